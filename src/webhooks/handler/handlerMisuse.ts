import type { InputError } from '../../errors/input.js'
import { notify } from '../../runtime/notify.js'
import { isNodeResponse, writeAnswer } from '../node/nodeResponse.js'

/**
 * Refuses a call of a handler with something that is no `Request`. When Node's response comes with it, the call is answered
 * here, since nobody else would: Express waits for the response, and a rejection ends a process of Express 4.
 *
 * @param platform - the second argument of the call
 * @returns the answer that was written
 * @throws {InputError} the reason, when there is no response to write to
 */
export type RefuseMisuse = (error: InputError, request: Request, platform: unknown) => Response

/** Creates what refuses misuse of one handler. The console shows it once, because anybody may repeat the request. */
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
