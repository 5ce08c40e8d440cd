import type { Model } from '../model/model.js'
import { byNetwork } from '../model/readModel.js'
import type { Emitted } from './imports.js'
import { quoted } from './source.js'

/** Emits the hosts of an API by network; under the empty name if it has one host for all. */
export function emitServers(model: Model): Emitted {
  const hosts = Object.entries(byNetwork(model.document.servers)).map(
    ([network, url]) => `  '${network}': ${quoted(url)},`,
  )
  return {
    imports: [],
    text: `/** Hosts of the API by network; under the empty name where the API has one for all. */
export const servers: Readonly<Record<string, string>> = {
${hosts.join('\n')}
}`,
  }
}
