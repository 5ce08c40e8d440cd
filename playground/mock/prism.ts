import { createLogger } from '@stoplight/prism-core'
import { createInstance, type IHttpMockConfig, type IHttpRequest, ProblemJsonError } from '@stoplight/prism-http'
import type { Answer } from './answer.js'
import type { MockOperation } from './documents.js'
import type { Choice } from './prefer.js'
import { refusalBody, type Violation, violationHeader } from './violations.js'

/** Prism behind our routing: it validates requests and answers and picks the examples. */
export interface Prism {
  /** Answers a request by the document; a request that breaks it gets a message that says how. */
  readonly ask: (operation: MockOperation, request: PrismRequest, choice: Choice) => Promise<PrismAnswer>
  /** Returns an answer of our own, with a header that lists where it breaks the document. */
  readonly check: (operation: MockOperation, request: PrismRequest, answer: Answer) => Promise<Answer>
}

/** A request as Prism takes it; the path is that of the document's key. */
export type PrismRequest = IHttpRequest

interface PrismAnswer {
  readonly answer: Answer
  /** Whether the request was valid by the document. */
  readonly accepted: boolean
}

/** Creates the one Prism of a server. */
export function createPrism(): Prism {
  const logger = createLogger('mock', { enabled: false })
  const instance = createInstance(config({}), { logger })
  return {
    ask: async ({ prism }, request, choice) =>
      toAnswer(await instance.request(request, [await prism()], config(choice))()),
    check: async ({ prism }, request, answer) => {
      const { status: statusCode, headers, body } = answer
      const output = { statusCode, headers: { ...headers, 'content-type': 'application/json' }, body }
      const mock = () => () => ({ _tag: 'Right' as const, right: output })
      const echo = createInstance(config({}), { logger, mock })
      return toAnswer(await echo.request(request, [await prism()], config({}))()).answer
    },
  }
}

type Outcome = Awaited<ReturnType<ReturnType<ReturnType<typeof createInstance>['request']>>>

/** A new one for each request, because Prism writes into it. */
function config({ code, example, dynamic, seed }: Choice): IHttpMockConfig {
  return {
    isProxy: false,
    upstreamProxy: undefined,
    checkSecurity: false, // key.ts refuses in the service's words
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
