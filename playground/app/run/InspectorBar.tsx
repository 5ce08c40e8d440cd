import type { ReactElement } from 'react'
import { formatCount } from '../ui/format.js'
import { figuresOf } from './figures.js'
import { formatOutcome } from './outcomeLine.js'
import type { Run } from './run.js'
import { type RunRecord, useRecord } from './runLog.js'

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
      <p data-bad={record.failed || undefined}>
        {isExample(record)
          ? 'Example data of the document, not the answer to these inputs.'
          : (formatOutcome(run, record) ?? 'Asking…')}
      </p>
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

/** Whether the mock said so of an answer: that its rows are those of the document. */
const isExample = ({ events }: RunRecord): boolean =>
  events.some((event) => event.kind === 'response' && event.headers['x-mock-example'] === 'true')
