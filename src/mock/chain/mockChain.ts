import { newestBlock } from '../../../generated/mocks.gen.js'
import { paramsOf } from '../../arguments/params.js'
import { parseChain, readChain } from '../../values/chains.js'
import { type Chain, createChain } from './chain.js'
import { aChain, aCount, usualChain } from './chainRules.js'
import { type MockBlock, type MockBlocks, type MockDelivery, readMining } from './newBlocks.js'

/** Options of `mock.chain.reorg`. */
export interface MockReorg {
  /** How many of the newest blocks, up to 10,000. */
  readonly depth: number
  /** Id or name of the chain. Default Ethereum. */
  readonly chain?: bigint | number | string | undefined
}

/**
 * The EVM chains of a mock, as far as you script them. Each begins at the newest block of the documents, or goes on from the
 * first block that you mine with a number of its own. What you mined is where you mined it, what has been replaced is gone,
 * and above the newest block there is nothing. All else is answered as without a script.
 *
 * @example
 * const { chain } = createMockFetch()
 * for await (const delivery of simulateDeliveries({ network: 'evm', secret, scenario: 'reorg' })) chain.mine(delivery)
 * chain.mine({ blocks: 64 })
 */
export interface MockChain {
  /**
   * Mines the block of a delivery, one of your own, or so many empty ones on top: `{ blocks: 64 }`. A block takes the place
   * of the one at its number, and of any other that has a transaction of its own, because a transaction is in one block; an
   * empty block stands where that was. The test delivery mines nothing. Deliveries may come late, and the service confirms
   * only what stays: so an unconfirmed one neither brings back a block that has been replaced, nor replaces a confirmed one.
   *
   * @throws {InputError} where it is none of these, and for a delivery that is not of an EVM chain.
   * @example
   * mock.chain.mine({ transactions: [hash] }) // in the next block
   */
  mine(block: MockBlock | MockBlocks | MockDelivery): void
  /**
   * Puts empty blocks in place of the newest ones: their transactions are in no block any more.
   *
   * @throws {InputError} where `depth` is not a whole number from 1 to 10,000, or the chain is unknown.
   * @example
   * mock.chain.reorg({ depth: 1 })
   */
  reorg(options: MockReorg): void
}

/** The chains of a mock, and what has been made of them. */
export interface ScriptedChains extends MockChain {
  /** The chain of an id or a name; `undefined` where it is not scripted. */
  find(chain: string): Chain | undefined
}

/** Creates chains of which nothing is scripted. */
export function createChains(): ScriptedChains {
  const chains = new Map<string, Chain>() // by id
  const open = (id: string): Chain => {
    const chain = chains.get(id) ?? createChain(newestBlock)
    chains.set(id, chain)
    return chain
  }
  return {
    mine(given) {
      const mining = readMining(given)
      if (!mining) return
      const { chain, block } = mining
      if (typeof block === 'number') open(chain).grow(block)
      else open(chain).mine(block)
    },
    reorg(options) {
      const { chain = usualChain, depth } = paramsOf(options, 'options', { chain: aChain, depth: aCount }, '{ depth }')
      open(parseChain(chain)).reorg(depth)
    },
    find: (chain) => chains.get(readChain(chain) ?? ''),
  }
}
