import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ClientOptions, createClient } from '../../../src/index.js'
import { type ListServer, startListServer } from './listServer.js'

/** A server and a folder for the tests of a file, with what a client needs. */
export function exportFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-export-'))
  let server: ListServer | undefined
  beforeAll(async () => {
    server = await startListServer()
  })
  afterEach(() => {
    server?.answer(() => undefined)
    server?.change((row) => row)
    server?.onRequest(() => undefined)
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder,
    out: (name: string): string => join(folder, name),
    server: (): ListServer => server as ListServer, // started before the first test
    client: (options: ClientOptions = {}) =>
      createClient({
        apiKey: 'some-secret-key',
        baseUrl: server?.url,
        retries: { limit: 2, minDelay: 1, maxDelay: 2 },
        ...options,
      }),
  }
}
