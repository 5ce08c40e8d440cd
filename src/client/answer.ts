import { NotFoundError } from '../errors/api.js'
import { ConfigurationError } from '../errors/configuration.js'
import { DecodeError } from '../errors/decode.js'
import { engineLimit } from '../errors/engineLimit.js'
import { truncate } from '../errors/truncate.js'
import {
  createDecoding,
  type Decoding,
  type DecodingOptions,
  type Issue,
  type Violation,
} from '../operation/decode/decoding.js'
import { parseExactJson } from '../operation/decode/exactJson.js'
import { isBlank, isObject } from '../operation/decode/plain.js'
import { pointerSegment } from '../operation/decode/pointers.js'
import { fatalError, report } from '../operation/decode/violations.js'
import type { Operation } from '../operation/operation.js'
import { memberOf } from '../runtime/members.js'
import { REDACTED, type Redact } from '../runtime/redaction.js'
import { hostAndPath } from '../transport/failure.js'
import type { WireAnswer } from '../transport/transport.js'
import type { ResponseSchema } from './options.js'
import type { Settings } from './settings.js'

/** A response body after `JSON.parse`. */
export interface ParsedAnswer {
  readonly wire: unknown
  readonly text: string
  /**
   * Whether the result is `null`: a nullable operation got a 404, `null`, or an object whose fields are all blank; or a
   * write succeeded with an empty body.
   */
  readonly nothing: boolean | undefined
  /**
   * Set if a 404 doesn't prove that the resource is missing: the operation is gone, or the body isn't JSON, so some
   * other server may have sent it, as with a wrong `baseUrl`. Also set if the response is for another chain.
   */
  readonly violation: Violation | undefined
}

/** A decoded response, or why it could not be decoded. */
export interface DecodedAnswer {
  readonly data?: unknown
  readonly issues: readonly Issue[]
  readonly failure?: unknown
}

/**
 * Parses the body of a response.
 *
 * @param end - what a 404 means if the provider has removed the operation
 * @throws {NotFoundError} if the body is empty and the operation is nullable.
 * @throws {DecodeError} if the body is empty and the operation isn't nullable, if the body isn't JSON, or if it is more
 * than the engine can hold.
 */
export function parseAnswer(
  { nullable, emptyIsNull }: Operation,
  { text, response: { status, attempts, url } }: WireAnswer,
  redact: Redact,
  end?: string,
): ParsedAnswer {
  const missing = nullable && status === 404
  let wire: unknown = null
  let violation: Violation | undefined
  try {
    wire = JSON.parse(text)
  } catch (error) {
    const unreadable = tooMuch(error)
    if (unreadable) throw unreadable
    const isEmpty = !text.trim()
    if (isEmpty && emptyIsNull) return { wire, text, violation, nothing: true }
    if (isEmpty && nullable && !missing) {
      const hints = [`${hostAndPath(url)} returned status ${status} with an empty body`]
      throw new NotFoundError('The resource is not found', { status, attempts, hints })
    }
    const raw = truncate(redact(text))
    const message = isEmpty
      ? 'Expected response, but API has returned empty response'
      : `The response is not JSON: ${raw}`
    if (!missing) throw new DecodeError(message, { raw, expected: 'JSON' })
    const code = isEmpty ? 'missing_value' : 'invalid_value'
    violation = { issue: { path: '', code, message, raw }, expected: 'JSON' }
  }
  if (missing && end) {
    const raw = violation ? violation.issue.raw : wire
    violation = {
      issue: { path: '', code: 'missing_value', message: end, raw },
      expected: 'an operation that is served',
    }
  }
  return { wire, text, violation, nothing: missing || (nullable && isNothing(wire)) }
}

/** `null`, or an object in which everything is blank. */
function isNothing(wire: unknown): boolean {
  return wire === null || (isObject(wire) && Object.values(wire).every(isBlank))
}

/**
 * Decodes a parsed response.
 *
 * @returns a `failure` instead of data if a violation invalidates the whole response, if the response is too large or
 * nested too deeply, or, in strict mode, for any violation (the list of issues is then empty)
 */
export function decodeAnswer(
  operation: Operation,
  { wire, nothing, violation, text }: ParsedAnswer,
  options: DecodingOptions,
  schema: ResponseSchema | undefined,
): DecodedAnswer {
  const read = (root: unknown, decoding: Decoding) => {
    if (violation) report(decoding, violation.expected, () => violation.issue)
    if (nothing) return null
    for (const issue of deviations(schema, wire, decoding.redact)) report(decoding, '', () => issue)
    return operation.decode(root, decoding)
  }
  try {
    let decoding = createDecoding(wire, options)
    let data = read(wire, decoding)
    if (decoding.inexact) {
      // `JSON.parse` rounded a number that matters: read the digits again from the text.
      const exact = parseExactJson(text)
      decoding = { ...createDecoding(exact, options), inexact: true }
      data = read(exact, decoding)
    }
    return { data, issues: decoding.issues, failure: data === undefined ? fatalError(decoding) : undefined }
  } catch (error) {
    return { issues: [], failure: tooMuch(error) ?? error }
  }
}

/**
 * Returns the schema of an operation, found by `api.id`, or by its id alone if no other API has that id.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an id that several APIs have.
 */
export function schemaOf(schemas: Settings['validate'], { api, id, sharedId }: Operation): ResponseSchema | undefined {
  if (!schemas) return undefined
  const own = memberOf(schemas, `${api}.${id}`)
  const plain = own ? undefined : memberOf(schemas, id)
  if (plain && sharedId) {
    throw new ConfigurationError(`Invalid option: validate.${id}: several APIs have this operation`, {
      hints: [`Say which one: '${api}.${id}'`],
    })
  }
  return own ?? plain
}

/** The error for a response that is too large or too deep for the engine. */
function tooMuch(error: unknown): DecodeError | undefined {
  const limit = engineLimit(error)
  const hints = limit === 'too large' ? ['Request less at a time, for example with a smaller limit'] : []
  return limit && new DecodeError(`The response is ${limit}`, { hints })
}

function deviations(schema: ResponseSchema | undefined, wire: unknown, redact: Redact): readonly Issue[] {
  const found = schema?.safeParse(wire).error?.issues ?? []
  return found.map(({ path, message }) => {
    const raw = path.reduce<unknown>((value, key) => Object(value)[key], wire)
    const isSecret = raw && path.some((key) => redact.names?.has(String(key)))
    return { path: path.map(pointerSegment).join(''), code: 'invalid_value', message, raw: isSecret ? REDACTED : raw }
  })
}
