import { readChain } from './chains.js'

/**
 * How many blocks must follow a block before the service confirms it, by chain id as in deliveries. The provider states
 * no number for other chains. As of 2026-08-20.
 */
const confirmations: Readonly<Record<string, number>> = {
  'btc-mainnet': 2,
  solana_mainnet: 100,
  '0x1': 12,
  '0xa': 500,
  '0x19': 100,
  '0x38': 18,
  '0x61': 18,
  '0x64': 100,
  '0x89': 100,
  '0x8f': 100,
  '0x171': 100,
  '0x221': 100,
  '0x2eb': 100,
  '0x3e7': 100,
  '0x46f': 100,
  '0x504': 100,
  '0x505': 100,
  '0x7e4': 100,
  '0x7e5': 100,
  '0x2105': 100,
  '0xa4b1': 18,
  '0xa86a': 100,
  '0xe708': 100,
  '0x13882': 100,
  '0x14a34': 100,
  '0x15b38': 100,
  '0x66eee': 600,
  '0xaa36a7': 18,
  '0xaa37dc': 600,
}

/** Other spellings of chains that aren't EVM chains. */
const spellings = /* @__PURE__ */ new Map([
  ['solana', 'solana_mainnet'],
  ['solana-mainnet', 'solana_mainnet'],
  ['bitcoin', 'btc-mainnet'],
  ['bitcoin-mainnet', 'btc-mainnet'],
])

/**
 * Returns after how many blocks the service confirms a block and sends its `confirmed` delivery.
 *
 * @param chain - anything that `parseChain` accepts, `solana`, `bitcoin`, or the `chainId` of any delivery
 * @returns a number of blocks (slots on Solana); `undefined` for an unknown chain, or if the provider states none.
 * @example
 * confirmationsOf('eth') // 12
 */
export function confirmationsOf(chain: bigint | number | string): number | undefined {
  const text = typeof chain === 'string' ? chain.trim().toLowerCase() : ''
  const id = [spellings.get(text), text, readChain(chain)].find(
    (one) => one !== undefined && Object.hasOwn(confirmations, one),
  )
  return id === undefined ? undefined : confirmations[id]
}
