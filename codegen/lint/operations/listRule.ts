import {
  type FieldListRole,
  fieldListRoles,
  type InputListRole,
  inputListRoles,
} from '../../../src/operation/listRole.js'
import type { OperationObject, Parameter, Schema } from '../../document/document.js'
import { publicName } from '../../document/naming.js'
import { successOf } from '../../document/operations.js'
import { jsonContent, type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/**
 * Each list role of inputs is used at most once, by a query parameter, and each role of fields once, at the top of a
 * response. A range has both ends, and the fields of a page that the client reads by name have their role.
 */
export const listRule = () => {
  const told = new Set<unknown>() // fields at the top of responses
  const paged = new Set<unknown>()
  const said: Part[] = []
  return {
    Paths: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          const operation = { ...context, node }
          checkInputs(operation)
          const fields = fieldsOf(operation)
          for (const violation of twice(fields)) reportAt(context, 'responses', violation)
          for (const { wire, field } of fields) {
            told.add(field.node)
            if (node['x-page'] && !paged.has(field.node)) checkName(wire, field)
            if (node['x-page']) paged.add(field.node)
          }
        },
      },
    },
    Schema: {
      enter(node: Schema, context: Context) {
        const { location } = context
        if (node['x-list'] !== undefined) said.push({ ...context, node, location })
      },
    },
    Root: {
      leave() {
        for (const part of said) {
          const role = Object(part.node)['x-list']
          if (!told.has(part.node))
            reportAt(part, 'x-list', "'x-list' has no effect here: no answer has this field at its top")
          else if (!fieldListRoles.includes(role)) reportAt(part, 'x-list', otherRole('field', fieldListRoles, role))
        }
      },
    },
  }
}

const otherRole = (place: string, roles: readonly string[], role: string): string =>
  `'x-list' takes one of ${roles.join(', ')} on a ${place}, not "${role}"`

function checkInputs(operation: Part): void {
  const { parameters = [] }: OperationObject = Object(operation.node)
  const formats: Partial<Record<InputListRole, string[]>> = {}
  for (const index of parameters.keys()) {
    const part = within(operation, ['parameters', index])
    const { name, in: place, 'x-list': role, schema }: Parameter = Object(part.node)
    if (role === undefined) continue
    if (!inputListRoles.includes(role)) reportAt(part, 'x-list', otherRole('parameter', inputListRoles, role))
    else if (place !== 'query') reportAt(part, 'x-list', `'x-list' has no effect on '${name}', which is no query`)
    else formats[role] = [...(formats[role] ?? []), schema.format ?? 'text']
  }
  const { from = [], to = [], ...single } = formats
  for (const [role, found] of Object.entries(single))
    if (found.length > 1) reportAt(operation, 'parameters', `two parameters are the ${role} of one list`)
  for (const format of new Set([...from, ...to])) {
    const isOne = [from, to].every((ends) => ends.filter((other) => other === format).length === 1)
    if (!isOne)
      reportAt(operation, 'parameters', `a range of ${format} needs one \`x-list: from\` and one \`x-list: to\``)
  }
}

interface TopField {
  readonly wire: string
  readonly field: Part
}

/** Returns the fields at the top of an operation's response. */
function fieldsOf(operation: Part): readonly TopField[] {
  const { responses }: Partial<OperationObject> = Object(operation.node)
  const { status } = successOf({ responses: Object(responses) })
  const answer = within(operation, ['responses', status, ...jsonContent, 'schema'])
  const { properties = {} }: Schema = Object(answer.node)
  return Object.keys(properties).map((wire) => ({ wire, field: within(answer, ['properties', wire]) }))
}

function* twice(fields: readonly TopField[]): Generator<string> {
  const roles = fields.flatMap(({ field }) => Object(field.node)['x-list'] ?? [])
  for (const role of new Set(roles))
    if (roles.indexOf(role) !== roles.lastIndexOf(role)) yield `two fields tell the ${role} of one list`
}

/** The public names by which the client reads what a page says about its list. */
const readNames: Readonly<Record<FieldListRole, string>> = {
  'has-next': 'hasNextPage',
  total: 'total',
  page: 'page',
  size: 'pageSize',
}

function checkName(wire: string, field: Part): void {
  const { 'x-list': role, 'x-name': name = publicName(wire) }: Schema = Object(field.node)
  const read = fieldListRoles.find((known) => readNames[known] === name)
  if (role === read) return
  if (role) reportAt(field, 'x-list', `pages have their ${role} in \`${readNames[role]}\`, not in \`${name}\``)
  else reportAt(field, [], `the field '${wire}' of a page needs \`x-list: ${read}\``)
}
