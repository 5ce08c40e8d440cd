import type { Database, EffectStatement, Row } from './database.js'

/** The part of a PGlite that we use. */
export interface Pglite {
  query(text: string, values?: unknown[]): Promise<PgliteResult>
  exec(text: string): Promise<PgliteResult[]>
  transaction<T>(work: (transaction: PgliteTransaction) => Promise<T>): Promise<T>
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Its parsers of values, by the type's OID. */
  readonly parsers?: object
}

interface PgliteTransaction {
  query(text: string, values?: unknown[], options?: PgliteOptions): Promise<PgliteResult>
  exec(text: string): Promise<PgliteResult[]>
}

interface PgliteOptions {
  readonly rowMode?: 'array' | 'object'
  readonly parsers?: Readonly<Record<number, (value: string) => unknown>>
}

interface PgliteResult {
  readonly rows: unknown[]
  readonly affectedRows?: number
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
        return work({
          lost: undefined, // it has no connection
          opened: outcomes.flatMap(({ rows }) => rows) as Row[], // every column is text
          query: (text, values = []) => transaction.query(text, [...values]),
          run: async (statement) => {
            const result = await transaction.query(
              statement.text,
              [...(statement.values ?? [])],
              asked(pglite, statement),
            )
            return { ...result, rowCount: result.affectedRows || result.rows.length }
          },
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

/** Returns what a statement asks for in the words of `pg`, in those of PGlite. */
function asked({ parsers = {} }: Pglite, { rowMode, types }: EffectStatement): PgliteOptions {
  const known = types ? Object.keys(parsers).map(Number) : [] // PGlite leaves other types as text, as pg does
  return {
    ...(rowMode === 'array' && { rowMode }),
    parsers: Object.fromEntries(known.map((oid) => [oid, (value) => types?.getTypeParser(oid, 'text')(value)])),
  }
}
