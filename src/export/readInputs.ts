import type { RequestPreview } from '../client/caller.js'
import { InputError } from '../errors/input.js'
import type { CallOptions } from '../operation/call.js'
import { inputsOf } from '../operation/encode/inputs.js'
import type { PagedOperation } from '../operation/operation.js'
import { notify } from '../runtime/notify.js'
import { withAbort } from '../runtime/withAbort.js'

/** Encodes a call without sending it. */
export type Prepare = (operation: PagedOperation, input: unknown) => RequestPreview

/**
 * Reads the inputs of an export: one, or many.
 *
 * @throws {InputError} if there is none.
 */
export async function readInputs(
  operation: PagedOperation,
  given: unknown,
  signal: CallOptions['signal'],
): Promise<readonly unknown[]> {
  const inputs: unknown[] = []
  const isMany =
    typeof given === 'object' && given !== null && (Symbol.iterator in given || Symbol.asyncIterator in given)
  const all = (isMany ? given : [given]) as AsyncIterable<unknown> | Iterable<unknown>
  for await (const input of heeding(signal, all)) inputs.push(withoutNothing(operation, inputsOf(operation, input)))
  if (inputs.length > 0) return inputs
  throw new InputError('Param inputs is empty', {
    operation: operation.id,
    hints: ['Pass an input per list: [{ address }, …]'],
  })
}

/** Iterates until a signal aborts, even if the next input never comes. */
async function* heeding(
  signal: CallOptions['signal'],
  all: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  const iterator = Symbol.asyncIterator in all ? all[Symbol.asyncIterator]() : all[Symbol.iterator]()
  let isOver = false
  try {
    for (;;) {
      const next = await withAbort(signal, async () => {
        const { done, value } = await iterator.next()
        return { done, value: await value } // an iterable may give promises
      })
      isOver = next.done === true
      if (isOver) return
      yield next.value
    }
  } finally {
    if (!isOver) notify(() => iterator.return?.()) // which may never return either
  }
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
 * Returns the request of an input, its host apart, and rejects inputs that can't be sent before anything is.
 *
 * @throws {InputError} if the input can't be sent.
 */
export function requestOf(
  prepare: Prepare,
  operation: PagedOperation,
  input: unknown,
): { readonly text: string; readonly host: string; readonly isMock: boolean } {
  const { url, body = '', isMock = false } = prepare(operation, input)
  const { host, pathname, search } = new URL(url, 'http://page.invalid') // a base URL may be a path
  return { text: pathname + search + body, host, isMock }
}

/** Returns the error of one of many inputs, which names it by its index. */
export function errorOfInput(index: number, error: InputError, operation: PagedOperation): InputError {
  const [message = ''] = error.message.split('\n')
  const { code, hints } = error
  return new InputError(`inputs[${index}]: ${message}`, { operation: operation.id, code, hints, cause: error })
}
