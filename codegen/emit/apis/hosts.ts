import type { Model } from '../../model/model.js'
import { byNetwork } from '../../model/readModel.js'
import { docComment } from '../docComment.js'
import { type Emitted, Imports } from '../imports.js'

/** Emits which hosts a client takes: one of each API, or one of each of its networks. */
export function emitHosts(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const networkHosts = imports.type('NetworkHosts', '../src/operation/networkHosts.js')
  const members = models.map(
    (model) => `  readonly ${model.api}?: ${hasNetworks(model) ? `string | ${networkHosts}` : 'string'} | undefined`,
  )
  const text = `${docComment(
    "Hosts by API. An API that is not named keeps the provider's host; a plain node, `node: 'fullnode'`, has none.",
  )}
export interface ApiHosts {
${members.join('\n')}
}

/** Whether each API has a host of its own for each network. */
export const hasNetworkHosts: Readonly<Record<keyof ApiHosts, boolean>> = {
${models.map((model) => `  ${model.api}: ${hasNetworks(model)},`).join('\n')}
}`
  return { text, imports: imports.lines() }
}

const hasNetworks = ({ document }: Model): boolean => !Object.hasOwn(byNetwork(document.servers), '')
