import type { SyntheticEvent } from 'react'

/**
 * Scrolls a field that is focused or edited clear of the sticky bars above and below it: browsers consider a field
 * behind them visible. Call it when a key or a button is released, because what moves while it is down may select text
 * or miss the click. The field's `scroll-margin` says how much the bars need.
 */
export function keepClear({ target, type }: SyntheticEvent): void {
  if (!(target instanceof HTMLElement) || !target.closest('.fields, .lab-step')) return
  // A list that has just opened would close.
  if (type === 'click' && !target.matches('input, textarea')) return
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
