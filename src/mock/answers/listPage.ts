import type { ListRole } from '../../operation/listRole.js'
import type { ManifestPage } from '../../operation/manifest.js'
import type { MockOperation } from '../model/mockOperation.js'
import { answerFieldsOf, wireOf } from '../model/shapes.js'
import { formatCursor } from './cursor.js'

/** The part of a list that is on one page. */
export interface PagePlace {
  /** Index of the first row. */
  readonly start: number
  /** The most rows. */
  readonly size: number
}

/** Writes a page of rows with a cursor of the mock, and fills in the response's fields about the page. */
export function writePage(
  operation: MockOperation,
  page: ManifestPage,
  rows: readonly unknown[],
  { start, size }: PagePlace,
): Readonly<Record<string, unknown>> {
  const end = start + size
  const isLast = end >= rows.length
  const about: Readonly<Partial<Record<ListRole, unknown>>> = {
    'has-next': !isLast,
    total: rows.length,
    page: page.first + Math.floor(start / size),
    size,
  }
  const fields = answerFieldsOf(operation).flatMap((field) => (field.list ? [[wireOf(field), about[field.list]]] : []))
  return {
    ...Object.fromEntries(fields),
    [page.items]: rows.slice(start, end),
    [page.cursor ?? 'cursor']: isLast ? null : formatCursor(end),
  }
}
