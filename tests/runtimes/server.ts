import { gzipSync } from 'node:zlib'
import { generatedDocument } from '../../codegen/document/generatedDocument.js'
import { operationsOf, successOf } from '../../codegen/document/operations.js'
import {
  answer,
  type Behaviour,
  damagedGzip,
  type FaultServer,
  long,
  refusingUrl,
  resetAmidBody,
  resetBeforeHeaders,
  type SeenRequest,
  slowDrip,
  stalledBody,
  stalledHeaders,
  startFaultServer,
  truncated,
} from '../support/faultServer.js'

/** The server of the promises, and an address on which nothing listens. */
export interface Scenes {
  readonly url: string
  readonly refused: string
  close(): Promise<void>
}

const balance = '{"balance":"32072641059427543093"}'
const json = (text: string): Behaviour => answer(200, text, { 'content-type': 'application/json' })

/**
 * What a request gets by the first part of its path. A name with a dash and more is a scene of one caller alone, for the
 * scenes that change with the second request.
 */
const scenes: Readonly<Record<string, Behaviour>> = {
  plain: (response, request) => plain(request)(response, request),
  pages: (response, request) => page(request)(response, request),
  gzip: (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(balance)),
  digits: json('{"balance":123456789012345678901234567}'),
  missing: answer(404, { message: 'No such thing' }),
  unauthorized: answer(401, { message: 'Invalid key' }, { 'x-request-id': 'request-1' }),
  broken: answer(500, { message: 'Something broke' }),
  mirror: (response, request) => answer(400, { message: `No: ${request.headers['x-api-key']}` })(response, request),
  redirect: answer(302, '', { location: '/plain/evm/elsewhere' }),
  banned: answer(429, { message: 'Too many' }, { 'retry-after': '3600' }),
  long: long(100_000),
  reset: resetBeforeHeaders,
  'reset-body': resetAmidBody,
  truncated,
  damaged: damagedGzip,
  drip: slowDrip,
  'stalled-body': stalledBody,
  'stalled-headers': stalledHeaders,
}

/** Scenes whose first request fails, and whose second one is answered. */
const first: Readonly<Record<string, Behaviour>> = {
  limited: answer(429, { message: 'Too many' }, { 'retry-after': '1' }),
  flaky: resetAmidBody,
}

/** Starts the server, whose pages may also be sites of their own. */
export async function startScenes(sites: Readonly<Record<string, Behaviour>> = {}): Promise<Scenes> {
  const server: FaultServer = await startFaultServer()
  const begun = new Set<string>()
  server.next((response, request) => {
    const [scene = ''] = request.path.slice(1).split('/')
    const [name = ''] = scene.split('-')
    const beginning = first[name]
    if (beginning && !begun.has(scene)) {
      begun.add(scene)
      return beginning(response, request)
    }
    const behaviour = sites[request.path] ?? scenes[scene] ?? (beginning ? json(balance) : answer(404, 'no such scene'))
    behaviour(response, request)
  })
  return { url: server.url, refused: await refusingUrl(), close: () => server.close() }
}

function plain({ path, method, headers, body }: SeenRequest): Behaviour {
  if (path.includes('/transaction/')) return answer(200, exampleOf('getTransaction'))
  if (path.endsWith('/headers')) return answer(200, headers)
  if (path.endsWith('/echo')) return answer(200, { method, type: headers['content-type'], body: JSON.parse(body) })
  return json(balance)
}

/** Three pages of two rows. */
function page({ path }: SeenRequest): Behaviour {
  const number = Number(new URL(path, 'http://localhost').searchParams.get('cursor') ?? 1)
  const { result, ...envelope } = Object(exampleOf('getWalletNFTs'))
  const rows = [1, 2].map((place) => ({ ...result[0], token_id: String(2 * (number - 1) + place) }))
  return answer(200, { ...envelope, cursor: number < 3 ? String(number + 1) : null, result: rows })
}

/** The first example of an operation of the EVM document. */
function exampleOf(id: string): unknown {
  const entry = [...operationsOf(generatedDocument('evm'))].find(({ operation }) => operation.operationId === id)
  return entry && Object.values(successOf(entry.operation).media?.examples ?? {})[0]?.value
}
