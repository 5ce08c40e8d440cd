import type { InputError } from '../../errors/input.js'
import { notify } from '../../runtime/notify.js'
import { isNodeResponse, writeAnswer } from '../node/nodeResponse.js'

/**
 * Rejects a call of a handler with something other than a `Request`. If Node's response was passed too, it writes the
 * answer to that: Express waits for it, and a rejected promise would end a process of Express 4.
 *
 * @param platform - the second argument of the call
 * @returns the response that was written
 * @throws {InputError} the reason, if there is no Node response to write to
 */
export type RefuseMisuse = (error: InputError, request: Request, platform: unknown) => Response

/** Creates a `RefuseMisuse` for one handler. It logs to the console once, because anyone can repeat the request. */
export function createMisuse(onError: ((error: unknown, request: Request) => unknown) | undefined): RefuseMisuse {
  let isLogged = false
  return (error, request, platform) => {
    notify(() => onError?.(error, request))
    if (!isNodeResponse(platform)) throw error
    if (!isLogged) console.error(error)
    isLogged = true
    const answer = new Response(error.message, { status: 500 })
    notify(() => writeAnswer(platform, answer, error.message))
    return answer
  }
}
