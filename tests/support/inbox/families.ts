import { createRandom } from '../../../src/webhooks/simulate/random.js'
import type { Wire } from './stream.js'

/** A transaction of Bitcoin: the outputs that it spends, and its payments in BTC. */
export interface Payment {
  readonly txid: string
  readonly spends: readonly (readonly [txid: string, vout: number])[]
  readonly pays?: readonly (readonly [address: string, btc: number])[]
}

/** Creates a payment; the same number gives the same one, and `spends` may be that of another. */
export function paymentOf(number: number, { spends }: Partial<Pick<Payment, 'spends'>> = {}): Payment {
  const random = createRandom(number * 13 + 1)
  const digits = (): string => random.hex(32).slice(2)
  const [txid, funding] = [digits(), digits()]
  const pays: Payment['pays'] = [
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 0.1 + number],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 1e-8],
  ]
  return { txid, spends: spends ?? [[funding, 0]], pays }
}

/** What a delivery of Bitcoin says about its block. */
export interface BitcoinPlace {
  readonly phase: 'mempool' | 'mined' | 'confirmed'
  readonly height?: number
  /** Another block of the same height. */
  readonly fork?: number
  readonly streamId?: string
}

/** A delivery of Bitcoin, as the provider's document has it: values of inputs are known in the mempool only. */
export function bitcoinWire(
  { phase, height = 800_000, fork = 0, streamId = 'bitcoin' }: BitcoinPlace,
  payments: readonly Payment[],
): Wire {
  const isPlaced = phase !== 'mempool'
  const hash = createRandom(height * 31 + fork)
    .hex(32)
    .slice(2)
  const block = isPlaced
    ? { hash, height: String(height), timestamp: String(1_700_000_000 + 600 * (height - 800_000) + fork) }
    : { hash: 'mempool', height: '0' }
  const transactions = payments.map(({ txid, spends, pays = [] }) => ({
    txid,
    hash: txid,
    isCoinbase: false,
    vin: spends.map(([spent, vout]) => ({
      txid: spent,
      vout,
      coinbase: null,
      addresses: isPlaced ? null : ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
      value: isPlaced ? null : '3.13258866',
    })),
    vout: pays.map(([address, value], n) => ({ n, value, scriptPubKeyAddress: address, scriptPubKeyType: null })),
  }))
  return {
    chainId: 'btc-mainnet',
    streamId,
    tag: 'payments',
    confirmed: phase === 'confirmed',
    retries: 0,
    block,
    transactions,
  }
}

/** A transaction of Solana: who gets how much of a token, and whether it failed. */
export interface SolanaPayment {
  readonly signature: string
  readonly change?: number
  readonly err?: unknown
  /** Who owns the token account before and after it; `undefined` where the service doesn't say. */
  readonly owners?: readonly [before: string | undefined, after: string | undefined]
}

/** The owner of the token account that is paid. */
export const solanaOwner = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Creates a signature; the same number gives the same one. */
export function signatureOf(number: number): string {
  const random = createRandom(number * 17 + 3)
  return Array.from({ length: 87 }, () => base58[random.below(58)]).join('')
}

/** A delivery of Solana, as the provider's document has it. */
export function solanaWire(
  place: { readonly slot: number; readonly confirmed?: boolean; readonly fork?: number; readonly streamId?: string },
  payments: readonly SolanaPayment[],
): Wire {
  const { slot, confirmed = false, fork = 0, streamId = 'solana' } = place
  const row = (amount: number, owner: string | undefined) => ({
    accountIndex: 1,
    mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    owner,
    uiTokenAmount: { amount: String(amount), decimals: 6 },
  })
  return {
    chainId: 'solana_mainnet',
    network: 'mainnet',
    streamId,
    tag: 'tokens',
    confirmed,
    retries: 0,
    block: {
      slot: String(slot),
      parentSlot: String(slot - 1),
      blockHash: signatureOf(slot * 5 + fork).slice(0, 44),
      blockHeight: null,
      blockTime: 1_700_000_000 + slot,
      previousBlockHash: signatureOf(slot * 5 - 5).slice(0, 44),
    },
    transactions: payments.map(
      ({ signature, change = 5, err = null, owners: [before, after] = [solanaOwner, solanaOwner] }) => ({
        signature,
        slot: String(slot),
        blockTime: null,
        fee: '5000',
        err,
        accountKeys: ['A8GVZWGMxRAouFQymPoMKx527JhHKrBRuqFx7NET4j22', 'GoSBxCH19sMnZVEifsXeeMdEfkTv6Zh6MWvQFQF3e5m7'],
        instructions: [],
        innerInstructions: null,
        preTokenBalances: [row(100, before)],
        postTokenBalances: [row(100 + change, after)],
      }),
    ),
  }
}
