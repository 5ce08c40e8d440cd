import { NotFoundError } from '../errors/api.js'
import { DecodeError } from '../errors/decode.js'
import { excerpt } from '../errors/excerpt.js'
import { memberOf } from '../guard/members.js'
import { REDACTED, type Redact } from '../guard/redaction.js'
import { createDecoding, type DecodingOptions, type Issue } from '../operation/decoding.js'
import { parseExactJson } from '../operation/exactJson.js'
import { isBlank, isObject } from '../operation/formats/plain.js'
import type { Operation } from '../operation/operation.js'
import { step } from '../operation/pointers.js'
import { fatalError, report } from '../operation/violations.js'
import { placeOf } from '../transport/failure.js'
import type { WireAnswer } from '../transport/transport.js'
import type { AnswerSchema, Settings } from './options.js'

/** An answer's body after `JSON.parse`. */
export interface ParsedAnswer {
  readonly wire: unknown
  readonly text: string
  /**
   * Whether the result is `null`: the answer says that the resource does not exist, if only by an object in which
   * everything is blank, or it says nothing where that is enough.
   */
  readonly nothing: boolean | undefined
  /** That another server than the service may have answered with a 404, as one at a wrong `baseUrl` does: without JSON. */
  readonly issue: Issue | undefined
}

/** A decoded answer, or why it could not be decoded. */
export interface DecodedAnswer {
  readonly data: unknown
  readonly issues: readonly Issue[]
  readonly failure?: DecodeError | undefined
}

/**
 * Parses the body of an answer.
 *
 * @throws {NotFoundError} when a nullable operation answers with an empty body.
 * @throws {DecodeError} when another one does, or when the body is not JSON.
 */
export function parseAnswer(
  { nullable, emptyIsNull }: Operation,
  { text, response: { status, attempts, url } }: WireAnswer,
  redact: Redact,
): ParsedAnswer {
  const missing = nullable && status === 404
  let wire: unknown = null
  let issue: Issue | undefined
  try {
    wire = JSON.parse(text)
  } catch {
    const isEmpty = !text.trim()
    if (isEmpty && emptyIsNull) return { wire, text, issue, nothing: true }
    if (isEmpty && nullable && !missing) {
      const hints = [`${placeOf(url)} answered ${status} with an empty body`]
      throw new NotFoundError('The resource is not found', { status, attempts, hints })
    }
    const raw = excerpt(redact(text))
    const message = isEmpty
      ? 'Expected response, but API has returned empty response'
      : `The answer is not JSON: ${raw}`
    if (!missing) throw new DecodeError(message, { raw, expected: 'JSON' })
    issue = { path: '', code: isEmpty ? 'missing_value' : 'invalid_value', message, raw }
  }
  return { wire, text, issue, nothing: missing || (nullable && isNothing(wire)) }
}

/** `null`, or an object in which everything is blank. */
function isNothing(wire: unknown): boolean {
  return wire === null || (isObject(wire) && Object.values(wire).every(isBlank))
}

/**
 * Decodes a parsed answer.
 *
 * @returns `failure` instead of data when a violation invalidates the whole answer
 * @throws {DecodeError} for a violation in strict mode, and for an answer that is nested too deeply.
 */
export function decodeAnswer(
  { id, decode }: Operation,
  { wire, nothing, issue, text }: ParsedAnswer,
  options: DecodingOptions,
  schemas: Settings['validate'],
): DecodedAnswer {
  if (nothing) {
    const decoding = createDecoding(wire, options)
    if (issue) report(decoding, 'JSON', () => issue)
    return { data: null, issues: decoding.issues }
  }
  const read = (root: unknown) => {
    const decoding = createDecoding(root, options)
    for (const issue of deviations(schemas && memberOf(schemas, id), wire, decoding.redact))
      report(decoding, '', () => issue)
    try {
      return { data: decode(root, decoding), decoding }
    } catch (error) {
      throw error instanceof RangeError ? new DecodeError('The answer is nested too deeply') : error
    }
  }
  let { data, decoding } = read(wire)
  // `JSON.parse` rounded a number that matters: read the digits again from the text.
  if (decoding.inexact) ({ data, decoding } = read(parseExactJson(text)))
  return { data, issues: decoding.issues, failure: data === undefined ? fatalError(decoding) : undefined }
}

function deviations(schema: AnswerSchema | undefined, wire: unknown, redact: Redact): readonly Issue[] {
  const found = schema?.safeParse(wire).error?.issues ?? []
  return found.map(({ path, message }) => {
    const raw = path.reduce<unknown>((value, key) => Object(value)[key], wire)
    const isSecret = raw && path.some((key) => redact.names?.has(String(key)))
    return { path: path.map(step).join(''), code: 'invalid_value', message, raw: isSecret ? REDACTED : raw }
  })
}
