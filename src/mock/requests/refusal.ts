import type { Answer } from '../model/answer.js'
import type { MockOperation } from '../model/mockOperation.js'
import type { Violation } from './validate.js'

/** Refuses a request that violates its document, with the document's status for that, in the service's shape. */
export function refuseFor(operation: MockOperation, violations: readonly Violation[]): Answer | undefined {
  if (violations.length === 0) return undefined
  const status = '422' in operation.answers ? 422 : 400
  const told = violations.map(({ path, message }) => ({ path, message: `${nameOf(path)} ${message}` }))
  return { status, headers: {}, body: refusalBody(status, told) }
}

/** Creates the body of a refusal: a sentence per violation, or for 422 the service's list of fields. */
export function refusalBody(status: number, violations: readonly Partial<Violation>[]): object {
  if (status !== 422) return { message: violations.map(({ message }) => message).join('; ') }
  const details = violations.map(({ path = [], message }) => [['requestBody', ...path.slice(1)].join('.'), { message }])
  return { message: 'Validation Failed', details: Object.fromEntries(details) }
}

/** Formats a path, such as `query limit` or `body tokens[0].token_address`. */
function nameOf([place = '', ...way]: readonly string[]): string {
  const within = way.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
  return `${place} ${within.replace(/^\./, '')}`.trim()
}
