/** What lines are written to: `console`, or a logger of pino, winston or the like. */
export interface Logger {
  debug(line: string): unknown
  info(line: string): unknown
  warn(line: string): unknown
}

/** How much is logged. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'silent'

/** Options of `logTo`. */
export interface LogOptions {
  /**
   * `debug`: the URL of each attempt, and fields that no document knows; `info`: a line for each attempt; `warn`: an
   * attempt that is retried, issues, operations that end; `silent`: nothing. Each level has what those after it have.
   * Default `info`.
   */
  readonly level?: LogLevel | undefined
}
