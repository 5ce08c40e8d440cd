import { decodeAptosWebhook, decodeWebhook } from '../../../generated/streams/decoders.gen.js'
import { LedgerlineError } from '../../errors/base.js'
import { engineLimit } from '../../errors/engineLimit.js'
import { WebhookError } from '../../errors/webhook.js'
import { evmChain } from '../../operation/decode/chain.js'
import { createDecoding, type Decoding } from '../../operation/decode/decoding.js'
import { parseExactJson } from '../../operation/decode/exactJson.js'
import { text as asText, isBlank, isObject, type Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import type { StreamNetwork } from '../verify/network.js'
import type { AptosDelivery, Delivery, EvmDelivery, UnknownDelivery } from './delivery.js'
import { familyOf } from './family.js'
import { notDelivery } from './notDelivery.js'
import { isTestDelivery } from './testDelivery.js'

/** How to read a delivery. */
export interface DeliveryReading {
  readonly network: StreamNetwork | undefined
  readonly strict: boolean
}

/**
 * Decodes the text of a delivery whose signature has been verified.
 *
 * @returns the delivery; one of an unknown family has `kind: 'unknown'`, even if a network was requested
 * @throws {WebhookError} INVALID_PAYLOAD if the text isn't JSON or isn't an object, or the delivery can't be decoded or
 * is of the other network than the requested one; in strict mode also if a field can't be read as documented.
 */
export function decodeDelivery(text: string, reading: DeliveryReading): Delivery {
  if (text.trim() === '') return { ...readTest({}, reading), raw: undefined }
  try {
    const raw: unknown = JSON.parse(text)
    if (!isObject(raw)) throw notDelivery('it is not an object')
    if (isTestDelivery(raw)) return { ...readTest(raw, reading), raw }
    const family = familyOf(raw)
    if (!family) return unknownDelivery(raw)
    const { network } = reading
    if (network && network !== family) throw notDelivery(`it is of network ${family}, expected ${network}`)
    const { delivery, inexact } = read(raw, family, reading)
    // `JSON.parse` rounded a number that matters: read the digits again from the text.
    return { ...(inexact ? read(parseExactJson(text), family, reading, inexact).delivery : delivery), raw }
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause
    throw notDelivery(reasonOf(cause), { cause })
  }
}

function read(wire: unknown, family: StreamNetwork, { strict }: DeliveryReading, inexact?: boolean) {
  if (!isObject(wire)) throw notDelivery('it is not an object')
  const from = family === 'evm' ? { chain: chainOf(memberOf(wire, 'chainId')) } : {}
  const decoding: Decoding = { ...createDecoding(wire, { strict, from }), ...(inexact && { inexact }) }
  const delivery = family === 'evm' ? evmDelivery(wire, decoding) : aptosDelivery(wire, decoding)
  if (delivery) return { delivery, inexact: decoding.inexact }
  const last = decoding.issues.at(-1)
  throw notDelivery(last ? `${last.path}: ${last.message}` : 'it has an unknown form')
}

function evmDelivery(wire: Json, decoding: Decoding): Omit<EvmDelivery, 'raw'> | undefined {
  const webhook = decodeWebhook(wire, decoding)
  return webhook && { kind: 'evm', ...webhook, issues: decoding.issues }
}

function aptosDelivery(wire: Json, decoding: Decoding): Omit<AptosDelivery, 'raw'> | undefined {
  const webhook = decodeAptosWebhook(wire, decoding)
  return webhook && { kind: 'aptos', ...webhook, issues: decoding.issues }
}

/**
 * Reads a test delivery, but nothing in it besides the chain. Each family fills it in differently, the service may send
 * one family's form for another, and if the test fails, the stream isn't created.
 */
function readTest(wire: Json, reading: DeliveryReading): Omit<EvmDelivery, 'raw'> | Omit<AptosDelivery, 'raw'> {
  const family = reading.network ?? familyOf(wire) ?? 'evm'
  const chain =
    family === 'evm'
      ? { chainId: evmChain(memberOf(wire, 'chainId')) ?? '', confirmed: true }
      : { network: asText(memberOf(wire, 'network')) ?? '' }
  const blank = { ...chain, streamId: '', tag: '', block: { hash: '' } }
  return { ...read(blank, family, reading).delivery, kind: 'test' }
}

/** Reads the fields that have the same name in every family so far, if they have the expected type. */
function unknownDelivery(raw: Json): UnknownDelivery {
  const named = ['streamId', 'tag', 'chainId'].map((name) => [name, asText(memberOf(raw, name))])
  const confirmed = memberOf(raw, 'confirmed')
  return {
    kind: 'unknown',
    ...Object.fromEntries(named.filter(([, value]) => value !== undefined)),
    ...(typeof confirmed === 'boolean' && { confirmed }),
    raw,
  }
}

/**
 * A chain that can't be read makes the whole delivery invalid, in every mode: a guess could credit money on another
 * chain.
 */
function chainOf(chainId: unknown): string {
  if (chainId === undefined) throw notDelivery('it names neither chainId nor network')
  if (isBlank(chainId)) return '0x1'
  const chain = evmChain(chainId)
  if (chain) return chain
  throw notDelivery('its chainId is not a chain')
}

/**
 * Explains a failure. It may be the engine's: very deep nesting overflows the stack, and lists and strings have limits.
 */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON'
  if (error instanceof LedgerlineError) return error.message.split('\n', 1)[0] ?? ''
  return `it ${engineLimit(error) === undefined ? 'cannot be read' : `is ${engineLimit(error)}`}`
}
