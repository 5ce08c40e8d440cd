import type { ReactElement } from 'react'
import { isEnding } from '../../catalogue/entry.js'
import type { Offer } from './useLanding.js'

/** What there is to know about the thing that was typed; one press asks for it. */
export function OutcomeChoice({
  offers,
  chosen,
  onChoose,
}: {
  readonly offers: readonly Offer[]
  readonly chosen: Offer | undefined
  readonly onChoose: (offer: Offer) => void
}): ReactElement | null {
  if (offers.length === 0) return null
  return (
    <fieldset className="choices" aria-label="What to find out">
      {offers.map((offer) => (
        <button
          key={`${offer.api}/${offer.id}`}
          type="button"
          className="choice"
          aria-pressed={offer === chosen}
          onClick={() => onChoose(offer)}
        >
          <span className="choice-title">{offer.title}</span>
          <code className="cut soft">
            {offer.api}.{offer.id}
          </code>
          {isEnding(offer.entry) && <span className="badge">{offer.entry.lifecycle?.status}</span>}
        </button>
      ))}
    </fieldset>
  )
}
