/** Calls a function that only observes. Its errors, thrown or rejected, do not affect the call. */
export function tell(watch: () => unknown): void {
  try {
    const seen = watch() as Partial<Promise<unknown>> | undefined // usually nothing, sometimes a promise
    seen?.catch?.(() => {})
  } catch {
    // it only observes
  }
}
