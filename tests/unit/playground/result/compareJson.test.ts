import { expect, test } from 'vitest'
import { compareJson } from '../../../../playground/app/result/compareJson.js'

test('two answers differ where a value does, was added or is gone; what is alike is counted', () => {
  const one = { total: 2, rows: [{ id: 'a', 'x/y': 1 }, { id: 'b' }] }
  const other = { total: 3, rows: [{ id: 'a', 'x/y': 2 }], cursor: null }
  expect(compareJson(one, other)).toEqual({
    differences: [
      { path: '/total', one: 2, other: 3 },
      { path: '/rows/0/x~1y', one: 1, other: 2 },
      { path: '/rows/1', one: { id: 'b' }, other: undefined },
      { path: '/cursor', one: undefined, other: null },
    ],
    same: 1,
  })
  expect(compareJson(one, one)).toEqual({ differences: [], same: 4 })
})
