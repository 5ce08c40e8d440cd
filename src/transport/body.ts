import { readBytes } from '../runtime/bytes.js'

/** A whole body. */
export interface Body {
  /** Without its byte order mark. */
  readonly text: string
  /** Its length after decompression. */
  readonly bytes: number
}

/**
 * Reads the whole body of a response as text. Works with a fetch that has no streams, too.
 *
 * @param limit - maximum length in bytes
 * @returns `undefined` if the body is longer than `limit`. A stream is read no further than that.
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
