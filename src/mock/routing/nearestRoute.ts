import { nearest } from '../../errors/nearest.js'
import type { MockOperation } from '../model/mockOperation.js'
import type { Route } from './routes.js'

/**
 * Finds the operation that was probably meant by an unknown path: the one whose id resembles the path, else the one
 * whose path differs in one or two words.
 *
 * @returns `undefined` if none is similar
 */
export function nearestRoute(routes: readonly Route[], method: string, path: string): MockOperation | undefined {
  const texts = path.split('/').slice(1)
  const named =
    texts.length === 1
      ? nearest(
          texts[0] ?? '',
          routes.map(({ operation: { id } }) => id),
        )
      : undefined
  const byId = routes.find(({ operation: { id } }) => id === named)
  const ranked = routes
    .filter(({ segments }) => segments.length === texts.length)
    .map((route) => ({ route, odds: oddsOf(route, texts) + (route.operation.method === method ? 0 : 0.5) }))
    .sort((a, b) => a.odds - b.odds)
  const [best] = ranked
  return byId?.operation ?? (best && best.odds <= 2 ? best.route.operation : undefined)
}

/** Returns how much a path differs from a route. Similar words count less. */
function oddsOf({ segments }: Route, texts: readonly string[]): number {
  return segments.reduce((sum, segment, index) => {
    const text = texts[index] ?? ''
    if (segment.literal === undefined) return sum + (segment.fits.test(text) ? 0 : 1.5)
    if (segment.literal === text) return sum
    return sum + (nearest(text, [segment.literal]) === undefined ? 4 : 1)
  }, 0)
}
