import { afterAll, beforeAll } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../../src/index.js'
import { asText } from '../../../src/operation/encode/text.js'
import type { Operation, PagedOperation, PageShape } from '../../../src/operation/operation.js'
import { byCursor } from '../../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../../src/operation/paging/pages.js'
import { type AnswerServer, startAnswerServer } from '../../support/answerServer.js'

/** A local server for the tests of one file, and clients of it. */
export interface Harness {
  readonly server: AnswerServer
  client(options?: Partial<ClientOptions>): Client
}

/** Starts a server before the tests of a file and ends it after them. */
export function runServer(): Harness {
  const harness: { server?: AnswerServer } = {}
  beforeAll(async () => {
    harness.server = await startAnswerServer()
  })
  afterAll(() => harness.server?.close())
  const server = (): AnswerServer => {
    if (!harness.server) throw new Error('the server starts with the first test')
    return harness.server
  }
  return {
    get server() {
      return server()
    },
    client: (options) => createClient({ apiKey: key, baseUrl: server().url, retries: 0, ...options }),
  }
}

/** The key of every client here; long enough to be found wherever it leaks. */
export const key = 'secret-key-of-the-tests'

export const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** A hand-made operation that gives its answer as it is. */
export function plainOperation(given: Partial<Operation> = {}): Operation {
  return {
    api: 'evm',
    id: 'plain',
    method: 'GET',
    path: '/plain',
    servers: {},
    inputs: [],
    decode: (wire) => wire,
    ...given,
  }
}

/** A hand-made paged operation over rows that are decoded as they are. */
export function pagedOperation(
  page: Partial<PageShape> = {},
): PagedOperation<{ readonly cursor?: string | null | undefined }, unknown> {
  const shape: PageShape = {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
    ...page,
  }
  return {
    api: 'evm',
    id: 'list',
    method: 'GET',
    path: '/list',
    servers: {},
    inputs: [{ name: 'cursor', wire: 'cursor', in: 'query', encode: asText }],
    decode: (wire) => wire,
    page: shape,
  }
}

/** Everything an iterable gives. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
