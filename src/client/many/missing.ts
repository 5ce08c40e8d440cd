import type { MissingInput } from '../../errors/missingInput.js'
import type { CallOptions } from '../../operation/call.js'
import { memberOf } from '../../runtime/members.js'

/** Why a run ends before its last input. */
export type Stop = 'aborted' | 'budget' | 'stopped'

/** Codes of errors after which no further call of the run would succeed. */
const final = ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'API_KEY_NOT_SET', 'INVALID_CONFIGURATION']

/**
 * Returns what an error means for its input and for the run.
 *
 * @returns `stop` if no further call would succeed
 */
export function readFailure(
  error: unknown,
  signal: CallOptions['signal'],
): { readonly reason: MissingInput['reason']; readonly stop?: Stop } {
  const code = memberOf(Object(error), 'code')
  if (signal?.aborted && isReason(error, signal)) return { reason: 'aborted', stop: 'aborted' }
  if (code === 'BUDGET_EXCEEDED') return { reason: 'budget', stop: 'budget' }
  if (code === 'QUOTA_EXCEEDED') return { reason: 'stopped', stop: 'stopped' }
  return final.some((one) => one === code) ? { reason: 'failed', stop: 'stopped' } : { reason: 'failed' }
}

/** Whether an error is why a signal aborted. In React Native, a signal has no reason, and the error only the name. */
const isReason = (error: unknown, { reason }: AbortSignal): boolean =>
  reason === undefined ? memberOf(Object(error), 'name') === 'AbortError' : error === reason
