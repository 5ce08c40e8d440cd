import { expect, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { key, runServer } from '../unit/client/harness.js'

const harness = runServer()

test.each([
  ['as they are', false],
  ['in a list of their own', true],
])('the categories of tokens may come %s, and a bad one is told where it stands', async (_how, isListed) => {
  const categories = [{ id: 'meme', name: 'Meme' }, { name: 'Nameless' }]
  harness.server.answer({ body: isListed ? [{ categories }] : { categories } })
  const { evm } = createClient({ apiKey: key, baseUrl: harness.server.url })
  const { data, issues } = await evm.getTokenCategories().withResponse()
  expect(data).toEqual({ categories: [{ id: 'meme', name: 'Meme' }] })
  expect(issues).toMatchObject([{ path: isListed ? '/0/categories/1/id' : '/categories/1/id' }])
})
