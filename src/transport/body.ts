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
    const chunks: Uint8Array[] = []
    let size = 0
    for (;;) {
      const { value } = await reader.read()
      if (!value) return decoder.decode(joined(chunks, size))
      size += value.length
      if (size > maxBody) return undefined
      chunks.push(value)
    }
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks[0] && !chunks[1]) return chunks[0]
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
