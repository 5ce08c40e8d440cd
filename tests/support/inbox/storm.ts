import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { createInbox } from '../../../src/inbox.js'
import { createRandom } from '../../../src/webhooks/simulate/random.js'
import { signWebhook, toNodeListener } from '../../../src/webhooks.js'
import { startPostgres } from '../postgresServer.js'
import { createStream, secret, type Wire } from './stream.js'

/** How bad the weather is. */
export interface StormOptions {
  readonly deliveries: number
  /** Connections that deliver at once. */
  readonly connections: number
  readonly workers: number
  /** Milliseconds between two workers that are killed. */
  readonly killEvery: number
  /** How many are killed; with `Infinity` one after another until the work is done. */
  readonly kills: number
}

/** What was sent, what came of it, and how it differs. */
export interface StormReport {
  readonly sent: number
  /** Deliveries that had to be sent again, because the database was away. */
  readonly refused: number
  readonly events: number
  readonly effects: number
  readonly kills: number
  readonly seconds: number
  /** What is not as it has to be; nothing when all is well. */
  readonly wrong: readonly string[]
}

/**
 * Sends deliveries (copies, retries, confirmed first, out of order, reorganisations, poison) to an inbox while workers run in
 * processes that are killed, and Postgres is restarted amid; then compares every effect with the list that was sent.
 */
export async function storm(options: StormOptions): Promise<StormReport> {
  const started = performance.now()
  const postgres = await startPostgres({ max_connections: '100' })
  const { connectionString } = postgres
  const pool = new Pool({ connectionString, max: 20 })
  const inbox = createInbox({ database: pool, secret, onError: () => undefined })
  await inbox.migrate()
  await pool.query('create table effects (key text, block text, stage text)')
  const server = createServer(toNodeListener(inbox.handler))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const workers = Array.from({ length: options.workers }, () => startWorker(connectionString))
  let isOver = false
  let kills = 0
  const killing = (async () => {
    while (!isOver && kills < options.kills) {
      await sleep(options.killEvery)
      if (isOver) break
      workers.shift()?.kill('SIGKILL')
      workers.push(startWorker(connectionString))
      kills++
    }
  })()
  try {
    const list = deliveriesOf(options.deliveries)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/` // listening on a port
    const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
    let refused = 0
    let sent = 0
    let restarting: Promise<void> | undefined
    const queue = list.values()
    const deliver = async (): Promise<void> => {
      for (const body of queue) {
        const signature = await signWebhook({ body, secret })
        for (; (await postTo(url, agent, body, signature)) !== 200; refused++) await sleep(100)
        if (++sent === Math.floor(list.length / 2)) restarting = restart(postgres)
      }
    }
    await Promise.all(Array.from({ length: options.connections }, deliver))
    await restarting
    if (options.kills === Number.POSITIVE_INFINITY) {
      await settled(() => inbox.stats())
      isOver = true
    }
    await killing
    await settled(() => inbox.stats())
    const { rows: effects } = await pool.query('select key, block, stage from effects')
    const { rows: stored } = await pool.query('select key, block_hash as block, stage, handed from ledgerline_events')
    const poison = (await inbox.poison({ limit: 100_000 })).length
    const wrong = compare(list, effects, stored, poison)
    const seconds = (performance.now() - started) / 1000
    return { sent, refused, events: stored.length, effects: effects.length, kills, seconds, wrong }
  } finally {
    isOver = true
    await killing
    for (const worker of workers) worker.kill('SIGKILL')
    server.closeAllConnections()
    server.close()
    await pool.end()
    await postgres.close()
  }
}

const workerFile = new URL('./stormWorker.ts', import.meta.url).pathname

const startWorker = (connectionString: string): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', workerFile, connectionString], { stdio: ['ignore', 'ignore', 'inherit'] })

async function restart(postgres: { stop(): Promise<void>; start(): Promise<void> }): Promise<void> {
  await postgres.stop()
  await sleep(500)
  await postgres.start()
}

/** Bodies in the order in which they are sent: a fixed list, shuffled within reach, as a busy service would. */
function deliveriesOf(count: number): readonly string[] {
  const stream = createStream(11)
  const random = createRandom(5)
  const bodies: string[] = []
  const add = (wire: Wire): void => void bodies.push(JSON.stringify(wire))
  for (let height = 1; bodies.length < count; height++) {
    const transfers = 1 + random.below(3)
    const mined = stream.delivery(height, { transfers, confirmed: false })
    const confirmed = stream.delivery(height, { transfers })
    if (height % 50 === 0) add({ chainId: '0x1', poison: height })
    if (height % 10 === 0) add(stream.delivery(height, { transfers, confirmed: false, fork: 1 })) // a block that vanishes
    if (height % 7 !== 0) add(mined)
    if (height % 5 === 0) add({ ...mined, retries: 1 })
    if (height % 11 !== 0) add(confirmed) // some are never confirmed
    if (height % 3 === 0 && height % 11 !== 0) add(confirmed)
  }
  const window = 40
  const shuffled: string[] = []
  for (let from = 0; from < count; from += window)
    shuffled.push(...random.shuffled(bodies.slice(from, Math.min(count, from + window))))
  return shuffled
}

interface Found {
  readonly key: string
  readonly block: string
  readonly stage: string
}

/** What of the effects is not what the list of deliveries asks for. */
function compare(
  list: readonly string[],
  effects: readonly Found[],
  stored: readonly Found[],
  poison: number,
): readonly string[] {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  for (const { key, block, stage } of effects) {
    const id = `${hashIn(key)} ${block} ${stage}`
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const sent = new Map<string, Set<string>>()
  const poisoned = new Set<string>()
  for (const body of list) {
    const wire = JSON.parse(body)
    if (wire.poison) poisoned.add(body)
    for (const { transactionHash } of wire.erc20Transfers ?? []) {
      const event = `${transactionHash} ${wire.block.hash}` // each has a transaction of its own
      sent.set(event, (sent.get(event) ?? new Set()).add(wire.confirmed ? 'final' : 'provisional'))
    }
  }
  if (poison !== poisoned.size) wrong.push(`${poison} poison, not ${poisoned.size}`)
  if (stored.length !== sent.size) wrong.push(`${stored.length} events, not ${sent.size}`)
  for (const [id, count] of counts) if (count !== 1) wrong.push(`${count} times: ${id}`)
  for (const { key, block, stage } of stored) {
    const event = `${hashIn(key)} ${block}`
    const stages = sent.get(event) ?? new Set()
    const has = (name: string): boolean => counts.has(`${event} ${name}`)
    if (stages.size === 0) wrong.push(`never sent: ${event}`)
    if (has('final') !== stages.has('final')) wrong.push(`final ${has('final')}: ${event}`)
    if ((stage === 'final') !== stages.has('final')) wrong.push(`is ${stage}: ${event}`)
    if (has('provisional') && !stages.has('provisional')) wrong.push(`provisional, unasked: ${event}`)
    if (stage === 'provisional' && (!has('provisional') || has('orphaned'))) wrong.push(`provisional missing: ${event}`)
    if (stage === 'orphaned' && has('orphaned') !== has('provisional')) wrong.push(`orphaned astray: ${event}`)
  }
  return wrong
}

const hashIn = (key: string): string | undefined => key.split(':')[1]

function postTo(url: string, agent: Agent, body: string, signature: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'x-signature': signature, 'content-length': Buffer.byteLength(body) }
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    sending.once('error', () => resolve(0))
    sending.end(body)
  })
}

async function settled(
  stats: () => Promise<{ readonly waiting: number; readonly running: number; readonly dead: number }>,
) {
  for (let calm = 0; calm < 3; ) {
    const { waiting, running } = await stats().catch(() => ({ waiting: 1, running: 0 }))
    calm = waiting + running === 0 ? calm + 1 : 0
    await sleep(100)
  }
}
