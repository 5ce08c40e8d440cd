import type { Attributes } from '@opentelemetry/api'
import type { CallStartEvent } from '../client/callEvents.js'
import type { RequestEvent } from '../transport/events.js'

/** The attributes that spans and metrics of a call share. */
export interface CallAttributes {
  readonly 'ledgerline.api': string
  readonly 'ledgerline.operation': string
}

/**
 * Returns the attributes of a call's metrics. A custom request has only its method as operation, because each new path
 * would start another time series.
 */
export function callAttributes({ api, operation }: Pick<CallStartEvent, 'api' | 'operation'>): CallAttributes {
  return { 'ledgerline.api': api, 'ledgerline.operation': operation.replace(/ .*/s, '') }
}

/** Returns the attributes of a request. `url.full` has no secrets. */
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
    return {} // the host had a secret, which was redacted
  }
}
