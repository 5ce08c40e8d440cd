import type { MouseEvent, ReactElement } from 'react'
import { arriveAt } from '../catalogue/useRoute.js'
import type { LookUp } from './lookUp.js'

/** The way from a value to the operation that tells more about it. */
export function LookUpLink({
  to,
  tabIndex,
}: {
  readonly to: LookUp
  readonly tabIndex?: number | undefined
}): ReactElement {
  const go = (event: MouseEvent): void => {
    event.stopPropagation()
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // in a tab or a window of its own
    event.preventDefault()
    arriveAt(to.hash)
  }
  return (
    <a className="look-up" href={to.hash} title={`With ${to.id}`} tabIndex={tabIndex} onClick={go}>
      Look up
    </a>
  )
}
