import type { Issue } from '../../operation/decode/decoding.js'

/** A row that could not be read: where it stood in its list, and its transaction, if that much is known. */
export interface LostRow {
  readonly position: number
  readonly hash: string | undefined
}

/**
 * The rows of a list that could not be read, in their order. They count where rows are counted, or else the index of the
 * next would depend on what could be read.
 *
 * @param list - JSON pointer to it
 */
export function lostRowsOf(issues: readonly Issue[], list: string): readonly LostRow[] {
  const found = new Map<number, LostRow>()
  for (const issue of issues) {
    const [, digits] = issue.path.startsWith(`${list}/`) ? (/^(\d+)/.exec(issue.path.slice(list.length + 1)) ?? []) : []
    if (digits === undefined || !isLost(issue)) continue
    const position = Number(digits)
    found.set(position, { position, hash: hashOf(issue.row ?? issue.raw) })
  }
  return [...found.values()].sort((a, b) => a.position - b.position)
}

/** Whether an issue cost a row. */
export const isLost = (issue: Issue): boolean => Object.hasOwn(issue, 'row')

function hashOf(row: unknown): string | undefined {
  const { transactionHash, hash, txHash, transaction } = Object(row)
  const found: unknown = transactionHash ?? hash ?? txHash ?? transaction
  return typeof found === 'string' ? found.toLowerCase() : undefined
}
