import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TimeoutError } from '../../../src/errors/connection.js'
import { toJson, toPlain } from '../../../src/values/json.js'

test('a bigint is written with every digit', () => {
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      expect(BigInt(JSON.parse(toJson({ value })).value)).toBe(value)
    }),
  )
})

test('a date is written as ISO text', () => {
  expect(toJson(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"')
})

test('what holds neither is written as JSON.stringify has it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toJson(value)).toBe(JSON.stringify(value))
    }),
  )
})

test('the text can be indented', () => {
  expect(toJson([1n], 2)).toBe('[\n  "1"\n]')
})

test('what JSON has no word for is null', () => {
  expect(toJson(undefined)).toBe('null')
})

test('a plain copy is what its JSON says', () => {
  const value = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true })
  fc.assert(
    fc.property(value, (given) => {
      fc.pre(!isInvalid(given))
      expect(toPlain(given)).toEqual(JSON.parse(toJson(given)))
    }),
  )
})

const isInvalid = (value: unknown): boolean => {
  try {
    toJson(value)
    return false
  } catch {
    return true // an invalid date
  }
}

test('a plain copy goes through Response.json with every digit and moment', async () => {
  const value = { balance: 2n ** 70n, at: new Date(0), rows: [{ amount: -1n }], note: undefined, of: null }
  const received = await Response.json(toPlain(value)).json()
  expect(received).toEqual({
    balance: '1180591620717411303424',
    at: '1970-01-01T00:00:00.000Z',
    rows: [{ amount: '-1' }],
    of: null,
  })
})

test('a plain copy shares nothing with the value', () => {
  const value = { rows: [{ name: 'a' }] }
  const copy = toPlain(value)
  expect(copy).toEqual(value)
  expect(copy.rows[0]).not.toBe(value.rows[0])
})

test('an error of ours is copied with its fields', () => {
  expect(toPlain(new TimeoutError('m', { timeout: 5, operation: 'getBlock' }))).toMatchObject({
    name: 'TimeoutError',
    code: 'TIMEOUT',
    operation: 'getBlock',
    timeout: 5,
  })
})

const circle: { self?: unknown } = {}
circle.self = { rows: [circle] }
const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
const otherDate: unknown = runInNewContext('new Date(NaN)')

describe.each([
  ['toJson', toJson],
  ['toPlain', toPlain],
] as const)('%s', (name, write) => {
  test.each([
    ['a promise itself', Promise.resolve(1), 'a promise', 'Await it'],
    ['a promise somewhere inside', { rows: [Promise.resolve(1)] }, 'a promise', 'Await it'],
    ['an invalid date', { at: new Date(Number.NaN) }, 'an invalid date', 'Look where at is made'],
    ['an invalid date of another realm', otherDate, 'an invalid date', 'Look where it is made'],
    ['an object that holds itself', circle, 'an object that holds itself', 'Pass the part you need'],
    ['an object nested too deeply', nested, 'one nested too deeply', 'Pass the part you need'],
  ])('refuses %s', (_what, value, got, hint) => {
    const message = `${name} takes values, got ${got}\n  → ${hint}`
    expect(() => write(value)).toThrow(expect.objectContaining({ name: 'InputError', message }))
  })

  test('leaves an error that the value itself throws as it is', () => {
    const error = new TypeError('no such field')
    const value = {
      toJSON() {
        throw error
      },
    }
    expect(() => write(value)).toThrow(error)
  })
})
