import { isLedgerlineError } from 'ledgerline'
import { isRepeatable, type LoadedOperation } from '../catalogue/load.js'
import type { RunEvent, RunRecord } from './runLog.js'

/** Tells in sentences what the client did about trouble. Empty when there was none. */
export function explain({ operation, entry }: LoadedOperation, record: RunRecord, error?: Error): readonly string[] {
  const { events, issues, answers } = record
  const steps = events.flatMap((event) => stepOf(event, error))
  const attempts = events.filter(({ kind }) => kind === 'request').length
  const status = events.findLast((event) => event.kind === 'response')?.status
  if (answers.some(({ response }) => response.status === 404) && entry.nullable) {
    return [
      ...steps,
      '`404` means that there is no such thing. This operation documents it, so the result is `null`, not an error.',
    ]
  }
  if (issues.length > 0 && !error) {
    return [
      `${issues.length === 1 ? 'One field' : `${issues.length} fields`} broke the contract. The nearest part that can give way was left out; everything else was decoded.`,
      "Each is an issue with its path, beside its row and in `hooks.onIssue`. With `decode: 'strict'` the first would have thrown a `DecodeError`.",
    ]
  }
  if (!error)
    return events.some(({ kind }) => kind === 'retry')
      ? [...steps, 'The last attempt was answered: the caller never notices.']
      : []
  if (attempts === 0) return ['Nothing was sent: the call was refused before a connection was opened.']
  return [...steps, verdictOf(error, status, attempts, isRepeatable(operation))]
}

function stepOf(event: RunEvent, error: Error | undefined): readonly string[] {
  if (event.kind === 'retry')
    return [
      `Attempt ${event.attempt} failed (\`${event.code}\`). It waited ${Math.round(event.delay)} ms and tried again.`,
    ]
  if (event.kind === 'response' && event.status >= 400 && !error)
    return [`Attempt ${event.attempt} was answered with ${event.status}.`]
  return []
}

function verdictOf(error: Error, status: number | undefined, attempts: number, mayRepeat: boolean): string {
  const code = isLedgerlineError(error) ? error.code : ''
  const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  const name = `\`${error.name}\``
  if (code === 'TIMEOUT')
    return `After ${times} without a complete answer it gave up with ${name}. The timeout covers the body too.`
  if (code === 'RATE_LIMITED')
    return `After ${times} it gave up with ${name}. The waits follow the service’s \`Retry-After\`; \`retryAfter\` says when to come back.`
  if (code === 'SERVER_ERROR')
    return mayRepeat
      ? `After ${times} it gave up with ${name}. Waits grow, with jitter.`
      : `It did not try again: repeating this call could do harm. ${name} is thrown.`
  if (code === 'CONNECTION_FAILED') return `After ${times} no complete answer had come: ${name}.`
  if (code === 'INVALID_DATA')
    return `The answer came, but nothing around the broken part could give way: ${name} names the path.`
  return `It did not try again: ${status ?? 'this'} stays the same however often one asks. ${name} is thrown.`
}
