import type { Shell } from './shell.js'

/** Writes data to stdout. */
export interface Output {
  /**
   * Writes a text, and waits while the reader is slower.
   *
   * @throws {OutputClosed} if nobody reads any more, as after `| head -1`.
   */
  write(text: string): Promise<void>
  readonly isTerminal: boolean
  /** Whether headings are bold. */
  readonly isStyled: boolean
  /** Columns of the terminal; infinite elsewhere, unless `COLUMNS` says how many. */
  readonly columns: number
}

/** The reader of stdout has gone, which is no failure. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed'
}

/** Creates the output of a shell. */
export function createOutput({ stdout, env }: Shell): Output {
  let failed: Error | undefined
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    failed ??= error.code === 'EPIPE' ? new OutputClosed('Nobody reads the output') : error
  })
  const isTerminal = stdout.isTTY === true
  return {
    isTerminal,
    isStyled: isTerminal && !env.NO_COLOR && env.TERM !== 'dumb',
    columns: (isTerminal && stdout.columns) || Number(env.COLUMNS) || (isTerminal ? 80 : Number.POSITIVE_INFINITY),
    async write(text) {
      if (failed) throw failed
      await new Promise<void>((resolve) => stdout.write(text, () => resolve()))
      await Promise.resolve() // the event `error` comes after the callback
      if (failed) throw failed
    },
  }
}
