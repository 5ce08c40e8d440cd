import { type Caller, createCaller } from 'ledgerline'
import type { Connection } from '../run/connection/connection.js'
import { type CallTarget, callTarget } from '../run/connection/target.js'
import { mockHeaders } from './mockHeaders.js'

/** A caller that reads a portfolio, and the end of what was made to go wrong. */
export interface PortfolioCaller {
  readonly caller: Caller
  /** Lets every chain succeed from now on. */
  heal(): void
}

/**
 * Creates the caller that a portfolio is read through.
 *
 * @param fails - whether the mock lets one chain fail; the live service is asked for nothing of that kind
 */
export function portfolioCaller(wallet: string, fails: boolean, connection: Connection): PortfolioCaller {
  const target = callTarget(connection)
  if (connection.mode === 'live') return { caller: createCaller(target), heal: () => undefined }
  let isFailing = fails
  const fetch = withHeaders(target.fetch, () => mockHeaders(wallet, isFailing))
  return {
    caller: createCaller({ ...target, fetch, retries: 0 }), // what fails on request fails at once
    heal() {
      isFailing = false
    },
  }
}

function withHeaders(sent: typeof fetch, headersOf: () => Readonly<Record<string, string>>): CallTarget['fetch'] {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(headersOf())) headers.set(name, value)
    return sent(input, { ...init, headers })
  }
}
