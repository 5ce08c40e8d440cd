import { afterAll, beforeAll } from 'vitest'
import { createMockServer, type MockServer, type MockServerOptions } from '../../playground/mock/server/server.js'
import { examplesOf } from '../../src/mock/model/examples.js'
import { type MockOperation, wireName } from '../../src/mock/model/mockOperation.js'
import { entryName } from '../../src/operation/entryName.js'
import { fieldOf } from '../../src/values/fieldOf.js'

/** A mock server that runs while the tests of a file do. */
export interface RunningMock {
  /** `http://127.0.0.1:<port>`; known once the tests run. */
  readonly url: string
  /** Sends a request; with the key `test` unless it says otherwise, and without one for `null`. */
  ask(path: string, request?: MockRequest): Promise<MockReply>
}

/** A request in short. */
export interface MockRequest {
  readonly method?: string
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** Travels as JSON; text travels as it is. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** An answer, read to its end. */
export interface MockReply {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON; `undefined` for an empty body. */
  readonly body: unknown
  /** The message of an error answer; empty in others. */
  readonly message: string
  /** What breaks the document, as the server reports it; empty when nothing does. */
  readonly violations: string
}

let shared: Promise<MockServer> | undefined

/** The server that the files of a process share. It ends with the process. */
function sharedServer(): Promise<MockServer> {
  shared ??= createMockServer({ port: 0 })
  return shared
}

/**
 * Gives the tests of a file a mock server on a free port: without options one that other files ask too, with options one
 * of their own, which is closed after them. State is kept by API key: tests that change streams, or have a fault pass,
 * send a key of their own.
 */
export function runMockServer(options?: MockServerOptions): RunningMock {
  let server: MockServer | undefined
  beforeAll(async () => {
    server = await (options ? createMockServer({ port: 0, ...options }) : sharedServer())
  })
  afterAll(async () => {
    if (options) await server?.close()
  })
  const urlOf = (): string => {
    if (!server) throw new Error('The mock server runs only while tests do')
    return server.url
  }
  return {
    get url() {
      return urlOf()
    },
    ask: (path, request = {}) => ask(`${urlOf()}${path}`, request),
  }
}

/** Sends one request to a mock server and reads the answer. */
export async function ask(url: string, request: MockRequest = {}): Promise<MockReply> {
  const { method = 'GET', key = 'test', headers = {}, body, signal } = request
  const response = await fetch(url, {
    method,
    headers: {
      ...(key !== null && { 'x-api-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  const isPage = response.headers.get('content-type') === 'text/html'
  const parsed: unknown = isPage ? { message: text } : text === '' ? undefined : JSON.parse(text)
  return {
    status: response.status,
    headers: response.headers,
    body: parsed,
    message: String(fieldOf(parsed, 'message') ?? ''),
    violations: response.headers.get('sl-violations') ?? '',
  }
}

/**
 * A request with the values that the document gives as examples, or as those that its first answer is the answer to. With `query`, only what is required and that: the
 * examples of optional parameters may leave rows out.
 */
export function exampleRequest(
  operation: MockOperation,
  query?: Readonly<Record<string, string>>,
): MockRequest & { readonly path: string } {
  const { api, host = api, id, method, path, inputs, emptyBody, page, examples } = operation
  const search = new URLSearchParams(query)
  const told = Object.values(examplesOf(operation))[0]?.input ?? {}
  let filled = path
  for (const input of inputs) {
    const { in: place, shape, required, joined } = input
    const example: unknown = told[input.name] ?? input.example
    const name = wireName(input)
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (place === 'body' || example === undefined || name === (page?.query ?? 'cursor')) continue
    else if (query && !required) continue
    else if (shape.kind !== 'list' || joined) search.append(name, String(example))
    else for (const item of [example].flat()) search.append(`${name}[]`, String(item))
  }
  const [body] = Object.values(examples.bodies[id] ?? {})
  return {
    path: `/${entryName(host)}${filled}?${search}`,
    method,
    ...((emptyBody || inputs.some((input) => input.in === 'body')) && { body: body?.value ?? {} }),
  }
}
