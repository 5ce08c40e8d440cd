import { ConfigurationError } from '../../errors/configuration.js'
import { confirmationsOf } from '../../values/confirmations.js'
import type { EvmSource, SweepSources } from './sources.js'
import type { Judge, Sighting } from './verdict.js'

/** The usual depth at which a block is final, also on chains that the service confirms sooner. */
const usualDepth = 64

/**
 * Judges transactions of an EVM chain. It asks once for the head, once for each transaction, and if that isn't found,
 * for the block at its height: "not found" proves nothing, because any server in between may say so. Only another block
 * at its height proves that its block has vanished. It doesn't ask about blocks that aren't deep enough.
 */
export function evmJudge({ client }: SweepSources, chain: string, confirmations: number | undefined): Judge {
  const { evm } = client
  if (!evm) {
    throw new ConfigurationError(`This client cannot be asked about chain ${chain}`, {
      hints: ['Pass a client with evm, as createClient({ apiKey }) makes one'],
    })
  }
  const depth = BigInt(confirmations ?? Math.max(usualDepth, confirmationsOf(chain) ?? 0))
  const heights = new Map<bigint, Promise<string | null>>()
  let asking: Promise<bigint> | undefined
  const newestDeep = (): Promise<bigint> => {
    asking ??= (async () => BigInt(await evm.getLatestBlockNumber({ chain })) - depth)() // another client may return a number
    return asking
  }
  const hashAt = (height: bigint): Promise<string | null> => {
    const found = heights.get(height) ?? blockAt(evm, chain, height)
    heights.set(height, found)
    return found
  }
  return async ({ hash, open }) => {
    const deep = await newestDeep()
    if (!open.every(({ blockNumber }) => blockNumber <= deep)) return undefined
    const found = await evm.getTransaction({ chain, transactionHash: hash })
    const block = found ? hashIn(found.blockHash) : null
    const stays = (one: Sighting): boolean => one.blockHash === block && one.blockNumber <= deep
    if (block !== null) return { stays, isGone: ({ blockHash }) => blockHash !== block }
    const gone = new Set<Sighting>()
    for (const one of open) {
      const standing = await hashAt(one.blockNumber)
      if (standing !== null && standing !== one.blockHash) gone.add(one)
    }
    if (gone.size > 0) return { stays, isGone: (one) => gone.has(one) }
    throw new ConfigurationError(`Transaction ${hash} was not found, but no other block at its height was either`, {
      hints: ['Check that baseUrl is that of the service, or of a proxy that passes its responses on'],
    })
  }
}

async function blockAt(evm: EvmSource, chain: string, height: bigint): Promise<string | null> {
  const found = await evm.getBlock?.({ chain, blockNumberOrHash: String(height) })
  if (!found || BigInt(found.number ?? height) !== height) return null // a block at another height proves nothing
  return hashIn(found.hash)
}

/** Returns `null` for anything but a hash: then it wasn't the service that responded. */
function hashIn(value: unknown): string | null {
  return typeof value === 'string' && /^0x[\da-f]+$/i.test(value) ? value.toLowerCase() : null
}
