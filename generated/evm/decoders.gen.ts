// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decoding.js'
import { asList, boolean, count, decimal, evmAddress, evmChain, float, hash32, hex, isBlank, isObject, json, list, number, object, orNull, present, rows, text, uint } from '../../src/operation/formats.js'
import { date, seconds } from '../../src/operation/times.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeBlock(value: unknown, decoding: Decoding): T.Block | undefined {
  if (!isObject(value)) return undefined
  const $timestamp = date(value.timestamp) ?? decoding.bad(value, 'timestamp', 'date-time')
  const $number = uint(value.number, decoding) ?? decoding.bad(value, 'number', 'block-number')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $parentHash = hash32(value.parent_hash) ?? decoding.bad(value, 'parent_hash', 'hash32')
  const $nonce = hex(value.nonce) ?? decoding.bad(value, 'nonce', 'hex')
  const $sha3Uncles = hash32(value.sha3_uncles) ?? decoding.bad(value, 'sha3_uncles', 'hash32')
  const $logsBloom = hex(value.logs_bloom) ?? decoding.bad(value, 'logs_bloom', 'hex')
  const $transactionsRoot = hash32(value.transactions_root) ?? decoding.bad(value, 'transactions_root', 'hash32')
  const $stateRoot = hash32(value.state_root) ?? decoding.bad(value, 'state_root', 'hash32')
  const $receiptsRoot = hash32(value.receipts_root) ?? decoding.bad(value, 'receipts_root', 'hash32')
  const $miner = evmAddress(value.miner) ?? decoding.bad(value, 'miner', 'evm-address')
  const $difficulty = uint(value.difficulty, decoding) ?? decoding.bad(value, 'difficulty', 'uint256')
  const $totalDifficulty = uint(value.total_difficulty, decoding) ?? decoding.bad(value, 'total_difficulty', 'uint256')
  const $size = uint(value.size, decoding) ?? decoding.bad(value, 'size', 'uint256')
  const $extraData = hex(value.extra_data) ?? decoding.bad(value, 'extra_data', 'hex')
  const $gasLimit = uint(value.gas_limit, decoding) ?? decoding.bad(value, 'gas_limit', 'uint256')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint256')
  const $transactionCount = count(value.transaction_count) ?? decoding.bad(value, 'transaction_count', 'count')
  const $transactions = rows(value.transactions, decoding, decodeBlockTransaction, 'object') ?? decoding.bad(value, 'transactions', 'list')
  if ($timestamp === undefined || $number === undefined || $hash === undefined || $parentHash === undefined || $nonce === undefined || $sha3Uncles === undefined || $logsBloom === undefined || $transactionsRoot === undefined || $stateRoot === undefined || $receiptsRoot === undefined || $miner === undefined || $difficulty === undefined || $totalDifficulty === undefined || $size === undefined || $extraData === undefined || $gasLimit === undefined || $gasUsed === undefined || $transactionCount === undefined || $transactions === undefined) return undefined
  const result: Open<T.Block> = {
    chain: decoding.from.chain as EvmChainId,
    timestamp: $timestamp,
    number: $number,
    hash: $hash,
    parentHash: $parentHash,
    nonce: $nonce,
    sha3Uncles: $sha3Uncles,
    logsBloom: $logsBloom,
    transactionsRoot: $transactionsRoot,
    stateRoot: $stateRoot,
    receiptsRoot: $receiptsRoot,
    miner: $miner,
    difficulty: $difficulty,
    totalDifficulty: $totalDifficulty,
    size: $size,
    extraData: $extraData,
    gasLimit: $gasLimit,
    gasUsed: $gasUsed,
    transactionCount: $transactionCount,
    transactions: $transactions,
  }
  const $baseFeePerGas = value.base_fee_per_gas
  if (!isBlank($baseFeePerGas)) {
    const read = uint($baseFeePerGas, decoding)
    if (read === undefined) decoding.bad(value, 'base_fee_per_gas', 'wei')
    else result.baseFeePerGas = read
  }
  return result
}

export function decodeBlockDate(value: unknown, decoding: Decoding): T.BlockDate | undefined {
  if (!isObject(value)) return undefined
  const $date = date(value.date) ?? decoding.bad(value, 'date', 'date-time')
  const $block = uint(value.block, decoding) ?? decoding.bad(value, 'block', 'block-number')
  const $timestamp = seconds(value.timestamp) ?? decoding.bad(value, 'timestamp', 'unix-seconds')
  if ($date === undefined || $block === undefined || $timestamp === undefined) return undefined
  const result: Open<T.BlockDate> = {
    date: $date,
    block: $block,
    timestamp: $timestamp,
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $hash = value.hash
  if ($hash !== undefined && $hash !== null) {
    const read = hash32($hash)
    if (read === undefined) decoding.bad(value, 'hash', 'hash32')
    else result.hash = read
  }
  const $parentHash = value.parent_hash
  if ($parentHash !== undefined && $parentHash !== null) {
    const read = hash32($parentHash)
    if (read === undefined) decoding.bad(value, 'parent_hash', 'hash32')
    else result.parentHash = read
  }
  return result
}

export function decodeBlockTokenStat(value: unknown, decoding: Decoding): T.BlockTokenStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockTokenStat> = {
  }
  const $transactions = value.transactions
  if ($transactions !== undefined && $transactions !== null) {
    const read = decodeBlockTokenStatTransactions($transactions, decoding)
    if (read === undefined) decoding.bad(value, 'transactions', 'object')
    else result.transactions = read
  }
  const $nftTransfers = value.nft_transfers
  if ($nftTransfers !== undefined && $nftTransfers !== null) {
    const read = decodeBlockTokenStatNftTransfers($nftTransfers, decoding)
    if (read === undefined) decoding.bad(value, 'nft_transfers', 'object')
    else result.nftTransfers = read
  }
  const $tokenTransfers = value.token_transfers
  if ($tokenTransfers !== undefined && $tokenTransfers !== null) {
    const read = decodeWalletStatTransactions($tokenTransfers, decoding)
    if (read === undefined) decoding.bad(value, 'token_transfers', 'object')
    else result.tokenTransfers = read
  }
  return result
}

export function decodeBlockTokenStatNftTransfers(value: unknown, decoding: Decoding): T.BlockTokenStatNftTransfers | undefined {
  if (!isObject(value)) return undefined
  const $total = count(value.total) ?? decoding.bad(value, 'total', 'count')
  if ($total === undefined) return undefined
  const result: Open<T.BlockTokenStatNftTransfers> = {
    total: $total,
  }
  return result
}

export function decodeBlockTokenStatTransactions(value: unknown, decoding: Decoding): T.BlockTokenStatTransactions | undefined {
  if (!isObject(value)) return undefined
  const $total = count(value.total) ?? decoding.bad(value, 'total', 'count')
  if ($total === undefined) return undefined
  const result: Open<T.BlockTokenStatTransactions> = {
    total: $total,
  }
  return result
}

export function decodeBlockTransaction(value: unknown, decoding: Decoding): T.BlockTransaction | undefined {
  if (!isObject(value)) return undefined
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $nonce = count(value.nonce) ?? decoding.bad(value, 'nonce', 'index')
  const $index = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  const $from = evmAddress(value.from_address) ?? decoding.bad(value, 'from_address', 'evm-address')
  const $to = value.to_address === null ? null : (evmAddress(value.to_address) ?? decoding.bad(value, 'to_address', 'evm-address') ?? null)
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'wei')
  const $gasPrice = uint(value.gas_price, decoding) ?? decoding.bad(value, 'gas_price', 'wei')
  const $data = hex(value.input) ?? decoding.bad(value, 'input', 'hex')
  const $cumulativeGasUsed = uint(value.receipt_cumulative_gas_used, decoding) ?? decoding.bad(value, 'receipt_cumulative_gas_used', 'uint256')
  const $gasUsed = uint(value.receipt_gas_used, decoding) ?? decoding.bad(value, 'receipt_gas_used', 'uint256')
  const $receiptStatus = value.receipt_status === null ? null : (count(value.receipt_status) ?? decoding.bad(value, 'receipt_status', 'index') ?? null)
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  if ($hash === undefined || $nonce === undefined || $index === undefined || $from === undefined || $value === undefined || $gasPrice === undefined || $data === undefined || $cumulativeGasUsed === undefined || $gasUsed === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined) return undefined
  const result: Open<T.BlockTransaction> = {
    chain: decoding.from.chain as EvmChainId,
    hash: $hash,
    nonce: $nonce,
    index: $index,
    from: $from,
    to: $to,
    value: $value,
    gasPrice: $gasPrice,
    data: $data,
    cumulativeGasUsed: $cumulativeGasUsed,
    gasUsed: $gasUsed,
    receiptStatus: $receiptStatus,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity === null) result.fromAddressEntity = null
  else if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    result.fromAddressEntity = read ?? null
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo === null) result.fromAddressEntityLogo = null
  else if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    result.fromAddressEntityLogo = read ?? null
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity === null) result.toAddressEntity = null
  else if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    result.toAddressEntity = read ?? null
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo === null) result.toAddressEntityLogo = null
  else if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    result.toAddressEntityLogo = read ?? null
  }
  const $gas = value.gas
  if (!isBlank($gas)) {
    const read = uint($gas, decoding)
    if (read === undefined) decoding.bad(value, 'gas', 'uint256')
    else result.gas = read
  }
  const $contractAddress = value.receipt_contract_address
  if ($contractAddress === null) result.contractAddress = null
  else if ($contractAddress !== undefined && $contractAddress !== null) {
    const read = evmAddress($contractAddress)
    if (read === undefined) decoding.bad(value, 'receipt_contract_address', 'evm-address')
    result.contractAddress = read ?? null
  }
  const $receiptRoot = value.receipt_root
  if ($receiptRoot === null) result.receiptRoot = null
  else if ($receiptRoot !== undefined && $receiptRoot !== null) {
    const read = hex($receiptRoot)
    if (read === undefined) decoding.bad(value, 'receipt_root', 'hex')
    result.receiptRoot = read ?? null
  }
  const $logs = value.logs
  if ($logs !== undefined && $logs !== null) {
    const read = rows($logs, decoding, decodeLog, 'object')
    if (read === undefined) decoding.bad(value, 'logs', 'list')
    else result.logs = read
  }
  const $internalTransactions = value.internal_transactions
  if ($internalTransactions !== undefined && $internalTransactions !== null) {
    const read = rows($internalTransactions, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'internal_transactions', 'list')
    else result.internalTransactions = read
  }
  const $r = value.r
  if ($r !== undefined && $r !== null) {
    const read = hex($r)
    if (read === undefined) decoding.bad(value, 'r', 'hex')
    else result.r = read
  }
  const $s = value.s
  if ($s !== undefined && $s !== null) {
    const read = hex($s)
    if (read === undefined) decoding.bad(value, 's', 'hex')
    else result.s = read
  }
  const $v = value.v
  if ($v !== undefined && $v !== null) {
    const read = hex($v)
    if (read === undefined) decoding.bad(value, 'v', 'hex')
    else result.v = read
  }
  const $transferIndex = value.transfer_index
  if ($transferIndex !== undefined && $transferIndex !== null) {
    const read = list($transferIndex, decoding, count, 'index')
    if (read === undefined) decoding.bad(value, 'transfer_index', 'list')
    else result.transferIndex = read
  }
  if (result.r !== undefined || result.s !== undefined || result.v !== undefined) result.signature = { ...(result.r !== undefined && { r: result.r }), ...(result.s !== undefined && { s: result.s }), ...(result.v !== undefined && { v: result.v }) }
  return result
}

export function decodeBlockTransactionDecoded(value: unknown, decoding: Decoding): T.BlockTransactionDecoded | undefined {
  if (!isObject(value)) return undefined
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  if ($hash === undefined) return undefined
  const result: Open<T.BlockTransactionDecoded> = {
    chain: decoding.from.chain as EvmChainId,
    hash: $hash,
  }
  const $nonce = value.nonce
  if (!isBlank($nonce)) {
    const read = count($nonce)
    if (read === undefined) decoding.bad(value, 'nonce', 'index')
    else result.nonce = read
  }
  const $index = value.transaction_index
  if (!isBlank($index)) {
    const read = count($index)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.index = read
  }
  const $from = value.from_address
  if ($from !== undefined && $from !== null) {
    const read = evmAddress($from)
    if (read === undefined) decoding.bad(value, 'from_address', 'evm-address')
    else result.from = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $to = value.to_address
  if ($to === null) result.to = null
  else if ($to !== undefined && $to !== null) {
    const read = evmAddress($to)
    if (read === undefined) decoding.bad(value, 'to_address', 'evm-address')
    result.to = read ?? null
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'wei')
    else result.value = read
  }
  const $gas = value.gas
  if (!isBlank($gas)) {
    const read = uint($gas, decoding)
    if (read === undefined) decoding.bad(value, 'gas', 'uint256')
    else result.gas = read
  }
  const $gasPrice = value.gas_price
  if (!isBlank($gasPrice)) {
    const read = uint($gasPrice, decoding)
    if (read === undefined) decoding.bad(value, 'gas_price', 'wei')
    else result.gasPrice = read
  }
  const $data = value.input
  if ($data !== undefined && $data !== null) {
    const read = hex($data)
    if (read === undefined) decoding.bad(value, 'input', 'hex')
    else result.data = read
  }
  const $cumulativeGasUsed = value.receipt_cumulative_gas_used
  if (!isBlank($cumulativeGasUsed)) {
    const read = uint($cumulativeGasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'receipt_cumulative_gas_used', 'uint256')
    else result.cumulativeGasUsed = read
  }
  const $gasUsed = value.receipt_gas_used
  if (!isBlank($gasUsed)) {
    const read = uint($gasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'receipt_gas_used', 'uint256')
    else result.gasUsed = read
  }
  const $contractAddress = value.receipt_contract_address
  if ($contractAddress === null) result.contractAddress = null
  else if ($contractAddress !== undefined && $contractAddress !== null) {
    const read = evmAddress($contractAddress)
    if (read === undefined) decoding.bad(value, 'receipt_contract_address', 'evm-address')
    result.contractAddress = read ?? null
  }
  const $receiptRoot = value.receipt_root
  if ($receiptRoot === null) result.receiptRoot = null
  else if ($receiptRoot !== undefined && $receiptRoot !== null) {
    const read = hex($receiptRoot)
    if (read === undefined) decoding.bad(value, 'receipt_root', 'hex')
    result.receiptRoot = read ?? null
  }
  const $receiptStatus = value.receipt_status
  if ($receiptStatus === null) result.receiptStatus = null
  else if (!isBlank($receiptStatus)) {
    const read = count($receiptStatus)
    if (read === undefined) decoding.bad(value, 'receipt_status', 'index')
    result.receiptStatus = read ?? null
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $logs = value.logs
  if ($logs !== undefined && $logs !== null) {
    const read = rows($logs, decoding, decodeLogVerbose, 'object')
    if (read === undefined) decoding.bad(value, 'logs', 'list')
    else result.logs = read
  }
  const $internalTransactions = value.internal_transactions
  if ($internalTransactions !== undefined && $internalTransactions !== null) {
    const read = rows($internalTransactions, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'internal_transactions', 'list')
    else result.internalTransactions = read
  }
  const $r = value.r
  if ($r !== undefined && $r !== null) {
    const read = hex($r)
    if (read === undefined) decoding.bad(value, 'r', 'hex')
    else result.r = read
  }
  const $s = value.s
  if ($s !== undefined && $s !== null) {
    const read = hex($s)
    if (read === undefined) decoding.bad(value, 's', 'hex')
    else result.s = read
  }
  const $v = value.v
  if ($v !== undefined && $v !== null) {
    const read = hex($v)
    if (read === undefined) decoding.bad(value, 'v', 'hex')
    else result.v = read
  }
  const $decodedCall = value.decoded_call
  if ($decodedCall !== undefined && $decodedCall !== null) {
    const read = decodeDecodedCall($decodedCall, decoding)
    if (read === undefined) decoding.bad(value, 'decoded_call', 'object')
    else result.decodedCall = read
  }
  if (result.r !== undefined || result.s !== undefined || result.v !== undefined) result.signature = { ...(result.r !== undefined && { r: result.r }), ...(result.s !== undefined && { s: result.s }), ...(result.v !== undefined && { v: result.v }) }
  return result
}

export function decodeBlockTransactionVerbose(value: unknown, decoding: Decoding): T.BlockTransactionVerbose | undefined {
  if (!isObject(value)) return undefined
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $nonce = count(value.nonce) ?? decoding.bad(value, 'nonce', 'index')
  const $index = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  const $from = evmAddress(value.from_address) ?? decoding.bad(value, 'from_address', 'evm-address')
  const $to = value.to_address === null ? null : (evmAddress(value.to_address) ?? decoding.bad(value, 'to_address', 'evm-address') ?? null)
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'wei')
  const $gasPrice = uint(value.gas_price, decoding) ?? decoding.bad(value, 'gas_price', 'wei')
  const $data = hex(value.input) ?? decoding.bad(value, 'input', 'hex')
  const $cumulativeGasUsed = uint(value.receipt_cumulative_gas_used, decoding) ?? decoding.bad(value, 'receipt_cumulative_gas_used', 'uint256')
  const $gasUsed = uint(value.receipt_gas_used, decoding) ?? decoding.bad(value, 'receipt_gas_used', 'uint256')
  const $receiptStatus = value.receipt_status === null ? null : (count(value.receipt_status) ?? decoding.bad(value, 'receipt_status', 'index') ?? null)
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  const $logs = rows(value.logs, decoding, decodeLogVerbose, 'object') ?? decoding.bad(value, 'logs', 'list')
  if ($hash === undefined || $nonce === undefined || $index === undefined || $from === undefined || $value === undefined || $gasPrice === undefined || $data === undefined || $cumulativeGasUsed === undefined || $gasUsed === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined || $logs === undefined) return undefined
  const result: Open<T.BlockTransactionVerbose> = {
    chain: decoding.from.chain as EvmChainId,
    hash: $hash,
    nonce: $nonce,
    index: $index,
    from: $from,
    to: $to,
    value: $value,
    gasPrice: $gasPrice,
    data: $data,
    cumulativeGasUsed: $cumulativeGasUsed,
    gasUsed: $gasUsed,
    receiptStatus: $receiptStatus,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    logs: $logs,
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity === null) result.fromAddressEntity = null
  else if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    result.fromAddressEntity = read ?? null
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo === null) result.fromAddressEntityLogo = null
  else if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    result.fromAddressEntityLogo = read ?? null
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity === null) result.toAddressEntity = null
  else if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    result.toAddressEntity = read ?? null
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo === null) result.toAddressEntityLogo = null
  else if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    result.toAddressEntityLogo = read ?? null
  }
  const $gas = value.gas
  if (!isBlank($gas)) {
    const read = uint($gas, decoding)
    if (read === undefined) decoding.bad(value, 'gas', 'uint256')
    else result.gas = read
  }
  const $contractAddress = value.receipt_contract_address
  if ($contractAddress === null) result.contractAddress = null
  else if ($contractAddress !== undefined && $contractAddress !== null) {
    const read = evmAddress($contractAddress)
    if (read === undefined) decoding.bad(value, 'receipt_contract_address', 'evm-address')
    result.contractAddress = read ?? null
  }
  const $receiptRoot = value.receipt_root
  if ($receiptRoot === null) result.receiptRoot = null
  else if ($receiptRoot !== undefined && $receiptRoot !== null) {
    const read = hex($receiptRoot)
    if (read === undefined) decoding.bad(value, 'receipt_root', 'hex')
    result.receiptRoot = read ?? null
  }
  const $transactionFee = value.transaction_fee
  if (!isBlank($transactionFee)) {
    const read = decimal($transactionFee)
    if (read === undefined) decoding.bad(value, 'transaction_fee', 'decimal')
    else result.transactionFee = read
  }
  const $internalTransactions = value.internal_transactions
  if ($internalTransactions !== undefined && $internalTransactions !== null) {
    const read = rows($internalTransactions, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'internal_transactions', 'list')
    else result.internalTransactions = read
  }
  const $r = value.r
  if ($r !== undefined && $r !== null) {
    const read = hex($r)
    if (read === undefined) decoding.bad(value, 'r', 'hex')
    else result.r = read
  }
  const $s = value.s
  if ($s !== undefined && $s !== null) {
    const read = hex($s)
    if (read === undefined) decoding.bad(value, 's', 'hex')
    else result.s = read
  }
  const $v = value.v
  if ($v !== undefined && $v !== null) {
    const read = hex($v)
    if (read === undefined) decoding.bad(value, 'v', 'hex')
    else result.v = read
  }
  const $transferIndex = value.transfer_index
  if ($transferIndex !== undefined && $transferIndex !== null) {
    const read = list($transferIndex, decoding, count, 'index')
    if (read === undefined) decoding.bad(value, 'transfer_index', 'list')
    else result.transferIndex = read
  }
  const $decodedCall = value.decoded_call
  if ($decodedCall !== undefined && $decodedCall !== null) {
    const read = decodeDecodedCall($decodedCall, decoding)
    if (read === undefined) decoding.bad(value, 'decoded_call', 'object')
    else result.decodedCall = read
  }
  if (result.r !== undefined || result.s !== undefined || result.v !== undefined) result.signature = { ...(result.r !== undefined && { r: result.r }), ...(result.s !== undefined && { s: result.s }), ...(result.v !== undefined && { v: result.v }) }
  return result
}

export function decodeChainNetWorth(value: unknown, decoding: Decoding): T.ChainNetWorth | undefined {
  if (!isObject(value)) return undefined
  const $chain = evmChain(value.chain) ?? decoding.bad(value, 'chain', 'evm-chain')
  if ($chain === undefined) return undefined
  const result: Open<T.ChainNetWorth> = {
    chain: $chain,
  }
  const $nativeBalance = value.native_balance
  if (!isBlank($nativeBalance)) {
    const read = uint($nativeBalance, decoding)
    if (read === undefined) decoding.bad(value, 'native_balance', 'wei')
    else result.nativeBalance = read
  }
  const $nativeBalanceFormatted = value.native_balance_formatted
  if (!isBlank($nativeBalanceFormatted)) {
    const read = decimal($nativeBalanceFormatted)
    if (read === undefined) decoding.bad(value, 'native_balance_formatted', 'decimal')
    else result.nativeBalanceFormatted = read
  }
  const $nativeBalanceUsd = value.native_balance_usd
  if (!isBlank($nativeBalanceUsd)) {
    const read = decimal($nativeBalanceUsd)
    if (read === undefined) decoding.bad(value, 'native_balance_usd', 'decimal')
    else result.nativeBalanceUsd = read
  }
  const $tokenBalanceUsd = value.token_balance_usd
  if (!isBlank($tokenBalanceUsd)) {
    const read = decimal($tokenBalanceUsd)
    if (read === undefined) decoding.bad(value, 'token_balance_usd', 'decimal')
    else result.tokenBalanceUsd = read
  }
  const $networthUsd = value.networth_usd
  if (!isBlank($networthUsd)) {
    const read = decimal($networthUsd)
    if (read === undefined) decoding.bad(value, 'networth_usd', 'decimal')
    else result.networthUsd = read
  }
  return result
}

export function decodeCommonContractData(value: unknown, decoding: Decoding): T.CommonContractData | undefined {
  if (!isObject(value)) return undefined
  const $token = decodeContractTokenDetails(value.token, decoding) ?? decoding.bad(value, 'token', 'object')
  if ($token === undefined) return undefined
  const result: Open<T.CommonContractData> = {
    token: $token,
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'uint256')
    else result.value = read
  }
  const $valueFormatted = value.value_formatted
  if ($valueFormatted === null) result.valueFormatted = null
  else if (!isBlank($valueFormatted)) {
    const read = decimal($valueFormatted)
    if (read === undefined) decoding.bad(value, 'value_formatted', 'decimal')
    result.valueFormatted = read ?? null
  }
  const $spender = value.spender
  if ($spender !== undefined && $spender !== null) {
    const read = decodeContractSpenderDetails($spender, decoding)
    if (read === undefined) decoding.bad(value, 'spender', 'object')
    else result.spender = read
  }
  return result
}

export function decodeContractSpenderDetails(value: unknown, decoding: Decoding): T.ContractSpenderDetails | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($address === undefined) return undefined
  const result: Open<T.ContractSpenderDetails> = {
    address: $address,
  }
  const $addressLabel = value.address_label
  if ($addressLabel === null) result.addressLabel = null
  else if ($addressLabel !== undefined && $addressLabel !== null) {
    const read = text($addressLabel)
    if (read === undefined) decoding.bad(value, 'address_label', 'string')
    result.addressLabel = read ?? null
  }
  const $name = value.name
  if ($name === null) result.name = null
  else if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    result.name = read ?? null
  }
  const $symbol = value.symbol
  if ($symbol === null) result.symbol = null
  else if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    result.symbol = read ?? null
  }
  const $logo = value.logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    result.logo = read ?? null
  }
  return result
}

export function decodeContractTokenDetails(value: unknown, decoding: Decoding): T.ContractTokenDetails | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($address === undefined) return undefined
  const result: Open<T.ContractTokenDetails> = {
    address: $address,
  }
  const $addressLabel = value.address_label
  if ($addressLabel === null) result.addressLabel = null
  else if ($addressLabel !== undefined && $addressLabel !== null) {
    const read = text($addressLabel)
    if (read === undefined) decoding.bad(value, 'address_label', 'string')
    result.addressLabel = read ?? null
  }
  const $tokenName = value.token_name
  if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.tokenName = read
  }
  const $tokenLogo = value.token_logo
  if ($tokenLogo === null) result.tokenLogo = null
  else if ($tokenLogo !== undefined && $tokenLogo !== null) {
    const read = text($tokenLogo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    result.tokenLogo = read ?? null
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.tokenSymbol = read
  }
  return result
}

export function decodeDecodedCall(value: unknown, decoding: Decoding): T.DecodedCall | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedCall> = {
  }
  const $signature = value.signature
  if ($signature !== undefined && $signature !== null) {
    const read = text($signature)
    if (read === undefined) decoding.bad(value, 'signature', 'string')
    else result.signature = read
  }
  const $label = value.label
  if ($label !== undefined && $label !== null) {
    const read = text($label)
    if (read === undefined) decoding.bad(value, 'label', 'string')
    else result.label = read
  }
  const $type = value.type
  if ($type !== undefined && $type !== null) {
    const read = text($type)
    if (read === undefined) decoding.bad(value, 'type', 'string')
    else result.type = read
  }
  const $params = value.params
  if ($params !== undefined && $params !== null) {
    const read = list($params, decoding, decodeDecodedCallParamsItem, 'object')
    if (read === undefined) decoding.bad(value, 'params', 'list')
    else result.params = read
  }
  return result
}

export function decodeDecodedCallParamsItem(value: unknown, decoding: Decoding): T.DecodedCallParamsItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedCallParamsItem> = {
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  if (value.value !== undefined) result.value = value.value
  const $type = value.type
  if ($type !== undefined && $type !== null) {
    const read = text($type)
    if (read === undefined) decoding.bad(value, 'type', 'string')
    else result.type = read
  }
  return result
}

export function decodeDecodedEvent(value: unknown, decoding: Decoding): T.DecodedEvent | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedEvent> = {
  }
  const $signature = value.signature
  if ($signature !== undefined && $signature !== null) {
    const read = text($signature)
    if (read === undefined) decoding.bad(value, 'signature', 'string')
    else result.signature = read
  }
  const $label = value.label
  if ($label !== undefined && $label !== null) {
    const read = text($label)
    if (read === undefined) decoding.bad(value, 'label', 'string')
    else result.label = read
  }
  const $type = value.type
  if ($type !== undefined && $type !== null) {
    const read = text($type)
    if (read === undefined) decoding.bad(value, 'type', 'string')
    else result.type = read
  }
  const $params = value.params
  if ($params !== undefined && $params !== null) {
    const read = list($params, decoding, decodeDecodedEventParamsItem, 'object')
    if (read === undefined) decoding.bad(value, 'params', 'list')
    else result.params = read
  }
  return result
}

export function decodeDecodedEventParamsItem(value: unknown, decoding: Decoding): T.DecodedEventParamsItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedEventParamsItem> = {
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  if (value.value !== undefined) result.value = value.value
  const $type = value.type
  if ($type !== undefined && $type !== null) {
    const read = text($type)
    if (read === undefined) decoding.bad(value, 'type', 'string')
    else result.type = read
  }
  return result
}

export function decodeDefiPositionDetails(value: unknown, decoding: Decoding): T.DefiPositionDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositionDetails> = {
  }
  const $feeTier = value.fee_tier
  if ($feeTier !== undefined && $feeTier !== null) {
    const read = number($feeTier)
    if (read === undefined) decoding.bad(value, 'fee_tier', 'number')
    else result.feeTier = read
  }
  const $rangeStart = value.range_start
  if ($rangeStart !== undefined && $rangeStart !== null) {
    const read = number($rangeStart)
    if (read === undefined) decoding.bad(value, 'range_start', 'number')
    else result.rangeStart = read
  }
  const $rangeTnd = value.range_tnd
  if ($rangeTnd !== undefined && $rangeTnd !== null) {
    const read = number($rangeTnd)
    if (read === undefined) decoding.bad(value, 'range_tnd', 'number')
    else result.rangeTnd = read
  }
  const $reserves = value.reserves
  if ($reserves !== undefined && $reserves !== null) {
    const read = list($reserves, decoding, decimal, 'decimal')
    if (read === undefined) decoding.bad(value, 'reserves', 'list')
    else result.reserves = read
  }
  const $currentPrice = value.current_price
  if ($currentPrice !== undefined && $currentPrice !== null) {
    const read = number($currentPrice)
    if (read === undefined) decoding.bad(value, 'current_price', 'number')
    else result.currentPrice = read
  }
  const $isInRange = value.is_in_range
  if ($isInRange !== undefined && $isInRange !== null) {
    const read = boolean($isInRange)
    if (read === undefined) decoding.bad(value, 'is_in_range', 'boolean')
    else result.isInRange = read
  }
  const $priceUpper = value.price_upper
  if ($priceUpper !== undefined && $priceUpper !== null) {
    const read = number($priceUpper)
    if (read === undefined) decoding.bad(value, 'price_upper', 'number')
    else result.priceUpper = read
  }
  const $priceLower = value.price_lower
  if ($priceLower !== undefined && $priceLower !== null) {
    const read = number($priceLower)
    if (read === undefined) decoding.bad(value, 'price_lower', 'number')
    else result.priceLower = read
  }
  const $priceLabel = value.price_label
  if ($priceLabel !== undefined && $priceLabel !== null) {
    const read = text($priceLabel)
    if (read === undefined) decoding.bad(value, 'price_label', 'string')
    else result.priceLabel = read
  }
  const $liquidity = value.liquidity
  if (!isBlank($liquidity)) {
    const read = decimal($liquidity)
    if (read === undefined) decoding.bad(value, 'liquidity', 'decimal')
    else result.liquidity = read
  }
  const $poolAddress = value.pool_address
  if ($poolAddress !== undefined && $poolAddress !== null) {
    const read = evmAddress($poolAddress)
    if (read === undefined) decoding.bad(value, 'pool_address', 'evm-address')
    else result.poolAddress = read
  }
  const $positionKey = value.position_key
  if ($positionKey !== undefined && $positionKey !== null) {
    const read = text($positionKey)
    if (read === undefined) decoding.bad(value, 'position_key', 'string')
    else result.positionKey = read
  }
  const $nftMetadata = value.nft_metadata
  if ($nftMetadata !== undefined && $nftMetadata !== null) {
    const read = object($nftMetadata)
    if (read === undefined) decoding.bad(value, 'nft_metadata', 'object')
    else result.nftMetadata = read
  }
  const $assetStandard = value.asset_standard
  if ($assetStandard !== undefined && $assetStandard !== null) {
    const read = text($assetStandard)
    if (read === undefined) decoding.bad(value, 'asset_standard', 'string')
    else result.assetStandard = read
  }
  const $apy = value.apy
  if (!isBlank($apy)) {
    const read = float($apy)
    if (read === undefined) decoding.bad(value, 'apy', 'percent')
    else result.apy = read
  }
  const $isDebt = value.is_debt
  if ($isDebt !== undefined && $isDebt !== null) {
    const read = boolean($isDebt)
    if (read === undefined) decoding.bad(value, 'is_debt', 'boolean')
    else result.isDebt = read
  }
  const $isVariableDebt = value.is_variable_debt
  if ($isVariableDebt !== undefined && $isVariableDebt !== null) {
    const read = boolean($isVariableDebt)
    if (read === undefined) decoding.bad(value, 'is_variable_debt', 'boolean')
    else result.isVariableDebt = read
  }
  const $isStableDebt = value.is_stable_debt
  if ($isStableDebt !== undefined && $isStableDebt !== null) {
    const read = boolean($isStableDebt)
    if (read === undefined) decoding.bad(value, 'is_stable_debt', 'boolean')
    else result.isStableDebt = read
  }
  const $shares = value.shares
  if (!isBlank($shares)) {
    const read = decimal($shares)
    if (read === undefined) decoding.bad(value, 'shares', 'decimal')
    else result.shares = read
  }
  const $reserve0 = value.reserve0
  if (!isBlank($reserve0)) {
    const read = decimal($reserve0)
    if (read === undefined) decoding.bad(value, 'reserve0', 'decimal')
    else result.reserve0 = read
  }
  const $reserve1 = value.reserve1
  if (!isBlank($reserve1)) {
    const read = decimal($reserve1)
    if (read === undefined) decoding.bad(value, 'reserve1', 'decimal')
    else result.reserve1 = read
  }
  const $factory = value.factory
  if ($factory !== undefined && $factory !== null) {
    const read = evmAddress($factory)
    if (read === undefined) decoding.bad(value, 'factory', 'evm-address')
    else result.factory = read
  }
  const $pair = value.pair
  if ($pair !== undefined && $pair !== null) {
    const read = evmAddress($pair)
    if (read === undefined) decoding.bad(value, 'pair', 'evm-address')
    else result.pair = read
  }
  const $shareOfPool = value.share_of_pool
  if (!isBlank($shareOfPool)) {
    const read = float($shareOfPool)
    if (read === undefined) decoding.bad(value, 'share_of_pool', 'percent')
    else result.shareOfPool = read
  }
  const $noPriceAvailable = value.no_price_available
  if ($noPriceAvailable !== undefined && $noPriceAvailable !== null) {
    const read = boolean($noPriceAvailable)
    if (read === undefined) decoding.bad(value, 'no_price_available', 'boolean')
    else result.noPriceAvailable = read
  }
  const $sharesInStrategy = value.shares_in_strategy
  if (!isBlank($sharesInStrategy)) {
    const read = decimal($sharesInStrategy)
    if (read === undefined) decoding.bad(value, 'shares_in_strategy', 'decimal')
    else result.sharesInStrategy = read
  }
  const $strategyAddress = value.strategy_address
  if ($strategyAddress !== undefined && $strategyAddress !== null) {
    const read = evmAddress($strategyAddress)
    if (read === undefined) decoding.bad(value, 'strategy_address', 'evm-address')
    else result.strategyAddress = read
  }
  const $baseType = value.base_type
  if ($baseType !== undefined && $baseType !== null) {
    const read = text($baseType)
    if (read === undefined) decoding.bad(value, 'base_type', 'string')
    else result.baseType = read
  }
  const $healthFactor = value.health_factor
  if ($healthFactor !== undefined && $healthFactor !== null) {
    const read = number($healthFactor)
    if (read === undefined) decoding.bad(value, 'health_factor', 'number')
    else result.healthFactor = read
  }
  const $isEnabledCollateral = value.is_enabled_collateral
  if ($isEnabledCollateral !== undefined && $isEnabledCollateral !== null) {
    const read = boolean($isEnabledCollateral)
    if (read === undefined) decoding.bad(value, 'is_enabled_collateral', 'boolean')
    else result.isEnabledCollateral = read
  }
  return result
}

export function decodeDefiPositionSummaryResponse(value: unknown, decoding: Decoding): T.DefiPositionSummaryResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositionSummaryResponse> = {
  }
  const $protocolName = value.protocol_name
  if ($protocolName !== undefined && $protocolName !== null) {
    const read = text($protocolName)
    if (read === undefined) decoding.bad(value, 'protocol_name', 'string')
    else result.protocolName = read
  }
  const $protocolId = value.protocol_id
  if ($protocolId !== undefined && $protocolId !== null) {
    const read = text($protocolId)
    if (read === undefined) decoding.bad(value, 'protocol_id', 'string')
    else result.protocolId = read
  }
  const $protocolUrl = value.protocol_url
  if ($protocolUrl !== undefined && $protocolUrl !== null) {
    const read = text($protocolUrl)
    if (read === undefined) decoding.bad(value, 'protocol_url', 'string')
    else result.protocolUrl = read
  }
  const $protocolLogo = value.protocol_logo
  if ($protocolLogo !== undefined && $protocolLogo !== null) {
    const read = text($protocolLogo)
    if (read === undefined) decoding.bad(value, 'protocol_logo', 'string')
    else result.protocolLogo = read
  }
  const $position = value.position
  if ($position !== undefined && $position !== null) {
    const read = decodeDefiProtocolPosition($position, decoding)
    if (read === undefined) decoding.bad(value, 'position', 'object')
    else result.position = read
  }
  const $totalUnclaimedUsdValue = value.total_unclaimed_usd_value
  if ($totalUnclaimedUsdValue === null) result.totalUnclaimedUsdValue = null
  else if (!isBlank($totalUnclaimedUsdValue)) {
    const read = float($totalUnclaimedUsdValue)
    if (read === undefined) decoding.bad(value, 'total_unclaimed_usd_value', 'usd')
    result.totalUnclaimedUsdValue = read ?? null
  }
  const $positions = value.positions
  if ($positions !== undefined && $positions !== null) {
    const read = rows($positions, decoding, decodeDefiProtocolPosition, 'object')
    if (read === undefined) decoding.bad(value, 'positions', 'list')
    else result.positions = read
  }
  return result
}

export function decodeDefiProtocolBalance(value: unknown, decoding: Decoding): T.DefiProtocolBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolBalance> = {
  }
  const $protocolName = value.protocol_name
  if ($protocolName !== undefined && $protocolName !== null) {
    const read = text($protocolName)
    if (read === undefined) decoding.bad(value, 'protocol_name', 'string')
    else result.protocolName = read
  }
  const $protocolId = value.protocol_id
  if ($protocolId !== undefined && $protocolId !== null) {
    const read = text($protocolId)
    if (read === undefined) decoding.bad(value, 'protocol_id', 'string')
    else result.protocolId = read
  }
  const $protocolUrl = value.protocol_url
  if ($protocolUrl !== undefined && $protocolUrl !== null) {
    const read = text($protocolUrl)
    if (read === undefined) decoding.bad(value, 'protocol_url', 'string')
    else result.protocolUrl = read
  }
  const $protocolLogo = value.protocol_logo
  if ($protocolLogo !== undefined && $protocolLogo !== null) {
    const read = text($protocolLogo)
    if (read === undefined) decoding.bad(value, 'protocol_logo', 'string')
    else result.protocolLogo = read
  }
  const $totalUsdValue = value.total_usd_value
  if (!isBlank($totalUsdValue)) {
    const read = float($totalUsdValue)
    if (read === undefined) decoding.bad(value, 'total_usd_value', 'usd')
    else result.totalUsdValue = read
  }
  const $totalUnclaimedUsdValue = value.total_unclaimed_usd_value
  if ($totalUnclaimedUsdValue === null) result.totalUnclaimedUsdValue = null
  else if (!isBlank($totalUnclaimedUsdValue)) {
    const read = float($totalUnclaimedUsdValue)
    if (read === undefined) decoding.bad(value, 'total_unclaimed_usd_value', 'usd')
    result.totalUnclaimedUsdValue = read ?? null
  }
  const $positions = value.positions
  if (!isBlank($positions)) {
    const read = count($positions)
    if (read === undefined) decoding.bad(value, 'positions', 'count')
    else result.positions = read
  }
  return result
}

export function decodeDefiProtocolPosition(value: unknown, decoding: Decoding): T.DefiProtocolPosition | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolPosition> = {
  }
  const $label = value.label
  if ($label !== undefined && $label !== null) {
    const read = text($label)
    if (read === undefined) decoding.bad(value, 'label', 'string')
    else result.label = read
  }
  const $tokens = value.tokens
  if ($tokens !== undefined && $tokens !== null) {
    const read = list($tokens, decoding, decodeDefiTokenBalance, 'object')
    if (read === undefined) decoding.bad(value, 'tokens', 'list')
    else result.tokens = read
  }
  const $address = value.address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'address', 'evm-address')
    else result.address = read
  }
  const $balanceUsd = value.balance_usd
  if (!isBlank($balanceUsd)) {
    const read = float($balanceUsd)
    if (read === undefined) decoding.bad(value, 'balance_usd', 'usd')
    else result.balanceUsd = read
  }
  const $totalUnclaimedUsdValue = value.total_unclaimed_usd_value
  if ($totalUnclaimedUsdValue === null) result.totalUnclaimedUsdValue = null
  else if (!isBlank($totalUnclaimedUsdValue)) {
    const read = float($totalUnclaimedUsdValue)
    if (read === undefined) decoding.bad(value, 'total_unclaimed_usd_value', 'usd')
    result.totalUnclaimedUsdValue = read ?? null
  }
  const $positionDetails = value.position_details
  if ($positionDetails !== undefined && $positionDetails !== null) {
    const read = decodeDefiPositionDetails($positionDetails, decoding)
    if (read === undefined) decoding.bad(value, 'position_details', 'object')
    else result.positionDetails = read
  }
  return result
}

export function decodeDefiTokenBalance(value: unknown, decoding: Decoding): T.DefiTokenBalance | undefined {
  if (!isObject(value)) return undefined
  const $contractAddress = evmAddress(value.contract_address) ?? decoding.bad(value, 'contract_address', 'evm-address')
  if ($contractAddress === undefined) return undefined
  const result: Open<T.DefiTokenBalance> = {
    contractAddress: $contractAddress,
  }
  const $tokenType = value.token_type
  if ($tokenType !== undefined && $tokenType !== null) {
    const read = text($tokenType)
    if (read === undefined) decoding.bad(value, 'token_type', 'string')
    else result.tokenType = read
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $symbol = value.symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    else result.symbol = read
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $logo = value.logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    result.logo = read ?? null
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail === null) result.thumbnail = null
  else if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    result.thumbnail = read ?? null
  }
  const $balance = value.balance
  if (!isBlank($balance)) {
    const read = uint($balance, decoding)
    if (read === undefined) decoding.bad(value, 'balance', 'uint256')
    else result.balance = read
  }
  const $balanceFormatted = value.balance_formatted
  if (!isBlank($balanceFormatted)) {
    const read = decimal($balanceFormatted)
    if (read === undefined) decoding.bad(value, 'balance_formatted', 'decimal')
    else result.balanceFormatted = read
  }
  const $usdPrice = value.usd_price
  if ($usdPrice === null) result.usdPrice = null
  else if (!isBlank($usdPrice)) {
    const read = float($usdPrice)
    if (read === undefined) decoding.bad(value, 'usd_price', 'usd')
    result.usdPrice = read ?? null
  }
  const $usdValue = value.usd_value
  if ($usdValue === null) result.usdValue = null
  else if (!isBlank($usdValue)) {
    const read = float($usdValue)
    if (read === undefined) decoding.bad(value, 'usd_value', 'usd')
    result.usdValue = read ?? null
  }
  return result
}

export function decodeEndpointWeights(value: unknown, decoding: Decoding): T.EndpointWeights | undefined {
  if (!isObject(value)) return undefined
  const $endpoint = text(value.endpoint) ?? decoding.bad(value, 'endpoint', 'string')
  const $path = text(value.path) ?? decoding.bad(value, 'path', 'string')
  const $rateLimitCost = count(value.rateLimitCost) ?? decoding.bad(value, 'rateLimitCost', 'count')
  const $price = count(value.price) ?? decoding.bad(value, 'price', 'count')
  if ($endpoint === undefined || $path === undefined || $rateLimitCost === undefined || $price === undefined) return undefined
  const result: Open<T.EndpointWeights> = {
    endpoint: $endpoint,
    path: $path,
    rateLimitCost: $rateLimitCost,
    price: $price,
  }
  return result
}

export function decodeEns(value: unknown, decoding: Decoding): T.Ens | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  if ($name === undefined) return undefined
  const result: Open<T.Ens> = {
    name: $name,
  }
  return result
}

export function decodeErc20Allowance(value: unknown, decoding: Decoding): T.Erc20Allowance | undefined {
  if (!isObject(value)) return undefined
  const $allowance = uint(value.allowance, decoding) ?? decoding.bad(value, 'allowance', 'uint256')
  if ($allowance === undefined) return undefined
  const result: Open<T.Erc20Allowance> = {
    allowance: $allowance,
  }
  return result
}

export function decodeErc20Metadata(value: unknown, decoding: Decoding): T.Erc20Metadata | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  const $symbol = text(value.symbol) ?? decoding.bad(value, 'symbol', 'string')
  const $createdAt = date(value.created_at) ?? decoding.bad(value, 'created_at', 'date-time')
  const $possibleSpam = boolean(value.possible_spam) ?? decoding.bad(value, 'possible_spam', 'boolean')
  if ($address === undefined || $name === undefined || $symbol === undefined || $createdAt === undefined || $possibleSpam === undefined) return undefined
  const result: Open<T.Erc20Metadata> = {
    address: $address,
    name: $name,
    symbol: $symbol,
    createdAt: $createdAt,
    possibleSpam: $possibleSpam,
  }
  const $addressLabel = value.address_label
  if ($addressLabel === null) result.addressLabel = null
  else if ($addressLabel !== undefined && $addressLabel !== null) {
    const read = text($addressLabel)
    if (read === undefined) decoding.bad(value, 'address_label', 'string')
    result.addressLabel = read ?? null
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $logo = value.logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    result.logo = read ?? null
  }
  const $logoHash = value.logo_hash
  if ($logoHash === null) result.logoHash = null
  else if ($logoHash !== undefined && $logoHash !== null) {
    const read = text($logoHash)
    if (read === undefined) decoding.bad(value, 'logo_hash', 'string')
    result.logoHash = read ?? null
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail === null) result.thumbnail = null
  else if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    result.thumbnail = read ?? null
  }
  const $blockNumber = value.block_number
  if ($blockNumber === null) result.blockNumber = null
  else if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    result.blockNumber = read ?? null
  }
  const $validated = value.validated
  if ($validated === null) result.validated = null
  else if (!isBlank($validated)) {
    const read = count($validated)
    if (read === undefined) decoding.bad(value, 'validated', 'index')
    result.validated = read ?? null
  }
  const $verifiedContract = value.verified_contract
  if ($verifiedContract !== undefined && $verifiedContract !== null) {
    const read = boolean($verifiedContract)
    if (read === undefined) decoding.bad(value, 'verified_contract', 'boolean')
    else result.verifiedContract = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $totalSupply = value.total_supply
  if (!isBlank($totalSupply)) {
    const read = uint($totalSupply, decoding)
    if (read === undefined) decoding.bad(value, 'total_supply', 'uint256')
    else result.totalSupply = read
  }
  const $totalSupplyFormatted = value.total_supply_formatted
  if (!isBlank($totalSupplyFormatted)) {
    const read = decimal($totalSupplyFormatted)
    if (read === undefined) decoding.bad(value, 'total_supply_formatted', 'decimal')
    else result.totalSupplyFormatted = read
  }
  const $circulatingSupply = value.circulating_supply
  if (!isBlank($circulatingSupply)) {
    const read = decimal($circulatingSupply)
    if (read === undefined) decoding.bad(value, 'circulating_supply', 'decimal')
    else result.circulatingSupply = read
  }
  const $fullyDilutedValuation = value.fully_diluted_valuation
  if (!isBlank($fullyDilutedValuation)) {
    const read = decimal($fullyDilutedValuation)
    if (read === undefined) decoding.bad(value, 'fully_diluted_valuation', 'decimal')
    else result.fullyDilutedValuation = read
  }
  const $marketCap = value.market_cap
  if (!isBlank($marketCap)) {
    const read = decimal($marketCap)
    if (read === undefined) decoding.bad(value, 'market_cap', 'decimal')
    else result.marketCap = read
  }
  const $categories = value.categories
  if ($categories === null) result.categories = null
  else if ($categories !== undefined && $categories !== null) {
    const read = list($categories, decoding, text, 'string')
    if (read === undefined) decoding.bad(value, 'categories', 'list')
    result.categories = read ?? null
  }
  const $links = value.links
  if ($links !== undefined && $links !== null) {
    const read = object($links)
    if (read === undefined) decoding.bad(value, 'links', 'object')
    else result.links = read
  }
  const $implementations = value.implementations
  if ($implementations !== undefined && $implementations !== null) {
    const read = rows($implementations, decoding, decodeErc20MetadataImplementationsItem, 'object')
    if (read === undefined) decoding.bad(value, 'implementations', 'list')
    else result.implementations = read
  }
  return result
}

export function decodeErc20MetadataImplementationsItem(value: unknown, decoding: Decoding): T.Erc20MetadataImplementationsItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20MetadataImplementationsItem> = {
  }
  const $chainId = value.chainId
  if (!isBlank($chainId)) {
    const read = evmChain($chainId)
    if (read === undefined) decoding.bad(value, 'chainId', 'evm-chain')
    else result.chainId = read
  }
  const $chain = value.chain
  if ($chain !== undefined && $chain !== null) {
    const read = text($chain)
    if (read === undefined) decoding.bad(value, 'chain', 'string')
    else result.chain = read
  }
  const $chainName = value.chainName
  if ($chainName !== undefined && $chainName !== null) {
    const read = text($chainName)
    if (read === undefined) decoding.bad(value, 'chainName', 'string')
    else result.chainName = read
  }
  const $address = value.address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'address', 'evm-address')
    else result.address = read
  }
  return result
}

export function decodeErc20MintBurnLegacy(value: unknown, decoding: Decoding): T.Erc20MintBurnLegacy | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Erc20MintBurnLegacy> = {
    chain: decoding.from.chain as EvmChainId,
  }
  const $tokenName = value.token_name
  if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.tokenName = read
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.tokenSymbol = read
  }
  const $tokenLogo = value.token_logo
  if ($tokenLogo !== undefined && $tokenLogo !== null) {
    const read = text($tokenLogo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    else result.tokenLogo = read
  }
  const $tokenDecimals = value.token_decimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.tokenDecimals = read
  }
  const $contractAddress = value.contract_address
  if ($contractAddress !== undefined && $contractAddress !== null) {
    const read = evmAddress($contractAddress)
    if (read === undefined) decoding.bad(value, 'contract_address', 'evm-address')
    else result.contractAddress = read
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $logIndex = value.log_index
  if (!isBlank($logIndex)) {
    const read = count($logIndex)
    if (read === undefined) decoding.bad(value, 'log_index', 'index')
    else result.logIndex = read
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $fromWallet = value.from_wallet
  if ($fromWallet !== undefined && $fromWallet !== null) {
    const read = evmAddress($fromWallet)
    if (read === undefined) decoding.bad(value, 'from_wallet', 'evm-address')
    else result.fromWallet = read
  }
  const $toWallet = value.to_wallet
  if ($toWallet !== undefined && $toWallet !== null) {
    const read = evmAddress($toWallet)
    if (read === undefined) decoding.bad(value, 'to_wallet', 'evm-address')
    else result.toWallet = read
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'uint256')
    else result.value = read
  }
  const $valueDecimal = value.value_decimal
  if (!isBlank($valueDecimal)) {
    const read = decimal($valueDecimal)
    if (read === undefined) decoding.bad(value, 'value_decimal', 'decimal')
    else result.valueDecimal = read
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  return result
}

export function decodeErc20Price(value: unknown, decoding: Decoding): T.Erc20Price | undefined {
  if (!isObject(value)) return undefined
  const $usdPrice = float(value.usdPrice) ?? decoding.bad(value, 'usdPrice', 'usd')
  if ($usdPrice === undefined) return undefined
  const result: Open<T.Erc20Price> = {
    usdPrice: $usdPrice,
  }
  const $tokenName = value.tokenName
  if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'tokenName', 'string')
    else result.tokenName = read
  }
  const $tokenSymbol = value.tokenSymbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'tokenSymbol', 'string')
    else result.tokenSymbol = read
  }
  const $tokenLogo = value.tokenLogo
  if ($tokenLogo !== undefined && $tokenLogo !== null) {
    const read = text($tokenLogo)
    if (read === undefined) decoding.bad(value, 'tokenLogo', 'string')
    else result.tokenLogo = read
  }
  const $tokenDecimals = value.tokenDecimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'tokenDecimals', 'decimals')
    else result.tokenDecimals = read
  }
  const $nativePrice = value.nativePrice
  if ($nativePrice !== undefined && $nativePrice !== null) {
    const read = decodeNativeErc20Price($nativePrice, decoding)
    if (read === undefined) decoding.bad(value, 'nativePrice', 'object')
    else result.nativePrice = read
  }
  const $usdPriceFormatted = value.usdPriceFormatted
  if (!isBlank($usdPriceFormatted)) {
    const read = decimal($usdPriceFormatted)
    if (read === undefined) decoding.bad(value, 'usdPriceFormatted', 'decimal')
    else result.usdPriceFormatted = read
  }
  const $24hrPercentChange = value['24hrPercentChange']
  if (!isBlank($24hrPercentChange)) {
    const read = decimal($24hrPercentChange)
    if (read === undefined) decoding.bad(value, '24hrPercentChange', 'decimal')
    else result['24hrPercentChange'] = read
  }
  const $usdPrice24h = value.usdPrice24h
  if (!isBlank($usdPrice24h)) {
    const read = float($usdPrice24h)
    if (read === undefined) decoding.bad(value, 'usdPrice24h', 'usd')
    else result.usdPrice24h = read
  }
  const $usdPrice24hrUsdChange = value.usdPrice24hrUsdChange
  if (!isBlank($usdPrice24hrUsdChange)) {
    const read = float($usdPrice24hrUsdChange)
    if (read === undefined) decoding.bad(value, 'usdPrice24hrUsdChange', 'usd')
    else result.usdPrice24hrUsdChange = read
  }
  const $usdPrice24hrPercentChange = value.usdPrice24hrPercentChange
  if (!isBlank($usdPrice24hrPercentChange)) {
    const read = float($usdPrice24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'usdPrice24hrPercentChange', 'percent')
    else result.usdPrice24hrPercentChange = read
  }
  const $exchangeAddress = value.exchangeAddress
  if ($exchangeAddress !== undefined && $exchangeAddress !== null) {
    const read = evmAddress($exchangeAddress)
    if (read === undefined) decoding.bad(value, 'exchangeAddress', 'evm-address')
    else result.exchangeAddress = read
  }
  const $exchangeName = value.exchangeName
  if ($exchangeName !== undefined && $exchangeName !== null) {
    const read = text($exchangeName)
    if (read === undefined) decoding.bad(value, 'exchangeName', 'string')
    else result.exchangeName = read
  }
  const $tokenAddress = value.tokenAddress
  if ($tokenAddress !== undefined && $tokenAddress !== null) {
    const read = evmAddress($tokenAddress)
    if (read === undefined) decoding.bad(value, 'tokenAddress', 'evm-address')
    else result.tokenAddress = read
  }
  const $toBlock = value.toBlock
  if (!isBlank($toBlock)) {
    const read = uint($toBlock, decoding)
    if (read === undefined) decoding.bad(value, 'toBlock', 'block-number')
    else result.toBlock = read
  }
  const $possibleSpam = value.possibleSpam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possibleSpam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedContract = value.verifiedContract
  if ($verifiedContract !== undefined && $verifiedContract !== null) {
    const read = boolean($verifiedContract)
    if (read === undefined) decoding.bad(value, 'verifiedContract', 'boolean')
    else result.verifiedContract = read
  }
  const $pairAddress = value.pairAddress
  if ($pairAddress !== undefined && $pairAddress !== null) {
    const read = evmAddress($pairAddress)
    if (read === undefined) decoding.bad(value, 'pairAddress', 'evm-address')
    else result.pairAddress = read
  }
  const $pairTotalLiquidityUsd = value.pairTotalLiquidityUsd
  if (!isBlank($pairTotalLiquidityUsd)) {
    const read = decimal($pairTotalLiquidityUsd)
    if (read === undefined) decoding.bad(value, 'pairTotalLiquidityUsd', 'decimal')
    else result.pairTotalLiquidityUsd = read
  }
  const $securityScore = value.securityScore
  if ($securityScore !== undefined && $securityScore !== null) {
    const read = number($securityScore)
    if (read === undefined) decoding.bad(value, 'securityScore', 'number')
    else result.securityScore = read
  }
  return result
}

export function decodeErc20TokenBalance(value: unknown, decoding: Decoding): T.Erc20TokenBalance | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  const $symbol = text(value.symbol) ?? decoding.bad(value, 'symbol', 'string')
  const $decimals = count(value.decimals) ?? decoding.bad(value, 'decimals', 'decimals')
  const $balance = uint(value.balance, decoding) ?? decoding.bad(value, 'balance', 'uint256')
  const $possibleSpam = boolean(value.possible_spam) ?? decoding.bad(value, 'possible_spam', 'boolean')
  if ($name === undefined || $symbol === undefined || $decimals === undefined || $balance === undefined || $possibleSpam === undefined) return undefined
  const result: Open<T.Erc20TokenBalance> = {
    name: $name,
    symbol: $symbol,
    decimals: $decimals,
    balance: $balance,
    possibleSpam: $possibleSpam,
  }
  const $tokenAddress = value.token_address
  if ($tokenAddress !== undefined && $tokenAddress !== null) {
    const read = evmAddress($tokenAddress)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.tokenAddress = read
  }
  const $logo = value.logo
  if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    else result.logo = read
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    else result.thumbnail = read
  }
  const $verifiedContract = value.verified_contract
  if ($verifiedContract !== undefined && $verifiedContract !== null) {
    const read = boolean($verifiedContract)
    if (read === undefined) decoding.bad(value, 'verified_contract', 'boolean')
    else result.verifiedContract = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $totalSupply = value.total_supply
  if (!isBlank($totalSupply)) {
    const read = uint($totalSupply, decoding)
    if (read === undefined) decoding.bad(value, 'total_supply', 'uint256')
    else result.totalSupply = read
  }
  const $totalSupplyFormatted = value.total_supply_formatted
  if (!isBlank($totalSupplyFormatted)) {
    const read = decimal($totalSupplyFormatted)
    if (read === undefined) decoding.bad(value, 'total_supply_formatted', 'decimal')
    else result.totalSupplyFormatted = read
  }
  const $percentageRelativeToTotalSupply = value.percentage_relative_to_total_supply
  if (!isBlank($percentageRelativeToTotalSupply)) {
    const read = float($percentageRelativeToTotalSupply)
    if (read === undefined) decoding.bad(value, 'percentage_relative_to_total_supply', 'percent')
    else result.percentageRelativeToTotalSupply = read
  }
  return result
}

export function decodeErc20TokenBalanceWithPrice(value: unknown, decoding: Decoding): T.Erc20TokenBalanceWithPrice | undefined {
  if (!isObject(value)) return undefined
  const $balance = uint(value.balance, decoding) ?? decoding.bad(value, 'balance', 'uint256')
  if ($balance === undefined) return undefined
  const result: Open<T.Erc20TokenBalanceWithPrice> = {
    balance: $balance,
  }
  const $tokenAddress = value.token_address
  if ($tokenAddress !== undefined && $tokenAddress !== null) {
    const read = evmAddress($tokenAddress)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.tokenAddress = read
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $symbol = value.symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    else result.symbol = read
  }
  const $logo = value.logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    result.logo = read ?? null
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail === null) result.thumbnail = null
  else if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    result.thumbnail = read ?? null
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $balanceFormatted = value.balance_formatted
  if (!isBlank($balanceFormatted)) {
    const read = decimal($balanceFormatted)
    if (read === undefined) decoding.bad(value, 'balance_formatted', 'decimal')
    else result.balanceFormatted = read
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedContract = value.verified_contract
  if ($verifiedContract !== undefined && $verifiedContract !== null) {
    const read = boolean($verifiedContract)
    if (read === undefined) decoding.bad(value, 'verified_contract', 'boolean')
    else result.verifiedContract = read
  }
  const $nativeToken = value.native_token
  if ($nativeToken !== undefined && $nativeToken !== null) {
    const read = boolean($nativeToken)
    if (read === undefined) decoding.bad(value, 'native_token', 'boolean')
    else result.nativeToken = read
  }
  const $usdPrice = value.usd_price
  if ($usdPrice === null) result.usdPrice = null
  else if (!isBlank($usdPrice)) {
    const read = decimal($usdPrice)
    if (read === undefined) decoding.bad(value, 'usd_price', 'decimal')
    result.usdPrice = read ?? null
  }
  const $usdPrice24hrPercentChange = value.usd_price_24hr_percent_change
  if ($usdPrice24hrPercentChange === null) result.usdPrice24hrPercentChange = null
  else if (!isBlank($usdPrice24hrPercentChange)) {
    const read = decimal($usdPrice24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'usd_price_24hr_percent_change', 'decimal')
    result.usdPrice24hrPercentChange = read ?? null
  }
  const $usdPrice24hrUsdChange = value.usd_price_24hr_usd_change
  if ($usdPrice24hrUsdChange === null) result.usdPrice24hrUsdChange = null
  else if (!isBlank($usdPrice24hrUsdChange)) {
    const read = decimal($usdPrice24hrUsdChange)
    if (read === undefined) decoding.bad(value, 'usd_price_24hr_usd_change', 'decimal')
    result.usdPrice24hrUsdChange = read ?? null
  }
  const $usdValue = value.usd_value
  if ($usdValue === null) result.usdValue = null
  else if (!isBlank($usdValue)) {
    const read = float($usdValue)
    if (read === undefined) decoding.bad(value, 'usd_value', 'usd')
    result.usdValue = read ?? null
  }
  const $usdValue24hrUsdChange = value.usd_value_24hr_usd_change
  if ($usdValue24hrUsdChange === null) result.usdValue24hrUsdChange = null
  else if (!isBlank($usdValue24hrUsdChange)) {
    const read = decimal($usdValue24hrUsdChange)
    if (read === undefined) decoding.bad(value, 'usd_value_24hr_usd_change', 'decimal')
    result.usdValue24hrUsdChange = read ?? null
  }
  const $portfolioPercentage = value.portfolio_percentage
  if (!isBlank($portfolioPercentage)) {
    const read = float($portfolioPercentage)
    if (read === undefined) decoding.bad(value, 'portfolio_percentage', 'percent')
    else result.portfolioPercentage = read
  }
  const $totalSupply = value.total_supply
  if ($totalSupply === null) result.totalSupply = null
  else if (!isBlank($totalSupply)) {
    const read = uint($totalSupply, decoding)
    if (read === undefined) decoding.bad(value, 'total_supply', 'uint256')
    result.totalSupply = read ?? null
  }
  const $totalSupplyFormatted = value.total_supply_formatted
  if ($totalSupplyFormatted === null) result.totalSupplyFormatted = null
  else if (!isBlank($totalSupplyFormatted)) {
    const read = decimal($totalSupplyFormatted)
    if (read === undefined) decoding.bad(value, 'total_supply_formatted', 'decimal')
    result.totalSupplyFormatted = read ?? null
  }
  const $percentageRelativeToTotalSupply = value.percentage_relative_to_total_supply
  if ($percentageRelativeToTotalSupply === null) result.percentageRelativeToTotalSupply = null
  else if (!isBlank($percentageRelativeToTotalSupply)) {
    const read = float($percentageRelativeToTotalSupply)
    if (read === undefined) decoding.bad(value, 'percentage_relative_to_total_supply', 'percent')
    result.percentageRelativeToTotalSupply = read ?? null
  }
  return result
}

export function decodeErc20TokenBalanceWithPriceResult(value: unknown, decoding: Decoding): T.Erc20TokenBalanceWithPriceResult | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeErc20TokenBalanceWithPrice, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.Erc20TokenBalanceWithPriceResult> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  return result
}

export function decodeErc20TokenOwner(value: unknown, decoding: Decoding): T.Erc20TokenOwner | undefined {
  if (!isObject(value)) return undefined
  const $ownerAddress = evmAddress(value.owner_address) ?? decoding.bad(value, 'owner_address', 'evm-address')
  if ($ownerAddress === undefined) return undefined
  const result: Open<T.Erc20TokenOwner> = {
    ownerAddress: $ownerAddress,
  }
  const $ownerAddressLabel = value.owner_address_label
  if ($ownerAddressLabel !== undefined && $ownerAddressLabel !== null) {
    const read = text($ownerAddressLabel)
    if (read === undefined) decoding.bad(value, 'owner_address_label', 'string')
    else result.ownerAddressLabel = read
  }
  const $entity = value.entity
  if ($entity !== undefined && $entity !== null) {
    const read = text($entity)
    if (read === undefined) decoding.bad(value, 'entity', 'string')
    else result.entity = read
  }
  const $entityLogo = value.entity_logo
  if ($entityLogo !== undefined && $entityLogo !== null) {
    const read = text($entityLogo)
    if (read === undefined) decoding.bad(value, 'entity_logo', 'string')
    else result.entityLogo = read
  }
  const $balance = value.balance
  if (!isBlank($balance)) {
    const read = uint($balance, decoding)
    if (read === undefined) decoding.bad(value, 'balance', 'uint256')
    else result.balance = read
  }
  const $balanceFormatted = value.balance_formatted
  if (!isBlank($balanceFormatted)) {
    const read = decimal($balanceFormatted)
    if (read === undefined) decoding.bad(value, 'balance_formatted', 'decimal')
    else result.balanceFormatted = read
  }
  const $usdValue = value.usd_value
  if (!isBlank($usdValue)) {
    const read = decimal($usdValue)
    if (read === undefined) decoding.bad(value, 'usd_value', 'decimal')
    else result.usdValue = read
  }
  const $isContract = value.is_contract
  if ($isContract !== undefined && $isContract !== null) {
    const read = boolean($isContract)
    if (read === undefined) decoding.bad(value, 'is_contract', 'boolean')
    else result.isContract = read
  }
  const $percentageRelativeToTotalSupply = value.percentage_relative_to_total_supply
  if (!isBlank($percentageRelativeToTotalSupply)) {
    const read = float($percentageRelativeToTotalSupply)
    if (read === undefined) decoding.bad(value, 'percentage_relative_to_total_supply', 'percent')
    else result.percentageRelativeToTotalSupply = read
  }
  return result
}

export function decodeErc20TokenOwnerCollection(value: unknown, decoding: Decoding): T.Erc20TokenOwnerCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeErc20TokenOwner, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.Erc20TokenOwnerCollection> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'count')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  const $totalSupply = value.total_supply
  if (!isBlank($totalSupply)) {
    const read = uint($totalSupply, decoding)
    if (read === undefined) decoding.bad(value, 'total_supply', 'uint256')
    else result.totalSupply = read
  }
  return result
}

export function decodeErc20TokenStat(value: unknown, decoding: Decoding): T.Erc20TokenStat | undefined {
  if (!isObject(value)) return undefined
  const $transfers = decodeErc20TokenStatTransfers(value.transfers, decoding) ?? decoding.bad(value, 'transfers', 'object')
  if ($transfers === undefined) return undefined
  const result: Open<T.Erc20TokenStat> = {
    transfers: $transfers,
  }
  return result
}

export function decodeErc20TokenStatTransfers(value: unknown, decoding: Decoding): T.Erc20TokenStatTransfers | undefined {
  if (!isObject(value)) return undefined
  const $total = count(value.total) ?? decoding.bad(value, 'total', 'count')
  if ($total === undefined) return undefined
  const result: Open<T.Erc20TokenStatTransfers> = {
    total: $total,
  }
  return result
}

export function decodeErc20Transaction(value: unknown, decoding: Decoding): T.Erc20Transaction | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  const $toAddress = evmAddress(value.to_address) ?? decoding.bad(value, 'to_address', 'evm-address')
  const $fromAddress = evmAddress(value.from_address) ?? decoding.bad(value, 'from_address', 'evm-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'uint256')
  const $possibleSpam = boolean(value.possible_spam) ?? decoding.bad(value, 'possible_spam', 'boolean')
  if ($transactionHash === undefined || $address === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined || $toAddress === undefined || $fromAddress === undefined || $value === undefined || $possibleSpam === undefined) return undefined
  const result: Open<T.Erc20Transaction> = {
    transactionHash: $transactionHash,
    address: $address,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    toAddress: $toAddress,
    fromAddress: $fromAddress,
    value: $value,
    possibleSpam: $possibleSpam,
  }
  const $tokenName = value.token_name
  if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.tokenName = read
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.tokenSymbol = read
  }
  const $tokenLogo = value.token_logo
  if ($tokenLogo !== undefined && $tokenLogo !== null) {
    const read = text($tokenLogo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    else result.tokenLogo = read
  }
  const $tokenDecimals = value.token_decimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.tokenDecimals = read
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    else result.toAddressEntity = read
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    else result.toAddressEntityLogo = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    else result.fromAddressEntity = read
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    else result.fromAddressEntityLogo = read
  }
  const $valueDecimal = value.value_decimal
  if (!isBlank($valueDecimal)) {
    const read = decimal($valueDecimal)
    if (read === undefined) decoding.bad(value, 'value_decimal', 'decimal')
    else result.valueDecimal = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $logIndex = value.log_index
  if (!isBlank($logIndex)) {
    const read = count($logIndex)
    if (read === undefined) decoding.bad(value, 'log_index', 'index')
    else result.logIndex = read
  }
  const $verifiedContract = value.verified_contract
  if ($verifiedContract !== undefined && $verifiedContract !== null) {
    const read = boolean($verifiedContract)
    if (read === undefined) decoding.bad(value, 'verified_contract', 'boolean')
    else result.verifiedContract = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  return result
}

export function decodeErc20TransactionCollection(value: unknown, decoding: Decoding): T.Erc20TransactionCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeErc20Transaction, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.Erc20TransactionCollection> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'count')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  return result
}

export function decodeGetContractEventsResponse(value: unknown, decoding: Decoding): T.GetContractEventsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeLogEvent, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetContractEventsResponse> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeGetDefiPositionsByProtocol(value: unknown, decoding: Decoding): T.GetDefiPositionsByProtocol | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetDefiPositionsByProtocol> = {
  }
  const $protocolName = value.protocol_name
  if ($protocolName !== undefined && $protocolName !== null) {
    const read = text($protocolName)
    if (read === undefined) decoding.bad(value, 'protocol_name', 'string')
    else result.protocolName = read
  }
  const $protocolId = value.protocol_id
  if ($protocolId !== undefined && $protocolId !== null) {
    const read = text($protocolId)
    if (read === undefined) decoding.bad(value, 'protocol_id', 'string')
    else result.protocolId = read
  }
  const $protocolUrl = value.protocol_url
  if ($protocolUrl !== undefined && $protocolUrl !== null) {
    const read = text($protocolUrl)
    if (read === undefined) decoding.bad(value, 'protocol_url', 'string')
    else result.protocolUrl = read
  }
  const $protocolLogo = value.protocol_logo
  if ($protocolLogo !== undefined && $protocolLogo !== null) {
    const read = text($protocolLogo)
    if (read === undefined) decoding.bad(value, 'protocol_logo', 'string')
    else result.protocolLogo = read
  }
  const $totalUsdValue = value.total_usd_value
  if (!isBlank($totalUsdValue)) {
    const read = float($totalUsdValue)
    if (read === undefined) decoding.bad(value, 'total_usd_value', 'usd')
    else result.totalUsdValue = read
  }
  const $totalUnclaimedUsdValue = value.total_unclaimed_usd_value
  if ($totalUnclaimedUsdValue === null) result.totalUnclaimedUsdValue = null
  else if (!isBlank($totalUnclaimedUsdValue)) {
    const read = float($totalUnclaimedUsdValue)
    if (read === undefined) decoding.bad(value, 'total_unclaimed_usd_value', 'usd')
    result.totalUnclaimedUsdValue = read ?? null
  }
  const $positions = value.positions
  if ($positions !== undefined && $positions !== null) {
    const read = rows($positions, decoding, decodeDefiProtocolPosition, 'object')
    if (read === undefined) decoding.bad(value, 'positions', 'list')
    else result.positions = read
  }
  return result
}

export function decodeGetPairPrice(value: unknown, decoding: Decoding): T.GetPairPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetPairPrice> = {
  }
  const $pairAddress = value.pair_address
  if ($pairAddress !== undefined && $pairAddress !== null) {
    const read = evmAddress($pairAddress)
    if (read === undefined) decoding.bad(value, 'pair_address', 'evm-address')
    else result.pairAddress = read
  }
  const $pairLabel = value.pair_label
  if ($pairLabel !== undefined && $pairLabel !== null) {
    const read = text($pairLabel)
    if (read === undefined) decoding.bad(value, 'pair_label', 'string')
    else result.pairLabel = read
  }
  const $exchange = value.exchange
  if ($exchange !== undefined && $exchange !== null) {
    const read = text($exchange)
    if (read === undefined) decoding.bad(value, 'exchange', 'string')
    else result.exchange = read
  }
  const $quotePrice = value.quote_price
  if (!isBlank($quotePrice)) {
    const read = decimal($quotePrice)
    if (read === undefined) decoding.bad(value, 'quote_price', 'decimal')
    else result.quotePrice = read
  }
  const $priceUsd = value.price_usd
  if (!isBlank($priceUsd)) {
    const read = decimal($priceUsd)
    if (read === undefined) decoding.bad(value, 'price_usd', 'decimal')
    else result.priceUsd = read
  }
  const $baseToken = value.base_token
  if ($baseToken !== undefined && $baseToken !== null) {
    const read = decodeErc20Metadata($baseToken, decoding)
    if (read === undefined) decoding.bad(value, 'base_token', 'object')
    else result.baseToken = read
  }
  const $quoteToken = value.quote_token
  if ($quoteToken !== undefined && $quoteToken !== null) {
    const read = decodeErc20Metadata($quoteToken, decoding)
    if (read === undefined) decoding.bad(value, 'quote_token', 'object')
    else result.quoteToken = read
  }
  return result
}

export function decodeGetPairReservesResponse(value: unknown, decoding: Decoding): T.GetPairReservesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetPairReservesResponse> = {
  }
  const $reserve0 = value.reserve0
  if (!isBlank($reserve0)) {
    const read = uint($reserve0, decoding)
    if (read === undefined) decoding.bad(value, 'reserve0', 'uint256')
    else result.reserve0 = read
  }
  const $reserve1 = value.reserve1
  if (!isBlank($reserve1)) {
    const read = uint($reserve1, decoding)
    if (read === undefined) decoding.bad(value, 'reserve1', 'uint256')
    else result.reserve1 = read
  }
  return result
}

export function decodeGetWalletProfitabilitySummary(value: unknown, decoding: Decoding): T.GetWalletProfitabilitySummary | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetWalletProfitabilitySummary> = {
  }
  const $totalCountOfTrades = value.total_count_of_trades
  if (!isBlank($totalCountOfTrades)) {
    const read = count($totalCountOfTrades)
    if (read === undefined) decoding.bad(value, 'total_count_of_trades', 'count')
    else result.totalCountOfTrades = read
  }
  const $totalTradeVolume = value.total_trade_volume
  if (!isBlank($totalTradeVolume)) {
    const read = decimal($totalTradeVolume)
    if (read === undefined) decoding.bad(value, 'total_trade_volume', 'decimal')
    else result.totalTradeVolume = read
  }
  const $totalRealizedProfitUsd = value.total_realized_profit_usd
  if (!isBlank($totalRealizedProfitUsd)) {
    const read = decimal($totalRealizedProfitUsd)
    if (read === undefined) decoding.bad(value, 'total_realized_profit_usd', 'decimal')
    else result.totalRealizedProfitUsd = read
  }
  const $totalRealizedProfitPercentage = value.total_realized_profit_percentage
  if (!isBlank($totalRealizedProfitPercentage)) {
    const read = float($totalRealizedProfitPercentage)
    if (read === undefined) decoding.bad(value, 'total_realized_profit_percentage', 'percent')
    else result.totalRealizedProfitPercentage = read
  }
  const $totalBuys = value.total_buys
  if (!isBlank($totalBuys)) {
    const read = count($totalBuys)
    if (read === undefined) decoding.bad(value, 'total_buys', 'count')
    else result.totalBuys = read
  }
  const $totalSells = value.total_sells
  if (!isBlank($totalSells)) {
    const read = count($totalSells)
    if (read === undefined) decoding.bad(value, 'total_sells', 'count')
    else result.totalSells = read
  }
  const $totalSoldVolumeUsd = value.total_sold_volume_usd
  if (!isBlank($totalSoldVolumeUsd)) {
    const read = decimal($totalSoldVolumeUsd)
    if (read === undefined) decoding.bad(value, 'total_sold_volume_usd', 'decimal')
    else result.totalSoldVolumeUsd = read
  }
  const $totalBoughtVolumeUsd = value.total_bought_volume_usd
  if (!isBlank($totalBoughtVolumeUsd)) {
    const read = decimal($totalBoughtVolumeUsd)
    if (read === undefined) decoding.bad(value, 'total_bought_volume_usd', 'decimal')
    else result.totalBoughtVolumeUsd = read
  }
  return result
}

export function decodeInternalTransaction(value: unknown, decoding: Decoding): T.InternalTransaction | undefined {
  if (!isObject(value)) return undefined
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  const $from = evmAddress(value.from) ?? decoding.bad(value, 'from', 'evm-address')
  const $to = value.to === null ? null : (evmAddress(value.to) ?? decoding.bad(value, 'to', 'evm-address') ?? null)
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'wei')
  const $gas = uint(value.gas, decoding) ?? decoding.bad(value, 'gas', 'uint256')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint256')
  const $input = hex(value.input) ?? decoding.bad(value, 'input', 'hex')
  const $output = hex(value.output) ?? decoding.bad(value, 'output', 'hex')
  if ($blockNumber === undefined || $blockHash === undefined || $type === undefined || $from === undefined || $value === undefined || $gas === undefined || $gasUsed === undefined || $input === undefined || $output === undefined) return undefined
  const result: Open<T.InternalTransaction> = {
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    type: $type,
    from: $from,
    to: $to,
    value: $value,
    gas: $gas,
    gasUsed: $gasUsed,
    input: $input,
    output: $output,
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  const $error = value.error
  if ($error !== undefined && $error !== null) {
    const read = text($error)
    if (read === undefined) decoding.bad(value, 'error', 'string')
    else result.error = read
  }
  return result
}

export function decodeIpfsFile(value: unknown, decoding: Decoding): T.IpfsFile | undefined {
  if (!isObject(value)) return undefined
  const $path = text(value.path) ?? decoding.bad(value, 'path', 'string')
  if ($path === undefined) return undefined
  const result: Open<T.IpfsFile> = {
    path: $path,
  }
  return result
}

export function decodeLog(value: unknown, decoding: Decoding): T.Log | undefined {
  if (!isObject(value)) return undefined
  const $logIndex = count(value.log_index) ?? decoding.bad(value, 'log_index', 'index')
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  const $transactionIndex = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $data = hex(value.data) ?? decoding.bad(value, 'data', 'hex')
  const $topic0 = value.topic0 === null ? null : (hash32(value.topic0) ?? decoding.bad(value, 'topic0', 'hash32') ?? null)
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  if ($logIndex === undefined || $transactionHash === undefined || $transactionIndex === undefined || $address === undefined || $data === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined) return undefined
  const result: Open<T.Log> = {
    chain: decoding.from.chain as EvmChainId,
    logIndex: $logIndex,
    transactionHash: $transactionHash,
    transactionIndex: $transactionIndex,
    address: $address,
    data: $data,
    topic0: $topic0,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    topics: [],
  }
  const $topic1 = value.topic1
  if ($topic1 === null) result.topic1 = null
  else if ($topic1 !== undefined && $topic1 !== null) {
    const read = hash32($topic1)
    if (read === undefined) decoding.bad(value, 'topic1', 'hash32')
    result.topic1 = read ?? null
  }
  const $topic2 = value.topic2
  if ($topic2 === null) result.topic2 = null
  else if ($topic2 !== undefined && $topic2 !== null) {
    const read = hash32($topic2)
    if (read === undefined) decoding.bad(value, 'topic2', 'hash32')
    result.topic2 = read ?? null
  }
  const $topic3 = value.topic3
  if ($topic3 === null) result.topic3 = null
  else if ($topic3 !== undefined && $topic3 !== null) {
    const read = hash32($topic3)
    if (read === undefined) decoding.bad(value, 'topic3', 'hash32')
    result.topic3 = read ?? null
  }
  const $transactionValue = value.transaction_value
  if (!isBlank($transactionValue)) {
    const read = uint($transactionValue, decoding)
    if (read === undefined) decoding.bad(value, 'transaction_value', 'wei')
    else result.transactionValue = read
  }
  const $transferIndex = value.transfer_index
  if ($transferIndex !== undefined && $transferIndex !== null) {
    const read = list($transferIndex, decoding, count, 'index')
    if (read === undefined) decoding.bad(value, 'transfer_index', 'list')
    else result.transferIndex = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeLogCollection(value: unknown, decoding: Decoding): T.LogCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeLogEventByAddress, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.LogCollection> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeLogEvent(value: unknown, decoding: Decoding): T.LogEvent | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  const $data = decodeLogEventData(value.data, decoding) ?? decoding.bad(value, 'data', 'object')
  if ($transactionHash === undefined || $address === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined || $data === undefined) return undefined
  const result: Open<T.LogEvent> = {
    transactionHash: $transactionHash,
    address: $address,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    data: $data,
  }
  return result
}

export function decodeLogEventByAddress(value: unknown, decoding: Decoding): T.LogEventByAddress | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $data = hex(value.data) ?? decoding.bad(value, 'data', 'hex')
  const $topic0 = hash32(value.topic0) ?? decoding.bad(value, 'topic0', 'hash32')
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  if ($transactionHash === undefined || $address === undefined || $data === undefined || $topic0 === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined) return undefined
  const result: Open<T.LogEventByAddress> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    address: $address,
    data: $data,
    topic0: $topic0,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    topics: [],
  }
  const $logIndex = value.log_index
  if (!isBlank($logIndex)) {
    const read = count($logIndex)
    if (read === undefined) decoding.bad(value, 'log_index', 'index')
    else result.logIndex = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $topic1 = value.topic1
  if ($topic1 === null) result.topic1 = null
  else if ($topic1 !== undefined && $topic1 !== null) {
    const read = hash32($topic1)
    if (read === undefined) decoding.bad(value, 'topic1', 'hash32')
    result.topic1 = read ?? null
  }
  const $topic2 = value.topic2
  if ($topic2 === null) result.topic2 = null
  else if ($topic2 !== undefined && $topic2 !== null) {
    const read = hash32($topic2)
    if (read === undefined) decoding.bad(value, 'topic2', 'hash32')
    result.topic2 = read ?? null
  }
  const $topic3 = value.topic3
  if ($topic3 === null) result.topic3 = null
  else if ($topic3 !== undefined && $topic3 !== null) {
    const read = hash32($topic3)
    if (read === undefined) decoding.bad(value, 'topic3', 'hash32')
    result.topic3 = read ?? null
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeLogEventData(value: unknown, decoding: Decoding): T.LogEventData | undefined {
  return object(value) as T.LogEventData | undefined
}

export function decodeLogResponse(value: unknown, decoding: Decoding): T.LogResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = list(value.result, decoding, decodeLog, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.LogResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeLogVerbose(value: unknown, decoding: Decoding): T.LogVerbose | undefined {
  if (!isObject(value)) return undefined
  const $logIndex = count(value.log_index) ?? decoding.bad(value, 'log_index', 'index')
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  const $transactionIndex = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $data = hex(value.data) ?? decoding.bad(value, 'data', 'hex')
  const $topic0 = value.topic0 === null ? null : (hash32(value.topic0) ?? decoding.bad(value, 'topic0', 'hash32') ?? null)
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  if ($logIndex === undefined || $transactionHash === undefined || $transactionIndex === undefined || $address === undefined || $data === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined) return undefined
  const result: Open<T.LogVerbose> = {
    chain: decoding.from.chain as EvmChainId,
    logIndex: $logIndex,
    transactionHash: $transactionHash,
    transactionIndex: $transactionIndex,
    address: $address,
    data: $data,
    topic0: $topic0,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
    topics: [],
  }
  const $topic1 = value.topic1
  if ($topic1 === null) result.topic1 = null
  else if ($topic1 !== undefined && $topic1 !== null) {
    const read = hash32($topic1)
    if (read === undefined) decoding.bad(value, 'topic1', 'hash32')
    result.topic1 = read ?? null
  }
  const $topic2 = value.topic2
  if ($topic2 === null) result.topic2 = null
  else if ($topic2 !== undefined && $topic2 !== null) {
    const read = hash32($topic2)
    if (read === undefined) decoding.bad(value, 'topic2', 'hash32')
    result.topic2 = read ?? null
  }
  const $topic3 = value.topic3
  if ($topic3 === null) result.topic3 = null
  else if ($topic3 !== undefined && $topic3 !== null) {
    const read = hash32($topic3)
    if (read === undefined) decoding.bad(value, 'topic3', 'hash32')
    result.topic3 = read ?? null
  }
  const $transactionValue = value.transaction_value
  if (!isBlank($transactionValue)) {
    const read = uint($transactionValue, decoding)
    if (read === undefined) decoding.bad(value, 'transaction_value', 'wei')
    else result.transactionValue = read
  }
  const $transferIndex = value.transfer_index
  if ($transferIndex !== undefined && $transferIndex !== null) {
    const read = list($transferIndex, decoding, count, 'index')
    if (read === undefined) decoding.bad(value, 'transfer_index', 'list')
    else result.transferIndex = read
  }
  const $decodedEvent = value.decoded_event
  if ($decodedEvent !== undefined && $decodedEvent !== null) {
    const read = decodeDecodedEvent($decodedEvent, decoding)
    if (read === undefined) decoding.bad(value, 'decoded_event', 'object')
    else result.decodedEvent = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeMarketDataERC20TokenItem(value: unknown, decoding: Decoding): T.MarketDataERC20TokenItem | undefined {
  if (!isObject(value)) return undefined
  const $rank = count(value.rank) ?? decoding.bad(value, 'rank', 'index')
  const $tokenName = text(value.token_name) ?? decoding.bad(value, 'token_name', 'string')
  const $tokenSymbol = text(value.token_symbol) ?? decoding.bad(value, 'token_symbol', 'string')
  const $tokenLogo = text(value.token_logo) ?? decoding.bad(value, 'token_logo', 'string')
  const $contractAddress = evmAddress(value.contract_address) ?? decoding.bad(value, 'contract_address', 'evm-address')
  const $priceUsd = decimal(value.price_usd) ?? decoding.bad(value, 'price_usd', 'decimal')
  const $price24hPercentChange = decimal(value.price_24h_percent_change) ?? decoding.bad(value, 'price_24h_percent_change', 'decimal')
  const $price7dPercentChange = decimal(value.price_7d_percent_change) ?? decoding.bad(value, 'price_7d_percent_change', 'decimal')
  const $marketCapUsd = decimal(value.market_cap_usd) ?? decoding.bad(value, 'market_cap_usd', 'decimal')
  if ($rank === undefined || $tokenName === undefined || $tokenSymbol === undefined || $tokenLogo === undefined || $contractAddress === undefined || $priceUsd === undefined || $price24hPercentChange === undefined || $price7dPercentChange === undefined || $marketCapUsd === undefined) return undefined
  const result: Open<T.MarketDataERC20TokenItem> = {
    rank: $rank,
    tokenName: $tokenName,
    tokenSymbol: $tokenSymbol,
    tokenLogo: $tokenLogo,
    contractAddress: $contractAddress,
    priceUsd: $priceUsd,
    price24hPercentChange: $price24hPercentChange,
    price7dPercentChange: $price7dPercentChange,
    marketCapUsd: $marketCapUsd,
  }
  const $tokenDecimals = value.token_decimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.tokenDecimals = read
  }
  return result
}

export function decodeMarketDataERC20TokensByPriceMovers(value: unknown, decoding: Decoding): T.MarketDataERC20TokensByPriceMovers | undefined {
  if (!isObject(value)) return undefined
  const $gainers = rows(value.gainers, decoding, decodeMarketDataERC20TokenItem, 'object') ?? decoding.bad(value, 'gainers', 'list')
  const $losers = rows(value.losers, decoding, decodeMarketDataERC20TokenItem, 'object') ?? decoding.bad(value, 'losers', 'list')
  if ($gainers === undefined || $losers === undefined) return undefined
  const result: Open<T.MarketDataERC20TokensByPriceMovers> = {
    gainers: $gainers,
    losers: $losers,
  }
  return result
}

export function decodeMarketDataHottestNFTCollectionByTradingVolumeItem(value: unknown, decoding: Decoding): T.MarketDataHottestNFTCollectionByTradingVolumeItem | undefined {
  if (!isObject(value)) return undefined
  const $rank = count(value.rank) ?? decoding.bad(value, 'rank', 'index')
  const $collectionAddress = evmAddress(value.collection_address) ?? decoding.bad(value, 'collection_address', 'evm-address')
  if ($rank === undefined || $collectionAddress === undefined) return undefined
  const result: Open<T.MarketDataHottestNFTCollectionByTradingVolumeItem> = {
    rank: $rank,
    collectionAddress: $collectionAddress,
  }
  const $collectionTitle = value.collection_title
  if ($collectionTitle !== undefined && $collectionTitle !== null) {
    const read = text($collectionTitle)
    if (read === undefined) decoding.bad(value, 'collection_title', 'string')
    else result.collectionTitle = read
  }
  const $collectionImage = value.collection_image
  if ($collectionImage !== undefined && $collectionImage !== null) {
    const read = text($collectionImage)
    if (read === undefined) decoding.bad(value, 'collection_image', 'string')
    else result.collectionImage = read
  }
  const $floorPrice = value.floor_price
  if (!isBlank($floorPrice)) {
    const read = decimal($floorPrice)
    if (read === undefined) decoding.bad(value, 'floor_price', 'decimal')
    else result.floorPrice = read
  }
  const $floorPrice24hrPercentChange = value.floor_price_24hr_percent_change
  if (!isBlank($floorPrice24hrPercentChange)) {
    const read = decimal($floorPrice24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_24hr_percent_change', 'decimal')
    else result.floorPrice24hrPercentChange = read
  }
  const $floorPrice7dPercentChange = value.floor_price_7d_percent_change
  if (!isBlank($floorPrice7dPercentChange)) {
    const read = decimal($floorPrice7dPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_7d_percent_change', 'decimal')
    else result.floorPrice7dPercentChange = read
  }
  const $floorPrice30dPercentChange = value.floor_price_30d_percent_change
  if (!isBlank($floorPrice30dPercentChange)) {
    const read = decimal($floorPrice30dPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_30d_percent_change', 'decimal')
    else result.floorPrice30dPercentChange = read
  }
  const $floorPriceUsd = value.floor_price_usd
  if (!isBlank($floorPriceUsd)) {
    const read = decimal($floorPriceUsd)
    if (read === undefined) decoding.bad(value, 'floor_price_usd', 'decimal')
    else result.floorPriceUsd = read
  }
  const $floorPriceUsd24hrPercentChange = value.floor_price_usd_24hr_percent_change
  if (!isBlank($floorPriceUsd24hrPercentChange)) {
    const read = decimal($floorPriceUsd24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_usd_24hr_percent_change', 'decimal')
    else result.floorPriceUsd24hrPercentChange = read
  }
  const $floorPriceUsd7dPercentChange = value.floor_price_usd_7d_percent_change
  if (!isBlank($floorPriceUsd7dPercentChange)) {
    const read = decimal($floorPriceUsd7dPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_usd_7d_percent_change', 'decimal')
    else result.floorPriceUsd7dPercentChange = read
  }
  const $floorPriceUsd30dPercentChange = value.floor_price_usd_30d_percent_change
  if (!isBlank($floorPriceUsd30dPercentChange)) {
    const read = decimal($floorPriceUsd30dPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_usd_30d_percent_change', 'decimal')
    else result.floorPriceUsd30dPercentChange = read
  }
  const $averagePrice = value.average_price
  if (!isBlank($averagePrice)) {
    const read = decimal($averagePrice)
    if (read === undefined) decoding.bad(value, 'average_price', 'decimal')
    else result.averagePrice = read
  }
  const $averagePriceUsd = value.average_price_usd
  if (!isBlank($averagePriceUsd)) {
    const read = decimal($averagePriceUsd)
    if (read === undefined) decoding.bad(value, 'average_price_usd', 'decimal')
    else result.averagePriceUsd = read
  }
  const $volumeUsd = value.volume_usd
  if (!isBlank($volumeUsd)) {
    const read = decimal($volumeUsd)
    if (read === undefined) decoding.bad(value, 'volume_usd', 'decimal')
    else result.volumeUsd = read
  }
  const $volume24hrPercentChange = value.volume_24hr_percent_change
  if (!isBlank($volume24hrPercentChange)) {
    const read = decimal($volume24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'volume_24hr_percent_change', 'decimal')
    else result.volume24hrPercentChange = read
  }
  return result
}

export function decodeMarketDataTopCryptoCurrenciesByMarketCapItem(value: unknown, decoding: Decoding): T.MarketDataTopCryptoCurrenciesByMarketCapItem | undefined {
  if (!isObject(value)) return undefined
  const $symbol = text(value.symbol) ?? decoding.bad(value, 'symbol', 'string')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  if ($symbol === undefined || $name === undefined) return undefined
  const result: Open<T.MarketDataTopCryptoCurrenciesByMarketCapItem> = {
    symbol: $symbol,
    name: $name,
  }
  const $logo = value.logo
  if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    else result.logo = read
  }
  const $circulatingSupply = value.circulating_supply
  if (!isBlank($circulatingSupply)) {
    const read = decimal($circulatingSupply)
    if (read === undefined) decoding.bad(value, 'circulating_supply', 'decimal')
    else result.circulatingSupply = read
  }
  const $totalSupply = value.total_supply
  if (!isBlank($totalSupply)) {
    const read = decimal($totalSupply)
    if (read === undefined) decoding.bad(value, 'total_supply', 'decimal')
    else result.totalSupply = read
  }
  const $maxSupply = value.max_supply
  if (!isBlank($maxSupply)) {
    const read = decimal($maxSupply)
    if (read === undefined) decoding.bad(value, 'max_supply', 'decimal')
    else result.maxSupply = read
  }
  const $marketCapUsd = value.market_cap_usd
  if (!isBlank($marketCapUsd)) {
    const read = decimal($marketCapUsd)
    if (read === undefined) decoding.bad(value, 'market_cap_usd', 'decimal')
    else result.marketCapUsd = read
  }
  const $marketCapRank = value.market_cap_rank
  if (!isBlank($marketCapRank)) {
    const read = count($marketCapRank)
    if (read === undefined) decoding.bad(value, 'market_cap_rank', 'index')
    else result.marketCapRank = read
  }
  const $marketCap24hrChange = value.market_cap_24hr_change
  if (!isBlank($marketCap24hrChange)) {
    const read = decimal($marketCap24hrChange)
    if (read === undefined) decoding.bad(value, 'market_cap_24hr_change', 'decimal')
    else result.marketCap24hrChange = read
  }
  const $marketCap24hrPercentChange = value.market_cap_24hr_percent_change
  if (!isBlank($marketCap24hrPercentChange)) {
    const read = decimal($marketCap24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'market_cap_24hr_percent_change', 'decimal')
    else result.marketCap24hrPercentChange = read
  }
  const $totalVolume = value.total_volume
  if (!isBlank($totalVolume)) {
    const read = decimal($totalVolume)
    if (read === undefined) decoding.bad(value, 'total_volume', 'decimal')
    else result.totalVolume = read
  }
  const $usdPrice = value.usd_price
  if (!isBlank($usdPrice)) {
    const read = decimal($usdPrice)
    if (read === undefined) decoding.bad(value, 'usd_price', 'decimal')
    else result.usdPrice = read
  }
  const $usdPrice24hrHigh = value.usd_price_24hr_high
  if (!isBlank($usdPrice24hrHigh)) {
    const read = decimal($usdPrice24hrHigh)
    if (read === undefined) decoding.bad(value, 'usd_price_24hr_high', 'decimal')
    else result.usdPrice24hrHigh = read
  }
  const $usdPrice24hrLow = value.usd_price_24hr_low
  if (!isBlank($usdPrice24hrLow)) {
    const read = decimal($usdPrice24hrLow)
    if (read === undefined) decoding.bad(value, 'usd_price_24hr_low', 'decimal')
    else result.usdPrice24hrLow = read
  }
  const $usdPrice24hrChange = value.usd_price_24hr_change
  if (!isBlank($usdPrice24hrChange)) {
    const read = decimal($usdPrice24hrChange)
    if (read === undefined) decoding.bad(value, 'usd_price_24hr_change', 'decimal')
    else result.usdPrice24hrChange = read
  }
  const $usdPrice1hrPercentChange = value.usd_price_1hr_percent_change
  if (!isBlank($usdPrice1hrPercentChange)) {
    const read = decimal($usdPrice1hrPercentChange)
    if (read === undefined) decoding.bad(value, 'usd_price_1hr_percent_change', 'decimal')
    else result.usdPrice1hrPercentChange = read
  }
  const $usdPrice24hrPercentChange = value.usd_price_24hr_percent_change
  if (!isBlank($usdPrice24hrPercentChange)) {
    const read = decimal($usdPrice24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'usd_price_24hr_percent_change', 'decimal')
    else result.usdPrice24hrPercentChange = read
  }
  const $usdPrice7dPercentChange = value.usd_price_7d_percent_change
  if (!isBlank($usdPrice7dPercentChange)) {
    const read = decimal($usdPrice7dPercentChange)
    if (read === undefined) decoding.bad(value, 'usd_price_7d_percent_change', 'decimal')
    else result.usdPrice7dPercentChange = read
  }
  const $usdPrice30dPercentChange = value.usd_price_30d_percent_change
  if (!isBlank($usdPrice30dPercentChange)) {
    const read = decimal($usdPrice30dPercentChange)
    if (read === undefined) decoding.bad(value, 'usd_price_30d_percent_change', 'decimal')
    else result.usdPrice30dPercentChange = read
  }
  const $usdPriceAth = value.usd_price_ath
  if (!isBlank($usdPriceAth)) {
    const read = decimal($usdPriceAth)
    if (read === undefined) decoding.bad(value, 'usd_price_ath', 'decimal')
    else result.usdPriceAth = read
  }
  const $athPercentChange = value.ath_percent_change
  if (!isBlank($athPercentChange)) {
    const read = decimal($athPercentChange)
    if (read === undefined) decoding.bad(value, 'ath_percent_change', 'decimal')
    else result.athPercentChange = read
  }
  const $athDate = value.ath_date
  if (!isBlank($athDate)) {
    const read = date($athDate)
    if (read === undefined) decoding.bad(value, 'ath_date', 'date-time')
    else result.athDate = read
  }
  return result
}

export function decodeMarketDataTopNFTCollectionByMarketCapItem(value: unknown, decoding: Decoding): T.MarketDataTopNFTCollectionByMarketCapItem | undefined {
  if (!isObject(value)) return undefined
  const $rank = count(value.rank) ?? decoding.bad(value, 'rank', 'index')
  const $collectionAddress = evmAddress(value.collection_address) ?? decoding.bad(value, 'collection_address', 'evm-address')
  if ($rank === undefined || $collectionAddress === undefined) return undefined
  const result: Open<T.MarketDataTopNFTCollectionByMarketCapItem> = {
    rank: $rank,
    collectionAddress: $collectionAddress,
  }
  const $collectionTitle = value.collection_title
  if ($collectionTitle !== undefined && $collectionTitle !== null) {
    const read = text($collectionTitle)
    if (read === undefined) decoding.bad(value, 'collection_title', 'string')
    else result.collectionTitle = read
  }
  const $collectionImage = value.collection_image
  if ($collectionImage !== undefined && $collectionImage !== null) {
    const read = text($collectionImage)
    if (read === undefined) decoding.bad(value, 'collection_image', 'string')
    else result.collectionImage = read
  }
  const $floorPrice = value.floor_price
  if (!isBlank($floorPrice)) {
    const read = decimal($floorPrice)
    if (read === undefined) decoding.bad(value, 'floor_price', 'decimal')
    else result.floorPrice = read
  }
  const $floorPrice24hrPercentChange = value.floor_price_24hr_percent_change
  if (!isBlank($floorPrice24hrPercentChange)) {
    const read = decimal($floorPrice24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_24hr_percent_change', 'decimal')
    else result.floorPrice24hrPercentChange = read
  }
  const $floorPriceUsd = value.floor_price_usd
  if (!isBlank($floorPriceUsd)) {
    const read = decimal($floorPriceUsd)
    if (read === undefined) decoding.bad(value, 'floor_price_usd', 'decimal')
    else result.floorPriceUsd = read
  }
  const $floorPriceUsd24hrPercentChange = value.floor_price_usd_24hr_percent_change
  if (!isBlank($floorPriceUsd24hrPercentChange)) {
    const read = decimal($floorPriceUsd24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'floor_price_usd_24hr_percent_change', 'decimal')
    else result.floorPriceUsd24hrPercentChange = read
  }
  const $marketCapUsd = value.market_cap_usd
  if (!isBlank($marketCapUsd)) {
    const read = decimal($marketCapUsd)
    if (read === undefined) decoding.bad(value, 'market_cap_usd', 'decimal')
    else result.marketCapUsd = read
  }
  const $marketCap24hrPercentChange = value.market_cap_24hr_percent_change
  if (!isBlank($marketCap24hrPercentChange)) {
    const read = decimal($marketCap24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'market_cap_24hr_percent_change', 'decimal')
    else result.marketCap24hrPercentChange = read
  }
  const $volumeUsd = value.volume_usd
  if (!isBlank($volumeUsd)) {
    const read = decimal($volumeUsd)
    if (read === undefined) decoding.bad(value, 'volume_usd', 'decimal')
    else result.volumeUsd = read
  }
  const $volume24hrPercentChange = value.volume_24hr_percent_change
  if (!isBlank($volume24hrPercentChange)) {
    const read = decimal($volume24hrPercentChange)
    if (read === undefined) decoding.bad(value, 'volume_24hr_percent_change', 'decimal')
    else result.volume24hrPercentChange = read
  }
  return result
}

export function decodeMedia(value: unknown, decoding: Decoding): T.Media | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Media> = {
  }
  const $status = value.status
  if ($status !== undefined && $status !== null) {
    const read = text($status)
    if (read === undefined) decoding.bad(value, 'status', 'string')
    else result.status = read
  }
  const $category = value.category
  if ($category !== undefined && $category !== null) {
    const read = text($category)
    if (read === undefined) decoding.bad(value, 'category', 'string')
    else result.category = read
  }
  const $mimetype = value.mimetype
  if ($mimetype !== undefined && $mimetype !== null) {
    const read = text($mimetype)
    if (read === undefined) decoding.bad(value, 'mimetype', 'string')
    else result.mimetype = read
  }
  const $originalMediaUrl = value.original_media_url
  if ($originalMediaUrl !== undefined && $originalMediaUrl !== null) {
    const read = text($originalMediaUrl)
    if (read === undefined) decoding.bad(value, 'original_media_url', 'string')
    else result.originalMediaUrl = read
  }
  const $updatedAt = value.updatedAt
  if (!isBlank($updatedAt)) {
    const read = date($updatedAt)
    if (read === undefined) decoding.bad(value, 'updatedAt', 'date-time')
    else result.updatedAt = read
  }
  const $parentHash = value.parent_hash
  if ($parentHash !== undefined && $parentHash !== null) {
    const read = hash32($parentHash)
    if (read === undefined) decoding.bad(value, 'parent_hash', 'hash32')
    else result.parentHash = read
  }
  const $mediaCollection = value.media_collection
  if ($mediaCollection !== undefined && $mediaCollection !== null) {
    const read = decodeMediaCollection($mediaCollection, decoding)
    if (read === undefined) decoding.bad(value, 'media_collection', 'object')
    else result.mediaCollection = read
  }
  return result
}

export function decodeMediaCollection(value: unknown, decoding: Decoding): T.MediaCollection | undefined {
  if (!isObject(value)) return undefined
  const $low = decodeMediaItem(value.low, decoding) ?? decoding.bad(value, 'low', 'object')
  const $medium = decodeMediaItem(value.medium, decoding) ?? decoding.bad(value, 'medium', 'object')
  const $high = decodeMediaItem(value.high, decoding) ?? decoding.bad(value, 'high', 'object')
  if ($low === undefined || $medium === undefined || $high === undefined) return undefined
  const result: Open<T.MediaCollection> = {
    low: $low,
    medium: $medium,
    high: $high,
  }
  return result
}

export function decodeMediaItem(value: unknown, decoding: Decoding): T.MediaItem | undefined {
  if (!isObject(value)) return undefined
  const $width = count(value.width) ?? decoding.bad(value, 'width', 'count')
  const $height = count(value.height) ?? decoding.bad(value, 'height', 'count')
  const $url = text(value.url) ?? decoding.bad(value, 'url', 'string')
  if ($width === undefined || $height === undefined || $url === undefined) return undefined
  const result: Open<T.MediaItem> = {
    width: $width,
    height: $height,
    url: $url,
  }
  return result
}

export function decodeMetadataResync(value: unknown, decoding: Decoding): T.MetadataResync | undefined {
  if (!isObject(value)) return undefined
  const $status = text(value.status) ?? decoding.bad(value, 'status', 'string')
  if ($status === undefined) return undefined
  const result: Open<T.MetadataResync> = {
    status: $status,
  }
  return result
}

export function decodeNativeBalance(value: unknown, decoding: Decoding): T.NativeBalance | undefined {
  if (!isObject(value)) return undefined
  const $balance = uint(value.balance, decoding) ?? decoding.bad(value, 'balance', 'wei')
  if ($balance === undefined) return undefined
  const result: Open<T.NativeBalance> = {
    balance: $balance,
  }
  return result
}

export function decodeNativeBalancesItem(value: unknown, decoding: Decoding): T.NativeBalancesItem | undefined {
  if (!isObject(value)) return undefined
  const $chain = text(value.chain) ?? decoding.bad(value, 'chain', 'string')
  const $chainId = evmChain(value.chain_id) ?? decoding.bad(value, 'chain_id', 'evm-chain')
  const $totalBalance = uint(value.total_balance, decoding) ?? decoding.bad(value, 'total_balance', 'wei')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockTimestamp = seconds(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'unix-seconds')
  const $totalBalanceFormatted = decimal(value.total_balance_formatted) ?? decoding.bad(value, 'total_balance_formatted', 'decimal')
  const $walletBalances = rows(value.wallet_balances, decoding, decodeNativeBalancesItemWalletBalancesItem, 'object') ?? decoding.bad(value, 'wallet_balances', 'list')
  if ($chain === undefined || $chainId === undefined || $totalBalance === undefined || $blockNumber === undefined || $blockTimestamp === undefined || $totalBalanceFormatted === undefined || $walletBalances === undefined) return undefined
  const result: Open<T.NativeBalancesItem> = {
    chain: $chain,
    chainId: $chainId,
    totalBalance: $totalBalance,
    blockNumber: $blockNumber,
    blockTimestamp: $blockTimestamp,
    totalBalanceFormatted: $totalBalanceFormatted,
    walletBalances: $walletBalances,
  }
  return result
}

export function decodeNativeBalancesItemWalletBalancesItem(value: unknown, decoding: Decoding): T.NativeBalancesItemWalletBalancesItem | undefined {
  if (!isObject(value)) return undefined
  const $balance = uint(value.balance, decoding) ?? decoding.bad(value, 'balance', 'wei')
  const $balanceFormatted = decimal(value.balance_formatted) ?? decoding.bad(value, 'balance_formatted', 'decimal')
  if ($balance === undefined || $balanceFormatted === undefined) return undefined
  const result: Open<T.NativeBalancesItemWalletBalancesItem> = {
    balance: $balance,
    balanceFormatted: $balanceFormatted,
  }
  const $address = value.address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'address', 'evm-address')
    else result.address = read
  }
  return result
}

export function decodeNativeErc20Price(value: unknown, decoding: Decoding): T.NativeErc20Price | undefined {
  if (!isObject(value)) return undefined
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'wei')
  const $decimals = count(value.decimals) ?? decoding.bad(value, 'decimals', 'decimals')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  const $symbol = text(value.symbol) ?? decoding.bad(value, 'symbol', 'string')
  if ($value === undefined || $decimals === undefined || $name === undefined || $symbol === undefined) return undefined
  const result: Open<T.NativeErc20Price> = {
    value: $value,
    decimals: $decimals,
    name: $name,
    symbol: $symbol,
  }
  const $address = value.address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'address', 'evm-address')
    else result.address = read
  }
  return result
}

export function decodeNativeTransfer(value: unknown, decoding: Decoding): T.NativeTransfer | undefined {
  if (!isObject(value)) return undefined
  const $fromAddress = evmAddress(value.from_address) ?? decoding.bad(value, 'from_address', 'evm-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'wei')
  if ($fromAddress === undefined || $value === undefined) return undefined
  const result: Open<T.NativeTransfer> = {
    fromAddress: $fromAddress,
    value: $value,
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    else result.fromAddressEntity = read
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    else result.fromAddressEntityLogo = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $toAddress = value.to_address
  if ($toAddress === null) result.toAddress = null
  else if ($toAddress !== undefined && $toAddress !== null) {
    const read = evmAddress($toAddress)
    if (read === undefined) decoding.bad(value, 'to_address', 'evm-address')
    result.toAddress = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    else result.toAddressEntity = read
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    else result.toAddressEntityLogo = read
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $valueFormatted = value.value_formatted
  if (!isBlank($valueFormatted)) {
    const read = decimal($valueFormatted)
    if (read === undefined) decoding.bad(value, 'value_formatted', 'decimal')
    else result.valueFormatted = read
  }
  const $direction = value.direction
  if ($direction !== undefined && $direction !== null) {
    const read = text($direction)
    if (read === undefined) decoding.bad(value, 'direction', 'string')
    else result.direction = read
  }
  const $internalTransaction = value.internal_transaction
  if ($internalTransaction !== undefined && $internalTransaction !== null) {
    const read = boolean($internalTransaction)
    if (read === undefined) decoding.bad(value, 'internal_transaction', 'boolean')
    else result.internalTransaction = read
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.tokenSymbol = read
  }
  const $tokenLogo = value.token_logo
  if ($tokenLogo === null) result.tokenLogo = null
  else if ($tokenLogo !== undefined && $tokenLogo !== null) {
    const read = text($tokenLogo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    result.tokenLogo = read ?? null
  }
  return result
}

export function decodeNetWorthResult(value: unknown, decoding: Decoding): T.NetWorthResult | undefined {
  if (!isObject(value)) return undefined
  const $totalNetworthUsd = decimal(value.total_networth_usd) ?? decoding.bad(value, 'total_networth_usd', 'decimal')
  const $chains = rows(value.chains, decoding, decodeChainNetWorth, 'object') ?? decoding.bad(value, 'chains', 'list')
  if ($totalNetworthUsd === undefined || $chains === undefined) return undefined
  const result: Open<T.NetWorthResult> = {
    totalNetworthUsd: $totalNetworthUsd,
    chains: $chains,
  }
  const $unsupportedChainIds = value.unsupported_chain_ids
  if ($unsupportedChainIds !== undefined && $unsupportedChainIds !== null) {
    const read = rows($unsupportedChainIds, decoding, evmChain, 'evm-chain')
    if (read === undefined) decoding.bad(value, 'unsupported_chain_ids', 'list')
    else result.unsupportedChainIds = read
  }
  const $unavailableChains = value.unavailable_chains
  if ($unavailableChains !== undefined && $unavailableChains !== null) {
    const read = rows($unavailableChains, decoding, decodeUnavailableChainNetWorth, 'object')
    if (read === undefined) decoding.bad(value, 'unavailable_chains', 'list')
    else result.unavailableChains = read
  }
  return result
}

export function decodeNft(value: unknown, decoding: Decoding): T.Nft | undefined {
  if (!isObject(value)) return undefined
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  const $tokenId = uint(value.token_id, decoding) ?? decoding.bad(value, 'token_id', 'uint256')
  const $contractType = value.contract_type === null ? null : (text(value.contract_type) ?? decoding.bad(value, 'contract_type', 'string') ?? null)
  const $name = value.name === null ? null : (text(value.name) ?? decoding.bad(value, 'name', 'string') ?? null)
  const $symbol = value.symbol === null ? null : (text(value.symbol) ?? decoding.bad(value, 'symbol', 'string') ?? null)
  const $possibleSpam = boolean(value.possible_spam) ?? decoding.bad(value, 'possible_spam', 'boolean')
  if ($tokenAddress === undefined || $tokenId === undefined || $possibleSpam === undefined) return undefined
  const result: Open<T.Nft> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: $tokenAddress,
    tokenId: $tokenId,
    contractType: $contractType,
    name: $name,
    symbol: $symbol,
    possibleSpam: $possibleSpam,
  }
  const $ownerOf = value.owner_of
  if ($ownerOf !== undefined && $ownerOf !== null) {
    const read = evmAddress($ownerOf)
    if (read === undefined) decoding.bad(value, 'owner_of', 'evm-address')
    else result.ownerOf = read
  }
  const $tokenHash = value.token_hash
  if ($tokenHash !== undefined && $tokenHash !== null) {
    const read = text($tokenHash)
    if (read === undefined) decoding.bad(value, 'token_hash', 'string')
    else result.tokenHash = read
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $blockNumberMinted = value.block_number_minted
  if (!isBlank($blockNumberMinted)) {
    const read = uint($blockNumberMinted, decoding)
    if (read === undefined) decoding.bad(value, 'block_number_minted', 'block-number')
    else result.blockNumberMinted = read
  }
  const $minterAddress = value.minter_address
  if ($minterAddress === null) result.minterAddress = null
  else if ($minterAddress !== undefined && $minterAddress !== null) {
    const read = evmAddress($minterAddress)
    if (read === undefined) decoding.bad(value, 'minter_address', 'evm-address')
    result.minterAddress = read ?? null
  }
  const $amount = value.amount
  if (!isBlank($amount)) {
    const read = uint($amount, decoding)
    if (read === undefined) decoding.bad(value, 'amount', 'uint256')
    else result.amount = read
  }
  const $tokenUri = value.token_uri
  if ($tokenUri === null) result.tokenUri = null
  else if ($tokenUri !== undefined && $tokenUri !== null) {
    const read = text($tokenUri)
    if (read === undefined) decoding.bad(value, 'token_uri', 'string')
    result.tokenUri = read ?? null
  }
  const $metadata = value.metadata
  if ($metadata === null) result.metadata = null
  else if ($metadata !== undefined && $metadata !== null) {
    const read = json($metadata)
    if (read === undefined) decoding.bad(value, 'metadata', 'json')
    result.metadata = read ?? null
  }
  const $normalizedMetadata = value.normalized_metadata
  if ($normalizedMetadata !== undefined && $normalizedMetadata !== null) {
    const read = decodeNormalizedMetadata($normalizedMetadata, decoding)
    if (read === undefined) decoding.bad(value, 'normalized_metadata', 'object')
    else result.normalizedMetadata = read
  }
  const $media = value.media
  if ($media !== undefined && $media !== null) {
    const read = decodeMedia($media, decoding)
    if (read === undefined) decoding.bad(value, 'media', 'object')
    else result.media = read
  }
  const $lastTokenUriSync = value.last_token_uri_sync
  if ($lastTokenUriSync === null) result.lastTokenUriSync = null
  else if (!isBlank($lastTokenUriSync)) {
    const read = date($lastTokenUriSync)
    if (read === undefined) decoding.bad(value, 'last_token_uri_sync', 'date-time')
    result.lastTokenUriSync = read ?? null
  }
  const $lastMetadataSync = value.last_metadata_sync
  if ($lastMetadataSync === null) result.lastMetadataSync = null
  else if (!isBlank($lastMetadataSync)) {
    const read = date($lastMetadataSync)
    if (read === undefined) decoding.bad(value, 'last_metadata_sync', 'date-time')
    result.lastMetadataSync = read ?? null
  }
  const $updatedAt = value.updated_at
  if ($updatedAt === null) result.updatedAt = null
  else if (!isBlank($updatedAt)) {
    const read = seconds($updatedAt)
    if (read === undefined) decoding.bad(value, 'updated_at', 'unix-seconds')
    result.updatedAt = read ?? null
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $rarityRank = value.rarity_rank
  if ($rarityRank === null) result.rarityRank = null
  else if (!isBlank($rarityRank)) {
    const read = count($rarityRank)
    if (read === undefined) decoding.bad(value, 'rarity_rank', 'index')
    result.rarityRank = read ?? null
  }
  const $rarityPercentage = value.rarity_percentage
  if ($rarityPercentage === null) result.rarityPercentage = null
  else if (!isBlank($rarityPercentage)) {
    const read = float($rarityPercentage)
    if (read === undefined) decoding.bad(value, 'rarity_percentage', 'percent')
    result.rarityPercentage = read ?? null
  }
  const $rarityLabel = value.rarity_label
  if ($rarityLabel === null) result.rarityLabel = null
  else if ($rarityLabel !== undefined && $rarityLabel !== null) {
    const read = text($rarityLabel)
    if (read === undefined) decoding.bad(value, 'rarity_label', 'string')
    result.rarityLabel = read ?? null
  }
  const $floorPrice = value.floor_price
  if ($floorPrice === null) result.floorPrice = null
  else if (!isBlank($floorPrice)) {
    const read = decimal($floorPrice)
    if (read === undefined) decoding.bad(value, 'floor_price', 'decimal')
    result.floorPrice = read ?? null
  }
  const $floorPriceUsd = value.floor_price_usd
  if ($floorPriceUsd === null) result.floorPriceUsd = null
  else if (!isBlank($floorPriceUsd)) {
    const read = decimal($floorPriceUsd)
    if (read === undefined) decoding.bad(value, 'floor_price_usd', 'decimal')
    result.floorPriceUsd = read ?? null
  }
  const $floorPriceCurrency = value.floor_price_currency
  if ($floorPriceCurrency === null) result.floorPriceCurrency = null
  else if ($floorPriceCurrency !== undefined && $floorPriceCurrency !== null) {
    const read = text($floorPriceCurrency)
    if (read === undefined) decoding.bad(value, 'floor_price_currency', 'string')
    result.floorPriceCurrency = read ?? null
  }
  const $lastSale = value.last_sale
  if ($lastSale === null) result.lastSale = null
  else if ($lastSale !== undefined && $lastSale !== null) {
    const read = decodeNftLastSale($lastSale, decoding)
    if (read === undefined) decoding.bad(value, 'last_sale', 'object')
    result.lastSale = read ?? null
  }
  const $listPrice = value.list_price
  if ($listPrice !== undefined && $listPrice !== null) {
    const read = decodeNftListPrice($listPrice, decoding)
    if (read === undefined) decoding.bad(value, 'list_price', 'object')
    else result.listPrice = read
  }
  return result
}

export function decodeNftCollection(value: unknown, decoding: Decoding): T.NftCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNft, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NftCollection> = {
    result: $result,
  }
  const $status = value.status
  if ($status !== undefined && $status !== null) {
    const read = text($status)
    if (read === undefined) decoding.bad(value, 'status', 'string')
    else result.status = read
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  return result
}

export function decodeNftCollectionStat(value: unknown, decoding: Decoding): T.NftCollectionStat | undefined {
  if (!isObject(value)) return undefined
  const $totalTokens = count(value.total_tokens) ?? decoding.bad(value, 'total_tokens', 'count')
  const $owners = decodeNftCollectionStatOwners(value.owners, decoding) ?? decoding.bad(value, 'owners', 'object')
  const $transfers = decodeNftCollectionStatTransfers(value.transfers, decoding) ?? decoding.bad(value, 'transfers', 'object')
  if ($totalTokens === undefined || $owners === undefined || $transfers === undefined) return undefined
  const result: Open<T.NftCollectionStat> = {
    totalTokens: $totalTokens,
    owners: $owners,
    transfers: $transfers,
  }
  return result
}

export function decodeNftCollectionStatOwners(value: unknown, decoding: Decoding): T.NftCollectionStatOwners | undefined {
  if (!isObject(value)) return undefined
  const $current = count(value.current) ?? decoding.bad(value, 'current', 'count')
  if ($current === undefined) return undefined
  const result: Open<T.NftCollectionStatOwners> = {
    current: $current,
  }
  return result
}

export function decodeNftCollectionStatTransfers(value: unknown, decoding: Decoding): T.NftCollectionStatTransfers | undefined {
  if (!isObject(value)) return undefined
  const $total = count(value.total) ?? decoding.bad(value, 'total', 'count')
  if ($total === undefined) return undefined
  const result: Open<T.NftCollectionStatTransfers> = {
    total: $total,
  }
  return result
}

export function decodeNftCollections(value: unknown, decoding: Decoding): T.NftCollections | undefined {
  if (!isObject(value)) return undefined
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  const $contractType = value.contract_type === null ? null : (text(value.contract_type) ?? decoding.bad(value, 'contract_type', 'string') ?? null)
  const $name = value.name === null ? null : (text(value.name) ?? decoding.bad(value, 'name', 'string') ?? null)
  const $symbol = value.symbol === null ? null : (text(value.symbol) ?? decoding.bad(value, 'symbol', 'string') ?? null)
  if ($tokenAddress === undefined) return undefined
  const result: Open<T.NftCollections> = {
    tokenAddress: $tokenAddress,
    contractType: $contractType,
    name: $name,
    symbol: $symbol,
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $count = value.count
  if ($count === null) result.count = null
  else if (!isBlank($count)) {
    const read = count($count)
    if (read === undefined) decoding.bad(value, 'count', 'count')
    result.count = read ?? null
  }
  const $collectionLogo = value.collection_logo
  if ($collectionLogo === null) result.collectionLogo = null
  else if ($collectionLogo !== undefined && $collectionLogo !== null) {
    const read = text($collectionLogo)
    if (read === undefined) decoding.bad(value, 'collection_logo', 'string')
    result.collectionLogo = read ?? null
  }
  const $collectionBannerImage = value.collection_banner_image
  if ($collectionBannerImage === null) result.collectionBannerImage = null
  else if ($collectionBannerImage !== undefined && $collectionBannerImage !== null) {
    const read = text($collectionBannerImage)
    if (read === undefined) decoding.bad(value, 'collection_banner_image', 'string')
    result.collectionBannerImage = read ?? null
  }
  const $floorPrice = value.floor_price
  if ($floorPrice === null) result.floorPrice = null
  else if (!isBlank($floorPrice)) {
    const read = decimal($floorPrice)
    if (read === undefined) decoding.bad(value, 'floor_price', 'decimal')
    result.floorPrice = read ?? null
  }
  const $floorPriceUsd = value.floor_price_usd
  if ($floorPriceUsd === null) result.floorPriceUsd = null
  else if (!isBlank($floorPriceUsd)) {
    const read = decimal($floorPriceUsd)
    if (read === undefined) decoding.bad(value, 'floor_price_usd', 'decimal')
    result.floorPriceUsd = read ?? null
  }
  const $floorPriceCurrency = value.floor_price_currency
  if ($floorPriceCurrency === null) result.floorPriceCurrency = null
  else if ($floorPriceCurrency !== undefined && $floorPriceCurrency !== null) {
    const read = text($floorPriceCurrency)
    if (read === undefined) decoding.bad(value, 'floor_price_currency', 'string')
    result.floorPriceCurrency = read ?? null
  }
  const $lastSale = value.last_sale
  if ($lastSale === null) result.lastSale = null
  else if ($lastSale !== undefined && $lastSale !== null) {
    const read = decodeNftLastSale($lastSale, decoding)
    if (read === undefined) decoding.bad(value, 'last_sale', 'object')
    result.lastSale = read ?? null
  }
  return result
}

export function decodeNftContractMetadata(value: unknown, decoding: Decoding): T.NftContractMetadata | undefined {
  if (!isObject(value)) return undefined
  const $name = value.name === null ? null : (text(value.name) ?? decoding.bad(value, 'name', 'string') ?? null)
  const $symbol = value.symbol === null ? null : (text(value.symbol) ?? decoding.bad(value, 'symbol', 'string') ?? null)
  const $contractType = value.contract_type === null ? null : (text(value.contract_type) ?? decoding.bad(value, 'contract_type', 'string') ?? null)
  const result: Open<T.NftContractMetadata> = {
    chain: decoding.from.chain as EvmChainId,
    name: $name,
    symbol: $symbol,
    contractType: $contractType,
  }
  const $tokenAddress = value.token_address
  if ($tokenAddress !== undefined && $tokenAddress !== null) {
    const read = evmAddress($tokenAddress)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.tokenAddress = read
  }
  const $syncedAt = value.synced_at
  if ($syncedAt === null) result.syncedAt = null
  else if (!isBlank($syncedAt)) {
    const read = date($syncedAt)
    if (read === undefined) decoding.bad(value, 'synced_at', 'date-time')
    result.syncedAt = read ?? null
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $collectionLogo = value.collection_logo
  if ($collectionLogo === null) result.collectionLogo = null
  else if ($collectionLogo !== undefined && $collectionLogo !== null) {
    const read = text($collectionLogo)
    if (read === undefined) decoding.bad(value, 'collection_logo', 'string')
    result.collectionLogo = read ?? null
  }
  const $collectionBannerImage = value.collection_banner_image
  if ($collectionBannerImage === null) result.collectionBannerImage = null
  else if ($collectionBannerImage !== undefined && $collectionBannerImage !== null) {
    const read = text($collectionBannerImage)
    if (read === undefined) decoding.bad(value, 'collection_banner_image', 'string')
    result.collectionBannerImage = read ?? null
  }
  const $collectionCategory = value.collection_category
  if ($collectionCategory === null) result.collectionCategory = null
  else if ($collectionCategory !== undefined && $collectionCategory !== null) {
    const read = text($collectionCategory)
    if (read === undefined) decoding.bad(value, 'collection_category', 'string')
    result.collectionCategory = read ?? null
  }
  const $projectUrl = value.project_url
  if ($projectUrl === null) result.projectUrl = null
  else if ($projectUrl !== undefined && $projectUrl !== null) {
    const read = text($projectUrl)
    if (read === undefined) decoding.bad(value, 'project_url', 'string')
    result.projectUrl = read ?? null
  }
  const $wikiUrl = value.wiki_url
  if ($wikiUrl === null) result.wikiUrl = null
  else if ($wikiUrl !== undefined && $wikiUrl !== null) {
    const read = text($wikiUrl)
    if (read === undefined) decoding.bad(value, 'wiki_url', 'string')
    result.wikiUrl = read ?? null
  }
  const $discordUrl = value.discord_url
  if ($discordUrl === null) result.discordUrl = null
  else if ($discordUrl !== undefined && $discordUrl !== null) {
    const read = text($discordUrl)
    if (read === undefined) decoding.bad(value, 'discord_url', 'string')
    result.discordUrl = read ?? null
  }
  const $telegramUrl = value.telegram_url
  if ($telegramUrl === null) result.telegramUrl = null
  else if ($telegramUrl !== undefined && $telegramUrl !== null) {
    const read = text($telegramUrl)
    if (read === undefined) decoding.bad(value, 'telegram_url', 'string')
    result.telegramUrl = read ?? null
  }
  const $twitterUsername = value.twitter_username
  if ($twitterUsername === null) result.twitterUsername = null
  else if ($twitterUsername !== undefined && $twitterUsername !== null) {
    const read = text($twitterUsername)
    if (read === undefined) decoding.bad(value, 'twitter_username', 'string')
    result.twitterUsername = read ?? null
  }
  const $instagramUsername = value.instagram_username
  if ($instagramUsername === null) result.instagramUsername = null
  else if ($instagramUsername !== undefined && $instagramUsername !== null) {
    const read = text($instagramUsername)
    if (read === undefined) decoding.bad(value, 'instagram_username', 'string')
    result.instagramUsername = read ?? null
  }
  const $floorPrice = value.floor_price
  if ($floorPrice === null) result.floorPrice = null
  else if (!isBlank($floorPrice)) {
    const read = decimal($floorPrice)
    if (read === undefined) decoding.bad(value, 'floor_price', 'decimal')
    result.floorPrice = read ?? null
  }
  const $floorPriceUsd = value.floor_price_usd
  if ($floorPriceUsd === null) result.floorPriceUsd = null
  else if (!isBlank($floorPriceUsd)) {
    const read = decimal($floorPriceUsd)
    if (read === undefined) decoding.bad(value, 'floor_price_usd', 'decimal')
    result.floorPriceUsd = read ?? null
  }
  const $floorPriceCurrency = value.floor_price_currency
  if ($floorPriceCurrency === null) result.floorPriceCurrency = null
  else if ($floorPriceCurrency !== undefined && $floorPriceCurrency !== null) {
    const read = text($floorPriceCurrency)
    if (read === undefined) decoding.bad(value, 'floor_price_currency', 'string')
    result.floorPriceCurrency = read ?? null
  }
  const $lastSale = value.last_sale
  if ($lastSale === null) result.lastSale = null
  else if ($lastSale !== undefined && $lastSale !== null) {
    const read = decodeNftLastSale($lastSale, decoding)
    if (read === undefined) decoding.bad(value, 'last_sale', 'object')
    result.lastSale = read ?? null
  }
  return result
}

export function decodeNftLastSale(value: unknown, decoding: Decoding): T.NftLastSale | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  if ($transactionHash === undefined) return undefined
  const result: Open<T.NftLastSale> = {
    transactionHash: $transactionHash,
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $buyer = value.buyer_address
  if ($buyer !== undefined && $buyer !== null) {
    const read = evmAddress($buyer)
    if (read === undefined) decoding.bad(value, 'buyer_address', 'evm-address')
    else result.buyer = read
  }
  const $seller = value.seller_address
  if ($seller !== undefined && $seller !== null) {
    const read = evmAddress($seller)
    if (read === undefined) decoding.bad(value, 'seller_address', 'evm-address')
    else result.seller = read
  }
  const $tokenAddress = value.token_address
  if ($tokenAddress !== undefined && $tokenAddress !== null) {
    const read = evmAddress($tokenAddress)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.tokenAddress = read
  }
  const $tokenId = value.token_id
  if (!isBlank($tokenId)) {
    const read = uint($tokenId, decoding)
    if (read === undefined) decoding.bad(value, 'token_id', 'uint256')
    else result.tokenId = read
  }
  const $price = value.price
  if (!isBlank($price)) {
    const read = uint($price, decoding)
    if (read === undefined) decoding.bad(value, 'price', 'wei')
    else result.price = read
  }
  const $priceFormatted = value.price_formatted
  if (!isBlank($priceFormatted)) {
    const read = decimal($priceFormatted)
    if (read === undefined) decoding.bad(value, 'price_formatted', 'decimal')
    else result.priceFormatted = read
  }
  const $usdPriceAtSale = value.usd_price_at_sale
  if ($usdPriceAtSale === null) result.usdPriceAtSale = null
  else if (!isBlank($usdPriceAtSale)) {
    const read = decimal($usdPriceAtSale)
    if (read === undefined) decoding.bad(value, 'usd_price_at_sale', 'decimal')
    result.usdPriceAtSale = read ?? null
  }
  const $currentUsdValue = value.current_usd_value
  if ($currentUsdValue === null) result.currentUsdValue = null
  else if (!isBlank($currentUsdValue)) {
    const read = decimal($currentUsdValue)
    if (read === undefined) decoding.bad(value, 'current_usd_value', 'decimal')
    result.currentUsdValue = read ?? null
  }
  const $paymentToken = value.payment_token
  if ($paymentToken !== undefined && $paymentToken !== null) {
    const read = decodeSoldPriceHighestSalePaymentToken($paymentToken, decoding)
    if (read === undefined) decoding.bad(value, 'payment_token', 'object')
    else result.paymentToken = read
  }
  return result
}

export function decodeNftListPrice(value: unknown, decoding: Decoding): T.NftListPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftListPrice> = {
  }
  const $listed = value.listed
  if ($listed !== undefined && $listed !== null) {
    const read = boolean($listed)
    if (read === undefined) decoding.bad(value, 'listed', 'boolean')
    else result.listed = read
  }
  const $price = value.price
  if ($price === null) result.price = null
  else if (!isBlank($price)) {
    const read = decimal($price)
    if (read === undefined) decoding.bad(value, 'price', 'decimal')
    result.price = read ?? null
  }
  const $priceCurrency = value.price_currency
  if ($priceCurrency === null) result.priceCurrency = null
  else if ($priceCurrency !== undefined && $priceCurrency !== null) {
    const read = text($priceCurrency)
    if (read === undefined) decoding.bad(value, 'price_currency', 'string')
    result.priceCurrency = read ?? null
  }
  const $priceUsd = value.price_usd
  if ($priceUsd === null) result.priceUsd = null
  else if (!isBlank($priceUsd)) {
    const read = decimal($priceUsd)
    if (read === undefined) decoding.bad(value, 'price_usd', 'decimal')
    result.priceUsd = read ?? null
  }
  const $marketplace = value.marketplace
  if ($marketplace === null) result.marketplace = null
  else if ($marketplace !== undefined && $marketplace !== null) {
    const read = text($marketplace)
    if (read === undefined) decoding.bad(value, 'marketplace', 'string')
    result.marketplace = read ?? null
  }
  return result
}

export function decodeNftOwner(value: unknown, decoding: Decoding): T.NftOwner | undefined {
  if (!isObject(value)) return undefined
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  const $tokenId = uint(value.token_id, decoding) ?? decoding.bad(value, 'token_id', 'uint256')
  const $contractType = value.contract_type === null ? null : (text(value.contract_type) ?? decoding.bad(value, 'contract_type', 'string') ?? null)
  const $ownerOf = evmAddress(value.owner_of) ?? decoding.bad(value, 'owner_of', 'evm-address')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockNumberMinted = uint(value.block_number_minted, decoding) ?? decoding.bad(value, 'block_number_minted', 'block-number')
  const $name = value.name === null ? null : (text(value.name) ?? decoding.bad(value, 'name', 'string') ?? null)
  const $symbol = value.symbol === null ? null : (text(value.symbol) ?? decoding.bad(value, 'symbol', 'string') ?? null)
  const $tokenHash = text(value.token_hash) ?? decoding.bad(value, 'token_hash', 'string')
  const $lastTokenUriSync = value.last_token_uri_sync === null ? null : (date(value.last_token_uri_sync) ?? decoding.bad(value, 'last_token_uri_sync', 'date-time') ?? null)
  const $lastMetadataSync = value.last_metadata_sync === null ? null : (date(value.last_metadata_sync) ?? decoding.bad(value, 'last_metadata_sync', 'date-time') ?? null)
  if ($tokenAddress === undefined || $tokenId === undefined || $ownerOf === undefined || $blockNumber === undefined || $blockNumberMinted === undefined || $tokenHash === undefined) return undefined
  const result: Open<T.NftOwner> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: $tokenAddress,
    tokenId: $tokenId,
    contractType: $contractType,
    ownerOf: $ownerOf,
    blockNumber: $blockNumber,
    blockNumberMinted: $blockNumberMinted,
    name: $name,
    symbol: $symbol,
    tokenHash: $tokenHash,
    lastTokenUriSync: $lastTokenUriSync,
    lastMetadataSync: $lastMetadataSync,
  }
  const $amount = value.amount
  if (!isBlank($amount)) {
    const read = uint($amount, decoding)
    if (read === undefined) decoding.bad(value, 'amount', 'uint256')
    else result.amount = read
  }
  const $tokenUri = value.token_uri
  if ($tokenUri === null) result.tokenUri = null
  else if ($tokenUri !== undefined && $tokenUri !== null) {
    const read = text($tokenUri)
    if (read === undefined) decoding.bad(value, 'token_uri', 'string')
    result.tokenUri = read ?? null
  }
  const $metadata = value.metadata
  if ($metadata === null) result.metadata = null
  else if ($metadata !== undefined && $metadata !== null) {
    const read = json($metadata)
    if (read === undefined) decoding.bad(value, 'metadata', 'json')
    result.metadata = read ?? null
  }
  const $normalizedMetadata = value.normalized_metadata
  if ($normalizedMetadata !== undefined && $normalizedMetadata !== null) {
    const read = decodeNormalizedMetadata($normalizedMetadata, decoding)
    if (read === undefined) decoding.bad(value, 'normalized_metadata', 'object')
    else result.normalizedMetadata = read
  }
  const $media = value.media
  if ($media !== undefined && $media !== null) {
    const read = decodeMedia($media, decoding)
    if (read === undefined) decoding.bad(value, 'media', 'object')
    else result.media = read
  }
  const $minterAddress = value.minter_address
  if ($minterAddress === null) result.minterAddress = null
  else if ($minterAddress !== undefined && $minterAddress !== null) {
    const read = evmAddress($minterAddress)
    if (read === undefined) decoding.bad(value, 'minter_address', 'evm-address')
    result.minterAddress = read ?? null
  }
  const $transferIndex = value.transfer_index
  if ($transferIndex !== undefined && $transferIndex !== null) {
    const read = list($transferIndex, decoding, count, 'index')
    if (read === undefined) decoding.bad(value, 'transfer_index', 'list')
    else result.transferIndex = read
  }
  const $updatedAt = value.updated_at
  if ($updatedAt === null) result.updatedAt = null
  else if (!isBlank($updatedAt)) {
    const read = seconds($updatedAt)
    if (read === undefined) decoding.bad(value, 'updated_at', 'unix-seconds')
    result.updatedAt = read ?? null
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $rarityRank = value.rarity_rank
  if ($rarityRank === null) result.rarityRank = null
  else if (!isBlank($rarityRank)) {
    const read = count($rarityRank)
    if (read === undefined) decoding.bad(value, 'rarity_rank', 'index')
    result.rarityRank = read ?? null
  }
  const $rarityPercentage = value.rarity_percentage
  if ($rarityPercentage === null) result.rarityPercentage = null
  else if (!isBlank($rarityPercentage)) {
    const read = float($rarityPercentage)
    if (read === undefined) decoding.bad(value, 'rarity_percentage', 'percent')
    result.rarityPercentage = read ?? null
  }
  const $rarityLabel = value.rarity_label
  if ($rarityLabel === null) result.rarityLabel = null
  else if ($rarityLabel !== undefined && $rarityLabel !== null) {
    const read = text($rarityLabel)
    if (read === undefined) decoding.bad(value, 'rarity_label', 'string')
    result.rarityLabel = read ?? null
  }
  const $floorPrice = value.floor_price
  if ($floorPrice === null) result.floorPrice = null
  else if (!isBlank($floorPrice)) {
    const read = decimal($floorPrice)
    if (read === undefined) decoding.bad(value, 'floor_price', 'decimal')
    result.floorPrice = read ?? null
  }
  const $floorPriceUsd = value.floor_price_usd
  if ($floorPriceUsd === null) result.floorPriceUsd = null
  else if (!isBlank($floorPriceUsd)) {
    const read = decimal($floorPriceUsd)
    if (read === undefined) decoding.bad(value, 'floor_price_usd', 'decimal')
    result.floorPriceUsd = read ?? null
  }
  const $floorPriceCurrency = value.floor_price_currency
  if ($floorPriceCurrency === null) result.floorPriceCurrency = null
  else if ($floorPriceCurrency !== undefined && $floorPriceCurrency !== null) {
    const read = text($floorPriceCurrency)
    if (read === undefined) decoding.bad(value, 'floor_price_currency', 'string')
    result.floorPriceCurrency = read ?? null
  }
  const $lastSale = value.last_sale
  if ($lastSale === null) result.lastSale = null
  else if ($lastSale !== undefined && $lastSale !== null) {
    const read = decodeNftLastSale($lastSale, decoding)
    if (read === undefined) decoding.bad(value, 'last_sale', 'object')
    result.lastSale = read ?? null
  }
  const $listPrice = value.list_price
  if ($listPrice !== undefined && $listPrice !== null) {
    const read = decodeNftListPrice($listPrice, decoding)
    if (read === undefined) decoding.bad(value, 'list_price', 'object')
    else result.listPrice = read
  }
  return result
}

export function decodeNftOwnerCollection(value: unknown, decoding: Decoding): T.NftOwnerCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNftOwner, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NftOwnerCollection> = {
    result: $result,
  }
  const $status = value.status
  if ($status !== undefined && $status !== null) {
    const read = text($status)
    if (read === undefined) decoding.bad(value, 'status', 'string')
    else result.status = read
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  return result
}

export function decodeNftTokenStat(value: unknown, decoding: Decoding): T.NftTokenStat | undefined {
  if (!isObject(value)) return undefined
  const $owners = decodeNftTokenStatOwners(value.owners, decoding) ?? decoding.bad(value, 'owners', 'object')
  const $transfers = decodeNftTokenStatTransfers(value.transfers, decoding) ?? decoding.bad(value, 'transfers', 'object')
  if ($owners === undefined || $transfers === undefined) return undefined
  const result: Open<T.NftTokenStat> = {
    owners: $owners,
    transfers: $transfers,
  }
  return result
}

export function decodeNftTokenStatOwners(value: unknown, decoding: Decoding): T.NftTokenStatOwners | undefined {
  if (!isObject(value)) return undefined
  const $current = count(value.current) ?? decoding.bad(value, 'current', 'count')
  if ($current === undefined) return undefined
  const result: Open<T.NftTokenStatOwners> = {
    current: $current,
  }
  return result
}

export function decodeNftTokenStatTransfers(value: unknown, decoding: Decoding): T.NftTokenStatTransfers | undefined {
  if (!isObject(value)) return undefined
  const $total = count(value.total) ?? decoding.bad(value, 'total', 'count')
  if ($total === undefined) return undefined
  const result: Open<T.NftTokenStatTransfers> = {
    total: $total,
  }
  return result
}

export function decodeNftTransfer(value: unknown, decoding: Decoding): T.NftTransfer | undefined {
  if (!isObject(value)) return undefined
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  const $tokenId = uint(value.token_id, decoding) ?? decoding.bad(value, 'token_id', 'uint256')
  const $contractType = value.contract_type === null ? null : (text(value.contract_type) ?? decoding.bad(value, 'contract_type', 'string') ?? null)
  const $toAddress = evmAddress(value.to_address) ?? decoding.bad(value, 'to_address', 'evm-address')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $logIndex = count(value.log_index) ?? decoding.bad(value, 'log_index', 'index')
  const $possibleSpam = boolean(value.possible_spam) ?? decoding.bad(value, 'possible_spam', 'boolean')
  if ($tokenAddress === undefined || $tokenId === undefined || $toAddress === undefined || $blockNumber === undefined || $blockTimestamp === undefined || $logIndex === undefined || $possibleSpam === undefined) return undefined
  const result: Open<T.NftTransfer> = {
    chain: decoding.from.chain as EvmChainId,
    tokenAddress: $tokenAddress,
    tokenId: $tokenId,
    contractType: $contractType,
    toAddress: $toAddress,
    blockNumber: $blockNumber,
    blockTimestamp: $blockTimestamp,
    logIndex: $logIndex,
    possibleSpam: $possibleSpam,
  }
  const $tokenName = value.token_name
  if ($tokenName === null) result.tokenName = null
  else if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    result.tokenName = read ?? null
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol === null) result.tokenSymbol = null
  else if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    result.tokenSymbol = read ?? null
  }
  const $fromAddress = value.from_address
  if ($fromAddress !== undefined && $fromAddress !== null) {
    const read = evmAddress($fromAddress)
    if (read === undefined) decoding.bad(value, 'from_address', 'evm-address')
    else result.fromAddress = read
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity === null) result.fromAddressEntity = null
  else if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    result.fromAddressEntity = read ?? null
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo === null) result.fromAddressEntityLogo = null
  else if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    result.fromAddressEntityLogo = read ?? null
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity === null) result.toAddressEntity = null
  else if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    result.toAddressEntity = read ?? null
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo === null) result.toAddressEntityLogo = null
  else if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    result.toAddressEntityLogo = read ?? null
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $amount = value.amount
  if (!isBlank($amount)) {
    const read = uint($amount, decoding)
    if (read === undefined) decoding.bad(value, 'amount', 'uint256')
    else result.amount = read
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'wei')
    else result.value = read
  }
  const $operator = value.operator
  if ($operator === null) result.operator = null
  else if ($operator !== undefined && $operator !== null) {
    const read = evmAddress($operator)
    if (read === undefined) decoding.bad(value, 'operator', 'evm-address')
    result.operator = read ?? null
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $transactionType = value.transaction_type
  if ($transactionType !== undefined && $transactionType !== null) {
    const read = text($transactionType)
    if (read === undefined) decoding.bad(value, 'transaction_type', 'string')
    else result.transactionType = read
  }
  const $verified = value.verified
  if ($verified !== undefined && $verified !== null) {
    const read = number($verified)
    if (read === undefined) decoding.bad(value, 'verified', 'integer')
    else result.verified = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $lastSale = value.last_sale
  if ($lastSale === null) result.lastSale = null
  else if ($lastSale !== undefined && $lastSale !== null) {
    const read = decodeNftLastSale($lastSale, decoding)
    if (read === undefined) decoding.bad(value, 'last_sale', 'object')
    result.lastSale = read ?? null
  }
  return result
}

export function decodeNftTransferCollection(value: unknown, decoding: Decoding): T.NftTransferCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNftTransfer, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NftTransferCollection> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  const $blockExists = value.block_exists
  if ($blockExists !== undefined && $blockExists !== null) {
    const read = boolean($blockExists)
    if (read === undefined) decoding.bad(value, 'block_exists', 'boolean')
    else result.blockExists = read
  }
  const $indexComplete = value.index_complete
  if ($indexComplete !== undefined && $indexComplete !== null) {
    const read = boolean($indexComplete)
    if (read === undefined) decoding.bad(value, 'index_complete', 'boolean')
    else result.indexComplete = read
  }
  return result
}

export function decodeNftWalletCollections(value: unknown, decoding: Decoding): T.NftWalletCollections | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNftCollections, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NftWalletCollections> = {
    result: $result,
  }
  const $status = value.status
  if ($status !== undefined && $status !== null) {
    const read = text($status)
    if (read === undefined) decoding.bad(value, 'status', 'string')
    else result.status = read
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  return result
}

export function decodeNormalizedMetadata(value: unknown, decoding: Decoding): T.NormalizedMetadata | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NormalizedMetadata> = {
  }
  const $name = value.name
  if ($name === null) result.name = null
  else if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    result.name = read ?? null
  }
  const $description = value.description
  if ($description === null) result.description = null
  else if ($description !== undefined && $description !== null) {
    const read = text($description)
    if (read === undefined) decoding.bad(value, 'description', 'string')
    result.description = read ?? null
  }
  const $image = value.image
  if ($image === null) result.image = null
  else if ($image !== undefined && $image !== null) {
    const read = text($image)
    if (read === undefined) decoding.bad(value, 'image', 'string')
    result.image = read ?? null
  }
  const $externalLink = value.external_link
  if ($externalLink === null) result.externalLink = null
  else if ($externalLink !== undefined && $externalLink !== null) {
    const read = text($externalLink)
    if (read === undefined) decoding.bad(value, 'external_link', 'string')
    result.externalLink = read ?? null
  }
  const $externalUrl = value.external_url
  if ($externalUrl === null) result.externalUrl = null
  else if ($externalUrl !== undefined && $externalUrl !== null) {
    const read = text($externalUrl)
    if (read === undefined) decoding.bad(value, 'external_url', 'string')
    result.externalUrl = read ?? null
  }
  const $animationUrl = value.animation_url
  if ($animationUrl === null) result.animationUrl = null
  else if ($animationUrl !== undefined && $animationUrl !== null) {
    const read = text($animationUrl)
    if (read === undefined) decoding.bad(value, 'animation_url', 'string')
    result.animationUrl = read ?? null
  }
  const $attributes = value.attributes
  if ($attributes !== undefined && $attributes !== null) {
    const read = list($attributes, decoding, decodeNormalizedMetadataAttribute, 'object')
    if (read === undefined) decoding.bad(value, 'attributes', 'list')
    else result.attributes = read
  }
  return result
}

export function decodeNormalizedMetadataAttribute(value: unknown, decoding: Decoding): T.NormalizedMetadataAttribute | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NormalizedMetadataAttribute> = {
  }
  const $traitType = value.trait_type
  if ($traitType === null) result.traitType = null
  else if ($traitType !== undefined && $traitType !== null) {
    const read = text($traitType)
    if (read === undefined) decoding.bad(value, 'trait_type', 'string')
    result.traitType = read ?? null
  }
  if (value.value !== undefined) result.value = value.value
  const $displayType = value.display_type
  if ($displayType === null) result.displayType = null
  else if ($displayType !== undefined && $displayType !== null) {
    const read = text($displayType)
    if (read === undefined) decoding.bad(value, 'display_type', 'string')
    result.displayType = read ?? null
  }
  const $maxValue = value.max_value
  if ($maxValue === null) result.maxValue = null
  else if ($maxValue !== undefined && $maxValue !== null) {
    const read = number($maxValue)
    if (read === undefined) decoding.bad(value, 'max_value', 'number')
    result.maxValue = read ?? null
  }
  const $traitCount = value.trait_count
  if ($traitCount === null) result.traitCount = null
  else if (!isBlank($traitCount)) {
    const read = count($traitCount)
    if (read === undefined) decoding.bad(value, 'trait_count', 'count')
    result.traitCount = read ?? null
  }
  const $order = value.order
  if ($order === null) result.order = null
  else if (!isBlank($order)) {
    const read = count($order)
    if (read === undefined) decoding.bad(value, 'order', 'index')
    result.order = read ?? null
  }
  return result
}

export function decodeReservesCollection(value: unknown, decoding: Decoding): T.ReservesCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReservesCollection> = {
  }
  const $token0 = value.token0
  if ($token0 !== undefined && $token0 !== null) {
    const read = decodeReservesCollectionToken0($token0, decoding)
    if (read === undefined) decoding.bad(value, 'token0', 'object')
    else result.token0 = read
  }
  const $token1 = value.token1
  if ($token1 !== undefined && $token1 !== null) {
    const read = decodeReservesCollectionToken1($token1, decoding)
    if (read === undefined) decoding.bad(value, 'token1', 'object')
    else result.token1 = read
  }
  const $pairAddress = value.pairAddress
  if ($pairAddress !== undefined && $pairAddress !== null) {
    const read = evmAddress($pairAddress)
    if (read === undefined) decoding.bad(value, 'pairAddress', 'evm-address')
    else result.pairAddress = read
  }
  return result
}

export function decodeReservesCollectionToken0(value: unknown, decoding: Decoding): T.ReservesCollectionToken0 | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReservesCollectionToken0> = {
  }
  const $address = value.address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'address', 'evm-address')
    else result.address = read
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $symbol = value.symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    else result.symbol = read
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $logo = value.logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    result.logo = read ?? null
  }
  const $logoHash = value.logo_hash
  if ($logoHash === null) result.logoHash = null
  else if ($logoHash !== undefined && $logoHash !== null) {
    const read = text($logoHash)
    if (read === undefined) decoding.bad(value, 'logo_hash', 'string')
    result.logoHash = read ?? null
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail === null) result.thumbnail = null
  else if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    result.thumbnail = read ?? null
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $validated = value.validated
  if (!isBlank($validated)) {
    const read = count($validated)
    if (read === undefined) decoding.bad(value, 'validated', 'index')
    else result.validated = read
  }
  const $createdAt = value.created_at
  if (!isBlank($createdAt)) {
    const read = date($createdAt)
    if (read === undefined) decoding.bad(value, 'created_at', 'date-time')
    else result.createdAt = read
  }
  return result
}

export function decodeReservesCollectionToken1(value: unknown, decoding: Decoding): T.ReservesCollectionToken1 | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReservesCollectionToken1> = {
  }
  const $address = value.address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'address', 'evm-address')
    else result.address = read
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $symbol = value.symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    else result.symbol = read
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $logo = value.logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    result.logo = read ?? null
  }
  const $logoHash = value.logo_hash
  if ($logoHash === null) result.logoHash = null
  else if ($logoHash !== undefined && $logoHash !== null) {
    const read = text($logoHash)
    if (read === undefined) decoding.bad(value, 'logo_hash', 'string')
    result.logoHash = read ?? null
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail === null) result.thumbnail = null
  else if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    result.thumbnail = read ?? null
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $validated = value.validated
  if (!isBlank($validated)) {
    const read = count($validated)
    if (read === undefined) decoding.bad(value, 'validated', 'index')
    else result.validated = read
  }
  const $createdAt = value.created_at
  if (!isBlank($createdAt)) {
    const read = date($createdAt)
    if (read === undefined) decoding.bad(value, 'created_at', 'date-time')
    else result.createdAt = read
  }
  return result
}

export function decodeResolve(value: unknown, decoding: Decoding): T.Resolve | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($address === undefined) return undefined
  const result: Open<T.Resolve> = {
    address: $address,
  }
  return result
}

export function decodeResolveContractInteractionResponse(value: unknown, decoding: Decoding): T.ResolveContractInteractionResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ResolveContractInteractionResponse> = {
  }
  const $approvals = value.approvals
  if ($approvals !== undefined && $approvals !== null) {
    const read = rows($approvals, decoding, decodeCommonContractData, 'object')
    if (read === undefined) decoding.bad(value, 'approvals', 'list')
    else result.approvals = read
  }
  const $revokes = value.revokes
  if ($revokes !== undefined && $revokes !== null) {
    const read = rows($revokes, decoding, decodeCommonContractData, 'object')
    if (read === undefined) decoding.bad(value, 'revokes', 'list')
    else result.revokes = read
  }
  const $approvalsAll = (value.set_approvals_all ?? value.approvalsAll)
  if ($approvalsAll !== undefined && $approvalsAll !== null) {
    const read = rows($approvalsAll, decoding, decodeSetApprovalAllData, 'object')
    if (read === undefined) decoding.bad(value, 'set_approvals_all', 'list')
    else result.approvalsAll = read
  }
  const $revokesAll = (value.set_revokes_all ?? value.revokesAll)
  if ($revokesAll !== undefined && $revokesAll !== null) {
    const read = rows($revokesAll, decoding, decodeSetApprovalAllData, 'object')
    if (read === undefined) decoding.bad(value, 'set_revokes_all', 'list')
    else result.revokesAll = read
  }
  return result
}

export function decodeReviewContracts(value: unknown, decoding: Decoding): T.ReviewContracts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ReviewContracts> = {
  }
  const $message = value.message
  if ($message !== undefined && $message !== null) {
    const read = text($message)
    if (read === undefined) decoding.bad(value, 'message', 'string')
    else result.message = read
  }
  return result
}

export function decodeSetApprovalAllData(value: unknown, decoding: Decoding): T.SetApprovalAllData | undefined {
  if (!isObject(value)) return undefined
  const $token = decodeContractTokenDetails(value.token, decoding) ?? decoding.bad(value, 'token', 'object')
  if ($token === undefined) return undefined
  const result: Open<T.SetApprovalAllData> = {
    token: $token,
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'uint256')
    else result.value = read
  }
  const $valueFormatted = value.value_formatted
  if ($valueFormatted === null) result.valueFormatted = null
  else if (!isBlank($valueFormatted)) {
    const read = decimal($valueFormatted)
    if (read === undefined) decoding.bad(value, 'value_formatted', 'decimal')
    result.valueFormatted = read ?? null
  }
  const $spender = value.spender
  if ($spender !== undefined && $spender !== null) {
    const read = decodeContractSpenderDetails($spender, decoding)
    if (read === undefined) decoding.bad(value, 'spender', 'object')
    else result.spender = read
  }
  const $operator = value.operator
  if ($operator !== undefined && $operator !== null) {
    const read = decodeContractSpenderDetails($operator, decoding)
    if (read === undefined) decoding.bad(value, 'operator', 'object')
    else result.operator = read
  }
  return result
}

export function decodeSoldPrice(value: unknown, decoding: Decoding): T.SoldPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPrice> = {
  }
  const $lastSale = value.last_sale
  if ($lastSale !== undefined && $lastSale !== null) {
    const read = decodeSoldPriceLastSale($lastSale, decoding)
    if (read === undefined) decoding.bad(value, 'last_sale', 'object')
    else result.lastSale = read
  }
  const $lowestSale = value.lowest_sale
  if ($lowestSale !== undefined && $lowestSale !== null) {
    const read = decodeSoldPriceLowestSale($lowestSale, decoding)
    if (read === undefined) decoding.bad(value, 'lowest_sale', 'object')
    else result.lowestSale = read
  }
  const $highestSale = value.highest_sale
  if ($highestSale !== undefined && $highestSale !== null) {
    const read = decodeSoldPriceHighestSale($highestSale, decoding)
    if (read === undefined) decoding.bad(value, 'highest_sale', 'object')
    else result.highestSale = read
  }
  const $averageSale = value.average_sale
  if ($averageSale !== undefined && $averageSale !== null) {
    const read = decodeSoldPriceAverageSale($averageSale, decoding)
    if (read === undefined) decoding.bad(value, 'average_sale', 'object')
    else result.averageSale = read
  }
  const $totalTrades = value.total_trades
  if (!isBlank($totalTrades)) {
    const read = count($totalTrades)
    if (read === undefined) decoding.bad(value, 'total_trades', 'count')
    else result.totalTrades = read
  }
  const $message = value.message
  if ($message !== undefined && $message !== null) {
    const read = text($message)
    if (read === undefined) decoding.bad(value, 'message', 'string')
    else result.message = read
  }
  return result
}

export function decodeSoldPriceAverageSale(value: unknown, decoding: Decoding): T.SoldPriceAverageSale | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceAverageSale> = {
  }
  const $price = value.price
  if (!isBlank($price)) {
    const read = decimal($price)
    if (read === undefined) decoding.bad(value, 'price', 'decimal')
    else result.price = read
  }
  const $priceFormatted = value.price_formatted
  if (!isBlank($priceFormatted)) {
    const read = decimal($priceFormatted)
    if (read === undefined) decoding.bad(value, 'price_formatted', 'decimal')
    else result.priceFormatted = read
  }
  const $currentUsdValue = value.current_usd_value
  if (!isBlank($currentUsdValue)) {
    const read = decimal($currentUsdValue)
    if (read === undefined) decoding.bad(value, 'current_usd_value', 'decimal')
    else result.currentUsdValue = read
  }
  return result
}

export function decodeSoldPriceHighestSale(value: unknown, decoding: Decoding): T.SoldPriceHighestSale | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  if ($transactionHash === undefined) return undefined
  const result: Open<T.SoldPriceHighestSale> = {
    transactionHash: $transactionHash,
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $buyer = value.buyer_address
  if ($buyer !== undefined && $buyer !== null) {
    const read = evmAddress($buyer)
    if (read === undefined) decoding.bad(value, 'buyer_address', 'evm-address')
    else result.buyer = read
  }
  const $seller = value.seller_address
  if ($seller !== undefined && $seller !== null) {
    const read = evmAddress($seller)
    if (read === undefined) decoding.bad(value, 'seller_address', 'evm-address')
    else result.seller = read
  }
  const $tokenId = value.token_id
  if (!isBlank($tokenId)) {
    const read = uint($tokenId, decoding)
    if (read === undefined) decoding.bad(value, 'token_id', 'uint256')
    else result.tokenId = read
  }
  const $price = value.price
  if (!isBlank($price)) {
    const read = uint($price, decoding)
    if (read === undefined) decoding.bad(value, 'price', 'wei')
    else result.price = read
  }
  const $priceFormatted = value.price_formatted
  if (!isBlank($priceFormatted)) {
    const read = decimal($priceFormatted)
    if (read === undefined) decoding.bad(value, 'price_formatted', 'decimal')
    else result.priceFormatted = read
  }
  const $usdPriceAtSale = value.usd_price_at_sale
  if (!isBlank($usdPriceAtSale)) {
    const read = decimal($usdPriceAtSale)
    if (read === undefined) decoding.bad(value, 'usd_price_at_sale', 'decimal')
    else result.usdPriceAtSale = read
  }
  const $currentUsdValue = value.current_usd_value
  if (!isBlank($currentUsdValue)) {
    const read = decimal($currentUsdValue)
    if (read === undefined) decoding.bad(value, 'current_usd_value', 'decimal')
    else result.currentUsdValue = read
  }
  const $paymentToken = value.payment_token
  if ($paymentToken !== undefined && $paymentToken !== null) {
    const read = decodeSoldPriceHighestSalePaymentToken($paymentToken, decoding)
    if (read === undefined) decoding.bad(value, 'payment_token', 'object')
    else result.paymentToken = read
  }
  return result
}

export function decodeSoldPriceHighestSalePaymentToken(value: unknown, decoding: Decoding): T.SoldPriceHighestSalePaymentToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceHighestSalePaymentToken> = {
  }
  const $name = value.token_name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.name = read
  }
  const $symbol = value.token_symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.symbol = read
  }
  const $logo = value.token_logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    result.logo = read ?? null
  }
  const $decimals = value.token_decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.decimals = read
  }
  const $address = value.token_address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.address = read
  }
  return result
}

export function decodeSoldPriceLastSale(value: unknown, decoding: Decoding): T.SoldPriceLastSale | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  if ($transactionHash === undefined) return undefined
  const result: Open<T.SoldPriceLastSale> = {
    transactionHash: $transactionHash,
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $buyer = value.buyer_address
  if ($buyer !== undefined && $buyer !== null) {
    const read = evmAddress($buyer)
    if (read === undefined) decoding.bad(value, 'buyer_address', 'evm-address')
    else result.buyer = read
  }
  const $seller = value.seller_address
  if ($seller !== undefined && $seller !== null) {
    const read = evmAddress($seller)
    if (read === undefined) decoding.bad(value, 'seller_address', 'evm-address')
    else result.seller = read
  }
  const $tokenId = value.token_id
  if (!isBlank($tokenId)) {
    const read = uint($tokenId, decoding)
    if (read === undefined) decoding.bad(value, 'token_id', 'uint256')
    else result.tokenId = read
  }
  const $price = value.price
  if (!isBlank($price)) {
    const read = uint($price, decoding)
    if (read === undefined) decoding.bad(value, 'price', 'wei')
    else result.price = read
  }
  const $priceFormatted = value.price_formatted
  if (!isBlank($priceFormatted)) {
    const read = decimal($priceFormatted)
    if (read === undefined) decoding.bad(value, 'price_formatted', 'decimal')
    else result.priceFormatted = read
  }
  const $usdPriceAtSale = value.usd_price_at_sale
  if (!isBlank($usdPriceAtSale)) {
    const read = decimal($usdPriceAtSale)
    if (read === undefined) decoding.bad(value, 'usd_price_at_sale', 'decimal')
    else result.usdPriceAtSale = read
  }
  const $currentUsdValue = value.current_usd_value
  if (!isBlank($currentUsdValue)) {
    const read = decimal($currentUsdValue)
    if (read === undefined) decoding.bad(value, 'current_usd_value', 'decimal')
    else result.currentUsdValue = read
  }
  const $paymentToken = value.payment_token
  if ($paymentToken !== undefined && $paymentToken !== null) {
    const read = decodeSoldPriceLastSalePaymentToken($paymentToken, decoding)
    if (read === undefined) decoding.bad(value, 'payment_token', 'object')
    else result.paymentToken = read
  }
  return result
}

export function decodeSoldPriceLastSalePaymentToken(value: unknown, decoding: Decoding): T.SoldPriceLastSalePaymentToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceLastSalePaymentToken> = {
  }
  const $name = value.token_name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.name = read
  }
  const $symbol = value.token_symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.symbol = read
  }
  const $logo = value.token_logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    result.logo = read ?? null
  }
  const $decimals = value.token_decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.decimals = read
  }
  const $address = value.token_address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.address = read
  }
  return result
}

export function decodeSoldPriceLowestSale(value: unknown, decoding: Decoding): T.SoldPriceLowestSale | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transaction_hash) ?? decoding.bad(value, 'transaction_hash', 'hash32')
  if ($transactionHash === undefined) return undefined
  const result: Open<T.SoldPriceLowestSale> = {
    transactionHash: $transactionHash,
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $buyer = value.buyer_address
  if ($buyer !== undefined && $buyer !== null) {
    const read = evmAddress($buyer)
    if (read === undefined) decoding.bad(value, 'buyer_address', 'evm-address')
    else result.buyer = read
  }
  const $seller = value.seller_address
  if ($seller !== undefined && $seller !== null) {
    const read = evmAddress($seller)
    if (read === undefined) decoding.bad(value, 'seller_address', 'evm-address')
    else result.seller = read
  }
  const $tokenId = value.token_id
  if (!isBlank($tokenId)) {
    const read = uint($tokenId, decoding)
    if (read === undefined) decoding.bad(value, 'token_id', 'uint256')
    else result.tokenId = read
  }
  const $price = value.price
  if (!isBlank($price)) {
    const read = uint($price, decoding)
    if (read === undefined) decoding.bad(value, 'price', 'wei')
    else result.price = read
  }
  const $priceFormatted = value.price_formatted
  if (!isBlank($priceFormatted)) {
    const read = decimal($priceFormatted)
    if (read === undefined) decoding.bad(value, 'price_formatted', 'decimal')
    else result.priceFormatted = read
  }
  const $usdPriceAtSale = value.usd_price_at_sale
  if (!isBlank($usdPriceAtSale)) {
    const read = decimal($usdPriceAtSale)
    if (read === undefined) decoding.bad(value, 'usd_price_at_sale', 'decimal')
    else result.usdPriceAtSale = read
  }
  const $currentUsdValue = value.current_usd_value
  if (!isBlank($currentUsdValue)) {
    const read = decimal($currentUsdValue)
    if (read === undefined) decoding.bad(value, 'current_usd_value', 'decimal')
    else result.currentUsdValue = read
  }
  const $paymentToken = value.payment_token
  if ($paymentToken !== undefined && $paymentToken !== null) {
    const read = decodeSoldPriceLowestSalePaymentToken($paymentToken, decoding)
    if (read === undefined) decoding.bad(value, 'payment_token', 'object')
    else result.paymentToken = read
  }
  return result
}

export function decodeSoldPriceLowestSalePaymentToken(value: unknown, decoding: Decoding): T.SoldPriceLowestSalePaymentToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SoldPriceLowestSalePaymentToken> = {
  }
  const $name = value.token_name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.name = read
  }
  const $symbol = value.token_symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.symbol = read
  }
  const $logo = value.token_logo
  if ($logo === null) result.logo = null
  else if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    result.logo = read ?? null
  }
  const $decimals = value.token_decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.decimals = read
  }
  const $address = value.token_address
  if ($address !== undefined && $address !== null) {
    const read = evmAddress($address)
    if (read === undefined) decoding.bad(value, 'token_address', 'evm-address')
    else result.address = read
  }
  return result
}

export function decodeSyncNFTContractResponse(value: unknown, decoding: Decoding): T.SyncNFTContractResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SyncNFTContractResponse> = {
  }
  const $message = value.message
  if ($message !== undefined && $message !== null) {
    const read = text($message)
    if (read === undefined) decoding.bad(value, 'message', 'string')
    else result.message = read
  }
  const $success = value.success
  if ($success !== undefined && $success !== null) {
    const read = boolean($success)
    if (read === undefined) decoding.bad(value, 'success', 'boolean')
    else result.success = read
  }
  return result
}

export function decodeTopProfitableWalletPerTokenResponse(value: unknown, decoding: Decoding): T.TopProfitableWalletPerTokenResponse | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($address === undefined) return undefined
  const result: Open<T.TopProfitableWalletPerTokenResponse> = {
    address: $address,
  }
  const $avgBuyPriceUsd = value.avg_buy_price_usd
  if (!isBlank($avgBuyPriceUsd)) {
    const read = decimal($avgBuyPriceUsd)
    if (read === undefined) decoding.bad(value, 'avg_buy_price_usd', 'decimal')
    else result.avgBuyPriceUsd = read
  }
  const $avgSellPriceUsd = value.avg_sell_price_usd
  if (!isBlank($avgSellPriceUsd)) {
    const read = decimal($avgSellPriceUsd)
    if (read === undefined) decoding.bad(value, 'avg_sell_price_usd', 'decimal')
    else result.avgSellPriceUsd = read
  }
  const $totalUsdInvested = value.total_usd_invested
  if (!isBlank($totalUsdInvested)) {
    const read = decimal($totalUsdInvested)
    if (read === undefined) decoding.bad(value, 'total_usd_invested', 'decimal')
    else result.totalUsdInvested = read
  }
  const $totalSoldUsd = value.total_sold_usd
  if (!isBlank($totalSoldUsd)) {
    const read = decimal($totalSoldUsd)
    if (read === undefined) decoding.bad(value, 'total_sold_usd', 'decimal')
    else result.totalSoldUsd = read
  }
  const $totalTokensBought = value.total_tokens_bought
  if (!isBlank($totalTokensBought)) {
    const read = decimal($totalTokensBought)
    if (read === undefined) decoding.bad(value, 'total_tokens_bought', 'decimal')
    else result.totalTokensBought = read
  }
  const $totalTokensSold = value.total_tokens_sold
  if (!isBlank($totalTokensSold)) {
    const read = decimal($totalTokensSold)
    if (read === undefined) decoding.bad(value, 'total_tokens_sold', 'decimal')
    else result.totalTokensSold = read
  }
  const $avgCostOfQuantitySold = value.avg_cost_of_quantity_sold
  if (!isBlank($avgCostOfQuantitySold)) {
    const read = decimal($avgCostOfQuantitySold)
    if (read === undefined) decoding.bad(value, 'avg_cost_of_quantity_sold', 'decimal')
    else result.avgCostOfQuantitySold = read
  }
  const $countOfTrades = value.count_of_trades
  if (!isBlank($countOfTrades)) {
    const read = count($countOfTrades)
    if (read === undefined) decoding.bad(value, 'count_of_trades', 'count')
    else result.countOfTrades = read
  }
  const $realizedProfitUsd = value.realized_profit_usd
  if (!isBlank($realizedProfitUsd)) {
    const read = decimal($realizedProfitUsd)
    if (read === undefined) decoding.bad(value, 'realized_profit_usd', 'decimal')
    else result.realizedProfitUsd = read
  }
  const $realizedProfitPercentage = value.realized_profit_percentage
  if (!isBlank($realizedProfitPercentage)) {
    const read = float($realizedProfitPercentage)
    if (read === undefined) decoding.bad(value, 'realized_profit_percentage', 'percent')
    else result.realizedProfitPercentage = read
  }
  return result
}

export function decodeTrade(value: unknown, decoding: Decoding): T.Trade | undefined {
  if (!isObject(value)) return undefined
  const $transactionIndex = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  const $tokenIds = list(value.token_ids, decoding, uint, 'uint256') ?? decoding.bad(value, 'token_ids', 'list')
  const $sellerAddress = evmAddress(value.seller_address) ?? decoding.bad(value, 'seller_address', 'evm-address')
  const $buyerAddress = evmAddress(value.buyer_address) ?? decoding.bad(value, 'buyer_address', 'evm-address')
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  const $marketplaceAddress = evmAddress(value.marketplace_address) ?? decoding.bad(value, 'marketplace_address', 'evm-address')
  const $price = uint(value.price, decoding) ?? decoding.bad(value, 'price', 'wei')
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  if ($transactionIndex === undefined || $tokenIds === undefined || $sellerAddress === undefined || $buyerAddress === undefined || $tokenAddress === undefined || $marketplaceAddress === undefined || $price === undefined || $blockTimestamp === undefined || $blockNumber === undefined) return undefined
  const result: Open<T.Trade> = {
    transactionIndex: $transactionIndex,
    tokenIds: $tokenIds,
    sellerAddress: $sellerAddress,
    buyerAddress: $buyerAddress,
    tokenAddress: $tokenAddress,
    marketplaceAddress: $marketplaceAddress,
    price: $price,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  const $priceTokenAddress = value.price_token_address
  if ($priceTokenAddress === null) result.priceTokenAddress = null
  else if ($priceTokenAddress !== undefined && $priceTokenAddress !== null) {
    const read = evmAddress($priceTokenAddress)
    if (read === undefined) decoding.bad(value, 'price_token_address', 'evm-address')
    result.priceTokenAddress = read ?? null
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  return result
}

export function decodeTradeCollection(value: unknown, decoding: Decoding): T.TradeCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeTrade, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.TradeCollection> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeTransaction(value: unknown, decoding: Decoding): T.Transaction | undefined {
  if (!isObject(value)) return undefined
  const $nonce = count(value.nonce) ?? decoding.bad(value, 'nonce', 'index')
  const $index = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  const $from = evmAddress(value.from_address) ?? decoding.bad(value, 'from_address', 'evm-address')
  const $to = value.to_address === null ? null : (evmAddress(value.to_address) ?? decoding.bad(value, 'to_address', 'evm-address') ?? null)
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'wei')
  const $gas = uint(value.gas, decoding) ?? decoding.bad(value, 'gas', 'uint256')
  const $gasPrice = uint(value.gas_price, decoding) ?? decoding.bad(value, 'gas_price', 'wei')
  const $data = hex(value.input) ?? decoding.bad(value, 'input', 'hex')
  const $cumulativeGasUsed = uint(value.receipt_cumulative_gas_used, decoding) ?? decoding.bad(value, 'receipt_cumulative_gas_used', 'uint256')
  const $gasUsed = uint(value.receipt_gas_used, decoding) ?? decoding.bad(value, 'receipt_gas_used', 'uint256')
  const $receiptStatus = value.receipt_status === null ? null : (count(value.receipt_status) ?? decoding.bad(value, 'receipt_status', 'index') ?? null)
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  if ($nonce === undefined || $index === undefined || $from === undefined || $value === undefined || $gas === undefined || $gasPrice === undefined || $data === undefined || $cumulativeGasUsed === undefined || $gasUsed === undefined || $blockTimestamp === undefined || $blockNumber === undefined || $blockHash === undefined) return undefined
  const result: Open<T.Transaction> = {
    chain: decoding.from.chain as EvmChainId,
    nonce: $nonce,
    index: $index,
    from: $from,
    to: $to,
    value: $value,
    gas: $gas,
    gasPrice: $gasPrice,
    data: $data,
    cumulativeGasUsed: $cumulativeGasUsed,
    gasUsed: $gasUsed,
    receiptStatus: $receiptStatus,
    blockTimestamp: $blockTimestamp,
    blockNumber: $blockNumber,
    blockHash: $blockHash,
  }
  const $hash = value.hash
  if ($hash !== undefined && $hash !== null) {
    const read = hash32($hash)
    if (read === undefined) decoding.bad(value, 'hash', 'hash32')
    else result.hash = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity === null) result.fromAddressEntity = null
  else if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    result.fromAddressEntity = read ?? null
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo === null) result.fromAddressEntityLogo = null
  else if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    result.fromAddressEntityLogo = read ?? null
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity === null) result.toAddressEntity = null
  else if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    result.toAddressEntity = read ?? null
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo === null) result.toAddressEntityLogo = null
  else if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    result.toAddressEntityLogo = read ?? null
  }
  const $contractAddress = value.receipt_contract_address
  if ($contractAddress === null) result.contractAddress = null
  else if ($contractAddress !== undefined && $contractAddress !== null) {
    const read = evmAddress($contractAddress)
    if (read === undefined) decoding.bad(value, 'receipt_contract_address', 'evm-address')
    result.contractAddress = read ?? null
  }
  const $receiptRoot = value.receipt_root
  if ($receiptRoot === null) result.receiptRoot = null
  else if ($receiptRoot !== undefined && $receiptRoot !== null) {
    const read = hex($receiptRoot)
    if (read === undefined) decoding.bad(value, 'receipt_root', 'hex')
    result.receiptRoot = read ?? null
  }
  const $transactionFee = value.transaction_fee
  if (!isBlank($transactionFee)) {
    const read = decimal($transactionFee)
    if (read === undefined) decoding.bad(value, 'transaction_fee', 'decimal')
    else result.transactionFee = read
  }
  const $logs = value.logs
  if ($logs !== undefined && $logs !== null) {
    const read = rows($logs, decoding, decodeLog, 'object')
    if (read === undefined) decoding.bad(value, 'logs', 'list')
    else result.logs = read
  }
  const $internalTransactions = value.internal_transactions
  if ($internalTransactions !== undefined && $internalTransactions !== null) {
    const read = rows($internalTransactions, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'internal_transactions', 'list')
    else result.internalTransactions = read
  }
  const $r = value.r
  if ($r !== undefined && $r !== null) {
    const read = hex($r)
    if (read === undefined) decoding.bad(value, 'r', 'hex')
    else result.r = read
  }
  const $s = value.s
  if ($s !== undefined && $s !== null) {
    const read = hex($s)
    if (read === undefined) decoding.bad(value, 's', 'hex')
    else result.s = read
  }
  const $v = value.v
  if ($v !== undefined && $v !== null) {
    const read = hex($v)
    if (read === undefined) decoding.bad(value, 'v', 'hex')
    else result.v = read
  }
  if (result.r !== undefined || result.s !== undefined || result.v !== undefined) result.signature = { ...(result.r !== undefined && { r: result.r }), ...(result.s !== undefined && { s: result.s }), ...(result.v !== undefined && { v: result.v }) }
  return result
}

export function decodeTransactionCollection(value: unknown, decoding: Decoding): T.TransactionCollection | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeTransaction, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.TransactionCollection> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeTransactionCollectionVerbose(value: unknown, decoding: Decoding): T.TransactionCollectionVerbose | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeBlockTransactionVerbose, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.TransactionCollectionVerbose> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $total = value.total
  if ($total === null) result.total = null
  else if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    result.total = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeTransactionTimestamp(value: unknown, decoding: Decoding): T.TransactionTimestamp | undefined {
  if (!isObject(value)) return undefined
  const $blockNumber = uint(value.block_number, decoding) ?? decoding.bad(value, 'block_number', 'block-number')
  const $blockTimestamp = date(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'date-time')
  if ($blockNumber === undefined || $blockTimestamp === undefined) return undefined
  const result: Open<T.TransactionTimestamp> = {
    blockNumber: $blockNumber,
    blockTimestamp: $blockTimestamp,
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  return result
}

export function decodeUnavailableChainNetWorth(value: unknown, decoding: Decoding): T.UnavailableChainNetWorth | undefined {
  if (!isObject(value)) return undefined
  const $chainId = evmChain(value.chain_id) ?? decoding.bad(value, 'chain_id', 'evm-chain')
  if ($chainId === undefined) return undefined
  const result: Open<T.UnavailableChainNetWorth> = {
    chainId: $chainId,
  }
  return result
}

export function decodeUnstoppableDomain(value: unknown, decoding: Decoding): T.UnstoppableDomain | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  if ($name === undefined) return undefined
  const result: Open<T.UnstoppableDomain> = {
    name: $name,
  }
  return result
}

export function decodeWalletActiveChain(value: unknown, decoding: Decoding): T.WalletActiveChain | undefined {
  if (!isObject(value)) return undefined
  const $chain = evmChain(value.chain) ?? decoding.bad(value, 'chain', 'evm-chain')
  const $chainId = evmChain(value.chain_id) ?? decoding.bad(value, 'chain_id', 'evm-chain')
  if ($chain === undefined || $chainId === undefined) return undefined
  const result: Open<T.WalletActiveChain> = {
    chain: $chain,
    chainId: $chainId,
  }
  const $firstTransaction = value.first_transaction
  if ($firstTransaction === null) result.firstTransaction = null
  else if ($firstTransaction !== undefined && $firstTransaction !== null) {
    const read = decodeTransactionTimestamp($firstTransaction, decoding)
    if (read === undefined) decoding.bad(value, 'first_transaction', 'object')
    result.firstTransaction = read ?? null
  }
  const $lastTransaction = value.last_transaction
  if ($lastTransaction === null) result.lastTransaction = null
  else if ($lastTransaction !== undefined && $lastTransaction !== null) {
    const read = decodeTransactionTimestamp($lastTransaction, decoding)
    if (read === undefined) decoding.bad(value, 'last_transaction', 'object')
    result.lastTransaction = read ?? null
  }
  return result
}

export function decodeWalletActiveChains(value: unknown, decoding: Decoding): T.WalletActiveChains | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $activeChains = rows(value.active_chains, decoding, decodeWalletActiveChain, 'object') ?? decoding.bad(value, 'active_chains', 'list')
  if ($address === undefined || $activeChains === undefined) return undefined
  const result: Open<T.WalletActiveChains> = {
    address: $address,
    activeChains: $activeChains,
  }
  return result
}

export function decodeWalletDefiSummary(value: unknown, decoding: Decoding): T.WalletDefiSummary | undefined {
  if (!isObject(value)) return undefined
  const $protocols = rows(value.protocols, decoding, decodeDefiProtocolBalance, 'object') ?? decoding.bad(value, 'protocols', 'list')
  if ($protocols === undefined) return undefined
  const result: Open<T.WalletDefiSummary> = {
    protocols: $protocols,
  }
  const $activeProtocols = value.active_protocols
  if (!isBlank($activeProtocols)) {
    const read = count($activeProtocols)
    if (read === undefined) decoding.bad(value, 'active_protocols', 'count')
    else result.activeProtocols = read
  }
  const $totalPositions = value.total_positions
  if (!isBlank($totalPositions)) {
    const read = count($totalPositions)
    if (read === undefined) decoding.bad(value, 'total_positions', 'count')
    else result.totalPositions = read
  }
  const $totalUsdValue = value.total_usd_value
  if (!isBlank($totalUsdValue)) {
    const read = float($totalUsdValue)
    if (read === undefined) decoding.bad(value, 'total_usd_value', 'usd')
    else result.totalUsdValue = read
  }
  const $totalUnclaimedUsdValue = value.total_unclaimed_usd_value
  if ($totalUnclaimedUsdValue === null) result.totalUnclaimedUsdValue = null
  else if (!isBlank($totalUnclaimedUsdValue)) {
    const read = float($totalUnclaimedUsdValue)
    if (read === undefined) decoding.bad(value, 'total_unclaimed_usd_value', 'usd')
    result.totalUnclaimedUsdValue = read ?? null
  }
  return result
}

export function decodeWalletHistory(value: unknown, decoding: Decoding): T.WalletHistory | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeWalletHistoryTransaction, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.WalletHistory> = {
    result: $result,
  }
  const $page = value.page
  if ($page === null) result.page = null
  else if (!isBlank($page)) {
    const read = count($page)
    if (read === undefined) decoding.bad(value, 'page', 'index')
    result.page = read ?? null
  }
  const $pageSize = value.page_size
  if ($pageSize === null) result.pageSize = null
  else if (!isBlank($pageSize)) {
    const read = count($pageSize)
    if (read === undefined) decoding.bad(value, 'page_size', 'count')
    result.pageSize = read ?? null
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeWalletHistoryErc20Transfer(value: unknown, decoding: Decoding): T.WalletHistoryErc20Transfer | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($address === undefined) return undefined
  const result: Open<T.WalletHistoryErc20Transfer> = {
    address: $address,
  }
  const $tokenName = value.token_name
  if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.tokenName = read
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.tokenSymbol = read
  }
  const $tokenLogo = value.token_logo
  if ($tokenLogo === null) result.tokenLogo = null
  else if ($tokenLogo !== undefined && $tokenLogo !== null) {
    const read = text($tokenLogo)
    if (read === undefined) decoding.bad(value, 'token_logo', 'string')
    result.tokenLogo = read ?? null
  }
  const $tokenDecimals = value.token_decimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'token_decimals', 'decimals')
    else result.tokenDecimals = read
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $fromAddress = value.from_address
  if ($fromAddress !== undefined && $fromAddress !== null) {
    const read = evmAddress($fromAddress)
    if (read === undefined) decoding.bad(value, 'from_address', 'evm-address')
    else result.fromAddress = read
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    else result.fromAddressEntity = read
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    else result.fromAddressEntityLogo = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $toAddress = value.to_address
  if ($toAddress === null) result.toAddress = null
  else if ($toAddress !== undefined && $toAddress !== null) {
    const read = evmAddress($toAddress)
    if (read === undefined) decoding.bad(value, 'to_address', 'evm-address')
    result.toAddress = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    else result.toAddressEntity = read
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    else result.toAddressEntityLogo = read
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'uint256')
    else result.value = read
  }
  const $valueFormatted = value.value_formatted
  if (!isBlank($valueFormatted)) {
    const read = decimal($valueFormatted)
    if (read === undefined) decoding.bad(value, 'value_formatted', 'decimal')
    else result.valueFormatted = read
  }
  const $logIndex = value.log_index
  if (!isBlank($logIndex)) {
    const read = count($logIndex)
    if (read === undefined) decoding.bad(value, 'log_index', 'index')
    else result.logIndex = read
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedContract = value.verified_contract
  if ($verifiedContract !== undefined && $verifiedContract !== null) {
    const read = boolean($verifiedContract)
    if (read === undefined) decoding.bad(value, 'verified_contract', 'boolean')
    else result.verifiedContract = read
  }
  return result
}

export function decodeWalletHistoryNftTransfer(value: unknown, decoding: Decoding): T.WalletHistoryNftTransfer | undefined {
  if (!isObject(value)) return undefined
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  const $tokenId = uint(value.token_id, decoding) ?? decoding.bad(value, 'token_id', 'uint256')
  if ($tokenAddress === undefined || $tokenId === undefined) return undefined
  const result: Open<T.WalletHistoryNftTransfer> = {
    tokenAddress: $tokenAddress,
    tokenId: $tokenId,
  }
  const $tokenName = value.token_name
  if ($tokenName !== undefined && $tokenName !== null) {
    const read = text($tokenName)
    if (read === undefined) decoding.bad(value, 'token_name', 'string')
    else result.tokenName = read
  }
  const $tokenSymbol = value.token_symbol
  if ($tokenSymbol !== undefined && $tokenSymbol !== null) {
    const read = text($tokenSymbol)
    if (read === undefined) decoding.bad(value, 'token_symbol', 'string')
    else result.tokenSymbol = read
  }
  const $fromAddress = value.from_address
  if ($fromAddress !== undefined && $fromAddress !== null) {
    const read = evmAddress($fromAddress)
    if (read === undefined) decoding.bad(value, 'from_address', 'evm-address')
    else result.fromAddress = read
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    else result.fromAddressEntity = read
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    else result.fromAddressEntityLogo = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $toAddress = value.to_address
  if ($toAddress === null) result.toAddress = null
  else if ($toAddress !== undefined && $toAddress !== null) {
    const read = evmAddress($toAddress)
    if (read === undefined) decoding.bad(value, 'to_address', 'evm-address')
    result.toAddress = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    else result.toAddressEntity = read
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    else result.toAddressEntityLogo = read
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'wei')
    else result.value = read
  }
  const $amount = value.amount
  if (!isBlank($amount)) {
    const read = uint($amount, decoding)
    if (read === undefined) decoding.bad(value, 'amount', 'uint256')
    else result.amount = read
  }
  const $contractType = value.contract_type
  if ($contractType !== undefined && $contractType !== null) {
    const read = text($contractType)
    if (read === undefined) decoding.bad(value, 'contract_type', 'string')
    else result.contractType = read
  }
  const $transactionType = value.transaction_type
  if ($transactionType !== undefined && $transactionType !== null) {
    const read = text($transactionType)
    if (read === undefined) decoding.bad(value, 'transaction_type', 'string')
    else result.transactionType = read
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $transactionHash = value.transaction_hash
  if ($transactionHash !== undefined && $transactionHash !== null) {
    const read = hash32($transactionHash)
    if (read === undefined) decoding.bad(value, 'transaction_hash', 'hash32')
    else result.transactionHash = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $logIndex = value.log_index
  if (!isBlank($logIndex)) {
    const read = count($logIndex)
    if (read === undefined) decoding.bad(value, 'log_index', 'index')
    else result.logIndex = read
  }
  const $operator = value.operator
  if ($operator === null) result.operator = null
  else if ($operator !== undefined && $operator !== null) {
    const read = evmAddress($operator)
    if (read === undefined) decoding.bad(value, 'operator', 'evm-address')
    result.operator = read ?? null
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $verifiedCollection = value.verified_collection
  if ($verifiedCollection !== undefined && $verifiedCollection !== null) {
    const read = boolean($verifiedCollection)
    if (read === undefined) decoding.bad(value, 'verified_collection', 'boolean')
    else result.verifiedCollection = read
  }
  const $direction = value.direction
  if ($direction !== undefined && $direction !== null) {
    const read = text($direction)
    if (read === undefined) decoding.bad(value, 'direction', 'string')
    else result.direction = read
  }
  const $collectionLogo = value.collection_logo
  if ($collectionLogo === null) result.collectionLogo = null
  else if ($collectionLogo !== undefined && $collectionLogo !== null) {
    const read = text($collectionLogo)
    if (read === undefined) decoding.bad(value, 'collection_logo', 'string')
    result.collectionLogo = read ?? null
  }
  const $collectionBannerImage = value.collection_banner_image
  if ($collectionBannerImage === null) result.collectionBannerImage = null
  else if ($collectionBannerImage !== undefined && $collectionBannerImage !== null) {
    const read = text($collectionBannerImage)
    if (read === undefined) decoding.bad(value, 'collection_banner_image', 'string')
    result.collectionBannerImage = read ?? null
  }
  const $normalizedMetadata = value.normalized_metadata
  if ($normalizedMetadata !== undefined && $normalizedMetadata !== null) {
    const read = decodeNormalizedMetadata($normalizedMetadata, decoding)
    if (read === undefined) decoding.bad(value, 'normalized_metadata', 'object')
    else result.normalizedMetadata = read
  }
  return result
}

export function decodeWalletHistoryTransaction(value: unknown, decoding: Decoding): T.WalletHistoryTransaction | undefined {
  if (!isObject(value)) return undefined
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  if ($hash === undefined) return undefined
  const result: Open<T.WalletHistoryTransaction> = {
    hash: $hash,
  }
  const $nonce = value.nonce
  if (!isBlank($nonce)) {
    const read = count($nonce)
    if (read === undefined) decoding.bad(value, 'nonce', 'index')
    else result.nonce = read
  }
  const $transactionIndex = value.transaction_index
  if (!isBlank($transactionIndex)) {
    const read = count($transactionIndex)
    if (read === undefined) decoding.bad(value, 'transaction_index', 'index')
    else result.transactionIndex = read
  }
  const $fromAddress = value.from_address
  if ($fromAddress !== undefined && $fromAddress !== null) {
    const read = evmAddress($fromAddress)
    if (read === undefined) decoding.bad(value, 'from_address', 'evm-address')
    else result.fromAddress = read
  }
  const $fromAddressEntity = value.from_address_entity
  if ($fromAddressEntity !== undefined && $fromAddressEntity !== null) {
    const read = text($fromAddressEntity)
    if (read === undefined) decoding.bad(value, 'from_address_entity', 'string')
    else result.fromAddressEntity = read
  }
  const $fromAddressEntityLogo = value.from_address_entity_logo
  if ($fromAddressEntityLogo !== undefined && $fromAddressEntityLogo !== null) {
    const read = text($fromAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'from_address_entity_logo', 'string')
    else result.fromAddressEntityLogo = read
  }
  const $fromAddressLabel = value.from_address_label
  if ($fromAddressLabel === null) result.fromAddressLabel = null
  else if ($fromAddressLabel !== undefined && $fromAddressLabel !== null) {
    const read = text($fromAddressLabel)
    if (read === undefined) decoding.bad(value, 'from_address_label', 'string')
    result.fromAddressLabel = read ?? null
  }
  const $toAddress = value.to_address
  if ($toAddress === null) result.toAddress = null
  else if ($toAddress !== undefined && $toAddress !== null) {
    const read = evmAddress($toAddress)
    if (read === undefined) decoding.bad(value, 'to_address', 'evm-address')
    result.toAddress = read ?? null
  }
  const $toAddressEntity = value.to_address_entity
  if ($toAddressEntity !== undefined && $toAddressEntity !== null) {
    const read = text($toAddressEntity)
    if (read === undefined) decoding.bad(value, 'to_address_entity', 'string')
    else result.toAddressEntity = read
  }
  const $toAddressEntityLogo = value.to_address_entity_logo
  if ($toAddressEntityLogo !== undefined && $toAddressEntityLogo !== null) {
    const read = text($toAddressEntityLogo)
    if (read === undefined) decoding.bad(value, 'to_address_entity_logo', 'string')
    else result.toAddressEntityLogo = read
  }
  const $toAddressLabel = value.to_address_label
  if ($toAddressLabel === null) result.toAddressLabel = null
  else if ($toAddressLabel !== undefined && $toAddressLabel !== null) {
    const read = text($toAddressLabel)
    if (read === undefined) decoding.bad(value, 'to_address_label', 'string')
    result.toAddressLabel = read ?? null
  }
  const $value = value.value
  if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'wei')
    else result.value = read
  }
  const $gas = value.gas
  if (!isBlank($gas)) {
    const read = uint($gas, decoding)
    if (read === undefined) decoding.bad(value, 'gas', 'uint256')
    else result.gas = read
  }
  const $gasPrice = value.gas_price
  if (!isBlank($gasPrice)) {
    const read = uint($gasPrice, decoding)
    if (read === undefined) decoding.bad(value, 'gas_price', 'wei')
    else result.gasPrice = read
  }
  const $input = value.input
  if ($input !== undefined && $input !== null) {
    const read = hex($input)
    if (read === undefined) decoding.bad(value, 'input', 'hex')
    else result.input = read
  }
  const $receiptCumulativeGasUsed = value.receipt_cumulative_gas_used
  if (!isBlank($receiptCumulativeGasUsed)) {
    const read = uint($receiptCumulativeGasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'receipt_cumulative_gas_used', 'uint256')
    else result.receiptCumulativeGasUsed = read
  }
  const $receiptGasUsed = value.receipt_gas_used
  if (!isBlank($receiptGasUsed)) {
    const read = uint($receiptGasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'receipt_gas_used', 'uint256')
    else result.receiptGasUsed = read
  }
  const $receiptContractAddress = value.receipt_contract_address
  if ($receiptContractAddress === null) result.receiptContractAddress = null
  else if ($receiptContractAddress !== undefined && $receiptContractAddress !== null) {
    const read = evmAddress($receiptContractAddress)
    if (read === undefined) decoding.bad(value, 'receipt_contract_address', 'evm-address')
    result.receiptContractAddress = read ?? null
  }
  const $receiptRoot = value.receipt_root
  if ($receiptRoot === null) result.receiptRoot = null
  else if ($receiptRoot !== undefined && $receiptRoot !== null) {
    const read = hash32($receiptRoot)
    if (read === undefined) decoding.bad(value, 'receipt_root', 'hash32')
    result.receiptRoot = read ?? null
  }
  const $receiptStatus = value.receipt_status
  if ($receiptStatus === null) result.receiptStatus = null
  else if (!isBlank($receiptStatus)) {
    const read = count($receiptStatus)
    if (read === undefined) decoding.bad(value, 'receipt_status', 'index')
    result.receiptStatus = read ?? null
  }
  const $transactionFee = value.transaction_fee
  if (!isBlank($transactionFee)) {
    const read = decimal($transactionFee)
    if (read === undefined) decoding.bad(value, 'transaction_fee', 'decimal')
    else result.transactionFee = read
  }
  const $blockTimestamp = value.block_timestamp
  if (!isBlank($blockTimestamp)) {
    const read = date($blockTimestamp)
    if (read === undefined) decoding.bad(value, 'block_timestamp', 'date-time')
    else result.blockTimestamp = read
  }
  const $blockNumber = value.block_number
  if (!isBlank($blockNumber)) {
    const read = uint($blockNumber, decoding)
    if (read === undefined) decoding.bad(value, 'block_number', 'block-number')
    else result.blockNumber = read
  }
  const $blockHash = value.block_hash
  if ($blockHash !== undefined && $blockHash !== null) {
    const read = hash32($blockHash)
    if (read === undefined) decoding.bad(value, 'block_hash', 'hash32')
    else result.blockHash = read
  }
  const $internalTransactions = value.internal_transactions
  if ($internalTransactions !== undefined && $internalTransactions !== null) {
    const read = rows($internalTransactions, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'internal_transactions', 'list')
    else result.internalTransactions = read
  }
  const $category = value.category
  if ($category !== undefined && $category !== null) {
    const read = text($category)
    if (read === undefined) decoding.bad(value, 'category', 'string')
    else result.category = read
  }
  const $contractInteractions = value.contract_interactions
  if ($contractInteractions !== undefined && $contractInteractions !== null) {
    const read = decodeResolveContractInteractionResponse($contractInteractions, decoding)
    if (read === undefined) decoding.bad(value, 'contract_interactions', 'object')
    else result.contractInteractions = read
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $methodLabel = value.method_label
  if ($methodLabel === null) result.methodLabel = null
  else if ($methodLabel !== undefined && $methodLabel !== null) {
    const read = text($methodLabel)
    if (read === undefined) decoding.bad(value, 'method_label', 'string')
    result.methodLabel = read ?? null
  }
  const $summary = value.summary
  if ($summary !== undefined && $summary !== null) {
    const read = text($summary)
    if (read === undefined) decoding.bad(value, 'summary', 'string')
    else result.summary = read
  }
  const $nftTransfers = value.nft_transfers
  if ($nftTransfers !== undefined && $nftTransfers !== null) {
    const read = rows($nftTransfers, decoding, decodeWalletHistoryNftTransfer, 'object')
    if (read === undefined) decoding.bad(value, 'nft_transfers', 'list')
    else result.nftTransfers = read
  }
  const $erc20Transfers = value.erc20_transfers
  if ($erc20Transfers !== undefined && $erc20Transfers !== null) {
    const read = rows($erc20Transfers, decoding, decodeWalletHistoryErc20Transfer, 'object')
    if (read === undefined) decoding.bad(value, 'erc20_transfers', 'list')
    else result.erc20Transfers = read
  }
  const $erc20Transfer = value.erc20_transfer
  if ($erc20Transfer !== undefined && $erc20Transfer !== null) {
    const read = rows($erc20Transfer, decoding, decodeWalletHistoryErc20Transfer, 'object')
    if (read === undefined) decoding.bad(value, 'erc20_transfer', 'list')
    else result.erc20Transfer = read
  }
  const $nativeTransfers = value.native_transfers
  if ($nativeTransfers !== undefined && $nativeTransfers !== null) {
    const read = rows($nativeTransfers, decoding, decodeNativeTransfer, 'object')
    if (read === undefined) decoding.bad(value, 'native_transfers', 'list')
    else result.nativeTransfers = read
  }
  const $logs = value.logs
  if ($logs !== undefined && $logs !== null) {
    const read = rows($logs, decoding, decodeLogVerbose, 'object')
    if (read === undefined) decoding.bad(value, 'logs', 'list')
    else result.logs = read
  }
  return result
}

export function decodeWalletProfitabilityResponse(value: unknown, decoding: Decoding): T.WalletProfitabilityResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeWalletProfitabilityTokenData, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.WalletProfitabilityResponse> = {
    result: $result,
  }
  return result
}

export function decodeWalletProfitabilityTokenData(value: unknown, decoding: Decoding): T.WalletProfitabilityTokenData | undefined {
  if (!isObject(value)) return undefined
  const $tokenAddress = evmAddress(value.token_address) ?? decoding.bad(value, 'token_address', 'evm-address')
  if ($tokenAddress === undefined) return undefined
  const result: Open<T.WalletProfitabilityTokenData> = {
    tokenAddress: $tokenAddress,
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $symbol = value.symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    else result.symbol = read
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $logo = value.logo
  if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    else result.logo = read
  }
  const $logoHash = value.logo_hash
  if ($logoHash !== undefined && $logoHash !== null) {
    const read = text($logoHash)
    if (read === undefined) decoding.bad(value, 'logo_hash', 'string')
    else result.logoHash = read
  }
  const $thumbnail = value.thumbnail
  if ($thumbnail !== undefined && $thumbnail !== null) {
    const read = text($thumbnail)
    if (read === undefined) decoding.bad(value, 'thumbnail', 'string')
    else result.thumbnail = read
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  const $avgBuyPriceUsd = value.avg_buy_price_usd
  if (!isBlank($avgBuyPriceUsd)) {
    const read = decimal($avgBuyPriceUsd)
    if (read === undefined) decoding.bad(value, 'avg_buy_price_usd', 'decimal')
    else result.avgBuyPriceUsd = read
  }
  const $avgSellPriceUsd = value.avg_sell_price_usd
  if (!isBlank($avgSellPriceUsd)) {
    const read = decimal($avgSellPriceUsd)
    if (read === undefined) decoding.bad(value, 'avg_sell_price_usd', 'decimal')
    else result.avgSellPriceUsd = read
  }
  const $totalUsdInvested = value.total_usd_invested
  if (!isBlank($totalUsdInvested)) {
    const read = decimal($totalUsdInvested)
    if (read === undefined) decoding.bad(value, 'total_usd_invested', 'decimal')
    else result.totalUsdInvested = read
  }
  const $totalSoldUsd = value.total_sold_usd
  if (!isBlank($totalSoldUsd)) {
    const read = decimal($totalSoldUsd)
    if (read === undefined) decoding.bad(value, 'total_sold_usd', 'decimal')
    else result.totalSoldUsd = read
  }
  const $totalTokensBought = value.total_tokens_bought
  if (!isBlank($totalTokensBought)) {
    const read = decimal($totalTokensBought)
    if (read === undefined) decoding.bad(value, 'total_tokens_bought', 'decimal')
    else result.totalTokensBought = read
  }
  const $totalTokensSold = value.total_tokens_sold
  if (!isBlank($totalTokensSold)) {
    const read = decimal($totalTokensSold)
    if (read === undefined) decoding.bad(value, 'total_tokens_sold', 'decimal')
    else result.totalTokensSold = read
  }
  const $avgCostOfQuantitySold = value.avg_cost_of_quantity_sold
  if (!isBlank($avgCostOfQuantitySold)) {
    const read = decimal($avgCostOfQuantitySold)
    if (read === undefined) decoding.bad(value, 'avg_cost_of_quantity_sold', 'decimal')
    else result.avgCostOfQuantitySold = read
  }
  const $countOfTrades = value.count_of_trades
  if (!isBlank($countOfTrades)) {
    const read = count($countOfTrades)
    if (read === undefined) decoding.bad(value, 'count_of_trades', 'count')
    else result.countOfTrades = read
  }
  const $totalBuys = value.total_buys
  if (!isBlank($totalBuys)) {
    const read = count($totalBuys)
    if (read === undefined) decoding.bad(value, 'total_buys', 'count')
    else result.totalBuys = read
  }
  const $totalSells = value.total_sells
  if (!isBlank($totalSells)) {
    const read = count($totalSells)
    if (read === undefined) decoding.bad(value, 'total_sells', 'count')
    else result.totalSells = read
  }
  const $realizedProfitUsd = value.realized_profit_usd
  if (!isBlank($realizedProfitUsd)) {
    const read = decimal($realizedProfitUsd)
    if (read === undefined) decoding.bad(value, 'realized_profit_usd', 'decimal')
    else result.realizedProfitUsd = read
  }
  const $realizedProfitPercentage = value.realized_profit_percentage
  if (!isBlank($realizedProfitPercentage)) {
    const read = float($realizedProfitPercentage)
    if (read === undefined) decoding.bad(value, 'realized_profit_percentage', 'percent')
    else result.realizedProfitPercentage = read
  }
  return result
}

export function decodeWalletStat(value: unknown, decoding: Decoding): T.WalletStat | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStat> = {
  }
  const $nfts = value.nfts
  if (!isBlank($nfts)) {
    const read = count($nfts)
    if (read === undefined) decoding.bad(value, 'nfts', 'count')
    else result.nfts = read
  }
  const $collections = value.collections
  if (!isBlank($collections)) {
    const read = count($collections)
    if (read === undefined) decoding.bad(value, 'collections', 'count')
    else result.collections = read
  }
  const $transactions = value.transactions
  if ($transactions !== undefined && $transactions !== null) {
    const read = decodeWalletStatTransactions($transactions, decoding)
    if (read === undefined) decoding.bad(value, 'transactions', 'object')
    else result.transactions = read
  }
  const $nftTransfers = value.nft_transfers
  if ($nftTransfers !== undefined && $nftTransfers !== null) {
    const read = decodeWalletStatNftTransfers($nftTransfers, decoding)
    if (read === undefined) decoding.bad(value, 'nft_transfers', 'object')
    else result.nftTransfers = read
  }
  const $tokenTransfers = value.token_transfers
  if ($tokenTransfers !== undefined && $tokenTransfers !== null) {
    const read = decodeWalletStatTokenTransfers($tokenTransfers, decoding)
    if (read === undefined) decoding.bad(value, 'token_transfers', 'object')
    else result.tokenTransfers = read
  }
  return result
}

export function decodeWalletStatNftTransfers(value: unknown, decoding: Decoding): T.WalletStatNftTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStatNftTransfers> = {
  }
  const $total = value.total
  if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    else result.total = read
  }
  return result
}

export function decodeWalletStatTokenTransfers(value: unknown, decoding: Decoding): T.WalletStatTokenTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletStatTokenTransfers> = {
  }
  const $total = value.total
  if (!isBlank($total)) {
    const read = count($total)
    if (read === undefined) decoding.bad(value, 'total', 'count')
    else result.total = read
  }
  return result
}

export function decodeWalletStatTransactions(value: unknown, decoding: Decoding): T.WalletStatTransactions | undefined {
  if (!isObject(value)) return undefined
  const $total = count(value.total) ?? decoding.bad(value, 'total', 'count')
  if ($total === undefined) return undefined
  const result: Open<T.WalletStatTransactions> = {
    total: $total,
  }
  return result
}

export function decodeWalletTopProfitableWalletPerTokenResponse(value: unknown, decoding: Decoding): T.WalletTopProfitableWalletPerTokenResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeTopProfitableWalletPerTokenResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.WalletTopProfitableWalletPerTokenResponse> = {
    result: $result,
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $symbol = value.symbol
  if ($symbol !== undefined && $symbol !== null) {
    const read = text($symbol)
    if (read === undefined) decoding.bad(value, 'symbol', 'string')
    else result.symbol = read
  }
  const $decimals = value.decimals
  if (!isBlank($decimals)) {
    const read = count($decimals)
    if (read === undefined) decoding.bad(value, 'decimals', 'decimals')
    else result.decimals = read
  }
  const $logo = value.logo
  if ($logo !== undefined && $logo !== null) {
    const read = text($logo)
    if (read === undefined) decoding.bad(value, 'logo', 'string')
    else result.logo = read
  }
  const $possibleSpam = value.possible_spam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possible_spam', 'boolean')
    else result.possibleSpam = read
  }
  return result
}

export function decodeWeb3version(value: unknown, decoding: Decoding): T.Web3version | undefined {
  if (!isObject(value)) return undefined
  const $version = text(value.version) ?? decoding.bad(value, 'version', 'string')
  if ($version === undefined) return undefined
  const result: Open<T.Web3version> = {
    version: $version,
  }
  return result
}

export function decodeGetNativeBalancesForAddressesOutput(value: unknown, decoding: Decoding): T.GetNativeBalancesForAddressesOutput | undefined {
  return rows(value, decoding, decodeNativeBalancesItem, 'object')
}

export function decodeGetInternalTransactionsOutput(value: unknown, decoding: Decoding): T.GetInternalTransactionsOutput | undefined {
  return rows(value, decoding, decodeInternalTransaction, 'object')
}

export function decodeRunContractFunctionOutput(value: unknown, decoding: Decoding): T.RunContractFunctionOutput | undefined {
  return value
}

export function decodeGetMultipleNFTsOutput(value: unknown, decoding: Decoding): T.GetMultipleNFTsOutput | undefined {
  return list(value, decoding, orNull(decodeNftOwner), 'object')
}

export function decodeGetWalletTokenBalancesOutput(value: unknown, decoding: Decoding): T.GetWalletTokenBalancesOutput | undefined {
  return rows(value, decoding, decodeErc20TokenBalance, 'object')
}

export function decodeGetTokenMetadataOutput(value: unknown, decoding: Decoding): T.GetTokenMetadataOutput | undefined {
  return list(value, decoding, decodeErc20Metadata, 'object')
}

export function decodeGetTokenMetadataBySymbolOutput(value: unknown, decoding: Decoding): T.GetTokenMetadataBySymbolOutput | undefined {
  return rows(value, decoding, decodeErc20Metadata, 'object')
}

export function decodeGetMultipleTokenPricesOutput(value: unknown, decoding: Decoding): T.GetMultipleTokenPricesOutput | undefined {
  return list(value, decoding, decodeErc20Price, 'object')
}

export function decodeGetDefiPositionsSummaryOutput(value: unknown, decoding: Decoding): T.GetDefiPositionsSummaryOutput | undefined {
  return rows(value, decoding, decodeDefiPositionSummaryResponse, 'object')
}

export function decodeGetTopERC20TokensByMarketCapOutput(value: unknown, decoding: Decoding): T.GetTopERC20TokensByMarketCapOutput | undefined {
  return rows(value, decoding, decodeMarketDataERC20TokenItem, 'object')
}

export function decodeGetTopNFTCollectionsByMarketCapOutput(value: unknown, decoding: Decoding): T.GetTopNFTCollectionsByMarketCapOutput | undefined {
  return rows(value, decoding, decodeMarketDataTopNFTCollectionByMarketCapItem, 'object')
}

export function decodeGetHottestNFTCollectionsByTradingVolumeOutput(value: unknown, decoding: Decoding): T.GetHottestNFTCollectionsByTradingVolumeOutput | undefined {
  return rows(value, decoding, decodeMarketDataHottestNFTCollectionByTradingVolumeItem, 'object')
}

export function decodeGetTopCryptoCurrenciesByMarketCapOutput(value: unknown, decoding: Decoding): T.GetTopCryptoCurrenciesByMarketCapOutput | undefined {
  return rows(value, decoding, decodeMarketDataTopCryptoCurrenciesByMarketCapItem, 'object')
}

export function decodeGetTopCryptoCurrenciesByTradingVolumeOutput(value: unknown, decoding: Decoding): T.GetTopCryptoCurrenciesByTradingVolumeOutput | undefined {
  return rows(value, decoding, decodeMarketDataTopCryptoCurrenciesByMarketCapItem, 'object')
}

export function decodeUploadFolderOutput(value: unknown, decoding: Decoding): T.UploadFolderOutput | undefined {
  return list(asList(value, decoding), decoding, decodeIpfsFile, 'object')
}

export function decodeEndpointWeightsOutput(value: unknown, decoding: Decoding): T.EndpointWeightsOutput | undefined {
  return rows(value, decoding, decodeEndpointWeights, 'object')
}
