import { WebhookError } from '../../errors/webhook.js'

/** The error of a signed body that is no delivery, or not one that was asked for. */
export function notDelivery(reason: string, options: { readonly cause?: unknown } = {}): WebhookError {
  return new WebhookError(`The body is not a delivery: ${reason}`, { ...options, code: 'INVALID_PAYLOAD' })
}
