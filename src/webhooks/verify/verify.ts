import { paramsOf } from '../../arguments/params.js'
import { anything, type Rule } from '../../arguments/rules.js'
import { WebhookError } from '../../errors/webhook.js'
import { loadKeccak } from './loadKeccak.js'
import { assertNetwork, type StreamNetwork } from './network.js'
import { bodyBytes, type RawBody } from './rawBody.js'
import { type Secret, secretBytes } from './secrets.js'

/** What `verifySignature` compares. */
export interface SignedRequest {
  /** The body as it was received, before anything has parsed it. */
  readonly body: RawBody
  /** The header `x-signature`: `0x` and 64 hex digits. Missing is as invalid as wrong. */
  readonly signature: string | null | undefined
  /** The secret of your streams, or several while you replace it: any of them may have signed. */
  readonly secret: Secret
  /** Family of chains of the stream; all sign alike. */
  readonly network?: StreamNetwork | undefined
}

/**
 * Verifies that a delivery was signed with your secret.
 *
 * The signature is keccak-256 over the raw body followed by the secret. It is compared in constant time. A body may
 * have any length; 50 MB take about 0.1 s with WebAssembly, 2 s without.
 *
 * @returns `true`; it never resolves to `false`.
 * @throws {WebhookError} INVALID_SIGNATURE `Signature is not valid` when the header is missing or malformed, or was
 * made from other bytes or another secret.
 * @throws {InputError} when the body was already parsed, for a member that does not exist, or `Param secret is
 * required`. What else `parseWebhook` takes may be in it.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
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
 * Makes sure that a signature could be one, for which the body is not needed.
 *
 * @throws {WebhookError} INVALID_SIGNATURE when the header is missing or malformed.
 */
export function assertSignature(signature: unknown): asserts signature is string {
  if (typeof signature === 'string' && /^0x[\da-f]{64}$/i.test(signature)) return
  throw invalid(`The header x-signature is ${signature ? 'not 0x and 64 hex digits' : 'missing'}`)
}

/** Those of `parseWebhook` too: one object may go to both. */
const requestRules: Readonly<Record<keyof SignedRequest | 'decode' | 'abi' | 'onUnknownFields', Rule>> = {
  body: anything,
  signature: anything,
  secret: anything,
  network: anything,
  decode: anything,
  abi: anything,
  onUnknownFields: anything,
}

/** 1 for the same text, 0 for another of the same length, in a time that does not tell where they differ. */
function isSame(a: string, b: string): number {
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0 ? 1 : 0
}

function invalid(why: string): WebhookError {
  return new WebhookError('Signature is not valid', { hints: [why] })
}
