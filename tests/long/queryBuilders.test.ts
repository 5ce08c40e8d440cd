import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Block, blocksOf } from '../support/docPages.js'
import { installed } from '../support/installed.js'
import { linkPackage } from '../support/packed.js'
import { type PostgresServer, startPostgres } from '../support/postgresServer.js'

// The blocks of the guide about the inbox that write with a query builder, compiled and run with the packed package.

const builders = ['drizzle-orm', 'kysely', 'knex']
const blocks = blocksOf('docs/guide/inbox.md')

let folder: string
let server: PostgresServer
beforeAll(async () => {
  folder = linkPackage()
  const packages = installed('drizzle-orm@0.45.4', 'kysely@0.29.9', 'knex@3.3.0')
  const taken = new Set(readdirSync(join(folder, 'node_modules')))
  for (const name of readdirSync(packages))
    if (!taken.has(name) && !name.startsWith('.')) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  for (const name of ['pg', '@electric-sql', '@types'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  server = await startPostgres()
}, 300_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server?.close()
})

const blockOf = (builder: string): Block => {
  const found = blocks.find(({ code }) => code.includes(`from '${builder}`))
  if (!found) throw new Error(`No block of the guide shows ${builder}`)
  return found
}

describe.each(builders)('%s in an effect', (builder) => {
  test('compiles as the guide shows it', () => {
    writeFileSync(join(folder, `${builder}.ts`), `declare const secret: string\n${blockOf(builder).code}`)
    const flags = [
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--strict',
      '--skipLibCheck',
      '--noEmit',
      '--types',
      'node',
    ]
    const tsc = resolve('node_modules/typescript-7/bin/tsc')
    execFileSync(process.execPath, [tsc, ...flags, `${builder}.ts`], { cwd: folder, stdio: 'pipe' })
  })

  test.each(['PGlite', 'Postgres'])('writes once for each event, and nothing if the effect fails, on %s', (kind) => {
    const file = join(folder, `${builder}-${kind}.ts`)
    writeFileSync(file, programOf(blockOf(builder).code, kind === 'Postgres' ? server.connectionString : undefined))
    const args = ['--import', resolve('node_modules/tsx/dist/esm/index.mjs'), file]
    const printed = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 })
    const { effects, rows, amounts } = JSON.parse(printed.trim().split('\n').at(-1) ?? '')
    expect(rows).toBeGreaterThan(0)
    expect(effects).toBe(rows + 1) // the first attempt has failed after it wrote
    expect(amounts).toEqual(amounts.filter((amount: string) => /^\d+$/.test(amount)))
  })
})

/** A program that runs a block on deliveries: the first effect throws once after it has written. */
const programOf = (code: string, connectionString: string | undefined): string => `
import { simulateDeliveries } from 'ledgerline/webhooks'
import { PGlite } from '@electric-sql/pglite'
import { Pool as PgPool } from 'pg'
import { createInbox as createRealInbox } from 'ledgerline/inbox'
const secret = 'a secret'
const pool: any = ${connectionString ? `new PgPool({ connectionString: '${connectionString}', max: 15 })` : 'await PGlite.create()'}
await pool.query('drop table if exists credits')
await pool.query('drop schema if exists mine cascade')
await pool.query('create table credits (key text primary key, account text not null, amount numeric(78, 0) not null)')
let effects = 0
let worker: any
function createInbox(options: any) {
  const inbox = createRealInbox({ ...options, schema: 'mine', onError: () => undefined })
  const work = inbox.work
  inbox.work = (effect: any) => {
    const counted = async (event: any, context: any) => {
      await effect(event, context)
      if (event.kind !== 'erc20Transfer' || event.stage !== 'final') return
      effects += 1
      if (effects === 1) throw new Error('after it wrote')
    }
    worker = { start: () => work(counted, { minDelay: 1, maxDelay: 20 }) }
    return worker
  }
  return inbox
}
${code.replace(/^import \{ createInbox \}.*$|^declare const pool.*$/gm, '')}
await inbox.migrate()
for await (const { body, headers } of simulateDeliveries({ network: 'evm', secret, scenario: 'confirmed-first' }))
  await inbox.handler(new Request('http://localhost/', { method: 'POST', headers, body }))
const running = worker.start()
for (;;) {
  const { waiting, running: open } = await inbox.stats()
  if (waiting + open === 0) break
  await new Promise((done) => setTimeout(done, 50))
}
await running.stop()
const { rows } = await pool.query('select amount::text from credits')
console.log(JSON.stringify({ effects, rows: rows.length, amounts: rows.map(({ amount }: any) => amount) }))
await (pool.end?.() ?? pool.close())
`
