import { IncompleteError } from '../../errors/incomplete.js'
import type { MissingChain } from '../../errors/missingChain.js'
import type { PageData } from '../call.js'

/** What a page says it lacks; a page that is not complete, and says no more, lacks some chain. */
export function missingOf({ complete = true, missing = [] }: PageData<unknown>): readonly MissingChain[] {
  return complete || missing.length > 0 ? missing : [{ chain: 'unknown', reason: 'failed' }]
}

/** The error for a list over many chains that has come to its end and lacks some of them. */
export function lacking(
  operation: string,
  all: readonly MissingChain[],
  rows: readonly unknown[] = [],
): IncompleteError {
  const missing = all.filter(({ chain, reason }, at) => at === all.findIndex(isSame(chain, reason)))
  const chains = missing.map(({ chain, reason }) => `${chain} (${reason})`).join(', ')
  return new IncompleteError(`The list of ${operation} lacks ${chains}`, {
    operation,
    rows,
    missing,
    hints: ['Ask for these chains again; toArray({ max, allowIncomplete: true }) gives the rows that there are'],
  })
}

const isSame =
  (chain: string, reason: MissingChain['reason']) =>
  (one: MissingChain): boolean =>
    one.chain === chain && one.reason === reason
