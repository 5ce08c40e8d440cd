import { LedgerlineError } from '../../errors/base.js'
import { engineLimit } from '../../errors/engineLimit.js'
import { WebhookError } from '../../errors/webhook.js'
import { createDecoding, type Decoding } from '../../operation/decode/decoding.js'
import { parseExactJson } from '../../operation/decode/exactJson.js'
import { text as asText, isObject, type Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import type { StreamNetwork } from '../verify/network.js'
import type { Delivery, KnownDelivery, UnknownDelivery } from './delivery.js'
import { families, familyOf } from './families.js'
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
 * is of another network than the requested one; in strict mode also if a field can't be read as documented.
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

function read(wire: unknown, network: StreamNetwork, { strict }: DeliveryReading, inexact?: boolean) {
  if (!isObject(wire)) throw notDelivery('it is not an object')
  const family = families[network]
  const decoding: Decoding = {
    ...createDecoding(wire, { strict, from: family.repeated(wire) }),
    ...(inexact && { inexact }),
  }
  const body = family.read(wire, decoding)
  if (body) return { delivery: { ...body, issues: decoding.issues }, inexact: decoding.inexact }
  const last = decoding.issues.at(-1)
  throw notDelivery(last ? `${last.path}: ${last.message}` : 'it has an unknown form')
}

/**
 * Reads a test delivery, but nothing in it besides the chain. Each family fills it in differently, the service may send
 * one family's form for another, and if the test fails, the stream isn't created.
 */
function readTest(wire: Json, reading: DeliveryReading): Unraw<KnownDelivery> {
  const network = reading.network ?? familyOf(wire) ?? 'evm'
  const blank = { streamId: '', tag: '', ...families[network].blank(wire) }
  return { ...read(blank, network, reading).delivery, kind: 'test' }
}

/** Deliveries without their body. */
type Unraw<TDelivery> = TDelivery extends unknown ? Omit<TDelivery, 'raw'> : never

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
 * Explains a failure. It may be the engine's: very deep nesting overflows the stack, and lists and strings have limits.
 */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON'
  if (error instanceof LedgerlineError) return error.message.split('\n', 1)[0] ?? ''
  return `it ${engineLimit(error) === undefined ? 'cannot be read' : `is ${engineLimit(error)}`}`
}
