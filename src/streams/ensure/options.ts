import type {
  UpdateAptosStreamInput,
  UpdateBitcoinStreamInput,
  UpdateEvmStreamInput,
  UpdateSolanaStreamInput,
} from '../../../generated/streams/types.gen.js'
import type { StreamPlan } from './streamPlan.js'

/** Addresses, or a function that gives them anew each time it is called. */
export type AddressSource = Addresses | (() => Addresses | Promise<Addresses>)

type Addresses = Iterable<string> | AsyncIterable<string>

/** Options of `ensureStream` for a stream of any family. */
export interface EnsureOptions {
  /** Id of the stream, if you know it. Either `id` or `tag` is required. With both, the stream gets that tag. */
  readonly id?: string | undefined
  /**
   * The addresses that the stream must watch: an iterable, or a function that returns one. A function is called again if
   * another process creates the stream in the meantime, so that `remove` goes by what it gives then. Without addresses,
   * those that the stream watches aren't read.
   */
  readonly addresses?: AddressSource | undefined
  /** Activates a paused stream. Otherwise it stays paused. */
  readonly status?: 'active' | undefined
  /** Removes addresses that aren't among yours, but no more than `max`, from 0. Otherwise none is removed. */
  readonly remove?: { readonly max: number } | undefined
  /** Whether to find out what would be done, without doing it. */
  readonly dryRun?: boolean | undefined
  /** Called as it proceeds. If it throws or rejects, `ensureStream` rejects with that error. */
  readonly onProgress?: ((progress: EnsureProgress) => unknown) | undefined
  /** Stops before the next request. `ensureStream` rejects with the signal's reason. */
  readonly signal?: AbortSignal | null | undefined
}

/** How far `ensureStream` is. */
export interface EnsureProgress {
  /**
   * `read`: addresses of the stream were read. `collect`: yours were. `add` and `remove`: addresses were sent.
   */
  readonly step: 'read' | 'collect' | 'add' | 'remove'
  /** How many addresses this step is through with. */
  readonly done: number
  /** How many addresses this step has; `undefined` if that isn't known. */
  readonly total: number | undefined
}

/** What a stream over EVM chains must be like. `webhookUrl` and `chainIds` are required if it doesn't exist yet. */
export interface EnsureEvmStream extends EnsureOptions, Omit<UpdateEvmStreamInput, 'id'> {
  readonly family: 'evm'
}

/** What a stream over Solana must be like. `webhookUrl` is required if it doesn't exist yet. */
export interface EnsureSolanaStream extends EnsureOptions, Omit<UpdateSolanaStreamInput, 'id'> {
  readonly family: 'solana'
}

/** What a stream over Bitcoin must be like. `webhookUrl` is required if it doesn't exist yet. */
export interface EnsureBitcoinStream extends EnsureOptions, Omit<UpdateBitcoinStreamInput, 'id'> {
  readonly family: 'bitcoin'
}

/** What a stream over Aptos must be like. `webhookUrl` and `network` are required if it doesn't exist yet. */
export interface EnsureAptosStream extends EnsureOptions, Omit<UpdateAptosStreamInput, 'id'> {
  readonly family: 'aptos'
}

/** What a stream must be like. Its fields are compared only if you give them. */
export type EnsureStreamOptions = EnsureEvmStream | EnsureSolanaStream | EnsureBitcoinStream | EnsureAptosStream

/** A stream that is as you asked. */
export interface EnsuredStream {
  /** Id of the stream. */
  readonly id: string
  /** What was done. */
  readonly plan: StreamPlan
}

/** What a dry run found out. */
export interface PlannedStream {
  /** Id of the stream; `undefined` if it doesn't exist yet. */
  readonly id: string | undefined
  /** What would be done. */
  readonly plan: StreamPlan
}
