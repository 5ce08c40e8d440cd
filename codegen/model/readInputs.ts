import {
  type Document,
  type MediaType,
  type OperationObject,
  type Parameter,
  refName,
  type Schema,
} from '../document/document.js'
import { publicName, typeName } from '../document/naming.js'
import { limitsOf } from './limits.js'
import type { InputModel } from './model.js'
import type { SchemaReader } from './readSchemas.js'

/**
 * Returns the inputs of an operation: path and query parameters, then the properties of the body or the body as a
 * whole.
 */
export function inputsOf(
  entry: { readonly operation: OperationObject; readonly parameters: readonly Parameter[] },
  document: Document,
  reader: SchemaReader,
): readonly InputModel[] {
  const { operation, parameters } = entry
  const owner = typeName(operation.operationId)
  const inUrl = parameters.filter((parameter) => parameter.in !== 'header')
  const inputs = [
    ...inUrl.map((parameter) => fromParameter(parameter, owner, document, reader)),
    ...fromBody(operation, document, reader),
  ]
  return [...inputs.filter((input) => input.required), ...inputs.filter((input) => !input.required)]
}

function fromParameter(parameter: Parameter, owner: string, document: Document, reader: SchemaReader): InputModel {
  const { $ref } = parameter.schema
  const schema: Schema = { ...($ref && document.components.schemas[refName($ref)]), ...parameter.schema }
  const wire = parameter['x-array'] === 'brackets' ? `${parameter.name}[]` : parameter.name
  const fallback = fallbackOf(schema)
  return {
    ...reader.read(schema, `${owner}${typeName(parameter.name)}Input`),
    name: parameter['x-input-name'] ?? publicName(parameter.name),
    wire,
    also: [],
    in: parameter.in === 'path' ? 'path' : 'query',
    description: parameter.description,
    // In OpenAPI, path parameters are always required, even if there is a default.
    required: parameter.required === true && fallback === undefined,
    deprecated: parameter.deprecated ?? false,
    ...(schema.default !== undefined && { default: schema.default }),
    fallback,
    picksServer: schema.format === 'aptos-network',
    joined: parameter.in === 'query' && parameter.explode === false,
    limits: limitsOf(schema, document),
    checksum: parameter['x-address-case'] === 'checksum',
    example: parameter.example ?? firstOf(parameter.examples) ?? schema.example,
    secret: schema['x-secret'] ?? false,
    ...(parameter['x-list'] && { list: parameter['x-list'] }),
    ...(parameter['x-gives'] !== undefined && { gives: parameter['x-gives'] }),
  }
}

const firstOf = (examples: MediaType['examples'] = {}): unknown => Object.values(examples)[0]?.value

function fromBody(operation: OperationObject, document: Document, reader: SchemaReader): readonly InputModel[] {
  const body = operation.requestBody
  const media = body?.content['application/json']
  if (!body || !media?.schema) return []
  const { schema } = media
  const example = firstOf(media.examples)
  const target = schema.$ref ? (document.components.schemas[refName(schema.$ref)] ?? schema) : schema
  const hint = `${typeName(operation.operationId)}Body`
  if (target.properties && !body['x-input-name']) {
    if (schema.$ref) reader.dissolve(refName(schema.$ref))
    return reader.fieldsOf(target, hint).map((field) => ({
      ...field,
      in: 'body',
      fallback: fallbackOf(target.properties?.[field.wire] ?? {}),
      picksServer: false,
      joined: false,
      example: Object(example)[field.wire],
    }))
  }
  return [
    {
      ...reader.read(schema, `${hint}Input`),
      name: body['x-input-name'] ?? 'body',
      wire: '',
      also: [],
      in: 'body',
      description: body.description,
      required: body.required ?? false,
      deprecated: false,
      fallback: undefined,
      picksServer: false,
      joined: false,
      limits: limitsOf(schema, document),
      checksum: false,
      example,
      secret: false,
    },
  ]
}

/**
 * Returns what is sent if an input is absent: a client option for chain and network, or a value that the service
 * requires.
 */
function fallbackOf(schema: Schema): InputModel['fallback'] {
  if (schema.default === undefined) return undefined
  if (schema.format === 'evm-chain' || schema.format === 'evm-or-solana-chain') return 'defaultChain'
  if (schema.format === 'aptos-network') return 'defaultNetwork'
  return schema['x-send-default'] ? { value: schema.default } : undefined
}
