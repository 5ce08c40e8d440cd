import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce } from '../ui/announce.js'
import { onSearchFor } from '../ui/searchFor.js'
import type { SearchProps } from './searchProps.js'
import { type Keys, type Typed, waitingKeys } from './waitingKeys.js'

/** The search, where it is open. */
export interface Search {
  readonly Palette: ComponentType<SearchProps> | undefined
  open(): void
  close(): void
  /** What was typed since the search was asked for; what is typed from now on is the palette's. */
  takeTyped(): Typed
}

/** Loads the search when it is asked for, also by Ctrl K. Where that fails, as without a network, the page stays as it is. */
export function useSearch(): Search {
  const [Palette, setPalette] = useState<Search['Palette']>()
  const waiting = useRef<Keys>(undefined)
  const announce = useAnnounce()
  const open = (text = ''): void => {
    if (Palette || waiting.current) return
    const keys = waitingKeys(text, () => {
      waiting.current = undefined
    })
    waiting.current = keys
    import('./Palette.js').then(
      (module) => waiting.current === keys && setPalette(() => module.default),
      () => {
        keys.take()
        announce('Search couldn’t be loaded. Try again.')
      },
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
    const stop = onSearchFor(open)
    return () => {
      stop()
      removeEventListener('keydown', onKey)
    }
  })
  return {
    Palette,
    open: () => open(),
    close: () => setPalette(undefined),
    takeTyped: () => waiting.current?.take() ?? { text: '', entered: false },
  }
}
