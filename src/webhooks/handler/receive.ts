import { TimeoutError } from '../../errors/connection.js'
import { InputError } from '../../errors/input.js'
import { WebhookError, type WebhookErrorOptions } from '../../errors/webhook.js'
import { loadKeccak } from '../verify/loadKeccak.js'
import type { Secret } from '../verify/secrets.js'
import { assertSignature, verifySignature } from '../verify/verify.js'
import { createMisuse } from './handlerMisuse.js'
import { createReport, type Refusal } from './handlerReport.js'
import { type BodyRefusal, readBody, refuseBody } from './readBody.js'
import { assertUnread, notRequest } from './requestCheck.js'
import { boundUnverified } from './unverified.js'

/** What bounds the bodies of a handler, and who learns of what was refused. */
export interface ReceiverOptions {
  readonly secret: Secret
  readonly maxBody: number
  readonly maxUnverified: number
  /** Milliseconds that a body may take to arrive. */
  readonly timeout: number
  readonly onError: ((error: unknown, request: Request) => unknown) | undefined
  /** Status of what throws while a signed body is processed. */
  readonly statusOf: (error: unknown) => number
}

/** The answers that a signed body may get. */
export interface Answers {
  /** Reports an error, and answers with its status; the text says no more than an unauthenticated client may know. */
  refuse(status: number, error: unknown, text?: string): Response
  /** Reports an error that came too late for the answer. */
  failed(error: unknown): void
}

/** Receives a request, and hands its body on when the signature is right. */
export type Receiver = (
  request: Request,
  platform: unknown,
  process: (body: Uint8Array, answers: Answers) => Promise<Response>,
) => Promise<Response>

/**
 * Creates what stands before every webhook: bounds on what nobody has signed yet, the signature, and the answers to all
 * that is refused.
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
      assertSignature(signature)
      assertUnread(request)
      await loadKeccak() // now, so that a body that has arrived is verified at once
      const reading = await readBody(request, bounds)
      if (reading.refusal) {
        const { status, error } = bodyRefusals[reading.refusal](bounds, reading.cause)
        return refuse(status, error, firstLine(error))
      }
      const { body } = reading
      await verifySignature({ secret, body, signature })
      cause = 'service'
      return await process(body, { refuse, failed })
    } catch (error) {
      if (cause === 'service') return refuse(statusOf(error), error)
      refuseBody(request, timeout).catch(() => undefined)
      return refuse(error instanceof WebhookError ? 401 : 500, error)
    }
  }
}

/** The answers to bodies that are not taken. */
const bodyRefusals: Readonly<Record<BodyRefusal, (bounds: BodyBounds, cause: unknown) => UnreadBody>> = {
  tooLong: ({ maxBody }) => ({ status: 413, error: invalidBody(`The body is longer than ${maxBody} bytes`) }),
  late: ({ timeout }) => ({
    status: 408,
    error: new TimeoutError(`The body did not arrive within ${timeout} ms`, { timeout }),
  }),
  gaveWay: () => ({
    status: 408,
    error: invalidBody('The body was the oldest of those on their way, and gave way to newer ones', {
      hints: ['Raise maxUnverified if deliveries meet this'],
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

const invalidBody = (message: string, options?: WebhookErrorOptions): WebhookError =>
  new WebhookError(message, { code: 'INVALID_PAYLOAD', ...options })

/** What the answer says where processing failed: it reveals nothing about your code. */
export const notProcessed = 'The delivery was not processed'

/**
 * An `InputError`, such as for a body that was already read, is a mistake in the set-up, and whoever tries it sees the
 * answer first.
 */
function explain(error: unknown): string {
  if (error instanceof InputError) return error.message
  return error instanceof WebhookError ? firstLine(error) : notProcessed
}

const firstLine = ({ message }: Error): string => message.split('\n', 1)[0] ?? ''
