import { fieldOf } from '../../../fieldOf.js'
import { isPaged } from '../catalogue/traits.js'
import { formatCount } from '../chrome/formatCount.js'
import type { Run } from './run.js'
import type { RunRecord } from './runLog.js'

/** What came of a run in one line, as `200 · 3 rows`; `undefined` while nothing did. */
export function formatOutcome({ loaded }: Run, { events, answers, pending, lost }: RunRecord): string | undefined {
  if (pending > 0) return undefined
  const last = events.at(-1)
  if (last?.kind === 'cancelled') return 'Cancelled'
  const status = events.findLast((event) => event.kind === 'response')?.status
  const parts = (what: string): string => [status, what].filter(Boolean).join(' · ')
  if (answers.length === 0) return lost > 0 ? parts(status ? 'failed' : 'Failed') : undefined
  const lists = answers.map(({ data }) => (isPaged(loaded.operation) ? fieldOf(data, 'result') : data))
  if (lists.every((list) => list === null || list === undefined)) return parts('null')
  if (!lists.every(Array.isArray)) return parts('1 record')
  const rows = lists.reduce((sum, list) => sum + list.length, 0)
  return parts(formatCount(rows, 'row'))
}
