import type { ReactElement } from 'react'
import { isExample } from './isExample.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

/** Says beside a result of the mock that its rows are the document's, whatever was asked for. */
export function ExampleNote({ run }: { readonly run: Run }): ReactElement | null {
  const { answers } = useRecord(run)
  if (!answers.some(isExample)) return null
  return (
    <p className="note example-note" title="Where the response echoes inputs, it echoes yours.">
      Example data, not from {isAboutWallet(run) ? 'this wallet' : 'the chain'}.
    </p>
  )
}

/** Whether the path names a wallet. */
const isAboutWallet = ({ loaded: { details, entry } }: Run): boolean =>
  details.inputs.some(({ in: place, description }) => place === 'path' && /wallet/i.test(description)) ||
  entry.tag === 'wallet'
