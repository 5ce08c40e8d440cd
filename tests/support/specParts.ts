import type { Parts } from './specDocument.js'

/** Where a reference to a schema leads. */
export const ref = (name: string): string => `#/components/schemas/${name}`

/** A field of text. */
export const text = { type: 'string', description: 'Some text.' }

/** The row of the sound document. */
export const row = { $ref: ref('Row') }

/** Its rows. */
export const list = { type: 'array', description: 'Rows.', items: row }

/** A parameter that is text in the query. */
export const query = (name: string): object => ({
  name,
  in: 'query',
  description: 'A parameter.',
  schema: { type: 'string' },
})

/** A further schema whose one field is the given one. */
export const odd = (schema: object): Parts => ({
  schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { description: 'Odd.', ...schema } } } },
})

/** An answer or a body in JSON. */
export const json = (media: object): object => ({ description: 'Rows.', content: { 'application/json': media } })

/** The part of an operation that says what it answers, by media type. */
export const answers = (content: object): object => ({ responses: { 200: { description: 'Rows.', content } } })

/** A member of a union whose kind is its tag. */
export const member = (tag: string, required: readonly string[]): object => ({
  type: 'object',
  description: 'A member.',
  required,
  properties: { kind: { ...text, const: tag }, a: text },
})

/** A member that has a kind. */
export const One = member('one', ['kind'])

/** A member that has more than the other. */
export const Two = member('two', ['kind', 'a'])

/** A union of both, which needs more to be told apart. */
export const either = (more: object): object => ({
  description: 'Either.',
  oneOf: [{ $ref: ref('One') }, { $ref: ref('Two') }],
  ...more,
})

/** A union of both by their kinds. */
export const mapped = (mapping: object): object => either({ discriminator: { propertyName: 'kind', mapping } })
