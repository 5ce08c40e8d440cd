import type { MissingChain } from '../../errors/missingChain.js'
import { readUniversalChain } from '../../values/universalChain.js'
import type { Decoding } from './decoding.js'
import { isObject } from './plain.js'

/**
 * Reads what an answer over many chains says it lacks. A chain that is not served counts where the call named it: one
 * that a group such as `all` brought in was never asked for.
 *
 * @param meta - the part of the answer that tells of its chains
 * @param asked - the chains of the call, as they were sent
 */
export function missingChains(
  meta: unknown,
  asked: unknown,
  { redact }: Pick<Decoding, 'redact'>,
): readonly MissingChain[] {
  if (!isObject(meta)) return []
  const named: readonly unknown[] = Array.isArray(asked) ? asked : [asked]
  const { failedChains, unsupportedChains, missingTransactions } = meta
  const found = [
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
  const isFirst = ({ chain, reason }: MissingChain, at: number): boolean =>
    at === found.findIndex((one) => one.chain === chain && one.reason === reason)
  return found.filter(isFirst).map((one) => withoutSecrets(one, redact))
}

/** What a service says of a chain may have the key in it. */
function withoutSecrets({ chain, reason, code, message }: MissingChain, redact: Decoding['redact']): MissingChain {
  return {
    chain: redact(chain),
    reason,
    ...(code !== undefined && { code: redact(code) }),
    ...(message !== undefined && { message: redact(message) }),
  }
}

/**
 * Whether an answer over many chains says that it lacks none; an answer that says nothing of its chains does not.
 *
 * @public imported by decoders
 */
export function isComplete(meta: unknown, asked: unknown, decoding: Pick<Decoding, 'redact'>): boolean {
  return isObject(meta) && missingChains(meta, asked, decoding).length === 0
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
