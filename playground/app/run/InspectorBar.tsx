import type { ReactElement } from 'react'
import { formatCount } from '../ui/format.js'
import { ExampleNote } from './ExampleNote.js'
import { figuresOf } from './figures.js'
import { formatOutcome } from './outcomeLine.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

/** What came of a run in a line, and the handle of the drawer that says how. */
export function InspectorBar({
  run,
  open,
  onOpen,
}: {
  readonly run: Run
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}): ReactElement {
  const record = useRecord(run)
  const { attempts, time, cost } = figuresOf(run, record)
  return (
    <div className="outcome-bar">
      <p data-bad={record.failed || undefined}>{formatOutcome(run, record) ?? 'Asking…'}</p>
      <ExampleNote run={run} />
      <button
        id="inspector-handle"
        type="button"
        className="quiet"
        aria-expanded={open}
        aria-controls="inspector"
        onClick={() => onOpen(!open)}
      >
        {attempts > record.answers.length && attempts > 1 && <b>{formatCount(attempts, 'attempt')} · </b>}
        {[time, cost.value].filter((text) => /\d/.test(text)).join(' · ')} Inspector{' '}
        <span aria-hidden="true">{open ? '▸' : '◂'}</span>
      </button>
    </div>
  )
}
