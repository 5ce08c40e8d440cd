import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core'

/** How the linter says that a reference leads to nothing. */
export const unresolvedReference = "Can't resolve $ref"

/** Whether a problem is an error, not a warning. */
export const isError = ({ severity }: NormalizedProblem): boolean => severity === 'error'

/** @throws {Error} with a line for each error, if there is one. */
export function throwFor(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'))
}

/** The line of a problem as people read it: file, line, and the message that `reasonOf` gives it. */
export function describeProblem(
  problem: NormalizedProblem,
  reasonOf: (problem: NormalizedProblem, place: Place) => string = ({ message }) => message,
): string {
  const [location] = problem.location
  if (!location) return problem.message
  const { line, col } = getLineColLocation(location).start
  const { absoluteRef } = location.source
  const lines = location.source.getLines().slice(line - 1)
  const reason = reasonOf(problem, { file: absoluteRef, column: col, lines }).replace(/\s*\n\s*/g, ' ')
  return `${absoluteRef.replace(`${process.cwd()}/`, '')}:${line}  ${reason}`
}

/** Where a problem is. */
export interface Place {
  readonly file: string
  readonly column: number
  /** The text of its line and of those below. */
  readonly lines: readonly string[]
}
