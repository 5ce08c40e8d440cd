import { QueryClientProvider } from '@tanstack/react-query'
import { LedgerlineProvider } from 'ledgerline/react'
import { lazy, type ReactElement, Suspense } from 'react'
import { isPaged } from '../catalogue/traits.js'
import { Inspector } from './Inspector.js'
import { ManyOutcome } from './many/ManyOutcome.js'
import type { Pane } from './pane.js'
import { AnswerRun, PagesRun } from './RunQuery.js'
import type { Run } from './run.js'

const WirePane = lazy(() => import('./WirePane.js'))

/** What came of a run, under our React layer: the answer, the wire, or how it was got. */
export default function Outcome({
  run,
  pane,
}: {
  readonly run: Run
  readonly pane: Exclude<Pane, 'code'>
}): ReactElement {
  const { operation } = run.loaded
  if (pane === 'inspector') return <Inspector run={run} />
  if (pane === 'wire')
    return (
      <Suspense fallback={<div className="ghost-rows" aria-hidden="true" />}>
        <WirePane run={run} />
      </Suspense>
    )
  return (
    <QueryClientProvider client={run.queryClient}>
      <LedgerlineProvider client={run.caller}>
        {run.many && run.over ? (
          <ManyOutcome run={run} many={run.many} over={run.over} />
        ) : isPaged(operation) ? (
          <PagesRun run={run} operation={operation} />
        ) : (
          <AnswerRun run={run} operation={operation} />
        )}
      </LedgerlineProvider>
    </QueryClientProvider>
  )
}
