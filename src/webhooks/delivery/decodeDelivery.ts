import { decodeAptosWebhook, decodeWebhook } from '../../../generated/streams/decoders.gen.js'
import { LedgerlineError } from '../../errors/base.js'
import { engineLimit } from '../../errors/engineLimit.js'
import { WebhookError } from '../../errors/webhook.js'
import { evmChain } from '../../operation/decode/chain.js'
import { createDecoding, type Decoding } from '../../operation/decode/decoding.js'
import { parseExactJson } from '../../operation/decode/exactJson.js'
import { isBlank, isObject } from '../../operation/decode/plain.js'
import type { StreamNetwork } from '../verify/network.js'
import type { AptosDelivery, EvmDelivery } from './delivery.js'
import { isTestDelivery } from './testDelivery.js'

type Wire = Readonly<Record<string, unknown>>

type Decoded<D extends EvmDelivery | AptosDelivery> = Omit<D, 'raw'>

/** How to read a delivery. */
export interface DeliveryReading {
  readonly network: StreamNetwork | undefined
  readonly strict: boolean
}

/**
 * Decodes the text of a delivery whose signature has been verified.
 *
 * @throws {WebhookError} INVALID_PAYLOAD when it is not JSON, not a delivery, or one of a network other than the
 * requested one; in strict mode also when a field breaks its contract.
 */
export function decodeDelivery(text: string, reading: DeliveryReading): EvmDelivery | AptosDelivery {
  if (text === '') throw notDelivery('it is empty')
  try {
    const raw: unknown = JSON.parse(text)
    const { delivery, inexact } = read(raw, reading)
    // `JSON.parse` rounded a number that matters: read the digits again from the text.
    return { ...(inexact ? read(parseExactJson(text), reading, inexact).delivery : delivery), raw }
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause
    throw notDelivery(reasonOf(cause), { cause })
  }
}

function read(wire: unknown, { network, strict }: DeliveryReading, inexact?: boolean) {
  if (!isObject(wire)) throw notDelivery('it is not an object')
  const isTest = isTestDelivery(wire)
  const family = familyOf(wire, isTest, network)
  // The service may send the test delivery of one family in the shape of the other.
  const whole = isTest ? { ...missingInTests[family], ...wire, block: blankBlock(wire.block) } : wire
  const from = family === 'evm' ? { chain: chainOf(whole.chainId) } : {}
  const decoding: Decoding = { ...createDecoding(whole, { strict, from }), ...(inexact && { inexact }) }
  const delivery = family === 'evm' ? evmDelivery(whole, decoding, isTest) : aptosDelivery(whole, decoding, isTest)
  if (delivery) return { delivery, inexact: decoding.inexact }
  const last = decoding.issues.at(-1)
  throw notDelivery(last ? `${last.path}: ${last.message}` : 'it has an unknown form')
}

function evmDelivery(wire: Wire, decoding: Decoding, isTest: boolean): Decoded<EvmDelivery> | undefined {
  const webhook = decodeWebhook(wire, decoding)
  return webhook && { kind: isTest ? 'test' : 'evm', ...webhook, issues: decoding.issues }
}

function aptosDelivery(wire: Wire, decoding: Decoding, isTest: boolean): Decoded<AptosDelivery> | undefined {
  const webhook = decodeAptosWebhook(wire, decoding)
  return webhook && { kind: isTest ? 'test' : 'aptos', ...webhook, issues: decoding.issues }
}

function familyOf(wire: Wire, isTest: boolean, asked: StreamNetwork | undefined): StreamNetwork {
  const family = Object.hasOwn(wire, 'chainId') ? 'evm' : Object.hasOwn(wire, 'network') ? 'aptos' : undefined
  if (isTest) return asked ?? family ?? 'evm'
  if (!family) throw notDelivery('it names neither chainId nor network')
  if (asked && asked !== family) throw notDelivery(`it is of network ${family}, expected ${asked}`)
  return family
}

const missingInTests: Readonly<Record<StreamNetwork, Wire>> = {
  evm: { confirmed: true, streamId: '', tag: '' },
  aptos: { network: '', streamId: '', tag: '' },
}

/** The block of a test delivery, with empty text for what is `null` or absent in it. */
function blankBlock(block: unknown): object {
  const given = Object.entries(Object(block)).filter(([, value]) => value !== null)
  return { hash: '', number: '', timestamp: '', ...Object.fromEntries(given) }
}

/** An unreadable chain invalidates the whole delivery in every mode: a guess would credit money on another chain. */
function chainOf(chainId: unknown): string {
  if (isBlank(chainId)) return '0x1'
  const chain = evmChain(chainId)
  if (chain) return chain
  throw notDelivery('its chainId is not a chain')
}

function notDelivery(reason: string, options: { readonly cause?: unknown } = {}): WebhookError {
  return new WebhookError(`The body is not a delivery: ${reason}`, { ...options, code: 'INVALID_PAYLOAD' })
}

/** Very deep nesting overflows the stack of the decoders, and the engine's lists and texts have an end too. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON'
  if (error instanceof LedgerlineError) return error.message.split('\n', 1)[0] ?? ''
  return `it ${engineLimit(error) === undefined ? 'cannot be read' : `is ${engineLimit(error)}`}`
}
