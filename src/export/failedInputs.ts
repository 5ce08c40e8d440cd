import { createReadStream } from 'node:fs'
import { ApiError, NotFoundError } from '../errors/api.js'
import type { LedgerlineError } from '../errors/base.js'
import { InputError } from '../errors/input.js'
import { memberOfThrown, plainText } from '../errors/thrownText.js'
import { inputRedactor } from '../errors/walletKeys.js'
import { safeJson } from '../files/safeText.js'
import type { PagedOperation } from '../operation/operation.js'
import { redactJson } from '../runtime/redaction.js'
import { fieldOf } from '../values/fieldOf.js'
import { toJson } from '../values/json.js'
import { linesOf } from './lines.js'

/** An input of an export whose rows are missing, because its call failed and always would. */
export interface FailedInput {
  /** Its place among the inputs, from 0: the `_input` of rows. */
  readonly index: number
  /** The input as JSON has it, without secrets. */
  readonly input: unknown
  readonly error: {
    readonly code: LedgerlineError['code']
    /** What happened, in one line. */
    readonly message: string
    /** What to do about it. */
    readonly hints: readonly string[]
    /** The status of the response; absent if nothing was sent. */
    readonly status?: number
    /** The header `x-request-id`, for the provider's support. */
    readonly requestId?: string
  }
}

/** An error that the input alone is to blame for: other inputs can still succeed. */
export type Refusal = InputError | ApiError

/**
 * Whether an error says that an input is refused. A rejected key, a spent quota or a broken service isn't that, nor is
 * a response that the service didn't write, but something on the way to it.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof InputError ||
  (error instanceof ApiError && (refused.includes(error.status) ? isOfService(error) : error instanceof NotFoundError))

const refused: readonly number[] = [400, 404, 422]

/** Whether the service itself says what is wrong: in JSON, with a reason. */
const isOfService = ({ body }: ApiError): boolean =>
  typeof body === 'object' && ['message', 'error', 'errors', 'details'].some((name) => fieldOf(body, name))

/** Writes the line of the issues file that says which input failed, and why. */
export function failedLine(
  operation: PagedOperation,
  [index, slice, page]: readonly [index: number, slice: number, page: number],
  given: unknown,
  error: Refusal,
): string {
  const { code, hints } = error
  const [message = ''] = error.message.split('\n')
  const { status, requestId } = error instanceof ApiError ? error : {}
  const at = `{"_input":${index},"_slice":${slice},"_page":${page}`
  const why = toJson({ code, message, hints, status, requestId })
  return `${safeJson(`${at},"code":"${failedCode}","input":${inputText(operation, given, error)},"error":${why}}`)}\n`
}

const failedCode = 'failed_input'

/** Writes an input as JSON, even one that JSON can't represent, without the values of secrets. */
export function inputText({ secrets = [] }: PagedOperation, given: unknown, error: unknown): string {
  const redact = Object.assign(inputRedactor(error), { names: new Set(secrets) })
  try {
    return toJson(redactJson(given, redact))
  } catch {
    return JSON.stringify(redact(plainText(given))) // a circle, for example, which is why the input failed
  }
}

/** Finds the inputs that failed in a file of issues, each once, in their order. A file that is gone has none. */
export async function failedInputsIn(path: string): Promise<readonly FailedInput[]> {
  const found = new Map<number, FailedInput>()
  try {
    for await (const { text } of linesOf(createReadStream(path))) {
      if (!text.includes(failedCode)) continue // rows in the file can be long
      const { _input: index, code, input, error } = JSON.parse(text)
      if (code === failedCode && !found.has(index)) found.set(index, { index, input, error })
    }
  } catch (error) {
    if (memberOfThrown(error, 'code') !== 'ENOENT') throw error
  }
  return [...found.values()]
}
