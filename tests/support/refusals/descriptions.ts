import { query, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** What nobody would be told about. */
export const undescribed: readonly Refusal[] = [
  [
    'a field with a blank description',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { ...text, description: ' ' } } } } },
    /field 'a' has no description/,
  ],
  [
    'a field without a description',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { type: 'string' } } } } },
    /field 'a' has no description/,
  ],
  [
    'a field that is anything without a word',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: true } } } },
    /field 'a' has no description/,
  ],
  ['an operation without a description', { operation: { description: undefined } }, /has no description/],
  [
    'an operation of no group, which the reference would leave out',
    { operation: { tags: [] } },
    /operation getRows has no tag, which groups it/,
  ],
  [
    'a parameter without a description',
    { parameters: [{ ...query('a'), description: undefined }] },
    /parameter 'a' has no description/,
  ],
  [
    'a schema without a description',
    { schemas: { Odd: { type: 'object', properties: { a: text } } } },
    /schema 'Odd' has no description/,
  ],
]
