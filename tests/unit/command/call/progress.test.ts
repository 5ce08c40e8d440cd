import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '../../../../src/command/call/progress.js'
import type { Reporter } from '../../../../src/command/shell/reporter.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is shown over time, `undefined` where it is removed. */
function watched(isTerminal: boolean) {
  const shown: (string | undefined)[] = []
  const nothing = (): void => {}
  const progress = (text: string | undefined): void => void shown.push(text)
  const reporter: Reporter = { isTerminal, progress, note: nothing, warn: nothing, fail: nothing, hide: nothing }
  return { shown, progress: createProgress(reporter, { units: 1200 }) }
}

test('elsewhere than on a terminal, a line every ten seconds says how far it is and how long it takes', () => {
  const { shown, progress } = watched(false)
  vi.advanceTimersByTime(8_000)
  progress.update({ rows: 1000, pages: 10, of: 3000, done: 1000 })
  progress.redraw()
  expect(shown).toEqual([])
  vi.advanceTimersByTime(12_000)
  expect(shown).toEqual([
    '1,000 rows, 10 pages, 1,200 units, about 14 s left',
    '1,000 rows, 10 pages, 1,200 units, about 4.0 s left',
  ])
  progress.end()
  vi.advanceTimersByTime(60_000)
  expect(shown.slice(2)).toEqual([undefined])
})

test('a terminal shows nothing of a call that is over at once, and then a line with each page', () => {
  const { shown, progress } = watched(true)
  progress.update({ rows: 1, pages: 1 })
  progress.redraw()
  expect(shown).toEqual([])
  vi.advanceTimersByTime(600)
  progress.update({ rows: 2, pages: 2 })
  progress.redraw()
  expect(shown).toEqual(['1 row, 1 page, 1,200 units', '2 rows, 2 pages, 1,200 units'])
  progress.end()
})
