import { type FileHandle, open } from 'node:fs/promises'
import { fingerprint } from '../runtime/fingerprint.js'

/** The files of a list that waits: its rows, its issues, and the cursors that were followed. */
export type ListFile = 'rows' | 'issues' | 'cursors'

/** How far a list has been read and its rows have been kept. */
export interface Progress {
  /** Where the next page starts; absent for the first page, `null` once the list has ended. */
  readonly cursor?: string | null | undefined
  /** Pages that were read. */
  readonly pages: number
  readonly rows: number
  /** Issues of its pages. */
  readonly issues: number
  /** Rows and chains that it lacks because of them. */
  readonly lost: number
  /** 1 if the list ended because its input was refused. */
  readonly failed: number
}

/** The same, with what of it is on disk. */
export interface Staged extends Progress {
  /** How often the list began again; each time into new files. */
  readonly turn: number
  readonly rowBytes: number
  readonly issueBytes: number
  readonly cursorBytes: number
}

/** A page of a list, as it is written. */
export interface StagedPage {
  /** Lines of the output, and of the file of issues. */
  readonly rows: string
  readonly issues: string
  /** How far the list is with it. */
  readonly progress: Progress
}

/** A list of which nothing was read. */
export const nothing: Progress = { pages: 0, rows: 0, issues: 0, lost: 0, failed: 0 }

/** Keeps the rows of one list until the lists before it have ended. */
export class Stage {
  progress: Progress
  readonly turn: number
  readonly #rows: AppendFile
  readonly #issues: AppendFile
  readonly #cursors: AppendFile

  constructor(name: (kind: ListFile, turn: number) => string, staged?: Staged, turn = staged?.turn ?? 0) {
    const { rowBytes = 0, issueBytes = 0, cursorBytes = 0, turn: _, ...progress } = staged ?? (nothing as Staged)
    this.progress = progress
    this.turn = turn
    this.#rows = new AppendFile(name('rows', turn), rowBytes)
    this.#issues = new AppendFile(name('issues', turn), issueBytes)
    this.#cursors = new AppendFile(name('cursors', turn), cursorBytes)
  }

  /** Adds a page. It reaches the disk with the next `flush`. */
  add({ rows, issues, progress }: StagedPage): void {
    this.#rows.add(rows)
    this.#issues.add(issues)
    if (progress.cursor) this.#cursors.add(`${cursorPrint(progress.cursor)}\n`)
    this.progress = progress
  }

  /** Writes what was added, and returns what is then safe on disk. */
  async flush(): Promise<Staged> {
    const { progress, turn } = this
    const all = [this.#rows, this.#issues, this.#cursors].map((file) => file.flush()) // take their texts, with this progress
    const [rowBytes = 0, issueBytes = 0, cursorBytes = 0] = await Promise.all(all)
    return { ...progress, turn, rowBytes, issueBytes, cursorBytes }
  }

  /** Closes its files. */
  async close(): Promise<void> {
    await this.#rows.close()
    await this.#issues.close()
    await this.#cursors.close()
  }
}

/** What is kept of a cursor, which may be long: whether the same one comes again is all that it has to tell. */
export const cursorPrint = (cursor: string): string => fingerprint(cursor)

/** A file that only grows. What a killed process has left beyond the bytes that are known is cut off. */
export class AppendFile {
  #waiting: Buffer[] = []
  #file: FileHandle | undefined

  constructor(
    readonly path: string,
    public bytes: number,
  ) {}

  /** Adds text. */
  add(text: string): void {
    if (text !== '') this.#waiting.push(Buffer.from(text)) // bytes, which aren't traced as garbage
  }

  /** Writes what was added, to the disk itself, and returns the size of the file. */
  async flush(): Promise<number> {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length > 0) {
      await this.append(Buffer.concat(waiting))
      await this.sync()
    }
    return this.bytes
  }

  /** Writes bytes at the end. */
  async append(data: Uint8Array): Promise<void> {
    const file = await this.#open()
    let done = 0
    while (done < data.length) {
      const { bytesWritten } = await file.write(data, done, data.length - done, this.bytes + done)
      done += bytesWritten
    }
    this.bytes += done
  }

  /** Waits until the system has written everything. */
  async sync(): Promise<void> {
    await this.#file?.datasync()
  }

  /** Closes the file, if it is open. */
  async close(): Promise<void> {
    await this.#file?.close()
    this.#file = undefined
  }

  async #open(): Promise<FileHandle> {
    if (this.#file) return this.#file
    this.#file = await open(this.path, this.bytes === 0 ? 'w' : 'r+')
    if (this.bytes > 0) await this.#file.truncate(this.bytes)
    return this.#file
  }
}
