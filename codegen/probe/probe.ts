import { type Caller, costOf, type Operation } from '../../src/index.js'
import type { Model } from '../model/model.js'
import { operationsIn } from '../published/operations.js'
import { type Deviation, deviationsOf } from './deviations.js'
import { type Read, readsOf } from './reads.js'

/** What a probe found at one operation. */
export interface Probed {
  readonly operation: string
  /** Compute units that the document says the call costs; 0 where it says nothing. */
  readonly units: number
  readonly deviations: readonly Deviation[]
  /** Why there is no answer to compare; absent where there is one. */
  readonly failure?: string
}

/** What a probe found, and what it did not ask, by reason. */
export interface Probe {
  readonly api: string
  readonly probed: readonly Probed[]
  readonly units: number
  readonly notAsked: {
    readonly budget: readonly string[]
    readonly writes: readonly string[]
    readonly gone: readonly string[]
  }
}

/** Options of a probe. */
export interface ProbeOptions {
  readonly model: Model
  /** The operations of the API, by id. */
  readonly operations: Readonly<Record<string, Operation>>
  /** Calls them, each once, without retries. */
  readonly caller: Caller
  /** Status of the last answer that the caller got. */
  readonly status: () => number | undefined
  /** Compute units that all calls together may cost; no limit when not given. */
  readonly budget?: number | undefined
  /** Whether operations are called that our document says are removed. */
  readonly withGone?: boolean | undefined
}

/**
 * Calls every operation of an API that reads, with the inputs that its document shows, and compares the answers with the
 * document. The cheapest come first, one after the other, up to the one that would exceed the budget.
 */
export async function probe({
  model,
  operations,
  caller,
  status,
  budget = Infinity,
  withGone = false,
}: ProbeOptions): Promise<Probe> {
  const answers = new Map(operationsIn({ ...model.document }).map(({ id, answer }) => [id, answer]))
  const { reads, writes, gone } = readsOf(model, withGone)
  const planned = reads
    .flatMap((read) => {
      const operation = operations[read.id]
      return operation ? [{ read, operation, units: unitsOf(operation, read) }] : []
    })
    .sort((a, b) => a.units - b.units)
  const probed: Probed[] = []
  let units = 0
  for (const one of planned) {
    if (units + one.units > budget) break
    units += one.units
    const { id, input } = one.read
    try {
      const answer = await caller.call(one.operation, input, { retries: 0 }).raw()
      const described = answers.get(id)
      const isNothing = status() === 404 || (answer === null && one.operation.nullable)
      const deviations = described && !isNothing ? deviationsOf(answer, described) : []
      probed.push({ operation: id, units: one.units, deviations })
    } catch (error) {
      probed.push({ operation: id, units: one.units, deviations: [], failure: String(error).split('\n')[0] ?? '' })
    }
  }
  const budgeted = planned.slice(probed.length).map(({ read }) => read.id)
  return { api: model.api, probed, units, notAsked: { budget: budgeted, writes, gone } }
}

/** What the document says that a call costs; what it says nothing of counts as nothing. */
const unitsOf = (operation: Operation, { input }: Read): number =>
  operation.cost === undefined ? 0 : costOf(operation, input)
