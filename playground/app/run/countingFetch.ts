/** The same fetch, which tells how many bytes of each body came in. */
export function countingFetch(sent: typeof fetch, count: (bytes: number) => void): typeof fetch {
  return async (...request) => {
    const response = await sent(...request)
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
