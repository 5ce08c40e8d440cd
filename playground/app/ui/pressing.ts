import type { KeyboardEvent, MouseEvent } from 'react'
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

/** Keeps a held Enter from pressing a button again and again: each time it might ask the service. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** Whether a click ended a drag over text, which is then to be copied, not opened. */
export const hasSelectedText = (): boolean => getSelection()?.type === 'Range'

/** The key of shortcuts, as it is written on the keyboard at hand. */
export const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
