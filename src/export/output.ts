import type { FinishedFile } from './finishedFile.js'

/** A list that has ended, and is on disk. */
export interface EndedList {
  /** Its place in the order of the output. */
  readonly index: number
  /** The file with its rows, of which `bytes` count. */
  readonly path: string
  readonly bytes: number
}

/** How far the lists, in their order, have become output that is safe on disk. */
export interface Written {
  /** The first list that isn't wholly in the output. */
  readonly list: number
  /** Bytes of its rows that are. */
  readonly offset: number
  /** Bytes of the file, or the number of parts. */
  readonly size: number
}

/** Turns lists into what the reader gets. They come one after another, in order. */
export interface Output {
  /** What is safe on disk after the last `sync`. Lists before `list` aren't needed any more. */
  readonly written: Written
  /** The files that it has put where the reader expects them: `output`, or parts by their name. */
  readonly finished: Readonly<Record<string, FinishedFile>>
  /** Adds a list, from the offset of `written` if it is that list. */
  add(list: EndedList): Promise<void>
  /** Makes what was added safe, as far as whole parts go. */
  sync(): Promise<void>
  /**
   * Puts everything where the reader expects it. May be called again after it succeeded.
   *
   * @returns the files
   */
  finish(): Promise<readonly string[]>
  /** Closes files. */
  close(): Promise<void>
}
