import { paramsOf } from '../../arguments/params.js'
import { anything, type Rule } from '../../arguments/rules.js'
import { WebhookError } from '../../errors/webhook.js'
import { loadKeccak } from './loadKeccak.js'
import { assertNetwork, type StreamNetwork } from './network.js'
import { bodyBytes, type RawBody } from './rawBody.js'
import { type Secret, secretBytes } from './secrets.js'

/** Input of `verifySignature`. */
export interface SignedRequest {
  /** The raw body, before anything has parsed it. */
  readonly body: RawBody
  /** The header `x-signature`: `0x` and 64 hex digits. A missing signature is invalid, like a wrong one. */
  readonly signature: string | null | undefined
  /** The secret of your streams, or a list while you replace it: the signature must match one of them. */
  readonly secret: Secret
  /** The stream's family of chains. It makes no difference to the signature. */
  readonly network?: StreamNetwork | undefined
}

/**
 * Verifies that a delivery was signed with your secret.
 *
 * The signature is keccak-256 over the raw body followed by the secret. It is compared in constant time. A body may
 * have any length; 50 MB take about 0.1 s with WebAssembly, 2 s without.
 *
 * @param request - may also have the other members that `parseWebhook` takes; they are ignored
 * @returns `true`. If the signature is wrong it rejects; it never resolves to `false`.
 * @throws {WebhookError} INVALID_SIGNATURE `Signature is not valid` if the header is missing or malformed, or was made
 * from other bytes or with another secret.
 * @throws {InputError} if the body was parsed already, for an unknown member, or `Param secret is required`.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm`, `solana`, `bitcoin` and
 * `aptos`.
 * @example
 * await verifySignature({ body: await request.arrayBuffer(), signature: request.headers.get('x-signature'), secret })
 */
export async function verifySignature(request: SignedRequest): Promise<true> {
  const { signature, network, ...signed } = paramsOf<SignedRequest, keyof SignedRequest>(
    request,
    'request',
    requestRules,
    '{ body, signature, secret }',
  )
  assertNetwork(network)
  const secrets = secretBytes(signed.secret)
  const body = bodyBytes(signed.body)
  assertSignature(signature)
  const keccak = await loadKeccak()
  const given = signature.toLowerCase()
  let matches = 0
  for (const secret of secrets) matches |= isSame(given, keccak(body, secret))
  if (matches === 0) throw invalid('Other bytes were signed, or another secret was used')
  return true
}

/**
 * Asserts that a signature is well-formed, which doesn't need the body.
 *
 * @throws {WebhookError} INVALID_SIGNATURE if the header is missing or malformed.
 */
export function assertSignature(signature: unknown): asserts signature is string {
  if (typeof signature === 'string' && /^0x[\da-f]{64}$/i.test(signature)) return
  throw invalid(`The header x-signature is ${signature ? 'not 0x and 64 hex digits' : 'missing'}`)
}

/** Includes the members of `parseWebhook`, so that you can pass one object to both. */
const requestRules: Readonly<Record<keyof SignedRequest | 'decode' | 'abi' | 'onUnknownFields', Rule>> = {
  body: anything,
  signature: anything,
  secret: anything,
  network: anything,
  decode: anything,
  abi: anything,
  onUnknownFields: anything,
}

/** Returns 1 for equal texts and 0 otherwise, in a time that doesn't reveal where they differ. */
function isSame(a: string, b: string): number {
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0 ? 1 : 0
}

function invalid(why: string): WebhookError {
  return new WebhookError('Signature is not valid', { hints: [why] })
}
