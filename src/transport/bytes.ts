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
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const start = length
    length += next.value.length
    if (length > limit) return undefined
    if (start === 0) {
      bytes = next.value
      continue
    }
    if (length > bytes.length) bytes = grown(bytes, Math.min(limit, Math.max(length, 2 * bytes.length)))
    bytes.set(next.value, start)
  }
  return bytes.subarray(0, length)
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(bytes)
  return larger
}
