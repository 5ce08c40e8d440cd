import type { ManifestExamples, ManifestOperation, NamedExamples } from '../src/operation/manifest.js'

/** The example answers of an operation: those of a status, in the order of the document; of success unless one is given. */
export function answersOf(
  { id, answers }: Pick<ManifestOperation, 'id' | 'answers'>,
  examples: ManifestExamples,
  status = successOf({ answers }),
): NamedExamples {
  const named = examples.answers[id]?.[status] ?? examples.shared[status]
  return (answers[status]?.length && named) || {}
}

/** The status of an answer that is no error. */
export function successOf({ answers }: Pick<ManifestOperation, 'answers'>): string {
  return Object.keys(answers).find((status) => status.startsWith('2')) ?? '200'
}
