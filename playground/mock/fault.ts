import { type Answer, refuse } from './answer.js'
import type { MockOperation } from './documents.js'
import { examplesOf } from './examples.js'

/** What is to go wrong: an error status, or the name of another fault. */
export type Fault = number | 'timeout' | 'reset' | 'slow' | 'poison'

/** The values a switch or header takes, for messages. */
export const faultNames = '400, 401, 404, 429, 500 or another error status, timeout, reset, slow, poison'

/** Reads the name of a fault; `undefined` when there is no such fault. */
export function parseFault(text: string): Fault | undefined {
  if (/^[45]\d\d$/.test(text)) return Number(text)
  return text === 'timeout' || text === 'reset' || text === 'slow' || text === 'poison' ? text : undefined
}

/**
 * Returns the fault of one request: its `x-mock-fault` header, where `none` means no fault, else the server's. An
 * unknown name in the header is refused.
 */
export function faultOf(
  header: string | undefined,
  general: Fault | undefined,
): { readonly fault: Fault | undefined } | Answer {
  if (header === undefined) return { fault: general }
  if (header === 'none') return { fault: undefined }
  const fault = parseFault(header)
  return fault === undefined ? refuse(400, `x-mock-fault takes none, ${faultNames}; not ${header}`) : { fault }
}

/**
 * The answer of a fault that replaces the real one: the document's example if it has one. A 429 has `Retry-After: 0`,
 * so that a client shows its retries without delay; `Prefer: code=429` gives the document's own.
 */
export function failWith(fault: number | 'timeout' | 'reset', operation: MockOperation): Answer {
  if (fault === 'timeout') return { status: 200, headers: {}, manner: 'never' }
  if (fault === 'reset') return { status: 200, headers: {}, manner: 'reset' }
  const headers: Record<string, string> = fault === 429 ? { 'retry-after': '0' } : {}
  const [example] = Object.values(examplesOf(operation, fault))
  return example
    ? { status: fault, headers, body: example.value }
    : refuse(fault, `Fault ${fault}, as requested`, headers)
}
