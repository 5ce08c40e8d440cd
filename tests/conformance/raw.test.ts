import { describe, expect, test } from 'vitest'
import { type ClientOptions, createCaller } from '../../src/index.js'
import { encodeCall } from '../../src/operation/encode/encode.js'
import { createRawClient, type RawPaths } from '../../src/raw.js'
import type { RequestEvent } from '../../src/transport/events.js'
import type { Arrival } from '../support/answerServer.js'
import { allEntries, type Entry } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'
import { key, runServer } from '../unit/client/harness.js'

const entries = await allEntries()
const harness = runServer()

/** What openapi-fetch takes for a call. */
interface RawInit {
  readonly params: Readonly<Record<'path' | 'query', Readonly<Record<string, unknown>>>>
  readonly body?: unknown
}

/** What a client did for one call. */
interface Seen {
  readonly arrivals: readonly Arrival[]
  readonly events: readonly Omit<RequestEvent, 'callId'>[]
  readonly costs: readonly number[]
}

const gateway = (): ClientOptions => ({ apiKey: key, baseUrl: harness.server.url, product: 'mine' })
const gatewayByNetwork = (): ClientOptions => ({ ...gateway(), baseUrl: hostsOf() })
const fullnode = (): ClientOptions => ({ aptosNode: 'fullnode', baseUrl: { aptosNode: `${harness.server.url}/v1` } })
const fullnodeByNetwork = (): ClientOptions => ({ aptosNode: 'fullnode', baseUrl: hostsOf() })

const onGateway = entries.filter(({ constant }) => !constant.fullnodeOnly)

describe.each([
  ['on the gateway', gateway, onGateway],
  ['on a gateway by network', gatewayByNetwork, onGateway.filter(({ api }) => ['aptos', 'aptosNode'].includes(api))],
  ['on a plain node', fullnode, entries.filter(({ api }) => api === 'aptosNode')],
  ['on a plain node by network', fullnodeByNetwork, entries.filter(({ api }) => api === 'aptosNode')],
])('%s the raw client asks what the typed client asks', (_where, optionsOf, asked) => {
  test.each(asked)('$id', async (entry) => {
    const options = optionsOf()
    const input = { ...inputOf(entry, { cursor: true }), ...anotherNetwork(entry) }
    const typed = await watch(options, (own) => createCaller(own).call(entry.constant, input))
    const raw = await watch(options, (own) => {
      const body = typed.arrivals[0]?.body
      return requestOf(entry, own)(entry.method, keyOf(entry), rawInit(entry, input, own, body))
    })
    expect(typed.arrivals).not.toEqual([])
    expect(raw).toEqual(typed)
  })
})

/** Everything one call sends, and what is told of it. The server always fails, so that a call that may be repeated is. */
async function watch(options: ClientOptions, call: (options: ClientOptions) => Promise<unknown>): Promise<Seen> {
  const events: Omit<RequestEvent, 'callId'>[] = []
  const costs: number[] = []
  harness.server.answer({ status: 500, body: { message: 'no' } })
  await call({
    ...options,
    retries: { limit: 1, minDelay: 0, maxDelay: 0 },
    limiter: { acquire: async (cost) => void costs.push(cost) },
    hooks: { onRequest: ({ callId: _, ...event }) => void events.push(event), onDeprecated: () => {} },
  }).catch((error: unknown) => expect(error).toMatchObject({ code: 'SERVER_ERROR' }))
  return { arrivals: [...harness.server.arrivals], events, costs }
}

/** The same call in wire values, as openapi-fetch takes it. */
function rawInit(entry: Entry, input: unknown, { aptosNode: node }: ClientOptions, body: string | undefined): RawInit {
  const defaults = { defaultChain: '0x1', defaultNetwork: 'mainnet' }
  const { values } = encodeCall(entry.constant, input, defaults, node === 'fullnode')
  const valuesIn = (place: string) =>
    Object.fromEntries(
      entry.constant.inputs
        .filter((field) => field.in === place && field.name in values)
        .map(({ name, wire = name }) => [wire.replace('[]', ''), values[name]]),
    )
  const params = { path: valuesIn('path'), query: valuesIn('query') }
  return { params, ...(body && { body: JSON.parse(body) }) }
}

/** The path under which openapi-typescript knows an operation. */
function keyOf({ document, id }: Entry): string {
  const found = Object.entries(document.paths).find(([, item]) =>
    Object.values(item).some((one) => Object(one).operationId === id),
  )
  return found?.[0] ?? ''
}

/** A network that is not the default one, where a call takes any. */
function anotherNetwork({ constant }: Entry): object {
  const network = constant.inputs.find(({ picksServer }) => picksServer)
  return network ? { [network.name]: 'testnet' } : {}
}

function hostsOf() {
  const [mainnet, testnet] = [`${harness.server.url}/main`, `${harness.server.url}/test`]
  return { aptos: { mainnet, testnet }, aptosNode: { mainnet, testnet } }
}

/** openapi-fetch's `request` for any operation, as a loop over all of them must see it. */
function requestOf({ api }: Entry, options: ClientOptions) {
  const client = createRawClient(api as keyof RawPaths, options) // the folders of `generated/`
  return client.request as unknown as (method: string, path: string, init: RawInit) => Promise<unknown>
}
