import { assertObject, paramsOf } from '../../arguments/params.js'
import { InputError } from '../../errors/input.js'
import { parseChain, readChain } from '../../values/chains.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { NewBlock } from './chain.js'
import { aChain, aCount, aHash, aNumber, hashes, usualChain } from './chainRules.js'

/** A block of your own. */
export interface MockBlock {
  /** Id or name of its chain. Default Ethereum. */
  readonly chain?: bigint | number | string | undefined
  /** By default the one after the newest block. */
  readonly number?: bigint | number | string | undefined
  /** 32 bytes in hex; by default the mock makes them up. */
  readonly hash?: string | undefined
  /** Hashes of its transactions; none by default. */
  readonly transactions?: readonly string[] | undefined
}

/** Empty blocks, on top of the newest one. */
export interface MockBlocks {
  /** How many. */
  readonly blocks: number
  /** Id or name of their chain. Default Ethereum. */
  readonly chain?: bigint | number | string | undefined
}

/** A delivery of a webhook, such as one of `simulateDeliveries`. */
export interface MockDelivery {
  /** Its JSON text. */
  readonly body: string
}

/** What is to be mined on a chain: a block, or how many empty ones. */
export interface Mining {
  /** Its id. */
  readonly chain: string
  readonly block: NewBlock | number
}

/**
 * Reads what is to be mined. A delivery may be a parsed one too, as it is sent to a mock server.
 *
 * @returns `undefined` for the test delivery, which has no block.
 * @throws {InputError} where it is none of these, and for a delivery that is not of an EVM chain.
 */
export function readMining(given: MockBlock | MockBlocks | MockDelivery): Mining | undefined {
  assertObject(given, 'block', 'a delivery, { number, hash, transactions } or { blocks }')
  if ('body' in given) return readDelivery(parsed(given.body))
  if ('block' in given) return readDelivery(given)
  if ('blocks' in given) {
    const { chain = usualChain, blocks } = paramsOf(given, 'block', { chain: aChain, blocks: aCount })
    return { chain: parseChain(chain), block: blocks }
  }
  const rules = { chain: aChain, number: aNumber, hash: aHash, transactions: hashes }
  const { chain = usualChain, number, hash, transactions = [] } = paramsOf(given, 'block', rules)
  const block = {
    number: number === undefined ? undefined : BigInt(number),
    hash: hash?.toLowerCase(),
    timestamp: undefined,
    transactions: transactions.map((one) => one.toLowerCase()),
  }
  return { chain: parseChain(chain), block }
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch (cause) {
    throw new InputError('Param body takes the JSON of a delivery', { cause })
  }
}

function readDelivery(wire: unknown): Mining | undefined {
  const { block, ...groups } = Object(wire)
  const number = fieldOf(block, 'number')
  if (number === '') return undefined
  const chain = readChain(fieldOf(wire, 'chainId'))
  const hash = fieldOf(block, 'hash')
  if (chain === undefined || !aNumber.accepts(number) || !aHash.accepts(hash)) {
    const hints = ['Only blocks of EVM chains can be mined; those of Aptos are final']
    throw new InputError('Param body takes a delivery of an EVM chain', { hints })
  }
  const seconds = Number(fieldOf(block, 'timestamp'))
  return {
    chain,
    block: {
      number: BigInt(String(number)),
      hash: String(hash).toLowerCase(),
      timestamp: seconds > 0 && seconds < lastSecond ? new Date(seconds * 1000).toISOString() : undefined,
      transactions: [...new Set(transactionsIn(groups))],
    },
  }
}

/** Of the last moment that a `Date` can hold. */
const lastSecond = 8.64e12

/** The hashes of the transactions that the records of a delivery are of. */
function transactionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'transactionHash' || name === 'hash') && aHash.accepts(inner)
      ? [inner.toLowerCase()]
      : transactionsIn(inner),
  )
}
