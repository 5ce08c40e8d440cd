import type { Operation } from '../operation/operation.js'
import { type Inputs, inputsIn } from './inputs.js'
import type { OperationsOfApis } from './passage.js'

/** Where an operation is served, below the path of the proxy. */
interface Route {
  readonly operation: Operation
  /** Literal segments, and `undefined` where an input stands. */
  readonly literals: readonly (string | undefined)[]
  /** Names of the inputs that stand in the path, on the wire. */
  readonly names: readonly string[]
}

/** What a URL asks: an operation, and the texts of its inputs in the path by wire name. */
export interface Match {
  readonly operation: Operation
  readonly path: Inputs
}

/** Finds the operation of a request. */
export type FindOperation = (method: string, pathname: string, query: string) => Match | undefined

/**
 * Creates what finds operations, of all there are: one that is not allowed is found too, so that its URL is never taken
 * for that of another. Where several fit, the one with the first literal segment is meant: `/nft/0x…/owners` asks for
 * owners, not for a token named `owners`.
 */
export function createRoutes(all: OperationsOfApis): FindOperation {
  const routes = Object.values(all)
    .flat()
    .filter(({ fullnodeOnly }) => !fullnodeOnly)
    .map(routeOf)
  const byShape = new Map<string, Route[]>()
  for (const route of routes) {
    const key = shapeOf(route.operation.method, route.literals.length)
    byShape.set(key, [...(byShape.get(key) ?? []), route].sort(literalFirst))
  }
  return (method, pathname, query) => {
    const segments = segmentsIn(pathname)
    if (!segments) return undefined
    const fitting = (byShape.get(shapeOf(method, segments.length)) ?? []).filter(({ literals }) =>
      literals.every((literal, at) => literal === undefined || literal === segments[at]),
    )
    const [first] = fitting
    if (!first) return undefined
    const same = fitting.filter((route) => literalFirst(route, first) === 0)
    const matches = same.map((route) => matchOf(route, segments))
    if (matches.length === 1) return matches[0]
    // some share a path, and their inputs tell them apart; those of a guest at another API's host are fixed
    const guestsFirst = [...matches.filter(isGuest), ...matches.filter((one) => !isGuest(one))]
    return guestsFirst.find((one) => isAsked(one, query)) ?? guestsFirst.at(-1)
  }
}

function routeOf(operation: Operation): Route {
  const { api, host = api, path } = operation
  const parts = `/${host}${path === '/' ? '' : path}`.split('/').slice(1)
  return {
    operation,
    literals: parts.map((part) => (part.startsWith('{') ? undefined : part)),
    names: parts.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1)),
  }
}

const shapeOf = (method: string, length: number): string => `${method} ${length}`

/** Those with a literal segment before those with an input in its place. */
function literalFirst(a: Route, b: Route): number {
  const differs = a.literals.findIndex((literal, at) => (literal === undefined) !== (b.literals[at] === undefined))
  if (differs >= 0) return a.literals[differs] === undefined ? 1 : -1
  return 0
}

/** The decoded segments of a path; `undefined` for a stray percent sign. */
function segmentsIn(pathname: string): readonly string[] | undefined {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

const isGuest = ({ operation: { api, host = api } }: Match): boolean => host !== api

function matchOf({ operation, literals, names }: Route, segments: readonly string[]): Match {
  const texts = segments.filter((_, at) => literals[at] === undefined)
  return { operation, path: new Map(names.map((name, at) => [name, [texts[at] ?? '']])) }
}

/** Whether inputs fit an operation, and name what its document fixes, as the client does. */
function isAsked({ operation, path }: Match, query: string): boolean {
  try {
    const given = inputsIn(operation, path, query, undefined)
    return operation.inputs.every(({ name, preset, encode }) =>
      given[name] === undefined ? preset === undefined : encode(given[name], name) !== undefined,
    )
  } catch {
    return false // they are another's, or nobody's
  }
}
