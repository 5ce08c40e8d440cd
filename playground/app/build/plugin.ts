import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { entryName } from '../../../src/operation/entryName.js'
import { apisIn, examplesFile, generatedFolder, manifestFile } from '../../apis.js'
import { catalogueOf, chainList } from './catalogue.js'
import { readDescribed } from './described.js'
import { detailsOf } from './details.js'
import { searchTextOf } from './searchText.js'
import { shapesOf } from './shapes.js'

const prefix = 'virtual:ledgerline/'

/**
 * Makes modules out of the manifests: a compact catalogue for the first screen, and per API what its forms and
 * its answers need, each loaded when it is asked for.
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
      modules.set(`details/${manifest.api}`, module(detailsOf(described)))
      modules.set(`shapes/${manifest.api}`, module(shapesOf(manifest)))
    }
    modules.set('loaders', loaders(apis.map(({ manifest }) => manifest.api)))
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

function loaders(apis: readonly string[]): string {
  const entries = apis.map(
    (api) => `${JSON.stringify(api)}: {
  operations: () => import('ledgerline/${entryName(api)}'),
  details: () => import('${prefix}details/${api}'),
  shapes: () => import('${prefix}shapes/${api}'),
}`,
  )
  return `export default { ${entries.join(',\n')} }`
}
