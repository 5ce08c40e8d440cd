import { TimeoutError } from '../../errors/connection.js'
import { InputError } from '../../errors/input.js'
import { WebhookError, type WebhookErrorOptions } from '../../errors/webhook.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import { loadKeccak } from '../verify/loadKeccak.js'
import { assertSecret, readSecret, type SecretSource } from '../verify/secrets.js'
import { assertSignature, verifySignature } from '../verify/verify.js'
import { createMisuse } from './handlerMisuse.js'
import { createReport, type Refusal } from './handlerReport.js'
import { type BodyRefusal, readBody, refuseBody } from './readBody.js'
import { assertUnread, notRequest } from './requestCheck.js'
import { boundUnverified } from './unverified.js'

/** Options of a receiver: the secret, the limits for bodies, and what is called about refused requests. */
export interface ReceiverOptions {
  readonly secret: SecretSource
  readonly maxBody: number
  readonly maxUnverified: number
  /** Milliseconds that a body may take to arrive. */
  readonly timeout: number
  readonly onError: ((error: unknown, request: Request) => unknown) | undefined
  /** Returns the status for an error that is thrown while a signed body is processed. */
  readonly statusOf: (error: unknown) => number
}

/** How to report and answer failures while a signed body is processed. */
export interface Answers {
  /**
   * Reports an error, and returns a response with the status. Its text reveals only what an unauthenticated client may
   * see.
   */
  refuse(status: number, error: unknown, text?: string): Response
  /** Reports an error that comes after the response. */
  failed(error: unknown): void
}

/** Receives a request, and passes its body on if the signature is right. */
export type Receiver = (
  request: Request,
  platform: unknown,
  process: (body: Uint8Array, answers: Answers) => Promise<Response>,
) => Promise<Response>

/**
 * Creates the receiver that every webhook handler uses: it limits unverified bodies, verifies the signature, and
 * answers refused requests.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { secret, timeout, onError, statusOf, maxUnverified } = options
  const report = createReport(onError)
  const refuseMisuse = createMisuse(onError)
  const maxBody = Math.min(options.maxBody, maxUnverified)
  const bounds = { maxBody, timeout, courtesy: 9 * maxBody, unverified: boundUnverified(maxUnverified) }

  return async (request, platform, process) => {
    const misuse = notRequest(request)
    if (misuse) return refuseMisuse(misuse, request, platform)
    let cause: Refusal['cause'] = 'anybody'
    const failed = (error: unknown): void => report.failed(error, request)
    const refuse = (status: number, error: unknown, text = explain(error)): Response => {
      report.refused({ status, error, request, cause })
      return new Response(text, { status })
    }
    try {
      const signature = request.headers.get('x-signature')
      if (signature !== null) cause = 'claimant'
      if (typeof secret !== 'function') assertSecret(secret) // one that isn't set fails the first request, signed or not
      assertSignature(signature)
      assertUnread(request)
      await loadKeccak() // before the body arrives, so that it can be verified at once
      const reading = await readBody(request, bounds)
      if (reading.refusal) {
        const { status, error } = bodyRefusals[reading.refusal](bounds, reading.cause)
        return refuse(status, error, firstLine(error))
      }
      const { body } = reading
      const known = await withTimeout({ timeout, expire: noSecretYet }, () => readSecret(secret))
      await verifySignature({ secret: known, body, signature }).catch((error: unknown) => {
        throw wasCut(request, body) ?? error
      })
      cause = 'service'
      return await process(body, { refuse, failed })
    } catch (error) {
      if (cause === 'service') return refuse(statusOf(error), error)
      refuseBody(request, timeout).catch(() => undefined)
      return refuse(error instanceof WebhookError ? 401 : 500, error)
    }
  }
}

/** Status and error for bodies that are refused. */
const bodyRefusals: Readonly<Record<BodyRefusal, (bounds: BodyBounds, cause: unknown) => UnreadBody>> = {
  tooLong: ({ maxBody }) => ({ status: 413, error: invalidBody(`The body is longer than ${maxBody} bytes`) }),
  late: ({ timeout }) => ({
    status: 408,
    error: new TimeoutError(`The body did not arrive within ${timeout} ms`, { timeout }),
  }),
  gaveWay: () => ({
    status: 408,
    error: invalidBody('The body was the oldest still arriving, and had to make room for newer ones', {
      hints: ['Raise maxUnverified if this happens to deliveries'],
    }),
  }),
  brokenOff: (_, cause) => ({ status: 400, error: invalidBody('The body of the request broke off', { cause }) }),
}

interface BodyBounds {
  readonly maxBody: number
  readonly timeout: number
}

interface UnreadBody {
  readonly status: number
  readonly error: Error
}

/**
 * Returns the error for a body with fewer bytes than its header says, which has no valid signature. Next.js cuts bodies
 * without a word, and the right secret would look wrong.
 */
function wasCut({ headers }: Request, { length }: Uint8Array): WebhookError | undefined {
  const promised = Number(headers.get('content-length'))
  if (!(length < promised)) return undefined
  return new WebhookError(`Signature is not valid: ${length} of ${promised} bytes arrived`, {
    hints: [
      'Something before the handler cut the body. Its header content-length says how long it was',
      'Next.js cuts bodies above 10 MB once the app has a proxy.ts: raise experimental.proxyClientMaxBodySize',
    ],
  })
}

const noSecretYet = (timeout: number): TimeoutError =>
  new TimeoutError(`The function secret gave no secret within ${timeout} ms`, { timeout })

const invalidBody = (message: string, options?: WebhookErrorOptions): WebhookError =>
  new WebhookError(message, { code: 'INVALID_PAYLOAD', ...options })

/** The text of the response if processing failed. It reveals nothing about your code. */
export const notProcessed = 'The delivery was not processed'

/**
 * Returns the text of the response. An `InputError`, such as for a body that was already read, is a mistake in your
 * setup, and the response is the first thing you see when you try it.
 */
function explain(error: unknown): string {
  if (error instanceof InputError) return error.message
  return error instanceof WebhookError ? firstLine(error) : notProcessed
}

const firstLine = ({ message }: Error): string => message.split('\n', 1)[0] ?? ''
