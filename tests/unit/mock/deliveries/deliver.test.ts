import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { deliver } from '../../../../playground/mock/deliveries/deliver.js'
import { deliverySchedule } from '../../../../playground/mock/deliveries/deliverySchedule.js'
import { createWebhookHandler, type Delivery, parseWebhook } from '../../../../src/webhooks.js'
import {
  deliveryOptions,
  endDeliveriesWithTests,
  lines,
  misbehave,
  quick,
  secret,
  serve,
  short,
  stop,
} from '../../../support/deliveries.js'
import { answer, refusingUrl } from '../../../support/faultServer.js'
import { watchTimers } from '../../../support/watchTimers.js'
import { servers } from '../../../support/webhooks/servers.js'

endDeliveriesWithTests()

describe('deliveries', () => {
  it('reach a real handler signed: test delivery first, then the scenarios, of every family', async () => {
    const taken: Delivery[] = []
    const errors: unknown[] = []
    const handle = createWebhookHandler({
      secret,
      decode: 'strict',
      onDelivery: (delivery) => taken.push(delivery),
      onError: (error) => errors.push(error),
    })
    await deliver(await serve(servers['node:http'](handle)), deliveryOptions())

    expect(errors).toEqual([])
    const reorganised = [false, false, true]
    const evm = taken.flatMap((delivery) => (delivery.kind === 'evm' ? [delivery] : []))
    expect(evm.map(({ confirmed }) => confirmed)).toEqual([false, true, true, ...reorganised, ...reorganised])
    expect(evm[0]?.block).toEqual(evm[1]?.block)
    expect(evm[2]?.block).not.toEqual(evm[1]?.block)
    expect(taken.filter(({ kind }) => kind === 'aptos')).toHaveLength(2)
    const solana = taken.flatMap((delivery) => (delivery.kind === 'solana' ? [delivery] : []))
    expect(solana.map(({ confirmed }) => confirmed)).toEqual([false, true, true, ...reorganised, ...reorganised])
    const bitcoin = taken.flatMap((delivery) => (delivery.kind === 'bitcoin' ? [delivery] : []))
    const placed = ['mined', 'mined', 'confirmed']
    expect(bitcoin.map(({ phase }) => phase)).toEqual([
      ...['mempool', 'mined', 'confirmed', 'confirmed', ...placed, ...placed],
      ...['mempool', 'mined', 'confirmed'],
    ])
    const told = (network: string, counts: Readonly<Record<string, number>>): readonly string[] =>
      Object.entries({ test: 1, ...counts }).flatMap(([scenario, count]) =>
        Array(count).fill(`${network} ${scenario}, attempt 1: 200`),
      )
    expect(lines.map(short)).toEqual([
      ...told('evm', { 'unconfirmed-then-confirmed': 2, duplicates: 3, moved: 3, reorg: 3 }),
      ...told('solana', { 'unconfirmed-then-confirmed': 2, duplicates: 3, moved: 3, reorg: 3 }),
      ...told('bitcoin', { 'unconfirmed-then-confirmed': 3, duplicates: 3, moved: 3, reorg: 3, replaced: 3 }),
      ...told('aptos', { 'unconfirmed-then-confirmed': 1, duplicates: 3 }),
      'done: 45 of 45 deliveries accepted',
    ])
  })

  it('are of one family of chains for a handler of one', async () => {
    const onError = vi.fn()
    const handle = createWebhookHandler({ secret, network: 'evm', onDelivery: () => undefined, onError })
    await deliver(await serve(servers['node:http'](handle)), deliveryOptions({ network: 'evm' }))
    expect(onError).not.toHaveBeenCalled()
    expect(lines).toHaveLength(13)
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
    await deliver(await serve(servers['node:http'](handle)), deliveryOptions())
    expect(taken).toBe(9 + 9 + 13 + 2)
    expect(lines.slice(1, 5).map(short)).toEqual([
      'evm unconfirmed-then-confirmed, attempt 1: 500; again in 1 ms',
      'evm unconfirmed-then-confirmed, attempt 2: 500; again in 1 ms',
      'evm unconfirmed-then-confirmed, attempt 3: 200',
      'evm unconfirmed-then-confirmed, attempt 1: 200',
    ])
  })

  it('count their attempts in the signed body when they are repeated', async () => {
    const server = await misbehave(answer(500), answer(404), answer(204))
    await deliver(server.url, deliveryOptions())
    const sent = await Promise.all(
      server.seen
        .slice(0, 3)
        .map(({ body, headers }) => parseWebhook({ body, signature: headers['x-signature'], secret })),
    )
    expect(sent.map(({ kind, raw }) => [kind, Object(raw).retries])).toEqual([
      ['test', 0],
      ['test', 1],
      ['test', 2],
    ])
    expect(short(lines[2] ?? '')).toBe('evm test, attempt 3: 204')
  })

  it('are given up after the last repeat, and without a test delivery nothing follows', async () => {
    const server = await misbehave(answer(503))
    await deliver(server.url, deliveryOptions())
    expect(server.seen).toHaveLength(4 * (quick.length + 1))
    expect(lines.slice(2, 5).map(short)).toEqual([
      'evm test, attempt 3: 503; again in 1 ms',
      'evm test, attempt 4: 503; given up',
      'evm: the webhook did not accept the test delivery, so there is no stream and nothing follows; for a 401, compare its secret with --secret',
    ])
    expect(lines.at(-1)).toBe('done: 0 of 4 deliveries accepted')
  })

  it('that are refused for their signature are told once where to look', async () => {
    const server = await misbehave(answer(401))
    await deliver(server.url, deliveryOptions())
    expect(lines[0]).toContain('attempt 1: 401 (is the secret of the handler the one above?); again in 1 ms')
    expect(lines[1]).toContain('attempt 2: 401; again in 1 ms')
  })

  it('do not follow a redirect', async () => {
    const elsewhere = await misbehave(answer(200))
    const server = await misbehave(answer(307, '', { location: elsewhere.url }))
    await deliver(server.url, deliveryOptions({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: 307; given up')
    expect(elsewhere.seen).toEqual([])
  })

  it('say why there is no status', async () => {
    await deliver(await refusingUrl(), deliveryOptions({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: connection refused; given up')

    lines.length = 0
    const reset = await misbehave((response) => void response.socket?.resetAndDestroy())
    await deliver(reset.url, deliveryOptions({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: connection broken; given up')

    lines.length = 0
    const closing = await misbehave((response) => void response.socket?.end())
    await deliver(closing.url, deliveryOptions({ schedule: [] }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: connection broken; given up')

    lines.length = 0
    await deliver('http://127.0.0.1:1/', deliveryOptions({ schedule: [] })) // which no fetch asks
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: bad port; given up')

    lines.length = 0
    const silent = await misbehave(() => {})
    await deliver(silent.url, deliveryOptions({ schedule: [], timeout: 30 }))
    expect(short(lines[0] ?? '')).toBe('evm test, attempt 1: no answer within 30 ms; given up')
    await expect.poll(() => silent.openSockets()).toBe(0)
  })

  it('are taken by their status, even when the answer never ends', async () => {
    const server = await misbehave((response) => void response.writeHead(200).write('x'))
    await deliver(server.url, deliveryOptions())
    expect(lines).toHaveLength(46)
    await expect.poll(() => server.openSockets()).toBe(0)
  })

  it('stop at once, while an answer is awaited and while a repeat is', async () => {
    const silent = await misbehave(() => {})
    const waiting = deliver(silent.url, deliveryOptions())
    await silent.arrived(1)
    stop()
    await waiting
    await expect.poll(() => silent.openSockets()).toBe(0)
    expect([silent.seen.length, lines]).toEqual([1, []])

    const failing = await misbehave(answer(500))
    const pausing = deliver(failing.url, deliveryOptions({ schedule: [60_000] }))
    await expect.poll(() => lines.length).toBe(1)
    stop()
    await pausing
    expect([failing.seen.length, lines.length]).toEqual([1, 1])
  })

  it('leave no timer behind', async () => {
    const server = await misbehave(answer(200))
    const timers = watchTimers()
    await deliver(server.url, deliveryOptions({ timeout: 60_000 }))
    await expect.poll(timers).toBe(0)
  })
})

it('the schedule is the documented one, a minute in 10 ms', () => {
  const minutes = [1, 10, 60, 120, 360, 720, 1440]
  expect(deliverySchedule).toEqual(minutes.map((each) => each * 10))
})

describe('the command', { timeout: 60_000 }, () => {
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
    const start = performance.now()
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([0, null]) // by then all that it said is here
    expect(performance.now() - start).toBeLessThan(5000) // half of what it would wait for the answer
    const [, second, third] = text().split('\n')
    expect(second).toBe(`delivering to ${server.url}/hook, signed with the secret mock-secret`)
    expect(short(third ?? '')).toBe('evm test, attempt 1: 200')
    await expect.poll(() => server.openSockets()).toBe(0)
  })
})
