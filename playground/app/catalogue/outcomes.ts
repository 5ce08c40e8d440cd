import type { ThingKind } from './recognise.js'

/** Something to find out about a thing, and the operation that tells it. */
export interface Outcome {
  /** What it is about, alike for every kind of thing. */
  readonly about: 'holdings' | 'nfts' | 'history' | 'modules' | 'evm' | 'aptos' | 'address'
  readonly title: string
  readonly api: string
  readonly id: string
}

/** What the first page offers for each kind of thing, the first of them at once; what the provider removed comes last. */
export const outcomes: Readonly<Record<ThingKind, readonly Outcome[]>> = {
  'evm-address': [
    { about: 'holdings', title: 'What it holds', api: 'evm', id: 'getWalletTokenBalancesPrice' },
    { about: 'nfts', title: 'Its NFTs', api: 'evm', id: 'getWalletNFTs' },
    { about: 'history', title: 'Its history', api: 'evm', id: 'getWalletHistory' },
  ],
  'solana-address': [
    { about: 'holdings', title: 'What it holds', api: 'solana', id: 'getPortfolio' },
    { about: 'nfts', title: 'Its NFTs', api: 'solana', id: 'getNFTs' },
    { about: 'history', title: 'Its swaps', api: 'solana', id: 'getSwapsByWalletAddress' },
  ],
  'aptos-address': [
    { about: 'history', title: 'Its history', api: 'aptosNode', id: 'getAccountTransactions' },
    { about: 'modules', title: 'Its modules', api: 'aptosNode', id: 'getAccountModules' },
    { about: 'holdings', title: 'What it holds', api: 'aptos', id: 'getCoinBalancesByWallets' },
    { about: 'nfts', title: 'Its NFTs', api: 'aptos', id: 'getNFTByOwners' },
  ],
  hash: [
    { about: 'evm', title: 'EVM transaction', api: 'evm', id: 'getTransactionVerbose' },
    { about: 'aptos', title: 'Aptos transaction', api: 'aptosNode', id: 'getTransactionByHash' },
  ],
  block: [
    { about: 'evm', title: 'EVM block', api: 'evm', id: 'getBlock' },
    { about: 'aptos', title: 'Aptos block', api: 'aptosNode', id: 'getBlockByHeight' },
  ],
  ens: [{ about: 'address', title: 'Its address', api: 'evm', id: 'resolveENSDomain' }],
  domain: [{ about: 'address', title: 'Its address', api: 'evm', id: 'resolveDomain' }],
}

/** Something to begin with; `kind` says as what it is taken. */
export interface Sample {
  readonly value: string
  readonly kind?: ThingKind
}

/** Things to begin with; the first is there at once. */
export const samples: readonly (Sample & { readonly label: string })[] = [
  { label: 'EVM wallet', value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
  { label: 'Solana wallet', value: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs' },
  {
    label: 'Aptos account',
    value: '0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50',
    kind: 'aptos-address',
  },
  { label: 'Transaction', value: '0x8b06a518546e991efa69e4ac5a1650c2461e8e36b690da794f1a4c8081d65aae' },
  { label: 'ENS name', value: 'vitalik.eth' },
]
