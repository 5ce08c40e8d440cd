import { readFailure } from '../../client/many/missing.js'
import { isDiskError } from '../../files/diskError.js'
import { exitCodes } from '../exitCode.js'
import { errorJson } from '../shell/reporter.js'
import { assertSendable } from './costs.js'
import type { Job, Jobs } from './jobs.js'
import { flatColumns, flatRows, nestedRow, type Result } from './manyRows.js'
import { ordered } from './ordered.js'
import { Missing, partsOf } from './results.js'
import { incomplete, type Run } from './run.js'

/** How many calls run at once, as `many` of the client has it. */
const concurrency = 8

/** How many inputs an error names. */
export const mostNamed = 100

/**
 * Makes a call for each of many inputs, and writes the results in the order of the inputs, failed ones too.
 *
 * @returns the exit code
 * @throws whatever ends the run: a key that is refused, a budget that is spent, an interruption; and an
 * `IncompleteError` if inputs failed
 */
export async function runMany(run: Run, { count, varies }: Jobs, jobs: AsyncIterable<Job>): Promise<number> {
  const { presentation, progress, reporter } = run
  const isFlat = presentation.format === 'table' || presentation.format === 'csv'
  const writer = presentation.writer(isFlat ? flatColumns(presentation, varies) : undefined)
  const missing: unknown[] = []
  const done = { inputs: 0, failed: 0, rows: 0, pages: 0 }
  let stop: { readonly error: unknown } | undefined
  const stopping = new AbortController()
  const signal = AbortSignal.any([run.signal, stopping.signal])
  const work = (job: Job): Promise<Result> => ask(run, job, signal)
  try {
    for await (const result of ordered(
      until(jobs, () => stop !== undefined),
      concurrency,
      work,
    )) {
      const { error, job, lacks, told } = result
      if (error !== undefined) run.signal.throwIfAborted()
      const isEnd = error !== undefined && (isDiskError(error) || readFailure(error, run.signal).stop !== undefined)
      if (isEnd) stop ??= { error }
      done.inputs += 1
      done.rows += result.rows
      done.pages += result.pages
      if (error !== undefined || lacks.length > 0) {
        done.failed += 1
        const problem = error === undefined ? { message: told.join('\n') } : errorJson(error)
        if (missing.length < mostNamed) missing.push({ input: presentation.masked(job.input, error), ...problem })
        if (!isEnd) reporter.warn(`${job.line === undefined ? 'input' : `line ${job.line}`}: ${problem.message}`)
      }
      progress.update({ ...done, of: count, done: done.inputs })
      if (presentation.options.output.isTerminal) reporter.progress(undefined)
      await writer.rows(isFlat ? flatRows(presentation, result, varies) : [nestedRow(presentation, result)])
      progress.redraw()
    }
  } catch (error) {
    stopping.abort()
    await writer.end(true)
    throw error
  }
  await writer.end(stop !== undefined)
  progress.end()
  if (stop) {
    const rest = count === undefined ? 'any others' : `${count - done.inputs} others`
    reporter.warn(
      `${done.failed} of ${done.inputs} inputs failed, and ${rest} were not called: no further call would succeed`,
    )
    throw stop.error
  }
  if (done.failed === 0) return exitCodes.done
  throw incomplete(run, `Data of ${done.failed} of ${done.inputs} inputs is missing`, missing)
}

async function* until(jobs: AsyncIterable<Job>, isOver: () => boolean): AsyncGenerator<Job> {
  for await (const job of jobs) {
    if (isOver()) return
    yield job
  }
}

/** Makes one call. Its failure is part of the result. */
async function ask(
  { target, connection, settings, presentation }: Run,
  job: Job,
  signal: AbortSignal,
): Promise<Result> {
  const missing = new Missing()
  let data: unknown
  let rows = 0
  let pages = 0
  let cursor: string | null = null
  try {
    if ('error' in job) throw job.error
    assertSendable(connection.caller, target.operation, job.input)
    for await (const part of partsOf(connection.caller.call(target.operation, job.input, { signal }), settings)) {
      pages += 1
      missing.note(part)
      if ('value' in part) data = presentation.shown(part.value)
      else {
        const list = Array.isArray(data) ? data : []
        for (const row of part.rows) list.push(presentation.shown(row))
        data = list
        cursor = part.cursor
      }
      rows = Array.isArray(data) ? data.length : 1
    }
    return { job, data, rows, pages, cursor, lacks: missing.lacks, told: missing.lines() }
  } catch (error) {
    return { job, rows: 0, pages, cursor: null, lacks: [], told: [], error }
  }
}
