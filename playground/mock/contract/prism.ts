import { createLogger } from '@stoplight/prism-core'
import { createInstance, type IHttpMockConfig, type IHttpRequest, ProblemJsonError } from '@stoplight/prism-http'
import type { Contract } from '../../../src/mock/contract.js'
import type { Answer } from '../../../src/mock/model/answer.js'
import type { MockCall } from '../../../src/mock/model/call.js'
import type { Choice } from '../../../src/mock/requests/prefer.js'
import { refusalBody } from '../../../src/mock/requests/refusal.js'
import type { PrismOperation } from './documents.js'
import { type Violation, violationHeader } from './violations.js'

/**
 * Prism in front of the engine: it refuses requests that break the document, reports where an answer of ours does, and
 * makes answers up from schemas.
 *
 * @param operationOf finds the operation of a call in Prism's form.
 */
export function createPrismContract(operationOf: (call: MockCall) => Promise<PrismOperation>): Contract {
  const logger = createLogger('mock', { enabled: false })
  const instance = createInstance(config({}), { logger })
  const ask = async (call: MockCall, choice: Choice): Promise<PrismAnswer> => {
    const operation = await operationOf(call)
    return toAnswer(await instance.request(toPrism(call, operation.path), [operation], config(choice))())
  }
  return {
    refuse: async (call) => {
      const { accepted, answer } = await ask(call, {})
      return accepted ? undefined : answer
    },
    mark: async (call, answer) => {
      const operation = await operationOf(call)
      const { status: statusCode, headers, body } = answer
      const output = { statusCode, headers: { ...headers, 'content-type': 'application/json' }, body }
      const mock = () => () => ({ _tag: 'Right' as const, right: output })
      const echo = createInstance(config({}), { logger, mock })
      return toAnswer(await echo.request(toPrism(call, operation.path), [operation], config({}))()).answer
    },
    invent: async (call, choice) => (await ask(call, choice)).answer,
  }
}

interface PrismAnswer {
  readonly answer: Answer
  /** Whether the request was valid by the document. */
  readonly accepted: boolean
}

/** @param template the path in the document, which Prism looks for. */
function toPrism({ operation, values, query, headers, body }: MockCall, template: string): IHttpRequest {
  const path = template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const { accept = '*/*', 'content-type': type, 'content-length': length } = headers
  return {
    method: methods[operation.method],
    url: { path, query: { ...query } },
    headers: {
      accept,
      ...(type !== undefined && { 'content-type': type }),
      ...(length !== undefined && { 'content-length': length }),
    },
    body,
  }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

type Outcome = Awaited<ReturnType<ReturnType<ReturnType<typeof createInstance>['request']>>>

/** A new one for each request, because Prism writes into it. */
function config({ code, example, dynamic, seed }: Choice): IHttpMockConfig {
  return {
    isProxy: false,
    upstreamProxy: undefined,
    checkSecurity: false, // the engine refuses in the service's words
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: {
      dynamic: dynamic ?? false,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
      ...(seed !== undefined && { seed }),
    },
  }
}

function toAnswer(outcome: Outcome): PrismAnswer {
  if (outcome._tag === 'Left') return { accepted: false, answer: failure(outcome.left) }
  const { output, validations } = outcome.right
  const violations: readonly Violation[] = [
    ...validations.input.map((each) => ({ ...each, path: ['request', ...(each.path ?? [])] })),
    ...validations.output.map((each) => ({ ...each, path: ['response', ...(each.path ?? [])] })),
  ]
  const headers = { ...headersOf(output.headers ?? {}), ...violationHeader(violations) }
  const accepted = !validations.input.some((each) => each.severity === 0)
  const body = accepted ? output.body : refusalBody(output.statusCode, validations.input)
  return { accepted, answer: { status: output.statusCode, headers, body } }
}

function failure(error: Error): Answer {
  const status = error instanceof ProblemJsonError ? error.status : 500
  const detail = error instanceof ProblemJsonError ? error.detail : error.message
  return { status, headers: {}, body: { message: detail || error.message } }
}

/** Prism has numbers among its headers, and null for one without an example. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value == null ? [] : [[name.toLowerCase(), String(value)]])),
  )
}
