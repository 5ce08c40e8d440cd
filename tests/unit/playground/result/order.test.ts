import { expect, test } from 'vitest'
import { barsOf } from '../../../../playground/app/result/charts/groups.js'
import type { Column } from '../../../../playground/app/result/column.js'
import { nextOrder, sortRows } from '../../../../playground/app/result/order.js'
import type { Row } from '../../../../playground/app/result/rows.js'

const column = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  label: name,
  description: '',
  format: undefined,
  type: 'string',
  width: 100,
  numeric: false,
  ...more,
})

const value = column('value', {
  type: 'bigint',
  numeric: true,
  display: { as: 'amount', decimals: 'tokenDecimals' },
})
const usd = column('usdValue', { type: 'number', format: 'usd', numeric: true })

test('amounts of tokens are ordered by what they are in units, however many decimals each has, to the last digit', () => {
  const rows = rowsOf([
    { value: 5_000_000n, tokenDecimals: 6 },
    { value: 32n * 10n ** 18n, tokenDecimals: 18 },
    { value: 32n * 10n ** 18n + 1n, tokenDecimals: 18 },
  ])
  expect(placesOf(rows, value, 'descending')).toEqual([2, 1, 0])
  expect(placesOf(rows, value, 'ascending')).toEqual([0, 1, 2])
})

test('what has no value comes last in either direction, and rows that are equal stay in their order', () => {
  const rows = rowsOf([{ usdValue: null }, { usdValue: 1 }, undefined, { usdValue: 2 }, { usdValue: 1 }, {}])
  expect(placesOf(rows, usd, 'descending')).toEqual([3, 1, 4, 0, 2, 5])
  expect(placesOf(rows, usd, 'ascending')).toEqual([1, 4, 3, 0, 2, 5])
})

test('decimal text is ordered as numbers, other text as people do', () => {
  const price = column('usdPrice', { format: 'decimal', numeric: true })
  expect(placesOf(rowsOf([{ usdPrice: '9.5' }, { usdPrice: '10' }, { usdPrice: '-1' }]), price, 'descending')).toEqual([
    1, 0, 2,
  ])
  const name = column('name')
  expect(placesOf(rowsOf([{ name: 'Ape 10' }, { name: 'ape 9' }, { name: 'Änn' }]), name, 'ascending')).toEqual([
    2, 1, 0,
  ])
})

test('numbers begin with the largest, text with A; the third time the order is that of the answer again', () => {
  const first = nextOrder(undefined, usd)
  expect(first).toEqual({ column: 'usdValue', direction: 'descending' })
  const second = nextOrder(first, usd)
  expect(second).toEqual({ column: 'usdValue', direction: 'ascending' })
  expect(nextOrder(second, usd)).toBeUndefined()
  expect(nextOrder(second, column('name'))).toEqual({ column: 'name', direction: 'ascending' })
})

test('a chart draws an amount of tokens in the units that the table shows', () => {
  const rows = rowsOf([{ value: 5_000_000n, tokenDecimals: 6 }])
  const choice = { kind: 'bars', value, label: undefined, time: undefined } as const
  const context = { chain: '0x1', network: undefined }
  expect(barsOf(rows, choice, [value], context).map((mark) => mark.value)).toEqual([5])
})

const rowsOf = (all: readonly unknown[]): readonly Row[] =>
  all.map((data, index) => ({ index, data, wire: {}, issues: [] }))

const placesOf = (rows: readonly Row[], by: Column, direction: 'ascending' | 'descending'): readonly number[] =>
  sortRows(rows, [by], { column: by.name, direction }).map(({ index }) => index)
