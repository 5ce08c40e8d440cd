/** A response of the mock, before it becomes a `Response` or is written to a socket. */
export interface Answer {
  readonly status: number
  /** Headers by name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The JSON value of the body, or text if the header `content-type` says so; `undefined` for no body. */
  readonly body?: unknown
  /** A `Response` to send instead of all that. */
  readonly response?: Response
  /** How it is sent: slowly in small pieces, not at all because the connection is reset, or never. Default: at once. */
  readonly manner?: 'slow' | 'reset' | 'never'
}

/** Creates an error response in the service's shape, whose message says what is wrong and what would be right. */
export function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers, body: { message } }
}

/**
 * Creates the response for a path that doesn't exist. It is an HTML page, as web servers send it: in the service's
 * shape, it would mean that a block or a transaction doesn't exist. With a page, a client with a wrong base URL reports
 * an issue.
 */
export function nothingAt(message: string): Answer {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { status: 404, headers: { 'content-type': 'text/html' }, body: `<pre>${text}</pre>\n` }
}

/** Returns whether a step resulted in a response, rather than in what the next step needs. */
export function isAnswer(value: object): value is Answer {
  return 'status' in value && 'headers' in value
}
