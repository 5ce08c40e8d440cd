import type { Operation } from '../operation/operation.js'
import { notifyHook } from '../runtime/notify.js'
import { timeNow } from '../runtime/timer.js'
import type { AttemptsOfCall } from '../transport/transport.js'
import type { CallEndEvent } from './callEvents.js'
import type { ClientHooks } from './hooks.js'

/** A call that tells hooks once when it starts and once when it ends. */
export interface ObservedCall extends AttemptsOfCall {
  /** Calls `onCallStart`, in the caller's context. Only the first call of this method does. */
  begin(operation: string, values?: Readonly<Record<string, unknown>>): void
  /** Calls `onCallEnd`. */
  end(outcome: Partial<Pick<CallEndEvent, 'rows' | 'issues' | 'error'>>): void
}

/** Observes one call, which starts now. */
export function observedCall(hooks: readonly ClientHooks[], api: string): ObservedCall {
  calls += 1
  const callId = calls
  const clock = performance.now()
  const start = Math.round(timeNow())
  let hasBegun = false
  return {
    callId,
    api,
    attempts: 0,
    units: 0,
    begin(operation, values) {
      if (hasBegun) return
      hasBegun = true
      const chain = values?.chain ?? values?.network
      notifyHook(hooks, 'onCallStart', () => [
        { callId, operation, api, chain: typeof chain === 'string' ? chain : undefined, start },
      ])
    },
    end(outcome) {
      const { attempts, units } = this
      notifyHook(hooks, 'onCallEnd', () => [
        {
          callId,
          elapsed: Math.round(performance.now() - clock),
          attempts,
          units,
          rows: 0,
          issues: 0,
          ...outcome,
        },
      ])
    },
  }
}

/** Ends a call when a promise settles, for responses that aren't decoded. */
export function endWith<T>(call: ObservedCall, answer: Promise<T>): Promise<T> {
  return answer.then(
    (value) => {
      call.end({})
      return value
    },
    (error: unknown) => {
      call.end({ error })
      throw error
    },
  )
}

/** Returns how many rows a decoded response has. */
export function rowsOf({ page }: Operation, data: unknown): number {
  const rows = page && page.items !== '.' ? Object(data)[page.items] : data
  return Array.isArray(rows) ? rows.length : Number(data !== null)
}

let calls = 0
