import type { Column } from '../catalogue/columns.js'
import { isRecord } from '../catalogue/columns.js'
import { errorJson } from '../shell/reporter.js'
import type { Job } from './jobs.js'
import type { Presentation } from './presentation.js'
import type { Lack } from './results.js'

/** What became of one input. */
export interface Result {
  readonly job: Job
  readonly data?: unknown
  readonly rows: number
  readonly pages: number
  /** Where its list goes on, if there is more of it. */
  readonly cursor: string | null
  readonly lacks: readonly Lack[]
  /** What it lacks, for people. */
  readonly told: readonly string[]
  readonly error?: unknown
}

/** Returns the result of an input as one object, with its data or its error. */
export function nestedRow({ masked }: Presentation, { job, data, error, cursor, lacks }: Result): unknown {
  const input = masked(job.input, error)
  if (error !== undefined) return { input, error: errorJson(error) }
  return { input, data, ...(cursor !== null && { cursor }), ...(lacks.length > 0 && { missing: lacks }) }
}

/** Returns the columns of many results: the input first, what went wrong last. */
export function flatColumns({ options: { columns } }: Presentation, varies: string | undefined): readonly Column[] {
  return [
    { name: varies === undefined ? 'input' : `input.${varies}`, path: ['input'] },
    ...columns.map((column) => ({ ...column, path: ['row', ...column.path] })),
    { name: 'error', path: ['error'] },
  ]
}

/** Returns the rows of a result, each with its input. */
export function flatRows(
  { masked }: Presentation,
  { job, data, error }: Result,
  varies: string | undefined,
): readonly unknown[] {
  const whole = masked(job.input, error)
  const input = varies !== undefined && isRecord(whole) ? whole[varies] : whole
  if (error !== undefined) return [{ input, error: errorJson(error).message }]
  return (Array.isArray(data) ? data : [data]).map((row: unknown) => ({ input, row }))
}
