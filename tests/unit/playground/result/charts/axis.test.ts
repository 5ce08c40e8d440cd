import { expect, test } from 'vitest'
import { ticksOf } from '../../../../../playground/app/result/charts/axis.js'

test.each([
  [58_465.82, 64_207.81, [58_000, 60_000, 62_000, 64_000, 66_000]],
  [0, 3, [0, 1, 2, 3]],
  [-4, 10, [-5, 0, 5, 10]],
  [1.2e-6, 1.3e-6, [1.2e-6, 1.225e-6, 1.25e-6, 1.275e-6, 1.3e-6]],
])('an axis from %d to %d has round figures that bound it', (low, high, expected) => {
  const ticks = ticksOf(low, high)
  expect(ticks).toHaveLength(expected.length)
  for (const [place, tick] of expected.entries()) expect(ticks[place]).toBeCloseTo(tick, 12)
})

test('one value alone has an axis too', () => {
  for (const value of [0, 7, -7, 1e-9, 1e21]) {
    const ticks = ticksOf(value, value)
    expect(ticks.length).toBeGreaterThan(1)
    expect(ticks[0]).toBeLessThanOrEqual(value)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(value)
  }
})
