import { entryName } from '../../../src/operation/entryName.js'
import { typeName } from '../../document/naming.js'
import type { Model } from '../../model/model.js'
import { docComment } from '../docComment.js'
import { type Emitted, Imports } from '../imports.js'

/** Emits the parts of a client for all APIs. */
export function emitClients(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const operation = imports.type('Operation', '../src/operation/operation.js')
  // imported from the entries, where the declarations of a user's program find them
  const clientOf = ({ api }: Model): string => imports.type(`${typeName(api)}Client`, `../src/${entryName(api)}.js`)
  const members = models.map((model) => {
    const { title, summary = '', description = '' } = model.document.info
    return `${docComment(`${title}: ${summary}\n\n${description}`, '  ')}\n  readonly ${model.api}: ${clientOf(model)}`
  })
  const bound = models.map(
    (model) =>
      `    ${model.api}: bind<${clientOf(model)}>(${imports.valueAs('operations', model.api, `./${model.api}/client.gen.js`)}),`,
  )
  const text = `/** One client per API. */
export interface ApiClients {
${members.join('\n')}
}

/** Creates a client from the operations of an API. */
export type Bind = <Client>(operations: readonly ${operation}[]) => Client

/** Creates a client for each API. */
export function bindApis(bind: Bind): ApiClients {
  return {
${bound.join('\n')}
  }
}`
  return { text, imports: imports.lines() }
}
