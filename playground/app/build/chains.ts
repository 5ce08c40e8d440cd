import { getChains } from '../../../src/values/chainDetails.js'
import type { ChainOption } from '../src/form/chain.js'

/** The chains the client knows, for the chain picker. */
export function chainList(): readonly ChainOption[] {
  return getChains().map(({ id, name, nativeCurrency: { symbol }, aliases: [alias = ''] }) => ({
    id,
    name,
    symbol,
    alias,
    test: /test|goerli|sepolia|holesky|fuji|amoy|mumbai|moonbase|alpha|hoodi|devnet/i.test(name),
  }))
}
