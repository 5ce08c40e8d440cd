import type { ReactElement } from 'react'
import { formatRoute } from '../../catalogue/route.js'
import { RunPanel } from '../../run/RunPanel.js'
import type { Run } from '../../run/run.js'
import type { Offer } from './useLanding.js'

/** The answer to what was chosen, and the way to the operation with all its inputs and its code. */
export function Answer({
  chosen,
  run,
  problem,
}: {
  readonly chosen: Offer | undefined
  readonly run: Run | undefined
  readonly problem: string | undefined
}): ReactElement | null {
  if (!chosen) return null
  return (
    <div className="landing-answer">
      <div className="row apart pad box landing-bar">
        <p>{chosen.entry.summary}</p>
        <a href={formatRoute(chosen.entry, run?.draft)}>All inputs and code</a>
      </div>
      {problem ? (
        <p className="notice pad warning" role="alert">
          {problem}
        </p>
      ) : (
        <RunPanel run={run} entry={chosen.entry}>
          Press <b>Look up</b> to call it.
        </RunPanel>
      )}
    </div>
  )
}
