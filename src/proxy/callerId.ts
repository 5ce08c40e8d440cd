import { ConfigurationError } from '../errors/configuration.js'

/** Tells callers apart. */
export type CallerId = string | number

/** Whether there is no caller id. */
export const isNobody = (given: unknown): boolean => !given && given !== 0

/**
 * Asserts that a value is an id. With a session object or `true` instead, all callers would count as one.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION.
 */
export function assertCallerId(given: unknown): asserts given is CallerId {
  if (typeof given === 'string' || typeof given === 'number') return
  throw new ConfigurationError('The id of a caller must be text or a number', {
    hints: ['authorize returns an id, a Response or nothing; callerOf returns an id or nothing'],
  })
}
