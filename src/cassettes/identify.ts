import { operationIds } from '../../generated/mocks.gen.js'
import type { FetchRequest } from '../mock/fetch/fetchRequest.js'
import { isAnswer } from '../mock/model/answer.js'
import type { MockOperation } from '../mock/model/mockOperation.js'
import { loaders } from '../mock/routing/load.js'
import { placeOf } from '../mock/routing/places.js'
import { findRoute } from '../mock/routing/routes.js'

/** Which operation a request is for. */
export interface Identified {
  /** Name of its cassette, without the ending: `evm.getNativeBalance`; `other` if no document knows the request. */
  readonly name: string
  /** Path after the base of its API, so that the host doesn't matter. */
  readonly path: string
  readonly operation?: MockOperation
}

/** Finds the operation of a request. */
export async function identify({ url, method }: Pick<FetchRequest, 'url' | 'method'>): Promise<Identified> {
  const place = placeOf(url, Object.keys(operationIds))
  const found = await Promise.all((place?.apis ?? []).map((api) => loaders[api]?.()))
  const matches = found.flatMap((api) => {
    const { hosts = [], path = '' } = place ?? {}
    const match = api && findRoute(api, { method, hosts, path, query: url.search.slice(1) })
    return match && !isAnswer(match) ? [match] : []
  })
  const { route } = matches.find(({ route }) => route.fixed.length > 0) ?? matches[0] ?? {} // as the mock does
  if (!place || !route) return { name: 'other', path: url.pathname }
  const { operation } = route
  return { name: `${operation.api}.${operation.id}`, path: place.path, operation }
}
