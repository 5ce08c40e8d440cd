import { isLedgerlineError, type Operation } from 'ledgerline'
import type { Draft, InputDetails } from '../catalogue/details.js'
import { typedValue } from '../catalogue/draft.js'

/** What is wrong with one input, in the client's own words. */
export interface FieldError {
  readonly text: string
  readonly hints: readonly string[]
}

/** Asks the client's own encoders about every input. Nothing is sent. */
export function fieldErrorsOf(
  operation: Operation,
  inputs: readonly InputDetails[],
  draft: Draft,
): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const fieldError = fieldErrorOf(operation, input, draft[input.name])
      return fieldError ? [[input.name, fieldError]] : []
    }),
  )
}

function fieldErrorOf(
  operation: Operation,
  input: InputDetails,
  typed: Draft[string] | undefined,
): FieldError | undefined {
  const field = operation.inputs.find(({ name }) => name === input.name)
  const value = typedValue(input.control, typed)
  if (!field) return undefined
  if (value === undefined) return field.required ? { text: `Param ${input.name} is required`, hints: [] } : undefined
  if (input.control.kind === 'json' && typeof typed === 'string') {
    const broken = jsonError(typed)
    if (broken) return broken
  }
  try {
    field.encode(value, field.name)
    return undefined
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const hints = isLedgerlineError(error) ? error.hints : []
    // It is shown beside its input.
    return { text: text.split('\n')[0] ?? text, hints: hints.filter((hint) => hint !== `Given as ${field.name}`) }
  }
}

function jsonError(text: string): FieldError | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return { text: `Not valid JSON: ${error instanceof Error ? error.message : String(error)}`, hints: [] }
  }
}
