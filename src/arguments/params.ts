import { InputError } from '../errors/input.js'
import { hintsFor } from '../errors/nearest.js'
import { truncate } from '../errors/truncate.js'
import { copyOf, type Problem } from './copy.js'
import { type Check, demandOf, isRequired, type Rule } from './rules.js'

/**
 * Checks an argument that is an object, and copies its members.
 *
 * @param rules - for every known member. Others are errors, because a misspelled one would be ignored.
 * @param members - what the object must contain, for the hint
 * @throws {InputError} `Param {name} is required`, `Param {name} takes an object`, `Unknown param: {name}` with the
 * name that was probably meant, or what the member's rule demands.
 */
export function paramsOf<T extends object, Name extends keyof T & string>(
  argument: T,
  name: string,
  rules: Readonly<Record<Name, Rule | Check>>,
  members?: string,
): Pick<T, Name> {
  assertObject(argument, name, members)
  return copyOf(argument, rules, refuse) as Pick<T, Name> // its members by the same names
}

/**
 * Makes sure that an argument is an object.
 *
 * @param members - what the object must contain, for the hint
 * @throws {InputError} `Param {name} is required`, or `Param {name} takes an object`.
 */
export function assertObject(value: unknown, name: string, members?: string): asserts value is object {
  if (value === undefined || value === null) throw new InputError(`Param ${name} is required`)
  if (typeof value !== 'object') {
    const hints = members === undefined ? [] : [`Pass ${members}`]
    throw new InputError(`Param ${name} takes an object, got ${typeof value}`, { hints })
  }
  if (value instanceof Promise)
    throw new InputError(`Param ${name} takes an object, got a promise`, { hints: ['Await it'] })
}

function refuse({ place, name, value, rule, names }: Problem): never {
  if (!rule) throw new InputError(`Unknown param: ${truncate(place, 80)}`, { hints: hintsFor(name, names) })
  if ((value ?? undefined) === undefined && isRequired(rule)) throw new InputError(`Param ${place} is required`)
  throw new InputError(`Param ${place} ${demandOf(rule)}, got ${truncate(value)}`)
}
