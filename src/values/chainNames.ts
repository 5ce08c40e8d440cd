const names = {
  1: 'Ethereum Mainnet,eth,mainnet,ethereum',
  5: 'Goerli,',
  10: 'OP Mainnet,optimism,op',
  25: 'Cronos Mainnet,cronos,cro',
  56: 'BNB Smart Chain Mainnet,bsc,binance,bnb,bnb chain',
  97: 'BNB Smart Chain Testnet,bsc testnet,bnb testnet',
  100: 'Gnosis,,xdai,gnosis chain',
  137: 'Polygon Mainnet,polygon,matic,pol',
  143: 'Monad,,mon',
  146: 'Sonic Mainnet,sonic',
  204: 'opBNB,',
  250: 'Fantom Opera,fantom,ftm',
  300: 'zkSync Sepolia,',
  324: 'zkSync,,zksync era',
  338: 'Cronos Testnet,',
  369: 'Pulsechain,pulse,,pls',
  545: 'Flow Testnet,',
  747: 'Flow,',
  999: 'HyperEVM,,hyperliquid',
  1101: 'Polygon zkEVM,',
  1088: 'Metis Andromeda Mainnet,metis',
  1135: 'Lisk,',
  1284: 'Moonbeam,,glmr',
  1285: 'Moonriver,,movr',
  1287: 'Moonbase Alpha,moonbase',
  1328: 'Sei Testnet,',
  1329: 'Sei,',
  2020: 'Ronin,,ron',
  2021: 'Ronin Saigon Testnet 2021',
  2442: 'Polygon zkEVM Cardona',
  4002: 'Fantom Testnet,',
  4202: 'Lisk Sepolia Testnet,lisk sepolia',
  5000: 'Mantle,,mnt',
  5003: 'Mantle Sepolia,',
  7000: 'Zetachain,,zeta',
  7001: 'Zetachain Testnet,',
  8453: 'Base,',
  10200: 'Gnosis Chiado Testnet,gnosis testnet',
  17000: 'Holesky,',
  42161: 'Arbitrum One,arbitrum,arb',
  43113: 'Avalanche Fuji Testnet,fuji,avalanche fuji',
  43114: 'Avalanche C-Chain,avalanche,avax',
  59141: 'Linea Sepolia,',
  59144: 'Linea,',
  80001: 'Mumbai,',
  80002: 'Amoy,,polygon amoy',
  81457: 'Blast,',
  84531: 'Base Goerli Testnet,base testnet',
  84532: 'Base Sepolia Testnet,base sepolia',
  88882: 'Chiliz Testnet,',
  88888: 'Chiliz Mainnet,chiliz,chz',
  202601: 'Ronin Saigon Testnet,ronin testnet',
  421613: 'Arbitrum Goerli',
  421614: 'Arbitrum Sepolia,',
  11155111: 'Sepolia,',
  11155420: 'Optimism Sepolia,,op sepolia',
  168587773: 'Blast Sepolia,',
  11297108109: 'Palm,',
} as const

/**
 * Names of the known chains by id: the full name, as in the public chain lists, then short names in lower case, the
 * provider's first. An empty short name stands for the full one in lower case. The provider understands fewer names
 * than we do, so requests always send the id.
 */
export const chainNames: Readonly<Record<number, string>> = names

/** Returns the names of a known chain: the full one, then the short ones. */
export function namesOf(id: number): readonly [full: string, ...short: string[]] {
  const [full = '', ...short] = (chainNames[id] ?? '').split(',')
  return [full, ...short.map((name) => name || full.toLowerCase())]
}

/**
 * Short name of a known EVM chain, in lower case. `parseChain` accepts it in any case, and also the full names of
 * `getChains`.
 */
export type EvmChainName = ShortIn<(typeof names)[keyof typeof names]>

type ShortIn<Names> = Names extends `${infer Full},${infer Short}` ? Each<Short, Lowercase<Full>> : never

type Each<Short, Full> = Short extends `${infer First},${infer Rest}`
  ? Named<First, Full> | Each<Rest, Full>
  : Named<Short, Full>

type Named<Short, Full> = Short extends '' ? Full : Short
