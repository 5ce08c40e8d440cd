import type { AnyDocument } from './published.js'

/**
 * The same document in other words: names and members in another order, some references written out or wrapped in an
 * `allOf`, other names for parameters in paths.
 *
 * @param next - a whole number from 0 up to the given one, by chance
 */
export function respelled(document: AnyDocument, next: (below: number) => number): AnyDocument {
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const rest = [...items]
    return items.flatMap(() => rest.splice(next(rest.length), 1))
  }
  const walk = (node: AnyDocument, key: string, depth: number): AnyDocument => {
    if (Array.isArray(node)) {
      const items = node.map((item) => walk(item, '', depth))
      return unordered.includes(key) ? shuffled(items) : items
    }
    if (typeof node !== 'object' || node === null) return node
    const name = String(node.$ref ?? '').match(/^#\/components\/schemas\/(.+)$/)?.[1]
    if (name !== undefined && depth < 2) {
      const { $ref, ...beside } = node
      const way = next(4)
      if (way === 0) return { ...beside, ...walk(document.components.schemas[name], '', depth + 1) }
      if (way === 1) return { ...beside, allOf: [{ $ref }] }
      if (way === 2) return { allOf: shuffled([{ $ref }, beside]) }
    }
    return Object.fromEntries(
      shuffled(Object.entries(node)).map(([inner, child]) => [inner, walk(child, inner, depth)]),
    )
  }
  const { paths, ...rest } = document
  const renamed = Object.entries(paths as AnyDocument).map(([path, item]) => renamedParameters(path, item))
  return walk({ ...rest, paths: Object.fromEntries(renamed) }, '', 0)
}

const unordered = ['parameters', 'required', 'enum', 'x-known', 'oneOf', 'allOf', 'type', 'tags']

function renamedParameters(path: string, item: AnyDocument): [string, AnyDocument] {
  const text = JSON.stringify(item, (_key, node) =>
    node?.in === 'path' ? { ...node, name: `${node.name}Renamed` } : node,
  )
  return [path.replaceAll('}', 'Renamed}'), JSON.parse(text)]
}
