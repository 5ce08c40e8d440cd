import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'

/** An amount that is exact: `bigint`, decimal text, or a whole number below 2^53. */
export type Amount = bigint | number | string

/**
 * Parses an amount into base units exactly, never through a floating-point number.
 *
 * A leading minus sign is allowed, and trailing zeros do not count as precision (`'1.50'` fits one decimal). Plus
 * signs, exponents, separators and more than 999 digits on either side of the point are rejected. So are fractional
 * numbers: pass those as text.
 *
 * @param text - the amount, counted in units of `10 ** decimals` base units
 * @param decimals - a whole number from 0 to 255
 * @returns base units.
 * @throws {InputError} when the text is not a decimal number, or is more precise than the unit; when `decimals` are not
 * 0 to 255.
 * @example
 * parseUnits('1.5', 6) // 1500000n
 */
export function parseUnits(text: Amount, decimals: number): bigint {
  assertDecimals(decimals)
  const exact = typeof text === 'string' || typeof text === 'bigint' || Number.isSafeInteger(text)
  const [, sign = '', whole = '', fraction = ''] =
    (exact && /^(-?)(\d{0,999})(?:\.(\d{0,999}))?$/.exec(String(text))) || []
  if (whole + fraction === '') {
    throw new InputError(`Invalid amount provided: ${excerpt(text)}`, {
      hints: [`Pass it as bigint, or text of up to ${decimals} decimals`],
    })
  }
  if (/[1-9]/.test(fraction.slice(decimals))) {
    throw new InputError(`Amount has more than ${decimals} decimals: ${excerpt(text)}`)
  }
  const value = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign ? -value : value
}

/**
 * Formats an amount in base units as decimal text: exact, without trailing zeros or exponent.
 *
 * @param value - base units
 * @param decimals - a whole number from 0 to 255
 * @throws {InputError} when the value is not a whole number, or `decimals` are not 0 to 255.
 * @example
 * formatUnits(1500000n, 6) // '1.5'
 */
export function formatUnits(value: Amount, decimals: number): string {
  assertDecimals(decimals)
  const units = parseUnits(value, 0)
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return (units < 0n ? '-' : '') + digits.slice(0, point) + (fraction && `.${fraction}`)
}

/**
 * Returns the decimals of a unit, which is a name or a number of decimals itself.
 *
 * @param units - decimals by name
 * @param complaint - text of the error
 * @throws {InputError} when the unit is neither.
 */
export function decimalsOf(units: Readonly<Record<string, number>>, unit: number | string, complaint: string): number {
  const decimals = typeof unit === 'string' && Object.hasOwn(units, unit) ? units[unit] : unit
  if (isDecimals(decimals)) return decimals
  throw new InputError(complaint, { hints: [`${Object.keys(units).join(', ')}, or 0 to 255`] })
}

/** A whole number from 0 to 255: the range of `decimals()` in ERC-20. */
function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}

function assertDecimals(value: number): void {
  if (!isDecimals(value)) {
    throw new InputError(
      `Decimals must be a whole number from 0 to 255, got ${excerpt(typeof value === 'string' ? `"${value}"` : value)}`,
    )
  }
}
