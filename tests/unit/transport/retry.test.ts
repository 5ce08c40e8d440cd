import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apiErrorOf } from '../../../src/errors/api.js'
import { ConfigurationError } from '../../../src/errors/configuration.js'
import { ConnectionError, TimeoutError } from '../../../src/errors/connection.js'
import { plainCause } from '../../../src/transport/cause.js'
import { retryAfterOf, retryDelay, retryPolicy } from '../../../src/transport/retry.js'

describe('retryPolicy', () => {
  test('without options is two retries, between half a second and eight', () => {
    expect(retryPolicy()).toMatchObject({ limit: 2, minDelay: 500, maxDelay: 8000 })
  })

  test('takes a number for the limit', () => {
    expect(retryPolicy(0)).toMatchObject({ limit: 0, minDelay: 500 })
  })

  test('lets the default of minDelay follow a shorter maxDelay', () => {
    expect(retryPolicy({ maxDelay: 100 })).toMatchObject({ minDelay: 100, maxDelay: 100 })
  })

  test.each<[string, unknown]>([
    ['a negative limit', -1],
    ['half a limit', { limit: 1.5 }],
    ['no limit at all', Number.POSITIVE_INFINITY],
    ['a limit in words', '3'],
    ['null', null],
    ['a boolean', false],
    ['a negative delay', { minDelay: -1 }],
    ['a delay that is no number', { minDelay: Number.NaN }],
    ['an endless delay', { maxDelay: Number.POSITIVE_INFINITY }],
    ['a minDelay above maxDelay', { minDelay: 2000, maxDelay: 1000 }],
    ['a delay longer than timers go', { maxDelay: 2 ** 31 }],
  ])('refuses %s', (_, option) => {
    expect(() => retryPolicy(option as number)).toThrow(ConfigurationError)
  })
})

describe('retryDelay', () => {
  const failed = apiErrorOf('', { status: 500 })

  test('is never at once, never beyond maxDelay, and within the doubled minDelay', () => {
    const delays = fc.record({
      minDelay: fc.integer({ min: 10, max: 1000 }),
      maxDelay: fc.integer({ min: 1000, max: 9000 }),
    })
    fc.assert(
      fc.property(
        delays,
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (given, attempt, random) => {
          const policy = retryPolicy({ ...given, limit: 5000 })
          const bound = Math.min(given.maxDelay, given.minDelay * 2 ** (attempt - 1))
          const delay = retryDelay(failed, attempt, true, policy, () => random) ?? Number.NaN
          expect(delay).toBeGreaterThanOrEqual(Math.floor(bound / 10))
          expect(delay).toBeLessThanOrEqual(bound)
        },
      ),
    )
  })

  test('is what the server asks for, up to maxDelay itself', () => {
    const asked = (retryAfterMs: number): number | undefined =>
      retryDelay(apiErrorOf('', { status: 503, retryAfterMs }), 1, true, retryPolicy({ maxDelay: 3000 }))
    expect([asked(2999), asked(3000), asked(3001)]).toEqual([2999, 3000, undefined])
  })

  test('of a minDelay of 0 is 0', () => {
    expect(retryDelay(failed, 1, true, retryPolicy({ minDelay: 0 }))).toBe(0)
  })

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'is given to a request that must not be repeated when %s says that nothing was sent',
    (code) => {
      const thrown = new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) })
      const cause = plainCause(thrown, String)
      expect(retryDelay(new ConnectionError('no', { cause }), 1, false, retryPolicy(), () => 1)).toBe(500)
    },
  )

  test.each([
    [
      'a connection that broke',
      new ConnectionError('no', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }),
    ],
    ['a timeout', new TimeoutError('no', { timeout: 1 })],
    ['a server error', failed],
  ])('is not given to a request that must not be repeated after %s', (_, error) => {
    expect(retryDelay(error, 1, false, retryPolicy())).toBeUndefined()
  })
})

describe('retryAfterOf', () => {
  const now = Date.UTC(2026, 0, 1)
  const read = (text: string): number | undefined => retryAfterOf(new Headers({ 'retry-after': text }), now)

  test.each([
    ['7', 7000],
    ['0.5', 500],
    ['1.25', 1250],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
    ['Thursday, 01-Jan-26 00:00:10 GMT', 10_000],
    ['Thu Jan  1 00:00:10 2026', 10_000],
    ['thu, 01 jan 2026 00:00:10 gmt', 10_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['1'.repeat(30), 1e15],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    '',
    '-1',
    'Thu Jan  1 00:00:10 2026 CET',
    'Thu, 01 Jan 2026 00:00:10 GMT or so',
    '2026-01-01T00:00:10',
    'never GMT',
    '1e3',
    '0x10',
    'Infinity',
    'later',
    'soon 5',
    '1, 1',
    '10s',
  ])('makes nothing of %j', (text) => {
    expect(read(text)).toBeUndefined()
  })

  test('is a sensible number or nothing, whatever the header says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        const delay = read(text)
        expect(delay === undefined || (delay >= 0 && delay <= 1e15)).toBe(true)
      }),
    )
  })
})
