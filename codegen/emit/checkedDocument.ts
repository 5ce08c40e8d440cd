import type { Document, MediaType, OperationObject, PathItem, ResponseObject, Schema } from '../document/document.js'
import { mapValues } from '../document/mapValues.js'
import { methods } from '../document/operations.js'
import type { Model } from '../model/model.js'

/**
 * Creates the document whose zod schemas check responses. They accept whatever decoders read without an issue: `null`
 * for a field that is optional or has a default, and unions only by the tags of their members, which may have a default
 * too. Schemas that occur only in requests stay as they are.
 */
export function checkedDocument({ document, answers }: Model): Document {
  const read = new Set(answers.map(({ name }) => name))
  const schemas = mapValues(document.components.schemas, (schema, name) => (read.has(name) ? checked(schema) : schema))
  return { ...document, paths: mapValues(document.paths, pathItem), components: { ...document.components, schemas } }
}

function pathItem(item: PathItem): PathItem {
  const operations = methods.flatMap((method) => (item[method] ? [[method, operation(item[method])]] : []))
  return { ...item, ...Object.fromEntries(operations) }
}

function operation(object: OperationObject): OperationObject {
  return { ...object, responses: mapValues(object.responses, response) }
}

function response(object: ResponseObject): ResponseObject {
  const media = (type: MediaType): MediaType => ({ ...type, schema: checked(type.schema) })
  return object.content ? { ...object, content: mapValues(object.content, media) } : object
}

function checked({ discriminator: _, ...schema }: Schema): Schema {
  const { properties, items, oneOf, required = [] } = schema
  return {
    ...schema,
    ...(properties && {
      properties: mapValues(properties, (field, name) =>
        required.includes(name) && field.default === undefined ? checked(field) : orNull(checked(field)),
      ),
    }),
    ...(items && { items: checked(items) }),
    ...(oneOf && { oneOf: oneOf.map(checked) }),
  }
}

function orNull(schema: Schema): Schema {
  const { type, $ref, oneOf, const: tag } = schema
  if (oneOf) return { ...schema, oneOf: [...oneOf.filter((one) => one.type !== 'null'), { type: 'null' }] }
  if ($ref !== undefined || tag !== undefined) return { oneOf: [schema, { type: 'null' }], default: schema.default }
  return type === undefined ? schema : { ...schema, type: [...new Set([type, 'null'].flat())] }
}
