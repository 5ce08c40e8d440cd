import { type JsonModule, mockFiles } from '../../../generated/mocks.gen.js'
import type { Manifest } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'
import { createMockApi, type MockApi } from './mockApi.js'

/** Loads the mock of an API. */
export type LoadApi = () => Promise<MockApi>

/** The loader of each API. */
export const loaders: Readonly<Record<string, LoadApi>> = /* @__PURE__ */ loadersOf(mockFiles)

function loadersOf(files: typeof mockFiles): Readonly<Record<string, LoadApi>> {
  return Object.fromEntries(
    Object.entries(files).map(([api, load]) => [api, async () => mockOf(...(await load()))] as const),
  )
}

/** The generator writes these files with the types that are asserted here. */
function mockOf({ default: manifest }: JsonModule, { default: examples }: JsonModule): MockApi {
  return createMockApi(manifest as Manifest, examples as ManifestExamples)
}
