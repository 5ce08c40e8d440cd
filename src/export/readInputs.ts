import { InputError } from '../errors/input.js'
import { inputsOf } from '../operation/encode/inputs.js'
import type { PagedOperation } from '../operation/operation.js'

/** Encodes a call without sending it. */
export type Prepare = (
  operation: PagedOperation,
  input: unknown,
) => { readonly url: string; readonly body?: string | undefined }

/**
 * Reads the inputs of an export: one, or many.
 *
 * @throws {InputError} if there is none.
 */
export async function readInputs(
  operation: PagedOperation,
  given: unknown,
): Promise<readonly Record<string, unknown>[]> {
  const inputs: Record<string, unknown>[] = []
  const isMany =
    typeof given === 'object' && given !== null && (Symbol.iterator in given || Symbol.asyncIterator in given)
  const all = (isMany ? given : [given]) as AsyncIterable<unknown> | Iterable<unknown>
  for await (const input of all) inputs.push(withoutNothing(inputsOf(operation, input)))
  if (inputs.length > 0) return inputs
  throw new InputError('Param inputs is empty', {
    operation: operation.id,
    hints: ['Pass an input per list: [{ address }, …]'],
  })
}

/** Leaves out inputs that are `undefined`, so that they don't hide what applies to every input. */
const withoutNothing = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/**
 * Returns the request of an input, without its host, and rejects inputs that can't be sent before anything is.
 *
 * @param index - which of many inputs it is
 * @throws {InputError} that names the input by its index.
 */
export function requestOf(
  prepare: Prepare,
  operation: PagedOperation,
  input: unknown,
  index: number | undefined,
): string {
  try {
    const { url, body = '' } = prepare(operation, input)
    const { pathname, search } = new URL(url, 'http://page.invalid') // a base URL may be a path
    return pathname + search + body
  } catch (error) {
    if (!(error instanceof InputError) || index === undefined) throw error
    const [message = ''] = error.message.split('\n')
    const { code, hints } = error
    throw new InputError(`inputs[${index}]: ${message}`, { operation: operation.id, code, hints, cause: error })
  }
}
