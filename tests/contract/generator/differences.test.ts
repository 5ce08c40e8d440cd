import { expect, test } from 'vitest'
import { bundleDocument } from '../../../codegen/bundle.js'
import { differencesOf } from '../../../codegen/differences.js'
import { modelOf } from '../../../codegen/readModel.js'
import { type Facet, surfaceOf } from '../../../codegen/surface.js'
import { documentWith, type Parts } from '../../support/specDocument.js'
import { answers, json, One, query, ref, row, Two, text } from '../../support/specParts.js'

const surface = async (parts: Parts): Promise<ReadonlyMap<string, Facet>> =>
  surfaceOf(modelOf('test', await bundleDocument(documentWith(parts))))

/** A document whose answer has these fields. */
const fields = (properties: object, required: readonly string[] = []): Parts => ({
  schemas: { Odd: { type: 'object', description: 'Odd.', required, properties } },
  operation: answers({
    'application/json': { schema: { $ref: ref('Odd') }, examples: { one: { value: shown(properties) } } },
  }),
})
const shown = (properties: object): object => Object.fromEntries(Object.keys(properties).map((name) => [name, '1']))
const given = (more: object): Parts => ({ parameters: [{ ...query('a'), ...more }] })
const body = (properties: object, required: readonly string[] = []): Parts => ({
  operation: { requestBody: json({ schema: { type: 'object', required, properties } }) },
})
const union = (...names: readonly ('One' | 'Two' | 'Three')[]): Parts => {
  const Three = { ...One, properties: { kind: { ...text, const: 'three' }, a: text } }
  const members = { One: ['one', One], Two: ['two', Two], Three: ['three', Three] } as const
  const mapping = Object.fromEntries(names.map((name) => [members[name][0], ref(name)]))
  const oneOf = names.map((name) => ({ $ref: ref(name) }))
  const value = names.map((name) => ({ kind: members[name][0], a: 'a' }))
  return {
    schemas: {
      ...Object.fromEntries(names.map((name) => [name, members[name][1]])),
      Either: { description: 'Either.', oneOf, discriminator: { propertyName: 'kind', mapping } },
    },
    operation: answers({
      'application/json': {
        schema: { type: 'array', description: 'Each.', items: { $ref: ref('Either') } },
        examples: { one: { value } },
      },
    }),
  }
}
const nullable = { ...text, type: ['string', 'null'] }
const wei = { ...text, format: 'wei' }
const choice = (...words: readonly string[]): { readonly schema: object } => ({
  schema: { type: 'string', enum: words },
})

const list = ({ schema }: { readonly schema: object }): object => ({ schema: { type: 'array', items: schema } })

/** A document before and after a change, and what users are told. */
const changes: readonly (readonly [string, Parts, Parts, readonly string[]])[] = [
  ['no change', {}, {}, []],
  [
    'an operation with another name',
    {},
    { operation: { operationId: 'listRows' } },
    ['breaking getRows is gone', 'new listRows'],
  ],
  ['an added field', fields({ a: text }), fields({ a: text, b: text }), ['new Odd.b']],
  ['a field that is gone', fields({ a: text, b: text }), fields({ a: text }), ['breaking Odd.b is gone']],
  [
    'a field with another public name',
    fields({ a: text }),
    fields({ a: { ...text, 'x-name': 'b' } }),
    ['breaking Odd.a is gone', 'new Odd.b'],
  ],
  [
    'a field with another name on the wire alone',
    fields({ a: text }),
    fields({ b: { ...text, 'x-name': 'a', 'x-also': ['a'] } }),
    [],
  ],
  ['a field of another type', fields({ a: text }), fields({ a: wei }), ['breaking Odd.a was string and is bigint']],
  ['a field that may be absent', fields({ a: text }, ['a']), fields({ a: text }), ['breaking Odd.a may be absent']],
  ['a field that is always there', fields({ a: text }), fields({ a: text }, ['a']), ['new Odd.a is always there']],
  ['a field that may be null', fields({ a: text }), fields({ a: nullable }), ['breaking Odd.a may be null']],
  [
    'a result that may be null',
    {},
    { operation: { 'x-nullable': true } },
    ['breaking the result of getRows may be null'],
  ],
  ['an added input', {}, given({}), ['new getRows({ a })']],
  ['an added input that is required', {}, given({ required: true }), ['breaking getRows({ a }) is new and required']],
  ['an input that is gone', given({}), {}, ['breaking getRows({ a }) is gone']],
  ['an input that is required', given({}), given({ required: true }), ['breaking getRows({ a }) is required']],
  ['an input that is no longer required', given({ required: true }), given({}), ['new getRows({ a }) may be left out']],
  ['an added value of an input', given(choice('a')), given(choice('a', 'b')), ['new getRows({ a }) takes b']],
  ['a value less', given(choice('a', 'b')), given(choice('a')), ['breaking getRows({ a }) no longer takes b']],
  [
    'a value less in a list',
    given(list(choice('a', 'b'))),
    given(list(choice('a'))),
    ['breaking getRows({ a }) no longer takes b'],
  ],
  [
    'a set of values where there was none',
    given({}),
    given(choice('a', 'b')),
    ['breaking getRows({ a }) takes only a, b'],
  ],
  [
    'a required field of a body',
    body({ b: text }),
    body({ b: text, c: text }, ['c']),
    ['breaking getRows({ c }) is new and required'],
  ],
  [
    'an added member of a union',
    union('One', 'Two'),
    union('One', 'Two', 'Three'),
    ['new Three in Either', 'new Three'],
  ],
  ['a withdrawal', {}, { operation: { deprecated: true } }, ['deprecated getRows']],
  [
    'a list that has pages',
    rows(),
    rows({ style: 'cursor', items: 'rows', cursor: 'cursor', first: 0 }),
    ['breaking the result of getRows was Rows and is Page<Row>'],
  ],
]

/** A list of rows, in pages or not. */
function rows(page?: object): Parts {
  const list = { type: 'array', description: 'Rows.', items: row }
  const examples = Object.fromEntries(
    Object.entries({ page1: 'a', page2: 'b', last: null }).map(([name, cursor]) => [
      name,
      { value: { rows: [{ id: '1' }], cursor } },
    ]),
  )
  return {
    parameters: [query('cursor')],
    schemas: { Rows: { type: 'object', description: 'Rows.', properties: { rows: list, cursor: nullable } } },
    operation: {
      ...answers({ 'application/json': { schema: { $ref: ref('Rows') }, examples } }),
      ...(page && { 'x-page': page }),
    },
  }
}

test.each(changes)('users are told of %s', async (_what, before, after, told) => {
  const found = differencesOf(await surface(before), await surface(after))
  expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(told)
})
