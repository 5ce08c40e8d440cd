import { operationIds } from '../../generated/mocks.gen.js'
import type { FetchRequest } from '../mock/fetch/fetchRequest.js'
import { isAnswer } from '../mock/model/answer.js'
import type { MockOperation } from '../mock/model/mockOperation.js'
import { loaders } from '../mock/routing/load.js'
import type { MockApi } from '../mock/routing/mockApi.js'
import { placeOf } from '../mock/routing/places.js'
import { findRoute, fittingRoute, type Target } from '../mock/routing/routes.js'

/** Where the recording of a request is. */
export interface Identified {
  /** Name of its cassette, without the ending: `evm.getNativeBalance`; `other` if the request fits no operation. */
  readonly name: string
  /** The operation's path. What stands before it, such as a token of a `baseUrl`, is in no recording. */
  readonly path?: string
  readonly operation?: MockOperation
  /** What stands before the operation's path, or all of the path if there is no operation. */
  readonly before: string
  /** Where version 0.1 put the recording, with the path that it wrote. */
  readonly formerly: { readonly name: string; readonly path: string; readonly operation?: MockOperation | undefined }
}

/** Finds the operation of a request, wherever its base URL ends: hosts and what they put before a path don't matter. */
export async function identify({ url, method }: Pick<FetchRequest, 'url' | 'method'>): Promise<Identified> {
  const place = placeOf(url, Object.keys(operationIds))
  const target = { method, query: url.search.slice(1) }
  const { hosts = [], path = '' } = place ?? {}
  const ofPlace = await apisOf(place?.apis ?? [])
  const formerly = formerPlace(ofPlace, { ...target, hosts, path }) ?? { name: 'other', path: url.pathname }
  const found =
    fitting(ofPlace, { ...target, hosts, path }) ??
    (await fittingEnd(url.pathname, { ...target, hosts: Object.keys(operationIds) }))
  if (!found) return { name: 'other', before: url.pathname, formerly }
  const { operation } = found
  const before = url.pathname.slice(0, url.pathname.length - found.path.length)
  return { name: nameOf(operation), path: found.path, operation, before, formerly }
}

interface Found {
  readonly operation: MockOperation
  readonly path: string
}

/** Finds the operation that a path fits. One that its query distinguishes comes first, as in the mock. */
function fitting(apis: readonly MockApi[], target: Target): Found | undefined {
  const routes = apis.flatMap((api) => fittingRoute(api, target) ?? [])
  const route = routes.find(({ fixed }) => fixed.length > 0) ?? routes[0]
  return route && { operation: route.operation, path: target.path }
}

/** Finds the operation that the end of a path fits. An operation without words in its path would fit any. */
async function fittingEnd(pathname: string, target: Omit<Target, 'path'>): Promise<Found | undefined> {
  const apis = await apisOf(Object.keys(loaders))
  for (let at = pathname.indexOf('/'); at >= 0; at = pathname.indexOf('/', at + 1)) {
    const found = fitting(apis, { ...target, path: pathname.slice(at) })
    if (found && /\/[^/{]/.test(found.operation.path)) return found
  }
  return undefined
}

function formerPlace(apis: readonly MockApi[], target: Target): Identified['formerly'] | undefined {
  const matches = apis.flatMap((api) => {
    const match = findRoute(api, target)
    return match && !isAnswer(match) ? [match.route] : []
  })
  const route = matches.find(({ fixed }) => fixed.length > 0) ?? matches[0]
  return route && { name: nameOf(route.operation), path: target.path, operation: route.operation }
}

const nameOf = ({ api, id }: MockOperation): string => `${api}.${id}`

const apisOf = (names: readonly string[]): Promise<readonly MockApi[]> =>
  Promise.all(names.flatMap((name) => loaders[name]?.() ?? []))
