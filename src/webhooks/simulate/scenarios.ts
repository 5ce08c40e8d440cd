import { createAptosStream, emptyAptosDelivery } from './aptosBodies.js'
import { createEvmStream, emptyEvmDelivery, type TransferToSend } from './evmBodies.js'
import { poisonedAptos, poisonedEvm } from './poison.js'
import type { Random } from './random.js'

/** A sequence of deliveries that the service may send to your webhook. */
export type Scenario =
  | 'unconfirmed-then-confirmed'
  | 'confirmed-first'
  | 'duplicates'
  | 'out-of-order'
  | 'reorg'
  | 'moved'
  | 'test'
  | 'poison'

/** A delivery before it is signed: its wire JSON and its note. */
export type Step = readonly [wire: Readonly<Record<string, unknown>>, note: string]

type Scenarios = Readonly<Record<Scenario, (random: Random, transfers?: readonly TransferToSend[]) => readonly Step[]>>

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
    const note = '4 transfers can be read and 3 are issues; 2 logs decode and 3 do not'
    return [[poisonedEvm(delivery), note]]
  },
}

const finalBlock = (random: Random): readonly Step[] => [
  [createAptosStream(random).delivery(0), 'Aptos blocks are final and come once: credit now'],
]

/** Scenarios of Aptos, whose blocks are final and come once. */
export const aptosScenarios: Scenarios = {
  'unconfirmed-then-confirmed': finalBlock,
  'confirmed-first': finalBlock,
  duplicates: (random) => copiesOf(createAptosStream(random).delivery(0), 'credit now'),
  'out-of-order'(random) {
    const stream = createAptosStream(random)
    return random.shuffled([0, 1, 2].map((height) => [stream.delivery(height), `block ${height} of three: credit now`]))
  },
  reorg: finalBlock,
  moved: finalBlock,
  test: () => [[emptyAptosDelivery, 'the test delivery: answer 200 and do nothing']],
  poison(random) {
    const delivery = createAptosStream(random).delivery(0)
    return [[poisonedAptos(delivery), '2 transfers can be read and 2 are issues']]
  },
}

function copiesOf(delivery: Step[0], note: string): readonly Step[] {
  return [
    [delivery, note],
    [delivery, 'the same bytes again: do nothing'],
    [{ ...delivery, retries: 1 }, 'a retry, which differs only in its count of retries: do nothing'],
  ]
}
