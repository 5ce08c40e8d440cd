import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotOf } from '../../../src/limits/schedule.js'

test('in every window, no more goes than the rate, one burst and the dearest call', () => {
  const calls = fc.array(fc.record({ rest: fc.nat(300), cost: fc.integer({ min: 1, max: 500 }) }), { minLength: 2 })
  fc.assert(
    fc.property(calls, fc.integer({ min: 1, max: 600 }), (asked, burst) => {
      const rate = { unitsPerSecond: 1000, burst }
      let full = 0
      let now = 0
      const gone = asked.map(({ rest, cost }) => {
        now += rest
        const slot = slotOf({ full, paused: 0 }, now, cost, rate)
        full = slot.full
        return { at: slot.start, cost }
      })
      const dearest = Math.max(...gone.map(({ cost }) => cost))
      gone.forEach((first, from) => {
        let units = 0
        for (const { at, cost } of gone.slice(from)) {
          units += cost
          expect(units).toBeLessThanOrEqual(at - first.at + burst + dearest + 1e-6)
        }
      })
    }),
  )
})

test('calls go in the order in which they come, and none before it has come or before a pause is over', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 })), fc.nat(1000), (costs, paused) => {
      let full = 0
      let last = 0
      for (const cost of costs) {
        const slot = slotOf({ full, paused }, 10, cost, { unitsPerSecond: 100, burst: 50 })
        expect(slot.start).toBeGreaterThanOrEqual(Math.max(last, 10, paused))
        last = slot.start
        full = slot.full
      }
    }),
  )
})
