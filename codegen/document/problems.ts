import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core'

/** The linter's message for a reference that leads nowhere. */
export const unresolvedReference = "Can't resolve $ref"

/** Whether a problem is an error and not a warning. */
export const isError = ({ severity }: NormalizedProblem): boolean => severity === 'error'

/** @throws {Error} with one line per error, if there are any. */
export function throwFor(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'))
}

/** Formats a problem as one line: file, line, and the message from `reasonOf`. */
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
  /** The text of its line and of the lines below. */
  readonly lines: readonly string[]
}
