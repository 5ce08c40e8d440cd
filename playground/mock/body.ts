import type { IncomingMessage } from 'node:http'
import { refName, type Schema } from '../../codegen/document/document.js'
import { type Answer, refuse } from './answer.js'
import type { MockOperation } from './documents.js'

/**
 * Reads the JSON body of a request, of a DELETE too. Fields that the document does not declare are refused, at any
 * depth; Prism finds what is missing or has a wrong type.
 */
export async function readBody(
  request: IncomingMessage,
  operation: MockOperation,
): Promise<{ readonly body: unknown } | Answer> {
  const text = await readText(request)
  if (text === undefined) return refuse(413, `The body is longer than ${maxBody} bytes`)
  if (text === '') return { body: undefined }
  const schema = operation.object.requestBody?.content['application/json']?.schema
  if (!schema) return refuse(400, `${operation.id} takes no body`)
  const parsed = parseJson(text)
  if (!parsed) return refuse(400, 'The body is not JSON')
  const [first] = undeclared(operation, schema, parsed.value, '')
  if (!first) return { body: parsed.value }
  const takes =
    first.declared.length > 0 ? `declared there: ${first.declared.join(', ')}` : 'no fields are declared there'
  return refuse(400, `${operation.id} does not declare the body field ${first.at}; ${takes}`)
}

const maxBody = 10_000_000

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= maxBody) chunks.push(chunk)
  }
  return size <= maxBody ? Buffer.concat(chunks).toString('utf8') : undefined
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined // the caller refuses it
  }
}

interface Undeclared {
  readonly at: string
  readonly declared: readonly string[]
}

function* undeclared(operation: MockOperation, schema: Schema, value: unknown, at: string): Generator<Undeclared> {
  const shape = resolve(operation, schema)
  if (Array.isArray(value)) {
    if (shape.items)
      for (const [i, item] of value.entries()) yield* undeclared(operation, shape.items, item, `${at}[${i}]`)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const members = membersOf(operation, shape, value)
  if (members.some(isOpen)) return
  const declared = [...new Set(members.flatMap((member) => Object.keys(member.properties ?? {})))]
  for (const [key, child] of Object.entries(value)) {
    const place = at === '' ? key : `${at}.${key}`
    const holders = members.flatMap((member) => ownProperty(member, key) ?? [])
    const [holder] = holders
    if (!holder) yield { at: place, declared }
    else if (holders.length === 1) yield* undeclared(operation, holder, child, place)
  }
}

function resolve(operation: MockOperation, schema: Schema): Schema {
  const target = schema.$ref === undefined ? undefined : operation.schemas[refName(schema.$ref)]
  return target ? resolve(operation, target) : schema
}

/** The schemas that may describe an object: the arm its tag names, or all arms of a union without a tag. */
function membersOf(operation: MockOperation, shape: Schema, value: object): readonly Schema[] {
  if (!shape.oneOf) return [shape]
  const tag = shape.discriminator ? Reflect.get(value, shape.discriminator.propertyName) : undefined
  const mapping = new Map(Object.entries(shape.discriminator?.mapping ?? {})) // has no `constructor`
  const ref = mapping.get(tag)
  const arms = ref === undefined ? shape.oneOf : [{ $ref: ref }]
  return arms
    .map((arm) => resolve(operation, arm))
    .filter(takesObjects)
    .flatMap((arm) => membersOf(operation, arm, value))
}

const takesObjects = ({ type }: Schema): boolean => type === undefined || [type].flat().includes('object')

const isOpen = (schema: Schema): boolean => Boolean(schema.additionalProperties) || schema.properties === undefined

function ownProperty(schema: Schema, key: string): Schema | undefined {
  return schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
}
