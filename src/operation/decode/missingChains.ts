import type { MissingChain } from '../../errors/missingChain.js'
import { readUniversalChain } from '../../values/universalChain.js'
import { isObject } from './plain.js'

/**
 * Reads what an answer over many chains says it lacks. A chain that is not served counts where the call named it: one
 * that a group such as `all` brought in was never asked for.
 *
 * @param meta - the part of the answer that tells of its chains
 * @param asked - the chains of the call, as they were sent
 */
export function missingChains(meta: unknown, asked: unknown): readonly MissingChain[] {
  if (!isObject(meta)) return []
  const named: readonly unknown[] = Array.isArray(asked) ? asked : [asked]
  const { failedChains, unsupportedChains, missingTransactions } = meta
  return [
    ...listed(failedChains).map((entry) => missing(entry, 'failed')),
    ...listed(unsupportedChains)
      .map((entry) => missing(entry, 'unsupported'))
      .filter(({ chain }) => named.includes(chain)),
    ...Object.entries(isObject(missingTransactions) ? missingTransactions : {})
      .filter(([, count]) => count !== 0 && count !== null)
      .map(
        ([chain, count]): MissingChain => ({
          ...missing(chain, 'transactions'),
          message: `${String(count)} transactions are missing`,
        }),
      ),
  ]
}

/** Whether an answer over many chains says that it lacks none; an answer that says nothing of its chains does not. */
export function isComplete(meta: unknown, asked: unknown): boolean {
  return isObject(meta) && missingChains(meta, asked).length === 0
}

/** A list of chains, which may come as an object by their ids. */
function listed(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value
  return isObject(value) ? Object.entries(value).map(([chainId, said]) => ({ chainId, error: said })) : [value]
}

/** The service names a chain by its id, or by an object that also says what went wrong. */
function missing(entry: unknown, reason: MissingChain['reason']): MissingChain {
  const { chainId, code, error } = isObject(entry) ? entry : { chainId: entry, code: undefined, error: undefined }
  return {
    chain: readUniversalChain(chainId) ?? String(chainId),
    reason,
    ...(typeof code === 'string' && { code }),
    ...(typeof error === 'string' && { message: error }),
  }
}
