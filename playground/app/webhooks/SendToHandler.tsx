import { type ReactElement, useState } from 'react'
import { useConnection } from '../run/connection/connection.js'
import { mockServer } from '../run/connection/mockServer.js'
import { useAnnounce } from '../ui/announce.js'
import { CopyButton } from '../ui/CopyButton.js'
import { curlText, isLoopbackUrl, sendDelivery } from './sendDelivery.js'

/** The way of the delivery in the lab to a handler on this machine: as curl, or through the mock server. */
export function SendToHandler({
  body,
  signature,
}: {
  readonly body: string
  readonly signature: string
}): ReactElement {
  const { answerer } = useConnection()
  const announce = useAnnounce()
  const [url, setUrl] = useState('http://127.0.0.1:3000/hook')
  const [said, setSaid] = useState('')
  const isLocal = isLoopbackUrl(url)
  const canSend = answerer === 'server' && mockServer !== undefined
  const send = async (): Promise<void> => {
    setSaid('Sending…')
    const answer = await sendDelivery(mockServer ?? '', { url, body, signature })
    setSaid(answer)
    announce(answer)
  }
  return (
    <div className="lab-step stack ruled">
      <label htmlFor="lab-handler">Your handler, on this machine</label>
      <div className="line">
        <input
          id="lab-handler"
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          aria-invalid={!isLocal || undefined}
          aria-describedby="lab-handler-about"
          spellCheck={false}
        />
        <button type="button" disabled={body === '' || !isLocal || !canSend} onClick={() => void send()}>
          Send to my handler
        </button>
        <CopyButton label="Copy as curl" className="" text={body === '' ? '' : curlText({ url, body, signature })} />
      </div>
      <p id="lab-handler-about" className="about" role="status">
        {said ||
          (!isLocal
            ? 'Only 127.0.0.1, [::1] and localhost: nothing is sent to another machine.'
            : canSend
              ? 'The mock server posts the body and its signature, and you see the status.'
              : 'Sending needs the mock server: run npm start or npm run mock. You can use curl without it.')}
      </p>
    </div>
  )
}
