import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { generatedFolder } from '../../../../playground/apis.js'
import { createMockServer } from '../../../../playground/mock/server/server.js'
import { documentOf } from '../../../support/catalogue.js'

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

test('a document that cannot be made ready ends no server: the first call to it says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { components, ...document } = documentOf('streams')
  const schemas = { ...components.schemas, Lost: { $ref: './lost.json' } } // which nobody asks for, but Prism reads
  await cp(new URL('streams', generatedFolder), join(folder, 'streams'), { recursive: true })
  await writeFile(
    join(folder, 'streams/openapi.json'),
    JSON.stringify({ ...document, components: { ...components, schemas } }),
  )
  const server = await createMockServer({ port: 0, documents: pathToFileURL(`${folder}/`) })
  onTestFinished(server.close)
  await expect(server.warmUp()).resolves.toBeUndefined()
  const response = await fetch(`${server.url}/streams/stats`, { headers })
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('The mock server failed')])
})
