import { answerOf } from '../answers/reply.js'
import { type Answer, isAnswer } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { successOf } from '../model/examples.js'
import type { StatefulOperation } from './calls.js'

/** Responds from the memory of an account. */
export async function answerFromAccount(call: MockCall, run: StatefulOperation): Promise<Answer> {
  const outcome = await run(call)
  if (isAnswer(outcome)) return outcome
  if ('code' in outcome) return answerOf(call, outcome)
  return { status: successOf(call.operation), headers: {}, body: outcome.body }
}
