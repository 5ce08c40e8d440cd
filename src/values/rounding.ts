import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'

/**
 * How to round digits for which there is no room. `down` rounds towards zero, `up` away from zero. `half-up` and
 * `half-even` round to the nearest value; halfway, `half-up` rounds away from zero and `half-even` to the even
 * neighbor, as banks do.
 */
export type Rounding = 'down' | 'up' | 'half-up' | 'half-even'

const ways: Readonly<Record<Rounding, (whole: bigint, twice: bigint, unit: bigint) => boolean>> = {
  down: () => false,
  up: () => true,
  'half-up': (_, twice, unit) => twice >= unit,
  'half-even': (whole, twice, unit) => twice > unit || (twice === unit && whole % 2n === 1n),
}

/**
 * Divides and rounds.
 *
 * @param unit - a power of ten
 * @throws {InputError} for an unknown rounding.
 */
export function divideRounded(value: bigint, unit: bigint, rounding: Rounding): bigint {
  const goesUp = Object.hasOwn(ways, rounding) ? ways[rounding] : undefined
  if (!goesUp) {
    throw new InputError(`Invalid rounding: ${truncate(rounding)}`, {
      hints: [`One of: ${Object.keys(ways).join(', ')}`],
    })
  }
  const size = value < 0n ? -value : value
  const whole = size / unit
  const rest = size % unit
  const rounded = rest > 0n && goesUp(whole, rest * 2n, unit) ? whole + 1n : whole
  return value < 0n ? -rounded : rounded
}
