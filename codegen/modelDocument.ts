import { extraText, inputText } from './docs.js'
import { formats } from './formats.js'
import {
  type Direction,
  type Extra,
  type Field,
  type InputModel,
  isAlwaysThere,
  type Model,
  mayBeNull,
  type NamedShape,
  type OperationModel,
  plainType,
  type Shape,
  type Use,
} from './model.js'
import { typeName } from './naming.js'
import { typeText } from './typeText.js'

// The model document: an OpenAPI document of the public types, for the types generator. A format `ts:X` names a
// TypeScript type; everything else is plain JSON schema.

/** The model document of an API. */
export function modelDocument(model: Model): object {
  const schemas: Record<string, object> = {}
  const add = (name: string, schema: object): void => {
    if (schemas[name]) throw new Error(`name collision: two types are '${name}'`)
    schemas[name] = schema
  }
  for (const named of model.answers) add(named.name, namedSchema(named, 'output'))
  for (const named of model.requests) add(named.name, namedSchema(named, 'input'))
  for (const operation of model.operations) {
    add(`${typeName(operation.id)}Input`, inputSchema(operation))
    add(`${typeName(operation.id)}Output`, outputSchema(operation))
  }
  return {
    openapi: '3.1.0',
    info: { title: model.document.info.title, version: '1' },
    paths: {},
    components: { schemas },
  }
}

function namedSchema({ name, description, shape }: NamedShape, direction: Direction): object {
  if (shape.kind === 'union') {
    const open = direction === 'output' ? [typed('UnknownArm')] : []
    return { description, oneOf: [...shape.arms.map((arm) => ref(arm.name)), ...open] }
  }
  if (shape.kind === 'object' || shape.kind === 'record') {
    return { description, ...objectSchema(shape, direction) }
  }
  return { title: name, description, ...schemaOf({ shape, nullable: false }, direction) }
}

function objectSchema(shape: Extract<Shape, { kind: 'object' | 'record' }>, direction: Direction): object {
  const fields = shape.kind === 'object' ? shape.fields : shape.known
  const properties: Record<string, object> = {}
  const required: string[] = []
  for (const field of fields) {
    properties[field.name] = fieldSchema(field, direction)
    if (isAlwaysThere(field, direction)) required.push(field.name)
  }
  if (shape.kind === 'record') return { type: 'object', properties, required, additionalProperties: true }
  for (const extra of direction === 'output' ? shape.extras : []) {
    properties[extra.name] = { ...extraSchema(extra), description: extraText(extra) }
    if (extra.kind !== 'group') required.push(extra.name)
  }
  return { type: 'object', properties, required }
}

function extraSchema(extra: Extra): object {
  if (extra.kind === 'input') return typed(formats[extra.format]?.output ?? 'string')
  if (extra.kind === 'gather') {
    const [first] = extra.fields
    return { type: 'array', items: first ? schemaOf({ ...first, nullable: false }, 'output') : {} }
  }
  const properties = extra.fields.map((field) => [field.name, fieldSchema(field, 'output')])
  return { type: 'object', properties: Object.fromEntries(properties) }
}

function fieldSchema(field: Field, direction: Direction): object {
  const deprecated = field.deprecated ? { deprecated: true } : {}
  const schema = schemaOf(field, direction)
  // A description beside a reference would be lost, and would cost the reference its name.
  if ('$ref' in schema) return { allOf: [schema], description: field.description, ...deprecated }
  return { ...schema, description: field.description, ...deprecated }
}

function schemaOf({ shape, nullable }: Use, direction: Direction): object {
  const schema = plainSchema(shape, direction)
  if (!nullable) return schema
  if ('type' in schema && typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return { oneOf: [schema, { type: 'null' }] }
}

function plainSchema(shape: Shape, direction: Direction): object {
  if (shape.kind === 'ref') return ref(shape.name)
  if (shape.kind === 'list') {
    const list = { type: 'array', items: schemaOf(shape.item, direction) }
    return direction === 'input' && shape.oneOrMany ? { oneOf: [schemaOf(shape.item, direction), list] } : list
  }
  if (shape.kind === 'mixed') return { oneOf: shape.types.map((type) => ({ type: plainType(type) })) }
  if (shape.kind === 'record') return { type: 'object', additionalProperties: true }
  if (shape.kind !== 'scalar') return {}
  if (shape.values && !(direction === 'input' && shape.format)) {
    const { closed, list } = shape.values
    if (closed && list.length === 1) return { type: 'string', const: list[0] }
    if (closed) return { type: 'string', enum: list }
    return { type: 'string', format: `open:${JSON.stringify(list)}` }
  }
  if (shape.format) {
    const format = formats[shape.format]
    const name = direction === 'output' ? format?.output : format?.input
    return name === 'unknown' ? {} : typed(name ?? 'unknown')
  }
  return { type: plainType(shape.type) }
}

function inputSchema(operation: OperationModel): object {
  const property = (input: InputModel): object => {
    const nullable = input.name === operation.page?.input // as the cursor of a last page
    return fieldSchema({ ...input, nullable, description: inputText(input, operation.page) }, 'input')
  }
  return {
    type: 'object',
    description: `Inputs of \`${operation.id}\`.`,
    properties: Object.fromEntries(operation.inputs.map((input) => [input.name, property(input)])),
    required: operation.inputs.filter((input) => input.required && !input.fallback).map((input) => input.name),
  }
}

function outputSchema(operation: OperationModel): object {
  const schema = schemaOf({ ...operation.answer, nullable: mayBeNull(operation) }, 'output')
  const { id, page } = operation
  const description = page
    ? `The answer behind one page of \`${id}\`. The call gives it as a \`Page<${typeText(page.item).replace(/\bT\./g, '')}>\`.`
    : `What \`${id}\` gives.`
  return { description, ...schema }
}

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

function typed(name: string): object {
  return ['string', 'number', 'boolean'].includes(name) ? { type: name } : { type: 'string', format: `ts:${name}` }
}
