import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refName } from '../../codegen/document/document.js'
import { createClient } from '../../src/index.js'
import { entryName } from '../../src/operation/entryName.js'
import { type AnswerServer, type Arrival, startAnswerServer } from '../support/answerServer.js'
import { allEntries, callByName, type Entry, rowsOf } from '../support/catalogue.js'
import { bodyInput } from '../support/exampleInputs.js'
import { type Recording, recordingsOf } from '../support/recordings.js'
import { differences, readByDocument } from '../support/reference.js'
import { publicName } from '../support/schemas.js'

const notJson = 'Invalid metadata provided, cannot parse the value to JSON'
const noMinter = `expected evm-address, got "ERC1155 tokens don't have a single minter"`

/** Every oddity of the recorded answers, as the issue it gives: path and reason. No format is loosened for them. */
const oddities: Readonly<Record<string, readonly (readonly [path: string, reason: string])[]>> = {
  'evm-mockGetNFTContractMetadata-0': [
    [
      '/token_address',
      'expected evm-address, got "0x2d30ca6f024dbc1307ac8a1a44ca27de6f797ec22ef20627a1307243b0ab7d09"',
    ],
    ['/synced_at', 'expected date-time, got "string"'],
  ],
  'evm-mockGetNFTContractTransfers-0': [
    ['/result/0/block_hash', 'expected hash32, got "string"'],
    ['/result/0/transaction_hash', 'expected hash32, got "0x057Ec652A4F150f7FF94f089A38008f49a0DF88e"'],
  ],
  'evm-mockGetNFTOwners-0': [['/result/0/metadata', notJson]],
  'evm-mockGetWalletNFTs-0': [['/result/0/metadata', notJson]],
  'evm-mockGetWalletNFTs-1': [['/result/0/minter_address', noMinter]],
  'evm-mockGetWalletNFTs-2': [['/result/0/minter_address', noMinter]],
}

/** Recorded requests that the service refused, and that we refuse before sending. */
const refused: Readonly<Record<string, string>> = {
  'evm-getMultipleNFTs-5': 'Param tokens is not valid: expected at least 1 entry, got 0 entries',
  'evm-mockGetNFTContractMetadata-1': 'Invalid address provided: 0x75e3e9c92162e62000425c98769965a76c2e387',
  'evm-mockGetNFTContractTransfers-3': 'Invalid address provided: 0x75e3e9c92162e62000425c98769965a76c2e387',
  'evm-mockGetNFTOwners-3': 'Invalid address provided: 0x75e3e9c92162e62000425c98769965a76c2e387',
  'evm-mockGetWalletNFTs-3': 'Invalid address provided: 0x75e3e9c92162e62000425c98769965a76c2e387',
  'evm-mockSyncNFTContract-1': 'Invalid address provided: 0x7de308',
  'streams-mockAddAddressAptos-2': 'Invalid address provided: some-address',
  'streams-mockDeleteAddressEvm-1': 'Invalid address provided: some-address',
}

const entries = await allEntries()
const recordings = recordingsOf(['evm', 'aptos', 'aptosNode', 'solana', 'streams'])

describe('recorded answers', () => {
  let server: AnswerServer
  beforeAll(async () => {
    server = await startAnswerServer()
  })
  afterAll(() => server.close())

  test.each(recordings)('$id: nothing is lost, and nothing but the listed oddities is an issue', async (recording) => {
    server.answer({ status: recording.status, body: recording.response })
    const { entry, path } = entryOf(recording)
    const client = createClient({
      apiKey: 'recorded-api-key',
      baseUrl: server.url,
      retries: 0,
      hooks: { onIssue: () => {} },
    })
    const call = callByName(client, entry, publicInput(entry, recording, path))

    if (refused[recording.id]) {
      await expect(call).rejects.toMatchObject({
        name: 'InputError',
        message: expect.stringContaining(refused[recording.id] ?? ''),
      })
      expect(recording.status).toBe(400)
      expect(server.arrivals).toEqual([])
      return
    }
    const isAnswer = recording.status < 300 || (recording.status === 404 && entry.operation['x-nullable'] === true)
    if (!isAnswer) {
      await expect(call).rejects.toMatchObject(errorOf(recording))
      expectRequest(recording, entry, path, server.arrivals)
      return
    }
    const { data, raw, issues } = await call.withResponse()
    expectRequest(recording, entry, path, server.arrivals)
    expect(issues.map(({ path, message }) => [path, message])).toEqual(oddities[recording.id] ?? [])
    if (recording.status === 404 || isNothing(entry, recording.response)) return expect(data).toBe(null)
    expect(raw).toEqual(recording.response)
    const from = { chain: server.arrivals[0]?.query.get('chain') ?? '0x1' }
    const broken = issues.map((issue) => issue.path)
    const items = entry.operation['x-page']?.items
    const expected = readByDocument(entry.document, entry.answer, raw, { from, broken, items })
    expect(differences(expected, whole(entry, data))).toEqual([])
    if (items !== undefined) expect(data).toMatchObject({ result: { length: rowsOf(entry, raw).length } })
  })

  test('every oddity and refusal belongs to a recording', () => {
    const ids = recordings.map((recording) => recording.id)
    for (const id of [...Object.keys(oddities), ...Object.keys(refused)]) expect(ids).toContain(id)
  })
})

function entryOf(recording: Recording): { readonly entry: Entry; readonly path: Readonly<Record<string, string>> } {
  const candidates = entries.filter(
    ({ api, method }) => api === recording.api && method.toUpperCase() === recording.method,
  )
  const literals = (entry: Entry): number => entry.path.split('/').filter((part) => !part.startsWith('{')).length
  for (const entry of [...candidates].sort((a, b) => literals(b) - literals(a))) {
    const match = new RegExp(`^${entry.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(recording.path)
    if (match) return { entry, path: Object.fromEntries(Object.entries(match.groups ?? {})) }
  }
  throw new Error(`no operation for ${recording.method} ${recording.path}`)
}

/** The recorded inputs under their public names; text stands for everything, but for booleans. */
function publicInput(entry: Entry, { query, body }: Recording, path: Readonly<Record<string, string>>): unknown {
  const input: Record<string, unknown> = {}
  for (const [wire, value] of [...Object.entries(path), ...Object.entries(query)]) {
    const bare = wire.replace('[]', '')
    const parameter = entry.parameters.find((one) => one.name === bare)
    if (!parameter) throw new Error(`${entry.id} has no parameter ${bare}`)
    const name = parameter['x-input-name'] ?? publicName(bare)
    input[name] = parameter.schema.type === 'boolean' ? value === 'true' : decodeURIComponent(value)
  }
  return { ...input, ...(body !== null && bodyInput(entry, body)) }
}

/** The request that was sent is the one that was recorded, in every part on which its answer depended. */
function expectRequest(
  recording: Recording,
  entry: Entry,
  path: Readonly<Record<string, string>>,
  arrivals: readonly Arrival[],
): void {
  const [arrival] = arrivals
  if (arrivals.length !== 1 || !arrival) throw new Error(`${arrivals.length} requests arrived`)
  expect(arrival.method).toBe(recording.method)
  expect(arrival.path).toBe(`/${entryName(entry.api)}${recording.path}`)
  const sent: unknown = arrival.body === '' ? null : JSON.parse(arrival.body)
  for (const part of Object.values(recording.matchedOn)) {
    const [place = '', name = ''] = part.split(/[:.]/)
    if (part === 'body') expect(sent).toEqual(recording.body)
    else if (place === 'body') {
      const recorded = property(recording.body, name) ?? sentByDefault(entry, name)
      expect(property(sent, name), part).toEqual(recorded)
    } else if (place === 'query') expect(arrival.query.get(name), part).toBe(recording.query[name] ?? null)
    else if (name in path) expect(decodeURIComponent(arrival.path), part).toContain(`/${path[name]}`)
  }
}

/** What the document has the client send when a body field is not given, as `false` for what a stream includes. */
function sentByDefault({ document, operation }: Entry, name: string): unknown {
  const schema = operation.requestBody?.content['application/json']?.schema
  const target = schema?.$ref ? document.components.schemas[refName(schema.$ref)] : schema
  const field = target?.properties?.[name]
  return field?.['x-send-default'] ? field.default : undefined
}

const property = (value: unknown, name: string): unknown => Reflect.get(Object(value ?? {}), name)

/** The error that public-api.md documents for a status. */
function errorOf({ status, response }: Recording): object {
  const name = status === 404 ? 'NotFoundError' : 'ApiError'
  return { name, status, body: response, message: expect.stringContaining(String(property(response, 'message'))) }
}

function isNothing(entry: Entry, response: unknown): boolean {
  return entry.operation['x-nullable'] === true && JSON.stringify(response) === '{}'
}

/** A page is an answer taken apart: its list is `result`, the rest its envelope. */
function whole(entry: Entry, data: unknown): unknown {
  const items = entry.operation['x-page']?.items
  if (items === undefined) return data
  const { result, envelope } = data as { readonly result: unknown; readonly envelope: object } // a page
  return items === '.' ? result : { ...envelope, [publicName(items)]: result }
}
