import { describe, expect, test } from 'vitest'
import { assertWithin, type Bounds } from '../../../../src/operation/encode/bounds.js'
import { asCount } from '../../../../src/operation/encode/numbers.js'
import { encodeObject } from '../../../../src/operation/encode/requestBody.js'

describe('a value beyond its bounds is refused by name, bound and value', () => {
  test.each<[unknown, Bounds, string]>([
    [0, { minimum: 1 }, 'Param x is not valid: expected at least 1, got 0'],
    ['101', { maximum: 100 }, 'Param x is not valid: expected at most 100, got 101'],
    ['', { minLength: 1 }, 'Param x is not valid: expected at least 1 character, got 0 characters'],
    ['abc', { maxLength: 2 }, 'Param x is not valid: expected at most 2 characters, got 3 characters'],
    ['A1', { pattern: '^[a-z]+$' }, 'Param x is not valid: expected text that fits ^[a-z]+$, got A1'],
    [[], { minItems: 1 }, 'Param x is not valid: expected at least 1 entry, got 0 entries'],
    [[1, 2, 3], { maxItems: 2 }, 'Param x is not valid: expected at most 2 entries, got 3 entries'],
    ['1', { minItems: 2 }, 'Param x is not valid: expected at least 2 entries, got 1 entry'],
    [[5, 0], { minimum: 1, maxItems: 2 }, 'Param x[1] is not valid: expected at least 1, got 0'],
    [{}, { minProperties: 1 }, 'Param x is not valid: expected at least 1 key, got 0 keys'],
    [{ a: 1, b: 2 }, { maxProperties: 1 }, 'Param x is not valid: expected at most 1 key, got 2 keys'],
  ])('%j %j', (value, bounds, message) => expect(() => assertWithin(value, 'x', bounds)).toThrow(message))
})

test.each<[unknown, Bounds]>([
  [1, { minimum: 1, maximum: 1 }],
  ['115792089237316195423570985008687907853269984665640564039457584007913129639935', { minimum: 0 }],
  ['🙈', { minLength: 1, maxLength: 1 }],
  [['a', 'b'], { minItems: 2, maxItems: 2, maxLength: 1 }],
  [{ a: 1 }, { minProperties: 1, maxProperties: 1 }],
])('%j keeps within %j', (value, bounds) => expect(() => assertWithin(value, 'x', bounds)).not.toThrow())

test('a property within a body has bounds of its own', () => {
  const fields = [['size', 'page_size', asCount, false, { minimum: 1 }]] as const
  expect(encodeObject({ size: 1 }, 'body', fields)).toEqual({ page_size: 1 })
  expect(() => encodeObject({ size: 0 }, 'body', fields)).toThrow(
    'Param body.size is not valid: expected at least 1, got 0',
  )
})
