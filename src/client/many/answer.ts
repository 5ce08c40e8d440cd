import { ConfigurationError } from '../../errors/configuration.js'
import { IncompleteError } from '../../errors/incomplete.js'
import type { MissingInput } from '../../errors/missingInput.js'
import { withoutWalletKeys } from '../../errors/walletKeys.js'
import type { Operation } from '../../operation/operation.js'
import { redactJson } from '../../runtime/redaction.js'
import { exactSum } from './exactSum.js'
import type { ManyAnswer, ManyResult, Sum } from './manyAnswer.js'

/** What became of each input of a run, by index. */
export interface Outcomes {
  readonly results: ReadonlyMap<number, ManyResult<unknown, unknown>>
  readonly missing: ReadonlyMap<number, readonly MissingInput[]>
}

/** What an answer needs besides its outcomes. */
export interface AnswerOf {
  readonly operation: Pick<Operation, 'id' | 'secrets'>
  /** Whether results are kept. */
  readonly keep: boolean
  /** Removes the API key from a text. */
  readonly withoutKey?: (text: string) => string
  /** Calls again for what is missing. */
  readonly retry: (signal: AbortSignal | null | undefined) => Promise<ManyAnswer<unknown, unknown>>
}

/** The outcome of a run, in the order of its inputs. */
export class Answer implements ManyAnswer<unknown, unknown> {
  readonly complete: boolean
  readonly results: readonly ManyResult<unknown, unknown>[]
  readonly missing: readonly MissingInput[]
  readonly #of: AnswerOf

  constructor({ results, missing }: Outcomes, of: AnswerOf) {
    this.results = inOrder(results)
    this.missing = inOrder(missing).flat()
    this.complete = this.missing.length === 0
    this.#of = of
  }

  sum(read: (data: never, input: unknown) => unknown): Sum<never> {
    const found = this.#kept().map(({ data, input }) => (data === null ? null : read(data as never, input)))
    const values = found.filter((value) => value !== null && value !== undefined)
    const sum = exactSum(values)
    const isWhole = this.complete && values.length === found.length && !this.results.some(({ data }) => hasMore(data))
    return (isWhole ? { complete: true, total: sum } : { complete: false, atLeast: sum }) as Sum<never>
  }

  rows<Row>(read: (data: never, input: unknown) => readonly Row[]): { input: unknown; row: Row }[] {
    return this.#kept()
      .filter(({ data }) => data !== null)
      .flatMap(({ data, input }) => read(data as never, input).map((row) => ({ input, row })))
  }

  assertComplete(): this {
    if (this.complete) return this
    const { missing } = this
    const { id: operation } = this.#of.operation
    const inputs = new Set(missing.map(({ input }) => input)).size
    throw new IncompleteError(`${operation} lacks data of ${inputs} ${inputs === 1 ? 'input' : 'inputs'}`, {
      operation,
      missing: missing.map((one) => masked(one, this.#of)), // logs print an error whole
      cause: missing.find(({ error }) => error !== undefined)?.error,
      hints: ['`missing` says which and why; retry() calls again for them'],
    })
  }

  retry(options?: { readonly signal?: AbortSignal | null | undefined }): Promise<this> {
    return this.#of.retry(options?.signal) as Promise<this> // which makes one of this class
  }

  /** The results, if the run kept them: without them, a sum would look complete. */
  #kept(): readonly ManyResult<unknown, unknown>[] {
    if (this.#of.keep) return this.results
    throw new ConfigurationError('A run with keep: false has no results', { hints: ['Add them up in onResult'] })
  }
}

/** What is missing, without the API key, keys of wallets and the secrets of its input. Its error has none. */
function masked({ error, ...rest }: MissingInput, { operation, withoutKey = String }: AnswerOf): MissingInput {
  const names = new Set(operation.secrets)
  const redact = Object.assign((text: string) => withoutWalletKeys(withoutKey(text)), { names })
  const shown = redactJson(rest, redact) as Omit<MissingInput, 'error'> // the same members
  return error === undefined ? shown : { ...shown, error }
}

/** Whether data is a page that isn't the last. */
const hasMore = (data: unknown): boolean => typeof Object(data).cursor === 'string'

function inOrder<Value>(byIndex: ReadonlyMap<number, Value>): readonly Value[] {
  return [...byIndex].sort(([a], [b]) => a - b).map(([, value]) => value)
}
