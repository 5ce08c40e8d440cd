import { apis } from './catalogue.js'
import { type CatalogueEntry, isEnding } from './entry.js'

/** A reason to come, and the operations that serve it. */
export interface Want {
  readonly title: string
  readonly entries: readonly CatalogueEntry[]
  /** Those that the provider ends or has ended. */
  readonly withdrawn: readonly CatalogueEntry[]
}

/** Reasons to come, by groups of operations; `streams/*` is every group of an API. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'Look into a wallet': [
    'evm/wallet evm/balance evm/profitability evm/defi',
    'solana/account aptos/wallet aptos/account aptosNode/account',
  ],
  'Collect NFTs': [
    'evm/nft evm/nft-transfer evm/nft-trade evm/nft-floor-price evm/nft-trait evm/nft-stats evm/nft-sync',
    'solana/nft aptos/nft aptos/nft-transfer aptos/collection',
  ],
  'Price a token': [
    'evm/token evm/token-price evm/analytics evm/discovery evm/market solana/token solana/market',
    'aptos/coin aptos/coin-transfer',
  ],
  'Follow trades': ['evm/dex evm/swap solana/pair solana/swap'],
  'Read the chain': ['evm/block evm/transaction evm/log evm/contract aptosNode/*'],
  'Know who it is': ['evm/resolve evm/entity'],
  'Be told by webhook': ['streams/*'],
  'Sign people in': ['auth/*'],
}

/** What a group serves that no reason names. */
const rest = 'Everything else'

/** Every operation once, by what one wants of it. */
export const wants: readonly Want[] = [...Object.keys(reasons), rest].flatMap((title) => {
  const all = apis.flatMap(({ name, tags }) =>
    tags.filter((tag) => reasonOf(name, tag.name) === title).flatMap((tag) => tag.operations),
  )
  return all.length === 0
    ? []
    : [{ title, entries: all.filter((entry) => !isEnding(entry)), withdrawn: all.filter(isEnding) }]
})

function reasonOf(api: string, tag: string): string {
  for (const name of [`${api}/${tag}`, `${api}/*`]) {
    const found = Object.entries(reasons).find(([, groups]) => groups.join(' ').split(' ').includes(name))
    if (found) return found[0]
  }
  return rest
}
