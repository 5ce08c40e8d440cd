import type { InputModel, Model, OperationModel, PageModel } from '../model/model.js'
import { inputType, outputType, typeText, wireType } from '../model/typeText.js'
import { decoderName } from './decoders.js'
import { boundsText, encoderName, encoderText } from './encoders.js'
import { type Emitted, Imports } from './imports.js'
import { constantDoc } from './operationDoc.js'
import { quoted, texts } from './source.js'

/**
 * Emits one constant per operation. Each references its encoders and decoder as functions, so bundles stay small.
 *
 * @param sharedIds ids that several APIs have
 */
export function emitOperations(model: Model, sharedIds: ReadonlySet<string> = new Set()): Emitted {
  const imports = new Imports()
  const constants = model.operations.map((operation) =>
    emitOperation(model.api, operation, sharedIds.has(operation.id), imports),
  )
  return { text: constants.join('\n\n'), imports: imports.lines() }
}

function emitOperation(api: string, operation: OperationModel, isShared: boolean, imports: Imports): string {
  const { id, page } = operation
  const types = [
    imports.model(inputType(operation)),
    page ? typeText(page.item, imports) : imports.model(outputType(operation)),
    imports.wire(wireType(operation)),
  ]
  const kind = imports.type(page ? 'PagedOperation' : 'Operation', '../../src/operation/operation.js')
  const lines = [
    `id: '${id}',`,
    `path: ${quoted(operation.path)},`,
    operation.fullnodePath && `fullnodePath: ${quoted(operation.fullnodePath)},`,
    // common lines are next to each other, so that bundles compress better
    `api: '${api}',`,
    operation.servers ? `servers: ${texts(operation.servers)},` : `${imports.value('servers', './servers.gen.js')},`,
    operation.host && `host: ${quoted(operation.host)},`,
    isShared && 'sharedId: true,',
    `method: '${operation.method.toUpperCase()}',`,
    `inputs: [${operation.inputs.map((input) => `\n    ${emitInput(input, imports)},`).join('')}],`,
    operation.inputs.some((input) => input.in === 'body') && `body: ${imports.primitive('jsonBody')},`,
    `decode: ${imports.value(decoderName(id, operation.answer), './decoders.gen.js')},`,
    operation.fullnodeOnly && 'fullnodeOnly: true,',
    operation.nullable && 'nullable: true,',
    operation.emptyIsNull && 'emptyIsNull: true,',
    page && `page: ${emitPage(page, imports)},`,
    operation.result && `result: ${emitResult(operation.result)},`,
    operation.idempotent !== undefined && `idempotent: ${operation.idempotent},`,
    operation.cost !== undefined && `cost: ${operation.cost},`,
    operation.costPer && `costPer: ${texts(operation.costPer)},`,
    operation.secrets.length > 0 && `secrets: [${operation.secrets.map(quoted).join(', ')}],`,
    operation.bearer && 'bearer: true,',
    operation.product && 'product: true,',
    operation.lifecycle && `lifecycle: ${texts(operation.lifecycle)},`,
  ]
  const body = lines.filter((line) => line).map((line) => `  ${line}`)
  return `${constantDoc(api, operation)}\nexport const ${id}: ${kind}<${types.join(', ')}${page ? pageType(page, imports) : ''}> = {\n${body.join('\n')}\n}`
}

function emitInput(input: InputModel, imports: Imports): string {
  const { name, wire, fallback } = input
  const encoderOf = (schema: string): string => imports.value(encoderName(schema), './encoders.gen.js')
  const encode = encoderText(input, input.in === 'body' ? 'json' : 'text', imports, encoderOf)
  const facts = [
    `name: ${quoted(name)}`,
    wire !== name && `wire: ${quoted(wire)}`,
    `in: '${input.in}'`,
    `encode: ${input.joined ? `(value, at) => ${imports.primitive('asJoined')}(value, at, ${encode})` : encode}`,
    input.required && 'required: true',
    boundsText(input, 'bounds: '),
    typeof fallback === 'string' && `fallback: '${fallback}'`,
    typeof fallback === 'object' && `preset: ${JSON.stringify(fallback.value)}`,
    input.picksServer && 'picksServer: true',
    input.gives !== undefined && `gives: ${quoted(input.gives)}`,
  ]
  return `{ ${facts.filter((fact) => fact).join(', ')} }`
}

function emitResult({ status, fields }: NonNullable<OperationModel['result']>): string {
  const types = Object.entries(fields).map(([name, { type }]) => [name, type === 'string' ? 'text' : 'anything'])
  return `{ status: ${status}, fields: ${texts(Object.fromEntries(types))} }`
}

/** The type argument of a page that isn't a plain one, after a comma. */
export const pageType = ({ item, overChains }: PageModel, imports: Imports): string =>
  overChains ? `, ${imports.type('ChainsPage', '../../src/operation/call.js')}<${typeText(item, imports)}>` : ''

/** The functions that find the next page, by style. */
const finders = { cursor: 'byCursor', 'has-next': 'byHasNext', header: 'byHeader', start: 'byLastRow' } as const

function emitPage({ extension, items, input, offset }: PageModel, imports: Imports): string {
  const { primitive } = imports
  const cursor = extension.header ?? extension.next ?? extension.cursor ?? 'cursor'
  const facts = [
    `items: ${quoted(items)}`,
    `wireItems: ${quoted(extension.items)}`,
    `cursor: ${quoted(cursor)}`,
    extension.newest && `newest: ${quoted(extension.newest)}`,
    `input: ${quoted(input)}`,
    offset && `offset: ${quoted(offset)}`,
    `first: ${extension.first}`,
    `next: ${primitive(offset ? 'byOffset' : finders[extension.style])}`,
    offset && `place: ${primitive('placeCursor')}`,
    `call: ${primitive('pagedCall')}`,
  ]
  return `{ ${facts.filter((fact) => fact).join(', ')} }`
}
