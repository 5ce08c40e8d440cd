import type { ReactElement } from 'react'
import { searchFor } from './searchFor.js'

/** Takes an address or a hash elsewhere: to the operations that take one like it. */
export function UseButton({ text, tabIndex }: { readonly text: string; readonly tabIndex?: number }): ReactElement {
  return (
    <button
      type="button"
      className="quiet use"
      title="Use it in another operation"
      aria-label={`Use in… another operation: ${text}`}
      tabIndex={tabIndex}
      onClick={() => searchFor(text)}
    >
      Use in…
    </button>
  )
}
