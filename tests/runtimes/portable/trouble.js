import * as ledgerline from 'ledgerline'
import { address, clientOf, ownScene } from './client.js'
import { holds, rejectionOf, same } from './expect.js'

/** Calls a scene; gives the error, and how long it took. */
async function failureOf(context, scene, options, given) {
  const start = Date.now()
  const error = await rejectionOf(clientOf(context, scene, options).evm.getNativeBalance({ address }, given))
  return { error, elapsed: Date.now() - start }
}

const classes = { ...ledgerline }

/** Fails unless an error is of a class, also for those who cannot see the class. */
function isOf(error, name, code) {
  holds(error instanceof classes[name], `not a ${name}: ${String(error?.stack ?? error)}`)
  same([error.name, error.code, ledgerline.isLedgerlineError(error)], [name, code, true])
}

const aborted = async (context, scene, wait) => {
  const controller = new AbortController()
  const reason = new Error('changed my mind')
  const call = clientOf(context, scene).evm.getNativeBalance({ address }, { signal: controller.signal })
  if (wait === undefined) controller.abort(reason)
  else setTimeout(() => controller.abort(reason), wait)
  const start = Date.now()
  const error = await rejectionOf(call)
  holds(error === reason, `not the reason itself: ${String(error)}`)
  holds(Date.now() - start < 2000, 'it took longer than two seconds')
}

export const trouble = {
  async 'a bad input is an InputError, and nothing is sent'(context) {
    const { error } = await failureOf({ url: context.refused }, 'plain', { defaultChain: 'no such chain' })
    isOf(error, 'InputError', 'INVALID_ARGUMENT')
  },

  async 'an error status has its class, its words and its request id'(context) {
    const { error } = await failureOf(context, 'unauthorized')
    isOf(error, 'AuthenticationError', 'UNAUTHENTICATED')
    same(error.message.split('\n')[0], 'Request failed, Unauthorized(401): Invalid key')
    same([error.status, error.requestId, error.operation], [401, 'request-1', 'getNativeBalance'])
    isOf((await failureOf(context, 'missing')).error, 'NotFoundError', 'NOT_FOUND')
    isOf((await failureOf(context, 'broken')).error, 'ServerError', 'SERVER_ERROR')
  },

  async 'a redirect is not followed'(context) {
    const { error } = await failureOf(context, 'redirect')
    isOf(error, 'ApiError', 'API_ERROR')
    holds(error.message.includes('a redirect was not followed'), error.message)
  },

  async 'a stalled body is a TimeoutError, in time'(context) {
    const { error, elapsed } = await failureOf(context, 'stalled-body', { timeout: 300 })
    isOf(error, 'TimeoutError', 'TIMEOUT')
    holds(elapsed >= 290 && elapsed < 2000, `after ${elapsed} ms`)
  },

  async 'stalled headers are a TimeoutError, in time'(context) {
    const { error, elapsed } = await failureOf(context, 'stalled-headers', {}, { timeout: 300 })
    isOf(error, 'TimeoutError', 'TIMEOUT')
    holds(elapsed >= 290 && elapsed < 2000, `after ${elapsed} ms`)
  },

  async 'a body that drips for ever is a TimeoutError'(context) {
    isOf((await failureOf(context, 'drip', { timeout: 300 })).error, 'TimeoutError', 'TIMEOUT')
  },

  'an abort before anything was sent gives its reason': (context) => aborted(context, 'stalled-headers'),
  'an abort amid the headers gives its reason': (context) => aborted(context, 'stalled-headers', 100),
  'an abort amid the body gives its reason': (context) => aborted(context, 'stalled-body', 100),

  async 'a signal of AbortSignal.timeout gives its reason'(context) {
    const { error } = await failureOf(context, 'stalled-body', {}, { signal: AbortSignal.timeout(100) })
    same([ledgerline.isLedgerlineError(error), error.name], [false, 'TimeoutError'])
  },

  async 'a 429 is asked again after its Retry-After'(context) {
    const client = clientOf(context, ownScene('limited'), { retries: 2 })
    const start = Date.now()
    const { data, response } = await client.evm.getNativeBalance({ address }).withResponse()
    const elapsed = Date.now() - start
    same([data.balance, response.attempts], [32072641059427543093n, 2])
    holds(elapsed >= 990 && elapsed < 5000, `after ${elapsed} ms`)
  },

  async 'a 429 that asks for an hour is a RateLimitError at once'(context) {
    const { error, elapsed } = await failureOf(context, 'banned', { retries: 2 })
    isOf(error, 'RateLimitError', 'RATE_LIMITED')
    same([error.retryAfterMs, error.attempts], [3_600_000, 1])
    holds(elapsed < 2000, `after ${elapsed} ms`)
  },

  async 'a refused connection is a ConnectionError, after every retry'({ refused }) {
    const { error } = await failureOf({ url: refused }, 'plain', { retries: { limit: 2, minDelay: 1, maxDelay: 2 } })
    isOf(error, 'ConnectionError', 'CONNECTION_FAILED')
    same(error.attempts, 3)
    holds(/^getNativeBalance got no complete answer: ./.test(error.message), error.message)
    holds(error.cause instanceof Error, 'it has no cause')
  },

  async 'an answer that breaks off is a ConnectionError, and overcome by a retry'(context) {
    for (const scene of ['reset', 'reset-body']) {
      isOf((await failureOf(context, scene)).error, 'ConnectionError', 'CONNECTION_FAILED')
    }
    const { error } = await failureOf(context, 'truncated')
    // WebKit says nothing of the bytes that are missing: what came is no JSON.
    if (context.endsEarly) isOf(error, 'DecodeError', 'INVALID_DATA')
    else isOf(error, 'ConnectionError', 'CONNECTION_FAILED')
    const client = clientOf(context, ownScene('flaky'), { retries: { limit: 1, minDelay: 1, maxDelay: 2 } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    same(response.attempts, 2)
  },

  async 'a body whose packing is damaged is an error of ours'(context) {
    const { error } = await failureOf(context, 'damaged')
    // Chromium takes damaged bytes for others, without a word: what comes out is no JSON.
    if (error.name === 'DecodeError') isOf(error, 'DecodeError', 'INVALID_DATA')
    else isOf(error, 'ConnectionError', 'CONNECTION_FAILED')
  },

  async 'a body beyond maxBody is an ApiError'(context) {
    const { error } = await failureOf(context, 'long', { maxBody: 1000 })
    isOf(error, 'ApiError', 'API_ERROR')
    holds(error.message.startsWith('The response is longer than 1000 bytes'), error.message)
  },
}
