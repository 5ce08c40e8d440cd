import { type OperationObject, type PageExtension, type Schema, successOf } from './document.js'
import type { Follow } from './refusal.js'

/** Finds mistakes in `x-page` of an operation; none when it is not paged. */
export function* pageComplaints(operation: OperationObject, follow: Follow): Generator<string> {
  const page = operation['x-page']
  if (!page) return
  const { operationId } = operation
  if (![0, 1].includes(page.first)) yield `Operation ${operationId} has invalid value for firstPageIndex property`
  const answer = follow<Schema>(successOf(operation).media?.schema)
  const list = page.items === '.' ? answer : follow<Schema>(answer?.properties?.[page.items])
  if (page.items === undefined) yield `paged operation ${operationId} has no \`items\`, which name its list`
  else if (list?.type !== 'array') yield `paged operation ${operationId} has no list '${page.items}'`
  const inputs = operation.parameters?.map((parameter) => follow<{ readonly name: string }>(parameter)?.name) ?? []
  for (const lack of lacksOf(page, answer, inputs)) yield `paged operation ${operationId} has ${lack}`
}

/** Finds what is missing to get from one page to the next, in the answer and among the inputs. */
function* lacksOf(
  page: PageExtension,
  answer: Schema | undefined,
  inputs: readonly (string | undefined)[],
): Generator<string> {
  const { style, query = 'cursor' } = page
  const place = Object.hasOwn(places, style) ? places[style] : undefined
  if (!place) yield `no style '${style}'; known: ${Object.keys(places).join(', ')}`
  else if (!page[place]) yield `the style ${style}, which needs \`${place}\``
  else if (place === 'cursor' && answer?.properties && !answer.properties[page.cursor ?? '']) {
    yield `no field '${page.cursor}' in its answer`
  }
  if (!inputs.includes(query)) yield `no parameter '${query}', which asks for the next page`
  if (page.offset === undefined) return
  if (style !== 'cursor') yield '`offset`, which needs the style cursor'
  if (!inputs.includes(page.offset)) yield `no parameter '${page.offset}', which skips rows`
}

/** The field of `x-page` that says where the next page starts, by style. */
const places = { cursor: 'cursor', 'has-next': 'cursor', header: 'header', start: 'next' } as const
