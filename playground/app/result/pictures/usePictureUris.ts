import { useMemo } from 'react'
import type { Row } from '../rows.js'
import type { Card } from './cards.js'
import { logoFields, logoOf, type Named } from './logos.js'

/** The pictures of an answer, as their authors wrote them: one per card, or the logos of its rows. */
export function usePictureUris(
  cards: readonly Card[],
  rows: readonly Pick<Row, 'data'>[],
  fields: readonly Named[],
): readonly string[] {
  return useMemo(() => {
    if (cards.length > 0)
      return cards.flatMap(({ artworks, isSpam }) => (isSpam ? [] : artworks.map(({ uri }) => uri).slice(0, 1)))
    const logos = [...logoFields(fields).values()]
    return rows.flatMap(({ data }) => logos.flatMap((logo) => logoOf(data, logo, fields) ?? []))
  }, [cards, rows, fields])
}
