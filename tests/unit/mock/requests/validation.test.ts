import { describe, expect, test } from 'vitest'
import { apiNames, generatedFolder } from '../../../../playground/apis.js'
import { loadApis } from '../../../../playground/mock/contract/documents.js'
import { wireName } from '../../../../src/mock/model/mockOperation.js'
import { createMockFetch } from '../../../../src/mock.js'
import type { ManifestInput } from '../../../../src/operation/manifest.js'
import { exampleRequest, type MockRequest, runMockServer } from '../../../support/mockServer.js'

// The server asks Prism, which reads the documents themselves; in the process the engine decides alone, by the manifest.

const server = runMockServer()
const mock = createMockFetch()
const apis = (await loadApis(generatedFolder, apiNames)).map(({ api }) => api)

type Sent = MockRequest & { readonly path: string }

async function statusesOf({ path, method = 'GET', body }: Sent): Promise<readonly [server: number, process: number]> {
  const { status } = await server.ask(path, { method, key: 'validation', body })
  const response = await mock(`http://127.0.0.1${path}`, {
    method,
    headers: { 'x-api-key': 'validation' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return [status, response.status]
}

/** Inputs that were broken, as the documents have them: most operations share theirs. */
const tried = new Set<string>()

function isNew({ description: _, example: __, ...rules }: ManifestInput): boolean {
  return tried.size < tried.add(JSON.stringify(rules)).size
}

/** A request of the document, broken in ways that documents speak of. */
function* broken(request: Sent, inputs: readonly ManifestInput[]): Generator<Sent> {
  const [path = '', query = ''] = request.path.split('?')
  for (const input of inputs.filter((each) => each.in === 'query')) {
    if (!isNew(input)) continue
    const names = [wireName(input), `${wireName(input)}[]`]
    const without = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !names.includes(name)))
    yield { ...request, path: `${path}?${without}` }
    for (const value of ['soon', '-1', '0', '1.5', '1000000', 'true', '0x12', '2024-01-01', '2024-01-01T00:00:00Z'])
      yield { ...request, path: `${path}?${new URLSearchParams([...without, [names[0] ?? '', value]])}` }
  }
  const { body } = request
  if (typeof body !== 'object' || body === null) return
  yield { ...request, body: [] }
  if (Array.isArray(body)) return yield { ...request, body: [...body, 7] }
  for (const name of Object.keys(body)) {
    const input = inputs.find((each) => each.in === 'body' && wireName(each) === name)
    if (input && !isNew(input)) continue
    yield { ...request, body: Object.fromEntries(Object.entries(body).filter(([each]) => each !== name)) }
    for (const value of [null, 7, 'text', {}, [], [7]]) yield { ...request, body: { ...body, [name]: value } }
  }
}

describe.each(apis)('$name', ({ operations }) => {
  test.each(operations)(
    '$id is refused in the process where the document refuses it, and nowhere else',
    async (each) => {
      const wrong: string[] = []
      for (const request of broken(exampleRequest(each), each.inputs)) {
        const [ofServer, ofProcess] = await statusesOf(request)
        if (ofServer !== ofProcess)
          wrong.push(`${ofServer} ${ofProcess} ${request.path} ${JSON.stringify(request.body)}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
