import { expect, test } from 'vitest'
import { engineLimit } from '../../../src/errors/engineLimit.js'

const thrownBy = (step: () => unknown): unknown => {
  try {
    return step()
  } catch (error) {
    return error
  }
}

const deeper = (levels: number): number => 1 + deeper(levels + 1)

test('a stack that overflows is nesting; texts and lists that are too long are size', () => {
  expect(engineLimit(thrownBy(() => deeper(0)))).toBe('nested too deeply')
  expect(engineLimit(thrownBy(() => 'x'.repeat(2 ** 30)))).toBe('too large')
  expect(engineLimit(thrownBy(() => Array.from({ length: 3 }, () => new Array(2 ** 32))))).toBe('too large')
})

test("Firefox's own kind of error is told too", () => {
  const internal = (message: string): Error => Object.assign(new Error(message), { name: 'InternalError' })
  expect(engineLimit(internal('too much recursion'))).toBe('nested too deeply')
  expect(engineLimit(internal('allocation size overflow'))).toBe('too large')
})

test('an error of any other kind is about no limit', () => {
  expect([new Error('stack'), thrownBy(() => JSON.parse('{')), null].map(engineLimit)).toEqual(Array(3).fill(undefined))
})
