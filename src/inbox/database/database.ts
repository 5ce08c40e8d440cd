/** A row, every column of which was asked for as text. */
export type Row = Readonly<Record<string, string | null>>

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** What an effect writes with. */
export interface Queries {
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>
}

/** A transaction that has begun. */
export interface Transaction extends Queries {
  /** Rows that the opening statements gave. */
  readonly opened: readonly Row[]
  /** Runs a statement of an effect, which has a time of its own, and says when it is over. It is one statement. */
  run: Queries['query']
  /** Runs statements without values, and commits, in one round trip. A statement that fails leaves the transaction open. */
  commitWith(text: string): Promise<void>
  /**
   * Breaks off what the connection is doing, or breaks the connection; the statement then fails. Where neither is possible,
   * does nothing.
   *
   * @param ended - resolves when the statement has ended by itself, after which there is nothing to break off
   */
  cancel(ended: Promise<void>): Promise<void>
}

/**
 * A Postgres, whoever talks to it. Each step has a time in which to be done: a connection that vanished says nothing. What
 * takes longer rejects with a `TimeoutError`, and its connection is destroyed.
 */
export interface Database {
  /** Connections there may be; `undefined` for the one of a PGlite. */
  readonly max: number | undefined
  /** Runs one statement, which is a transaction of its own. */
  query(statement: Statement): Promise<readonly Row[]>
  /**
   * Runs work in a transaction, which ends with it: committed if it resolves, else rolled back.
   *
   * @param opening - statements without values that begin it, in the same round trip
   */
  transaction<T>(opening: string, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Listens on a channel.
   *
   * @param onLost - called once, when the connection that listens has gone; never when this rejects
   * @returns a function that stops it
   */
  listen(channel: string, onNotify: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>
  /** The same database, whose steps have so many milliseconds. */
  within(ms: number): Database
}
