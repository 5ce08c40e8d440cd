import { getChains } from '../../src/values/chainDetails.js'
import { isInGroup } from '../../src/values/chainGroups.js'
import { type Document, type OperationObject, refName, type Schema, type Server } from '../document/document.js'
import type { PageExtension } from '../document/extensions.js'
import { publicName, typeName } from '../document/naming.js'
import { operationsOf, successOf } from '../document/operations.js'
import { chargedFormats } from '../formats/formats.js'
import type { InputModel, Model, OperationModel, PageModel, Use } from './model.js'
import { inputsOf } from './readInputs.js'
import { SchemaReader } from './readSchemas.js'
import { secretsOf } from './secrets.js'

/** Reads a bundled document into the model. */
export function modelOf(api: string, document: Document): Model {
  const answers = new SchemaReader(document, 'output')
  const entries = [...operationsOf(document)].map((entry) => ({
    ...entry,
    ...answerOf(entry.operation, document, answers),
  }))
  for (const item of Object.values(document.webhooks ?? {})) {
    const schema = item.post?.requestBody?.content['application/json']?.schema
    if (schema) answers.read(schema, typeName(item.post.operationId))
  }
  // After all responses, because a request body that shares its name with one gets another name.
  const requests = new SchemaReader(document, 'input', (name) => answers.has(name))
  const operations = entries.map(({ path, method, operation, parameters, servers, ...answer }) => {
    const transport = operation['x-transport']
    const inputs = inputsOf({ operation, parameters }, document, requests)
    return {
      id: operation.operationId,
      method,
      documentPath: path,
      path: operation['x-wire-path'] ?? path,
      fullnodePath: operation['x-fullnode-path'] ?? (operation['x-wire-path'] && path),
      fullnodeOnly: operation['x-fullnode-only'] ?? false,
      tags: operation.tags,
      summary: operation.summary,
      description: operation.description.trim(),
      inputs,
      ...answer,
      nullable: operation['x-nullable'] ?? false,
      emptyIsNull: operation['x-empty'] === null,
      idempotent: operation['x-idempotent'],
      needsOne: operation['x-needs-one'] ?? [],
      cost: operation['x-cost'],
      costPer: costPerOf(operation, inputs),
      bearer: transport?.bearer ?? false,
      product: transport?.product ?? false,
      servers: servers && byNetwork(servers),
      host: servers?.[0]?.['x-api'],
      lifecycle: operation['x-lifecycle'],
    }
  })
  answers.addUnused(requests)
  const named = { answers: answers.all(), requests: requests.all() }
  return { api, document, operations: operations.map((one) => ({ ...one, secrets: secretsOf(one, named) })), ...named }
}

type AnswerModel = Pick<OperationModel, 'status' | 'answer' | 'page' | 'result'>

function answerOf(operation: OperationObject, document: Document, reader: SchemaReader): AnswerModel {
  const { status, media } = successOf(operation)
  const { 'x-page': page, operationId } = operation
  const answer = reader.read(media?.schema ?? {}, `${typeName(operationId)}Output`)
  const result = media && resultOutside(operation, document, media.schema)
  return {
    status,
    result,
    answer,
    page: undefined,
    ...(page && pageOf(page, answer, reader, 'x-partial' in schemaAt(media?.schema ?? {}, document))),
  }
}

/**
 * Returns the error status that has the schema of the response and so is a result, with the fields that it must have.
 */
function resultOutside({ responses }: OperationObject, document: Document, answer: Schema): OperationModel['result'] {
  const wanted = JSON.stringify(answer)
  const found = Object.entries(responses).find(([status, { content }]) => {
    return Number(status) >= 400 && JSON.stringify(content?.['application/json']?.schema) === wanted
  })
  const { required = [], properties } = schemaAt(answer, document)
  const fields = Object.fromEntries(required.map((name) => [name, properties?.[name] ?? {}]))
  return found && { status: Number(found[0]), fields }
}

/** Follows a reference. */
const schemaAt = (schema: Schema, { components }: Document): Schema =>
  (schema.$ref && components.schemas[refName(schema.$ref)]) || schema

function pageOf(
  extension: PageExtension,
  answer: Use,
  reader: SchemaReader,
  overChains: boolean,
): { readonly page: PageModel; readonly answer: Use } {
  const input = publicName(extension.query ?? 'cursor')
  const offset = extension.offset && publicName(extension.offset)
  if (extension.items === '.') {
    if (answer.shape.kind !== 'list') throw new Error('a page whose items are `.` needs a list')
    const rows: Use = { ...answer, shape: { ...answer.shape, rows: true } }
    return { page: { extension, items: '.', input, offset, item: answer.shape.item, overChains }, answer: rows }
  }
  const list = reader.markRows(answer, extension.items)
  return { page: { extension, items: list.name, input, offset, item: list.item, overChains }, answer }
}

/** Returns what the cost is charged for, and the input that lists it: the only list of chains or of addresses. */
function costPerOf({ 'x-cost-per': unit }: OperationObject, inputs: readonly InputModel[]): OperationModel['costPer'] {
  if (!unit) return undefined
  const formatOf = ({ shape }: InputModel): string =>
    (shape.kind === 'list' && shape.item.shape.kind === 'scalar' && shape.item.shape.format) || ''
  const input = inputs.find((one) => chargedFormats[unit].test(formatOf(one)))
  return input && { unit, input: input.name, ...(formatOf(input) === 'universal-chains' && { groups: groupSizes() }) }
}

/** How many chains of our table each group has. */
const groupSizes = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (['all', 'mainnets', 'testnets'] as const).map((group) => [
      group,
      getChains().filter(({ id }) => isInGroup(id, group)).length,
    ]),
  )

/** Returns hosts by network; under the empty name if there is one for all. */
export function byNetwork(servers: readonly Server[]): Readonly<Record<string, string>> {
  return Object.fromEntries(servers.map((server) => [server['x-network'] ?? '', server.url]))
}
