import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { entryName } from '../../../src/operation/entryName.js'
import type { Manifest, ManifestOperation } from '../../../src/operation/manifest.js'
import { apisIn, examplesFile, generatedFolder, manifestFile } from '../../apis.js'
import { catalogueOf, chainList } from './catalogue.js'
import { readDescribed } from './described.js'
import { detailsOf } from './details.js'
import { searchTextOf } from './searchText.js'
import { shapesOf } from './shapes.js'

const prefix = 'virtual:ledgerline/'

/**
 * Makes modules out of the manifests: a compact catalogue for the first screen, and per API and
 * tag what its forms and its responses need, each loaded when it is asked for.
 */
export function documents(): Plugin {
  const modules = new Map<string, string>()
  const build = (): void => {
    modules.clear()
    const apis = readDescribed()
    modules.set('catalogue', module(catalogueOf(apis.map(({ manifest }) => manifest))))
    modules.set('search', module(searchTextOf(apis)))
    modules.set('chains', module(chainList()))
    for (const described of apis) {
      const { manifest } = described
      const details = detailsOf(described)
      for (const [tag, operations] of byTag(manifest)) {
        const own = operations.map(({ id }) => [id, details[id]])
        modules.set(`details/${manifest.api}-${tag}`, module(Object.fromEntries(own)))
        modules.set(`shapes/${manifest.api}-${tag}`, module(shapesOf({ ...manifest, operations })))
      }
    }
    modules.set('loaders', loaders(apis.map(({ manifest }) => manifest)))
  }
  return {
    name: 'ledgerline-documents',
    buildStart: build,
    configureServer(server) {
      const files = apisIn(generatedFolder).flatMap((api) => [
        manifestFile(generatedFolder, api),
        examplesFile(generatedFolder, api),
      ])
      server.watcher.add(files.map((file) => fileURLToPath(file)))
    },
    handleHotUpdate({ file, server }) {
      if (!/\/(manifest|examples)\.json$/.test(file)) return
      build()
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? modules.get(id.slice(prefix.length + 1)) : undefined),
  }
}

const module = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** The operations of an API by tag, which is how much of it a page needs at once. */
function byTag({ operations }: Manifest): ReadonlyMap<string, readonly ManifestOperation[]> {
  const tags = new Map<string, ManifestOperation[]>()
  for (const operation of operations) tags.set(operation.tag, [...(tags.get(operation.tag) ?? []), operation])
  return tags
}

function loaders(apis: readonly Manifest[]): string {
  const perTag = (kind: string, manifest: Manifest): string => {
    const imports = [...byTag(manifest).keys()].map(
      (tag) => `${JSON.stringify(tag)}: () => import('${prefix}${kind}/${manifest.api}-${tag}')`,
    )
    return `{ ${imports.join(', ')} }`
  }
  const entries = apis.map(
    (manifest) => `${JSON.stringify(manifest.api)}: {
  operations: () => import('ledgerline/${entryName(manifest.api)}'),
  details: ${perTag('details', manifest)},
  shapes: ${perTag('shapes', manifest)},
}`,
  )
  return `export default { ${entries.join(',\n')} }`
}
