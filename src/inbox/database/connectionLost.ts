import { ConnectionError } from '../../errors/connection.js'
import { memberOfThrown, messageOf } from '../../errors/thrownText.js'
import { sqlStateOf } from './sqlState.js'

/**
 * Whether the connection broke, or the server closed it, for example to shut down. An error without a code isn't one:
 * errors that an effect throws have none either.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ConnectionError || /^(08|57P|25P0[34])/.test(sqlStateOf(error) ?? '')

/**
 * Whether a time limit of the database or of a pooler ended the connection, because the transaction took too long:
 * `idle_in_transaction_session_timeout`, `transaction_timeout`, or one of pgbouncer, which has no code of its own for that.
 */
export function isCutOff(error: unknown): boolean {
  const state = sqlStateOf(error) ?? ''
  if (/^25P0[34]/.test(state) || (state.startsWith('08') && /timeout/i.test(messageOf(error)))) return true
  const cause = memberOfThrown(error, 'cause')
  return cause !== undefined && isCutOff(cause)
}
