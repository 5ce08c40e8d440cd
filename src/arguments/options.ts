import { ConfigurationError } from '../errors/configuration.js'
import { excerpt } from '../errors/excerpt.js'

/**
 * Refuses an invalid option.
 *
 * @param value - what is refused, or text that shows it
 * @param hints - what would be valid
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOption(value: unknown, name: string, isValid: boolean, hints: readonly string[] = []): void {
  if (!isValid) throw new ConfigurationError(`Invalid option: ${name} = ${excerpt(value)}`, { hints })
}

/**
 * Refuses anything but a number above 0; text and bigints would compare like one.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertPositive(value: unknown, name: string): void {
  assertOption(value, name, typeof value === 'number' && value > 0, ['Pass a number above 0'])
}
