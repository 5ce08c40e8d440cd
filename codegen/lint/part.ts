import type { Context } from './report.js'

/** A part of a document and where it stands. */
export interface Part extends Context {
  readonly node: unknown
}

/** The way from an answer or a body to what is JSON in it. */
export const jsonContent = ['content', 'application/json'] as const

/** A part within another, after the references on the way. */
export function within(part: Part, way: readonly (string | number)[]): Part {
  return followed(way.reduce<Part>((inner, step) => followed(inner, step), part))
}

function followed(part: Part, step?: string | number): Part {
  const { node, location } = part
  const isReference = typeof Object(node).$ref === 'string'
  const target = isReference ? part.resolve(node as { $ref: string }, location.source.absoluteRef) : undefined
  const here = target?.location ? { ...part, node: target.node, location: target.location } : part
  if (step === undefined) return here
  return { ...here, node: Object(here.node)[step], location: here.location.child([step]) }
}
