/** The name of a group of operations for people: `nft-transfer` is `NFT transfer`. */
export function tagTitle(tag: string): string {
  const [first = '', ...rest] = tag.split('-').map((word) => spellings[word] ?? word)
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

const spellings: Readonly<Record<string, string>> = { defi: 'DeFi', dex: 'DEX', evm: 'EVM', ipfs: 'IPFS', nft: 'NFT' }
