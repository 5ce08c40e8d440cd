import { readBytes } from '../runtime/bytes.js'

/**
 * Reads a whole body as text, without its byte order mark.
 *
 * @param limit - bytes
 * @returns `undefined` as soon as more has arrived; the rest is left unread
 */
export async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<string | undefined> {
  const bytes = await readBytes(reader, limit)
  return bytes && new TextDecoder().decode(bytes)
}
