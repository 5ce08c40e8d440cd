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
