import { expect, test } from 'vitest'
import type { AnswerShape } from '../../../playground/app/src/catalogue/details.js'
import { columnsOf } from '../../../playground/app/src/result/columns.js'

test('where rows differ in their chain, it tells them apart and comes first', () => {
  const shape = shapeOf({ balance: 'wei', chain: 'evm-chain' })
  const rows = [
    { balance: 1n, chain: '0x1' },
    { balance: 2n, chain: '0x2105' },
  ]
  expect(namesOf(shape, rows)).toEqual(['chain', 'balance'])
  expect(namesOf(shape, rows.slice(0, 1))).toEqual(['balance', 'chain'])
})

test('a transfer is read from sender to receiver, and its transaction comes before labels and logos', () => {
  const shape = shapeOf({
    tokenLogo: undefined,
    address: 'evm-address',
    toAddress: 'evm-address',
    fromAddress: 'evm-address',
    transactionHash: 'transaction-hash',
  })
  const row = { tokenLogo: 'https://…', address: '0x1', toAddress: '0x2', fromAddress: '0x3', transactionHash: '0x4' }
  expect(namesOf(shape, [row])).toEqual(['fromAddress', 'toAddress', 'address', 'transactionHash', 'tokenLogo'])
})

test('what counts something is no amount', () => {
  const shape = shapeOf({ amountOfAddresses: undefined, tag: undefined, amount: undefined })
  expect(namesOf(shape, [{ amountOfAddresses: 3, tag: 'usdc', amount: 5n }])).toEqual([
    'tag',
    'amount',
    'amountOfAddresses',
  ])
})

test('where nothing is just called a name, the name of a collection or a protocol names the row', () => {
  const shape = shapeOf({ supply: undefined, collectionName: undefined, creatorName: undefined, name: undefined })
  const row = { supply: 5n, collectionName: 'Aptos Monkeys', tokenAmount: 1n }
  expect(namesOf(shape, [row])).toEqual(['collectionName', 'tokenAmount', 'supply'])
  expect(namesOf(shape, [{ ...row, name: 'Monkey #1' }]).at(0)).toBe('name')
})

test('holders, who have no name, are told apart by their address', () => {
  const shape = shapeOf({ balance: 'wei', ownerAddress: 'evm-address', transactionHash: 'transaction-hash' })
  const holders = [
    { balance: 2n, ownerAddress: '0x1' },
    { balance: 1n, ownerAddress: '0x2' },
  ]
  expect(namesOf(shape, holders)).toEqual(['ownerAddress', 'balance'])
  expect(namesOf(shape, holders.slice(1))).toEqual(['balance', 'ownerAddress'])
  expect(
    namesOf(
      shape,
      holders.map((row) => ({ ...row, coinTypeHash: '0xa' })),
    )[0],
  ).toBe('ownerAddress')
  const moves = holders.map((row, place) => ({ ...row, transactionHash: `0x${place}` }))
  expect(namesOf(shape, moves)).toEqual(['balance', 'ownerAddress', 'transactionHash'])
})

test('what is null in every row comes last, whatever it would hold', () => {
  const shape = shapeOf({ symbol: undefined, amount: undefined, nested: undefined })
  expect(namesOf(shape, [{ symbol: null, amount: 5n, nested: { a: 1 } }])).toEqual(['amount', 'nested', 'symbol'])
})

test('an amount is read in units: from itself where its row has the decimals, else from the text beside it', () => {
  const shape = shapeOf({ balance: undefined, owner: undefined, balanceFormatted: undefined })
  const row = { balance: 5n, owner: 'x', balanceFormatted: '0.05' }
  expect(namesOf(shape, [row])).toEqual(['balanceFormatted', 'balance', 'owner'])
  expect(namesOf(shape, [{ ...row, decimals: 2 }]).slice(0, 2)).toEqual(['balance', 'owner'])
})

test('when something was comes before when it would have expired', () => {
  const shape = shapeOf({ expirationTimestampSecs: undefined, timestamp: undefined })
  const row = { expirationTimestampSecs: new Date(2), timestamp: new Date(1) }
  expect(namesOf(shape, [row])).toEqual(['timestamp', 'expirationTimestampSecs'])
})

test('a price is looked for before a supply', () => {
  const shape = shapeOf({ totalSupply: 'decimal', usdPrice: 'decimal' })
  expect(namesOf(shape, [{ totalSupply: '1', usdPrice: '2' }])).toEqual(['usdPrice', 'totalSupply'])
})

test('an id of 36 characters is seen whole', () => {
  const [column] = columnsOf(shapeOf({ id: undefined }), {}, [
    { index: 0, data: { id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' }, wire: undefined, issues: [] },
  ])
  expect(column?.width).toBeGreaterThanOrEqual(36 * 7.6 + 20)
})

const namesOf = (shape: AnswerShape, rows: readonly unknown[]): readonly string[] =>
  columnsOf(
    shape,
    {},
    rows.map((data, index) => ({ index, data, wire: undefined, issues: [] })),
  ).map(({ name }) => name)

/** An object whose fields have these formats. */
const shapeOf = (formats: Readonly<Record<string, string | undefined>>): AnswerShape => ({
  kind: 'object',
  fields: Object.entries(formats).map(([name, format]) => ({
    name,
    description: '',
    shape: { kind: 'scalar', type: 'string', ...(format !== undefined && { format }) },
  })),
})
