import { InputError } from '../errors/input.js'
import { hintsFor } from '../errors/nearest.js'
import { truncate } from '../errors/truncate.js'
import { memberOf, membersOf } from '../runtime/members.js'
import { type Check, demandOf, isFunction, problemsIn, type Rule, type Rules } from './rules.js'

/**
 * Checks an argument that is an object with members, and copies them.
 *
 * @param rules - of every member that is known; a misspelled one would be ignored
 * @param members - what it has to hold, for the hint
 * @throws {InputError} `Param {name} is required`, `Param {name} takes an object`, `Unknown param: {name}` with the one
 * that was probably meant, or what its rule demands.
 */
export function paramsOf<T extends object, Name extends keyof T & string>(
  argument: T,
  name: string,
  rules: Readonly<Record<Name, Rule | Check>>,
  members?: string,
): Pick<T, Name> {
  assertObject(argument, name, members)
  const names = Object.keys(rules)
  const unknown = Object.keys(argument).find((own) => !names.includes(own) && memberOf(argument, own) !== undefined)
  if (unknown !== undefined)
    throw new InputError(`Unknown param: ${truncate(unknown, 80)}`, { hints: hintsFor(unknown, names) })
  const copy = membersOf(argument, rules) // first, so that no getter gives another value after the check
  assertMembers(copy, rules)
  return copy
}

/**
 * Makes sure that an argument is an object.
 *
 * @param members - what it has to hold, for the hint
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

/**
 * Makes sure that the known members of an object are what their rules demand; it may have others.
 *
 * @param within - what holds them, with a dot
 * @throws {InputError} `Param {name} is required`, or what its rule demands.
 */
export function assertMembers(holder: object, rules: Rules, within = ''): void {
  for (const problem of problemsIn(holder, rules, within)) {
    const place = problem.within + problem.name
    if (problem.kind === 'missing') throw new InputError(`Param ${place} is required`)
    if (problem.kind === 'unknown') continue
    throw new InputError(`Param ${place} ${demandOf(problem.rule)}, got ${truncate(problem.value)}`)
  }
}

/** Takes a function. */
export const aFunction: Rule = { demand: 'takes a function', accepts: isFunction }
