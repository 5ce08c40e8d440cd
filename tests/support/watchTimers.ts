import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, vi } from 'vitest'

/** Whose timers are counted: what a test starts, however late, is its own. */
const watch = new AsyncLocalStorage<object>()

/**
 * Watches the timers that a test starts from now on. Those of the runner and of servers, and what other files have left
 * running in the process, are not among them, so the count is exact.
 *
 * @returns a function that counts those that still wait and keep the process alive
 */
export function watchTimers(): () => number {
  const { setTimeout, clearTimeout } = globalThis
  const waiting = new Set<unknown>()
  const own = {}
  watch.enterWith(own)
  const start = (act: (...args: readonly unknown[]) => void, ms?: number, ...args: readonly unknown[]) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      act(...args)
    }, ms)
    if (watch.getStore() === own) waiting.add(timer)
    return timer
  }
  const stop = (timer: NodeJS.Timeout | undefined) => {
    waiting.delete(timer)
    clearTimeout(timer)
  }
  const spies = [
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(start as typeof setTimeout),
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation(stop as typeof clearTimeout),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return () => [...waiting].filter((timer) => (timer as NodeJS.Timeout).hasRef()).length
}
