import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { differencesOf } from '../../../../codegen/diff/differences.js'
import type { Entry } from '../../../../codegen/diff/entry.js'
import { surfaceOf } from '../../../../codegen/diff/surface.js'
import { readDocument } from '../../../../codegen/lint/readDocument.js'
import { modelOf } from '../../../../codegen/model/readModel.js'
import { documentWith, type Parts } from '../../../support/specDocument.js'
import { answers, json, One, query, ref, row, Two, text } from '../../../support/specParts.js'

const surface = async (parts: Parts): Promise<ReadonlyMap<string, Entry>> =>
  surfaceOf(modelOf('test', await readDocument(documentWith(parts))))

/** A document whose answer has these fields. */
const fields = (properties: object, required: readonly string[] = []): Parts => ({
  schemas: { Odd: { type: 'object', description: 'Odd.', required, properties } },
  operation: answers({
    'application/json': { schema: { $ref: ref('Odd') }, examples: { one: { value: shown(properties) } } },
  }),
})
const shown = (properties: object): object => Object.fromEntries(Object.keys(properties).map((name) => [name, '1']))
const ending = (status: string, on: string): Parts => ({
  operation: { deprecated: true, 'x-lifecycle': { status, on } },
})
const chainsGiven: Parts = {
  parameters: [
    {
      ...query('chains'),
      schema: { type: 'array', items: { ...text, format: 'evm-chain' } },
      example: ['0x1'],
    },
  ],
}
const given = (more: object): Parts => ({ parameters: [{ ...query('a'), example: 'a', ...more }] })
const write = {
  operationId: 'setRows',
  tags: ['row'],
  summary: 'Rows',
  description: 'Writes rows.',
  'x-lifecycle': { status: 'live' },
  ...answers({ 'application/json': { schema: row, examples: { one: { value: { id: 'a' } } } } }),
}
const body = (properties: object, required: readonly string[] = []): Parts => ({
  operation: {
    requestBody: {
      required: true,
      ...json({ schema: { type: 'object', required, properties }, examples: { one: { value: shown(properties) } } }),
    },
  },
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
const tagged = (): Parts => {
  const before = JSON.stringify(union('One', 'Two'))
  return JSON.parse(
    before
      .replaceAll('"one":"#', '"uno":"#')
      .replaceAll('"const":"one"', '"const":"uno"')
      .replaceAll('"kind":"one"', '"kind":"uno"'),
  )
}
const open = (properties: object): Parts => ({
  schemas: {
    ...fields({ a: text }).schemas,
    Data: { type: 'object', description: 'Data.', additionalProperties: true, properties },
  },
})
const limited = (schema: object, example?: unknown): Parts => given({ schema, example })
const wholeBody = (required: boolean): Parts => ({
  operation: {
    requestBody: {
      required,
      ...json({ schema: row, examples: { one: { value: { id: '1' } } } }),
      'x-input-name': 'row',
    },
  },
})
const named = (schema: object): Parts => ({
  ...limited({ type: 'array', items: { $ref: ref('Word') } }),
  ...body({ b: { $ref: ref('Word') } }),
  schemas: { Word: { description: 'A word.', ...schema } },
})
const known = (...words: readonly string[]): object => ({ ...text, 'x-known': words })
const nullable = { ...text, type: ['string', 'null'] }
const wei = { ...text, format: 'wei' }
const choice = (...words: readonly string[]): { readonly schema: object } => ({
  schema: { type: 'string', enum: words },
})

const list = ({ schema }: { readonly schema: object }): object => ({
  schema: { type: 'array', items: schema },
  example: ['a'],
})

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
  ['a field that is never null', fields({ a: nullable }), fields({ a: text }), ['new Odd.a is never null']],
  [
    'a result that may be null',
    {},
    { operation: { 'x-nullable': true } },
    ['breaking the result of getRows may be null'],
  ],
  [
    'a result that may be null after a write',
    { item: { post: write } },
    { item: { post: { ...write, 'x-empty': null } } },
    ['breaking the result of setRows may be null'],
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
  [
    'an announced end',
    {},
    ending('announced', '2026-12-06'),
    ['deprecated getRows: The provider announced its removal for 2026-12-06.'],
  ],
  [
    'another day of an end',
    ending('announced', '2026-12-06'),
    ending('announced', '2026-12-07'),
    ['deprecated getRows: The provider announced its removal for 2026-12-07.'],
  ],
  ['an end that is off', ending('announced', '2026-12-06'), {}, ['new getRows is no longer deprecated']],
  [
    'a removal',
    ending('announced', '2026-12-06'),
    ending('removed', '2026-12-06'),
    ['breaking getRows: The provider removed it on 2026-12-06.'],
  ],
  [
    'a removal at the gateway alone',
    {},
    { operation: { 'x-lifecycle': { status: 'removed', on: '2026-12-06', host: 'gateway' } } },
    ['breaking getRows: The provider removed it on 2026-12-06 at its gateway.'],
  ],
  ['a removal that is off', ending('removed', '2026-12-06'), {}, ['new getRows is served again']],
  [
    'a plan that is needed',
    {},
    { operation: { 'x-lifecycle': { status: 'live', plan: 'pro' } } },
    ['changed getRows needs the plan pro, was nothing'],
  ],
  [
    'a cost per chain',
    { operation: { 'x-cost': 5 }, ...chainsGiven },
    { operation: { 'x-cost': 5, 'x-cost-per': 'chain' }, ...chainsGiven },
    ['changed getRows costs 5 compute units per chain, was 5 compute units'],
  ],
  [
    'hosts of an operation',
    {},
    { operation: { servers: [{ url: 'https://other.test', 'x-api': 'evm' }] } },
    ['changed getRows is served by https://other.test, was nothing'],
  ],
  [
    'a lower maximum and a higher minimum',
    limited({ type: 'integer', minimum: 0, maximum: 100 }),
    limited({ type: 'integer', minimum: 1, maximum: 50 }),
    ['breaking getRows({ a }) takes at least 1, was 0', 'breaking getRows({ a }) takes at most 50, was 100'],
  ],
  [
    'a higher maximum and no minimum',
    limited({ type: 'integer', minimum: 1, maximum: 50 }),
    limited({ type: 'integer', maximum: 100 }),
    ['new getRows({ a }) is no longer held to at least 1', 'new getRows({ a }) takes at most 100, was 50'],
  ],
  [
    'fewer entries, each of another pattern',
    limited({ type: 'array', maxItems: 25, items: { type: 'string', pattern: '^a' } }),
    limited({ type: 'array', maxItems: 10, items: { type: 'string', pattern: '^b' } }),
    [
      'breaking getRows({ a }) takes text of the pattern ^b, was ^a',
      'breaking getRows({ a }) takes at most 10 entries, was 25',
    ],
  ],
  [
    'a limit in a body',
    body({ b: text }),
    body({ b: { ...text, maxLength: 64 } }),
    ['breaking getRows({ b }) takes at most 64 characters'],
  ],
  [
    'a limit of a schema with a name, which a list and a body have',
    named({ type: 'string' }),
    named({ type: 'string', maxLength: 64 }),
    ['breaking getRows({ a }) takes at most 64 characters', 'breaking getRows({ b }) takes at most 64 characters'],
  ],
  [
    'another default of an input',
    limited({ type: 'integer', default: 10 }),
    limited({ type: 'integer', default: 20 }),
    ['breaking getRows({ a }) is 20 where there is none, was 10'],
  ],
  [
    'a default where there was none',
    limited({ type: 'integer' }),
    limited({ type: 'integer', default: 20 }),
    ['new getRows({ a }) is 20 where there is none'],
  ],
  [
    'another default of a field',
    fields({ a: { ...text, default: 'x' } }),
    fields({ a: { ...text, default: 'y' } }),
    ['breaking Odd.a is "y" where there is none, was "x"'],
  ],
  [
    'a default that is sent for a required input',
    given({ required: true }),
    given({ required: true, schema: { type: 'string', default: 'x', 'x-send-default': true } }),
    ['new getRows({ a }) may be left out', 'new getRows({ a }) is "x" where there is none'],
  ],
  ['a body that is required', wholeBody(false), wholeBody(true), ['breaking getRows({ row }) is required']],
  [
    'an amount in another unit',
    fields({ a: wei }),
    fields({ a: { ...text, format: 'octas' } }),
    ['breaking Odd.a was in wei and is in octas'],
  ],
  [
    'an input of another format, although both are text',
    limited({ type: 'string', format: 'evm-address' }, '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'),
    limited({ type: 'string', format: 'aptos-address' }, '0x1'),
    ['breaking getRows({ a }) was evm-address and is aptos-address'],
  ],
  [
    'a list of inputs that takes any text',
    limited({ type: 'array', items: { type: 'string', format: 'hash32' } }),
    limited({ type: 'array', items: { type: 'string' } }),
    ['new getRows({ a }) was list of hash32 and is list of string'],
  ],
  [
    'an input that takes a list alone',
    limited({ type: 'array', 'x-one-or-many': true, items: { type: 'string' } }),
    limited({ type: 'array', items: { type: 'string' } }),
    ['breaking getRows({ a }) was string or list of string and is list of string'],
  ],
  [
    'a known value more in an answer',
    fields({ a: known('a') }),
    fields({ a: known('a', 'b') }),
    ['new Odd.a may be b'],
  ],
  [
    'another tag of a union',
    union('One', 'Two'),
    tagged(),
    ['breaking One.kind is no longer one', 'new One.kind may be uno'],
  ],
  [
    'a named field of an object of data',
    { ...fields({ a: text }), ...open({ a: text, b: text }) },
    { ...fields({ a: text }), ...open({ a: text }) },
    ['breaking Data.b is gone'],
  ],
  [
    'another cost, other headers and fewer attempts',
    {},
    { operation: { 'x-cost': 50, 'x-idempotent': false, 'x-transport': { bearer: true } } },
    [
      'changed getRows after an error is not repeated, was repeated',
      'changed getRows costs 50 compute units, was nothing',
      'changed getRows is sent with the bearer authorization, was nothing',
    ],
  ],
  [
    'another path',
    {},
    { operation: { 'x-wire-path': '/v2/rows' } },
    [
      'changed getRows is sent as GET /v2/rows, was GET /rows',
      'changed getRows is sent to a plain node as /rows, was nothing',
    ],
  ],
  [
    'another way to the next page',
    rows({ style: 'cursor', items: 'rows', cursor: 'cursor', first: 0 }),
    rows({ style: 'has-next', items: 'rows', cursor: 'cursor', first: 0 }),
    ['changed getRows is paged by has-next cursor, was cursor cursor'],
  ],
  [
    'a path of a plain node',
    {},
    { operation: { 'x-fullnode-path': '/v1/rows' } },
    ['changed getRows is sent to a plain node as /v1/rows, was nothing'],
  ],
  [
    'the product among the headers',
    {},
    { operation: { 'x-transport': { product: true } } },
    ['changed getRows is sent with the product, was nothing'],
  ],
  ['an amount whose unit is not said', fields({ a: wei }), fields({ a: { ...text, format: 'uint256' } }), []],
  [
    'an amount that may be null',
    fields({ a: wei }),
    fields({ a: { ...wei, type: ['string', 'null'] } }),
    ['breaking Odd.a may be null'],
  ],
  [
    'amounts in another unit, in a list',
    amounts('wei'),
    amounts('octas'),
    ['breaking Odd.a was in wei and is in octas'],
  ],
  ['any value of an input', given(choice('a')), given({}), ['new getRows({ a }) takes any value']],
  ['any value of an answer', fields({ a: known('1') }), fields({ a: text }), ['breaking Odd.a may be any value']],
  [
    'a known value less in an answer',
    fields({ a: known('1', 'b') }),
    fields({ a: known('1') }),
    ['changed Odd.a is no longer b'],
  ],
  [
    'a field that is withdrawn',
    fields({ a: text }),
    fields({ a: { ...text, deprecated: true } }),
    ['deprecated Odd.a'],
  ],
  [
    'a field that is withdrawn no more',
    fields({ a: { ...text, deprecated: true } }),
    fields({ a: text }),
    ['new Odd.a is no longer deprecated'],
  ],
  [
    'a limit that is gone',
    limited({ type: 'string', pattern: '^a' }),
    limited({ type: 'string' }),
    ['new getRows({ a }) is no longer held to text of the pattern ^a'],
  ],
  ...Object.entries({
    minLength: 'at least # characters',
    minItems: 'at least # entries',
  }).map(
    ([word, said]) =>
      [
        `the limit ${word}`,
        limited({ type: /Items/.test(word) ? 'array' : /Length/.test(word) ? 'string' : 'integer' }),
        limited({ type: /Items/.test(word) ? 'array' : /Length/.test(word) ? 'string' : 'integer', [word]: 2 }),
        [`breaking getRows({ a }) takes ${said.includes('#') ? said.replace('#', '2') : `${said} 2`}`],
      ] as const,
  ),
  [
    'what is made of the fields of an answer',
    made({}),
    made({ 'x-gather': { all: ['a', 'b'] }, 'x-group': { both: ['a', 'b'] }, 'x-from-input': { of: 'evm-address' } }),
    ['new Odd.of', 'new Odd.all', 'new Odd.both'],
  ],
  [
    'what is made of other fields, and of another input',
    made({ 'x-gather': { all: ['a', 'b'] }, 'x-group': { both: ['a', 'b'] }, 'x-from-input': { of: 'evm-address' } }),
    made({ 'x-gather': { all: ['a'] }, 'x-group': { both: ['b'] }, 'x-from-input': { of: 'hash32' } }),
    [
      'breaking Odd.of was evm-address and is hash32',
      'breaking Odd.all was those of a, b and is those of a',
      'breaking Odd.both was { a, b } and is { b }',
    ],
  ],
  [
    'an object where there was a text',
    body({ b: text, one: text }),
    bodyWithObject(),
    ['new One', 'breaking getRows({ one }) was string and is One'],
  ],
  [
    'an input that takes any hex where it took a hash',
    limited({ type: 'string', format: 'hash32' }),
    limited({ type: 'string', format: 'hex' }),
    ['new getRows({ a }) was hash32 and is hex'],
  ],
  [
    'an input that takes a block by its hash, too',
    limited({ type: 'string', format: 'block-number' }),
    limited({ type: 'string', format: 'block-id' }),
    ['new getRows({ a }) was UintInput and is block-id'],
  ],
  [
    'an input that takes a selector, too',
    limited({ type: 'string', format: 'evm-address' }),
    limited({ type: 'string', format: 'evm-address-or-selector' }),
    ['new getRows({ a }) was evm-address and is evm-address-or-selector'],
  ],
  [
    'a default that is gone',
    limited({ type: 'integer', default: 10 }),
    limited({ type: 'integer' }),
    ['breaking getRows({ a }) has no default, was 10'],
  ],
  [
    'a share where there were dollars',
    fields({ a: { ...text, format: 'usd' } }),
    fields({ a: { ...text, format: 'percent' } }),
    ['breaking Odd.a was in usd and is in percent'],
  ],
  ['an object that a body has besides', body({ b: text }), bodyWithObject(), ['new getRows({ one })', 'new One']],
  [
    'a list that has pages',
    rows(),
    rows({ style: 'cursor', items: 'rows', cursor: 'cursor', first: 0 }),
    [
      'changed getRows is paged by cursor cursor, was nothing',
      'breaking the result of getRows was Rows and is Page<Row>',
    ],
  ],
]

/** An answer with fields that others are made of. */
function made(extras: object): Parts {
  const { schemas, operation } = fields({ a: text, b: text })
  return { ...(operation && { operation }), schemas: { Odd: { ...Object(schemas).Odd, ...extras } } }
}

/** Amounts in an answer. */
function amounts(format: string): Parts {
  const properties = { a: { type: 'array', description: 'Amounts.', items: { type: 'string', format } } }
  return {
    schemas: { Odd: { type: 'object', description: 'Odd.', properties } },
    operation: answers({
      'application/json': { schema: { $ref: ref('Odd') }, examples: { one: { value: { a: ['1'] } } } },
    }),
  }
}

/** A body with an object that has a name. */
function bodyWithObject(): Parts {
  const schema = { type: 'object', properties: { b: text, one: { $ref: ref('One') } } }
  const value = { b: '1', one: { kind: 'one' } }
  const requestBody = { required: true, ...json({ schema, examples: { one: { value } } }) }
  return { schemas: { One }, operation: { requestBody } }
}

/** A list of rows, in pages or not. */
function rows(page?: object): Parts {
  const list = { type: 'array', description: 'Rows.', items: row }
  const examples = Object.fromEntries(
    Object.entries({ page1: 'a', page2: 'b', last: null }).map(([name, cursor]) => [
      name,
      { value: { rows: [{ id: '1' }], cursor, hasNextPage: cursor !== null } },
    ]),
  )
  return {
    parameters: [query('cursor')],
    schemas: {
      Rows: {
        type: 'object',
        description: 'Rows.',
        properties: {
          rows: list,
          cursor: nullable,
          hasNextPage: { type: 'boolean', description: 'More.', 'x-list': 'has-next' },
        },
      },
    },
    operation: {
      ...answers({ 'application/json': { schema: { $ref: ref('Rows') }, examples } }),
      ...(page && { 'x-page': { size: 'fixed', ...page } }),
    },
  }
}

test.each(changes)('users are told of %s', async (_what, before, after, told) => {
  const found = differencesOf(await surface(before), await surface(after))
  expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(told)
})

test('users are told of another host, of a network more, and of one that is gone', async () => {
  const hosts = async (...servers: readonly object[]): Promise<ReadonlyMap<string, Entry>> => {
    const file = documentWith({})
    writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), servers }))
    return surfaceOf(modelOf('test', await readDocument(file)))
  }
  const server = (name: string, network?: string): object => ({
    url: `https://${name}.test`,
    ...(network && { 'x-network': network }),
  })
  const before = await hosts(server('a'), server('b', 'mainnet'), server('c', 'testnet'))
  const after = await hosts(server('d'), server('b', 'mainnet'), server('e', 'devnet'))
  expect(differencesOf(before, after)).toEqual([
    { kind: 'breaking', text: 'the network testnet is gone' },
    { kind: 'new', text: 'the network devnet' },
    { kind: 'changed', text: 'the API is served by https://d.test, was https://a.test' },
  ])
})
