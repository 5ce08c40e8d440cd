import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { takeArrival } from '../catalogue/useRoute.js'

/**
 * The heading of a page. It takes the focus when the page was chosen in a dialog, because the focus would otherwise be
 * lost.
 */
export function Title({ children }: { readonly children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeArrival()) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} id="title" tabIndex={-1}>
      {children}
    </h1>
  )
}
