import { isObject } from './decode/plain.js'
import type { Operation } from './operation.js'

/**
 * Returns whether an answer outside 2xx is a result of an operation, not an error: a 404 where the result may be
 * `null`, or a body with the fields that the document gives it under that status.
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
    return undefined // such as the page of a proxy
  }
}

const isOfType = (value: unknown, type: 'text' | 'anything'): boolean =>
  type === 'text' ? typeof value === 'string' : value !== undefined
