import { type ReactElement, useSyncExternalStore } from 'react'
import type { CatalogueEntry } from '../catalogue/entry.js'
import { type Fault, faultOf, faults } from './faults.js'
import type { Run } from './run.js'
import { createRunLog } from './runLog.js'

/** Run, and what shall go wrong. */
export function RunBar({
  entry,
  live,
  fault,
  onFault,
  run,
  complaint,
}: {
  readonly entry: CatalogueEntry
  readonly live: boolean
  readonly fault: Fault
  readonly onFault: (fault: Fault) => void
  readonly run: Run | undefined
  readonly complaint: string | undefined
}): ReactElement {
  const { pending } = useRecord(run)
  const risky = live && entry.method !== 'GET'
  return (
    <div className="runbar">
      <div className="runbar-main">
        <button type="submit" className="run" disabled={pending > 0}>
          {pending > 0 ? 'Running …' : 'Run'}
          <kbd>↵</kbd>
        </button>
        <button type="button" className="cancel" disabled={pending === 0} onClick={() => run && cancel(run)}>
          Cancel
        </button>
        <p className="runbar-note" role="status">
          {complaint ??
            (risky
              ? `${entry.method} changes things on the live service.`
              : live
                ? 'Asks the live service.'
                : 'Asks the mock server.')}
        </p>
      </div>
      <fieldset className="faults" disabled={live}>
        <legend>Break it</legend>
        {faults.map((each) => (
          <label key={each.id} className="fault" title={each.story}>
            <input
              type="radio"
              name="fault"
              checked={fault.id === each.id}
              onChange={() => onFault(faultOf(each.id))}
            />
            <span>{each.label}</span>
          </label>
        ))}
        {live && <small>on the mock only</small>}
      </fieldset>
    </div>
  )
}

const noLog = createRunLog()

/** The diary of a run as it grows. */
export function useRecord(run: Run | undefined) {
  const { subscribe, read } = run?.log ?? noLog
  return useSyncExternalStore(subscribe, read)
}

/** Aborts what a run is doing. */
export function cancel(run: Run): void {
  run.log.tell({ kind: 'cancelled' })
  void run.queryClient.cancelQueries()
}
