import { expect, test } from 'vitest'
import { ordered } from '../../../../src/command/call/ordered.js'

async function* counting(count: number, onEach: (item: number) => void): AsyncGenerator<number> {
  for (let item = 0; item < count; item++) {
    onEach(item)
    yield item
  }
}

test('results come in the order of the items, whichever ends first', async () => {
  const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
  const results: number[] = []
  const work = async (item: number): Promise<number> => {
    await later((item % 4) * 3)
    return item
  }
  for await (const one of ordered(
    counting(20, () => {}),
    4,
    work,
  ))
    results.push(one)
  expect(results).toEqual([...Array(20).keys()])
})

test('no more items are read than are worked on, however many there are', async () => {
  const later = (): Promise<void> => new Promise((done) => setImmediate(done))
  let read = 0
  let written = 0
  let ahead = 0
  const work = async (item: number): Promise<number> => {
    ahead = Math.max(ahead, read - written)
    await later()
    await later()
    return item
  }
  for await (const _ of ordered(
    counting(10_000, () => read++),
    8,
    work,
  ))
    written += 1
  expect([written, ahead]).toEqual([10_000, 8])
})

test('a failure comes in its turn, and is not unhandled before', async () => {
  const results: unknown[] = []
  const run = async (): Promise<void> => {
    const work = async (item: number): Promise<number> => {
      if (item === 2) throw new Error('the third')
      await new Promise((done) => setTimeout(done, 5))
      return item
    }
    for await (const one of ordered(
      counting(5, () => {}),
      4,
      work,
    ))
      results.push(one)
  }
  await expect(run()).rejects.toThrow('the third')
  expect(results).toEqual([0, 1])
})

test('a result does not wait for an item that has not come yet', async () => {
  let come: (item: number) => void = () => {}
  async function* slow(): AsyncGenerator<number> {
    yield 1
    yield await new Promise<number>((resolve) => {
      come = resolve
    })
  }
  const results = ordered(slow(), 8, async (item) => item)
  expect(await results.next()).toEqual({ done: false, value: 1 })
  come(2)
  expect(await results.next()).toEqual({ done: false, value: 2 })
  expect(await results.next()).toEqual({ done: true, value: undefined })
})

test('whoever stops reading results does not wait for the next item', async () => {
  async function* endless(): AsyncGenerator<number> {
    yield 1
    await new Promise(() => {})
  }
  for await (const _ of ordered(endless(), 8, async (item) => item)) break
})

test('items that cannot be read end the results', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield 1
    throw new Error('gone')
  }
  const results = ordered(broken(), 8, () => new Promise<number>(() => {}))
  await expect(results.next()).rejects.toThrow('gone')
})
