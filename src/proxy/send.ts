import { secretsOfBase } from '../client/baseSecrets.js'
import { type EncodedRequest, encodedRequest } from '../client/encodedRequest.js'
import { headersWithin } from '../client/headers.js'
import { endWith, observedCall } from '../client/observedCall.js'
import type { Settings } from '../client/settings.js'
import { ApiError } from '../errors/api.js'
import { BudgetError } from '../errors/budget.js'
import { ConfigurationError } from '../errors/configuration.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { costOf } from '../operation/cost.js'
import { inputsOf } from '../operation/encode/inputs.js'
import { isolated } from '../operation/isolated.js'
import { isIdempotent, type Operation } from '../operation/operation.js'
import type { Limiter } from '../transport/limiter.js'
import { createTransport } from '../transport/transport.js'
import { allOf } from './allOf.js'
import { type ProxyAnswer, Refused } from './answer.js'
import type { Given } from './inputs.js'
import { withoutKey } from './withoutKey.js'

/** A request to the service. */
export interface ServiceCall {
  readonly operation: Operation
  readonly request: EncodedRequest
  readonly cost: number
}

/** Sends requests to the service. */
export interface Service {
  /**
   * Makes the request of a call, from its inputs alone.
   *
   * @throws {InputError} for inputs that are missing or invalid.
   */
  prepare(operation: Operation, given: Given): ServiceCall
  /**
   * Sends the request of a call.
   *
   * @param turns - the caller's turns: each attempt waits for one, and ends it
   * @throws {Refused} 502 if the service refuses the key, or its response is a redirect, HTML, too long, of an invalid
   * status or hides the key; 504 if it doesn't respond; 429 if the proxy's budget is spent; 503 if the store of its
   * limiter fails.
   */
  send(call: ServiceCall, turns: Limiter | undefined, signal?: AbortSignal): Promise<ProxyAnswer>
}

/** Creates a `Service`. */
export function createService(settings: Settings): Service {
  return {
    prepare(operation, given) {
      const request = encodedRequest(settings, operation, inputsOf(operation, given))
      return { operation, request, cost: costOf(operation, request.values) }
    },
    async send({ operation, request: { method, base, path, body, values }, cost }, turns, signal) {
      const { id, api, page } = operation
      const url = base + path
      const hidden = secretsOfBase(base)
      const { timeout } = settings
      const plain = isolated(operation, { secrets: [] }) // other secrets in the response are meant for the caller
      const call = observedCall(settings.hooks, api)
      const limiters = [turns, settings.limiter].filter((limiter) => limiter !== undefined)
      let unasked: unknown // the error if a limiter kept an attempt from being sent
      const limiter = allOf(limiters, (error) => {
        unasked = error
      })
      const transport = createTransport({ ...settings, limiter })
      let refused: Pick<ProxyAnswer, 'status' | 'text'> | undefined
      try {
        const sent = { url, headers: undefined, body, hidden }
        const { headers, redact } = await headersWithin({ signal, timeout }, settings, plain, sent)
        call.begin(id, values)
        const isResult = (status: number, text: string): boolean => {
          refused = { status, text }
          return false
        }
        const idempotent = isIdempotent(operation)
        const hints = undefined // if it were absent, `Object.prototype` could supply it
        const wire = {
          operation: id,
          method,
          url,
          body,
          headers,
          redact,
          cost,
          call,
          isResult,
          idempotent,
          hints,
          isFree: false,
        }
        const secrets = [headers['x-api-key'] ?? '', ...hidden]
        const { ofRequest = redact } = redact
        const { text, response } = await endWith(
          call,
          transport.send(wire, { signal, timeout, retries: undefined }),
        ).catch((error: unknown) => {
          if (!(error instanceof ApiError) || !refused || !Object.is(refused.status, error.status)) throw error
          const { requestId, retryAfterMs, units } = error
          const told = new Headers(requestId === undefined ? {} : { 'x-request-id': requestId })
          if (retryAfterMs !== undefined) told.set('retry-after', String(Math.ceil(retryAfterMs / 1000)))
          if (units !== undefined) told.set('x-request-weight', String(units))
          return { text: refused.text, response: { status: refused.status, headers: told } }
        })
        const known = ['retry-after', 'x-request-id', 'x-request-weight', page?.cursor, page?.newest]
        const names = known.flatMap((name) => name ?? [])
        return checked({
          status: response.status,
          text: withoutKey(text, ofRequest, secrets),
          headers: named(response.headers, names, (value) => withoutKey(value, ofRequest, secrets)),
        })
      } catch (error) {
        throw error === unasked ? unaskedBy(error) : refusedBy(error)
      }
    },
  }
}

/** Refuses responses that must not reach a page: they concern the proxy, or could pass for a page of your site. */
function checked(answer: ProxyAnswer): ProxyAnswer {
  const { status, text } = answer
  if (status === 401 && text.includes('Validation service blocked'))
    throw new Refused(502, "The quota of the proxy's plan is used up")
  if (status === 401 || status === 403) throw new Refused(502, `The service refused the key of the proxy (${status})`)
  if (!status || (status >= 300 && status < 400))
    throw new Refused(502, `The service answered with a redirect (${status})`)
  if (!(status >= 200 && status < 600))
    throw new Refused(502, `The service answered with an invalid status (${status})`)
  if (/^\s*</.test(text)) throw new Refused(502, `The service answered with a page of HTML (${status})`)
  return answer
}

/** Returns those of the named headers that the response has, without the key. */
function named(
  headers: Headers,
  names: readonly string[],
  clean: (value: string) => string,
): Readonly<Record<string, string>> {
  const found = names.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(found.flatMap(([name, value]) => (value === null ? [] : [[name, clean(value)]])))
}

/** Turns a failure into a response for the caller, which reveals nothing about the service. */
function refusedBy(error: unknown): unknown {
  if (error instanceof TimeoutError) return new Refused(504, 'The service did not answer in time')
  if (error instanceof ConnectionError) return new Refused(504, 'The service did not answer')
  if (error instanceof ApiError) return new Refused(502, 'The response of the service is too long')
  if (error instanceof ConfigurationError) {
    const message = error.code === 'API_KEY_NOT_SET' ? 'The proxy has no key' : 'The proxy cannot send this'
    const told = error.message.replaceAll(/\n +→/g, ':')
    return new Refused(500, message, undefined, { reason: 'setup', message: told })
  }
  return error
}

/** Turns the error of a limiter, which kept the call from being sent, into a response for the caller. */
function unaskedBy(error: unknown): unknown {
  if (error instanceof BudgetError) return new Refused(429, 'The budget of the proxy is spent', error.retryAfterMs)
  if (error instanceof ConnectionError) return new Refused(503, 'The rate limit store does not respond')
  return error
}
