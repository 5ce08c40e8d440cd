import { headersOfStatus } from '../faults/fault.js'
import { type Answer, isAnswer, refuse } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { examplesOf, successOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'
import type { Choice } from '../requests/prefer.js'
import { choosePage, cursorHeader } from './pages.js'
import { selectRows } from './selection.js'
import { asksForUnknown } from './unknownThing.js'

/** Answers with an example: the preferred one, the rows or the page that the query asks for, or the first. */
export function answerFromExamples(call: MockCall, preferred: Choice | undefined): Answer {
  const choice = preferred ?? chooseExample(call)
  return isAnswer(choice) ? choice : exampleAnswer(call.operation, choice)
}

function chooseExample({ operation, values, query }: MockCall): Choice | Answer {
  const isUnknown = asksForUnknown(values)
  if (isUnknown && '404' in operation.answers) return { code: 404 }
  if (isUnknown && 'empty' in examplesOf(operation)) return { example: 'empty' }
  return selectRows(operation, query, isUnknown) ?? choosePage(operation, query) ?? {}
}

/** Answers with the example that was chosen, and the headers that go with it. */
export function exampleAnswer(operation: MockOperation, { code, example }: Choice): Answer {
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
