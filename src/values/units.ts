import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { memberOf } from '../runtime/members.js'
import { readDecimal, writeDecimal } from './decimalText.js'
import { divideRounded, type Rounding } from './rounding.js'

/** An amount that is exact: `bigint`, decimal text, or a whole number below 2^53. */
export type Amount = bigint | number | string

/** Options of `parseUnits`. */
export interface ParseUnitsOptions {
  /** What becomes of digits that the unit has no room for; without it they are an error. */
  readonly rounding?: Rounding | undefined
}

/**
 * Parses an amount into base units exactly, never through a floating-point number.
 *
 * A leading minus sign is allowed, and so is an exponent of up to three digits, as in `1e-7`; trailing zeros do not count
 * as precision (`'1.50'` fits one decimal). Plus signs before the number, separators and more than 999 digits on either
 * side of the point are rejected. So are fractional numbers: pass those as text.
 *
 * @param text - the amount, counted in units of `10 ** decimals` base units
 * @param decimals - a whole number from 0 to 255
 * @param options - how a text that is more precise than the unit is rounded
 * @returns base units.
 * @throws {InputError} when the text is not a decimal number, or is more precise than the unit and no rounding is named;
 * when `decimals` are not 0 to 255, or there is no such rounding.
 * @example
 * parseUnits('1.5', 6) // 1500000n
 * parseUnits('1e-7', 6, { rounding: 'up' }) // 1n
 */
export function parseUnits(text: Amount, decimals: number, options: ParseUnitsOptions = {}): bigint {
  assertDecimals(decimals)
  const isExact = typeof text === 'string' || typeof text === 'bigint' || Number.isSafeInteger(text)
  const amount = isExact ? readDecimal(String(text)) : undefined
  if (!amount) {
    throw new InputError(`Invalid amount provided: ${truncate(text)}`, {
      hints: [`Pass it as bigint, or text of up to ${decimals} decimals`],
    })
  }
  const excess = amount.places - decimals
  if (excess <= 0) return amount.digits * 10n ** BigInt(-excess)
  const unit = 10n ** BigInt(excess)
  const rounding = memberOf(options, 'rounding')
  if (rounding !== undefined) return divideRounded(amount.digits, unit, rounding)
  if (amount.digits % unit === 0n) return amount.digits / unit
  throw new InputError(`Amount has more than ${decimals} decimals: ${truncate(text)}`, {
    hints: ["Name a rounding: { rounding: 'half-even' }"],
  })
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
  return writeDecimal({ digits: parseUnits(value, 0), places: decimals })
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

/**
 * Refuses decimals that no token has.
 *
 * @throws {InputError} when they are not a whole number from 0 to 255.
 */
export function assertDecimals(value: number): void {
  if (!isDecimals(value)) {
    throw new InputError(
      `Decimals must be a whole number from 0 to 255, got ${truncate(typeof value === 'string' ? `"${value}"` : value)}`,
    )
  }
}
