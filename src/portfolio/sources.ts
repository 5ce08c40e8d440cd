import { InputError } from '../errors/input.js'
import { isBitcoinAddress } from '../values/bitcoinAddress.js'
import { isInGroup } from '../values/chainGroups.js'
import { parseUniversalWallet, type UniversalAddress } from '../values/universalAddress.js'
import { parseUniversalChains, type UniversalChainGroup, type UniversalChainId } from '../values/universalChain.js'
import { isXpub, type Xpub } from '../values/xpub.js'

/** What is read of a wallet, from one API. */
export interface Source {
  readonly wallet: UniversalAddress | Xpub
  readonly family: 'evm' | 'solana' | 'bitcoin'
  readonly chains: readonly ChainOrGroup[]
}

/** A chain, or a group of chains that the service reads together. */
export type ChainOrGroup = UniversalChainId | UniversalChainGroup

/**
 * Returns what to read of each wallet: the chains of its family. A wallet that is passed twice is read once.
 *
 * @param chains - absent for all main networks
 * @throws {InputError} for an invalid wallet or chain, for no wallets, and for a wallet that is on none of the chains: without it, the
 * sum would be too small.
 */
export function sourcesOf(
  wallets: readonly string[],
  chains: readonly (string | number | bigint)[] = ['mainnets'],
): Source[] {
  if (wallets.length === 0) throw new InputError('No wallets provided', { hints: ['Pass at least one wallet'] })
  const parsed = chains.map(parseUniversalChains)
  return [...new Set(wallets.map(parseUniversalWallet))].map((wallet) => {
    const family = familyOf(wallet)
    const own = [...new Set(parsed.flatMap((chain) => chainOf[family](chain) ?? []))]
    if (own.length > 0) return { wallet, family, chains: own }
    throw new InputError(`None of the chains is of ${isXpub(wallet) ? 'the extended public key' : wallet}`, {
      hints: [`Add ${example[family]} to chains, or leave the wallet out`],
    })
  })
}

/**
 * Returns what to read again: of each wallet the missing chains that were asked for, by name or by a group. If others
 * are missing, what was asked for is read again as it was.
 */
export function sourcesAgain(
  sources: readonly Source[],
  missing: readonly { readonly wallet: string; readonly chain: ChainOrGroup }[],
): Source[] {
  return sources.flatMap((source) => {
    const lost = [...new Set(missing.filter(({ wallet }) => wallet === source.wallet).map(({ chain }) => chain))]
    if (lost.length === 0) return []
    const isOurs = (chain: ChainOrGroup): boolean =>
      source.chains.includes(chain) || (!isGroup(chain) && isAsked(source, chain) === true)
    return { ...source, chains: lost.every(isOurs) ? lost : source.chains }
  })
}

/**
 * Whether a chain was asked for, by name or by a group; `undefined` if a group was and we don't know whether the chain
 * is in it.
 */
export function isAsked({ family, chains }: Source, chain: UniversalChainId): boolean | undefined {
  if (chains.includes(chain)) return true
  if (family !== 'evm' || !chain.startsWith('0x')) return false
  const inGroups = chains.filter(isGroup).map((group) => isInGroup(chain, group))
  return inGroups.includes(true) || (inGroups.includes(undefined) ? undefined : false)
}

/** Whether it is a group of chains. */
export const isGroup = (chain: ChainOrGroup): chain is UniversalChainGroup => !/^0x|-/.test(chain)

function familyOf(wallet: UniversalAddress | Xpub): Source['family'] {
  if (wallet.startsWith('0x')) return 'evm'
  return isXpub(wallet) || isBitcoinAddress(wallet) ? 'bitcoin' : 'solana'
}

const example: Readonly<Record<Source['family'], string>> = { evm: "'eth'", solana: "'solana'", bitcoin: "'bitcoin'" }

/** The part of a chain or group that each family reads. */
const chainOf: Readonly<Record<Source['family'], (chain: ChainOrGroup) => ChainOrGroup | undefined>> = {
  evm: (chain) => (chain === 'solana-mainnet' || chain === 'bitcoin-mainnet' ? undefined : chain),
  solana: /* @__PURE__ */ oneOf('solana-mainnet'),
  bitcoin: /* @__PURE__ */ oneOf('bitcoin-mainnet'),
}

function oneOf(id: UniversalChainId): (chain: ChainOrGroup) => ChainOrGroup | undefined {
  return (chain) => (chain === id || chain === 'all' || chain === 'mainnets' ? id : undefined)
}
