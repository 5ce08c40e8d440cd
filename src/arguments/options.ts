import { ConfigurationError } from '../errors/configuration.js'
import { hintsFor } from '../errors/nearest.js'
import { truncate } from '../errors/truncate.js'
import { memberOf } from '../runtime/members.js'
import { copyOf } from './copy.js'
import { type Check, demandOf, hasFields, type Rule } from './rules.js'

/**
 * Copies options and checks the copy, as `copyOf` does. Unknown options are errors, because an ignored `baseURL` would
 * send the key to another server. Only an instance of a class may have other members, such as a counter beside its
 * hooks. Errors don't show a value that may be the key.
 *
 * @param rules - for every known option
 * @param inputs - the inputs of the call, which belong in the argument before the options
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function optionsOf<T extends object, Name extends keyof T & string>(
  options: T,
  rules: Readonly<Record<Name, Rule | Check>>,
  inputs: readonly { readonly name: string }[] = [],
): Pick<T, Name> {
  if (!hasFields(options))
    throw new ConfigurationError('Options must be an object', { hints: [`Pass { ${Object.keys(rules)[0]}: … }`] })
  const copy = copyOf(options, rules, ({ name, place, value, rule, holder, names }) => {
    const shown = truncate(place, 80)
    if (rule) throw invalidOption(shown, name, value, rule)
    if (isOfClass(holder)) return
    const hints = inputs.some((input) => input.name === name)
      ? [`${name} is an input: pass it before the options`]
      : hintsFor(name, names)
    throw new ConfigurationError(`Unknown option: ${shown}`, { hints })
  })
  return copy as Pick<T, Name> // its members by the same names
}

function invalidOption(place: string, name: string, value: unknown, rule: Rule): ConfigurationError {
  const isNumber = /^(?:number|bigint)$/.test(typeof value)
  const isShown = memberOf(rule, 'shown') || (isNumber && !rule.accepts('text')) // where text is valid, it may be the key
  const isMissing = (value ?? undefined) === undefined && memberOf(rule, 'required')
  return new ConfigurationError(`Invalid option: ${place}${isShown ? ` = ${truncate(value)}` : ''}`, {
    hints: [`${name} ${demandOf(rule)}${isMissing ? ', and is required' : ''}`],
  })
}

const isOfClass = (value: object): boolean => (Object.getPrototypeOf(value) ?? Object.prototype) !== Object.prototype

/**
 * Throws if the value of an option is invalid.
 *
 * @param value - the value, or text that shows it
 * @param hints - what would be valid
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOption(value: unknown, name: string, isValid: boolean, hints: readonly string[] = []): void {
  if (!isValid) throw new ConfigurationError(`Invalid option: ${name} = ${truncate(value)}`, { hints })
}
