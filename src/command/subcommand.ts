import type { Flag } from './flags/flag.js'
import type { Reporter } from './shell/reporter.js'
import type { Shell } from './shell/shell.js'

/** What a subcommand of the command does. */
export interface Subcommand {
  /** Its options, for its parser, its help and the completions of shells. */
  readonly flags: readonly Flag[]
  /** What its help says below its usage: an example that runs, and what else there is to know. */
  readonly help: string
  /**
   * Runs it.
   *
   * @param args - what was typed after its name, of which `parseFlags` makes options and words
   * @returns the exit code
   * @throws {LedgerlineError} for wrong usage, and for what fails; the command reports it and ends with its exit code
   */
  run(args: readonly string[], shell: Shell, reporter: Reporter): Promise<number>
}

/** A subcommand in the table of all, where it is not loaded yet. */
export interface SubcommandEntry {
  /** What follows its name, as help shows it. */
  readonly usage: string
  /** What it does, in a line. */
  readonly about: string
  /** Completes its words: names of operations as `api.operation`, or these texts. */
  readonly words?: 'operations' | readonly string[]
  /** Loads it. */
  readonly load: () => Promise<Subcommand>
}
