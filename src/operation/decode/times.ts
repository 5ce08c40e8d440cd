import type { Decoding } from './decoding.js'

// Decoder primitives for points in time. Text without a zone is UTC.

const isoLength = 19 // 2024-01-01T00:00:00

/**
 * ISO text, or seconds, milliseconds or microseconds since 1970, distinguished by their size.
 *
 * @param decoding remembers the last text, because a transaction and its logs share one timestamp. Each still gets its
 *   own `Date`, because a `Date` is mutable.
 */
export function date(value: unknown, decoding?: Decoding): Date | undefined {
  if (typeof value === 'number') {
    const size = Math.abs(value)
    return unix(value, size < 1e11 ? 1000 : size < 1e14 ? 1 : 0.001)
  }
  if (typeof value !== 'string') return undefined
  if (decoding?.lastText === value) return new Date(decoding.lastTime)
  const time = fastIso(value)
  if (time === undefined) return slowDate(value)
  if (decoding) {
    decoding.lastText = value
    decoding.lastTime = time
  }
  return new Date(time)
}

/** Seconds since 1970, as a number or text. */
export function seconds(value: unknown, decoding: Decoding): Date | undefined {
  return sinceEpoch(value, 1000, decoding)
}

/** Milliseconds since 1970, as a number or text. */
export function millis(value: unknown, decoding: Decoding): Date | undefined {
  return sinceEpoch(value, 1, decoding)
}

/** Microseconds since 1970, as a number or text. A `Date` only keeps milliseconds. */
export function micros(value: unknown, decoding: Decoding): Date | undefined {
  return sinceEpoch(value, 0.001, decoding)
}

/**
 * Reads a number of units, or ISO text. A number that `JSON.parse` has rounded is read again from its digits, because
 * only they distinguish "never" from a time that is too large for a `Date`.
 */
function sinceEpoch(value: unknown, scale: number, decoding: Decoding): Date | undefined {
  if (typeof value === 'number') {
    if (Math.abs(value) >= 2 ** 53) decoding.inexact = true
    return unix(value, scale)
  }
  if (typeof value !== 'string') return undefined
  if (value === never) return new Date(lastDate)
  if (!isDecimal(value)) return isLarge(value) ? unix(Number(value), scale) : date(value)
  const hasMillis = scale < 1 && /^\d{16,}$/.test(value) // exact in milliseconds, maybe not in microseconds
  return hasMillis ? unix(Number(value.slice(0, -3)), 1) : unix(Number(value), scale)
}

/** Whether a text has up to twenty digits, and up to nine after a point. Faster than a regular expression. */
function isDecimal(text: string): boolean {
  const point = text.indexOf('.')
  const whole = point < 0 ? text.length : point
  const fraction = point < 0 ? 1 : text.length - point - 1
  if (whole < 1 || whole > 20 || fraction < 1 || fraction > 9) return false
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (at !== point && (digit < 0 || digit > 9)) return false
  }
  return true
}

/**
 * Whether a text is a number whose magnitude is 2^53 or more. Such numbers become text if a response is read again for
 * its digits.
 */
function isLarge(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Math.abs(Number(text)) >= 2 ** 53
}

/** The last moment a `Date` can hold, which stands for "never" and for nothing else. */
const lastDate = 8.64e15

/** "Never", as nodes write it: the largest unsigned 64-bit number. */
const never = '18446744073709551615'

/** Creates a `Date`; `undefined` for a time it can't hold, because the nearest one would be a different time. */
function unix(value: number, scale: number): Date | undefined {
  const time = Math.floor(value * scale)
  return Math.abs(time) < lastDate ? new Date(time) : undefined
}

/** Parses `2024-01-01T00:00:00`, with or without milliseconds and `Z`. Anything else is left to `slowDate`. */
function fastIso(text: string): number | undefined {
  const { length } = text
  const hasMillis = length === isoLength + 5
  const isUtc = (hasMillis || length === isoLength + 1) && text.charCodeAt(length - 1) === 90
  if (!isUtc && length !== isoLength) return undefined
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45 || text.charCodeAt(10) !== 84) return undefined
  if (text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58) return undefined
  if (hasMillis && text.charCodeAt(19) !== 46) return undefined
  const year = two(text, 0) * 100 + two(text, 2)
  const month = two(text, 5)
  const day = two(text, 8)
  const hour = two(text, 11)
  const minute = two(text, 14)
  const second = two(text, 17)
  const milli = hasMillis ? (text.charCodeAt(20) - 48) * 100 + two(text, 21) : 0
  const firstDay = daysOf(year, month)
  if (year < 0 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month + 1) - firstDay) return undefined
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59 || milli < 0 || milli > 999)
    return undefined
  const seconds = (((firstDay + day - 1) * 24 + hour) * 60 + minute) * 60 + second
  return seconds * 1000 + milli
}

/**
 * Counts the days from 1970 to the first of a month in the Gregorian calendar. Four times as fast as `Date.UTC`.
 *
 * @param month 1 to 13, where 13 is January of the next year
 */
function daysOf(year: number, month: number): number {
  const marchYear = month > 2 ? year : year - 1 // a year that starts in March has its leap day at the end
  const century = (marchYear / 100) | 0 // as an integer, so that the engine can divide by multiplying
  const inYear = ((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0
  return marchYear * 365 + (marchYear >> 2) - century + (century >> 2) + inYear - 719_468
}

/** Returns the value of two digits, or a number so negative that any result computed from it is negative too. */
function two(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -10_000
}

/** Also accepts a year with a sign and six digits, as a `Date` before the year 0 or after 9999 writes it. */
const slowPattern =
  /^((?:\d{4}|[+-]\d{6})-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))? ?(?:Z|UTC|([+-]\d\d)(?::?(\d\d))?)?$/i

function slowDate(text: string): Date | undefined {
  if (/^(?:\d{9,13}|\d{16})(?:\.\d{1,9})?$/.test(text)) return date(Number(text))
  if (isLarge(text)) return date(Number(text))
  const match = slowPattern.exec(text)
  if (!match) return undefined
  const [, day = '', time = '00:00:00', hours = '+00', minutes = '00'] = match
  if (new Date(`${day}T00:00:00Z`).getUTCDate() !== Number(day.slice(-2))) return undefined // engines accept 30 February
  const parsed = new Date(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(parsed.getTime()) ? undefined : parsed
}
