import { known } from './addressSet.js'
import { carryOverOf, withCarryOver } from './carryOver.js'
import type { CheckedOptions } from './checkedOptions.js'
import { createOnce } from './createOnce.js'
import type { EnsuredStream, EnsureProgress } from './options.js'
import { isMissing, isSurplus, planOf } from './plan.js'
import { readJoined, reportTo, type State } from './readState.js'
import { assertRemovable } from './removal.js'
import { removeBatch, sendBatches } from './sendBatches.js'
import type { StreamService } from './service.js'

/**
 * Makes the stream be what is wanted. Every step leaves a state from which another run can continue.
 *
 * @throws {RemovalRefusedError} if addresses may not be removed. Everything else was done.
 */
export async function applyPlan(service: StreamService, options: CheckedOptions, found: State): Promise<EnsuredStream> {
  const { stream, state, plan } = found.stream
    ? { stream: found.stream, state: found, plan: planOf(found, options) }
    : await create(service, options, found)
  const { id } = stream
  const carryOver = carryOverOf(stream.description)
  const changes = plan.update.filter((name) => !(carryOver && name === 'description'))

  if (changes.length > 0)
    await service.update(id, Object.fromEntries(changes.map((name) => [name, options.fields[name]])))
  if (plan.activate) await service.activate(id)
  const add = (batch: readonly string[]) => service.addAddresses(id, batch)
  await send(options, 'add', state.addresses.select(isMissing), plan.add, add)
  if (carryOver) await service.update(id, { description: options.fields.description ?? carryOver.description })
  assertRemovable({ ...state, stream }, plan, options)
  const remove = (batch: readonly string[]) => removeBatch(service, id, batch)
  if (plan.remove > 0) await send(options, 'remove', state.addresses.select(isSurplus), plan.remove, remove)
  return { id, plan }
}

/** Creates the stream, or finds that another process has. */
async function create(service: StreamService, options: CheckedOptions, state: State) {
  const { newFields, replaces, addresses } = state
  const description = String(newFields.description)
  const hasCarried = replaces !== undefined && addresses.count(known.carried) > 0
  const { stream, isOwn } = await createOnce(service, String(newFields.tag), {
    ...newFields,
    ...(hasCarried && { description: withCarryOver({ from: replaces, description }) }),
  })
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
): Promise<void> {
  const report = reportTo(options)
  let done = 0
  await sendBatches(addresses, sendBatch, async (batch) => {
    done += batch.length
    await report(step, done, total)
  })
}
