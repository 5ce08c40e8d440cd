import type { Model } from '../model/model.js'
import { byNetwork } from '../model/readModel.js'
import type { Emitted } from './imports.js'
import { quoted } from './source.js'

/** Emits the hosts of an API by network, and whose hosts it has beside them. */
export function emitServers(model: Model): Emitted {
  const hosts = Object.entries(byNetwork(model.document.servers)).map(
    ([network, url]) => `  '${network}': ${quoted(url)},`,
  )
  const others = model.operations.flatMap(({ host }) => host ?? [])
  return {
    imports: [],
    text: `/** Hosts of the API by network; under the empty name where the API has one for all. */
export const servers: Readonly<Record<string, string>> = {
${hosts.join('\n')}
}

/** The other APIs at whose hosts some of its operations are. */
export const guestOf: readonly string[] = [${[...new Set(others)].map(quoted).join(', ')}]`,
  }
}
