import { formatUnits } from '../../values/units.js'
import type { Random } from './random.js'

/** A stream of Aptos mainnet. All its deliveries have the same stream id. */
export interface AptosStreamSource {
  /**
   * Returns the delivery of a block with one transfer of APT, `height` blocks above the first one of the simulation.
   */
  delivery(height: number): Readonly<Record<string, unknown>>
}

/** Creates a stream and the transfers of its blocks. */
export function createAptosStream(random: Random): AptosStreamSource {
  const streamId = random.uuid()
  const start = 27_000_000 + random.below(1_000_000)
  return {
    delivery(height) {
      const version = 75_000_000 + 3 * (start + height)
      const hash = random.hex(32)
      const from = random.hex(32)
      const to = random.hex(32)
      const value = BigInt(1 + random.below(1_000_000_000))
      const amount = { value: String(value), valueWithDecimals: formatUnits(value, 8), coin: aptosCoin }
      return {
        ...emptyAptosDelivery,
        network: 'mainnet',
        streamId,
        tag: 'simulated',
        block: {
          number: String(start + height),
          hash: random.hex(32),
          timestamp: String(1_674_000_000_000_000 + 250_000 * height),
          firstVersion: String(version),
          lastVersion: String(version + 2),
        },
        transactions: [{ hash, type: 'user_transaction', sender: from, success: true, gasUsed: '546' }],
        coinTransfers: [{ txHash: hash, from, to, ...amount }],
        coinDeposits: [{ txHash: hash, sequenceNumber: String(height), address: to, ...amount }],
        coinWithdrawals: [{ txHash: hash, sequenceNumber: String(height), address: from, ...amount }],
      }
    },
  }
}

const aptosCoin = { name: 'Café Coin', symbol: 'APT', decimals: 8 }

/** The test delivery: every group of records is there and empty. */
export const emptyAptosDelivery: Readonly<Record<string, unknown>> = {
  network: '',
  streamId: '',
  tag: '',
  retries: 0,
  block: { number: '', hash: '', timestamp: '', firstVersion: '', lastVersion: '' },
  transactions: [],
  coinTransfers: [],
  coinDeposits: [],
  coinWithdrawals: [],
  events: [],
  changes: [],
  payloads: [],
}
