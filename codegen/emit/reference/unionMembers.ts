import type { Direction, Shape } from '../../model/model.js'
import { code, linkTo } from './markdown.js'
import type { Pages } from './typeLink.js'

/** Writes the members of a union, each with what distinguishes it. */
export function members(
  { tag, variants }: Extract<Shape, { kind: 'union' }>,
  direction: Direction,
  { types }: Pages,
): string {
  const lines = variants.map(({ name, tags }) => {
    const when = tag !== undefined && tags.length > 0 ? `: ${code(tag)} is ${tags.map(code).join(' or ')}` : ''
    return `- ${linkTo(name, types)}${when}`
  })
  const others = direction === 'output' ? ["- `UnknownVariant`: anything else, as `{ type: 'unknown', tag, raw }`"] : []
  return ['one of:', '', ...lines, ...others].join('\n')
}
