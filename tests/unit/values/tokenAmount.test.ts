import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { tokenAmount } from '../../../src/values/tokenAmount.js'

test('a token has 18 decimals when nobody says otherwise', () => {
  const amount = tokenAmount({ value: 1_500_000_000_000_000_000n })
  expect(amount).toMatchObject({ value: 1_500_000_000_000_000_000n, decimals: 18 })
  expect(String(amount)).toBe('1.5')
})

test('the decimals are the ones given, else those of the token', () => {
  expect(String(tokenAmount({ value: 1_500_000n, decimals: 6 }))).toBe('1.5')
  expect(String(tokenAmount({ value: 1_500_000n, token: { decimals: 6 } }))).toBe('1.5')
  expect(tokenAmount({ value: 7n, decimals: 0, token: { decimals: 0 } }).decimals).toBe(0)
})

test('a token without decimals says nothing', () => {
  for (const token of [null, undefined, {}, { decimals: null }]) {
    expect(tokenAmount({ value: 1n, decimals: 6, token }).decimals).toBe(6)
    expect(tokenAmount({ value: 1n, token }).decimals).toBe(18)
  }
})

test('decimals that contradict the token are an error', () => {
  expect(() => tokenAmount({ value: 1n, decimals: 6, token: { decimals: 18 } })).toThrow(/^Decimals do not match$/m)
  expect(() => tokenAmount({ value: 1n, decimals: 0, token: { decimals: 18 } })).toThrow(
    expect.objectContaining({ code: 'INVALID_DATA', name: 'InputError' }),
  )
})

test('base units come as text or number as well', () => {
  expect(tokenAmount({ value: '1500000', decimals: 6 }).value).toBe(1_500_000n)
  expect(tokenAmount({ value: 15, decimals: 1 }).toString()).toBe('1.5')
})

test('base units are whole', () => {
  expect(() => tokenAmount({ value: '1.5' })).toThrow(InputError)
})
