import { expect, test } from 'vitest'
import { getNativeBalance, getWalletNetWorth } from '../../../src/evm.js'
import { estimate } from '../../../src/limits.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

test('calls add up to requests, units, seconds at the rate of the plan, and dollars beyond it', () => {
  const calls = [
    { operation: getNativeBalance, input: { address }, times: 1000 },
    { operation: getNativeBalance, input: { address } },
  ]
  const { usd, ...rest } = estimate(calls, { plan: 'starter' })
  expect(rest).toEqual({ calls: 1001, units: 10_010, seconds: 25.025 })
  expect(usd.included).toBe(0)
  expect(usd.overage).toBeCloseTo(0.1126125)
  expect(estimate(calls, { plan: 'business' }).seconds).toBe(5.005)
})

test('a call that is charged for each chain costs more of them', () => {
  const cost = (chains: readonly string[]) =>
    estimate([{ operation: getWalletNetWorth, input: { address, chains } }], { plan: 'pro' }).units
  expect(cost(['0x1', '0x89'])).toBe(2 * cost(['0x1']))
})

test.each([
  [[], { plan: 'enterprise' }, 'Invalid option: plan = enterprise\n  → plan takes starter, pro or business'],
  [[], {}, 'Invalid option: plan'],
  [[{ operation: 'getNativeBalance', input: {} }], { plan: 'pro' }, 'Expected an operation'],
  [[{ operation: getNativeBalance, input: {}, times: 1.5 }], { plan: 'pro' }, 'Invalid times of getNativeBalance'],
])('%j is refused', (calls, options, message) => {
  expect(() => Reflect.apply(estimate, undefined, [calls, options])).toThrow(message)
})
