import { getAddressesByXpub } from '../../generated/universal/operations.gen.js'
import type { Caller } from '../client/caller.js'
import { isXpub } from '../values/xpub.js'
import { type MissingHoldings, missingOf } from './reading.js'
import type { Source } from './sources.js'

/**
 * Leaves out addresses that an extended public key of the request derives, because they count under the key. If the
 * addresses of a key can't be read, the other Bitcoin addresses are missing, because any of them might count twice.
 *
 * @param all - every source of the request, keys included
 * @param sources - those that are read now
 */
export async function withoutDerived(
  client: Pick<Caller, 'many'>,
  all: readonly Source[],
  sources: readonly Source[],
  options: Parameters<Caller['many']>[2],
): Promise<{ readonly sources: readonly Source[]; readonly missing: readonly MissingHoldings[] }> {
  const keys = all.filter(({ wallet }) => isXpub(wallet))
  const isAddress = ({ family, wallet }: Source): boolean => family === 'bitcoin' && !isXpub(wallet)
  if (keys.length === 0 || !sources.some(isAddress)) return { sources, missing: [] }
  const inputs = keys.map(({ wallet }) => ({ publicKey: wallet }))
  const { results, missing } = await client.many(getAddressesByXpub, inputs, options)
  const derived = new Set<string>(results.flatMap(({ data }) => data.addresses.map(({ address }) => address)))
  const left = sources.filter((source) => !isAddress(source) || !derived.has(source.wallet))
  const [why] = missing
  if (!why) return { sources: left, missing: [] }
  return {
    sources: left.filter((source) => !isAddress(source)),
    missing: left.filter(isAddress).flatMap((source) => missingOf(source, why)),
  }
}
