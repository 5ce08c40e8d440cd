import { list, mapped, One, odd, ref, row, Two, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** What JSON Schema has besides, with a value that it takes. */
const unread = {
  ...Object.fromEntries(['allOf', 'anyOf', 'prefixItems'].map((word) => [word, [text]])),
  ...Object.fromEntries(['not', 'if', 'then', 'else', 'contains', 'propertyNames'].map((word) => [word, text])),
  ...Object.fromEntries(['unevaluatedItems', 'unevaluatedProperties'].map((word) => [word, false])),
  ...Object.fromEntries(['patternProperties', 'dependentSchemas', '$defs'].map((word) => [word, { b: text }])),
  dependentRequired: { b: ['c'] },
  ...Object.fromEntries(['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map((word) => [word, 1])),
  readOnly: true,
  writeOnly: true,
}

/** What says of a value something that depends on its type. */
const typed = {
  ...Object.fromEntries(
    [...['minimum', 'maximum'], ...['minLength', 'maxLength', 'minItems', 'maxItems']].map((word) => [word, 1]),
  ),
  default: 'a',
  format: 'wei',
  items: text,
  pattern: 'a',
  'x-rows': 'independent',
  'x-one-or-many': true,
  'x-known': ['a'],
  const: 'a',
  enum: ['a'],
}

/** The words of one type, each on another. */
const elsewhere = {
  ...Object.fromEntries(['minItems', 'maxItems', 'minimum', 'maximum'].map((word) => [word, ['string', 1]] as const)),
  ...Object.fromEntries(['minLength', 'maxLength'].map((word) => [word, ['integer', 1]] as const)),
  pattern: ['integer', 'a'],
  items: ['string', text],
  'x-rows': ['string', 'independent'],
  'x-one-or-many': ['string', true],
} as const

/** Other shapes, each with a type that has none of them. */
const accepted = {
  single: { type: 'object', belongs: 'array' },
  nested: { type: 'object', belongs: 'array' },
  'empty-object': { type: 'object', belongs: 'array' },
  'empty-list': { type: 'array', belongs: 'object' },
  json: { type: 'array', belongs: 'object' },
  number: { type: 'integer', belongs: 'string' },
}

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
    /values of a map are not decoded: 'format' has no effect there/,
  ],
  [
    'rows in a map',
    odd({ type: 'object', additionalProperties: row }),
    /values of a map are not decoded: '\$ref' has no effect there/,
  ],
  [
    'objects in a map',
    odd({ type: 'object', additionalProperties: { type: 'object', properties: { b: text } } }),
    /values of a map are not decoded: 'properties' has no effect there/,
  ],
  ['a format without a type', odd({ format: 'wei' }), /'format' is not read without a type: a value may be anything/],
  ['a list that is not said to be one', odd({ items: row }), /'items' is not read without a type/],
  ['a default without a type', odd({ default: false }), /'default' is not read without a type/],
  ['words of no type', odd({ 'x-known': ['a'] }), /'x-known' is not read without a type/],
  ['a list of no types', odd({ type: [] }), /'type' names no type/],
  [
    'a withdrawn schema',
    { schemas: { Odd: { type: 'object', description: 'Odd.', deprecated: true, properties: { a: text } } } },
    /'deprecated' has no effect here: it belongs on a field/,
  ],
  [
    'the public name of a row',
    odd({ type: 'array', items: { ...text, 'x-name': 'b' } }),
    /'x-name' has no effect here: it belongs on a field/,
  ],
  [
    'a text that may come alone',
    odd({ ...text, 'x-accept': 'single' }),
    /'x-accept: single' has no effect on string: it belongs on array/,
  ],
  [
    'a reference to an object that may come as text',
    odd({ $ref: ref('Row'), 'x-accept': 'number' }),
    /'x-accept: number' has no effect on object: it belongs on string/,
  ],
  [
    'a boolean accepted for text',
    odd({ ...text, 'x-accept': 'boolean' }),
    /'x-accept: boolean' has no effect on string: it belongs on integer/,
  ],
  [
    'a list that may come empty for an object',
    odd({ type: 'array', items: text, 'x-accept': 'empty-list' }),
    /'x-accept: empty-list' has no effect on array: it belongs on object/,
  ],
  [
    'a list of itself',
    { schemas: { List: { type: 'array', description: 'Lists.', items: { $ref: ref('List') } } } },
    /schema 'List' holds itself: only an object can/,
  ],
  [
    'a list of a list that may be `null` and is the first',
    {
      schemas: {
        List: { type: 'array', description: 'Lists.', items: { oneOf: [{ $ref: ref('Other') }, { type: 'null' }] } },
        Other: { type: 'array', description: 'Lists.', items: { $ref: ref('List') } },
      },
    },
    /schema 'List' holds itself[\s\S]*schema 'Other' holds itself/,
  ],
  [
    'a constant that may be a number too',
    odd({ type: ['integer', 'string'], const: 'a' }),
    /'const' has no effect on integer or string: it belongs on string/,
  ],
  ['a constant that is no text', odd({ type: 'integer', const: 1 }), /'const' has no effect on integer/],
  [
    'a word beside a reference',
    odd({ $ref: ref('Row'), 'x-rows': 'independent' }),
    /'x-rows' is not read beside a reference: write it where '\S+Row' leads/,
  ],
  ['a reference that leads to no name', { answer: { $ref: '' } }, /'' leads to no name/],
  [
    'a reference to a field, which has the name of a schema',
    {
      schemas: {
        Odd: { type: 'object', description: 'Odd.', properties: { Row: text } },
        Other: { type: 'object', description: 'Other.', properties: { a: { $ref: `${ref('Odd')}/properties/Row` } } },
      },
    },
    /'\S+Odd\/properties\/Row' leads to a schema without a name: give it one of its own/,
  ],
  [
    'a list of itself that has no name',
    {
      answer: {
        ...list,
        items: { $ref: '#/paths/~1rows/get/responses/200/content/application~1json/schema' },
      },
      example: [],
    },
    /leads to a schema without a name/,
  ],
  [
    'a reference to nothing',
    { answer: { $ref: '#/components/schemas/Nothing' } },
    /^.+ {2}'#\/components\/schemas\/Nothing' leads to nothing: this file has no 'Nothing'$/,
  ],
  [
    'a mapping to nothing',
    { schemas: { One, Two, Either: mapped({ one: ref('One'), two: ref('Tow') }) } },
    /^.+ {2}'#\/components\/schemas\/Tow' leads to nothing: this file has no 'Tow'$/m,
  ],
  [
    'a reference to a file that there is not',
    { answer: { $ref: 'rows.yaml#/Row' } },
    /^.+ {2}'rows.yaml#\/Row' leads to nothing: there is no file rows.yaml$/,
  ],
  [
    'a schema that is nothing but a reference to itself',
    { schemas: { Odd: { $ref: ref('Other') }, Other: { $ref: ref('Odd') } } },
    /:\d+ {2}'#\/components\/schemas\/O\w+' leads back to itself: it is nothing but references$/,
  ],
  [
    'a schema that is itself or `null`',
    {
      schemas: { Odd: { description: 'Odd.', oneOf: [{ $ref: ref('Odd') }, { type: 'null' }] } },
      answer: { $ref: ref('Odd') },
    },
    /schema 'Odd' holds itself: only an object can/,
  ],
  ...Object.entries(unread).map(
    ([word, value]) =>
      [
        `a schema with the word ${word}`,
        odd({ type: 'object', [word]: value }),
        new RegExp(`'${word.replace('$', '[$]')}' is not read`),
      ] as const,
  ),
  ...Object.entries(typed).map(
    ([word, value]) =>
      [
        `a schema with the word ${word}, but without a type`,
        odd({ [word]: value }),
        new RegExp(`^\\S+ {2}'${word}' is not read without a type: a value may be anything$`),
      ] as const,
  ),
  ...Object.entries(elsewhere).map(
    ([word, [type, value]]) =>
      [
        `a schema with the word ${word} of another type`,
        odd({ type: [type, 'null'], [word]: value }),
        new RegExp(`^\\S+ {2}'${word}' has no effect on ${type}: it belongs on (array|string|number or integer)$`),
      ] as const,
  ),
  ...Object.entries(accepted).map(
    ([word, { type, belongs }]) =>
      [
        `x-accept: ${word} where it has no effect`,
        odd({ type: [type, 'null'], 'x-accept': word }),
        new RegExp(`'x-accept: ${word}' has no effect on ${type}: it belongs on ${belongs}$`, 'm'),
      ] as const,
  ),
  [
    'another shape of what may be anything',
    odd({ 'x-accept': 'single' }),
    /'x-accept: single' has no effect on what may be anything: it belongs on array/,
  ],
  [
    'a word of OpenAPI 3.0',
    odd({ type: 'string', nullable: true }),
    /write `type: \[string, 'null'\]`, not `nullable`/,
  ],
  [
    'lists in a map',
    odd({ type: 'object', additionalProperties: { items: text } }),
    /values of a map are not decoded: 'items' has no effect there/,
  ],
  [
    'a union in a map',
    odd({ type: 'object', additionalProperties: { oneOf: [row, { type: 'null' }] } }),
    /values of a map are not decoded: 'oneOf' has no effect there/,
  ],
  ...[7, null, true, ['a']].map(
    (value) =>
      [
        `a constant of a text that is ${JSON.stringify(value)}`,
        odd({ type: 'string', const: value }),
        /'const' takes a text/,
      ] as const,
  ),
  [
    'an object that may come as text for a list or `null` that has a name',
    {
      schemas: {
        ...odd({ oneOf: [{ $ref: ref('List') }, { type: 'null' }], 'x-accept': 'json' }).schemas,
        List: { type: 'array', description: 'A list.', items: text },
      },
    },
    /'x-accept: json' has no effect on array: it belongs on object/,
  ],
  [
    'a description beside a reference to an answer',
    { operation: { responses: { 200: { $ref: '#/components/schemas/Row', description: 'Rows.' } } } },
    /'description' is not read beside a reference/,
  ],
]
