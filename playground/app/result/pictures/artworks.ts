import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { AnswerShape, Shapes } from '../../catalogue/details.js'
import { fieldsOf, isRecord, resolve } from '../shape.js'

/** A picture that a row shows, as its author named it. */
export interface Artwork {
  /** Where it is, in whatever scheme. */
  readonly uri: string
  /** What the thing is called beside it. */
  readonly title?: string | undefined
}

/**
 * The pictures of a row by the roles of its fields: previews first, which lie deeper in it and the largest last, then
 * what the token itself names.
 */
export function artworksOf(row: unknown, shape: AnswerShape, shapes: Shapes): readonly Artwork[] {
  const found: (Artwork & { readonly depth: number })[] = []
  const visit = (value: unknown, shape: AnswerShape, depth: number): void => {
    const fields = fieldsOf(shape, shapes, value)
    const title = fields.find(({ display }) => display?.as === 'title')
    for (const { name, display, shape } of fields) {
      const child = fieldOf(value, name)
      if (display?.as === 'artwork' && isText(child))
        found.push({ uri: child, title: title && textOf(fieldOf(value, title.name)), depth })
      else if (display?.as === 'metadata') found.push(...byStandard(child).map((artwork) => ({ ...artwork, depth })))
      else if (isRecord(child) && depth < deepest) visit(child, shape, depth + 1)
    }
  }
  visit(row, shape, 0)
  return found
    .reverse()
    .sort((a, b) => b.depth - a.depth)
    .map(({ uri, title }) => ({ uri, title }))
}

/** Whether rows of a shape may have pictures. */
export function haveArtwork(shape: AnswerShape, shapes: Shapes, depth = 0): boolean {
  return fieldsOf(shape, shapes).some(({ display, shape }) => {
    if (display?.as === 'artwork' || display?.as === 'metadata') return true
    const { kind } = resolve(shape, shapes)
    return (kind === 'object' || kind === 'union') && depth < deepest && haveArtwork(shape, shapes, depth + 1)
  })
}

/** How far down in a row its pictures are looked for. */
const deepest = 3

/** The picture of metadata that is read by no schema but the standards': ERC-721 has `image`, some write `image_url`. */
function byStandard(metadata: unknown): readonly Artwork[] {
  const uri = [fieldOf(metadata, 'image'), fieldOf(metadata, 'image_url')].find(isText)
  return uri === undefined ? [] : [{ uri, title: textOf(fieldOf(metadata, 'name')) }]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined)
