import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import {
  isAptosAddress,
  isSameAptosAddress,
  parseAptosAddress,
  shortAptosAddress,
} from '../../../src/values/aptosAddress.js'
import { hexToBytes } from '../../../src/values/hex.js'

const one = `0x${'1'.padStart(64, '0')}`
const full = '0xca843279e3427144cead5e4d5999a3d0ca843279e3427144cead5e4d5999a3d0'

test.each(['0x1', '1', '0X1', '0x01', '01', one, one.slice(2)])('%s is the address 1', (value) => {
  expect(parseAptosAddress(value)).toBe(one)
})

test('letters become lower case', () => {
  expect(parseAptosAddress(full.toUpperCase())).toBe(full)
})

test('a number survives the way through any form of an address', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.boolean(), fc.boolean(), (number, prefix, shout) => {
      const digits = number.toString(16)
      const text = (prefix ? '0x' : '') + (shout ? digits.toUpperCase() : digits)
      const address = parseAptosAddress(text)
      expect(address).toHaveLength(66)
      expect(BigInt(address)).toBe(number)
      expect(parseAptosAddress(shortAptosAddress(text))).toBe(address)
      expect(parseAptosAddress(hexToBytes(address))).toBe(address)
    }),
  )
})

test.each(['', '0x', '0xzz', 'hello', '0x1g', ' 0x1', '0x1\n', '-1', '0x0x1', '10x2', 'z'.repeat(70)])(
  '%j is an invalid address',
  (value) => {
    expect(() => parseAptosAddress(value)).toThrow(InputError)
    expect(() => parseAptosAddress(value)).toThrow(`Invalid address provided: ${value.replace('\n', ' ')}`)
    expect(isAptosAddress(value)).toBe(false)
  },
)

test.each([undefined, null, 1, {}, [one], Object.create(null)])('a value that is no text is no address', (value) => {
  expect(isAptosAddress(value)).toBe(false)
  expect(() => Reflect.apply(parseAptosAddress, undefined, [value])).toThrow(InputError)
})

test('more than 64 digits are too long, even when they start with zeros', () => {
  const text = "Hex string is too long. Address's length is 32 bytes."
  expect(() => parseAptosAddress(`0x${'a'.repeat(65)}`)).toThrow(new InputError(text))
  expect(() => parseAptosAddress(`0x${'1'.padStart(65, '0')}`)).toThrow(new InputError(text))
  expect(isAptosAddress('a'.repeat(65))).toBe(false)
})

test('32 bytes are an address', () => {
  expect(parseAptosAddress(new Uint8Array(32).fill(1, 31))).toBe(one)
  expect(isAptosAddress(new Uint8Array(32))).toBe(true)
})

test.each([0, 31, 33])('%i bytes are not an address', (length) => {
  expect(() => parseAptosAddress(new Uint8Array(length))).toThrow(/^Expected address of length 32$/m)
  expect(isAptosAddress(new Uint8Array(length))).toBe(false)
})

test.each([...'0123456789abcdef'])('AIP-40: the special address 0x%s is written short', (digit) => {
  expect(shortAptosAddress(`0x${digit.padStart(64, '0')}`)).toBe(`0x${digit}`)
  expect(shortAptosAddress(`0x${digit}`)).toBe(`0x${digit}`)
})

test.each(['10', '1f', 'a0', 'ff', '0f00', full.slice(2), `0${full.slice(3)}`])(
  'AIP-40: the address 0x%s is not special and written in full',
  (digits) => {
    expect(shortAptosAddress(digits)).toBe(`0x${digits.padStart(64, '0')}`)
  },
)

test('the same address in two forms is the same', () => {
  expect(isSameAptosAddress('0x1', one)).toBe(true)
  expect(isSameAptosAddress(hexToBytes(full), full.toUpperCase())).toBe(true)
  expect(isSameAptosAddress('0x1', '0x2')).toBe(false)
})

test('two values that are no addresses are not the same address', () => {
  expect(isSameAptosAddress('', '')).toBe(false)
  expect(isSameAptosAddress(undefined, undefined)).toBe(false)
})
