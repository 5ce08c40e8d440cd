import { readBytes } from '../runtime/bytes.js'

/** A whole body. */
export interface Body {
  /** Without its byte order mark. */
  readonly text: string
  /** How long it is, once it is decompressed. */
  readonly bytes: number
}

/**
 * Reads the whole body of an answer as text, of a fetch without streams too.
 *
 * @param limit - bytes
 * @returns `undefined` for a longer one: from a stream as soon as more has arrived; the rest is left unread
 */
export async function readBody(
  response: Response,
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  limit: number,
): Promise<Body | undefined> {
  if (reader) {
    const bytes = await readBytes(reader, limit)
    return bytes && { text: new TextDecoder().decode(bytes), bytes: bytes.length }
  }
  const text = await response.text()
  const bytes = new TextEncoder().encode(text).length
  return bytes <= limit ? { text, bytes } : undefined
}
