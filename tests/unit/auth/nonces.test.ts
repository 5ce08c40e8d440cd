import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryNonces } from '../../../src/auth.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

test('a nonce is good once', () => {
  const nonces = memoryNonces()
  const nonce = String(nonces.issue())
  expect([nonces.consume(nonce), nonces.consume(nonce)]).toEqual([true, false])
})

test('a nonce that was not issued is good never', () => {
  expect(memoryNonces().consume('abcdefgh')).toBe(false)
  expect(memoryNonces().consume('__proto__')).toBe(false)
})

test('a nonce has 32 letters and digits, and none is like another', () => {
  const nonces = memoryNonces()
  const issued = Array.from({ length: 1000 }, () => String(nonces.issue()))
  expect(new Set(issued).size).toBe(1000)
  expect(issued.filter((nonce) => !/^[\da-f]{32}$/.test(nonce))).toEqual([])
})

test.each([
  [undefined, 600_000],
  [1000, 1000],
])('with the lifetime %s a nonce is good for %s ms', (lifetime, end) => {
  const nonces = memoryNonces({ lifetime })
  const [early, late] = [String(nonces.issue()), String(nonces.issue())]
  vi.setSystemTime(end - 1)
  expect(nonces.consume(early)).toBe(true)
  vi.setSystemTime(end)
  expect(nonces.consume(late)).toBe(false)
})

test('a flood of messages takes no more memory than 100 000 nonces, of which the oldest give way', () => {
  const nonces = memoryNonces()
  const first = String(nonces.issue())
  const second = String(nonces.issue())
  for (let count = 2; count < 100_001; count++) nonces.issue()
  expect([nonces.consume(first), nonces.consume(second)]).toEqual([false, true])
})

test.each([[{ lifetime: 0 }], [{ lifetime: Number.NaN }], [{ lifetime: '10' }], [{ ttl: 10 }], [null]])(
  'options that cannot be meant are refused: %j',
  (options) => {
    expect(() => Reflect.apply(memoryNonces, undefined, [options])).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIGURATION' }),
    )
  },
)
