import { QueryClientProvider } from '@tanstack/react-query'
import { LedgerlineProvider } from 'ledgerline/react'
import { type ReactElement, useState } from 'react'
import { isPaged } from '../catalogue/traits.js'
import { Inspector } from './Inspector.js'
import { InspectorBar } from './InspectorBar.js'
import { AnswerRun, PagesRun } from './RunQuery.js'
import type { Run } from './run.js'

/** Who looks into one run looks into the next: kept for the visit. */
let wasOpen = false

/** A run under our React layer: the answer, and in a drawer how it was got. */
export default function Outcome({ run }: { readonly run: Run }): ReactElement {
  const { operation } = run.loaded
  const [open, setOpen] = useState(wasOpen)
  const show = (next: boolean): void => {
    wasOpen = next
    setOpen(next)
  }
  return (
    <QueryClientProvider client={run.queryClient}>
      <LedgerlineProvider client={run.caller}>
        <div className="outcome-grid" data-inspected={open || undefined}>
          <InspectorBar run={run} open={open} onOpen={show} />
          {isPaged(operation) ? (
            <PagesRun run={run} operation={operation} />
          ) : (
            <AnswerRun run={run} operation={operation} />
          )}
          {open && <Inspector run={run} onClose={() => show(false)} />}
        </div>
      </LedgerlineProvider>
    </QueryClientProvider>
  )
}
