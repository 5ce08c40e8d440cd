import { WebhookError } from '../../errors/webhook.js'

/** Creates the error for a signed body that isn't a delivery, or not of the requested network. */
export function notDelivery(reason: string, options: { readonly cause?: unknown } = {}): WebhookError {
  return new WebhookError(`The body is not a delivery: ${reason}`, { ...options, code: 'INVALID_PAYLOAD' })
}
