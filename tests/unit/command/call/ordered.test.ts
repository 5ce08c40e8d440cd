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
  let read = 0
  let written = 0
  let ahead = 0
  for await (const _ of ordered(
    counting(10_000, () => read++),
    8,
    async (item) => item,
  )) {
    ahead = Math.max(ahead, read - written)
    written += 1
  }
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
