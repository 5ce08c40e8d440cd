import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Keyv, { type KeyvStoreAdapter } from 'keyv'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createWebhookHandler,
  type Dedupe,
  type SimulatedDelivery,
  simulateDeliveries,
  type WebhookHandler,
} from '../../../src/webhooks.js'
import { secret } from '../../support/webhooks/delivery.js'

// Two ways to remember deliveries beyond one process, both on SQLite. A dev dependency brings it as WebAssembly, because
// Node 20 has none and native add-ons do not build everywhere.

interface Database {
  exec(sql: string): void
  get(sql: string, values?: readonly unknown[]): Readonly<Record<string, unknown>> | null
  run(sql: string, values?: readonly unknown[]): { readonly changes: number }
  all(sql: string): readonly Readonly<Record<string, unknown>>[]
  close(): void
}

const sqlite = await import('node-sqlite3-wasm' as string).catch(() => undefined)
if (!sqlite) console.warn('node-sqlite3-wasm is not installed: the stores of webhooks are not tested')

let folder = ''
let databases: Database[] = []

function open(): Database {
  const Constructor = sqlite.Database ?? sqlite.default.Database
  const database: Database = new Constructor(join(folder, 'deliveries.db'))
  databases.push(database)
  return database
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerline-'))
  databases = []
})

afterEach(async () => {
  for (const database of databases) database.close()
  await rm(folder, { recursive: true })
})

const requestOf = ({ body, headers }: SimulatedDelivery) =>
  new Request('http://localhost/webhook', { method: 'POST', body, headers })

async function statusesOf(handle: WebhookHandler, scenario: 'duplicates' | 'out-of-order'): Promise<readonly number[]> {
  const statuses: number[] = []
  for await (const delivery of simulateDeliveries({ network: 'evm', secret, scenario, seed: 5 })) {
    statuses.push((await handle(requestOf(delivery))).status)
  }
  return statuses
}

describe.skipIf(!sqlite)('a keyv store on SQLite', () => {
  /** What a user writes. Not exactly-once: between `get` and `set` another process may do the same. */
  function keyvDedupe(store: Keyv): Dedupe {
    return {
      async claim(key) {
        const state = await store.get(key)
        if (state === 'done') return false
        if (state === 'in work') throw new Error('another process has it in work')
        return store.set(key, 'in work', 60_000) // a process that dies must not keep it for ever
      },
      async release(key) {
        await store.delete(key)
      },
      async confirm(key) {
        await store.set(key, 'done', 7 * 86_400_000) // beyond the last retry of the service
      },
    }
  }

  function sqliteStore(database: Database): KeyvStoreAdapter {
    database.exec('create table if not exists keyv (key text primary key, value text)')
    const store: Pick<KeyvStoreAdapter, 'opts' | 'get' | 'set' | 'delete' | 'clear' | 'on'> = {
      opts: {},
      get: async (key) => database.get('select value from keyv where key = ?', [key])?.value as never,
      set: async (key, value) => database.run('insert or replace into keyv values (?, ?)', [key, value]),
      delete: async (key) => database.run('delete from keyv where key = ?', [key]).changes > 0,
      clear: async () => database.exec('delete from keyv'),
      on: () => store as KeyvStoreAdapter,
    }
    return store as KeyvStoreAdapter
  }

  test('keeps copies from the user code, also after a restart', async () => {
    const seen: string[] = []
    const start = (database: Database) =>
      createWebhookHandler({
        secret,
        dedupe: keyvDedupe(new Keyv({ store: sqliteStore(database) })),
        onDelivery: (_, { key }) => seen.push(key),
      })
    const before = open()
    expect(await statusesOf(start(before), 'duplicates')).toEqual([200, 200, 200])
    before.close()
    databases = []
    expect(await statusesOf(start(open()), 'duplicates')).toEqual([200, 200, 200])
    expect(seen).toHaveLength(1)
  })

  test('frees a delivery whose code failed, and refuses one that another process has in work', async () => {
    const store = new Keyv({ store: sqliteStore(open()) })
    let outcome = 'fails'
    const options = { secret, dedupe: keyvDedupe(store), onError: () => undefined }
    const second = createWebhookHandler({ ...options, onDelivery: () => undefined })
    const inner: number[] = []
    const first = createWebhookHandler({
      ...options,
      async onDelivery() {
        inner.push(...(await statusesOf(second, 'duplicates'))) // the same delivery, in another process
        if (outcome === 'fails') throw new Error('database is down')
      },
    })
    expect((await statusesOf(first, 'duplicates'))[0]).toBe(500)
    expect(inner.slice(0, 3)).toEqual([500, 500, 500])
    outcome = 'works'
    expect(await statusesOf(first, 'duplicates')).toEqual([200, 200, 200])
    expect(await statusesOf(second, 'duplicates')).toEqual([200, 200, 200])
  })
})

describe.skipIf(!sqlite)('a table with a unique key, in the transaction of the work', () => {
  /** What a user writes: the row of the key and the money are committed together, or neither is. */
  function creditingHandler(database: Database, crash: () => void = () => undefined): WebhookHandler {
    return createWebhookHandler({
      secret,
      network: 'evm',
      onError: () => undefined,
      onDelivery(delivery, { key }) {
        if (!delivery.confirmed) return
        database.exec('begin immediate')
        try {
          const { changes } = database.run('insert into deliveries values (?) on conflict do nothing', [key])
          for (const { value } of changes === 1 ? delivery.erc20Transfers : []) {
            database.run('update account set balance = balance + ?', [Number(value)])
          }
          crash()
          database.exec('commit')
        } catch (error) {
          database.exec('rollback')
          throw error
        }
      },
    })
  }

  function openBooks(): Database {
    const database = open()
    database.exec('create table if not exists deliveries (key text primary key)')
    database.exec('create table if not exists account (balance integer)')
    database.exec('insert into account select 0 where not exists (select 1 from account)')
    return database
  }

  const balanceOf = (database: Database) => database.get('select balance from account')?.balance

  test('credits every delivery once, whichever process gets it, and again after a crash', async () => {
    const database = openBooks()
    let crashes = 0
    const crashing = () => {
      if (crashes++ === 0) throw new Error('out of memory')
    }
    expect(await statusesOf(creditingHandler(database, crashing), 'duplicates')).toEqual([500, 200, 200])
    const once = balanceOf(database)
    expect(once).toBeGreaterThan(0)
    // Each handler stands for another process: nothing but the table is shared.
    expect(await statusesOf(creditingHandler(database), 'duplicates')).toEqual([200, 200, 200])
    expect(await statusesOf(creditingHandler(database), 'duplicates')).toEqual([200, 200, 200])
    expect(balanceOf(database)).toBe(once)
    expect(database.all('select key from deliveries')).toHaveLength(1)
  })

  test('credits confirmed blocks only, whatever order they come in', async () => {
    const database = openBooks()
    for (let process = 0; process < 2; process++) await statusesOf(creditingHandler(database), 'out-of-order')
    expect(database.all('select key from deliveries')).toHaveLength(3)
  })
})
