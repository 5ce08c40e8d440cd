import type { Context } from './report.js'

/** A part of a document, and its place. */
export interface Part extends Context {
  readonly node: unknown
}

/** The pointer from a response or a body to its JSON content. */
export const jsonContent = ['content', 'application/json'] as const

/** Returns a part within another, following references on the way. */
export function within(part: Part, pointer: readonly (string | number)[]): Part {
  return followed(pointer.reduce<Part>((inner, segment) => followed(inner, segment), part))
}

function followed(part: Part, segment?: string | number): Part {
  const { node, location } = part
  const isReference = typeof Object(node).$ref === 'string'
  const target = isReference ? part.resolve(node as { $ref: string }, location.source.absoluteRef) : undefined
  const here = target?.location ? { ...part, node: target.node, location: target.location } : part
  if (segment === undefined) return here
  return { ...here, node: Object(here.node)[segment], location: here.location.child([segment]) }
}
