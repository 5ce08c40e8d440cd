import { useCallback, useEffect, useState } from 'react'

/** The list of operations where it covers the page, as on a phone. */
export interface Menu {
  readonly isOpen: boolean
  toggle(): void
  close(): void
}

/** Holds whether the menu is open. Escape closes it, and so does every move: what covers a new page hides it. */
export function useMenu(visit: number): Menu {
  const [openedAt, setOpenedAt] = useState<number>()
  const isOpen = openedAt === visit
  const close = useCallback(() => setOpenedAt(undefined), [])
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      close()
      document.getElementById('menu-button')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, close])
  return { isOpen, close, toggle: () => setOpenedAt(isOpen ? undefined : visit) }
}
