import type { Model } from '../../model/model.js'
import { type Emitted, Imports } from '../imports.js'

/**
 * Emits the list of an API's operations as a module of its own. Programs load it late; if they loaded `client.gen.ts`, a
 * bundler would add an object with all its exports to the file that every client loads.
 */
export const emitOperationList = (): Emitted => ({
  imports: [],
  text: `/** Every operation of the API. */
export { operations } from './client.gen.js'`,
})

/** Emits how tools load one API of many: its manifest and its operations, each late, because a tool needs one or two. */
export function emitLoaders(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const operation = imports.type('Operation', '../src/operation/operation.js')
  const loaders = models.map(
    ({ api, document }) => `  ${api}: {
    title: ${JSON.stringify(document.info.title)},
    manifest: () => import('./${api}/manifest.json', { with: { type: 'json' } }),
    operations: () => import('./${api}/operationList.gen.js'),
  },`,
  )
  return {
    text: `/** An API, as tools load it. */
export interface LoadableApi {
  readonly title: string
  /** Loads what the document says: a \`Manifest\`. */
  readonly manifest: () => Promise<{ readonly default: unknown }>
  /** Loads its operations, as a client calls them. */
  readonly operations: () => Promise<{ readonly operations: readonly ${operation}[] }>
}

/** Every API by name. */
export const loadableApis: Readonly<Record<string, LoadableApi>> = {
${loaders.join('\n')}
}`,
    imports: imports.lines(),
  }
}
