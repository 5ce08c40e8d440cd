import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stalledBody } from '../support/faultServer.js'
import { serveFaults, tryAt } from './harness.js'

// The server has a thread of its own: it answers while this one is busy.

const code = `
  const { createServer } = require('node:http')
  const { parentPort } = require('node:worker_threads')
  const { gzipSync } = require('node:zlib')
  const server = createServer((request, response) => {
    parentPort.postMessage('asked')
    response.setHeader('content-encoding', 'gzip')
    setTimeout(() => response.end(gzipSync('here it is')), 50)
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`

const run = serveFaults()
const server = new Worker(code, { eval: true })
let url = ''

beforeAll(async () => {
  const [port] = await once(server, 'message')
  url = `http://127.0.0.1:${port}`
  await tryAt(url)
})
afterAll(() => server.terminate())

test('an answer that came in time is no timeout, however long the process was busy meanwhile', async () => {
  const asked = once(server, 'message')
  const trial = tryAt(url, { timeout: 800, options: { retries: 0 } })
  await asked
  stayBusy(900)
  expect(await trial).toMatchObject({ answer: { text: 'here it is' } })
})

test('an answer that does not come is a timeout, also after the process was busy', async () => {
  const trial = run.try([stalledBody], { timeout: 200, options: { retries: 0 } })
  await run.server.arrived(1)
  stayBusy(300)
  expect(await trial).toMatchObject({ error: { code: 'TIMEOUT', timeout: 200 } })
})

function stayBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
