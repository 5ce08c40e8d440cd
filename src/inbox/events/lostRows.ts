import type { Issue } from '../../operation/decode/decoding.js'

/** Whether a row was left out because of the issue. */
export const isLost = (issue: Issue): boolean => Object.hasOwn(issue, 'row')

/** Returns the transactions of rows that couldn't be read, if at least their hash can be. */
export function lostHashesOf(issues: readonly Issue[]): readonly string[] {
  return issues.filter(isLost).flatMap(({ row }) => {
    const { transactionHash, hash } = Object(row)
    const found: unknown = transactionHash ?? hash
    return typeof found === 'string' && /^0x[\da-f]{64}$/i.test(found) ? [found.toLowerCase()] : []
  })
}
