import type { Connection } from './connection/connection.js'
import type { Run } from './run.js'

/** What to say of a run that went elsewhere than calls go by now; `undefined` of one that did not. */
export function elsewhere(
  { mode, answerer, place }: Pick<Run, 'mode' | 'answerer' | 'place'>,
  now: Pick<Connection, 'mode' | 'place'>,
): string | undefined {
  if (place === now.place) return undefined
  if (mode !== now.mode)
    return mode === 'live'
      ? 'This result is from the live service. Run now calls the mock.'
      : 'This result is from the mock. Run now calls the live service.'
  if (mode === 'live') return 'The key or the base URL has changed since this run.'
  return answerer === 'page'
    ? 'This result is from this page. Run now calls the mock server.'
    : 'This result is from the mock server. Run now calls this page’s own mock.'
}
