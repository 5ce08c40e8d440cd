import { isObject, listOf, type SchemaObject } from '../schema/alternatives.js'
import { createDescribe, type Described } from '../schema/described.js'
import { atPointer } from '../schema/pointer.js'

/** An operation of a document, whichever way the document spells it. */
export interface PublishedOperation {
  /** Its `operationId`; absent where it has none. */
  readonly id: string | undefined
  /** In upper case. */
  readonly method: string
  /** Its path in the document, with the names of its parameters. */
  readonly template: string
  /** The paths that it may be asked at, from the host on, with `{}` for each parameter. */
  readonly paths: readonly string[]
  readonly tags: readonly string[]
  readonly deprecated: boolean
  readonly inputs: readonly PublishedInput[]
  /** The body that it takes. */
  readonly body: PublishedBody | undefined
  /** The body of its success; `undefined` where the document describes none. */
  readonly answer: Described | undefined
  /** What the document says of it. */
  readonly source: SchemaObject
}

/** A parameter in the path, the query, a header or a cookie. */
export interface PublishedInput {
  /** Where it is and its name; of one in the path its position, as names there mean nothing. */
  readonly key: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  /** Whether it is a list that is sent as one text, its entries between commas. */
  readonly isJoined: boolean
  readonly value: Described
}

/** The body of a request. */
export interface PublishedBody {
  readonly required: boolean
  readonly value: Described
}

/** The operations of a document of OpenAPI 3. */
export function operationsIn(root: SchemaObject): readonly PublishedOperation[] {
  const follow = (ref: string): unknown => atPointer(root, ref)
  const read = reader(root, follow, createDescribe(follow))
  return Object.entries(isObject(root.paths) ? root.paths : {}).flatMap(([template, given]) => {
    const item = resolved(given, follow)
    return methods.flatMap((method) => {
      const operation = item[method]
      return isObject(operation) ? [read(template, item, method, operation)] : []
    })
  })
}

/** Follows a reference, also to another, to an object; an empty one where there is none. */
function resolved(node: unknown, follow: (ref: string) => unknown): SchemaObject {
  let found = node
  for (let steps = 0; isObject(found) && typeof found.$ref === 'string' && steps < 20; steps += 1)
    found = follow(found.$ref)
  return isObject(found) ? found : {}
}

function reader(root: SchemaObject, follow: (ref: string) => unknown, describe: (schema: unknown) => Described) {
  const keys = keyNames(root, follow)
  return (template: string, item: SchemaObject, method: string, operation: SchemaObject): PublishedOperation => {
    const own = listOf(operation.parameters).map((one) => resolved(one, follow))
    const shared = listOf(item.parameters).map((one) => resolved(one, follow))
    const isOwn = (one: SchemaObject): boolean => own.some((other) => other.name === one.name && other.in === one.in)
    const servers = listOf(operation.servers ?? item.servers ?? root.servers)
    const body = resolved(operation.requestBody, follow)
    const bodySchema = schemaIn(body)
    const answer = answerIn(operation, follow)
    return {
      id: typeof operation.operationId === 'string' ? operation.operationId : undefined,
      method: method.toUpperCase(),
      template,
      paths: pathsOf(template, operation, servers),
      tags: listOf(operation.tags).map(String),
      deprecated: operation.deprecated === true,
      inputs: [...shared.filter((one) => !isOwn(one)), ...own].flatMap((one) => inputOf(one, template, keys, describe)),
      body: bodySchema === undefined ? undefined : bodyOf(describe(bodySchema), body),
      answer: answer === undefined ? undefined : describe(answer),
      source: operation,
    }
  }
}

/** A body with a field that callers must give has to be there, too; many documents leave out to say so. */
const bodyOf = (value: Described, { required }: SchemaObject): PublishedBody => ({
  required: required === true || value.required.length > 0,
  value,
})

/** Of OpenAPI itself: a document cannot say more of them. Those of keys are in its `securitySchemes`. */
const reserved = ['accept', 'authorization', 'content-type']

function inputOf(
  parameter: SchemaObject,
  template: string,
  keys: readonly string[],
  describe: (schema: unknown) => Described,
): readonly PublishedInput[] {
  const place = String(parameter.in)
  const spelled = String(parameter.name)
  const name = place === 'header' ? spelled.toLowerCase() : spelled.replace(/\[\]$/, '') // brackets are a way of sending lists
  if (place === 'header' && (reserved.includes(name) || keys.includes(name))) return []
  const value = describe(parameter.schema ?? schemaIn(parameter))
  const position = [...template.matchAll(/\{([^}]*)\}/g)].findIndex(([, one]) => one === spelled)
  return [
    {
      key: place === 'path' ? `path ${position + 1}` : `${place} ${name}`,
      name,
      in: place,
      required: parameter.required === true || place === 'path',
      isJoined: parameter.explode === false && value.types.join() === 'array',
      value,
    },
  ]
}

/** Names of the headers that carry keys. */
function keyNames(root: SchemaObject, follow: (ref: string) => unknown): readonly string[] {
  const { securitySchemes } = isObject(root.components) ? root.components : {}
  const schemes = isObject(securitySchemes) ? securitySchemes : root.securityDefinitions
  return Object.values(isObject(schemes) ? schemes : {}).flatMap((one) => {
    const { in: place, name } = resolved(one, follow)
    return place === 'header' ? [String(name).toLowerCase()] : []
  })
}

/** The body of the first success that has one; else what answers by default, as some documents put it there. */
function answerIn({ responses }: SchemaObject, follow: (ref: string) => unknown): unknown {
  const answers = Object.entries(isObject(responses) ? responses : {})
  const successes = answers.filter(([status]) => /^2/.test(status)).sort(([a], [b]) => (a < b ? -1 : 1))
  const others = answers.filter(([status]) => status === 'default')
  const found = [...successes, ...others].map(([, answer]) => schemaIn(resolved(answer, follow)))
  return found.find((schema) => schema !== undefined)
}

/** The schema of JSON, else that of the first type. */
function schemaIn({ content }: SchemaObject): unknown {
  if (!isObject(content)) return undefined
  const [, media] =
    Object.entries(content).find(([type]) => /[/+]json\b/.test(type)) ?? Object.entries(content)[0] ?? []
  return isObject(media) ? media.schema : undefined
}

function pathsOf(template: string, operation: SchemaObject, servers: readonly unknown[]): readonly string[] {
  const templates = [template, operation['x-wire-path'], operation['x-fullnode-path']].filter(
    (one) => typeof one === 'string',
  )
  const prefixes = servers.map((server) => pathOf(isObject(server) ? String(server.url) : ''))
  return [...new Set(prefixes.length > 0 ? prefixes : [''])].flatMap((prefix) =>
    templates.map((one) => prefix + bare(one)),
  )
}

/** A path with `{}` for each of its parameters, without a slash at its end. */
export const bare = (template: string): string => template.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '')

function pathOf(url: string): string {
  const path = url.replace(/^[a-z][\w+.-]*:\/\/[^/]*|^\/\/[^/]*/i, '')
  return bare(path)
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const
