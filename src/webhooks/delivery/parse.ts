import type { AbiItem } from '../../../generated/streams/types.gen.js'
import { paramsOf } from '../../arguments/params.js'
import { anything, type Check, method, type Rule } from '../../arguments/rules.js'
import { assertNetwork, type StreamNetwork } from '../verify/network.js'
import { bodyText } from '../verify/rawBody.js'
import { type SignedRequest, verifySignature } from '../verify/verify.js'
import { decodeDelivery } from './decodeDelivery.js'
import type { AbiSource, Deliveries, Delivery } from './delivery.js'
import { notDelivery } from './notDelivery.js'
import { assertAbi, decodeMode } from './readingOptions.js'
import { createFieldReport, type FieldReport, type OnUnknownFields } from './unknownDeliveryFields.js'

/** Input of `parseWebhook`. */
export interface WebhookInput<
  TAbi extends AbiSource = readonly AbiItem[],
  TFamily extends keyof Deliveries = keyof Deliveries,
> extends SignedRequest {
  /** Becomes the delivery's `abi`, replacing the one the stream was created with; `decodeLogs` is then typed by it. */
  readonly abi?: TAbi | undefined
  /**
   * Accepts only deliveries of this family of chains, and types the result accordingly. Default: all, also of families that no
   * type knows. Pass a literal: from a variable that may be `undefined`, the compiler infers the family alone.
   */
  readonly network?: (TFamily & StreamNetwork) | undefined
  /**
   * `'tolerant'` leaves out a field that breaks its contract and lists it in `issues`; `'strict'` throws. Default
   * `'tolerant'`.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
  /**
   * Called when the delivery has fields that no type here knows; they are in `raw` alone, and are no issues. To find them,
   * the delivery is decoded twice.
   */
  readonly onUnknownFields?: OnUnknownFields | undefined
}

/**
 * Verifies a delivery and decodes it: amounts are `bigint`, block times `Date`, addresses lower case, and groups of
 * records the stream does not ask for are empty lists. A blank `chainId` means Ethereum, `0x1`.
 *
 * @returns the delivery; its `kind` is `evm`, `aptos`, `test` for the one that only checks whether you answer, or `unknown` for
 * one of a family that no type knows, of which `raw` is all there is. Acknowledge that too: deliveries that fail end a stream.
 * @throws {WebhookError} INVALID_SIGNATURE before anything in the body is looked at; INVALID_PAYLOAD when the signed
 * body is not UTF-8, not a JSON object, a delivery that cannot be decoded or one of another `network`, or when it breaks its
 * contract in strict mode.
 * @throws {InputError} when the body was already parsed, when an option is invalid or does not exist, or `Param secret is
 * required`.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 * @example
 * const delivery = await parseWebhook({ body, signature: request.headers.get('x-signature'), secret })
 * // a block comes unconfirmed, then confirmed, and either may come again: `createWebhookHandler` drops copies
 * if (delivery.kind === 'evm' && delivery.confirmed)
 *   for (const { contract, to, value } of delivery.erc20Transfers) console.log(contract, to, value)
 */
export function parseWebhook<
  const TAbi extends AbiSource = readonly AbiItem[],
  TFamily extends keyof Deliveries = keyof Deliveries,
>(input: WebhookInput<TAbi, TFamily>): Promise<Deliveries<TAbi>[TFamily]>
export async function parseWebhook(input: WebhookInput<AbiSource>): Promise<Delivery<AbiSource>> {
  const given = paramsOf(input, 'input', inputRules, '{ body, signature, secret }')
  const { body, signature, secret, network, onUnknownFields } = given
  await verifySignature({ body, signature, secret, network })
  const delivery = readDelivery(bodyText(body), given, onUnknownFields && createFieldReport(onUnknownFields))
  if (network && delivery.kind === 'unknown') throw notDelivery(`no type knows its family, expected ${network}`)
  return delivery
}

const inputRules: Readonly<Record<keyof WebhookInput, Rule | Check>> = {
  body: anything,
  signature: anything,
  secret: anything,
  network: assertNetwork,
  decode: decodeMode,
  abi: assertAbi,
  onUnknownFields: method,
}

/** Decodes the text of a verified delivery, and reports the fields of it that no type here knows. */
export function readDelivery(
  text: string,
  { abi, network, decode }: Pick<WebhookInput<AbiSource>, 'abi' | 'network' | 'decode'>,
  reportFields?: FieldReport,
): Delivery<AbiSource> {
  const delivery = decodeDelivery(text, { network, strict: decode === 'strict' })
  reportFields?.(delivery)
  return abi !== undefined && 'abi' in delivery ? { ...delivery, abi } : delivery
}
