// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { abiValue } from '../../src/operation/decode/abiValue.js'
import { evmChain } from '../../src/operation/decode/chain.js'
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { anything, json, record } from '../../src/operation/decode/freeJson.js'
import { grouped, present } from '../../src/operation/decode/gather.js'
import { evmAddress, hash32, hex } from '../../src/operation/decode/hex.js'
import { list, listWithNulls, rows } from '../../src/operation/decode/lists.js'
import { count, decimal, decimals, float } from '../../src/operation/decode/numbers.js'
import { boolean, either, isBlank, isObject, mixed, text } from '../../src/operation/decode/plain.js'
import {
  booleanAsNumber,
  emptyAsObject,
  numberAsText,
  onlyOfList,
  singleAsList,
} from '../../src/operation/decode/reshape.js'
import { evmOrSolanaAddress, evmOrSolanaChain } from '../../src/operation/decode/solana.js'
import { date, seconds } from '../../src/operation/decode/times.js'
import { uint } from '../../src/operation/decode/uint.js'
import { acceptNull, invalidJson, required, violation } from '../../src/operation/decode/violations.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeBlock(value: unknown, decoding: Decoding): T.Block | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Block> = {
    chain: decoding.from.chain as EvmChainId,
    timestamp: date(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'date-time'),
    number: uint(value.number, decoding) ?? required(decoding, value, 'number', 'block-number'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    parentHash: hash32(value.parent_hash) ?? required(decoding, value, 'parent_hash', 'hash32'),
    miner: evmAddress(value.miner) ?? required(decoding, value, 'miner', 'evm-address'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint256'),
    transactions:
      rows(value.transactions, decoding, decodeBlockTransaction, 'object') ??
      required(decoding, value, 'transactions', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.nonce
  if (raw !== undefined && raw !== '') result.nonce = hex(raw) ?? acceptNull(raw, decoding, value, 'nonce', 'hex')
  raw = value.sha3_uncles
  if (raw !== undefined && raw !== '')
    result.sha3Uncles = hash32(raw) ?? acceptNull(raw, decoding, value, 'sha3_uncles', 'hash32')
  raw = value.logs_bloom
  if (raw !== undefined && raw !== '')
    result.logsBloom = hex(raw) ?? acceptNull(raw, decoding, value, 'logs_bloom', 'hex')
  raw = value.transactions_root
  if (raw !== undefined && raw !== '')
    result.transactionsRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'transactions_root', 'hash32')
  raw = value.state_root
  if (raw !== undefined && raw !== '')
    result.stateRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_root', 'hash32')
  raw = value.receipts_root
  if (raw !== undefined && raw !== '')
    result.receiptsRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'receipts_root', 'hash32')
  raw = value.difficulty
  if (raw !== undefined && raw !== '')
    result.difficulty = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'difficulty', 'uint256')
  raw = value.total_difficulty
  if (raw !== undefined && raw !== '')
    result.totalDifficulty = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'total_difficulty', 'uint256')
  raw = value.size
  if (raw !== undefined && raw !== '')
    result.size = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'size', 'uint256')
  raw = value.extra_data
  if (raw !== undefined && raw !== '')
    result.extraData = hex(raw) ?? acceptNull(raw, decoding, value, 'extra_data', 'hex')
  raw = value.gas_limit
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas_limit', 'uint256')
    if (read !== undefined) result.gasLimit = read
  }
  raw = value.base_fee_per_gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'base_fee_per_gas', 'wei')
    if (read !== undefined) result.baseFeePerGas = read
  }
  raw = value.transaction_count
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_count', 'count')
    if (read !== undefined) result.transactionCount = read
  }
  return result
}

export function decodeBlockDate(value: unknown, decoding: Decoding): T.BlockDate | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockDate> = {
    date: date(value.date, decoding) ?? required(decoding, value, 'date', 'date-time'),
    block: uint(value.block, decoding) ?? required(decoding, value, 'block', 'block-number'),
    timestamp: seconds(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'unix-seconds'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'hash', 'hash32')
    if (read !== undefined) result.hash = read
  }
  raw = value.parent_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'parent_hash', 'hash32')
    if (read !== undefined) result.parentHash = read
  }
  return result
}

export function decodeBlockTokenStat(value: unknown, decoding: Decoding): T.BlockTokenStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTokenStat> = {}
  let raw: unknown
  raw = value.transactions
  if (raw !== undefined && raw !== null) {
    const read = decodeBlockTokenStatTransactions(raw, decoding) ?? violation(decoding, value, 'transactions', 'object')
    if (read !== undefined) result.transactions = read
  }
  raw = value.nft_transfers
  if (raw !== undefined && raw !== null) {
    const read =
      decodeBlockTokenStatNftTransfers(raw, decoding) ?? violation(decoding, value, 'nft_transfers', 'object')
    if (read !== undefined) result.nftTransfers = read
  }
  raw = value.token_transfers
  if (raw !== undefined && raw !== null) {
    const read =
      decodeBlockTokenStatTokenTransfers(raw, decoding) ?? violation(decoding, value, 'token_transfers', 'object')
    if (read !== undefined) result.tokenTransfers = read
  }
  return result
}

export function decodeBlockTokenStatNftTransfers(
  value: unknown,
  decoding: Decoding,
): T.BlockTokenStatNftTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTokenStatNftTransfers> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeBlockTokenStatTokenTransfers(
  value: unknown,
  decoding: Decoding,
): T.BlockTokenStatTokenTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTokenStatTokenTransfers> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeBlockTokenStatTransactions(
  value: unknown,
  decoding: Decoding,
): T.BlockTokenStatTransactions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTokenStatTransactions> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeBlockTransaction(value: unknown, decoding: Decoding): T.BlockTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTransaction> = {
    chain: decoding.from.chain as EvmChainId,
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    nonce: count(value.nonce) ?? required(decoding, value, 'nonce', 'index'),
    index: count(value.transaction_index) ?? required(decoding, value, 'transaction_index', 'index'),
    from: evmAddress(value.from_address) ?? required(decoding, value, 'from_address', 'evm-address'),
    to:
      value.to_address === ''
        ? null
        : (evmAddress(value.to_address) ?? acceptNull(value.to_address, decoding, value, 'to_address', 'evm-address')),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'wei'),
    gasUsed:
      value.receipt_gas_used === ''
        ? null
        : (uint(value.receipt_gas_used, decoding) ??
          acceptNull(value.receipt_gas_used, decoding, value, 'receipt_gas_used', 'uint256')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.from_address_entity
  if (raw !== undefined)
    result.fromAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity', 'string')
  raw = value.from_address_entity_logo
  if (raw !== undefined)
    result.fromAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity_logo', 'string')
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.to_address_entity
  if (raw !== undefined)
    result.toAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity', 'string')
  raw = value.to_address_entity_logo
  if (raw !== undefined)
    result.toAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity_logo', 'string')
  raw = value.gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas', 'uint256')
    if (read !== undefined) result.gas = read
  }
  raw = value.gas_price
  if (raw !== undefined && raw !== '')
    result.gasPrice = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gas_price', 'wei')
  raw = value.input
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'input', 'hex')
    if (read !== undefined) result.data = read
  }
  raw = value.receipt_cumulative_gas_used
  if (raw !== undefined && raw !== '')
    result.cumulativeGasUsed =
      uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'receipt_cumulative_gas_used', 'uint256')
  raw = value.receipt_contract_address
  if (raw !== undefined && raw !== '')
    result.contractAddress =
      evmAddress(raw) ?? acceptNull(raw, decoding, value, 'receipt_contract_address', 'evm-address')
  raw = value.receipt_root
  if (raw !== undefined && raw !== '')
    result.receiptRoot = hex(raw) ?? acceptNull(raw, decoding, value, 'receipt_root', 'hex')
  raw = value.receipt_status
  if (raw !== undefined && raw !== '')
    result.receiptStatus = count(raw) ?? acceptNull(raw, decoding, value, 'receipt_status', 'index')
  raw = value.transaction_fee
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'transaction_fee', 'decimal')
    if (read !== undefined) result.transactionFee = read
  }
  raw = value.logs
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeLog, 'object') ?? violation(decoding, value, 'logs', 'list')
    if (read !== undefined) result.logs = read
  }
  raw = value.internal_transactions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeInternalTransaction, 'object') ??
      violation(decoding, value, 'internal_transactions', 'list')
    if (read !== undefined) result.internalTransactions = read
  }
  raw = value.r
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'r', 'hex')
    if (read !== undefined) result.r = read
  }
  raw = value.s
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 's', 'hex')
    if (read !== undefined) result.s = read
  }
  raw = value.v
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'v', 'hex')
    if (read !== undefined) result.v = read
  }
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  {
    const group = grouped({ r: result.r, s: result.s, v: result.v })
    if (group !== undefined) result.signature = group
  }
  return result
}

export function decodeBlockTransactionDecoded(
  value: unknown,
  decoding: Decoding,
): T.BlockTransactionDecoded | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTransactionDecoded> = {
    chain: decoding.from.chain as EvmChainId,
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.nonce
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'nonce', 'index')
    if (read !== undefined) result.nonce = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.index = read
  }
  raw = value.from_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'from_address', 'evm-address')
    if (read !== undefined) result.from = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.to_address
  if (raw !== undefined && raw !== '')
    result.to = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'to_address', 'evm-address')
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'wei')
    if (read !== undefined) result.value = read
  }
  raw = value.gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas', 'uint256')
    if (read !== undefined) result.gas = read
  }
  raw = value.gas_price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas_price', 'wei')
    if (read !== undefined) result.gasPrice = read
  }
  raw = value.input
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'input', 'hex')
    if (read !== undefined) result.data = read
  }
  raw = value.receipt_cumulative_gas_used
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'receipt_cumulative_gas_used', 'uint256')
    if (read !== undefined) result.cumulativeGasUsed = read
  }
  raw = value.receipt_gas_used
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'receipt_gas_used', 'uint256')
    if (read !== undefined) result.gasUsed = read
  }
  raw = value.receipt_contract_address
  if (raw !== undefined && raw !== '')
    result.contractAddress =
      evmAddress(raw) ?? acceptNull(raw, decoding, value, 'receipt_contract_address', 'evm-address')
  raw = value.receipt_root
  if (raw !== undefined && raw !== '')
    result.receiptRoot = hex(raw) ?? acceptNull(raw, decoding, value, 'receipt_root', 'hex')
  raw = value.receipt_status
  if (raw !== undefined && raw !== '')
    result.receiptStatus = count(raw) ?? acceptNull(raw, decoding, value, 'receipt_status', 'index')
  raw = value.transaction_fee
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'transaction_fee', 'decimal')
    if (read !== undefined) result.transactionFee = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.logs
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeLogVerbose, 'object') ?? violation(decoding, value, 'logs', 'list')
    if (read !== undefined) result.logs = read
  }
  raw = value.internal_transactions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeInternalTransaction, 'object') ??
      violation(decoding, value, 'internal_transactions', 'list')
    if (read !== undefined) result.internalTransactions = read
  }
  raw = value.r
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'r', 'hex')
    if (read !== undefined) result.r = read
  }
  raw = value.s
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 's', 'hex')
    if (read !== undefined) result.s = read
  }
  raw = value.v
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'v', 'hex')
    if (read !== undefined) result.v = read
  }
  raw = value.decoded_call
  if (raw !== undefined && raw !== null) {
    const read = decodeDecodedCall(raw, decoding) ?? violation(decoding, value, 'decoded_call', 'object')
    if (read !== undefined) result.decodedCall = read
  }
  {
    const group = grouped({ r: result.r, s: result.s, v: result.v })
    if (group !== undefined) result.signature = group
  }
  return result
}

export function decodeBlockTransactionVerbose(
  value: unknown,
  decoding: Decoding,
): T.BlockTransactionVerbose | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTransactionVerbose> = {
    chain: decoding.from.chain as EvmChainId,
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    nonce: count(value.nonce) ?? required(decoding, value, 'nonce', 'index'),
    index: count(value.transaction_index) ?? required(decoding, value, 'transaction_index', 'index'),
    from: evmAddress(value.from_address) ?? required(decoding, value, 'from_address', 'evm-address'),
    to:
      value.to_address === ''
        ? null
        : (evmAddress(value.to_address) ?? acceptNull(value.to_address, decoding, value, 'to_address', 'evm-address')),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'wei'),
    gasUsed:
      value.receipt_gas_used === ''
        ? null
        : (uint(value.receipt_gas_used, decoding) ??
          acceptNull(value.receipt_gas_used, decoding, value, 'receipt_gas_used', 'uint256')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    logs: rows(value.logs, decoding, decodeLogVerbose, 'object') ?? required(decoding, value, 'logs', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.from_address_entity
  if (raw !== undefined)
    result.fromAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity', 'string')
  raw = value.from_address_entity_logo
  if (raw !== undefined)
    result.fromAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity_logo', 'string')
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.to_address_entity
  if (raw !== undefined)
    result.toAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity', 'string')
  raw = value.to_address_entity_logo
  if (raw !== undefined)
    result.toAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity_logo', 'string')
  raw = value.gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas', 'uint256')
    if (read !== undefined) result.gas = read
  }
  raw = value.gas_price
  if (raw !== undefined && raw !== '')
    result.gasPrice = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gas_price', 'wei')
  raw = value.input
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'input', 'hex')
    if (read !== undefined) result.data = read
  }
  raw = value.receipt_cumulative_gas_used
  if (raw !== undefined && raw !== '')
    result.cumulativeGasUsed =
      uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'receipt_cumulative_gas_used', 'uint256')
  raw = value.receipt_contract_address
  if (raw !== undefined && raw !== '')
    result.contractAddress =
      evmAddress(raw) ?? acceptNull(raw, decoding, value, 'receipt_contract_address', 'evm-address')
  raw = value.receipt_root
  if (raw !== undefined && raw !== '')
    result.receiptRoot = hex(raw) ?? acceptNull(raw, decoding, value, 'receipt_root', 'hex')
  raw = value.receipt_status
  if (raw !== undefined && raw !== '')
    result.receiptStatus = count(raw) ?? acceptNull(raw, decoding, value, 'receipt_status', 'index')
  raw = value.transaction_fee
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'transaction_fee', 'decimal')
    if (read !== undefined) result.transactionFee = read
  }
  raw = value.internal_transactions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeInternalTransaction, 'object') ??
      violation(decoding, value, 'internal_transactions', 'list')
    if (read !== undefined) result.internalTransactions = read
  }
  raw = value.r
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'r', 'hex')
    if (read !== undefined) result.r = read
  }
  raw = value.s
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 's', 'hex')
    if (read !== undefined) result.s = read
  }
  raw = value.v
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'v', 'hex')
    if (read !== undefined) result.v = read
  }
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  raw = value.decoded_call
  if (raw !== undefined && raw !== null) {
    const read = decodeDecodedCall(raw, decoding) ?? violation(decoding, value, 'decoded_call', 'object')
    if (read !== undefined) result.decodedCall = read
  }
  {
    const group = grouped({ r: result.r, s: result.s, v: result.v })
    if (group !== undefined) result.signature = group
  }
  return result
}

export function decodeCandlestick(value: unknown, decoding: Decoding): T.Candlestick | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Candlestick> = {
    timestamp: date(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'date-time'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.open
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'open', 'number')
    if (read !== undefined) result.open = read
  }
  raw = value.high
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'high', 'number')
    if (read !== undefined) result.high = read
  }
  raw = value.low
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'low', 'number')
    if (read !== undefined) result.low = read
  }
  raw = value.close
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'close', 'number')
    if (read !== undefined) result.close = read
  }
  raw = value.volume
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'volume', 'number')
    if (read !== undefined) result.volume = read
  }
  raw = value.trades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'trades', 'count')
    if (read !== undefined) result.trades = read
  }
  raw = value.swaps
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'swaps', 'count')
    if (read !== undefined) result.swaps = read
  }
  return result
}

export function decodeChainNetWorth(value: unknown, decoding: Decoding): T.ChainNetWorth | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ChainNetWorth> = {
    chain:
      value.chain === ''
        ? null
        : (evmChain(value.chain) ?? acceptNull(value.chain, decoding, value, 'chain', 'evm-chain')),
  }
  let raw: unknown
  raw = value.native_balance
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'native_balance', 'wei')
    if (read !== undefined) result.nativeBalance = read
  }
  raw = value.native_balance_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'native_balance_formatted', 'decimal')
    if (read !== undefined) result.nativeBalanceFormatted = read
  }
  raw = value.native_balance_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'native_balance_usd', 'decimal')
    if (read !== undefined) result.nativeBalanceUsd = read
  }
  raw = value.token_balance_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'token_balance_usd', 'decimal')
    if (read !== undefined) result.tokenBalanceUsd = read
  }
  raw = value.networth_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'networth_usd', 'decimal')
    if (read !== undefined) result.networthUsd = read
  }
  return result
}

export function decodeCommonContractData(value: unknown, decoding: Decoding): T.CommonContractData | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CommonContractData> = {
    token: decodeContractTokenDetails(value.token, decoding) ?? required(decoding, value, 'token', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'uint256')
    if (read !== undefined) result.value = read
  }
  raw = value.value_formatted
  if (raw !== undefined && raw !== '')
    result.valueFormatted = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'value_formatted', 'decimal')
  raw = value.spender
  if (raw !== undefined && raw !== null) {
    const read = decodeContractSpenderDetails(raw, decoding) ?? violation(decoding, value, 'spender', 'object')
    if (read !== undefined) result.spender = read
  }
  return result
}

export function decodeContractSpenderDetails(value: unknown, decoding: Decoding): T.ContractSpenderDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ContractSpenderDetails> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address_label
  if (raw !== undefined) result.addressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'address_label', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.entity
  if (raw !== undefined) result.entity = text(raw) ?? acceptNull(raw, decoding, value, 'entity', 'string')
  raw = value.entity_logo
  if (raw !== undefined) result.entityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'entity_logo', 'string')
  return result
}

export function decodeContractTokenDetails(value: unknown, decoding: Decoding): T.ContractTokenDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ContractTokenDetails> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address_label
  if (raw !== undefined) result.addressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'address_label', 'string')
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_logo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'token_logo', 'string')
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  return result
}

export function decodeCounterpartyCounts(value: unknown, decoding: Decoding): T.CounterpartyCounts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CounterpartyCounts> = {}
  let raw: unknown
  raw = value.sentTo
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'sentTo', 'count')
    if (read !== undefined) result.sentTo = read
  }
  raw = value.receivedFrom
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'receivedFrom', 'count')
    if (read !== undefined) result.receivedFrom = read
  }
  raw = value.total
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total', 'count')
    if (read !== undefined) result.total = read
  }
  return result
}

export function decodeDecodedCall(value: unknown, decoding: Decoding): T.DecodedCall | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedCall> = {}
  let raw: unknown
  raw = value.signature
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'signature', 'string')
    if (read !== undefined) result.signature = read
  }
  raw = value.label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'label', 'string')
    if (read !== undefined) result.label = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.params
  if (raw !== undefined && raw !== null) {
    const read =
      list(raw, decoding, decodeDecodedCallParamsItem, 'object') ?? violation(decoding, value, 'params', 'list')
    if (read !== undefined) result.params = read
  }
  return result
}

export function decodeDecodedCallParamsItem(value: unknown, decoding: Decoding): T.DecodedCallParamsItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedCallParamsItem> = {}
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.value
  if (raw !== undefined && raw !== null) {
    const read = abiValue(raw, value.type, decoding) ?? violation(decoding, value, 'value', 'object')
    if (read !== undefined) result.value = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  return result
}

export function decodeDecodedLog(value: unknown, decoding: Decoding): T.DecodedLog | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedLog> = {}
  let raw: unknown
  raw = value.signature
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'signature', 'string')
    if (read !== undefined) result.signature = read
  }
  raw = value.label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'label', 'string')
    if (read !== undefined) result.label = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.params
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodeDecodedLogParam, 'object') ?? violation(decoding, value, 'params', 'list')
    if (read !== undefined) result.params = read
  }
  return result
}

export function decodeDecodedLogParam(value: unknown, decoding: Decoding): T.DecodedLogParam | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedLogParam> = {}
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.value
  if (raw !== undefined && raw !== null) {
    const read = abiValue(raw, value.type, decoding) ?? violation(decoding, value, 'value', 'object')
    if (read !== undefined) result.value = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  return result
}

export function decodeDefiPositionDetails(value: unknown, decoding: Decoding): T.DefiPositionDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositionDetails> = {}
  let raw: unknown
  raw = value.fee_tier
  if (raw !== undefined) result.feeTier = float(raw) ?? acceptNull(raw, decoding, value, 'fee_tier', 'number')
  raw = value.range_start
  if (raw !== undefined) result.rangeStart = float(raw) ?? acceptNull(raw, decoding, value, 'range_start', 'number')
  raw = value.range_tnd
  if (raw !== undefined) result.rangeTnd = float(raw) ?? acceptNull(raw, decoding, value, 'range_tnd', 'number')
  raw = value.reserves
  if (raw !== undefined)
    result.reserves = list(raw, decoding, decimal, 'decimal') ?? acceptNull(raw, decoding, value, 'reserves', 'list')
  raw = value.current_price
  if (raw !== undefined) result.currentPrice = float(raw) ?? acceptNull(raw, decoding, value, 'current_price', 'number')
  raw = value.is_in_range
  if (raw !== undefined) result.isInRange = boolean(raw) ?? acceptNull(raw, decoding, value, 'is_in_range', 'boolean')
  raw = value.price_upper
  if (raw !== undefined) result.priceUpper = float(raw) ?? acceptNull(raw, decoding, value, 'price_upper', 'number')
  raw = value.price_lower
  if (raw !== undefined) result.priceLower = float(raw) ?? acceptNull(raw, decoding, value, 'price_lower', 'number')
  raw = value.price_label
  if (raw !== undefined) result.priceLabel = text(raw) ?? acceptNull(raw, decoding, value, 'price_label', 'string')
  raw = value.liquidity
  if (raw !== undefined && raw !== '')
    result.liquidity = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'liquidity', 'decimal')
  raw = value.pool_address
  if (raw !== undefined && raw !== '')
    result.poolAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'pool_address', 'evm-address')
  raw = value.position_key
  if (raw !== undefined)
    result.positionKey = text(numberAsText(raw, decoding)) ?? acceptNull(raw, decoding, value, 'position_key', 'string')
  raw = value.nft_metadata
  if (raw !== undefined)
    result.nftMetadata = record(raw, decoding) ?? acceptNull(raw, decoding, value, 'nft_metadata', 'object')
  raw = value.asset_standard
  if (raw !== undefined)
    result.assetStandard = text(raw) ?? acceptNull(raw, decoding, value, 'asset_standard', 'string')
  raw = value.apy
  if (raw !== undefined && raw !== '') result.apy = float(raw) ?? acceptNull(raw, decoding, value, 'apy', 'percent')
  raw = value.is_debt
  if (raw !== undefined) result.isDebt = boolean(raw) ?? acceptNull(raw, decoding, value, 'is_debt', 'boolean')
  raw = value.is_variable_debt
  if (raw !== undefined)
    result.isVariableDebt = boolean(raw) ?? acceptNull(raw, decoding, value, 'is_variable_debt', 'boolean')
  raw = value.is_stable_debt
  if (raw !== undefined)
    result.isStableDebt = boolean(raw) ?? acceptNull(raw, decoding, value, 'is_stable_debt', 'boolean')
  raw = value.shares
  if (raw !== undefined && raw !== '')
    result.shares = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'shares', 'decimal')
  raw = value.reserve0
  if (raw !== undefined && raw !== '')
    result.reserve0 = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'reserve0', 'decimal')
  raw = value.reserve1
  if (raw !== undefined && raw !== '')
    result.reserve1 = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'reserve1', 'decimal')
  raw = value.factory
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'factory', 'evm-address')
    if (read !== undefined) result.factory = read
  }
  raw = value.pair
  if (raw !== undefined && raw !== '')
    result.pair = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'pair', 'evm-address')
  raw = value.share_of_pool
  if (raw !== undefined && raw !== '')
    result.shareOfPool = float(raw) ?? acceptNull(raw, decoding, value, 'share_of_pool', 'percent')
  raw = value.no_price_available
  if (raw !== undefined)
    result.noPriceAvailable = boolean(raw) ?? acceptNull(raw, decoding, value, 'no_price_available', 'boolean')
  raw = value.shares_in_strategy
  if (raw !== undefined && raw !== '')
    result.sharesInStrategy =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'shares_in_strategy', 'decimal')
  raw = value.strategy_address
  if (raw !== undefined && raw !== '')
    result.strategyAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'strategy_address', 'evm-address')
  raw = value.base_type
  if (raw !== undefined) result.baseType = text(raw) ?? acceptNull(raw, decoding, value, 'base_type', 'string')
  raw = value.health_factor
  if (raw !== undefined) result.healthFactor = float(raw) ?? acceptNull(raw, decoding, value, 'health_factor', 'number')
  raw = value.is_enabled_collateral
  if (raw !== undefined)
    result.isEnabledCollateral = boolean(raw) ?? acceptNull(raw, decoding, value, 'is_enabled_collateral', 'boolean')
  return result
}

export function decodeDefiPositionSummaryResponse(
  value: unknown,
  decoding: Decoding,
): T.DefiPositionSummaryResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositionSummaryResponse> = {}
  let raw: unknown
  raw = value.protocol_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_name', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocol_id
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_id', 'string')
    if (read !== undefined) result.protocolId = read
  }
  raw = value.protocol_url
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_url', 'string')
    if (read !== undefined) result.protocolUrl = read
  }
  raw = value.protocol_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_logo', 'string')
    if (read !== undefined) result.protocolLogo = read
  }
  raw = value.position
  if (raw !== undefined && raw !== null) {
    const read = decodeDefiProtocolPosition(raw, decoding) ?? violation(decoding, value, 'position', 'object')
    if (read !== undefined) result.position = read
  }
  raw = value.total_unclaimed_usd_value
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsdValue = float(raw) ?? acceptNull(raw, decoding, value, 'total_unclaimed_usd_value', 'usd')
  raw = value.positions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeDefiProtocolPosition, 'object') ?? violation(decoding, value, 'positions', 'list')
    if (read !== undefined) result.positions = read
  }
  return result
}

export function decodeDefiProtocolBalance(value: unknown, decoding: Decoding): T.DefiProtocolBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolBalance> = {}
  let raw: unknown
  raw = value.protocol_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_name', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocol_id
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_id', 'string')
    if (read !== undefined) result.protocolId = read
  }
  raw = value.protocol_url
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_url', 'string')
    if (read !== undefined) result.protocolUrl = read
  }
  raw = value.protocol_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_logo', 'string')
    if (read !== undefined) result.protocolLogo = read
  }
  raw = value.total_usd_value
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'total_usd_value', 'usd')
    if (read !== undefined) result.totalUsdValue = read
  }
  raw = value.total_unclaimed_usd_value
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsdValue = float(raw) ?? acceptNull(raw, decoding, value, 'total_unclaimed_usd_value', 'usd')
  raw = value.positions
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'positions', 'count')
    if (read !== undefined) result.positions = read
  }
  return result
}

export function decodeDefiProtocolPosition(value: unknown, decoding: Decoding): T.DefiProtocolPosition | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolPosition> = {}
  let raw: unknown
  raw = value.label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'label', 'string')
    if (read !== undefined) result.label = read
  }
  raw = value.tokens
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeDefiTokenBalance, 'object') ?? violation(decoding, value, 'tokens', 'list')
    if (read !== undefined) result.tokens = read
  }
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.balance_usd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'balance_usd', 'usd')
    if (read !== undefined) result.balanceUsd = read
  }
  raw = value.total_unclaimed_usd_value
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsdValue = float(raw) ?? acceptNull(raw, decoding, value, 'total_unclaimed_usd_value', 'usd')
  raw = value.position_details
  if (raw !== undefined && raw !== null) {
    const read = decodeDefiPositionDetails(raw, decoding) ?? violation(decoding, value, 'position_details', 'object')
    if (read !== undefined) result.positionDetails = read
  }
  return result
}

export function decodeDefiTokenBalance(value: unknown, decoding: Decoding): T.DefiTokenBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiTokenBalance> = {}
  let raw: unknown
  raw = value.token_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_type', 'string')
    if (read !== undefined) result.tokenType = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.contract_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'contract_address', 'evm-address')
    if (read !== undefined) result.contractAddress = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.balance
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'balance', 'uint256')
    if (read !== undefined) result.balance = read
  }
  raw = value.balance_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'balance_formatted', 'decimal')
    if (read !== undefined) result.balanceFormatted = read
  }
  raw = value.usd_price
  if (raw !== undefined && raw !== '')
    result.usdPrice = float(raw) ?? acceptNull(raw, decoding, value, 'usd_price', 'usd')
  raw = value.usd_value
  if (raw !== undefined && raw !== '')
    result.usdValue = float(raw) ?? acceptNull(raw, decoding, value, 'usd_value', 'usd')
  return result
}

export function decodeEndpointWeights(value: unknown, decoding: Decoding): T.EndpointWeights | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EndpointWeights> = {
    endpoint: text(value.endpoint) ?? required(decoding, value, 'endpoint', 'string'),
    path: text(value.path) ?? required(decoding, value, 'path', 'string'),
    rateLimitCost: count(value.rateLimitCost) ?? required(decoding, value, 'rateLimitCost', 'count'),
    price: count(value.price) ?? required(decoding, value, 'price', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeEns(value: unknown, decoding: Decoding): T.Ens | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Ens> = {
    name: text(value.name) ?? required(decoding, value, 'name', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeEntitiesOfCategory(value: unknown, decoding: Decoding): T.EntitiesOfCategory | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntitiesOfCategory> = {
    result:
      rows(value.result, decoding, decodeEntityWithAddressCount, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  return result
}

export function decodeEntity(value: unknown, decoding: Decoding): T.Entity | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Entity> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.bio
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'bio', 'string')
    if (read !== undefined) result.bio = read
  }
  raw = value.description
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.website
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'website', 'string')
    if (read !== undefined) result.website = read
  }
  raw = value.twitter
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'twitter', 'string')
    if (read !== undefined) result.twitter = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.addresses
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeEntityAddress, 'object') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  return result
}

export function decodeEntityAddress(value: unknown, decoding: Decoding): T.EntityAddress | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntityAddress> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chain
  if (raw !== undefined && raw !== '')
    result.chain = evmChain(raw) ?? acceptNull(raw, decoding, value, 'chain', 'evm-chain')
  raw = value.is_multi_chain
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_multi_chain', 'boolean')
    if (read !== undefined) result.isMultiChain = read
  }
  raw = value.primary_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'primary_label', 'string')
    if (read !== undefined) result.primaryLabel = read
  }
  raw = value.additional_labels
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'additional_labels', 'list')
    if (read !== undefined) result.additionalLabels = read
  }
  return result
}

export function decodeEntityCategories(value: unknown, decoding: Decoding): T.EntityCategories | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntityCategories> = {
    result: rows(value.result, decoding, decodeEntityCategory, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  return result
}

export function decodeEntityCategory(value: unknown, decoding: Decoding): T.EntityCategory | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntityCategory> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.total_entities
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_entities', 'count')
    if (read !== undefined) result.totalEntities = read
  }
  return result
}

export function decodeEntityName(value: unknown, decoding: Decoding): T.EntityName | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntityName> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  return result
}

export function decodeEntitySearchHits(value: unknown, decoding: Decoding): T.EntitySearchHits | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntitySearchHits> = {}
  let raw: unknown
  raw = value.entities
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeEntitySummary, 'object') ?? violation(decoding, value, 'entities', 'list')
    if (read !== undefined) result.entities = read
  }
  raw = value.addresses
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeFoundAddress, 'object') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.categories
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeEntityName, 'object') ?? violation(decoding, value, 'categories', 'list')
    if (read !== undefined) result.categories = read
  }
  return result
}

export function decodeEntitySearchResult(value: unknown, decoding: Decoding): T.EntitySearchResult | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntitySearchResult> = {
    result: decodeEntitySearchHits(value.result, decoding) ?? required(decoding, value, 'result', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  return result
}

export function decodeEntitySummary(value: unknown, decoding: Decoding): T.EntitySummary | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntitySummary> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.bio
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'bio', 'string')
    if (read !== undefined) result.bio = read
  }
  raw = value.description
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.website
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'website', 'string')
    if (read !== undefined) result.website = read
  }
  raw = value.twitter
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'twitter', 'string')
    if (read !== undefined) result.twitter = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  return result
}

export function decodeEntityWithAddressCount(value: unknown, decoding: Decoding): T.EntityWithAddressCount | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntityWithAddressCount> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.bio
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'bio', 'string')
    if (read !== undefined) result.bio = read
  }
  raw = value.description
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.website
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'website', 'string')
    if (read !== undefined) result.website = read
  }
  raw = value.twitter
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'twitter', 'string')
    if (read !== undefined) result.twitter = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.total_addresses
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_addresses', 'count')
    if (read !== undefined) result.totalAddresses = read
  }
  return result
}

export function decodeErc20Allowance(value: unknown, decoding: Decoding): T.Erc20Allowance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20Allowance> = {
    allowance: uint(value.allowance, decoding) ?? required(decoding, value, 'allowance', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeErc20Metadata(value: unknown, decoding: Decoding): T.Erc20Metadata | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20Metadata> = {
    chain: decoding.from.chain as EvmChainId,
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address_label
  if (raw !== undefined) result.addressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'address_label', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.logo_hash
  if (raw !== undefined) result.logoHash = text(raw) ?? acceptNull(raw, decoding, value, 'logo_hash', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.block_number
  if (raw !== undefined && raw !== '')
    result.blockNumber = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'block_number', 'block-number')
  raw = value.validated
  if (raw !== undefined && raw !== '')
    result.validated = count(booleanAsNumber(raw)) ?? acceptNull(raw, decoding, value, 'validated', 'index')
  raw = value.created_at
  if (raw !== undefined && raw !== '')
    result.createdAt = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'created_at', 'date-time')
  raw = value.possible_spam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possible_spam', 'boolean')
  raw = value.verified_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_contract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.security_score
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'security_score', 'number')
  raw = value.total_supply
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'total_supply', 'uint256')
    if (read !== undefined) result.totalSupply = read
  }
  raw = value.total_supply_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_supply_formatted', 'decimal')
    if (read !== undefined) result.totalSupplyFormatted = read
  }
  raw = value.circulating_supply
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'circulating_supply', 'decimal')
    if (read !== undefined) result.circulatingSupply = read
  }
  raw = value.fully_diluted_valuation
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'fully_diluted_valuation', 'decimal')
    if (read !== undefined) result.fullyDilutedValuation = read
  }
  raw = value.market_cap
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'market_cap', 'decimal')
    if (read !== undefined) result.marketCap = read
  }
  raw = value.categories
  if (raw !== undefined)
    result.categories = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'categories', 'list')
  raw = value.links
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'links', 'object')
    if (read !== undefined) result.links = read
  }
  raw = value.implementations
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeErc20MetadataImplementationsItem, 'object') ??
      violation(decoding, value, 'implementations', 'list')
    if (read !== undefined) result.implementations = read
  }
  return result
}

export function decodeErc20MetadataImplementationsItem(
  value: unknown,
  decoding: Decoding,
): T.Erc20MetadataImplementationsItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20MetadataImplementationsItem> = {}
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = evmOrSolanaChain(raw) ?? violation(decoding, value, 'chainId', 'evm-or-solana-chain')
    if (read !== undefined) result.chainId = read
  }
  raw = value.chain
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'chain', 'string')
    if (read !== undefined) result.chain = read
  }
  raw = value.chainName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'chainName', 'string')
    if (read !== undefined) result.chainName = read
  }
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmOrSolanaAddress(raw) ?? violation(decoding, value, 'address', 'evm-or-solana-address')
    if (read !== undefined) result.address = read
  }
  return result
}

export function decodeErc20MintBurnLegacy(value: unknown, decoding: Decoding): T.Erc20MintBurnLegacy | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20MintBurnLegacy> = {
    chain: decoding.from.chain as EvmChainId,
  }
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.token_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_logo', 'string')
    if (read !== undefined) result.tokenLogo = read
  }
  raw = value.token_decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'token_decimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.contract_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'contract_address', 'evm-address')
    if (read !== undefined) result.contractAddress = read
  }
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.log_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'log_index', 'index')
    if (read !== undefined) result.logIndex = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.from_wallet
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'from_wallet', 'evm-address')
    if (read !== undefined) result.fromWallet = read
  }
  raw = value.to_wallet
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'to_wallet', 'evm-address')
    if (read !== undefined) result.toWallet = read
  }
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'uint256')
    if (read !== undefined) result.value = read
  }
  raw = value.value_decimal
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'value_decimal', 'decimal')
    if (read !== undefined) result.valueDecimal = read
  }
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  return result
}

export function decodeErc20Price(value: unknown, decoding: Decoding): T.Erc20Price | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20Price> = {
    usdPrice:
      value.usdPrice === ''
        ? null
        : (float(value.usdPrice) ?? acceptNull(value.usdPrice, decoding, value, 'usdPrice', 'usd')),
  }
  let raw: unknown
  raw = value.tokenName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.tokenLogo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'tokenLogo', 'string')
    if (read !== undefined) result.tokenLogo = read
  }
  raw = value.tokenDecimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'tokenDecimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.nativePrice
  if (raw !== undefined && raw !== null) {
    const read = decodeNativeErc20Price(raw, decoding) ?? violation(decoding, value, 'nativePrice', 'object')
    if (read !== undefined) result.nativePrice = read
  }
  raw = value.usdPriceFormatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usdPriceFormatted', 'decimal')
    if (read !== undefined) result.usdPriceFormatted = read
  }
  raw = value['24hrPercentChange']
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, '24hrPercentChange', 'decimal')
    if (read !== undefined) result['24hrPercentChange'] = read
  }
  raw = either(value.usdPrice24h, value.usdPrice24hr)
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice24h', 'usd')
    if (read !== undefined) result.usdPrice24h = read
  }
  raw = value.usdPrice24hrUsdChange
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice24hrUsdChange', 'usd')
    if (read !== undefined) result.usdPrice24hrUsdChange = read
  }
  raw = value.usdPrice24hrPercentChange
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice24hrPercentChange', 'percent')
    if (read !== undefined) result.usdPrice24hrPercentChange = read
  }
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'evm-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchangeName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeName', 'string')
    if (read !== undefined) result.exchangeName = read
  }
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.toBlock
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'toBlock', 'block-number')
    if (read !== undefined) result.toBlock = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verifiedContract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verifiedContract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'pairAddress', 'evm-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.pairTotalLiquidityUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'pairTotalLiquidityUsd', 'decimal')
    if (read !== undefined) result.pairTotalLiquidityUsd = read
  }
  raw = either(value.securityScore, value.security_score)
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'securityScore', 'number')
    if (read !== undefined) result.securityScore = read
  }
  return result
}

export function decodeErc20TokenBalance(value: unknown, decoding: Decoding): T.Erc20TokenBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenBalance> = {
    chain: decoding.from.chain as EvmChainId,
    balance: uint(value.balance, decoding) ?? required(decoding, value, 'balance', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'token_address', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.thumbnail
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'thumbnail', 'string')
    if (read !== undefined) result.thumbnail = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.possible_spam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possible_spam', 'boolean')
  raw = value.verified_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_contract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.security_score
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'security_score', 'number')
  raw = value.total_supply
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'total_supply', 'uint256')
    if (read !== undefined) result.totalSupply = read
  }
  raw = value.total_supply_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_supply_formatted', 'decimal')
    if (read !== undefined) result.totalSupplyFormatted = read
  }
  raw = value.percentage_relative_to_total_supply
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'percentage_relative_to_total_supply', 'percent')
    if (read !== undefined) result.percentageRelativeToTotalSupply = read
  }
  return result
}

export function decodeErc20TokenBalanceWithPrice(
  value: unknown,
  decoding: Decoding,
): T.Erc20TokenBalanceWithPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenBalanceWithPrice> = {
    balance: uint(value.balance, decoding) ?? required(decoding, value, 'balance', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'token_address', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.balance_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'balance_formatted', 'decimal')
    if (read !== undefined) result.balanceFormatted = read
  }
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_contract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.security_score
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'security_score', 'number')
  raw = value.native_token
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'native_token', 'boolean')
    if (read !== undefined) result.nativeToken = read
  }
  raw = value.usd_price
  if (raw !== undefined && raw !== '')
    result.usdPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_price', 'decimal')
  raw = value.usd_price_24hr_percent_change
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrPercentChange =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_price_24hr_percent_change', 'decimal')
  raw = value.usd_price_24hr_usd_change
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrUsdChange =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_price_24hr_usd_change', 'decimal')
  raw = value.usd_value
  if (raw !== undefined && raw !== '')
    result.usdValue = float(raw) ?? acceptNull(raw, decoding, value, 'usd_value', 'usd')
  raw = value.usd_value_24hr_usd_change
  if (raw !== undefined && raw !== '')
    result.usdValue24hrUsdChange =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_value_24hr_usd_change', 'decimal')
  raw = value.portfolio_percentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'portfolio_percentage', 'percent')
    if (read !== undefined) result.portfolioPercentage = read
  }
  raw = value.total_supply
  if (raw !== undefined && raw !== '')
    result.totalSupply = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'total_supply', 'uint256')
  raw = value.total_supply_formatted
  if (raw !== undefined && raw !== '')
    result.totalSupplyFormatted =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'total_supply_formatted', 'decimal')
  raw = value.percentage_relative_to_total_supply
  if (raw !== undefined && raw !== '')
    result.percentageRelativeToTotalSupply =
      float(raw) ?? acceptNull(raw, decoding, value, 'percentage_relative_to_total_supply', 'percent')
  return result
}

export function decodeErc20TokenBalanceWithPriceResult(
  value: unknown,
  decoding: Decoding,
): T.Erc20TokenBalanceWithPriceResult | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenBalanceWithPriceResult> = {
    result:
      rows(value.result, decoding, decodeErc20TokenBalanceWithPrice, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  return result
}

export function decodeErc20TokenOwner(value: unknown, decoding: Decoding): T.Erc20TokenOwner | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenOwner> = {
    ownerAddress: evmAddress(value.owner_address) ?? required(decoding, value, 'owner_address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.owner_address_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'owner_address_label', 'string')
    if (read !== undefined) result.ownerAddressLabel = read
  }
  raw = value.entity
  if (raw !== undefined) result.entity = text(raw) ?? acceptNull(raw, decoding, value, 'entity', 'string')
  raw = value.entity_logo
  if (raw !== undefined) result.entityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'entity_logo', 'string')
  raw = value.balance
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'balance', 'uint256')
    if (read !== undefined) result.balance = read
  }
  raw = value.balance_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'balance_formatted', 'decimal')
    if (read !== undefined) result.balanceFormatted = read
  }
  raw = value.usd_value
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_value', 'decimal')
    if (read !== undefined) result.usdValue = read
  }
  raw = value.is_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_contract', 'boolean')
    if (read !== undefined) result.isContract = read
  }
  raw = value.percentage_relative_to_total_supply
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'percentage_relative_to_total_supply', 'percent')
    if (read !== undefined) result.percentageRelativeToTotalSupply = read
  }
  return result
}

export function decodeErc20TokenOwnerCollection(
  value: unknown,
  decoding: Decoding,
): T.Erc20TokenOwnerCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenOwnerCollection> = {
    result:
      rows(value.result, decoding, decodeErc20TokenOwner, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  raw = value.total_supply
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'total_supply', 'uint256')
    if (read !== undefined) result.totalSupply = read
  }
  return result
}

export function decodeErc20TokenStat(value: unknown, decoding: Decoding): T.Erc20TokenStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenStat> = {
    transfers:
      decodeErc20TokenStatTransfers(value.transfers, decoding) ?? required(decoding, value, 'transfers', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeErc20TokenStatTransfers(
  value: unknown,
  decoding: Decoding,
): T.Erc20TokenStatTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TokenStatTransfers> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeErc20Transaction(value: unknown, decoding: Decoding): T.Erc20Transaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20Transaction> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transaction_hash) ?? required(decoding, value, 'transaction_hash', 'hash32'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    toAddress: evmAddress(value.to_address) ?? required(decoding, value, 'to_address', 'evm-address'),
    fromAddress: evmAddress(value.from_address) ?? required(decoding, value, 'from_address', 'evm-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.token_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_logo', 'string')
    if (read !== undefined) result.tokenLogo = read
  }
  raw = value.token_decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'token_decimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.to_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity', 'string')
    if (read !== undefined) result.toAddressEntity = read
  }
  raw = value.to_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity_logo', 'string')
    if (read !== undefined) result.toAddressEntityLogo = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.from_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity', 'string')
    if (read !== undefined) result.fromAddressEntity = read
  }
  raw = value.from_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity_logo', 'string')
    if (read !== undefined) result.fromAddressEntityLogo = read
  }
  raw = value.value_decimal
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'value_decimal', 'decimal')
    if (read !== undefined) result.valueDecimal = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.log_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'log_index', 'index')
    if (read !== undefined) result.logIndex = read
  }
  raw = value.possible_spam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possible_spam', 'boolean')
  raw = value.verified_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_contract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.security_score
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'security_score', 'number')
  return result
}

export function decodeErc20TransactionCollection(
  value: unknown,
  decoding: Decoding,
): T.Erc20TransactionCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20TransactionCollection> = {
    result:
      rows(value.result, decoding, decodeErc20Transaction, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeFoundAddress(value: unknown, decoding: Decoding): T.FoundAddress | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.FoundAddress> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chain
  if (raw !== undefined && raw !== '')
    result.chain = evmChain(raw) ?? acceptNull(raw, decoding, value, 'chain', 'evm-chain')
  raw = value.is_multi_chain
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_multi_chain', 'boolean')
    if (read !== undefined) result.isMultiChain = read
  }
  raw = value.primary_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'primary_label', 'string')
    if (read !== undefined) result.primaryLabel = read
  }
  raw = value.entity
  if (raw !== undefined && raw !== null) {
    const read = decodeEntityName(raw, decoding) ?? violation(decoding, value, 'entity', 'object')
    if (read !== undefined) result.entity = read
  }
  return result
}

export function decodeFoundToken(value: unknown, decoding: Decoding): T.FoundToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.FoundToken> = {
    tokenAddress:
      evmOrSolanaAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-or-solana-address'),
    chainId: evmOrSolanaChain(value.chainId) ?? required(decoding, value, 'chainId', 'evm-or-solana-chain'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.blockTimestamp
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'blockTimestamp', 'unix-seconds')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.marketCap
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'marketCap', 'usd')
    if (read !== undefined) result.marketCap = read
  }
  raw = value.experiencedNetBuyers
  if (raw !== undefined && raw !== null) {
    const read =
      decodeFoundTokenNetBuyers(raw, decoding) ?? violation(decoding, value, 'experiencedNetBuyers', 'object')
    if (read !== undefined) result.experiencedNetBuyers = read
  }
  raw = value.netVolumeUsd
  if (raw !== undefined && raw !== null) {
    const read = decodeFoundTokenUsdPeriods(raw, decoding) ?? violation(decoding, value, 'netVolumeUsd', 'object')
    if (read !== undefined) result.netVolumeUsd = read
  }
  raw = value.liquidityChangeUSD
  if (raw !== undefined && raw !== null) {
    const read = decodeFoundTokenUsdPeriods(raw, decoding) ?? violation(decoding, value, 'liquidityChangeUSD', 'object')
    if (read !== undefined) result.liquidityChangeUSD = read
  }
  raw = value.usdPricePercentChange
  if (raw !== undefined && raw !== null) {
    const read =
      decodeFoundTokenPercentPeriods(raw, decoding) ?? violation(decoding, value, 'usdPricePercentChange', 'object')
    if (read !== undefined) result.usdPricePercentChange = read
  }
  raw = value.volumeUsd
  if (raw !== undefined && raw !== null) {
    const read = decodeFoundTokenUsdPeriods(raw, decoding) ?? violation(decoding, value, 'volumeUsd', 'object')
    if (read !== undefined) result.volumeUsd = read
  }
  raw = value.securityScore
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'securityScore', 'number')
    if (read !== undefined) result.securityScore = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.isVerifiedContract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isVerifiedContract', 'boolean')
    if (read !== undefined) result.isVerifiedContract = read
  }
  raw = value.fullyDilutedValuation
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'fullyDilutedValuation', 'usd')
    if (read !== undefined) result.fullyDilutedValuation = read
  }
  raw = value.totalHolders
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalHolders', 'count')
    if (read !== undefined) result.totalHolders = read
  }
  raw = value.totalLiquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalLiquidityUsd', 'usd')
    if (read !== undefined) result.totalLiquidityUsd = read
  }
  raw = value.implementations
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeErc20MetadataImplementationsItem, 'object') ??
      violation(decoding, value, 'implementations', 'list')
    if (read !== undefined) result.implementations = read
  }
  return result
}

export function decodeFoundTokenNetBuyers(value: unknown, decoding: Decoding): T.FoundTokenNetBuyers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.FoundTokenNetBuyers> = {}
  let raw: unknown
  raw = value.oneHour
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'oneHour', 'integer')
    if (read !== undefined) result.oneHour = read
  }
  raw = value.oneDay
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'oneDay', 'integer')
    if (read !== undefined) result.oneDay = read
  }
  raw = value.oneWeek
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'oneWeek', 'integer')
    if (read !== undefined) result.oneWeek = read
  }
  return result
}

export function decodeFoundTokenPercentPeriods(
  value: unknown,
  decoding: Decoding,
): T.FoundTokenPercentPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.FoundTokenPercentPeriods> = {}
  let raw: unknown
  raw = value.oneHour
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'oneHour', 'percent')
    if (read !== undefined) result.oneHour = read
  }
  raw = value.oneDay
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'oneDay', 'percent')
    if (read !== undefined) result.oneDay = read
  }
  return result
}

export function decodeFoundTokenUsdPeriods(value: unknown, decoding: Decoding): T.FoundTokenUsdPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.FoundTokenUsdPeriods> = {}
  let raw: unknown
  raw = value.oneHour
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'oneHour', 'usd')
    if (read !== undefined) result.oneHour = read
  }
  raw = value.oneDay
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'oneDay', 'usd')
    if (read !== undefined) result.oneDay = read
  }
  return result
}

export function decodeGetContractEventsResponse(
  value: unknown,
  decoding: Decoding,
): T.GetContractEventsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetContractEventsResponse> = {
    result: rows(value.result, decoding, decodeLogEvent, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeGetDefiPositionsByProtocol(
  value: unknown,
  decoding: Decoding,
): T.GetDefiPositionsByProtocol | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetDefiPositionsByProtocol> = {}
  let raw: unknown
  raw = value.protocol_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_name', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocol_id
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_id', 'string')
    if (read !== undefined) result.protocolId = read
  }
  raw = value.protocol_url
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_url', 'string')
    if (read !== undefined) result.protocolUrl = read
  }
  raw = value.protocol_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocol_logo', 'string')
    if (read !== undefined) result.protocolLogo = read
  }
  raw = value.total_usd_value
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'total_usd_value', 'usd')
    if (read !== undefined) result.totalUsdValue = read
  }
  raw = value.total_unclaimed_usd_value
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsdValue = float(raw) ?? acceptNull(raw, decoding, value, 'total_unclaimed_usd_value', 'usd')
  raw = value.positions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeDefiProtocolPosition, 'object') ?? violation(decoding, value, 'positions', 'list')
    if (read !== undefined) result.positions = read
  }
  return result
}

export function decodeGetPairPrice(value: unknown, decoding: Decoding): T.GetPairPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetPairPrice> = {}
  let raw: unknown
  raw = value.pair_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'pair_address', 'evm-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.pair_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'pair_label', 'string')
    if (read !== undefined) result.pairLabel = read
  }
  raw = value.exchange
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchange', 'string')
    if (read !== undefined) result.exchange = read
  }
  raw = value.quote_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'quote_price', 'decimal')
    if (read !== undefined) result.quotePrice = read
  }
  raw = value.price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_usd', 'decimal')
    if (read !== undefined) result.priceUsd = read
  }
  raw = value.base_token
  if (raw !== undefined && raw !== null) {
    const read = decodeErc20Metadata(raw, decoding) ?? violation(decoding, value, 'base_token', 'object')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quote_token
  if (raw !== undefined && raw !== null) {
    const read = decodeErc20Metadata(raw, decoding) ?? violation(decoding, value, 'quote_token', 'object')
    if (read !== undefined) result.quoteToken = read
  }
  return result
}

export function decodeGetPairReservesResponse(
  value: unknown,
  decoding: Decoding,
): T.GetPairReservesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetPairReservesResponse> = {}
  let raw: unknown
  raw = value.reserve0
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'reserve0', 'uint256')
    if (read !== undefined) result.reserve0 = read
  }
  raw = value.reserve1
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'reserve1', 'uint256')
    if (read !== undefined) result.reserve1 = read
  }
  return result
}

export function decodeGetWalletProfitabilitySummary(
  value: unknown,
  decoding: Decoding,
): T.GetWalletProfitabilitySummary | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetWalletProfitabilitySummary> = {}
  let raw: unknown
  raw = value.total_count_of_trades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_count_of_trades', 'count')
    if (read !== undefined) result.totalCountOfTrades = read
  }
  raw = value.total_trade_volume
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_trade_volume', 'decimal')
    if (read !== undefined) result.totalTradeVolume = read
  }
  raw = value.total_realized_profit_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_realized_profit_usd', 'decimal')
    if (read !== undefined) result.totalRealizedProfitUsd = read
  }
  raw = value.total_realized_profit_percentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'total_realized_profit_percentage', 'percent')
    if (read !== undefined) result.totalRealizedProfitPercentage = read
  }
  raw = value.total_buys
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_buys', 'count')
    if (read !== undefined) result.totalBuys = read
  }
  raw = value.total_sells
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_sells', 'count')
    if (read !== undefined) result.totalSells = read
  }
  raw = value.total_sold_volume_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_sold_volume_usd', 'decimal')
    if (read !== undefined) result.totalSoldVolumeUsd = read
  }
  raw = value.total_bought_volume_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_bought_volume_usd', 'decimal')
    if (read !== undefined) result.totalBoughtVolumeUsd = read
  }
  return result
}

export function decodeHistoricalTokenScore(value: unknown, decoding: Decoding): T.HistoricalTokenScore | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoricalTokenScore> = {
    tokenAddress: evmAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-address'),
    timeseries:
      rows(value.timeseries, decoding, decodeTokenScorePoint, 'object') ??
      required(decoding, value, 'timeseries', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = evmChain(raw) ?? violation(decoding, value, 'chainId', 'evm-chain')
    if (read !== undefined) result.chainId = read
  }
  return result
}

export function decodeInternalTransaction(value: unknown, decoding: Decoding): T.InternalTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.InternalTransaction> = {
    from: evmAddress(value.from) ?? required(decoding, value, 'from', 'evm-address'),
    to: value.to === '' ? null : (evmAddress(value.to) ?? acceptNull(value.to, decoding, value, 'to', 'evm-address')),
    value:
      value.value === ''
        ? null
        : (uint(value.value, decoding) ?? acceptNull(value.value, decoding, value, 'value', 'wei')),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas', 'uint256')
    if (read !== undefined) result.gas = read
  }
  raw = value.gas_used
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas_used', 'uint256')
    if (read !== undefined) result.gasUsed = read
  }
  raw = value.input
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'input', 'hex')
    if (read !== undefined) result.input = read
  }
  raw = value.output
  if (raw !== undefined && raw !== '') result.output = hex(raw) ?? acceptNull(raw, decoding, value, 'output', 'hex')
  raw = value.error
  if (raw !== undefined) result.error = text(raw) ?? acceptNull(raw, decoding, value, 'error', 'string')
  return result
}

export function decodeIpfsFile(value: unknown, decoding: Decoding): T.IpfsFile | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.IpfsFile> = {
    path: text(value.path) ?? required(decoding, value, 'path', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeLog(value: unknown, decoding: Decoding): T.Log | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Log> = {
    chain: decoding.from.chain as EvmChainId,
    logIndex: count(value.log_index) ?? required(decoding, value, 'log_index', 'index'),
    transactionHash: hash32(value.transaction_hash) ?? required(decoding, value, 'transaction_hash', 'hash32'),
    transactionIndex: count(value.transaction_index) ?? required(decoding, value, 'transaction_index', 'index'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    data: isBlank(value.data) ? '0x' : (hex(value.data) ?? required(decoding, value, 'data', 'hex')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    topics: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.topic0
  if (raw !== undefined && raw !== '')
    result.topic0 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic0', 'hash32')
  raw = value.topic1
  if (raw !== undefined && raw !== '')
    result.topic1 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic1', 'hash32')
  raw = value.topic2
  if (raw !== undefined && raw !== '')
    result.topic2 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic2', 'hash32')
  raw = value.topic3
  if (raw !== undefined && raw !== '')
    result.topic3 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic3', 'hash32')
  raw = value.transaction_value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'transaction_value', 'wei')
    if (read !== undefined) result.transactionValue = read
  }
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeLogCollection(value: unknown, decoding: Decoding): T.LogCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LogCollection> = {
    result:
      rows(value.result, decoding, decodeLogEventByAddress, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeLogEvent(value: unknown, decoding: Decoding): T.LogEvent | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LogEvent> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transaction_hash) ?? required(decoding, value, 'transaction_hash', 'hash32'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    data: {},
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.data
  if (!isBlank(raw)) {
    const read = decodeLogEventData(raw, decoding) ?? violation(decoding, value, 'data', 'object')
    if (read !== undefined) result.data = read
  }
  return result
}

export function decodeLogEventByAddress(value: unknown, decoding: Decoding): T.LogEventByAddress | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LogEventByAddress> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transaction_hash) ?? required(decoding, value, 'transaction_hash', 'hash32'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    data: isBlank(value.data) ? '0x' : (hex(value.data) ?? required(decoding, value, 'data', 'hex')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    topics: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.log_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'log_index', 'index')
    if (read !== undefined) result.logIndex = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.topic0
  if (raw !== undefined && raw !== '')
    result.topic0 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic0', 'hash32')
  raw = value.topic1
  if (raw !== undefined && raw !== '')
    result.topic1 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic1', 'hash32')
  raw = value.topic2
  if (raw !== undefined && raw !== '')
    result.topic2 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic2', 'hash32')
  raw = value.topic3
  if (raw !== undefined && raw !== '')
    result.topic3 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic3', 'hash32')
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeLogEventData(value: unknown, decoding: Decoding): T.LogEventData | undefined {
  return record(value, decoding) as T.LogEventData | undefined
}

export function decodeLogResponse(value: unknown, decoding: Decoding): T.LogResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LogResponse> = {
    result: list(value.result, decoding, decodeLog, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeLogVerbose(value: unknown, decoding: Decoding): T.LogVerbose | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LogVerbose> = {
    chain: decoding.from.chain as EvmChainId,
    logIndex: count(value.log_index) ?? required(decoding, value, 'log_index', 'index'),
    transactionHash: hash32(value.transaction_hash) ?? required(decoding, value, 'transaction_hash', 'hash32'),
    transactionIndex: count(value.transaction_index) ?? required(decoding, value, 'transaction_index', 'index'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    data: isBlank(value.data) ? '0x' : (hex(value.data) ?? required(decoding, value, 'data', 'hex')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    topics: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.topic0
  if (raw !== undefined && raw !== '')
    result.topic0 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic0', 'hash32')
  raw = value.topic1
  if (raw !== undefined && raw !== '')
    result.topic1 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic1', 'hash32')
  raw = value.topic2
  if (raw !== undefined && raw !== '')
    result.topic2 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic2', 'hash32')
  raw = value.topic3
  if (raw !== undefined && raw !== '')
    result.topic3 = hash32(raw) ?? acceptNull(raw, decoding, value, 'topic3', 'hash32')
  raw = value.transaction_value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'transaction_value', 'wei')
    if (read !== undefined) result.transactionValue = read
  }
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  raw = value.decoded_event
  if (raw !== undefined && raw !== null) {
    const read = decodeDecodedLog(raw, decoding) ?? violation(decoding, value, 'decoded_event', 'object')
    if (read !== undefined) result.decodedEvent = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeMarketDataERC20TokenItem(
  value: unknown,
  decoding: Decoding,
): T.MarketDataERC20TokenItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MarketDataERC20TokenItem> = {
    rank: count(value.rank) ?? required(decoding, value, 'rank', 'index'),
    contractAddress: evmAddress(value.contract_address) ?? required(decoding, value, 'contract_address', 'evm-address'),
    marketCapUsd:
      value.market_cap_usd === ''
        ? null
        : (decimal(value.market_cap_usd, decoding) ??
          acceptNull(value.market_cap_usd, decoding, value, 'market_cap_usd', 'decimal')),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.token_logo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'token_logo', 'string')
  raw = value.token_decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'token_decimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_usd', 'decimal')
    if (read !== undefined) result.priceUsd = read
  }
  raw = value.price_24h_percent_change
  if (raw !== undefined && raw !== '')
    result.price24hPercentChange =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'price_24h_percent_change', 'decimal')
  raw = value.price_7d_percent_change
  if (raw !== undefined && raw !== '')
    result.price7dPercentChange =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'price_7d_percent_change', 'decimal')
  return result
}

export function decodeMarketDataERC20TokensByPriceMovers(
  value: unknown,
  decoding: Decoding,
): T.MarketDataERC20TokensByPriceMovers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MarketDataERC20TokensByPriceMovers> = {
    gainers:
      rows(value.gainers, decoding, decodeMarketDataERC20TokenItem, 'object') ??
      required(decoding, value, 'gainers', 'list'),
    losers:
      rows(value.losers, decoding, decodeMarketDataERC20TokenItem, 'object') ??
      required(decoding, value, 'losers', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMarketDataHottestNFTCollectionByTradingVolumeItem(
  value: unknown,
  decoding: Decoding,
): T.MarketDataHottestNFTCollectionByTradingVolumeItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MarketDataHottestNFTCollectionByTradingVolumeItem> = {
    rank: count(value.rank) ?? required(decoding, value, 'rank', 'index'),
    collectionAddress:
      value.collection_address === ''
        ? null
        : (evmAddress(value.collection_address) ??
          acceptNull(value.collection_address, decoding, value, 'collection_address', 'evm-address')),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.collection_title
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_title', 'string')
    if (read !== undefined) result.collectionTitle = read
  }
  raw = value.collection_image
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_image', 'string')
    if (read !== undefined) result.collectionImage = read
  }
  raw = value.floor_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price', 'decimal')
    if (read !== undefined) result.floorPrice = read
  }
  raw = value.floor_price_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_24hr_percent_change', 'decimal')
    if (read !== undefined) result.floorPrice24hrPercentChange = read
  }
  raw = value.floor_price_7d_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_7d_percent_change', 'decimal')
    if (read !== undefined) result.floorPrice7dPercentChange = read
  }
  raw = value.floor_price_30d_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_30d_percent_change', 'decimal')
    if (read !== undefined) result.floorPrice30dPercentChange = read
  }
  raw = value.floor_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd', 'decimal')
    if (read !== undefined) result.floorPriceUsd = read
  }
  raw = value.floor_price_usd_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd_24hr_percent_change', 'decimal')
    if (read !== undefined) result.floorPriceUsd24hrPercentChange = read
  }
  raw = value.floor_price_usd_7d_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd_7d_percent_change', 'decimal')
    if (read !== undefined) result.floorPriceUsd7dPercentChange = read
  }
  raw = value.floor_price_usd_30d_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd_30d_percent_change', 'decimal')
    if (read !== undefined) result.floorPriceUsd30dPercentChange = read
  }
  raw = value.average_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'average_price', 'decimal')
    if (read !== undefined) result.averagePrice = read
  }
  raw = value.average_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'average_price_usd', 'decimal')
    if (read !== undefined) result.averagePriceUsd = read
  }
  raw = value.volume_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'volume_usd', 'decimal')
    if (read !== undefined) result.volumeUsd = read
  }
  raw = value.volume_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'volume_24hr_percent_change', 'decimal')
    if (read !== undefined) result.volume24hrPercentChange = read
  }
  return result
}

export function decodeMarketDataTopCryptoCurrenciesByMarketCapItem(
  value: unknown,
  decoding: Decoding,
): T.MarketDataTopCryptoCurrenciesByMarketCapItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MarketDataTopCryptoCurrenciesByMarketCapItem> = {
    symbol: text(value.symbol) ?? required(decoding, value, 'symbol', 'string'),
    name: text(value.name) ?? required(decoding, value, 'name', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.circulating_supply
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'circulating_supply', 'decimal')
    if (read !== undefined) result.circulatingSupply = read
  }
  raw = value.total_supply
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_supply', 'decimal')
    if (read !== undefined) result.totalSupply = read
  }
  raw = value.max_supply
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'max_supply', 'decimal')
    if (read !== undefined) result.maxSupply = read
  }
  raw = value.market_cap_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'market_cap_usd', 'decimal')
    if (read !== undefined) result.marketCapUsd = read
  }
  raw = value.market_cap_rank
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'market_cap_rank', 'index')
    if (read !== undefined) result.marketCapRank = read
  }
  raw = value.market_cap_24hr_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'market_cap_24hr_change', 'decimal')
    if (read !== undefined) result.marketCap24hrChange = read
  }
  raw = value.market_cap_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'market_cap_24hr_percent_change', 'decimal')
    if (read !== undefined) result.marketCap24hrPercentChange = read
  }
  raw = value.total_volume
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_volume', 'decimal')
    if (read !== undefined) result.totalVolume = read
  }
  raw = value.usd_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price', 'decimal')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.usd_price_24hr_high
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_24hr_high', 'decimal')
    if (read !== undefined) result.usdPrice24hrHigh = read
  }
  raw = value.usd_price_24hr_low
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_24hr_low', 'decimal')
    if (read !== undefined) result.usdPrice24hrLow = read
  }
  raw = value.usd_price_24hr_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_24hr_change', 'decimal')
    if (read !== undefined) result.usdPrice24hrChange = read
  }
  raw = value.usd_price_1hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_1hr_percent_change', 'decimal')
    if (read !== undefined) result.usdPrice1hrPercentChange = read
  }
  raw = value.usd_price_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_24hr_percent_change', 'decimal')
    if (read !== undefined) result.usdPrice24hrPercentChange = read
  }
  raw = value.usd_price_7d_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_7d_percent_change', 'decimal')
    if (read !== undefined) result.usdPrice7dPercentChange = read
  }
  raw = value.usd_price_30d_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_30d_percent_change', 'decimal')
    if (read !== undefined) result.usdPrice30dPercentChange = read
  }
  raw = value.usd_price_ath
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_ath', 'decimal')
    if (read !== undefined) result.usdPriceAth = read
  }
  raw = value.ath_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'ath_percent_change', 'decimal')
    if (read !== undefined) result.athPercentChange = read
  }
  raw = value.ath_date
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'ath_date', 'date-time')
    if (read !== undefined) result.athDate = read
  }
  return result
}

export function decodeMarketDataTopNFTCollectionByMarketCapItem(
  value: unknown,
  decoding: Decoding,
): T.MarketDataTopNFTCollectionByMarketCapItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MarketDataTopNFTCollectionByMarketCapItem> = {
    rank: count(value.rank) ?? required(decoding, value, 'rank', 'index'),
    collectionAddress:
      value.collection_address === ''
        ? null
        : (evmAddress(value.collection_address) ??
          acceptNull(value.collection_address, decoding, value, 'collection_address', 'evm-address')),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.collection_title
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_title', 'string')
    if (read !== undefined) result.collectionTitle = read
  }
  raw = value.collection_image
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_image', 'string')
    if (read !== undefined) result.collectionImage = read
  }
  raw = value.floor_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price', 'decimal')
    if (read !== undefined) result.floorPrice = read
  }
  raw = value.floor_price_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_24hr_percent_change', 'decimal')
    if (read !== undefined) result.floorPrice24hrPercentChange = read
  }
  raw = value.floor_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd', 'decimal')
    if (read !== undefined) result.floorPriceUsd = read
  }
  raw = value.floor_price_usd_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd_24hr_percent_change', 'decimal')
    if (read !== undefined) result.floorPriceUsd24hrPercentChange = read
  }
  raw = value.market_cap_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'market_cap_usd', 'decimal')
    if (read !== undefined) result.marketCapUsd = read
  }
  raw = value.market_cap_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'market_cap_24hr_percent_change', 'decimal')
    if (read !== undefined) result.marketCap24hrPercentChange = read
  }
  raw = value.volume_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'volume_usd', 'decimal')
    if (read !== undefined) result.volumeUsd = read
  }
  raw = value.volume_24hr_percent_change
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'volume_24hr_percent_change', 'decimal')
    if (read !== undefined) result.volume24hrPercentChange = read
  }
  return result
}

export function decodeMedia(value: unknown, decoding: Decoding): T.Media | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Media> = {}
  let raw: unknown
  raw = value.status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'status', 'string')
    if (read !== undefined) result.status = read
  }
  raw = value.category
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'category', 'string')
    if (read !== undefined) result.category = read
  }
  raw = value.mimetype
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'mimetype', 'string')
    if (read !== undefined) result.mimetype = read
  }
  raw = value.original_media_url
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'original_media_url', 'string')
    if (read !== undefined) result.originalMediaUrl = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  raw = value.parent_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'parent_hash', 'hash32')
    if (read !== undefined) result.parentHash = read
  }
  raw = value.media_collection
  if (raw !== undefined && raw !== null) {
    const read = decodeMediaCollection(raw, decoding) ?? violation(decoding, value, 'media_collection', 'object')
    if (read !== undefined) result.mediaCollection = read
  }
  return result
}

export function decodeMediaCollection(value: unknown, decoding: Decoding): T.MediaCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MediaCollection> = {}
  let raw: unknown
  raw = value.low
  if (raw !== undefined && raw !== null) {
    const read = decodeMediaItem(raw, decoding) ?? violation(decoding, value, 'low', 'object')
    if (read !== undefined) result.low = read
  }
  raw = value.medium
  if (raw !== undefined && raw !== null) {
    const read = decodeMediaItem(raw, decoding) ?? violation(decoding, value, 'medium', 'object')
    if (read !== undefined) result.medium = read
  }
  raw = value.high
  if (raw !== undefined && raw !== null) {
    const read = decodeMediaItem(raw, decoding) ?? violation(decoding, value, 'high', 'object')
    if (read !== undefined) result.high = read
  }
  return result
}

export function decodeMediaItem(value: unknown, decoding: Decoding): T.MediaItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MediaItem> = {
    url: text(value.url) ?? required(decoding, value, 'url', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.width
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'width', 'count')
    if (read !== undefined) result.width = read
  }
  raw = value.height
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'height', 'count')
    if (read !== undefined) result.height = read
  }
  return result
}

export function decodeMetadataResync(value: unknown, decoding: Decoding): T.MetadataResync | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MetadataResync> = {
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNativeBalance(value: unknown, decoding: Decoding): T.NativeBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativeBalance> = {
    balance: uint(value.balance, decoding) ?? required(decoding, value, 'balance', 'wei'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNativeBalancesItem(value: unknown, decoding: Decoding): T.NativeBalancesItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativeBalancesItem> = {
    chain: text(value.chain) ?? required(decoding, value, 'chain', 'string'),
    chainId: evmChain(value.chain_id) ?? required(decoding, value, 'chain_id', 'evm-chain'),
    totalBalance: uint(value.total_balance, decoding) ?? required(decoding, value, 'total_balance', 'wei'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockTimestamp:
      seconds(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'unix-seconds'),
    walletBalances:
      rows(value.wallet_balances, decoding, decodeNativeBalancesItemWalletBalancesItem, 'object') ??
      required(decoding, value, 'wallet_balances', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.total_balance_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_balance_formatted', 'decimal')
    if (read !== undefined) result.totalBalanceFormatted = read
  }
  return result
}

export function decodeNativeBalancesItemWalletBalancesItem(
  value: unknown,
  decoding: Decoding,
): T.NativeBalancesItemWalletBalancesItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativeBalancesItemWalletBalancesItem> = {
    balance: uint(value.balance, decoding) ?? required(decoding, value, 'balance', 'wei'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.balance_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'balance_formatted', 'decimal')
    if (read !== undefined) result.balanceFormatted = read
  }
  return result
}

export function decodeNativeErc20Price(value: unknown, decoding: Decoding): T.NativeErc20Price | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativeErc20Price> = {
    value:
      value.value === ''
        ? null
        : (uint(value.value, decoding) ?? acceptNull(value.value, decoding, value, 'value', 'wei')),
    decimals: decimals(value.decimals) ?? required(decoding, value, 'decimals', 'decimals'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  return result
}

export function decodeNativeTransfer(value: unknown, decoding: Decoding): T.NativeTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativeTransfer> = {
    fromAddress: evmAddress(value.from_address) ?? required(decoding, value, 'from_address', 'evm-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'wei'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.from_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity', 'string')
    if (read !== undefined) result.fromAddressEntity = read
  }
  raw = value.from_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity_logo', 'string')
    if (read !== undefined) result.fromAddressEntityLogo = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.to_address
  if (raw !== undefined && raw !== '')
    result.toAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'to_address', 'evm-address')
  raw = value.to_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity', 'string')
    if (read !== undefined) result.toAddressEntity = read
  }
  raw = value.to_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity_logo', 'string')
    if (read !== undefined) result.toAddressEntityLogo = read
  }
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.value_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'value_formatted', 'decimal')
    if (read !== undefined) result.valueFormatted = read
  }
  raw = value.direction
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'direction', 'string')
    if (read !== undefined) result.direction = read
  }
  raw = value.internal_transaction
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'internal_transaction', 'boolean')
    if (read !== undefined) result.internalTransaction = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.token_logo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'token_logo', 'string')
  return result
}

export function decodeNetWorthResult(value: unknown, decoding: Decoding): T.NetWorthResult | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NetWorthResult> = {
    totalNetworthUsd:
      decimal(value.total_networth_usd, decoding) ?? required(decoding, value, 'total_networth_usd', 'decimal'),
    chains: rows(value.chains, decoding, decodeChainNetWorth, 'object') ?? required(decoding, value, 'chains', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.unsupported_chain_ids
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, evmChain, 'evm-chain') ?? violation(decoding, value, 'unsupported_chain_ids', 'list')
    if (read !== undefined) result.unsupportedChainIds = read
  }
  raw = value.unavailable_chains
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeUnavailableChainNetWorth, 'object') ??
      violation(decoding, value, 'unavailable_chains', 'list')
    if (read !== undefined) result.unavailableChains = read
  }
  return result
}

export function decodeNft(value: unknown, decoding: Decoding): T.Nft | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Nft> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
    tokenId: uint(value.token_id, decoding) ?? required(decoding, value, 'token_id', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.contract_type
  if (raw !== undefined) result.contractType = text(raw) ?? acceptNull(raw, decoding, value, 'contract_type', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.owner_of
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'owner_of', 'evm-address')
    if (read !== undefined) result.ownerOf = read
  }
  raw = value.token_hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_hash', 'string')
    if (read !== undefined) result.tokenHash = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_number_minted
  if (raw !== undefined && raw !== '')
    result.blockNumberMinted =
      uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'block_number_minted', 'block-number')
  raw = value.minter_address
  if (raw !== undefined && raw !== '')
    result.minterAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'minter_address', 'evm-address')
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint256')
    if (read !== undefined) result.amount = read
  }
  raw = value.token_uri
  if (raw !== undefined) result.tokenUri = text(raw) ?? acceptNull(raw, decoding, value, 'token_uri', 'string')
  raw = value.metadata
  if (raw !== undefined) {
    const read = json(raw, decoding)
    if (read === undefined) invalidJson(decoding, value, 'metadata')
    result.metadata = read ?? null
  }
  raw = value.normalized_metadata
  if (raw !== undefined && raw !== null) {
    const read = decodeNormalizedMetadata(raw, decoding) ?? violation(decoding, value, 'normalized_metadata', 'object')
    if (read !== undefined) result.normalizedMetadata = read
  }
  raw = value.media
  if (raw !== undefined && raw !== null) {
    const read = decodeMedia(raw, decoding) ?? violation(decoding, value, 'media', 'object')
    if (read !== undefined) result.media = read
  }
  raw = value.last_token_uri_sync
  if (raw !== undefined && raw !== '')
    result.lastTokenUriSync =
      date(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_token_uri_sync', 'date-time')
  raw = value.last_metadata_sync
  if (raw !== undefined && raw !== '')
    result.lastMetadataSync = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_metadata_sync', 'date-time')
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  raw = value.updated_at
  if (raw !== undefined && raw !== '')
    result.updatedAt = seconds(raw, decoding) ?? acceptNull(raw, decoding, value, 'updated_at', 'unix-seconds')
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.rarity_rank
  if (raw !== undefined && raw !== '')
    result.rarityRank = count(raw) ?? acceptNull(raw, decoding, value, 'rarity_rank', 'index')
  raw = value.rarity_percentage
  if (raw !== undefined && raw !== '')
    result.rarityPercentage = float(raw) ?? acceptNull(raw, decoding, value, 'rarity_percentage', 'percent')
  raw = value.rarity_label
  if (raw !== undefined) result.rarityLabel = text(raw) ?? acceptNull(raw, decoding, value, 'rarity_label', 'string')
  raw = value.floor_price
  if (raw !== undefined && raw !== '')
    result.floorPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price', 'decimal')
  raw = value.floor_price_usd
  if (raw !== undefined && raw !== '')
    result.floorPriceUsd = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price_usd', 'decimal')
  raw = value.floor_price_currency
  if (raw !== undefined)
    result.floorPriceCurrency = text(raw) ?? acceptNull(raw, decoding, value, 'floor_price_currency', 'string')
  raw = value.last_sale
  if (raw !== undefined)
    result.lastSale = decodeNftLastSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_sale', 'object')
  raw = value.list_price
  if (raw !== undefined && raw !== null) {
    const read = decodeNftListPrice(raw, decoding) ?? violation(decoding, value, 'list_price', 'object')
    if (read !== undefined) result.listPrice = read
  }
  return result
}

export function decodeNftCollection(value: unknown, decoding: Decoding): T.NftCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftCollection> = {
    result: rows(value.result, decoding, decodeNft, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'status', 'string')
    if (read !== undefined) result.status = read
  }
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeNftCollectionStat(value: unknown, decoding: Decoding): T.NftCollectionStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftCollectionStat> = {
    totalTokens: count(value.total_tokens) ?? required(decoding, value, 'total_tokens', 'count'),
    owners: decodeNftCollectionStatOwners(value.owners, decoding) ?? required(decoding, value, 'owners', 'object'),
    transfers:
      decodeNftCollectionStatTransfers(value.transfers, decoding) ?? required(decoding, value, 'transfers', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftCollectionStatOwners(
  value: unknown,
  decoding: Decoding,
): T.NftCollectionStatOwners | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftCollectionStatOwners> = {
    current: count(value.current) ?? required(decoding, value, 'current', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftCollectionStatTransfers(
  value: unknown,
  decoding: Decoding,
): T.NftCollectionStatTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftCollectionStatTransfers> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftCollections(value: unknown, decoding: Decoding): T.NftCollections | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftCollections> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.contract_type
  if (raw !== undefined) result.contractType = text(raw) ?? acceptNull(raw, decoding, value, 'contract_type', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.count
  if (raw !== undefined && raw !== '') result.count = count(raw) ?? acceptNull(raw, decoding, value, 'count', 'count')
  raw = value.collection_logo
  if (raw !== undefined)
    result.collectionLogo = text(raw) ?? acceptNull(raw, decoding, value, 'collection_logo', 'string')
  raw = value.collection_banner_image
  if (raw !== undefined)
    result.collectionBannerImage = text(raw) ?? acceptNull(raw, decoding, value, 'collection_banner_image', 'string')
  raw = value.floor_price
  if (raw !== undefined && raw !== '')
    result.floorPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price', 'decimal')
  raw = value.floor_price_usd
  if (raw !== undefined && raw !== '')
    result.floorPriceUsd = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price_usd', 'decimal')
  raw = value.floor_price_currency
  if (raw !== undefined)
    result.floorPriceCurrency = text(raw) ?? acceptNull(raw, decoding, value, 'floor_price_currency', 'string')
  raw = value.last_sale
  if (raw !== undefined)
    result.lastSale = decodeNftLastSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_sale', 'object')
  return result
}

export function decodeNftContractFloorPrice(value: unknown, decoding: Decoding): T.NftContractFloorPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftContractFloorPrice> = {}
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.floor_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price', 'decimal')
    if (read !== undefined) result.floorPrice = read
  }
  raw = value.floor_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd', 'decimal')
    if (read !== undefined) result.floorPriceUsd = read
  }
  raw = value.currency
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'currency', 'string')
    if (read !== undefined) result.currency = read
  }
  raw = value.marketplace
  if (raw !== undefined && raw !== null) {
    const read = decodeNftMarketplace(raw, decoding) ?? violation(decoding, value, 'marketplace', 'object')
    if (read !== undefined) result.marketplace = read
  }
  raw = value.last_updated
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'last_updated', 'date-time')
    if (read !== undefined) result.lastUpdated = read
  }
  raw = value.message
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'message', 'string')
    if (read !== undefined) result.message = read
  }
  return result
}

export function decodeNftContractMetadata(value: unknown, decoding: Decoding): T.NftContractMetadata | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftContractMetadata> = {
    chain: decoding.from.chain as EvmChainId,
  }
  let raw: unknown
  raw = value.token_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'token_address', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.contract_type
  if (raw !== undefined) result.contractType = text(raw) ?? acceptNull(raw, decoding, value, 'contract_type', 'string')
  raw = value.synced_at
  if (raw !== undefined && raw !== '')
    result.syncedAt = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'synced_at', 'date-time')
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.collection_logo
  if (raw !== undefined)
    result.collectionLogo = text(raw) ?? acceptNull(raw, decoding, value, 'collection_logo', 'string')
  raw = value.collection_banner_image
  if (raw !== undefined)
    result.collectionBannerImage = text(raw) ?? acceptNull(raw, decoding, value, 'collection_banner_image', 'string')
  raw = value.collection_category
  if (raw !== undefined)
    result.collectionCategory = text(raw) ?? acceptNull(raw, decoding, value, 'collection_category', 'string')
  raw = value.project_url
  if (raw !== undefined) result.projectUrl = text(raw) ?? acceptNull(raw, decoding, value, 'project_url', 'string')
  raw = value.wiki_url
  if (raw !== undefined) result.wikiUrl = text(raw) ?? acceptNull(raw, decoding, value, 'wiki_url', 'string')
  raw = value.discord_url
  if (raw !== undefined) result.discordUrl = text(raw) ?? acceptNull(raw, decoding, value, 'discord_url', 'string')
  raw = value.telegram_url
  if (raw !== undefined) result.telegramUrl = text(raw) ?? acceptNull(raw, decoding, value, 'telegram_url', 'string')
  raw = value.twitter_username
  if (raw !== undefined)
    result.twitterUsername = text(raw) ?? acceptNull(raw, decoding, value, 'twitter_username', 'string')
  raw = value.instagram_username
  if (raw !== undefined)
    result.instagramUsername = text(raw) ?? acceptNull(raw, decoding, value, 'instagram_username', 'string')
  raw = value.description
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.created_date
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'created_date', 'date-time')
    if (read !== undefined) result.createdDate = read
  }
  raw = value.floor_price
  if (raw !== undefined && raw !== '')
    result.floorPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price', 'decimal')
  raw = value.floor_price_usd
  if (raw !== undefined && raw !== '')
    result.floorPriceUsd = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price_usd', 'decimal')
  raw = value.floor_price_currency
  if (raw !== undefined)
    result.floorPriceCurrency = text(raw) ?? acceptNull(raw, decoding, value, 'floor_price_currency', 'string')
  raw = value.last_sale
  if (raw !== undefined)
    result.lastSale = decodeNftLastSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_sale', 'object')
  return result
}

export function decodeNftFloorPriceHistory(value: unknown, decoding: Decoding): T.NftFloorPriceHistory | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftFloorPriceHistory> = {
    result: [],
  }
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.result
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeNftFloorPricePoint, 'object') ?? violation(decoding, value, 'result', 'list')
    if (read !== undefined) result.result = read
  }
  raw = value.message
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'message', 'string')
    if (read !== undefined) result.message = read
  }
  return result
}

export function decodeNftFloorPricePoint(value: unknown, decoding: Decoding): T.NftFloorPricePoint | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftFloorPricePoint> = {
    timestamp: date(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'date-time'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.floor_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price', 'decimal')
    if (read !== undefined) result.floorPrice = read
  }
  raw = value.floor_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd', 'decimal')
    if (read !== undefined) result.floorPriceUsd = read
  }
  raw = value.currency
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'currency', 'string')
    if (read !== undefined) result.currency = read
  }
  raw = value.marketplace
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'marketplace', 'string')
    if (read !== undefined) result.marketplace = read
  }
  return result
}

export function decodeNftLastSale(value: unknown, decoding: Decoding): T.NftLastSale | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftLastSale> = {}
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.buyer_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'buyer_address', 'evm-address')
    if (read !== undefined) result.buyer = read
  }
  raw = value.seller_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'seller_address', 'evm-address')
    if (read !== undefined) result.seller = read
  }
  raw = value.token_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'token_address', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.token_id
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'token_id', 'uint256')
    if (read !== undefined) result.tokenId = read
  }
  raw = value.price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'price', 'wei')
    if (read !== undefined) result.price = read
  }
  raw = value.price_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_formatted', 'decimal')
    if (read !== undefined) result.priceFormatted = read
  }
  raw = value.usd_price_at_sale
  if (raw !== undefined && raw !== '')
    result.usdPriceAtSale = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_price_at_sale', 'decimal')
  raw = value.current_usd_value
  if (raw !== undefined && raw !== '')
    result.currentUsdValue = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'current_usd_value', 'decimal')
  raw = value.payment_token
  if (raw !== undefined && raw !== null) {
    const read = decodeSalePaymentToken(raw, decoding) ?? violation(decoding, value, 'payment_token', 'object')
    if (read !== undefined) result.paymentToken = read
  }
  return result
}

export function decodeNftListPrice(value: unknown, decoding: Decoding): T.NftListPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftListPrice> = {}
  let raw: unknown
  raw = value.listed
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'listed', 'boolean')
    if (read !== undefined) result.listed = read
  }
  raw = value.price
  if (raw !== undefined && raw !== '')
    result.price = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'price', 'decimal')
  raw = value.price_currency
  if (raw !== undefined)
    result.priceCurrency = text(raw) ?? acceptNull(raw, decoding, value, 'price_currency', 'string')
  raw = value.price_usd
  if (raw !== undefined && raw !== '')
    result.priceUsd = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'price_usd', 'decimal')
  raw = value.marketplace
  if (raw !== undefined) result.marketplace = text(raw) ?? acceptNull(raw, decoding, value, 'marketplace', 'string')
  return result
}

export function decodeNftMarketplace(value: unknown, decoding: Decoding): T.NftMarketplace | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftMarketplace> = {}
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  return result
}

export function decodeNftOwner(value: unknown, decoding: Decoding): T.NftOwner | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftOwner> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
    tokenId: uint(value.token_id, decoding) ?? required(decoding, value, 'token_id', 'uint256'),
    ownerOf: evmAddress(value.owner_of) ?? required(decoding, value, 'owner_of', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.contract_type
  if (raw !== undefined) result.contractType = text(raw) ?? acceptNull(raw, decoding, value, 'contract_type', 'string')
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint256')
    if (read !== undefined) result.amount = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_number_minted
  if (raw !== undefined && raw !== '')
    result.blockNumberMinted =
      uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'block_number_minted', 'block-number')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.token_hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_hash', 'string')
    if (read !== undefined) result.tokenHash = read
  }
  raw = value.token_uri
  if (raw !== undefined) result.tokenUri = text(raw) ?? acceptNull(raw, decoding, value, 'token_uri', 'string')
  raw = value.metadata
  if (raw !== undefined) {
    const read = json(raw, decoding)
    if (read === undefined) invalidJson(decoding, value, 'metadata')
    result.metadata = read ?? null
  }
  raw = value.normalized_metadata
  if (raw !== undefined && raw !== null) {
    const read = decodeNormalizedMetadata(raw, decoding) ?? violation(decoding, value, 'normalized_metadata', 'object')
    if (read !== undefined) result.normalizedMetadata = read
  }
  raw = value.media
  if (raw !== undefined && raw !== null) {
    const read = decodeMedia(raw, decoding) ?? violation(decoding, value, 'media', 'object')
    if (read !== undefined) result.media = read
  }
  raw = value.minter_address
  if (raw !== undefined && raw !== '')
    result.minterAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'minter_address', 'evm-address')
  raw = value.last_token_uri_sync
  if (raw !== undefined && raw !== '')
    result.lastTokenUriSync =
      date(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_token_uri_sync', 'date-time')
  raw = value.last_metadata_sync
  if (raw !== undefined && raw !== '')
    result.lastMetadataSync = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_metadata_sync', 'date-time')
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  raw = value.updated_at
  if (raw !== undefined && raw !== '')
    result.updatedAt = seconds(raw, decoding) ?? acceptNull(raw, decoding, value, 'updated_at', 'unix-seconds')
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.rarity_rank
  if (raw !== undefined && raw !== '')
    result.rarityRank = count(raw) ?? acceptNull(raw, decoding, value, 'rarity_rank', 'index')
  raw = value.rarity_percentage
  if (raw !== undefined && raw !== '')
    result.rarityPercentage = float(raw) ?? acceptNull(raw, decoding, value, 'rarity_percentage', 'percent')
  raw = value.rarity_label
  if (raw !== undefined) result.rarityLabel = text(raw) ?? acceptNull(raw, decoding, value, 'rarity_label', 'string')
  raw = value.floor_price
  if (raw !== undefined && raw !== '')
    result.floorPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price', 'decimal')
  raw = value.floor_price_usd
  if (raw !== undefined && raw !== '')
    result.floorPriceUsd = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'floor_price_usd', 'decimal')
  raw = value.floor_price_currency
  if (raw !== undefined)
    result.floorPriceCurrency = text(raw) ?? acceptNull(raw, decoding, value, 'floor_price_currency', 'string')
  raw = value.last_sale
  if (raw !== undefined)
    result.lastSale = decodeNftLastSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_sale', 'object')
  raw = value.list_price
  if (raw !== undefined && raw !== null) {
    const read = decodeNftListPrice(raw, decoding) ?? violation(decoding, value, 'list_price', 'object')
    if (read !== undefined) result.listPrice = read
  }
  return result
}

export function decodeNftOwnerCollection(value: unknown, decoding: Decoding): T.NftOwnerCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftOwnerCollection> = {
    result: rows(value.result, decoding, decodeNftOwner, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'status', 'string')
    if (read !== undefined) result.status = read
  }
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeNftTokenFloorPrice(value: unknown, decoding: Decoding): T.NftTokenFloorPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTokenFloorPrice> = {}
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.token_id
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'token_id', 'uint256')
    if (read !== undefined) result.tokenId = read
  }
  raw = value.floor_price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price', 'decimal')
    if (read !== undefined) result.floorPrice = read
  }
  raw = value.floor_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'floor_price_usd', 'decimal')
    if (read !== undefined) result.floorPriceUsd = read
  }
  raw = value.currency
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'currency', 'string')
    if (read !== undefined) result.currency = read
  }
  raw = value.marketplace
  if (raw !== undefined && raw !== null) {
    const read = decodeNftMarketplace(raw, decoding) ?? violation(decoding, value, 'marketplace', 'object')
    if (read !== undefined) result.marketplace = read
  }
  raw = value.last_updated
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'last_updated', 'date-time')
    if (read !== undefined) result.lastUpdated = read
  }
  raw = value.message
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'message', 'string')
    if (read !== undefined) result.message = read
  }
  return result
}

export function decodeNftTokenStat(value: unknown, decoding: Decoding): T.NftTokenStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTokenStat> = {
    owners: decodeNftTokenStatOwners(value.owners, decoding) ?? required(decoding, value, 'owners', 'object'),
    transfers:
      decodeNftTokenStatTransfers(value.transfers, decoding) ?? required(decoding, value, 'transfers', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftTokenStatOwners(value: unknown, decoding: Decoding): T.NftTokenStatOwners | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTokenStatOwners> = {
    current: count(value.current) ?? required(decoding, value, 'current', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftTokenStatTransfers(value: unknown, decoding: Decoding): T.NftTokenStatTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTokenStatTransfers> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftTrait(value: unknown, decoding: Decoding): T.NftTrait | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTrait> = {
    traitType: text(numberAsText(value.trait_type, decoding)) ?? required(decoding, value, 'trait_type', 'string'),
    traitValue: text(numberAsText(value.trait_value, decoding)) ?? required(decoding, value, 'trait_value', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.count
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'count', 'count')
    if (read !== undefined) result.count = read
  }
  raw = value.percentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'percentage', 'percent')
    if (read !== undefined) result.percentage = read
  }
  raw = value.rarity_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'rarity_label', 'string')
    if (read !== undefined) result.rarityLabel = read
  }
  return result
}

export function decodeNftTraitGroup(value: unknown, decoding: Decoding): T.NftTraitGroup | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTraitGroup> = {
    traitType: text(numberAsText(value.trait_type, decoding)) ?? required(decoding, value, 'trait_type', 'string'),
    values: rows(value.values, decoding, decodeNftTraitValue, 'object') ?? required(decoding, value, 'values', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNftTraitPage(value: unknown, decoding: Decoding): T.NftTraitPage | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTraitPage> = {
    result: rows(value.result, decoding, decodeNftTrait, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeNftTraitValue(value: unknown, decoding: Decoding): T.NftTraitValue | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTraitValue> = {}
  let raw: unknown
  raw = either(value.trait_value, value.value)
  if (raw !== undefined && raw !== null) {
    const read = text(numberAsText(raw, decoding)) ?? violation(decoding, value, 'trait_value', 'string')
    if (read !== undefined) result.traitValue = read
  }
  raw = value.count
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'count', 'count')
    if (read !== undefined) result.count = read
  }
  raw = value.percentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'percentage', 'percent')
    if (read !== undefined) result.percentage = read
  }
  raw = value.rarity_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'rarity_label', 'string')
    if (read !== undefined) result.rarityLabel = read
  }
  return result
}

export function decodeNftTraits(value: unknown, decoding: Decoding): T.NftTraits | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTraits> = {}
  let raw: unknown
  raw = value.traits
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeNftTraitGroup, 'object') ?? violation(decoding, value, 'traits', 'list')
    if (read !== undefined) result.traits = read
  }
  return result
}

export function decodeNftTransfer(value: unknown, decoding: Decoding): T.NftTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTransfer> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
    tokenId: uint(value.token_id, decoding) ?? required(decoding, value, 'token_id', 'uint256'),
    toAddress: evmAddress(value.to_address) ?? required(decoding, value, 'to_address', 'evm-address'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    logIndex: count(value.log_index) ?? required(decoding, value, 'log_index', 'index'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined) result.tokenName = text(raw) ?? acceptNull(raw, decoding, value, 'token_name', 'string')
  raw = value.token_symbol
  if (raw !== undefined) result.tokenSymbol = text(raw) ?? acceptNull(raw, decoding, value, 'token_symbol', 'string')
  raw = value.contract_type
  if (raw !== undefined) result.contractType = text(raw) ?? acceptNull(raw, decoding, value, 'contract_type', 'string')
  raw = value.from_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'from_address', 'evm-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.from_address_entity
  if (raw !== undefined)
    result.fromAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity', 'string')
  raw = value.from_address_entity_logo
  if (raw !== undefined)
    result.fromAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity_logo', 'string')
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.to_address_entity
  if (raw !== undefined)
    result.toAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity', 'string')
  raw = value.to_address_entity_logo
  if (raw !== undefined)
    result.toAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity_logo', 'string')
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint256')
    if (read !== undefined) result.amount = read
  }
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'wei')
    if (read !== undefined) result.value = read
  }
  raw = value.operator
  if (raw !== undefined && raw !== '')
    result.operator = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'operator', 'evm-address')
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.transaction_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transaction_type', 'string')
    if (read !== undefined) result.transactionType = read
  }
  raw = value.verified
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'verified', 'integer')
    if (read !== undefined) result.verified = read
  }
  raw = value.possible_spam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possible_spam', 'boolean')
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.last_sale
  if (raw !== undefined)
    result.lastSale = decodeNftLastSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_sale', 'object')
  return result
}

export function decodeNftTransferCollection(value: unknown, decoding: Decoding): T.NftTransferCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftTransferCollection> = {
    result: rows(value.result, decoding, decodeNftTransfer, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  raw = value.block_exists
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'block_exists', 'boolean')
    if (read !== undefined) result.blockExists = read
  }
  raw = value.index_complete
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'index_complete', 'boolean')
    if (read !== undefined) result.indexComplete = read
  }
  return result
}

export function decodeNftWalletCollections(value: unknown, decoding: Decoding): T.NftWalletCollections | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftWalletCollections> = {
    result: rows(value.result, decoding, decodeNftCollections, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'status', 'string')
    if (read !== undefined) result.status = read
  }
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeNormalizedMetadata(value: unknown, decoding: Decoding): T.NormalizedMetadata | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NormalizedMetadata> = {}
  let raw: unknown
  raw = value.name
  if (raw !== undefined)
    result.name = text(numberAsText(raw, decoding)) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.description
  if (raw !== undefined)
    result.description = text(numberAsText(raw, decoding)) ?? acceptNull(raw, decoding, value, 'description', 'string')
  raw = value.image
  if (raw !== undefined) result.image = text(raw) ?? acceptNull(raw, decoding, value, 'image', 'string')
  raw = value.external_link
  if (raw !== undefined) result.externalLink = text(raw) ?? acceptNull(raw, decoding, value, 'external_link', 'string')
  raw = value.external_url
  if (raw !== undefined) result.externalUrl = text(raw) ?? acceptNull(raw, decoding, value, 'external_url', 'string')
  raw = value.animation_url
  if (raw !== undefined) result.animationUrl = text(raw) ?? acceptNull(raw, decoding, value, 'animation_url', 'string')
  raw = value.attributes
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeNormalizedMetadataAttribute, 'object') ??
      violation(decoding, value, 'attributes', 'list')
    if (read !== undefined) result.attributes = read
  }
  return result
}

export function decodeNormalizedMetadataAttribute(
  value: unknown,
  decoding: Decoding,
): T.NormalizedMetadataAttribute | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NormalizedMetadataAttribute> = {}
  let raw: unknown
  raw = value.trait_type
  if (raw !== undefined)
    result.traitType = text(numberAsText(raw, decoding)) ?? acceptNull(raw, decoding, value, 'trait_type', 'string')
  raw = value.value
  if (raw !== undefined) result.value = anything(raw, decoding)
  raw = value.display_type
  if (raw !== undefined) result.displayType = text(raw) ?? acceptNull(raw, decoding, value, 'display_type', 'string')
  raw = value.max_value
  if (raw !== undefined)
    result.maxValue =
      mixed(raw, decoding, 'number', 'string') ?? acceptNull(raw, decoding, value, 'max_value', 'number or string')
  raw = value.trait_count
  if (raw !== undefined && raw !== '')
    result.traitCount = count(raw) ?? acceptNull(raw, decoding, value, 'trait_count', 'count')
  raw = value.order
  if (raw !== undefined && raw !== '') result.order = count(raw) ?? acceptNull(raw, decoding, value, 'order', 'index')
  return result
}

export function decodePairCandlesticks(value: unknown, decoding: Decoding): T.PairCandlesticks | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairCandlesticks> = {
    result: rows(value.result, decoding, decodeCandlestick, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'pairAddress', 'evm-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.timeframe
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'timeframe', 'string')
    if (read !== undefined) result.timeframe = read
  }
  raw = value.currency
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'currency', 'string')
    if (read !== undefined) result.currency = read
  }
  return result
}

export function decodePairCountPeriods(value: unknown, decoding: Decoding): T.PairCountPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairCountPeriods> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== '') result['5min'] = count(raw) ?? acceptNull(raw, decoding, value, '5min', 'count')
  raw = value['1h']
  if (raw !== undefined && raw !== '') result['1h'] = count(raw) ?? acceptNull(raw, decoding, value, '1h', 'count')
  raw = value['4h']
  if (raw !== undefined && raw !== '') result['4h'] = count(raw) ?? acceptNull(raw, decoding, value, '4h', 'count')
  raw = value['24h']
  if (raw !== undefined && raw !== '') result['24h'] = count(raw) ?? acceptNull(raw, decoding, value, '24h', 'count')
  return result
}

export function decodePairPercentPeriods(value: unknown, decoding: Decoding): T.PairPercentPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairPercentPeriods> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== '')
    result['5min'] = float(raw) ?? acceptNull(raw, decoding, value, '5min', 'percent')
  raw = value['1h']
  if (raw !== undefined && raw !== '') result['1h'] = float(raw) ?? acceptNull(raw, decoding, value, '1h', 'percent')
  raw = value['4h']
  if (raw !== undefined && raw !== '') result['4h'] = float(raw) ?? acceptNull(raw, decoding, value, '4h', 'percent')
  raw = value['24h']
  if (raw !== undefined && raw !== '') result['24h'] = float(raw) ?? acceptNull(raw, decoding, value, '24h', 'percent')
  return result
}

export function decodePairStats(value: unknown, decoding: Decoding): T.PairStats | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairStats> = {
    pairAddress: evmAddress(value.pairAddress) ?? required(decoding, value, 'pairAddress', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.tokenName
  if (raw !== undefined) result.tokenName = text(raw) ?? acceptNull(raw, decoding, value, 'tokenName', 'string')
  raw = value.tokenSymbol
  if (raw !== undefined) result.tokenSymbol = text(raw) ?? acceptNull(raw, decoding, value, 'tokenSymbol', 'string')
  raw = value.tokenLogo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'tokenLogo', 'string')
  raw = value.pairCreated
  if (raw !== undefined && raw !== '')
    result.pairCreated = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'pairCreated', 'date-time')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.exchange
  if (raw !== undefined) result.exchange = text(raw) ?? acceptNull(raw, decoding, value, 'exchange', 'string')
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'evm-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.exchangeUrl
  if (raw !== undefined) result.exchangeUrl = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeUrl', 'string')
  raw = value.currentUsdPrice
  if (raw !== undefined && raw !== '')
    result.currentUsdPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'currentUsdPrice', 'decimal')
  raw = value.currentNativePrice
  if (raw !== undefined && raw !== '')
    result.currentNativePrice =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'currentNativePrice', 'decimal')
  raw = value.totalLiquidityUsd
  if (raw !== undefined && raw !== '')
    result.totalLiquidityUsd =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'totalLiquidityUsd', 'decimal')
  raw = value.pricePercentChange
  if (raw !== undefined && raw !== null) {
    const read = decodePairPercentPeriods(raw, decoding) ?? violation(decoding, value, 'pricePercentChange', 'object')
    if (read !== undefined) result.pricePercentChange = read
  }
  raw = value.liquidityPercentChange
  if (raw !== undefined && raw !== null) {
    const read =
      decodePairPercentPeriods(raw, decoding) ?? violation(decoding, value, 'liquidityPercentChange', 'object')
    if (read !== undefined) result.liquidityPercentChange = read
  }
  raw = value.buys
  if (raw !== undefined && raw !== null) {
    const read = decodePairCountPeriods(raw, decoding) ?? violation(decoding, value, 'buys', 'object')
    if (read !== undefined) result.buys = read
  }
  raw = value.sells
  if (raw !== undefined && raw !== null) {
    const read = decodePairCountPeriods(raw, decoding) ?? violation(decoding, value, 'sells', 'object')
    if (read !== undefined) result.sells = read
  }
  raw = value.totalVolume
  if (raw !== undefined && raw !== null) {
    const read = decodePairUsdPeriods(raw, decoding) ?? violation(decoding, value, 'totalVolume', 'object')
    if (read !== undefined) result.totalVolume = read
  }
  raw = value.buyVolume
  if (raw !== undefined && raw !== null) {
    const read = decodePairUsdPeriods(raw, decoding) ?? violation(decoding, value, 'buyVolume', 'object')
    if (read !== undefined) result.buyVolume = read
  }
  raw = value.sellVolume
  if (raw !== undefined && raw !== null) {
    const read = decodePairUsdPeriods(raw, decoding) ?? violation(decoding, value, 'sellVolume', 'object')
    if (read !== undefined) result.sellVolume = read
  }
  raw = value.buyers
  if (raw !== undefined && raw !== null) {
    const read = decodePairCountPeriods(raw, decoding) ?? violation(decoding, value, 'buyers', 'object')
    if (read !== undefined) result.buyers = read
  }
  raw = value.sellers
  if (raw !== undefined && raw !== null) {
    const read = decodePairCountPeriods(raw, decoding) ?? violation(decoding, value, 'sellers', 'object')
    if (read !== undefined) result.sellers = read
  }
  return result
}

export function decodePairSwap(value: unknown, decoding: Decoding): T.PairSwap | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwap> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transactionIndex
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionIndex', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.transactionType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transactionType', 'string')
    if (read !== undefined) result.transactionType = read
  }
  raw = value.blockTimestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'blockTimestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.subCategory
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'subCategory', 'string')
    if (read !== undefined) result.subCategory = read
  }
  raw = value.walletAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'walletAddress', 'evm-address')
    if (read !== undefined) result.walletAddress = read
  }
  raw = value.baseTokenAmount
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'baseTokenAmount', 'decimal')
    if (read !== undefined) result.baseTokenAmount = read
  }
  raw = value.quoteTokenAmount
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'quoteTokenAmount', 'decimal')
    if (read !== undefined) result.quoteTokenAmount = read
  }
  raw = value.baseTokenPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'baseTokenPriceUsd', 'usd')
    if (read !== undefined) result.baseTokenPriceUsd = read
  }
  raw = value.quoteTokenPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'quoteTokenPriceUsd', 'usd')
    if (read !== undefined) result.quoteTokenPriceUsd = read
  }
  raw = value.baseQuotePrice
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'baseQuotePrice', 'decimal')
    if (read !== undefined) result.baseQuotePrice = read
  }
  raw = value.totalValueUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalValueUsd', 'usd')
    if (read !== undefined) result.totalValueUsd = read
  }
  return result
}

export function decodePairSwaps(value: unknown, decoding: Decoding): T.PairSwaps | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwaps> = {
    result: rows(value.result, decoding, decodePairSwap, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.pageSize
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'pageSize', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'evm-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchangeName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeName', 'string')
    if (read !== undefined) result.exchangeName = read
  }
  raw = value.exchangeLogo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeLogo', 'string')
    if (read !== undefined) result.exchangeLogo = read
  }
  raw = value.pairLabel
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'pairLabel', 'string')
    if (read !== undefined) result.pairLabel = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'pairAddress', 'evm-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.baseToken
  if (raw !== undefined && raw !== null) {
    const read = decodeSwapToken(raw, decoding) ?? violation(decoding, value, 'baseToken', 'object')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quoteToken
  if (raw !== undefined && raw !== null) {
    const read = decodeSwapToken(raw, decoding) ?? violation(decoding, value, 'quoteToken', 'object')
    if (read !== undefined) result.quoteToken = read
  }
  return result
}

export function decodePairUsdPeriods(value: unknown, decoding: Decoding): T.PairUsdPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairUsdPeriods> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== '') result['5min'] = float(raw) ?? acceptNull(raw, decoding, value, '5min', 'usd')
  raw = value['1h']
  if (raw !== undefined && raw !== '') result['1h'] = float(raw) ?? acceptNull(raw, decoding, value, '1h', 'usd')
  raw = value['4h']
  if (raw !== undefined && raw !== '') result['4h'] = float(raw) ?? acceptNull(raw, decoding, value, '4h', 'usd')
  raw = value['24h']
  if (raw !== undefined && raw !== '') result['24h'] = float(raw) ?? acceptNull(raw, decoding, value, '24h', 'usd')
  return result
}

export function decodeReservesCollection(value: unknown, decoding: Decoding): T.ReservesCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReservesCollection> = {}
  let raw: unknown
  raw = value.token0
  if (raw !== undefined && raw !== null) {
    const read = decodeReservesCollectionToken0(raw, decoding) ?? violation(decoding, value, 'token0', 'object')
    if (read !== undefined) result.token0 = read
  }
  raw = value.token1
  if (raw !== undefined && raw !== null) {
    const read = decodeReservesCollectionToken1(raw, decoding) ?? violation(decoding, value, 'token1', 'object')
    if (read !== undefined) result.token1 = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'pairAddress', 'evm-address')
    if (read !== undefined) result.pairAddress = read
  }
  return result
}

export function decodeReservesCollectionToken0(
  value: unknown,
  decoding: Decoding,
): T.ReservesCollectionToken0 | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReservesCollectionToken0> = {}
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.logo_hash
  if (raw !== undefined) result.logoHash = text(raw) ?? acceptNull(raw, decoding, value, 'logo_hash', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.validated
  if (!isBlank(raw)) {
    const read = count(booleanAsNumber(raw)) ?? violation(decoding, value, 'validated', 'index')
    if (read !== undefined) result.validated = read
  }
  raw = value.created_at
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'created_at', 'date-time')
    if (read !== undefined) result.createdAt = read
  }
  return result
}

export function decodeReservesCollectionToken1(
  value: unknown,
  decoding: Decoding,
): T.ReservesCollectionToken1 | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReservesCollectionToken1> = {}
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.logo_hash
  if (raw !== undefined) result.logoHash = text(raw) ?? acceptNull(raw, decoding, value, 'logo_hash', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.validated
  if (!isBlank(raw)) {
    const read = count(booleanAsNumber(raw)) ?? violation(decoding, value, 'validated', 'index')
    if (read !== undefined) result.validated = read
  }
  raw = value.created_at
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'created_at', 'date-time')
    if (read !== undefined) result.createdAt = read
  }
  return result
}

export function decodeResolve(value: unknown, decoding: Decoding): T.Resolve | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Resolve> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeResolveContractInteractionResponse(
  value: unknown,
  decoding: Decoding,
): T.ResolveContractInteractionResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ResolveContractInteractionResponse> = {}
  let raw: unknown
  raw = value.approvals
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeCommonContractData, 'object') ?? violation(decoding, value, 'approvals', 'list')
    if (read !== undefined) result.approvals = read
  }
  raw = value.revokes
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeCommonContractData, 'object') ?? violation(decoding, value, 'revokes', 'list')
    if (read !== undefined) result.revokes = read
  }
  raw = either(value.set_approvals_all, value.approvalsAll)
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeSetApprovalAllData, 'object') ?? violation(decoding, value, 'set_approvals_all', 'list')
    if (read !== undefined) result.approvalsAll = read
  }
  raw = either(value.set_revokes_all, value.revokesAll)
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeSetApprovalAllData, 'object') ?? violation(decoding, value, 'set_revokes_all', 'list')
    if (read !== undefined) result.revokesAll = read
  }
  return result
}

export function decodeReviewContracts(value: unknown, decoding: Decoding): T.ReviewContracts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReviewContracts> = {}
  let raw: unknown
  raw = value.message
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'message', 'string')
    if (read !== undefined) result.message = read
  }
  return result
}

export function decodeSalePaymentToken(value: unknown, decoding: Decoding): T.SalePaymentToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SalePaymentToken> = {}
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.token_logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'token_logo', 'string')
  raw = value.token_decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'token_decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.token_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'token_address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  return result
}

export function decodeSetApprovalAllData(value: unknown, decoding: Decoding): T.SetApprovalAllData | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SetApprovalAllData> = {
    token: decodeContractTokenDetails(value.token, decoding) ?? required(decoding, value, 'token', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'uint256')
    if (read !== undefined) result.value = read
  }
  raw = value.value_formatted
  if (raw !== undefined && raw !== '')
    result.valueFormatted = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'value_formatted', 'decimal')
  raw = value.spender
  if (raw !== undefined && raw !== null) {
    const read = decodeContractSpenderDetails(raw, decoding) ?? violation(decoding, value, 'spender', 'object')
    if (read !== undefined) result.spender = read
  }
  raw = value.operator
  if (raw !== undefined && raw !== null) {
    const read = decodeContractSpenderDetails(raw, decoding) ?? violation(decoding, value, 'operator', 'object')
    if (read !== undefined) result.operator = read
  }
  return result
}

export function decodeSoldPrice(value: unknown, decoding: Decoding): T.SoldPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPrice> = {}
  let raw: unknown
  raw = value.last_sale
  if (raw !== undefined)
    result.lastSale = decodeSoldPriceLastSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_sale', 'object')
  raw = value.lowest_sale
  if (raw !== undefined)
    result.lowestSale =
      decodeSoldPriceLowestSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'lowest_sale', 'object')
  raw = value.highest_sale
  if (raw !== undefined)
    result.highestSale =
      decodeSoldPriceHighestSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'highest_sale', 'object')
  raw = value.average_sale
  if (raw !== undefined)
    result.averageSale =
      decodeSoldPriceAverageSale(raw, decoding) ?? acceptNull(raw, decoding, value, 'average_sale', 'object')
  raw = value.total_trades
  if (raw !== undefined && raw !== '')
    result.totalTrades = count(raw) ?? acceptNull(raw, decoding, value, 'total_trades', 'count')
  raw = value.message
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'message', 'string')
    if (read !== undefined) result.message = read
  }
  return result
}

export function decodeSoldPriceAverageSale(value: unknown, decoding: Decoding): T.SoldPriceAverageSale | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceAverageSale> = {}
  let raw: unknown
  raw = value.price
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price', 'decimal')
    if (read !== undefined) result.price = read
  }
  raw = value.price_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_formatted', 'decimal')
    if (read !== undefined) result.priceFormatted = read
  }
  raw = value.current_usd_value
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'current_usd_value', 'decimal')
    if (read !== undefined) result.currentUsdValue = read
  }
  return result
}

export function decodeSoldPriceHighestSale(value: unknown, decoding: Decoding): T.SoldPriceHighestSale | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceHighestSale> = {}
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.buyer_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'buyer_address', 'evm-address')
    if (read !== undefined) result.buyer = read
  }
  raw = value.seller_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'seller_address', 'evm-address')
    if (read !== undefined) result.seller = read
  }
  raw = value.token_id
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'token_id', 'uint256')
    if (read !== undefined) result.tokenId = read
  }
  raw = value.price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'price', 'wei')
    if (read !== undefined) result.price = read
  }
  raw = value.price_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_formatted', 'decimal')
    if (read !== undefined) result.priceFormatted = read
  }
  raw = value.usd_price_at_sale
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_at_sale', 'decimal')
    if (read !== undefined) result.usdPriceAtSale = read
  }
  raw = value.current_usd_value
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'current_usd_value', 'decimal')
    if (read !== undefined) result.currentUsdValue = read
  }
  raw = value.payment_token
  if (raw !== undefined && raw !== null) {
    const read = decodeSalePaymentToken(raw, decoding) ?? violation(decoding, value, 'payment_token', 'object')
    if (read !== undefined) result.paymentToken = read
  }
  return result
}

export function decodeSoldPriceLastSale(value: unknown, decoding: Decoding): T.SoldPriceLastSale | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceLastSale> = {}
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.buyer_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'buyer_address', 'evm-address')
    if (read !== undefined) result.buyer = read
  }
  raw = value.seller_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'seller_address', 'evm-address')
    if (read !== undefined) result.seller = read
  }
  raw = value.token_id
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'token_id', 'uint256')
    if (read !== undefined) result.tokenId = read
  }
  raw = value.price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'price', 'wei')
    if (read !== undefined) result.price = read
  }
  raw = value.price_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_formatted', 'decimal')
    if (read !== undefined) result.priceFormatted = read
  }
  raw = value.usd_price_at_sale
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_at_sale', 'decimal')
    if (read !== undefined) result.usdPriceAtSale = read
  }
  raw = value.current_usd_value
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'current_usd_value', 'decimal')
    if (read !== undefined) result.currentUsdValue = read
  }
  raw = value.payment_token
  if (raw !== undefined && raw !== null) {
    const read = decodeSalePaymentToken(raw, decoding) ?? violation(decoding, value, 'payment_token', 'object')
    if (read !== undefined) result.paymentToken = read
  }
  return result
}

export function decodeSoldPriceLowestSale(value: unknown, decoding: Decoding): T.SoldPriceLowestSale | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceLowestSale> = {}
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.buyer_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'buyer_address', 'evm-address')
    if (read !== undefined) result.buyer = read
  }
  raw = value.seller_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'seller_address', 'evm-address')
    if (read !== undefined) result.seller = read
  }
  raw = value.token_id
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'token_id', 'uint256')
    if (read !== undefined) result.tokenId = read
  }
  raw = value.price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'price', 'wei')
    if (read !== undefined) result.price = read
  }
  raw = value.price_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'price_formatted', 'decimal')
    if (read !== undefined) result.priceFormatted = read
  }
  raw = value.usd_price_at_sale
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usd_price_at_sale', 'decimal')
    if (read !== undefined) result.usdPriceAtSale = read
  }
  raw = value.current_usd_value
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'current_usd_value', 'decimal')
    if (read !== undefined) result.currentUsdValue = read
  }
  raw = value.payment_token
  if (raw !== undefined && raw !== null) {
    const read = decodeSalePaymentToken(raw, decoding) ?? violation(decoding, value, 'payment_token', 'object')
    if (read !== undefined) result.paymentToken = read
  }
  return result
}

export function decodeSwap(value: unknown, decoding: Decoding): T.Swap | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Swap> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transactionIndex
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionIndex', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.transactionType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transactionType', 'string')
    if (read !== undefined) result.transactionType = read
  }
  raw = value.blockTimestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'blockTimestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.subCategory
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'subCategory', 'string')
    if (read !== undefined) result.subCategory = read
  }
  raw = value.walletAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'walletAddress', 'evm-address')
    if (read !== undefined) result.walletAddress = read
  }
  raw = value.walletAddressLabel
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'walletAddressLabel', 'string')
    if (read !== undefined) result.walletAddressLabel = read
  }
  raw = value.entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'entity', 'string')
    if (read !== undefined) result.entity = read
  }
  raw = value.entityLogo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'entityLogo', 'string')
    if (read !== undefined) result.entityLogo = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'pairAddress', 'evm-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.pairLabel
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'pairLabel', 'string')
    if (read !== undefined) result.pairLabel = read
  }
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'evm-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchangeName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeName', 'string')
    if (read !== undefined) result.exchangeName = read
  }
  raw = value.exchangeLogo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeLogo', 'string')
    if (read !== undefined) result.exchangeLogo = read
  }
  raw = value.baseToken
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'baseToken', 'evm-address')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quoteToken
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'quoteToken', 'evm-address')
    if (read !== undefined) result.quoteToken = read
  }
  raw = value.bought
  if (raw !== undefined && raw !== null) {
    const read = decodeSwapToken(raw, decoding) ?? violation(decoding, value, 'bought', 'object')
    if (read !== undefined) result.bought = read
  }
  raw = value.sold
  if (raw !== undefined && raw !== null) {
    const read = decodeSwapToken(raw, decoding) ?? violation(decoding, value, 'sold', 'object')
    if (read !== undefined) result.sold = read
  }
  raw = value.baseQuotePrice
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'baseQuotePrice', 'decimal')
    if (read !== undefined) result.baseQuotePrice = read
  }
  raw = value.totalValueUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalValueUsd', 'usd')
    if (read !== undefined) result.totalValueUsd = read
  }
  return result
}

export function decodeSwapToken(value: unknown, decoding: Decoding): T.SwapToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SwapToken> = {}
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.tokenType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'tokenType', 'string')
    if (read !== undefined) result.tokenType = read
  }
  raw = value.amount
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'amount', 'decimal')
    if (read !== undefined) result.amount = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.usdAmount
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdAmount', 'usd')
    if (read !== undefined) result.usdAmount = read
  }
  return result
}

export function decodeSwaps(value: unknown, decoding: Decoding): T.Swaps | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Swaps> = {
    result: rows(value.result, decoding, decodeSwap, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = either(value.page_size, value.pageSize)
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeSyncNFTContractResponse(
  value: unknown,
  decoding: Decoding,
): T.SyncNFTContractResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SyncNFTContractResponse> = {}
  let raw: unknown
  raw = value.message
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'message', 'string')
    if (read !== undefined) result.message = read
  }
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  return result
}

export function decodeTokenAnalytics(value: unknown, decoding: Decoding): T.TokenAnalytics | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenAnalytics> = {}
  let raw: unknown
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = evmOrSolanaAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'evm-or-solana-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = evmOrSolanaChain(raw) ?? violation(decoding, value, 'chainId', 'evm-or-solana-chain')
    if (read !== undefined) result.chainId = read
  }
  raw = value.categoryId
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'categoryId', 'string')
    if (read !== undefined) result.categoryId = read
  }
  raw = value.totalBuyVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenUsdPeriods(raw, decoding) ?? violation(decoding, value, 'totalBuyVolume', 'object')
    if (read !== undefined) result.totalBuyVolume = read
  }
  raw = value.totalSellVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenUsdPeriods(raw, decoding) ?? violation(decoding, value, 'totalSellVolume', 'object')
    if (read !== undefined) result.totalSellVolume = read
  }
  raw = value.totalBuyers
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenCountPeriods(raw, decoding) ?? violation(decoding, value, 'totalBuyers', 'object')
    if (read !== undefined) result.totalBuyers = read
  }
  raw = value.totalSellers
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenCountPeriods(raw, decoding) ?? violation(decoding, value, 'totalSellers', 'object')
    if (read !== undefined) result.totalSellers = read
  }
  raw = value.totalBuys
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenCountPeriods(raw, decoding) ?? violation(decoding, value, 'totalBuys', 'object')
    if (read !== undefined) result.totalBuys = read
  }
  raw = value.totalSells
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenCountPeriods(raw, decoding) ?? violation(decoding, value, 'totalSells', 'object')
    if (read !== undefined) result.totalSells = read
  }
  raw = value.uniqueWallets
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenCountPeriods(raw, decoding) ?? violation(decoding, value, 'uniqueWallets', 'object')
    if (read !== undefined) result.uniqueWallets = read
  }
  raw = value.pricePercentChange
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenPercentPeriods(raw, decoding) ?? violation(decoding, value, 'pricePercentChange', 'object')
    if (read !== undefined) result.pricePercentChange = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usdPrice', 'decimal')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.totalLiquidity
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalLiquidity', 'decimal')
    if (read !== undefined) result.totalLiquidity = read
  }
  raw = value.totalLiquidityUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalLiquidityUsd', 'decimal')
    if (read !== undefined) result.totalLiquidityUsd = read
  }
  raw = value.totalFullyDilutedValuation
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalFullyDilutedValuation', 'decimal')
    if (read !== undefined) result.totalFullyDilutedValuation = read
  }
  return result
}

export function decodeTokenAnalyticsList(value: unknown, decoding: Decoding): T.TokenAnalyticsList | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenAnalyticsList> = {
    categories:
      rows(value.categories, decoding, decodeTokenAnalytics, 'object') ??
      required(decoding, value, 'categories', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeTokenAnalyticsPoint(value: unknown, decoding: Decoding): T.TokenAnalyticsPoint | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenAnalyticsPoint> = {
    timestamp: date(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'date-time'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.buyVolume
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'buyVolume', 'usd')
    if (read !== undefined) result.buyVolume = read
  }
  raw = value.sellVolume
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'sellVolume', 'usd')
    if (read !== undefined) result.sellVolume = read
  }
  raw = value.liquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'liquidityUsd', 'usd')
    if (read !== undefined) result.liquidityUsd = read
  }
  raw = value.fullyDilutedValuation
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'fullyDilutedValuation', 'usd')
    if (read !== undefined) result.fullyDilutedValuation = read
  }
  return result
}

export function decodeTokenAnalyticsSeries(value: unknown, decoding: Decoding): T.TokenAnalyticsSeries | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenAnalyticsSeries> = {
    tokenAddress:
      evmOrSolanaAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-or-solana-address'),
    timeseries:
      rows(value.timeseries, decoding, decodeTokenAnalyticsPoint, 'object') ??
      required(decoding, value, 'timeseries', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = evmOrSolanaChain(raw) ?? violation(decoding, value, 'chainId', 'evm-or-solana-chain')
    if (read !== undefined) result.chainId = read
  }
  return result
}

export function decodeTokenAnalyticsSeriesList(
  value: unknown,
  decoding: Decoding,
): T.TokenAnalyticsSeriesList | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenAnalyticsSeriesList> = {
    result:
      rows(value.result, decoding, decodeTokenAnalyticsSeries, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeTokenApproval(value: unknown, decoding: Decoding): T.TokenApproval | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenApproval> = {
    chain: decoding.from.chain as EvmChainId,
    token: decodeTokenApprovalToken(value.token, decoding) ?? required(decoding, value, 'token', 'object'),
    spender: decodeTokenApprovalSpender(value.spender, decoding) ?? required(decoding, value, 'spender', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_timestamp
  if (raw !== undefined && raw !== '')
    result.blockTimestamp = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'block_timestamp', 'date-time')
  raw = value.transaction_hash
  if (raw !== undefined && raw !== '')
    result.transactionHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'transaction_hash', 'hash32')
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'uint256')
    if (read !== undefined) result.value = read
  }
  raw = value.value_formatted
  if (raw !== undefined && raw !== '')
    result.valueFormatted = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'value_formatted', 'decimal')
  return result
}

export function decodeTokenApprovalSpender(value: unknown, decoding: Decoding): T.TokenApprovalSpender | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenApprovalSpender> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address_label
  if (raw !== undefined) result.addressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'address_label', 'string')
  raw = value.entity
  if (raw !== undefined) result.entity = text(raw) ?? acceptNull(raw, decoding, value, 'entity', 'string')
  raw = value.entity_logo
  if (raw !== undefined) result.entityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'entity_logo', 'string')
  return result
}

export function decodeTokenApprovalToken(value: unknown, decoding: Decoding): T.TokenApprovalToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenApprovalToken> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address_label
  if (raw !== undefined) result.addressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'address_label', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_contract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.current_balance
  if (raw !== undefined && raw !== '')
    result.currentBalance = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'current_balance', 'uint256')
  raw = value.current_balance_formatted
  if (raw !== undefined && raw !== '')
    result.currentBalanceFormatted =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'current_balance_formatted', 'decimal')
  raw = value.usd_price
  if (raw !== undefined && raw !== '')
    result.usdPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_price', 'decimal')
  raw = value.usd_at_risk
  if (raw !== undefined && raw !== '')
    result.usdAtRisk = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'usd_at_risk', 'decimal')
  return result
}

export function decodeTokenCategories(value: unknown, decoding: Decoding): T.TokenCategories | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenCategories> = {
    categories:
      rows(value.categories, decoding, decodeTokenCategory, 'object') ??
      required(decoding, value, 'categories', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeTokenCategory(value: unknown, decoding: Decoding): T.TokenCategory | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenCategory> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  return result
}

export function decodeTokenCountPeriods(value: unknown, decoding: Decoding): T.TokenCountPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenCountPeriods> = {}
  let raw: unknown
  raw = value['5m']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '5m', 'count')
    if (read !== undefined) result['5m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '1h', 'count')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '6h', 'count')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '24h', 'count')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTokenHolderChange(value: unknown, decoding: Decoding): T.TokenHolderChange | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHolderChange> = {}
  let raw: unknown
  raw = value.change
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'change', 'integer')
    if (read !== undefined) result.change = read
  }
  raw = value.changePercent
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'changePercent', 'percent')
    if (read !== undefined) result.changePercent = read
  }
  return result
}

export function decodeTokenHolderChanges(value: unknown, decoding: Decoding): T.TokenHolderChanges | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHolderChanges> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '5min', 'object')
    if (read !== undefined) result['5min'] = read
  }
  raw = value['1h']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '1h', 'object')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '6h', 'object')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '24h', 'object')
    if (read !== undefined) result['24h'] = read
  }
  raw = value['3d']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '3d', 'object')
    if (read !== undefined) result['3d'] = read
  }
  raw = value['7d']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '7d', 'object')
    if (read !== undefined) result['7d'] = read
  }
  raw = value['30d']
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChange(raw, decoding) ?? violation(decoding, value, '30d', 'object')
    if (read !== undefined) result['30d'] = read
  }
  return result
}

export function decodeTokenHolderDistribution(
  value: unknown,
  decoding: Decoding,
): T.TokenHolderDistribution | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHolderDistribution> = {}
  let raw: unknown
  raw = value.whales
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'whales', 'count')
    if (read !== undefined) result.whales = read
  }
  raw = value.sharks
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'sharks', 'count')
    if (read !== undefined) result.sharks = read
  }
  raw = value.dolphins
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'dolphins', 'count')
    if (read !== undefined) result.dolphins = read
  }
  raw = value.fish
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'fish', 'count')
    if (read !== undefined) result.fish = read
  }
  raw = value.octopus
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'octopus', 'count')
    if (read !== undefined) result.octopus = read
  }
  raw = value.crabs
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'crabs', 'count')
    if (read !== undefined) result.crabs = read
  }
  raw = value.shrimps
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'shrimps', 'count')
    if (read !== undefined) result.shrimps = read
  }
  return result
}

export function decodeTokenHolderSupply(value: unknown, decoding: Decoding): T.TokenHolderSupply | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHolderSupply> = {}
  let raw: unknown
  raw = value.top10
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupplyShare(raw, decoding) ?? violation(decoding, value, 'top10', 'object')
    if (read !== undefined) result.top10 = read
  }
  raw = value.top25
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupplyShare(raw, decoding) ?? violation(decoding, value, 'top25', 'object')
    if (read !== undefined) result.top25 = read
  }
  raw = value.top50
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupplyShare(raw, decoding) ?? violation(decoding, value, 'top50', 'object')
    if (read !== undefined) result.top50 = read
  }
  raw = value.top100
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupplyShare(raw, decoding) ?? violation(decoding, value, 'top100', 'object')
    if (read !== undefined) result.top100 = read
  }
  raw = value.top250
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupplyShare(raw, decoding) ?? violation(decoding, value, 'top250', 'object')
    if (read !== undefined) result.top250 = read
  }
  raw = value.top500
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupplyShare(raw, decoding) ?? violation(decoding, value, 'top500', 'object')
    if (read !== undefined) result.top500 = read
  }
  return result
}

export function decodeTokenHolderSupplyShare(value: unknown, decoding: Decoding): T.TokenHolderSupplyShare | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHolderSupplyShare> = {}
  let raw: unknown
  raw = value.supply
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'supply', 'decimal')
    if (read !== undefined) result.supply = read
  }
  raw = value.supplyPercent
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'supplyPercent', 'percent')
    if (read !== undefined) result.supplyPercent = read
  }
  return result
}

export function decodeTokenHolders(value: unknown, decoding: Decoding): T.TokenHolders | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHolders> = {
    totalHolders: count(value.totalHolders) ?? required(decoding, value, 'totalHolders', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.holderSupply
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderSupply(raw, decoding) ?? violation(decoding, value, 'holderSupply', 'object')
    if (read !== undefined) result.holderSupply = read
  }
  raw = value.holderChange
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenHolderChanges(raw, decoding) ?? violation(decoding, value, 'holderChange', 'object')
    if (read !== undefined) result.holderChange = read
  }
  raw = value.holdersByAcquisition
  if (raw !== undefined && raw !== null) {
    const read =
      decodeTokenHoldersByAcquisition(raw, decoding) ?? violation(decoding, value, 'holdersByAcquisition', 'object')
    if (read !== undefined) result.holdersByAcquisition = read
  }
  raw = value.holderDistribution
  if (raw !== undefined && raw !== null) {
    const read =
      decodeTokenHolderDistribution(raw, decoding) ?? violation(decoding, value, 'holderDistribution', 'object')
    if (read !== undefined) result.holderDistribution = read
  }
  return result
}

export function decodeTokenHoldersByAcquisition(
  value: unknown,
  decoding: Decoding,
): T.TokenHoldersByAcquisition | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenHoldersByAcquisition> = {}
  let raw: unknown
  raw = value.swap
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'swap', 'count')
    if (read !== undefined) result.swap = read
  }
  raw = value.transfer
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transfer', 'count')
    if (read !== undefined) result.transfer = read
  }
  raw = value.airdrop
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'airdrop', 'count')
    if (read !== undefined) result.airdrop = read
  }
  return result
}

export function decodeTokenPair(value: unknown, decoding: Decoding): T.TokenPair | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenPair> = {
    chain: decoding.from.chain as EvmChainId,
    pairAddress: evmAddress(value.pair_address) ?? required(decoding, value, 'pair_address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.pair_label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'pair_label', 'string')
    if (read !== undefined) result.pairLabel = read
  }
  raw = value.exchange_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchange_name', 'string')
    if (read !== undefined) result.exchangeName = read
  }
  raw = value.exchange_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'exchange_address', 'evm-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchange_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchange_logo', 'string')
    if (read !== undefined) result.exchangeLogo = read
  }
  raw = value.usd_price
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usd_price', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.usd_price_24hr
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usd_price_24hr', 'usd')
    if (read !== undefined) result.usdPrice24hr = read
  }
  raw = value.usd_price_24hr_percent_change
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usd_price_24hr_percent_change', 'percent')
    if (read !== undefined) result.usdPrice24hrPercentChange = read
  }
  raw = value.usd_price_24hr_usd_change
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usd_price_24hr_usd_change', 'usd')
    if (read !== undefined) result.usdPrice24hrUsdChange = read
  }
  raw = value.liquidity_usd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'liquidity_usd', 'usd')
    if (read !== undefined) result.liquidityUsd = read
  }
  raw = value.liquidity_skew
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'liquidity_skew', 'number')
    if (read !== undefined) result.liquiditySkew = read
  }
  raw = value.inactive_pair
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'inactive_pair', 'boolean')
    if (read !== undefined) result.inactivePair = read
  }
  raw = value.base_token
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'base_token', 'evm-address')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quote_token
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'quote_token', 'evm-address')
    if (read !== undefined) result.quoteToken = read
  }
  raw = value.volume_24h_native
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'volume_24h_native', 'number')
    if (read !== undefined) result.volume24hNative = read
  }
  raw = value.volume_24h_usd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'volume_24h_usd', 'usd')
    if (read !== undefined) result.volume24hUsd = read
  }
  raw = value.pair
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeTokenPairToken, 'object') ?? violation(decoding, value, 'pair', 'list')
    if (read !== undefined) result.pair = read
  }
  raw = value.from_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity_logo', 'string')
    if (read !== undefined) result.fromAddressEntityLogo = read
  }
  return result
}

export function decodeTokenPairToken(value: unknown, decoding: Decoding): T.TokenPairToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenPairToken> = {}
  let raw: unknown
  raw = value.token_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'token_address', 'evm-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.token_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_logo', 'string')
    if (read !== undefined) result.tokenLogo = read
  }
  raw = value.token_decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'token_decimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.pair_token_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'pair_token_type', 'string')
    if (read !== undefined) result.pairTokenType = read
  }
  raw = value.liquidity_usd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'liquidity_usd', 'usd')
    if (read !== undefined) result.liquidityUsd = read
  }
  return result
}

export function decodeTokenPairs(value: unknown, decoding: Decoding): T.TokenPairs | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenPairs> = {
    pairs: rows(value.pairs, decoding, decodeTokenPair, 'object') ?? required(decoding, value, 'pairs', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeTokenPercentPeriods(value: unknown, decoding: Decoding): T.TokenPercentPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenPercentPeriods> = {}
  let raw: unknown
  raw = value['5m']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '5m', 'percent')
    if (read !== undefined) result['5m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'percent')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '6h', 'percent')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'percent')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTokenScore(value: unknown, decoding: Decoding): T.TokenScore | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenScore> = {
    tokenAddress: evmAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-address'),
    chainId: evmChain(value.chainId) ?? required(decoding, value, 'chainId', 'evm-chain'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.score
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'score', 'number')
    if (read !== undefined) result.score = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  raw = value.metrics
  if (raw !== undefined)
    result.metrics = decodeTokenScoreMetrics(raw, decoding) ?? acceptNull(raw, decoding, value, 'metrics', 'object')
  return result
}

export function decodeTokenScoreMetrics(value: unknown, decoding: Decoding): T.TokenScoreMetrics | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenScoreMetrics> = {}
  let raw: unknown
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.liquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'liquidityUsd', 'usd')
    if (read !== undefined) result.liquidityUsd = read
  }
  raw = value.volumeUsd
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenScoreVolume(raw, decoding) ?? violation(decoding, value, 'volumeUsd', 'object')
    if (read !== undefined) result.volumeUsd = read
  }
  raw = value.transactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenScoreTransactions(raw, decoding) ?? violation(decoding, value, 'transactions', 'object')
    if (read !== undefined) result.transactions = read
  }
  raw = value.supply
  if (raw !== undefined && raw !== null) {
    const read = decodeTokenScoreSupply(raw, decoding) ?? violation(decoding, value, 'supply', 'object')
    if (read !== undefined) result.supply = read
  }
  return result
}

export function decodeTokenScorePoint(value: unknown, decoding: Decoding): T.TokenScorePoint | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenScorePoint> = {
    timestamp: date(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'date-time'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.score
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'score', 'number')
    if (read !== undefined) result.score = read
  }
  return result
}

export function decodeTokenScoreSupply(value: unknown, decoding: Decoding): T.TokenScoreSupply | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenScoreSupply> = {}
  let raw: unknown
  raw = value.total
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total', 'decimal')
    if (read !== undefined) result.total = read
  }
  raw = value.top10Percent
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'top10Percent', 'percent')
    if (read !== undefined) result.top10Percent = read
  }
  return result
}

export function decodeTokenScoreTransactions(value: unknown, decoding: Decoding): T.TokenScoreTransactions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenScoreTransactions> = {}
  let raw: unknown
  raw = value['10m']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '10m', 'count')
    if (read !== undefined) result['10m'] = read
  }
  raw = value['30m']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '30m', 'count')
    if (read !== undefined) result['30m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '1h', 'count')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '4h', 'count')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '12h', 'count')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['1d']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '1d', 'count')
    if (read !== undefined) result['1d'] = read
  }
  raw = value['7d']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '7d', 'count')
    if (read !== undefined) result['7d'] = read
  }
  raw = value['30d']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '30d', 'count')
    if (read !== undefined) result['30d'] = read
  }
  return result
}

export function decodeTokenScoreVolume(value: unknown, decoding: Decoding): T.TokenScoreVolume | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenScoreVolume> = {}
  let raw: unknown
  raw = value['10m']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '10m', 'usd')
    if (read !== undefined) result['10m'] = read
  }
  raw = value['30m']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '30m', 'usd')
    if (read !== undefined) result['30m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'usd')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '4h', 'usd')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '12h', 'usd')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['1d']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1d', 'usd')
    if (read !== undefined) result['1d'] = read
  }
  raw = value['7d']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '7d', 'usd')
    if (read !== undefined) result['7d'] = read
  }
  raw = value['30d']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '30d', 'usd')
    if (read !== undefined) result['30d'] = read
  }
  return result
}

export function decodeTokenSearchResult(value: unknown, decoding: Decoding): T.TokenSearchResult | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenSearchResult> = {
    result: rows(value.result, decoding, decodeFoundToken, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.total
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total', 'count')
    if (read !== undefined) result.total = read
  }
  return result
}

export function decodeTokenUsdPeriods(value: unknown, decoding: Decoding): T.TokenUsdPeriods | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenUsdPeriods> = {}
  let raw: unknown
  raw = value['5m']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '5m', 'usd')
    if (read !== undefined) result['5m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'usd')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '6h', 'usd')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'usd')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTopProfitableWalletPerTokenResponse(
  value: unknown,
  decoding: Decoding,
): T.TopProfitableWalletPerTokenResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TopProfitableWalletPerTokenResponse> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.avg_buy_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avg_buy_price_usd', 'decimal')
    if (read !== undefined) result.avgBuyPriceUsd = read
  }
  raw = value.avg_sell_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avg_sell_price_usd', 'decimal')
    if (read !== undefined) result.avgSellPriceUsd = read
  }
  raw = value.total_usd_invested
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_usd_invested', 'decimal')
    if (read !== undefined) result.totalUsdInvested = read
  }
  raw = value.total_sold_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_sold_usd', 'decimal')
    if (read !== undefined) result.totalSoldUsd = read
  }
  raw = value.total_tokens_bought
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_tokens_bought', 'decimal')
    if (read !== undefined) result.totalTokensBought = read
  }
  raw = value.total_tokens_sold
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_tokens_sold', 'decimal')
    if (read !== undefined) result.totalTokensSold = read
  }
  raw = value.avg_cost_of_quantity_sold
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avg_cost_of_quantity_sold', 'decimal')
    if (read !== undefined) result.avgCostOfQuantitySold = read
  }
  raw = value.count_of_trades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'count_of_trades', 'count')
    if (read !== undefined) result.countOfTrades = read
  }
  raw = value.realized_profit_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'realized_profit_usd', 'decimal')
    if (read !== undefined) result.realizedProfitUsd = read
  }
  raw = value.realized_profit_percentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realized_profit_percentage', 'percent')
    if (read !== undefined) result.realizedProfitPercentage = read
  }
  return result
}

export function decodeTrade(value: unknown, decoding: Decoding): T.Trade | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Trade> = {
    tokenIds: list(value.token_ids, decoding, uint, 'uint256') ?? required(decoding, value, 'token_ids', 'list'),
    sellerAddress: evmAddress(value.seller_address) ?? required(decoding, value, 'seller_address', 'evm-address'),
    buyerAddress: evmAddress(value.buyer_address) ?? required(decoding, value, 'buyer_address', 'evm-address'),
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
    price:
      value.price === ''
        ? null
        : (uint(value.price, decoding) ?? acceptNull(value.price, decoding, value, 'price', 'wei')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.marketplace_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'marketplace_address', 'evm-address')
    if (read !== undefined) result.marketplaceAddress = read
  }
  raw = value.price_token_address
  if (raw !== undefined && raw !== '')
    result.priceTokenAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'price_token_address', 'evm-address')
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  return result
}

export function decodeTradeCollection(value: unknown, decoding: Decoding): T.TradeCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TradeCollection> = {
    result: rows(value.result, decoding, decodeTrade, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeTransaction(value: unknown, decoding: Decoding): T.Transaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Transaction> = {
    chain: decoding.from.chain as EvmChainId,
    nonce: count(value.nonce) ?? required(decoding, value, 'nonce', 'index'),
    index: count(value.transaction_index) ?? required(decoding, value, 'transaction_index', 'index'),
    from: evmAddress(value.from_address) ?? required(decoding, value, 'from_address', 'evm-address'),
    to:
      value.to_address === ''
        ? null
        : (evmAddress(value.to_address) ?? acceptNull(value.to_address, decoding, value, 'to_address', 'evm-address')),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'wei'),
    gasUsed:
      value.receipt_gas_used === ''
        ? null
        : (uint(value.receipt_gas_used, decoding) ??
          acceptNull(value.receipt_gas_used, decoding, value, 'receipt_gas_used', 'uint256')),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'hash', 'hash32')
    if (read !== undefined) result.hash = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.from_address_entity
  if (raw !== undefined)
    result.fromAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity', 'string')
  raw = value.from_address_entity_logo
  if (raw !== undefined)
    result.fromAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_entity_logo', 'string')
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.to_address_entity
  if (raw !== undefined)
    result.toAddressEntity = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity', 'string')
  raw = value.to_address_entity_logo
  if (raw !== undefined)
    result.toAddressEntityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_entity_logo', 'string')
  raw = value.gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas', 'uint256')
    if (read !== undefined) result.gas = read
  }
  raw = value.gas_price
  if (raw !== undefined && raw !== '')
    result.gasPrice = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gas_price', 'wei')
  raw = value.input
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'input', 'hex')
    if (read !== undefined) result.data = read
  }
  raw = value.receipt_cumulative_gas_used
  if (raw !== undefined && raw !== '')
    result.cumulativeGasUsed =
      uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'receipt_cumulative_gas_used', 'uint256')
  raw = value.receipt_contract_address
  if (raw !== undefined && raw !== '')
    result.contractAddress =
      evmAddress(raw) ?? acceptNull(raw, decoding, value, 'receipt_contract_address', 'evm-address')
  raw = value.receipt_root
  if (raw !== undefined && raw !== '')
    result.receiptRoot = hex(raw) ?? acceptNull(raw, decoding, value, 'receipt_root', 'hex')
  raw = value.receipt_status
  if (raw !== undefined && raw !== '')
    result.receiptStatus = count(raw) ?? acceptNull(raw, decoding, value, 'receipt_status', 'index')
  raw = value.transaction_fee
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'transaction_fee', 'decimal')
    if (read !== undefined) result.transactionFee = read
  }
  raw = value.logs
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeLog, 'object') ?? violation(decoding, value, 'logs', 'list')
    if (read !== undefined) result.logs = read
  }
  raw = value.internal_transactions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeInternalTransaction, 'object') ??
      violation(decoding, value, 'internal_transactions', 'list')
    if (read !== undefined) result.internalTransactions = read
  }
  raw = value.r
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'r', 'hex')
    if (read !== undefined) result.r = read
  }
  raw = value.s
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 's', 'hex')
    if (read !== undefined) result.s = read
  }
  raw = value.v
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'v', 'hex')
    if (read !== undefined) result.v = read
  }
  raw = value.transfer_index
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'transfer_index', 'list')
    if (read !== undefined) result.transferIndex = read
  }
  {
    const group = grouped({ r: result.r, s: result.s, v: result.v })
    if (group !== undefined) result.signature = group
  }
  return result
}

export function decodeTransactionCollection(value: unknown, decoding: Decoding): T.TransactionCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TransactionCollection> = {
    result: rows(value.result, decoding, decodeTransaction, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeTransactionCollectionVerbose(
  value: unknown,
  decoding: Decoding,
): T.TransactionCollectionVerbose | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TransactionCollectionVerbose> = {
    result:
      rows(value.result, decoding, decodeBlockTransactionVerbose, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeTransactionTimestamp(value: unknown, decoding: Decoding): T.TransactionTimestamp | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TransactionTimestamp> = {
    blockNumber: uint(value.block_number, decoding) ?? required(decoding, value, 'block_number', 'block-number'),
    blockTimestamp: date(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'date-time'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  return result
}

export function decodeTransferCounts(value: unknown, decoding: Decoding): T.TransferCounts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TransferCounts> = {}
  let raw: unknown
  raw = value.sent
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'sent', 'count')
    if (read !== undefined) result.sent = read
  }
  raw = value.received
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'received', 'count')
    if (read !== undefined) result.received = read
  }
  raw = value.total
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total', 'count')
    if (read !== undefined) result.total = read
  }
  return result
}

export function decodeTrendingToken(value: unknown, decoding: Decoding): T.TrendingToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingToken> = {
    chainId: evmOrSolanaChain(value.chainId) ?? required(decoding, value, 'chainId', 'evm-or-solana-chain'),
    tokenAddress:
      evmOrSolanaAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-or-solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.uniqueName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'uniqueName', 'string')
    if (read !== undefined) result.uniqueName = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.createdAt
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'createdAt', 'unix-seconds')
    if (read !== undefined) result.createdAt = read
  }
  raw = value.marketCap
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'marketCap', 'usd')
    if (read !== undefined) result.marketCap = read
  }
  raw = value.liquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'liquidityUsd', 'usd')
    if (read !== undefined) result.liquidityUsd = read
  }
  raw = value.holders
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'holders', 'count')
    if (read !== undefined) result.holders = read
  }
  raw = value.pricePercentChange
  if (raw !== undefined && raw !== null) {
    const read =
      decodeTrendingTokenPriceChange(raw, decoding) ?? violation(decoding, value, 'pricePercentChange', 'object')
    if (read !== undefined) result.pricePercentChange = read
  }
  raw = value.totalVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingTokenVolume(raw, decoding) ?? violation(decoding, value, 'totalVolume', 'object')
    if (read !== undefined) result.totalVolume = read
  }
  raw = value.transactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingTokenCounts(raw, decoding) ?? violation(decoding, value, 'transactions', 'object')
    if (read !== undefined) result.transactions = read
  }
  raw = value.buyTransactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingTokenCounts(raw, decoding) ?? violation(decoding, value, 'buyTransactions', 'object')
    if (read !== undefined) result.buyTransactions = read
  }
  raw = value.sellTransactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingTokenCounts(raw, decoding) ?? violation(decoding, value, 'sellTransactions', 'object')
    if (read !== undefined) result.sellTransactions = read
  }
  raw = value.buyers
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingTokenCounts(raw, decoding) ?? violation(decoding, value, 'buyers', 'object')
    if (read !== undefined) result.buyers = read
  }
  raw = value.sellers
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingTokenCounts(raw, decoding) ?? violation(decoding, value, 'sellers', 'object')
    if (read !== undefined) result.sellers = read
  }
  return result
}

export function decodeTrendingTokenCounts(value: unknown, decoding: Decoding): T.TrendingTokenCounts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingTokenCounts> = {}
  let raw: unknown
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '1h', 'count')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '4h', 'count')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '12h', 'count')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '24h', 'count')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTrendingTokenPriceChange(
  value: unknown,
  decoding: Decoding,
): T.TrendingTokenPriceChange | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingTokenPriceChange> = {}
  let raw: unknown
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'percent')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '4h', 'percent')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '12h', 'percent')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'percent')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTrendingTokenVolume(value: unknown, decoding: Decoding): T.TrendingTokenVolume | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingTokenVolume> = {}
  let raw: unknown
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'usd')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '4h', 'usd')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '12h', 'usd')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'usd')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeUnavailableChainNetWorth(
  value: unknown,
  decoding: Decoding,
): T.UnavailableChainNetWorth | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UnavailableChainNetWorth> = {
    chainId: evmChain(value.chain_id) ?? required(decoding, value, 'chain_id', 'evm-chain'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeUniqueOwners(value: unknown, decoding: Decoding): T.UniqueOwners | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UniqueOwners> = {
    walletAddresses:
      rows(value.walletAddresses, decoding, evmAddress, 'evm-address') ??
      required(decoding, value, 'walletAddresses', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.pageSize
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'pageSize', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeUnstoppableDomain(value: unknown, decoding: Decoding): T.UnstoppableDomain | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UnstoppableDomain> = {
    name: text(value.name) ?? required(decoding, value, 'name', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeWalletActiveChain(value: unknown, decoding: Decoding): T.WalletActiveChain | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletActiveChain> = {
    chain:
      value.chain === ''
        ? null
        : (evmChain(value.chain) ?? acceptNull(value.chain, decoding, value, 'chain', 'evm-chain')),
    chainId: evmChain(value.chain_id) ?? required(decoding, value, 'chain_id', 'evm-chain'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.first_transaction
  if (raw !== undefined)
    result.firstTransaction =
      decodeTransactionTimestamp(raw, decoding) ?? acceptNull(raw, decoding, value, 'first_transaction', 'object')
  raw = value.last_transaction
  if (raw !== undefined)
    result.lastTransaction =
      decodeTransactionTimestamp(raw, decoding) ?? acceptNull(raw, decoding, value, 'last_transaction', 'object')
  return result
}

export function decodeWalletActiveChains(value: unknown, decoding: Decoding): T.WalletActiveChains | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletActiveChains> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    activeChains:
      rows(value.active_chains, decoding, decodeWalletActiveChain, 'object') ??
      required(decoding, value, 'active_chains', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeWalletActivity(value: unknown, decoding: Decoding): T.WalletActivity | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletActivity> = {}
  let raw: unknown
  raw = value.chain
  if (!isBlank(raw)) {
    const read = evmChain(raw) ?? violation(decoding, value, 'chain', 'evm-chain')
    if (read !== undefined) result.chain = read
  }
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.blockTimestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'blockTimestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.transactionHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transactionHash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.direction
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'direction', 'string')
    if (read !== undefined) result.direction = read
  }
  return result
}

export function decodeWalletApprovals(value: unknown, decoding: Decoding): T.WalletApprovals | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletApprovals> = {
    result: rows(value.result, decoding, decodeTokenApproval, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.limit
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'limit', 'count')
    if (read !== undefined) result.limit = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeWalletDefiSummary(value: unknown, decoding: Decoding): T.WalletDefiSummary | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletDefiSummary> = {
    protocols:
      rows(value.protocols, decoding, decodeDefiProtocolBalance, 'object') ??
      required(decoding, value, 'protocols', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.active_protocols
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'active_protocols', 'count')
    if (read !== undefined) result.activeProtocols = read
  }
  raw = value.total_positions
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_positions', 'count')
    if (read !== undefined) result.totalPositions = read
  }
  raw = value.total_usd_value
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'total_usd_value', 'usd')
    if (read !== undefined) result.totalUsdValue = read
  }
  raw = value.total_unclaimed_usd_value
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsdValue = float(raw) ?? acceptNull(raw, decoding, value, 'total_unclaimed_usd_value', 'usd')
  return result
}

export function decodeWalletHistory(value: unknown, decoding: Decoding): T.WalletHistory | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletHistory> = {
    result:
      rows(value.result, decoding, decodeWalletHistoryTransaction, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (raw !== undefined && raw !== '') result.page = count(raw) ?? acceptNull(raw, decoding, value, 'page', 'index')
  raw = value.page_size
  if (raw !== undefined && raw !== '')
    result.pageSize = count(raw) ?? acceptNull(raw, decoding, value, 'page_size', 'count')
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.synced_at
  if (raw !== undefined) result.syncedAt = anything(raw, decoding)
  return result
}

export function decodeWalletHistoryErc20Transfer(
  value: unknown,
  decoding: Decoding,
): T.WalletHistoryErc20Transfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletHistoryErc20Transfer> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.token_logo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'token_logo', 'string')
  raw = value.token_decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'token_decimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.from_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'from_address', 'evm-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.from_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity', 'string')
    if (read !== undefined) result.fromAddressEntity = read
  }
  raw = value.from_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity_logo', 'string')
    if (read !== undefined) result.fromAddressEntityLogo = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.to_address
  if (raw !== undefined && raw !== '')
    result.toAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'to_address', 'evm-address')
  raw = value.to_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity', 'string')
    if (read !== undefined) result.toAddressEntity = read
  }
  raw = value.to_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity_logo', 'string')
    if (read !== undefined) result.toAddressEntityLogo = read
  }
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'uint256')
    if (read !== undefined) result.value = read
  }
  raw = value.value_formatted
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'value_formatted', 'decimal')
    if (read !== undefined) result.valueFormatted = read
  }
  raw = value.log_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'log_index', 'index')
    if (read !== undefined) result.logIndex = read
  }
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_contract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_contract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.security_score
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'security_score', 'number')
  return result
}

export function decodeWalletHistoryNftTransfer(
  value: unknown,
  decoding: Decoding,
): T.WalletHistoryNftTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletHistoryNftTransfer> = {
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
    tokenId: uint(value.token_id, decoding) ?? required(decoding, value, 'token_id', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.token_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_name', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.token_symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_symbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.from_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'from_address', 'evm-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.from_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity', 'string')
    if (read !== undefined) result.fromAddressEntity = read
  }
  raw = value.from_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity_logo', 'string')
    if (read !== undefined) result.fromAddressEntityLogo = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.to_address
  if (raw !== undefined && raw !== '')
    result.toAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'to_address', 'evm-address')
  raw = value.to_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity', 'string')
    if (read !== undefined) result.toAddressEntity = read
  }
  raw = value.to_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity_logo', 'string')
    if (read !== undefined) result.toAddressEntityLogo = read
  }
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'wei')
    if (read !== undefined) result.value = read
  }
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint256')
    if (read !== undefined) result.amount = read
  }
  raw = value.contract_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'contract_type', 'string')
    if (read !== undefined) result.contractType = read
  }
  raw = value.transaction_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transaction_type', 'string')
    if (read !== undefined) result.transactionType = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.transaction_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transaction_hash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.log_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'log_index', 'index')
    if (read !== undefined) result.logIndex = read
  }
  raw = value.operator
  if (raw !== undefined && raw !== '')
    result.operator = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'operator', 'evm-address')
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verified_collection
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verified_collection', 'boolean')
    if (read !== undefined) result.verifiedCollection = read
  }
  raw = value.direction
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'direction', 'string')
    if (read !== undefined) result.direction = read
  }
  raw = value.collection_logo
  if (raw !== undefined)
    result.collectionLogo = text(raw) ?? acceptNull(raw, decoding, value, 'collection_logo', 'string')
  raw = value.collection_banner_image
  if (raw !== undefined)
    result.collectionBannerImage = text(raw) ?? acceptNull(raw, decoding, value, 'collection_banner_image', 'string')
  raw = value.normalized_metadata
  if (raw !== undefined && raw !== null) {
    const read = decodeNormalizedMetadata(raw, decoding) ?? violation(decoding, value, 'normalized_metadata', 'object')
    if (read !== undefined) result.normalizedMetadata = read
  }
  return result
}

export function decodeWalletHistoryTransaction(
  value: unknown,
  decoding: Decoding,
): T.WalletHistoryTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletHistoryTransaction> = {
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.nonce
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'nonce', 'index')
    if (read !== undefined) result.nonce = read
  }
  raw = value.transaction_index
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transaction_index', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.from_address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'from_address', 'evm-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.from_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity', 'string')
    if (read !== undefined) result.fromAddressEntity = read
  }
  raw = value.from_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'from_address_entity_logo', 'string')
    if (read !== undefined) result.fromAddressEntityLogo = read
  }
  raw = value.from_address_label
  if (raw !== undefined)
    result.fromAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'from_address_label', 'string')
  raw = value.to_address
  if (raw !== undefined && raw !== '')
    result.toAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'to_address', 'evm-address')
  raw = value.to_address_entity
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity', 'string')
    if (read !== undefined) result.toAddressEntity = read
  }
  raw = value.to_address_entity_logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'to_address_entity_logo', 'string')
    if (read !== undefined) result.toAddressEntityLogo = read
  }
  raw = value.to_address_label
  if (raw !== undefined)
    result.toAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'to_address_label', 'string')
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'wei')
    if (read !== undefined) result.value = read
  }
  raw = value.gas
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas', 'uint256')
    if (read !== undefined) result.gas = read
  }
  raw = value.gas_price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas_price', 'wei')
    if (read !== undefined) result.gasPrice = read
  }
  raw = value.input
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'input', 'hex')
    if (read !== undefined) result.input = read
  }
  raw = value.receipt_cumulative_gas_used
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'receipt_cumulative_gas_used', 'uint256')
    if (read !== undefined) result.receiptCumulativeGasUsed = read
  }
  raw = value.receipt_gas_used
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'receipt_gas_used', 'uint256')
    if (read !== undefined) result.receiptGasUsed = read
  }
  raw = value.receipt_contract_address
  if (raw !== undefined && raw !== '')
    result.receiptContractAddress =
      evmAddress(raw) ?? acceptNull(raw, decoding, value, 'receipt_contract_address', 'evm-address')
  raw = value.receipt_root
  if (raw !== undefined && raw !== '')
    result.receiptRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'receipt_root', 'hash32')
  raw = value.receipt_status
  if (raw !== undefined && raw !== '')
    result.receiptStatus = count(raw) ?? acceptNull(raw, decoding, value, 'receipt_status', 'index')
  raw = value.transaction_fee
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'transaction_fee', 'decimal')
    if (read !== undefined) result.transactionFee = read
  }
  raw = value.block_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'block_timestamp', 'date-time')
    if (read !== undefined) result.blockTimestamp = read
  }
  raw = value.block_number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_number', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.block_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'block_hash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.internal_transactions
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeInternalTransaction, 'object') ??
      violation(decoding, value, 'internal_transactions', 'list')
    if (read !== undefined) result.internalTransactions = read
  }
  raw = value.category
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'category', 'string')
    if (read !== undefined) result.category = read
  }
  raw = value.contract_interactions
  if (raw !== undefined && raw !== null) {
    const read =
      decodeResolveContractInteractionResponse(emptyAsObject(raw), decoding) ??
      violation(decoding, value, 'contract_interactions', 'object')
    if (read !== undefined) result.contractInteractions = read
  }
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.method_label
  if (raw !== undefined) result.methodLabel = text(raw) ?? acceptNull(raw, decoding, value, 'method_label', 'string')
  raw = value.summary
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'summary', 'string')
    if (read !== undefined) result.summary = read
  }
  raw = value.nft_transfers
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeWalletHistoryNftTransfer, 'object') ??
      violation(decoding, value, 'nft_transfers', 'list')
    if (read !== undefined) result.nftTransfers = read
  }
  raw = value.erc20_transfers
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeWalletHistoryErc20Transfer, 'object') ??
      violation(decoding, value, 'erc20_transfers', 'list')
    if (read !== undefined) result.erc20Transfers = read
  }
  raw = value.erc20_transfer
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeWalletHistoryErc20Transfer, 'object') ??
      violation(decoding, value, 'erc20_transfer', 'list')
    if (read !== undefined) result.erc20Transfer = read
  }
  raw = value.native_transfers
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeNativeTransfer, 'object') ?? violation(decoding, value, 'native_transfers', 'list')
    if (read !== undefined) result.nativeTransfers = read
  }
  raw = value.logs
  if (raw !== undefined && raw !== null) {
    const read = rows(raw, decoding, decodeLogVerbose, 'object') ?? violation(decoding, value, 'logs', 'list')
    if (read !== undefined) result.logs = read
  }
  return result
}

export function decodeWalletInsight(value: unknown, decoding: Decoding): T.WalletInsight | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletInsight> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.addressType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'addressType', 'string')
    if (read !== undefined) result.addressType = read
  }
  raw = value.walletAgeDays
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'walletAgeDays', 'count')
    if (read !== undefined) result.walletAgeDays = read
  }
  raw = value.firstActivityAt
  if (raw !== undefined)
    result.firstActivityAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'firstActivityAt', 'object')
  raw = value.lastActivityAt
  if (raw !== undefined)
    result.lastActivityAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'lastActivityAt', 'object')
  raw = value.firstInitiatedAt
  if (raw !== undefined)
    result.firstInitiatedAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'firstInitiatedAt', 'object')
  raw = value.lastInitiatedAt
  if (raw !== undefined)
    result.lastInitiatedAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'lastInitiatedAt', 'object')
  raw = value.activeDays
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'activeDays', 'count')
    if (read !== undefined) result.activeDays = read
  }
  raw = value.activeChains
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'activeChains', 'count')
    if (read !== undefined) result.activeChains = read
  }
  raw = value.mostActiveChain
  if (raw !== undefined && raw !== '')
    result.mostActiveChain = evmChain(raw) ?? acceptNull(raw, decoding, value, 'mostActiveChain', 'evm-chain')
  raw = value.transactionsInitiated
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionsInitiated', 'count')
    if (read !== undefined) result.transactionsInitiated = read
  }
  raw = value.transactionsInvolved
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionsInvolved', 'count')
    if (read !== undefined) result.transactionsInvolved = read
  }
  raw = value.nativeTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeTransferCounts(raw, decoding) ?? violation(decoding, value, 'nativeTransfers', 'object')
    if (read !== undefined) result.nativeTransfers = read
  }
  raw = value.erc20Transfers
  if (raw !== undefined && raw !== null) {
    const read = decodeTransferCounts(raw, decoding) ?? violation(decoding, value, 'erc20Transfers', 'object')
    if (read !== undefined) result.erc20Transfers = read
  }
  raw = value.nftTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeTransferCounts(raw, decoding) ?? violation(decoding, value, 'nftTransfers', 'object')
    if (read !== undefined) result.nftTransfers = read
  }
  raw = value.uniqueCounterparties
  if (raw !== undefined && raw !== null) {
    const read = decodeCounterpartyCounts(raw, decoding) ?? violation(decoding, value, 'uniqueCounterparties', 'object')
    if (read !== undefined) result.uniqueCounterparties = read
  }
  raw = value.swapVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'swapVolumeUsd', 'usd')
    if (read !== undefined) result.swapVolumeUsd = read
  }
  raw = value.totalGasSpentUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalGasSpentUsd', 'decimal')
    if (read !== undefined) result.totalGasSpentUsd = read
  }
  raw = value.avgGasPerTransactionUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avgGasPerTransactionUsd', 'decimal')
    if (read !== undefined) result.avgGasPerTransactionUsd = read
  }
  raw = value.nativeVolumeSentUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeSentUsd', 'decimal')
    if (read !== undefined) result.nativeVolumeSentUsd = read
  }
  raw = value.nativeVolumeReceivedUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeReceivedUsd', 'decimal')
    if (read !== undefined) result.nativeVolumeReceivedUsd = read
  }
  raw = value.nativeNetFlowUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeNetFlowUsd', 'decimal')
    if (read !== undefined) result.nativeNetFlowUsd = read
  }
  raw = value.uniqueTokensInteracted
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'uniqueTokensInteracted', 'count')
    if (read !== undefined) result.uniqueTokensInteracted = read
  }
  raw = value.contractsCreated
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'contractsCreated', 'count')
    if (read !== undefined) result.contractsCreated = read
  }
  raw = value.largestNativeTransferInUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferInUsd', 'decimal')
    if (read !== undefined) result.largestNativeTransferInUsd = read
  }
  raw = value.largestNativeTransferOutUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferOutUsd', 'decimal')
    if (read !== undefined) result.largestNativeTransferOutUsd = read
  }
  raw = value.chainBreakdown
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeWalletInsightChain, 'object') ?? violation(decoding, value, 'chainBreakdown', 'list')
    if (read !== undefined) result.chainBreakdown = read
  }
  return result
}

export function decodeWalletInsightChain(value: unknown, decoding: Decoding): T.WalletInsightChain | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletInsightChain> = {
    chain: evmChain(value.chain) ?? required(decoding, value, 'chain', 'evm-chain'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.walletAgeDays
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'walletAgeDays', 'count')
    if (read !== undefined) result.walletAgeDays = read
  }
  raw = value.firstActivityAt
  if (raw !== undefined)
    result.firstActivityAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'firstActivityAt', 'object')
  raw = value.lastActivityAt
  if (raw !== undefined)
    result.lastActivityAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'lastActivityAt', 'object')
  raw = value.firstInitiatedAt
  if (raw !== undefined)
    result.firstInitiatedAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'firstInitiatedAt', 'object')
  raw = value.lastInitiatedAt
  if (raw !== undefined)
    result.lastInitiatedAt =
      decodeWalletActivity(raw, decoding) ?? acceptNull(raw, decoding, value, 'lastInitiatedAt', 'object')
  raw = value.activeDays
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'activeDays', 'count')
    if (read !== undefined) result.activeDays = read
  }
  raw = value.transactionsInitiated
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionsInitiated', 'count')
    if (read !== undefined) result.transactionsInitiated = read
  }
  raw = value.transactionsInvolved
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionsInvolved', 'count')
    if (read !== undefined) result.transactionsInvolved = read
  }
  raw = value.nativeTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeTransferCounts(raw, decoding) ?? violation(decoding, value, 'nativeTransfers', 'object')
    if (read !== undefined) result.nativeTransfers = read
  }
  raw = value.erc20Transfers
  if (raw !== undefined && raw !== null) {
    const read = decodeTransferCounts(raw, decoding) ?? violation(decoding, value, 'erc20Transfers', 'object')
    if (read !== undefined) result.erc20Transfers = read
  }
  raw = value.nftTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeTransferCounts(raw, decoding) ?? violation(decoding, value, 'nftTransfers', 'object')
    if (read !== undefined) result.nftTransfers = read
  }
  raw = value.uniqueCounterparties
  if (raw !== undefined && raw !== null) {
    const read = decodeCounterpartyCounts(raw, decoding) ?? violation(decoding, value, 'uniqueCounterparties', 'object')
    if (read !== undefined) result.uniqueCounterparties = read
  }
  raw = value.swapVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'swapVolumeUsd', 'usd')
    if (read !== undefined) result.swapVolumeUsd = read
  }
  raw = value.totalGasSpentNative
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalGasSpentNative', 'decimal')
    if (read !== undefined) result.totalGasSpentNative = read
  }
  raw = value.totalGasSpentUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalGasSpentUsd', 'decimal')
    if (read !== undefined) result.totalGasSpentUsd = read
  }
  raw = value.avgGasPerTransactionNative
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avgGasPerTransactionNative', 'decimal')
    if (read !== undefined) result.avgGasPerTransactionNative = read
  }
  raw = value.avgGasPerTransactionUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avgGasPerTransactionUsd', 'decimal')
    if (read !== undefined) result.avgGasPerTransactionUsd = read
  }
  raw = value.nativeVolumeSent
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeSent', 'decimal')
    if (read !== undefined) result.nativeVolumeSent = read
  }
  raw = value.nativeVolumeSentUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeSentUsd', 'decimal')
    if (read !== undefined) result.nativeVolumeSentUsd = read
  }
  raw = value.nativeVolumeReceived
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeReceived', 'decimal')
    if (read !== undefined) result.nativeVolumeReceived = read
  }
  raw = value.nativeVolumeReceivedUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeReceivedUsd', 'decimal')
    if (read !== undefined) result.nativeVolumeReceivedUsd = read
  }
  raw = value.nativeNetFlow
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeNetFlow', 'decimal')
    if (read !== undefined) result.nativeNetFlow = read
  }
  raw = value.nativeNetFlowUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeNetFlowUsd', 'decimal')
    if (read !== undefined) result.nativeNetFlowUsd = read
  }
  raw = value.uniqueTokensInteracted
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'uniqueTokensInteracted', 'count')
    if (read !== undefined) result.uniqueTokensInteracted = read
  }
  raw = value.contractsCreated
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'contractsCreated', 'count')
    if (read !== undefined) result.contractsCreated = read
  }
  raw = value.largestNativeTransferIn
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferIn', 'decimal')
    if (read !== undefined) result.largestNativeTransferIn = read
  }
  raw = value.largestNativeTransferInUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferInUsd', 'decimal')
    if (read !== undefined) result.largestNativeTransferInUsd = read
  }
  raw = value.largestNativeTransferOut
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferOut', 'decimal')
    if (read !== undefined) result.largestNativeTransferOut = read
  }
  raw = value.largestNativeTransferOutUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferOutUsd', 'decimal')
    if (read !== undefined) result.largestNativeTransferOutUsd = read
  }
  return result
}

export function decodeWalletProfitabilityResponse(
  value: unknown,
  decoding: Decoding,
): T.WalletProfitabilityResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletProfitabilityResponse> = {
    result: [],
  }
  let raw: unknown
  raw = value.result
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWalletProfitabilityTokenData, 'object') ?? violation(decoding, value, 'result', 'list')
    if (read !== undefined) result.result = read
  }
  return result
}

export function decodeWalletProfitabilityTokenData(
  value: unknown,
  decoding: Decoding,
): T.WalletProfitabilityTokenData | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletProfitabilityTokenData> = {
    tokenAddress: evmAddress(value.token_address) ?? required(decoding, value, 'token_address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.logo_hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo_hash', 'string')
    if (read !== undefined) result.logoHash = read
  }
  raw = value.thumbnail
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'thumbnail', 'string')
    if (read !== undefined) result.thumbnail = read
  }
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.avg_buy_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avg_buy_price_usd', 'decimal')
    if (read !== undefined) result.avgBuyPriceUsd = read
  }
  raw = value.avg_sell_price_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avg_sell_price_usd', 'decimal')
    if (read !== undefined) result.avgSellPriceUsd = read
  }
  raw = value.total_usd_invested
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_usd_invested', 'decimal')
    if (read !== undefined) result.totalUsdInvested = read
  }
  raw = value.total_sold_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_sold_usd', 'decimal')
    if (read !== undefined) result.totalSoldUsd = read
  }
  raw = value.total_tokens_bought
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_tokens_bought', 'decimal')
    if (read !== undefined) result.totalTokensBought = read
  }
  raw = value.total_tokens_sold
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'total_tokens_sold', 'decimal')
    if (read !== undefined) result.totalTokensSold = read
  }
  raw = value.avg_cost_of_quantity_sold
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avg_cost_of_quantity_sold', 'decimal')
    if (read !== undefined) result.avgCostOfQuantitySold = read
  }
  raw = value.count_of_trades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'count_of_trades', 'count')
    if (read !== undefined) result.countOfTrades = read
  }
  raw = value.total_buys
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_buys', 'count')
    if (read !== undefined) result.totalBuys = read
  }
  raw = value.total_sells
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total_sells', 'count')
    if (read !== undefined) result.totalSells = read
  }
  raw = value.realized_profit_usd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'realized_profit_usd', 'decimal')
    if (read !== undefined) result.realizedProfitUsd = read
  }
  raw = value.realized_profit_percentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realized_profit_percentage', 'percent')
    if (read !== undefined) result.realizedProfitPercentage = read
  }
  return result
}

export function decodeWalletStat(value: unknown, decoding: Decoding): T.WalletStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStat> = {}
  let raw: unknown
  raw = value.nfts
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'nfts', 'count')
    if (read !== undefined) result.nfts = read
  }
  raw = value.collections
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'collections', 'count')
    if (read !== undefined) result.collections = read
  }
  raw = value.transactions
  if (raw !== undefined && raw !== null) {
    const read = decodeWalletStatTransactions(raw, decoding) ?? violation(decoding, value, 'transactions', 'object')
    if (read !== undefined) result.transactions = read
  }
  raw = value.nft_transfers
  if (raw !== undefined && raw !== null) {
    const read = decodeWalletStatNftTransfers(raw, decoding) ?? violation(decoding, value, 'nft_transfers', 'object')
    if (read !== undefined) result.nftTransfers = read
  }
  raw = value.token_transfers
  if (raw !== undefined && raw !== null) {
    const read =
      decodeWalletStatTokenTransfers(raw, decoding) ?? violation(decoding, value, 'token_transfers', 'object')
    if (read !== undefined) result.tokenTransfers = read
  }
  return result
}

export function decodeWalletStatNftTransfers(value: unknown, decoding: Decoding): T.WalletStatNftTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStatNftTransfers> = {}
  let raw: unknown
  raw = value.total
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total', 'count')
    if (read !== undefined) result.total = read
  }
  return result
}

export function decodeWalletStatTokenTransfers(
  value: unknown,
  decoding: Decoding,
): T.WalletStatTokenTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStatTokenTransfers> = {}
  let raw: unknown
  raw = value.total
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'total', 'count')
    if (read !== undefined) result.total = read
  }
  return result
}

export function decodeWalletStatTransactions(value: unknown, decoding: Decoding): T.WalletStatTransactions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStatTransactions> = {
    total: count(value.total) ?? required(decoding, value, 'total', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeWalletTopProfitableWalletPerTokenResponse(
  value: unknown,
  decoding: Decoding,
): T.WalletTopProfitableWalletPerTokenResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletTopProfitableWalletPerTokenResponse> = {
    result:
      rows(value.result, decoding, decodeTopProfitableWalletPerTokenResponse, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.possible_spam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possible_spam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  return result
}

export function decodeWeb3version(value: unknown, decoding: Decoding): T.Web3version | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Web3version> = {
    version: text(value.version) ?? required(decoding, value, 'version', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeGetNativeBalancesForAddressesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetNativeBalancesForAddressesOutput | undefined {
  return rows(value, decoding, decodeNativeBalancesItem, 'object')
}

export function decodeGetLatestBlockNumberOutput(
  value: unknown,
  decoding: Decoding,
): T.GetLatestBlockNumberOutput | undefined {
  return uint(value, decoding)
}

export function decodeGetInternalTransactionsOutput(
  value: unknown,
  decoding: Decoding,
): T.GetInternalTransactionsOutput | undefined {
  return rows(value, decoding, decodeInternalTransaction, 'object')
}

export function decodeRunContractFunctionOutput(
  value: unknown,
  decoding: Decoding,
): T.RunContractFunctionOutput | undefined {
  return anything(value, decoding)
}

export function decodeGetMultipleNFTsOutput(value: unknown, decoding: Decoding): T.GetMultipleNFTsOutput | undefined {
  return listWithNulls(value, decoding, decodeNftOwner, 'object')
}

export function decodeGetNFTBulkContractMetadataOutput(
  value: unknown,
  decoding: Decoding,
): T.GetNFTBulkContractMetadataOutput | undefined {
  return rows(value, decoding, decodeNftContractMetadata, 'object')
}

export function decodeGetWalletTokenBalancesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetWalletTokenBalancesOutput | undefined {
  return rows(value, decoding, decodeErc20TokenBalance, 'object')
}

export function decodeGetTokenMetadataOutput(value: unknown, decoding: Decoding): T.GetTokenMetadataOutput | undefined {
  return listWithNulls(value, decoding, decodeErc20Metadata, 'object')
}

export function decodeGetTokenMetadataBySymbolOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTokenMetadataBySymbolOutput | undefined {
  return rows(value, decoding, decodeErc20Metadata, 'object')
}

export function decodeGetMultipleTokenPricesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetMultipleTokenPricesOutput | undefined {
  return listWithNulls(value, decoding, decodeErc20Price, 'object')
}

export function decodeGetTokenCategoriesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTokenCategoriesOutput | undefined {
  return decodeTokenCategories(onlyOfList(value), decoding)
}

export function decodeGetTrendingTokensOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTrendingTokensOutput | undefined {
  return rows(value, decoding, decodeTrendingToken, 'object')
}

export function decodeGetDefiPositionsSummaryOutput(
  value: unknown,
  decoding: Decoding,
): T.GetDefiPositionsSummaryOutput | undefined {
  return rows(value, decoding, decodeDefiPositionSummaryResponse, 'object')
}

export function decodeGetTopERC20TokensByMarketCapOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTopERC20TokensByMarketCapOutput | undefined {
  return rows(value, decoding, decodeMarketDataERC20TokenItem, 'object')
}

export function decodeGetTopNFTCollectionsByMarketCapOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTopNFTCollectionsByMarketCapOutput | undefined {
  return rows(value, decoding, decodeMarketDataTopNFTCollectionByMarketCapItem, 'object')
}

export function decodeGetHottestNFTCollectionsByTradingVolumeOutput(
  value: unknown,
  decoding: Decoding,
): T.GetHottestNFTCollectionsByTradingVolumeOutput | undefined {
  return rows(value, decoding, decodeMarketDataHottestNFTCollectionByTradingVolumeItem, 'object')
}

export function decodeGetTopCryptoCurrenciesByMarketCapOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTopCryptoCurrenciesByMarketCapOutput | undefined {
  return rows(value, decoding, decodeMarketDataTopCryptoCurrenciesByMarketCapItem, 'object')
}

export function decodeGetTopCryptoCurrenciesByTradingVolumeOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTopCryptoCurrenciesByTradingVolumeOutput | undefined {
  return rows(value, decoding, decodeMarketDataTopCryptoCurrenciesByMarketCapItem, 'object')
}

export function decodeUploadFolderOutput(value: unknown, decoding: Decoding): T.UploadFolderOutput | undefined {
  return list(singleAsList(value, decoding), decoding, decodeIpfsFile, 'object')
}

export function decodeEndpointWeightsOutput(value: unknown, decoding: Decoding): T.EndpointWeightsOutput | undefined {
  return rows(value, decoding, decodeEndpointWeights, 'object')
}
