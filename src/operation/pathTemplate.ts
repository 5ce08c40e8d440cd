/** A segment of the path of an operation: a word, or the place of the input of a wire name. */
export type Segment = { readonly literal: string } | { readonly literal?: undefined; readonly name: string }

/** The segments of a path, as a document writes it: `/{address}/nft`. */
export function segmentsOf(path: string): readonly Segment[] {
  return splitPath(path).map((text) => (text.startsWith('{') ? { name: text.slice(1, -1) } : { literal: text }))
}

/** The decoded segments of the path of a request; `undefined` for a stray percent sign. */
export function decodedSegments(path: string): readonly string[] | undefined {
  try {
    return splitPath(path).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/**
 * Orders paths of one length: those with a word before those with an input in its place, because `/nft/0x…/owners` asks
 * for owners, not for a token named `owners`.
 */
export function literalFirst(a: readonly Segment[], b: readonly Segment[]): number {
  const differs = a.findIndex(({ literal }, at) => (literal === undefined) !== (b[at]?.literal === undefined))
  if (differs < 0) return 0
  return a[differs]?.literal === undefined ? 1 : -1
}

/** Whether every word of a path stands in a request, whatever stands for its inputs. */
export function hasWords(segments: readonly Segment[], texts: readonly string[]): boolean {
  return segments.every(({ literal }, at) => literal === undefined || literal === texts[at])
}

/** The texts that stand for the inputs of a path, by wire name. */
export function pathTexts(
  segments: readonly Segment[],
  texts: readonly string[],
): readonly (readonly [name: string, text: string])[] {
  return segments.flatMap((segment, at) =>
    segment.literal === undefined ? [[segment.name, texts[at] ?? ''] as const] : [],
  )
}

const splitPath = (path: string): readonly string[] => path.split('/').slice(1)
