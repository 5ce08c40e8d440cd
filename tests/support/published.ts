import type { Difference } from '../../codegen/compare/difference.js'
import { matchesOf, type OurOperations } from '../../codegen/compare/match.js'
import { differencesOf, type OperationDifferences } from '../../codegen/compare/operations.js'
import { operationsIn } from '../../codegen/published/operations.js'
import { asOpenApi3 } from '../../codegen/published/swagger2.js'
import type { SchemaObject } from '../../codegen/schema/alternatives.js'

/** A document as JSON, to change as one likes. */
// biome-ignore lint/suspicious/noExplicitAny: documents of anybody, of any version
export type AnyDocument = any

/** What a comparison of documents finds, by the API that ours are of. */
export function comparison(
  ours: Readonly<Record<string, AnyDocument>>,
  theirs: readonly AnyDocument[],
  only?: string,
): readonly OperationDifferences[] {
  const own: OurOperations = new Map(Object.entries(ours).map(([api, document]) => [api, operations(document)]))
  const matches = matchesOf(own, theirs.map(operations), only)
  return matches.map((match) => ({ ...match, differences: differencesOf(match) }))
}

/** Every difference in a line: `getRows: missing field answer.name (string)`. */
export function differenceLines(compared: readonly OperationDifferences[]): readonly string[] {
  return compared.flatMap(({ ours, theirs, differences }) =>
    differences.map(({ kind, what, where, ours: own, theirs: other }) => {
      const values = [own, other].filter((value) => value !== undefined).join(' → ')
      return `${ours?.id ?? theirs?.id}: ${[kind, what, where].filter(Boolean).join(' ')}${values && ` (${values})`}`
    }),
  )
}

/** A copy of a document in which each schema with fields requires what is told. */
export function withRequired(
  document: unknown,
  told: (schema: { readonly properties: object }) => readonly string[],
): AnyDocument {
  return JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value?.properties === 'object' ? { ...value, required: told(value) } : value,
  )
}

/** The fields of responses that ours alone requires, by their place. */
export function requiredIn(differences: readonly Difference[]): Readonly<Record<string, readonly string[]>> {
  const found = differences.filter(
    ({ kind, what, where }) => `${kind} ${what}` === 'extra required' && /^answer/.test(where),
  )
  return Object.fromEntries(found.map(({ where, ours = '' }) => [where, ours.split(', ')]))
}

const operations = (document: SchemaObject) => operationsIn(asOpenApi3(document))
