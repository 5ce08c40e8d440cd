import { InputError } from '../errors/input.js'

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
