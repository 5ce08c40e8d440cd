import { createEvmStream, emptyEvmDelivery } from './evmBodies.js'
import { poisonedEvm } from './poison.js'
import { copiesOf, type Scenarios, type Step } from './scenario.js'

/** How many positions further back a transaction's logs are in the block that wins a reorg. */
const shift = 4

/** Scenarios of an EVM chain, whose blocks are delivered twice: unconfirmed and confirmed. */
export const evmScenarios: Scenarios = {
  'unconfirmed-then-confirmed'(random, transfers) {
    const stream = createEvmStream(random, transfers)
    const block = stream.block(0)
    return [
      [stream.delivery(block, false), 'the block was just mined: its transfers may still vanish'],
      [stream.delivery(block, true), 'the same block confirmed: credit now, and once'],
    ]
  },
  'confirmed-first'(random, transfers) {
    const stream = createEvmStream(random, transfers)
    const block = stream.block(0)
    return [
      [stream.delivery(block, true), 'confirmed, before the unconfirmed delivery has arrived: credit now'],
      [stream.delivery(block, false), 'the unconfirmed delivery, late: it must not undo anything'],
    ]
  },
  duplicates(random, transfers) {
    const stream = createEvmStream(random, transfers)
    return copiesOf(stream.delivery(stream.block(0), true), 'confirmed: credit now')
  },
  'out-of-order'(random, transfers) {
    const stream = createEvmStream(random, transfers)
    const steps = [0, 1, 2].flatMap((height): Step[] => {
      const block = stream.block(height)
      return [
        [stream.delivery(block, false), `block ${block.number}, unconfirmed`],
        [stream.delivery(block, true), `block ${block.number}, confirmed: credit now`],
      ]
    })
    return random.shuffled(steps)
  },
  reorg(random, transfers) {
    const stream = createEvmStream(random, transfers)
    const lost = stream.block(0)
    const kept = { ...stream.block(0), timestamp: lost.timestamp }
    return [
      [stream.delivery(lost, false), 'unconfirmed; this block will vanish and never be confirmed: do not credit it'],
      [stream.delivery(kept, false, shift), 'unconfirmed; another block with the same number has taken its place'],
      [stream.delivery(kept, true, shift), 'confirmed: credit the transfers of this block only'],
    ]
  },
  moved(random, transfers) {
    const stream = createEvmStream(random, transfers)
    const lost = stream.block(0)
    const kept = stream.block(1)
    return [
      [stream.delivery(lost, false), 'unconfirmed; this block will vanish: do not credit it'],
      [
        stream.moved(lost, kept, false, shift),
        'unconfirmed; the same transactions are in another block now, after other logs: undo those of the first block',
      ],
      [stream.moved(lost, kept, true, shift), 'confirmed: credit the transfers of this block, and once'],
    ]
  },
  test: () => [[emptyEvmDelivery, 'the test delivery: answer 200 and do nothing']],
  poison(random, transfers) {
    const stream = createEvmStream(random, transfers)
    const delivery = stream.delivery(stream.block(0), true)
    const sent = transfers?.length ?? 2
    const decoded = sent === 1 ? '1 log decodes' : `${sent} logs decode`
    const note = `${sent + 2} transfers can be read and 3 are issues; ${decoded} and 3 do not`
    return [[poisonedEvm(delivery, random.hex(20)), note]]
  },
}
