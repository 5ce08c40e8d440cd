import { errorBody, type Schema } from '../../document/document.js'
import { formats } from '../../formats/formats.js'
import { type Context, reportAt, reportUnsupported, type Unsupported } from '../report.js'

/** Rejects keywords of a schema that the generator doesn't read. */
export function checkSchema(node: Schema, context: Context): void {
  reportUnsupported(node, unsupported, context)
  checkType(node, context)
  checkNeedsType(node, context)
  checkPlace(node, context)
  checkPartner(node, context)
  checkExtras(node, context)
}

const writeOut = 'write its fields out'
const oneShape = 'a value has one shape, or is a `oneOf`'
const unsupported: Unsupported = {
  allOf: writeOut,
  anyOf: '`oneOf` with a discriminator is',
  ...Object.fromEntries(['not', 'if', 'then', 'else', 'contains'].map((word) => [word, oneShape])),
  ...Object.fromEntries(['prefixItems', 'unevaluatedItems'].map((word) => [word, '`items` is'])),
  ...Object.fromEntries(
    ['patternProperties', 'propertyNames', 'unevaluatedProperties', 'dependentSchemas', 'dependentRequired'].map(
      (word) => [word, '`properties` and `additionalProperties` are'],
    ),
  ),
  exclusiveMinimum: '`minimum` is',
  exclusiveMaximum: '`maximum` is',
  multipleOf: '`minimum` and `maximum` are',
  $defs: 'schemas with a name of their own are',
  readOnly: 'answers and bodies have schemas of their own',
  writeOnly: 'answers and bodies have schemas of their own',
}

/** Keywords that only affect some types, and may appear with others. */
const typesOf = {
  'x-rows': ['array'],
  'x-one-or-many': ['array'],
  'x-secret': ['string'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  minProperties: ['object'],
  maxProperties: ['object'],
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
} as const

/** Keywords that list texts, which aren't read if a value may be anything else. */
const ofTextsOnly = ['x-known', 'const', 'enum'] as const

function checkType(node: Schema, context: Context): void {
  const { type, format, additionalProperties } = node
  const types = [type ?? []].flat().filter((name) => name !== 'null')
  const belongs = (word: string, only: readonly string[]) => {
    if (word in node && types.length > 0)
      reportAt(context, word, `'${word}' has no effect on ${types.join(' or ')}: it belongs on ${only.join(' or ')}`)
  }
  for (const [word, only] of Object.entries(typesOf)) {
    if (!types.some((name) => only.some((one) => one === name))) belongs(word, only)
  }
  for (const word of ofTextsOnly) {
    if (types.some((name) => name !== 'string')) belongs(word, ['string'])
  }
  if ('enum' in node && !areWords(node.enum)) reportAt(context, 'enum', "'enum' takes texts, each once")
  if ('const' in node && typeof node.const !== 'string') reportAt(context, 'const', "'const' takes a text")
  const isValue = format !== undefined && formats[format] && formats[format].output !== 'string'
  for (const word of ['x-known', 'const'] as const) {
    if (isValue && word in node)
      reportAt(context, word, `'${word}' is not read beside the format '${format}', which is no text`)
  }
  const scalars = types.filter((name) => /^(string|integer|number)$/.test(name))
  const isRead = node['x-accept'] || node['x-one-or-many'] || context.location.pointer.includes(`/${errorBody}/`)
  if (!isRead && types.length > 1 && types.some((name) => /^(object|array)$/.test(name))) {
    reportAt(
      context,
      'type',
      `type ${types.join(' or ')}: ${oneShape}; another that is accepted is x-accept or x-one-or-many`,
    )
  } else if (format !== undefined && scalars.length === 0 && types.length > 0 && !formats[format]?.object) {
    reportAt(context, 'format', `format '${format}' has no effect on ${types.join(' or ')}`)
  }
  const [word] = decoded.filter((name) => name in Object(additionalProperties))
  if (word) {
    reportAt(context, 'additionalProperties', `the values of a map are not decoded: '${word}' has no effect there`)
  }
}

function areWords(list: unknown): boolean {
  if (!Array.isArray(list) || list.length === 0) return false
  return list.every((word) => typeof word === 'string') && new Set(list).size === list.length
}

/** Keywords that turn a value into something other than JSON, or say what it consists of. */
const decoded = ['$ref', 'format', 'properties', 'items', 'oneOf']

/** Rejects keywords without a type, because without one a value may be anything. */
function checkNeedsType(node: Schema, context: Context): void {
  if (Array.isArray(node.type) && node.type.length === 0) reportAt(context, 'type', "'type' names no type")
  if (node.type !== undefined || node.oneOf) return
  for (const word of needType) {
    if (word in node) reportAt(context, word, `'${word}' is not read without a type: a value may be anything`)
  }
}

const needType = ['default', 'format', ...Object.keys(typesOf), ...ofTextsOnly]

/** Rejects keywords that belong on a field, not on its value. */
function checkPlace(node: Schema, context: Context): void {
  const { pointer } = context.location
  if (/\/properties\/[^/]+$/.test(pointer)) return
  const isParameter = /\/schema$/.test(pointer) && !/\/content\//.test(pointer)
  if ('x-secret' in node && !isParameter)
    reportAt(context, 'x-secret', "'x-secret' has no effect here: it belongs on a field or a parameter")
  for (const word of ['x-name', 'x-also', 'x-display', 'x-abi-type', 'deprecated'] as const) {
    if (word in node) reportAt(context, word, `'${word}' has no effect here: it belongs on a field`)
  }
}

/** Keywords that require another keyword. */
const partners = {
  'x-untagged': 'oneOf',
  'x-resolve': 'oneOf',
  'x-send-default': 'default',
  'x-partial': 'properties',
  'x-gather': 'properties',
  'x-group': 'properties',
  'x-from-input': 'properties',
} as const

function checkPartner(node: Schema, context: Context): void {
  for (const [word, partner] of Object.entries(partners)) {
    if (word in node && !(partner in node)) reportAt(context, word, `'${word}' has no effect without \`${partner}\``)
  }
}

function checkExtras(node: Schema, context: Context): void {
  for (const word of ['x-gather', 'x-group'] as const) {
    const missing = Object.values(node[word] ?? {})
      .flat()
      .filter((field) => !Object.hasOwn(node.properties ?? {}, field))
    if (missing.length > 0) reportAt(context, word, `'${word}' names no field: '${missing.join("', '")}'`)
  }
  const meta = node['x-partial']?.meta
  if (meta !== undefined && !Object.hasOwn(node.properties ?? {}, meta))
    reportAt(context, 'x-partial', `'x-partial' names no field: '${meta}'`)
  for (const [name, fields] of Object.entries(node['x-gather'] ?? {})) {
    const types = fields.map((field) => JSON.stringify(gatheredType(node.properties?.[field])))
    if (new Set(types).size > 1)
      reportAt(context, 'x-gather', `the fields of '${name}' differ in type: it is a list of one`)
  }
  for (const [name, field] of Object.entries(node.properties ?? {})) checkTypeField(node, name, field, context)
  const unknown = Object.values(node['x-from-input'] ?? {}).filter((format) => !Object.hasOwn(formats, format))
  if (unknown.length > 0)
    reportAt(context, 'x-from-input', `'x-from-input' has an unknown format '${unknown.join("', '")}'`)
}

/** Checks `x-abi-type`: the value is otherwise any JSON, and the type is a text next to it. */
function checkTypeField({ properties }: Schema, name: string, field: Schema, context: Context): void {
  const typeField = field['x-abi-type']
  if (typeField === undefined) return
  const at = ['properties', name, 'x-abi-type']
  const { type, format } = properties?.[typeField] ?? {}
  if (type !== 'string' || format !== undefined)
    reportAt(context, at, `'x-abi-type' names no field of text: '${typeField}'`)
  const word = ['type', 'oneOf', 'format'].find((keyword) => keyword in field)
  if (word !== undefined) reportAt(context, at, `'x-abi-type' has no effect beside '${word}'`)
}

/** Returns what determines the type of a gathered field. */
function gatheredType({ type = [], format, $ref, items }: Schema = {}): readonly unknown[] {
  return [[type].flat().filter((name) => name !== 'null'), format, $ref, items]
}
