import { odd, ref, row, text } from '../../../support/specParts.js'
import type { Refusal } from './refusal.js'

/** Schemas that would be read otherwise than the document says, or not at all. */
export const schemas: readonly Refusal[] = [
  [
    'an unknown format',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { ...text, format: 'uri' } } } } },
    /unknown format 'uri'/,
  ],
  [
    'a schema that requires a field it has not',
    { schemas: { Odd: { type: 'object', description: 'Odd.', required: ['b'], properties: { a: text } } } },
    /'b' is not defined/,
  ],
  [
    'a misspelt word of a schema',
    { schemas: { Odd: { type: 'object', description: 'Odd.', requierd: ['a'], properties: { a: text } } } },
    /`requierd` is not expected here/,
  ],
  [
    'a field that is no schema',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: 'b' } } } },
    /`Schema`/,
  ],
  ['a field that is any of several', odd({ anyOf: [{ type: 'string' }, row] }), /'anyOf' is not read.*oneOf/],
  [
    'a schema that is put together',
    { answer: { description: 'Rows.', allOf: [row] } },
    /'allOf' is not read: write its fields out/,
  ],
  ['a list by position', odd({ type: 'array', prefixItems: [text] }), /'prefixItems' is not read/],
  ['fields by pattern', odd({ type: 'object', patternProperties: { '^a': text } }), /'patternProperties' is not read/],
  ['a condition', odd({ type: 'string', if: { const: 'a' } }), /'if' is not read/],
  ['a field of two shapes', odd({ type: ['string', 'object'] }), /string or object: a value has one shape/],
  ['a format on what is no text or number', odd({ type: 'boolean', format: 'wei' }), /'wei' has no effect on boolean/],
  [
    'a format in a map',
    odd({ type: 'object', additionalProperties: { type: 'string', format: 'wei' } }),
    /values of a map are not decoded/,
  ],
  ['a constant that is no text', odd({ type: 'integer', const: 1 }), /'const' has no effect on integer/],
  [
    'a word beside a reference',
    odd({ $ref: ref('Row'), 'x-rows': 'independent' }),
    /'x-rows' is not read beside a reference: write it where '\S+Row' leads/,
  ],
  ['a reference that leads to no name', { answer: { $ref: '' } }, /'' leads to no name/],
  ['a reference to nothing', { answer: { $ref: '#/components/schemas/Nothing' } }, /resolve/],
]
