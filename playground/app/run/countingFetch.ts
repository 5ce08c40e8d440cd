/** A fetch that tells how many bytes of each body came in. */
export function countingFetch(count: (bytes: number) => void): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request)
    const { body, status } = response
    if (!body || status < 200 || status > 599) return response
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength)
        controller.enqueue(chunk)
      },
    })
    return new Response(body.pipeThrough(counter), response)
  }
}
