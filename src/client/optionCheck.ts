import { ConfigurationError } from '../errors/configuration.js'
import { excerpt } from '../errors/excerpt.js'
import { hintsFor } from '../errors/nearest.js'

/** What an option takes. */
export interface Takes {
  /** As `typeof` says them, and `null`. */
  readonly types: readonly string[]
  /** A member that it must have. */
  readonly member?: string
  /** What there is in an object of options. */
  readonly fields?: Options
}

/** What there is, by name. */
export type Options = Readonly<Record<string, Takes>>

/**
 * Makes sure that options exist and have their types: nobody checks the calls of plain JavaScript, and a `baseURL` that
 * is passed over sends the key to another server. Values are not shown, because one may be the key.
 *
 * @param within - name of the option whose fields these are, and a dot
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOptions(options: unknown, known: Options, within = ''): void {
  const names = Object.keys(known)
  if (!isFields(options)) {
    throw new ConfigurationError('Options come as an object', { hints: [`Pass { ${names[0]}: … }`] })
  }
  // Those there are first, own or not: the fields of a class may be getters.
  for (const name of [...names, ...Object.keys(options)]) {
    const takes = Object.hasOwn(known, name) ? known[name] : undefined
    const place = within + excerpt(name, 80)
    if (takes) {
      const value: unknown = Reflect.get(options, name)
      if (value === undefined) continue
      if (!fits(value, takes)) {
        const member = takes.member ? ` with ${takes.member}` : ''
        const hints = [`${name} takes ${takes.types.join(' or ')}${member}`]
        throw new ConfigurationError(`Option is not valid: ${place}`, { hints })
      }
      if (takes.fields && typeof value === 'object') assertOptions(value, takes.fields, `${place}.`)
    } else if (!isOfClass(options)) {
      throw new ConfigurationError(`Option is not known: ${place}`, { hints: hintsFor(name, names) })
    }
  }
}

function fits(value: unknown, { types, member, fields }: Takes): boolean {
  if (!types.includes(value === null ? 'null' : typeof value)) return false
  if (fields && typeof value === 'object') return isFields(value)
  return !member || value === null || Object(value)[member] !== undefined
}

/** A URL has no fields of its own, so that one given for hosts would be passed over; neither has a list. */
function isFields(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]'
}

/** An object of a class may hold more than it is asked for, as a count beside its hooks. */
function isOfClass(value: object): boolean {
  return (Object.getPrototypeOf(value) ?? Object.prototype) !== Object.prototype
}
