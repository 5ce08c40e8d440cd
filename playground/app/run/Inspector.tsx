import type { ReactElement } from 'react'
import { EventLine } from './EventLine.js'
import { Explanation } from './Explanation.js'
import { type Figure, figuresOf } from './figures.js'
import type { Run } from './run.js'
import { type RunRecord, useRecord } from './runLog.js'

/** How the answer was got: every request with its headers, waits, times, bytes and cost, from the client's hooks. */
export function Inspector({ run }: { readonly run: Run }): ReactElement {
  const record = useRecord(run)
  const { attempts, time, size, cost } = figuresOf(run, record)
  return (
    <div className="inspector">
      <dl className="figures ruled">
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
    </div>
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
