import { firstTime } from '../runtime/firstTime.js'
import { notify } from '../runtime/notify.js'

/** Why a proxy refused a request, for you who run it. The page gets less. */
export interface ProxyRejection {
  /**
   * `path`: no operation is there, or the URL is too long. `method`: an operation is there, with another method.
   * `operation`: `allow` doesn't have it. `input`: an input or the body is unknown, missing, invalid or too long.
   * `caller`: `authorize` returned nothing, or a page of another origin asks. `limit`: `limitPerCaller` or `limiter` has
   * no turn, or its store doesn't respond. `setup`: there is no key, or an option doesn't work.
   */
  readonly reason: 'path' | 'method' | 'operation' | 'input' | 'caller' | 'limit' | 'setup'
  /** Id of the operation, if the request was for one. */
  readonly operation?: string | undefined
  /** The status that the page gets. */
  readonly status: number
  /** What happened and what to do about it. It may quote the request, on one line. */
  readonly message: string
}

/** The reasons of statuses that have only one. Others say their reason, or are about the service. */
export const reasonOfStatus: Readonly<Record<number, ProxyRejection['reason']>> = {
  400: 'input',
  401: 'caller',
  413: 'input',
  414: 'path',
  429: 'limit',
  503: 'limit',
}

/**
 * Creates the function that tells of rejections. Without `onReject`, it warns on the console about the first of each
 * reason, because anyone can repeat a request. In production, it only warns about your `setup`.
 */
export function rejectionReport(
  onReject: ((rejection: ProxyRejection) => unknown) | undefined,
): (rejection: ProxyRejection) => void {
  const isFirst = firstTime()
  return (rejection) => {
    if (onReject) return notify(() => onReject(rejection))
    const { reason, status, operation, message } = rejection
    const isProduction = Reflect.get(globalThis, 'process')?.env?.NODE_ENV === 'production'
    if ((isProduction && reason !== 'setup') || !isFirst(reason)) return
    console.warn(
      `ledgerline: the proxy answered ${status}${operation ? ` for ${operation}` : ''} (${reason}): ${message}. Pass onReject to hear of each one`,
    )
  }
}
