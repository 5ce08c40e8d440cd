import { answerFromExamples } from '../answers/reply.js'
import type { Answer } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { successOf } from '../model/examples.js'
import type { Choice } from '../requests/prefer.js'
import { inBlock } from './inBlock.js'
import type { ScriptedChains } from './mockChain.js'
import { scriptedFor } from './scripted.js'

/** Answers with an example, of which the script of a chain has its say. */
export function answerFromChains(call: MockCall, preferred: Choice | undefined, chains: ScriptedChains): Answer {
  const scripted = preferred ? undefined : scriptedFor(call, chains)
  if (scripted === undefined || scripted === 'gone') return answerFromExamples(call, preferred, scripted === 'gone')
  if ('head' in scripted) return { status: successOf(call.operation), headers: {}, body: String(scripted.head) }
  const answer = answerFromExamples(call, preferred)
  return answer.status < 300 ? { ...answer, body: inBlock(call.operation, answer.body, scripted) } : answer
}
