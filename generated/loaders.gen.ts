// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Operation } from '../src/operation/operation.js'

/** An API, as tools load it. */
export interface LoadableApi {
  readonly title: string
  /** Loads what the document says: a `Manifest`. */
  readonly manifest: () => Promise<{ readonly default: unknown }>
  /** Loads its operations, as a client calls them. */
  readonly operations: () => Promise<{ readonly operations: readonly Operation[] }>
}

/** Every API by name. */
export const loadableApis: Readonly<Record<string, LoadableApi>> = {
  aptos: {
    title: 'Aptos data',
    manifest: () => import('./aptos/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./aptos/operationList.gen.js'),
  },
  aptosNode: {
    title: 'Aptos node',
    manifest: () => import('./aptosNode/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./aptosNode/operationList.gen.js'),
  },
  auth: {
    title: 'Authentication',
    manifest: () => import('./auth/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./auth/operationList.gen.js'),
  },
  evm: {
    title: 'EVM data',
    manifest: () => import('./evm/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./evm/operationList.gen.js'),
  },
  solana: {
    title: 'Solana data',
    manifest: () => import('./solana/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./solana/operationList.gen.js'),
  },
  streams: {
    title: 'Streams',
    manifest: () => import('./streams/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./streams/operationList.gen.js'),
  },
  universal: {
    title: 'Universal',
    manifest: () => import('./universal/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./universal/operationList.gen.js'),
  },
}
