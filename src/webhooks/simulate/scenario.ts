import type { TransferToSend } from './evmBodies.js'
import type { Random } from './random.js'

/**
 * A sequence of deliveries that the service may send to your webhook. `replaced` is of Bitcoin only: other chains have
 * no mempool that is delivered.
 */
export type Scenario =
  | 'unconfirmed-then-confirmed'
  | 'confirmed-first'
  | 'duplicates'
  | 'out-of-order'
  | 'reorg'
  | 'moved'
  | 'replaced'
  | 'test'
  | 'poison'

/** A delivery before it is signed: its wire JSON and its note. */
export type Step = readonly [wire: Readonly<Record<string, unknown>>, note: string]

/** Plays a scenario. */
export type Play = (random: Random, transfers?: readonly TransferToSend[]) => readonly Step[]

/** The scenarios of a family of chains, but for `replaced`. */
export type Scenarios = Readonly<Record<Exclude<Scenario, 'replaced'>, Play>>

/** Returns a delivery, a copy and a retry. */
export function copiesOf(delivery: Step[0], note: string): readonly Step[] {
  return [
    [delivery, note],
    [delivery, 'the same bytes again: do nothing'],
    [{ ...delivery, retries: 1 }, 'a retry, which differs only in its count of retries: do nothing'],
  ]
}
