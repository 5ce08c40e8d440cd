import { isLedgerlineError } from '../errors/base.js'
import { memberOfThrown } from '../errors/thrownText.js'
import { truncate } from '../errors/truncate.js'

/** Names what ended a call or an attempt: the code of our errors, the name of any other, such as `AbortError`. */
export function errorTypeOf(error: unknown): string {
  if (isLedgerlineError(error)) return error.code
  const name = memberOfThrown(error, 'name')
  return typeof name === 'string' && name !== '' ? truncate(name, 80) : '_OTHER' // the name that OpenTelemetry has for it
}
