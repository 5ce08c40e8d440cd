import { type Client, createClient } from '../../src/index.js'
import { runServer } from '../unit/client/harness.js'
import type { AnswerServer } from './answerServer.js'

/** The key that an attack must not bring to light. */
export const key = 'secret-key-under-attack'

/** A local server for the tests of one file, and clients of it, whose options may be anything. */
export interface UnderAttack {
  readonly server: AnswerServer
  client(options?: object): Client
}

/** Starts a server before the tests of a file and ends it after them; its clients say nothing of issues. */
export function runServerUnderAttack(): UnderAttack {
  const harness = runServer()
  return {
    get server() {
      return harness.server
    },
    client: (options) =>
      createClient({
        apiKey: key,
        baseUrl: harness.server.url,
        retries: 0,
        hooks: { onIssue: () => {} },
        ...options,
      }),
  }
}
