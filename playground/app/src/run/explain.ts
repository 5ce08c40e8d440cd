import { DecodeError, isLedgerlineError } from 'ledgerline'
import type { LoadedOperation } from '../catalogue/load.js'
import { isRepeatable } from '../catalogue/traits.js'
import type { RunEvent, RunRecord } from './runLog.js'

/** Tells in sentences what the client did about trouble in the last call of a run. Empty when there was none. */
export function explain({ operation, entry }: LoadedOperation, record: RunRecord, error?: Error): readonly string[] {
  const { issues, answers } = record
  const events = ofLastCall(record.events)
  const steps = events.flatMap((event, index) => stepOf(event, events[index + 1], error))
  const attempts = events.filter(({ kind }) => kind === 'request').length
  const status = events.findLast((event) => event.kind === 'response')?.status
  if (answers.some(({ response }) => response.status === 404) && entry.nullable) {
    return [
      ...steps,
      '`404` means that nothing was found. For this operation that is a documented result, so it returns `null` and throws nothing.',
    ]
  }
  if (issues.length > 0 && !error) {
    return [
      `${issues.length === 1 ? 'One field does' : `${issues.length} fields do`} not match the contract. The smallest part that can go without was left out; everything else was decoded.`,
      "Each is reported with its path, next to its row and to `hooks.onIssue`. With `decode: 'strict'` the first one would throw a `DecodeError`.",
    ]
  }
  if (!error)
    return events.some(({ kind }) => kind === 'retry')
      ? [...steps, 'The last attempt succeeded, so the caller never notices.']
      : []
  if (attempts === 0) return ['Nothing was sent: the call was rejected before a connection was opened.']
  return [...steps, verdictOf(error, status, attempts, isRepeatable(operation))]
}

/** A page is a call of its own. */
function ofLastCall(events: readonly RunEvent[]): readonly RunEvent[] {
  return events.slice(events.findLastIndex((event) => event.kind === 'request' && event.attempt === 1))
}

function stepOf(event: RunEvent, next: RunEvent | undefined, error: Error | undefined): readonly string[] {
  if (event.kind === 'retry')
    return [
      `Attempt ${event.attempt} failed (\`${event.code}\`). The client waited ${Math.round(event.delay)} ms and retried.`,
    ]
  if (event.kind === 'response' && event.status >= 400 && !error && next?.kind !== 'retry')
    return [`Attempt ${event.attempt} got a ${event.status}.`]
  return []
}

function verdictOf(error: Error, status: number | undefined, attempts: number, mayRepeat: boolean): string {
  const code = isLedgerlineError(error) ? error.code : ''
  const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  const name = `\`${error.name}\``
  if (code === 'TIMEOUT')
    return `After ${times} without a complete answer it gave up with ${name}. The timeout covers the body too.`
  if (code === 'RATE_LIMITED')
    return `After ${times} it gave up with ${name}. Waits follow the service’s \`Retry-After\`; \`retryAfter\` says when to try again. To get further, call less at once, allow more \`retries\`, or pass a \`limiter\` that keeps calls below the rate of your plan.`
  if (code === 'CONNECTION_FAILED') return `After ${times} there was no complete answer, so it threw ${name}.`
  if (code === 'INVALID_DATA')
    return error instanceof DecodeError && error.path
      ? `The answer arrived, but its broken part cannot be left out. ${name} names the path.`
      : `The answer arrived, but cannot be read as what was expected, so it threw ${name}.`
  if (attempts > 1)
    return `After ${times} it gave up with ${name}. The waits are random, and each may be twice as long as the one before.`
  if (code === 'SERVER_ERROR' && !mayRepeat)
    return `It did not retry, because repeating this call could do harm. It threw ${name}.`
  return `It did not retry, because ${status === undefined ? 'the outcome' : `a ${status}`} would stay the same. It threw ${name}.`
}
