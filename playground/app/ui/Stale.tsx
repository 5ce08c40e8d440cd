import type { ReactElement, ReactNode } from 'react'

/** Marks what stands below it as the outcome of something else than the page says by now. */
export function Stale({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className="row pad warning stale" role="status">
      {children}
    </p>
  )
}
