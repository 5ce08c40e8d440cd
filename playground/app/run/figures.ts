import { formatSize } from '../ui/format.js'
import type { Run } from './run.js'
import type { RunRecord } from './runLog.js'

/** A figure of a run; `title` says what is uncertain about it. */
export interface Figure {
  readonly value: string
  readonly title?: string
}

/** What a run took so far. */
export interface Figures {
  readonly attempts: number
  readonly time: string
  readonly size: string
  readonly cost: Figure
}

/** Counts what a run took: attempts, milliseconds, bytes, compute units. */
export function figuresOf(run: Run, record: RunRecord): Figures {
  const attempts = record.events.filter((event) => event.kind === 'request').length
  const elapsed = record.answers.reduce((sum, { response }) => sum + response.elapsed, record.lost)
  return {
    attempts,
    time: elapsed > 0 && attempts > 0 ? `${Math.round(elapsed)} ms` : '–',
    size: formatSize(record.bytes),
    cost: costOf(run.loaded.operation.cost, attempts, record.answers.length),
  }
}

/** Every request has its cost. No document says whether a failed one is charged, so this is the maximum. */
function costOf(cost: number | undefined, requests: number, answers: number): Figure {
  if (cost === undefined) return { value: 'Unknown' }
  const most = `${cost * requests} CU`
  return requests > answers
    ? {
        value: `≤ ${most}`,
        title: `${cost} CU each. The service doesn’t document whether it charges for failed attempts.`,
      }
    : { value: most }
}
