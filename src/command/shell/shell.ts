import type { Readable, Writable } from 'node:stream'

/** A stream that may lead to a terminal. */
export type Sink = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined }

/** What the command has of its process. */
export interface Shell {
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined }
  /** Takes data, and nothing else. */
  readonly stdout: Sink
  /** Takes everything that is not data. */
  readonly stderr: Sink
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborts with an `Interrupt` when the user ends the command. */
  readonly signal: AbortSignal
}

/** Why a command ended early: a signal of the system, such as that of Ctrl-C. */
export class Interrupt extends Error {
  override readonly name = 'Interrupt'
  readonly exitCode: number

  constructor(exitCode: number) {
    super('Interrupted')
    this.exitCode = exitCode
  }
}
