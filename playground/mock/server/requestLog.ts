import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Says a line for each request once it has ended: its status, method, path and query, and the milliseconds it took. No
 * header is told, so no key is. Preflights are left out: nobody asked for them.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, say: (line: string) => void): void {
  const { method = '', url = '' } = request
  if (method === 'OPTIONS') return
  const start = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : unanswered
    say(`${status} ${method.padEnd(longest)} ${url} ${Math.round(performance.now() - start)} ms`)
  })
}

/** Of a connection that either side cut before its answer was complete. */
const unanswered = '---'

const longest = 'DELETE'.length
