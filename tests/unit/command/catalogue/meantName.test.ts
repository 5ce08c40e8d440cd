import { expect, test } from 'vitest'
import { meantName } from '../../../../src/command/catalogue/meantName.js'

const names = ['table', 'json', 'ndjson', 'csv', 'evm', 'solana', 'find']

test.each([
  ['emv', 'evm'],
  ['jsn', 'json'],
  ['tabel', 'table'],
  ['evmm', 'evm'],
  ['fnd', 'find'],
  ['xyz', undefined],
])('%s is meant to be %s', (word, meant) => {
  expect(meantName(word, names)).toBe(meant)
})
