import type { Database, Row } from './database.js'

/** The part of a PGlite that we use. */
export interface Pglite {
  query(text: string, values?: unknown[]): Promise<PgliteResult>
  exec(text: string): Promise<PgliteResult[]>
  transaction<T>(work: (transaction: PgliteTransaction) => Promise<T>): Promise<T>
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
}

interface PgliteTransaction {
  query(text: string, values?: unknown[]): Promise<PgliteResult>
  exec(text: string): Promise<PgliteResult[]>
}

interface PgliteResult {
  readonly rows: unknown[]
}

/** Talks to a PGlite. It has one connection, so everything waits for the open transaction. */
export function databaseOfPglite(pglite: Pglite): Database {
  const database: Database = {
    max: undefined,
    async query({ text, values = [] }) {
      const { rows } = await pglite.query(text, [...values])
      return rows as Row[] // every column is text
    },
    transaction: (opening, work) =>
      pglite.transaction(async (transaction) => {
        const outcomes = opening === '' ? [] : await transaction.exec(opening)
        const query = (text: string, values: readonly unknown[] = []) => transaction.query(text, [...values])
        return work({
          lost: undefined, // it has no connection
          opened: outcomes.flatMap(({ rows }) => rows) as Row[], // every column is text
          query,
          run: query,
          commitWith: async (text) => void (await transaction.exec(text)), // the end of the transaction commits
          cancel: async () => undefined,
        })
      }),
    listen: async (channel, onNotify) => {
      const stop = await pglite.listen(channel, onNotify)
      return () => stop()
    },
    within: () => database, // it runs in this process, so it can't vanish
  }
  return database
}
