import { readBytes } from './bytes.js'

/**
 * Reads a whole body as text; a byte order mark is not part of it.
 *
 * @returns `undefined` when it is longer than `maxBody`
 */
export type ReadBody = (
  body: ReadableStream<Uint8Array>,
  maxBody: number,
  signal: AbortSignal,
) => Promise<string | undefined>

/** Creates the function that reads the bodies of a client. The bytes are decoded at once: a decoder is dear to make. */
export function createBodyReader(): ReadBody {
  const decoder = new TextDecoder()
  return async (body, maxBody, signal) => {
    const reader = body.getReader()
    const letGo = () => reader.cancel().catch(() => {}) // it rejects where fetch has ended the body itself
    signal.addEventListener('abort', letGo)
    if (signal.aborted) letGo()
    try {
      const bytes = await readBytes(reader, maxBody)
      return bytes && decoder.decode(bytes)
    } finally {
      signal.removeEventListener('abort', letGo)
    }
  }
}
