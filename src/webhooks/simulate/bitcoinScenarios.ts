import { createBitcoinStream, emptyBitcoinDelivery } from './bitcoinBodies.js'
import { poisonedBitcoin } from './poison.js'
import { copiesOf, type Play, type Scenarios, type Step } from './scenario.js'

/** Scenarios of Bitcoin, whose transactions are delivered from the mempool, as they are mined, and confirmed. */
export const bitcoinScenarios: Scenarios & { readonly replaced: Play } = {
  'unconfirmed-then-confirmed'(random) {
    const stream = createBitcoinStream(random)
    const block = stream.block(0)
    const payments = stream.payments()
    return [
      [stream.mempool(payments), 'in the mempool: the payments may be replaced or never be mined'],
      [stream.delivery(block, payments, false), 'the block was just mined: it may still vanish'],
      [stream.delivery(block, payments, true), 'the same block confirmed: credit now, and once'],
    ]
  },
  'confirmed-first'(random) {
    const stream = createBitcoinStream(random)
    const block = stream.block(0)
    const payments = stream.payments()
    return [
      [stream.delivery(block, payments, true), 'confirmed, before the other deliveries have arrived: credit now'],
      [stream.delivery(block, payments, false), 'the mined block, late: it must not undo anything'],
      [stream.mempool(payments), 'the mempool, later still: it must not undo anything either'],
    ]
  },
  duplicates(random) {
    const stream = createBitcoinStream(random)
    return copiesOf(stream.delivery(stream.block(0), stream.payments(), true), 'confirmed: credit now')
  },
  'out-of-order'(random) {
    const stream = createBitcoinStream(random)
    const steps = [0, 1, 2].flatMap((height): Step[] => {
      const block = stream.block(height)
      const payments = stream.payments()
      return [
        [stream.mempool(payments), `payments of block ${block.height}, in the mempool`],
        [stream.delivery(block, payments, false), `block ${block.height}, mined`],
        [stream.delivery(block, payments, true), `block ${block.height}, confirmed: credit now`],
      ]
    })
    return random.shuffled(steps)
  },
  reorg(random) {
    const stream = createBitcoinStream(random)
    const lost = stream.block(0)
    const kept = { ...stream.block(0), previousblockhash: lost.previousblockhash }
    const payments = stream.payments()
    return [
      [
        stream.delivery(lost, stream.payments(), false),
        'mined; this block will vanish and never be confirmed: do not credit it',
      ],
      [stream.delivery(kept, payments, false), 'mined; another block of the same height has taken its place'],
      [stream.delivery(kept, payments, true), 'confirmed: credit the payments of this block only'],
    ]
  },
  moved(random) {
    const stream = createBitcoinStream(random)
    const lost = stream.block(0)
    const kept = stream.block(1)
    const payments = stream.payments()
    return [
      [stream.delivery(lost, payments, false), 'mined; this block will vanish: do not credit it'],
      [
        stream.delivery(kept, payments, false),
        'mined; the same payments are in another block now: undo those of the first block',
      ],
      [stream.delivery(kept, payments, true), 'confirmed: credit the payments of this block, and once'],
    ]
  },
  replaced(random) {
    const stream = createBitcoinStream(random)
    const block = stream.block(0)
    const [payment, other] = stream.payments()
    if (!payment || !other) return []
    const mined = [stream.replacement(payment)]
    return [
      [stream.mempool([payment]), 'in the mempool; this payment will be replaced: do not credit it'],
      [
        stream.delivery(block, mined, false),
        'mined; a payment that spends the same output, so the one in the mempool will never be mined',
      ],
      [stream.delivery(block, mined, true), 'confirmed: credit this payment only'],
    ]
  },
  test: () => [[emptyBitcoinDelivery, 'the test delivery: answer 200 and do nothing']],
  poison(random) {
    const stream = createBitcoinStream(random)
    const delivery = stream.delivery(stream.block(0), stream.payments(), true)
    return [[poisonedBitcoin(delivery), '4 payments can be read and 5 values are issues']]
  },
}
