import { boolean } from '../../../src/operation/decode/plain.js'
import type { OperationObject } from '../../document/document.js'
import type { PageExtension } from '../../document/extensions.js'
import { successOf } from '../../document/operations.js'
import { jsonContent, type Part, within } from '../part.js'
import type { Context } from '../report.js'

/** Requires an example response; for a paged operation, three pages and the way from each to the next. */
export const examplePagesRule = () => ({
  Operation: {
    enter(node: OperationObject, context: Context) {
      const { operationId, responses, 'x-page': page } = node
      const { status } = successOf({ ...node, responses: Object(responses) })
      const answer = within({ ...context, node }, ['responses', status])
      const examples = within(answer, [...jsonContent, 'examples'])
      if (!within(answer, jsonContent).node) return
      if (Object.keys(Object(examples.node)).length === 0) {
        reportPart(answer, `operation ${operationId} shows no answer: write one under \`examples\``)
      } else if (page) checkPages(operationId, page, examples)
      if (page?.style !== 'header') checkHeaders(examples)
    },
  },
})

const reportPart = ({ report, location }: Part, message: string): void => report({ message, location })

/** Rejects a cursor header where pages have no cursor in a header. */
function checkHeaders(examples: Part): void {
  for (const name of Object.keys(Object(examples.node))) {
    const header = within(examples, [name, 'x-header-cursor'])
    if (header.node !== undefined)
      reportPart(header, "'x-header-cursor' has no effect here: it belongs on pages of the style `header`")
  }
}

/** Checks that each page can be told by the cursor that leads to it, because the mock server serves pages by cursor. */
function checkPages(id: string, page: PageExtension, examples: Part): void {
  const [page1, page2, last] = ['page1', 'page2', 'last'].map((name) => within(examples, [name]))
  if (!page1?.node || !page2?.node || !last?.node) {
    reportPart(examples, `paged operation ${id} needs the examples \`page1\`, \`page2\` and \`last\``)
    return
  }
  if (page.style === 'start') return // the next page starts after the last row
  const [first, second, end] = [page1, page2, last].map((example) => cursorOf(example, page))
  if (!isCursor(first)) reportPart(page1, `page1 of ${id} leads to no other page: ${missingCursor(page)}`)
  if (!isCursor(second)) reportPart(page2, `page2 of ${id} leads to no other page: ${missingCursor(page)}`)
  else if (String(second.node) === String(first?.node))
    reportPart(second, `page1 and page2 of ${id} have one cursor: nothing leads to \`last\``)
  if (end && isCursor(end)) reportPart(end, `the last page of ${id} leads to another`)
}

/** Returns where a page has its cursor; `undefined` if it says that there is no further page. */
function cursorOf(example: Part, { style, cursor = '' }: PageExtension): Part | undefined {
  if (style === 'header') return within(example, ['x-header-cursor'])
  const hasNext = style !== 'has-next' || boolean(within(example, ['value', 'hasNextPage']).node)
  return hasNext ? within(example, ['value', cursor]) : undefined
}

/** Whether a value is a cursor: text or a number. For paging, `''` and 0 are none. */
const isCursor = (part: Part | undefined): part is Part =>
  Boolean(part?.node) && /^(number|string)$/.test(typeof part?.node)

const missingCursor = ({ style, cursor }: PageExtension): string =>
  style === 'header'
    ? 'it needs `x-header-cursor`'
    : `it needs a cursor in \`${cursor}\`${style === 'has-next' ? ' and `hasNextPage: true`' : ''}`
