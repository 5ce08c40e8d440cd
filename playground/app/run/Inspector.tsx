import type { ReactElement } from 'react'
import { formatSize } from '../ui/format.js'
import { Countdown } from './Countdown.js'
import { EventLine } from './EventLine.js'
import { Explanation } from './Explanation.js'
import type { Run } from './run.js'
import { type RunRecord, useRecord } from './runLog.js'

/** How the answer was got: every request with its headers, waits, times, bytes and cost, from the client's hooks. */
export function Inspector({ run }: { readonly run: Run }): ReactElement {
  const record = useRecord(run)
  const requests = record.events.filter((event) => event.kind === 'request')
  const elapsed = record.answers.reduce((sum, { response }) => sum + response.elapsed, record.lost)
  const last = record.events.at(-1)
  return (
    <aside className="inspector" aria-label="Request inspector">
      <h2>Inspector</h2>
      <dl className="figures">
        <Figure label="Attempts" value={String(requests.length)} />
        <Figure label="Time" value={elapsed > 0 && requests.length > 0 ? `${Math.round(elapsed)} ms` : '–'} />
        <Figure label="Size" value={formatSize(record.bytes)} />
        <Figure label="Cost" {...costOf(run.loaded.operation.cost, requests.length, record.answers.length)} />
      </dl>
      {last?.kind === 'retry' && (
        <Countdown
          key={last.at}
          since={run.startedAt.getTime() + last.at}
          wait={last.delay}
          label={`Attempt ${last.attempt + 1} in`}
          over={`Attempt ${last.attempt + 1} begins.`}
        />
      )}
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

/** Every request has its cost. No document says whether a failed one is charged, so this is the maximum. */
function costOf(cost: number | undefined, requests: number, answers: number): Omit<FigureProps, 'label'> {
  if (cost === undefined) return { value: 'Unknown' }
  const most = `${cost * requests} CU`
  return requests > answers
    ? { value: `≤ ${most}`, title: `${cost} CU each. It is not documented whether failed attempts are charged.` }
    : { value: most }
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly title?: string
}

function Figure({ label, value, title }: FigureProps): ReactElement {
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
