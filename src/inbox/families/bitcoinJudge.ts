import { ConfigurationError } from '../../errors/configuration.js'
import { confirmationsOf } from '../../values/confirmations.js'
import { fieldOf } from '../../values/fieldOf.js'
import { isDate } from '../../values/isDate.js'
import type { SweepSources, UniversalSource } from './sources.js'
import { type Judge, missing, type Verdict } from './verdict.js'

/** The usual depth at which a block of Bitcoin is final: an hour, which is longer than the service waits. */
const usualDepth = 6

/** Milliseconds between two blocks, on average. */
const blockInterval = 600_000

/**
 * Judges transactions of Bitcoin, each by one call of the Universal API. If the response doesn't say how far the service
 * has read the chain, the age of a block shows how deep it is.
 */
export function bitcoinJudge({ client }: SweepSources, chain: string, confirmations: number | undefined): Judge {
  const { universal } = client
  if (!universal) {
    throw new ConfigurationError(`This client cannot be asked about chain ${chain}`, {
      hints: ['Pass a client with universal, as createClient({ apiKey }) makes one'],
    })
  }
  const depth = confirmations ?? Math.max(usualDepth, confirmationsOf(chain) ?? 0)
  return async ({ hash }) => {
    const found = await findTransaction(universal, chain, hash)
    if (!found) return missing
    const block = blockIn(found)
    if (!block) return undecided
    const head = headIn(found)
    const isDeep =
      head === undefined
        ? block.timestamp.getTime() <= Date.now() - depth * blockInterval
        : block.number <= head - BigInt(depth)
    if (!isDeep) return undecided
    return { ...undecided, block }
  }
}

/** The transaction is known, but in no block, or not deep enough. */
const undecided: Verdict = { stays: () => false, isGone: () => false }

async function findTransaction(universal: UniversalSource, chain: string, hash: string): Promise<object | null> {
  try {
    return await universal.getTransactionByHash({ chainAlias: chain, txHash: hash })
  } catch (error) {
    if (Object(error).code === 'NOT_FOUND') return null
    throw error
  }
}

/** Returns `undefined` unless everything about the block is known. */
function blockIn(found: object): Verdict['block'] {
  const [hash, height, time] = ['blockHash', 'blockHeight', 'blockTime'].map((name) => fieldOf(found, name))
  if (typeof hash !== 'string' || (typeof height !== 'bigint' && !Number.isInteger(height)) || !isDate(time))
    return undefined
  return { hash: hash.toLowerCase(), number: BigInt(height as bigint | number), timestamp: time } // checked above
}

/** Returns the newest block that the service has read, if the response says so. */
function headIn(found: object): bigint | undefined {
  const syncedAt = fieldOf(fieldOf(found, 'meta'), 'syncedAt')
  return typeof syncedAt === 'object' && syncedAt !== null
    ? Object.values(syncedAt).find((head): head is bigint => typeof head === 'bigint')
    : undefined
}
