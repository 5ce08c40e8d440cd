const names = {
  eth: 0x1,
  mainnet: 0x1,
  ethereum: 0x1,
  goerli: 0x5,
  optimism: 0xa,
  cronos: 0x19,
  bsc: 0x38,
  binance: 0x38,
  'bsc testnet': 0x61,
  gnosis: 0x64,
  polygon: 0x89,
  matic: 0x89,
  monad: 0x8f,
  fantom: 0xfa,
  ftm: 0xfa,
  'cronos testnet': 0x152,
  pulse: 0x171,
  pulsechain: 0x171,
  'flow testnet': 0x221,
  flow: 0x2eb,
  lisk: 0x46f,
  moonbeam: 0x504,
  moonriver: 0x505,
  moonbase: 0x507,
  'sei testnet': 0x530,
  sei: 0x531,
  ronin: 0x7e4,
  'ronin testnet': 0x7e5,
  'fantom testnet': 0xfa2,
  'lisk sepolia': 0x106a,
  base: 0x2105,
  'gnosis testnet': 0x27d8,
  holesky: 0x4268,
  arbitrum: 0xa4b1,
  fuji: 0xa869,
  avalanche: 0xa86a,
  'linea sepolia': 0xe705,
  linea: 0xe708,
  mumbai: 0x13881,
  amoy: 0x13882,
  'polygon amoy': 0x13882,
  'base testnet': 0x14a33,
  'base sepolia': 0x14a34,
  'chiliz testnet': 0x15b32,
  chiliz: 0x15b38,
  sepolia: 0xaa36a7,
  palm: 0x2a15c308d,
}

/** Name of a known EVM chain, in lower case; `parseChain` accepts it in any case. */
export type EvmChainName = keyof typeof names

/**
 * Chain ids by name, in lower case with a space between words: first the provider's name for a chain, then others. The
 * provider understands fewer names than we do, so requests always carry the id.
 */
export const chainNames: Readonly<Record<string, number>> = names
