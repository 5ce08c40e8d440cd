import { describe, expect, test, vi } from 'vitest'
import { withTimeout } from '../../../src/runtime/withTimeout.js'
import { watchTimers } from '../../support/watchTimers.js'

const expire = (timeout: number): Error => new Error(`over after ${timeout} ms`)

const endless = (): Promise<never> => new Promise(() => {})

describe('work with a time limit', () => {
  test('gives its result and leaves no timer', async () => {
    const timers = watchTimers()
    expect(await withTimeout({ timeout: 60_000, expire }, async () => 7)).toBe(7)
    expect(timers()).toBe(0)
  })

  test('that takes longer fails with the error of the limit, and its signal aborts with it', async () => {
    let own: AbortSignal | undefined
    const end = withTimeout({ timeout: 10, expire }, ({ signal }) => {
      own = signal
      return endless()
    })
    await expect(end).rejects.toThrow('over after 10 ms')
    expect(own?.reason).toEqual(new Error('over after 10 ms'))
  })

  test('ends with the reason of the signal, and leaves no timer', async () => {
    const timers = watchTimers()
    const controller = new AbortController()
    const end = withTimeout({ timeout: 60_000, expire, signal: controller.signal }, endless)
    controller.abort('why')
    await expect(end).rejects.toBe('why')
    expect(timers()).toBe(0)
  })

  test('may stop the clock and go on', async () => {
    const slow = withTimeout({ timeout: 10, expire }, async (_, stop) => {
      stop()
      await new Promise((resolve) => setTimeout(resolve, 40))
      return 'done'
    })
    expect(await slow).toBe('done')
  })

  test('that fails after its time reports that, but not the reason it was ended with', async () => {
    const onLateError = vi.fn()
    const failing = (late: (reason: unknown) => unknown) =>
      withTimeout({ timeout: 5, expire, onLateError }, async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        throw late(signal.reason)
      })
    await expect(failing(() => 'late')).rejects.toThrow('over')
    await expect(failing((reason) => reason)).rejects.toThrow('over')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(onLateError.mock.calls).toEqual([['late']])
  })
})
