import type { Issue } from 'ledgerline'
import { type ReactElement, useState } from 'react'

/** Fields that broke their contract. */
export function IssueList({ issues }: { readonly issues: readonly Issue[] }): ReactElement | null {
  const [open, setOpen] = useState(false)
  const [first] = issues
  if (!first) return null
  return (
    <section className="issues" aria-label="Issues">
      <p>
        <b>
          {issues.length} {issues.length === 1 ? 'issue' : 'issues'}
        </b>
        <code>{first.path || '/'}</code> {first.message}
        {issues.length > 1 && (
          <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'fewer' : `all ${issues.length}`}
          </button>
        )}
      </p>
      {open && (
        <ol>
          {issues.slice(1, 200).map((issue) => (
            <li key={issue.path}>
              <code>{issue.path || '/'}</code> {issue.message}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
