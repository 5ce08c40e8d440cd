import { IncompleteError } from '../../errors/incomplete.js'
import type { MissingChain } from '../../errors/missingChain.js'
import type { PageData } from '../call.js'

/** What the pages of a list said that they lack. */
export class Lack {
  readonly #missing: MissingChain[] = []
  #isUnknown = false

  /** Takes note of a page. One that is not complete, and names no chain, does not say what it lacks. */
  note({ complete = true, missing = [] }: PageData<unknown>): void {
    this.#missing.push(...missing)
    if (!complete && missing.length === 0) this.#isUnknown = true
  }

  /** The error for the list, once it has come to its end; `undefined` where it lacks nothing. */
  error(operation: string, rows: readonly unknown[] = []): IncompleteError | undefined {
    return this.#isUnknown || this.#missing.length > 0 ? lacking(operation, this.#missing, rows) : undefined
  }
}

/** The error for a list over many chains that has come to its end and lacks some of them. */
function lacking(operation: string, all: readonly MissingChain[], rows: readonly unknown[]): IncompleteError {
  const missing = all.filter(({ chain, reason }, at) => at === all.findIndex(isSame(chain, reason)))
  const chains = missing.map(({ chain, reason }) => `${chain} (${reason})`).join(', ')
  const said = chains === '' ? 'does not say whether it lacks chains' : `lacks ${chains}`
  return new IncompleteError(`The list of ${operation} ${said}`, {
    operation,
    rows,
    missing,
    hints: ['Ask for these chains again; toArray({ max, allowIncomplete: true }) gives the rows that there are'],
  })
}

const isSame =
  (chain: string, reason: MissingChain['reason']) =>
  (one: MissingChain): boolean =>
    one.chain === chain && one.reason === reason
