import { ConnectionError } from '../../errors/connection.js'
import { sqlStateOf } from './sqlState.js'

/**
 * Whether the connection broke, or the server ended it, such as when it shuts down. An error is not taken for one because
 * it has no code: whatever an effect throws has none either.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ConnectionError || /^(08|57P|25P03)/.test(sqlStateOf(error) ?? '')
