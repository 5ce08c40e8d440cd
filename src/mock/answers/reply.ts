import type { ManifestExample } from '../../operation/manifestExamples.js'
import { answersJustThis, followInputs } from '../echoes/followInputs.js'
import { headersOfStatus } from '../faults/fault.js'
import { type Answer, isAnswer, refuse } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { examplesOf, rowsOf, successOf } from '../model/examples.js'
import { wireName } from '../model/mockOperation.js'
import type { Choice } from '../requests/prefer.js'
import { listInputsOf } from './listRoles.js'
import { choosePage, cursorHeader } from './pages.js'
import { selectRows } from './selection.js'
import { asksForUnknown } from './unknownThing.js'

/**
 * Responds with an example: the preferred one, the rows or the page that the query asks for, or the first one. The
 * response echoes the inputs, and a header says that its rows come from the document.
 */
export function answerFromExamples(call: MockCall, preferred: Choice | undefined): Answer {
  const choice = preferred ?? chooseExample(call)
  if (isAnswer(choice)) return choice.status < 300 ? ownWords(call, choice, undefined) : choice
  const answer = answerOf(call, choice)
  return preferred ? answer : cut(answer, call)
}

/** Shortens lists without pages, on their own or inside an object, to the number of rows that the query asks for. */
function cut(answer: Answer, { operation, query }: MockCall): Answer {
  const { size } = listInputsOf(operation)
  const limit = size && query[wireName(size)]
  return operation.page || limit === undefined ? answer : { ...answer, body: shortened(answer.body, Number(limit)) }
}

function shortened(value: unknown, limit: number): unknown {
  if (Array.isArray(value)) return value.slice(0, limit)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one, limit)]))
}

function chooseExample(call: MockCall): Choice | Answer {
  const { operation, values, query } = call
  const isUnknown = asksForUnknown(values)
  if (isUnknown && '404' in operation.answers) return { code: 404 }
  const nothing =
    isUnknown &&
    Object.entries(examplesOf(operation)).find(([name, { value }]) => name === 'empty' || isEmptyList(value))
  if (nothing) return { example: nothing[0] }
  return selectRows(operation, query, isUnknown) ?? choosePage(operation, query) ?? exampleFor(call)
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Chooses the example for exactly this request, else the one with the most similar path, else the first. */
function exampleFor(call: MockCall): Choice {
  const named = Object.entries(examplesOf(call.operation))
  const exact = named.find(([, each]) => answersJustThis(call, each))
  const likeness = named.map(([, each]) => samePath(call, each))
  const most = Math.max(0, ...likeness)
  const [example] = exact ?? named[most > 0 ? likeness.indexOf(most) : -1] ?? []
  return example === undefined ? {} : { example }
}

/**
 * Counts the path inputs that an example has in common with a call. A chain, for example, determines what a block looks
 * like.
 */
function samePath({ operation, values }: MockCall, { input = {} }: ManifestExample): number {
  const same = operation.inputs.filter(
    (one) => one.in === 'path' && input[one.name] !== undefined && input[one.name] === values[wireName(one)],
  )
  return same.length
}

/** Responds with the chosen example, and the headers that go with it. */
export function answerOf(call: MockCall, { code, example }: Choice): Answer {
  const { operation } = call
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
  const answer = { status, headers, body: found.value }
  return status < 300 ? ownWords(call, answer, found) : answer
}

/** Creates a response with the rows of the document and the inputs of the request. */
function ownWords(call: MockCall, answer: Answer, example: ManifestExample | undefined): Answer {
  const isEmpty = call.operation.page && rowsOf(call.operation, answer.body).length === 0
  const headers = isEmpty ? answer.headers : { ...answer.headers, [exampleHeader]: 'true' }
  return { ...answer, headers, body: followInputs(call, example, answer.body) }
}

/** Marks rows that come from the document, and aren't what the service has for these inputs. */
const exampleHeader = 'x-mock-example'
