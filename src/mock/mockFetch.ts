import { operationIds } from '../../generated/mocks.gen.js'
import { optionsOf } from '../arguments/options.js'
import { anything, milliseconds, type RulesOf } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { hintsFor } from '../errors/nearest.js'
import { entryName } from '../operation/entryName.js'
import { type MockAnswers, readAnswers } from './answers/ownAnswer.js'
import { answerControl, isControl } from './control.js'
import { createEngine, type Engine } from './engine.js'
import { type MockFaults, readFaults } from './faults/faultOption.js'
import { type FetchRequest, readFetch } from './fetch/fetchRequest.js'
import { pause } from './fetch/pause.js'
import { respond } from './fetch/respond.js'
import { type Answer, nothingAt } from './model/answer.js'
import { loaders } from './routing/load.js'
import type { MockApi } from './routing/mockApi.js'
import { placeOf } from './routing/places.js'

/** Options of `createMockFetch`, all optional. */
export interface MockFetchOptions {
  /** Names of the APIs that respond, such as `['evm']`. Default: all. */
  readonly apis?: readonly string[] | undefined
  /** Milliseconds before every response. Default 0. */
  readonly delay?: number | undefined
  /**
   * What goes wrong: one fault for all operations, or faults by operation id, each a name or a function that returns
   * one for the inputs of the call.
   *
   * - an error status such as `'429'`, or `'429:60'` with the seconds of its `Retry-After`
   * - `'timeout'`, `'reset'`, `'slow'` or `'poison'`
   * - `'partial'`, or `'partial:polygon'` with the chain that fails, by name or decimal id
   * - any of these followed by `x2`: it passes after two equal requests. Of `partial`, a request for other chains of the
   *   same wallet is equal
   *
   * If several APIs have an operation, name the API: `'solana.getTokenPrice'`. The header `x-mock-fault` of a request
   * overrides this option; `none` means no fault.
   */
  readonly faults?: MockFaults | undefined
  /**
   * Responses of your own, by operation: `{ 'evm.getNativeBalance': (input) => ({ balance: '1' }) }`. The function gets
   * the inputs of the call and may be asynchronous. It returns the JSON that the service would send, a `Response`, or
   * `undefined` for the mock's own response.
   */
  readonly answers?: MockAnswers | undefined
}

/** A `fetch` that responds inside your process. */
export interface MockFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Tells it from a `fetch` that sends something: `prepare` passes it on. */
  readonly isMock: true
  /** Forgets what was changed, and which faults were met. */
  reset(): void
}

/**
 * Creates a `fetch` that responds inside your process, with the examples of the API documents. Lists have pages,
 * streams that you create are remembered (for each key), and a request that the document doesn't allow is a 400. It
 * responds at the provider's hosts, at those of plain Aptos nodes, and at any host whose path names the API, such as
 * `/evm`. Like the service, it requires a key, but accepts any text except `invalid`.
 *
 * `POST …/__mock/reset` does the same as `reset()`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option, or an API, an operation or a
 * fault that doesn't exist.
 * @example
 * const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
 */
export function createMockFetch(options: MockFetchOptions = {}): MockFetch {
  assertNoRequest(options)
  const { apis = Object.keys(loaders), delay = 0, faults, answers } = optionsOf(options, rules)
  const load = apiLoader(apis)
  const ids = Object.fromEntries(apis.map((api) => [api, operationIds[api] ?? []]))
  const ownAnswers = readAnswers(answers, ids)
  const engine = createEngine({ faultOf: readFaults(faults, ids), ownAnswers, acceptStream: () => true })
  let count = 0
  const mock = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = readFetch(input, init)
    const { signal } = request
    signal?.throwIfAborted()
    count += 1
    const id = `mock-${count}`
    const answer = await answerTo(request, apis, load, engine)
    await pause(delay, signal)
    signal?.throwIfAborted()
    return respond({ ...answer, headers: { 'x-request-id': id, ...answer.headers } }, signal)
  }
  return Object.assign(mock, { isMock: true as const, reset: () => engine.reset() })
}

const rules: RulesOf<MockFetchOptions> = {
  apis: { demand: 'takes a list of names, such as evm', accepts: Array.isArray },
  delay: milliseconds,
  faults: anything, // checked one by one
  answers: anything,
}

/** Detects `createMockFetch` itself being passed as a `fetch`: it is then called with a request. */
function assertNoRequest(options: unknown): void {
  if (typeof options !== 'string' && !(options instanceof URL) && !(options instanceof Request)) return
  throw new ConfigurationError('createMockFetch takes options, got a request', {
    hints: ['Call it to get a fetch: fetch: createMockFetch()'],
  })
}

type Load = (api: string) => Promise<readonly MockApi[]>

/** Loads each API once, when it is first called. */
function apiLoader(apis: readonly string[]): Load {
  const loaded = new Map<string, Promise<MockApi>>()
  for (const api of apis) {
    if (Object.hasOwn(loaders, api)) continue
    throw new ConfigurationError(`There is no API ${api}`, { hints: hintsFor(api, Object.keys(loaders)) })
  }
  return async (api) => {
    const known = loaded.get(api) ?? loaders[api]?.()
    if (!known) return []
    loaded.set(api, known)
    known.catch(() => loaded.delete(api)) // the next request tries again
    return [await known]
  }
}

async function answerTo(request: FetchRequest, apis: readonly string[], load: Load, engine: Engine): Promise<Answer> {
  const { url, method, headers } = request
  const text = async (maxBytes: number): Promise<string | undefined> => {
    const body = await request.text()
    return new TextEncoder().encode(body).length <= maxBytes ? body : undefined
  }
  if (isControl({ method, path: url.pathname })) return answerControl(engine)
  const place = placeOf(url, apis)
  if (!place)
    return nothingAt(`No API is mocked at ${url.origin}${url.pathname}; there are /${apis.map(entryName).join(', /')}`)
  const candidates = await Promise.all(place.apis.map(load))
  const { hosts, path } = place
  return engine.answer(candidates.flat(), { method, hosts, path, query: url.search.slice(1), headers, text })
}
