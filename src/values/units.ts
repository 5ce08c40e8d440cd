import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { memberOf } from '../runtime/members.js'
import { readDecimal, writeDecimal } from './decimalText.js'
import { divideRounded, type Rounding } from './rounding.js'

/** An exact amount: `bigint`, decimal text, or a whole number below 2^53. */
export type Amount = bigint | number | string

/** Options of `parseUnits`. */
export interface ParseUnitsOptions {
  /** How to round digits that the unit has no room for. Without it, such digits are an error. */
  readonly rounding?: Rounding | undefined
}

/**
 * Parses an amount into base units exactly, without floating-point numbers.
 *
 * It accepts a leading minus sign and an exponent of up to three digits, as in `1e-7`. Trailing zeros don't count as
 * precision (`'1.50'` fits one decimal). It rejects a leading plus sign, separators, more than 999 digits on either
 * side of the point, and values of type `number` with a fraction: pass those as text.
 *
 * @param text - the amount, counted in units of `10 ** decimals` base units
 * @param decimals - a whole number from 0 to 255
 * @param options - how to round text that is more precise than the unit
 * @returns base units.
 * @throws {InputError} if the text isn't a decimal number, if it is more precise than the unit and you pass no
 * rounding, if `decimals` isn't 0 to 255, and for an unknown rounding.
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
    hints: ["Pass a rounding: { rounding: 'half-even' }"],
  })
}

/**
 * Formats an amount in base units as exact decimal text, without trailing zeros or exponent.
 *
 * @param value - base units
 * @param decimals - a whole number from 0 to 255
 * @throws {InputError} if the value isn't a whole number, or `decimals` isn't 0 to 255.
 * @example
 * formatUnits(1500000n, 6) // '1.5'
 */
export function formatUnits(value: Amount, decimals: number): string {
  assertDecimals(decimals)
  return writeDecimal({ digits: parseUnits(value, 0), places: decimals })
}

/**
 * Returns the decimals of a unit, which is either a name or a number of decimals.
 *
 * @param units - decimals by name
 * @param complaint - text of the error
 * @throws {InputError} if the unit is neither.
 */
export function decimalsOf(units: Readonly<Record<string, number>>, unit: number | string, complaint: string): number {
  const decimals = typeof unit === 'string' && Object.hasOwn(units, unit) ? units[unit] : unit
  if (isDecimals(decimals)) return decimals
  throw new InputError(complaint, { hints: [`${Object.keys(units).join(', ')}, or 0 to 255`] })
}

/** Whether a value is a whole number from 0 to 255, the range of `decimals()` in ERC-20. */
function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}

/**
 * Makes sure that decimals are in the range that tokens have.
 *
 * @throws {InputError} if they aren't a whole number from 0 to 255.
 */
export function assertDecimals(value: number): void {
  if (!isDecimals(value)) {
    throw new InputError(
      `Decimals must be a whole number from 0 to 255, got ${truncate(typeof value === 'string' ? `"${value}"` : value)}`,
    )
  }
}
