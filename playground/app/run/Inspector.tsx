import { type ReactElement, useEffect, useRef } from 'react'
import { EventLine } from './EventLine.js'
import { Explanation } from './Explanation.js'
import { type Figure, figuresOf } from './figures.js'
import type { Run } from './run.js'
import { type RunRecord, useRecord } from './runLog.js'

/**
 * How the answer was got: every request with its headers, waits, times, bytes and cost, from the client's hooks. A
 * drawer beside the answer, on a phone over it; Escape closes it.
 */
export function Inspector({ run, onClose }: { readonly run: Run; readonly onClose: () => void }): ReactElement {
  const record = useRecord(run)
  const { attempts, time, size, cost } = figuresOf(run, record)
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    // whoever opened it goes on in it; a later run, in which it is open still, takes the focus from nobody
    if (document.activeElement?.id === 'inspector-handle') drawer.current?.focus({ preventScroll: true })
  }, [])
  const close = (): void => {
    document.getElementById('inspector-handle')?.focus()
    onClose()
  }
  return (
    <aside
      id="inspector"
      ref={drawer}
      className="inspector"
      aria-label="Request inspector"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h2>Inspector</h2>
        <button type="button" className="quiet" onClick={close}>
          Close
        </button>
      </header>
      <dl className="figures">
        <FigureBox label="Attempts" value={String(attempts)} />
        <FigureBox label="Time" value={time} />
        <FigureBox label="Size" value={size} />
        <FigureBox label="Cost" {...cost} />
      </dl>
      {record.events.length === 0 && <p className="note">No requests yet.</p>}
      <ol className="attempts">
        {record.events.map((event) => (
          <li key={`${event.kind}${event.at}`} data-kind={event.kind}>
            <EventLine event={event} isRepeat={event.kind === 'request' && event.attempt > 1} />
          </li>
        ))}
      </ol>
      {(record.issues.length > 0 || isRescued(record) || isNothing(record)) && <Explanation run={run} />}
    </aside>
  )
}

/** Whether a retry got the answer; where it got none, the failure explains. */
function isRescued({ events, pending }: RunRecord): boolean {
  const last = events.at(-1)
  return pending === 0 && last?.kind === 'response' && last.attempt > 1 && last.status < 400
}

const isNothing = ({ answers }: RunRecord): boolean => answers.some(({ response }) => response.status === 404)

function FigureBox({ label, value, title }: Figure & { readonly label: string }): ReactElement {
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
