import { fieldOf } from '../../values/fieldOf.js'
import { decodeLogs } from '../../webhooks/abi/logs.js'
import type { AbiSource, AptosDelivery, EvmDelivery } from '../../webhooks/delivery/delivery.js'

type AnyEvmDelivery = EvmDelivery<AbiSource>

/** How the rows of a list become events of a kind. */
export interface KindRule<Delivery, Row extends object = object> {
  /** JSON pointer to the list on the wire. */
  readonly list: string
  rowsOf(delivery: Delivery): readonly Row[]
  /** Hash of the transaction; `undefined` if the service doesn't send it. */
  hashOf(row: Row): string | undefined
  /** The fields that the chain determines: no labels, no prices, no gas. */
  contentOf(row: Row): readonly unknown[]
  /** Position of its log in the block; absent if rows have no log. */
  indexOf?(row: Row): number
  /** Whether one log may have several rows. */
  readonly isBatched?: true
  /** Whether an equal row in the same place must be a copy, because the chain can't have two. Absent if it can. */
  isOnce?(row: Row): boolean
  /** The amount in base units. */
  amountOf?(row: Row): bigint | null | undefined
  /** The `data` of the events. Default: the row. */
  dataOf?(delivery: Delivery): RowData<Row>
}

/** Returns the `data` of the events of one delivery. */
interface RowData<Row> {
  of(row: Row): object
}

/** The rules of a family of chains, by kind. */
export type Kinds<Delivery> = Readonly<Record<string, KindRule<Delivery>>>

/** The type of a list's entries. */
type RowOf<List> = List extends readonly (infer Row extends object)[] ? Row : never

/** Rules with the row types of their lists. Because they have methods, they are also assignable to rules of any row. */
type EvmRules = {
  readonly nativeTransfer: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['txs']>>
  readonly internalTransaction: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['txsInternal']>>
  readonly log: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['logs']>>
  readonly erc20Transfer: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['erc20Transfers']>>
  readonly erc20Approval: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['erc20Approvals']>>
  readonly nftTransfer: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['nftTransfers']>>
  readonly nftTokenApproval: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['nftTokenApprovals']>>
  readonly erc721Approval: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['nftApprovals']['ERC721']>>
  readonly erc1155Approval: KindRule<AnyEvmDelivery, RowOf<EvmDelivery['nftApprovals']['ERC1155']>>
}

type AptosRules = {
  readonly coinTransfer: KindRule<AptosDelivery, RowOf<AptosDelivery['coinTransfers']>>
  readonly coinDeposit: KindRule<AptosDelivery, RowOf<AptosDelivery['coinDeposits']>>
  readonly coinWithdrawal: KindRule<AptosDelivery, RowOf<AptosDelivery['coinWithdrawals']>>
  readonly event: KindRule<AptosDelivery, RowOf<AptosDelivery['events']>>
}

const evmHash = (row: { readonly transactionHash: string }): string => row.transactionHash
const logIndex = (row: { readonly logIndex: number }): number => row.logIndex
const value = (row: { readonly value?: bigint | null }): bigint | null | undefined => row.value

/** Rows have hashes and bytes as they were sent, in upper or lower case. */
const lower = (hex: string | null | undefined): string | undefined => hex?.toLowerCase()

/** Older deliveries call it `transaction`. Events aren't decoded, so it may be anything. */
function aptosHash(row: { readonly txHash?: string }): string | undefined {
  const found = fieldOf(row, 'txHash') ?? fieldOf(row, 'transaction')
  return typeof found === 'string' ? found : undefined
}

/** The fields of an event that an Aptos node returns. The service may add others at any time. */
const aptosEventFields = ['type', 'guid', 'sequence_number', 'data'] as const

/** The records of an EVM delivery. */
export const evmKinds: EvmRules & Kinds<AnyEvmDelivery> = {
  nativeTransfer: {
    list: '/txs',
    rowsOf: ({ txs }) => txs,
    hashOf: ({ hash }) => hash,
    contentOf: (row) => [row.fromAddress, row.toAddress, row.value],
    isOnce: () => true,
    amountOf: value,
  },
  internalTransaction: {
    list: '/txsInternal',
    rowsOf: ({ txsInternal }) => txsInternal,
    hashOf: evmHash,
    contentOf: (row) => [row.from, row.to, row.value],
    amountOf: value,
  },
  log: {
    list: '/logs',
    rowsOf: ({ logs }) => logs,
    hashOf: evmHash,
    contentOf: (row) => [row.address, ...[row.topic0, row.topic1, row.topic2, row.topic3, row.data].map(lower)],
    indexOf: logIndex,
    dataOf: decodedLogs,
  },
  erc20Transfer: {
    list: '/erc20Transfers',
    rowsOf: ({ erc20Transfers }) => erc20Transfers,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.from, row.to, row.value],
    indexOf: logIndex,
    amountOf: value,
  },
  erc20Approval: {
    list: '/erc20Approvals',
    rowsOf: ({ erc20Approvals }) => erc20Approvals,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.owner, row.spender, row.value],
    indexOf: logIndex,
    amountOf: value,
  },
  nftTransfer: {
    list: '/nftTransfers',
    rowsOf: ({ nftTransfers }) => nftTransfers,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.from, row.to, row.tokenId, row.amount],
    indexOf: logIndex,
    isBatched: true,
    isOnce: ({ tokenContractType }) => tokenContractType === 'ERC721',
    amountOf: ({ amount }) => amount,
  },
  nftTokenApproval: {
    list: '/nftTokenApprovals',
    rowsOf: ({ nftTokenApprovals }) => nftTokenApprovals,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.account, row.operator, row.approvedAll, row.tokenId],
    indexOf: logIndex,
  },
  erc721Approval: {
    list: '/nftApprovals/ERC721',
    rowsOf: ({ nftApprovals }) => nftApprovals.ERC721,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.owner, row.approved, row.tokenId],
    indexOf: logIndex,
  },
  erc1155Approval: {
    list: '/nftApprovals/ERC1155',
    rowsOf: ({ nftApprovals }) => nftApprovals.ERC1155,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.account, row.operator, row.approved],
    indexOf: logIndex,
  },
}

/** The records of an Aptos delivery. */
export const aptosKinds: AptosRules & Kinds<AptosDelivery> = {
  coinTransfer: {
    list: '/coinTransfers',
    rowsOf: ({ coinTransfers }) => coinTransfers,
    hashOf: aptosHash,
    contentOf: (row) => [row.from, row.to, row.value],
    amountOf: value,
  },
  coinDeposit: {
    list: '/coinDeposits',
    rowsOf: ({ coinDeposits }) => coinDeposits,
    hashOf: aptosHash,
    contentOf: (row) => [row.address, row.sequenceNumber, row.value],
    amountOf: value,
  },
  coinWithdrawal: {
    list: '/coinWithdrawals',
    rowsOf: ({ coinWithdrawals }) => coinWithdrawals,
    hashOf: aptosHash,
    contentOf: (row) => [row.address, row.sequenceNumber, row.value],
    amountOf: value,
  },
  event: {
    list: '/events',
    rowsOf: ({ events }) => events,
    hashOf: aptosHash,
    contentOf: (row) => aptosEventFields.map((name) => fieldOf(row, name)),
  },
}

/** Decodes the logs that fit the ABI, and leaves the others as they are. */
function decodedLogs(delivery: AnyEvmDelivery): RowData<EvmDelivery['logs'][number]> {
  const decoded = new Map(decodeLogs(delivery).events.map((event) => [event.log, event]))
  return { of: (log) => decoded.get(log) ?? { log } }
}
