import { useLayoutEffect, useSyncExternalStore } from 'react'

/** Light, dark, or as the system has it. */
export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'ledgerline.theme'

/** The theme that is chosen. The choice is the only thing that outlives the visit, and every tab of the page follows. */
export function useTheme(): Theme {
  const theme = useSyncExternalStore(subscribe, () => chosen)
  // before the browser paints, or a page that is reloaded would flash in the system's theme
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  return theme
}

/** Chooses a theme, for this tab and the others. */
export function chooseTheme(theme: Theme): void {
  take(theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // A page without storage forgets the choice: no harm.
  }
}

let chosen: Theme = stored()
const listeners = new Set<() => void>()

function take(theme: Theme): void {
  chosen = theme
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === storageKey || key === null) take(stored()) // without a key, all was cleared
  }
  listeners.add(changed)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', follow)
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
