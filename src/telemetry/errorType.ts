import { isLedgerlineError } from '../errors/base.js'
import { memberOfThrown } from '../errors/thrownText.js'
import { truncate } from '../errors/truncate.js'

/** Returns the type of an error that ended a call or an attempt: the code of our errors, or the name of others. */
export function errorTypeOf(error: unknown): string {
  if (isLedgerlineError(error)) return error.code
  const name = memberOfThrown(error, 'name')
  return typeof name === 'string' && name !== '' ? truncate(name, 80) : '_OTHER' // what OpenTelemetry calls others
}
