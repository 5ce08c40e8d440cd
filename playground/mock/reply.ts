import type { IncomingHttpHeaders } from 'node:http'
import { successOf } from '../../codegen/document/document.js'
import { type Answer, isAnswer } from './answer.js'
import type { MockOperation } from './documents.js'
import { examplesOf } from './examples.js'
import { choosePage, cursorHeader } from './pages.js'
import type { Choice } from './prefer.js'
import type { Prism, PrismRequest } from './prism.js'
import { selectRows } from './selection.js'
import type { StatefulCall, StatefulOperation } from './streamCalls.js'
import { asksForUnknown } from './unknownThing.js'

/** A parsed request, with its operation. */
export interface MockCall extends StatefulCall {
  readonly operation: MockOperation
  readonly headers: IncomingHttpHeaders
}

/** Answers with an example: the preferred one, the rows or the page that the query asks for, or the first. */
export async function answerFromExamples(prism: Prism, call: MockCall, preferred: Choice | undefined): Promise<Answer> {
  const { operation } = call
  const request = toPrism(call)
  const choice = preferred ?? chooseExample(call)
  const isOurs = isAnswer(choice)
  const { accepted, answer } = await prism.ask(operation, request, isOurs ? {} : choice)
  if (isOurs) return accepted ? prism.check(operation, request, choice) : answer
  const header = cursorHeader(operation, choice.example ?? Object.keys(examplesOf(operation))[0] ?? '')
  if (!header || answer.status >= 300) return answer
  // Prism puts the header's one example into every answer, the last page included.
  const { [header.name]: _, ...headers } = answer.headers
  return { ...answer, headers: header.value === undefined ? headers : { ...headers, [header.name]: header.value } }
}

/** Answers from what the account remembers, once Prism has found the request valid. */
export async function answerFromAccount(prism: Prism, call: MockCall, act: StatefulOperation): Promise<Answer> {
  const { operation } = call
  const request = toPrism(call)
  const { accepted, answer } = await prism.ask(operation, request, {})
  if (!accepted) return answer
  const outcome = await act(call)
  if ('code' in outcome) return (await prism.ask(operation, request, outcome)).answer
  if (isAnswer(outcome)) return prism.check(operation, request, outcome)
  const status = Number(successOf(operation.object).status)
  return prism.check(operation, request, { status, headers: {}, body: outcome.body })
}

function chooseExample({ operation, values, query }: MockCall): Choice | Answer {
  const isUnknown = asksForUnknown(values)
  if (isUnknown && '404' in operation.object.responses) return { code: 404 }
  if (isUnknown && 'empty' in examplesOf(operation)) return { example: 'empty' }
  return selectRows(operation, query, isUnknown) ?? choosePage(operation, query) ?? {}
}

function toPrism({ operation, values, query, headers, body }: MockCall): PrismRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const { accept = '*/*', 'content-type': type, 'content-length': length } = headers
  return {
    method: operation.method,
    url: { path, query },
    headers: {
      accept,
      ...(type !== undefined && { 'content-type': type }),
      ...(length !== undefined && { 'content-length': length }),
    },
    body,
  }
}
