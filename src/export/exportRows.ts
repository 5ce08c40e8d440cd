import { randomUUID } from 'node:crypto'
import { optionsOf } from '../arguments/options.js'
import { operationOf } from '../client/boundOperations.js'
import type { Caller } from '../client/caller.js'
import type { ManyPagedSource } from '../client/many/manyAnswer.js'
import { ConfigurationError } from '../errors/configuration.js'
import { PlatformError } from '../errors/platform.js'
import { diskError } from '../files/diskError.js'
import { type Lock, takeLock } from '../files/lock.js'
import { isOperation, noOperation, type PagedOperation } from '../operation/operation.js'
import { notify } from '../runtime/notify.js'
import { assertOwnFolder, markFolder, recover } from './drafts.js'
import {
  type ExportFiles,
  type ExportOptions,
  type ExportProgress,
  exportOptionRules,
  filesOf,
} from './exportOptions.js'
import { type FailedInput, failedInputsIn } from './failedInputs.js'
import { Journal } from './journal.js'
import type { Output } from './output.js'
import { assertFinished, assertNothingThere, discard, outputOf } from './outputFiles.js'
import { parquetOutput, removeLaterParts } from './parquetOutput.js'
import { loadParquet } from './parquetTypes.js'
import { type ExportPlan, planOf } from './plan.js'
import { readInputs } from './readInputs.js'
import { readLists } from './readLists.js'
import { cellRows, csvHeader, csvRows, ndjsonRows } from './rowText.js'
import { assertSame, type ExportState, emptyState, readState } from './state.js'
import { textOutput } from './textOutput.js'

/** What an export has written. */
export interface ExportResult {
  /** The file, or the parts of a Parquet folder. */
  readonly files: readonly string[]
  readonly rows: number
  readonly pages: number
  /** Slices of inputs. */
  readonly lists: number
  /** Whether nothing is missing: no input failed, every row could be read, and no chain was left out. */
  readonly complete: boolean
  /** How many rows or chains are missing. */
  readonly lost: number
  /** How many issues rows and pages have, those of single fields included. They are in `issuesFile`. */
  readonly issues: number
  /** The inputs that were refused, with the reasons, by their index. They are in `issuesFile` too. */
  readonly failed: readonly FailedInput[]
  /** Absent if there are no issues, and no input failed. */
  readonly issuesFile?: string
  /** Whether it continued an earlier run. */
  readonly resumed: boolean
  /** How many lists began again in this run, because the service refused their cursor. */
  readonly restarted: number
  /** When the export began; the window ends there unless you say otherwise. */
  readonly end: Date
  /** What you asked for that doesn't apply, in words. */
  readonly notes: readonly string[]
}

/**
 * Writes the rows of a list into a file or a folder, for one input or thousands.
 *
 * It can be killed at any point: run again with the same arguments, it continues, and the rows are those of a run that
 * was not disturbed, as long as the service doesn't change. The state is in a file beside the output; it contains
 * cursors, but neither the key nor inputs. A file appears under its name once it is whole.
 *
 * Of many inputs, one that can't be sent, or that the service refuses with status 400, 404 or 422, doesn't end the
 * export: it is in `failed` and in `issuesFile`, and the others go on. Rows of it that were read before stay. It isn't
 * tried again, unless you export it into another file or start over.
 *
 * All inputs are in memory, at about 5 KB each: a hundred thousand take half a gigabyte. Export more in several files.
 *
 * @param client - a client or a caller, with its key and its limiter
 * @param operation - a paged operation, or a method of a client that calls one
 * @param inputs - one input, or a list or an (async) iterable of them
 * @returns what was written. `complete` is `false` if inputs failed or rows could not be read; `issuesFile` has both.
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an invalid option, a state of another export, or output that
 * another process is writing; nothing was sent.
 * @throws {InputError} if no input can be sent; nothing was sent.
 * @throws {PlatformError} if a file can't be written, for example because the disk is full. Run again to continue.
 * @throws {LedgerlineError} for a call that failed for good, unless it is one of many inputs that was refused. Run again
 * to continue.
 * @example
 * const { rows } = await exportRows(client, client.evm.getWalletTokenTransfers, { address }, {
 *   out: 'transfers.csv',
 *   from: '2024-01-01',
 *   slices: 4,
 * })
 * console.log(`${rows} rows`)
 */
export async function exportRows<Input, Item>(
  client: Pick<Caller, 'call' | 'prepare'>,
  operation: ManyPagedSource<Input, Item>,
  inputs: NoInfer<Input> | Iterable<NoInfer<Input>> | AsyncIterable<NoInfer<Input>>,
  options: ExportOptions,
): Promise<ExportResult> {
  const given = optionsOf(options, exportOptionRules())
  const files = filesOf(given)
  const paged = pagedOf(operationOf(operation) ?? operation)
  const job: Job = {
    client,
    operation: paged,
    inputs: await readInputs(paged, inputs, given.signal),
    options: given,
    files,
  }
  if (files.format === 'parquet') await loadParquet() // before anything is written
  try {
    const lock = await takeLock(files.lock, files.out)
    try {
      const found = await readState(files).catch((error: unknown) => {
        if (!given.startOver) throw error
        return undefined
      })
      if (given.startOver || !found?.isDone) await assertOwnFolder(files, found)
      if (given.startOver) await discard(files)
      return await runJob(job, given.startOver ? undefined : found, lock)
    } finally {
      await lock.release()
    }
  } catch (error) {
    throw diskError(error, files.out, ['Once that is solved, run the export again: it continues where it was'])
  }
}

/** An export, with its arguments checked. */
interface Job {
  readonly client: Pick<Caller, 'call' | 'prepare'>
  readonly operation: PagedOperation
  readonly inputs: readonly unknown[]
  readonly options: ExportOptions
  readonly files: ExportFiles
}

/** Begins an export, or continues the one whose state is there. */
async function runJob(
  { client, operation, inputs, options, files }: Job,
  found: ExportState | undefined,
  lock: Lock,
): Promise<ExportResult> {
  if (!found) await assertNothingThere(files)
  const end = found?.end ?? now()
  const plan = await planOf({ operation, inputs, options, files, end, prepare: client.prepare as never }) // it takes any input
  if (found) {
    assertSame(found, plan.identity, files)
    await assertFinished(files, found)
  }
  const about = {
    lists: plan.lists.length,
    resumed: found !== undefined,
    restarted: 0,
    end: new Date(end),
    notes: plan.notes,
  }
  if (found?.isDone) return resultOf(files, found, { ...about, files: await outputOf(files) })
  const own = { version: 2, id: found?.id ?? randomUUID(), identity: plan.identity, end } as const
  await markFolder(files, own.id)
  const state = await recover(files, { ...emptyState, lists: {}, files: {}, ...found, ...own })
  const tell = (progress: ExportProgress): void => notify(() => options.onProgress?.(progress))
  const journal = new Journal(files, await openOutput(files, plan, options, state), lock, state)
  try {
    await journal.save() // from now on, the end of the window is kept
    const { call } = client
    const restarted = await readLists({
      lists: plan.lists,
      inputs,
      operation,
      call: call as never, // typed by the operation
      options: callOptions(options),
      journal,
      writeRow: { ndjson: ndjsonRows, csv: csvRows, parquet: cellRows }[files.format](plan.columns),
      concurrency: options.concurrency ?? 16,
      onPage: (restarted) => {
        const { rows, pages } = journal.totals
        tell({ rows, pages, done: journal.next, of: plan.lists.length, restarted })
      },
    }).catch(async (error: unknown) => {
      await journal.save().catch(() => undefined) // what was read stays read
      throw error
    })
    const written = await journal.finish()
    const { rows, pages } = journal.totals
    tell({ rows, pages, done: plan.lists.length, of: plan.lists.length, restarted })
    return await resultOf(files, { totals: journal.totals }, { ...about, restarted, files: written })
  } finally {
    await journal.close()
  }
}

/**
 * The time, in whole seconds.
 *
 * @throws {PlatformError} if the clock isn't set: the window would end before there were any rows.
 */
function now(): string {
  const time = Date.now()
  if (time >= Date.UTC(2020, 0)) return new Date(Math.floor(time / 1000) * 1000).toISOString()
  throw new PlatformError(`The clock of this machine says ${new Date(time).toISOString()}`, {
    hints: ['Set it: the window of an export ends when the export begins'],
  })
}

async function openOutput(
  files: ExportFiles,
  { columns }: ExportPlan,
  options: ExportOptions,
  { written }: ExportState,
): Promise<Output> {
  if (files.format !== 'parquet') return textOutput(files, files.format === 'csv' ? csvHeader(columns) : '', written)
  await removeLaterParts(files.out, written.size)
  const { rowsPerPart = 10_000 } = options
  return parquetOutput(files, { columns, rowsPerPart, writer: await loadParquet() }, written)
}

const callOptions = ({ signal, timeout, retries, headers }: ExportOptions) => ({ signal, timeout, retries, headers })

async function resultOf(
  files: ExportFiles,
  { totals }: Pick<ExportState, 'totals'>,
  about: Pick<ExportResult, 'files' | 'lists' | 'resumed' | 'restarted' | 'end' | 'notes'>,
): Promise<ExportResult> {
  const { rows, pages, issues, lost } = totals
  const failed = totals.failed > 0 ? await failedInputsIn(files.issues) : []
  const complete = lost === 0 && totals.failed === 0
  const issuesFile = issues + totals.failed > 0 && { issuesFile: files.issues }
  return { ...about, rows, pages, complete, lost, issues, failed, ...issuesFile }
}

function pagedOf(operation: unknown): PagedOperation {
  if (!isOperation(operation)) throw noOperation()
  if (operation.page) return operation as PagedOperation // it has a page
  throw new ConfigurationError(`${operation.id} has no pages`, {
    operation: operation.id,
    hints: ['Only lists are exported. Call it, and write what it returns'],
  })
}
