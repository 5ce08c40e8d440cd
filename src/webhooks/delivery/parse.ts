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
  /** Becomes the delivery's `abi`, in place of the one that the stream was created with. It also types `decodeLogs`. */
  readonly abi?: TAbi | undefined
  /**
   * Accepts only deliveries of this family of chains, and types the result accordingly. Default: all, including unknown
   * families. Pass a literal: if the value may be `undefined`, TypeScript infers only the family.
   */
  readonly network?: (TFamily & StreamNetwork) | undefined
  /**
   * What happens to a field that can't be read as documented. `'tolerant'` leaves it out and lists it in `issues`;
   * `'strict'` throws. Default `'tolerant'`.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
  /**
   * Called if the delivery has fields that the types don't have. They are only in `raw`, and aren't issues. If you pass
   * it, the delivery is decoded twice.
   */
  readonly onUnknownFields?: OnUnknownFields | undefined
}

/**
 * Verifies and decodes a delivery. Amounts are `bigint`, block times are `Date`, addresses are lower case, and groups
 * of records that are absent are empty lists. On EVM chains, a blank `chainId` means Ethereum, `0x1`.
 *
 * Tell deliveries apart with a `switch` that has a `default`, as below: a delivery that isn't of EVM may be of any other
 * family, so an `else` must not mean Aptos.
 *
 * @returns the delivery. Its `kind` is `evm`, `solana`, `bitcoin` or `aptos`; `test` for the test delivery, which only
 * checks that your webhook responds; or `unknown` for a family of chains without types, of which you only get `raw`.
 * Acknowledge those too: the service stops a stream if too many of its deliveries fail.
 * @throws {WebhookError} INVALID_SIGNATURE, before the body is parsed. INVALID_PAYLOAD if the signed body isn't UTF-8,
 * isn't a JSON object, can't be decoded or is of another `network`; in strict mode also if a field can't be read as
 * documented.
 * @throws {InputError} if the body was parsed already, an option is unknown or invalid, or `Param secret is required`.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm`, `solana`, `bitcoin` and
 * `aptos`.
 * @example
 * const delivery = await parseWebhook({ body, signature: request.headers.get('x-signature'), secret })
 * switch (delivery.kind) { // blocks come unconfirmed and confirmed, and may come again: `createWebhookHandler` drops copies
 *   case 'evm':
 *     if (delivery.confirmed) for (const { contract, to, value } of delivery.erc20Transfers) console.log(contract, to, value)
 *     break
 *   case 'solana':
 *     if (delivery.confirmed) for (const { err, tokenChanges } of delivery.transactions) console.log(err, tokenChanges)
 *     break
 *   case 'bitcoin':
 *     if (delivery.phase === 'confirmed') for (const { outputs } of delivery.transactions) console.log(outputs)
 *     break
 *   default: // a test, or a family that you don't read: do nothing
 * }
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
  if (network && delivery.kind === 'unknown') throw notDelivery(`its family of chains is unknown, expected ${network}`)
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

/** Decodes the text of a verified delivery, and reports its unknown fields. */
export function readDelivery(
  text: string,
  { abi, network, decode }: Pick<WebhookInput<AbiSource>, 'abi' | 'network' | 'decode'>,
  reportFields?: FieldReport,
): Delivery<AbiSource> {
  const delivery = decodeDelivery(text, { network, strict: decode === 'strict' })
  reportFields?.(delivery)
  return abi !== undefined && 'abi' in delivery ? { ...delivery, abi } : delivery
}
