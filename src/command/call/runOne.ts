import { exitCodes } from '../exitCode.js'
import { counted } from './progress.js'
import { Missing, type Part, partsOf } from './results.js'
import { incomplete, type Run } from './run.js'

/**
 * Makes one call, and writes its rows as their pages arrive.
 *
 * @returns the exit code
 * @throws whatever the call rejects with, once what was written is valid
 */
export async function runOne(run: Run, input: unknown): Promise<number> {
  const { target, presentation, connection, settings, progress, reporter, signal } = run
  const { operation } = target
  const writer = presentation.writer()
  const missing = new Missing()
  let rows = 0
  let pages = 0
  let last: Part | undefined
  try {
    const call = connection.caller.call(operation, input, { signal })
    for await (const part of partsOf(call, settings)) {
      last = part
      missing.note(part)
      pages += 1
      if ('value' in part) {
        progress.end()
        await presentation.value(presentation.shown(part.value))
        continue
      }
      rows += part.rows.length
      const of = settings.rows ?? (settings.all ? part.total || undefined : undefined)
      progress.update({ rows, pages, of, done: rows })
      if (presentation.options.output.isTerminal) reporter.progress(undefined)
      await writer.rows(part.rows.map(presentation.shown))
      progress.redraw()
    }
  } catch (error) {
    await writer.end(true)
    throw error
  }
  if (last && 'rows' in last) {
    await writer.end(false)
    progress.end()
    if (last.cursor !== null || last.isCut) reporter.note(moreText(run, last.cursor))
  }
  return reportMissing(run, missing)
}

/** Says how to read what comes after the rows that were written. */
function moreText({ target, settings }: Run, cursor: string | null): string {
  if (settings.rows !== undefined || cursor === null) return 'there are more rows: raise --rows, or pass --all'
  const { page } = target.operation
  return `there are more rows: --all reads them, --rows N so many, or the next page: --${page?.input ?? 'cursor'} ${cursor}`
}

/**
 * Names what is missing.
 *
 * @throws {IncompleteError} if something is.
 */
function reportMissing(run: Run, missing: Missing): number {
  const { reporter, target } = run
  if (missing.fields > 0) reporter.note(`${counted(missing.fields, 'field')} could not be read, and left out`)
  if (missing.isComplete) return exitCodes.done
  for (const line of missing.lines()) reporter.warn(line)
  throw incomplete(run, `The result of ${target.operation.id} is incomplete`, [
    ...missing.lacks,
    ...missing.rows.slice(0, 100).map(({ path, message }) => ({ path, message })),
  ])
}
