import type { Redact } from '../../runtime/redaction.js'

/** A field or row of a response that broke its contract. */
export interface Issue {
  /** JSON pointer into the response, such as `/result/3/token_address`. */
  readonly path: string
  /**
   * `invalid_value`: the value has another type or format. `missing_value`: a required value is missing.
   * `invalid_json`: a text should be JSON and isn't. `unknown_union`: no type describes this kind of object, so you get
   * it as `raw`.
   */
  readonly code: 'invalid_value' | 'missing_value' | 'invalid_json' | 'unknown_union'
  /** What was expected and what was received. */
  readonly message: string
  /** The value on the wire. */
  readonly raw: unknown
  /**
   * The row, or other list entry, that was left out or replaced by `null` because of this issue, as on the wire. Absent
   * if only the field was left out.
   */
  readonly row?: unknown
}

/** An issue, and what was expected in its place. */
export interface Violation {
  readonly issue: Issue & { message: string; row?: unknown }
  readonly expected: string
}

/** What decoders share while they read one response. */
export interface Decoding {
  /** The response, as `JSON.parse` returned it. */
  readonly root: unknown
  /** Whether the first violation throws. */
  readonly strict: boolean
  /** Encoded inputs of the call, which decoded objects may repeat, such as `chain`. */
  readonly from: Readonly<Record<string, unknown>>
  /** What broke the contract, at most the first ten thousand issues of a response. */
  readonly issues: Issue[]
  /** Removes the secrets of the request from an issue. */
  readonly redact: Redact
  /**
   * Set if `JSON.parse` has rounded a number whose digits matter. The response is then read again with such numbers as
   * text.
   */
  inexact?: boolean
  /** The last timestamp that was parsed from text, because rows often share one. */
  lastText?: string
  /** Its milliseconds since 1970. */
  lastTime: number
  /** The last violation reported. */
  lastViolation?: Violation
  /** Objects of the response that lack a required field, each with the violation that caused it. */
  broken?: Map<unknown, Violation>
  /** JSON pointers of the objects and lists of the response, computed at the first violation. */
  paths?: ReadonlyMap<unknown, string>
  /** Lists derived from another value of the response, each with that value. */
  origins?: Map<unknown, unknown>
}

/** How a response is decoded. */
export interface DecodingOptions {
  readonly strict: boolean
  readonly from?: Readonly<Record<string, unknown>>
  readonly redact?: Redact
}

/**
 * Creates the context in which one response is decoded.
 *
 * Decoders don't track paths, so a valid response pays nothing for them. Only for a violation is the path found, by
 * looking up its container in the response.
 */
export function createDecoding(root: unknown, { strict, from = {}, redact = String }: DecodingOptions): Decoding {
  return { root, strict, from, redact, issues: [], lastTime: 0 }
}
