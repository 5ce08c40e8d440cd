/** A long text that is held only as the bytes that came. */
export interface LongText {
  readonly chunks: readonly Uint8Array[]
}

/**
 * Looks through a long text, whose bytes are held once.
 *
 * @param isClean - whether a piece may be written. Pieces overlap, so that nothing is hidden where two meet.
 * @returns `undefined` if a piece may not, or if the bytes are no text in UTF-8
 */
export function longText(chunks: readonly Uint8Array[], isClean: (piece: string) => boolean): LongText | undefined {
  let before = ''
  try {
    for (const piece of piecesOf(chunks)) {
      if (!isClean(before + piece)) return undefined
      before = piece.slice(-overlap)
    }
    return { chunks }
  } catch (error) {
    if (error instanceof TypeError) return undefined // bytes that are no text
    throw error
  }
}

/** Writes a value as the text of a JSON file, piece by piece: each long text is written from its bytes. */
export const jsonPieces = (value: unknown): Iterable<string> => ({ [Symbol.iterator]: () => writtenPieces(value) })

function* writtenPieces(value: unknown): Generator<string, void, undefined> {
  const mark = crypto.randomUUID()
  const long: LongText[] = []
  const text = JSON.stringify(
    value,
    (_, member) => (isLongText(member) ? `${mark}${long.push(member) - 1}` : member),
    2,
  )
  const [first = '', ...rest] = text.split(mark)
  yield first
  for (const part of rest) {
    const end = part.indexOf('"')
    for (const piece of piecesOf(long[Number(part.slice(0, end))]?.chunks ?? []))
      yield JSON.stringify(piece).slice(1, -1)
    yield part.slice(end)
  }
  yield '\n'
}

/** Decodes bytes, a megabyte at a time at most. */
function* piecesOf(chunks: readonly Uint8Array[]): Generator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += pieceLength)
      yield decoder.decode(chunk.subarray(at, at + pieceLength), { stream: true })
  yield decoder.decode()
}

const isLongText = (value: unknown): value is LongText =>
  typeof value === 'object' &&
  value !== null &&
  'chunks' in value &&
  Array.isArray(value.chunks) &&
  value.chunks[0] instanceof Uint8Array

const pieceLength = 1_048_576

/** In characters: more than a secret has in any spelling. */
const overlap = 16_384
