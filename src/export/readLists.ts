import { ApiError } from '../errors/api.js'
import type { InputError } from '../errors/input.js'
import type { CallOptions, Page, PagedCall } from '../operation/call.js'
import type { PagedOperation } from '../operation/operation.js'
import { cursorRepeated } from '../operation/paging/endlessList.js'
import { cursorIn } from '../operation/paging/endOfList.js'
import { cursorOf } from '../operation/paging/resultPage.js'
import { failedLine, isRefusal, type Refusal } from './failedInputs.js'
import { issuesOf } from './issuesFile.js'
import type { Journal } from './journal.js'
import type { WriteRow } from './rowText.js'
import type { Slice } from './slices.js'
import { cursorPrint, nothing, type Progress, type StagedPage } from './stage.js'

/** A list: one slice of one input. */
export interface List extends Slice {
  /** Index of its input. */
  readonly at: number
  /** Index of its slice. */
  readonly slice: number
  /** Why nothing can be sent for it. */
  readonly error?: InputError
}

/** What a run reads, and how. */
export interface Reading {
  readonly lists: readonly List[]
  /** The inputs as they were given. The refusal of an only one ends the run. */
  readonly inputs: readonly unknown[]
  readonly operation: PagedOperation
  readonly call: (operation: PagedOperation, input: unknown, options: CallOptions) => PagedCall<unknown>
  readonly options: CallOptions
  readonly journal: Journal
  readonly writeRow: WriteRow
  readonly concurrency: number
  /** Called after each page, with how many lists began again. */
  readonly onPage: (restarted: number) => void
}

/** How many lists may have ended before the first that hasn't. Their rows wait on disk. */
const farthest = 2000

/** How often a list may begin again. */
const mostTurns = 3

/**
 * Reads the lists to their ends, several at once. A list whose input is refused ends with an issue; any other failure
 * ends all of them.
 *
 * @returns how many lists began again, because the service refused their cursor
 */
export async function readLists(reading: Reading): Promise<number> {
  const { lists, journal, concurrency, options } = reading
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const queue = lists.keys()
  const turn = { restarted: 0 }
  let failure: { readonly error: unknown } | undefined
  let near: (() => void)[] = []
  const wake = (): void => {
    const waiting = near
    near = []
    for (const go of waiting) go()
  }

  const work = async (): Promise<void> => {
    try {
      for (const index of queue) {
        while (index - journal.next > farthest && !failure) {
          await journal.save()
          wake()
          if (index - journal.next > farthest) await new Promise<void>((go) => near.push(go))
        }
        if (failure) return
        if (index >= journal.next && journal.progressOf(index)?.cursor !== null)
          await readList(reading, index, signal, turn)
        wake()
      }
    } catch (error) {
      failure ??= { error }
      stop.abort()
      wake()
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, lists.length) }, work))
  if (failure) throw failure.error
  return turn.restarted
}

/** Reads one list from where it was left. If the service refuses its cursor, it begins again. */
async function readList(
  reading: Reading,
  index: number,
  signal: AbortSignal,
  turn: { restarted: number },
): Promise<void> {
  const { lists, inputs, journal, onPage } = reading
  for (let turns = 0; ; turns++) {
    let refusal: Refusal | undefined = lists[index]?.error
    if (!refusal) {
      const followed = await journal.followedIn(index)
      for await (const answer of answersOf(reading, index, signal, followed)) {
        refusal = answer.refusal
        if (!answer.page) continue
        assertNew(answer.page, followed, reading.operation)
        const before = journal.progressOf(index) ?? nothing
        await journal.add(index, pageText(reading, index, answer.page, before))
        onPage(turn.restarted)
      }
    }
    if (!refusal) return
    if (!isStale(refusal) || turns === mostTurns) {
      if (inputs.length === 1) throw refusal
      await journal.add(index, lastPage(reading, index, refusal))
      onPage(turn.restarted)
      return
    }
    if (signal.aborted) throw refusal
    turn.restarted += 1
    await journal.restart(index)
  }
}

/** A page of a list, or why the service has none for this input. */
type Answer =
  | { readonly page: Page<unknown>; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly page?: never }

/** Asks for the pages of a list. Only what the calls throw counts as a refusal, not what the caller does with pages. */
async function* answersOf(
  { lists, operation, call, options, journal }: Reading,
  index: number,
  signal: AbortSignal,
  followed: Set<string>,
): AsyncGenerator<Answer, void, undefined> {
  const cursor = journal.progressOf(index)?.cursor
  const input = { ...lists[index]?.input, ...(cursor && { [operation.page.input]: cursor }) }
  const begin = cursorIn(operation.page, input)
  if (begin) followed.add(cursorPrint(begin))
  try {
    for await (const page of call(operation, input, { ...options, signal }).pages()) yield { page }
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield { refusal: error }
  }
}

/**
 * Makes sure that a page leads on. One whose cursor was followed before, in any run, isn't kept, so that the next run
 * asks for it again.
 */
function assertNew(page: Page<unknown>, followed: Set<string>, { id: operation }: PagedOperation): void {
  if (page.cursor === null) return
  const print = cursorPrint(page.cursor)
  if (followed.has(print))
    throw cursorRepeated({
      operation,
      cursor: cursorOf(page) ?? '',
      hints: ['The page is not kept: the next run asks for it again'],
    })
  followed.add(print)
}

/** Whether the service has refused a cursor. A first page has none, so what is refused there is the input. */
const isStale = (error: Refusal): boolean =>
  error instanceof ApiError && error.status === 400 && typeof error.cursor === 'string'

/** Ends a list whose input was refused. The rows that were read of it stay. */
function lastPage({ lists, inputs, operation, journal }: Reading, index: number, refusal: Refusal): StagedPage {
  const { at, slice } = lists[index] as List // the index is one of theirs
  const before = journal.progressOf(index) ?? nothing
  const issues = failedLine(operation, [at, slice, before.pages], inputs[at], refusal)
  return { rows: '', issues, progress: { ...before, cursor: null, failed: 1 } }
}

function pageText({ lists, writeRow }: Reading, index: number, page: Page<unknown>, before: Progress): StagedPage {
  const { at, slice, has } = lists[index] as List // the index is one of theirs
  const unplaced: number[] = []
  let rows = ''
  let count = 0
  for (const [position, row] of page.result.entries()) {
    const isOwn = has(row)
    if (isOwn === false) continue
    if (isOwn === undefined) unplaced.push(position)
    rows += writeRow([at, slice, before.pages, position], row)
    count += 1
  }
  const issues = issuesOf(page, [at, slice, before.pages], unplaced)
  const progress: Progress = {
    cursor: page.cursor,
    pages: before.pages + 1,
    rows: before.rows + count,
    issues: before.issues + issues.count,
    lost: before.lost + issues.lost,
    failed: 0,
  }
  return { rows, issues: issues.text, progress }
}
