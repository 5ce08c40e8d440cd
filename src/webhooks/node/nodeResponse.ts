/** The part of a Node response that the listener writes to: of node:http, Express, or Fastify's `reply.raw`. */
export interface NodeResponse {
  statusCode: number
  readonly headersSent: boolean
  readonly destroyed: boolean
  setHeader(name: string, value: string): unknown
  end(text: string): unknown
}

/** Writes a response, unless the client is gone or something else has responded, such as a timeout middleware. */
export function writeAnswer(outgoing: NodeResponse, { status, headers }: Response, text: string): void {
  if (outgoing.destroyed || outgoing.headersSent) return
  outgoing.statusCode = status
  headers.forEach((value, name) => {
    outgoing.setHeader(name, value)
  })
  outgoing.end(text)
}

/** Returns whether a value is the response of a Node server. */
export function isNodeResponse(value: unknown): value is NodeResponse {
  const { setHeader, writeHead, end } = Object(value)
  return [setHeader, writeHead, end].every((method) => typeof method === 'function')
}
