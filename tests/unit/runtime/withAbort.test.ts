import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { withAbort } from '../../../src/runtime/withAbort.js'

const never = new AbortController().signal

test('work that ends before the signal gives its result and leaves no listener', async () => {
  const { signal } = new AbortController()
  expect(await withAbort(signal, async () => 7)).toBe(7)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('work that throws at once rejects and leaves no listener', async () => {
  const { signal } = new AbortController()
  const broken = new Error('broken')
  const work = (): never => {
    throw broken
  }
  await expect(withAbort(signal, work)).rejects.toBe(broken)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('work is not begun when the signal has aborted', async () => {
  let begun = false
  const work = (): void => {
    begun = true
  }
  await expect(withAbort(AbortSignal.abort('why'), work)).rejects.toBe('why')
  expect(begun).toBe(false)
})

test('the reason of the signal goes before what the work says to its abort', async () => {
  const controller = new AbortController()
  const work = () =>
    new Promise((_, reject) => controller.signal.addEventListener('abort', () => reject(new Error('aborted'))))
  const end = withAbort(controller.signal, work)
  controller.abort('why')
  await expect(end).rejects.toBe('why')
})

test('the signal of work aborts with the one of the caller', async () => {
  const controller = new AbortController()
  let own: AbortSignal | undefined
  const end = withAbort(controller.signal, ({ signal }) => {
    own = signal
    return new Promise(() => {})
  })
  controller.abort('why')
  await expect(end).rejects.toBe('why')
  expect(own?.reason).toBe('why')
})

test('the signal of work that fails by itself does not abort: fetch would throw where nobody catches it', async () => {
  let own: AbortSignal | undefined
  const end = withAbort(never, async ({ signal }) => {
    own = signal
    throw new Error('broken')
  })
  await expect(end).rejects.toThrow('broken')
  expect(own?.aborted).toBe(false)
})

test('work can end the wait for it with an error while it goes on', async () => {
  const late = new Error('late')
  const end = withAbort(never, (_, { abort }) => {
    setTimeout(() => abort(late), 5)
    return new Promise(() => {})
  })
  await expect(end).rejects.toBe(late)
})

test('however much work shares a signal, there is one listener', async () => {
  const controller = new AbortController()
  const ends = Array.from({ length: 20 }, () => withAbort(controller.signal, () => new Promise(() => {})).catch(String))
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1)
  controller.abort('why')
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['why']))
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
})

test('work that ends does not take the signal from the others', async () => {
  const controller = new AbortController()
  const first = withAbort(controller.signal, async () => 1)
  const second = withAbort(controller.signal, () => new Promise(() => {}))
  expect(await first).toBe(1)
  controller.abort('why')
  await expect(second).rejects.toBe('why')
})
