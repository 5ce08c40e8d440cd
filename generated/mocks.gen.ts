// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** A JSON file as a module. */
export interface JsonModule {
  readonly default: unknown
}

/** Loads the manifest and the examples of each API. */
export const mockFiles: Readonly<Record<string, () => Promise<readonly [manifest: JsonModule, examples: JsonModule]>>> =
  {
    aptos: async () => [
      await import('./aptos/manifest.json', { with: { type: 'json' } }),
      await import('./aptos/examples.json', { with: { type: 'json' } }),
    ],
    evm: async () => [
      await import('./evm/manifest.json', { with: { type: 'json' } }),
      await import('./evm/examples.json', { with: { type: 'json' } }),
    ],
    node: async () => [
      await import('./node/manifest.json', { with: { type: 'json' } }),
      await import('./node/examples.json', { with: { type: 'json' } }),
    ],
    streams: async () => [
      await import('./streams/manifest.json', { with: { type: 'json' } }),
      await import('./streams/examples.json', { with: { type: 'json' } }),
    ],
  }
