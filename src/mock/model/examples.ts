import type { ManifestOperation } from '../../operation/manifest.js'
import type { ManifestExamples, NamedExamples } from '../../operation/manifestExamples.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { MockOperation } from './mockOperation.js'

/** The example answers of an operation: those of a status, in the order of the document; of success unless one is given. */
export function answersOf(
  { id, answers }: Pick<ManifestOperation, 'id' | 'answers'>,
  examples: ManifestExamples,
  status: string | number = successOf({ answers }),
): NamedExamples {
  if (!answers[status]?.length) return {}
  return examples.answers[id]?.[status] ?? examples.shared[status] ?? {}
}

/** The same, of an operation of the mock. */
export function examplesOf(operation: MockOperation, status?: number): NamedExamples {
  return answersOf(operation, operation.examples, status)
}

/** The status of an answer that is no error. */
export function successOf({ answers }: Pick<ManifestOperation, 'answers'>): number {
  return Number(Object.keys(answers).find((status) => status.startsWith('2')) ?? 200)
}

/** The list of rows in a paged answer; empty when there is none. */
export function rowsOf({ page }: Pick<ManifestOperation, 'page'>, body: unknown): readonly unknown[] {
  const items = page?.items ?? '.'
  const rows = items === '.' ? body : fieldOf(body, items)
  return Array.isArray(rows) ? rows : []
}
