import { expect, test } from 'vitest'
import { isMoney } from '../../../playground/app/src/result/money.js'

test('a field holds dollars if its format or its name says so', () => {
  expect(isMoney({ format: 'usd', name: 'netWorth' })).toBe(true)
  expect(isMoney({ format: 'decimal', name: 'usdPrice' })).toBe(true)
  expect(isMoney({ format: 'decimal', name: 'amount' })).toBe(false)
})

test('how many percent a price has changed by is not in dollars', () => {
  expect(isMoney({ format: 'decimal', name: 'usdPrice24hrPercentChange' })).toBe(false)
  expect(isMoney({ format: 'decimal', name: 'usdPrice24hrUsdChange' })).toBe(true)
})
