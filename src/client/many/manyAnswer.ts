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
  /** The decoded response: of a list its first page, or with `all` the rows of every page. */
  readonly data: Data
  /** What could not be read of the response, as for a single call. */
  readonly issues: readonly Issue[]
}

/** How far a run has got. */
export interface ManyProgress {
  /** Inputs that were called, including those whose data is missing. */
  readonly done: number
  /** Inputs to call in this run. */
  readonly of: number
  /** Inputs whose data is missing so far. */
  readonly missing: number
}

/** Options of `many`: those of a single call, for each of its calls, and how to run them. */
export interface ManyOptions<Input = unknown, Data = unknown> extends CallOptions {
  /** How many calls run at once. Default 8. */
  readonly concurrency?: number | undefined
  /** Reads every page of each list, up to `max` rows. A list with more rows is missing. Without it: the first pages. */
  readonly all?: { readonly max: number } | undefined
  /** `false` keeps no results, for runs too large for memory: take them from `onResult`. Default `true`. */
  readonly keep?: boolean | undefined
  /** Called after each call. If it throws or rejects, the run ends and `many` rejects with that error. */
  readonly onProgress?: ((progress: ManyProgress) => unknown) | undefined
  /**
   * Called with each result, in the order in which they arrive. If it returns a promise, the next call waits for it. If
   * it throws or rejects, the run ends and `many` rejects with that error. Results that arrive later are dropped.
   */
  readonly onResult?: ((result: ManyResult<Input, Data>) => unknown) | undefined
}

/** An exact sum, which has a `total` only if it is complete. Check `complete` to read it. */
export type Sum<Value> =
  | {
      readonly complete: true
      /** The exact sum. */
      readonly total: Value
    }
  | {
      readonly complete: false
      /** The exact sum of what is known: a lower bound, unless values can be negative. */
      readonly atLeast: Value
    }

/** The outcome of a run, without its results. */
export interface ManyOutcome<Input> {
  /** Whether there is a whole response to every input. */
  readonly complete: boolean
  /** Every input whose data is missing, and why, in the order of the inputs. */
  readonly missing: readonly MissingInput<Input>[]
  /**
   * Returns the answer if it is complete.
   *
   * @throws {IncompleteError} INCOMPLETE_ANSWER, with what is `missing`, if it is not complete.
   */
  assertComplete(): this
  /**
   * Calls again for what is missing, with the options of the run, and returns a new answer. This one doesn't change.
   *
   * @param options - `signal` aborts the new run; that of the first run doesn't apply to it
   */
  retry(options?: { readonly signal?: AbortSignal | null | undefined }): Promise<this>
}

/** The responses to many inputs as one answer, which says what is missing. */
export interface ManyAnswer<Input, Data> extends ManyOutcome<Input> {
  /** The responses that arrived, in the order of the inputs. `null` is one, if the operation may return it. */
  readonly results: readonly ManyResult<Input, Data>[]
  /**
   * Adds up one number per result, exactly: bigints to a bigint, numbers and decimal text to decimal text. If data is
   * missing or `null`, a list has more pages, or `read` returns `null` or `undefined`, the sum is not complete. Of
   * nothing, it is `0n`.
   *
   * @throws {InputError} if bigints are mixed with decimals, or a value is not a number.
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

/** Makes the same call for many inputs. */
export interface Many {
  /**
   * Makes the same call for many inputs, and returns one answer, which says what is missing.
   *
   * It resolves even if calls fail: their inputs are in `missing`. A 401 or 403, a spent quota or a spent budget ends
   * the run, and inputs that were not called by then are missing too.
   *
   * @param operation - an operation, or a method of a client
   * @param inputs - one per call
   * @throws {InputError} if an input is missing, unknown or invalid, naming it by its index; nothing was sent.
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
