import { isObject } from './decode/plain.js'
import type { Operation } from './operation.js'

/**
 * Returns whether a response outside 2xx is a result and not an error: a 404 of a nullable operation, or a body with
 * the fields that the document lists under that status.
 */
export function isResult({ nullable, result }: Operation, status: number, body: string): boolean {
  if (nullable && status === 404) return true
  if (!result || status !== result.status) return false
  const answer = parsed(body)
  return isObject(answer) && Object.entries(result.fields).every(([name, type]) => isOfType(answer[name], type))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined // for example a proxy's error page
  }
}

const isOfType = (value: unknown, type: 'text' | 'anything'): boolean =>
  type === 'text' ? typeof value === 'string' : value !== undefined
