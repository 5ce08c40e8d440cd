import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { AnswerShape, ShapeField, Shapes } from '../../catalogue/details.js'
import { isMoney } from '../figure.js'
import { contextIn, meaningOf, type ValueContext } from '../meaning.js'
import { readable } from '../readable.js'
import type { Row } from '../rows.js'
import { fieldsOf } from '../shape.js'
import { type Artwork, artworksOf, haveArtwork } from './artworks.js'
import { isSpam } from './logos.js'

/** A row as a card of the gallery. Its texts are for the eye: what cannot be seen is escaped in them. */
export interface Card {
  /** Place of the row in the answer. */
  readonly index: number
  readonly title: string
  /** What it alone has: its contract and its id, else its title. */
  readonly mark: string
  /** What it belongs to, and which of it. */
  readonly lines: readonly string[]
  /** What one of it costs. */
  readonly price?: string | undefined
  readonly artworks: readonly Artwork[]
  readonly isSpam: boolean
}

/** The rows as cards; none where no row has a picture. */
export function cardsOf(
  rows: readonly Row[],
  shape: AnswerShape,
  shapes: Shapes,
  context: Omit<ValueContext, 'row'>,
): readonly Card[] {
  if (!haveArtwork(shape, shapes)) return []
  const cards = rows.flatMap(({ data, index }) =>
    data === undefined ? [] : [cardOf(index, data, shape, shapes, context)],
  )
  return cards.some(({ artworks }) => artworks.length > 0) ? cards : []
}

function cardOf(
  index: number,
  row: unknown,
  shape: AnswerShape,
  shapes: Shapes,
  context: Omit<ValueContext, 'row'>,
): Card {
  const fields = fieldsOf(shape, shapes, row)
  const around = contextIn(row, fields, context)
  const artworks = artworksOf(row, shape, shapes)
  const text = (field: ShapeField | undefined): string => {
    const value = field && fieldOf(row, field.name)
    return value === undefined || value === null ? '' : readable(value, meaningOf(field, shapes), around).text
  }
  const withRole = (...roles: readonly string[]): ShapeField | undefined =>
    fields.find((field) => roles.includes(field.display?.as ?? '') && text(field) !== '')
  const own = artworks.find(({ title }) => title !== undefined)?.title
  const called = text(withRole('title', 'context'))
  const id = text(withRole('id'))
  const named = own === undefined ? '' : readable(own, {}, around).text
  const title = named || called || id || `Row ${index + 1}`
  const held = fieldOf(row, withRole('amount')?.name ?? '')
  const price = fields.find((field) => field.display?.as === 'price' && isMoney(meaningOf(field, shapes)))
  const contract = fields.find((field) => meaningOf(field, shapes).format?.endsWith('-address'))
  return {
    index,
    title,
    mark:
      [contract, withRole('id')]
        .map((field) => markOf(row, field))
        .join(' ')
        .trim() || title,
    lines: [called, /^\d/.test(id) ? `#${id}` : id, typeof held === 'bigint' && held > 1n ? `${held} held` : ''].filter(
      (line) => line !== '' && line !== title,
    ),
    price: text(price) || undefined,
    artworks,
    isSpam: isSpam(row, fields),
  }
}

/** A value as it is, whichever way its letters are written. */
function markOf(row: unknown, field: ShapeField | undefined): string {
  const value = field && fieldOf(row, field.name)
  return typeof value === 'string' || typeof value === 'bigint' ? String(value).toLowerCase() : ''
}
