import { ConnectionError } from '../../errors/connection.js'
import { sqlStateOf } from './sqlState.js'

/**
 * Whether the connection broke, or the server closed it, for example to shut down. An error without a code isn't one:
 * errors that an effect throws have none either.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ConnectionError || /^(08|57P|25P03)/.test(sqlStateOf(error) ?? '')
