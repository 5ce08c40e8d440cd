import type { Display } from '../../src/operation/display.js'
import type {
  Manifest,
  ManifestField,
  ManifestFormat,
  ManifestInput,
  ManifestOperation,
  ManifestPage,
  ManifestShape,
  ManifestUse,
} from '../../src/operation/manifest.js'
import type { OperationObject, Schema } from '../document/document.js'
import { answersOf, bodiesOf } from '../document/examples.js'
import { mapValues } from '../document/mapValues.js'
import { operationsOf } from '../document/operations.js'
import { formats } from '../formats/formats.js'
import { extraText } from '../model/docs.js'
import { keywordsOf } from '../model/limits.js'
import type {
  Extra,
  Field,
  InputModel,
  Model,
  NamedShape,
  OperationModel,
  PageModel,
  Shape,
  Use,
} from '../model/model.js'
import { byNetwork } from '../model/readModel.js'

/** Returns what tools need to know about an API in addition to its operations. */
export function manifestOf(model: Model): Manifest {
  const { api, document, answers, requests } = model
  const sources = new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId, operation]))
  const operations = model.operations.map((operation) => operationOf(operation, sources.get(operation.id)))
  const types = Object.fromEntries([...answers, ...requests].map((named) => [named.name, typeOf(named)]))
  return {
    api,
    title: document.info.title,
    servers: byNetwork(document.servers),
    tags: document.tags.map(({ name, description }) => ({ name, description })),
    formats: formatsIn({ operations, types }),
    operations,
    types,
  }
}

function operationOf(operation: OperationModel, source: OperationObject | undefined): ManifestOperation {
  const { id, method, path, fullnodePath, fullnodeOnly, tags, summary, description, page, nullable } = operation
  const { idempotent, cost, costPer, lifecycle, servers, host } = operation
  const bodies = Object.keys(source ? bodiesOf(source) : {})
  const hasEmptyBody = source?.requestBody !== undefined && !operation.inputs.some((input) => input.in === 'body')
  return {
    id,
    method: method.toUpperCase() as ManifestOperation['method'], // one of five
    path,
    ...(fullnodePath !== undefined && { nodePath: fullnodePath }),
    ...(fullnodeOnly && { nodeOnly: true as const }),
    tag: tags[0] ?? '',
    title: summary,
    description,
    inputs: operation.inputs.map((input) => inputOf(input, source)),
    ...(hasEmptyBody && { emptyBody: true as const }),
    output: usageOf(operation.answer),
    ...(page && { page: pageOf(page) }),
    ...(source?.['x-needs-one'] && { needsOne: source['x-needs-one'] }),
    ...(source?.['x-echoed'] && { echoed: source['x-echoed'] }),
    ...(source?.['x-mentioned'] && { mentioned: source['x-mentioned'] }),
    ...(source?.['x-reads'] && { reads: source['x-reads'] }),
    ...(nullable && { nullable }),
    ...(idempotent !== undefined && { idempotent }),
    ...(servers && { servers }),
    ...(host !== undefined && { host }),
    ...(cost !== undefined && { cost }),
    ...(costPer && { costPer }),
    ...(lifecycle && { lifecycle }),
    answers: mapValues(source ? answersOf(source) : {}, (examples) => Object.keys(examples)),
    ...(bodies.length > 0 && { bodies }),
  }
}

function pageOf({ extension }: PageModel): ManifestPage {
  const { query = 'cursor', size: _, ...rest } = extension
  return { ...rest, query }
}

function inputOf(input: InputModel, source: OperationObject | undefined): ManifestInput {
  const name = input.wire.replace('[]', '')
  const parameter = input.in !== 'body' && source?.parameters?.find((each) => each.name === name)
  const { example = undefined, schema = undefined } = parameter || {}
  const shown = example ?? schema?.example
  const joined = input.joined && { joined: true as const }
  return { ...fieldOf(input, []), in: input.in, ...joined, ...(shown !== undefined && { example: shown }) }
}

const typeOf = ({ description, shape }: NamedShape) => ({ description: description.trim(), shape: shapeOf(shape) })

function usageOf({ shape, nullable }: Use): ManifestUse {
  return { shape: shapeOf(shape), ...(nullable && { nullable }) }
}

function shapeOf(shape: Shape): ManifestShape {
  switch (shape.kind) {
    case 'scalar': {
      const { kind, type, format, values } = shape
      return {
        kind,
        type,
        ...(format !== undefined && { format }),
        ...(values && { values: values.list, ...(values.closed && { closed: true as const }) }),
      }
    }
    case 'mixed':
      return { kind: 'scalar', type: shape.types.join(' | ') }
    case 'list':
      return { kind: 'list', item: usageOf(shape.item), ...(shape.oneOrMany && { oneOrMany: true as const }) }
    case 'object': {
      const fields = shape.fields.map((field) => fieldOf(field, shape.fields))
      return { kind: 'object', fields: [...shape.extras.map(addedField), ...fields] }
    }
    case 'record':
      return {
        kind: 'record',
        ...(shape.known.length > 0 && { known: shape.known.map((field) => fieldOf(field, shape.known)) }),
      }
    case 'union': {
      const { kind, tag, variants } = shape
      return { kind, ...(tag !== undefined && { tag }), variants }
    }
    default:
      return shape
  }
}

/** @param siblings the fields of the same object, which `x-display` names as they are on the wire. */
function fieldOf(field: Field, siblings: readonly Field[]): ManifestField {
  const { name, wire, also, description, required, deprecated, default: assumed, echoes, list, secret } = field
  const limits = keywordsOf(field.limits)
  const display = displayOf(field, siblings)
  return {
    name,
    ...(wire !== name && { wire }),
    ...(also.length > 0 && { also }),
    description: description.trim(),
    ...usageOf(field),
    ...(required && { required }),
    ...(deprecated && { deprecated }),
    ...(assumed !== undefined && { default: assumed }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(display && { display }),
    ...(secret && { secret }),
    ...(echoes !== undefined && { echoes }),
    ...(list && { list }),
  }
}

/** Returns what the document says about a field's meaning, with its siblings under public names. */
function displayOf({ display }: Field, siblings: readonly Field[]): Display | undefined {
  if (display === undefined) return undefined
  if (typeof display === 'string') return { as: display }
  const publicName = (wire: string | undefined) => siblings.find((sibling) => sibling.wire === wire)?.name
  const [decimals, symbol, of] = [display.decimals, display.symbol, display.of].map(publicName)
  return {
    ...display,
    ...(decimals !== undefined && { decimals }),
    ...(symbol !== undefined && { symbol }),
    ...(of !== undefined && { of }),
  }
}

const partialShapes: Readonly<Record<'missing' | 'complete', ManifestShape>> = {
  missing: { kind: 'list', item: { shape: { kind: 'any' } } },
  complete: { kind: 'scalar', type: 'boolean' },
}

/** Returns a field that the client adds, which has no wire name. */
function addedField(extra: Extra): ManifestField {
  const added = { name: extra.name, wire: '', description: extraText(extra) }
  if (extra.kind === 'input') return { ...added, shape: { kind: 'scalar', type: 'string', format: extra.format } }
  if (extra.kind === 'partial') return { ...added, shape: partialShapes[extra.name] }
  const [first] = extra.fields
  if (extra.kind === 'gather')
    return { ...added, shape: { kind: 'list', item: first ? usageOf(first) : { shape: { kind: 'any' } } } }
  return { ...added, shape: { kind: 'object', fields: extra.fields.map((field) => fieldOf(field, extra.fields)) } }
}

/** Returns the formats that are named in a value. */
function formatsIn(value: unknown, found: Record<string, ManifestFormat> = {}): Record<string, ManifestFormat> {
  const { format }: Schema = Object(value)
  const known = typeof format === 'string' ? formats[format] : undefined
  if (format && known) {
    const { output, input, encode } = known
    const isWhole = output === 'bigint' || encode === 'asCount'
    found[format] = { output, input, ...(isWhole && { whole: true }) }
  }
  for (const child of Object.values(Object(value))) if (typeof child === 'object') formatsIn(child, found)
  return found
}
