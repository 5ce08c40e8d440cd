import { ConfigurationError } from '../errors/configuration.js'

/** What tells one caller from another. */
export type CallerId = string | number

/** Whether no caller was named. */
export const isNobody = (given: unknown): boolean => !given && given !== 0

/**
 * Refuses what is no id: a session or `true` in place of one would make one caller of all.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION.
 */
export function assertCallerId(given: unknown): asserts given is CallerId {
  if (typeof given === 'string' || typeof given === 'number') return
  throw new ConfigurationError('A caller is known by an id, which is text or a number', {
    hints: ['authorize gives the id, a Response or nothing, and callerOf the id or nothing'],
  })
}
