import type { InputError } from '../../errors/input.js'
import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

// Encoders for points in time, given as a `Date`, ISO text, or seconds since 1970.

/** As ISO text. A year alone is its first moment; other text of few digits is rather a date than seconds of 1970. */
export const asIsoDate: EncodeInput = (value, at) => {
  if (typeof value !== 'string' || !/^\d{1,8}$/.test(value)) return asDate(value, at).toISOString()
  if (value.length === 4) return asDate(`${value}-01`, at).toISOString()
  throw unreadable(value, at)
}

/**
 * As seconds in text. The last moment a `Date` can hold means "never" and is sent as the largest unsigned 64-bit
 * number, from which it was decoded.
 */
export const asUnixSeconds: EncodeInput = (value, at) => {
  if (value === never || value === String(never)) return String(never)
  const time = asDate(value, at).getTime()
  return time === 8.64e15 ? String(never) : String(Math.floor(time / 1000))
}

/** As milliseconds in text. */
export const asUnixMillis: EncodeInput = (value, at) => String(asDate(value, at).getTime())

/** As microseconds in text. */
export const asUnixMicros: EncodeInput = (value, at) => String(asDate(value, at).getTime() * 1000)

const never = 18_446_744_073_709_551_615n

function asDate(value: unknown, at: string): Date {
  const date = value instanceof Date ? value : new Date(isoOf(value) ?? secondsOf(value) * 1000)
  if (!Number.isNaN(date.getTime())) return date
  throw unreadable(value instanceof Date ? String(value) : value, at)
}

function unreadable(value: unknown, at: string): InputError {
  return invalid(at, 'a Date, ISO text or seconds since 1970', value)
}

/** Also with a sign and six digits of the year, as a `Date` before the year 0 or after 9999 writes it. */
const iso = /^((?:\d{4}|[+-]\d{6})-\d\d)(-\d\d)?(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i

/** ISO text with its zone: without one it is UTC, where `Date` would assume the machine's own. */
function isoOf(value: unknown): string | undefined {
  const [, month, day = '-01', time = '00:00', zone = 'Z'] = (typeof value === 'string' && iso.exec(value)) || []
  if (month === undefined) return undefined
  const midnight = new Date(`${month}${day}T00:00Z`)
  // `Date` turns 30 February into 1 March
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(month + day)
  return exists ? `${month}${day}T${time}${zone.toUpperCase()}` : ''
}

/** Seconds up to the year 9999: a larger number is likely milliseconds, and would be a date in the far future. */
function secondsOf(value: unknown): number {
  const isText = typeof value === 'string' && /^-?\d{1,11}$/.test(value)
  const seconds = isText || typeof value === 'number' || typeof value === 'bigint' ? Number(value) : Number.NaN
  return Math.abs(seconds) < 253_402_300_800 ? seconds : Number.NaN
}
