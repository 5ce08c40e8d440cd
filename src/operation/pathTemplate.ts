/** A segment of an operation's path: a word, or the place of an input, by wire name. */
export type Segment = { readonly literal: string } | { readonly literal?: undefined; readonly name: string }

/** Returns the segments of a path template: `/{address}/nft`. */
export function segmentsOf(path: string): readonly Segment[] {
  return splitPath(path).map((text) => (text.startsWith('{') ? { name: text.slice(1, -1) } : { literal: text }))
}

/** Returns the decoded segments of a request's path; `undefined` for a stray percent sign. */
export function decodedSegments(path: string): readonly string[] | undefined {
  try {
    return splitPath(path).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/**
 * Orders paths of the same length: a word comes before an input in its place, because `/nft/0x…/owners` requests
 * owners, not a token named `owners`.
 */
export function literalFirst(a: readonly Segment[], b: readonly Segment[]): number {
  const differs = a.findIndex(({ literal }, at) => (literal === undefined) !== (b[at]?.literal === undefined))
  if (differs < 0) return 0
  return a[differs]?.literal === undefined ? 1 : -1
}

/** Returns whether a request has every word of a path, with any values for its inputs. */
export function hasWords(segments: readonly Segment[], texts: readonly string[]): boolean {
  return segments.every(({ literal }, at) => literal === undefined || literal === texts[at])
}

/** Returns the values of the inputs in a path, by wire name. */
export function pathTexts(
  segments: readonly Segment[],
  texts: readonly string[],
): readonly (readonly [name: string, text: string])[] {
  return segments.flatMap((segment, at) =>
    segment.literal === undefined ? [[segment.name, texts[at] ?? ''] as const] : [],
  )
}

const splitPath = (path: string): readonly string[] => path.split('/').slice(1)
