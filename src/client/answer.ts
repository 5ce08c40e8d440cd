import { DecodeError } from '../errors/decode.js'
import { NotFoundError } from '../errors/request.js'
import { createDecoding, type Decoding, type Issue, violation } from '../operation/decoding.js'
import type { Operation } from '../operation/operation.js'
import type { AnswerSchema } from './options.js'

/** An answer's body after `JSON.parse`. */
export interface ParsedAnswer {
  readonly text: string
  readonly wire: unknown
  /** The answer says that there is no such thing. */
  readonly nothing: boolean
}

/**
 * Parses the body of an answer.
 *
 * @throws {NotFoundError} when a nullable operation answers without a byte.
 * @throws {DecodeError} when another one does, or when the body is not JSON.
 */
export function parseAnswer(operation: Operation, status: number, text: string): ParsedAnswer {
  const nothing = status === 404
  if (text === '' && !nothing) {
    if (operation.nullable) throw new NotFoundError('The resource is not found', { status, operation: operation.id })
    throw new DecodeError('Expected response, but API has returned empty response', { operation: operation.id })
  }
  try {
    const wire: unknown = JSON.parse(text)
    return { text, wire, nothing: nothing || (operation.nullable === true && isNothing(wire)) }
  } catch (cause) {
    if (nothing) return { text, wire: null, nothing }
    const start = text.length > 200 ? `${text.slice(0, 200)}…` : text
    throw new DecodeError('The answer is not JSON', { operation: operation.id, raw: start, expected: 'JSON', cause })
  }
}

/**
 * Decodes a parsed answer.
 *
 * @throws {DecodeError} for a violation in strict mode, and in tolerant mode where nothing around it can give way.
 */
export function decodeAnswer(
  operation: Operation,
  answer: ParsedAnswer,
  options: { readonly strict: boolean; readonly from: Readonly<Record<string, unknown>>; readonly schema?: AnswerSchema },
): { readonly data: unknown; readonly issues: readonly Issue[] } {
  if (answer.nothing) return { data: null, issues: [] }
  const id = operation.id
  const page = operation.page
  if (page && !Array.isArray(page.wireItems === '.' ? answer.wire : property(answer.wire, page.wireItems))) {
    throw new DecodeError('No result', { operation: id, path: page.wireItems === '.' ? '' : `/${page.wireItems}` })
  }
  const checked = options.schema ? deviations(options.schema, answer.wire) : []
  if (options.strict && checked[0]) throw violation(checked[0], id)
  const read = (wire: unknown): { readonly data: unknown; readonly decoding: Decoding } => {
    const decoding = createDecoding(wire, { operation: id, strict: options.strict, from: options.from })
    return { data: operation.decode(wire, decoding), decoding }
  }
  const first = read(answer.wire)
  // A number was rounded before it met its bigint field: read the digits again from the text.
  const { data, decoding } = first.decoding.inexact ? read(parseExact(answer.text)) : first
  if (data !== undefined) return { data, issues: [...checked, ...decoding.issues] }
  const last = decoding.issues.at(-1)
  if (last) throw violation(last, id)
  throw new DecodeError(`The answer of ${id} is not of the documented kind`, { operation: id, raw: answer.wire })
}

/** Parses JSON with long numbers as text, so that no digit is lost. */
function parseExact(text: string): unknown {
  const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]{15,}/g
  return JSON.parse(text.replace(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}

function deviations(schema: AnswerSchema, wire: unknown): Issue[] {
  const { success, error } = schema.safeParse(wire)
  if (success) return []
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: path.map((key) => `/${String(key)}`).join(''),
    code: 'invalid_value',
    message,
    raw: path.reduce<unknown>((value, key) => property(value, String(key)), wire),
  }))
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function isNothing(wire: unknown): boolean {
  return wire === null || (typeof wire === 'object' && !Array.isArray(wire) && Object.keys(wire).length === 0)
}
