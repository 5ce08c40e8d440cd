import type { Fault } from './faults.js'

/** What is told to the client so that the mock server answers as was chosen. */
export interface Wishes {
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds, where the usual ones would bore. */
  readonly timeout?: number
}

/** The wishes that stand for a mishap and for an answer by name; a mishap that names an answer goes first. */
export function wishesOf({ headers, timeout }: Fault, example: string | undefined): Wishes {
  const prefer = headers.prefer ?? (example && `example=${example}`)
  return { headers: { ...headers, ...(prefer && { prefer }) }, ...(timeout !== undefined && { timeout }) }
}
