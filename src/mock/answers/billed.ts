import { costOf } from '../../operation/cost.js'
import type { Answer } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { wireName } from '../model/mockOperation.js'

/** Adds the header that says what a response was billed, as the service does: the documented cost, if there is one. */
export function billed({ operation, query }: MockCall, answer: Answer): Answer {
  const { cost, costPer, inputs } = operation
  if (cost === undefined || answer.status >= 300) return answer
  const listed = costPer && inputs.find(({ name }) => name === costPer.input)
  const values = costPer && listed ? { [costPer.input]: query[wireName(listed)] } : {}
  return { ...answer, headers: { ...answer.headers, 'x-request-weight': String(costOf(operation, values)) } }
}
