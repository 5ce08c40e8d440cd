import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { createInbox } from '../../src/inbox.js'
import { signWebhook, toNodeListener } from '../../src/webhooks.js'
import { storm } from '../support/inbox/storm.js'
import { createStream, secret } from '../support/inbox/stream.js'
import { type PostgresServer, startPostgres } from '../support/postgresServer.js'

// What an inbox takes in and hands out on a real Postgres with its default settings, everything on this machine, beside
// plain `pg` that writes one row per event. With --storm: 10,000 deliveries while workers are killed and Postgres restarts.

const transfers = 50

if (process.argv.includes('--storm')) {
  const report = await storm({
    deliveries: 10_000,
    connections: 64,
    workers: 3,
    killEvery: 2000,
    kills: Number.POSITIVE_INFINITY,
  })
  console.log(JSON.stringify({ ...report, wrong: report.wrong.slice(0, 20) }, null, 2))
  if (report.wrong.length > 0) process.exitCode = 1
} else {
  const postgres = await startPostgres()
  try {
    await bench(postgres)
  } finally {
    await postgres.close()
  }
}

async function bench({ connectionString }: PostgresServer): Promise<void> {
  const pool = new Pool({ connectionString, max: 20 })
  const inbox = createInbox({ database: pool, secret })
  await inbox.migrate()
  await pool.query('create table plain (key text primary key, block text, data json)')
  await pool.query('create table effects (key text, stage text)')
  const stream = createStream(1)
  const bodies = Array.from({ length: 700 }, (_, height) => JSON.stringify(stream.delivery(height, { transfers })))
  const signed = await Promise.all(
    bodies.map(async (body) => ({ body, signature: await signWebhook({ body, secret }) })),
  )
  const server = createServer(toNodeListener(inbox.handler))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/` // listening on a port
  const post = async ({ body, signature }: (typeof signed)[number]): Promise<number> => {
    const start = performance.now()
    const response = await fetch(url, { method: 'POST', body, headers: { 'x-signature': signature } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    return performance.now() - start
  }

  for (const delivery of signed.slice(0, 50)) await post(delivery) // warm
  const steady = signed.slice(50, 350)
  const times = await Promise.all(steady.map(async (delivery, index) => sleep(index * 10).then(() => post(delivery))))
  times.sort((a, b) => a - b)
  const at = (share: number): string => `${times[Math.floor(share * times.length)]?.toFixed(1)} ms`
  console.log(`100 deliveries/s of ${transfers} events: p50 ${at(0.5)}, p99 ${at(0.99)} (target 50 ms)`)

  const burst = signed.slice(350)
  const intake = await rate(burst.length * transfers, async () => {
    const queue = burst.values()
    await together(16, async () => {
      for (const delivery of queue) await post(delivery)
    })
  })
  console.log(`in:    ${intake.toFixed(0)} events/s in deliveries of ${transfers} (target 3,000)`)

  const plain = await rate(burst.length * transfers, async () => {
    const queue = burst.values()
    await together(16, async () => {
      for (const { body } of queue) {
        const { block, erc20Transfers } = JSON.parse(body)
        for (const row of erc20Transfers) {
          const values = [`${row.transactionHash}:${row.logIndex}`, block.hash, JSON.stringify(row)]
          await pool.query('insert into plain values ($1, $2, $3) on conflict do nothing', values)
        }
      }
    })
  })
  console.log(
    `plain: ${plain.toFixed(0)} events/s, an insert each, neither verified nor decoded: in is ${(intake / plain).toFixed(1)}x`,
  )

  const { waiting } = await inbox.stats()
  const out = await rate(waiting, async () => {
    const worker = inbox.work(({ key, stage }, { transaction }) =>
      transaction.query('insert into effects values ($1, $2)', [key, stage]),
    )
    while ((await inbox.stats()).waiting > 0) await sleep(200)
    await worker.stop()
  })
  console.log(`out:   ${out.toFixed(0)} events/s, an insert each in a transaction of its own (target 3,000)`)
  const { rows } = await pool.query('select count(*)::int as all, count(distinct key)::int as different from effects')
  console.log(`effects: ${rows[0].all}, ${rows[0].different} different`)

  server.closeAllConnections()
  server.close()
  await pool.end()
}

async function rate(events: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (events * 1000) / (performance.now() - start)
}

async function together(count: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, work))
}
