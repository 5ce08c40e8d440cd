import { formatUnits } from '../../values/units.js'
import type { Random } from './random.js'

/** The block of a delivery on the wire. */
export interface WireBlock {
  readonly number: string
  readonly hash: string
  readonly timestamp: string
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const transferEvent = {
  type: 'event',
  anonymous: false,
  name: 'Transfer',
  inputs: [
    { name: 'from', type: 'address', indexed: true },
    { name: 'to', type: 'address', indexed: true },
    { name: 'value', type: 'uint256', indexed: false },
  ],
}

/** A stream of one EVM chain: all its deliveries carry the same id. */
export interface EvmStreamSource {
  /** A block, `height` above the first one of the simulation. */
  block(height: number): WireBlock
  /**
   * The delivery of a block with two transfers of a token. The same block gives the same delivery, except for
   * `confirmed`.
   */
  delivery(block: WireBlock, confirmed: boolean): Readonly<Record<string, unknown>>
}

/** Creates a stream and the transfers of its blocks. */
export function createEvmStream(random: Random): EvmStreamSource {
  const streamId = random.uuid()
  const contract = random.hex(20)
  const start = 18_000_000 + random.below(1_000_000)
  const transfersOf = new Map<string, readonly Transfer[]>() // by block hash
  return {
    block: (height) => ({
      number: String(start + height),
      hash: random.hex(32),
      timestamp: String(1_700_000_000 + 12 * (start + height - 18_000_000)),
    }),
    delivery(block, confirmed) {
      const transfers = transfersOf.get(block.hash) ?? [createTransfer(random, 3), createTransfer(random, 8)]
      transfersOf.set(block.hash, transfers)
      return {
        ...emptyEvmDelivery,
        confirmed,
        chainId: '0x1',
        abi: [transferEvent],
        streamId,
        tag: 'simulated',
        block,
        logs: transfers.map((transfer) => wireLog(transfer, contract)),
        erc20Transfers: transfers.map((transfer) => wireTransfer(transfer, contract)),
      }
    },
  }
}

/** The test delivery, which has every group of records, all empty. */
export const emptyEvmDelivery: Readonly<Record<string, unknown>> = {
  confirmed: true,
  chainId: '',
  abi: [],
  streamId: '',
  tag: '',
  retries: 0,
  block: { number: '', hash: '', timestamp: '' },
  logs: [],
  txs: [],
  txsInternal: [],
  erc20Transfers: [],
  erc20Approvals: [],
  nftTokenApprovals: [],
  nftApprovals: { ERC721: [], ERC1155: [] },
  nftTransfers: [],
  nativeBalances: [],
}

interface Transfer {
  readonly transactionHash: string
  readonly logIndex: string
  readonly from: string
  readonly to: string
  /** Base units of a token with 6 decimals. */
  readonly value: bigint
}

function createTransfer(random: Random, logIndex: number): Transfer {
  const value = BigInt(1 + random.below(1_000_000_000))
  const transactionHash = random.hex(32)
  return { transactionHash, logIndex: String(logIndex), from: random.hex(20), to: random.hex(20), value }
}

function wireTransfer({ value, ...transfer }: Transfer, contract: string): object {
  return {
    ...transfer,
    contract,
    value: String(value),
    tokenName: 'Café Dollar',
    tokenSymbol: 'CAFE',
    tokenDecimals: '6',
    valueWithDecimals: formatUnits(value, 6),
    possibleSpam: false,
    logo: 'https://example.com/cafe.png',
    thumbnail: 'https://example.com/cafe_small.png',
    verifiedCollection: true,
    triggered_by: [transfer.to],
  }
}

function wireLog({ transactionHash, logIndex, from, to, value }: Transfer, address: string): object {
  return {
    logIndex,
    transactionHash,
    address,
    data: `0x${value.toString(16).padStart(64, '0')}`,
    topic0: transferTopic,
    topic1: `0x${from.slice(2).padStart(64, '0')}`,
    topic2: `0x${to.slice(2).padStart(64, '0')}`,
    topic3: null,
    triggered_by: [to],
  }
}
