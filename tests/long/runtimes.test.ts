import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layOut, runtimes } from '../runtimes/runtimes.js'
import { linkPackage } from '../support/packed.js'

// The runtimes that come with the checkout. `npm run runtimes` tries all of them.

let folder: string

beforeAll(() => {
  folder = linkPackage()
  layOut(folder)
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.concurrent.each(runtimes.slice(0, 4))('$name keeps every promise', async ({ run }) => {
  const { results } = await run(folder)
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
  expect(results.length).toBeGreaterThan(40)
})
