import type { CallResult, Issue, Lifecycle } from 'ledgerline'
import { useSyncExternalStore } from 'react'

/** Something the client's hooks told, with the milliseconds since the run began. */
export type RunEvent = { readonly at: number } & (
  | {
      readonly kind: 'request'
      readonly attempt: number
      /** Which page it asks for, from 1 on, where an operation has pages. */
      readonly page?: number
      readonly method: string
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'response'
      readonly attempt: number
      readonly status: number
      readonly elapsed: number
      readonly headers: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'retry'
      readonly attempt: number
      readonly delay: number
      readonly reason: string
      readonly code: string
    }
  | { readonly kind: 'deprecated'; readonly lifecycle: Lifecycle }
  | { readonly kind: 'cancelled' }
)

/** What is known of a run so far. */
export interface RunRecord {
  readonly events: readonly RunEvent[]
  /** Every answer with its wire JSON, in the order of the pages. */
  readonly answers: readonly CallResult<unknown>[]
  /** Milliseconds of calls that ended without an answer, their waits included. */
  readonly lost: number
  readonly issues: readonly Issue[]
  /** Bytes of bodies received, unpacked. */
  readonly bytes: number
  /** Calls under way. */
  readonly pending: number
  /** Where the events of the last call begin. */
  readonly from: number
  /** Whether the last call ended without an answer, or could not even begin. */
  readonly failed: boolean
  readonly cancelled: boolean
  /** What the last call was rejected with. */
  readonly error: unknown
}

type NewEvent = RunEvent extends infer Event ? (Event extends RunEvent ? Omit<Event, 'at'> : never) : never

/** The log of one run: a store that React can subscribe to. */
export interface RunLog {
  readonly subscribe: (changed: () => void) => () => void
  readonly read: () => RunRecord
  add(event: NewEvent): void
  answer(answer: CallResult<unknown>): void
  /** A call was rejected, after so many milliseconds. */
  fail(elapsed: number, error: unknown): void
  /** What was asked for failed: if no call did, before there was one. */
  refuse(): void
  issue(issue: Issue): void
  count(bytes: number): void
  /** A call has begun. */
  begin(): void
  /** A call has ended, one way or the other. */
  end(): void
}

/** Creates the log of a run. */
export function createRunLog(): RunLog {
  const start = performance.now()
  const listeners = new Set<() => void>()
  let record = nothing
  const change = (next: Partial<RunRecord>): void => {
    record = { ...record, ...next }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    read: () => record,
    add(event) {
      const entry: RunEvent = { ...event, at: performance.now() - start }
      change({ events: [...record.events, entry], ...(event.kind === 'cancelled' && { cancelled: true }) })
    },
    answer: (answer) => change({ answers: [...record.answers, answer] }),
    fail: (elapsed, error) => change({ lost: record.lost + elapsed, failed: true, error }),
    refuse: () => {
      if (!record.failed) change({ from: record.events.length, failed: true, cancelled: false })
    },
    issue: (issue) => change({ issues: [...record.issues, issue] }),
    count: (bytes) => {
      record = { ...record, bytes: record.bytes + bytes } // chunks are many: the next event shows them
    },
    begin: () =>
      change({
        pending: record.pending + 1,
        from: record.events.length,
        failed: false,
        cancelled: false,
        error: undefined,
      }),
    end: () => change({ pending: record.pending - 1 }),
  }
}

const nothing: RunRecord = {
  events: [],
  answers: [],
  lost: 0,
  issues: [],
  bytes: 0,
  pending: 0,
  from: 0,
  failed: false,
  cancelled: false,
  error: undefined,
}

/** The record of a run as it grows; empty where there is no run. */
export function useRecord(run: { readonly log: RunLog } | undefined): RunRecord {
  const { subscribe, read } = run?.log ?? noLog
  return useSyncExternalStore(subscribe, read)
}

const noLog = createRunLog()
