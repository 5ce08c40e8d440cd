import { DecodeError } from '../errors/decode.js'
import { excerpt } from '../errors/excerpt.js'
import { NotFoundError } from '../errors/request.js'
import { createDecoding, type Issue, violation } from '../operation/decoding.js'
import { parseExactJson } from '../operation/exactJson.js'
import type { Operation } from '../operation/operation.js'
import type { AnswerSchema, Settings } from './options.js'

/** An answer's body after `JSON.parse`. */
export interface ParsedAnswer {
  readonly wire: unknown
  readonly text: string
  /** The answer says that there is no such thing. */
  readonly nothing: boolean
}

/**
 * Parses the body of an answer.
 *
 * @throws {NotFoundError} when a nullable operation answers without a byte.
 * @throws {DecodeError} when another one does, or when the body is not JSON.
 */
export function parseAnswer({ id: operation, nullable }: Operation, status: number, text: string): ParsedAnswer {
  const missing = status === 404
  let wire: unknown = null
  try {
    wire = JSON.parse(text)
  } catch (cause) {
    if (!missing) {
      if (!text && nullable) throw new NotFoundError('The resource is not found', { operation, status })
      const message = text ? 'The answer is not JSON' : 'Expected response, but API has returned empty response'
      throw new DecodeError(message, { operation, raw: excerpt(text), expected: 'JSON', cause })
    }
  }
  return { wire, text, nothing: missing || Boolean(nullable && /^\s*(null|{\s*})\s*$/.test(text)) }
}

/**
 * Decodes a parsed answer.
 *
 * @param from - encoded inputs of the call, for the entities that carry them
 * @throws {DecodeError} for a violation in strict mode, and in tolerant mode where nothing around it can give way.
 */
export function decodeAnswer(
  { id: operation, decode }: Operation,
  { wire, nothing, text }: ParsedAnswer,
  from: Readonly<Record<string, unknown>>,
  settings: Pick<Settings, 'decode' | 'validate'>,
  mode = settings.decode,
): { readonly data: unknown; readonly issues: readonly Issue[] } {
  if (nothing) return { data: null, issues: [] }
  const strict = mode === 'strict'
  const found = deviations(settings.validate?.[operation], wire)
  if (strict && found[0]) throw violation(found[0], operation)
  const read = (root: unknown) => {
    const decoding = createDecoding(root, { operation, strict, from })
    return { data: decode(root, decoding), decoding }
  }
  let { data, decoding } = read(wire)
  // A number was rounded before it met its bigint field: read the digits again from the text.
  if (decoding.inexact) ({ data, decoding } = read(parseExactJson(text)))
  const issues = [...found, ...decoding.issues]
  if (data !== undefined) return { data, issues }
  const root: Issue = { path: '', code: 'invalid_value', message: 'expected another kind of answer', raw: wire }
  throw violation(issues.at(-1) ?? root, operation)
}

function deviations(schema: AnswerSchema | undefined, wire: unknown): readonly Issue[] {
  const found = schema?.safeParse(wire).error?.issues ?? []
  return found.map(({ path, message }) => ({
    path: ['', ...path.map(String)].join('/'),
    code: 'invalid_value',
    message,
    raw: path.reduce<unknown>((value, key) => Object(value)[key], wire),
  }))
}
