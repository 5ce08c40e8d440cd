import { optionsOf } from '../arguments/options.js'
import { method, needed, type RulesOf, text } from '../arguments/rules.js'
import { diskError } from '../files/diskError.js'
import { readFetch } from '../mock/fetch/fetchRequest.js'
import type { MockOperation } from '../mock/model/mockOperation.js'
import { memberOf } from '../runtime/members.js'
import { addRecordings } from './cassetteFile.js'
import { type RecordedRequest, recordedRequest } from './recordedRequest.js'
import { type Recording, recordedBody } from './recording.js'

/** Options of `recordFetch`. */
export interface RecordOptions {
  /** The folder of the cassettes. It is made if it isn't there. */
  readonly dir: string
  /** What sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a `fetch` that records what it sends and gets into cassettes: readable JSON files, one per operation, such as
 * `evm.getNativeBalance.json`. `replayFetch` responds from them.
 *
 * A recording has the method, path, query and body of a request, and the status, body and some headers of its response.
 * Errors of the service are recorded too; of equal requests, the last response counts. Recordings are in a stable order,
 * so the same responses make the same files. Several processes may record into the same folder.
 *
 * The key is never written, and neither are a token in the path of a `baseUrl` and values that the documents mark as
 * secrets, such as the secret of your webhooks: they become `[redacted]`. A body that says one in a spelling that can't
 * be replaced, such as base64, isn't kept: the recording has `withheld`, and is replayed with an empty body. Of a
 * request that fits no operation, only the method, the host and 32 bits of a hash are written. Addresses, extended keys
 * of Bitcoin and cursors are written, because requests are found by them. A line on stderr says so.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option.
 * @throws {PlatformError} if a cassette can't be written; the calls of the client reject with it.
 * @example
 * const client = createClient({ apiKey: process.env.LEDGERLINE_API_KEY, fetch: recordFetch({ dir: 'cassettes' }) })
 */
export function recordFetch(options: RecordOptions): typeof fetch {
  const recorder = createRecorder(options)
  process.stderr.write(`${recordingNote(options.dir)}\n`)
  return recorder
}

/** Says what is written. */
export const recordingNote = (dir: string): string =>
  `Recording into ${dir}: addresses, extended keys and cursors are written, keys and secrets are not`

/** Does what `recordFetch` does, for callers that say themselves what is written. */
export function createRecorder(options: RecordOptions): typeof fetch {
  const { dir, fetch: send = globalThis.fetch } = optionsOf(options, rules())
  const write = createWriter(dir)
  const record: typeof fetch = async (input, init) => {
    const sent = readFetch(input instanceof Request ? input.clone() : input, init)
    const [recorded, response] = await Promise.all([recordedRequest(sent), send(input, init)])
    const chunks = await chunksOf(response)
    await write(recorded.name, { request: recorded.request, response: recordedResponse(recorded, response, chunks) })
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name) // the body has been decoded
    const { status, statusText } = response
    return new Response(hasBody(status) ? streamOf(chunks) : null, { status, statusText, headers })
  }
  return Object.assign(record, memberOf(send, 'isMock') === true && { isMock: true })
}

/** Reads a body as it comes: one buffer for all of it would hold it twice. */
async function chunksOf({ body }: Response): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return chunks
}

/** Hands chunks on, and lets go of each. */
function streamOf(chunks: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const rest = [...chunks].reverse()
  return new ReadableStream({
    pull(controller) {
      const next = rest.pop()
      if (next) controller.enqueue(next)
      else controller.close()
    },
  })
}

/** Whether a response of this status may have a body. */
export const hasBody = (status: number): boolean => ![101, 204, 205, 304].includes(status)

/** A function, because bundlers keep an unused literal with a call in it. */
const rules = (): RulesOf<RecordOptions> => ({ dir: { ...needed(text), shown: true }, fetch: method })

function recordedResponse(
  { operation, withoutSecrets }: RecordedRequest,
  { status, statusText, headers }: Response,
  chunks: readonly Uint8Array[],
): Recording['response'] {
  const kept = [...headers]
    .filter(([name]) => isKept(name, operation))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]): [string, string][] => {
      const plain = withoutSecrets(value)
      return plain === undefined ? [] : [[name, plain]]
    })
  const reason = withoutSecrets(statusText) ?? ''
  return {
    status,
    ...(reason !== '' && { statusText: reason }),
    headers: Object.fromEntries(kept),
    ...recordedBody(chunks, withoutSecrets),
  }
}

/** Whether the client reads a header. Others, such as dates and ids of requests, differ each time. */
const isKept = (name: string, operation: MockOperation | undefined): boolean =>
  keptHeaders.includes(name) ||
  [operation?.page?.header, operation?.page?.newest].some((one) => one?.toLowerCase() === name)

const keptHeaders: readonly string[] = [
  'content-type',
  'deprecation',
  'link',
  'retry-after',
  'sunset',
  'x-ledgerline-chain',
  'x-request-weight',
]

/** Writes recordings: those that arrive while a cassette is being written go together next. */
function createWriter(dir: string): (name: string, recording: Recording) => Promise<void> {
  const waiting = new Map<string, { readonly recordings: Recording[]; readonly written: Promise<void> }>()
  const last = new Map<string, Promise<void>>()
  return (name, recording) => {
    const next = waiting.get(name)
    if (next) {
      next.recordings.push(recording)
      return next.written
    }
    const recordings = [recording]
    const written = (last.get(name) ?? Promise.resolve()).then(async () => {
      waiting.delete(name)
      await addRecordings(dir, name, recordings).catch((error: unknown) => {
        throw diskError(error, dir)
      })
    })
    waiting.set(name, { recordings, written })
    last.set(
      name,
      written.catch(() => undefined),
    )
    return written
  }
}
