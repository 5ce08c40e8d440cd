import { isDate } from '../../values/isDate.js'
import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

// Encoders for points in time, given as a `Date`, ISO text, or seconds since 1970.

/**
 * As ISO text. Also takes seconds as text, but not so few digits that they may be a date without its dashes. Fractions
 * of a second that are finer than a `Date` are kept.
 */
export const asIsoDate: EncodeInput = (value, at) => {
  const text = typeof value === 'string' ? value : ''
  const iso = (/^-?\d{1,8}$/.test(text) ? dateOfDigits(text, at) : asDate(value, at)).toISOString()
  const [, fraction] = /:\d\d\.(\d{4,})/.exec(text) ?? []
  return fraction ? iso.replace(/\d{3}Z$/, `${fraction}Z`) : iso
}

/** As seconds in text, rounded down. */
export const asUnixSeconds: EncodeInput = (value, at) => sinceEpoch(value, at, (time) => Math.floor(time / 1000))

/** As milliseconds in text of 13 digits or more. Also takes such text, because seconds have fewer digits. */
export const asUnixMillis: EncodeInput = (value, at) =>
  typeof value === 'string' && /^-?\d{13,16}$/.test(value) ? value : sinceEpoch(value, at, millisOf)

const millisOf = (time: number): string => `${time < 0 ? '-' : ''}${String(Math.abs(time)).padStart(13, '0')}`

/** As microseconds in text. */
export const asUnixMicros: EncodeInput = (value, at) => sinceEpoch(value, at, (time) => BigInt(time) * 1000n)

/**
 * As a number of units in text. The last time that a `Date` can hold means "never". It is sent as the largest unsigned
 * 64-bit number, from which it was decoded.
 */
function sinceEpoch(value: unknown, at: string, unitsOf: (time: number) => number | bigint | string): string {
  if (value === never || value === BigInt(never)) return never
  const time = asDate(value, at).getTime()
  return time === lastDate ? never : String(unitsOf(time))
}

const lastDate = 8.64e15
const never = '18446744073709551615'

function asDate(value: unknown, at: string): Date {
  const date = isDate(value) ? value : new Date(isoOf(value) ?? secondsOf(value) * 1000)
  if (!Number.isNaN(date.getTime())) return date
  throw invalid(at, 'a Date, ISO text or seconds since 1970', isDate(value) ? String(value) : value)
}

/** Reads a lone year as its first moment, and rejects other digits. */
function dateOfDigits(digits: string, at: string): Date {
  if (/^\d{4}$/.test(digits)) return new Date(`${digits}-01-01T00:00Z`)
  throw invalid(at, 'a date with dashes, or seconds since 1970 of 9 digits or more', digits)
}

/** Also accepts a year with a sign and six digits, as a `Date` before the year 0 or after 9999 writes it. */
const iso = /^((?:\d{4}|[+-]\d{6})-\d\d)(-\d\d)?(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i

/** Adds a zone to ISO text that has none: UTC, where `Date` would assume local time. */
function isoOf(value: unknown): string | undefined {
  const [, month, day = '-01', time = '00:00', zone = 'Z'] = (typeof value === 'string' && iso.exec(value)) || []
  if (month === undefined) return undefined
  const midnight = new Date(`${month}${day}T00:00Z`)
  // `Date` turns 30 February into 1 March
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(month + day)
  return exists ? `${month}${day}T${time}${zone.toUpperCase()}` : ''
}

/** Reads seconds up to the year 9999. A larger number is probably milliseconds, and would be far in the future. */
function secondsOf(value: unknown): number {
  const isText = typeof value === 'string' && /^-?\d{1,12}$/.test(value)
  const seconds = isText || typeof value === 'number' || typeof value === 'bigint' ? Number(value) : Number.NaN
  return Math.abs(seconds) < 253_402_300_800 ? seconds : Number.NaN
}
