/** Reads a body chunk by chunk, as the reader of a web stream does. */
export interface ByteReader {
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>
}

/**
 * Reads a body to its end, but no more than a limit.
 *
 * Chunks are copied as they arrive, because keeping each one would cost 200 bytes, and a peer may send byte by byte. A
 * body of one chunk isn't copied.
 *
 * @param limit - maximum length in bytes
 * @param count - called with the size of each chunk before it is kept; reading ends if it returns `false`
 * @returns `undefined` if the body exceeds the limit or `count` ended it; the rest is left unread
 */
export async function readBytes(
  reader: ByteReader,
  limit: number,
  count: (bytes: number) => boolean = () => true,
): Promise<Uint8Array | undefined> {
  let bytes: Uint8Array = new Uint8Array()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || !value) return bytes.subarray(0, length)
    const end = length + value.length
    if (end > limit || !count(value.length)) return undefined
    if (length) {
      if (end > bytes.length) bytes = grown(bytes, Math.max(end, Math.min(limit, 2 * bytes.length)))
      bytes.set(value, length)
    } else bytes = value
    length = end
  }
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(bytes)
  return larger
}
