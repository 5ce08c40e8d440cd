import { getChains } from '../../src/values/chainDetails.js'
import type { Model } from './model.js'

/** The end of an operation or a chain, past or announced. */
export interface End {
  /** ISO date of the end or, with `isExact: false`, by which it had ended. */
  readonly day: string
  readonly isExact: boolean
  /** Name of the API, or `chain`. */
  readonly of: string
  readonly what: string
  readonly replacement?: string
}

/** Returns what ends or has ended, by day. */
export function endsOf(models: readonly Model[]): readonly End[] {
  const operations = models.flatMap(({ api, operations }) =>
    operations.flatMap(({ id, lifecycle = { status: 'live' } }): readonly End[] => {
      const { on, goneBy, replacement } = lifecycle
      const day = on ?? goneBy
      if (day === undefined) return []
      return [{ day, isExact: on !== undefined, of: api, what: id, ...(replacement && { replacement }) }]
    }),
  )
  const chains = getChains().flatMap(({ id, name, endedOn, endedBy }): readonly End[] => {
    const day = endedOn ?? endedBy
    return day === undefined ? [] : [{ day, isExact: endedOn !== undefined, of: 'chain', what: `${name} (${id})` }]
  })
  return [...operations, ...chains].sort((a, b) => order(keyOf(a), keyOf(b)))
}

/** Returns the plans that operations require, each with its operations. */
export function plansOf(models: readonly Model[]): ReadonlyMap<string, readonly string[]> {
  const plans = new Map<string, string[]>()
  for (const { api, operations } of models)
    for (const { id, lifecycle } of operations)
      if (lifecycle?.plan) plans.set(lifecycle.plan, [...(plans.get(lifecycle.plan) ?? []), `${api}.${id}`])
  return plans
}

const keyOf = ({ day, of, what }: End): string => [day, of, what].join(' ')
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
