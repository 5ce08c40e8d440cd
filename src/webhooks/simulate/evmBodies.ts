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

/** A transfer of a token that a simulation sends. */
export interface TransferToSend {
  readonly token: string
  readonly from: string
  readonly to: string
  /** In base units. */
  readonly value: bigint
}

/** A stream of one EVM chain. All its deliveries have the same stream id. */
export interface EvmStreamSource {
  /** Creates a block, `height` blocks above the first one of the simulation. */
  block(height: number): WireBlock
  /**
   * Returns the delivery of a block with the transfers of the stream, by default two of a token. The same block gives
   * the same delivery, except for `confirmed`.
   *
   * @param logsBefore - how many logs of other transactions come first in the block
   */
  delivery(block: WireBlock, confirmed: boolean, logsBefore?: number): Readonly<Record<string, unknown>>
  /** Returns the delivery of the same transactions in another block, after `logsBefore` logs. */
  moved(block: WireBlock, to: WireBlock, confirmed: boolean, logsBefore: number): Readonly<Record<string, unknown>>
}

/** Creates a stream, along with the transfers of its blocks. */
export function createEvmStream(random: Random, transfers?: readonly TransferToSend[]): EvmStreamSource {
  const streamId = random.uuid()
  const token = random.hex(20)
  const start = 18_000_000 + random.below(1_000_000)
  const sentIn = new Map<string, readonly Transfer[]>() // by block hash
  const transfersOf = ({ hash }: WireBlock): readonly Transfer[] => {
    const known = sentIn.get(hash)
    if (known) return known
    const made = transfers?.map((one) => ({ ...one, transactionHash: random.hex(32) })) ?? [
      createTransfer(random, token),
      createTransfer(random, token),
    ]
    sentIn.set(hash, made)
    return made
  }
  const written = (block: WireBlock, confirmed: boolean, sent: readonly Transfer[], logsBefore: number) => {
    const logIndex = (position: number): string => String(logsBefore + 3 + 5 * position)
    return {
      ...emptyEvmDelivery,
      confirmed,
      chainId: '0x1',
      abi: [transferEvent],
      streamId,
      tag: 'simulated',
      block,
      logs: sent.map((transfer, position) => wireLog(transfer, logIndex(position))),
      erc20Transfers: sent.map((transfer, position) => wireTransfer(transfer, logIndex(position))),
    }
  }
  return {
    block: (height) => ({
      number: String(start + height),
      hash: random.hex(32),
      timestamp: String(1_700_000_000 + 12 * (start + height - 18_000_000)),
    }),
    delivery: (block, confirmed, logsBefore = 0) => written(block, confirmed, transfersOf(block), logsBefore),
    moved: (block, to, confirmed, logsBefore) => written(to, confirmed, transfersOf(block), logsBefore),
  }
}

/** The test delivery: every group of records is there and empty. */
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

/** A transfer in its transaction. */
interface Transfer extends TransferToSend {
  readonly transactionHash: string
}

function createTransfer(random: Random, token: string): Transfer {
  const value = BigInt(1 + random.below(1_000_000_000))
  return { transactionHash: random.hex(32), token, from: random.hex(20), to: random.hex(20), value }
}

function wireTransfer({ transactionHash, token, from, to, value }: Transfer, logIndex: string): object {
  return {
    transactionHash,
    logIndex,
    from,
    to,
    contract: token,
    value: String(value),
    tokenName: 'Café Dollar',
    tokenSymbol: 'CAFE',
    tokenDecimals: '6',
    valueWithDecimals: formatUnits(value, 6),
    possibleSpam: false,
    logo: 'https://example.com/cafe.png',
    thumbnail: 'https://example.com/cafe_small.png',
    verifiedCollection: true,
    triggered_by: [to],
  }
}

function wireLog({ transactionHash, token, from, to, value }: Transfer, logIndex: string): object {
  return {
    logIndex,
    transactionHash,
    address: token,
    data: `0x${value.toString(16).padStart(64, '0')}`,
    topic0: transferTopic,
    topic1: `0x${from.slice(2).padStart(64, '0')}`,
    topic2: `0x${to.slice(2).padStart(64, '0')}`,
    topic3: null,
    triggered_by: [to],
  }
}
