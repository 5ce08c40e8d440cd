/**
 * Calls what only watches, where somebody does. What it throws, or rejects with, is its own affair.
 *
 * @param what gives what it is told
 */
export function tell<What extends unknown[]>(
  watch: ((...what: What) => unknown) | undefined,
  what: () => readonly [...What],
): void {
  if (watch) (async () => watch(...what()))().catch(() => {})
}
