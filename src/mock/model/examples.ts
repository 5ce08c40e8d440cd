import type { ManifestOperation } from '../../operation/manifest.js'
import type { ManifestExamples, NamedExamples } from '../../operation/manifestExamples.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { MockOperation } from './mockOperation.js'

/** Returns the example responses of an operation for a status, in the order of the document. Default: success. */
export function answersOf(
  { id, answers }: Pick<ManifestOperation, 'id' | 'answers'>,
  examples: ManifestExamples,
  status: string | number = successOf({ answers }),
): NamedExamples {
  if (!answers[status]?.length) return {}
  return examples.answers[id]?.[status] ?? examples.shared[status] ?? {}
}

/** Like `answersOf`, for an operation of the mock. */
export function examplesOf(operation: MockOperation, status?: number): NamedExamples {
  return answersOf(operation, operation.examples, status)
}

/** Returns the status of a successful response. */
export function successOf({ answers }: Pick<ManifestOperation, 'answers'>): number {
  return Number(Object.keys(answers).find((status) => status.startsWith('2')) ?? 200)
}

/** Returns the rows of a paged response, or an empty list if there are none. */
export function rowsOf({ page }: Pick<ManifestOperation, 'page'>, body: unknown): readonly unknown[] {
  const items = page?.items ?? '.'
  const rows = items === '.' ? body : fieldOf(body, items)
  return Array.isArray(rows) ? rows : []
}
