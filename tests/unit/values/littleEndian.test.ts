import { endianness } from 'node:os'
import { expect, test } from 'vitest'
import { assertLittleEndian } from '../../../src/values/littleEndian.js'

test('a big-endian machine is not supported', () => {
  expect(() => assertLittleEndian(false)).toThrow(/^Non little-endian hardware is not supported$/)
  expect(() => assertLittleEndian(false)).toThrow(expect.objectContaining({ code: 'UNSUPPORTED_PLATFORM' }))
})

test('a little-endian machine is supported', () => {
  expect(() => assertLittleEndian(true)).not.toThrow()
})

test.runIf(endianness() === 'LE')('this machine is found to be what it is', () => {
  expect(() => assertLittleEndian()).not.toThrow()
})
