import { excerpt } from '../errors/excerpt.js'
import { nearestName } from '../errors/nearest.js'
import { ConfigurationError } from '../errors/request.js'

/**
 * What an option takes, in words that hold what `typeof` says of it, as `a string or null`; `with` names a member it
 * must have. The fields of its own come after the words.
 */
export type Takes = string | readonly [words: string, fields: Options]

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
  if (!isPlain(options)) {
    throw new ConfigurationError('Options come as an object', { hints: [`Pass { ${names[0]}: … }`] })
  }
  for (const [name, value] of Object.entries(options)) {
    const takes = Object.hasOwn(known, name) ? known[name] : undefined
    const place = within + excerpt(name, 80)
    if (takes === undefined) {
      const meant = nearestName(name, names)
      const hints = [...(meant ? [`Did you mean ${meant}?`] : []), `One of: ${names.join(', ')}`]
      throw new ConfigurationError(`Option is not known: ${place}`, { hints })
    }
    const [words, fields] = typeof takes === 'string' ? [takes] : takes
    if (value !== undefined && !fits(value, words, fields)) {
      throw new ConfigurationError(`Option is not valid: ${place}`, { hints: [`${name} takes ${words}`] })
    }
    if (fields && typeof value === 'object') assertOptions(value, fields, `${place}.`)
  }
}

function fits(value: unknown, words: string, fields: Options | undefined): boolean {
  const [, member] = / with (\w+)/.exec(words) ?? []
  if (member) return Object(value)[member] !== undefined
  return (
    words.includes(value === null ? 'null' : typeof value) && !(fields && typeof value === 'object' && !isPlain(value))
  )
}

/** A URL is none: it has no field of its own, so that one given for hosts would be passed over. */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]'
}
