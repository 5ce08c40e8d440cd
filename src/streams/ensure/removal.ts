import { namesOf } from '../../errors/addressesRefused.js'
import { RemovalRefusedError } from '../../errors/removalRefused.js'
import { known } from './addressSet.js'
import type { CheckedOptions } from './checkedOptions.js'
import type { State } from './readState.js'
import type { Sent } from './sendBatches.js'
import type { StreamPlan } from './streamPlan.js'

/**
 * Makes sure that addresses may be removed.
 *
 * @param added - what became of the missing addresses before
 * @throws {RemovalRefusedError} if the removal looks like a mistake: of a query that gives nothing, of a list that was
 * read in part, or of more than was expected.
 */
export function assertRemovable(
  { stream, addresses, readings }: State,
  plan: StreamPlan,
  options: CheckedOptions,
  added?: Sent,
): void {
  const { remove } = plan
  const { refused = [], unsent = 0 } = added ?? {}
  const max = options.remove?.max ?? 0
  const wanted = addresses.count(known.wanted)
  const found = readings.reduce((sum, reading) => sum + reading.found, 0)
  const totals = readings.map(({ total }) => total)
  const total = totals.includes(undefined) ? undefined : totals.reduce<number>((sum, one) => sum + Number(one), 0)
  const refuse = (reason: 'empty' | 'incomplete' | 'max', because: string, hint: string): RemovalRefusedError =>
    new RemovalRefusedError(`Refused to remove ${remove} addresses: ${because}`, {
      ...{ reason, streamId: stream?.id ?? '', wanted, found, total, remove, max },
      added: plan.add - refused.length - unsent,
      hints: [
        hint,
        ...(refused.length > 0 ? [`The service refused ${namesOf(refused.map(({ address }) => address))}`] : []),
      ],
    })
  if (remove === 0) return
  if (wanted === 0) throw refuse('empty', 'addresses was empty', 'Delete the stream if it must watch nothing')
  if (readings.some((reading) => reading.found !== reading.total))
    throw refuse(
      'incomplete',
      `the service listed ${found} and says ${total === undefined ? 'no total' : `it has ${total}`}`,
      'Run it again: the addresses may have changed while they were read',
    )
  if (remove > max)
    throw refuse('max', `remove.max is ${max}`, 'Check addresses, then raise remove.max if that many must go')
}
