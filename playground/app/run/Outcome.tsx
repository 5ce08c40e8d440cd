import { QueryClientProvider } from '@tanstack/react-query'
import { LedgerlineProvider } from 'ledgerline/react'
import type { ReactElement } from 'react'
import { isPaged } from '../catalogue/traits.js'
import { ExampleNote } from './ExampleNote.js'
import { Inspector } from './Inspector.js'
import { AnswerRun, PagesRun } from './RunQuery.js'
import type { Run } from './run.js'

/** A run under our React layer: the answer, and beside it how it was got. */
export default function Outcome({ run }: { readonly run: Run }): ReactElement {
  const { operation } = run.loaded
  return (
    <QueryClientProvider client={run.queryClient}>
      <LedgerlineProvider client={run.caller}>
        <ExampleNote run={run} />
        <div className="outcome-grid">
          {isPaged(operation) ? (
            <PagesRun run={run} operation={operation} />
          ) : (
            <AnswerRun run={run} operation={operation} />
          )}
          <Inspector run={run} />
        </div>
      </LedgerlineProvider>
    </QueryClientProvider>
  )
}
