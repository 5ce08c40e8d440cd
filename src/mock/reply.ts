import { type Answer, isAnswer, refuse } from './answer.js'
import type { MockCall } from './call.js'
import { examplesOf, successOf } from './examples.js'
import { headersOfStatus } from './fault.js'
import type { MockOperation } from './mockOperation.js'
import { choosePage, cursorHeader } from './pages.js'
import type { Choice } from './prefer.js'
import { selectRows } from './selection.js'
import type { StatefulOperation } from './streamCalls.js'
import { asksForUnknown } from './unknownThing.js'

/** Answers with an example: the preferred one, the rows or the page that the query asks for, or the first. */
export function answerFromExamples(call: MockCall, preferred: Choice | undefined): Answer {
  const choice = preferred ?? chooseExample(call)
  const answer = isAnswer(choice) ? choice : exampleAnswer(call.operation, choice)
  return preferred ? answer : cut(answer, call)
}

/** A list that comes whole has no more rows than the query allows. */
function cut(answer: Answer, { operation, query }: MockCall): Answer {
  const { body } = answer
  const isWhole = operation.page === undefined && Array.isArray(body) && query.limit !== undefined
  return isWhole ? { ...answer, body: body.slice(0, Number(query.limit)) } : answer
}

/** Answers from what the account remembers. */
export async function answerFromAccount(call: MockCall, act: StatefulOperation): Promise<Answer> {
  const outcome = await act(call)
  if (isAnswer(outcome)) return outcome
  if ('code' in outcome) return exampleAnswer(call.operation, outcome)
  return { status: successOf(call.operation), headers: {}, body: outcome.body }
}

function chooseExample({ operation, values, query }: MockCall): Choice | Answer {
  const isUnknown = asksForUnknown(values)
  if (isUnknown && '404' in operation.answers) return { code: 404 }
  if (isUnknown && 'empty' in examplesOf(operation)) return { example: 'empty' }
  return selectRows(operation, query, isUnknown) ?? choosePage(operation, query) ?? {}
}

/** The example that was chosen, with the headers that go with it. */
function exampleAnswer(operation: MockOperation, { code, example }: Choice): Answer {
  const status = code ?? successOf(operation)
  const examples = examplesOf(operation, status)
  const name = example ?? Object.keys(examples)[0]
  const found = name === undefined ? undefined : examples[name]
  const headers = headersOfStatus(status)
  if (name === undefined || !found) {
    const names = Object.keys(operation.answers).join(', ')
    return status < 300 ? { status, headers } : refuse(status, `Status ${status} of ${names}, as requested`, headers)
  }
  const cursor = status < 300 ? cursorHeader(operation, name) : undefined
  if (cursor?.value !== undefined) headers[cursor.name] = cursor.value
  return { status, headers, body: found.value }
}
