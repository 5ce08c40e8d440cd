import type { ReactElement } from 'react'
import { scenarios, type WebhookLabState } from './useWebhookLab.js'

/** A delivery of the library's own making: network, scenario, and which of its deliveries. */
export function Simulation({ lab }: { readonly lab: WebhookLabState }): ReactElement {
  const { network, scenario, deliveries, body, note, setNetwork, setScenario, take, simulate } = lab
  return (
    <div className="lab-step">
      <label htmlFor="lab-network">Simulated delivery</label>
      <div className="line">
        <button type="button" className="first" onClick={() => void simulate()}>
          Simulate
        </button>
        <select
          id="lab-network"
          aria-label="Network of the simulated delivery"
          value={network}
          onChange={(event) => setNetwork(event.target.value === 'aptos' ? 'aptos' : 'evm')}
        >
          <option value="evm">EVM</option>
          <option value="aptos">Aptos</option>
        </select>
        <select
          aria-label="Scenario"
          value={scenario}
          onChange={(event) => setScenario(scenarios.find((each) => each === event.target.value) ?? 'test')}
        >
          {scenarios.map((each) => (
            <option key={each} value={each}>
              {sentence(each.replaceAll('-', ' '))}
            </option>
          ))}
        </select>
      </div>
      {deliveries.length > 1 && (
        <fieldset className="lab-actions" aria-label="Simulated deliveries">
          {deliveries.map((delivery, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same bytes may be delivered twice
              key={index}
              type="button"
              className="chip"
              aria-pressed={delivery.note === note && delivery.body === body}
              onClick={() => take(delivery)}
            >
              {index + 1}. {sentence(delivery.note.split(':')[0])}
            </button>
          ))}
        </fieldset>
      )}
      {note && <p className="about">{sentence(note)}</p>}
    </div>
  )
}

/** The library's words about a delivery, as they stand on a page. */
const sentence = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1)
