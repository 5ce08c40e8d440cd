import type { Model } from '../../model/model.js'
import { byNetwork } from '../../model/readModel.js'
import { docComment } from '../docComment.js'
import { type Emitted, Imports } from '../imports.js'

/** Emits which hosts a client takes: one per API, or one per network of an API. */
export function emitHosts(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const networkHosts = imports.type('NetworkHosts', '../src/operation/networkHosts.js')
  const members = models.map(
    (model) => `  readonly ${model.api}?: ${hasNetworks(model) ? `string | ${networkHosts}` : 'string'} | undefined`,
  )
  const text = `${docComment(
    "Hosts by API. An API that you leave out keeps the provider's host. A plain node (`aptosNode: 'fullnode'`) has no default host.",
  )}
export interface ApiHosts {
${members.join('\n')}
}

/** Whether an API has one host per network. */
export const hasNetworkHosts: Readonly<Record<keyof ApiHosts, boolean>> = {
${models.map((model) => `  ${model.api}: ${hasNetworks(model)},`).join('\n')}
}`
  return { text, imports: imports.lines() }
}

const hasNetworks = ({ document }: Model): boolean => !Object.hasOwn(byNetwork(document.servers), '')
