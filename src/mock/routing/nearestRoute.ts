import { nearest } from '../../errors/nearest.js'
import type { MockOperation } from '../model/mockOperation.js'
import type { Route } from './routes.js'

/**
 * The operation that was probably meant by a path that none has: the one whose id the path is, else the one whose path is
 * alike in all words but one or two.
 *
 * @returns `undefined` where none is like it
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

/** How much of a path is otherwise than in a route: less for a word that is nearly the same. */
function oddsOf({ segments }: Route, texts: readonly string[]): number {
  return segments.reduce((sum, segment, index) => {
    const text = texts[index] ?? ''
    if (segment.literal === undefined) return sum + (segment.fits.test(text) ? 0 : 1.5)
    if (segment.literal === text) return sum
    return sum + (nearest(text, [segment.literal]) === undefined ? 4 : 1)
  }, 0)
}
