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
export async function readInputs(operation: PagedOperation, given: unknown): Promise<readonly unknown[]> {
  const inputs: unknown[] = []
  const isMany =
    typeof given === 'object' && given !== null && (Symbol.iterator in given || Symbol.asyncIterator in given)
  const all = (isMany ? given : [given]) as AsyncIterable<unknown> | Iterable<unknown>
  for await (const input of all) inputs.push(withoutNothing(operation, inputsOf(operation, input)))
  if (inputs.length > 0) return inputs
  throw new InputError('Param inputs is empty', {
    operation: operation.id,
    hints: ['Pass an input per list: [{ address }, …]'],
  })
}

/**
 * Leaves out inputs that are `undefined`, so that they don't hide what applies to every input. Unknown ones stay, for
 * the error that reports them.
 */
function withoutNothing({ inputs }: PagedOperation, given: unknown): unknown {
  if (!isObject(given)) return given
  const isNothing = (name: string): boolean => given[name] === undefined && inputs.some((input) => input.name === name)
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isNothing(name)))
}

/** Whether a value has inputs by name; another is refused by the call. */
export const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null

/**
 * Returns the request of an input, without its host, and rejects inputs that can't be sent before anything is.
 *
 * @throws {InputError} if the input can't be sent.
 */
export function requestOf(prepare: Prepare, operation: PagedOperation, input: unknown): string {
  const { url, body = '' } = prepare(operation, input)
  const { pathname, search } = new URL(url, 'http://page.invalid') // a base URL may be a path
  return pathname + search + body
}

/** Returns the error of one of many inputs, which names it by its index. */
export function errorOfInput(index: number, error: InputError, operation: PagedOperation): InputError {
  const [message = ''] = error.message.split('\n')
  const { code, hints } = error
  return new InputError(`inputs[${index}]: ${message}`, { operation: operation.id, code, hints, cause: error })
}
