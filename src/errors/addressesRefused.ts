import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Lists addresses in a message, the first 20 of them. */
export const namesOf = (addresses: readonly string[]): string =>
  addresses.length > 20
    ? `${addresses.slice(0, 20).join(', ')} and ${addresses.length - 20} more`
    : addresses.join(', ')

/** Options of an `AddressesRefusedError`. */
export interface AddressesRefusedErrorOptions extends LedgerlineErrorOptions {
  readonly streamId: string
  readonly addresses: readonly string[]
  readonly unsent: number
}

/**
 * The service refused addresses of a stream, each when it was sent alone. `ensureStream` did everything else, unless
 * `unsent` isn't 0. The `cause` is what the service said about the first of them.
 */
export class AddressesRefusedError extends LedgerlineError {
  override readonly code = 'ADDRESSES_REFUSED'
  /** The stream. */
  declare readonly streamId: string
  /** The addresses that were refused. */
  declare readonly addresses: readonly string[]
  /**
   * How many addresses were not sent, because the service had refused 100 in a row: then the reason is rather the stream
   * or your plan.
   */
  declare readonly unsent: number

  constructor(message: string, options: AddressesRefusedErrorOptions) {
    super(message, options)
  }

  override get name(): 'AddressesRefusedError' {
    return 'AddressesRefusedError'
  }
}
