import type { SimulatedDelivery } from 'ledgerline/webhooks'
import { type ReactElement, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '../../ui/announce.js'
import { formatCount } from '../../ui/format.js'
import { bringInSight } from '../../ui/inSight.js'
import { titleOf } from '../sentence.js'
import { handedText } from './handedText.js'
import { type InboxStep, sweepStep } from './inboxSteps.js'
import { StageTable } from './StageTable.js'

/** Simulated deliveries, and what an inbox makes of each. */
export interface Simulation {
  readonly deliveries: readonly SimulatedDelivery[]
  readonly steps: readonly InboxStep[]
}

/** What an inbox makes of the simulated deliveries, one after another, with a sweep where they leave something open. */
export function InboxPicture({
  simulation,
  at,
}: {
  readonly simulation: Simulation
  /** Place of the delivery that is in the lab. */
  readonly at: number
}): ReactElement {
  const { deliveries, steps } = simulation
  const [swept, setSwept] = useState<Simulation>() // another simulation is not swept yet
  const isSwept = swept === simulation
  const scrolled = useRef<HTMLElement>(null)
  const announce = useAnnounce()
  const kept = steps.at(-1)?.kept ?? []
  const open = kept.filter(({ stage }) => stage === 'provisional').length
  const named = steps.map((step, place) => ({
    ...step,
    name: `${place + 1}. ${titleOf(deliveries[place])}`,
  }))
  const sweep = sweepStep(kept)
  const toggle = (): void => {
    flushSync(() => setSwept(isSwept ? undefined : simulation))
    scrolled.current?.scrollTo({ left: isSwept ? 0 : scrolled.current.scrollWidth })
    announce(isSwept ? 'Sweep undone' : `Swept: your worker gets ${handedText(sweep)}`)
  }
  return (
    <section className="box inbox-picture" aria-labelledby="inbox-title">
      <header className="lab-step stack ruled">
        <h2 id="inbox-title">In an inbox</h2>
        <p className="about">
          <code>createInbox</code> stores deliveries in your Postgres and gives your worker each stage of an event once.
          A <span className="stage">marked</span> stage is handed over in that step; any other stage is one the event
          keeps. A transaction is in one block. If it turns up in another block, its events in the first are orphaned.
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={scrolled} id={stepsId} className="stage-scroll" tabIndex={0} aria-label="Stages, step by step">
        <StageTable steps={isSwept ? [...named, { ...sweep, name: 'Sweep' }] : named} at={at} />
      </section>
      {open > 0 && sweep.handed.length === 0 && (
        <p className="lab-step about ruled">
          {formatCount(open, 'event')} {open === 1 ? 'stays' : 'stay'} provisional, because no delivery says that the
          block is gone. A sweep asks about the transaction and doesn’t find it, which by itself proves nothing.
        </p>
      )}
      {open > 0 && sweep.handed.length > 0 && (
        <div className="lab-step stack ruled">
          <p className="about">
            {formatCount(open, 'event')} {open === 1 ? 'stays' : 'stay'} provisional, because no delivery says that the
            block is gone. A sweep asks the chain 64 blocks later and finds another block in its place.
          </p>
          <div className="row tight">
            <button type="button" className="chip cut" aria-pressed={isSwept} onClick={toggle}>
              Sweep
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

/** Brings the steps into sight, and the focus to them. */
export function showSteps(): void {
  const steps = document.getElementById(stepsId)
  if (steps?.parentElement) bringInSight(steps.parentElement)
  steps?.focus({ preventScroll: true })
}

const stepsId = 'inbox-steps'
