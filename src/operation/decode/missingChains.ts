import type { MissingChain } from '../../errors/missingChain.js'
import { readUniversalChain } from '../../values/universalChain.js'
import type { Decoding } from './decoding.js'
import { isObject } from './plain.js'

/**
 * Reads what a response over many chains says it lacks. An unsupported chain counts only if the call named it, not if a
 * group such as `all` included it.
 *
 * @param meta - the part of the response that is about its chains
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

/** Redacts what the service says about a chain, which may contain the key. */
function withoutSecrets({ chain, reason, code, message }: MissingChain, redact: Decoding['redact']): MissingChain {
  return {
    chain: redact(chain),
    reason,
    ...(code !== undefined && { code: redact(code) }),
    ...(message !== undefined && { message: redact(message) }),
  }
}

/**
 * Whether a response over many chains says that it lacks none. A response without that information isn't complete.
 *
 * @public imported by decoders
 */
export function isComplete(meta: unknown, asked: unknown, decoding: Pick<Decoding, 'redact'>): boolean {
  return isObject(meta) && missingChains(meta, asked, decoding).length === 0
}

/** Reads a list of chains, which may come as an object keyed by chain id. */
function listed(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value
  return isObject(value) ? Object.entries(value).map(([chainId, said]) => ({ chainId, error: said })) : [value]
}

/** Reads one chain, which the service gives as an id or as an object that also says what went wrong. */
function missing(entry: unknown, reason: MissingChain['reason']): MissingChain {
  const { chainId, code, error } = isObject(entry) ? entry : { chainId: entry, code: undefined, error: undefined }
  return {
    chain: readUniversalChain(chainId) ?? String(chainId),
    reason,
    ...(typeof code === 'string' && { code }),
    ...(typeof error === 'string' && { message: error }),
  }
}
