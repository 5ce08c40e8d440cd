import type { Answer } from '../model/answer.js'
import { pause } from './pause.js'

/**
 * Turns a response of the mock into what `fetch` returns, in its `manner`.
 *
 * @throws {TypeError} if the connection is reset, as `fetch` does.
 * @throws the reason of the signal, if it aborts.
 */
export async function respond(answer: Answer, signal: AbortSignal | undefined): Promise<Response> {
  const { status, headers, body, manner, response } = answer
  if (manner === 'never') return untilAborted(signal)
  if (manner === 'reset') throw new TypeError('fetch failed', { cause: connectionReset() })
  if (response) return response
  if (status === 204) return new Response(null, { status, headers })
  const type = headers['content-type'] ?? 'application/json'
  const text = type === 'application/json' ? JSON.stringify(body) : String(body)
  const bytes = new TextEncoder().encode(text ?? '')
  const init = { status, headers: { ...(bytes.length > 0 && { 'content-type': type }), ...headers } }
  return new Response(manner === 'slow' ? drip(bytes, signal) : bytes, init)
}

/** Never resolves, and rejects if the signal aborts. */
function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** The cause in Node's fetch; other runtimes have none. */
function connectionReset(): Error {
  return Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
}

const drops = 20
const betweenDrops = 100

/** Creates a body that takes two seconds to arrive, in small pieces. */
function drip(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const size = Math.ceil(bytes.length / drops)
  const cancelling = new AbortController()
  const cancel = (): void => cancelling.abort()
  let start = 0
  return new ReadableStream({
    async pull(controller) {
      signal?.addEventListener('abort', cancel, { once: true })
      if (start > 0) await pause(betweenDrops, cancelling.signal)
      signal?.removeEventListener('abort', cancel)
      if (signal?.aborted) return controller.error(signal.reason)
      controller.enqueue(bytes.subarray(start, start + size))
      start += size
      if (start >= bytes.length) controller.close()
    },
    cancel,
  })
}
