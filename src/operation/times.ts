// Decoder primitives for points in time. Text without a zone is UTC.

const isoLength = 19 // 2024-01-01T00:00:00

/** ISO text, or seconds or milliseconds since 1970. */
export function date(value: unknown): Date | undefined {
  if (typeof value === 'number') return unix(value, Math.abs(value) < 1e11 ? 1000 : 1)
  if (typeof value !== 'string') return undefined
  return fastIso(value) ?? slowDate(value)
}

/** Seconds since 1970, as a number or text. */
export function seconds(value: unknown): Date | undefined {
  return numberOrIso(value, 1000)
}

/** Milliseconds since 1970, as a number or text. */
export function millis(value: unknown): Date | undefined {
  return numberOrIso(value, 1)
}

/** Microseconds since 1970, as a number or text; a `Date` keeps the milliseconds. */
export function micros(value: unknown): Date | undefined {
  return numberOrIso(value, 0.001)
}

function numberOrIso(value: unknown, scale: number): Date | undefined {
  if (typeof value === 'number') return unix(value, scale)
  if (typeof value !== 'string') return undefined
  return /^\d{1,20}(?:\.\d{1,9})?$/.test(value) ? unix(Number(value), scale) : date(value)
}

const lastDate = 8.64e15

/** Nodes write "never expires" as the largest number there is: that becomes the last moment a `Date` can hold. */
function unix(value: number, scale: number): Date | undefined {
  const time = new Date(Math.min(Math.floor(value * scale), lastDate))
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** `2024-01-01T00:00:00`, with or without milliseconds and `Z`; anything else is left to the slow way. */
function fastIso(text: string): Date | undefined {
  const tail = text.length - isoLength
  if (tail !== 0 && !(tail === 1 && text[19] === 'Z') && !(tail === 5 && text[19] === '.' && text[23] === 'Z')) return
  if (text[4] !== '-' || text[7] !== '-' || text[10] !== 'T' || text[13] !== ':' || text[16] !== ':') return
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const day = digits(text, 8, 10)
  const hour = digits(text, 11, 13)
  const minute = digits(text, 14, 16)
  const second = digits(text, 17, 19)
  const milli = tail === 5 ? digits(text, 20, 23) : 0
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 23 && minute <= 59 && second <= 59)) return
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milli))
  return time.getUTCDate() === day ? time : undefined
}

function digits(text: string, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

const slowPattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))? ?(Z|UTC|[+-]\d\d:?\d\d)?$/

function slowDate(text: string): Date | undefined {
  if (/^\d{9,13}(?:\.\d{1,9})?$/.test(text)) return date(Number(text))
  const match = slowPattern.exec(text)
  if (!match) return undefined
  const [, day = '', time = '00:00:00', zone = 'Z'] = match
  const parsed = new Date(`${day}T${time}${zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(parsed.getTime()) ? undefined : parsed
}
