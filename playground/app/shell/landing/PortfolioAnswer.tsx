import { lazy, type ReactElement, Suspense } from 'react'
import { formatRoute } from '../../catalogue/route.js'
import { useConnection } from '../../run/connection/connection.js'
import { loadPortfolio } from './loadPortfolio.js'
import type { Landing, Offer } from './useLanding.js'

const PortfolioOutcome = lazy(loadPortfolio)

const ghost = <div className="ghost-rows" aria-busy="true" />

/** What a wallet holds, over many chains: one sum, which says whether a chain is missing. */
export function PortfolioAnswer({
  landing: { reading, fails, fail },
  offer: { entry, thing, portfolioOf = '' },
}: {
  readonly landing: Landing
  readonly offer: Offer
}): ReactElement {
  const isMock = useConnection().mode === 'mock'
  return (
    <div className="landing-answer">
      <div className="row apart pad box landing-bar">
        <p>What the wallet holds on all main networks</p>
        {isMock && (
          <label className="row tight small">
            <input type="checkbox" checked={fails} onChange={({ target }) => fail(target.checked)} />
            Let a chain fail
          </label>
        )}
        <a href={formatRoute(entry, { [portfolioOf]: thing.value })}>
          All inputs of <code>{entry.id}</code>
        </a>
      </div>
      <section className="outcome" aria-label="Portfolio">
        {reading === undefined ? (
          <div className="unrun">
            <p>
              Press <b>Look up</b> to call it.
            </p>
          </div>
        ) : (
          <Suspense fallback={ghost}>
            <PortfolioOutcome key={reading} wallet={thing.value} fails={fails && isMock} isExample={isMock} />
          </Suspense>
        )}
      </section>
    </div>
  )
}
