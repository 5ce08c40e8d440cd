import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfPeriod, type Period, startOfPeriod } from '../../../src/limits/period.js'

const shown = (per: Period, time: string): readonly string[] => {
  const start = startOfPeriod(Date.parse(time), per)
  return [start, endOfPeriod(start, per)].map((ms) => new Date(ms).toISOString())
}

test('periods are those of the calendar, in UTC', () => {
  expect(shown('minute', '2026-12-31T23:59:59.999Z')).toEqual(['2026-12-31T23:59:00.000Z', '2027-01-01T00:00:00.000Z'])
  expect(shown('hour', '2026-03-29T01:30:00Z')).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'])
  expect(shown('day', '2026-07-01T00:00:00Z')).toEqual(['2026-07-01T00:00:00.000Z', '2026-07-02T00:00:00.000Z'])
  expect(shown('month', '2028-02-29T12:00:00Z')).toEqual(['2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'])
  expect(startOfPeriod(Date.now(), undefined)).toBe(0)
})

test('a period begins at or before its times, and ends after them', () => {
  const times = fc.integer({ min: 0, max: Date.UTC(2100, 0) })
  fc.assert(
    fc.property(times, fc.constantFrom<Period>('minute', 'hour', 'day', 'month'), (time, per) => {
      const start = startOfPeriod(time, per)
      expect(start <= time && time < endOfPeriod(start, per)).toBe(true)
      expect(startOfPeriod(start, per)).toBe(start)
    }),
  )
})
