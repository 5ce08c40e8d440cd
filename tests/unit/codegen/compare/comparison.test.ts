import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apis } from '../../../../openapi-ts.config.js'
import { type AnyDocument, comparison, differenceLines } from '../../../support/published.js'
import { respelled } from '../../../support/respelled.js'

const ours: Readonly<Record<string, AnyDocument>> = Object.fromEntries(
  apis.map((api) => [api, JSON.parse(readFileSync(`generated/${api}/openapi.json`, 'utf8'))]),
)
const lines = (theirs: readonly AnyDocument[], only?: string) => differenceLines(comparison(ours, theirs, only))

/** Our document of EVM data, changed. */
function changed(change: (document: AnyDocument) => void, api = 'evm'): AnyDocument {
  const document = structuredClone(ours[api])
  change(document)
  return document
}

const balance = (document: AnyDocument): AnyDocument => document.paths['/{address}/balance'].get

const text = { type: 'string' }

/** A document whose one operation has a value in its query. */
const query = (schema: AnyDocument, more: object = {}): AnyDocument => ({
  openapi: '3.1.0',
  paths: {
    '/rows': {
      post: {
        operationId: 'getRows',
        parameters: [{ name: 'it', in: 'query', required: schema.isRequired, schema, ...more }],
      },
    },
  },
})

/** A document whose one operation has a value in its query, its body and its answer. */
function everywhere(schema: AnyDocument): AnyDocument {
  const it = { type: 'object', properties: { it: schema, name: text }, required: schema.isRequired ? ['it'] : [] }
  const document = query(schema)
  const content = { 'application/json': { schema: it } }
  Object.assign(document.paths['/rows'].post, {
    requestBody: { required: true, content },
    responses: { 200: { content } },
  })
  return document
}

describe('a document is no different from itself', () => {
  test.each(apis)('%s', (api) => {
    const compared = comparison(ours, [ours[api]])
    expect(differenceLines(compared)).toEqual([])
    expect(new Set(compared.map((one) => one.api))).toEqual(new Set([api]))
  })

  test('also in another order, with references written out, wrapped in `allOf`, and other names in paths', () => {
    const chances = fc.record({ api: fc.constantFrom(...apis), seeds: fc.infiniteStream(fc.nat()) })
    fc.assert(
      fc.property(chances, ({ api, seeds }) => {
        expect(lines([respelled(ours[api], (below) => Number(seeds.next().value) % below)])).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('with others beside it, in whatever order', () => {
    expect(lines(Object.values(ours).reverse())).toEqual([])
  })

  test('at another host, and below another path', () => {
    const moved = changed((document) => {
      document.servers = [{ url: 'https://other.test/data/v9' }]
    })
    expect(lines([moved])).toEqual([])
  })
})

test.each<[string, (document: AnyDocument) => void, readonly string[]]>([
  [
    'a new operation',
    ({ paths }) => {
      paths['/new/{id}'] = { get: { operationId: 'getNew', responses: {} } }
    },
    ['getNew: missing operation'],
  ],
  [
    'an operation that is gone',
    ({ paths }) => {
      delete paths['/{address}/balance']
    },
    ['getNativeBalance: extra operation'],
  ],
  [
    'an operation whose end we tell is gone',
    ({ paths }) => {
      delete paths['/block/{block_number_or_hash}/stats']
    },
    [],
  ],
  [
    'an operation at another path',
    ({ paths }) => {
      paths['/balance/of/{address}'] = paths['/{address}/balance']
      delete paths['/{address}/balance']
    },
    ['getNativeBalance: different path (GET /{address}/balance → GET /balance/of/{address})'],
  ],
  [
    'the announcement of an end',
    (document) => {
      balance(document).deprecated = true
    },
    ['getNativeBalance: different deprecated (no → yes)'],
  ],
  [
    'a new parameter',
    (document) => {
      balance(document).parameters.push({ name: 'unit', in: 'query', schema: { type: 'string' } })
    },
    ['getNativeBalance: missing parameter query unit (string)'],
  ],
  [
    'a parameter that is gone',
    (document) => {
      balance(document).parameters = balance(document).parameters.filter((one: AnyDocument) => one.name !== 'to_block')
    },
    ['getNativeBalance: extra parameter query to_block (integer)'],
  ],
  [
    'a parameter that callers must give',
    (document) => {
      balance(document).parameters.find((one: AnyDocument) => one.name === 'to_block').required = true
    },
    ['getNativeBalance: different required query to_block (no → yes)'],
  ],
  [
    'a parameter of another type',
    (document) => {
      balance(document).parameters.find((one: AnyDocument) => one.name === 'to_block').schema = { type: 'boolean' }
    },
    ['getNativeBalance: different type query to_block (integer → boolean)'],
  ],
  [
    'a chain that we know, and one that we do not',
    (document) => {
      const chain = balance(document).parameters.find((one: AnyDocument) => one.name === 'chain')
      chain.schema = { type: 'string', enum: ['eth', '0x89', 'bsc testnet', '0xffffff1', 'moon'] }
    },
    ['getNativeBalance: missing value query chain (0xffffff1, moon)'],
  ],
  [
    'a new field',
    ({ components }) => {
      components.schemas.NativeBalance.properties.usd = { type: 'number' }
    },
    ['getNativeBalance: missing field answer.usd (number)'],
  ],
  [
    'a field that is gone, from each operation that has it',
    ({ components }) => {
      delete components.schemas.SoldPrice.properties.message
    },
    [
      'getNFTContractSalePrices: extra field answer.message (string)',
      'getNFTSalePrices: extra field answer.message (string)',
    ],
  ],
  [
    'a field that may be null',
    ({ components }) => {
      components.schemas.NativeBalance.properties.balance.type = ['string', 'null']
    },
    ['getNativeBalance: missing type answer.balance (string → null or string)'],
  ],
  [
    'a field of another type',
    ({ components }) => {
      components.schemas.NativeBalance.properties.balance.type = 'object'
    },
    ['getNativeBalance: different type answer.balance (string → object)'],
  ],
])('%s is exactly that difference', (_, change, expected) => {
  expect(lines([changed(change)])).toEqual(expected)
})

test.each<[string, object, object, readonly string[]]>([
  ['a whole number', { type: 'integer' }, { type: 'number' }, []],
  ['a number in text', { type: 'integer' }, { type: 'string' }, ['answer.it', 'body.it']],
  ['null that ours take, too', { type: ['string', 'null'] }, { type: 'string' }, ['body.it', 'query it']],
  ['a type that ours take, too', { type: ['string', 'boolean'] }, { type: 'string' }, ['body.it', 'query it']],
  [
    'null that ours do not take',
    { type: 'string' },
    { type: ['string', 'null'] },
    ['answer.it', 'body.it', 'query it'],
  ],
  ['a key that is data in ours', { additionalProperties: text }, { type: 'object', properties: { a: text } }, []],
  ['a value that the client sends', { ...text, 'x-send-default': true }, { ...text, isRequired: true }, []],
  ['a value that callers must give', text, { ...text, isRequired: true }, ['body', 'query it']],
])('%s is a difference only where somebody would notice', (_, own, other, places) => {
  const compared = comparison({ test: everywhere(own) }, [everywhere(other)])
  expect(compared.flatMap(({ differences }) => differences.map(({ where }) => where)).sort()).toEqual(places)
})

test('a list that is sent as one text is a text', () => {
  const list = { type: 'array', items: text }
  const joined = { explode: false }
  expect(differenceLines(comparison({ test: query(list, joined) }, [query(text)]))).toEqual([])
  expect(differenceLines(comparison({ test: query(list) }, [query(text)]))).toEqual([
    'getRows: different type query it (array → string)',
  ])
})

test('a field that is gone from any schema is extra in ours wherever the schema is used, and nothing else is', () => {
  const fields = apis.flatMap((api) =>
    Object.entries<AnyDocument>(ours[api].components.schemas).flatMap(([schema, { properties = {} }]) => {
      const plain = Object.entries<AnyDocument>(properties).filter(([, field]) => field.const === undefined) // no tags
      return plain.map(([field]) => ({ api, schema, field }))
    }),
  )
  const found = fc.property(fc.constantFrom(...fields), ({ api, schema, field }) => {
    const theirs = changed(({ components }) => {
      delete components.schemas[schema].properties[field]
    }, api)
    const others = lines([theirs], api).filter(
      (line) => !line.includes(`: extra field `) || !line.includes(`.${field} (`),
    )
    expect(others).toEqual([])
  })
  fc.assert(found, { numRuns: 10 })
})

test('a value that an input or an answer may have is a difference of its own', () => {
  const listed = (values: readonly string[]): AnyDocument => ({
    openapi: '3.1.0',
    paths: {
      '/rows': {
        get: {
          operationId: 'getRows',
          parameters: [{ name: 'order', in: 'query', schema: { type: 'string', enum: values } }],
          responses: {
            200: {
              content: {
                'application/json': { schema: { type: 'object', properties: { kind: { 'x-known': values } } } },
              },
            },
          },
        },
      },
    },
  })
  const compared = comparison({ test: listed(['a', 'b']) }, [listed(['b', 'c'])])
  expect(differenceLines(compared)).toEqual([
    'getRows: missing value query order (c)',
    'getRows: extra value query order (a)',
    'getRows: missing value answer.kind (c)',
    'getRows: extra value answer.kind (a)',
  ])
})

test('a member of a union is told by its tag, however deep in schemas that hold themselves', () => {
  const [union = '', schema] = Object.entries<AnyDocument>(ours.aptosNode.components.schemas).find(
    ([, one]) => one.discriminator,
  ) ?? ['', {}]
  const [tag = '', target = ''] = Object.entries<string>(schema.discriminator.mapping)[0] ?? []
  const found = lines([
    changed((document) => {
      const { oneOf } = document.components.schemas[union]
      document.components.schemas[union].oneOf = oneOf.filter(({ $ref }: AnyDocument) => $ref !== target)
    }, 'aptosNode'),
  ])
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => !line.includes(`extra member`) || !line.endsWith(`(${tag})`))).toEqual([])
})

test('documents are held against the API that has most in common, or the one that is named', () => {
  const compared = comparison(ours, [ours.solana])
  expect(new Set(compared.map(({ api }) => api))).toEqual(new Set(['solana']))
  const evm = comparison(ours, [ours.solana], 'evm')
  expect(new Set(evm.map(({ api }) => api))).toEqual(new Set(['evm']))
  expect(differenceLines(evm)).toContain('getNativeBalance: extra operation')
})

test('a document with which we have nothing in common is held against none', () => {
  expect(comparison(ours, [{ openapi: '3.0.0', paths: { '/pets': { get: { responses: {} } } } }])).toEqual([])
})
