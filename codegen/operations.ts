import { decoderName } from './decoders.js'
import { docstring } from './docs.js'
import { encoderText } from './encoders.js'
import type { InputModel, Model, OperationModel, PageModel } from './model.js'
import { quoted } from './naming.js'
import { encoderImports } from './primitives.js'
import { inputType, outputType, typeText, wireType } from './typeText.js'
import { valueTypeImports } from './valueTypes.js'

/** Emits one constant per operation. Each refers to its encoders and decoder as functions, so bundles stay small. */
export function emitOperations(model: Model): string {
  const constants = model.operations.map((operation) => emitOperation(model, operation))
  const body = constants.join('\n\n')
  const code = body.replace(/ \* .*/g, '') // without docstrings, whose words name no import
  const decoders = model.operations.map((operation) => decoderName(operation.id, operation.answer))
  const named = model.requests.map((request) => `encode${request.name}`)
  const encoders = named.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
  return `${encoderImports(code)}import type { Operation, PagedOperation } from '../../src/operation/operation.js'
${pageImports(model)}import { ${[...new Set(decoders)].sort().join(', ')} } from './decoders.gen.js'
${encoders.length > 0 ? `import { ${encoders.sort().join(', ')} } from './encoders.gen.js'\n` : ''}${valueTypeImports(code)}import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

${body}
`
}

function emitOperation(model: Model, operation: OperationModel): string {
  const input = inputType(operation)
  const wire = `W.${wireType(operation)}`
  const kind = operation.page
    ? `PagedOperation<${input}, ${typeText(operation.page.item)}, ${wire}>`
    : `Operation<${input}, ${outputType(operation)}, ${wire}>`
  const lines = [
    `id: '${operation.id}',`,
    `path: ${quoted(operation.path)},`,
    operation.fullnodePath && `fullnodePath: ${quoted(operation.fullnodePath)},`,
    operation.fullnodeOnly && 'fullnodeOnly: true,',
    // what many have in common stands together: bundles compress better
    `api: '${model.api}',`,
    'servers,',
    `method: '${operation.method.toUpperCase()}',`,
    operation.inputs.length > 0
      ? `inputs: [\n${operation.inputs.map((one) => `    ${emitInput(one)},`).join('\n')}\n  ],`
      : 'inputs: [],',
    operation.inputs.some((one) => one.in === 'body') && 'body: jsonBody,',
    `decode: ${decoderName(operation.id, operation.answer)},`,
    operation.nullable && 'nullable: true,',
    operation.emptyIsNull && 'emptyIsNull: true,',
    operation.page && `page: ${emitPage(operation)},`,
    operation.result && `result: ${emitResult(operation.result)},`,
    operation.idempotent !== undefined && `idempotent: ${operation.idempotent},`,
    operation.cost !== undefined && `cost: ${operation.cost},`,
    operation.rateLimitCost !== undefined && `rateLimitCost: ${operation.rateLimitCost},`,
    operation.bearer && 'bearer: true,',
    operation.product && 'product: true,',
    operation.deprecated && `deprecated: ${JSON.stringify(operation.deprecated)},`,
  ]
  const body = lines.filter((line) => line).map((line) => `  ${line}`)
  return `${docstring(operation, '')}\nexport const ${operation.id}: ${kind} = {\n${body.join('\n')}\n}`
}

function emitInput(input: InputModel): string {
  const fallback =
    input.fallback === undefined
      ? ''
      : typeof input.fallback === 'string'
        ? `, fallback: '${input.fallback}'`
        : `, preset: ${JSON.stringify(input.fallback.value)}`
  const encode = encoderText(input, input.in === 'body' ? 'json' : 'text')
  const flags = `${input.required ? ', required: true' : ''}${fallback}${input.picksServer ? ', picksServer: true' : ''}`
  const wire = input.wire === input.name ? '' : `, wire: ${quoted(input.wire)}`
  return `{ name: ${quoted(input.name)}${wire}, in: '${input.in}', encode: ${encode}${flags} }`
}

/** Another answer with the same status, such as the page of a proxy, or JSON with `"status": 404`, is an error. */
function emitResult({ status, fields }: NonNullable<OperationModel['result']>): string {
  const has = Object.entries(fields).map(([name, { type }]) => `"${name}"\\s*:${type === 'string' ? '\\s*"' : ''}`)
  return `/^${status}${has.map((field) => `(?=\\s*\\{.*${field})`).join('')}/s`
}

/** What finds the next page, by style. */
const finders = { cursor: 'byCursor', 'has-next': 'byHasNext', header: 'byHeader', start: 'byLastRow' } as const

/** The functions that a page refers to, by the field that holds them. */
function pageFunctions({ offset, extension }: PageModel): Readonly<Record<string, string>> {
  return offset ? { next: 'byOffset', place: 'placeCursor' } : { next: finders[extension.style] }
}

/** The imports of paging, for the styles that the operations of an API have. */
function pageImports({ operations }: Model): string {
  const used = new Set(operations.flatMap(({ page }) => (page ? Object.values(pageFunctions(page)) : [])))
  if (used.size === 0) return ''
  return `import { ${[...used].sort().join(', ')} } from '../../src/operation/nextCursor.js'
import { pagedCall } from '../../src/operation/pages.js'
`
}

function emitPage(operation: OperationModel): string {
  if (!operation.page) return ''
  const { extension, items, input, offset } = operation.page
  const cursor = extension.header ?? extension.next ?? extension.cursor ?? 'cursor'
  const newest = extension.newest ? `, newest: ${quoted(extension.newest)}` : ''
  const skipped = offset ? `, offset: ${quoted(offset)}` : ''
  const functions = Object.entries(pageFunctions(operation.page)).map(([field, name]) => `${field}: ${name}`)
  return `{ items: ${quoted(items)}, wireItems: ${quoted(extension.items)}, cursor: ${quoted(cursor)}${newest}, input: ${quoted(input)}${skipped}, first: ${extension.first}, ${functions.join(', ')}, call: pagedCall }`
}
