import { mapValues } from '../document/mapValues.js'
import { isObject, listOf, type SchemaObject } from '../schema/alternatives.js'
import { atPointer } from '../schema/pointer.js'

/**
 * A document of Swagger 2.0 as one of OpenAPI 3, as far as operations are compared: where it is served, its inputs, the
 * body that it takes and the one that it answers. Any other document is handed on as it is.
 */
export function asOpenApi3(document: SchemaObject): SchemaObject {
  if (document.swagger === undefined) return document
  const { host, basePath = '', schemes, paths } = document
  const [scheme = 'https'] = listOf(schemes)
  const url = host === undefined ? basePath : `${scheme}://${host}${basePath}`
  const types = { consumes: document.consumes, produces: document.produces }
  const upgradeItem = (item: unknown): unknown =>
    isObject(item)
      ? mapValues(item, (part, name) => (methods.has(name) ? upgraded(part, item, document, types) : part))
      : item
  return {
    ...document,
    servers: [{ url }],
    paths: isObject(paths) ? mapValues(paths, upgradeItem) : {},
  }
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options'])

function upgraded(operation: unknown, item: SchemaObject, document: SchemaObject, types: object): unknown {
  if (!isObject(operation)) return operation
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) => followed(one, document))
  const body = all.find((one) => one.in === 'body')
  const form = all.filter((one) => one.in === 'formData')
  const schema = body?.schema ?? (form.length > 0 ? formOf(form) : undefined)
  return {
    ...types,
    ...operation,
    parameters: all.filter((one) => !['body', 'formData'].includes(String(one.in))).map(withSchema),
    ...(schema !== undefined && {
      requestBody: { required: body?.required ?? true, content: { 'application/json': { schema } } },
    }),
    ...(isObject(operation.responses) && {
      responses: mapValues(operation.responses, (response) => {
        const { schema: answer, ...rest } = followed(response, document)
        return answer === undefined ? rest : { ...rest, content: { 'application/json': { schema: answer } } }
      }),
    }),
  }
}

/** A parameter whose type stands in it, not in a schema. */
function withSchema({ type, format, items, enum: values, default: value, ...rest }: SchemaObject): SchemaObject {
  if (type === undefined) return rest
  const schema = { type, format, items, enum: values, default: value }
  return { ...rest, schema: Object.fromEntries(Object.entries(schema).filter(([, one]) => one !== undefined)) }
}

const formOf = (fields: readonly SchemaObject[]): SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [String(field.name), withSchema(field).schema])),
  required: fields.filter(({ required }) => required === true).map(({ name }) => String(name)),
})

/** A parameter or an answer of its own, or the shared one that it refers to. */
function followed(node: unknown, document: SchemaObject): SchemaObject {
  const ref = isObject(node) ? node.$ref : undefined
  const target = typeof ref === 'string' ? atPointer(document, ref) : node
  return isObject(target) ? target : {}
}
