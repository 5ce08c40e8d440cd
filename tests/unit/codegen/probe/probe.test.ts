import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { probeCommand } from '../../../../codegen/probeCommand.js'
import { createMockFetch } from '../../../../src/mock.js'
import { outcomeOf } from '../../../support/commandOutcome.js'

// The mock behind a server on this machine, which changes some of its answers on the way.

const mock = createMockFetch()
const asked: { readonly method: string; readonly path: string; readonly key: string | undefined }[] = []
let doctor: (path: string, answer: Json) => Json = (_path, answer) => answer

// biome-ignore lint/suspicious/noExplicitAny: answers of any operation
type Json = any

const server = createServer(async (request, response) => {
  const { method = '', url = '' } = request
  asked.push({ method, path: url.replace(/\?.*/, ''), key: request.headers['x-api-key']?.toString() })
  const body = await text(request)
  const headers = { 'content-type': 'application/json', 'x-api-key': request.headers['x-api-key']?.toString() ?? '' }
  const answer = await mock(`http://mock.test${url}`, { method, headers, ...(body && { body }) })
  const value = doctor(url.replace(/\?.*/, ''), await answer.json())
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.close()
})

/** Runs the command's function, with nothing of the environment but what it is given. */
function probe(switches: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  asked.length = 0
  return outcomeOf(() => probeCommand(switches, environment))
}

/** Runs the command in a process of its own. */
function start(...switches: readonly string[]): { readonly code: number | null; readonly output: string } {
  const command = ['--import', 'tsx', 'codegen/probe.ts', ...switches]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: {} })
  return { code: status, output: stdout + stderr }
}

describe('a probe of a running server', () => {
  test('finds a field that no document has, a null where none may be, and a value that is not listed', async () => {
    doctor = (path, answer) => {
      if (path.endsWith('/approvals')) Object.assign(answer.result[0], { revoked: true, value_formatted: null })
      if (path.endsWith('/history')) Object.assign(answer.result[0], { category: 'teleport', hash: null })
      return answer
    }
    const { code, output } = await probe(['--api', 'evm', '--base-url', base, '--budget', '4300', '--json'])
    expect(code).toBe(1)
    const { probed } = JSON.parse(output)
    const found = probed.filter(({ deviations, failure }: Json) => deviations.length > 0 || failure)
    expect(found.map(({ operation, deviations }: Json) => [operation, deviations])).toEqual([
      ['getWalletApprovals', [{ what: 'field', where: 'answer.result[].revoked', seen: 'value' }]],
      [
        'getWalletHistory',
        [
          { what: 'null', where: 'answer.result[].hash', seen: 'null' },
          { what: 'value', where: 'answer.result[].category', seen: 'teleport' },
        ],
      ],
    ])
  })

  test('finds nothing where all is as documented, and calls nothing that changes something or is gone', async () => {
    doctor = (_path, answer) => answer
    const { code, output } = await probe(['--api', 'evm', '--base-url', `${base}/evm`, '--budget', '600'])
    expect(output).toMatch(/^0 deviations and 0 failures in \d\d operations of evm, \d+ compute units$/m)
    expect(code).toBe(0)
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(({ path }) => /resync|\/sync$|uploadFolder|\/block\/.*\/stats/.test(path))).toEqual([])
  })

  test('stops before its calls would cost more than the budget', async () => {
    const { output } = await probe(['--api', 'solana', '--base-url', base, '--budget', '99', '--json'])
    const { units, probed, notAsked } = JSON.parse(output)
    expect(units).toBeGreaterThan(0)
    expect(units).toBeLessThanOrEqual(99)
    expect(probed).toHaveLength(asked.length)
    expect(notAsked.budget.length).toBeGreaterThan(0)
  })

  test('reads the key where it is given, and never prints it, even where the server says it back', async () => {
    doctor = (_path, answer) => ({ ...answer, 'key-of-mine-1234': 'key-of-mine-1234', message: 'key-of-mine-1234' })
    const { output } = await probe(['--api', 'auth', '--base-url', base, '--api-key', 'key-of-mine-1234'])
    expect(asked.map(({ key }) => key)).toEqual(['key-of-mine-1234'])
    expect(output).toContain('getAddresses')
    expect(output).not.toContain('key-of-mine-1234')
  })

  test('sends the key of the environment to no other server than the provider', async () => {
    const environment = { LEDGERLINE_API_KEY: 'key-of-mine-1234' }
    await probe(['--api', 'auth', '--base-url', base], environment)
    expect(asked.map(({ key }) => key)).not.toContain('key-of-mine-1234')
    const { code, output } = await probe(['--api', 'auth', '--base-url', 'https://other.test'], environment)
    expect([code, output]).toEqual(['refused', expect.stringContaining('Pass a key with --api-key')])
  })

  test.each([
    ['no API', []],
    ['an API of which nothing is served', ['--api', 'aptos', '--base-url', 'http://127.0.0.1:9']],
  ])('is refused with %s', async (_, switches) => {
    expect((await probe(switches)).code).toBe('refused')
  })
})

test('npm run spec:probe ends with 2 and the reason where it has no key', () => {
  const { code, output } = start('--api', 'evm')
  expect([code, output]).toEqual([2, expect.stringMatching(/^Pass a key with --api-key/)])
})
