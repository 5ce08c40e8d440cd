/** What was typed for something that was on its way. */
export interface Typed {
  readonly text: string
  /** Whether Enter was pressed then. */
  readonly entered: boolean
}

/** Keys that are held for something that is on its way. */
export interface Keys {
  /** Ends the wait, and says what was typed. */
  take(): Typed
}

/**
 * Holds what is typed from now on, so that it neither is lost nor goes into a field that happens to have the focus.
 * Escape gives up the wait.
 *
 * @param text - what there is already
 * @param onEnd - called once, when the wait is over
 */
export function waitingKeys(text: string, onEnd: () => void): Keys {
  let typed = text
  let entered = false
  const end = (): void => {
    removeEventListener('keydown', onKey, true)
    onEnd()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') end()
    else if (event.key === 'Enter') entered = true
    else if (entered)
      return // goes to what Enter led to, which is not here yet
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', onKey, true)
  return {
    take() {
      end()
      return { text: typed, entered }
    },
  }
}
