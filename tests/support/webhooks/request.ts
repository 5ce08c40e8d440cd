import { signWebhook } from '../../../src/webhooks.js'
import { erc20Transfer, evmWire, secret } from './delivery.js'

/** A signed request, as the service sends it. */
export async function requestOf(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Request> {
  const signature = await signWebhook({ body, secret })
  return new Request('http://localhost/webhook', {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'content-type': 'application/json', 'x-signature': signature, ...headers },
  })
}

/** The text of a delivery with one transfer. */
export const delivery = (fields: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify(evmWire({ erc20Transfers: [erc20Transfer], ...fields }))
