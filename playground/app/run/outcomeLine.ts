import { fieldOf } from '../../../src/values/fieldOf.js'
import { isPaged } from '../catalogue/traits.js'
import { formatCount } from '../ui/format.js'
import type { Run } from './run.js'
import type { RunRecord } from './runLog.js'

/** What came of a run in one line, as `200 · 3 rows`; `undefined` while nothing did. */
export function formatOutcome({ loaded, over }: Run, record: RunRecord): string | undefined {
  if (record.pending > 0) return undefined
  const lists = record.answers.map(({ data }) => (isPaged(loaded.operation) ? fieldOf(data, 'result') : data))
  if (over && !record.cancelled) {
    const rows = lists.every(Array.isArray) && lists.length > 0 ? whatOf(lists) : ''
    return [`${lists.length} of ${formatCount(over.chains.length, 'chain')}`, rows].filter(Boolean).join(' · ')
  }
  return [endOf(record), whatOf(lists)].filter(Boolean).join(' · ') || undefined
}

/** How the last call ended. */
function endOf({ events, from, failed, cancelled }: RunRecord): string {
  const attempt = events.slice(
    Math.max(
      from,
      events.findLastIndex(({ kind }) => kind === 'request'),
    ),
  )
  const status = attempt.find((event) => event.kind === 'response')?.status ?? ''
  if (cancelled) return 'Cancelled'
  if (!failed) return `${status}`
  return status ? `${status} · failed` : 'Failed'
}

/** What all calls of the run brought. */
function whatOf(lists: readonly unknown[]): string {
  if (lists.length === 0) return ''
  if (lists.every((list) => list === null || list === undefined)) return 'null'
  if (lists.every(Array.isArray)) return formatCount(lists.flat().length, 'row')
  return typeof lists[0] === 'object' ? '1 record' : '1 value'
}
