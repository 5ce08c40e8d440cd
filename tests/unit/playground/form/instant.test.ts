import { expect, test } from 'vitest'
import { instantOf } from '../../../../playground/app/form/instant.js'
import { asIsoDate } from '../../../../src/operation/encode/dates.js'

test.each([
  ['2023-12-31', '2023-12-31T00:00:00Z'],
  ['2023-12', '2023-12-01T00:00:00Z'],
  ['2023-12-31T10:15', '2023-12-31T10:15:00Z'],
  ['2023-12-31 10:15', '2023-12-31T10:15:00Z'],
  ['2023-12-31T10:15:30.5', '2023-12-31T10:15:30.500Z'],
  ['2024-01-01T01:00:00+02:00', '2023-12-31T23:00:00Z'],
  ['1704067200', '2024-01-01T00:00:00Z'],
])('the moment of %s is %s, which is what the client sends', (text, instant) => {
  expect(instantOf(text)).toBe(instant)
  expect(asIsoDate(text, 'fromDate')).toBe(new Date(instant).toISOString())
})

test.each(['', 'soon', '2023-02-30', '2023-13-01', '20231231', '2023-12-31T25:00', '2023-12-31T10'])(
  '%j has no moment',
  (text) => {
    expect(instantOf(text)).toBe(undefined)
  },
)
