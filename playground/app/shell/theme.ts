import { useEffect, useLayoutEffect, useState } from 'react'

/** Light, dark, or as the system has it. */
export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'ledgerline.theme'

/** The theme and its switch. The choice is the only thing this page stores, and every tab of it follows. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(stored)
  // before the browser paints, or a page that is reloaded would flash in the system's theme
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === storageKey || key === null) setTheme(stored()) // without a key, all was cleared
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  const choose = (next: Theme): void => {
    setTheme(next)
    keep(next)
  }
  return [theme, choose]
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // A page without storage forgets the choice: no harm.
  }
}

function stored(): Theme {
  try {
    const theme = localStorage.getItem(storageKey)
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  } catch {
    return 'system'
  }
}
