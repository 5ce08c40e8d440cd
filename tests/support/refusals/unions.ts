import { either, mapped, One, odd, ref, row, Two, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** Those with a discriminator, or read by their keys. */
const choices: readonly (readonly [string, object, RegExp])[] = [
  [
    'a union whose mapping lacks a member',
    mapped({ one: ref('One') }),
    /cannot be decoded: its mapping does not lead from 'two' to Two/,
  ],
  [
    'a union with a member that has no tag',
    { ...mapped({ one: ref('One'), row: ref('Row') }), oneOf: [{ $ref: ref('One') }, { $ref: ref('Row') }] },
    /cannot be decoded: Row has no const 'kind'/,
  ],
  [
    'a union whose mapping mixes up its members',
    mapped({ one: ref('Two'), two: ref('One') }),
    /its mapping does not lead from 'one' to One/,
  ],
  [
    'a union whose mapping leads elsewhere',
    mapped({ one: ref('One'), two: ref('Two'), row: ref('Row') }),
    /its mapping leads to Row, which is no member/,
  ],
  [
    'a union by tags that may be `null`',
    {
      ...mapped({ one: ref('One'), two: ref('Two') }),
      oneOf: [{ $ref: ref('One') }, { $ref: ref('Two') }, { type: 'null' }],
    },
    /`null` has no tag: give the union a name, and say where it is used that it may be `null`/,
  ],
  [
    'a union by keys in which one member hides another',
    either({ 'x-resolve': 'by-keys' }),
    /whatever has the keys of Two has those of One, which comes first/,
  ],
  [
    'a union by keys with a member that requires none',
    either({ 'x-resolve': 'by-keys', oneOf: [{ $ref: ref('Two') }, { $ref: ref('Row') }] }),
    /Row requires no key/,
  ],
  [
    'a union with a member that has no name',
    either({ 'x-resolve': 'by-keys', oneOf: [Two, { $ref: ref('One') }] }),
    /cannot be decoded: its members have to be references to schemas/,
  ],
]

/** Unions of which a member could never be read, and those that would have no name. */
export const unions: readonly Refusal[] = [
  [
    'a union that cannot be decoded',
    {
      schemas: {
        Other: { type: 'object', description: 'Other.', properties: { id: text } },
        Either: {
          description: 'Either.',
          oneOf: [{ $ref: '#/components/schemas/Row' }, { $ref: '#/components/schemas/Other' }],
        },
      },
    },
    /this oneOf cannot be decoded/,
  ],
  ...choices.map(([name, either, reason]) => [name, { schemas: { One, Two, Either: either } }, reason] as const),
  ['an answer that is an object without a name', { answer: One }, /the answer of getRows is an object: write it as a/],
  [
    'an answer that is a union without a name',
    { answer: mapped({ one: ref('One'), two: ref('Two') }), schemas: { One, Two } },
    /the answer of getRows is an object/,
  ],
  ['a union without a member', odd({ oneOf: [] }), /this oneOf has no member/],
  ['a union that is no list', { schemas: { Odd: { description: 'Odd.', oneOf: { a: row } } } }, /`OneOf` \(array\)/],
  [
    'an answer that is an object without a name, or `null`',
    { answer: { description: 'One.', oneOf: [One, { type: 'null' }] } },
    /the answer of getRows is an object/,
  ],
]
