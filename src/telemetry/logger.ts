/** Receives log lines: `console`, or a logger of pino, winston or the like. */
export interface Logger {
  debug(line: string): unknown
  info(line: string): unknown
  warn(line: string): unknown
}

/** How much to log. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'silent'

/** Options of `logTo`. */
export interface LogOptions {
  /**
   * - `debug`: also the URL of each attempt, and unknown fields
   * - `info`: also a line for each attempt that isn't retried
   * - `warn`: attempts that are retried, issues, and deprecated operations
   * - `silent`: nothing
   *
   * Default `info`.
   */
  readonly level?: LogLevel | undefined
}
