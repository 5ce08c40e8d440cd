import type { MissingInput } from '../../errors/missingInput.js'
import type { CallOptions, PagedCall } from '../../operation/call.js'
import type { Issue } from '../../operation/decode/decoding.js'
import type { Operation } from '../../operation/operation.js'

/** What to call: an operation, or a method of a client, such as `client.evm.getNativeBalance`. */
export type ManySource<Input, Answer> =
  | Operation<Input, unknown, unknown, Answer>
  | ((input: Input, options?: CallOptions) => Answer)

/** A paged operation, or a method that calls one. */
export type ManyPagedSource<Input, Item> = ManySource<Input, PagedCall<Item>>

/** The response to one input. */
export interface ManyResult<Input, Data> {
  /** The input, as you passed it. */
  readonly input: Input
  /** The decoded response; with `all`, the rows of every page. */
  readonly data: Data
  /** Every field that broke its contract, as of a single call. */
  readonly issues: readonly Issue[]
}

/** How far a run is. */
export interface ManyProgress {
  /** Inputs that are done, those whose data is missing included. */
  readonly done: number
  /** Inputs of the run. */
  readonly of: number
  /** Inputs of which data is missing so far. */
  readonly missing: number
}

/** Options of `many`: those of each call, and how the run goes. */
export interface ManyOptions<Input = unknown, Data = unknown> extends CallOptions {
  /** The most calls at once. Default 8. */
  readonly concurrency?: number | undefined
  /** Reads every page of each list, up to `max` rows. A list with more rows is missing. */
  readonly all?: { readonly max: number } | undefined
  /** `false` keeps no results, for runs that don't fit in memory: take them from `onResult`. Default `true`. */
  readonly keep?: boolean | undefined
  /** Called after each input. An error that it throws ends the run, and `many` rejects with it. */
  readonly onProgress?: ((progress: ManyProgress) => void) | undefined
  /**
   * Called with each result, in the order in which they arrive. Return a promise to slow the run down. An error ends
   * the run, and `many` rejects with it.
   */
  readonly onResult?: ((result: ManyResult<Input, Data>) => void | Promise<void>) | undefined
}

/** A sum that is exact, or says that it is not whole: without checking `complete`, there is no `total`. */
export type Sum<Value> =
  | {
      readonly complete: true
      /** The exact sum. */
      readonly total: Value
    }
  | {
      readonly complete: false
      /** The exact sum of what there is. The total may be anything from here. */
      readonly atLeast: Value
    }

/** What a run came to, without its results. */
export interface ManyOutcome<Input> {
  /** Whether there is a whole response to every input. */
  readonly complete: boolean
  /** Every input whose data is missing, and why, in the order of the inputs. */
  readonly missing: readonly MissingInput<Input>[]
  /**
   * Returns the answer, if it is complete.
   *
   * @throws {IncompleteError} INCOMPLETE_ANSWER with what is `missing`, if it is not.
   */
  assertComplete(): this
  /**
   * Calls again for what is missing, with the options of the run, and returns a new answer. This one stays as it is.
   *
   * @param options - `signal` aborts the new run; that of the old one no longer counts
   */
  retry(options?: { readonly signal?: AbortSignal | null | undefined }): Promise<this>
}

/** The responses to many inputs as one answer, which knows what it lacks. */
export interface ManyAnswer<Input, Data> extends ManyOutcome<Input> {
  /** The responses that arrived, in the order of the inputs. `null` of an operation that may return it is a response. */
  readonly results: readonly ManyResult<Input, Data>[]
  /**
   * Adds a number of each result, exactly: bigints as they are, numbers and decimal text digit by digit, which gives
   * decimal text. Where data is missing or `null`, or `read` returns nothing, the sum is a lower bound. With nothing to
   * add, it is `0n`.
   *
   * @throws {InputError} for bigints beside decimals, and for what is no number.
   * @example
   * const sum = answer.sum(({ balance }) => balance)
   * console.log(sum.complete ? sum.total : `at least ${sum.atLeast}`)
   */
  sum(read: (data: NonNullable<Data>, input: Input) => bigint | null | undefined): Sum<bigint>
  sum(read: (data: NonNullable<Data>, input: Input) => number | string | null | undefined): Sum<string>
  /**
   * Puts the rows of every result into one list, each with its input.
   *
   * @example
   * for (const { input, row } of answer.rows((page) => page.result)) console.log(input.chain, row)
   */
  rows<Row>(
    read: (data: NonNullable<Data>, input: Input) => readonly Row[],
  ): { readonly input: Input; readonly row: Row }[]
}

/** Makes the same call with many inputs. */
export interface Many {
  /**
   * Makes the same call with many inputs, and returns one answer that knows what it lacks.
   *
   * It resolves even if calls fail: what they would have given is in `missing`. A rejected key (401, 403), a spent quota
   * and a spent budget end the run, and what was not asked by then is missing too.
   *
   * @param operation - an operation, or a method of a client
   * @param inputs - an input per call
   * @throws {InputError} for an input that is missing, unknown or invalid, which it names by index; nothing was sent.
   * @throws {ConfigurationError} INVALID_CONFIGURATION for an invalid option; nothing was sent.
   * @example
   * const answer = await client.many(getNativeBalance, ['eth', 'base'].map((chain) => ({ address, chain })))
   * const sum = answer.sum(({ balance }) => balance)
   * console.log(sum.complete ? sum.total : `at least ${sum.atLeast}`)
   */
  <Input, Item>(
    operation: ManyPagedSource<Input, Item>,
    inputs: readonly NoInfer<Input>[],
    options: ManyOptions<Input, Item[]> & { readonly all: { readonly max: number }; readonly keep: false },
  ): Promise<ManyOutcome<Input>>
  <Input, Item>(
    operation: ManyPagedSource<Input, Item>,
    inputs: readonly NoInfer<Input>[],
    options: ManyOptions<Input, Item[]> & { readonly all: { readonly max: number } },
  ): Promise<ManyAnswer<Input, Item[]>>
  <Input, Answer>(
    operation: ManySource<Input, Answer>,
    inputs: readonly NoInfer<Input>[],
    options: ManyOptions<Input, Awaited<Answer>> & { readonly keep: false; readonly all?: never },
  ): Promise<ManyOutcome<Input>>
  <Input, Answer>(
    operation: ManySource<Input, Answer>,
    inputs: readonly NoInfer<Input>[],
    options?: ManyOptions<Input, Awaited<Answer>> & { readonly all?: never },
  ): Promise<ManyAnswer<Input, Awaited<Answer>>>
}
