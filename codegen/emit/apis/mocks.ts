import type { Model } from '../../model/model.js'
import type { Emitted } from '../imports.js'

/** Emits how the mock loads each API: late, because examples are large and few programs need those of every API. */
export function emitMocks(models: readonly Model[]): Emitted {
  const json = (api: string, name: string): string =>
    `    await import('./${api}/${name}.json', { with: { type: 'json' } }),`
  const loaders = models.map(
    ({ api }) => `  ${api}: async () => [\n${json(api, 'manifest')}\n${json(api, 'examples')}\n  ],`,
  )
  return {
    imports: [],
    text: `/** A JSON file as a module. */
export interface JsonModule {
  readonly default: unknown
}

/** Loads the manifest and the examples of each API. */
export const mockFiles: Readonly<Record<string, () => Promise<readonly [manifest: JsonModule, examples: JsonModule]>>> = {
${loaders.join('\n')}
}`,
  }
}
