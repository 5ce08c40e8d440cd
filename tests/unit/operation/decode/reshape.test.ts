import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import {
  booleanAsNumber,
  emptyAsList,
  emptyAsObject,
  flattened,
  numberAsText,
  onlyOfList,
  singleAsList,
} from '../../../../src/operation/decode/reshape.js'
import { violation } from '../../../../src/operation/decode/violations.js'

const decoding = createDecoding({}, { strict: false })

describe('lists and objects in another shape', () => {
  test('one entry for a list of one, a list of one for an object, an empty list for no object, an empty object for no list', () => {
    expect([singleAsList('a', decoding), singleAsList(['a'], decoding), singleAsList(null, decoding)]).toEqual([
      ['a'],
      ['a'],
      null,
    ])
    expect(singleAsList(undefined, decoding)).toBe(undefined)
    const others = [{ a: 1 }, [], [1, 2], null]
    expect([onlyOfList([{ a: 1 }]), ...others.map(onlyOfList)]).toEqual([{ a: 1 }, ...others])
    expect([emptyAsObject([]), emptyAsObject([1]), emptyAsObject({ a: 1 })]).toEqual([{}, [1], { a: 1 }])
    expect([emptyAsList({}), emptyAsList({ a: 1 }), emptyAsList([1])]).toEqual([[], { a: 1 }, [1]])
    expect([numberAsText(7, decoding), numberAsText('a', decoding), numberAsText(true, decoding)]).toEqual([
      '7',
      'a',
      true,
    ])
    expect([true, false, 1, 'true', null].map(booleanAsNumber)).toEqual([1, 0, 1, 'true', null])
    expect(flattened([[1, 2], 3, []], decoding)).toEqual([1, 2, 3])
  })
})

test('what is wrong in such a list is told under the path of what was sent', () => {
  const sent = { name: 1, rows: [[{ id: 'x' }]] }
  const own = createDecoding(sent, { strict: false })
  violation(own, singleAsList(sent, own) as unknown[], 0, 'text')
  violation(own, flattened(sent.rows, own) as unknown[], 0, 'text')
  expect(own.issues.map(({ path }) => path)).toEqual(['/0', '/rows/0'])
})

test('a number that JSON.parse has rounded is read again before it becomes text', () => {
  const own = createDecoding({}, { strict: false })
  numberAsText(7, own)
  expect(own.inexact).toBeUndefined()
  numberAsText(2 ** 53, own)
  expect(own.inexact).toBe(true)
})
