import { ConfigurationError } from '../errors/request.js'

/**
 * Refuses an option that cannot be meant.
 *
 * @param option its name and value
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOption(option: object, isValid: boolean): void {
  if (!isValid) throw new ConfigurationError(`Option is not valid: ${JSON.stringify(option)}`)
}
