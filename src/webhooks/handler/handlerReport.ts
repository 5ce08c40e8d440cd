import { notify } from '../../runtime/notify.js'

/** Why a request was not answered with 200. */
export interface Refusal {
  readonly error: unknown
  readonly request: Request
  /**
   * Who may have caused it: `anybody` who can reach the server, a `claimant` who also sends a header `x-signature`, or
   * only the `service` and your code.
   */
  readonly cause: 'anybody' | 'claimant' | 'service'
  readonly status: number
}

/** Reports what went wrong in a handler. */
export interface HandlerReport {
  /** Reports a request that isn't answered with 200. */
  refused(refusal: Refusal): void
  /** Reports an error that comes after the response. */
  failed(error: unknown, request: Request): void
}

/**
 * Creates the report of a handler, to `onError` or else to the console. The console only gets the first of each status
 * that others may cause: unauthenticated requests can't fill it, but a wrong secret or a body that was already read
 * shows up.
 */
export function createReport(onError: ((error: unknown, request: Request) => unknown) | undefined): HandlerReport {
  const traced = new Set<number>()
  const failed = (error: unknown, request: Request): void => notify(() => (onError ?? logError)(error, request))
  return {
    failed,
    refused({ error, request, cause, status }) {
      const isOurs = cause === 'service' && status === 500
      const leavesTrace = (cause !== 'anybody' || status === 500) && !traced.has(status)
      if (!onError && !isOurs && !leavesTrace) return
      if (leavesTrace) traced.add(status)
      failed(error, request)
    },
  }
}

const logError = (error: unknown): void => console.error(error)
