import { createRandom } from '../../../src/webhooks/simulate/random.js'
import { bitcoinWire, type Payment, paymentOf, signatureOf, solanaWire } from './families.js'
import { createStream, type Wire } from './stream.js'

/** Bodies in the order in which they are sent: a fixed list, shuffled within reach, as a busy service would. */
export function stormDeliveries(count: number): readonly string[] {
  const stream = createStream(11)
  const random = createRandom(5)
  const bodies: string[] = []
  for (let height = 1; bodies.length < count; height++) {
    const transfers = 1 + random.below(3)
    const evm = (options: object): Wire => stream.delivery(height, { transfers, ...options })
    if (height % 50 === 0) bodies.push(JSON.stringify({ chainId: '0x1', poison: height }))
    for (const wire of [...lifeOf(height, evm), ...lifeOf(height, solanaAt(height)), ...bitcoinAt(height)])
      bodies.push(JSON.stringify(wire))
  }
  const window = 40
  const shuffled: string[] = []
  for (let from = 0; from < count; from += window)
    shuffled.push(...random.shuffled(bodies.slice(from, Math.min(count, from + window))))
  return shuffled
}

type Block = (options: { readonly confirmed?: boolean; readonly fork?: number }) => Wire

/** The deliveries of a block: some come twice, some are never mined or never confirmed, some were in a block that vanishes. */
function* lifeOf(height: number, block: Block): Generator<Wire> {
  const mined = block({ confirmed: false })
  const confirmed = block({ confirmed: true })
  if (height % 10 === 0) yield block({ confirmed: false, fork: 1 })
  if (height % 7 !== 0) yield mined
  if (height % 5 === 0) yield { ...mined, retries: 1 }
  if (height % 11 !== 0) yield confirmed
  if (height % 3 === 0 && height % 11 !== 0) yield confirmed
}

const solanaAt =
  (slot: number): Block =>
  (options) =>
    solanaWire({ slot, ...options }, [{ signature: signatureOf(2 * slot) }, { signature: signatureOf(2 * slot + 1) }])

/** A block of Bitcoin, with its transactions in the mempool before, some of which are replaced or stay there. */
function* bitcoinAt(height: number): Generator<Wire> {
  const payment = (number: number, options?: Partial<Payment>): Payment => {
    const { pays = [], ...rest } = paymentOf(4 * height + number, options)
    return { ...rest, pays: pays.slice(0, 1) }
  }
  const payments = [payment(0), payment(1)]
  const rival = payment(2, { spends: payment(0).spends })
  const dropped = payment(3)
  if (height % 4 !== 0) yield bitcoinWire({ phase: 'mempool' }, payments)
  if (height % 6 === 0) yield bitcoinWire({ phase: 'mempool' }, [rival])
  if (height % 9 === 0) yield bitcoinWire({ phase: 'mempool' }, [dropped])
  const block: Block = ({ confirmed = false, fork = 0 }) =>
    bitcoinWire({ phase: confirmed ? 'confirmed' : 'mined', height: 800_000 + height, fork }, payments)
  yield* lifeOf(height, block)
}
