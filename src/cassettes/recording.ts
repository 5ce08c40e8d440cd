/** A body as a cassette keeps it: JSON as JSON, other text as text, and bytes that are no text in base64. */
export type RecordedBody = { readonly body: unknown } | { readonly text: string } | { readonly base64: string }

/** A request and its response, without secrets. */
export interface Recording {
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query?: Readonly<Record<string, string | readonly string[]>>
    readonly body?: unknown
  }
  readonly response: {
    readonly status: number
    readonly statusText?: string
    readonly headers: Readonly<Record<string, string>>
  } & Partial<Record<'body' | 'text' | 'base64', unknown>>
}

/** A file of recordings of one operation. */
export interface Cassette {
  readonly operation: string
  readonly recordings: readonly Recording[]
}

/** Returns the text by which a recording is found: method, path, query and body. */
export function keyOf({ request: { method, path, query = {}, body } }: Pick<Recording, 'request'>): string {
  return JSON.stringify([method, path, Object.entries(query), body ?? null])
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

/** Reads a body: bytes, of which JSON keeps every digit. */
export function recordedBody(bytes: Uint8Array): RecordedBody {
  const text = textOf(bytes)
  if (text === undefined) return { base64: Buffer.from(bytes).toString('base64') }
  const json = jsonOf(text)
  return json ? { body: json.value } : { text }
}

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

/** Parses JSON; `undefined` for other text, and for JSON with numbers that a `number` can't hold. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const tokens = text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []
    return tokens.every((token) => token.startsWith('"') || isExact(token)) ? { value } : undefined
  } catch {
    return undefined
  }
}

/** Whether a number in JSON has no digit that a `number` loses. */
function isExact(token: string): boolean {
  if (String(Number(token)) === token) return true
  const [mantissa = ''] = token.split(/e/i)
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
  return digits.length <= 15
}
