import { entryName } from '../operation/entryName.js'
import type { Operation } from '../operation/operation.js'
import {
  decodedSegments,
  hasWords,
  literalFirst,
  pathTexts,
  type Segment,
  segmentsOf,
} from '../operation/pathTemplate.js'
import { type Inputs, inputsIn } from './inputs.js'
import type { OperationsOfApis } from './passage.js'

/** The path of an operation, below that of the proxy. */
interface Route {
  readonly operation: Operation
  readonly segments: readonly Segment[]
}

/** The operation of a URL, and the texts of its inputs in the path by wire name. */
export interface Match {
  readonly operation: Operation
  readonly path: Inputs
}

/** Finds the operation of a request. */
export type FindOperation = (method: string, pathname: string, query: string) => Match | undefined

/**
 * Creates a finder of operations. It also finds operations that aren't allowed, so that their URLs are never taken for
 * those of others. If several fit, the one with the first literal segment wins.
 */
export function createRoutes(all: OperationsOfApis): FindOperation {
  const routes = Object.values(all)
    .flat()
    .filter(({ fullnodeOnly }) => !fullnodeOnly)
    .map(routeOf)
  const byShape = new Map<string, Route[]>()
  for (const route of routes) {
    const key = shapeOf(route.operation.method, route.segments.length)
    byShape.set(key, [...(byShape.get(key) ?? []), route].sort(byWords))
  }
  return (method, pathname, query) => {
    const texts = decodedSegments(pathname)
    if (!texts) return undefined
    const likely = byShape.get(shapeOf(method, texts.length)) ?? []
    const fitting = likely.filter(({ segments }) => hasWords(segments, texts))
    const [first] = fitting
    if (!first) return undefined
    const same = fitting.filter((route) => byWords(route, first) === 0)
    const matches = same.map((route) => matchOf(route, texts))
    if (matches.length === 1) return matches[0]
    // some share a path, and differ in their inputs; those of a guest at another API's host are fixed
    const guestsFirst = [...matches.filter(isGuest), ...matches.filter((one) => !isGuest(one))]
    return guestsFirst.find((one) => isAsked(one, query)) ?? guestsFirst.at(-1)
  }
}

function routeOf(operation: Operation): Route {
  const { api, host = api, path } = operation
  return { operation, segments: segmentsOf(`/${entryName(host)}${path === '/' ? '' : path}`) }
}

const shapeOf = (method: string, length: number): string => `${method} ${length}`

const byWords = (a: Route, b: Route): number => literalFirst(a.segments, b.segments)

const isGuest = ({ operation: { api, host = api } }: Match): boolean => host !== api

function matchOf({ operation, segments }: Route, texts: readonly string[]): Match {
  return { operation, path: new Map(pathTexts(segments, texts).map(([name, text]) => [name, [text]])) }
}

/** Whether the inputs fit an operation, and include those that its document fixes, as requests of the client do. */
function isAsked({ operation, path }: Match, query: string): boolean {
  try {
    const given = inputsIn(operation, path, query, undefined)
    return operation.inputs.every(({ name, preset, encode }) =>
      given[name] === undefined ? preset === undefined : encode(given[name], name) !== undefined,
    )
  } catch {
    return false // the inputs belong to another operation, or to none
  }
}
