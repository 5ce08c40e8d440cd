import { getEventListeners } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { sleep, startDeadline, startTimer } from '../../../src/runtime/timer.js'
import { watchTimers } from '../../support/watchTimers.js'

const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

describe('a timer', () => {
  test('that is stopped never calls', async () => {
    const act = vi.fn()
    startTimer(5, act)()
    await turns()
    expect(act).not.toHaveBeenCalled()
  })

  test('beyond what timers can count never calls: an engine would call at once', async () => {
    const act = vi.fn()
    startTimer(2 ** 31, act)
    await turns()
    expect(act).not.toHaveBeenCalled()
  })
})

describe('a deadline', () => {
  test('of a busy process lets what has arrived be read first', async () => {
    const order: string[] = []
    startDeadline(10, () => order.push('over'))
    const end = performance.now() + 30
    while (performance.now() < end); // busy, while something arrives
    setImmediate(() => order.push('read'))
    await turns()
    expect(order).toEqual(['read', 'over'])
  })

  test('can be stopped in its second half', async () => {
    const act = vi.fn()
    const stop = startDeadline(20, act)
    await new Promise((resolve) => setTimeout(resolve, 14))
    stop()
    await turns()
    expect(act).not.toHaveBeenCalled()
  })
})

describe('sleep', () => {
  test('ends after its time and leaves no listener', async () => {
    const { signal } = new AbortController()
    const start = performance.now()
    await sleep(10, signal)
    expect(performance.now() - start).toBeGreaterThan(8)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('that is aborted rejects with the reason and leaves no timer', async () => {
    const timers = watchTimers()
    const controller = new AbortController()
    const end = sleep(60_000, controller.signal)
    expect(timers()).toBe(1)
    controller.abort('why')
    await expect(end).rejects.toBe('why')
    expect(timers()).toBe(0)
  })
})
