/** Calls a function that only observes. Its errors, thrown or rejected, do not affect the call. */
export function tell(watch: () => unknown): void {
  ;(async () => watch())().catch(() => {})
}
