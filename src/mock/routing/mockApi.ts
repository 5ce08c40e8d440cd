import type { Manifest } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'
import type { MockOperation } from '../model/mockOperation.js'
import { type Route, routesOf } from './routes.js'

/** An API of the mock, with its operations and their routes. */
export interface MockApi {
  readonly name: string
  /** The APIs whose hosts serve its operations: itself, and others. */
  readonly hosts: readonly string[]
  readonly operations: readonly MockOperation[]
  readonly routes: readonly Route[]
}

/** Creates the mock of an API from its generated manifest and examples. */
export function createMockApi(manifest: Manifest, examples: ManifestExamples): MockApi {
  const { api, types, formats } = manifest
  const operations = manifest.operations.map((operation) => ({ ...operation, api, types, formats, examples }))
  const hosts = [...new Set([api, ...operations.map(({ host = api }) => host)])]
  return { name: api, hosts, operations, routes: routesOf(operations) }
}
