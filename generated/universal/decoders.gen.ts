// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { anything, json, record } from '../../src/operation/decode/freeJson.js'
import { present } from '../../src/operation/decode/gather.js'
import { evmAddress, hash32, hex } from '../../src/operation/decode/hex.js'
import { list, rows } from '../../src/operation/decode/lists.js'
import { isComplete, missingChains } from '../../src/operation/decode/missingChains.js'
import { count, decimal, decimals, float } from '../../src/operation/decode/numbers.js'
import { boolean, isBlank, isObject, literal, text } from '../../src/operation/decode/plain.js'
import { date, seconds } from '../../src/operation/decode/times.js'
import { uint } from '../../src/operation/decode/uint.js'
import { unknownVariant } from '../../src/operation/decode/unions.js'
import {
  bitcoinAddress,
  bitcoinHash,
  syncedAt,
  universalAddress,
  universalChain,
  universalHash,
  universalToken,
  universalWallet,
} from '../../src/operation/decode/universal.js'
import { acceptNull, invalidJson, required, violation } from '../../src/operation/decode/violations.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeBitcoinBlock(value: unknown, decoding: Decoding): T.BitcoinBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinBlock> = {
    chainFamily: literal(value.chainFamily, 'Bitcoin') ?? required(decoding, value, 'chainFamily', 'Bitcoin'),
    hash: bitcoinHash(value.hash) ?? required(decoding, value, 'hash', 'bitcoin-hash'),
    txs: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.previousBlockHash
  if (!isBlank(raw)) {
    const read = bitcoinHash(raw) ?? violation(decoding, value, 'previousBlockHash', 'bitcoin-hash')
    if (read !== undefined) result.previousBlockHash = read
  }
  raw = value.height
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'height', 'block-number')
    if (read !== undefined) result.height = read
  }
  raw = value.size
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'size', 'count')
    if (read !== undefined) result.size = read
  }
  raw = value.time
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'time', 'unix-seconds')
    if (read !== undefined) result.time = read
  }
  raw = value.txCount
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'txCount', 'count')
    if (read !== undefined) result.txCount = read
  }
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.totalPages
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalPages', 'count')
    if (read !== undefined) result.totalPages = read
  }
  raw = value.itemsOnPage
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'itemsOnPage', 'count')
    if (read !== undefined) result.itemsOnPage = read
  }
  raw = value.txs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeBitcoinTransaction, 'object') ?? violation(decoding, value, 'txs', 'list')
    if (read !== undefined) result.txs = read
  }
  raw = value.bitcoinSpecific
  if (raw !== undefined && raw !== null) {
    const read = decodeBitcoinBlockSpecific(raw, decoding) ?? violation(decoding, value, 'bitcoinSpecific', 'object')
    if (read !== undefined) result.bitcoinSpecific = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeBitcoinBlockSpecific(value: unknown, decoding: Decoding): T.BitcoinBlockSpecific | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinBlockSpecific> = {}
  let raw: unknown
  raw = value.bits
  if (raw !== undefined) result.bits = text(raw) ?? acceptNull(raw, decoding, value, 'bits', 'string')
  raw = value.chainwork
  if (raw !== undefined) result.chainwork = text(raw) ?? acceptNull(raw, decoding, value, 'chainwork', 'string')
  raw = value.difficulty
  if (raw !== undefined && raw !== '')
    result.difficulty = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'difficulty', 'decimal')
  raw = value.merkleRoot
  if (raw !== undefined && raw !== '')
    result.merkleRoot = bitcoinHash(raw) ?? acceptNull(raw, decoding, value, 'merkleRoot', 'bitcoin-hash')
  raw = value.miner
  if (raw !== undefined) result.miner = text(raw) ?? acceptNull(raw, decoding, value, 'miner', 'string')
  raw = value.nonce
  if (raw !== undefined) result.nonce = text(raw) ?? acceptNull(raw, decoding, value, 'nonce', 'string')
  raw = value.weight
  if (raw !== undefined && raw !== '')
    result.weight = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'weight', 'uint64')
  raw = value.witnessCommitment
  if (raw !== undefined)
    result.witnessCommitment = text(raw) ?? acceptNull(raw, decoding, value, 'witnessCommitment', 'string')
  return result
}

export function decodeBitcoinInput(value: unknown, decoding: Decoding): T.BitcoinInput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinInput> = {
    n: count(value.n) ?? required(decoding, value, 'n', 'index'),
    addresses: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.txid
  if (raw !== undefined && raw !== '')
    result.txid = bitcoinHash(raw) ?? acceptNull(raw, decoding, value, 'txid', 'bitcoin-hash')
  raw = value.vout
  if (raw !== undefined && raw !== '') result.vout = count(raw) ?? acceptNull(raw, decoding, value, 'vout', 'index')
  raw = value.sequence
  if (raw !== undefined && raw !== '')
    result.sequence = count(raw) ?? acceptNull(raw, decoding, value, 'sequence', 'index')
  raw = value.addresses
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.isAddress
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isAddress', 'boolean')
    if (read !== undefined) result.isAddress = read
  }
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'value', 'satoshi')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeBitcoinOutput(value: unknown, decoding: Decoding): T.BitcoinOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinOutput> = {
    n: count(value.n) ?? required(decoding, value, 'n', 'index'),
    addresses: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'satoshi')
    if (read !== undefined) result.value = read
  }
  raw = value.addresses
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.isAddress
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isAddress', 'boolean')
    if (read !== undefined) result.isAddress = read
  }
  raw = value.spent
  if (raw !== undefined) result.spent = boolean(raw) ?? acceptNull(raw, decoding, value, 'spent', 'boolean')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeBitcoinTransaction(value: unknown, decoding: Decoding): T.BitcoinTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinTransaction> = {
    chainFamily: literal(value.chainFamily, 'Bitcoin') ?? required(decoding, value, 'chainFamily', 'Bitcoin'),
    txid: bitcoinHash(value.txid) ?? required(decoding, value, 'txid', 'bitcoin-hash'),
    vin: [],
    vout: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.vin
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeBitcoinInput, 'object') ?? violation(decoding, value, 'vin', 'list')
    if (read !== undefined) result.vin = read
  }
  raw = value.vout
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeBitcoinOutput, 'object') ?? violation(decoding, value, 'vout', 'list')
    if (read !== undefined) result.vout = read
  }
  raw = value.blockHash
  if (raw !== undefined && raw !== '')
    result.blockHash = bitcoinHash(raw) ?? acceptNull(raw, decoding, value, 'blockHash', 'bitcoin-hash')
  raw = value.blockHeight
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockHeight', 'block-number')
    if (read !== undefined) result.blockHeight = read
  }
  raw = value.blockTime
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'blockTime', 'unix-seconds')
    if (read !== undefined) result.blockTime = read
  }
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'satoshi')
    if (read !== undefined) result.value = read
  }
  raw = value.fees
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'fees', 'satoshi')
    if (read !== undefined) result.fees = read
  }
  raw = value.tokenTransfers
  if (raw !== undefined)
    result.tokenTransfers =
      rows(raw, decoding, decodeSimpleTokenTransfer, 'object') ??
      acceptNull(raw, decoding, value, 'tokenTransfers', 'list')
  raw = value.bitcoinSpecific
  if (raw !== undefined && raw !== null) {
    const read =
      decodeBitcoinTransactionSpecific(raw, decoding) ?? violation(decoding, value, 'bitcoinSpecific', 'object')
    if (read !== undefined) result.bitcoinSpecific = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeBitcoinTransactionSpecific(
  value: unknown,
  decoding: Decoding,
): T.BitcoinTransactionSpecific | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinTransactionSpecific> = {}
  let raw: unknown
  raw = value.version
  if (raw !== undefined && raw !== '')
    result.version = count(raw) ?? acceptNull(raw, decoding, value, 'version', 'index')
  raw = value.locktime
  if (raw !== undefined && raw !== '')
    result.locktime = count(raw) ?? acceptNull(raw, decoding, value, 'locktime', 'index')
  raw = value.weight
  if (raw !== undefined && raw !== '') result.weight = count(raw) ?? acceptNull(raw, decoding, value, 'weight', 'count')
  raw = value.vsize
  if (raw !== undefined && raw !== '') result.vsize = count(raw) ?? acceptNull(raw, decoding, value, 'vsize', 'count')
  raw = value.valueIn
  if (raw !== undefined && raw !== '')
    result.valueIn = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'valueIn', 'satoshi')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  raw = value.miscJson
  if (raw !== undefined) {
    const read = json(raw, decoding)
    if (read === undefined) invalidJson(decoding, value, 'miscJson')
    result.miscJson = read ?? null
  }
  return result
}

export function decodeCandleStick(value: unknown, decoding: Decoding): T.CandleStick | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CandleStick> = {
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
  return result
}

export function decodeCandleSticks(value: unknown, decoding: Decoding): T.CandleSticks | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CandleSticks> = {
    result: rows(value.result, decoding, decodeCandleStick, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'pairAddress', 'universal-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.tokenAddress
  if (raw !== undefined && raw !== '')
    result.tokenAddress = universalAddress(raw) ?? acceptNull(raw, decoding, value, 'tokenAddress', 'universal-address')
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

export function decodeChainInsight(value: unknown, decoding: Decoding): T.ChainInsight | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ChainInsight> = {
    chain: universalChain(value.chain) ?? required(decoding, value, 'chain', 'universal-chain'),
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
    const read =
      decodeUniqueCounterparties(raw, decoding) ?? violation(decoding, value, 'uniqueCounterparties', 'object')
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
  raw = value.totalGasSpentNative
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalGasSpentNative', 'decimal')
    if (read !== undefined) result.totalGasSpentNative = read
  }
  raw = value.avgGasPerTransactionNative
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'avgGasPerTransactionNative', 'decimal')
    if (read !== undefined) result.avgGasPerTransactionNative = read
  }
  raw = value.nativeVolumeSent
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeSent', 'decimal')
    if (read !== undefined) result.nativeVolumeSent = read
  }
  raw = value.nativeVolumeReceived
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeVolumeReceived', 'decimal')
    if (read !== undefined) result.nativeVolumeReceived = read
  }
  raw = value.nativeNetFlow
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'nativeNetFlow', 'decimal')
    if (read !== undefined) result.nativeNetFlow = read
  }
  raw = value.largestNativeTransferIn
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferIn', 'decimal')
    if (read !== undefined) result.largestNativeTransferIn = read
  }
  raw = value.largestNativeTransferOut
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'largestNativeTransferOut', 'decimal')
    if (read !== undefined) result.largestNativeTransferOut = read
  }
  return result
}

export function decodeChainMeta(value: unknown, decoding: Decoding): T.ChainMeta | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ChainMeta> = {}
  let raw: unknown
  raw = value.syncedAt
  if (raw !== undefined && raw !== null) {
    const read = syncedAt(raw) ?? violation(decoding, value, 'syncedAt', 'synced-at')
    if (read !== undefined) result.syncedAt = read
  }
  return result
}

export function decodeChainsMeta(value: unknown, decoding: Decoding): T.ChainsMeta | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ChainsMeta> = {}
  let raw: unknown
  raw = value.syncedAt
  if (raw !== undefined && raw !== null) {
    const read = syncedAt(raw) ?? violation(decoding, value, 'syncedAt', 'synced-at')
    if (read !== undefined) result.syncedAt = read
  }
  raw = value.unsupportedChains
  if (raw !== undefined)
    result.unsupportedChains =
      list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'unsupportedChains', 'list')
  raw = value.failedChains
  if (raw !== undefined)
    result.failedChains =
      list(raw, decoding, anything, 'object') ?? acceptNull(raw, decoding, value, 'failedChains', 'list')
  return result
}

export function decodeDefiPosition(value: unknown, decoding: Decoding): T.DefiPosition | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPosition> = {
    chainId: universalChain(value.chainId) ?? required(decoding, value, 'chainId', 'universal-chain'),
    protocolId: text(value.protocolId) ?? required(decoding, value, 'protocolId', 'string'),
    position: decodeDefiPositionBody(value.position, decoding) ?? required(decoding, value, 'position', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.protocolName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocolName', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocolUrl
  if (raw !== undefined) result.protocolUrl = text(raw) ?? acceptNull(raw, decoding, value, 'protocolUrl', 'string')
  raw = value.protocolLogo
  if (raw !== undefined) result.protocolLogo = text(raw) ?? acceptNull(raw, decoding, value, 'protocolLogo', 'string')
  return result
}

export function decodeDefiPositionBody(value: unknown, decoding: Decoding): T.DefiPositionBody | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositionBody> = {
    tokens: [],
  }
  let raw: unknown
  raw = value.label
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'label', 'string')
    if (read !== undefined) result.label = read
  }
  raw = value.address
  if (raw !== undefined && raw !== '')
    result.address = universalAddress(raw) ?? acceptNull(raw, decoding, value, 'address', 'universal-address')
  raw = value.tokens
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeDefiToken, 'object') ?? violation(decoding, value, 'tokens', 'list')
    if (read !== undefined) result.tokens = read
  }
  raw = value.balanceUsd
  if (raw !== undefined && raw !== '')
    result.balanceUsd = float(raw) ?? acceptNull(raw, decoding, value, 'balanceUsd', 'usd')
  raw = value.unclaimedUsd
  if (raw !== undefined && raw !== '')
    result.unclaimedUsd = float(raw) ?? acceptNull(raw, decoding, value, 'unclaimedUsd', 'usd')
  raw = value.details
  if (raw !== undefined)
    result.details = decodeDefiPositionDetails(raw, decoding) ?? acceptNull(raw, decoding, value, 'details', 'object')
  return result
}

export function decodeDefiPositionDetails(value: unknown, decoding: Decoding): T.DefiPositionDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositionDetails> = {}
  let raw: unknown
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.isDebt
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isDebt', 'boolean')
    if (read !== undefined) result.isDebt = read
  }
  raw = value.lending
  if (raw !== undefined)
    result.lending = decodeLendingDetails(raw, decoding) ?? acceptNull(raw, decoding, value, 'lending', 'object')
  raw = value.liquidity
  if (raw !== undefined)
    result.liquidity = decodeLiquidityDetails(raw, decoding) ?? acceptNull(raw, decoding, value, 'liquidity', 'object')
  return result
}

export function decodeDefiPositions(value: unknown, decoding: Decoding): T.DefiPositions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiPositions> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
    result: rows(value.result, decoding, decodeDefiPosition, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeDefiProtocol(value: unknown, decoding: Decoding): T.DefiProtocol | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocol> = {
    protocolId: text(value.protocolId) ?? required(decoding, value, 'protocolId', 'string'),
    chains: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.protocolName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocolName', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocolUrl
  if (raw !== undefined) result.protocolUrl = text(raw) ?? acceptNull(raw, decoding, value, 'protocolUrl', 'string')
  raw = value.protocolLogo
  if (raw !== undefined) result.protocolLogo = text(raw) ?? acceptNull(raw, decoding, value, 'protocolLogo', 'string')
  raw = value.chains
  if (!isBlank(raw)) {
    const read = list(raw, decoding, universalChain, 'universal-chain') ?? violation(decoding, value, 'chains', 'list')
    if (read !== undefined) result.chains = read
  }
  return result
}

export function decodeDefiProtocolHoldings(value: unknown, decoding: Decoding): T.DefiProtocolHoldings | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolHoldings> = {
    protocolId: text(value.protocolId) ?? required(decoding, value, 'protocolId', 'string'),
    positions: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = universalChain(raw) ?? violation(decoding, value, 'chainId', 'universal-chain')
    if (read !== undefined) result.chainId = read
  }
  raw = value.protocolName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocolName', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocolUrl
  if (raw !== undefined) result.protocolUrl = text(raw) ?? acceptNull(raw, decoding, value, 'protocolUrl', 'string')
  raw = value.protocolLogo
  if (raw !== undefined) result.protocolLogo = text(raw) ?? acceptNull(raw, decoding, value, 'protocolLogo', 'string')
  raw = value.totalUsd
  if (raw !== undefined && raw !== '')
    result.totalUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalUsd', 'usd')
  raw = value.totalUnclaimedUsd
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalUnclaimedUsd', 'usd')
  raw = value.positions
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeDefiPositionBody, 'object') ?? violation(decoding, value, 'positions', 'list')
    if (read !== undefined) result.positions = read
  }
  return result
}

export function decodeDefiProtocolPositions(value: unknown, decoding: Decoding): T.DefiProtocolPositions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolPositions> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
  }
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.result
  if (raw !== undefined)
    result.result = decodeDefiProtocolHoldings(raw, decoding) ?? acceptNull(raw, decoding, value, 'result', 'object')
  return result
}

export function decodeDefiProtocolTotals(value: unknown, decoding: Decoding): T.DefiProtocolTotals | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocolTotals> = {
    chainId: universalChain(value.chainId) ?? required(decoding, value, 'chainId', 'universal-chain'),
    protocolId: text(value.protocolId) ?? required(decoding, value, 'protocolId', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.protocolName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'protocolName', 'string')
    if (read !== undefined) result.protocolName = read
  }
  raw = value.protocolUrl
  if (raw !== undefined) result.protocolUrl = text(raw) ?? acceptNull(raw, decoding, value, 'protocolUrl', 'string')
  raw = value.protocolLogo
  if (raw !== undefined) result.protocolLogo = text(raw) ?? acceptNull(raw, decoding, value, 'protocolLogo', 'string')
  raw = value.totalUsd
  if (raw !== undefined && raw !== '')
    result.totalUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalUsd', 'usd')
  raw = value.totalUnclaimedUsd
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalUnclaimedUsd', 'usd')
  raw = value.positionCount
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'positionCount', 'count')
    if (read !== undefined) result.positionCount = read
  }
  return result
}

export function decodeDefiProtocols(value: unknown, decoding: Decoding): T.DefiProtocols | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiProtocols> = {
    result: rows(value.result, decoding, decodeDefiProtocol, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeDefiSummary(value: unknown, decoding: Decoding): T.DefiSummary | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiSummary> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
  }
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.result
  if (raw !== undefined && raw !== null) {
    const read = decodeDefiTotals(raw, decoding) ?? violation(decoding, value, 'result', 'object')
    if (read !== undefined) result.result = read
  }
  return result
}

export function decodeDefiToken(value: unknown, decoding: Decoding): T.DefiToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiToken> = {
    address: universalToken(value.address) ?? required(decoding, value, 'address', 'universal-token'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'tokenType', 'string')
    if (read !== undefined) result.tokenType = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.balance
  if (raw !== undefined && raw !== '')
    result.balance = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'balance', 'uint256')
  raw = value.balanceFormatted
  if (raw !== undefined && raw !== '')
    result.balanceFormatted = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'balanceFormatted', 'decimal')
  raw = value.usdPrice
  if (raw !== undefined && raw !== '')
    result.usdPrice = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice', 'usd')
  raw = value.usdValue
  if (raw !== undefined && raw !== '')
    result.usdValue = float(raw) ?? acceptNull(raw, decoding, value, 'usdValue', 'usd')
  return result
}

export function decodeDefiTotals(value: unknown, decoding: Decoding): T.DefiTotals | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DefiTotals> = {
    protocols: [],
  }
  let raw: unknown
  raw = value.activeProtocols
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'activeProtocols', 'count')
    if (read !== undefined) result.activeProtocols = read
  }
  raw = value.totalPositions
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalPositions', 'count')
    if (read !== undefined) result.totalPositions = read
  }
  raw = value.totalUsd
  if (raw !== undefined && raw !== '')
    result.totalUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalUsd', 'usd')
  raw = value.totalUnclaimedUsd
  if (raw !== undefined && raw !== '')
    result.totalUnclaimedUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalUnclaimedUsd', 'usd')
  raw = value.protocols
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeDefiProtocolTotals, 'object') ?? violation(decoding, value, 'protocols', 'list')
    if (read !== undefined) result.protocols = read
  }
  return result
}

export function decodeDexInformation(value: unknown, decoding: Decoding): T.DexInformation | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DexInformation> = {}
  let raw: unknown
  raw = value.exchangeName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeName', 'string')
    if (read !== undefined) result.exchangeName = read
  }
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'universal-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'pairAddress', 'universal-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.pairLiquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'pairLiquidityUsd', 'usd')
    if (read !== undefined) result.pairLiquidityUsd = read
  }
  return result
}

export function decodeEvmBlock(value: unknown, decoding: Decoding): T.EvmBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmBlock> = {
    chainFamily: literal(value.chainFamily, 'EVM') ?? required(decoding, value, 'chainFamily', 'EVM'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    txs: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.previousBlockHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'previousBlockHash', 'hash32')
    if (read !== undefined) result.previousBlockHash = read
  }
  raw = value.height
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'height', 'block-number')
    if (read !== undefined) result.height = read
  }
  raw = value.size
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'size', 'count')
    if (read !== undefined) result.size = read
  }
  raw = value.time
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'time', 'unix-seconds')
    if (read !== undefined) result.time = read
  }
  raw = value.txCount
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'txCount', 'count')
    if (read !== undefined) result.txCount = read
  }
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.totalPages
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalPages', 'count')
    if (read !== undefined) result.totalPages = read
  }
  raw = value.itemsOnPage
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'itemsOnPage', 'count')
    if (read !== undefined) result.itemsOnPage = read
  }
  raw = value.txs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeEvmTransaction, 'object') ?? violation(decoding, value, 'txs', 'list')
    if (read !== undefined) result.txs = read
  }
  raw = value.evmSpecific
  if (raw !== undefined && raw !== null) {
    const read = decodeEvmBlockSpecific(raw, decoding) ?? violation(decoding, value, 'evmSpecific', 'object')
    if (read !== undefined) result.evmSpecific = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeEvmBlockSpecific(value: unknown, decoding: Decoding): T.EvmBlockSpecific | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmBlockSpecific> = {}
  let raw: unknown
  raw = value.baseFeePerGas
  if (raw !== undefined && raw !== '')
    result.baseFeePerGas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseFeePerGas', 'wei')
  raw = value.difficulty
  if (raw !== undefined && raw !== '')
    result.difficulty = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'difficulty', 'uint256')
  raw = value.totalDifficulty
  if (raw !== undefined && raw !== '')
    result.totalDifficulty = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'totalDifficulty', 'uint256')
  raw = value.extraData
  if (raw !== undefined && raw !== '')
    result.extraData = hex(raw) ?? acceptNull(raw, decoding, value, 'extraData', 'hex')
  raw = value.gasLimit
  if (raw !== undefined && raw !== '')
    result.gasLimit = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gasLimit', 'uint64')
  raw = value.gasUsed
  if (raw !== undefined && raw !== '')
    result.gasUsed = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gasUsed', 'uint64')
  raw = value.logsBloom
  if (raw !== undefined && raw !== '')
    result.logsBloom = hex(raw) ?? acceptNull(raw, decoding, value, 'logsBloom', 'hex')
  raw = value.miner
  if (raw !== undefined && raw !== '')
    result.miner = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'miner', 'evm-address')
  raw = value.nonce
  if (raw !== undefined) result.nonce = text(raw) ?? acceptNull(raw, decoding, value, 'nonce', 'string')
  raw = value.mixHash
  if (raw !== undefined && raw !== '')
    result.mixHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'mixHash', 'hash32')
  raw = value.receiptsRoot
  if (raw !== undefined && raw !== '')
    result.receiptsRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'receiptsRoot', 'hash32')
  raw = value.sha3Uncles
  if (raw !== undefined && raw !== '')
    result.sha3Uncles = hash32(raw) ?? acceptNull(raw, decoding, value, 'sha3Uncles', 'hash32')
  raw = value.stateRoot
  if (raw !== undefined && raw !== '')
    result.stateRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'stateRoot', 'hash32')
  raw = value.transactionsRoot
  if (raw !== undefined && raw !== '')
    result.transactionsRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'transactionsRoot', 'hash32')
  raw = value.uncles
  if (raw !== undefined) {
    const read = json(raw, decoding)
    if (read === undefined) invalidJson(decoding, value, 'uncles')
    result.uncles = read ?? null
  }
  raw = value.withdrawalsRoot
  if (raw !== undefined && raw !== '')
    result.withdrawalsRoot = hash32(raw) ?? acceptNull(raw, decoding, value, 'withdrawalsRoot', 'hash32')
  return result
}

export function decodeEvmInput(value: unknown, decoding: Decoding): T.EvmInput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmInput> = {
    n: count(value.n) ?? required(decoding, value, 'n', 'index'),
    addresses: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.txid
  if (raw !== undefined) result.txid = text(raw) ?? acceptNull(raw, decoding, value, 'txid', 'string')
  raw = value.vout
  if (raw !== undefined && raw !== '') result.vout = count(raw) ?? acceptNull(raw, decoding, value, 'vout', 'index')
  raw = value.sequence
  if (raw !== undefined && raw !== '')
    result.sequence = count(raw) ?? acceptNull(raw, decoding, value, 'sequence', 'index')
  raw = value.addresses
  if (!isBlank(raw)) {
    const read = list(raw, decoding, evmAddress, 'evm-address') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.isAddress
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isAddress', 'boolean')
    if (read !== undefined) result.isAddress = read
  }
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'value', 'wei')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeEvmOutput(value: unknown, decoding: Decoding): T.EvmOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmOutput> = {
    n: count(value.n) ?? required(decoding, value, 'n', 'index'),
    addresses: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'wei')
    if (read !== undefined) result.value = read
  }
  raw = value.addresses
  if (!isBlank(raw)) {
    const read = list(raw, decoding, evmAddress, 'evm-address') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.isAddress
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isAddress', 'boolean')
    if (read !== undefined) result.isAddress = read
  }
  raw = value.spent
  if (raw !== undefined) result.spent = boolean(raw) ?? acceptNull(raw, decoding, value, 'spent', 'boolean')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeEvmTransaction(value: unknown, decoding: Decoding): T.EvmTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmTransaction> = {
    chainFamily: literal(value.chainFamily, 'EVM') ?? required(decoding, value, 'chainFamily', 'EVM'),
    txid: hash32(value.txid) ?? required(decoding, value, 'txid', 'hash32'),
    vin: [],
    vout: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.vin
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeEvmInput, 'object') ?? violation(decoding, value, 'vin', 'list')
    if (read !== undefined) result.vin = read
  }
  raw = value.vout
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeEvmOutput, 'object') ?? violation(decoding, value, 'vout', 'list')
    if (read !== undefined) result.vout = read
  }
  raw = value.blockHash
  if (raw !== undefined && raw !== '')
    result.blockHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'blockHash', 'hash32')
  raw = value.blockHeight
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockHeight', 'block-number')
    if (read !== undefined) result.blockHeight = read
  }
  raw = value.blockTime
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'blockTime', 'unix-seconds')
    if (read !== undefined) result.blockTime = read
  }
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'wei')
    if (read !== undefined) result.value = read
  }
  raw = value.fees
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'fees', 'wei')
    if (read !== undefined) result.fees = read
  }
  raw = value.tokenTransfers
  if (raw !== undefined)
    result.tokenTransfers =
      rows(raw, decoding, decodeSimpleTokenTransfer, 'object') ??
      acceptNull(raw, decoding, value, 'tokenTransfers', 'list')
  raw = value.evmSpecific
  if (raw !== undefined && raw !== null) {
    const read = decodeEvmTransactionSpecific(raw, decoding) ?? violation(decoding, value, 'evmSpecific', 'object')
    if (read !== undefined) result.evmSpecific = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeEvmTransactionSpecific(value: unknown, decoding: Decoding): T.EvmTransactionSpecific | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmTransactionSpecific> = {}
  let raw: unknown
  raw = value.status
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'status', 'index')
    if (read !== undefined) result.status = read
  }
  raw = value.nonce
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'nonce', 'uint64')
    if (read !== undefined) result.nonce = read
  }
  raw = value.gasLimit
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasLimit', 'uint64')
    if (read !== undefined) result.gasLimit = read
  }
  raw = value.gasUsed
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasUsed', 'uint64')
    if (read !== undefined) result.gasUsed = read
  }
  raw = value.gasPrice
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasPrice', 'wei')
    if (read !== undefined) result.gasPrice = read
  }
  raw = value.data
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'data', 'hex')
    if (read !== undefined) result.data = read
  }
  raw = value.effectiveGasPrice
  if (raw !== undefined && raw !== '')
    result.effectiveGasPrice = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'effectiveGasPrice', 'wei')
  raw = value.maxFeePerGas
  if (raw !== undefined && raw !== '')
    result.maxFeePerGas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'maxFeePerGas', 'wei')
  raw = value.maxPriorityFeePerGas
  if (raw !== undefined && raw !== '')
    result.maxPriorityFeePerGas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'maxPriorityFeePerGas', 'wei')
  raw = value.cumulativeGasUsed
  if (raw !== undefined && raw !== '')
    result.cumulativeGasUsed = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'cumulativeGasUsed', 'uint64')
  raw = value.transactionType
  if (raw !== undefined)
    result.transactionType = text(raw) ?? acceptNull(raw, decoding, value, 'transactionType', 'string')
  raw = value.contractAddress
  if (raw !== undefined && raw !== '')
    result.contractAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'contractAddress', 'evm-address')
  return result
}

export function decodeHistoryBitcoin(value: unknown, decoding: Decoding): T.HistoryBitcoin | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryBitcoin> = {}
  let raw: unknown
  raw = value.version
  if (raw !== undefined && raw !== '')
    result.version = count(raw) ?? acceptNull(raw, decoding, value, 'version', 'index')
  raw = value.size
  if (raw !== undefined && raw !== '') result.size = count(raw) ?? acceptNull(raw, decoding, value, 'size', 'count')
  raw = value.vsize
  if (raw !== undefined && raw !== '') result.vsize = count(raw) ?? acceptNull(raw, decoding, value, 'vsize', 'count')
  raw = value.coinbase
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'coinbase', 'boolean')
    if (read !== undefined) result.coinbase = read
  }
  raw = value.rbf
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'rbf', 'boolean')
    if (read !== undefined) result.rbf = read
  }
  raw = value.inputCount
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'inputCount', 'count')
    if (read !== undefined) result.inputCount = read
  }
  raw = value.outputCount
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'outputCount', 'count')
    if (read !== undefined) result.outputCount = read
  }
  raw = value.vin
  if (raw !== undefined)
    result.vin =
      list(raw, decoding, decodeHistoryBitcoinInput, 'object') ?? acceptNull(raw, decoding, value, 'vin', 'list')
  raw = value.vout
  if (raw !== undefined)
    result.vout =
      list(raw, decoding, decodeHistoryBitcoinOutput, 'object') ?? acceptNull(raw, decoding, value, 'vout', 'list')
  return result
}

export function decodeHistoryBitcoinInput(value: unknown, decoding: Decoding): T.HistoryBitcoinInput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryBitcoinInput> = {}
  let raw: unknown
  raw = value.txid
  if (raw !== undefined && raw !== '')
    result.txid = bitcoinHash(raw) ?? acceptNull(raw, decoding, value, 'txid', 'bitcoin-hash')
  raw = value.vout
  if (raw !== undefined && raw !== '') result.vout = count(raw) ?? acceptNull(raw, decoding, value, 'vout', 'index')
  raw = value.sequence
  if (raw !== undefined && raw !== '')
    result.sequence = count(raw) ?? acceptNull(raw, decoding, value, 'sequence', 'index')
  raw = value.addresses
  if (raw !== undefined)
    result.addresses = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'addresses', 'list')
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'value', 'satoshi')
  raw = value.isOwn
  if (raw !== undefined) result.isOwn = boolean(raw) ?? acceptNull(raw, decoding, value, 'isOwn', 'boolean')
  return result
}

export function decodeHistoryBitcoinOutput(value: unknown, decoding: Decoding): T.HistoryBitcoinOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryBitcoinOutput> = {}
  let raw: unknown
  raw = value.n
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'n', 'index')
    if (read !== undefined) result.n = read
  }
  raw = value.addresses
  if (raw !== undefined)
    result.addresses = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'addresses', 'list')
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'satoshi')
    if (read !== undefined) result.value = read
  }
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  raw = value.spent
  if (raw !== undefined) result.spent = boolean(raw) ?? acceptNull(raw, decoding, value, 'spent', 'boolean')
  raw = value.isOwn
  if (raw !== undefined) result.isOwn = boolean(raw) ?? acceptNull(raw, decoding, value, 'isOwn', 'boolean')
  return result
}

export function decodeHistoryBlock(value: unknown, decoding: Decoding): T.HistoryBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryBlock> = {}
  let raw: unknown
  raw = value.number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'number', 'block-number')
    if (read !== undefined) result.number = read
  }
  raw = value.timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'timestamp', 'date-time')
    if (read !== undefined) result.timestamp = read
  }
  raw = value.hash
  if (!isBlank(raw)) {
    const read = universalHash(raw) ?? violation(decoding, value, 'hash', 'universal-hash')
    if (read !== undefined) result.hash = read
  }
  return result
}

export function decodeHistoryEntry(value: unknown, decoding: Decoding): T.HistoryEntry | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryEntry> = {
    chainId: universalChain(value.chainId) ?? required(decoding, value, 'chainId', 'universal-chain'),
    transaction:
      decodeHistoryTransaction(value.transaction, decoding) ?? required(decoding, value, 'transaction', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.block
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryBlock(raw, decoding) ?? violation(decoding, value, 'block', 'object')
    if (read !== undefined) result.block = read
  }
  raw = value.raw
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryRaw(raw, decoding) ?? violation(decoding, value, 'raw', 'object')
    if (read !== undefined) result.raw = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeHistoryEvm(value: unknown, decoding: Decoding): T.HistoryEvm | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryEvm> = {}
  let raw: unknown
  raw = value.nonce
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'nonce', 'uint64')
    if (read !== undefined) result.nonce = read
  }
  raw = value.transactionType
  if (raw !== undefined)
    result.transactionType = text(raw) ?? acceptNull(raw, decoding, value, 'transactionType', 'string')
  raw = value.gas
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryGas(raw, decoding) ?? violation(decoding, value, 'gas', 'object')
    if (read !== undefined) result.gas = read
  }
  raw = value.methodId
  if (raw !== undefined && raw !== '') result.methodId = hex(raw) ?? acceptNull(raw, decoding, value, 'methodId', 'hex')
  raw = value.contractAddress
  if (raw !== undefined && raw !== '')
    result.contractAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'contractAddress', 'evm-address')
  raw = value.receiptStatus
  if (raw !== undefined) result.receiptStatus = text(raw) ?? acceptNull(raw, decoding, value, 'receiptStatus', 'string')
  raw = value.input
  if (raw !== undefined && raw !== '') result.input = hex(raw) ?? acceptNull(raw, decoding, value, 'input', 'hex')
  raw = value.decodedInput
  if (raw !== undefined) result.decodedInput = anything(raw, decoding)
  raw = value.logs
  if (raw !== undefined)
    result.logs = decodeHistoryLogs(raw, decoding) ?? acceptNull(raw, decoding, value, 'logs', 'object')
  raw = value.internalTransactions
  if (raw !== undefined)
    result.internalTransactions =
      decodeHistoryInternalTransactions(raw, decoding) ??
      acceptNull(raw, decoding, value, 'internalTransactions', 'object')
  return result
}

export function decodeHistoryFee(value: unknown, decoding: Decoding): T.HistoryFee | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryFee> = {}
  let raw: unknown
  raw = value.amountRaw
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amountRaw', 'uint256')
    if (read !== undefined) result.amountRaw = read
  }
  raw = value.amount
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'amount', 'decimal')
    if (read !== undefined) result.amount = read
  }
  return result
}

export function decodeHistoryGas(value: unknown, decoding: Decoding): T.HistoryGas | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryGas> = {}
  let raw: unknown
  raw = value.gasLimit
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasLimit', 'uint64')
    if (read !== undefined) result.gasLimit = read
  }
  raw = value.gasUsed
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasUsed', 'uint64')
    if (read !== undefined) result.gasUsed = read
  }
  raw = value.gasPrice
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasPrice', 'wei')
    if (read !== undefined) result.gasPrice = read
  }
  raw = value.effectiveGasPrice
  if (raw !== undefined && raw !== '')
    result.effectiveGasPrice = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'effectiveGasPrice', 'wei')
  raw = value.maxFeePerGas
  if (raw !== undefined && raw !== '')
    result.maxFeePerGas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'maxFeePerGas', 'wei')
  raw = value.maxPriorityFeePerGas
  if (raw !== undefined && raw !== '')
    result.maxPriorityFeePerGas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'maxPriorityFeePerGas', 'wei')
  raw = value.cumulativeGasUsed
  if (raw !== undefined && raw !== '')
    result.cumulativeGasUsed = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'cumulativeGasUsed', 'uint64')
  return result
}

export function decodeHistoryInternalTransactions(
  value: unknown,
  decoding: Decoding,
): T.HistoryInternalTransactions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryInternalTransactions> = {
    items: [],
  }
  let raw: unknown
  raw = value.items
  if (!isBlank(raw)) {
    const read = list(raw, decoding, anything, 'object') ?? violation(decoding, value, 'items', 'list')
    if (read !== undefined) result.items = read
  }
  raw = value.hasMore
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasMore', 'boolean')
    if (read !== undefined) result.hasMore = read
  }
  return result
}

export function decodeHistoryLog(value: unknown, decoding: Decoding): T.HistoryLog | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryLog> = {
    topics: [],
  }
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.blockHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'blockHash', 'hash32')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.data
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'data', 'hex')
    if (read !== undefined) result.data = read
  }
  raw = value.logIndex
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'logIndex', 'index')
    if (read !== undefined) result.logIndex = read
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
  raw = value.transactionHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'transactionHash', 'hash32')
    if (read !== undefined) result.transactionHash = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeHistoryLogs(value: unknown, decoding: Decoding): T.HistoryLogs | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryLogs> = {
    items: [],
  }
  let raw: unknown
  raw = value.items
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeHistoryLog, 'object') ?? violation(decoding, value, 'items', 'list')
    if (read !== undefined) result.items = read
  }
  raw = value.hasMore
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasMore', 'boolean')
    if (read !== undefined) result.hasMore = read
  }
  return result
}

export function decodeHistoryMeta(value: unknown, decoding: Decoding): T.HistoryMeta | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryMeta> = {}
  let raw: unknown
  raw = value.syncedAt
  if (raw !== undefined && raw !== null) {
    const read = syncedAt(raw) ?? violation(decoding, value, 'syncedAt', 'synced-at')
    if (read !== undefined) result.syncedAt = read
  }
  raw = value.unsupportedChains
  if (raw !== undefined)
    result.unsupportedChains =
      list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'unsupportedChains', 'list')
  raw = value.failedChains
  if (raw !== undefined)
    result.failedChains =
      list(raw, decoding, anything, 'object') ?? acceptNull(raw, decoding, value, 'failedChains', 'list')
  raw = value.missingTransactions
  if (raw !== undefined)
    result.missingTransactions =
      record(raw, decoding) ?? acceptNull(raw, decoding, value, 'missingTransactions', 'object')
  return result
}

export function decodeHistoryNativeTransfer(value: unknown, decoding: Decoding): T.HistoryNativeTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryNativeTransfer> = {
    amount: decimal(value.amount, decoding) ?? required(decoding, value, 'amount', 'decimal'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.fromAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'fromAddress', 'universal-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.toAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'toAddress', 'universal-address')
    if (read !== undefined) result.toAddress = read
  }
  raw = value.direction
  if (raw !== undefined) result.direction = text(raw) ?? acceptNull(raw, decoding, value, 'direction', 'string')
  raw = value.isInternal
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isInternal', 'boolean')
    if (read !== undefined) result.isInternal = read
  }
  return result
}

export function decodeHistoryNativeTransfers(value: unknown, decoding: Decoding): T.HistoryNativeTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryNativeTransfers> = {
    items: [],
  }
  let raw: unknown
  raw = value.items
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeHistoryNativeTransfer, 'object') ?? violation(decoding, value, 'items', 'list')
    if (read !== undefined) result.items = read
  }
  raw = value.hasMore
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasMore', 'boolean')
    if (read !== undefined) result.hasMore = read
  }
  return result
}

export function decodeHistoryNftTransfer(value: unknown, decoding: Decoding): T.HistoryNftTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryNftTransfer> = {
    tokenAddress:
      universalAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'universal-address'),
    tokenId: uint(value.tokenId, decoding) ?? required(decoding, value, 'tokenId', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.fromAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'fromAddress', 'universal-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.toAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'toAddress', 'universal-address')
    if (read !== undefined) result.toAddress = read
  }
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint256')
    if (read !== undefined) result.amount = read
  }
  raw = value.direction
  if (raw !== undefined) result.direction = text(raw) ?? acceptNull(raw, decoding, value, 'direction', 'string')
  raw = value.tokenType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'tokenType', 'string')
    if (read !== undefined) result.tokenType = read
  }
  return result
}

export function decodeHistoryNftTransfers(value: unknown, decoding: Decoding): T.HistoryNftTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryNftTransfers> = {
    items: [],
  }
  let raw: unknown
  raw = value.items
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeHistoryNftTransfer, 'object') ?? violation(decoding, value, 'items', 'list')
    if (read !== undefined) result.items = read
  }
  raw = value.hasMore
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasMore', 'boolean')
    if (read !== undefined) result.hasMore = read
  }
  return result
}

export function decodeHistoryRaw(value: unknown, decoding: Decoding): T.HistoryRaw | undefined {
  if (!isObject(value)) return undefined
  if ('evm' in value) return decodeHistoryRawEvm(value, decoding)
  if ('bitcoin' in value) return decodeHistoryRawBitcoin(value, decoding)
  if ('solana' in value) return decodeHistoryRawSolana(value, decoding)
  return unknownVariant(decoding, 'HistoryRaw', value)
}

export function decodeHistoryRawBitcoin(value: unknown, decoding: Decoding): T.HistoryRawBitcoin | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryRawBitcoin> = {
    bitcoin: decodeHistoryBitcoin(value.bitcoin, decoding) ?? required(decoding, value, 'bitcoin', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeHistoryRawEvm(value: unknown, decoding: Decoding): T.HistoryRawEvm | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryRawEvm> = {
    evm: decodeHistoryEvm(value.evm, decoding) ?? required(decoding, value, 'evm', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeHistoryRawSolana(value: unknown, decoding: Decoding): T.HistoryRawSolana | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryRawSolana> = {
    solana: anything(value.solana, decoding),
  }
  return result
}

export function decodeHistoryTokenTransfer(value: unknown, decoding: Decoding): T.HistoryTokenTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryTokenTransfer> = {
    value: decimal(value.value, decoding) ?? required(decoding, value, 'value', 'decimal'),
    tokenAddress:
      universalAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'universal-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.fromAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'fromAddress', 'universal-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.toAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'toAddress', 'universal-address')
    if (read !== undefined) result.toAddress = read
  }
  raw = value.direction
  if (raw !== undefined) result.direction = text(raw) ?? acceptNull(raw, decoding, value, 'direction', 'string')
  raw = value.tokenSymbol
  if (raw !== undefined) result.tokenSymbol = text(raw) ?? acceptNull(raw, decoding, value, 'tokenSymbol', 'string')
  raw = value.tokenName
  if (raw !== undefined) result.tokenName = text(raw) ?? acceptNull(raw, decoding, value, 'tokenName', 'string')
  raw = value.tokenDecimals
  if (raw !== undefined && raw !== '')
    result.tokenDecimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'tokenDecimals', 'decimals')
  raw = value.tokenLogo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'tokenLogo', 'string')
  return result
}

export function decodeHistoryTokenTransfers(value: unknown, decoding: Decoding): T.HistoryTokenTransfers | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryTokenTransfers> = {
    items: [],
  }
  let raw: unknown
  raw = value.items
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeHistoryTokenTransfer, 'object') ?? violation(decoding, value, 'items', 'list')
    if (read !== undefined) result.items = read
  }
  raw = value.hasMore
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasMore', 'boolean')
    if (read !== undefined) result.hasMore = read
  }
  return result
}

export function decodeHistoryTransaction(value: unknown, decoding: Decoding): T.HistoryTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryTransaction> = {
    hash: universalHash(value.hash) ?? required(decoding, value, 'hash', 'universal-hash'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.index
  if (raw !== undefined && raw !== '') result.index = count(raw) ?? acceptNull(raw, decoding, value, 'index', 'index')
  raw = value.status
  if (raw !== undefined) result.status = text(raw) ?? acceptNull(raw, decoding, value, 'status', 'string')
  raw = value.direction
  if (raw !== undefined) result.direction = text(raw) ?? acceptNull(raw, decoding, value, 'direction', 'string')
  raw = value.category
  if (raw !== undefined) result.category = text(raw) ?? acceptNull(raw, decoding, value, 'category', 'string')
  raw = value.summary
  if (raw !== undefined) result.summary = text(raw) ?? acceptNull(raw, decoding, value, 'summary', 'string')
  raw = value.methodLabel
  if (raw !== undefined) result.methodLabel = text(raw) ?? acceptNull(raw, decoding, value, 'methodLabel', 'string')
  raw = value.possibleSpam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possibleSpam', 'boolean')
  raw = value.initiatedBy
  if (raw !== undefined)
    result.initiatedBy = decodeParticipant(raw, decoding) ?? acceptNull(raw, decoding, value, 'initiatedBy', 'object')
  raw = value.from
  if (raw !== undefined && raw !== null) {
    const read = decodeParticipant(raw, decoding) ?? violation(decoding, value, 'from', 'object')
    if (read !== undefined) result.from = read
  }
  raw = value.to
  if (raw !== undefined)
    result.to = decodeParticipant(raw, decoding) ?? acceptNull(raw, decoding, value, 'to', 'object')
  raw = value.fee
  if (raw !== undefined)
    result.fee = decodeHistoryFee(raw, decoding) ?? acceptNull(raw, decoding, value, 'fee', 'object')
  raw = value.confirmations
  if (raw !== undefined && raw !== '')
    result.confirmations = count(raw) ?? acceptNull(raw, decoding, value, 'confirmations', 'count')
  raw = value.nativeTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryNativeTransfers(raw, decoding) ?? violation(decoding, value, 'nativeTransfers', 'object')
    if (read !== undefined) result.nativeTransfers = read
  }
  raw = value.tokenTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryTokenTransfers(raw, decoding) ?? violation(decoding, value, 'tokenTransfers', 'object')
    if (read !== undefined) result.tokenTransfers = read
  }
  raw = value.nftTransfers
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryNftTransfers(raw, decoding) ?? violation(decoding, value, 'nftTransfers', 'object')
    if (read !== undefined) result.nftTransfers = read
  }
  return result
}

export function decodeLendingDetails(value: unknown, decoding: Decoding): T.LendingDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LendingDetails> = {}
  let raw: unknown
  raw = value.healthFactor
  if (raw !== undefined && raw !== '')
    result.healthFactor = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'healthFactor', 'decimal')
  return result
}

export function decodeLiquidityDetails(value: unknown, decoding: Decoding): T.LiquidityDetails | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LiquidityDetails> = {}
  let raw: unknown
  raw = value.poolAddress
  if (raw !== undefined && raw !== '')
    result.poolAddress = universalAddress(raw) ?? acceptNull(raw, decoding, value, 'poolAddress', 'universal-address')
  return result
}

export function decodeNativePrice(value: unknown, decoding: Decoding): T.NativePrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativePrice> = {}
  let raw: unknown
  raw = value.valueRaw
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'valueRaw', 'uint256')
    if (read !== undefined) result.valueRaw = read
  }
  raw = value.value
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'value', 'string')
    if (read !== undefined) result.value = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
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
  return result
}

export function decodePairSwap(value: unknown, decoding: Decoding): T.PairSwap | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwap> = {}
  let raw: unknown
  raw = value.transactionHash
  if (raw !== undefined && raw !== '')
    result.transactionHash = universalHash(raw) ?? acceptNull(raw, decoding, value, 'transactionHash', 'universal-hash')
  raw = value.transactionIndex
  if (raw !== undefined && raw !== '')
    result.transactionIndex = count(raw) ?? acceptNull(raw, decoding, value, 'transactionIndex', 'index')
  raw = value.transactionType
  if (raw !== undefined)
    result.transactionType = text(raw) ?? acceptNull(raw, decoding, value, 'transactionType', 'string')
  raw = value.subCategory
  if (raw !== undefined) result.subCategory = text(raw) ?? acceptNull(raw, decoding, value, 'subCategory', 'string')
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.blockTimestamp
  if (raw !== undefined && raw !== '')
    result.blockTimestamp = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockTimestamp', 'date-time')
  raw = value.walletAddress
  if (raw !== undefined && raw !== '')
    result.walletAddress =
      universalAddress(raw) ?? acceptNull(raw, decoding, value, 'walletAddress', 'universal-address')
  raw = value.walletAddressLabel
  if (raw !== undefined)
    result.walletAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'walletAddressLabel', 'string')
  raw = value.baseTokenAmount
  if (raw !== undefined && raw !== '')
    result.baseTokenAmount = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseTokenAmount', 'decimal')
  raw = value.quoteTokenAmount
  if (raw !== undefined && raw !== '')
    result.quoteTokenAmount = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'quoteTokenAmount', 'decimal')
  raw = value.baseTokenPriceUsd
  if (raw !== undefined && raw !== '')
    result.baseTokenPriceUsd = float(raw) ?? acceptNull(raw, decoding, value, 'baseTokenPriceUsd', 'usd')
  raw = value.quoteTokenPriceUsd
  if (raw !== undefined && raw !== '')
    result.quoteTokenPriceUsd = float(raw) ?? acceptNull(raw, decoding, value, 'quoteTokenPriceUsd', 'usd')
  raw = value.baseQuotePrice
  if (raw !== undefined && raw !== '')
    result.baseQuotePrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseQuotePrice', 'decimal')
  raw = value.totalValueUsd
  if (raw !== undefined && raw !== '')
    result.totalValueUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalValueUsd', 'usd')
  raw = value.entityName
  if (raw !== undefined) result.entityName = text(raw) ?? acceptNull(raw, decoding, value, 'entityName', 'string')
  raw = value.entityLogo
  if (raw !== undefined) result.entityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'entityLogo', 'string')
  return result
}

export function decodePairSwaps(value: unknown, decoding: Decoding): T.PairSwaps | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwaps> = {
    result: rows(value.result, decoding, decodePairSwap, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pageSize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'pageSize', 'count')
    if (read !== undefined) result.pageSize = read
  }
  raw = value.exchangeName
  if (raw !== undefined) result.exchangeName = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeName', 'string')
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.exchangeAddress
  if (raw !== undefined && raw !== '')
    result.exchangeAddress =
      universalAddress(raw) ?? acceptNull(raw, decoding, value, 'exchangeAddress', 'universal-address')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.pairAddress
  if (raw !== undefined && raw !== '')
    result.pairAddress = universalAddress(raw) ?? acceptNull(raw, decoding, value, 'pairAddress', 'universal-address')
  raw = value.baseToken
  if (raw !== undefined && raw !== null) {
    const read = decodePairedToken(raw, decoding) ?? violation(decoding, value, 'baseToken', 'object')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quoteToken
  if (raw !== undefined && raw !== null) {
    const read = decodePairedToken(raw, decoding) ?? violation(decoding, value, 'quoteToken', 'object')
    if (read !== undefined) result.quoteToken = read
  }
  return result
}

export function decodePairedToken(value: unknown, decoding: Decoding): T.PairedToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairedToken> = {}
  let raw: unknown
  raw = value.address
  if (raw !== undefined && raw !== '')
    result.address = universalAddress(raw) ?? acceptNull(raw, decoding, value, 'address', 'universal-address')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  return result
}

export function decodeParticipant(value: unknown, decoding: Decoding): T.Participant | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Participant> = {
    address: universalAddress(value.address) ?? required(decoding, value, 'address', 'universal-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.addressLabel
  if (raw !== undefined) result.addressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'addressLabel', 'string')
  raw = value.entity
  if (raw !== undefined)
    result.entity = decodeParticipantEntity(raw, decoding) ?? acceptNull(raw, decoding, value, 'entity', 'object')
  return result
}

export function decodeParticipantEntity(value: unknown, decoding: Decoding): T.ParticipantEntity | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ParticipantEntity> = {}
  let raw: unknown
  raw = value.id
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'id', 'string')
    if (read !== undefined) result.id = read
  }
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

export function decodePricePoint(value: unknown, decoding: Decoding): T.PricePoint | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PricePoint> = {
    timestamp: date(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'date-time'),
    price: decimal(value.price, decoding) ?? required(decoding, value, 'price', 'decimal'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodePriceSparkline(value: unknown, decoding: Decoding): T.PriceSparkline | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PriceSparkline> = {
    result: rows(value.result, decoding, decodePricePoint, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.chain
  if (!isBlank(raw)) {
    const read = universalChain(raw) ?? violation(decoding, value, 'chain', 'universal-chain')
    if (read !== undefined) result.chain = read
  }
  raw = value.range
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'range', 'string')
    if (read !== undefined) result.range = read
  }
  raw = value.fromDate
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'fromDate', 'date-time')
    if (read !== undefined) result.fromDate = read
  }
  raw = value.toDate
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'toDate', 'date-time')
    if (read !== undefined) result.toDate = read
  }
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodePriceTimeSeries(value: unknown, decoding: Decoding): T.PriceTimeSeries | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PriceTimeSeries> = {
    result: rows(value.result, decoding, decodePricePoint, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.chain
  if (!isBlank(raw)) {
    const read = universalChain(raw) ?? violation(decoding, value, 'chain', 'universal-chain')
    if (read !== undefined) result.chain = read
  }
  raw = value.fromDate
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'fromDate', 'date-time')
    if (read !== undefined) result.fromDate = read
  }
  raw = value.toDate
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'toDate', 'date-time')
    if (read !== undefined) result.toDate = read
  }
  raw = value.interval
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'interval', 'string')
    if (read !== undefined) result.interval = read
  }
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodePriceUpdate(value: unknown, decoding: Decoding): T.PriceUpdate | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PriceUpdate> = {}
  let raw: unknown
  raw = value.timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'timestamp', 'date-time')
    if (read !== undefined) result.timestamp = read
  }
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  return result
}

export function decodeSimpleTokenTransfer(value: unknown, decoding: Decoding): T.SimpleTokenTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SimpleTokenTransfer> = {
    token: universalAddress(value.token) ?? required(decoding, value, 'token', 'universal-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.from
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'from', 'universal-address')
    if (read !== undefined) result.from = read
  }
  raw = value.to
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'to', 'universal-address')
    if (read !== undefined) result.to = read
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
  return result
}

export function decodeSolanaBlock(value: unknown, decoding: Decoding): T.SolanaBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaBlock> = {
    chainFamily: literal(value.chainFamily, 'Solana') ?? required(decoding, value, 'chainFamily', 'Solana'),
    hash: universalHash(value.hash) ?? required(decoding, value, 'hash', 'universal-hash'),
    txs: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.previousBlockHash
  if (!isBlank(raw)) {
    const read = universalHash(raw) ?? violation(decoding, value, 'previousBlockHash', 'universal-hash')
    if (read !== undefined) result.previousBlockHash = read
  }
  raw = value.height
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'height', 'block-number')
    if (read !== undefined) result.height = read
  }
  raw = value.size
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'size', 'count')
    if (read !== undefined) result.size = read
  }
  raw = value.time
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'time', 'unix-seconds')
    if (read !== undefined) result.time = read
  }
  raw = value.txCount
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'txCount', 'count')
    if (read !== undefined) result.txCount = read
  }
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.totalPages
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalPages', 'count')
    if (read !== undefined) result.totalPages = read
  }
  raw = value.itemsOnPage
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'itemsOnPage', 'count')
    if (read !== undefined) result.itemsOnPage = read
  }
  raw = value.txs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeSolanaTransaction, 'object') ?? violation(decoding, value, 'txs', 'list')
    if (read !== undefined) result.txs = read
  }
  raw = value.solanaSpecific
  if (raw !== undefined && raw !== null) {
    const read = decodeSolanaBlockSpecific(raw, decoding) ?? violation(decoding, value, 'solanaSpecific', 'object')
    if (read !== undefined) result.solanaSpecific = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeSolanaBlockSpecific(value: unknown, decoding: Decoding): T.SolanaBlockSpecific | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaBlockSpecific> = {}
  let raw: unknown
  raw = value.miscJson
  if (raw !== undefined) {
    const read = json(raw, decoding)
    if (read === undefined) invalidJson(decoding, value, 'miscJson')
    result.miscJson = read ?? null
  }
  return result
}

export function decodeSolanaInput(value: unknown, decoding: Decoding): T.SolanaInput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaInput> = {
    n: count(value.n) ?? required(decoding, value, 'n', 'index'),
    addresses: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.txid
  if (raw !== undefined) result.txid = text(raw) ?? acceptNull(raw, decoding, value, 'txid', 'string')
  raw = value.vout
  if (raw !== undefined && raw !== '') result.vout = count(raw) ?? acceptNull(raw, decoding, value, 'vout', 'index')
  raw = value.sequence
  if (raw !== undefined && raw !== '')
    result.sequence = count(raw) ?? acceptNull(raw, decoding, value, 'sequence', 'index')
  raw = value.addresses
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.isAddress
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isAddress', 'boolean')
    if (read !== undefined) result.isAddress = read
  }
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'value', 'lamports')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeSolanaOutput(value: unknown, decoding: Decoding): T.SolanaOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaOutput> = {
    n: count(value.n) ?? required(decoding, value, 'n', 'index'),
    addresses: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'lamports')
    if (read !== undefined) result.value = read
  }
  raw = value.addresses
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'addresses', 'list')
    if (read !== undefined) result.addresses = read
  }
  raw = value.isAddress
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isAddress', 'boolean')
    if (read !== undefined) result.isAddress = read
  }
  raw = value.spent
  if (raw !== undefined) result.spent = boolean(raw) ?? acceptNull(raw, decoding, value, 'spent', 'boolean')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeSolanaTransaction(value: unknown, decoding: Decoding): T.SolanaTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaTransaction> = {
    chainFamily: literal(value.chainFamily, 'Solana') ?? required(decoding, value, 'chainFamily', 'Solana'),
    txid: universalHash(value.txid) ?? required(decoding, value, 'txid', 'universal-hash'),
    vin: [],
    vout: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.vin
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeSolanaInput, 'object') ?? violation(decoding, value, 'vin', 'list')
    if (read !== undefined) result.vin = read
  }
  raw = value.vout
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeSolanaOutput, 'object') ?? violation(decoding, value, 'vout', 'list')
    if (read !== undefined) result.vout = read
  }
  raw = value.blockHash
  if (raw !== undefined && raw !== '')
    result.blockHash = universalHash(raw) ?? acceptNull(raw, decoding, value, 'blockHash', 'universal-hash')
  raw = value.blockHeight
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockHeight', 'block-number')
    if (read !== undefined) result.blockHeight = read
  }
  raw = value.blockTime
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'blockTime', 'unix-seconds')
    if (read !== undefined) result.blockTime = read
  }
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'lamports')
    if (read !== undefined) result.value = read
  }
  raw = value.fees
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'fees', 'lamports')
    if (read !== undefined) result.fees = read
  }
  raw = value.tokenTransfers
  if (raw !== undefined)
    result.tokenTransfers =
      rows(raw, decoding, decodeSimpleTokenTransfer, 'object') ??
      acceptNull(raw, decoding, value, 'tokenTransfers', 'list')
  raw = value.solanaSpecific
  if (raw !== undefined && raw !== null) {
    const read =
      decodeSolanaTransactionSpecific(raw, decoding) ?? violation(decoding, value, 'solanaSpecific', 'object')
    if (read !== undefined) result.solanaSpecific = read
  }
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}

export function decodeSolanaTransactionSpecific(
  value: unknown,
  decoding: Decoding,
): T.SolanaTransactionSpecific | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaTransactionSpecific> = {}
  let raw: unknown
  raw = value.miscJson
  if (raw !== undefined) {
    const read = json(raw, decoding)
    if (read === undefined) invalidJson(decoding, value, 'miscJson')
    result.miscJson = read ?? null
  }
  return result
}

export function decodeSwappedToken(value: unknown, decoding: Decoding): T.SwappedToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SwappedToken> = {}
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'address', 'universal-address')
    if (read !== undefined) result.address = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.amount
  if (raw !== undefined && raw !== '')
    result.amount = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'amount', 'decimal')
  raw = value.usdPrice
  if (raw !== undefined && raw !== '')
    result.usdPrice = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice', 'usd')
  raw = value.usdAmount
  if (raw !== undefined && raw !== '')
    result.usdAmount = float(raw) ?? acceptNull(raw, decoding, value, 'usdAmount', 'usd')
  raw = value.tokenType
  if (raw !== undefined) result.tokenType = text(raw) ?? acceptNull(raw, decoding, value, 'tokenType', 'string')
  return result
}

export function decodeSyncedHeights(value: unknown, decoding: Decoding): T.SyncedHeights | undefined {
  return syncedAt(value) as T.SyncedHeights | undefined
}

export function decodeTokenBalance(value: unknown, decoding: Decoding): T.TokenBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenBalance> = {
    chainId: universalChain(value.chainId) ?? required(decoding, value, 'chainId', 'universal-chain'),
    tokenAddress: universalToken(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'universal-token'),
    balanceRaw: uint(value.balanceRaw, decoding) ?? required(decoding, value, 'balanceRaw', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.balance
  if (raw !== undefined && raw !== '')
    result.balance = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'balance', 'decimal')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
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
  raw = value.nativeToken
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'nativeToken', 'boolean')
    if (read !== undefined) result.nativeToken = read
  }
  raw = value.securityScore
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'securityScore', 'number')
  raw = value.portfolioPercentage
  if (raw !== undefined && raw !== '')
    result.portfolioPercentage = float(raw) ?? acceptNull(raw, decoding, value, 'portfolioPercentage', 'percent')
  raw = value.usdPrice
  if (raw !== undefined && raw !== '')
    result.usdPrice = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice', 'usd')
  raw = value.usdPrice24hrUsdChange
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrUsdChange = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24hrUsdChange', 'usd')
  raw = value.usdPrice24hrPercentChange
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrPercentChange =
      float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24hrPercentChange', 'percent')
  raw = value.usdValue
  if (raw !== undefined && raw !== '')
    result.usdValue = float(raw) ?? acceptNull(raw, decoding, value, 'usdValue', 'usd')
  raw = value.usdValue24hrUsdChange
  if (raw !== undefined && raw !== '')
    result.usdValue24hrUsdChange = float(raw) ?? acceptNull(raw, decoding, value, 'usdValue24hrUsdChange', 'usd')
  raw = value.derivedAddress
  if (raw !== undefined && raw !== '')
    result.derivedAddress = bitcoinAddress(raw) ?? acceptNull(raw, decoding, value, 'derivedAddress', 'bitcoin-address')
  raw = value.derivedPath
  if (raw !== undefined) result.derivedPath = text(raw) ?? acceptNull(raw, decoding, value, 'derivedPath', 'string')
  raw = value.sparkline
  if (raw !== undefined) result.sparkline = anything(raw, decoding)
  raw = value.pnl
  if (raw !== undefined) result.pnl = anything(raw, decoding)
  return result
}

export function decodeTokenBalances(value: unknown, decoding: Decoding): T.TokenBalances | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenBalances> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
    result: rows(value.result, decoding, decodeTokenBalance, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.address
  if (!isBlank(raw)) {
    const read = universalWallet(raw) ?? violation(decoding, value, 'address', 'universal-wallet')
    if (read !== undefined) result.address = read
  }
  raw = value.addressType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'addressType', 'string')
    if (read !== undefined) result.addressType = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeTokenPrice(value: unknown, decoding: Decoding): T.TokenPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenPrice> = {
    usdPrice: float(value.usdPrice) ?? required(decoding, value, 'usdPrice', 'usd'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.chain
  if (!isBlank(raw)) {
    const read = universalChain(raw) ?? violation(decoding, value, 'chain', 'universal-chain')
    if (read !== undefined) result.chain = read
  }
  raw = value.tokenAddress
  if (raw !== undefined && raw !== '')
    result.tokenAddress = universalToken(raw) ?? acceptNull(raw, decoding, value, 'tokenAddress', 'universal-token')
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
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'tokenLogo', 'string')
  raw = value.tokenDecimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'tokenDecimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value['24hrChangeUsd']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24hrChangeUsd', 'usd')
    if (read !== undefined) result['24hrChangeUsd'] = read
  }
  raw = value['24hrChangePercent']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24hrChangePercent', 'percent')
    if (read !== undefined) result['24hrChangePercent'] = read
  }
  raw = value.nativePrice
  if (raw !== undefined && raw !== null) {
    const read = decodeNativePrice(raw, decoding) ?? violation(decoding, value, 'nativePrice', 'object')
    if (read !== undefined) result.nativePrice = read
  }
  raw = value.verifiedContract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'verifiedContract', 'boolean')
    if (read !== undefined) result.verifiedContract = read
  }
  raw = value.securityScore
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'securityScore', 'number')
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.updatedAt
  if (raw !== undefined && raw !== null) {
    const read = decodePriceUpdate(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'object')
    if (read !== undefined) result.updatedAt = read
  }
  raw = value.dexInformation
  if (raw !== undefined)
    result.dexInformation =
      decodeDexInformation(raw, decoding) ?? acceptNull(raw, decoding, value, 'dexInformation', 'object')
  return result
}

export function decodeTokenProfitability(value: unknown, decoding: Decoding): T.TokenProfitability | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenProfitability> = {
    chain: universalChain(value.chain) ?? required(decoding, value, 'chain', 'universal-chain'),
    tokenAddress: evmAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.walletAddress
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'walletAddress', 'evm-address')
    if (read !== undefined) result.walletAddress = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.possibleSpam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possibleSpam', 'boolean')
  raw = value.verifiedContract
  if (raw !== undefined)
    result.verifiedContract = boolean(raw) ?? acceptNull(raw, decoding, value, 'verifiedContract', 'boolean')
  raw = value.securityScore
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'securityScore', 'number')
  raw = value.totalTokensBought
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'totalTokensBought', 'number')
    if (read !== undefined) result.totalTokensBought = read
  }
  raw = value.totalTokensSold
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'totalTokensSold', 'number')
    if (read !== undefined) result.totalTokensSold = read
  }
  raw = value.totalBoughtVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalBoughtVolumeUsd', 'usd')
    if (read !== undefined) result.totalBoughtVolumeUsd = read
  }
  raw = value.totalSoldVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalSoldVolumeUsd', 'usd')
    if (read !== undefined) result.totalSoldVolumeUsd = read
  }
  raw = value.totalTrades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalTrades', 'count')
    if (read !== undefined) result.totalTrades = read
  }
  raw = value.totalBuys
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalBuys', 'count')
    if (read !== undefined) result.totalBuys = read
  }
  raw = value.totalSells
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalSells', 'count')
    if (read !== undefined) result.totalSells = read
  }
  raw = value.avgBuyPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'avgBuyPriceUsd', 'usd')
    if (read !== undefined) result.avgBuyPriceUsd = read
  }
  raw = value.avgSellPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'avgSellPriceUsd', 'usd')
    if (read !== undefined) result.avgSellPriceUsd = read
  }
  raw = value.avgCostOfQuantitySold
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'avgCostOfQuantitySold', 'usd')
    if (read !== undefined) result.avgCostOfQuantitySold = read
  }
  raw = value.remainingBalance
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'remainingBalance', 'number')
    if (read !== undefined) result.remainingBalance = read
  }
  raw = value.currentPriceUsd
  if (raw !== undefined && raw !== '')
    result.currentPriceUsd = float(raw) ?? acceptNull(raw, decoding, value, 'currentPriceUsd', 'usd')
  raw = value.realizedProfitUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realizedProfitUsd', 'usd')
    if (read !== undefined) result.realizedProfitUsd = read
  }
  raw = value.realizedProfitPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realizedProfitPercentage', 'percent')
    if (read !== undefined) result.realizedProfitPercentage = read
  }
  raw = value.unrealizedProfitUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'unrealizedProfitUsd', 'usd')
    if (read !== undefined) result.unrealizedProfitUsd = read
  }
  raw = value.unrealizedProfitPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'unrealizedProfitPercentage', 'percent')
    if (read !== undefined) result.unrealizedProfitPercentage = read
  }
  raw = value.totalPnlUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalPnlUsd', 'usd')
    if (read !== undefined) result.totalPnlUsd = read
  }
  raw = value.totalPnlPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalPnlPercentage', 'percent')
    if (read !== undefined) result.totalPnlPercentage = read
  }
  raw = value.roi
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'roi', 'number')
    if (read !== undefined) result.roi = read
  }
  return result
}

export function decodeTokenSwap(value: unknown, decoding: Decoding): T.TokenSwap | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenSwap> = {
    transactionHash:
      universalHash(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'universal-hash'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transactionIndex
  if (raw !== undefined && raw !== '')
    result.transactionIndex = count(raw) ?? acceptNull(raw, decoding, value, 'transactionIndex', 'index')
  raw = value.transactionType
  if (raw !== undefined)
    result.transactionType = text(raw) ?? acceptNull(raw, decoding, value, 'transactionType', 'string')
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.blockTimestamp
  if (raw !== undefined && raw !== '')
    result.blockTimestamp = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockTimestamp', 'date-time')
  raw = value.subCategory
  if (raw !== undefined) result.subCategory = text(raw) ?? acceptNull(raw, decoding, value, 'subCategory', 'string')
  raw = value.walletAddress
  if (raw !== undefined && raw !== '')
    result.walletAddress =
      universalAddress(raw) ?? acceptNull(raw, decoding, value, 'walletAddress', 'universal-address')
  raw = value.walletAddressLabel
  if (raw !== undefined)
    result.walletAddressLabel = text(raw) ?? acceptNull(raw, decoding, value, 'walletAddressLabel', 'string')
  raw = value.pairAddress
  if (raw !== undefined && raw !== '')
    result.pairAddress = universalAddress(raw) ?? acceptNull(raw, decoding, value, 'pairAddress', 'universal-address')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.exchangeAddress
  if (raw !== undefined && raw !== '')
    result.exchangeAddress =
      universalAddress(raw) ?? acceptNull(raw, decoding, value, 'exchangeAddress', 'universal-address')
  raw = value.exchangeName
  if (raw !== undefined) result.exchangeName = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeName', 'string')
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.baseToken
  if (raw !== undefined) result.baseToken = text(raw) ?? acceptNull(raw, decoding, value, 'baseToken', 'string')
  raw = value.quoteToken
  if (raw !== undefined) result.quoteToken = text(raw) ?? acceptNull(raw, decoding, value, 'quoteToken', 'string')
  raw = value.bought
  if (raw !== undefined)
    result.bought = decodeSwappedToken(raw, decoding) ?? acceptNull(raw, decoding, value, 'bought', 'object')
  raw = value.sold
  if (raw !== undefined)
    result.sold = decodeSwappedToken(raw, decoding) ?? acceptNull(raw, decoding, value, 'sold', 'object')
  raw = value.baseQuotePrice
  if (raw !== undefined && raw !== '')
    result.baseQuotePrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseQuotePrice', 'decimal')
  raw = value.totalValueUsd
  if (raw !== undefined && raw !== '')
    result.totalValueUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalValueUsd', 'usd')
  raw = value.entityName
  if (raw !== undefined) result.entityName = text(raw) ?? acceptNull(raw, decoding, value, 'entityName', 'string')
  raw = value.entityLogo
  if (raw !== undefined) result.entityLogo = text(raw) ?? acceptNull(raw, decoding, value, 'entityLogo', 'string')
  return result
}

export function decodeTokenSwaps(value: unknown, decoding: Decoding): T.TokenSwaps | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenSwaps> = {
    result: rows(value.result, decoding, decodeTokenSwap, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pageSize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'pageSize', 'count')
    if (read !== undefined) result.pageSize = read
  }
  return result
}

export function decodeTopTrader(value: unknown, decoding: Decoding): T.TopTrader | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TopTrader> = {
    walletAddress:
      universalAddress(value.walletAddress) ?? required(decoding, value, 'walletAddress', 'universal-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.totalTokensBought
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'totalTokensBought', 'number')
    if (read !== undefined) result.totalTokensBought = read
  }
  raw = value.totalTokensSold
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'totalTokensSold', 'number')
    if (read !== undefined) result.totalTokensSold = read
  }
  raw = value.totalBoughtVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalBoughtVolumeUsd', 'usd')
    if (read !== undefined) result.totalBoughtVolumeUsd = read
  }
  raw = value.totalSoldVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalSoldVolumeUsd', 'usd')
    if (read !== undefined) result.totalSoldVolumeUsd = read
  }
  raw = value.totalTrades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalTrades', 'count')
    if (read !== undefined) result.totalTrades = read
  }
  raw = value.avgBuyPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'avgBuyPriceUsd', 'usd')
    if (read !== undefined) result.avgBuyPriceUsd = read
  }
  raw = value.avgSellPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'avgSellPriceUsd', 'usd')
    if (read !== undefined) result.avgSellPriceUsd = read
  }
  raw = value.avgCostOfQuantitySold
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'avgCostOfQuantitySold', 'usd')
    if (read !== undefined) result.avgCostOfQuantitySold = read
  }
  raw = value.realizedProfitUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realizedProfitUsd', 'usd')
    if (read !== undefined) result.realizedProfitUsd = read
  }
  raw = value.realizedProfitPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realizedProfitPercentage', 'percent')
    if (read !== undefined) result.realizedProfitPercentage = read
  }
  raw = value.unrealizedProfitUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'unrealizedProfitUsd', 'usd')
    if (read !== undefined) result.unrealizedProfitUsd = read
  }
  raw = value.totalPnlUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalPnlUsd', 'usd')
    if (read !== undefined) result.totalPnlUsd = read
  }
  raw = value.totalPnlPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalPnlPercentage', 'percent')
    if (read !== undefined) result.totalPnlPercentage = read
  }
  raw = value.roi
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'roi', 'number')
    if (read !== undefined) result.roi = read
  }
  return result
}

export function decodeTopTraders(value: unknown, decoding: Decoding): T.TopTraders | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TopTraders> = {
    result: rows(value.result, decoding, decodeTopTrader, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.token
  if (raw !== undefined && raw !== null) {
    const read = decodeTradedToken(raw, decoding) ?? violation(decoding, value, 'token', 'object')
    if (read !== undefined) result.token = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.limit
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'limit', 'count')
    if (read !== undefined) result.limit = read
  }
  return result
}

export function decodeTradedToken(value: unknown, decoding: Decoding): T.TradedToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TradedToken> = {}
  let raw: unknown
  raw = value.chain
  if (!isBlank(raw)) {
    const read = universalChain(raw) ?? violation(decoding, value, 'chain', 'universal-chain')
    if (read !== undefined) result.chain = read
  }
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = universalAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'universal-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.possibleSpam
  if (raw !== undefined)
    result.possibleSpam = boolean(raw) ?? acceptNull(raw, decoding, value, 'possibleSpam', 'boolean')
  raw = value.verifiedContract
  if (raw !== undefined)
    result.verifiedContract = boolean(raw) ?? acceptNull(raw, decoding, value, 'verifiedContract', 'boolean')
  raw = value.securityScore
  if (raw !== undefined)
    result.securityScore = float(raw) ?? acceptNull(raw, decoding, value, 'securityScore', 'number')
  raw = value.currentPriceUsd
  if (raw !== undefined && raw !== '')
    result.currentPriceUsd = float(raw) ?? acceptNull(raw, decoding, value, 'currentPriceUsd', 'usd')
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

export function decodeUniqueCounterparties(value: unknown, decoding: Decoding): T.UniqueCounterparties | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UniqueCounterparties> = {}
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
  return result
}

export function decodeUniversalBlock(value: unknown, decoding: Decoding): T.UniversalBlock | undefined {
  if (!isObject(value)) return undefined
  switch (value.chainFamily) {
    case 'EVM':
      return decodeEvmBlock(value, decoding)
    case 'Bitcoin':
      return decodeBitcoinBlock(value, decoding)
    case 'Solana':
      return decodeSolanaBlock(value, decoding)
    default:
      return unknownVariant(decoding, 'UniversalBlock', value, value.chainFamily)
  }
}

export function decodeUniversalTransaction(value: unknown, decoding: Decoding): T.UniversalTransaction | undefined {
  if (!isObject(value)) return undefined
  switch (value.chainFamily) {
    case 'EVM':
      return decodeEvmTransaction(value, decoding)
    case 'Bitcoin':
      return decodeBitcoinTransaction(value, decoding)
    case 'Solana':
      return decodeSolanaTransaction(value, decoding)
    default:
      return unknownVariant(decoding, 'UniversalTransaction', value, value.chainFamily)
  }
}

export function decodeWalletActivity(value: unknown, decoding: Decoding): T.WalletActivity | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletActivity> = {
    transactionHash:
      universalHash(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'universal-hash'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chain
  if (!isBlank(raw)) {
    const read = universalChain(raw) ?? violation(decoding, value, 'chain', 'universal-chain')
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

export function decodeWalletHistory(value: unknown, decoding: Decoding): T.WalletHistory | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletHistory> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
    result: rows(value.result, decoding, decodeHistoryEntry, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.address
  if (!isBlank(raw)) {
    const read = universalWallet(raw) ?? violation(decoding, value, 'address', 'universal-wallet')
    if (read !== undefined) result.address = read
  }
  raw = value.addressType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'addressType', 'string')
    if (read !== undefined) result.addressType = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pageSize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'pageSize', 'count')
    if (read !== undefined) result.pageSize = read
  }
  return result
}

export function decodeWalletInsight(value: unknown, decoding: Decoding): T.WalletInsight | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletInsight> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
  }
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.address
  if (!isBlank(raw)) {
    const read = evmAddress(raw) ?? violation(decoding, value, 'address', 'evm-address')
    if (read !== undefined) result.address = read
  }
  raw = value.addressType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'addressType', 'string')
    if (read !== undefined) result.addressType = read
  }
  raw = value.activeChains
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'activeChains', 'count')
    if (read !== undefined) result.activeChains = read
  }
  raw = value.mostActiveChain
  if (raw !== undefined && raw !== '')
    result.mostActiveChain =
      universalChain(raw) ?? acceptNull(raw, decoding, value, 'mostActiveChain', 'universal-chain')
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
    const read =
      decodeUniqueCounterparties(raw, decoding) ?? violation(decoding, value, 'uniqueCounterparties', 'object')
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
  if (raw !== undefined)
    result.chainBreakdown =
      rows(raw, decoding, decodeChainInsight, 'object') ?? acceptNull(raw, decoding, value, 'chainBreakdown', 'list')
  return result
}

export function decodeWalletProfitability(value: unknown, decoding: Decoding): T.WalletProfitability | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletProfitability> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
    result:
      rows(value.result, decoding, decodeTokenProfitability, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.limit
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'limit', 'count')
    if (read !== undefined) result.limit = read
  }
  return result
}

export function decodeWalletProfitabilitySummary(
  value: unknown,
  decoding: Decoding,
): T.WalletProfitabilitySummary | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WalletProfitabilitySummary> = {
    missing: missingChains(value.meta, decoding.from.chains, decoding),
    complete: isComplete(value.meta, decoding.from.chains, decoding),
  }
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainsMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  raw = value.totalTokensBought
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'totalTokensBought', 'number')
    if (read !== undefined) result.totalTokensBought = read
  }
  raw = value.totalTokensSold
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'totalTokensSold', 'number')
    if (read !== undefined) result.totalTokensSold = read
  }
  raw = value.totalBoughtVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalBoughtVolumeUsd', 'usd')
    if (read !== undefined) result.totalBoughtVolumeUsd = read
  }
  raw = value.totalSoldVolumeUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalSoldVolumeUsd', 'usd')
    if (read !== undefined) result.totalSoldVolumeUsd = read
  }
  raw = value.totalTrades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalTrades', 'count')
    if (read !== undefined) result.totalTrades = read
  }
  raw = value.totalBuys
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalBuys', 'count')
    if (read !== undefined) result.totalBuys = read
  }
  raw = value.totalSells
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalSells', 'count')
    if (read !== undefined) result.totalSells = read
  }
  raw = value.realizedProfitUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realizedProfitUsd', 'usd')
    if (read !== undefined) result.realizedProfitUsd = read
  }
  raw = value.realizedProfitPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'realizedProfitPercentage', 'percent')
    if (read !== undefined) result.realizedProfitPercentage = read
  }
  raw = value.unrealizedProfitUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'unrealizedProfitUsd', 'usd')
    if (read !== undefined) result.unrealizedProfitUsd = read
  }
  raw = value.unrealizedProfitPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'unrealizedProfitPercentage', 'percent')
    if (read !== undefined) result.unrealizedProfitPercentage = read
  }
  raw = value.totalPnlUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalPnlUsd', 'usd')
    if (read !== undefined) result.totalPnlUsd = read
  }
  raw = value.totalPnlPercentage
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalPnlPercentage', 'percent')
    if (read !== undefined) result.totalPnlPercentage = read
  }
  raw = value.roi
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'roi', 'number')
    if (read !== undefined) result.roi = read
  }
  raw = value.winRate
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'winRate', 'number')
    if (read !== undefined) result.winRate = read
  }
  raw = value.tokensTraded
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'tokensTraded', 'count')
    if (read !== undefined) result.tokensTraded = read
  }
  return result
}

export function decodeXpubAddress(value: unknown, decoding: Decoding): T.XpubAddress | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.XpubAddress> = {
    address: bitcoinAddress(value.address) ?? required(decoding, value, 'address', 'bitcoin-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.path
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'path', 'string')
    if (read !== undefined) result.path = read
  }
  raw = value.transfers
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transfers', 'count')
    if (read !== undefined) result.transfers = read
  }
  return result
}

export function decodeXpubAddresses(value: unknown, decoding: Decoding): T.XpubAddresses | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.XpubAddresses> = {
    addresses:
      rows(value.addresses, decoding, decodeXpubAddress, 'object') ?? required(decoding, value, 'addresses', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.meta
  if (raw !== undefined && raw !== null) {
    const read = decodeChainMeta(raw, decoding) ?? violation(decoding, value, 'meta', 'object')
    if (read !== undefined) result.meta = read
  }
  return result
}
