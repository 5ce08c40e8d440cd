import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { allEntries, callByName } from '../../support/catalogue.js'
import { bodyInput, inputOf } from '../../support/exampleInputs.js'
import { runMockServer } from '../../support/mockServer.js'
import { differences, readByDocument } from '../../support/reference.js'

const mock = runMockServer()
const entries = await allEntries()
const node = entries.filter(({ api }) => api === 'aptosNode')

// Those of the data API, and of the node through the gateway, are called by operations.test.ts.
describe('the node, plain', () => {
  test.each(node)('$id asks without a violation, and its answer decodes whole', async (entry) => {
    const client = createClient({ aptosNode: 'fullnode', baseUrl: mock.url, decode: 'strict' })
    const { data, raw, response, issues } = await callByName(client, entry, inputOf(entry)).withResponse()
    expect(response.headers.get('sl-violations') ?? '').toBe('')
    expect(issues).toEqual([])
    const items = entry.operation['x-page']?.items
    const expected = readByDocument(entry.document, entry.answer, raw, { items })
    const whole = items === undefined ? data : items === '.' ? data.result : { ...data.envelope, [items]: data.result }
    expect(differences(expected, whole)).toEqual([])
  })
})

test('every example of a request body travels without a violation, and arrives as the document shows it', async () => {
  const bodies = node.filter(({ operation }) => operation.requestBody)
  expect(bodies.map(({ id }) => id)).toEqual([
    'submitTransaction',
    'submitBatchTransactions',
    'simulateTransaction',
    'encodeSubmission',
  ])
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return globalThis.fetch(url, init)
  }
  const client = createClient({ apiKey: 'test', baseUrl: mock.url, decode: 'strict', fetch })
  for (const entry of bodies) {
    const content = entry.operation.requestBody?.content['application/json']
    for (const [name, { value }] of Object.entries(content?.examples ?? {})) {
      sent.length = 0
      const { response } = await callByName(client, entry, { ...bodyInput(entry, value) }).withResponse()
      expect(response.headers.get('sl-violations') ?? '', `${entry.id} ${name}`).toBe('')
      expect(sent, `${entry.id} ${name}`).toEqual([value])
    }
  }
})
