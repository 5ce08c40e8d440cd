import type { ManifestInput } from '../../operation/manifest.js'
import {
  decodedSegments,
  hasWords,
  literalFirst,
  type Segment as PathSegment,
  pathTexts,
  segmentsOf,
} from '../../operation/pathTemplate.js'
import { type Answer, refuse } from '../model/answer.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'

/** One spelling of an operation's path. */
export interface Route {
  readonly operation: MockOperation
  readonly segments: readonly Segment[]
  /** Whether this is the path on a plain Aptos node, which needs no key. */
  readonly keyless: boolean
  /** The API whose host serves it. */
  readonly host: string
  /** Query values by wire name that distinguish it from another API's operation at the same path. */
  readonly fixed: readonly (readonly [name: string, value: string])[]
}

/** The method and the URL of a request. */
export interface Target {
  readonly method: string
  /** Names of the APIs whose host it is sent to; some share a host. */
  readonly hosts: readonly string[]
  /** Path after the base of the API, still percent-encoded. */
  readonly path: string
  /** Query without the question mark. */
  readonly query: string
}

/** A literal word of the path, or a parameter and the texts that fit it. */
type Segment =
  | { readonly literal: string }
  | { readonly literal?: undefined; readonly name: string; readonly fits: RegExp }

/** The route of a request, with the decoded values of its parameters. */
export interface Match {
  readonly route: Route
  readonly values: Readonly<Record<string, string>>
}

/** Returns every spelling of every operation. Literal words come before parameters in the same place. */
export function routesOf(operations: readonly MockOperation[]): readonly Route[] {
  const onNode = operations.some(({ nodePath, nodeOnly }) => nodePath !== undefined || nodeOnly)
  return operations.flatMap((operation) => spellingsOf(operation, onNode)).sort(shortAndLiteralFirst)
}

/**
 * Finds the operation of a request. A parameter only accepts texts that fit its pattern, so `/nft/{address}/price` and
 * `/{token0}/{token1}/price` never collide. If no operation fits completely, the most literal one gets the call, and
 * says which value is wrong. Returns `undefined` if there is none.
 */
export function findRoute(api: { readonly routes: readonly Route[] }, target: Target): Match | Answer | undefined {
  const { method, path } = target
  const texts = textsIn(path)
  if (!texts) return refuse(400, `The path ${path} is not properly percent-encoded`)
  const sameLength = routesOfLength(api, target, texts)
  const sameMethod = sameLength.filter((route) => route.operation.method === method)
  const route = sameMethod.find((each) => fits(each, texts)) ?? sameMethod.find((each) => nearlyFits(each, texts))
  if (route) return { route, values: Object.fromEntries(pathTexts(route.segments, texts)) }
  const methods = new Set(sameLength.filter((each) => fits(each, texts)).map((each) => each.operation.method))
  if (methods.size === 0) return undefined
  const allow = [...methods].join(', ')
  return refuse(405, `${path} takes ${allow}, not ${method}`, { allow })
}

/** Finds the operation that a request fits completely. */
export function fittingRoute(api: { readonly routes: readonly Route[] }, target: Target): Route | undefined {
  const texts = textsIn(target.path)
  if (!texts) return undefined
  return routesOfLength(api, target, texts).find(
    (route) => route.operation.method === target.method && fits(route, texts),
  )
}

/** A node responds at its root with and without a slash. */
const textsIn = (path: string): readonly string[] | undefined => decodedSegments(path || '/')

/** Returns the routes with as many segments as a request has, at its host. */
function routesOfLength(
  { routes }: { readonly routes: readonly Route[] },
  { hosts, query }: Target,
  texts: readonly string[],
): readonly Route[] {
  const sent = new URLSearchParams(query)
  return routes.filter(
    ({ segments, host, fixed }) =>
      segments.length === texts.length &&
      hosts.includes(host) &&
      fixed.every(([name, value]) => sent.get(name) === value),
  )
}

function spellingsOf(operation: MockOperation, onNode: boolean): readonly Route[] {
  const { path, nodePath } = operation
  const route = (template: string, keyless: boolean): Route => ({
    operation,
    segments: segmentsOf(template).map((segment) => withTexts(operation, segment)),
    keyless,
    host: operation.host ?? operation.api,
    fixed: operation.host === undefined ? [] : fixedOf(operation),
  })
  // If gateway and node have the same path, they can't be told apart, so neither needs a key.
  if (nodePath === undefined) return [route(path, onNode)]
  return [route(path, false), route(nodePath, true)]
}

/**
 * An operation at another API's host may share its path with one there. A query with a single allowed value
 * distinguishes it.
 */
function fixedOf({ inputs }: MockOperation): Route['fixed'] {
  return inputs.flatMap((input) => {
    const { shape } = input
    const [value, other] = input.in === 'query' && shape.kind === 'scalar' && shape.closed ? (shape.values ?? []) : []
    return value !== undefined && other === undefined ? [[wireName(input), value] as const] : []
  })
}

function withTexts(operation: MockOperation, segment: PathSegment): Segment {
  if (segment.literal !== undefined) return segment
  const input = operation.inputs.find((each) => each.in === 'path' && wireName(each) === segment.name)
  return { ...segment, fits: input ? textsOf(input) : /./ }
}

/** Returns the pattern of texts that fit an input. */
function textsOf({ shape, limits }: ManifestInput): RegExp {
  if (limits?.pattern !== undefined) return new RegExp(String(limits.pattern))
  if (shape.kind !== 'scalar') return /./
  const ofFormat = shape.format === undefined ? undefined : formatShapes[shape.format]
  return ofFormat ?? (shape.type === 'integer' ? /^\d+$/ : /./)
}

const formatShapes: Readonly<Record<string, RegExp>> = {
  'evm-address': /^0x[0-9a-fA-F]{40}$/,
  'move-struct-tag': /::/,
  'move-identifier': /^[A-Za-z_]\w*$/,
}

const shortAndLiteralFirst = (a: Route, b: Route): number =>
  a.segments.length - b.segments.length || literalFirst(a.segments, b.segments)

function fits(route: Route, texts: readonly string[]): boolean {
  return route.segments.every((segment, index) => {
    const text = texts[index] ?? ''
    return segment.literal !== undefined ? segment.literal === text : segment.fits.test(text)
  })
}

function nearlyFits({ segments }: Route, texts: readonly string[]): boolean {
  const isRelated = segments.some(({ literal }) => literal !== undefined) || texts.some((text) => text.startsWith('0x'))
  return isRelated && hasWords(segments, texts)
}
