import { operationIds } from '../../generated/mocks.gen.js'
import { assertOption, optionsOf } from '../arguments/options.js'
import { anything, milliseconds, type RulesOf } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { hintsFor } from '../errors/nearest.js'
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

/** Options of `createMockFetch`; everything has a default. */
export interface MockFetchOptions {
  /** Names of the APIs that answer, such as `evm`; all by default. */
  readonly apis?: readonly string[] | undefined
  /** Milliseconds before every answer; 0 by default. */
  readonly delay?: number | undefined
  /**
   * What goes wrong: a fault of every operation, such as `'429'`, `'429:60'` with the seconds of its `Retry-After`,
   * `'timeout'`, `'reset'`, `'slow'`, `'poison'` or `'partial'`, or faults by operation id, each a name or a function that gives one by
   * the inputs of the call: `getTokenPrice` is that of every API that
   * has one, `'solana.getTokenPrice'` that of one. With `x2` behind it, a fault passes after two equal requests. The
   * header `x-mock-fault` of a request overrides it; `none` means no fault.
   */
  readonly faults?: MockFaults | undefined
  /**
   * What you would have answered, by operation: `{ 'evm.getNativeBalance': (input) => ({ balance: '1' }) }`. The function
   * gets the inputs of the call and gives the JSON that the service would send, a `Response`, or `undefined` for the
   * answer of the document; it may be asynchronous.
   */
  readonly answers?: MockAnswers | undefined
}

/** A `fetch` that answers in the process. */
export interface MockFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Forgets what was changed, and which faults were met. */
  reset(): void
}

/**
 * Creates a `fetch` that answers as the mock server does, without any server: with the documents' examples, page after
 * page, with what streams were made of before, and with a 400 for what the document refuses. It answers at the
 * provider's hosts, and at any other where the path names the API, as `/evm`. It wants a key as the service does: any
 * but `invalid`. What it remembers, it remembers by key.
 *
 * `POST …/__mock/reset` does what `reset()` does.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or invalid, and for an API, an operation or
 * a fault that there is not.
 * @example
 * const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
 */
export function createMockFetch(options: MockFetchOptions = {}): MockFetch {
  assertNoRequest(options)
  const { apis = Object.keys(loaders), delay = 0, faults, answers } = optionsOf(options, rules)
  assertOption(delay, 'delay', delay >= 0, ['Pass milliseconds, 0 or more'])
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
  return Object.assign(mock, { reset: () => engine.reset() })
}

const rules: RulesOf<MockFetchOptions> = {
  apis: { demand: 'takes a list of names, such as evm', accepts: Array.isArray },
  delay: milliseconds,
  faults: anything, // they are read one by one
  answers: anything,
}

/** Whoever passes `createMockFetch` itself as a `fetch` has it called with a request. */
function assertNoRequest(options: unknown): void {
  if (typeof options !== 'string' && !(options instanceof URL) && !(options instanceof Request)) return
  throw new ConfigurationError('createMockFetch takes options, got a request', {
    hints: ['It makes a fetch: call it, fetch: createMockFetch()'],
  })
}

type Load = (api: string) => Promise<readonly MockApi[]>

/** Loads each API once, when it is first asked. */
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
  if (!place) return nothingAt(`No API is mocked at ${url.origin}${url.pathname}; there are /${apis.join(', /')}`)
  const candidates = await Promise.all(place.apis.map(load))
  const { hosts, path } = place
  return engine.answer(candidates.flat(), { method, hosts, path, query: url.search.slice(1), headers, text })
}
