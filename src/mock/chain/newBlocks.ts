import { assertObject, paramsOf } from '../../arguments/params.js'
import { anything } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import { asIsoDate } from '../../operation/encode/dates.js'
import type { DateInput } from '../../operation/encode/inputTypes.js'
import { parseChain, readChain } from '../../values/chains.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { NewBlock } from './chain.js'
import { aChain, aCount, aHash, aNumber, hashes, usualChain } from './chainRules.js'
import { deliveredHashes } from './deliveredHashes.js'
import { readSeconds } from './timestamps.js'

/** A block of your own. */
export interface MockBlock {
  /** Id or name of its chain. Default Ethereum. */
  readonly chain?: bigint | number | string | undefined
  /** By default the one after the newest block. */
  readonly number?: bigint | number | string | undefined
  /** 32 bytes in hex; by default the mock makes them up. */
  readonly hash?: string | undefined
  /** When it was made; by default its number tells, 12 seconds for each. */
  readonly timestamp?: DateInput | undefined
  /** Hashes of its transactions; none by default. */
  readonly transactions?: readonly string[] | undefined
  readonly blocks?: never
  readonly body?: never
}

/** Empty blocks, on top of the newest one. */
export interface MockBlocks {
  /** How many, up to 10,000. */
  readonly blocks: number
  /** Id or name of their chain. Default Ethereum. */
  readonly chain?: bigint | number | string | undefined
  readonly number?: never
  readonly hash?: never
  readonly timestamp?: never
  readonly transactions?: never
  readonly body?: never
}

/** A delivery of a webhook, such as one of `simulateDeliveries`. */
export interface MockDelivery {
  /** Its JSON text, which has everything. */
  readonly body: string
  readonly chain?: never
  readonly number?: never
  readonly hash?: never
  readonly timestamp?: never
  readonly transactions?: never
  readonly blocks?: never
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
  if (given.body !== undefined) return readDelivery(parsed(given))
  if ('block' in given) return readDelivery(given)
  if (given.blocks !== undefined) {
    const { chain = usualChain, blocks } = paramsOf(given, 'block', { chain: aChain, blocks: aCount })
    return { chain: parseChain(chain), block: blocks }
  }
  const { chain = usualChain, number, hash, timestamp, transactions = [] } = paramsOf(given, 'block', blockRules)
  const block = {
    number: number === undefined ? undefined : BigInt(number),
    hash: hash?.toLowerCase(),
    timestamp: timestamp === undefined ? undefined : String(asIsoDate(timestamp, 'timestamp')),
    transactions: transactions.map((one) => one.toLowerCase()),
    confirmed: undefined,
  }
  return { chain: parseChain(chain), block }
}

const blockRules = { chain: aChain, number: aNumber, hash: aHash, timestamp: anything, transactions: hashes }

/** The JSON of a delivery, which comes without what only a block of your own has. */
function parsed({ body, ...beside }: MockDelivery): unknown {
  const extra = ['blocks', ...Object.keys(blockRules)].find((name) => fieldOf(beside, name) !== undefined)
  if (extra !== undefined) throw new InputError(`Param ${extra} does not go with body, which has its own`)
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new InputError('Param body takes the JSON of a delivery', { cause })
  }
}

function readDelivery(wire: unknown): Mining | undefined {
  const block = fieldOf(wire, 'block')
  const number = fieldOf(block, 'number')
  if (number === '') return undefined
  const chain = readChain(fieldOf(wire, 'chainId'))
  const hash = fieldOf(block, 'hash')
  if (chain === undefined || !aNumber.accepts(number) || !aHash.accepts(hash)) {
    const hints = ['Only blocks of EVM chains can be mined; those of Aptos are final']
    throw new InputError('Param body takes a delivery of an EVM chain', { hints })
  }
  return {
    chain,
    block: {
      number: BigInt(String(number)),
      hash: hash.toLowerCase(),
      timestamp: readSeconds(fieldOf(block, 'timestamp')),
      transactions: deliveredHashes(wire),
      confirmed: fieldOf(wire, 'confirmed') === true,
    },
  }
}
