/**
 * Reads a body to its end, but never more than a limit.
 *
 * Chunks are copied as they arrive: keeping each one would cost 200 bytes, and a peer may send byte by byte. A body of
 * one chunk is not copied.
 *
 * @param limit - bytes
 * @returns `undefined` as soon as more has arrived; the rest is left unread
 */
export async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array | undefined> {
  let bytes: Uint8Array = new Uint8Array()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes.subarray(0, length)
    const end = length + value.length
    if (end > limit) return undefined
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
