import { type Answer, refuse } from '../model/answer.js'
import type { Query } from '../model/call.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'

/**
 * Reads a query string according to the document. Lists are accepted as `name`, `name[]` and `name[0]`, or as one text
 * with commas if the document says so. Undeclared names are refused: otherwise, `toBlock` for `to_block` would silently
 * do nothing.
 */
export function readQuery(text: string, operation: MockOperation): { readonly query: Query } | Answer {
  const inputs = operation.inputs.filter((each) => each.in === 'query')
  const joined = inputs.filter((each) => each.joined).map(wireName)
  const declared = new Map(inputs.map((each) => [wireName(each), each.shape.kind === 'list' && !each.joined] as const))
  const query = new Map<string, string | string[]>()
  const undeclared = new Set<string>()
  for (const [sent, value] of new URLSearchParams(text)) {
    const bare = sent.replace(/\[\d*\]$/, '')
    const isList = declared.get(bare)
    const before = query.get(bare)
    if (isList === undefined || (sent !== bare && !isList)) undeclared.add(sent)
    else if (joined.includes(bare)) query.set(bare, value.split(','))
    else if (isList || before !== undefined) query.set(bare, [...[before ?? []].flat(), value])
    else query.set(bare, value)
  }
  if (undeclared.size === 0) return { query: Object.fromEntries(query) }
  const names = [...declared].map(([name, isList]) => (isList ? `${name}[]` : name))
  const takes = names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes no query'
  return refuse(400, `${operation.id} does not declare the query ${[...undeclared].join(', ')}; ${takes}`)
}
