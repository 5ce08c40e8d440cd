import type { Caller, CallOptions, ManyAnswer, Operation } from 'ledgerline'
import { useSyncExternalStore } from 'react'
import { createMany } from '../../../../src/client/many/many.js'
import type { Calls } from '../../../../src/client/many/run.js'
import type { ManyChains } from './manyChains.js'

/** What is known so far of a run over several chains. */
export interface ManyState {
  readonly answer?: ManyAnswer<unknown, unknown>
  /** Why there is none. */
  readonly error?: unknown
  readonly isReading: boolean
}

/** A run over several chains: a store that React can subscribe to. */
export interface ManyRun {
  readonly subscribe: (changed: () => void) => () => void
  readonly read: () => ManyState
  /** Calls each chain; a second time, those that are missing. */
  start(): void
  cancel(): void
}

/**
 * Creates a run of an operation over several chains.
 *
 * @param caller - makes and records each call
 * @param fault - options of the calls of the last chain, until what is missing is asked for again
 */
export function createManyRun(
  caller: Caller,
  operation: Operation,
  { name, chains, inputs }: ManyChains,
  fault: CallOptions,
): ManyRun {
  const listeners = new Set<() => void>()
  let state: ManyState = { isReading: false }
  let aborting = new AbortController()
  let isFaulty = true
  const change = (next: ManyState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const call = (operation: Operation, input: unknown, options?: CallOptions): unknown => {
    const isLast = Object(input)[name] === chains.at(-1)
    return caller.call(operation, input, isFaulty && isLast ? { ...options, ...fault } : options)
  }
  const many = createMany({ prepare: caller.prepare as Calls['prepare'], call, withoutKey: String }) // no error of it is shown whole
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    read: () => state,
    start() {
      const { answer } = state
      isFaulty = !answer
      aborting = new AbortController()
      const { signal } = aborting
      change({ ...state, isReading: true })
      const reading = answer ? answer.retry({ signal }) : many(operation as Operation<unknown>, inputs, { signal })
      reading.then(
        (answer) => change({ answer: answer as ManyAnswer<unknown, unknown>, isReading: false }), // typed by nobody
        (error: unknown) => change({ error, isReading: false }),
      )
    },
    cancel: () => aborting.abort(),
  }
}

/** The state of a run over several chains, as it changes. */
export function useMany({ subscribe, read }: ManyRun): ManyState {
  return useSyncExternalStore(subscribe, read)
}
