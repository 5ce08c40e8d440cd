import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { isEvmAddress, isSameEvmAddress, parseEvmAddress } from '../../../src/values/evmAddress.js'

const lower = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })

test('an address in any case becomes lower case', () => {
  fc.assert(
    fc.property(digits, (text) => {
      expect(parseEvmAddress(`0x${text}`)).toBe(`0x${text.toLowerCase()}`)
    }),
  )
})

test('a shouted address, prefix included, is taken', () => {
  expect(parseEvmAddress(lower.toUpperCase())).toBe(lower)
})

test('a wrong checksum is not our business here', () => {
  expect(parseEvmAddress('0xD8da6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(lower)
})

test.each(['', '0x', 'abc', lower.slice(2), lower.slice(0, -1), `${lower}0`, `${lower}\n`, ` ${lower}`, '0xzz'])(
  '%j is an invalid address',
  (value) => {
    expect(() => parseEvmAddress(value)).toThrow(InputError)
    expect(() => parseEvmAddress(value)).toThrow(`Invalid address provided: ${value.replace('\n', ' ')}`)
    expect(isEvmAddress(value)).toBe(false)
  },
)

test.each([undefined, null, 7, {}, [lower], Object.create(null)])('a value that is no text is no address', (value) => {
  expect(isEvmAddress(value)).toBe(false)
  expect(() => Reflect.apply(parseEvmAddress, undefined, [value])).toThrow(InputError)
})

test('a very long value is cut in the message', () => {
  expect(() => parseEvmAddress('x'.repeat(10_000))).toThrow(/^.{1,300}$/s)
})

test('isEvmAddress is true exactly for what parseEvmAddress takes', () => {
  const candidate = fc.oneof(
    digits.map((text) => `0x${text}`),
    fc.string(),
  )
  fc.assert(
    fc.property(candidate, (text) => {
      let taken = true
      try {
        parseEvmAddress(text)
      } catch {
        taken = false // the promise is about whether it throws
      }
      expect(isEvmAddress(text)).toBe(taken)
    }),
  )
})

test('the same address in two cases is the same', () => {
  expect(isSameEvmAddress(lower, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(true)
  expect(isSameEvmAddress(lower, `0x${'0'.repeat(40)}`)).toBe(false)
})

test('two values that are no addresses are not the same address', () => {
  expect(isSameEvmAddress('nonsense', 'nonsense')).toBe(false)
  expect(isSameEvmAddress(undefined, undefined)).toBe(false)
})
