import { useSyncExternalStore } from 'react'
import { parseRoute, type Route } from './route.js'

/** Where the visitor is; `visit` grows with every move, but not when the address of a place is refined. */
export interface Place {
  readonly route: Route
  readonly visit: number
}

let place: Place = { route: parseRoute(location.hash), visit: 0 }

/** Reads the address bar once more, for a page that begins anew without being loaded. */
export function readRoute(): void {
  history.replaceState(visited, '')
  isArriving = false
  place = { route: parseRoute(location.hash), visit: place.visit + 1 }
}

/** The route of the address bar; changes when the visitor moves. */
export function useRoute(): Place {
  return useSyncExternalStore(subscribe, () => place)
}

let isArriving = false

/** Goes somewhere, and gives the focus to the title there; the back button comes back. */
export function arriveAt(hash: string): void {
  if (location.hash === hash) document.getElementById('title')?.focus()
  else {
    isArriving = true
    navigate(hash)
  }
}

/** Whether the page that comes up was asked for by `arriveAt`; says so once. */
export function takeArrival(): boolean {
  const was = isArriving
  isArriving = false
  return was
}

/** Goes somewhere; the back button comes back. */
export function navigate(hash: string): void {
  if (location.hash !== hash) location.hash = hash
}

/** Changes the address of this place without a new entry in the browser's history. */
export function replaceRoute(hash: string): void {
  if (location.hash !== hash) history.replaceState(visited, '', hash)
}

/** Marks an entry of the browser's history as seen: coming back to it restores its scroll position. */
const visited = 'visited'
history.replaceState(visited, '')

function subscribe(changed: () => void): () => void {
  const moved = (): void => {
    if (history.state !== visited) scrollTo({ top: 0, behavior: 'instant' })
    history.replaceState(visited, '')
    place = { route: parseRoute(location.hash), visit: place.visit + 1 }
    changed()
  }
  addEventListener('hashchange', moved)
  return () => removeEventListener('hashchange', moved)
}
