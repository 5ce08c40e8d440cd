import { expect, onTestFinished, test } from 'vitest'
import { createMockServer } from '../../playground/mock/server.js'

const headers = { 'x-api-key': 'any' }

test('a mock server that warms up answers meanwhile, and none of it counts as a call', async () => {
  const server = await createMockServer({ port: 0 })
  onTestFinished(server.close)
  const warm = server.warmUp()
  const response = await fetch(`${server.url}/evm/web3/version`, { headers })
  await warm
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, 'mock-1'])
})

test('a mock server that is closed while it warms up leaves the rest undone', async () => {
  const server = await createMockServer({ port: 0 })
  const warm = server.warmUp()
  await Promise.all([server.close(), expect(warm).resolves.toBeUndefined()])
})
