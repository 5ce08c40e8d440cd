import { plans } from '../../../generated/plans.gen.js'
import type { Caller } from '../../client/caller.js'
import { PaginationError } from '../../errors/page.js'
import { estimate } from '../../limits/estimate.js'
import { costOf } from '../../operation/cost.js'
import type { Operation } from '../../operation/operation.js'
import type { Target } from '../catalogue/loadApi.js'
import type { Job, Jobs } from './jobs.js'
import type { Settings } from './settings.js'

/** What a call would cost, as `--estimate` prints it. */
export interface Costs {
  readonly calls: number
  readonly units: number
  /** The least time at the rate of the plan. */
  readonly seconds: number
  /** US dollars while the plan's units last, and once they are used up. */
  readonly usd: { readonly included: 0; readonly overage: number }
  readonly plan: string
  /** Set if a list may have more pages, or nobody knows how many inputs there are: the figures are of the least. */
  readonly atLeast?: true
  readonly unitsPerPage?: number
}

/**
 * Adds up what calls would cost, and sends nothing. Inputs are checked as a call checks them.
 *
 * @param onRefused - is given those that can't be sent
 */
export async function costsOf(
  { operation, about }: Target,
  { one, many }: Jobs,
  caller: Caller,
  { plan, rps, all, rows }: Settings,
  onRefused: (job: Job, error: unknown) => void,
): Promise<Costs> {
  const size = about.inputs.find(({ list }) => list === 'size')?.name ?? ''
  let calls = 0
  let units = 0
  let overage = 0
  let isAtLeast = false
  for await (const job of jobsIn(one, many)) {
    try {
      if ('error' in job) throw job.error
      assertSendable(caller, operation, job.input)
    } catch (error) {
      onRefused(job, error)
      continue
    }
    const isList = operation.page !== undefined && (all || rows !== undefined)
    const times = isList ? pagesOf(Number(job.input[size]), rows) : 1
    const more = estimate([{ operation, input: job.input, times }], { plan })
    calls += more.calls
    units += more.units
    overage += more.usd.overage
    isAtLeast ||= isList
  }
  return {
    calls,
    units,
    seconds: calls / (rps ?? plans[plan].requestsPerSecond),
    usd: { included: 0, overage: Number(overage.toPrecision(12)) },
    plan,
    ...(isAtLeast && { atLeast: true, unitsPerPage: costOf(operation, one ?? {}) }),
  }
}

/** Returns how many pages so many rows take, if the size of a page is known; else that there is one. */
const pagesOf = (size: number, rows: number | undefined): number =>
  rows !== undefined && size > 0 ? Math.ceil(rows / size) : 1

async function* jobsIn(one: Jobs['one'], many: Jobs['many']): AsyncGenerator<Job> {
  if (one) yield { input: one }
  if (many) yield* many
}

/** Encodes a call, which finds what is wrong with it. */
export function assertSendable(caller: Caller, operation: Operation, input: unknown): void {
  try {
    caller.prepare(operation, input)
  } catch (error) {
    if (!(error instanceof PaginationError)) throw error // the list has ended: its call says so
  }
}
