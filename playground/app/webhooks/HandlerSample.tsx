import type { ReactElement } from 'react'
import { Code } from '../ui/Code.js'
import { CopyButton } from '../ui/CopyButton.js'

/** What stands beside the form: the code that does all this on a server, and what it would answer. */
export function HandlerSample({
  answer,
}: {
  /** The status, once there is a delivery to answer. */
  readonly answer: string | undefined
}): ReactElement {
  return (
    <>
      <div className="row apart pad ruled handler-head">
        <p>{answer === undefined ? 'A complete handler' : `This handler ${answer}`}</p>
        <CopyButton text={handlerText} label="Copy code" />
      </div>
      <Code language="ts" text={handlerText} />
      {answer === undefined && (
        <p className="lab-step ruled about">
          It takes a Request and returns a Response: 200 for a delivery, including the test delivery; 401 for a wrong
          signature; 400 for a body that isn’t a delivery; 413 for a body that’s too long; 500 when your code throws, so
          that the delivery is sent again.
        </p>
      )}
    </>
  )
}

/** The handler that the lab shows: whole, as a file to paste into a project, in lines that fit beside the form. */
export const handlerText = `import {
  createWebhookHandler,
  decodeLogs,
} from 'ledgerline/webhooks'

export const POST = createWebhookHandler({
  // from your streams settings; an empty one throws
  secret: process.env.STREAMS_SECRET ?? '',
  onDelivery: async (delivery) => {
    switch (delivery.kind) {
      case 'evm': {
        for (const { to, value } of delivery.erc20Transfers)
          console.log(to, value) // a bigint
        const { events, undecoded } = decodeLogs(delivery)
        console.log(events.length, undecoded.length)
        break
      }
      case 'solana':
        for (const { err, tokenChanges } of delivery.transactions)
          if (err === null) console.log(tokenChanges)
        break
      case 'bitcoin':
        for (const { outputs } of delivery.transactions)
          console.log(delivery.phase, outputs) // in satoshi
        break
      default: // a family that this code doesn't read
    }
  },
})
`
