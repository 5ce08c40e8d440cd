import { type Example, successOf } from '../../codegen/document/document.js'
import { fieldOf } from '../fieldOf.js'
import type { MockOperation } from './documents.js'

/** The example answers that the document gives an operation, by name. */
export type Examples = Readonly<Record<string, Example>>

/** The examples of one status, in the order of the document; of the lowest success when no status is given. */
export function examplesOf(operation: MockOperation, status?: number): Examples {
  const { responses } = operation.object
  const media =
    status === undefined ? successOf(operation.object).media : responses[status]?.content?.['application/json']
  return media?.examples ?? {}
}

/** The list of rows in a paged answer; empty when there is none. */
export function rowsOf(operation: MockOperation, body: unknown): readonly unknown[] {
  const items = operation.object['x-page']?.items ?? '.'
  const rows = items === '.' ? body : fieldOf(body, items)
  return Array.isArray(rows) ? rows : []
}
