import type { Model } from '../../model/model.js'
import { type Emitted, Imports } from '../imports.js'

/**
 * Emits what the mock knows about each API, and how it loads the rest. It loads that late, because examples are large
 * and few programs need those of every API.
 */
export function emitMocks(models: readonly Model[]): Emitted {
  const json = (api: string, name: string): string => `    import('./${api}/${name}.json', { with: { type: 'json' } }),`
  const loaders = models.map(
    ({ api }) => `  ${api}: () => Promise.all([\n${json(api, 'manifest')}\n${json(api, 'examples')}\n  ]),`,
  )
  const imports = new Imports()
  const ids = models.map(
    ({ api }) => `  ${api}: ${imports.valueAs('operationIds', `${api}Ids`, `./${api}/operationIds.gen.js`)},`,
  )
  return {
    imports: imports.lines(),
    text: `/** A JSON file as a module. */
export interface JsonModule {
  readonly default: unknown
}

/** Loads the manifest and the examples of each API. */
export const mockFiles: Readonly<Record<string, () => Promise<readonly [manifest: JsonModule, examples: JsonModule]>>> = {
${loaders.join('\n')}
}

/** Ids of the operations of each API. */
export const operationIds: Readonly<Record<string, readonly string[]>> = {
${ids.join('\n')}
}`,
  }
}
