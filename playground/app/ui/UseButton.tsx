import type { ReactElement } from 'react'
import { searchFor } from './searchFor.js'

/** Takes an address or a hash elsewhere: to the operations that take one like it. */
export function UseButton({
  text,
  tabIndex,
  short = false,
}: {
  readonly text: string
  readonly tabIndex?: number
  /** As a sign, where there is little room. */
  readonly short?: boolean
}): ReactElement {
  return (
    <button
      type="button"
      className="quiet use"
      title="Use it in another operation"
      aria-label={`Use in… another operation: ${text}`}
      tabIndex={tabIndex}
      onClick={() => searchFor(text)}
    >
      {short ? '→' : 'Use in…'}
    </button>
  )
}
