import type { Caller } from '../../client/caller.js'
import { sleep } from '../../runtime/timer.js'
import { applyPlan } from './applyPlan.js'
import { checkedOptions } from './checkedOptions.js'
import type { EnsuredStream, EnsureStreamOptions, PlannedStream } from './options.js'
import { planOf } from './plan.js'
import { readState } from './readState.js'
import { assertRemovable } from './removal.js'
import { serviceOf } from './service.js'

/**
 * Makes a stream be what you describe: it is created if there is none, changed where it differs, brought back from
 * `error`, and watches all your addresses. Run it at every start or on a schedule: if nothing differs, it only reads.
 *
 * - The stream is found by `id` or `tag`. The service lists only the first 100 streams of Solana and Bitcoin: beyond
 *   them, pass `id`.
 * - Only the fields that you give are compared, whatever their spelling: chains by name or id, hex in any case, lists in
 *   any order.
 * - Nothing is removed, unless you pass `remove: { max }`. Then surplus addresses are removed after the missing ones
 *   were added, if `addresses` ended and wasn't empty, the service listed as many addresses as its `total`, and no more
 *   than `max` would go.
 * - A paused stream stays paused, unless you pass `status: 'active'`. In place of a terminated one, which can't be
 *   resumed, a new one is created, with its addresses. `plan.missed` says which blocks were missed.
 * - It may be aborted or killed at any point: the next run continues.
 * - Processes that create the stream within 2 seconds end with the same one. So a run that creates it waits 2 seconds,
 *   lists the streams again, and goes on with the stream that has addresses, else with the smallest id, and deletes its
 *   own. A run that joins another's stream removes nothing from it, unless `addresses` is a function, which is then
 *   called again; `plan.removalSkipped` says so.
 * - An address that the service refuses doesn't keep the others out. The error at the end names those refused.
 *
 * The service doesn't tell when a stream was created, so no rule covers processes that create more than 2 seconds apart
 * and add no addresses, one that dies before it has deleted its own, or one that finds a stream just before it's
 * deleted. The next run mends that: every process goes on with the same stream, and `plan.duplicates` names the others.
 *
 * Everything is read and checked before the first write, and a list of addresses before the first request. Other
 * iterables, and what a function returns, are read after the addresses of the stream, so that none which you add
 * meanwhile is taken for surplus. A million addresses of EVM chains take less than 200 MB.
 *
 * @param client - a client or caller
 * @returns the id of the stream, and what was done; with `dryRun: true`, what would be done
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is missing, invalid or of another family.
 * @throws {InputError} for an invalid address, with its position. Nothing was written.
 * @throws {RemovalRefusedError} if the removal looks like a mistake. Nothing was removed.
 * @throws {AddressesRefusedError} if the service refused addresses. Everything else was done.
 * @throws whatever `addresses` or `onProgress` throws, unchanged
 * @example
 * async function* addressesOfUsers() {
 *   yield '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
 * }
 * const { id, plan } = await ensureStream(client, {
 *   family: 'evm',
 *   tag: 'deposits',
 *   webhookUrl: 'https://example.com/webhook',
 *   chainIds: ['eth', 'base'],
 *   includeNativeTxs: true,
 *   addresses: addressesOfUsers,
 * })
 * console.log(id, plan.add, plan.missed)
 */
export function ensureStream(
  client: Pick<Caller, 'call'>,
  options: EnsureStreamOptions & { readonly dryRun?: false | undefined },
): Promise<EnsuredStream>
/** Finds out what would be done to a stream, if `dryRun` is true. */
export function ensureStream(client: Pick<Caller, 'call'>, options: EnsureStreamOptions): Promise<PlannedStream>
export async function ensureStream(client: Pick<Caller, 'call'>, options: EnsureStreamOptions): Promise<PlannedStream> {
  return ensureWith(client, options, sleep)
}

/**
 * Does what `ensureStream` does.
 *
 * @param wait - waits some milliseconds
 */
export async function ensureWith(
  client: Pick<Caller, 'call'>,
  options: EnsureStreamOptions,
  wait: typeof sleep,
): Promise<PlannedStream> {
  const checked = checkedOptions(options)
  const service = serviceOf(client, checked.family, checked.signal)
  const state = await readState(service, checked)
  if (!checked.dryRun) return applyPlan(service, checked, state, () => wait(settleTime, checked.signal))
  const plan = planOf(state, checked)
  assertRemovable(state, plan, checked)
  return { id: state.stream?.id, plan }
}

/** Milliseconds within which processes may create a stream at once, and still go on with the same one. */
const settleTime = 2000
