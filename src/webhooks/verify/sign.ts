import { paramsOf } from '../../arguments/params.js'
import { anything } from '../../arguments/rules.js'
import type { Hex } from '../../values/hex.js'
import { loadKeccak } from './loadKeccak.js'
import { bodyBytes, type RawBody } from './rawBody.js'
import { secretBytes } from './secrets.js'

/**
 * Signs a body the way the service signs deliveries, for tests.
 *
 * @returns the value of the header `x-signature`.
 * @throws {InputError} if the body is neither bytes nor text, for an unknown member, or `Param secret is required`.
 * @example
 * const body = JSON.stringify(delivery)
 * await fetch(url, { method: 'POST', body, headers: { 'x-signature': await signWebhook({ body, secret }) } })
 */
export async function signWebhook(input: { readonly body: RawBody; readonly secret: string }): Promise<Hex> {
  const given = paramsOf(input, 'input', { body: anything, secret: anything }, '{ body, secret }')
  const [secret] = secretBytes(given.secret)
  const body = bodyBytes(given.body)
  const keccak = await loadKeccak()
  return keccak(body, secret)
}
