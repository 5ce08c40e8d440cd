import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aptosAddress, evmAddress, hash32, hex } from '../../../../src/operation/decode/hex.js'

const hexDigits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: length, maxLength: length })

describe('addresses, hashes and hex', () => {
  test('an EVM address comes out in lower case, and again the same', () => {
    fc.assert(
      fc.property(hexDigits(40), (digits) => {
        const address = evmAddress(`0x${digits}`)
        expect(address).toBe(`0x${digits.toLowerCase()}`)
        expect(evmAddress(address)).toBe(address)
      }),
    )
  })

  test('an EVM address of any other length is refused', () => {
    fc.assert(
      fc.property(
        fc
          .nat(80)
          .filter((length) => length !== 40)
          .chain(hexDigits),
        (digits) => evmAddress(`0x${digits}`) === undefined,
      ),
    )
  })

  test('every form of an Aptos address is one address of 64 digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        const short = value.toString(16)
        const padded = `0x${short.padStart(64, '0')}`
        for (const form of [short, `0x${short}`, `0X${short.toUpperCase()}`, padded])
          expect(aptosAddress(form)).toBe(padded)
      }),
    )
  })

  test.each(['', '0x', '0xzz', `0x${'1'.repeat(65)}`, 1, null, {}])('an Aptos address is not %j', (value) =>
    expect(aptosAddress(value)).toBe(undefined),
  )

  test('a hash has 32 bytes, and its text stays', () => {
    fc.assert(fc.property(hexDigits(64), (digits) => hash32(`0x${digits}`) === `0x${digits}`))
    fc.assert(
      fc.property(
        fc
          .nat(100)
          .filter((length) => length !== 64)
          .chain(hexDigits),
        (digits) => hash32(`0x${digits}`) === undefined,
      ),
    )
  })

  test('0X comes out as 0x, which the type says', () => {
    for (const [read, length] of [
      [evmAddress, 40],
      [hash32, 64],
      [hex, 10],
    ] as const) {
      const digits = 'ab'.repeat(length / 2)
      expect(read(`0X${digits}`)).toBe(`0x${digits}`)
      expect(read(` 0X${digits}\n`)).toBe(`0x${digits}`)
    }
  })

  test('hex has whole bytes, and its text stays', () => {
    fc.assert(
      fc.property(
        fc.nat(200).chain(hexDigits),
        (digits) => hex(`0x${digits}`) === (digits.length % 2 ? undefined : `0x${digits}`),
      ),
    )
  })

  test('empty text is no hex, whatever was read before', () => {
    expect(['', '0', '0x0', ' '].map(hex)).toEqual([undefined, undefined, undefined, undefined])
  })

  test.each([
    [evmAddress, '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
    [aptosAddress, `0x${'8f'.repeat(32)}`],
    [hash32, `0x${'8f'.repeat(32)}`],
    [hex, '0xa11ceb0b'],
    [hex, '0x'],
  ])('%o reads %s with blanks around it', (read, text) => {
    for (const padded of [` ${text}`, `${text} `, `\n${text}\t`]) expect(read(padded)).toBe(text)
    expect([read(' '), read(`${text} x`), read('0x 1')]).toEqual([undefined, undefined, undefined])
  })

  test('text of the right length that does not start with 0x is refused', () => {
    const start = fc.string({ minLength: 2, maxLength: 2 }).filter((two) => !/^0x$/i.test(two))
    fc.assert(
      fc.property(start, (two) => {
        expect(hash32(two + 'a'.repeat(64))).toBe(undefined)
        expect(evmAddress(two + 'a'.repeat(40))).toBe(undefined)
      }),
    )
  })

  test.each([
    [evmAddress, 40],
    [aptosAddress, 64],
    [hash32, 64],
    [hex, 40],
    [hex, 2],
    [hex, 4094],
    [hex, 9000],
  ])('every digit is looked at: %o of %d digits', (read, length) => {
    const digits = 'a5'.repeat(length / 2)
    expect(read(`0x${digits}`)).toBe(`0x${digits}`)
    for (let place = 0; place < length; place += length > 99 ? 37 : 1) {
      for (const character of ['g', '<', 'x', '١']) {
        const text = `0x${digits.slice(0, place)}${character}${digits.slice(place + 1)}`
        expect(read(text), text).toBe(undefined)
      }
    }
  })

  test('a megabyte of hex is read', () => expect(hex(`0x${'ab'.repeat(500_000)}`)).toHaveLength(1_000_002))

  test('a character is a hex digit, or refused, wherever it is looked at', () => {
    for (let code = 0; code < 0x200; code++) {
      const character = String.fromCharCode(code)
      const isDigit = /[\da-fA-F]/.test(character)
      for (const place of [0, 31, 63]) {
        const text = `0x${'0'.repeat(place)}${character}${'0'.repeat(63 - place)}`
        expect(hash32(text)).toBe(isDigit ? text : undefined)
      }
    }
  })
})
