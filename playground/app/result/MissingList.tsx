import type { ReactElement, ReactNode } from 'react'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { SteadyButton } from '../ui/SteadyButton.js'
import type { MissingChainLine } from './missing.js'

/** The chains that a result lacks, each with its reason, and a button that asks for those alone. */
export function MissingList({
  lines,
  isReading,
  onRetry,
  children,
}: {
  readonly lines: readonly MissingChainLine[]
  readonly isReading: boolean
  readonly onRetry: () => void
  /** What helps. */
  readonly children?: ReactNode
}): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <section className="issues ruled" aria-label="Missing chains">
      <div className="row apart">
        <b>Missing</b>
        <SteadyButton idle={isReading} onClick={onRetry}>
          {isReading ? 'Retrying…' : 'Retry'}
        </SteadyButton>
      </div>
      <ul>
        {lines.map(({ name, why, code }) => (
          <li key={`${name} ${why}`}>
            <b>{name}</b>
            {escapeInvisible(why)} {code && <code>{code}</code>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
