import { readBytes } from './bytes.js'

/**
 * Reads a whole body as text, without its byte order mark.
 *
 * @returns `undefined` when it is longer than `maxBody`
 */
export async function readBody(
  body: ReadableStream<Uint8Array>,
  maxBody: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reader = body.getReader()
  const letGo = () => reader.cancel().catch(() => {}) // it rejects if fetch has ended the body itself
  signal.addEventListener('abort', letGo)
  if (signal.aborted) letGo()
  try {
    const bytes = await readBytes(reader, maxBody)
    return bytes && textOf(bytes)
  } finally {
    signal.removeEventListener('abort', letGo)
    letGo() // a no-op when everything was read
  }
}

let decoder: TextDecoder | undefined // expensive to create and stateless: one for all

function textOf(bytes: Uint8Array): string {
  decoder ??= new TextDecoder()
  return decoder.decode(bytes)
}
