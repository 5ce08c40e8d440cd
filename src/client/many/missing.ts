import type { MissingInput } from '../../errors/missingInput.js'
import { memberOfThrown, messageOf } from '../../errors/thrownText.js'
import type { CallOptions } from '../../operation/call.js'
import { memberOf } from '../../runtime/members.js'

/** Why a run ends before its last input. */
export type Stop = 'aborted' | 'budget' | 'stopped'

/** Codes of errors after which no further call of the run would succeed. */
const final = ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'API_KEY_NOT_SET', 'INVALID_CONFIGURATION']

/** What a failure means for its input and for the run. */
interface Failure {
  readonly reason: MissingInput['reason']
  readonly error: Error
  /** Set if no further call would succeed. */
  readonly stop?: Stop
}

/** Returns what it means that a call threw something. */
export function readFailure(thrown: unknown, signal: CallOptions['signal']): Failure {
  return { ...meaningOf(thrown, signal), error: errorOf(thrown) }
}

function meaningOf(error: unknown, signal: CallOptions['signal']): Omit<Failure, 'error'> {
  const code = memberOf(Object(error), 'code')
  if (signal?.aborted && isReason(error, signal)) return { reason: 'aborted', stop: 'aborted' }
  if (code === 'BUDGET_EXCEEDED') return { reason: 'budget', stop: 'budget' }
  if (code === 'QUOTA_EXCEEDED') return { reason: 'stopped', stop: 'stopped' }
  return final.some((one) => one === code) ? { reason: 'failed', stop: 'stopped' } : { reason: 'failed' }
}

/** Whether an error is why a signal aborted. In React Native, a signal has no reason, and the error only the name. */
const isReason = (error: unknown, { reason }: AbortSignal): boolean =>
  reason === undefined ? memberOf(Object(error), 'name') === 'AbortError' : error === reason

/** What was thrown, as an error. One of another realm, or in React Native, may be an instance of no `Error` of ours. */
function errorOf(thrown: unknown): Error {
  const isError = typeof memberOfThrown(thrown, 'message') === 'string'
  return isError ? (thrown as Error) : new Error(messageOf(thrown), { cause: thrown })
}
