import { useSyncExternalStore } from 'react'

/** What of a result the address of the page points at, so that a link shows it. */
export interface Linked {
  /** A view of the result, where it is not the first. */
  readonly view?: string | undefined
  /** A row that is open, counted from 1. */
  readonly row?: number | undefined
}

let linked: Linked = {}
const listeners = new Set<() => void>()

/** What is linked now. */
export const readLinked = (): Linked => linked

/** What is linked, as it changes. */
export function useLinked(): Linked {
  return useSyncExternalStore(subscribe, readLinked)
}

/** Points the address at something more, or at nothing of it any more. */
export function link(part: Linked): void {
  const next = { ...linked, ...part }
  if (next.view === linked.view && next.row === linked.row) return
  linked = next
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
