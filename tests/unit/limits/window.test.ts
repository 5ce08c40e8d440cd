import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forget, type Grants, nextTurns, note, rateOf, spread } from '../../../src/limits/window.js'

/** Turns of a window as calls ask for them, some of which are given back. */
const steps = fc.array(
  fc.record({
    rest: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 400, noNaN: true })),
    count: fc.integer({ min: 1, max: 5 }),
    back: fc.option(fc.nat()),
  }),
  { maxLength: 60 },
)
const rates = fc.record({
  requests: fc.integer({ min: 1, max: 20 }),
  window: fc.integer({ min: 1, max: 5000 }),
  margin: fc.integer({ min: 0, max: 200 }),
})

test('no span of window and margin ever holds more turns than requests, whatever is given back', () => {
  fc.assert(
    fc.property(rates, steps, ({ requests, window, margin }, all) => {
      const rate = rateOf(requests, window, margin)
      const grants: Grants = { cells: [], counts: [], total: 0 }
      const given: number[] = []
      let now = 1000
      for (const { rest, count, back } of all) {
        now += rest
        forget(grants, now, rate)
        for (const turn of nextTurns(grants, count, now, rate)) {
          expect(turn).toBeGreaterThanOrEqual(now)
          note(grants, turn, 1, rate)
          given.push(turn)
        }
        const unused = back === null ? undefined : given.splice(back % given.length, 1)[0]
        if (unused !== undefined) note(grants, unused, -1, rate)
        expect(grants.total).toBe(grants.counts.reduce((sum, each) => sum + each, 0))
      }
      given.sort((a, b) => a - b)
      for (const [at, turn] of given.entries()) {
        const later = given[at + requests]
        if (later !== undefined) expect(later - turn).toBeGreaterThan(window + margin)
      }
    }),
  )
})

test('a steady load uses all of the rate but the margin, in some 400 cells at most', () => {
  const rate = rateOf(800, 4000, 100)
  const grants: Grants = { cells: [], counts: [], total: 0 }
  let last = 0
  for (let count = 0; count < 8000; count++) {
    forget(grants, last, rate)
    last = nextTurns(grants, 1, last, rate)[0] ?? Number.NaN
    note(grants, last, 1, rate)
    expect(grants.cells.length).toBeLessThanOrEqual(410)
  }
  expect(7200 / (last / 1000)).toBeGreaterThan(0.97 * 200)
})

test('what is spread over a span is all there, and old enough to leave room at an even pace', () => {
  const rate = rateOf(160, 4000, 100)
  const parts = spread(160, 0, rate)
  expect(parts.reduce((sum, [, count]) => sum + count, 0)).toBe(160)
  expect(Math.max(...parts.map(([age]) => age))).toBeLessThan(rate.span)
  expect(Math.min(...parts.map(([age]) => age))).toBe(0)
})
