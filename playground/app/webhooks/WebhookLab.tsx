import { type ReactElement, useEffect, useRef } from 'react'
import { bringInSight, isInSight } from '../ui/inSight.js'
import { Stale } from '../ui/Stale.js'
import { Title } from '../ui/Title.js'
import { DeliveryForm } from './DeliveryForm.js'
import { HandlerSample } from './HandlerSample.js'
import { InboxPicture } from './inbox/InboxPicture.js'
import { SendToHandler } from './SendToHandler.js'
import { type LabRoute, useWebhookLab } from './useWebhookLab.js'
import { answerOf, VerdictLine } from './VerdictLine.js'
import { Verified } from './Verified.js'

/** A delivery from paste or simulation to decoded events: signed, verified, damaged, decoded. */
export default function WebhookLab({ route }: { readonly route: LabRoute }): ReactElement {
  const lab = useWebhookLab(route)
  const { abi, body, signature, verdict, isStale, simulation, at } = lab
  const result = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = result
    if (verdict && current && !isInSight(current, current)) bringInSight(current)
  }, [verdict])
  return (
    <article className="lab">
      <header className="stack operation-head">
        <p className="row folio">
          <span>Streams</span>
          <span>Webhooks</span>
        </p>
        <Title>Webhook lab</Title>
        <p className="lede">
          Streams sign every delivery with your secret. Paste or simulate a delivery, then verify its signature and
          decode its logs. Change a character of the body to see it rejected. Nothing leaves this page until you send it
          to a handler.
        </p>
      </header>
      <div className="box lab-grid">
        <DeliveryForm lab={lab} />
        <section ref={result} className="lab-result" aria-labelledby="result-title">
          <h2 id="result-title" className="unseen">
            Result
          </h2>
          {isStale && <Stale>The body, secret or signature has changed since this check.</Stale>}
          {verdict && <VerdictLine verdict={verdict} />}
          <HandlerSample answer={verdict && answerOf(verdict)} />
          <SendToHandler body={body} signature={signature} />
          {verdict && <Verified verdict={verdict} abi={abi} />}
        </section>
      </div>
      {simulation.steps.length > 0 && <InboxPicture simulation={simulation} at={at} />}
    </article>
  )
}
