import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { createEngine } from '../../../src/mock/engine.js'
import type { Fault, PassingFault } from '../../../src/mock/faults/fault.js'
import { pause } from '../../../src/mock/fetch/pause.js'
import { refuse } from '../../../src/mock/model/answer.js'
import type { MockOperation } from '../../../src/mock/model/mockOperation.js'
import type { AcceptStream } from '../../../src/mock/streams/calls.js'
import { generatedFolder } from '../../apis.js'
import { loadApis, type PrismOperation, type ServedApi } from '../contract/documents.js'
import { createPrismContract } from '../contract/prism.js'
import { corsHeaders, preflightHeaders } from './cors.js'
import { handle, type SendOnce, type Served } from './handle.js'
import { logRequest } from './requestLog.js'
import { send } from './send.js'

/** Options of a mock server; everything has a default. */
export interface MockServerOptions {
  /** Port to listen on, 4010 by default; 0 picks a free one. */
  readonly port?: number
  /** Address to listen on, `127.0.0.1` by default. */
  readonly host?: string
  /** Milliseconds before every answer, 0 by default. */
  readonly delay?: number
  /** What goes wrong with every request; nothing by default. A request's `x-mock-fault` header overrides it. */
  readonly fault?: Fault | PassingFault
  /** APIs to serve; by default all that have a document. */
  readonly apis?: readonly string[]
  /** Folder of what the generator writes, `<api>/manifest.json` and its neighbours; `generated/` by default. */
  readonly documents?: URL
  /** Is given a line for each request; without it nothing is logged. */
  readonly log?: (line: string) => void
  /** Whether the webhook of a stream accepts its test delivery; all do by default. The seam for deliveries. */
  readonly acceptStream?: AcceptStream
  /** Posts deliveries of the webhook lab to a handler on this machine; none are sent by default. */
  readonly sendOnce?: SendOnce
}

/** A running mock server. */
export interface MockServer {
  /** URL where it listens, without a trailing slash. */
  readonly url: string
  readonly port: number
  /** Names of the APIs it serves, each under `<url>/<name>`. */
  readonly apis: readonly string[]
  /** Prepares what the first call to each API would otherwise wait for, one API after the other. Never rejects. */
  readonly warmUp: () => Promise<void>
  /** Stops listening, ends held answers, and resolves when the last connection is gone. */
  readonly close: () => Promise<void>
}

/**
 * Starts a mock server that answers from the documents, all APIs behind one port.
 *
 * @throws {Error} when the port is in use, there is no document, or a requested API does not exist.
 */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 4010, host = '127.0.0.1', delay = 0, documents = generatedFolder } = options
  const loaded = await loadApis(documents, options.apis)
  const apis = loaded.map(({ api }) => api)
  const mock: Served = {
    apis,
    sendOnce: options.sendOnce,
    engine: createEngine({
      faultOf: () => options.fault,
      acceptStream: options.acceptStream ?? (() => true),
      contract: createPrismContract(({ operation }) => prismOf(loaded, operation)),
    }),
  }
  const closing = new AbortController()
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    if (options.log) logRequest(request, response, options.log)
    response.setHeader('x-request-id', `mock-${count}`)
    serve(request, response, mock, delay, closing.signal).catch((error: Error) => response.destroy(error))
  })
  server.keepAliveTimeout = 60_000 // a client that was busy for seconds must not find its connection closed
  const actualPort = await listen(server, port, host)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    apis: apis.map(({ name }) => name),
    warmUp: () => warmUp(loaded, closing.signal),
    close: () => close(server, closing),
  }
}

async function prismOf(loaded: readonly ServedApi[], { api, id }: MockOperation): Promise<PrismOperation> {
  const served = loaded.find((each) => each.api.name === api)
  if (!served) throw new Error(`The API ${api} is not served`)
  return served.prism(id)
}

/** Between two APIs, which take a fraction of a second each, requests that have arrived meanwhile get their turn. */
async function warmUp(loaded: readonly ServedApi[], closing: AbortSignal): Promise<void> {
  for (const { api, prism } of loaded) {
    await setImmediate()
    if (closing.aborted) return
    await prism(api.operations[0]?.id ?? '').catch(() => undefined) // the first call reports what is wrong
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  mock: Served,
  delay: number,
  closing: AbortSignal,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflightHeaders(request.headers)).end()
    return
  }
  for (const [name, value] of Object.entries(corsHeaders(request.headers))) response.setHeader(name, value)
  const answer = await handle(request, mock).catch((error: unknown) => refuse(500, `The mock server failed: ${error}`))
  await pause(delay, closing)
  if (closing.aborted) response.setHeader('connection', 'close')
  await send(response, answer, closing)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: Error, port: number, host: string): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error
  const message = `Port ${port} of ${host} is in use. Stop what listens there, or start with --port 0 to pick a free one.`
  return new Error(message, { cause: error })
}

/** How long clients may take to read their last answers. */
const grace = 1000

function close(server: Server, closing: AbortController): Promise<void> {
  closing.abort()
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  return new Promise((resolve, reject) => {
    server.close((error) => {
      clearTimeout(cut)
      if (error) reject(error)
      else resolve()
    })
  })
}
