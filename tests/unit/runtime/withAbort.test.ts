import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { stage } from '../../../src/runtime/withAbort.js'

const never = new AbortController().signal

test('a step that ends before the signal gives its result and leaves no listener', async () => {
  const { signal } = new AbortController()
  expect(await stage(signal, async () => 7)).toBe(7)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a step that throws at once rejects and leaves no listener', async () => {
  const { signal } = new AbortController()
  const broken = new Error('broken')
  const step = (): never => {
    throw broken
  }
  await expect(stage(signal, step)).rejects.toBe(broken)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a step is not begun when the signal has aborted', async () => {
  let begun = false
  const step = (): void => {
    begun = true
  }
  await expect(stage(AbortSignal.abort('why'), step)).rejects.toBe('why')
  expect(begun).toBe(false)
})

test('the reason of the signal goes before what the step says to its abort', async () => {
  const controller = new AbortController()
  const step = () =>
    new Promise((_, reject) => controller.signal.addEventListener('abort', () => reject(new Error('aborted'))))
  const end = stage(controller.signal, step)
  controller.abort('why')
  await expect(end).rejects.toBe('why')
})

test('the signal of a step aborts with the one of the caller', async () => {
  const controller = new AbortController()
  let own: AbortSignal | undefined
  const end = stage(controller.signal, ({ signal }) => {
    own = signal
    return new Promise(() => {})
  })
  controller.abort('why')
  await expect(end).rejects.toBe('why')
  expect(own?.reason).toBe('why')
})

test('the signal of a step that fails by itself does not abort: fetch would throw where nobody catches it', async () => {
  let own: AbortSignal | undefined
  const end = stage(never, async ({ signal }) => {
    own = signal
    throw new Error('broken')
  })
  await expect(end).rejects.toThrow('broken')
  expect(own?.aborted).toBe(false)
})

test('a step can end its stage with an error while it goes on', async () => {
  const late = new Error('late')
  const end = stage(never, (_, later, abort) => {
    later(5, () => abort(late))
    return new Promise(() => {})
  })
  await expect(end).rejects.toBe(late)
})

test('what is to happen later than timers go never happens', async () => {
  const late = vi.fn()
  await stage(never, async (_, later) => {
    later(2 ** 31, late)
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  expect(late).not.toHaveBeenCalled()
})

test('many stages under one signal share one listener', async () => {
  const controller = new AbortController()
  const ends = Array.from({ length: 20 }, () => stage(controller.signal, () => new Promise(() => {})).catch(String))
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1)
  controller.abort('why')
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['why']))
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
})

test('a stage that ends does not take the signal from the others', async () => {
  const controller = new AbortController()
  const first = stage(controller.signal, async () => 1)
  const second = stage(controller.signal, () => new Promise(() => {}))
  expect(await first).toBe(1)
  controller.abort('why')
  await expect(second).rejects.toBe('why')
})

test('a stage that is aborted leaves no timer', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  const controller = new AbortController()
  const end = stage(controller.signal, (_, later) => new Promise<void>((wake) => later(60_000, wake)))
  expect(timers()).toBe(before + 1)
  controller.abort('why')
  await expect(end).rejects.toBe('why')
  expect(timers()).toBe(before)
})
