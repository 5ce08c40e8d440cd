import type { ReactElement } from 'react'
import { handedText } from './inbox/handedText.js'
import { showSteps } from './inbox/InboxPicture.js'
import { networkNames, networkOf, scenarioOf, scenariosOf } from './plays.js'
import { sentence, titleOf } from './sentence.js'
import type { WebhookLabState } from './useWebhookLab.js'

/** A delivery of the library's own making: network, scenario, and which of its deliveries. */
export function Simulation({ lab }: { readonly lab: WebhookLabState }): ReactElement {
  const { play, simulation, at, note, choose, take, simulate } = lab
  const { deliveries, steps } = simulation
  const step = steps[at]
  return (
    <div className="lab-step stack ruled">
      <label htmlFor="lab-network">Simulated delivery</label>
      <div className="line">
        <button type="button" className="first" onClick={() => void simulate()}>
          Simulate
        </button>
        <select
          id="lab-network"
          aria-label="Network of the simulated delivery"
          value={play.network}
          onChange={(event) => choose({ network: networkOf(event.target.value) })}
        >
          {Object.entries(networkNames).map(([network, name]) => (
            <option key={network} value={network}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Scenario"
          value={play.scenario}
          onChange={(event) => choose({ scenario: scenarioOf(play.network, event.target.value) })}
        >
          {scenariosOf(play.network).map((each) => (
            <option key={each} value={each}>
              {sentence(each.replaceAll('-', ' '))}
            </option>
          ))}
        </select>
      </div>
      {deliveries.length > 1 && (
        <fieldset className="row tight" aria-label="Simulated deliveries">
          {deliveries.map((delivery, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same bytes may be delivered twice
              key={index}
              type="button"
              className="chip cut"
              aria-pressed={index === at}
              onClick={() => take(delivery)}
            >
              {index + 1}. {titleOf(delivery)}
            </button>
          ))}
        </fieldset>
      )}
      {note && <p className="about">{sentence(note)}</p>}
      {step && (
        <p className="about">
          In an inbox, your worker gets {handedText(step)}.{' '}
          <button type="button" className="quiet" onClick={showSteps}>
            Show every step
          </button>
        </p>
      )}
    </div>
  )
}
