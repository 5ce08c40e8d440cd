import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { bytesToHex, hexToBytes, isHex } from '../../../src/values/hex.js'

test('bytes survive the way through text', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes)
    }),
  )
})

test('the text of bytes is 0x and two lower-case digits a byte', () => {
  expect(bytesToHex(new Uint8Array([0, 1, 171]))).toBe('0x0001ab')
  expect(bytesToHex(new Uint8Array())).toBe('0x')
})

test('hex is read with and without 0x, in any case', () => {
  for (const text of ['0xcafe', 'cafe', '0XCAFE', 'CaFe']) expect(hexToBytes(text)).toEqual(new Uint8Array([202, 254]))
})

test('a missing digit is named', () => {
  expect(() => hexToBytes('0xabc')).toThrow(new InputError('hexToBytes: received invalid unpadded hex'))
})

test.each(['zz', '0xzz', '0x0g', '+1', '0x0x', '10x2', 'a0xb', ' 1', '0x\u0661\u0661'])(
  '%j is an invalid byte sequence',
  (text) => {
    expect(() => hexToBytes(text)).toThrow(new InputError('Invalid byte sequence'))
  },
)

test('what is no text is an invalid byte sequence', () => {
  for (const value of [undefined, null, 12, ['ab']]) {
    expect(() => Reflect.apply(hexToBytes, undefined, [value])).toThrow(/^Invalid byte sequence$/m)
  }
})

test('isHex is true exactly for 0x and whole bytes', () => {
  for (const text of ['0x', '0xab', '0xABcd']) expect(isHex(text)).toBe(true)
  for (const value of ['', 'ab', '0xa', '0xzz', '0xab\n', 7, null, undefined, ['0xab']])
    expect(isHex(value)).toBe(false)
})

test('no text makes it throw anything but our errors', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        hexToBytes(text)
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
      }
    }),
  )
})

test('a megabyte of digits is read without a deep stack', () => {
  expect(hexToBytes(`0x${'ab'.repeat(1_000_000)}`)).toHaveLength(1_000_000)
  expect(isHex(`0x${'ab'.repeat(5_000_000)}`)).toBe(true)
})

test('bytes of another realm are bytes, and so is a Buffer', () => {
  expect(bytesToHex(runInNewContext('new Uint8Array([202, 254])'))).toBe('0xcafe')
  expect(bytesToHex(Buffer.from([202, 254]))).toBe('0xcafe')
})

const noBytes = [null, undefined, 'ab', [256], {}, new ArrayBuffer(2), new DataView(new ArrayBuffer(2))]

test.each([...noBytes, new Uint16Array([1000]), new Int8Array([-1]), new Float64Array([0.5])])(
  '%o is no bytes to write',
  (value) => {
    expect(() => bytesToHex(value as Uint8Array)).toThrow(InputError) // what a type would not let pass
  },
)
