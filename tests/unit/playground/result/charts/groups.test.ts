import { expect, test } from 'vitest'
import { barsOf } from '../../../../../playground/app/result/charts/groups.js'
import type { Column } from '../../../../../playground/app/result/column.js'
import type { Row } from '../../../../../playground/app/result/rows.js'

const context = { chain: '0x1', network: undefined }
const base = { label: '', description: '', width: 100, numeric: false, type: 'string' }
const symbol: Column = { ...base, name: 'symbol', display: { as: 'symbol' } }
const spam: Column = { ...base, name: 'spam', display: { as: 'spam' } }
const chain: Column = { ...base, name: 'chain', format: 'evm-chain' }
const usd: Column = { ...base, name: 'usd', format: 'usd', type: 'number', numeric: true }
const price: Column = { ...usd, name: 'price', display: { as: 'price' } }
const balance: Column = {
  ...usd,
  name: 'balance',
  format: 'uint256',
  display: { as: 'amount', decimals: 'decimals', symbol: 'symbol' },
}

const bars = (rows: readonly object[], value: Column, label: Column): readonly (string | number)[][] =>
  barsOf(
    rows.map((data, index): Row => ({ data, index, wire: data, issues: [] })),
    { kind: 'bars', value, label, time: undefined },
    [symbol, spam, chain, usd],
    context,
  ).map(({ label, value }) => [label, value])

test('rows of one symbol are one bar: dollars are summed, prices averaged', () => {
  const rows = [
    { symbol: 'USDC', usd: 2, price: 1 },
    { symbol: 'ETH', usd: 4, price: 2200 },
    { symbol: 'USDC', usd: 3, price: 0.5 },
  ]
  expect(bars(rows, usd, symbol)).toEqual([
    ['USDC', 5],
    ['ETH', 4],
  ])
  expect(bars(rows, price, symbol)).toEqual([
    ['ETH', 2200],
    ['USDC', 0.75],
  ])
})

test('spam that calls itself as a token does stands apart from it', () => {
  const rows = [
    { symbol: 'USDC', usd: 2 },
    { symbol: 'USDC', usd: 900, spam: true },
  ]
  expect(bars(rows, usd, symbol).map(([name]) => name)).toEqual(['USDC (spam)', 'USDC'])
})

test('a chain goes by its name, and amounts of several tokens on it are not added up', () => {
  const rows = [
    { chain: '0x1', symbol: 'USDC', balance: 5_000_000n, decimals: 6 },
    { chain: '0x1', symbol: 'WBTC', balance: 100_000_000n, decimals: 8 },
    { chain: '0x1', symbol: 'USDC', balance: 1_000_000n, decimals: 6 },
  ]
  expect(bars(rows, balance, chain)).toEqual([
    ['Ethereum Mainnet, USDC', 6],
    ['Ethereum Mainnet, WBTC', 1],
  ])
})
