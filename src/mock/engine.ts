import { billed } from './answers/billed.js'
import type { OwnAnswers } from './answers/ownAnswer.js'
import { answerFromExamples } from './answers/reply.js'
import type { Contract } from './contract.js'
import {
  type Fault,
  type FaultOf,
  failWith,
  faultOf,
  isFaultyAnswer,
  isPartial,
  type PassingFault,
} from './faults/fault.js'
import { partial, withoutChains } from './faults/partial.js'
import { createFaultCount } from './faults/passingFaults.js'
import { poison } from './faults/poison.js'
import { type Answer, isAnswer, nothingAt } from './model/answer.js'
import type { MockCall, RequestHeaders } from './model/call.js'
import { publicInputOf } from './model/publicInput.js'
import { checkKey } from './requests/apiKey.js'
import { maxBody, readBody } from './requests/body.js'
import { readPrefer } from './requests/prefer.js'
import { readQuery } from './requests/query.js'
import { refuseFor } from './requests/refusal.js'
import { violationsIn } from './requests/validate.js'
import type { MockApi } from './routing/mockApi.js'
import { nearestRoute } from './routing/nearestRoute.js'
import { findRoute, type Match, type Target } from './routing/routes.js'
import { type Account, createAccounts } from './streams/accounts.js'
import type { AcceptStream } from './streams/calls.js'
import { isStateful } from './streams/isStateful.js'
import { answerFromAccount } from './streams/reply.js'

/** A request to the mock, from `fetch` or a server. */
export interface MockRequest extends Target {
  readonly headers: RequestHeaders
  /** Reads the body as text. Resolves to `undefined` if it has more than `maxBytes`. */
  readonly text: (maxBytes: number) => Promise<string | undefined>
}

/** Options of a mock. */
export interface EngineOptions {
  /** Returns the fault of an operation, for requests that don't name one themselves. */
  readonly faultOf: FaultOf
  /** Returns the user's responses. If a call has none, the mock responds from the document. */
  readonly ownAnswers?: OwnAnswers
  /** Whether the webhook of a stream accepts its test delivery. */
  readonly acceptStream: AcceptStream
  readonly contract?: Contract
}

/** A mock of the service, with a memory. */
export interface Engine {
  /** Responds to a request, with the first of these APIs that has an operation at its path. */
  answer(apis: readonly MockApi[], request: MockRequest): Promise<Answer>
  /** Forgets changes, and which faults were met. */
  reset(): void
}

/** Creates a mock. */
export function createEngine(options: EngineOptions): Engine {
  let state = newState(options)
  return {
    answer: (apis, request) => answer(apis, request, options, state),
    reset() {
      state = newState(options)
    },
  }
}

interface State {
  readonly meetFault: ReturnType<typeof createFaultCount>
  readonly accountOf: (api: MockApi, key: string) => Account
}

const newState = ({ acceptStream }: EngineOptions): State => ({
  meetFault: createFaultCount(),
  accountOf: createAccounts(acceptStream),
})

/** Responds to one request, step by step. The first step that has a response ends it. */
async function answer(
  apis: readonly MockApi[],
  request: MockRequest,
  { faultOf: generalFault, ownAnswers = async () => undefined, contract }: EngineOptions,
  { meetFault, accountOf }: State,
): Promise<Answer> {
  const { method, path, query: queryText, headers } = request
  const found = findOperation(apis, request)
  if (isAnswer(found)) return found
  const { api, match } = found
  const { operation, keyless } = match.route

  const key = headers['x-api-key']
  const unauthenticated = checkKey(key, keyless)
  if (unauthenticated) return unauthenticated

  const chosen = faultOf(headers['x-mock-fault'], generalFault(operation))
  if (isAnswer(chosen)) return chosen
  const meet = (named: Fault | PassingFault | undefined): Fault | undefined => {
    const fault = typeof named === 'object' && 'times' in named ? named.fault : named
    const query = isPartial(fault) ? withoutChains(queryText, operation) : queryText
    return meetFault(named, [key, method, api.name, path, query].join(' '))
  }
  const fails = (fault: Fault | undefined): Answer | undefined => {
    if (fault === undefined || isFaultyAnswer(fault)) return undefined
    const [sent] = [...Object.entries(match.values), ...new URLSearchParams(queryText)]
    return failWith(fault, operation, sent)
  }
  const early = typeof chosen.fault === 'function' ? undefined : meet(chosen.fault)
  const failed = fails(early)
  if (failed) return failed

  const preferred = readPrefer(headers.prefer, operation, contract !== undefined)
  if (preferred && isAnswer(preferred)) return preferred
  const query = readQuery(queryText, operation)
  if (isAnswer(query)) return query
  const body = readBody(operation, await request.text(maxBody))
  if (isAnswer(body)) return body

  const call: MockCall = { operation, values: match.values, headers, ...query, ...body }
  const refused = (await contract?.refuse(call)) ?? refuseFor(operation, [...violationsIn(operation, call)])
  if (refused) return refused
  const fault = typeof chosen.fault === 'function' ? meet(chosen.fault(publicInputOf(call))) : early
  const failedByInput = fails(fault)
  if (failedByInput) return failedByInput
  if (preferred?.dynamic && contract) return contract.invent(call, preferred)
  const own = preferred ? undefined : await ownAnswers(call)
  if (own?.response) return own
  const stateful = preferred || !isStateful(api.name) ? undefined : accountOf(api, key ?? '')[operation.id]
  const given = own ?? (stateful ? await answerFromAccount(call, stateful) : answerFromExamples(call, preferred))
  const paid = billed(call, given)
  const marked = contract ? await contract.mark(call, paid) : paid
  if (fault === 'poison') return { ...marked, body: poison(operation, marked.body) }
  if (isPartial(fault)) return { ...marked, body: partial(marked.body, fault, call) }
  return fault === 'slow' ? { ...marked, manner: 'slow' } : marked
}

/** Finds the operation of a request. If several APIs have one, the query decides. */
function findOperation(
  apis: readonly MockApi[],
  target: Target,
): { readonly api: MockApi; readonly match: Match } | Answer {
  const tried = apis.flatMap((api) => {
    const match = findRoute(api, target)
    return match ? [{ api, match }] : []
  })
  const found = tried.flatMap(({ api, match }) => (isAnswer(match) ? [] : [{ api, match }]))
  const named = found.find(({ match }) => match.route.fixed.length > 0) ?? found[0]
  if (named) return named
  const [refused] = tried
  return refused && isAnswer(refused.match) ? refused.match : nothingAt(unknownPath(apis, target))
}

/** Says that there is no such operation, and which one was probably meant. */
function unknownPath(apis: readonly MockApi[], { method, path }: Target): string {
  const routes = apis.flatMap((api) => api.routes)
  const meant = nearestRoute(routes, method, path)
  const names = apis.map(({ name }) => name).join(' and ')
  const hint = meant ? `. Did you mean ${meant.method} ${meant.path}, ${meant.id}?` : ''
  return apis.length === 0
    ? `No API is mocked at ${path}`
    : `There is no operation ${method} ${path || '/'} in ${names}${hint}`
}
