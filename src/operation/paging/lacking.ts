import { IncompleteError } from '../../errors/incomplete.js'
import type { MissingChain } from '../../errors/missingChain.js'
import type { PageData } from '../call.js'

/** Collects what the pages of a list lack. */
export class Lack {
  readonly #missing: MissingChain[] = []
  #isUnknown = false

  /** Adds a page. A page that isn't complete and names no chain doesn't say what it lacks. */
  note({ complete = true, missing = [] }: PageData<unknown>): void {
    this.#missing.push(...missing)
    if (!complete && missing.length === 0) this.#isUnknown = true
  }

  /** Returns the error for the list, once it has ended; `undefined` if it lacks nothing. */
  error(operation: string, rows: readonly unknown[] = []): IncompleteError | undefined {
    return this.#isUnknown || this.#missing.length > 0 ? lacking(operation, this.#missing, rows) : undefined
  }
}

/** Creates the error for a list over many chains that has ended and lacks some of them. */
function lacking(operation: string, all: readonly MissingChain[], rows: readonly unknown[]): IncompleteError {
  const missing = all.filter(({ chain, reason }, at) => at === all.findIndex(isSame(chain, reason)))
  const chains = missing.map(({ chain, reason }) => `${chain} (${reason})`).join(', ')
  const said = chains === '' ? 'does not say whether it lacks chains' : `lacks ${chains}`
  return new IncompleteError(`The list of ${operation} ${said}`, {
    operation,
    rows,
    missing,
    hints: ['Request these chains again, or take the rows there are: toArray({ max, allowIncomplete: true })'],
  })
}

const isSame =
  (chain: string, reason: MissingChain['reason']) =>
  (one: MissingChain): boolean =>
    one.chain === chain && one.reason === reason
