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

/** Tells the owner of a handler what went wrong. */
export interface HandlerReport {
  /** Tells of an answer that is not 200. */
  refused(refusal: Refusal): void
  /** Tells of an error that came too late for the answer. */
  failed(error: unknown, request: Request): void
}

/**
 * Creates the report of a handler: `onError`, or else the console. Strangers do not fill the console, but a wrong secret or
 * a body that was read before leaves a trace there: of what others may cause too, the first of each status.
 */
export function createReport(onError: ((error: unknown, request: Request) => unknown) | undefined): HandlerReport {
  const told = new Set<number>()
  const isFirst = (status: number): boolean => !told.has(status) && Boolean(told.add(status))
  const failed = (error: unknown, request: Request): void => notify(() => (onError ?? logError)(error, request))
  return {
    failed,
    refused({ error, request, cause, status }) {
      const isOurs = cause === 'service' && status === 500
      const isTrace = cause !== 'anybody' || status === 500
      if (onError || isOurs || (isTrace && isFirst(status))) failed(error, request)
    },
  }
}

const logError = (error: unknown): void => console.error(error)
