import type { Schema } from '../../document/document.js'
import { publicName } from '../../document/naming.js'
import { formats } from '../../formats/formats.js'
import { valueTypes } from '../../formats/valueTypes.js'
import { hasEvery, nameTaker } from '../names/nameTaker.js'
import { schemaName } from '../names/typeNameRule.js'
import { type Context, isBlank, reportAt } from '../report.js'
import { unionViolations } from './unionRule.js'

/** Requires known formats, descriptions of fields, and distinct public names. */
export const schemaRule = () => ({
  Schema: {
    enter(node: Schema, context: Context) {
      if (node.format !== undefined && !Object.hasOwn(formats, node.format)) {
        reportAt(context, 'format', `unknown format '${node.format}'; known: ${Object.keys(formats).join(', ')}`)
      }
      if ('nullable' in node) reportAt(context, 'nullable', "write `type: [string, 'null']`, not `nullable`")
      checkFieldNames(node, context)
      for (const violation of unionViolations({ ...context, node })) reportAt(context, 'oneOf', violation)
      checkSchemaName(node, context)
      for (const [name, property] of Object.entries(node.properties ?? {})) {
        const { $ref, description }: Schema = Object(property) // `true` allows anything
        if ($ref === undefined && isBlank(description) && !isNullableReference(property)) {
          reportAt(context, ['properties', name], `field '${name}' has no description`)
        }
      }
    },
  },
})

function checkFieldNames(node: Schema, context: Context): void {
  const takeName = nameTaker(context)
  for (const [wire, property] of Object.entries(node.properties ?? {})) {
    const name = property['x-name'] ?? publicName(wire)
    takeName(name, wire, ['properties', wire])
    if (wire in {}) reportAt(context, ['properties', wire], hasEvery(wire))
    const other = property['x-also']?.find((also) => Object.hasOwn(node.properties ?? {}, also))
    if (other) reportAt(context, ['properties', wire, 'x-also'], `'${other}' is a field by itself`)
  }
  for (const extension of ['x-from-input', 'x-gather', 'x-group'] as const) {
    for (const name of Object.keys(node[extension] ?? {})) takeName(name, extension, extension)
  }
  if (node['x-partial']) for (const name of ['missing', 'complete']) takeName(name, 'x-partial', 'x-partial')
}

/** Checks the name of a schema, which is that of a public type. */
function checkSchemaName(node: Schema, context: Context): void {
  const name = schemaName(context.location)
  if (!name) return
  if (isBlank(node.description) && !node.$ref) reportAt(context, [], `schema '${name}' has no description`)
  if (name in globalThis) reportAt(context, [], `schema '${name}' has the name of a global`)
  else if (typesInUse.includes(name))
    reportAt(context, [], `schema '${name}' has the name of a type that generated code needs`)
  else if (!/^[A-Z][A-Za-z\d]*$/.test(name))
    reportAt(context, [], `schema '${name}' needs a name that can be a type: RowOfNfts`)
}

/** Types that generated files name, except for globals that exist at run time. */
const typesInUse = [...Object.keys(valueTypes), 'Readonly', 'ReadonlyArray', 'Record']

const isNullableReference = (schema: Schema): boolean =>
  schema.oneOf?.some((variant) => variant.$ref !== undefined) ?? false
