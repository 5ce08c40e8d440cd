import { counted } from '../model/counted.js'
import type { Difference } from './difference.js'
import { type OperationDifferences, placeOf } from './operations.js'

/**
 * Writes the result of a comparison for people: a paragraph per operation, and a summary line at the end.
 *
 * @param known - how many further differences are written down
 */
export function reportLines(compared: readonly OperationDifferences[], known = 0): readonly string[] {
  const changed = compared.filter(({ differences }) => differences.length > 0)
  return [
    ...changed.flatMap((one) => [titleOf(one), ...one.differences.map((each) => `  ${lineOf(each)}`), '']),
    summaryOf(compared) + (known > 0 ? `, not counting ${known} that are written down with their reasons` : ''),
  ]
}

/** Returns the result of a comparison for programs. */
export function reportJson(compared: readonly OperationDifferences[], known = 0): unknown {
  const operations = compared.filter(({ differences }) => differences.length > 0)
  return {
    operations: operations.map(({ api, ours, theirs, differences }) => ({
      api,
      operation: ours?.id ?? theirs?.id ?? null,
      ours: ours ? placeOf(ours) : null,
      theirs: theirs ? placeOf(theirs) : null,
      differences,
    })),
    summary: { compared: compared.length, changed: operations.length, ...countsOf(compared), known },
  }
}

function titleOf({ api, ours, theirs }: OperationDifferences): string {
  const one = ours ?? theirs
  return `${api}.${one?.id ?? '(no id)'}  ${one ? placeOf(one) : ''}`
}

function lineOf({ kind, what, where, ours, theirs }: Difference): string {
  const values = [ours !== undefined && `ours: ${ours}`, theirs !== undefined && `theirs: ${theirs}`].filter(Boolean)
  const name = where === '' ? `the ${what}` : what === 'parameter' || what === 'field' ? where : `${what} of ${where}`
  return `${kind.padEnd(10)} ${name}${values.length > 0 ? `  (${values.join('; ')})` : ''}`
}

function summaryOf(compared: readonly OperationDifferences[]): string {
  const apis = [...new Set(compared.map(({ api }) => api))].sort().join(', ')
  const { missing, extra, different } = countsOf(compared)
  const operations = counted(compared.length, 'operation')
  if (missing + extra + different === 0) return `No difference in ${operations} of ${apis}`
  const changed = compared.filter(({ differences }) => differences.length > 0).length
  return `${missing} missing, ${extra} extra, ${different} different in ${changed} of ${operations} of ${apis}`
}

function countsOf(compared: readonly OperationDifferences[]): Readonly<Record<Difference['kind'], number>> {
  const kinds = compared.flatMap(({ differences }) => differences.map(({ kind }) => kind))
  const count = (kind: Difference['kind']): number => kinds.filter((one) => one === kind).length
  return { missing: count('missing'), extra: count('extra'), different: count('different') }
}
