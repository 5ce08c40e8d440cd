import type { ManifestPage } from '../../operation/manifest.js'
import type { NamedExamples } from '../../operation/manifestExamples.js'
import { fieldOf } from '../../values/fieldOf.js'
import { type Answer, refuse } from '../model/answer.js'
import type { Query } from '../model/call.js'
import { examplesOf, rowsOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'

/**
 * Chooses the example page for a query: the first one without a cursor, the following one with a page's cursor. For
 * lists that go by position, it is the first page that reaches the position, or an empty page past the end. A cursor
 * that no page has is refused. Returns `undefined` for an operation without pages.
 */
export function choosePage(operation: MockOperation, query: Query): { readonly example: string } | Answer | undefined {
  const { page } = operation
  const examples = examplesOf(operation)
  const names = pageNames.filter((name) => name in examples)
  if (!page || names.length === 0) return undefined
  const asked = query[page.query]
  if (asked === undefined || asked === '') return { example: names[0] ?? 'page1' }
  if (page.style === 'start') return pageFrom(operation, page, names, String(asked))
  const index = names.findIndex((name) => cursorAfter(page, examples, name) === asked)
  const next = names[index + 1]
  if (index >= 0 && next !== undefined) return { example: next }
  return refuse(400, `No page of ${operation.id} has the cursor ${asked}; omit it for the first page`)
}

/** Returns the response header with the cursor of the page after an example: its name in lower case, and its value. */
export function cursorHeader(
  operation: MockOperation,
  example: string,
): { name: string; value: string | undefined } | undefined {
  const { page } = operation
  if (page?.style !== 'header' || page.header === undefined) return undefined
  return { name: page.header.toLowerCase(), value: cursorAfter(page, examplesOf(operation), example) }
}

/** The names of the examples of a paged response, in the order of the pages. */
export const pageNames: readonly string[] = ['page1', 'page2', 'last']

function cursorAfter(page: ManifestPage, examples: NamedExamples, name: string): string | undefined {
  const example = examples[name]
  if (page.style === 'header') return example?.cursor
  const cursor = fieldOf(example?.value, page.cursor ?? 'cursor')
  return cursor && (typeof cursor === 'number' || typeof cursor === 'string') ? String(cursor) : undefined
}

function pageFrom(
  operation: MockOperation,
  page: ManifestPage,
  names: readonly string[],
  start: string,
): { example: string } | Answer {
  if (!/^\d+$/.test(start)) return refuse(400, `${page.query} takes a position, not ${start}`)
  const examples = examplesOf(operation)
  const reached = names.find((name) => {
    const last = fieldOf(rowsOf(operation, examples[name]?.value).at(-1), page.next ?? '')
    return last !== undefined && BigInt(String(last)) >= BigInt(start)
  })
  if (reached !== undefined) return { example: reached }
  if ('empty' in examples) return { example: 'empty' }
  return { status: 200, headers: {}, body: [] }
}
