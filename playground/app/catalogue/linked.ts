import { useSyncExternalStore } from 'react'
import { kept } from './kept.js'

/** What of a result the address of the page points at, so that a link shows it. */
export interface Linked {
  /** A view of the result, where it is not the first. */
  readonly view?: string | undefined
  /** A row that is open, counted from 1. */
  readonly row?: number | undefined
}

const linked = kept<Linked>({})
const listeners = new Set<() => void>()

/** What is linked now. */
export const readLinked = (): Linked => linked.value

/** What is linked, as it changes. */
export function useLinked(): Linked {
  return useSyncExternalStore(subscribe, readLinked)
}

/** Points the address at something more, or at nothing of it any more. */
export function link(part: Linked): void {
  const next = { ...linked.value, ...part }
  if (next.view === linked.value.view && next.row === linked.value.row) return
  linked.value = next
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
