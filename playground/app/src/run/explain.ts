import { ApiError, ConfigurationError, DecodeError, InputError, isLedgerlineError } from 'ledgerline'
import { fieldOf } from '../../../fieldOf.js'
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
    const place = answers.some(({ data }) => isList(data)) ? 'next to its row' : 'above the result'
    return [
      ...steps,
      `${issues.length === 1 ? 'One field does' : `${issues.length} fields do`} not match the contract. The smallest part that can go without was left out; everything else was decoded.`,
      `Each is reported with its path, ${place} and to \`hooks.onIssue\`. With \`decode: 'strict'\` the first one would throw a \`DecodeError\`.`,
    ]
  }
  if (!error)
    return events.some(({ kind }) => kind === 'retry')
      ? [...steps, 'The last attempt succeeded, so the caller never notices.']
      : []
  // A later page that was rejected has no event of its own: those of the last call are of the page before.
  if (attempts === 0 || error instanceof ConfigurationError || error instanceof InputError)
    return ['Nothing was sent: the call was rejected before a connection was opened.']
  return [...steps, verdictOf(error, status, attempts, isRepeatable(operation))]
}

const isList = (data: unknown): boolean => Array.isArray(data) || Array.isArray(fieldOf(data, 'result'))

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
  const unanswered = `${attempts === 1 ? times : `${times}, the last`} without a complete answer`
  const name = `\`${error.name}\``
  if (code === 'TIMEOUT') return `After ${unanswered}, it gave up with ${name}. The timeout covers the body too.`
  const asked = error instanceof ApiError ? error.retryAfter : undefined
  if (code === 'RATE_LIMITED')
    return `After ${times} it gave up with ${name}. ${waitsOf(asked)} To get further, call less at once, allow more \`retries\`, or pass a \`limiter\` that keeps calls below the rate of your plan.`
  if (code === 'CONNECTION_FAILED') return `After ${unanswered}, it gave up with ${name}.`
  if (code === 'INVALID_DATA')
    return error instanceof DecodeError && error.path
      ? `The answer arrived, but its broken part cannot be left out. ${name} names the path.`
      : `The answer arrived, but cannot be read as what was expected, so it threw ${name}.`
  const isTransient = mayRepeat && (status === undefined || status === 408 || (status >= 500 && status !== 501))
  const again = attempts > 1 ? ' again' : ''
  if (attempts > 1 && isTransient) return `After ${times} it gave up with ${name}. ${waitsOf(asked)}`
  if (isTransient && asked !== undefined && asked > longestWait)
    return `It did not retry. ${waitsOf(asked)} It threw ${name}.`
  if (code === 'SERVER_ERROR' && !mayRepeat)
    return `It did not retry${again}, because repeating this call could do harm. It threw ${name}.`
  if (status !== undefined && status < 400)
    return `The service answered with ${status}, but the client cannot go on from there, so it threw ${name}.`
  return `It did not retry${again}, because ${status === undefined ? 'the outcome' : `a ${status}`} would stay the same. It threw ${name}.`
}

/** How long the client waits between attempts, when the service asked for so many milliseconds. */
function waitsOf(asked: number | undefined): string {
  if (!asked) return 'The waits are random, and each may be twice as long as the one before.'
  return asked > longestWait
    ? 'The service asks for a longer wait than the client makes by itself; `retryAfter` says how long.'
    : 'Waits follow the service’s `Retry-After`; `retryAfter` says when to try again.'
}

/** Milliseconds: the default of `maxDelay`, which no client of this page changes. */
const longestWait = 8000
