import { decodeLogs } from '../../webhooks/abi/logs.js'
import type { AbiSource, EvmDelivery } from '../../webhooks/delivery/delivery.js'
import { type KindRule, type Kinds, type RowData, type RowOf, value } from './kindRule.js'

type AnyEvmDelivery = EvmDelivery<AbiSource>

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

// Hashes and bytes come as they were sent, in upper or lower case.
const lower = (hex: string | null | undefined): string | undefined => hex?.toLowerCase()
const evmHash = (row: { readonly transactionHash: string }): string => row.transactionHash.toLowerCase()
const logIndex = (row: { readonly logIndex: number }): number => row.logIndex

/** The records of an EVM delivery. */
export const evmKinds: EvmRules & Kinds<AnyEvmDelivery> = {
  nativeTransfer: {
    lists: ['/txs'],
    rowsOf: ({ txs }) => txs,
    hashOf: ({ hash }) => hash.toLowerCase(),
    contentOf: (row) => [row.fromAddress, row.toAddress, row.value],
    isOnce: () => true,
    amountOf: value,
  },
  internalTransaction: {
    lists: ['/txsInternal'],
    rowsOf: ({ txsInternal }) => txsInternal,
    hashOf: evmHash,
    contentOf: (row) => [row.from, row.to, row.value],
    amountOf: value,
  },
  log: {
    lists: ['/logs'],
    rowsOf: ({ logs }) => logs,
    hashOf: evmHash,
    contentOf: (row) => [row.address, ...[row.topic0, row.topic1, row.topic2, row.topic3, row.data].map(lower)],
    indexOf: logIndex,
    dataOf: decodedLogs,
  },
  erc20Transfer: {
    lists: ['/erc20Transfers'],
    rowsOf: ({ erc20Transfers }) => erc20Transfers,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.from, row.to, row.value],
    indexOf: logIndex,
    amountOf: value,
  },
  erc20Approval: {
    lists: ['/erc20Approvals'],
    rowsOf: ({ erc20Approvals }) => erc20Approvals,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.owner, row.spender, row.value],
    indexOf: logIndex,
    amountOf: value,
  },
  nftTransfer: {
    lists: ['/nftTransfers'],
    rowsOf: ({ nftTransfers }) => nftTransfers,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.from, row.to, row.tokenId, row.amount],
    indexOf: logIndex,
    isBatched: true,
    isOnce: isOnceOfNft,
    amountOf: ({ amount }) => amount,
  },
  nftTokenApproval: {
    lists: ['/nftTokenApprovals'],
    rowsOf: ({ nftTokenApprovals }) => nftTokenApprovals,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.account, row.operator, row.approvedAll, row.tokenId],
    indexOf: logIndex,
  },
  erc721Approval: {
    lists: ['/nftApprovals/ERC721'],
    rowsOf: ({ nftApprovals }) => nftApprovals.ERC721,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.owner, row.approved, row.tokenId],
    indexOf: logIndex,
  },
  erc1155Approval: {
    lists: ['/nftApprovals/ERC1155'],
    rowsOf: ({ nftApprovals }) => nftApprovals.ERC1155,
    hashOf: evmHash,
    contentOf: (row) => [row.contract, row.account, row.operator, row.approved],
    indexOf: logIndex,
  },
}

/** Whether one log can't have two equal transfers: an ERC-1155 batch can. The type is blank while metadata are missing. */
function isOnceOfNft({ tokenContractType }: RowOf<EvmDelivery['nftTransfers']>): boolean | undefined {
  if (/^erc-?1155$/i.test(tokenContractType)) return false
  return /^erc-?721$/i.test(tokenContractType) || undefined
}

/** Decodes the logs that fit the ABI, and leaves the others as they are. */
function decodedLogs(delivery: AnyEvmDelivery): RowData<EvmDelivery['logs'][number]> {
  const decoded = new Map(decodeLogs(delivery).events.map((event) => [event.log, event]))
  return { of: (log) => decoded.get(log) ?? { log } }
}
