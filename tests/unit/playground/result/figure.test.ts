import { expect, test } from 'vitest'
import { isMoney } from '../../../../playground/app/result/figure.js'

test('a field holds dollars if its format or its document says so', () => {
  expect(isMoney({ format: 'usd' })).toBe(true)
  expect(isMoney({ format: 'decimal', display: { as: 'price', unit: 'usd' } })).toBe(true)
  expect(isMoney({ format: 'decimal', display: { as: 'amount' } })).toBe(false)
})
