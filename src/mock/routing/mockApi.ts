import type { Manifest } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'
import type { MockOperation } from '../model/mockOperation.js'
import { type Route, routesOf } from './routes.js'

/** One API of the mock: its operations, and the routes that lead to them. */
export interface MockApi {
  readonly name: string
  /** The APIs at whose hosts its operations are: its own, and what others have. */
  readonly hosts: readonly string[]
  readonly operations: readonly MockOperation[]
  readonly routes: readonly Route[]
}

/** Makes the mock of an API of what the generator tells of it. */
export function createMockApi(manifest: Manifest, examples: ManifestExamples): MockApi {
  const { api, types, formats } = manifest
  const operations = manifest.operations.map((operation) => ({ ...operation, api, types, formats, examples }))
  const hosts = [...new Set([api, ...operations.map(({ host = api }) => host)])]
  return { name: api, hosts, operations, routes: routesOf(operations) }
}
