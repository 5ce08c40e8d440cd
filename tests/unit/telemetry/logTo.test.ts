import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { type LogLevel, logTo } from '../../../src/telemetry.js'
import {
  answer,
  type Behaviour,
  type FaultServer,
  resetBeforeHeaders,
  startFaultServer,
} from '../../support/faultServer.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const apiKey = 'a-very-secret-key'
const balance = answer(200, { balance: '7' }, { 'x-request-id': 'r-1' })

let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
})
afterAll(() => server.close())

/** Lines by the method that wrote them, of a call of `getNativeBalance`; times are `N`. */
async function linesOf(level: LogLevel | undefined, ...plan: readonly Behaviour[]): Promise<string[]> {
  server.next(...plan)
  const lines: string[] = []
  const write = (method: string) => (line: string) =>
    lines.push(`${method} ${line.replaceAll(/\d+ ms/g, 'N ms').replaceAll(server.url, 'HOST')}`)
  const log = { debug: write('debug'), info: write('info'), warn: write('warn') }
  const retries = { limit: 1, minDelay: 0 }
  const client = createClient({ apiKey, baseUrl: server.url, retries, hooks: logTo(log, { level }) })
  await client.evm.getNativeBalance({ address, chain: 'eth' }).catch(() => {})
  expect(lines.join('\n')).not.toContain(apiKey)
  return lines
}

test('info has a line for each attempt, and one that is retried is a warning instead', async () => {
  expect(await linesOf(undefined, answer(429, { message: 'Slow down' }, { 'x-request-id': 'r-0' }), balance)).toEqual([
    'warn evm.getNativeBalance 429 in N ms, 23 bytes, 0 units, request r-0, again in N ms',
    'info evm.getNativeBalance 200 in N ms, 15 bytes, 10 units, request r-1',
  ])
})

test('an attempt without an answer is named by its error, and so is the end of a call that failed', async () => {
  expect(await linesOf('info', resetBeforeHeaders)).toEqual([
    'warn evm.getNativeBalance CONNECTION_FAILED in N ms, 10 units, again in N ms',
    'info evm.getNativeBalance CONNECTION_FAILED in N ms, 10 units, failed: CONNECTION_FAILED',
  ])
  expect(await linesOf('info', answer(404, {}))).toEqual([
    'info evm.getNativeBalance 404 in N ms, 2 bytes, 10 units, failed: NOT_FOUND',
  ])
})

test('debug adds URLs', async () => {
  expect(await linesOf('debug', balance)).toEqual([
    `debug evm.getNativeBalance attempt 1: GET HOST/evm/${address}/balance?chain=0x1`,
    'info evm.getNativeBalance 200 in N ms, 15 bytes, 10 units, request r-1',
  ])
})

test('warn has no line for what goes well, silent none at all', async () => {
  expect(await linesOf('warn', balance)).toEqual([])
  expect(await linesOf('warn', answer(500, {}), balance)).toHaveLength(1)
  expect(await linesOf('silent', answer(200, { balance: 'x' }))).toEqual([])
})

test('issues are warnings, on one line whatever the answer says', async () => {
  const lines: string[] = []
  const warn = (line: string) => lines.push(line)
  const hooks = logTo({ debug: warn, info() {}, warn })
  server.next(answer(200, { cursor: null, result: [{ token_id: 'a\nb' }] }))
  await createClient({ apiKey, baseUrl: server.url, hooks }).evm.getWalletNFTs({ address })
  expect(lines).not.toHaveLength(0)
  for (const line of lines) expect(line).toMatch(/^getWalletNFTs cannot read \/result\/0[^\n]+$/)
})

test('what is no log, or no level, is refused', () => {
  expect(() => logTo(Object({ info() {} }))).toThrow('logTo got no logger')
  expect(() => logTo(console, Object({ level: 'loud' }))).toThrow('Invalid option: level = loud')
  expect(() => logTo(console, Object({ levle: 'info' }))).toThrow('Unknown option: levle')
})
