import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lock } from '../files/lock.js'
import { sizeOf } from '../files/sizeOf.js'
import { writeWhole } from '../files/writeWhole.js'
import { listFile, removeFolder, removeList } from './drafts.js'
import type { ExportFiles } from './exportOptions.js'
import { finishedFile } from './finishedFile.js'
import { addList } from './issuesFile.js'
import type { Output } from './output.js'
import { AppendFile, cursorPrint, type Progress, Stage, type Staged, type StagedPage } from './stage.js'
import type { ExportState } from './state.js'
import { addTotals, type Totals } from './totals.js'

/** Keeps the lists of an export on disk, and the state with which a later process continues. */
export class Journal {
  #state: ExportState
  readonly #lists = /* @__PURE__ */ new Map<number, Staged>()
  readonly #stages = /* @__PURE__ */ new Map<number, Stage>()
  readonly #issues: AppendFile
  #issuesList: number
  /** The first list that `output` has not been given. */
  #next: number
  #totals: Totals
  #saving: Promise<void> | undefined
  #nextSave: Promise<void> | undefined
  /** Why nothing can be written any more: what waited in memory is lost, so no later state may count it. */
  #broken: { readonly error: unknown } | undefined
  #lastSave = 0
  /** Characters that wait in memory. */
  #waiting = 0

  constructor(
    readonly files: ExportFiles,
    readonly output: Output,
    readonly lock: Pick<Lock, 'assertHeld'>,
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
  #count(progress: Progress | undefined, sign: 1 | -1 = 1): void {
    if (progress) this.#totals = addTotals(this.#totals, progress, sign)
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

  /** Reads which cursors of a list were followed, over all runs, as they are kept. */
  async followedIn(index: number): Promise<Set<string>> {
    const staged = this.#stages.has(index) ? undefined : this.#lists.get(index)
    if (!staged?.cursor) return new Set()
    const path = listFile(this.files, index, 'cursors', staged.turn)
    const kept = staged.cursorBytes > 0 ? await readFile(path, 'utf8') : ''
    const prints = kept.slice(0, staged.cursorBytes).split('\n').filter(Boolean)
    return new Set([...prints, cursorPrint(staged.cursor)])
  }

  /** Adds a page of a list, and saves if that is due. */
  async add(index: number, page: StagedPage): Promise<void> {
    if (this.#broken) throw this.#broken.error
    const stage = this.#stages.get(index) ?? this.#open(index, this.#lists.get(index))
    this.#count(stage.progress, -1)
    this.#count(page.progress)
    stage.add(page)
    this.#waiting += page.rows.length + page.issues.length
    const isFull = this.#waiting > mostWaiting
    if (isFull) await this.save()
    else if (!this.#saving && performance.now() - this.#lastSave > saveEvery) this.save().catch(() => undefined) // the next page meets the error
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
    const stage = new Stage((kind, turn) => listFile(this.files, index, kind, turn), staged, turn)
    this.#stages.set(index, stage)
    return stage
  }

  /** Writes what waits in memory, and then the state. Calls during a save share the next one. */
  save(): Promise<void> {
    if (!this.#saving) return this.#begin()
    this.#nextSave ??= this.#saving
      .catch(() => undefined)
      .then(() => {
        this.#nextSave = undefined
        return this.save()
      })
    return this.#nextSave
  }

  async #begin(): Promise<void> {
    if (this.#broken) throw this.#broken.error
    const saving = this.#save()
    this.#saving = saving
    try {
      await saving
    } catch (error) {
      this.#broken = { error }
      throw error
    } finally {
      this.#saving = undefined
      this.#lastSave = performance.now()
    }
  }

  async #save(): Promise<void> {
    await this.lock.assertHeld() // or two processes would write into the same files
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
        await addList(this.#issues, listFile(this.files, index, 'issues', ended.turn), ended.issueBytes)
        this.#issuesList = index + 1
      }
      await this.output.add({ index, path: listFile(this.files, index, 'rows', ended.turn), bytes: ended.rowBytes })
      this.#next = index + 1
    }
    await this.#issues.sync()
    await this.output.sync()
    await this.#write()
  }

  async #write(isDone = false, issues: ExportState['files'] = {}): Promise<void> {
    const { written } = this.output
    const over = [...this.#lists].filter(([index]) => index < written.list)
    const { totals, files } = this.#state
    this.#state = {
      ...this.#state,
      written,
      issues: { list: this.#issuesList, size: this.#issues.bytes },
      totals: over.map(([, staged]): Progress => staged).reduce<Totals>((sum, one) => addTotals(sum, one), totals),
      lists: Object.fromEntries([...this.#lists].filter(([index]) => index >= written.list)),
      files: { ...files, ...this.output.finished, ...issues },
      ...(isDone && { isDone }),
    }
    for (const [index] of over) this.#lists.delete(index)
    await this.lock.assertHeld()
    await writeWhole(this.files.state, `${JSON.stringify(this.#state)}\n`)
    for (const [index, { turn }] of over) await removeList(this.files, index, turn)
  }

  /** Puts everything where the reader expects it. Every list must have ended. */
  async finish(): Promise<readonly string[]> {
    await this.save()
    const found = await this.output.finish()
    await this.#issues.close()
    const { size } = this.#state.issues
    if (size === 0) await rm(this.files.issues, { force: true })
    else if (await sizeOf(this.#issues.path)) await rename(this.#issues.path, this.files.issues)
    const issues = size === 0 ? undefined : await finishedFile(this.files.issues)
    await this.#write(true, issues && { issues })
    await removeFolder(this.files)
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
const mostWaiting = 4_000_000
