import { ConfigurationError } from '../../errors/configuration.js'
import { fieldOf } from '../../values/fieldOf.js'

/** The part of a client that a sweep asks: one made by `createClient` has it. */
export interface SweepClient {
  readonly evm: {
    getLatestBlockNumber(input: { readonly chain: string }): PromiseLike<bigint>
    getTransaction(input: { readonly chain: string; readonly transactionHash: string }): TransactionCall
  }
}

/** A call for a transaction; without `withResponse`, `null` is taken at its word. */
interface TransactionCall extends PromiseLike<FoundTransaction | null> {
  withResponse?(): PromiseLike<{
    readonly data: FoundTransaction | null
    readonly raw: unknown
    readonly issues: readonly unknown[]
    readonly response: { readonly status: number }
  }>
}

interface FoundTransaction {
  readonly blockHash: string
}

/** The number of the newest block of a chain. */
export async function headOf({ evm }: SweepClient, chain: string): Promise<bigint> {
  return BigInt(await evm.getLatestBlockNumber({ chain })) // a number, where somebody else made the client
}

/**
 * The hash of the block that a transaction is in, in lower case; `null` when the service says that there is none.
 *
 * @throws {ConfigurationError} when it is not the service that says so: a gateway's 404 must not undo a transfer.
 */
export async function blockOf({ evm }: SweepClient, chain: string, transactionHash: string): Promise<string | null> {
  const call = evm.getTransaction({ chain, transactionHash })
  if (!call.withResponse) return hashOf(await call)
  const { data, raw, issues, response } = await call.withResponse()
  const isRefusal = response.status !== 404 || typeof fieldOf(raw, 'message') === 'string'
  if (data || (issues.length === 0 && isRefusal)) return hashOf(data)
  throw new ConfigurationError(
    `A 404 of another server than the service was read as no transaction ${transactionHash}`,
    {
      hints: ['Is baseUrl that of the service, or of a proxy that passes its answers on?'],
    },
  )
}

const hashOf = (found: FoundTransaction | null): string | null => (found ? found.blockHash.toLowerCase() : null)
