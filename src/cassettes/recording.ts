import { type LongText, longText } from './longText.js'

/** A request and its response, without secrets. */
export interface Recording {
  readonly request: {
    readonly method: string
    /** The operation's path. Absent if the request fits no operation. */
    readonly path?: string
    readonly query?: Readonly<Record<string, string | readonly string[]>>
    readonly body?: unknown
    /** Of a request that fits no operation: where it was sent. It isn't found by that. */
    readonly host?: string
    /** Of a request that fits no operation: 32 bits of a hash of its path, query and body. */
    readonly fingerprint?: string
  }
  readonly response: {
    readonly status: number
    readonly statusText?: string
    readonly headers: Readonly<Record<string, string>>
  } & RecordedBody
}

/** A body as a cassette keeps it: JSON as JSON, other text as text, and bytes that are no text in base64. */
export interface RecordedBody {
  readonly body?: unknown
  readonly text?: string | LongText
  readonly base64?: string
  /** Set if the body isn't kept, because it says a secret in a spelling that can't be replaced. */
  readonly withheld?: true
}

/** A file of recordings of one operation. */
export interface Cassette {
  readonly operation: string
  readonly recordings: readonly Recording[]
}

/** Returns the text by which a recording is found: method, path, query and body. */
export function keyOf({ method, path, query = {}, body, fingerprint }: Recording['request']): string {
  return JSON.stringify([method, path ?? `#${fingerprint}`, Object.entries(query), body ?? null])
}

/** Sorts the members of objects by name, at any depth, so that the same values are the same text. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [name, inOrder(member)])
  return Object.fromEntries(members.sort(byName))
}

/** Reads a query, its names in order. */
export function queryOf(search: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  const names = [...new Set(search.keys())].sort()
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

/**
 * Returns the body of a response as a cassette keeps it, of which JSON keeps every digit.
 *
 * @param withoutSecrets - returns `undefined` for what can't be kept
 */
export function recordedBody(chunks: readonly Uint8Array[], withoutSecrets: WithoutSecrets): RecordedBody {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (length === 0) return {}
  if (length > longest) {
    const text = longText(chunks, (piece) => withoutSecrets(piece) === piece)
    return text ? { text } : { withheld: true }
  }
  const bytes = Buffer.concat(chunks)
  const text = textOf(bytes)
  if (text === undefined) {
    const spelled = bytes.toString('latin1').replaceAll('\0', '') // UTF-16 too
    return withoutSecrets(spelled) === spelled ? { base64: bytes.toString('base64') } : { withheld: true }
  }
  const json = jsonOf(text)
  if (json) {
    const body = withoutSecrets(json.value)
    return body === undefined ? { withheld: true } : { body }
  }
  const kept = withoutSecrets(text)
  return kept === undefined ? { withheld: true } : { text: kept }
}

type WithoutSecrets = <Value>(value: Value) => Value | undefined

/** In bytes. A longer body is written piece by piece as it came, because nobody reads it. */
const longest = 4e6

/** Writes a recorded body as bytes. */
export function bytesOf(recorded: Recording['response']): Uint8Array<ArrayBuffer> {
  if (typeof recorded.base64 === 'string') return Uint8Array.from(Buffer.from(recorded.base64, 'base64'))
  const text =
    typeof recorded.text === 'string' ? recorded.text : recorded.body === undefined ? '' : JSON.stringify(recorded.body)
  return new TextEncoder().encode(text)
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined // for example a picture
  }
}

/**
 * Parses JSON; `undefined` for other text, for JSON with numbers that a `number` can't hold, and for JSON nested more
 * than a thousand levels deep.
 */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const tokens = text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []
    return isShallow(value) && tokens.every((token) => token.startsWith('"') || isExact(token)) ? { value } : undefined
  } catch {
    return undefined
  }
}

/** Whether a value can be written as JSON without an overflow of the stack. */
export const isShallow = (value: unknown, levels = 1000): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1)))

/** Whether a number in JSON has no digit that a `number` loses. */
function isExact(token: string): boolean {
  if (String(Number(token)) === token) return true
  const [mantissa = ''] = token.split(/e/i)
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
  return digits.length <= 15
}
