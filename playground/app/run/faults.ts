/** What can be made to go wrong on the mock server. */
export interface Fault {
  readonly id: string
  readonly label: string
  /** What it means, for people who read it. */
  readonly story: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds an attempt may take, where waiting for the usual ones would bore. */
  readonly timeout?: number
}

/** All goes well. */
export const noFault: Fault = { id: '', label: 'Off', story: 'The service responds as documented.', headers: {} }

/** The faults of the page, in the order of its switches; the first is none. */
export const faults: readonly Fault[] = [
  noFault,
  fault('400', 'The service rejects the request.'),
  fault('401', 'The key is missing, wrong or revoked.'),
  fault('404', 'Nothing was found.'),
  { ...fault('429', 'You reached the rate limit. The service says when to retry.'), label: 'Rate limit' },
  { ...fault('429x1', 'The first attempt hits the rate limit. The retry succeeds.'), label: 'Rate limit, once' },
  fault('500', 'The service fails.'),
  { ...fault('timeout', 'The service accepts the request but never responds.'), label: 'Timeout', timeout: 1500 },
  { ...fault('poison', 'The response contains values that can’t be read.'), label: 'Broken row' },
]

function fault(id: string, story: string): Fault {
  return { id, label: id, story, headers: { 'x-mock-fault': id } }
}

/** Options of the client that make the mock server answer as chosen. */
export interface MockOptions {
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds, where the usual ones would bore. */
  readonly timeout?: number
}

/** Returns the options for a fault and for an answer by name; a fault that names an answer takes precedence. */
export function mockOptionsOf({ headers, timeout }: Fault, example: string | undefined): MockOptions {
  const prefer = headers.prefer ?? (example && `example=${example}`)
  return { headers: { ...headers, ...(prefer && { prefer }) }, ...(timeout !== undefined && { timeout }) }
}
