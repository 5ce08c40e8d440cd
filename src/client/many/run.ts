import { isLedgerlineError } from '../../errors/base.js'
import type { MissingInput } from '../../errors/missingInput.js'
import type { Call, CallOptions, PagedCall } from '../../operation/call.js'
import type { Operation } from '../../operation/operation.js'
import { cursorIn } from '../../operation/paging/endOfList.js'
import { Answer, type Outcomes } from './answer.js'
import type { ManyOptions, ManyResult } from './manyAnswer.js'
import { readFailure, type Stop } from './missing.js'
import { readAll, readOne } from './readResult.js'

/** What a run needs of a caller. */
export interface Calls {
  readonly call: (operation: Operation, input: unknown, options?: CallOptions) => unknown
  readonly prepare: (operation: Operation, input: unknown) => unknown
  /** Removes the API key from a text. */
  readonly withoutKey: (text: string) => string
}

/** The calls of a run, and how to make them. */
export interface Plan extends Pick<ManyOptions, 'all' | 'onProgress' | 'onResult'> {
  readonly caller: Calls
  readonly operation: Operation
  readonly inputs: readonly unknown[]
  /** What is sent: yours may change during the run. */
  readonly copies: readonly unknown[]
  /** Options of each call. */
  readonly each: Omit<CallOptions, 'signal'>
  readonly concurrency: number
  readonly keep: boolean
}

/** What became of one input. */
interface Outcome {
  readonly result?: ManyResult<unknown, unknown>
  readonly missing: readonly MissingInput[]
  /** Set if no further call would succeed. */
  readonly stop?: Stop | undefined
}

/**
 * Calls the operation for some inputs of a plan, until each was called or no further call would succeed.
 *
 * @param earlier - the outcomes so far
 * @param indexes - which inputs to call
 * @throws whatever `onResult` or `onProgress` throws, once the running calls have ended
 */
export async function runMany(
  plan: Plan,
  earlier: Outcomes,
  indexes: readonly number[],
  signal: CallOptions['signal'],
): Promise<Answer> {
  const { operation, inputs, concurrency, keep, onResult, onProgress } = plan
  const results = new Map(earlier.results)
  const missing = new Map(earlier.missing)
  const progress = { done: 0, of: indexes.length, missing: 0 }
  let stop: Stop | undefined
  let thrown: { readonly error: unknown } | undefined

  const ask = async (index: number): Promise<void> => {
    const outcome = await respond(plan, index, signal)
    if (thrown) return
    const { result } = outcome
    stop ??= outcome.stop
    if (keep && result) results.set(index, result)
    missing.delete(index)
    if (outcome.missing.length > 0) missing.set(index, outcome.missing)
    try {
      if (result) await onResult?.(result)
      progress.done += 1
      progress.missing += Math.sign(outcome.missing.length)
      await onProgress?.({ ...progress })
    } catch (error) {
      thrown ??= { error }
      stop = 'stopped'
    }
  }
  const queue = indexes.values() // shared by all workers
  const work = async (): Promise<void> => {
    for (const index of queue) {
      if (signal?.aborted) stop ??= 'aborted'
      if (stop) missing.set(index, [{ input: inputs[index], reason: stop }])
      else await ask(index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, indexes.length) }, work))
  if (thrown) throw thrown.error

  const outcomes = { results, missing }
  const retry = (own: CallOptions['signal']): Promise<Answer> => runMany(plan, outcomes, [...missing.keys()], own)
  return new Answer(outcomes, { operation, keep, withoutKey: plan.caller.withoutKey, retry })
}

/** Makes one call of a run. If it fails, its input is missing. */
async function respond(
  { caller, operation, inputs, copies, each, all }: Plan,
  index: number,
  signal: CallOptions['signal'],
): Promise<Outcome> {
  const input = inputs[index]
  try {
    const call: unknown = caller.call(operation, copies[index], { ...each, signal })
    const { data, issues, lacks } = all
      ? await readAll(call as PagedCall<unknown>, {
          ...all,
          signal,
          operation: operation.id,
          from: operation.page && cursorIn(operation.page, copies[index]),
          withoutKey: caller.withoutKey,
        })
      : await readOne(call as Call<unknown>) // the operation's own
    return { result: { input, data, issues }, missing: lacks.map((lack) => ({ input, ...lack })) }
  } catch (thrown) {
    const { reason, error, stop } = readFailure(thrown, signal)
    // without the rows before it, a cursor would lose them: the reason of an abort has none
    const { cursor } = isLedgerlineError(error) && reason !== 'aborted' ? error : {}
    return { missing: [{ input, reason, error, ...(cursor !== undefined && { cursor }) }], stop }
  }
}
