import { optionsOf } from '../arguments/options.js'
import { needed, oneOf, type RulesOf, text } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { truncate } from '../errors/truncate.js'
import { readFetch } from '../mock/fetch/fetchRequest.js'
import { createMockFetch } from '../mock/mockFetch.js'
import { cassettePath, createReader } from './cassetteFile.js'
import { type RecordedRequest, recordedRequest } from './recordedRequest.js'
import { hasBody } from './recordFetch.js'
import { bytesOf, keyOf, type Recording } from './recording.js'

/** Options of `replayFetch`. */
export interface ReplayOptions {
  /** The folder of the cassettes. */
  readonly dir: string
  /**
   * What happens to a request without a recording. With `'error'`, the call rejects with a `ConfigurationError`. With
   * `'mock'`, the mock responds with the examples of the API documents. Default `'error'`.
   */
  readonly onMissing?: 'error' | 'mock' | undefined
}

/**
 * Creates a `fetch` that responds with what `recordFetch` has recorded. Nothing is sent. The host, the key and other
 * headers of a request don't matter: its method, path, query and body must be those of a recording.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option.
 * @example
 * const client = createClient({ apiKey: 'test', fetch: replayFetch({ dir: 'cassettes', onMissing: 'mock' }) })
 */
export function replayFetch(options: ReplayOptions): typeof fetch {
  const { dir, onMissing = 'error' } = optionsOf(options, rules())
  const read = createReader(dir)
  const mock = createMockFetch()
  const replay: typeof fetch = async (input, init) => {
    const sent = readFetch(input instanceof Request ? input.clone() : input, init)
    sent.signal?.throwIfAborted()
    const recorded = await recordedRequest(sent)
    const recordings = await read(recorded.name)
    const found =
      recordings.get(keyOf(recorded.request)) ?? (await read(recorded.formerly.name)).get(keyOf(recorded.requestOf01))
    sent.signal?.throwIfAborted()
    if (found) return responseOf(found)
    if (onMissing === 'mock') return mock(input, init)
    throw notRecorded(dir, recorded, recordings.size)
  }
  return Object.assign(replay, { isMock: true }) // nothing is sent
}

/** A function, because bundlers keep an unused literal with a call in it. */
const rules = (): RulesOf<ReplayOptions> => ({
  dir: { ...needed(text), shown: true },
  onMissing: oneOf('error', 'mock'),
})

function responseOf({ response }: Recording): Response {
  const { status, statusText = '', headers } = response
  return new Response(hasBody(status) ? bytesOf(response) : null, { status, statusText, headers })
}

function notRecorded(dir: string, { name, request }: RecordedRequest, others: number): ConfigurationError {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  )
  const asked = `${request.method} ${request.path ?? request.host}${request.query ? `?${query}` : ''}`
  return new ConfigurationError(`No recording of ${truncate(asked, 200)} in ${cassettePath(dir, name)}`, {
    hints: [
      others > 0 ? `There are ${others} of other inputs of this operation` : 'There is none of this operation',
      "Record it with recordFetch, or pass onMissing: 'mock'",
    ],
  })
}
