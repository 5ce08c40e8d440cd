import type { ReactElement } from 'react'
import { CopyButton } from '../chrome/CopyButton.js'
import { Code } from '../snippet/Code.js'
import { handlerText } from './handlerText.js'

/** What stands beside the form until there is a verdict: the code that does all this on a server. */
export function HandlerSample(): ReactElement {
  return (
    <>
      <div className="verdict-line handler-head">
        <p>A complete handler</p>
        <CopyButton text={handlerText} label="Copy code" />
      </div>
      <Code language="ts" text={handlerText} />
      <p className="lab-step about">
        It takes a Request and returns a Response: 200 for a delivery, also the test one; 401 for a wrong signature; 400
        for a body that is not a delivery; 413 for one that is too long; 500 when your code throws, so the delivery is
        sent again.
      </p>
    </>
  )
}
