import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { apisIn, generatedFolder } from '../../apis.js'
import { catalogueOf } from './catalogue.js'
import { chainList } from './chains.js'
import { detailsOf } from './details.js'
import { readModels } from './models.js'
import { searchTextOf } from './searchText.js'
import { shapesOf } from './shapes.js'

const prefix = 'virtual:ledgerline/'

/**
 * Makes modules out of the bundled documents: a compact catalogue for the first screen, and per API what its forms and
 * its answers need, each loaded when it is asked for.
 */
export function documents(): Plugin {
  const modules = new Map<string, string>()
  const build = (): void => {
    modules.clear()
    const models = readModels()
    modules.set('catalogue', module(catalogueOf(models)))
    modules.set('search', module(searchTextOf(models)))
    modules.set('chains', module(chainList()))
    for (const model of models) {
      modules.set(`details/${model.api}`, module(detailsOf(model)))
      modules.set(`shapes/${model.api}`, module(shapesOf(model)))
    }
    modules.set('loaders', loaders(models.map((model) => model.api)))
  }
  return {
    name: 'ledgerline-documents',
    buildStart: build,
    configureServer(server) {
      const files = apisIn(generatedFolder).flatMap((api) => [`${api}/openapi.json`, `${api}/examples.json`])
      server.watcher.add(files.map((file) => fileURLToPath(new URL(file, generatedFolder))))
    },
    handleHotUpdate({ file, server }) {
      if (!/(openapi|examples)\.json$/.test(file)) return
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
  operations: () => import('ledgerline/${api}'),
  details: () => import('${prefix}details/${api}'),
  shapes: () => import('${prefix}shapes/${api}'),
}`,
  )
  return `export default { ${entries.join(',\n')} }`
}
