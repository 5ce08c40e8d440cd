import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactJson, secretsIn } from '../../../src/runtime/redaction.js'
import { createRedactor } from '../../../src/transport/redact.js'

const key = 'secret-of-the-tests'
const redact = createRedactor([key], ['secretKey'])

test('texts and names of JSON come out without the secret, at any depth', () => {
  expect(redactJson({ a: [{ [`of ${key}`]: `is ${key}` }] }, redact)).toEqual({
    a: [{ 'of [redacted]': 'is [redacted]' }],
  })
})

test('what has no secret in it comes out as the same value, not as a copy', () => {
  const value = { a: [{ b: null, c: 1.5, d: true, e: '' }] }
  expect(redactJson(value, redact)).toBe(value)
})

test('what looks like JSON itself hides nothing but texts', () => {
  const odd = createRedactor(['true', 'null', '"":{', '1234', '","', ':[{"a":'])
  const value = { a: [true, null, 1, { '': {} }, 12345], b: 'is true' }
  expect(redactJson(value, odd)).toEqual({ ...value, b: 'is [redacted]' })
})

test('the kinds of values stay, whatever the secret is', () => {
  const kindsOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(kindsOf)
    if (typeof value !== 'object' || !value) return typeof value
    return Object.values(value).map(kindsOf)
  }
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (value, secret) => {
      fc.pre(!/^[-+\d.e]+$/.test(secret))
      const given: unknown = JSON.parse(JSON.stringify(value))
      const shown = redactJson(given, createRedactor([secret]))
      // two names that are secrets become one
      if (JSON.stringify(shown).match(/"\[redacted\]"/g) === null) expect(kindsOf(shown)).toEqual(kindsOf(given))
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
    }),
  )
})

test('a number that is the secret is hidden, one that has it among its digits is none', () => {
  const digits = createRedactor(['12345678'])
  expect(redactJson([12345678, 123456789, '12345678'], digits)).toEqual(['[redacted]', 123456789, '[redacted]'])
})

test('a member with the name of a secret is hidden as a whole, unless it holds nothing', () => {
  const value = [{ secretKey: { a: 1 } }, { secretKey: [1] }, { secretKey: 5 }, { secretKey: null }, { secretKey: '' }]
  expect(redactJson(value, redact)).toEqual([
    { secretKey: '[redacted]' },
    { secretKey: '[redacted]' },
    { secretKey: '[redacted]' },
    { secretKey: null },
    { secretKey: '' },
  ])
})

test('a name that would change what an object inherits stays a name', () => {
  const shown = redactJson(JSON.parse(`{"__proto__":{"a":"${key}"}}`), redact)
  expect(JSON.stringify(shown)).toBe('{"__proto__":{"a":"[redacted]"}}')
})

test('what is nested without end is refused instead of overflowing the stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(() => redactJson(deep, redact)).toThrow('nested too deeply')
  expect(secretsIn(deep, ['secretKey'])).toEqual([])
})

test('the secrets of a value are found by name, at any depth', () => {
  const value = { secretKey: 'a', b: [{ secretKey: 5 }, { c: { secretKey: { secretKey: 'd' } } }] }
  expect(secretsIn(value, ['secretKey'])).toEqual(['a', '5', 'd'])
})
