import { typeName } from '../../document/naming.js'
import type { Model } from '../../model/model.js'
import { docComment } from '../docComment.js'
import { type Emitted, Imports } from '../imports.js'

/** Emits what the raw client needs from each API. */
export function emitRaw(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const paths = models.map(
    ({ api }) => `  readonly ${api}: ${imports.typeAs('paths', `${typeName(api)}Paths`, `./${api}/wire.js`)}`,
  )
  const apis = models.map(({ api }) => {
    const servers = imports.valueAs('servers', `${api}Servers`, `./${api}/servers.gen.js`)
    const calls = imports.valueAs('calls', `${api}Calls`, `./${api}/calls.gen.js`)
    return `  ${api}: { name: '${api}', servers: ${servers}, calls: ${calls} },`
  })
  const text = `${docComment(
    'The wire types of each API, as openapi-fetch takes them: `paths` as openapi-typescript writes them. Their texts are those of the typed client: they name fields as it does, and say what a value reads as once it is decoded.',
  )}
export interface RawPaths {
${paths.join('\n')}
}

/** What the raw client needs to know about each API. */
export const rawApis = {
${apis.join('\n')}
}`
  return { text, imports: imports.lines() }
}
