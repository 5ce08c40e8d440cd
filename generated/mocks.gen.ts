// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { operationIds as aptosIds } from './aptos/operationIds.gen.js'
import { operationIds as aptosNodeIds } from './aptosNode/operationIds.gen.js'
import { operationIds as authIds } from './auth/operationIds.gen.js'
import { operationIds as evmIds } from './evm/operationIds.gen.js'
import { operationIds as solanaIds } from './solana/operationIds.gen.js'
import { operationIds as streamsIds } from './streams/operationIds.gen.js'
import { operationIds as universalIds } from './universal/operationIds.gen.js'

/** A JSON file as a module. */
export interface JsonModule {
  readonly default: unknown
}

/** Loads the manifest and the examples of each API. */
export const mockFiles: Readonly<Record<string, () => Promise<readonly [manifest: JsonModule, examples: JsonModule]>>> =
  {
    aptos: () =>
      Promise.all([
        import('./aptos/manifest.json', { with: { type: 'json' } }),
        import('./aptos/examples.json', { with: { type: 'json' } }),
      ]),
    aptosNode: () =>
      Promise.all([
        import('./aptosNode/manifest.json', { with: { type: 'json' } }),
        import('./aptosNode/examples.json', { with: { type: 'json' } }),
      ]),
    auth: () =>
      Promise.all([
        import('./auth/manifest.json', { with: { type: 'json' } }),
        import('./auth/examples.json', { with: { type: 'json' } }),
      ]),
    evm: () =>
      Promise.all([
        import('./evm/manifest.json', { with: { type: 'json' } }),
        import('./evm/examples.json', { with: { type: 'json' } }),
      ]),
    solana: () =>
      Promise.all([
        import('./solana/manifest.json', { with: { type: 'json' } }),
        import('./solana/examples.json', { with: { type: 'json' } }),
      ]),
    streams: () =>
      Promise.all([
        import('./streams/manifest.json', { with: { type: 'json' } }),
        import('./streams/examples.json', { with: { type: 'json' } }),
      ]),
    universal: () =>
      Promise.all([
        import('./universal/manifest.json', { with: { type: 'json' } }),
        import('./universal/examples.json', { with: { type: 'json' } }),
      ]),
  }

/** Ids of the operations of each API. */
export const operationIds: Readonly<Record<string, readonly string[]>> = {
  aptos: aptosIds,
  aptosNode: aptosNodeIds,
  auth: authIds,
  evm: evmIds,
  solana: solanaIds,
  streams: streamsIds,
  universal: universalIds,
}
