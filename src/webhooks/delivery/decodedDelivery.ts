import type { Issue } from '../../operation/decode/decoding.js'

/** What every decoded delivery has, whatever its family. */
export interface DecodedDelivery {
  /**
   * What couldn't be read: the first 10,000 issues, if there are more. Such a field is left out, or the whole record if
   * it requires the field.
   */
  readonly issues: readonly Issue[]
  /**
   * The body as `JSON.parse` returns it, with every field that was sent, including those that the types don't have.
   * Numbers beyond 2^53 are rounded in it, unlike the decoded bigints. Copies of the delivery, by `structuredClone` or
   * as JSON, hold it too: leave it out with destructuring if size matters.
   */
  readonly raw: unknown
}
