import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface Arrival {
  readonly method: string
  /** Path and query, exactly as they were on the wire. */
  readonly url: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What the server answers: an object is JSON, text is sent as it is. */
export interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A server on the loopback that answers as told. */
export interface AnswerServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  /** Every request since the last `answer`. */
  readonly arrivals: readonly Arrival[]
  /** Sets how requests are answered, and forgets those that came. */
  answer(how: Answer | ((request: Arrival) => Answer)): void
  close(): Promise<void>
}

/** Starts a server on a free port. */
export async function startAnswerServer(): Promise<AnswerServer> {
  const arrivals: Arrival[] = []
  let answerTo = (_request: Arrival): Answer => ({ status: 500, body: { message: 'no answer was set' } })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const [path = '', query = ''] = url.split('?')
      const body = Buffer.concat(chunks).toString()
      const arrival = { method, url, path, query: new URLSearchParams(query), headers, body }
      arrivals.push(arrival)
      const answer = answerTo(arrival)
      const text = typeof answer.body === 'string' ? answer.body : (JSON.stringify(answer.body) ?? '')
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(text)
    })
  })
  server.keepAliveTimeout = 60_000 // a busy test must not find its connection closed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    answer(how) {
      arrivals.length = 0
      answerTo = typeof how === 'function' ? how : () => how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
