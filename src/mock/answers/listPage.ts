import type { ManifestPage } from '../../operation/manifest.js'
import type { MockOperation } from '../model/mockOperation.js'
import { answerFieldsOf, wireOf } from '../model/shapes.js'
import { formatCursor } from './cursor.js'

/** The part of a list that is on one page. */
export interface PagePlace {
  /** Index of the first row. */
  readonly start: number
  /** How many rows, at most. */
  readonly size: number
}

/**
 * Writes a page of rows with a cursor of our own, and the counts that the answer has a field for: the manifest does not
 * say which those are, so they are known by their public names.
 */
export function writePage(
  operation: MockOperation,
  page: ManifestPage,
  rows: readonly unknown[],
  { start, size }: PagePlace,
): Readonly<Record<string, unknown>> {
  const end = start + size
  const isLast = end >= rows.length
  const counts: Readonly<Record<string, unknown>> = {
    hasNextPage: !isLast,
    total: rows.length,
    page: page.first + Math.floor(start / size),
    pageSize: size,
  }
  const counted = answerFieldsOf(operation).filter(({ name }) => name in counts)
  return {
    ...Object.fromEntries(counted.map((field) => [wireOf(field), counts[field.name]])),
    [page.items]: rows.slice(start, end),
    [page.cursor ?? 'cursor']: isLast ? null : formatCursor(end),
  }
}
