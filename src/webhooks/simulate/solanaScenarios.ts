import { poisonedSolana } from './poison.js'
import { copiesOf, type Scenarios, type Step } from './scenario.js'
import { createSolanaStream, emptySolanaDelivery } from './solanaBodies.js'

/** Scenarios of Solana, whose slots are delivered twice: as they are produced, and confirmed. */
export const solanaScenarios: Scenarios = {
  'unconfirmed-then-confirmed'(random) {
    const stream = createSolanaStream(random)
    const slot = stream.slot(0)
    return [
      [stream.delivery(slot, false), 'the slot was just produced: its transfers may still vanish'],
      [stream.delivery(slot, true), 'the same slot confirmed: credit now, and once, what has not failed'],
    ]
  },
  'confirmed-first'(random) {
    const stream = createSolanaStream(random)
    const slot = stream.slot(0)
    return [
      [stream.delivery(slot, true), 'confirmed, before the unconfirmed delivery has arrived: credit now'],
      [stream.delivery(slot, false), 'the unconfirmed delivery, late: it must not undo anything'],
    ]
  },
  duplicates(random) {
    const stream = createSolanaStream(random)
    return copiesOf(stream.delivery(stream.slot(0), true), 'confirmed: credit now')
  },
  'out-of-order'(random) {
    const stream = createSolanaStream(random)
    const steps = [0, 1, 2].flatMap((height): Step[] => {
      const slot = stream.slot(height)
      return [
        [stream.delivery(slot, false), `slot ${slot.slot}, unconfirmed`],
        [stream.delivery(slot, true), `slot ${slot.slot}, confirmed: credit now`],
      ]
    })
    return random.shuffled(steps)
  },
  reorg(random) {
    const stream = createSolanaStream(random)
    const lost = stream.slot(0)
    const kept = stream.slot(1, 1)
    return [
      [stream.delivery(lost, false), 'unconfirmed; this slot will be dropped and never confirmed: do not credit it'],
      [stream.delivery(kept, false), 'unconfirmed; the next slot, which follows the one before the dropped slot'],
      [stream.delivery(kept, true), 'confirmed: credit the transfers of this slot only'],
    ]
  },
  moved(random) {
    const stream = createSolanaStream(random)
    const lost = stream.slot(0)
    const kept = stream.slot(1, 1)
    return [
      [stream.delivery(lost, false), 'unconfirmed; this slot will be dropped: do not credit it'],
      [
        stream.moved(lost, kept, false),
        'unconfirmed; the same signatures are in another slot now: undo those of the first slot',
      ],
      [stream.moved(lost, kept, true), 'confirmed: credit the transfers of this slot, and once'],
    ]
  },
  test: () => [[emptySolanaDelivery, 'the test delivery: answer 200 and do nothing']],
  poison(random) {
    const stream = createSolanaStream(random)
    const delivery = stream.delivery(stream.slot(0), true)
    return [
      [poisonedSolana(delivery), '5 transactions can be read and 4 rows are issues; 7 changes of tokens are known'],
    ]
  },
}
