import type { Column } from '../catalogue/columns.js'
import type { Output } from '../shell/output.js'

/** Writes the rows of a list in one format, in batches. */
export interface RowWriter {
  rows(rows: readonly unknown[]): Promise<void>
  /** Ends what was begun, also after a failure: what was written is then valid, though not whole. */
  end(failed: boolean): Promise<void>
}

/** What a writer needs besides rows. */
export interface WriterOptions {
  readonly output: Output
  /** The columns of the document. */
  readonly columns: readonly Column[]
  /** Whether the user has chosen the columns. */
  readonly isChosen: boolean
  /** Says on stderr what a table leaves out. */
  readonly note: (text: string) => void
}
