import type { OperationObject, Parameter, Schema } from '../../document/document.js'
import type { PageExtension } from '../../document/extensions.js'
import { successOf } from '../../document/operations.js'
import { jsonContent, type Part, within } from '../part.js'

/** Finds mistakes in the `x-page` of an operation; none if it isn't paged. */
export function* pageViolations(operation: Part): Generator<string> {
  const node: Partial<OperationObject> = Object(operation.node)
  const { operationId, responses, parameters, 'x-page': page } = node
  if (!page) return
  if (node['x-nullable'])
    yield `paged operation ${operationId} cannot be \`x-nullable\`: a page without rows has an empty list`
  if (![0, 1].includes(page.first)) yield `Operation ${operationId} has invalid value for firstPageIndex property`
  const { status } = successOf({ responses: Object(responses) })
  const answer = within(operation, ['responses', status, ...jsonContent, 'schema'])
  const list = page.items === '.' ? answer : within(answer, ['properties', page.items ?? ''])
  if (page.items === undefined) yield `paged operation ${operationId} has no \`items\`, which name its list`
  else if (Object(list.node).type !== 'array') yield `paged operation ${operationId} has no list '${page.items}'`
  const inputs = Object.keys(Object(parameters)).map(
    (index): Parameter => Object(within(operation, ['parameters', index]).node),
  )
  for (const missing of missingIn(page, Object(answer.node), inputs))
    yield `paged operation ${operationId} has ${missing}`
}

/** Finds what is missing in the response and the inputs to get from one page to the next. */
function* missingIn(page: PageExtension, answer: Schema, inputs: readonly Parameter[]): Generator<string> {
  const { style, query = 'cursor' } = page
  const place = Object.hasOwn(places, style) ? places[style] : undefined
  if (!place) yield `no style '${style}'; known: ${Object.keys(places).join(', ')}`
  else if (!page[place]) yield `the style ${style}, which needs \`${place}\``
  else if (place === 'cursor' && answer.properties && !answer.properties[page.cursor ?? '']) {
    yield `no field '${page.cursor}' in its answer`
  }
  if (!inputs.some(({ name }) => name === query)) yield `no parameter '${query}', which asks for the next page`
  const hasSize = inputs.some((input) => input['x-list'] === 'size')
  if (page.size === undefined && !hasSize)
    yield 'no parameter of `x-list: size`: where none sets how many rows a page has, `x-page` says `size: fixed`'
  else if (page.size !== undefined && (hasSize || page.size !== 'fixed'))
    yield `\`size: ${page.size}\`: it is \`fixed\`, and only without a parameter of \`x-list: size\``
  if (page.offset === undefined) return
  if (style !== 'cursor') yield '`offset`, which needs the style cursor'
  if (!inputs.some((input) => input.name === page.offset && input['x-list'] === 'offset'))
    yield `no parameter '${page.offset}' of \`x-list: offset\`, which skips rows`
}

/** The field of `x-page` that says where the next page starts, by style. */
const places = { cursor: 'cursor', 'has-next': 'cursor', header: 'header', start: 'next' } as const
