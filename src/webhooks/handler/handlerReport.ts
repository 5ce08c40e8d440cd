import { notify } from '../../runtime/notify.js'

/** Why a request was not answered with 200. */
export interface Refusal {
  readonly error: unknown
  readonly request: Request
  /**
   * Who may have caused it: whoever can reach the server, whoever also sends a header `x-signature`, or only the service and
   * your code.
   */
  readonly cause: 'anybody' | 'claimant' | 'service'
  readonly status: number
}

/** Reports to the owner of a handler what went wrong. */
export interface HandlerReport {
  /** Reports an answer that is not 200. */
  refused(refusal: Refusal): void
  /** Reports an error that came too late for the answer. */
  failed(error: unknown, request: Request): void
}

/**
 * Creates the report of a handler: `onError`, or else the console. Unsigned requests do not fill the console, but a wrong secret
 * or a body that was read before leaves a trace there: of what anybody may cause, the first of each status.
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
