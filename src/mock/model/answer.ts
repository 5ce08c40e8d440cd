/** What goes back to the caller, before it is written to the socket. */
export interface Answer {
  readonly status: number
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The JSON value of the body, or text if the header `content-type` says so; `undefined` sends none. */
  readonly body?: unknown
  /** What is sent instead of all that, as it is. */
  readonly response?: Response
  /** How it is sent: all at once by default, in drops, not at all because the connection is reset, or never. */
  readonly manner?: 'slow' | 'reset' | 'never'
}

/** Builds an error answer in the service's shape, whose message says what is wrong and what would be right. */
export function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers, body: { message } }
}

/**
 * Builds the answer to a path that nothing is at. It is a page, as web servers send it: in the service's shape it would say
 * that a block or a transaction does not exist; with a page, clients with a wrong base URL are told of an issue.
 */
export function nothingAt(message: string): Answer {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { status: 404, headers: { 'content-type': 'text/html' }, body: `<pre>${text}</pre>\n` }
}

/** Returns whether a step ended the call with an answer, rather than with what the next step needs. */
export function isAnswer(value: object): value is Answer {
  return 'status' in value && 'headers' in value
}
