import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding, type Decoding } from '../../../../src/operation/decode/decoding.js'
import { json, record } from '../../../../src/operation/decode/freeJson.js'
import { boolean, either, mixed, text } from '../../../../src/operation/decode/plain.js'

const fresh = (): Decoding => createDecoding({}, { strict: false })

/** Anything that JSON can hold and that is no text, number or boolean. */
const branches = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), fc.constant(null))

describe('text, booleans, objects', () => {
  test.each([
    ['text', text, fc.string(), fc.oneof(fc.double(), fc.boolean(), branches)],
    [
      'boolean',
      boolean,
      fc.boolean(),
      fc.oneof(
        fc.string().filter((one) => !/^(true|false|0|1)$/.test(one)),
        fc.double().filter((one) => one !== 0 && one !== 1),
        branches,
      ),
    ],
    [
      'record',
      (value: unknown) => record(value, createDecoding(value, { strict: false })),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.oneof(fc.string(), fc.array(fc.jsonValue()), fc.constant(null)),
    ],
  ] as const)('%s takes its own kind untouched and refuses all others', (_name, decode, own, other) => {
    fc.assert(fc.property(own as fc.Arbitrary<unknown>, (value) => Object.is(decode(value), value)))
    fc.assert(fc.property(other as fc.Arbitrary<unknown>, (value) => decode(value) === undefined))
  })

  test('a boolean may come as text, or as 1 and 0', () => {
    expect(['true', 1, '1'].map(boolean)).toEqual([true, true, true])
    expect(['false', 0, '0'].map(boolean)).toEqual([false, false, false])
    expect(['True', '', 2, -1].map(boolean)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('mixed takes the types it is told, and no other', () => {
    expect([mixed('a', fresh(), 'string', 'integer'), mixed(1, fresh(), 'string', 'integer')]).toEqual(['a', 1])
    expect([
      mixed(1, fresh(), 'integer'),
      mixed(true, fresh(), 'boolean'),
      mixed('a', fresh(), 'integer'),
      mixed(true, fresh(), 'integer'),
    ]).toEqual([1, true, undefined, undefined])
    expect([mixed(true, fresh(), 'string'), mixed(null, fresh(), 'string'), mixed({}, fresh(), 'string')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('of the names of a field the first that is given counts, and null only where none is', () => {
  expect(either(1, 2)).toBe(1)
  expect(either(undefined, null, 0, 2)).toBe(0)
  expect(either(undefined, null)).toBe(null)
  expect(either(undefined, undefined)).toBe(undefined)
})

test('of the names of a list one that is empty does not hide the rows of another', () => {
  expect(either([], [1])).toEqual([1])
  expect(either([1], [])).toEqual([1])
  expect(either([], null)).toEqual([])
  expect(either(undefined, [])).toEqual([])
})

test('of a number that JSON.parse has rounded, mixed wants the digits where it may be text', () => {
  const own = fresh()
  expect(mixed(2 ** 53, own, 'number', 'boolean')).toBe(2 ** 53)
  expect(own.inexact).toBeUndefined()
  mixed(2 ** 53, own, 'string', 'number')
  expect(own.inexact).toBe(true)
  expect(mixed('9007199254740993', own, 'string', 'number')).toBe('9007199254740993')
  expect(mixed('9007199254740993', own, 'integer', 'boolean')).toBe(2 ** 53)
  expect(mixed('true', own, 'integer', 'boolean')).toBeUndefined()
})

describe('json', () => {
  test('text that holds JSON is what it holds, with numbers beyond 2^53 as text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(json(JSON.stringify(value), fresh())).toEqual(withDigits(JSON.parse(JSON.stringify(value))))
      }),
    )
  })

  test.each([
    ['12345678901234567890123', '12345678901234567890123'],
    ['{"id":-9223372036854775808,"at":1.5}', { id: '-9223372036854775808', at: 1.5 }],
    ['[ 1e+21 ,1.5E22,9007199254740993]', ['1e+21', '1.5E22', '9007199254740993']],
    ['{"text":"12345678901234567890","to":" 1e30"}', { text: '12345678901234567890', to: ' 1e30' }],
  ])('in %s no digit is lost', (text, value) => {
    const own = fresh()
    expect(json(text, own)).toEqual(value)
    expect(own.inexact).toBeUndefined() // its text was at hand, so the answer need not be read again
  })

  test('what was not wrapped in text stays, and is read again if a number in it was rounded', () => {
    fc.assert(
      fc.property(
        fc.jsonValue().filter((value) => typeof value !== 'string'),
        (value) => {
          const own = fresh()
          const isSame = JSON.stringify(withDigits(value)) === JSON.stringify(value)
          return Object.is(json(value, own), value) && (own.inexact ?? false) === !isSame
        },
      ),
    )
  })

  test('blank text holds nothing', () => expect(json('', fresh())).toBe(null))

  test.each(['{', '{"a":}', 'undefined', "{'a':1}"])('the text %j is refused', (text) =>
    expect(json(text, fresh())).toBe(undefined),
  )
})

/** JSON with its large numbers as text. */
function withDigits(value: unknown): unknown {
  if (typeof value === 'number') return Math.abs(value) >= 2 ** 53 ? JSON.stringify(value) : value
  if (Array.isArray(value)) return value.map(withDigits)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDigits(inner)]))
}
