import { type ComponentType, useLayoutEffect, useState } from 'react'
import { useAnnounce } from './announce.js'

/** The search, where it is open. */
export interface Search {
  readonly Palette: ComponentType<{ readonly onClose: () => void }> | undefined
  open(): void
  close(): void
}

/** Loads the search when it is asked for, also by Ctrl K. Where that fails, as without a network, the page stays as it is. */
export function useSearch(): Search {
  const [Palette, setPalette] = useState<Search['Palette']>()
  const announce = useAnnounce()
  const open = (): void => {
    import('./Palette.js').then(
      (module) => setPalette(() => module.default),
      () => announce('The search could not be loaded. Try again.'),
    )
  }
  // listens before anything is painted: keys that are pressed at once are not lost
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return { Palette, open, close: () => setPalette(undefined) }
}
