/** Calls a function that only watches. What it throws, or rejects with, is its own affair. */
export function tell<Event extends readonly unknown[]>(
  hook: ((...event: Event) => unknown) | undefined,
  ...event: Event
): void {
  ;(async () => hook?.(...event))().catch(() => {})
}
