import { ConfigurationError } from '../errors/configuration.js'
import { excerpt } from '../errors/excerpt.js'

/**
 * Refuses an option that cannot be meant.
 *
 * @param what its value, or what is wrong with it
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOption(name: string, what: unknown, isValid: boolean): void {
  if (!isValid) throw new ConfigurationError(`Option is not valid: ${name} = ${excerpt(what)}`)
}

/**
 * Refuses what is no number above 0: text and bigints merely compare like one.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertPositive(name: string, value: unknown): void {
  assertOption(name, value, typeof value === 'number' && value > 0)
}
