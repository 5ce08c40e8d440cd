import type { Redact } from '../../runtime/redaction.js'

/** A field of an answer that broke its contract. */
export interface Issue {
  /** JSON pointer into the answer, such as `/result/3/token_address`. */
  readonly path: string
  /**
   * `invalid_value`: of another type or format; `missing_value`: required, and not there; `invalid_json`: text that
   * should be JSON; `unknown_union`: a kind of object that no type describes, which is handed on with its `raw` value.
   */
  readonly code: 'invalid_value' | 'missing_value' | 'invalid_json' | 'unknown_union'
  /** What was expected and what was received. */
  readonly message: string
  /** The value on the wire. */
  readonly raw: unknown
  /**
   * The row, or other entry of a list, that was left out because of it, or for which there is `null`: as on the wire.
   * Absent where only the field was left out.
   */
  readonly row?: unknown
}

/** An issue, and what was expected in its place. */
export interface Violation {
  readonly issue: Issue & { message: string; row?: unknown }
  readonly expected: string
}

/** What decoders share while they read one answer. */
export interface Decoding {
  /** The answer, as `JSON.parse` returned it. */
  readonly root: unknown
  /** Whether the first violation throws. */
  readonly strict: boolean
  /** Encoded inputs of the call that decoded objects carry, such as `chain`. */
  readonly from: Readonly<Record<string, unknown>>
  /** What broke the contract; the first ten thousand of an answer. */
  readonly issues: Issue[]
  /** Removes the secrets of the request from an issue. */
  readonly redact: Redact
  /**
   * Set when `JSON.parse` has rounded a number of which no digit may be lost; then nothing looks for another. The
   * answer is read again, with such numbers as text.
   */
  inexact?: boolean
  /** The last timestamp that was read as text; rows often share one. */
  lastText?: string
  /** Its milliseconds since 1970. */
  lastTime: number
  /** The last violation reported. */
  lastViolation?: Violation
  /** Objects of the answer that lack a required field, each with the violation that caused it. */
  broken?: Map<unknown, Violation>
  /** JSON pointers of every object and list of the answer; computed at the first violation. */
  paths?: ReadonlyMap<unknown, string>
  /** Lists derived from another value of the answer, each with that value. */
  origins?: Map<unknown, unknown>
}

/** How an answer is decoded. */
export interface DecodingOptions {
  readonly strict: boolean
  readonly from?: Readonly<Record<string, unknown>>
  readonly redact?: Redact
}

/**
 * Creates the context in which one answer is decoded.
 *
 * Decoders do not track paths, so the happy path costs nothing: only when a violation happens is its path found, by
 * looking up the container in the answer.
 */
export function createDecoding(root: unknown, { strict, from = {}, redact = String }: DecodingOptions): Decoding {
  return { root, strict, from, redact, issues: [], lastTime: 0 }
}
