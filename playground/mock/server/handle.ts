import type { IncomingMessage } from 'node:http'
import { answerControl, isControl } from '../../../src/mock/control.js'
import type { Engine, MockRequest } from '../../../src/mock/engine.js'
import { type Answer, nothingAt, refuse } from '../../../src/mock/model/answer.js'
import type { MockApi } from '../../../src/mock/routing/mockApi.js'
import { apiAt } from '../../../src/mock/routing/places.js'
import { entryName } from '../../../src/operation/entryName.js'
import { refuseForeignOrigin } from './foreignOrigin.js'
import { isOfThisMachine } from './loopback.js'

/** What requests to the server are answered by. */
export interface Served {
  readonly apis: readonly MockApi[]
  readonly engine: Engine
  /** Posts a delivery of the webhook lab; absent where none are sent. */
  readonly sendOnce?: SendOnce | undefined
}

/** Posts a delivery to a handler on this machine: JSON of `url`, `body` and `signature`, `undefined` where it was too long. */
export type SendOnce = (text: string | undefined) => Promise<Answer>

/** Answers a request to the server: to one of its APIs, to its front page, or to the mock itself. */
export async function handle(request: IncomingMessage, { apis, engine, sendOnce }: Served): Promise<Answer> {
  const [, segment = '', path = '', query = ''] = /^\/([^/?]*)([^?]*)\??(.*)$/.exec(request.url ?? '') ?? []
  const control = { method: request.method ?? '', path: `/${segment}${path}` }
  const names = [...new Set(apis.flatMap(({ hosts }) => hosts))]
  const apiName = apiAt(segment, names) ?? segment
  const isDelivery = control.path === '/__mock/deliver' && control.method === 'POST'
  const refused = refuseForeignOrigin(request, isDelivery || isControl(control) ? 'streams' : apiName)
  if (refused) return refused
  if (isDelivery && sendOnce) {
    // with --host, others may reach this server, but not through it what listens on this machine alone
    if (!isOfThisMachine(request.socket.remoteAddress)) return refuse(403, 'Deliveries are sent for this machine only')
    return sendOnce(await readText(request, longestDelivery))
  }
  if (isControl(control)) return answerControl(engine)
  const here = apis.filter(({ hosts }) => hosts.includes(apiName)).sort((one) => (one.name === apiName ? -1 : 1))
  if (here.length === 0) return introduce(apiName, apis)
  return engine.answer(here, requestOf(request, apiName, path, query))
}

/** Bytes of a delivery that is sent for the webhook lab. */
const longestDelivery = 20_000_000

function requestOf(request: IncomingMessage, host: string, path: string, query: string): MockRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return {
    method: request.method ?? '',
    hosts: [host],
    path,
    query,
    headers: Object.fromEntries(headers),
    text: (maxBytes) => readText(request, maxBytes),
  }
}

/** The body of a request; `undefined` when it is longer, which is then read and forgotten. */
async function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString('utf8') : undefined
}

function introduce(asked: string, apis: readonly MockApi[]): Answer {
  const served = apis.map(({ name }) => `/${entryName(name)}`)
  if (asked !== '') return nothingAt(`There is no API /${asked}; there are ${served.join(', ')}`)
  const operations = Object.fromEntries(apis.map(({ name, operations: { length } }) => [`/${entryName(name)}`, length]))
  return {
    status: 200,
    headers: {},
    body: { message: 'The mock server. Send any x-api-key but `invalid`.', operations },
  }
}
