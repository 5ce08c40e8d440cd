import type { Parts } from '../specDocument.js'
import { list, One, odd, ref, row, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** An answer that is a schema with the given field. */
const answered = (schema: object): Parts => ({ ...odd(schema), answer: { $ref: ref('Odd') } })

/** Values for an absent field that could not stand in an answer. */
export const defaults: readonly Refusal[] = [
  [
    'a default of a row',
    { answer: { ...list, items: { ...row, default: {} } } },
    /'default' has no effect on a row: it belongs on a field/,
  ],
  ['a default of another type', odd({ type: 'boolean', default: '' }), /the default "" is no boolean/],
  [
    'a default in an answer that is not what is decoded',
    answered({ type: 'string', format: 'wei', default: '0' }),
    /the default "0" cannot stand in an answer/,
  ],
  [
    'a default in an answer that its format does not take',
    answered({ type: 'string', format: 'evm-address', default: 'abc' }),
    /the default "abc" cannot stand in an answer/,
  ],
  [
    'such a default in the rows of an answer',
    {
      ...answered({ type: 'string', format: 'unix-seconds', default: '0' }),
      answer: { type: 'array', description: 'Rows.', items: { $ref: ref('Odd') } },
    },
    /the default "0" cannot stand in an answer/,
  ],
  [
    'a default in an answer that lacks a field',
    {
      ...answered({ $ref: ref('One'), default: {} }),
      schemas: { ...answered({ $ref: ref('One'), default: {} }).schemas, One },
    },
    /the default \{\} cannot stand in an answer/,
  ],
  [
    'a default of `null` in an answer that is never `null`',
    {
      ...answered({ $ref: ref('One'), default: null }),
      schemas: { ...answered({ $ref: ref('One'), default: null }).schemas, One },
    },
    /the default null cannot stand in an answer/,
  ],
  [
    'a default in an answer that is no object where one is referred to',
    {
      ...answered({ $ref: ref('One'), default: 0 }),
      schemas: { ...answered({ $ref: ref('One'), default: 0 }).schemas, One },
    },
    /the default 0 cannot stand in an answer/,
  ],
  [
    'a default that is no value of its field',
    odd({ type: 'string', enum: ['a'], default: 'b' }),
    /the default "b" is none of the values that are allowed/,
  ],
  [
    'a default above the maximum',
    odd({ type: 'integer', maximum: 100, default: 101 }),
    /the default 101 is none of the values/,
  ],
  [
    'a default below the minimum',
    odd({ type: 'integer', minimum: 1, default: 0 }),
    /the default 0 is none of the values/,
  ],
  [
    'a default in an answer that lacks a field which has one itself',
    {
      ...answered({ $ref: ref('Inner'), default: { kind: 'one' } }),
      schemas: {
        ...answered({ $ref: ref('Inner'), default: { kind: 'one' } }).schemas,
        Inner: {
          type: 'object',
          description: 'Odd.',
          properties: { kind: text, a: { ...text, default: '' } },
        },
      },
    },
    /the default \{"kind":"one"\} cannot stand in an answer/,
  ],
  [
    'a default in an answer that has a field of another format',
    {
      ...answered({ $ref: ref('Inner'), default: { a: 'b' } }),
      schemas: {
        ...answered({ $ref: ref('Inner'), default: { a: 'b' } }).schemas,
        Inner: {
          type: 'object',
          description: 'Odd.',
          properties: { a: { type: 'string', description: 'A.', format: 'wei' } },
        },
      },
    },
    /the default \{"a":"b"\} cannot stand in an answer/,
  ],
  ['a default that is no whole number', odd({ type: 'integer', default: 1.5 }), /the default 1.5 is no integer/],
  ['a default that is a list', odd({ type: 'string', default: [] }), /the default \[\] is no string/],
  [
    'a default in an answer that is a list with entries',
    answered({ type: 'array', items: text, default: ['a'] }),
    /the default \["a"\] cannot stand in an answer/,
  ],
  [
    'such a default within a field that may be `null`',
    {
      schemas: {
        ...odd({ oneOf: [{ $ref: ref('Inner') }, { type: 'null' }] }).schemas,
        Inner: {
          type: 'object',
          description: 'Inner.',
          properties: { a: { ...text, format: 'wei', default: 'b' } },
        },
      },
      answer: { $ref: ref('Odd') },
    },
    /the default "b" cannot stand in an answer/,
  ],
]
