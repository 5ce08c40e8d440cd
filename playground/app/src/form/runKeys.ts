import type { KeyboardEvent } from 'react'

/**
 * Runs a form by Ctrl Enter (⌘ Enter) from any of its fields: in a text area, Enter alone is a new line. Held down, Enter
 * runs it once: a run may cost, or make another stream. Links and other buttons keep the keys that are theirs.
 */
export function runKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, repeat, target, currentTarget } = event
  const withModifier = event.ctrlKey || event.metaKey
  if (key !== 'Enter' || (target instanceof HTMLTextAreaElement && !withModifier)) return
  if (target instanceof Element && target.closest('a, button:not(.run)')) return
  if (repeat || withModifier) event.preventDefault()
  if (withModifier && !repeat) currentTarget.querySelector<HTMLButtonElement>('.run')?.click()
}
