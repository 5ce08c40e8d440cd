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
 * Makes sure that an object has no members but these: plain JavaScript has no type checks, and a misspelled one would be
 * ignored.
 *
 * @throws {InputError} `Unknown param: {name}`, with the one that was probably meant.
 */
export function assertNames(value: object, names: readonly string[]): void {
  const wrong = Object.keys(value).find((name) => !names.includes(name))
  if (wrong === undefined) return
  throw new InputError(`Unknown param: ${excerpt(wrong, 80)}`, { hints: hintsFor(wrong, names) })
}
