import { isLedgerlineError } from 'ledgerline'
import type { ReactElement } from 'react'
import { withCode } from '../ui/text.js'
import { explain } from './explain.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

/** What the client did, step by step, and what code would do about it. */
export function Explanation({ run, error }: { readonly run: Run; readonly error?: Error }): ReactElement | null {
  const record = useRecord(run)
  const steps = explain(run.loaded, record, error)
  if (steps.length === 0) return null
  const code = isLedgerlineError(error) ? error.code : undefined
  return (
    <div className="stack explanation">
      <h3>What the client did</h3>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen to several pages
          <li key={index}>{withCode(step)}</li>
        ))}
      </ol>
      {code && (
        <p>
          In code: <code>{`if (isLedgerlineError(error) && error.code === '${code}') …`}</code>
        </p>
      )}
    </div>
  )
}
