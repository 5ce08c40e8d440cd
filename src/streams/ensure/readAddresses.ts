import { isLedgerlineError } from '../../errors/base.js'
import { InputError } from '../../errors/input.js'
import { throwIfAborted, withAbort } from '../../runtime/withAbort.js'
import { type AddressSet, known } from './addressSet.js'
import type { StreamFamily } from './families.js'
import type { EnsureOptions, EnsureProgress } from './options.js'
import type { StreamService } from './service.js'

/** What the service lists as the addresses of a stream. */
export interface Reading {
  /** How many different addresses it lists. */
  readonly found: number
  /** How many the stream has, as it says; `undefined` if it doesn't say, or not always the same. */
  readonly total: number | undefined
}

/** Told how far it is. */
export type Report = (step: EnsureProgress['step'], done: number, total?: number) => Promise<void>

/** Reads the addresses of a stream into a set, and marks them with a bit. */
export async function readHeld(
  service: StreamService,
  id: string,
  into: AddressSet,
  bit: number,
  report: Report,
): Promise<Reading> {
  const totals = new Set<number | undefined>()
  let found = 0
  for await (const { addresses, total } of service.addressPages(id)) {
    for (const address of addresses) if (into.mark(address, bit)) found += 1
    totals.add(total)
    await report('read', found, total)
  }
  const [total] = totals
  return { found, total: totals.size === 1 ? total : undefined }
}

/**
 * Reads the addresses that a stream must watch into a set. It resolves only if the iterable ends normally.
 *
 * @throws {InputError} `Invalid address provided`, with the position of the address.
 * @throws whatever the iterable throws, unchanged
 */
export async function readWanted(
  addresses: NonNullable<EnsureOptions['addresses']>,
  { parseAddress }: StreamFamily,
  into: AddressSet,
  signal: AbortSignal | null | undefined,
  report: Report,
): Promise<void> {
  let at = 0
  for await (const address of signal ? abortable(addresses, signal) : addresses) {
    into.mark(parsed(address, at, parseAddress), known.wanted)
    at += 1
    if (at % reportEvery === 0) await report('collect', at)
  }
  await report('collect', at, at)
}

const reportEvery = 10_000

function parsed(address: string, at: number, parse: (address: string) => string): string {
  try {
    return parse(address)
  } catch (error) {
    if (!isLedgerlineError(error)) throw error
    const [line = ''] = error.message.split('\n')
    throw new InputError(line, { hints: [`Given as addresses[${at}]`, ...error.hints], cause: error })
  }
}

/** Ends the wait for an entry when a signal aborts, even if the iterable never gives one. */
async function* abortable(addresses: NonNullable<EnsureOptions['addresses']>, signal: AbortSignal) {
  if (!(Symbol.asyncIterator in addresses)) {
    for (const address of addresses) {
      throwIfAborted(signal)
      yield address
    }
    return
  }
  const iterator = addresses[Symbol.asyncIterator]()
  let isOpen = true
  try {
    for (;;) {
      const { done, value } = await withAbort(signal, () => iterator.next())
      if (done) {
        isOpen = false
        return
      }
      yield value
    }
  } finally {
    // not awaited: a generator that waits for its next entry would never return
    if (isOpen) iterator.return?.()?.catch(() => {})
  }
}
