import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'

/**
 * What becomes of digits for which there is no room: `down` leaves them out, `up` counts them as one more, both whatever
 * the sign; `half-up` and `half-even` go to the nearest, and from the middle away from zero, or to the even neighbour as
 * banks do.
 */
export type Rounding = 'down' | 'up' | 'half-up' | 'half-even'

const ways: Readonly<Record<Rounding, (whole: bigint, twice: bigint, unit: bigint) => boolean>> = {
  down: () => false,
  up: () => true,
  'half-up': (_, twice, unit) => twice >= unit,
  'half-even': (whole, twice, unit) => twice > unit || (twice === unit && whole % 2n === 1n),
}

/**
 * Divides, and rounds as it is named.
 *
 * @param unit - a power of ten
 * @throws {InputError} when there is no such rounding.
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
