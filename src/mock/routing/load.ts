import { type JsonModule, mockFiles } from '../../../generated/mocks.gen.js'
import type { Manifest } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'
import { createMockApi, type MockApi } from './mockApi.js'

/** Loads what the mock of an API answers from. */
export type LoadApi = () => Promise<MockApi>

/** How each API is loaded. */
export const loaders: Readonly<Record<string, LoadApi>> = /* @__PURE__ */ loadersOf(mockFiles)

function loadersOf(files: typeof mockFiles): Readonly<Record<string, LoadApi>> {
  return Object.fromEntries(
    Object.entries(files).map(([api, load]) => [api, async () => mockOf(...(await load()))] as const),
  )
}

/** The generator writes these files by the types that they are given here. */
function mockOf({ default: manifest }: JsonModule, { default: examples }: JsonModule): MockApi {
  return createMockApi(manifest as Manifest, examples as ManifestExamples)
}
