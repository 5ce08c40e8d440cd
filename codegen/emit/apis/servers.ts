import type { Model } from '../../model/model.js'
import { type Emitted, Imports } from '../imports.js'
import { quoted } from '../source.js'

/** Emits the hosts of all APIs, and which APIs have operations on the hosts of others. */
export function emitAllServers(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const servers = models.map(
    ({ api }) => `  ${api}: ${imports.valueAs('servers', `${api}Servers`, `./${api}/servers.gen.js`)},`,
  )
  const others = models.flatMap(({ api, operations }) => {
    const hosts = [...new Set(operations.flatMap(({ host }) => host ?? []))]
    return hosts.length > 0 ? [`  ${api}: [${hosts.map(quoted).join(', ')}],`] : []
  })
  const text = `/** The hosts of each API by network; under the empty name where an API has one for all. */
export const serversOfApis: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${servers.join('\n')}
}

/** The other APIs on whose hosts an API has operations. */
export const hostsOfApis: Readonly<Record<string, readonly string[]>> = {
${others.join('\n')}
}`
  return { text, imports: imports.lines() }
}
