import { createAptosStream, emptyAptosDelivery } from './aptosBodies.js'
import { poisonedAptos } from './poison.js'
import type { Random } from './random.js'
import { copiesOf, type Scenarios, type Step } from './scenario.js'

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
