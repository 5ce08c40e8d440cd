import type { Typed } from './waitingKeys.js'

/** What the palette is given. */
export interface SearchProps {
  /** What was typed since the search was asked for; what is typed from now on is the palette's. */
  readonly takeTyped: () => Typed
  readonly onClose: () => void
}
