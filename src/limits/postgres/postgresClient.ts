/** A Pool of `pg`, or a PGlite. */
export interface PostgresClient {
  query(text: string, values: unknown[]): Promise<{ readonly rows: unknown[] }>
}
