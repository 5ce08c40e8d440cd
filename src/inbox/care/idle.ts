import { optionsOf } from '../../arguments/options.js'
import { sleep } from '../../runtime/timer.js'
import type { Database } from '../database/database.js'

/** Options of `inbox.idle`. */
export interface IdleOptions {
  /** Ends the wait: `idle` rejects with the reason of the signal. */
  readonly signal?: AbortSignal | null | undefined
}

/** Milliseconds between two looks, at first and at most. */
const pace = { first: 10, longest: 250 }

/**
 * Resolves when nothing waits or runs in these queues. Running events stay in the queue until they are done; dead ones are never due.
 */
export async function idle(database: Database, queues: readonly string[], options: IdleOptions): Promise<void> {
  const { signal } = optionsOf(options, { signal: signalRule })
  const text = queues
    .map((queue) => `(select true::text from ${queue} where due_at < 'infinity' limit 1)`)
    .join(' union all ')
  for (let wait = pace.first; ; wait = Math.min(pace.longest, wait * 1.5)) {
    signal?.throwIfAborted()
    const left = await database.query({ text })
    if (left.length === 0) return
    await sleep(wait, signal)
  }
}

const signalRule = {
  demand: 'takes an AbortSignal',
  accepts: (value: unknown) => value === null || typeof Object(value).throwIfAborted === 'function',
}
