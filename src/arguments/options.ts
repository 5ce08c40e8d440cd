import { ConfigurationError } from '../errors/configuration.js'
import { hintsFor } from '../errors/nearest.js'
import { truncate } from '../errors/truncate.js'
import { memberOf, membersOf } from '../runtime/members.js'
import { demandOf, hasFields, isPositive, type Problem, problemsIn, type Rule, type Rules, unknownIn } from './rules.js'

/**
 * Copies options, and checks the copy as `assertOptions` does: each option is read once, so that no getter gives another
 * value after the check, and what stands on `Object.prototype` is none of them.
 *
 * @param rules - of every option that is known
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function optionsOf<T extends object, Name extends keyof T & string>(
  options: T,
  rules: Readonly<Record<Name, Rule>>,
): Pick<T, Name> {
  assertFields(options, rules)
  const copy = membersOf(options, rules)
  for (const problem of unknownIn(options, rules)) refuse(problem)
  for (const problem of problemsIn(copy, rules)) refuse(problem)
  return copy
}

/**
 * Makes sure that options are known and have the right types: an ignored `baseURL` would send the key to another
 * server. No value is shown that may be the key. An instance of a class may hold more, such as a counter beside its
 * hooks.
 *
 * @param rules - of every option that is known
 * @param inputs - what belongs in the argument before the options
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOptions(
  options: unknown,
  rules: Rules,
  inputs: readonly { readonly name: string }[] = [],
): asserts options is object {
  assertFields(options, rules)
  for (const problem of problemsIn(options, rules)) refuse(problem, inputs)
}

function assertFields(options: unknown, rules: Rules): asserts options is object {
  if (hasFields(options)) return
  throw new ConfigurationError('Options must be an object', { hints: [`Pass { ${Object.keys(rules)[0]}: … }`] })
}

function refuse(
  problem: Problem & { readonly within: string },
  inputs: readonly { readonly name: string }[] = [],
): void {
  const place = problem.within + truncate(problem.name, 80)
  if (problem.kind !== 'unknown') throw invalidOption(problem, place)
  if (isOfClass(problem.holder)) return
  const hints = inputs.some(({ name }) => name === problem.name)
    ? [`${problem.name} is an input: pass it before the options`]
    : hintsFor(problem.name, problem.names)
  throw new ConfigurationError(`Unknown option: ${place}`, { hints })
}

function invalidOption(
  { kind, name, value, rule }: Exclude<Problem, { readonly kind: 'unknown' }>,
  place: string,
): ConfigurationError {
  const shown = memberOf(rule, 'shown') && typeof value === 'string' ? ` = ${truncate(value)}` : ''
  const required = kind === 'missing' ? ', and is required' : ''
  return new ConfigurationError(`Invalid option: ${place}${shown}`, {
    hints: [`${name} ${demandOf(rule)}${required}`],
  })
}

const isOfClass = (value: object): boolean => (Object.getPrototypeOf(value) ?? Object.prototype) !== Object.prototype

/**
 * Refuses the value of an option.
 *
 * @param value - what is refused, or text that shows it
 * @param hints - what would be valid
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOption(value: unknown, name: string, isValid: boolean, hints: readonly string[] = []): void {
  if (!isValid) throw new ConfigurationError(`Invalid option: ${name} = ${truncate(value)}`, { hints })
}

/**
 * Refuses anything but a number above 0.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertPositive(value: unknown, name: string): void {
  assertOption(value, name, isPositive(value), ['Pass a number above 0'])
}
