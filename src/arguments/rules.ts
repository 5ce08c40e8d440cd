import { ConfigurationError } from '../errors/configuration.js'
import { excerpt } from '../errors/excerpt.js'
import { hintsFor } from '../errors/nearest.js'
import { memberOf } from '../runtime/members.js'

/** What an option accepts. */
export interface OptionRule {
  /** Type names as `typeof` returns them, and `null`. */
  readonly types: readonly string[]
  /** The only texts it accepts. */
  readonly values?: readonly string[]
  /** What to call it, where its types say too little. */
  readonly noun?: string
  /** A member that it must have. */
  readonly member?: string
  /** A method that it must have. */
  readonly method?: string
  /** Whether a list of it must be one of pairs. */
  readonly pairs?: true
  /** A member that each of its fields must have. */
  readonly each?: string
  /** The options that an object holds. */
  readonly fields?: OptionRules
}

/** What each option of an object accepts, by name. */
export type OptionRules = Readonly<Record<string, OptionRule>>

/**
 * Makes sure that options are known and have the right types: plain JavaScript has no type checks, and an ignored
 * `baseURL` would send the key to another server. No value is shown that may be the key.
 *
 * @param rules - of every option that is known
 * @param within - name of the option that holds these, and a dot
 * @param inputs - what belongs in the argument before the options
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOptions(
  options: unknown,
  rules: OptionRules,
  within = '',
  inputs: readonly { readonly name: string }[] = [],
): void {
  const names = Object.keys(rules)
  if (!isFields(options)) {
    throw new ConfigurationError('Options must be an object', { hints: [`Pass { ${names[0]}: … }`] })
  }
  // Known names first, own or inherited: the fields of a class may be getters.
  for (const name of [...names, ...Object.keys(options)]) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    const place = within + excerpt(name, 80)
    if (rule) {
      const value: unknown = memberOf(options, name)
      if (value === undefined) continue
      if (!fits(value, rule)) {
        const shown = rule.values && typeof value === 'string' ? ` = ${excerpt(value)}` : '' // others may be the key
        throw new ConfigurationError(`Invalid option: ${place}${shown}`, { hints: [`${name} takes ${nameOf(rule)}`] })
      }
      if (rule.fields && typeof value === 'object') assertOptions(value, rule.fields, `${place}.`)
    } else if (!isOfClass(options)) {
      const hints = inputs.some((input) => input.name === name)
        ? [`${name} is an input: pass it before the options`]
        : hintsFor(name, names)
      throw new ConfigurationError(`Unknown option: ${place}`, { hints })
    }
  }
}

function nameOf({ types, values = types, method, noun }: OptionRule): string {
  return noun ?? values.join(' or ') + (method ? ` with a method ${method}` : '')
}

function fits(value: unknown, { types, values, member, method, pairs, each, fields }: OptionRule): boolean {
  if (!types.includes(value === null ? 'null' : typeof value)) return false
  if (method) return typeof memberOf(Object(value), method) === 'function'
  if (pairs && Array.isArray(value)) return value.every((pair) => Array.isArray(pair) && typeof pair[1] === 'string')
  if (values) return values.includes(String(value))
  if (fields && typeof value === 'object') return isFields(value)
  if (each) return Object.values(Object(value)).every((field) => memberOf(Object(field), each) !== undefined)
  return !member || value === null || memberOf(Object(value), member) !== undefined
}

/** A URL has no fields of its own, and neither has a list: one passed for hosts would be ignored. */
function isFields(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]'
}

/** An instance of a class may hold more than options, such as a counter beside its hooks. */
function isOfClass(value: object): boolean {
  return (Object.getPrototypeOf(value) ?? Object.prototype) !== Object.prototype
}
