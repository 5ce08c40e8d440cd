import { ConfigurationError } from '../errors/configuration.js'
import { excerpt } from '../errors/excerpt.js'

/**
 * Refuses an invalid option.
 *
 * @param what its value, or what is wrong with it
 * @param hints what would be valid
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOption(name: string, what: unknown, isValid: boolean, hints: readonly string[] = []): void {
  if (!isValid) throw new ConfigurationError(`Invalid option: ${name} = ${excerpt(what)}`, { hints })
}

/**
 * Refuses anything but a number above 0; text and bigints would compare like one.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertPositive(name: string, value: unknown): void {
  assertOption(name, value, typeof value === 'number' && value > 0, ['Pass a number above 0'])
}
