import type { UserContext } from '@redocly/openapi-core'
import { hintsFor } from '../../../src/errors/nearest.js'
import type { OperationObject } from '../../document/document.js'
import { nameTaker } from '../names/nameTaker.js'
import { inputsOf } from '../operationInputs.js'
import type { Part } from '../part.js'
import { type Context, isBlank, reportAt } from '../report.js'
import { pageViolations } from './pageRule.js'

/** Requires descriptions of operations, inputs and tags, valid flags, and a list in paged operations. */
export const operationRule = () => ({
  Operation: {
    enter(node: OperationObject, context: Context & Pick<UserContext, 'key'>) {
      for (const field of ['operationId', 'summary', 'description'] as const) {
        if (isBlank(node[field])) reportAt(context, [], `operation ${node.operationId ?? ''} has no ${field}`)
      }
      if (node.tags?.length === 0)
        reportAt(context, 'tags', `operation ${node.operationId} has no tag, which groups it`)
      const nullable: unknown = node['x-nullable']
      if (nullable !== undefined && typeof nullable !== 'boolean') {
        reportAt(context, 'x-nullable', `Operation ${node.operationId} has invalid value for isNullable property`)
      }
      for (const violation of emptyViolations(node, context.key)) reportAt(context, 'x-empty', violation)
      const operation = { ...context, node }
      for (const violation of pageViolations(operation)) reportAt(context, 'x-page', violation)
      checkInputNames(operation)
      for (const violation of needViolations(operation, node)) reportAt(context, 'x-needs-one', violation)
    },
  },
  Tag: {
    enter(node: { readonly name: string; readonly description?: string }, context: Context) {
      if (isBlank(node.description)) reportAt(context, [], `tag '${node.name}' has no description`)
    },
  },
  Parameter: {
    enter(node: { readonly name: string; readonly description?: string }, context: Context) {
      if (isBlank(node.description)) reportAt(context, [], `parameter '${node.name}' has no description`)
    },
  },
})

/** Rejects `x-empty` for reads and nullable operations, where an empty response is a failure. */
function* emptyViolations(node: OperationObject, method: string | number): Generator<string> {
  const { operationId: id } = node
  if (node['x-empty'] === undefined) return
  if (method === 'get') yield `operation ${id} cannot be \`x-empty\`: it reads, so an empty answer is no result`
  if (node['x-nullable'] || node['x-page'])
    yield `operation ${id} cannot be \`x-empty\` and \`${node['x-page'] ? 'x-page' : 'x-nullable'}\``
}

function* needViolations(operation: Part, node: OperationObject): Generator<string> {
  const names = inputsOf(operation).map(({ name }) => name)
  for (const name of node['x-needs-one'] ?? []) {
    if (!names.includes(name)) yield [`it has no input '${name}'.`, ...hintsFor(name, names)].join(' ')
  }
}

function checkInputNames(operation: Part): void {
  const takeName = nameTaker(operation)
  for (const { name, wire, pointer } of inputsOf(operation)) takeName(name, wire, pointer)
}
