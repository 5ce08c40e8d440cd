import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { apiNames, generatedFolder } from '../../../../playground/apis.js'
import { loadApis } from '../../../../playground/mock/contract/documents.js'
import { createMockServer } from '../../../../playground/mock/server/server.js'
import { examplesOf } from '../../../../src/mock/model/examples.js'
import { documentOf } from '../../../support/catalogue.js'
import { ask as askAt, exampleRequest, runMockServer } from '../../../support/mockServer.js'

const { ask } = runMockServer()
const apis = (await loadApis(generatedFolder, apiNames)).map(({ api }) => api)

describe.each(apis)('$name', ({ operations }) => {
  it.each(operations)('$id answers the document’s example request without a violation', async (operation) => {
    const { path, ...request } = exampleRequest(operation)
    const { status, message, violations } = await ask(path, { ...request, key: operation.id })
    expect([status, message, violations]).toEqual([200, expect.any(String), ''])
  })

  it('every example of every status conforms to the document', async () => {
    const seen = new Set<string>() // most operations share their error answers
    for (const operation of operations) {
      const { path, ...request } = exampleRequest(operation)
      for (const code of Object.keys(operation.answers)) {
        const examples = examplesOf(operation, Number(code))
        const known = seen.size
        if (seen.add(code + JSON.stringify(examples)).size === known) continue
        for (const example of Object.keys(examples)) {
          const reply = await ask(path, { ...request, headers: { prefer: `code=${code}, example=${example}` } })
          expect([operation.id, example, String(reply.status), reply.violations]).toEqual([
            operation.id,
            example,
            code,
            '',
          ])
        }
      }
    }
  }, 60_000)
})

it('an answer that breaks the document is reported, an example as well as one from memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mock-'))
  await cp(new URL('streams', generatedFolder), join(folder, 'streams'), { recursive: true })
  const document = structuredClone(Object(documentOf('streams')))
  document.components.schemas.StreamsModel.required.push('colour')
  await writeFile(join(folder, 'streams/openapi.json'), JSON.stringify(document))
  const server = await createMockServer({ port: 0, documents: pathToFileURL(`${folder}/`) })
  try {
    const remembered = await askAt(`${server.url}/streams/streams/evm?limit=1`)
    const recited = await askAt(`${server.url}/streams/streams/evm?limit=1`, { headers: { prefer: 'example=last' } })
    expect(server.apis).toEqual(['streams'])
    expect(remembered.violations).toContain("required property 'colour'")
    expect(recited.violations).toContain("required property 'colour'")
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
})
