import { AddressesRefusedError, namesOf } from '../../errors/addressesRefused.js'
import { truncate } from '../../errors/truncate.js'
import { known } from './addressSet.js'
import { carryOverOf, withCarryOver } from './carryOver.js'
import type { CheckedOptions } from './checkedOptions.js'
import { createOnce } from './createOnce.js'
import type { EnsuredStream, EnsureProgress } from './options.js'
import { isMissing, isSurplus, planOf } from './plan.js'
import { readJoined, reportTo, type State } from './readState.js'
import { assertRemovable } from './removal.js'
import { removeBatch, type Sent, sendBatches } from './sendBatches.js'
import type { StreamService } from './service.js'

/**
 * Makes the stream be what is wanted. Every step leaves a state from which another run can continue.
 *
 * @param settle - waits until streams that are created at the same time are listed
 * @throws {RemovalRefusedError} if addresses may not be removed. Everything else was done.
 * @throws {AddressesRefusedError} if the service refused addresses. Everything else was done.
 */
export async function applyPlan(
  service: StreamService,
  options: CheckedOptions,
  found: State,
  settle: () => Promise<void>,
): Promise<EnsuredStream> {
  const { stream, state, plan } = found.stream
    ? { stream: found.stream, state: found, plan: planOf(found, options) }
    : await create(service, options, found, settle)
  const { id } = stream
  const carryOver = carryOverOf(stream.description)
  const changes = plan.update.filter((name) => !(carryOver && name === 'description'))

  if (changes.length > 0)
    await service.update(id, Object.fromEntries(changes.map((name) => [name, options.fields[name]])))
  if (plan.activate) await service.activate(id)
  const add = (batch: readonly string[]) => service.addAddresses(id, batch)
  const added = await send(options, 'add', state.addresses.select(isMissing), plan.add, add)
  if (carryOver && added.refused.length === 0)
    await service.update(id, { description: options.fields.description ?? carryOver.description })
  assertRemovable({ ...state, stream }, plan, options, added)
  const remove = (batch: readonly string[]) => removeBatch(service, id, batch)
  const surplus = plan.remove > 0 ? state.addresses.select(isSurplus) : [] // without `remove`, it stays
  const removed = await send(options, 'remove', surplus, plan.remove, remove)
  assertTaken(id, added, removed)
  return { id, plan }
}

/** Creates the stream, or finds that another process has. */
async function create(service: StreamService, options: CheckedOptions, state: State, settle: () => Promise<void>) {
  const { newFields, replaces, addresses } = state
  const description = String(newFields.description)
  const hasCarried = replaces !== undefined && addresses.count(known.carried) > 0
  const fields = hasCarried ? { ...newFields, description: withCarryOver({ from: replaces, description }) } : newFields
  const { stream, isOwn } = await createOnce(service, String(newFields.tag), fields, settle)
  const plan = planOf(state, options)
  if (isOwn) return { stream, state, plan }
  const joined = await readJoined(service, options, state, stream)
  return { stream, state: joined, plan: planOf(joined, options) }
}

async function send(
  options: CheckedOptions,
  step: EnsureProgress['step'],
  addresses: Iterable<string>,
  total: number,
  sendBatch: (batch: readonly string[]) => Promise<void>,
): Promise<Sent> {
  const report = reportTo(options)
  return sendBatches(addresses, total, sendBatch, (taken) => report(step, taken, total))
}

/** @throws {AddressesRefusedError} if the service has refused addresses. */
function assertTaken(streamId: string, ...steps: readonly Sent[]): void {
  const refused = steps.flatMap((sent) => sent.refused)
  const unsent = steps.reduce((sum, sent) => sum + sent.unsent, 0)
  const [first] = refused
  if (!first) return
  const addresses = refused.map(({ address }) => address)
  throw new AddressesRefusedError(`The service refused ${refused.length} addresses: ${namesOf(addresses)}`, {
    ...{ streamId, addresses, unsent },
    hints: [
      `The service says: ${truncate(first.error.message.split('\n')[0])}`,
      unsent > 0
        ? `${unsent} more were not sent, because so many in a row were refused: see whether your plan allows them`
        : 'Everything else was done',
    ],
    cause: first.error,
  })
}
