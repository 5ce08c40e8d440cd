import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import type { CatalogueEntry } from '../catalogue/entry.js'
import type { Run } from './run.js'

const loadOutcome = () => import('./Outcome.js')
const Outcome = lazy(loadOutcome)

/** What came of the last run: the answer and how it was got. */
export function RunPanel({ run, entry }: { readonly run: Run | undefined; readonly entry: CatalogueEntry }): ReactElement {
  useEffect(() => {
    const timer = setTimeout(loadOutcome, 300) // ready before Run is pressed, after the first paint
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className="outcome" aria-label="Result">
      {run ? (
        <Suspense fallback={<div className="outcome-grid ghost-rows" aria-busy="true" />}>
          <Outcome key={run.id} run={run} />
        </Suspense>
      ) : (
        <div className="unrun">
          <p>
            Nothing run yet. Press <b>Run</b>
            {entry.paged ? ' for the first page; further pages, all pages and exports come with it.' : ' and the decoded answer stands here, beside its wire form.'}
          </p>
        </div>
      )}
    </section>
  )
}
