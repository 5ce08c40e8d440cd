import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { formatSol, parseSol } from '../../../src/values/solanaUnits.js'

test('a SOL is a billion lamports', () => {
  expect(parseSol('1')).toBe(1_000_000_000n)
  expect(formatSol(1_500_000_000n)).toBe('1.5')
})

test('lamports survive the way through SOL, each of them', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (lamports) => {
      expect(parseSol(formatSol(lamports))).toBe(lamports)
    }),
  )
})

test('part of a lamport is an error', () => {
  expect(() => parseSol('0.0000000001')).toThrow(InputError)
  expect(() => formatSol('1.5')).toThrow(InputError)
})
