import type { Attributes } from '@opentelemetry/api'
import type { CallStartEvent } from '../client/callEvents.js'
import type { RequestEvent } from '../transport/events.js'

/** What spans and metrics of a call share. */
export interface CallAttributes {
  readonly 'ledgerline.api': string
  readonly 'ledgerline.operation': string
}

/**
 * The attributes by which calls are counted. A custom request is counted by its method: its path may be a new one each
 * time, and each would be a series of its own.
 */
export function callAttributes({ api, operation }: Pick<CallStartEvent, 'api' | 'operation'>): CallAttributes {
  return { 'ledgerline.api': api, 'ledgerline.operation': operation.replace(/ .*/s, '') }
}

/** The attributes of a request; `url.full` is without secrets. */
export function requestAttributes({ method, url, attempt }: RequestEvent): Attributes {
  return {
    'http.request.method': method,
    'url.full': url,
    ...serverOf(url),
    ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
  }
}

function serverOf(url: string): Attributes {
  try {
    const { hostname, port, protocol } = new URL(url)
    return { 'server.address': hostname, 'server.port': Number(port || (protocol === 'http:' ? 80 : 443)) }
  } catch {
    return {} // a secret stood in its host
  }
}
