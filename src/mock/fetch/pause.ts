/** Waits, but no longer than until a signal aborts; it leaves no timer behind, and never rejects. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (milliseconds <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
