/** The part of a `pg` Pool that we use. */
export interface PgPool {
  readonly options: { readonly max?: number | undefined }
  readonly idleCount?: number
  connect(): Promise<PgClient>
  query(statement: { text: string; values?: unknown[] }): Promise<PgResult>
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'connect', listener: (client: PgClient) => void): unknown
}

/** The part of a client of a `pg` Pool that we use. */
export interface PgClient {
  query(query: PgQuery | string): Promise<PgOutcome>
  on(event: 'error' | 'end' | 'notification', listener: (event: unknown) => void): unknown
  off(event: 'error' | 'end' | 'notification', listener: (event: unknown) => void): unknown
  release(error?: Error | boolean): void
}

/** A statement as `pg` takes it. */
export interface PgQuery {
  readonly text: string
  readonly values?: unknown[]
  readonly rowMode?: string | undefined
  /** The extended protocol takes one statement at a time. */
  readonly queryMode?: 'extended'
  /** What becomes of each column, in place of the parsers of the pool. */
  readonly types?: unknown
}

/** The result of a statement. */
export interface PgResult {
  readonly rows: unknown[]
  readonly rowCount?: number | null
  readonly command?: string
}

/** The result of a query without values: a list if it has several statements. */
export type PgOutcome = PgResult | readonly PgResult[]
