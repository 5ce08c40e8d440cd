import { type Caller, costOf, type Operation } from '../../src/index.js'
import type { Model } from '../model/model.js'
import { operationsIn } from '../published/operations.js'
import { type Deviation, deviationsOf } from './deviations.js'
import { type Read, readsOf } from './reads.js'

/** What a probe found for one operation. */
export interface Probed {
  readonly operation: string
  /** Compute units that the call costs by its document; 0 if the document doesn't say. */
  readonly units: number
  readonly deviations: readonly Deviation[]
  /** Why there is no response to compare; absent if there is one. */
  readonly failure?: string
}

/** What a probe found, and which operations it didn't call, by reason. */
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
  /** Returns the status of the caller's last response. */
  readonly status: () => number | undefined
  /** Compute units that all calls together may cost. Default: no limit. */
  readonly budget?: number | undefined
  /** Whether to call operations that our document marks as removed. */
  readonly withGone?: boolean | undefined
}

/**
 * Calls every operation of an API that only reads, with the inputs of its document's examples, and compares the
 * responses with the document. It calls one after another, the cheapest first, and stops before the budget would be
 * exceeded.
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

/** Returns what a call costs by its document; 0 if the document doesn't say. */
const unitsOf = (operation: Operation, { input }: Read): number =>
  operation.cost === undefined ? 0 : costOf(operation, input)
