import type { ProxyRejection } from './rejection.js'

/** A response of the service, or of the proxy itself. */
export interface ProxyAnswer {
  readonly status: number
  /** JSON text. */
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** Creates a response of the proxy itself. */
export function refusal(status: number, message: string, retryAfterMs?: number): ProxyAnswer {
  return {
    status,
    text: JSON.stringify({ message }),
    headers: retryAfterMs === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  }
}

/** What the developer is told of a refusal. */
export type Told = Partial<Pick<ProxyRejection, 'reason' | 'message'>>

/** Thrown to end a request with a response of the proxy. */
export class Refused extends Error {
  readonly answer: ProxyAnswer
  readonly told: Told | undefined

  /**
   * @param told - what the proxy's developer is told, if it is more than the page is
   */
  constructor(status: number, message: string, retryAfterMs?: number, told?: Told) {
    super(message)
    this.answer = refusal(status, message, retryAfterMs)
    this.told = told
  }
}

/** A refusal that concerns one caller, so that others don't share it. */
export class CallerRefused extends Refused {}

/** Creates the `Response`. It is always JSON, so that no browser takes it for a page of your site. */
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
