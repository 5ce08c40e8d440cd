/**
 * Finds the target of a reference within a document.
 *
 * @returns `undefined` if there is none, or if the reference leads out of the document
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

/** Decodes the text of a fragment. A stray `%` stays. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
