import { ApiError, DecodeError, isLedgerlineError } from 'ledgerline'
import { isIdempotent } from '../../../src/operation/operation.js'
import type { LoadedOperation } from '../catalogue/load.js'
import { isPaged } from '../catalogue/traits.js'
import type { RunEvent, RunRecord } from './runLog.js'

/** Tells in sentences what the client did about trouble in the last call of a run. Empty when there was none. */
export function explain({ operation, entry }: LoadedOperation, record: RunRecord, error?: Error): readonly string[] {
  const { issues, answers } = record
  const events = record.events.slice(record.from)
  // Those of a call that is under way are not over, and those of one that failed are told with its error.
  const isOver = error !== undefined || (record.pending === 0 && !record.failed)
  const steps = isOver ? events.flatMap((event, index) => stepOf(event, events[index + 1], error)) : []
  if (answers.some(({ response }) => response.status === 404) && entry.nullable) {
    return [
      ...steps,
      '`404` means that nothing was found. This operation documents that result, so it returns `null` instead of throwing.',
    ]
  }
  if (issues.length > 0 && !error) {
    const place =
      isPaged(operation) || answers.some(({ data }) => Array.isArray(data)) ? 'next to its row' : 'above the result'
    return [
      ...steps,
      `${issues.length === 1 ? 'One field does' : `${issues.length} fields do`} not match the contract. The smallest part that could be left out was; everything else was decoded.`,
      `Each is reported with its path, ${place} and to \`hooks.onIssue\`. With \`decode: 'strict'\` the first one would throw a \`DecodeError\`.`,
    ]
  }
  if (!error)
    return isOver && events.some(({ kind }) => kind === 'retry')
      ? [...steps, 'The last attempt succeeded, so your code never notices.']
      : []
  if (!events.some(({ kind }) => kind === 'request'))
    return ['Nothing was sent: the client rejected the call before it opened a connection.']
  return [...steps, verdictOf(error, events, isIdempotent(operation))]
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

function verdictOf(error: Error, events: readonly RunEvent[], mayRepeat: boolean): string {
  const attempts = events.filter(({ kind }) => kind === 'request').length
  const code = isLedgerlineError(error) ? error.code : ''
  const { status, retryAfterMs } = error instanceof ApiError ? error : {}
  const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  const unanswered = `${attempts === 1 ? times : `${times}, the last`} without a complete response`
  const name = `\`${error.name}\``
  if (code === 'TIMEOUT') return `After ${unanswered}, it gave up with ${name}. The timeout covers the body too.`
  const isTooLong = retryAfterMs !== undefined && retryAfterMs > longestWait
  const waits = [waitsOf(events), hintOf(retryAfterMs)].filter(Boolean).join(' ')
  if (code === 'RATE_LIMITED')
    return `After ${times} it gave up with ${name}. ${waits} To get further, make fewer calls at once, ${isTooLong ? 'raise `maxDelay`' : 'allow more `retries`'}, or pass a \`limiter\` that keeps calls below the rate of your plan.`
  if (code === 'CONNECTION_FAILED') return `After ${unanswered}, it gave up with ${name}.`
  if (code === 'INVALID_DATA')
    return error instanceof DecodeError && error.path
      ? `A response arrived, but the part that is broken can’t be left out. ${name} names the path.`
      : `A response arrived, but it couldn’t be read as the type that was expected, so the client threw ${name}.`
  const isTransient = status === 408 || (status !== undefined && status >= 500 && status !== 501)
  const again = attempts > 1 ? ' again' : ''
  if (isTransient && !mayRepeat)
    return `It didn’t retry${again}, because repeating this call could do harm. It threw ${name}.`
  if (isTransient)
    return attempts > 1
      ? `After ${times} it gave up with ${name}. ${waits}`
      : `It didn’t retry. ${waits} It threw ${name}.`
  if (status === 0) return `The service redirected the call. The client doesn’t follow redirects, so it threw ${name}.`
  if (status !== undefined && status < 400)
    return `The service returned ${status}, which the client can’t continue from, so it threw ${name}.`
  return `It didn’t retry${again}, because a retry would ${status === undefined ? 'fail the same way' : `get the same ${status}`}. It threw ${name}.`
}

/** How the client chose the waits between its attempts. */
function waitsOf(events: readonly RunEvent[]): string {
  const asked = events.flatMap((event, index) => {
    const before = events[index - 1]
    return event.kind === 'retry' ? [before?.kind === 'response' && before.headers['retry-after'] !== undefined] : []
  })
  if (asked.length === 0) return ''
  if (asked.every(Boolean))
    return asked.length === 1 ? 'It waited as long as `Retry-After` said.' : 'Waits follow the service’s `Retry-After`.'
  if (asked.some(Boolean)) return 'Waits follow the service’s `Retry-After` where it sent one. The others are random.'
  return 'The waits are random, and each may be twice as long as the one before.'
}

/** What the last answer said of the next attempt, in milliseconds. */
function hintOf(retryAfterMs: number | undefined): string {
  if (!retryAfterMs) return ''
  return retryAfterMs > longestWait
    ? 'The service asks for a longer wait than the client makes on its own. `retryAfterMs` says how long.'
    : '`retryAfterMs` says when to try again.'
}

/** Milliseconds: the default of `maxDelay`, which no client of this page changes. */
const longestWait = 8000
