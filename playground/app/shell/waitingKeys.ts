/** Keys that are held for something that is on its way. */
export interface Keys {
  /** Ends the wait, and says what was typed. */
  take(): string
}

/**
 * Holds what is typed from now on, so that it neither is lost nor goes into a field that happens to have the focus.
 * Escape gives up the wait.
 *
 * @param onEnd called once, when the wait is over.
 */
export function waitingKeys(onEnd: () => void): Keys {
  let typed = ''
  const end = (): void => {
    removeEventListener('keydown', onKey, true)
    onEnd()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') end()
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', onKey, true)
  return {
    take() {
      end()
      return typed
    },
  }
}
