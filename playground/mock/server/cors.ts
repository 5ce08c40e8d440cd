import type { IncomingHttpHeaders } from 'node:http'

/** Headers that let pages of any origin read an answer, including the headers that the client needs. */
export function corsHeaders(request: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': request.origin ?? '*',
    'access-control-expose-headers':
      'x-aptos-cursor, retry-after, sl-violations, x-mock-example, x-request-id, x-request-weight',
    vary: 'origin',
  }
}

/** Headers of the answer to a preflight, which allows everything the page wants to send. */
export function preflightHeaders(request: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return {
    ...corsHeaders(request),
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': request['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  }
}
