import { chainData } from '../../../src/values/chainData.js'
import { getChain } from '../../../src/values/chainDetails.js'
import type { ChainOption } from '../src/form/chain.js'

/** The chains the client knows, for the chain picker: those with a name of the provider first. */
export function chainList(): readonly ChainOption[] {
  return chainData.map(([number, name, , symbol]) => {
    const chain = getChain(number)
    return {
      id: `0x${number.toString(16)}`,
      name,
      symbol,
      alias: chain?.aliases[0] ?? '',
      test: /test|goerli|sepolia|holesky|fuji|amoy|mumbai|moonbase|alpha|hoodi|devnet/i.test(name),
    }
  })
}
