import { expect, test } from 'vitest'
import { readDescribed } from '../../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../../playground/app/build/details.js'
import { shapesOf } from '../../../../../playground/app/build/shapes.js'
import { candlesOf } from '../../../../../playground/app/result/charts/candles.js'
import {
  type ChartChoice,
  drawnOf,
  firstChoice,
  labels,
  measures,
  spansOf,
  withValue,
} from '../../../../../playground/app/result/charts/chart.js'
import { pointsOf } from '../../../../../playground/app/result/charts/series.js'
import type { Column } from '../../../../../playground/app/result/column.js'
import { columnsOf } from '../../../../../playground/app/result/columns.js'
import type { Row } from '../../../../../playground/app/result/rows.js'
import { itemShape } from '../../../../../playground/app/result/shape.js'
import { createDecoding } from '../../../../../src/operation/decode/decoding.js'
import { allEntries, pagesOf, rowsOf } from '../../../../support/catalogue.js'

const entries = await allEntries()

const at: Column = {
  name: 'at',
  label: 'at',
  description: '',
  format: 'unix-seconds',
  type: 'Date',
  width: 176,
  numeric: false,
}

const never = new Date(8.64e15) // as "never expires" is decoded

test('a row that never ends is at no place in time; the others are drawn as without it', () => {
  const [begin, end] = [new Date('2024-01-01T00:00Z'), new Date('2024-01-05T00:00Z')]
  expect(marksOf([never, begin, end])).toEqual(marksOf([begin, end]))
  expect(marksOf([never, begin])).toEqual(marksOf([begin]))
  expect(marksOf([never])).toEqual([])
})

test('spans end with the last row, up to the last moment there is', () => {
  const last = new Date(8.64e15 - 1)
  const marks = marksOf([new Date('2022-10-12T13:51:07.123Z'), last])
  expect(marks).toHaveLength(32)
  expect([marks[0]?.label, marks.at(-1)?.until]).toEqual(['2022-10-12', '+275760-09-12'])
})

test('rows before 1970 are as far apart as any others', () => {
  const marks = marksOf([new Date('1960-01-01T00:00Z'), new Date('1960-02-02T00:00Z')])
  expect(marks).toHaveLength(32)
  expect([marks[0]?.label, marks.at(-1)?.until]).toEqual(['1960-01-01', '1960-02-02'])
  expect([marks[0]?.value, marks.at(-1)?.value]).toEqual([1, 1])
})

test('only rows that have what is drawn are counted as drawn', () => {
  const price: Column = { ...at, name: 'price', format: 'usd', type: 'number', numeric: true }
  const rows = [{ price: 2 }, {}, { price: null }, { price: -1 }].map((data, index): Row => rowOf(data, index))
  expect(drawnOf(rows, { kind: 'bars', value: price, label: undefined, time: undefined })).toBe(2)
  expect(drawnOf(rows, { kind: 'time', value: price, label: undefined, time: at })).toBe(0)
})

test('what one row alone has is not what a chart shows first', () => {
  const number = { ...at, format: undefined, type: 'bigint', numeric: true }
  const price: Column = { ...number, name: 'floorPriceUsd', display: { as: 'price', unit: 'usd' } }
  const amount: Column = { ...number, name: 'amount', display: { as: 'amount' } }
  const first = (...fields: readonly object[]) => firstChoice([price, amount, at], fields.map(rowOf))
  const [now, both] = [new Date(), { floorPriceUsd: 2n, amount: 1n }]
  expect(first(both, both)).toMatchObject({ kind: 'bars', value: price })
  expect(first(both, { amount: 3n, floorPriceUsd: null })).toMatchObject({ kind: 'bars', value: amount })
  expect(first({ ...both, at: now }, { amount: 3n, at: now })).toMatchObject({
    kind: 'time',
    value: undefined,
    time: at,
  })
  expect(first({ ...both, at: now }, { amount: 3n })).toMatchObject({ kind: 'bars', value: amount })
  expect(first(both, {})).toBeUndefined()
  expect(first(both)).toBeUndefined()
})

test('a number that tells one thing from another is no measure of it', () => {
  const columns = (['ordinal', 'id', 'amount'] as const).map(
    (as): Column => ({ ...at, name: as, format: 'uint64', type: 'bigint', numeric: true, display: { as } }),
  )
  const height: Column = { ...at, name: 'height', format: 'block-number', type: 'bigint', numeric: true }
  expect(measures([...columns, height]).map(({ name }) => name)).toEqual(['amount'])
})

test('a bar is named by the title of a collection rather than by its address', () => {
  const texts = [
    { ...at, name: 'collectionAddress', type: 'address' },
    { ...at, name: 'collectionTitle', type: 'string', display: { as: 'context' } },
  ] as const
  expect(labels(texts)[0]?.name).toBe('collectionTitle')
})

test('rows are counted over a time that was not chosen before, when one alone has it', () => {
  const choice: ChartChoice = { kind: 'bars', value: at, label: undefined, time: undefined }
  expect(withValue(choice, undefined, [at])).toMatchObject({ kind: 'time', value: undefined, time: at })
})

test('the floor price of a collection is first drawn as a line over time, in dollars, the oldest day first', () => {
  const { columns, rows } = tableOf('getNFTHistoricalFloorPriceByContract')
  const first = firstChoice(columns, rows)
  expect([first?.kind, first?.value?.name, first?.time?.name]).toEqual(['line', 'floorPriceUsd', 'timestamp'])
  const points = first ? pointsOf(rows, first) : []
  expect(points).toHaveLength(rows.length)
  expect([points[0], points.at(-1)]).toMatchObject([
    { label: '2023-12-22', value: 64207.81 },
    { label: '2023-12-31', value: 60685.494028 },
  ])
})

test.each(['getPairCandlesticks', 'getCandleSticks'])('the rows of %s are first drawn as candlesticks', (id) => {
  const { columns, rows } = tableOf(id)
  const first = firstChoice(columns, rows)
  expect(first).toMatchObject({ kind: 'candles', value: { name: 'close' }, time: { name: 'timestamp' } })
  const candles = candlesOf(rows, columns, first?.time)
  expect(candles).toHaveLength(rows.length)
  for (const { low, open, close, high } of candles) {
    expect(low).toBeLessThanOrEqual(Math.min(open, close))
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
  }
  expect(candles.map(({ at }) => at)).toEqual(candles.map(({ at }) => at).sort((a, b) => a - b))
})

test('where a time is not what tells rows apart, nothing is first drawn as a line', () => {
  const { columns, rows } = tableOf('getNFTTrades')
  expect(columns.some(({ type }) => type === 'Date')).toBe(true)
  expect(firstChoice(columns, rows)?.kind).toBe('time')
})

/** The first page of an operation as the playground has it in its table. */
function tableOf(id: string) {
  const entry = entries.find((one) => one.id === id)
  const described = readDescribed().find(({ manifest }) => manifest.api === entry?.api)
  const answer = described && detailsOf(described)[id]?.answer
  const [page] = entry ? pagesOf(entry) : []
  if (!entry || !page || !answer) throw new Error(`no pages of ${id}`)
  const shapes = shapesOf(described.manifest)
  const decoding = createDecoding(page.value, { strict: true, from: { chain: '0x1' } })
  const rows = rowsOf(entry, entry.constant.decode(page.value, decoding)).map(rowOf)
  return { rows, columns: columnsOf(itemShape(answer, entry.operation['x-page']?.items, shapes), shapes, rows) }
}

function marksOf(times: readonly Date[]) {
  const choice: ChartChoice = { kind: 'time', value: undefined, label: undefined, time: at }
  const rows = times.map((at, index) => rowOf({ at }, index))
  return spansOf(rows, choice, 32)
}

const rowOf = (data: unknown, index: number): Row => ({ index, data, wire: {}, issues: [] })
