import type { ReactElement } from 'react'
import { CopyButton } from '../chrome/CopyButton.js'
import { Code } from '../snippet/Code.js'
import { handlerText } from './handlerText.js'

/** What stands beside the form until there is a verdict: the code that does all this on a server. */
export function HandlerSample(): ReactElement {
  return (
    <>
      <div className="verdict-line handler-head">
        <p>Your handler, whole:</p>
        <CopyButton text={handlerText} label="Copy code" />
      </div>
      <Code language="ts" text={handlerText} />
      <p className="lab-step about">
        A Request in, a Response out: 200 to a delivery and to the test delivery, 401 to a wrong signature, 400 to what
        is no delivery, 500 when your code throws, so that the delivery comes again.
      </p>
    </>
  )
}
