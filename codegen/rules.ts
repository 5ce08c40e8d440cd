import type { Plugin } from '@redocly/openapi-core'
import { acceptRule } from './acceptRule.js'
import { defaultRule } from './defaultRule.js'
import type { OperationObject, Schema } from './document.js'
import { exampleFieldRule } from './exampleFieldRule.js'
import { exampleInputRule } from './exampleInputRule.js'
import { examplePagesRule } from './examplePagesRule.js'
import { exampleRule } from './exampleRule.js'
import { extensionRule } from './extensions.js'
import { formats } from './formats.js'
import { publicName } from './naming.js'
import { inputsOf } from './operationInputs.js'
import { operationNameRule } from './operationNameRule.js'
import { pageComplaints } from './pageRule.js'
import type { Part } from './part.js'
import { pathRule } from './pathRule.js'
import { referenceRule } from './referenceRule.js'
import { type Context, say } from './refusal.js'
import { requestNameRule } from './requestNameRule.js'
import { selfRule } from './selfRule.js'
import { schemaName, typeNameRule } from './typeNameRule.js'
import { unionComplaints } from './unionRule.js'
import { unreadRule } from './unread.js'
import { valueTypes } from './valueTypes.js'

// What our dialect requires of a document beyond OpenAPI, as linter rules, so that every problem is reported with file
// and line.

/** The rules as a plugin of the linter. */
export const dialect = {
  id: 'dialect',
  rules: {
    oas3: {
      schemas,
      operations,
      operationNames: operationNameRule,
      typeNames: typeNameRule,
      requestNames: requestNameRule,
      references: referenceRule,
      extensions: extensionRule,
      paths: pathRule,
      unread: unreadRule,
      accepted: acceptRule,
      self: selfRule,
      defaults: defaultRule,
      examples: exampleRule,
      exampleFields: exampleFieldRule,
      exampleInputs: exampleInputRule,
      examplePages: examplePagesRule,
    },
  },
} as unknown as Plugin // the linter's node types lack our extensions

/** The same rules, switched on. */
export const dialectRules = {
  'dialect/schemas': 'error',
  'dialect/operations': 'error',
  'dialect/operationNames': 'error',
  'dialect/typeNames': 'error',
  'dialect/requestNames': 'error',
  'dialect/references': 'error',
  'dialect/extensions': 'error',
  'dialect/paths': 'error',
  'dialect/unread': 'error',
  'dialect/accepted': 'error',
  'dialect/self': 'error',
  'dialect/defaults': 'error',
  'dialect/examples': 'error',
  'dialect/exampleFields': 'error',
  'dialect/exampleInputs': 'error',
  'dialect/examplePages': 'error',
} as const

/** Formats are known, fields, parameters and tags are described, and public names differ. */
function schemas() {
  return {
    Schema: {
      enter(node: Schema, context: Context) {
        if (node.format !== undefined && !Object.hasOwn(formats, node.format)) {
          say(context, 'format', `unknown format '${node.format}'; known: ${Object.keys(formats).join(', ')}`)
        }
        if ('nullable' in node) say(context, 'nullable', "write `type: [string, 'null']`, not `nullable`")
        checkFieldNames(node, context)
        for (const complaint of unionComplaints({ ...context, node })) say(context, 'oneOf', complaint)
        checkSchemaName(node, context)
        for (const [name, property] of Object.entries(node.properties ?? {})) {
          const { $ref, description }: Schema = Object(property) // `true` allows anything
          if ($ref === undefined && isBlank(description) && !isNullableReference(property)) {
            say(context, ['properties', name], `field '${name}' has no description`)
          }
        }
      },
    },
    Tag: {
      enter(node: { readonly name: string; readonly description?: string }, context: Context) {
        if (isBlank(node.description)) say(context, [], `tag '${node.name}' has no description`)
      },
    },
    Parameter: {
      enter(node: { readonly name: string; readonly description?: string }, context: Context) {
        if (isBlank(node.description)) say(context, [], `parameter '${node.name}' has no description`)
      },
    },
  }
}

/** Operations are described and in a group, their flags are of the right kind, and paged ones have a list. */
function operations() {
  return {
    Operation: {
      enter(node: OperationObject, context: Context) {
        for (const field of ['operationId', 'summary', 'description'] as const) {
          if (isBlank(node[field])) say(context, [], `operation ${node.operationId ?? ''} has no ${field}`)
        }
        if (node.tags?.length === 0) say(context, 'tags', `operation ${node.operationId} has no tag, which groups it`)
        const nullable: unknown = node['x-nullable']
        if (nullable !== undefined && typeof nullable !== 'boolean') {
          say(context, 'x-nullable', `Operation ${node.operationId} has invalid value for isNullable property`)
        }
        const operation = { ...context, node }
        for (const complaint of pageComplaints(operation)) say(context, 'x-page', complaint)
        checkInputNames(operation)
      },
    },
  }
}

/** Creates a function that takes a public name for something, and complains when the name is taken already. */
function nameTaker(context: Context): (name: string, owner: string, place: string | readonly string[]) => void {
  const owners = new Map<string, string>()
  return (name, owner, place) => {
    const other = owners.get(name)
    if (other === owner) say(context, place, `name collision: '${owner}' is there twice`)
    else if (other) say(context, place, `name collision: '${other}' and '${owner}' are both '${name}'`)
    else if (name in {}) say(context, place, hasEvery(owner))
    owners.set(name, owner)
  }
}

function checkInputNames(operation: Part): void {
  const takeName = nameTaker(operation)
  for (const { name, wire, way } of inputsOf(operation)) takeName(name, wire, way)
}

function checkFieldNames(node: Schema, context: Context): void {
  const takeName = nameTaker(context)
  for (const [wire, property] of Object.entries(node.properties ?? {})) {
    const name = property['x-name'] ?? publicName(wire)
    takeName(name, wire, ['properties', wire])
    if (wire in {}) say(context, ['properties', wire], hasEvery(wire))
    const other = property['x-also']?.find((also) => Object.hasOwn(node.properties ?? {}, also))
    if (other) say(context, ['properties', wire, 'x-also'], `'${other}' is a field by itself`)
  }
  for (const extension of ['x-from-input', 'x-gather', 'x-group'] as const) {
    for (const name of Object.keys(node[extension] ?? {})) takeName(name, extension, extension)
  }
}

/**
 * An absent field of such a name would be read from the prototype: by decoders, and in a request by encoders under its
 * public name, by zod and the types of the raw client under that of the wire.
 */
const hasEvery = (name: string): string => `'${name}' cannot be read: every object has something of this name`

/** A schema with a name is a public type. */
function checkSchemaName(node: Schema, context: Context): void {
  const name = schemaName(context.location)
  if (!name) return
  if (isBlank(node.description) && !node.$ref) say(context, [], `schema '${name}' has no description`)
  if (name in globalThis) say(context, [], `schema '${name}' has the name of a global`)
  else if (typesInUse.includes(name))
    say(context, [], `schema '${name}' has the name of a type that generated code needs`)
  else if (!/^[A-Z][A-Za-z\d]*$/.test(name))
    say(context, [], `schema '${name}' needs a name that can be a type: RowOfNfts`)
}

/** Types that stand in generated files by name, apart from globals that there are at run time. */
const typesInUse = [...Object.keys(valueTypes), 'Readonly', 'ReadonlyArray', 'Record']

const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''
const isNullableReference = (schema: Schema): boolean => schema.oneOf?.some((arm) => arm.$ref !== undefined) ?? false
