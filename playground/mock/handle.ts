import type { IncomingMessage } from 'node:http'
import { type Answer, isAnswer, nothingAt } from './answer.js'
import { readBody } from './body.js'
import type { MockApi } from './documents.js'
import { type Fault, failWith, faultOf, type PassingFault } from './fault.js'
import { checkKey } from './key.js'
import type { MeetFault } from './passingFaults.js'
import { poison } from './poison.js'
import { readPrefer } from './prefer.js'
import type { Prism } from './prism.js'
import { readQuery } from './query.js'
import { answerFromAccount, answerFromExamples } from './reply.js'
import { findRoute } from './routing.js'
import { refuseStranger } from './strangers.js'
import type { Account } from './streams.js'

/** The state that requests are answered from. */
export interface Mock {
  readonly apis: readonly MockApi[]
  readonly prism: Prism
  /** By name of the API: what the account of a key remembers. */
  readonly accounts: ReadonlyMap<string, (key: string) => Account>
  /** The fault of every request that does not name its own. */
  readonly fault: Fault | PassingFault | undefined
  readonly meetFault: MeetFault
}

/** Answers one request, step by step. The first step that has an answer ends it. */
export async function handle(request: IncomingMessage, mock: Mock): Promise<Answer> {
  const [, apiName = '', path = '', queryText = ''] = /^\/([^/?]*)([^?]*)\??(.*)$/.exec(request.url ?? '') ?? []
  const api = mock.apis.find(({ name }) => name === apiName)
  if (!api) return introduce(apiName, mock.apis)

  const stranger = refuseStranger(request, api.name)
  if (stranger) return stranger

  const match = findRoute(api, request.method ?? '', path)
  if (isAnswer(match)) return match
  const { operation, keyless } = match.route

  const key = headerOf(request, 'x-api-key')
  const unauthenticated = checkKey(key, keyless)
  if (unauthenticated) return unauthenticated

  const chosen = faultOf(headerOf(request, 'x-mock-fault'), mock.fault)
  if (isAnswer(chosen)) return chosen
  const fault = mock.meetFault(chosen.fault, [key, request.method, request.url].join(' '))
  if (fault !== undefined && fault !== 'slow' && fault !== 'poison') return failWith(fault, operation)

  const preferred = readPrefer(headerOf(request, 'prefer'), operation)
  if (preferred && isAnswer(preferred)) return preferred
  const query = readQuery(queryText, operation)
  if (isAnswer(query)) return query
  const body = await readBody(request, operation)
  if (isAnswer(body)) return body

  const call = { operation, values: match.values, headers: request.headers, ...query, ...body }
  const stateful = preferred ? undefined : mock.accounts.get(api.name)?.(key ?? '')[operation.id]
  const answer = await (stateful
    ? answerFromAccount(mock.prism, call, stateful)
    : answerFromExamples(mock.prism, call, preferred))
  if (fault === 'poison') return { ...answer, body: poison(operation, answer.body) }
  return fault === 'slow' ? { ...answer, manner: 'slow' } : answer
}

function introduce(asked: string, apis: readonly MockApi[]): Answer {
  const served = apis.map(({ name }) => `/${name}`)
  if (asked !== '') return nothingAt(`There is no API /${asked}; there are ${served.join(', ')}`)
  const operations = Object.fromEntries(apis.map(({ name, operations: { length } }) => [`/${name}`, length]))
  return {
    status: 200,
    headers: {},
    body: { message: 'The mock server. Send any x-api-key but `invalid`.', operations },
  }
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
