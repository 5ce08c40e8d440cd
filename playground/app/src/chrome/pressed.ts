import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * What a button does that may be gone then: whoever pressed it by keyboard would be at the top of the page, and goes to
 * what it was about.
 *
 * @param place - id of what takes the focus
 */
export function pressed(act: () => void, place: string): (event: MouseEvent<HTMLElement>) => void {
  return ({ currentTarget, detail }) => {
    flushSync(act)
    const isByKeyboard = detail === 0 // a phone would bring up its own
    if (isByKeyboard && !currentTarget.isConnected) document.getElementById(place)?.focus()
  }
}
