import type { Manifest } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'
import { createMockApi, type MockApi } from './mockApi.js'

/** Loads what the mock of an API answers from. */
export type LoadApi = () => Promise<MockApi>

/** How each API is loaded: late, because examples are large and few programs need those of every API. */
export const loaders: Readonly<Record<string, LoadApi>> = {
  evm: async () =>
    mockOf(
      await import('../../../generated/evm/manifest.json', { with: { type: 'json' } }),
      await import('../../../generated/evm/examples.json', { with: { type: 'json' } }),
    ),
  aptos: async () =>
    mockOf(
      await import('../../../generated/aptos/manifest.json', { with: { type: 'json' } }),
      await import('../../../generated/aptos/examples.json', { with: { type: 'json' } }),
    ),
  node: async () =>
    mockOf(
      await import('../../../generated/node/manifest.json', { with: { type: 'json' } }),
      await import('../../../generated/node/examples.json', { with: { type: 'json' } }),
    ),
  solana: async () =>
    mockOf(
      await import('../../../generated/solana/manifest.json', { with: { type: 'json' } }),
      await import('../../../generated/solana/examples.json', { with: { type: 'json' } }),
    ),
  auth: async () =>
    mockOf(
      await import('../../../generated/auth/manifest.json', { with: { type: 'json' } }),
      await import('../../../generated/auth/examples.json', { with: { type: 'json' } }),
    ),
  streams: async () =>
    mockOf(
      await import('../../../generated/streams/manifest.json', { with: { type: 'json' } }),
      await import('../../../generated/streams/examples.json', { with: { type: 'json' } }),
    ),
}

interface JsonModule {
  readonly default: unknown
}

/** The generator writes these files by the types that they are given here. */
function mockOf({ default: manifest }: JsonModule, { default: examples }: JsonModule): MockApi {
  return createMockApi(manifest as Manifest, examples as ManifestExamples)
}
