import { Answer } from '../client/many/answer.js'
import type { ManyResult } from '../client/many/manyAnswer.js'
import { readFailure } from '../client/many/missing.js'
import { lacksOf } from '../client/many/readResult.js'
import type { MissingInput } from '../errors/missingInput.js'
import type { Issue } from '../operation/decode/decoding.js'
import type { Operation } from '../operation/operation.js'
import { timeNow } from '../runtime/timer.js'

/** The state of one query. */
export interface QueryState {
  readonly data: unknown
  readonly error: unknown
  readonly status: 'pending' | 'error' | 'success'
  readonly dataUpdatedAt: number
}

/** The queries of a component, as it renders. */
export interface ManyQueries {
  readonly operation: Operation
  readonly inputs: readonly unknown[]
  /** Text that differs for other inputs. */
  readonly identity: string
  readonly states: readonly QueryState[]
  /** Whether there are no inputs yet, rather than an empty list. */
  readonly isSkipped: boolean
  /** Reads the queries at some indexes again, and returns the states of all. */
  readonly refetch: (
    indexes: readonly number[],
    signal: AbortSignal | null | undefined,
  ) => Promise<readonly QueryState[]>
}

/** What a component keeps between renders: its answer, and the last complete one. */
export interface ManyState {
  readonly identity?: string
  readonly seen: readonly unknown[]
  readonly answer?: Answer
  readonly lastComplete?: Answer
  readonly lastCompleteAt?: Date
}

/**
 * Returns the state after a render: the same object if nothing has changed. While a query is pending,
 * the answer stays as it was.
 */
export function nextState(before: ManyState, queries: ManyQueries): ManyState {
  const { identity, states } = queries
  const state: ManyState = before.identity === identity ? before : { identity, seen: [] }
  if (queries.isSkipped || states.some(({ status }) => status === 'pending')) return state
  const seen = states.flatMap(({ data, error, status, dataUpdatedAt }) => [data, error, status, dataUpdatedAt])
  if (state.answer && seen.length === state.seen.length && seen.every((value, at) => Object.is(value, state.seen[at])))
    return state
  const answer = answerOf(queries, states)
  const { lastComplete, lastCompleteAt } = state
  const oldest = new Date(Math.min(timeNow(), ...states.map(({ dataUpdatedAt }) => dataUpdatedAt)))
  const last = answer.complete ? { lastComplete: answer, lastCompleteAt: oldest } : { lastComplete, lastCompleteAt }
  return { identity, seen, answer, ...last } as ManyState
}

function answerOf(queries: ManyQueries, states: readonly QueryState[]): Answer {
  const { operation, inputs, refetch } = queries
  const results = new Map<number, ManyResult<unknown, unknown>>()
  const missing = new Map<number, readonly MissingInput[]>()
  for (const [at, state] of states.entries()) {
    const input = inputs[at]
    const lacks = missingOf(state, input)
    if (state.status === 'success') results.set(at, { input, data: state.data, issues: issuesOf(state.data) })
    if (lacks.length > 0) missing.set(at, lacks)
  }
  const retry = async (signal: AbortSignal | null | undefined): Promise<Answer> =>
    answerOf(queries, await refetch([...missing.keys()], signal))
  return new Answer({ results, missing }, { operation, keep: true, retry })
}

/** What the data of a query lacks, and why. */
export function missingOf({ data, error, status }: Omit<QueryState, 'dataUpdatedAt'>, input?: unknown): MissingInput[] {
  if (status === 'error') {
    const { reason, error: why } = readFailure(error, undefined)
    return [{ input, reason, error: why }]
  }
  return lacksOf(data, issuesOf(data)).map((lack) => ({ input, ...lack }))
}

/** Pages have their issues; those of other responses only go to the client's hooks. */
const issuesOf = (data: unknown): readonly Issue[] => Object(data).issues ?? []
