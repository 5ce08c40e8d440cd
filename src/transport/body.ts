import { readBytes } from './bytes.js'

/**
 * Reads a whole body as text; a byte order mark is not part of it.
 *
 * @returns `undefined` when it is longer than `maxBody`
 */
export async function readBody(
  body: ReadableStream<Uint8Array>,
  maxBody: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reader = body.getReader()
  const letGo = () => reader.cancel().catch(() => {}) // it rejects where fetch has ended the body itself
  signal.addEventListener('abort', letGo)
  if (signal.aborted) letGo()
  try {
    const bytes = await readBytes(reader, maxBody)
    return bytes && textOf(bytes)
  } finally {
    signal.removeEventListener('abort', letGo)
    letGo() // of what is left, which is nothing after the end
  }
}

let decoder: TextDecoder | undefined // dear to make, and without a state of its own: one for all

function textOf(bytes: Uint8Array): string {
  decoder ??= new TextDecoder()
  return decoder.decode(bytes)
}
