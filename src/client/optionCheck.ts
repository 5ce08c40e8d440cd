import { excerpt } from '../errors/excerpt.js'
import { nearestName } from '../errors/nearest.js'
import { ConfigurationError } from '../errors/request.js'

/** What an option takes, in words and as a test. */
export interface Takes {
  readonly words: string
  readonly fits: (value: unknown) => boolean
  /** Names of its own fields, where it has such. */
  readonly names?: object
}

/**
 * Makes sure that options exist and have their types: nobody checks the calls of plain JavaScript, and a `baseURL` that
 * is passed over sends the key to another server. Values are not shown, because one may be the key.
 *
 * @param takes - what there is, by name
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOptions(options: unknown, takes: Readonly<Record<string, Takes>>): void {
  if (!isObject(options) || Array.isArray(options)) {
    throw new ConfigurationError('Options come as an object', { hints: [`Pass { ${Object.keys(takes)[0]}: … }`] })
  }
  assertNames(options, takes)
  for (const [name, value] of Object.entries(options)) {
    const { words, fits, names } = takes[name] ?? {}
    if (value === undefined || !fits) continue
    if (!fits(value))
      throw new ConfigurationError(`Option is not valid: ${name}`, { hints: [`${name} takes ${words}`] })
    if (names && isObject(value)) assertNames(value, names, `${name}.`)
  }
}

function assertNames(given: object, known: object, within = ''): void {
  const wrong = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (wrong === undefined) return
  const names = Object.keys(known)
  const meant = nearestName(wrong, names)
  throw new ConfigurationError(`Option is not known: ${within}${excerpt(wrong, 80)}`, {
    hints: [...(meant ? [`Did you mean ${meant}?`] : []), `One of: ${names.join(', ')}`],
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
