import type { Draft } from '../catalogue/details.js'
import type { LoadedOperation } from '../catalogue/load.js'
import { type FieldError, fieldErrorsOf } from './fieldErrors.js'

/**
 * Says what is wrong with a form. Of several chains, each is judged by itself.
 *
 * @param over - the chains, and the input that takes them; `undefined` where there is one
 */
export function manyErrorsOf(
  { operation, details: { inputs } }: Pick<LoadedOperation, 'operation' | 'details'>,
  draft: Draft,
  over: { readonly name: string; readonly chains: readonly string[] } | undefined,
): Readonly<Record<string, FieldError>> {
  if (!over) return fieldErrorsOf(operation, inputs, draft)
  const { name, chains } = over
  const errorsWith = (chain: string) => fieldErrorsOf(operation, inputs, { ...draft, [name]: chain })
  if (chains.length > 0) return Object.assign({}, ...chains.map(errorsWith))
  return { ...errorsWith(''), [name]: { text: 'No chain is chosen', hints: ['Add one'] } }
}
