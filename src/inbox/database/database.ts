/** A row. Our statements select every column as text. */
export type Row = Readonly<Record<string, string | null>>

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
}

/** A statement of an effect, as the clients of `pg` take it. Other fields of `pg`, such as `name`, are ignored. */
export interface EffectStatement extends Statement {
  /** `array` gives rows as lists of their columns. */
  readonly rowMode?: string | undefined
  /** Parsers of values by the type's OID, as `pg` takes them. */
  readonly types?: { getTypeParser(oid: number, format?: 'text'): (value: string) => unknown } | undefined
}

/** Runs statements. */
export interface Queries {
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>
}

/** An open transaction. */
export interface Transaction extends Queries {
  /** The error by which its connection was lost, along with it. */
  readonly lost: unknown
  /** Rows that the opening statements returned. */
  readonly opened: readonly Row[]
  /** Runs one statement of an effect. It has no time limit of its own: the effect's timeout covers it. */
  run(statement: EffectStatement): Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number | null }>
  /** Runs statements without values, and commits, in one round trip. If one fails, the transaction stays open. */
  commitWith(text: string): Promise<void>
  /**
   * Cancels the running statement, or else destroys the connection; either way the statement fails. Does nothing if
   * neither is possible.
   *
   * @param ended - resolves when the statement has ended by itself, so that there is nothing left to cancel
   */
  cancel(ended: Promise<void>): Promise<void>
}

/**
 * A Postgres database, through any client. Each step has a time limit, because queries on a connection that has
 * vanished never settle: a step that takes longer rejects with a `TimeoutError`, and its connection is destroyed.
 */
export interface Database {
  /** The most connections; `undefined` for PGlite, which has one. */
  readonly max: number | undefined
  /** Runs one statement, in a transaction of its own. */
  query(statement: Statement): Promise<readonly Row[]>
  /**
   * Runs work in a transaction, which is committed if the work resolves, and rolled back if it rejects.
   *
   * @param opening - statements without values to begin with, in the same round trip
   */
  transaction<T>(opening: string, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Listens on a channel.
   *
   * @param onLost - called once if the connection that listens is lost, but not if this promise rejects
   * @returns a function that stops listening
   */
  listen(channel: string, onNotify: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>
  /** Returns the same database with another time limit per step, in milliseconds. */
  within(ms: number): Database
}
