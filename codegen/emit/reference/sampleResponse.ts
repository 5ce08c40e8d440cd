import { operationsOf, successOf } from '../../document/operations.js'
import type { Model, OperationModel } from '../../model/model.js'

/**
 * Writes a truncated example response of the service: of lists one entry is left, of objects the first fields, of long
 * text the beginning. It is collapsed, because it shows the wire and not what calls return.
 */
export function sampleResponse({ document }: Model, { id }: OperationModel): string {
  const found = [...operationsOf(document)].find(({ operation }) => operation.operationId === id)
  const [example] = Object.values((found && successOf(found.operation).media?.examples) ?? {})
  if (example?.value === undefined) return ''
  const json = JSON.stringify(shortened(example.value), undefined, 2)
  return `<details><summary>Sample response, as the service sends it</summary>\n\n\`\`\`json\n${json}\n\`\`\`\n\n</details>`
}

/** How many fields of an object are left. */
const mostFields = 12

/** The length of a 32-byte hash; longer text says no more. */
const longestText = 66

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([, one], [, other]) => Number(isList(other)) - Number(isList(one)))
  const kept = new Set(fields.slice(0, mostFields).map(([name]) => name)) // lists always stay, as the main thing
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => kept.has(name))
      .map(([name, one]) => [name, shortened(one)]),
  )
}

const isList = (value: unknown): boolean => Array.isArray(value)
