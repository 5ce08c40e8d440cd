import { ConnectionError } from '../../errors/connection.js'
import { truncate } from '../../errors/truncate.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import { plainCause } from '../../transport/cause.js'
import type { LimiterSettings } from '../options.js'
import { betweenLooks, type StandIn, standIn } from './standIn.js'
import type { Asked, Awaitable, LimiterStore, Limits, Status } from './store.js'
import { formatTerms, warnOfOthers } from './terms.js'

/**
 * Adds a timeout to each step of a shared store. If a step fails, it throws an error that names the store, or limits
 * this process in memory, with its share, until the store is back.
 */
export function watchedStore(
  shared: LimiterStore,
  { onStoreError, storeTimeout, terms }: Pick<LimiterSettings, 'onStoreError' | 'storeTimeout' | 'terms'>,
): LimiterStore {
  let crowd = { holders: 1, seen: Number.NEGATIVE_INFINITY } // a store that comes back may have forgotten some
  let heard: Pick<Status, 'period' | 'used'> = { period: 0, used: 0 } // the charges in the store's last response
  let announced = Number.NEGATIVE_INFINITY
  let alone: StandIn | undefined
  let isNew = true

  const ask = async <T>(work: () => Awaitable<T>, onLate: (value: T) => unknown = () => {}): Promise<T> => {
    const answer = (async () => work())()
    const silence = new Error(`it did not answer within ${storeTimeout} ms`)
    try {
      return await withTimeout({ timeout: storeTimeout, expire: () => silence }, () => answer)
    } catch (error) {
      if (error === silence) answer.then(onLate).catch(() => {})
      const cause = plainCause(error, (text) => text)
      throw new ConnectionError(`The limiter's store failed (${shared.name}): ${truncate(cause.message)}`, {
        cause,
        hints: ["With onStoreError: 'local', each process continues in memory with its share"],
      })
    }
  }

  /** Asks the store, or its stand-in while it is down. */
  const either = async <T>(
    limits: Limits,
    ofStore: () => Promise<T>,
    ofOwn: (own: StandIn) => Awaitable<T>,
  ): Promise<T> => {
    if (!alone)
      try {
        return await ofStore()
      } catch (error) {
        if (onStoreError === 'fail') throw error
        alone ??= standIn(limits, crowd.holders, heard)
      }
    return ofOwn(alone)
  }

  const lookForStore = async (limits: Limits, own: StandIn): Promise<void> => {
    if (performance.now() < own.nextLook) return
    own.nextLook = Number.POSITIVE_INFINITY
    const report = (taken: number) => ask(() => own.report(taken, (debts) => shared.settle(limits, debts)))
    try {
      const { taken } = await ask(() => shared.status(limits)) // if it hangs, it gets no report that may count twice
      await report(taken) // fails if the store is read-only, which counts as down
      heard = own.status()
      announced = Number.NEGATIVE_INFINITY
      alone = undefined
      await report(limits.requests) // what was spent during the first report
    } catch {
      own.nextLook = performance.now() + betweenLooks // it is still down
    }
  }

  const store: LimiterStore = {
    name: shared.name,
    isLocal: false,
    scoped: (part) => watchedStore(shared.scoped(part), { onStoreError, storeTimeout, terms }),
    reserve(limits, asked) {
      if (alone) lookForStore(limits, alone)
      const reserveShared = async () => {
        const now = performance.now()
        const announce = now - announced > betweenAnnouncements ? remembered : 0
        const reservation = await ask(
          () => shared.reserve(limits, { ...asked, announce, terms: formatTerms(terms) }),
          ({ turns, period }) =>
            turns.length > 0 && // the calls have failed already
            shared.settle(limits, { returned: turns, billed: { period, units: -sumOf(asked, turns) } }),
        )
        if (announce > 0) announced = now
        if (isNew) warnOfOthers(shared.name, terms, reservation.terms)
        isNew = false
        const { holders } = reservation
        if (holders >= crowd.holders || now - crowd.seen > remembered)
          crowd = { holders: Math.max(1, holders), seen: now }
        heard = reservation
        return { ...reservation, store }
      }
      return either(limits, reserveShared, (own) => own.store.reserve(own.limits, asked))
    },
    settle(limits, settlement) {
      const { pause, billed } = settlement
      return either(
        limits,
        () => ask(() => shared.settle(limits, settlement)),
        // the turns belong to the store that is down; the difference of the bill is reported when it is back
        (own) => own.store.settle(own.limits, { pause, spent: billed?.units }),
      )
    },
    status(limits) {
      return either(
        limits,
        () => ask(() => shared.status(limits)),
        (own) => own.status(),
      )
    },
  }
  return store
}

/** The units charged for turns, which went to the first calls. */
const sumOf = ({ costs }: Asked, { length }: readonly number[]): number =>
  costs.slice(0, length).reduce((sum, cost) => sum + cost, 0)

/**
 * Milliseconds for which a store counts a limiter after its last announcement. Too many holders is safer than too few.
 */
const remembered = 300_000

/** Milliseconds after which a limiter announces itself again. */
const betweenAnnouncements = 10_000
