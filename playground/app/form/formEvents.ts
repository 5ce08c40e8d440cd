import type { FormEvent, KeyboardEvent, MouseEvent } from 'react'

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
  if (withModifier && !repeat) pressRun(currentTarget)
}

/** Presses the button that runs a form, wherever it stands: it knows whether it may be pressed now. */
export function pressRun(form: HTMLFormElement): void {
  for (const element of form.elements)
    if (element instanceof HTMLButtonElement && element.matches('.run')) element.click()
}

/**
 * Scrolls a field that is focused or edited clear of the sticky bars above and below it: browsers consider a field
 * behind them escapeInvisible. Call it when a key or a button is released, because what moves while it is down may select text
 * or miss the click, and for what is typed. The field's `scroll-margin` says how much the bars need.
 */
export function keepClear(event: KeyboardEvent | MouseEvent | FormEvent): void {
  const { target, type } = event
  if (!(target instanceof HTMLElement) || !target.closest('.fields, .lab-step')) return
  // A list that has just opened would close.
  if (type === 'click' && !target.matches('input, textarea')) return
  // Only a text area grows by what is typed, also by an Enter.
  if (type === 'input' && !target.matches('textarea')) return
  // They may have run the form, and the answer is on its way into sight.
  if ('key' in event && ['Enter', 'Control', 'Meta'].includes(event.key)) return
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
