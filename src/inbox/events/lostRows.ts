import type { Issue } from '../../operation/decode/decoding.js'

/** Whether an issue cost a row. */
export const isLost = (issue: Issue): boolean => Object.hasOwn(issue, 'row')

/** The transactions of rows that could not be read, as far as that much of them can be. */
export function lostHashesOf(issues: readonly Issue[]): readonly string[] {
  return issues.filter(isLost).flatMap(({ row }) => {
    const { transactionHash, hash } = Object(row)
    const found: unknown = transactionHash ?? hash
    return typeof found === 'string' && /^0x[\da-f]{64}$/i.test(found) ? [found.toLowerCase()] : []
  })
}
