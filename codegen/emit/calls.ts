import type { InputModel, Model, OperationModel } from '../model/model.js'
import type { Emitted } from './imports.js'
import { quoted, texts } from './source.js'

/** Emits what the raw client needs to know about each call, by method and path of the document. */
export function emitCalls(model: Model): Emitted {
  return {
    imports: ["import type { RawCall } from '../../src/operation/rawCall.js'"],
    text: `/** What a call needs besides its inputs, by method and path of the document. */
export const calls: Readonly<Record<string, RawCall>> = {
${model.operations.map(entry).join('\n')}
}`,
  }
}

/** Whether a list is sent under its plain name, once per value. */
const isRepeated = ({ in: place, shape, joined, wire }: InputModel): boolean =>
  place === 'query' && shape.kind === 'list' && !joined && !wire.endsWith('[]')

function entry(operation: OperationModel): string {
  const { id, path, documentPath, fullnodePath, fullnodeOnly, cost, costPer } = operation
  const { idempotent, bearer, product, secrets, servers, host, inputs, lifecycle } = operation
  const listed = inputs.find(({ name }) => name === costPer?.input)?.wire.replace('[]', '') ?? ''
  const joined = inputs.filter((input) => input.joined).map(({ wire }) => wire)
  const repeated = inputs.filter(isRepeated).map(({ wire }) => wire)
  const facts = [
    `id: '${id}'`,
    path !== documentPath && `path: ${quoted(path)}`,
    fullnodePath && `fullnodePath: ${quoted(fullnodePath)}`,
    fullnodeOnly && 'fullnodeOnly: true',
    servers && `servers: ${texts(servers)}`,
    host && `host: ${quoted(host)}`,
    cost !== undefined && `cost: ${cost}`,
    costPer && `costPer: ${texts({ ...costPer, input: listed })}`,
    idempotent !== undefined && `idempotent: ${idempotent}`,
    bearer && 'bearer: true',
    product && 'product: true',
    joined.length > 0 && `joined: [${joined.map(quoted).join(', ')}]`,
    repeated.length > 0 && `repeated: [${repeated.map(quoted).join(', ')}]`,
    secrets.length > 0 && `secrets: [${secrets.map(quoted).join(', ')}]`,
    lifecycle && (lifecycle.status !== 'live' || lifecycle.plan) && `lifecycle: ${texts(lifecycle)}`,
  ]
  const key = `${operation.method.toUpperCase()} ${documentPath}`
  return `  ${quoted(key)}: { ${facts.filter((fact) => fact).join(', ')} },`
}
