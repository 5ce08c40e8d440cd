import type { ReactElement } from 'react'
import { keepClear, runKeys } from '../form/formEvents.js'
import { CopyButton } from '../ui/CopyButton.js'
import { modifier } from '../ui/pressing.js'
import { SecretField } from './SecretField.js'
import { Simulation } from './Simulation.js'
import type { WebhookLabState } from './useWebhookLab.js'

/** A delivery and what it is checked with: secret, body, signature and ABI. */
export function DeliveryForm({ lab }: { readonly lab: WebhookLabState }): ReactElement {
  const { secret, body, signature, abi, setSecret, setBody, setSignature, setAbi, sign, verify } = lab
  return (
    <form
      className="lab-form"
      aria-label="Delivery"
      onSubmit={(event) => {
        event.preventDefault()
        void verify()
      }}
      onKeyDown={runKeys}
      onKeyUp={keepClear}
      onInput={keepClear}
      onClick={keepClear}
    >
      <Simulation lab={lab} />
      <SecretField secret={secret} onChange={setSecret} />
      <div className="lab-step stack ruled">
        <label htmlFor="lab-body">Body, exactly as received</label>
        <textarea
          id="lab-body"
          rows={5}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          placeholder="Paste the raw body, or simulate a delivery"
          spellCheck={false}
        />
        <div className="row tight">
          <CopyButton label="Copy body" className="" text={body} />
        </div>
      </div>
      <div className="lab-step stack ruled">
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
      <details className="lab-step stack ruled">
        <summary>ABI, to replace the delivery’s own</summary>
        <textarea
          aria-label="ABI, to replace the delivery’s own"
          rows={3}
          value={abi}
          onChange={(event) => setAbi(event.target.value)}
          placeholder="JSON, or event Transfer(address indexed from, …)"
          spellCheck={false}
        />
      </details>
      <div className="runbar">
        <button type="submit" className="run" title={`${modifier} Enter, from any field`} disabled={body === ''}>
          Verify and decode
        </button>
      </div>
    </form>
  )
}
