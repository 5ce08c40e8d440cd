import type { SyntheticEvent } from 'react'

/**
 * Scrolls a field that is gone to, or typed in, clear of the bars that stick above and below it: browsers take a field
 * behind them for one in sight. To be called when a key or a button is let go, since what moves while it is down may
 * select text or miss its click. The field's `scroll-margin` says how much the bars need.
 */
export function keepClear({ target, type }: SyntheticEvent): void {
  if (!(target instanceof HTMLElement) || !target.closest('.fields, .lab-step')) return
  // A list that has just opened would close.
  if (type === 'click' && !target.matches('input, textarea')) return
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
