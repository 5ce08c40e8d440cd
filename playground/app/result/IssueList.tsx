import type { Issue } from 'ledgerline'
import { type ReactElement, useMemo, useState } from 'react'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { formatCount } from '../ui/format.js'
import type { Row } from './rows.js'

/** Issues shown at most: a page of broken rows must not freeze the page of the browser. */
const longest = 200

/** Fields that broke their contract, each with the way to its row. */
export function IssueList({
  issues,
  rows = [],
  onOpen,
}: {
  readonly issues: readonly Issue[]
  readonly rows?: readonly Row[] | undefined
  /** Shows a row, by its place in the answer. */
  readonly onOpen?: (index: number) => void
}): ReactElement | null {
  const [open, setOpen] = useState(false)
  const places = useMemo(
    () => new Map(issues.length === 0 ? [] : rows.flatMap((row) => row.issues.map((issue) => [issue, row.index]))),
    [issues, rows],
  )
  const line = (issue: Issue): ReactElement => {
    const place = places.get(issue)
    return (
      <>
        <code>{escapeInvisible(issue.path || '/')}</code> {escapeInvisible(issue.message)}
        {onOpen && place !== undefined && (
          <button type="button" className="quiet" onClick={() => onOpen(place)}>
            Show row {place + 1}
          </button>
        )}
      </>
    )
  }
  const lost = rows.filter(({ data }) => data === undefined).length
  const [first] = issues
  if (!first) return null
  return (
    <section className="issues ruled" aria-label="Issues">
      <p>
        <b>
          {formatCount(issues.length, 'issue')}
          {lost > 0 && `, ${formatCount(lost, 'row')} left out`}
        </b>
        {line(first)}
        {issues.length > 1 && (
          <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : issues.length > longest ? `Show the first ${longest}` : `Show all ${issues.length}`}
          </button>
        )}
      </p>
      {open && (
        <ol>
          {issues.slice(1, longest).map((issue, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have an issue at the same path
            <li key={index}>{line(issue)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
