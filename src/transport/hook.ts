/** Calls what only watches. What it throws, or rejects with, is its own affair. */
export function tell(watch: () => unknown): void {
  ;(async () => watch())().catch(() => {})
}
