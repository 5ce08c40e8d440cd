import { operationsOf, successOf } from '../../document/operations.js'
import type { Model, OperationModel } from '../../model/model.js'

/**
 * A response of the service, from the examples of the document, cut short: of lists one entry is left, of objects the
 * first fields, of long text the beginning. It is folded away, because it shows the wire and not what calls give.
 */
export function sampleResponse({ document }: Model, { id }: OperationModel): string {
  const found = [...operationsOf(document)].find(({ operation }) => operation.operationId === id)
  const [example] = Object.values((found && successOf(found.operation).media?.examples) ?? {})
  if (example?.value === undefined) return ''
  const json = JSON.stringify(shortened(example.value), undefined, 2)
  return `<details><summary>Sample response, as the service sends it</summary>\n\n\`\`\`json\n${json}\n\`\`\`\n\n</details>`
}

/** Fields that an object keeps. */
const mostFields = 12

/** As long as a hash of 32 bytes: longer text shows no more. */
const longestText = 66

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([, one], [, other]) => Number(isList(other)) - Number(isList(one)))
  const kept = new Set(fields.slice(0, mostFields).map(([name]) => name)) // lists are what it is about
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => kept.has(name))
      .map(([name, one]) => [name, shortened(one)]),
  )
}

const isList = (value: unknown): boolean => Array.isArray(value)
