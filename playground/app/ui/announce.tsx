import { createContext, type ReactElement, type ReactNode, use, useCallback, useState } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => {})

/** Tells screen readers what happens elsewhere on the page. */
export function Announcer({ children }: { readonly children: ReactNode }): ReactElement {
  const [said, setSaid] = useState({ text: '', count: 0 })
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="unseen" aria-live="polite" data-testid="announcer">
        <span key={said.count}>{said.text}</span>
      </div>
    </AnnounceContext>
  )
}

/** Says something to screen readers. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext)
}
