import type { Decoding } from './decoding.js'

/** Finds the JSON pointer (RFC 6901) of an object or list in the response. */
export function locate(decoding: Decoding, container: unknown): string {
  decoding.paths ??= indexPaths(decoding.root)
  const { paths, origins } = decoding
  return paths.get(container) ?? paths.get(origins?.get(container)) ?? ''
}

/**
 * Records that a list was derived from another value of the response, so that its rows are found under that value's
 * path.
 */
export function alias<T>(decoding: Decoding, derived: T, original: unknown): T {
  decoding.origins ??= new Map()
  decoding.origins.set(derived, original)
  return derived
}

/** Formats one segment of a JSON pointer. */
export function pointerSegment(key: PropertyKey): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Indexes the first million objects and lists. A compressed response could contain more than fit into memory. */
function indexPaths(root: unknown): ReadonlyMap<unknown, string> {
  const paths = new Map([[Object(root), '']])
  for (const [container, path] of paths) {
    // also visits entries that the loop adds; `Object.keys` of a list would take several times its memory
    for (const key of Array.isArray(container) ? container.keys() : Object.keys(container)) {
      const child: unknown = container[key]
      if (child === Object(child) && paths.size < 1e6) paths.set(child, path + pointerSegment(key))
    }
  }
  return paths
}
