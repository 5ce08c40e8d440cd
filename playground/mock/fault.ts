import { type Answer, refuse } from './answer.js'
import type { MockOperation } from './documents.js'
import { examplesOf } from './examples.js'

/** What shall go wrong: an error status, or the name of another mishap. */
export type Fault = number | 'timeout' | 'reset' | 'slow' | 'poison'

/** What a switch or header may say, for messages. */
export const faultNames = '400, 401, 404, 429, 500 or another error status, timeout, reset, slow, poison'

/** Reads the name of a fault; `undefined` when there is no such fault. */
export function parseFault(text: string): Fault | undefined {
  if (/^[45]\d\d$/.test(text)) return Number(text)
  return text === 'timeout' || text === 'reset' || text === 'slow' || text === 'poison' ? text : undefined
}

/**
 * The fault of one request: its `x-mock-fault` header, where `none` means that all goes well, else the server's.
 * A header that names no fault is refused.
 */
export function faultOf(
  header: string | undefined,
  general: Fault | undefined,
): { readonly fault: Fault | undefined } | Answer {
  if (header === undefined) return { fault: general }
  if (header === 'none') return { fault: undefined }
  const fault = parseFault(header)
  return fault === undefined ? refuse(400, `x-mock-fault is none, ${faultNames}; not ${header}`) : { fault }
}

/**
 * The answer of a fault that does not wait for the real one, in the document's words where it has some. A 429 says
 * `Retry-After: 0`, so that a client shows its retries without delay; `Prefer: code=429` gives the document's.
 */
export function failWith(fault: number | 'timeout' | 'reset', operation: MockOperation): Answer {
  if (fault === 'timeout') return { status: 200, headers: {}, manner: 'never' }
  if (fault === 'reset') return { status: 200, headers: {}, manner: 'reset' }
  const headers: Record<string, string> = fault === 429 ? { 'retry-after': '0' } : {}
  const [example] = Object.values(examplesOf(operation, fault))
  return example ? { status: fault, headers, body: example.value } : refuse(fault, `Fault ${fault}, as asked`, headers)
}
