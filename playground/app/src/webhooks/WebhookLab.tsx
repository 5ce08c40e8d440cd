import { type ReactElement, useRef } from 'react'
import { flushSync } from 'react-dom'
import { CopyButton } from '../chrome/CopyButton.js'
import { Stale } from '../chrome/Stale.js'
import { Title } from '../chrome/Title.js'
import { keepClear } from '../form/keepClear.js'
import { scenarios, useBench } from './bench.js'
import { flipBit } from './flipBit.js'
import { HandlerSample } from './HandlerSample.js'
import { showCharacter } from './showCharacter.js'
import { Verified } from './Verified.js'

/** A delivery from paste or simulation to decoded events: signed, verified, damaged, decoded. */
export default function WebhookLab(): ReactElement {
  const bench = useBench()
  const { secret, network, scenario, deliveries, body, signature, note, abi, verdict, isOfOthers } = bench
  const { setSecret, setNetwork, setScenario, setBody, setSignature, setAbi, take, simulate, sign, verify } = bench
  const bodyField = useRef<HTMLTextAreaElement>(null)
  const flip = (): void => {
    const { text, at } = flipBit(body)
    flushSync(() => setBody(text))
    if (bodyField.current) showCharacter(bodyField.current, at)
  }
  return (
    <article className="lab">
      <header className="operation-head">
        <p className="folio">
          <span>Streams</span>
          <span>Webhooks</span>
        </p>
        <Title>Webhook lab</Title>
        <p className="lede">
          Streams sign every delivery with your secret. Paste a delivery or simulate one, then verify its signature and
          decode its logs. Flip a single bit to watch it fail. Nothing leaves this page.
        </p>
      </header>
      <div className="lab-grid">
        <form
          className="lab-form"
          aria-label="Delivery"
          onSubmit={(event) => {
            event.preventDefault()
            void verify()
          }}
          onKeyUp={keepClear}
          onClick={keepClear}
        >
          <div className="lab-step">
            <label htmlFor="lab-secret">Secret</label>
            <input
              id="lab-secret"
              value={secret}
              onChange={(event) => setSecret(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <div className="lab-step">
            <label htmlFor="lab-network">Simulated delivery</label>
            <div className="line">
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
              <button type="button" onClick={() => void simulate()}>
                Simulate
              </button>
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
          <div className="lab-step">
            <label htmlFor="lab-body">Body, exactly as received</label>
            <textarea
              id="lab-body"
              ref={bodyField}
              className="json"
              rows={5}
              value={body}
              onChange={(event) => setBody(event.target.value)}
              placeholder="Paste the raw body, or simulate a delivery"
              spellCheck={false}
            />
            <div className="lab-actions">
              <button type="button" disabled={body === ''} onClick={flip}>
                Flip one bit
              </button>
              <CopyButton label="Copy body" className="" text={body} />
            </div>
          </div>
          <div className="lab-step">
            <label htmlFor="lab-signature">Signature, from the header x-signature</label>
            <div className="line">
              <input
                id="lab-signature"
                value={signature}
                onChange={(event) => setSignature(event.target.value)}
                placeholder="0x and 64 hex digits"
                spellCheck={false}
              />
              <button type="button" disabled={body === ''} onClick={() => void sign()}>
                Sign
              </button>
            </div>
          </div>
          <details className="lab-step">
            <summary>ABI, to replace the delivery’s own</summary>
            <textarea
              aria-label="ABI, to replace the delivery’s own"
              className="json"
              rows={3}
              value={abi}
              onChange={(event) => setAbi(event.target.value)}
              placeholder="JSON, or event Transfer(address indexed from, …)"
              spellCheck={false}
            />
          </details>
          <div className="runbar">
            <button type="submit" className="run" disabled={body === ''}>
              Verify and decode
            </button>
          </div>
        </form>
        <section className="lab-result" aria-labelledby="result-title">
          <h2 id="result-title" className="unseen">
            Result
          </h2>
          {isOfOthers && <Stale>The body, secret or signature has changed since this check.</Stale>}
          {verdict ? <Verified verdict={verdict} abi={abi} /> : <HandlerSample />}
        </section>
      </div>
    </article>
  )
}

/** The library's words about a delivery, as they stand on a page. */
const sentence = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1)
