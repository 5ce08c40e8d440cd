import type { ReactElement } from 'react'
import { formatCount } from '../ui/format.js'
import { ExampleNote } from './ExampleNote.js'
import { figuresOf } from './figures.js'
import { formatOutcome } from './outcomeLine.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

/** What came of a run in a line: status, rows, pages, time. */
export function Status({
  run,
  pages,
}: {
  readonly run: Run
  /** As `2 pages · all loaded`, where an operation has pages. */
  readonly pages?: string | undefined
}): ReactElement {
  const record = useRecord(run)
  const { attempts, time } = figuresOf(run, record)
  const outcome = formatOutcome(run, record)
  return (
    <div className="row small status">
      <output className="tally" data-bad={record.failed || undefined}>
        {outcome === undefined
          ? 'Waiting…'
          : [outcome, pages, time].filter((part) => part !== undefined && part !== '–').join(' · ')}
        {attempts > record.answers.length && attempts > 1 && <b> · {formatCount(attempts, 'attempt')}</b>}
      </output>
      <ExampleNote run={run} />
    </div>
  )
}
