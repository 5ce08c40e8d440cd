import { formatBitcoin } from '../../values/bitcoinUnits.js'
import { segwitAddress } from '../../values/segwit.js'
import type { Random } from './random.js'

/** The block of a delivery on the wire. */
export interface WireBitcoinBlock {
  readonly hash: string
  readonly height: string
  readonly timestamp: string
  readonly [field: string]: unknown
}

/** A transaction that a simulation sends. */
export interface PaymentToSend {
  readonly txid: string
  readonly inputs: readonly { readonly txid: string; readonly vout: number; readonly address: string }[]
  readonly outputs: readonly { readonly satoshi: bigint; readonly address: string; readonly program: string }[]
}

/** A stream of Bitcoin mainnet. All its deliveries have the same stream id. */
export interface BitcoinStreamSource {
  /** Creates a block, `height` blocks above the first one of the simulation. */
  block(height: number): WireBitcoinBlock
  /** Creates two payments to addresses of the stream. */
  payments(): readonly PaymentToSend[]
  /** Creates a payment that spends what another one spends, to the same address, with a higher fee. */
  replacement(payment: PaymentToSend): PaymentToSend
  /** Returns the delivery of payments from the mempool. */
  mempool(payments: readonly PaymentToSend[]): Readonly<Record<string, unknown>>
  /** Returns the delivery of payments in a block. The same block gives the same delivery, except for `confirmed`. */
  delivery(
    block: WireBitcoinBlock,
    payments: readonly PaymentToSend[],
    confirmed: boolean,
  ): Readonly<Record<string, unknown>>
}

/** Creates a stream of payments. */
export function createBitcoinStream(random: Random): BitcoinStreamSource {
  const streamId = random.uuid()
  const start = 830_000 + random.below(10_000)
  const hash = (): string => random.hex(32).slice(2)
  const hashes = new Map<number, string>() // of blocks by height, for the one after
  const holder = (): { readonly address: string; readonly program: string } => {
    const program = random.hex(20).slice(2)
    return { address: segwitAddress(program), program }
  }
  const payment = (): PaymentToSend => ({
    txid: hash(),
    inputs: [{ txid: hash(), vout: random.below(4), address: holder().address }],
    outputs: [0, 1].map(() => ({ satoshi: BigInt(1 + random.below(500_000_000)), ...holder() })),
  })
  const named = { chainId: 'btc-mainnet', streamId, tag: 'caf\u00e9', retries: 0 }
  return {
    block(height) {
      const number = start + height
      const blockHash = `${'0'.repeat(19)}${hash().slice(19)}`
      const previousblockhash = hashes.get(number - 1) ?? `${'0'.repeat(19)}${hash().slice(19)}`
      hashes.set(number, blockHash)
      return {
        difficulty: '81725299822043.22',
        nTx: String(2000 + random.below(2000)),
        previousblockhash,
        merkleroot: hash(),
        weight: '3993281',
        size: '1612451',
        timestamp: String(1_708_000_000 + 600 * (number - 830_000)),
        hash: blockHash,
        height: String(number),
      }
    },
    payments: () => [payment(), payment()],
    replacement: ({ inputs, outputs }) => ({
      txid: hash(),
      inputs,
      outputs: outputs.map((output, n) => (n === 0 ? output : { ...output, satoshi: output.satoshi - 1n })),
    }),
    mempool: (payments) => ({
      ...named,
      confirmed: false,
      block: { height: '0', hash: 'mempool' },
      transactions: payments.map((each) => wireTransaction(each)),
    }),
    delivery: (block, payments, confirmed) => ({
      ...named,
      network: 'mainnet',
      confirmed,
      block,
      transactions: payments.map((each) => wireTransaction(each, block)),
    }),
  }
}

/** The test delivery, as the provider prints it. */
export const emptyBitcoinDelivery: Readonly<Record<string, unknown>> = {
  confirmed: true,
  chainId: 'btc-mainnet',
  streamId: '',
  tag: '',
  retries: 0,
  block: { hash: '', height: 0, timestamp: 0 },
  txs: [],
}

/** Writes a payment: amounts as BTC, and what inputs spend only in the mempool, as the service does. */
function wireTransaction({ txid, inputs, outputs }: PaymentToSend, block?: WireBitcoinBlock): object {
  const spent = formatBitcoin(outputs.reduce((sum, { satoshi }) => sum + satoshi, 1000n))
  return {
    ...(block && {
      timestamp: Number(block.timestamp),
      blockTimestamp: block.timestamp,
      blockNumber: Number(block.height),
      blockHash: block.hash,
    }),
    vout: outputs.map(({ satoshi, address, program }, n) => ({
      scriptPubKeyAddresses: [address],
      scriptPubKeyAddress: address,
      scriptPubKeyType: 'witness_v0_keyhash',
      scriptPubKeyHex: `0014${program}`,
      n,
      value: Number(formatBitcoin(satoshi)), // a double holds every amount of eight decimals that can exist
    })),
    vin: inputs.map(({ address, txid: from, vout }) => ({
      value: block ? null : spent,
      addresses: block ? null : [address],
      txinwitness: null,
      coinbase: null,
      sequence: 4294967293,
      scriptSigHex: null,
      vout,
      txid: from,
    })),
    outputCount: outputs.length,
    inputCount: inputs.length,
    isCoinbase: false,
    locktime: 0,
    weight: 561,
    vsize: 141,
    size: 222,
    version: 2,
    hash: txid,
    txid,
  }
}
