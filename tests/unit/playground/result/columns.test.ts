import { expect, test } from 'vitest'
import type { AnswerShape } from '../../../../playground/app/catalogue/details.js'
import { columnsOf } from '../../../../playground/app/result/columns.js'
import { readable } from '../../../../playground/app/result/readable.js'
import type { Display } from '../../../../src/operation/display.js'

test('where rows differ in their chain, it tells them apart and comes first', () => {
  const shape = shapeOf({ balance: { format: 'wei' }, chain: { format: 'evm-chain' } })
  const rows = [
    { balance: 1n, chain: '0x1' },
    { balance: 2n, chain: '0x2105' },
  ]
  expect(namesOf(shape, rows)).toEqual(['chain', 'balance'])
  expect(namesOf(shape, rows.slice(0, 1))).toEqual(['balance', 'chain'])
})

test('a transfer is read from sender to receiver, and its transaction comes before labels and logos', () => {
  const shape = shapeOf({
    logo: { as: 'image' },
    contract: { format: 'evm-address' },
    taker: { format: 'evm-address', as: 'receiver' },
    giver: { format: 'evm-address', as: 'sender' },
    seenIn: { format: 'hash32', kind: 'transaction-hash' },
  })
  const row = { logo: 'https://…', contract: '0x1', taker: '0x2', giver: '0x3', seenIn: '0x4' }
  expect(namesOf(shape, [row])).toEqual(['giver', 'taker', 'contract', 'seenIn', 'logo'])
})

test('what a field is called says nothing of its place', () => {
  const shape = shapeOf({
    usdPrice: {},
    name: {},
    amountOfAddresses: {},
    tag: { as: 'label' },
    worth: { as: 'amount' },
  })
  const row = { usdPrice: '1', name: 'x', amountOfAddresses: 3, tag: 'usdc', worth: 5n }
  expect(namesOf(shape, [row])).toEqual(['tag', 'worth', 'usdPrice', 'name', 'amountOfAddresses'])
})

test('where nothing is a title, the name of a collection or a protocol names the row', () => {
  const shape = shapeOf({ count: { as: 'amount' }, collection: { as: 'context' }, own: { as: 'title' } })
  const row = { count: 5n, collection: 'Aptos Monkeys' }
  expect(namesOf(shape, [row])).toEqual(['collection', 'count'])
  expect(namesOf(shape, [{ ...row, own: 'Monkey #1' }])).toEqual(['own', 'count', 'collection'])
})

test('holders, who have no name, are told apart by their address', () => {
  const shape = shapeOf({
    balance: { format: 'wei' },
    owner: { format: 'evm-address', as: 'holder' },
    coin: { format: 'hash32' },
    seenIn: { format: 'hash32', kind: 'transaction-hash' },
  })
  const holders = [
    { balance: 2n, owner: '0x1' },
    { balance: 1n, owner: '0x2' },
  ]
  expect(namesOf(shape, holders)).toEqual(['owner', 'balance'])
  expect(namesOf(shape, holders.slice(1))).toEqual(['balance', 'owner'])
  const ofOneCoin = holders.map((row) => ({ ...row, coin: '0xa' }))
  expect(namesOf(shape, ofOneCoin)[0]).toBe('owner')
  const moves = holders.map((row, place) => ({ ...row, seenIn: `0x${place}` }))
  expect(namesOf(shape, moves)).toEqual(['balance', 'owner', 'seenIn'])
})

test('what is null in every row comes last, whatever it would hold', () => {
  const shape = shapeOf({ symbol: { as: 'symbol' }, amount: { as: 'amount' }, nested: {} })
  expect(namesOf(shape, [{ symbol: null, amount: 5n, nested: { a: 1 } }])).toEqual(['amount', 'nested', 'symbol'])
})

test('an amount is read in units: from itself where its row has the decimals, else from the text beside it', () => {
  const shape = shapeOf({
    balance: { format: 'uint256', as: 'amount', decimals: 'digits' },
    owner: {},
    inCoins: { format: 'decimal', as: 'formatted', of: 'balance' },
  })
  const row = { balance: 5n, owner: 'x', inCoins: '0.05' }
  expect(namesOf(shape, [row])).toEqual(['inCoins', 'balance', 'owner'])
  expect(namesOf(shape, [{ ...row, digits: 2 }])).toEqual(['balance', 'owner', 'digits', 'inCoins'])
})

test('when something was comes before when it would have expired', () => {
  const shape = shapeOf({ until: { format: 'unix-seconds', as: 'upkeep' }, since: { format: 'unix-seconds' } })
  expect(namesOf(shape, [{ until: new Date(2), since: new Date(1) }])).toEqual(['since', 'until'])
})

test('a price is looked for before a supply', () => {
  const shape = shapeOf({ total: { format: 'decimal', as: 'supply' }, each: { format: 'decimal', as: 'price' } })
  expect(namesOf(shape, [{ total: '1', each: '2' }])).toEqual(['each', 'total'])
})

test('an id of 36 characters is seen whole', () => {
  const [column] = columnsOf(shapeOf({ id: {} }), {}, [
    { index: 0, data: { id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' }, wire: undefined, issues: [] },
  ])
  expect(column?.width).toBeGreaterThanOrEqual(36 * 7.2 + 20)
})

test('where a row has no name, what the objects in it are called stands first', () => {
  const field = (name: string, as?: 'title' | 'holder') => ({
    name,
    description: '',
    shape: { kind: 'scalar', type: 'string' } as const,
    ...(as && { display: { as } }),
  })
  const object = (name: string) => ({
    name,
    description: '',
    shape: { kind: 'object', fields: [field('address', 'holder'), field('name', 'title')] } as const,
  })
  const shape: AnswerShape = { kind: 'object', fields: [field('note'), object('token'), object('spender')] }
  const address = `0x${'ab'.repeat(20)}`
  const data = { note: 'x', token: { address, name: 'USD Coin' }, spender: { address } }
  const columns = columnsOf(shape, {}, [{ index: 0, data, wire: undefined, issues: [] }])
  expect(columns.map(({ name }) => name)).toEqual(['token', 'spender', 'note'])
  const texts = columns.map((column) =>
    readable(Object(data)[column.name], column, { row: data, chain: '0x1', network: undefined }),
  )
  expect(texts.map(({ text }) => text)).toEqual(['USD Coin', '0xabab…abab', 'x'])
})

const namesOf = (shape: AnswerShape, rows: readonly unknown[]): readonly string[] =>
  columnsOf(
    shape,
    {},
    rows.map((data, index) => ({ index, data, wire: undefined, issues: [] })),
  ).map(({ name }) => name)

/** An object whose fields have these formats, and are what the document says. */
const shapeOf = (fields: Readonly<Record<string, Display & { readonly format?: string }>>): AnswerShape => ({
  kind: 'object',
  fields: Object.entries(fields).map(([name, { format, ...display }]) => ({
    name,
    description: '',
    shape: { kind: 'scalar', type: 'string', ...(format !== undefined && { format }) },
    display,
  })),
})
