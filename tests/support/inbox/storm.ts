import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { createInbox } from '../../../src/inbox.js'
import { signWebhook, toNodeListener } from '../../../src/webhooks.js'
import { startPostgres } from '../postgresServer.js'
import { compareStorm } from './stormCompare.js'
import { stormDeliveries } from './stormDeliveries.js'
import { secret } from './stream.js'

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
 * Sends deliveries of EVM, Solana and Bitcoin (copies, retries, confirmed first, out of order, reorganisations, replaced in
 * the mempool, poison) to an inbox while workers run in processes that are killed, and Postgres is restarted amid; then
 * compares every effect with the list that was sent. Every other worker asks for pending events.
 */
export async function storm(options: StormOptions): Promise<StormReport> {
  const begun = performance.now()
  const postgres = await startPostgres({ max_connections: '100' })
  const { connectionString } = postgres
  const pool = new Pool({ connectionString, max: 20 })
  const inbox = createInbox({ database: pool, secret, onError: () => undefined })
  await inbox.migrate()
  await pool.query('create table effects (key text, kind text, block text, stage text, asked boolean)')
  const pendingJobs = async () => (await pool.query('select from ledgerline_pending')).rows.length
  const server = createServer(toNodeListener(inbox.handler))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  let started = 0
  const start = (): ChildProcess => startWorker(connectionString, started++ % 2 === 0)
  const workers = Array.from({ length: options.workers }, start)
  let isOver = false
  let kills = 0
  const killing = (async () => {
    while (!isOver && kills < options.kills) {
      await sleep(options.killEvery)
      if (isOver) break
      workers.shift()?.kill('SIGKILL')
      workers.push(start())
      kills++
    }
  })()
  try {
    const list = stormDeliveries(options.deliveries)
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
      await settled(() => inbox.stats(), pendingJobs)
      isOver = true
    }
    await killing
    await settled(() => inbox.stats(), pendingJobs)
    const { rows: effects } = await pool.query('select key, kind, block, stage, asked from effects')
    const { rows: stored } = await pool.query(
      'select key, kind, block_hash as block, stage, handed from ledgerline_events',
    )
    const poison = (await inbox.poison({ limit: 100_000 })).length
    const wrong = compareStorm(list, effects, stored, poison)
    const seconds = (performance.now() - begun) / 1000
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

const startWorker = (connectionString: string, asks: boolean): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', workerFile, connectionString, String(asks)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function restart(postgres: { stop(): Promise<void>; start(): Promise<void> }): Promise<void> {
  await postgres.stop()
  await sleep(500)
  await postgres.start()
}

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
  stats: () => Promise<{ readonly waiting: number; readonly running: number }>,
  pendingJobs: () => Promise<number>,
) {
  for (let calm = 0; calm < 3; ) {
    const { waiting, running } = await stats().catch(() => ({ waiting: 1, running: 0 }))
    const pending = await pendingJobs().catch(() => 1)
    calm = waiting + running + pending === 0 ? calm + 1 : 0
    await sleep(100)
  }
}
