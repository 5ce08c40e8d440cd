import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files/writeWhole.js'
import type { ExportFiles } from './exportOptions.js'
import { addList } from './issuesFile.js'
import type { Output } from './output.js'
import { AppendFile, type Progress, Stage, type Staged } from './stage.js'
import type { ExportState, Totals } from './state.js'

/** Keeps the lists of an export on disk, and the state with which a later process continues. */
export class Journal {
  #state: ExportState
  readonly #lists = new Map<number, Staged>()
  readonly #stages = new Map<number, Stage>()
  readonly #issues: AppendFile
  #issuesList: number
  /** The first list that `output` has not been given. */
  #next: number
  #totals: Totals
  #saving: Promise<void> | undefined
  /** Why nothing can be written any more: what waited in memory is lost, so no later state may count it. */
  #broken: { readonly error: unknown } | undefined
  #lastSave = 0
  /** Characters that wait in memory. */
  #waiting = 0

  constructor(
    readonly files: ExportFiles,
    readonly output: Output,
    state: ExportState,
  ) {
    this.#state = state
    this.#next = state.written.list
    this.#issuesList = state.issues.list
    this.#issues = new AppendFile(join(files.parts, 'issues'), state.issues.size)
    this.#totals = state.totals
    for (const [index, staged] of Object.entries(state.lists)) {
      this.#lists.set(Number(index), staged)
      this.#count(staged)
    }
  }

  /** Adds what was read of a list to the totals, or takes it away. */
  #count(progress: Progress | undefined, sign = 1): void {
    if (progress) this.#totals = add(this.#totals, progress, sign)
  }

  /** Removes what a killed process has left and this state doesn't know; a list whose file is cut short begins again. */
  async recover(): Promise<void> {
    await mkdir(this.files.parts, { recursive: true })
    const known = new Set(['output', 'issues'])
    for (const [index, { turn, rowBytes, issueBytes }] of this.#lists) {
      const isWhole =
        (await sizeOf(this.#name(index, 'rows', turn))) >= rowBytes &&
        (await sizeOf(this.#name(index, 'issues', turn))) >= issueBytes
      if (isWhole) for (const kind of ['rows', 'issues']) known.add(`${index}-${turn}.${kind}`)
      else {
        this.#count(this.#lists.get(index), -1)
        this.#lists.delete(index)
      }
    }
    for (const name of await readdir(this.files.parts)) if (!known.has(name)) await rm(join(this.files.parts, name))
  }

  /** Sums over everything that was read. */
  get totals(): Totals {
    return this.#totals
  }

  /** The first list that isn't in the output. Lists far beyond it should wait. */
  get next(): number {
    return this.#next
  }

  /** How far a list was read. */
  progressOf(index: number): Progress | undefined {
    return this.#stages.get(index)?.progress ?? this.#lists.get(index)
  }

  /** Adds a page of a list, and saves if that is due. */
  async add(
    index: number,
    page: { readonly rows: string; readonly issues: string; readonly progress: Progress },
  ): Promise<void> {
    const stage = this.#stages.get(index) ?? this.#open(index, this.#lists.get(index))
    this.#count(stage.progress, -1)
    this.#count(page.progress)
    stage.add(page.rows, page.issues, page.progress)
    this.#waiting += page.rows.length + page.issues.length
    const isFull = this.#waiting > mostWaiting
    if (isFull || performance.now() - this.#lastSave > saveEvery) {
      const saved = this.save()
      if (isFull) await saved
      else saved.catch(() => undefined) // the next one meets the same
    }
  }

  /** Forgets what was read of a list. */
  async restart(index: number): Promise<void> {
    while (this.#saving) await this.#saving
    this.#count(this.progressOf(index), -1)
    const old = this.#stages.get(index)
    this.#open(index, undefined, (old?.turn ?? this.#lists.get(index)?.turn ?? 0) + 1)
    await old?.close()
  }

  #open(index: number, staged?: Staged, turn?: number): Stage {
    const stage = new Stage((kind, turn) => this.#name(index, kind, turn), staged, turn)
    this.#stages.set(index, stage)
    return stage
  }

  readonly #name = (index: number, kind: 'rows' | 'issues', turn: number): string =>
    join(this.files.parts, `${index}-${turn}.${kind}`)

  /** Writes what waits in memory, and then the state. */
  async save(): Promise<void> {
    while (this.#saving) await this.#saving
    if (this.#broken) throw this.#broken.error
    this.#saving = this.#save()
    try {
      await this.#saving
    } catch (error) {
      this.#broken = { error }
      throw error
    } finally {
      this.#saving = undefined
      this.#lastSave = performance.now()
    }
  }

  async #save(): Promise<void> {
    this.#waiting = 0
    const flushed = [...this.#stages].map(async ([index, stage]) => [index, await stage.flush()] as const)
    for (const [index, staged] of await Promise.all(flushed)) {
      this.#lists.set(index, staged)
      if (staged.cursor !== null) continue
      await this.#stages.get(index)?.close()
      this.#stages.delete(index)
    }
    for (let ended = this.#lists.get(this.#next); ended?.cursor === null; ended = this.#lists.get(this.#next)) {
      const index = this.#next
      if (index >= this.#issuesList) {
        await addList(this.#issues, this.#name(index, 'issues', ended.turn), ended.issueBytes)
        this.#issuesList = index + 1
      }
      await this.output.add({ index, path: this.#name(index, 'rows', ended.turn), bytes: ended.rowBytes })
      this.#next = index + 1
    }
    await this.#issues.sync()
    await this.output.sync()
    await this.#write()
  }

  async #write(isDone = false): Promise<void> {
    const { written } = this.output
    const over = [...this.#lists].filter(([index]) => index < written.list)
    const { identity, end, totals } = this.#state
    this.#state = {
      version: 1,
      identity,
      end,
      written,
      issues: { list: this.#issuesList, size: this.#issues.bytes },
      totals: over.map(([, staged]): Progress => staged).reduce<Totals>((sum, one) => add(sum, one), totals),
      lists: Object.fromEntries([...this.#lists].filter(([index]) => index >= written.list)),
      ...(isDone && { isDone }),
    }
    for (const [index] of over) this.#lists.delete(index)
    await writeWhole(this.files.state, `${JSON.stringify(this.#state)}\n`)
    for (const [index, { turn }] of over)
      for (const kind of ['rows', 'issues'] as const) await rm(this.#name(index, kind, turn), { force: true })
  }

  /** Puts everything where the reader expects it. Every list must have ended. */
  async finish(): Promise<readonly string[]> {
    await this.save()
    const found = await this.output.finish()
    await this.#issues.close()
    const { size } = this.#state.issues
    if (size === 0) await rm(this.files.issues, { force: true })
    else if ((await sizeOf(this.#issues.path)) > 0) await rename(this.#issues.path, this.files.issues)
    await this.#write(true)
    await rm(this.files.parts, { recursive: true, force: true })
    return found
  }

  /** Closes every file. */
  async close(): Promise<void> {
    await this.#saving?.catch(() => undefined)
    for (const stage of this.#stages.values()) await stage.close()
    await this.#issues.close()
    await this.output.close()
  }
}

/** Milliseconds between saves: so much work a killed process loses. */
const saveEvery = 500

/** Characters in memory that make a save due. */
const mostWaiting = 4 << 20

const add = (one: Totals, other: Totals, sign = 1): Totals => ({
  rows: one.rows + sign * other.rows,
  pages: one.pages + sign * other.pages,
  issues: one.issues + sign * other.issues,
  lost: one.lost + sign * other.lost,
})

/** Bytes of a file; 0 if there is none. */
async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}
