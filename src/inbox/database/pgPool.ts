import type { Database, Row, Statement, Transaction } from './database.js'

/** The part of a `pg` Pool that is used. */
export interface PgPool {
  readonly options: { readonly max?: number | undefined }
  connect(): Promise<PgClient>
  query(statement: { text: string; values?: unknown[] }): Promise<PgResult>
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** The part of a client of a `pg` Pool that is used. */
export interface PgClient {
  query(text: string, values?: unknown[]): Promise<PgResult>
  on(event: 'error' | 'end' | 'notification', listener: (event: unknown) => void): unknown
  off(event: 'error' | 'end' | 'notification', listener: (event: unknown) => void): unknown
  release(error?: Error | boolean): void
}

interface PgResult {
  readonly rows: unknown[]
  readonly command?: string
}

/** What statements without values give: of several, a list. */
type Outcome = PgResult | readonly PgResult[]

/** Connections that `pg` opens at most, unless it is told otherwise. */
const defaultMax = 10

/**
 * Talks to Postgres through a `pg` Pool. A connection that breaks while nobody uses it would end the process: `pg` tells
 * only those who listen, so this listens.
 */
export function databaseOfPool(pool: PgPool): Database {
  pool.on('error', () => undefined)
  return {
    max: pool.options.max ?? defaultMax,
    async query({ text, values }: Statement) {
      const { rows } = await pool.query({ text, ...(values && { values: [...values] }) })
      return rows as Row[] // every column is text
    },
    transaction: (opening, work) => inTransaction(pool, opening, work),
    listen: (channel, onNotify, onLost) => listen(pool, channel, onNotify, onLost),
  }
}

async function inTransaction<T>(
  pool: PgPool,
  opening: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let isOpen = true
  const onError = (error: unknown): void => {
    broken = error as Error // `pg` gives nothing else
  }
  client.on('error', onError)
  const commit = async (before: string): Promise<void> => {
    const outcome: Outcome = await client.query(`${before}commit`)
    isOpen = false
    if (lastOf(outcome)?.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement of it failed')
  }
  try {
    const outcome: Outcome = await client.query(`begin isolation level read committed;${opening}`)
    const result = await work({
      opened: (lastOf(outcome, 'SELECT')?.rows ?? []) as Row[], // every column is text
      query: (text, values) => client.query(text, values && [...values]),
      commitWith: (text) => commit(`${text};`),
      cancel: (ended) => cancel(pool, client, ended),
    })
    if (isOpen) await commit('')
    return result
  } catch (error) {
    if (isOpen)
      await client.query('rollback').catch((cause: Error) => {
        broken ??= cause
      })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** Of several outcomes the last, or the last of a command. */
function lastOf(outcome: Outcome, command?: string): PgResult | undefined {
  const all = [outcome].flat()
  return all.filter((one) => command === undefined || one.command === command).at(-1)
}

/** It takes another connection. Where none is free before the statement ends by itself, nothing is left to break off. */
async function cancel(pool: PgPool, client: PgClient, ended: Promise<void>): Promise<void> {
  const pid = Reflect.get(client, 'processID')
  if (typeof pid !== 'number') return
  const connecting = pool.connect()
  const other = await Promise.race([connecting, ended])
  if (other) await other.query('select pg_cancel_backend($1)', [pid]).finally(() => other.release())
  else void connecting.then((late) => late.release()).catch(() => undefined)
}

async function listen(
  pool: PgPool,
  channel: string,
  onNotify: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const client = await pool.connect()
  let isListening = false
  let isOver = false
  const end = (broken: boolean): void => {
    if (isOver) return
    isOver = true
    client.off('notification', onNotification)
    client.release(broken)
  }
  const onNotification = (event: unknown): void => {
    const told: { readonly channel?: unknown; readonly payload?: unknown } = Object(event)
    if (told.channel === channel) onNotify(String(told.payload ?? ''))
  }
  const onEnd = (): void => {
    if (isOver) return
    end(true)
    if (isListening) onLost() // before that, the statement fails
  }
  client.on('notification', onNotification)
  client.on('error', onEnd)
  client.on('end', onEnd)
  try {
    await client.query(`listen "${channel}"`)
    if (isOver) throw new Error('The connection that listens has gone')
    isListening = true
  } catch (error) {
    end(true)
    throw error
  }
  return async () => {
    // Closed, not handed back: it would go on listening for whoever gets it next.
    end(true)
  }
}
