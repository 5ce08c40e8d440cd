import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'
import { hintsFor } from '../errors/nearest.js'

/**
 * Makes sure that an argument is an object: plain JavaScript has no type checks.
 *
 * @param members - what it has to hold, for the hint
 * @throws {InputError} `Param {name} is required`, or `Param {name} takes an object`.
 */
export function assertObject(value: unknown, name: string, members?: string): void {
  if (value === undefined || value === null) throw new InputError(`Param ${name} is required`)
  if (typeof value !== 'object') {
    const hints = members === undefined ? [] : [`Pass ${members}`]
    throw new InputError(`Param ${name} takes an object, got ${typeof value}`, { hints })
  }
  if (value instanceof Promise)
    throw new InputError(`Param ${name} takes an object, got a promise`, { hints: ['Await it'] })
}

/**
 * Makes sure that an object has no members but these, unless they are `undefined`: plain JavaScript has no type checks,
 * and a misspelled one would be ignored.
 *
 * @param known - by name: as a record of the type's keys, one that is added to the type but not here does not compile
 * @throws {InputError} `Unknown param: {name}`, with the one that was probably meant.
 */
export function assertNames(value: object, known: Readonly<Record<string, 1>>): void {
  const names = Object.keys(known)
  const wrong = Object.entries(value).find(([name, given]) => given !== undefined && !names.includes(name))
  if (wrong) throw new InputError(`Unknown param: ${excerpt(wrong[0], 80)}`, { hints: hintsFor(wrong[0], names) })
}
