import type { Model } from '../../model/model.js'
import { type Emitted, Imports } from '../imports.js'

/** Emits the hosts of all APIs. */
export function emitAllServers(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const servers = models.map(
    ({ api }) => `  ${api}: ${imports.valueAs('servers', `${api}Servers`, `./${api}/servers.gen.js`)},`,
  )
  const text = `/** The hosts of each API by network; under the empty name where an API has one for all. */
export const serversOfApis: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${servers.join('\n')}
}`
  return { text, imports: imports.lines() }
}
