import type { Fault } from './faults.js'

/** Options of the client that make the mock server answer as chosen. */
export interface Wishes {
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds, where the usual ones would bore. */
  readonly timeout?: number
}

/** Returns the wishes for a mishap and for an answer by name; a mishap that names an answer takes precedence. */
export function wishesOf({ headers, timeout }: Fault, example: string | undefined): Wishes {
  const prefer = headers.prefer ?? (example && `example=${example}`)
  return { headers: { ...headers, ...(prefer && { prefer }) }, ...(timeout !== undefined && { timeout }) }
}
