import { afterEach, beforeEach, expect } from 'vitest'
import {
  createInbox,
  type Effect,
  type Inbox,
  type InboxOptions,
  type InboxWorker,
  type WorkOptions,
} from '../../../src/inbox.js'
import type { Opener, TestDatabase } from './databases.js'
import { secret } from './stream.js'

/** An inbox on an empty database, for each test of a file. */
export interface UsedInbox {
  readonly db: TestDatabase
  readonly inbox: Inbox
  /** What the inbox has reported. */
  readonly errors: readonly unknown[]
  /** Starts a worker that ends with the test. */
  work(effect: Effect, options?: WorkOptions): InboxWorker
  /** Resolves when nothing waits or runs; what is dead may stay. */
  settled(): Promise<void>
}

/** Gives each test an inbox, and a table `effects` for what its effects write: `key`, `stage`, and their order as `id`. */
export function useInbox(open: Opener[1], options?: Partial<InboxOptions>): UsedInbox {
  let db: TestDatabase | undefined
  let inbox: Inbox | undefined
  let workers: InboxWorker[] = []
  let errors: unknown[] = []
  const given = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('There is an inbox only while tests run')
    return value
  }
  beforeEach(async () => {
    errors = []
    workers = []
    db = await open()
    inbox = createInbox({ database: db.database, secret, onError: (error) => errors.push(error), ...options })
    await inbox.migrate()
    await db.sql('create table effects (id serial, key text, stage text)')
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await db?.close()
  })
  return {
    get db() {
      return given(db)
    },
    get inbox() {
      return given(inbox)
    },
    get errors() {
      return errors
    },
    work(effect, workOptions) {
      const worker = given(inbox).work(effect, workOptions)
      workers.push(worker)
      return worker
    },
    async settled() {
      await expect
        .poll(async () => {
          const { waiting, running } = await given(inbox).stats()
          return waiting + running
        })
        .toBe(0)
    },
  }
}
