/** An answer of the service, or one of the proxy. */
export interface ProxyAnswer {
  readonly status: number
  /** JSON text. */
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** An answer of the proxy itself. */
export function refusal(status: number, message: string, retryAfterMs?: number): ProxyAnswer {
  return {
    status,
    text: JSON.stringify({ message }),
    headers: retryAfterMs === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  }
}

/** Ends the way of a request with an answer of the proxy. */
export class Refused extends Error {
  readonly answer: ProxyAnswer

  constructor(...given: Parameters<typeof refusal>) {
    super(given[1])
    this.answer = refusal(...given)
  }
}

/** A refusal of one caller, which is no answer to another. */
export class CallerRefused extends Refused {}

/** Writes an answer: always JSON, which no browser takes for a page of the site. */
export function responseOf({ status, text, headers }: ProxyAnswer, isShared = false): Response {
  const isEmpty = status === 204 || status === 205
  return new Response(isEmpty ? null : text, {
    status,
    headers: {
      ...headers,
      ...(!isEmpty && { 'content-type': 'application/json' }),
      'x-content-type-options': 'nosniff',
      'cache-control': isShared ? 'private' : 'no-store',
    },
  })
}
