import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createCaller } from '../../../../src/index.js'
import { pagedOperation, runServer } from '../../client/harness.js'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const harness = runServer()

/** Calls a list of three pages. */
function call() {
  const next: Readonly<Record<string, string | null>> = { '': 'a', a: 'b', b: null }
  harness.server.answer(({ query }) => ({ body: { result: [{}], cursor: next[query.get('cursor') ?? ''] } }))
  return createCaller({ apiKey: null, baseUrl: harness.server.url }).call(pagedOperation(), {})
}

/** How many of the objects stay: what nobody holds goes in a moment, on a busy machine in a longer one. */
async function alive(notes: readonly WeakRef<object>[]): Promise<number> {
  const left = (): number => notes.filter((note) => note.deref()).length
  for (let turn = 0; turn < 200 && left() > 0; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    collectGarbage()
  }
  return left()
}

test('a page keeps no earlier page alive', async () => {
  const notes: WeakRef<object>[] = []
  const walk = async () => {
    const first = await call()
    const second = await first.nextPage()
    notes.push(new WeakRef(first), new WeakRef(second))
    return await second.nextPage()
  }
  const third = await walk()
  expect(await alive(notes)).toBe(0)
  expect(third.result).toHaveLength(1)
})

test('a loop over pages keeps no earlier page alive', async () => {
  const notes: WeakRef<object>[] = []
  const counts: number[] = []
  for await (const page of call().pages()) {
    if (!page.hasNext()) counts.push(await alive(notes))
    notes.push(new WeakRef(page))
  }
  expect([notes.length, counts]).toEqual([3, [0]])
})
