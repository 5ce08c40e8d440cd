import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decoding.js'
import { record } from '../../../../src/operation/formats/freeJson.js'
import { boolean, either, json, mixed, text } from '../../../../src/operation/formats/plain.js'

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
    expect([mixed('a', 'string', 'integer'), mixed(1, 'string', 'integer')]).toEqual(['a', 1])
    expect([mixed(1, 'integer'), mixed(true, 'boolean'), mixed('a', 'integer'), mixed(true, 'integer')]).toEqual([
      1,
      true,
      undefined,
      undefined,
    ])
    expect([mixed(true, 'string'), mixed(null, 'string'), mixed({}, 'string')]).toEqual([
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

describe('json', () => {
  test('text that holds JSON is what it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(json(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('what was not wrapped in text stays', () => {
    fc.assert(
      fc.property(
        fc.jsonValue().filter((value) => typeof value !== 'string'),
        (value) => Object.is(json(value), value),
      ),
    )
  })

  test('blank text holds nothing', () => expect(json('')).toBe(null))

  test.each(['{', '{"a":}', 'undefined', "{'a':1}"])('the text %j is refused', (text) =>
    expect(json(text)).toBe(undefined),
  )
})
