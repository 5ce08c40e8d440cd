import { expect, test } from 'vitest'
import type { AnswerShape, ShapeField } from '../../../../playground/app/catalogue/details.js'
import { recordSentence } from '../../../../playground/app/result/recordSentence.js'
import type { Display } from '../../../../src/operation/display.js'

const context = { chain: '0x1', network: undefined }
const field = (name: string, format: string | undefined, display?: Display): ShapeField => ({
  name,
  description: '',
  shape: { kind: 'scalar', type: 'string', ...(format && { format }) },
  ...(display && { display }),
})
const object = (...fields: readonly ShapeField[]): AnswerShape => ({ kind: 'object', fields })

test('a transaction says who sent how much to whom, when, and whether it succeeded', () => {
  const shape = object(
    field('from', 'evm-address', { as: 'sender' }),
    field('to', 'evm-address', { as: 'receiver' }),
    field('gasPrice', 'wei', { as: 'gas-price' }),
    field('value', 'wei'),
    field('time', 'date-time'),
    field('receiptStatus', 'index', { as: 'status' }),
  )
  const data = {
    from: `0x${'aa'.repeat(20)}`,
    to: `0x${'bb'.repeat(20)}`,
    gasPrice: 9n,
    value: 1_500_000_000_000_000_000n,
    time: new Date('2023-12-31T18:01:23Z'),
    receiptStatus: 1,
  }
  expect(recordSentence(data, shape, {}, context)).toBe(
    'Success: 0xaaaa…aaaa sent 1.5 ETH to 0xbbbb…bbbb at 2023-12-31 18:01:23 UTC.',
  )
})

test('a balance says what it is called, how much there is and what it is worth', () => {
  const shape = object(
    field('name', undefined, { as: 'title' }),
    field('symbol', undefined, { as: 'symbol' }),
    field('decimals', 'index'),
    field('balance', 'uint256', { as: 'amount', decimals: 'decimals', symbol: 'symbol' }),
    field('usdValue', 'usd', { as: 'amount' }),
  )
  const data = { name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: 2_500_000n, usdValue: 2.5 }
  expect(recordSentence(data, shape, {}, context)).toBe('USD Coin (USDC): 2.5 USDC, $2.50.')
})

test('what tells no more than its fields has none', () => {
  expect(recordSentence({ number: 1n }, object(field('number', 'block-number')), {}, context)).toBeUndefined()
  expect(recordSentence('text', { kind: 'any' }, {}, context)).toBeUndefined()
})
