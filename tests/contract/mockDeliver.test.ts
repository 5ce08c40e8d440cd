import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deliver } from '../../playground/mock/deliver.js'
import type { DeliveryOptions } from '../../playground/mock/deliverRepeatedly.js'
import { deliverySchedule } from '../../playground/mock/deliverySchedule.js'
import { isLoopback } from '../../playground/mock/loopback.js'
import { createMockServer } from '../../playground/mock/server.js'
import { readSwitches } from '../../playground/mock/switches.js'
import { tryWebhook } from '../../playground/mock/tryWebhook.js'
import { ApiError, createClient } from '../../src/index.js'
import { createWebhookHandler, type Delivery, parseWebhook } from '../../src/webhooks.js'
import { answer, type Behaviour, refusingUrl, startFaultServer } from '../support/faultServer.js'
import { listen, servers } from '../unit/webhooks/support/servers.js'

const secret = 'a secret of the tests'
const quick = [1, 1, 1]

let lines: string[] = []
let stopping = new AbortController()

beforeEach(() => {
  lines = []
  stopping = new AbortController()
})

afterEach(() => stopping.abort())

function options(changes: Partial<DeliveryOptions> = {}): DeliveryOptions {
  return { secret, signal: stopping.signal, log: (line) => lines.push(line), schedule: quick, ...changes }
}

/** The text of a line without what is told in brackets. */
const short = (line: string): string => line.replace(/ \(.*\)/, '')

async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(listener)
  onTestFinished(() => server.close())
  return server.url
}

async function misbehave(...behaviours: readonly Behaviour[]) {
  const server = await startFaultServer()
  onTestFinished(() => server.close())
  server.next(...behaviours)
  return server
}

describe('deliveries', () => {
  it('reach a real handler signed: test delivery first, then the scenario, EVM and Aptos', async () => {
    const taken: Delivery[] = []
    const errors: unknown[] = []
    const handle = createWebhookHandler({
      secret,
      decode: 'strict',
      onDelivery: (delivery) => taken.push(delivery),
      onError: (error) => errors.push(error),
    })
    await deliver(await serve(servers['node:http'](handle)), options())

    expect(errors).toEqual([])
    const evm = taken.filter((delivery) => 'chainId' in delivery)
    expect(evm.map(({ confirmed }) => confirmed)).toEqual([false, true, true])
    expect(evm[0]?.block).toEqual(evm[1]?.block)
    expect(evm[2]?.block).not.toEqual(evm[1]?.block)
    expect(taken.filter(({ kind }) => kind === 'aptos')).toHaveLength(2)
    expect(lines.map(short)).toEqual([
      'evm test, attempt 1: 200',
      'evm unconfirmed-then-confirmed, attempt 1: 200',
      'evm unconfirmed-then-confirmed, attempt 1: 200',
      'evm duplicates, attempt 1: 200',
      'evm duplicates, attempt 1: 200',
      'evm duplicates, attempt 1: 200',
      'aptos test, attempt 1: 200',
      'aptos unconfirmed-then-confirmed, attempt 1: 200',
      'aptos duplicates, attempt 1: 200',
      'aptos duplicates, attempt 1: 200',
      'aptos duplicates, attempt 1: 200',
      'all deliveries are done',
    ])
  })

  it('are of one family of chains for a handler of one', async () => {
    const onError = vi.fn()
    const handle = createWebhookHandler({ secret, network: 'evm', onDelivery: () => undefined, onError })
    await deliver(await serve(servers['node:http'](handle)), options({ network: 'evm' }))
    expect(onError).not.toHaveBeenCalled()
    expect(lines).toHaveLength(7)
    expect(lines.slice(0, -1).filter((line) => !/^evm .* attempt 1: 200$/.test(line))).toEqual([])
  })

  it('are repeated until the handler takes them, and it gets each once', async () => {
    let failures = 2
    let taken = 0
    const handle = createWebhookHandler({
      secret,
      onError: () => undefined,
      onDelivery() {
        if (failures-- > 0) throw new Error('database is down')
        taken += 1
      },
    })
    await deliver(await serve(servers['node:http'](handle)), options())
    expect(taken).toBe(5)
    expect(lines.slice(1, 5).map(short)).toEqual([
      'evm unconfirmed-then-confirmed, attempt 1: 500; again in 1 ms',
      'evm unconfirmed-then-confirmed, attempt 2: 500; again in 1 ms',
      'evm unconfirmed-then-confirmed, attempt 3: 200',
      'evm unconfirmed-then-confirmed, attempt 1: 200',
    ])
  })

  it('count their attempts in the signed body when they are repeated', async () => {
    const server = await misbehave(answer(500), answer(404), answer(204))
    await deliver(server.url, options())
    const sent = await Promise.all(
      server.seen
        .slice(0, 3)
        .map(({ body, headers }) => parseWebhook({ body, signature: headers['x-signature'], secret })),
    )
    expect(sent.map(({ kind, retries }) => [kind, retries])).toEqual([
      ['test', 0],
      ['test', 1],
      ['test', 2],
    ])
  })

  it('are given up after the last repeat, and without a test delivery nothing follows', async () => {
    const server = await misbehave(answer(503))
    await deliver(server.url, options())
    expect(server.seen).toHaveLength(2 * (quick.length + 1))
    expect(lines.slice(2, 5).map(short)).toEqual([
      'evm test, attempt 3: 503; again in 1 ms',
      'evm test, attempt 4: 503; given up',
      'evm: the webhook did not accept the test delivery, so there is no stream and nothing follows; for a 401, compare its secret with --secret',
    ])
  })

  it('do not follow a redirect', async () => {
    const elsewhere = await misbehave(answer(200))
    const server = await misbehave(answer(307, '', { location: elsewhere.url }))
    await deliver(server.url, options({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: 307; given up')
    expect(elsewhere.seen).toEqual([])
  })

  it('say why there is no status', async () => {
    await deliver(await refusingUrl(), options({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: connection refused; given up')

    lines = []
    const reset = await misbehave((response) => void response.socket?.resetAndDestroy())
    await deliver(reset.url, options({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: connection broken; given up')

    lines = []
    const silent = await misbehave(() => {})
    await deliver(silent.url, options({ schedule: [], timeout: 30 }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: no answer within 30 ms; given up')
    await expect.poll(() => silent.openSockets()).toBe(0)
  })

  it('are taken by their status, even when the answer never ends', async () => {
    const server = await misbehave((response) => void response.writeHead(200).write('x'))
    await deliver(server.url, options())
    expect(lines).toHaveLength(12)
    await expect.poll(() => server.openSockets()).toBe(0)
  })

  it('stop at once, while an answer is awaited and while a repeat is', async () => {
    const silent = await misbehave(() => {})
    const waiting = deliver(silent.url, options())
    await silent.arrived(1)
    stopping.abort()
    await waiting
    await expect.poll(() => silent.openSockets()).toBe(0)
    expect([silent.seen.length, lines]).toEqual([1, []])

    stopping = new AbortController()
    const failing = await misbehave(answer(500))
    const pausing = deliver(failing.url, options({ schedule: [60_000] }))
    await expect.poll(() => lines.length).toBe(1)
    stopping.abort()
    await pausing
    expect([failing.seen.length, lines.length]).toEqual([1, 1])
  })

  it('leave no timer behind', async () => {
    const server = await misbehave(answer(200))
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    const before = timers()
    await deliver(server.url, options({ timeout: 60_000 }))
    await expect.poll(timers).toBeLessThanOrEqual(before + 1) // the poll has one of its own
  })
})

it('the schedule is the documented one, a minute in 10 ms', () => {
  const minutes = [1, 10, 60, 120, 360, 720, 1440]
  expect(deliverySchedule).toEqual(minutes.map((each) => each * 10))
})

describe('a webhook', () => {
  it.each([
    'http://127.0.0.1:3000/hook',
    'http://127.8.9.10/',
    'http://127.1:80',
    'http://localhost:3000',
    'http://[::1]:3000/hook',
    'https://LOCALHOST/hook',
  ])('may be at %s', (url) => expect(isLoopback(url)).toBe(true))

  it.each([
    'http://example.org/hook',
    'http://127.0.0.1.example.org/',
    'http://localhost.example.org/',
    'http://127.0.0.1@example.org/',
    'http://10.0.0.1/',
    'http://128.0.0.1/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[2001:db8::1]/',
    'ftp://127.0.0.1/',
    '127.0.0.1:3000',
    '',
  ])('may not be at %j', (url) => {
    expect(isLoopback(url)).toBe(false)
    expect(() => readSwitches(['--deliver', url])).toThrow(/--deliver takes a URL on this machine/)
  })
})

describe('the switches', () => {
  it.each(['http://user:pw@127.0.0.1:3000/', 'http://user@localhost/'])('refuse %s, which fetch would', (url) => {
    expect(() => readSwitches(['--deliver', url])).toThrow(/^--deliver takes a URL without user and password/)
  })

  it('sign with the demo secret unless they name another', () => {
    const url = 'http://127.0.0.1:3000/hook'
    expect(readSwitches(['--deliver', url])).toEqual({ deliver: { url, secret: 'mock-secret' } })
    expect(readSwitches(['--deliver', url, '--secret', 'mine'])).toEqual({ deliver: { url, secret: 'mine' } })
  })

  it('take the family of chains from a switch', () => {
    const url = 'http://127.0.0.1:3000/hook'
    expect(readSwitches(['--deliver', url, '--network', 'aptos'])).toEqual({
      deliver: { url, secret: 'mock-secret', network: 'aptos' },
    })
    expect(() => readSwitches(['--deliver', url, '--network', 'solana'])).toThrow(
      '--network takes evm or aptos, not solana',
    )
    expect(() => readSwitches(['--network', 'evm'])).toThrow('--network picks deliveries: it needs --deliver')
  })

  it('refuse a secret that signs nothing, and one that is empty', () => {
    expect(() => readSwitches(['--secret', 'mine'])).toThrow('--secret signs deliveries: it needs --deliver')
    expect(() => readSwitches(['--deliver', 'http://localhost/', '--secret', ''])).toThrow('--secret must not be empty')
  })
})

describe('a stream that is made while deliveries are on', () => {
  async function clientOf(changes: Partial<DeliveryOptions> = {}) {
    const mock = await createMockServer({ port: 0, apis: ['streams'], acceptStream: tryWebhook(options(changes)) })
    onTestFinished(() => mock.close())
    return createClient({ apiKey: 'test', baseUrl: mock.url }).streams
  }
  const stream = { description: 'D', tag: 'd' }

  it('sends its webhook the signed test delivery, EVM and Aptos', async () => {
    const streams = await clientOf()
    const webhook = await misbehave(answer(200))
    const evm = await streams.createEvmStream({ ...stream, webhookUrl: webhook.url, chainIds: ['0x1'] })
    await streams.createAptosStream({ ...stream, webhookUrl: webhook.url, network: ['mainnet'], includeEvents: true })
    await streams.updateEvmStream({ id: evm.id, tag: 'e' })
    const sent = await Promise.all(
      webhook.seen.map(({ body, headers }) => parseWebhook({ body, signature: headers['x-signature'], secret })),
    )
    expect(sent.map((delivery) => [delivery.kind, 'chainId' in delivery])).toEqual([
      ['test', true],
      ['test', false],
      ['test', true],
    ])
    expect(lines[0]).toBe(`evm test of stream ${evm.id}, attempt 1: 200`)
  })

  it('is refused with the documented 400 when its webhook does not take it, at the first attempt', async () => {
    const streams = await clientOf()
    const webhook = await misbehave(answer(500))
    const before = (await streams.getEvmStreams({})).result.length
    const error: unknown = await streams
      .createEvmStream({ ...stream, webhookUrl: `${webhook.url}/hook`, chainIds: ['0x1'] })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      body: { message: `Could not POST to ${webhook.url}/hook. Please check your webhook URL.` },
    })
    expect(webhook.seen).toHaveLength(1)
    expect((await streams.getEvmStreams({})).result).toHaveLength(before)
  })

  it('is made untried when its webhook is on another machine', async () => {
    const streams = await clientOf()
    await streams.createEvmStream({ ...stream, webhookUrl: 'https://hooks.example.org/a', chainIds: ['0x1'] })
    expect(lines).toEqual([])
  })

  it.each(['https://evil.example', 'http://localhost.evil.example:3000', 'null'])(
    'is refused to a page of %s, which could have anything on this machine called',
    async (origin) => {
      const mock = await createMockServer({ port: 0, apis: ['streams'], acceptStream: tryWebhook(options()) })
      onTestFinished(() => mock.close())
      const webhook = await misbehave(answer(200))
      const body = JSON.stringify({ ...stream, webhookUrl: `${webhook.url}/shutdown`, chainIds: ['0x1'] })
      const make = (from: string) =>
        fetch(`${mock.url}/streams/streams/evm`, {
          method: 'PUT',
          body,
          headers: { origin: from, 'x-api-key': 'k', 'content-type': 'application/json' },
        })
      expect((await make(origin)).status).toBe(403)
      expect(webhook.seen).toEqual([])
      expect((await make('http://127.0.0.1:5173')).status).toBe(200)
      expect(webhook.seen).toHaveLength(1)
    },
  )

  it('is made untried while they are off', async () => {
    const mock = await createMockServer({ port: 0, apis: ['streams'] })
    onTestFinished(() => mock.close())
    const { streams } = createClient({ apiKey: 'test', baseUrl: mock.url })
    const webhook = await misbehave(answer(500))
    await streams.createEvmStream({ ...stream, webhookUrl: webhook.url, chainIds: ['0x1'] })
    expect(webhook.seen).toEqual([])
  })
})

describe('the command', { timeout: 20_000 }, () => {
  function run(...argv: readonly string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'playground/mock/cli.ts', '--port', '0', ...argv])
    onTestFinished(() => void child.kill('SIGKILL'))
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    return { child, text: () => text }
  }

  it('delivers, tells the demo secret, and ends with Ctrl-C while a handler does not answer', async () => {
    const server = await misbehave(answer(200), () => {})
    const { child, text } = run('--deliver', `${server.url}/hook`)
    await server.arrived(2)
    await sleep(50)
    const start = performance.now()
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(performance.now() - start).toBeLessThan(1500)
    const [, second, third] = text().split('\n')
    expect(second).toBe(`delivering to ${server.url}/hook, signed with the secret mock-secret`)
    expect(short(third ?? '')).toBe('evm test, attempt 1: 200')
    await expect.poll(() => server.openSockets()).toBe(0)
  })

  it('refuses to deliver to another machine, and does not show a secret it was given', async () => {
    const { child, text } = run('--deliver', 'https://hooks.example.org/a', '--secret', 'my-own')
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(text()).toBe(
      '--deliver takes a URL on this machine, such as http://127.0.0.1:3000/hook, not https://hooks.example.org/a\n',
    )
  })
})
