import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { short } from '../../result/readable.js'
import { escapeInvisible } from '../../ui/escapeInvisible.js'
import { countsOf, nothingText } from './handedText.js'
import type { InboxStep } from './inboxSteps.js'
import { isSame, type KeptEvent } from './stageRules.js'

/** A step with its heading. */
export interface NamedStep extends InboxStep {
  readonly name: string
}

/** Each event with its stage after each step, block by block. */
export function StageTable({
  steps,
  at,
}: {
  readonly steps: readonly NamedStep[]
  /** Place of the delivery that is in the lab. */
  readonly at: number
}): ReactElement {
  const current = (place: number): 'step' | undefined => (place === at ? 'step' : undefined)
  return (
    <table style={{ '--steps': steps.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">Event</th>
          {steps.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
            <th key={place} scope="col" aria-current={current(place)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name="Your worker gets" steps={steps} cell={(step) => <Handed step={step} />} />
        {steps.some(({ poison }) => poison !== undefined) && (
          <Row name="Listed as poison" steps={steps} cell={({ poison = '' }) => escapeInvisible(poison)} />
        )}
      </tbody>
      {blocksOf(steps.at(-1)?.kept ?? []).map(([hash, events]) => (
        <tbody key={hash}>
          <tr>
            <th scope="rowgroup" colSpan={steps.length + 1}>
              <span>
                Block {String(events[0]?.blockNumber)} <small title={hash}>{short(hash)}</small>
              </span>
            </th>
          </tr>
          {events.map((event) => (
            <Row
              key={`${event.key} ${event.place}`}
              name={
                <span title={event.key}>
                  {event.kind} <small>{shortKey(event)}</small>
                </span>
              }
              steps={steps}
              cell={(step) => <StageAfter step={step} event={event} />}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** A line with a cell for each step. */
function Row({
  name,
  steps,
  cell,
}: {
  readonly name: ReactNode
  readonly steps: readonly InboxStep[]
  readonly cell: (step: InboxStep) => ReactNode
}): ReactElement {
  return (
    <tr>
      <th scope="row">{name}</th>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
        <td key={place}>{cell(step)}</td>
      ))}
    </tr>
  )
}

function Handed({ step }: { readonly step: InboxStep }): ReactElement {
  const counts = countsOf(step)
  if (counts.length === 0) return <>{nothingText(step)}</>
  return (
    <div className="row tight">
      {counts.map(({ stage, count }) => (
        <span key={stage} className="stage" data-stage={stage}>
          {count} {stage}
        </span>
      ))}
    </div>
  )
}

/** The stage of an event, marked where the worker was given it; nothing before the event came. */
function StageAfter({ step, event }: { readonly step: InboxStep; readonly event: KeptEvent }): ReactElement | null {
  const stage = step.kept.find((one) => isSame(one, event))?.stage
  if (stage === undefined) return null
  if (!step.handed.some((one) => isSame(one, event))) return <>{stage}</>
  return (
    <span className="stage" data-stage={stage}>
      {stage}
      <span className="unseen">, to your worker</span>
    </span>
  )
}

/** Events by the hash of their block, in the order in which they came. */
function blocksOf(events: readonly KeptEvent[]): readonly (readonly [string, readonly KeptEvent[]])[] {
  const hashes = [...new Set(events.map(({ blockHash }) => blockHash))]
  return hashes.map((hash) => [hash, events.filter(({ blockHash }) => blockHash === hash)])
}

/** Transaction and place, which tell the events of one kind apart: the index of a log, or where content starts. */
const shortKey = ({ transactionHash, place }: KeptEvent): string => `${short(transactionHash)}:${place.slice(0, 6)}`
