import { readDecimal } from '../values/decimalText.js'
import { multiplyUsd } from '../values/usd.js'
import type { DoubtfulToken } from './token.js'

type Reason = DoubtfulToken['reason']

/** What the service says of a holding. */
interface Figures {
  readonly amountRaw: bigint
  /** In whole tokens. */
  readonly amount: string | null | undefined
  readonly decimals: number | null | undefined
  readonly price?: number | null | undefined
  readonly worth?: number | null | undefined
  /** What the response says and can't be read. */
  readonly unread: Readonly<Partial<Record<Reason, boolean>>>
}

/** Returns why the figures of a holding can't be added up; `undefined` if they agree or don't say. */
export function doubtOf({ amountRaw, amount, decimals, price, worth, unread }: Figures): Reason | undefined {
  const isKnown = typeof decimals === 'number'
  if (unread.amounts || (isKnown && typeof amount === 'string' && !isSame(amount, amountRaw, decimals)))
    return 'amounts'
  if (unread.price && amountRaw !== 0n) return 'price' // what is nothing is worth nothing
  if (unread.worth) return 'worth'
  if (!isKnown || typeof price !== 'number' || typeof worth !== 'number') return undefined
  const expected = Number(multiplyUsd(amountRaw, decimals, price))
  const difference = Math.abs(worth - expected) // near enough for a bound
  return difference > 0.01 && difference > Math.abs(expected) / 100 ? 'worth' : undefined
}

/** Whether an amount in whole tokens is exactly the raw one. */
function isSame(amount: string, raw: bigint, decimals: number): boolean {
  const given = readDecimal(amount)
  if (!given) return false
  const places = Math.max(given.places, decimals)
  return given.digits * 10n ** BigInt(places - given.places) === raw * 10n ** BigInt(places - decimals)
}
