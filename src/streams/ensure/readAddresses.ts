import { isLedgerlineError } from '../../errors/base.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { InputError } from '../../errors/input.js'
import { throwIfAborted, withAbort } from '../../runtime/withAbort.js'
import { type AddressSet, known } from './addressSet.js'
import type { StreamFamily } from './families.js'
import type { AddressSource, EnsureProgress } from './options.js'
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
 * @throws {ConfigurationError} INVALID_CONFIGURATION if `addresses` is a function that returns no iterable.
 * @throws {InputError} `Invalid address provided`, with the position of the address.
 * @throws whatever the iterable throws, unchanged
 */
export async function readWanted(
  source: AddressSource,
  { parseAddress }: StreamFamily,
  into: AddressSet,
  signal: AbortSignal | null | undefined,
  report: Report,
): Promise<void> {
  const addresses = typeof source === 'function' ? await source() : source
  if (!isIterable(addresses))
    throw new ConfigurationError('Invalid option: addresses', {
      hints: ['The function must return an iterable or an async iterable of addresses'],
    })
  let at = 0
  for await (const address of signal ? abortable(addresses, signal) : addresses) {
    into.mark(parsed(address, at, parseAddress), known.wanted)
    at += 1
    if (at % reportEvery === 0) await report('collect', at)
  }
  await report('collect', at, at)
}

const reportEvery = 10_000

/** Returns whether a value gives addresses. A text isn't meant as the list of its characters. */
export const isIterable = (value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> =>
  typeof value === 'object' && (Symbol.iterator in Object(value) || Symbol.asyncIterator in Object(value))

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
async function* abortable(addresses: Iterable<string> | AsyncIterable<string>, signal: AbortSignal) {
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
