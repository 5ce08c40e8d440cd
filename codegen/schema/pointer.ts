/**
 * Finds what a reference within a document leads to.
 *
 * @returns `undefined` where there is nothing, or the reference leads out of the document
 */
export function atPointer(root: unknown, ref: string): unknown {
  if (!ref.startsWith('#')) return undefined
  let node = root
  for (const segment of ref.split('/').slice(1)) {
    const name = decoded(segment).replaceAll('~1', '/').replaceAll('~0', '~')
    node = Object.hasOwn(Object(node), name) ? Object(node)[name] : undefined
  }
  return node
}

/** Text of a fragment, in which a stray `%` is one. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
