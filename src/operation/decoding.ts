/** A field of an answer that broke its contract. */
export interface Issue {
  /** JSON pointer into the answer, as `/result/3/token_address`. */
  readonly path: string
  readonly code: 'invalid_value' | 'missing_value' | 'invalid_json' | 'unknown_union'
  /** What was expected and what came. */
  readonly message: string
  /** The value as the wire had it. */
  readonly raw: unknown
}

/** An issue, and what was expected in its place. */
export interface Violation {
  readonly issue: Issue
  readonly expected: string
}

/** What decoders share while they read one answer. */
export interface Decoding {
  /** The answer, as `JSON.parse` gave it. */
  readonly root: unknown
  /** The first violation throws. */
  readonly strict: boolean
  /** Encoded inputs of the call that entities carry, as `chain`. */
  readonly from: Readonly<Record<string, unknown>>
  readonly issues: Issue[]
  /** Takes the secrets of the request out of what an issue shows. */
  readonly redact: (text: string) => string
  /** Set when a number met a bigint field after `JSON.parse` had rounded it. */
  inexact: boolean
  /** The text of the last time that was read, and its milliseconds since 1970. */
  lastText: string | undefined
  lastTime: number
  /** The violation that was reported last. */
  last?: Violation
  /** Objects of the answer that lack a required field, each with the violation that cost it. */
  broken?: Map<unknown, Violation>
  /** Where every object and list of the answer is; found when the first violation happens. */
  paths?: ReadonlyMap<unknown, string>
  /** Lists that were made of another value of the answer, with that value. */
  origins?: Map<unknown, unknown>
}

/** How an answer is decoded. */
export interface DecodingOptions {
  readonly strict: boolean
  readonly from?: Readonly<Record<string, unknown>>
  readonly redact?: (text: string) => string
}

/**
 * Creates the context in which one answer is decoded.
 *
 * Decoders carry no path: it is found only when a violation happens, by looking the container up in the answer.
 * So the happy path costs nothing.
 */
export function createDecoding(root: unknown, options: DecodingOptions): Decoding {
  const { strict, from = {}, redact = String } = options
  return {
    root,
    strict,
    from,
    redact,
    issues: [],
    inexact: false,
    lastText: undefined,
    lastTime: 0,
  }
}
