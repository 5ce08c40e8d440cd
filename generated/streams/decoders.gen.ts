// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { bitcoinAmount } from '../../src/operation/decode/bitcoin.js'
import { evmChain } from '../../src/operation/decode/chain.js'
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { anything, record } from '../../src/operation/decode/freeJson.js'
import { grouped, present } from '../../src/operation/decode/gather.js'
import { aptosAddress, evmAddress, evmAddressOrSelector, hash32, hex } from '../../src/operation/decode/hex.js'
import { list, rows } from '../../src/operation/decode/lists.js'
import { count, decimal, decimals, float } from '../../src/operation/decode/numbers.js'
import { boolean, either, isBlank, isObject, nothing, text } from '../../src/operation/decode/plain.js'
import {
  emptyAsList,
  emptyAsObject,
  flattened,
  numberAsText,
  singleAsList,
} from '../../src/operation/decode/reshape.js'
import { solanaAddress } from '../../src/operation/decode/solana.js'
import { date, micros, seconds } from '../../src/operation/decode/times.js'
import { uint } from '../../src/operation/decode/uint.js'
import { unknownVariant } from '../../src/operation/decode/unions.js'
import { bitcoinAddress } from '../../src/operation/decode/universal.js'
import { acceptNull, required, violation } from '../../src/operation/decode/violations.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeAbiInput(value: unknown, decoding: Decoding): T.AbiInput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AbiInput> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.indexed
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'indexed', 'boolean')
    if (read !== undefined) result.indexed = read
  }
  raw = value.components
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodeAbiInput, 'object') ?? violation(decoding, value, 'components', 'list')
    if (read !== undefined) result.components = read
  }
  raw = value.internalType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'internalType', 'string')
    if (read !== undefined) result.internalType = read
  }
  return result
}

export function decodeAbiItem(value: unknown, decoding: Decoding): T.AbiItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AbiItem> = {}
  let raw: unknown
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.inputs
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodeAbiInput, 'object') ?? violation(decoding, value, 'inputs', 'list')
    if (read !== undefined) result.inputs = read
  }
  raw = value.outputs
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodeAbiOutput, 'object') ?? violation(decoding, value, 'outputs', 'list')
    if (read !== undefined) result.outputs = read
  }
  raw = value.stateMutability
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'stateMutability', 'string')
    if (read !== undefined) result.stateMutability = read
  }
  raw = value.anonymous
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'anonymous', 'boolean')
    if (read !== undefined) result.anonymous = read
  }
  raw = value.constant
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'constant', 'boolean')
    if (read !== undefined) result.constant = read
  }
  raw = value.payable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'payable', 'boolean')
    if (read !== undefined) result.payable = read
  }
  raw = value.gas
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'gas', 'number')
    if (read !== undefined) result.gas = read
  }
  return result
}

export function decodeAbiOutput(value: unknown, decoding: Decoding): T.AbiOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AbiOutput> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.components
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodeAbiOutput, 'object') ?? violation(decoding, value, 'components', 'list')
    if (read !== undefined) result.components = read
  }
  raw = value.internalType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'internalType', 'string')
    if (read !== undefined) result.internalType = read
  }
  return result
}

export function decodeAddressResponse(value: unknown, decoding: Decoding): T.AddressResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AddressResponse> = {
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    address:
      list(singleAsList(value.address, decoding), decoding, evmAddress, 'evm-address') ??
      required(decoding, value, 'address', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeAddresses(value: unknown, decoding: Decoding): T.Addresses | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Addresses> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.id
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'id', 'string')
    if (read !== undefined) result.id = read
  }
  return result
}

export function decodeAddressesResponse(value: unknown, decoding: Decoding): T.AddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AddressesResponse> = {
    result: rows(value.result, decoding, decodeAddresses, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeAdvancedOptions(value: unknown, decoding: Decoding): T.AdvancedOptions | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AdvancedOptions> = {
    topic0: text(value.topic0) ?? required(decoding, value, 'topic0', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.filter
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'filter', 'object')
    if (read !== undefined) result.filter = read
  }
  raw = value.includeNativeTxs
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeNativeTxs', 'boolean')
    if (read !== undefined) result.includeNativeTxs = read
  }
  return result
}

export function decodeAptosCoin(value: unknown, decoding: Decoding): T.AptosCoin | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosCoin> = {}
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
  return result
}

export function decodeAptosCoinDeposit(value: unknown, decoding: Decoding): T.AptosCoinDeposit | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosCoinDeposit> = {
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = either(value.txHash, value.transaction)
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'txHash', 'hash32')
    if (read !== undefined) result.txHash = read
  }
  raw = value.sequenceNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'sequenceNumber', 'uint64')
    if (read !== undefined) result.sequenceNumber = read
  }
  raw = value.valueWithDecimals
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'valueWithDecimals', 'decimal')
    if (read !== undefined) result.valueWithDecimals = read
  }
  raw = value.coin
  if (raw !== undefined && raw !== null) {
    const read = decodeAptosCoin(raw, decoding) ?? violation(decoding, value, 'coin', 'object')
    if (read !== undefined) result.coin = read
  }
  return result
}

export function decodeAptosCoinTransfer(value: unknown, decoding: Decoding): T.AptosCoinTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosCoinTransfer> = {
    from: aptosAddress(value.from) ?? required(decoding, value, 'from', 'aptos-address'),
    to: aptosAddress(value.to) ?? required(decoding, value, 'to', 'aptos-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.txHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'txHash', 'hash32')
    if (read !== undefined) result.txHash = read
  }
  raw = value.transaction
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transaction', 'string')
    if (read !== undefined) result.transaction = read
  }
  raw = value.valueWithDecimals
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'valueWithDecimals', 'decimal')
    if (read !== undefined) result.valueWithDecimals = read
  }
  raw = value.coin
  if (raw !== undefined && raw !== null) {
    const read = decodeAptosCoin(raw, decoding) ?? violation(decoding, value, 'coin', 'object')
    if (read !== undefined) result.coin = read
  }
  return result
}

export function decodeAptosCoinWithdrawal(value: unknown, decoding: Decoding): T.AptosCoinWithdrawal | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosCoinWithdrawal> = {
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = either(value.txHash, value.transaction)
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'txHash', 'hash32')
    if (read !== undefined) result.txHash = read
  }
  raw = value.sequenceNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'sequenceNumber', 'uint64')
    if (read !== undefined) result.sequenceNumber = read
  }
  raw = value.valueWithDecimals
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'valueWithDecimals', 'decimal')
    if (read !== undefined) result.valueWithDecimals = read
  }
  raw = value.coin
  if (raw !== undefined && raw !== null) {
    const read = decodeAptosCoin(raw, decoding) ?? violation(decoding, value, 'coin', 'object')
    if (read !== undefined) result.coin = read
  }
  return result
}

export function decodeAptosStream(value: unknown, decoding: Decoding): T.AptosStream | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStream> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    webhookUrl: text(value.webhookUrl) ?? required(decoding, value, 'webhookUrl', 'string'),
    network: list(value.network, decoding, text, 'string') ?? required(decoding, value, 'network', 'list'),
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
    description: '',
    tag: '',
    allAddresses: false,
    includeChanges: false,
    includeEvents: false,
    includePayload: false,
    events: [],
    functions: [],
    demo: false,
    statusMessage: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.description
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.allAddresses
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'allAddresses', 'boolean')
    if (read !== undefined) result.allAddresses = read
  }
  raw = value.includeChanges
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeChanges', 'boolean')
    if (read !== undefined) result.includeChanges = read
  }
  raw = value.includeEvents
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeEvents', 'boolean')
    if (read !== undefined) result.includeEvents = read
  }
  raw = value.includePayload
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includePayload', 'boolean')
    if (read !== undefined) result.includePayload = read
  }
  raw = value.events
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'events', 'list')
    if (read !== undefined) result.events = read
  }
  raw = value.functions
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'functions', 'list')
    if (read !== undefined) result.functions = read
  }
  raw = value.demo
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'demo', 'boolean')
    if (read !== undefined) result.demo = read
  }
  raw = value.statusMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  raw = value.isErrorSince
  if (raw !== undefined && raw !== '')
    result.isErrorSince = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'isErrorSince', 'date-time')
  raw = value.amountOfAddresses
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'amountOfAddresses', 'count')
    if (read !== undefined) result.amountOfAddresses = read
  }
  return result
}

export function decodeAptosStreamStatus(value: unknown, decoding: Decoding): T.AptosStreamStatus | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStreamStatus> = {
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.statusMessage
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  return result
}

export function decodeAptosStreamsAddAddressesResponse(
  value: unknown,
  decoding: Decoding,
): T.AptosStreamsAddAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStreamsAddAddressesResponse> = {
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    address:
      list(singleAsList(value.address, decoding), decoding, aptosAddress, 'aptos-address') ??
      required(decoding, value, 'address', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeAptosStreamsDeleteAddressesResponse(
  value: unknown,
  decoding: Decoding,
): T.AptosStreamsDeleteAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStreamsDeleteAddressesResponse> = {
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    address:
      list(singleAsList(value.address, decoding), decoding, aptosAddress, 'aptos-address') ??
      required(decoding, value, 'address', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeAptosStreamsGetAddressesResponse(
  value: unknown,
  decoding: Decoding,
): T.AptosStreamsGetAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStreamsGetAddressesResponse> = {
    result:
      rows(value.result, decoding, decodeAptosStreamsGetAddressesResponseResultItem, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeAptosStreamsGetAddressesResponseResultItem(
  value: unknown,
  decoding: Decoding,
): T.AptosStreamsGetAddressesResponseResultItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStreamsGetAddressesResponseResultItem> = {
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeAptosStreamsGetAllResponse(
  value: unknown,
  decoding: Decoding,
): T.AptosStreamsGetAllResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosStreamsGetAllResponse> = {
    result: rows(value.result, decoding, decodeAptosStream, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeAptosWebhook(value: unknown, decoding: Decoding): T.AptosWebhook | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosWebhook> = {
    network: text(value.network) ?? required(decoding, value, 'network', 'string'),
    block: decodeAptosWebhookBlock(value.block, decoding) ?? required(decoding, value, 'block', 'object'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    retries: 0,
    tag: '',
    transactions: [],
    coinTransfers: [],
    coinDeposits: [],
    coinWithdrawals: [],
    events: [],
    changes: [],
    payloads: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.transactions
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeAptosWebhookTransaction, 'object') ?? violation(decoding, value, 'transactions', 'list')
    if (read !== undefined) result.transactions = read
  }
  raw = value.coinTransfers
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeAptosCoinTransfer, 'object') ?? violation(decoding, value, 'coinTransfers', 'list')
    if (read !== undefined) result.coinTransfers = read
  }
  raw = value.coinDeposits
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeAptosCoinDeposit, 'object') ?? violation(decoding, value, 'coinDeposits', 'list')
    if (read !== undefined) result.coinDeposits = read
  }
  raw = value.coinWithdrawals
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeAptosCoinWithdrawal, 'object') ?? violation(decoding, value, 'coinWithdrawals', 'list')
    if (read !== undefined) result.coinWithdrawals = read
  }
  raw = value.events
  if (!isBlank(raw)) {
    const read =
      rows(flattened(raw, decoding), decoding, decodeAptosWebhookEvents, 'object') ??
      violation(decoding, value, 'events', 'list')
    if (read !== undefined) result.events = read
  }
  raw = value.changes
  if (!isBlank(raw)) {
    const read =
      rows(flattened(raw, decoding), decoding, decodeAptosWebhookChanges, 'object') ??
      violation(decoding, value, 'changes', 'list')
    if (read !== undefined) result.changes = read
  }
  raw = value.payloads
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeAptosWebhookPayloads, 'object') ?? violation(decoding, value, 'payloads', 'list')
    if (read !== undefined) result.payloads = read
  }
  return result
}

export function decodeAptosWebhookBlock(value: unknown, decoding: Decoding): T.AptosWebhookBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosWebhookBlock> = {
    hash: text(value.hash) ?? required(decoding, value, 'hash', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'number', 'block-number')
    if (read !== undefined) result.number = read
  }
  raw = value.timestamp
  if (!isBlank(raw)) {
    const read = micros(raw, decoding) ?? violation(decoding, value, 'timestamp', 'unix-micros')
    if (read !== undefined) result.timestamp = read
  }
  raw = value.firstVersion
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'firstVersion', 'ledger-version')
    if (read !== undefined) result.firstVersion = read
  }
  raw = value.lastVersion
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'lastVersion', 'ledger-version')
    if (read !== undefined) result.lastVersion = read
  }
  return result
}

export function decodeAptosWebhookChanges(value: unknown, decoding: Decoding): T.AptosWebhookChanges | undefined {
  return record(value, decoding) as T.AptosWebhookChanges | undefined
}

export function decodeAptosWebhookEvents(value: unknown, decoding: Decoding): T.AptosWebhookEvents | undefined {
  return record(value, decoding) as T.AptosWebhookEvents | undefined
}

export function decodeAptosWebhookPayloads(value: unknown, decoding: Decoding): T.AptosWebhookPayloads | undefined {
  return record(value, decoding) as T.AptosWebhookPayloads | undefined
}

export function decodeAptosWebhookTransaction(
  value: unknown,
  decoding: Decoding,
): T.AptosWebhookTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosWebhookTransaction> = {
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.sender
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'sender', 'aptos-address')
    if (read !== undefined) result.sender = read
  }
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.gasUnitPrice
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasUnitPrice', 'octas')
    if (read !== undefined) result.gasUnitPrice = read
  }
  raw = value.gasUsed
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasUsed', 'uint64')
    if (read !== undefined) result.gasUsed = read
  }
  raw = value.gasLimit
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gasLimit', 'uint64')
    if (read !== undefined) result.gasLimit = read
  }
  raw = value.eventChangeHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'eventChangeHash', 'hash32')
    if (read !== undefined) result.eventChangeHash = read
  }
  raw = value.stateChangeHash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'stateChangeHash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  return result
}

export function decodeBitcoinStream(value: unknown, decoding: Decoding): T.BitcoinStream | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinStream> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    webhookUrl: text(value.webhookUrl) ?? required(decoding, value, 'webhookUrl', 'string'),
    network: list(value.network, decoding, text, 'string') ?? required(decoding, value, 'network', 'list'),
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
    description: '',
    tag: '',
    allAddresses: false,
    includeInputs: true,
    includeOutputs: true,
    demo: false,
    statusMessage: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.description
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.allAddresses
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'allAddresses', 'boolean')
    if (read !== undefined) result.allAddresses = read
  }
  raw = value.includeInputs
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeInputs', 'boolean')
    if (read !== undefined) result.includeInputs = read
  }
  raw = value.includeOutputs
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeOutputs', 'boolean')
    if (read !== undefined) result.includeOutputs = read
  }
  raw = value.demo
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'demo', 'boolean')
    if (read !== undefined) result.demo = read
  }
  raw = value.statusMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  raw = value.isErrorSince
  if (raw !== undefined && raw !== '')
    result.isErrorSince = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'isErrorSince', 'date-time')
  raw = value.amountOfAddresses
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'amountOfAddresses', 'count')
    if (read !== undefined) result.amountOfAddresses = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  return result
}

export function decodeBitcoinStreamAddress(value: unknown, decoding: Decoding): T.BitcoinStreamAddress | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinStreamAddress> = {
    address: bitcoinAddress(value.address) ?? required(decoding, value, 'address', 'bitcoin-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeBitcoinStreamAddressesChanged(
  value: unknown,
  decoding: Decoding,
): T.BitcoinStreamAddressesChanged | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinStreamAddressesChanged> = {
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    address:
      list(singleAsList(value.address, decoding), decoding, bitcoinAddress, 'bitcoin-address') ??
      required(decoding, value, 'address', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeBitcoinStreamAddressesResponse(
  value: unknown,
  decoding: Decoding,
): T.BitcoinStreamAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinStreamAddressesResponse> = {
    result:
      rows(value.result, decoding, decodeBitcoinStreamAddress, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeBitcoinStreamStatus(value: unknown, decoding: Decoding): T.BitcoinStreamStatus | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinStreamStatus> = {
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
    statusMessage: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.statusMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  return result
}

export function decodeBitcoinStreamsResponse(value: unknown, decoding: Decoding): T.BitcoinStreamsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinStreamsResponse> = {
    result: rows(value.result, decoding, decodeBitcoinStream, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeBitcoinWebhook(value: unknown, decoding: Decoding): T.BitcoinWebhook | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinWebhook> = {
    block: decodeBitcoinWebhookBlock(value.block, decoding) ?? required(decoding, value, 'block', 'object'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    chainId: '',
    network: '',
    confirmed: false,
    retries: 0,
    tag: '',
    transactions: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'chainId', 'string')
    if (read !== undefined) result.chainId = read
  }
  raw = value.network
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'network', 'string')
    if (read !== undefined) result.network = read
  }
  raw = value.confirmed
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'confirmed', 'boolean')
    if (read !== undefined) result.confirmed = read
  }
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = either(value.transactions, value.txs)
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeBitcoinWebhookTransaction, 'object') ??
      violation(decoding, value, 'transactions', 'list')
    if (read !== undefined) result.transactions = read
  }
  return result
}

export function decodeBitcoinWebhookBlock(value: unknown, decoding: Decoding): T.BitcoinWebhookBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinWebhookBlock> = {
    hash: text(value.hash) ?? required(decoding, value, 'hash', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.height
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'height', 'block-number')
    if (read !== undefined) result.height = read
  }
  raw = value.timestamp
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'timestamp', 'unix-seconds')
    if (read !== undefined) result.timestamp = read
  }
  raw = either(value.previousblockhash, value.previousBlockHash)
  if (raw !== undefined)
    result.previousBlockHash = text(raw) ?? acceptNull(raw, decoding, value, 'previousblockhash', 'string')
  raw = either(value.merkleroot, value.merkleRoot)
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'merkleroot', 'string')
    if (read !== undefined) result.merkleRoot = read
  }
  raw = either(value.nTx, value.txCount)
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'nTx', 'count')
    if (read !== undefined) result.txCount = read
  }
  raw = value.difficulty
  if (raw !== undefined && raw !== null) {
    const read = text(numberAsText(raw, decoding)) ?? violation(decoding, value, 'difficulty', 'string')
    if (read !== undefined) result.difficulty = read
  }
  raw = value.size
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'size', 'count')
    if (read !== undefined) result.size = read
  }
  raw = value.weight
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'weight', 'count')
    if (read !== undefined) result.weight = read
  }
  return result
}

export function decodeBitcoinWebhookInput(value: unknown, decoding: Decoding): T.BitcoinWebhookInput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinWebhookInput> = {}
  let raw: unknown
  raw = value.txid
  if (raw !== undefined) result.txid = text(raw) ?? acceptNull(raw, decoding, value, 'txid', 'string')
  raw = value.vout
  if (raw !== undefined && raw !== '') result.vout = count(raw) ?? acceptNull(raw, decoding, value, 'vout', 'index')
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = bitcoinAmount(raw) ?? acceptNull(raw, decoding, value, 'value', 'bitcoin')
  raw = value.address
  if (raw !== undefined) result.address = text(raw) ?? acceptNull(raw, decoding, value, 'address', 'string')
  raw = value.addresses
  if (raw !== undefined)
    result.addresses = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'addresses', 'list')
  raw = value.coinbase
  if (raw !== undefined) result.coinbase = text(raw) ?? acceptNull(raw, decoding, value, 'coinbase', 'string')
  raw = value.sequence
  if (raw !== undefined && raw !== '')
    result.sequence = count(raw) ?? acceptNull(raw, decoding, value, 'sequence', 'index')
  raw = value.scriptSigHex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'scriptSigHex', 'string')
  raw = value.txinwitness
  if (raw !== undefined)
    result.witness = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'txinwitness', 'list')
  return result
}

export function decodeBitcoinWebhookOutput(value: unknown, decoding: Decoding): T.BitcoinWebhookOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinWebhookOutput> = {}
  let raw: unknown
  raw = value.n
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'n', 'index')
    if (read !== undefined) result.n = read
  }
  raw = value.value
  if (!isBlank(raw)) {
    const read = bitcoinAmount(raw) ?? violation(decoding, value, 'value', 'bitcoin')
    if (read !== undefined) result.value = read
  }
  raw = either(value.scriptPubKeyAddress, value.address)
  if (raw !== undefined) result.address = text(raw) ?? acceptNull(raw, decoding, value, 'scriptPubKeyAddress', 'string')
  raw = either(value.scriptPubKeyAddresses, value.addresses)
  if (raw !== undefined)
    result.addresses =
      list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'scriptPubKeyAddresses', 'list')
  raw = either(value.scriptPubKeyType, value.type)
  if (raw !== undefined) result.type = text(raw) ?? acceptNull(raw, decoding, value, 'scriptPubKeyType', 'string')
  raw = either(value.scriptPubKeyHex, value.hex)
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'scriptPubKeyHex', 'string')
  raw = value.scriptPubKey
  if (raw !== undefined && raw !== null) {
    const read = decodeBitcoinWebhookScript(raw, decoding) ?? violation(decoding, value, 'scriptPubKey', 'object')
    if (read !== undefined) result.scriptPubKey = read
  }
  return result
}

export function decodeBitcoinWebhookScript(value: unknown, decoding: Decoding): T.BitcoinWebhookScript | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinWebhookScript> = {}
  let raw: unknown
  raw = value.address
  if (raw !== undefined) result.address = text(raw) ?? acceptNull(raw, decoding, value, 'address', 'string')
  raw = value.type
  if (raw !== undefined) result.type = text(raw) ?? acceptNull(raw, decoding, value, 'type', 'string')
  raw = value.hex
  if (raw !== undefined) result.hex = text(raw) ?? acceptNull(raw, decoding, value, 'hex', 'string')
  return result
}

export function decodeBitcoinWebhookTransaction(
  value: unknown,
  decoding: Decoding,
): T.BitcoinWebhookTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinWebhookTransaction> = {
    txid: text(value.txid) ?? required(decoding, value, 'txid', 'string'),
    isCoinbase: false,
    inputs: [],
    outputs: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'hash', 'string')
    if (read !== undefined) result.hash = read
  }
  raw = value.isCoinbase
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'isCoinbase', 'boolean')
    if (read !== undefined) result.isCoinbase = read
  }
  raw = value.version
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'version', 'index')
    if (read !== undefined) result.version = read
  }
  raw = value.size
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'size', 'count')
    if (read !== undefined) result.size = read
  }
  raw = value.vsize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'vsize', 'count')
    if (read !== undefined) result.vsize = read
  }
  raw = value.weight
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'weight', 'count')
    if (read !== undefined) result.weight = read
  }
  raw = value.locktime
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'locktime', 'index')
    if (read !== undefined) result.locktime = read
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
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeBitcoinWebhookInput, 'object') ?? violation(decoding, value, 'vin', 'list')
    if (read !== undefined) result.inputs = read
  }
  raw = value.vout
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeBitcoinWebhookOutput, 'object') ?? violation(decoding, value, 'vout', 'list')
    if (read !== undefined) result.outputs = read
  }
  raw = value.blockHash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'blockHash', 'string')
    if (read !== undefined) result.blockHash = read
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
  raw = value.timestamp
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'timestamp', 'unix-seconds')
    if (read !== undefined) result.timestamp = read
  }
  return result
}

export function decodeBitcoinXpub(value: unknown, decoding: Decoding): T.BitcoinXpub | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinXpub> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    xpub: text(value.xpub) ?? required(decoding, value, 'xpub', 'xpub'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.streamId
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'streamId', 'string')
    if (read !== undefined) result.streamId = read
  }
  raw = value.createdAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'createdAt', 'date-time')
    if (read !== undefined) result.createdAt = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  return result
}

export function decodeBitcoinXpubsResponse(value: unknown, decoding: Decoding): T.BitcoinXpubsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BitcoinXpubsResponse> = {
    result: rows(value.result, decoding, decodeBitcoinXpub, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeGetNativeBalances(value: unknown, decoding: Decoding): T.GetNativeBalances | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetNativeBalances> = {
    selectors: list(value.selectors, decoding, text, 'string') ?? required(decoding, value, 'selectors', 'list'),
    type: text(value.type) ?? required(decoding, value, 'type', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeHistoryModel(value: unknown, decoding: Decoding): T.HistoryModel | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryModel> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    date: date(value.date, decoding) ?? required(decoding, value, 'date', 'date-time'),
    tinyPayload:
      decodeTinyPayload(value.tinyPayload, decoding) ??
      acceptNull(value.tinyPayload, decoding, value, 'tinyPayload', 'object'),
    webhookUrl: text(value.webhookUrl) ?? required(decoding, value, 'webhookUrl', 'string'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    errorMessage: '',
    tag: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.payload
  if (raw !== undefined && raw !== null) {
    const read = decodeHistoryModelPayload(raw, decoding) ?? violation(decoding, value, 'payload', 'object')
    if (read !== undefined) result.payload = read
  }
  raw = value.errorMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'errorMessage', 'string')
    if (read !== undefined) result.errorMessage = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  return result
}

export function decodeHistoryModelPayload(value: unknown, decoding: Decoding): T.HistoryModelPayload | undefined {
  if (!isObject(value)) return undefined
  if ('chainId' in value && 'block' in value && 'confirmed' in value && 'streamId' in value)
    return decodeWebhookUnparsed(value, decoding)
  if ('network' in value && 'block' in value && 'streamId' in value) return decodeAptosWebhook(value, decoding)
  return unknownVariant(decoding, 'HistoryModelPayload', value)
}

export function decodeHistoryResponse(value: unknown, decoding: Decoding): T.HistoryResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoryResponse> = {
    result: rows(value.result, decoding, decodeHistoryModel, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeSettingsModel(value: unknown, decoding: Decoding): T.SettingsModel | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SettingsModel> = {}
  let raw: unknown
  raw = value.region
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'region', 'string')
    if (read !== undefined) result.region = read
  }
  raw = value.secretKey
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'secretKey', 'string')
    if (read !== undefined) result.secretKey = read
  }
  return result
}

export function decodeSolanaStream(value: unknown, decoding: Decoding): T.SolanaStream | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaStream> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    webhookUrl: text(value.webhookUrl) ?? required(decoding, value, 'webhookUrl', 'string'),
    network: list(value.network, decoding, text, 'string') ?? required(decoding, value, 'network', 'list'),
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
    description: '',
    tag: '',
    allAddresses: false,
    programIds: [],
    mintAddresses: [],
    statusMessage: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.description
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.allAddresses
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'allAddresses', 'boolean')
    if (read !== undefined) result.allAddresses = read
  }
  raw = value.programIds
  if (!isBlank(raw)) {
    const read =
      list(raw, decoding, solanaAddress, 'solana-address') ?? violation(decoding, value, 'programIds', 'list')
    if (read !== undefined) result.programIds = read
  }
  raw = value.mintAddresses
  if (!isBlank(raw)) {
    const read =
      list(raw, decoding, solanaAddress, 'solana-address') ?? violation(decoding, value, 'mintAddresses', 'list')
    if (read !== undefined) result.mintAddresses = read
  }
  raw = value.statusMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  raw = value.isErrorSince
  if (raw !== undefined && raw !== '')
    result.isErrorSince = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'isErrorSince', 'date-time')
  raw = value.amountOfAddresses
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'amountOfAddresses', 'count')
    if (read !== undefined) result.amountOfAddresses = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  return result
}

export function decodeSolanaStreamAddress(value: unknown, decoding: Decoding): T.SolanaStreamAddress | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaStreamAddress> = {
    address: solanaAddress(value.address) ?? required(decoding, value, 'address', 'solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeSolanaStreamAddressesChanged(
  value: unknown,
  decoding: Decoding,
): T.SolanaStreamAddressesChanged | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaStreamAddressesChanged> = {
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    address:
      list(singleAsList(value.address, decoding), decoding, solanaAddress, 'solana-address') ??
      required(decoding, value, 'address', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeSolanaStreamAddressesResponse(
  value: unknown,
  decoding: Decoding,
): T.SolanaStreamAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaStreamAddressesResponse> = {
    result:
      rows(value.result, decoding, decodeSolanaStreamAddress, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeSolanaStreamStatus(value: unknown, decoding: Decoding): T.SolanaStreamStatus | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaStreamStatus> = {
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
    statusMessage: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.statusMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  return result
}

export function decodeSolanaStreamsResponse(value: unknown, decoding: Decoding): T.SolanaStreamsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaStreamsResponse> = {
    result: rows(value.result, decoding, decodeSolanaStream, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeSolanaWebhook(value: unknown, decoding: Decoding): T.SolanaWebhook | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaWebhook> = {
    block: decodeSolanaWebhookBlock(value.block, decoding) ?? required(decoding, value, 'block', 'object'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    chainId: '',
    network: '',
    confirmed: false,
    retries: 0,
    tag: '',
    transactions: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'chainId', 'string')
    if (read !== undefined) result.chainId = read
  }
  raw = value.network
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'network', 'string')
    if (read !== undefined) result.network = read
  }
  raw = value.confirmed
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'confirmed', 'boolean')
    if (read !== undefined) result.confirmed = read
  }
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.transactions
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeSolanaWebhookTransaction, 'object') ??
      violation(decoding, value, 'transactions', 'list')
    if (read !== undefined) result.transactions = read
  }
  return result
}

export function decodeSolanaWebhookBlock(value: unknown, decoding: Decoding): T.SolanaWebhookBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaWebhookBlock> = {
    slot: uint(value.slot, decoding) ?? required(decoding, value, 'slot', 'block-number'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.blockHash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'blockHash', 'string')
    if (read !== undefined) result.blockHash = read
  }
  raw = value.blockHeight
  if (raw !== undefined && raw !== '')
    result.blockHeight = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockHeight', 'uint64')
  raw = value.blockTime
  if (raw !== undefined && raw !== '')
    result.blockTime = seconds(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockTime', 'unix-seconds')
  raw = value.parentSlot
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'parentSlot', 'uint64')
    if (read !== undefined) result.parentSlot = read
  }
  raw = value.previousBlockHash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'previousBlockHash', 'string')
    if (read !== undefined) result.previousBlockHash = read
  }
  return result
}

export function decodeSolanaWebhookInstruction(
  value: unknown,
  decoding: Decoding,
): T.SolanaWebhookInstruction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaWebhookInstruction> = {}
  let raw: unknown
  raw = value.programId
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'programId', 'string')
    if (read !== undefined) result.programId = read
  }
  raw = value.accounts
  if (raw !== undefined)
    result.accounts = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'accounts', 'list')
  raw = value.data
  if (raw !== undefined) result.data = text(raw) ?? acceptNull(raw, decoding, value, 'data', 'string')
  return result
}

export function decodeSolanaWebhookTransaction(
  value: unknown,
  decoding: Decoding,
): T.SolanaWebhookTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaWebhookTransaction> = {
    signature: text(value.signature) ?? required(decoding, value, 'signature', 'string'),
    accountKeys: [],
    instructions: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.slot
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'slot', 'block-number')
    if (read !== undefined) result.slot = read
  }
  raw = value.blockTime
  if (raw !== undefined && raw !== '')
    result.blockTime = seconds(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockTime', 'unix-seconds')
  raw = value.fee
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'fee', 'lamports')
    if (read !== undefined) result.fee = read
  }
  raw = value.err
  if (raw !== undefined) result.err = anything(raw, decoding)
  raw = value.accountKeys
  if (!isBlank(raw)) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'accountKeys', 'list')
    if (read !== undefined) result.accountKeys = read
  }
  raw = value.instructions
  if (!isBlank(raw)) {
    const read =
      list(raw, decoding, decodeSolanaWebhookInstruction, 'object') ??
      violation(decoding, value, 'instructions', 'list')
    if (read !== undefined) result.instructions = read
  }
  raw = value.innerInstructions
  if (raw !== undefined)
    result.innerInstructions =
      list(raw, decoding, anything, 'object') ?? acceptNull(raw, decoding, value, 'innerInstructions', 'list')
  raw = value.preTokenBalances
  if (raw !== undefined)
    result.preTokenBalances =
      list(raw, decoding, anything, 'object') ?? acceptNull(raw, decoding, value, 'preTokenBalances', 'list')
  raw = value.postTokenBalances
  if (raw !== undefined)
    result.postTokenBalances =
      list(raw, decoding, anything, 'object') ?? acceptNull(raw, decoding, value, 'postTokenBalances', 'list')
  return result
}

export function decodeStreamsFilter(value: unknown, decoding: Decoding): T.StreamsFilter | undefined {
  return record(value, decoding) as T.StreamsFilter | undefined
}

export function decodeStreamsModel(value: unknown, decoding: Decoding): T.StreamsModel | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.StreamsModel> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    webhookUrl: text(value.webhookUrl) ?? required(decoding, value, 'webhookUrl', 'string'),
    chainIds: list(value.chainIds, decoding, evmChain, 'evm-chain') ?? required(decoding, value, 'chainIds', 'list'),
    status: text(value.status) ?? required(decoding, value, 'status', 'string'),
    description: '',
    tag: '',
    statusMessage: '',
    allAddresses: false,
    includeNativeTxs: false,
    includeContractLogs: false,
    includeInternalTxs: false,
    includeAllTxLogs: false,
    getNativeBalances: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.description
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.statusMessage
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'statusMessage', 'string')
    if (read !== undefined) result.statusMessage = read
  }
  raw = value.topic0
  if (raw !== undefined)
    result.topic0 = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'topic0', 'list')
  raw = value.allAddresses
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'allAddresses', 'boolean')
    if (read !== undefined) result.allAddresses = read
  }
  raw = value.includeNativeTxs
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeNativeTxs', 'boolean')
    if (read !== undefined) result.includeNativeTxs = read
  }
  raw = value.includeContractLogs
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeContractLogs', 'boolean')
    if (read !== undefined) result.includeContractLogs = read
  }
  raw = value.includeInternalTxs
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeInternalTxs', 'boolean')
    if (read !== undefined) result.includeInternalTxs = read
  }
  raw = value.includeAllTxLogs
  if (!isBlank(raw)) {
    const read = boolean(raw) ?? violation(decoding, value, 'includeAllTxLogs', 'boolean')
    if (read !== undefined) result.includeAllTxLogs = read
  }
  raw = value.getNativeBalances
  if (!isBlank(raw)) {
    const read =
      list(raw, decoding, decodeGetNativeBalances, 'object') ?? violation(decoding, value, 'getNativeBalances', 'list')
    if (read !== undefined) result.getNativeBalances = read
  }
  raw = value.abi
  if (raw !== undefined)
    result.abi = rows(raw, decoding, decodeAbiItem, 'object') ?? acceptNull(raw, decoding, value, 'abi', 'list')
  raw = value.advancedOptions
  if (raw !== undefined)
    result.advancedOptions =
      list(raw, decoding, decodeAdvancedOptions, 'object') ??
      acceptNull(raw, decoding, value, 'advancedOptions', 'list')
  raw = value.triggers
  if (raw !== undefined)
    result.triggers =
      list(raw, decoding, decodeStreamsTrigger, 'object') ?? acceptNull(raw, decoding, value, 'triggers', 'list')
  raw = value.demo
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'demo', 'boolean')
    if (read !== undefined) result.demo = read
  }
  raw = value.filterPossibleSpamAddresses
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'filterPossibleSpamAddresses', 'boolean')
    if (read !== undefined) result.filterPossibleSpamAddresses = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  raw = value.amountOfAddresses
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'amountOfAddresses', 'count')
    if (read !== undefined) result.amountOfAddresses = read
  }
  return result
}

export function decodeStreamsResponse(value: unknown, decoding: Decoding): T.StreamsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.StreamsResponse> = {
    result: rows(value.result, decoding, decodeStreamsModel, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeStreamsTrigger(value: unknown, decoding: Decoding): T.StreamsTrigger | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.StreamsTrigger> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'string'),
    contractAddress:
      evmAddressOrSelector(value.contractAddress) ??
      required(decoding, value, 'contractAddress', 'evm-address-or-selector'),
    functionAbi: decodeAbiItem(value.functionAbi, decoding) ?? required(decoding, value, 'functionAbi', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.inputs
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, anything, 'object') ?? violation(decoding, value, 'inputs', 'list')
    if (read !== undefined) result.inputs = read
  }
  raw = value.topic0
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'topic0', 'string')
    if (read !== undefined) result.topic0 = read
  }
  raw = value.callFrom
  if (raw !== undefined && raw !== null) {
    const read = evmAddressOrSelector(raw) ?? violation(decoding, value, 'callFrom', 'evm-address-or-selector')
    if (read !== undefined) result.callFrom = read
  }
  return result
}

export function decodeTinyPayload(value: unknown, decoding: Decoding): T.TinyPayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TinyPayload> = {
    chainId: text(value.chainId) ?? required(decoding, value, 'chainId', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.confirmed
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'confirmed', 'boolean')
    if (read !== undefined) result.confirmed = read
  }
  raw = value.block
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block', 'block-number')
    if (read !== undefined) result.block = read
  }
  raw = either(value.records, value.amount)
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'records', 'count')
    if (read !== undefined) result.records = read
  }
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  return result
}

export function decodeTriggerOutput(value: unknown, decoding: Decoding): T.TriggerOutput | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TriggerOutput> = {
    name: '',
  }
  let raw: unknown
  raw = value.name
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.value
  if (raw !== undefined) result.value = anything(raw, decoding)
  return result
}

export function decodeUsageStatsModel(value: unknown, decoding: Decoding): T.UsageStatsModel | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UsageStatsModel> = {
    totalWebhooksDelivered:
      count(value.totalWebhooksDelivered) ?? required(decoding, value, 'totalWebhooksDelivered', 'count'),
    totalWebhooksFailed: count(value.totalWebhooksFailed) ?? required(decoding, value, 'totalWebhooksFailed', 'count'),
    totalLogsProcessed: count(value.totalLogsProcessed) ?? required(decoding, value, 'totalLogsProcessed', 'count'),
    totalTxsProcessed: count(value.totalTxsProcessed) ?? required(decoding, value, 'totalTxsProcessed', 'count'),
    totalTxsInternalProcessed:
      count(value.totalTxsInternalProcessed) ?? required(decoding, value, 'totalTxsInternalProcessed', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.streams
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodeUsageStatsStreams, 'object') ?? violation(decoding, value, 'streams', 'list')
    if (read !== undefined) result.streams = read
  }
  raw = value.createdAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'createdAt', 'date-time')
    if (read !== undefined) result.createdAt = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  return result
}

export function decodeUsageStatsStreams(value: unknown, decoding: Decoding): T.UsageStatsStreams | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UsageStatsStreams> = {
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.totalWebhooksDelivered
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalWebhooksDelivered', 'count')
    if (read !== undefined) result.totalWebhooksDelivered = read
  }
  raw = value.totalWebhooksFailed
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalWebhooksFailed', 'count')
    if (read !== undefined) result.totalWebhooksFailed = read
  }
  raw = value.totalLogsProcessed
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalLogsProcessed', 'count')
    if (read !== undefined) result.totalLogsProcessed = read
  }
  raw = value.totalTxsProcessed
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalTxsProcessed', 'count')
    if (read !== undefined) result.totalTxsProcessed = read
  }
  raw = value.totalTxsInternalProcessed
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalTxsInternalProcessed', 'count')
    if (read !== undefined) result.totalTxsInternalProcessed = read
  }
  return result
}

export function decodeWebhook(value: unknown, decoding: Decoding): T.Webhook | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Webhook> = {
    chainId: isBlank(value.chainId)
      ? '0x1'
      : (evmChain(value.chainId) ?? required(decoding, value, 'chainId', 'evm-chain')),
    block: decodeWebhookBlock(value.block, decoding) ?? required(decoding, value, 'block', 'object'),
    confirmed: boolean(value.confirmed) ?? required(decoding, value, 'confirmed', 'boolean'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    retries: 0,
    tag: '',
    abi: [],
    logs: [],
    txs: [],
    txsInternal: [],
    erc20Transfers: [],
    erc20Approvals: [],
    nftTransfers: [],
    nftApprovals: { ERC721: [], ERC1155: [] },
    nftTokenApprovals: [],
    nativeBalances: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.abi
  if (!isBlank(raw)) {
    const read = rows(emptyAsList(raw), decoding, decodeAbiItem, 'object') ?? violation(decoding, value, 'abi', 'list')
    if (read !== undefined) result.abi = read
  }
  raw = value.logs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeWebhookLog, 'object') ?? violation(decoding, value, 'logs', 'list')
    if (read !== undefined) result.logs = read
  }
  raw = value.txs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeWebhookTransaction, 'object') ?? violation(decoding, value, 'txs', 'list')
    if (read !== undefined) result.txs = read
  }
  raw = value.txsInternal
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookInternalTransaction, 'object') ??
      violation(decoding, value, 'txsInternal', 'list')
    if (read !== undefined) result.txsInternal = read
  }
  raw = value.erc20Transfers
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookErc20Transfer, 'object') ?? violation(decoding, value, 'erc20Transfers', 'list')
    if (read !== undefined) result.erc20Transfers = read
  }
  raw = value.erc20Approvals
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookErc20Approval, 'object') ?? violation(decoding, value, 'erc20Approvals', 'list')
    if (read !== undefined) result.erc20Approvals = read
  }
  raw = value.nftTransfers
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookNftTransfer, 'object') ?? violation(decoding, value, 'nftTransfers', 'list')
    if (read !== undefined) result.nftTransfers = read
  }
  raw = value.nftApprovals
  if (!isBlank(raw)) {
    const read =
      decodeWebhookNftApprovals(emptyAsObject(raw), decoding) ?? violation(decoding, value, 'nftApprovals', 'object')
    if (read !== undefined) result.nftApprovals = read
  }
  raw = value.nftTokenApprovals
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookNftTokenApproval, 'object') ??
      violation(decoding, value, 'nftTokenApprovals', 'list')
    if (read !== undefined) result.nftTokenApprovals = read
  }
  raw = value.nativeBalances
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookNativeBalance, 'object') ?? violation(decoding, value, 'nativeBalances', 'list')
    if (read !== undefined) result.nativeBalances = read
  }
  return result
}

export function decodeWebhookBlock(value: unknown, decoding: Decoding): T.WebhookBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookBlock> = {
    hash: text(value.hash) ?? required(decoding, value, 'hash', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.number
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'number', 'block-number')
    if (read !== undefined) result.number = read
  }
  raw = value.timestamp
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'timestamp', 'unix-seconds')
    if (read !== undefined) result.timestamp = read
  }
  return result
}

export function decodeWebhookDeliveryLog(value: unknown, decoding: Decoding): T.WebhookDeliveryLog | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookDeliveryLog> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    chain: text(value.chain) ?? required(decoding, value, 'chain', 'string'),
    webhookUrl: text(value.webhookUrl) ?? required(decoding, value, 'webhookUrl', 'string'),
    deliveryStatus: text(value.deliveryStatus) ?? required(decoding, value, 'deliveryStatus', 'string'),
    blockNumber:
      value.blockNumber === ''
        ? null
        : (uint(value.blockNumber, decoding) ??
          acceptNull(value.blockNumber, decoding, value, 'blockNumber', 'block-number')),
    createdAt: date(value.createdAt, decoding) ?? required(decoding, value, 'createdAt', 'date-time'),
    tag: '',
    retries: 0,
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  raw = value.errorMessage
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'errorMessage', 'string')
    if (read !== undefined) result.errorMessage = read
  }
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  return result
}

export function decodeWebhookDeliveryLogsResponse(
  value: unknown,
  decoding: Decoding,
): T.WebhookDeliveryLogsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookDeliveryLogsResponse> = {
    result:
      rows(value.result, decoding, decodeWebhookDeliveryLog, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.total
  if (raw !== undefined && raw !== '') result.total = count(raw) ?? acceptNull(raw, decoding, value, 'total', 'count')
  return result
}

export function decodeWebhookErc1155Approval(value: unknown, decoding: Decoding): T.WebhookErc1155Approval | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookErc1155Approval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    contract: evmAddress(value.contract) ?? required(decoding, value, 'contract', 'evm-address'),
    account: evmAddress(value.account) ?? required(decoding, value, 'account', 'evm-address'),
    operator: evmAddress(value.operator) ?? required(decoding, value, 'operator', 'evm-address'),
    approved: boolean(value.approved) ?? required(decoding, value, 'approved', 'boolean'),
    tokenContractType: '',
    tokenName: '',
    tokenSymbol: '',
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenContractType
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenContractType', 'string')
    if (read !== undefined) result.tokenContractType = read
  }
  raw = value.tokenName
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  return result
}

export function decodeWebhookErc20Approval(value: unknown, decoding: Decoding): T.WebhookErc20Approval | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookErc20Approval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    contract: evmAddress(value.contract) ?? required(decoding, value, 'contract', 'evm-address'),
    owner: evmAddress(value.owner) ?? required(decoding, value, 'owner', 'evm-address'),
    spender: evmAddress(value.spender) ?? required(decoding, value, 'spender', 'evm-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
    tokenName: '',
    tokenSymbol: '',
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenName
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.tokenDecimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'tokenDecimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.valueWithDecimals
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'valueWithDecimals', 'decimal')
    if (read !== undefined) result.valueWithDecimals = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.verifiedCollection
  if (raw !== undefined)
    result.verifiedCollection = boolean(raw) ?? acceptNull(raw, decoding, value, 'verifiedCollection', 'boolean')
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  return result
}

export function decodeWebhookErc20Transfer(value: unknown, decoding: Decoding): T.WebhookErc20Transfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookErc20Transfer> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    contract: evmAddress(value.contract) ?? required(decoding, value, 'contract', 'evm-address'),
    from: evmAddress(value.from) ?? required(decoding, value, 'from', 'evm-address'),
    to: evmAddress(value.to) ?? required(decoding, value, 'to', 'evm-address'),
    value: uint(value.value, decoding) ?? required(decoding, value, 'value', 'uint256'),
    tokenName: '',
    tokenSymbol: '',
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenName
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.tokenDecimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'tokenDecimals', 'decimals')
    if (read !== undefined) result.tokenDecimals = read
  }
  raw = value.valueWithDecimals
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'valueWithDecimals', 'decimal')
    if (read !== undefined) result.valueWithDecimals = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.thumbnail
  if (raw !== undefined) result.thumbnail = text(raw) ?? acceptNull(raw, decoding, value, 'thumbnail', 'string')
  raw = value.verifiedCollection
  if (raw !== undefined)
    result.verifiedCollection = boolean(raw) ?? acceptNull(raw, decoding, value, 'verifiedCollection', 'boolean')
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  return result
}

export function decodeWebhookErc721Approval(value: unknown, decoding: Decoding): T.WebhookErc721Approval | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookErc721Approval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    contract: evmAddress(value.contract) ?? required(decoding, value, 'contract', 'evm-address'),
    owner: evmAddress(value.owner) ?? required(decoding, value, 'owner', 'evm-address'),
    approved: evmAddress(value.approved) ?? required(decoding, value, 'approved', 'evm-address'),
    tokenId: uint(value.tokenId, decoding) ?? required(decoding, value, 'tokenId', 'uint256'),
    tokenContractType: '',
    tokenName: '',
    tokenSymbol: '',
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenContractType
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenContractType', 'string')
    if (read !== undefined) result.tokenContractType = read
  }
  raw = value.tokenName
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  return result
}

export function decodeWebhookInternalTransaction(
  value: unknown,
  decoding: Decoding,
): T.WebhookInternalTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookInternalTransaction> = {
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.from
  if (raw !== undefined && raw !== '')
    result.from = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'from', 'evm-address')
  raw = value.to
  if (raw !== undefined && raw !== '')
    result.to = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'to', 'evm-address')
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'value', 'wei')
  raw = value.gas
  if (raw !== undefined && raw !== '')
    result.gas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gas', 'uint256')
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  return result
}

export function decodeWebhookLog(value: unknown, decoding: Decoding): T.WebhookLog | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookLog> = {
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    data: '0x',
    triggers: [],
    topics: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.data
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'data', 'hex')
    if (read !== undefined) result.data = read
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
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeWebhookNativeBalance(value: unknown, decoding: Decoding): T.WebhookNativeBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookNativeBalance> = {
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    balance: uint(value.balance, decoding) ?? required(decoding, value, 'balance', 'wei'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.balanceWithDecimals
  if (raw !== undefined && raw !== '')
    result.balanceWithDecimals =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'balanceWithDecimals', 'decimal')
  return result
}

export function decodeWebhookNftApprovals(value: unknown, decoding: Decoding): T.WebhookNftApprovals | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookNftApprovals> = {
    ERC721: [],
    ERC1155: [],
  }
  let raw: unknown
  raw = value.ERC721
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookErc721Approval, 'object') ?? violation(decoding, value, 'ERC721', 'list')
    if (read !== undefined) result.ERC721 = read
  }
  raw = value.ERC1155
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookErc1155Approval, 'object') ?? violation(decoding, value, 'ERC1155', 'list')
    if (read !== undefined) result.ERC1155 = read
  }
  return result
}

export function decodeWebhookNftTokenApproval(
  value: unknown,
  decoding: Decoding,
): T.WebhookNftTokenApproval | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookNftTokenApproval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    contract: evmAddress(value.contract) ?? required(decoding, value, 'contract', 'evm-address'),
    account: evmAddress(value.account) ?? required(decoding, value, 'account', 'evm-address'),
    operator: evmAddress(value.operator) ?? required(decoding, value, 'operator', 'evm-address'),
    approvedAll: boolean(value.approvedAll) ?? required(decoding, value, 'approvedAll', 'boolean'),
    tokenContractType: '',
    tokenName: '',
    tokenSymbol: '',
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenId
  if (raw !== undefined && raw !== '')
    result.tokenId = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'tokenId', 'uint256')
  raw = value.tokenContractType
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenContractType', 'string')
    if (read !== undefined) result.tokenContractType = read
  }
  raw = value.tokenName
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  return result
}

export function decodeWebhookNftTransfer(value: unknown, decoding: Decoding): T.WebhookNftTransfer | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookNftTransfer> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: hash32(value.transactionHash) ?? required(decoding, value, 'transactionHash', 'hash32'),
    logIndex: count(value.logIndex) ?? required(decoding, value, 'logIndex', 'index'),
    contract: evmAddress(value.contract) ?? required(decoding, value, 'contract', 'evm-address'),
    from: evmAddress(value.from) ?? required(decoding, value, 'from', 'evm-address'),
    to: evmAddress(value.to) ?? required(decoding, value, 'to', 'evm-address'),
    tokenId: uint(value.tokenId, decoding) ?? required(decoding, value, 'tokenId', 'uint256'),
    amount: uint(value.amount, decoding) ?? required(decoding, value, 'amount', 'uint256'),
    tokenContractType: '',
    tokenName: '',
    tokenSymbol: '',
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.operator
  if (raw !== undefined && raw !== '')
    result.operator = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'operator', 'evm-address')
  raw = value.tokenContractType
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenContractType', 'string')
    if (read !== undefined) result.tokenContractType = read
  }
  raw = value.tokenName
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenName', 'string')
    if (read !== undefined) result.tokenName = read
  }
  raw = value.tokenSymbol
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tokenSymbol', 'string')
    if (read !== undefined) result.tokenSymbol = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.verifiedCollection
  if (raw !== undefined)
    result.verifiedCollection = boolean(raw) ?? acceptNull(raw, decoding, value, 'verifiedCollection', 'boolean')
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  return result
}

export function decodeWebhookTransaction(value: unknown, decoding: Decoding): T.WebhookTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookTransaction> = {
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    transactionIndex: count(value.transactionIndex) ?? required(decoding, value, 'transactionIndex', 'index'),
    fromAddress: evmAddress(value.fromAddress) ?? required(decoding, value, 'fromAddress', 'evm-address'),
    triggers: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.toAddress
  if (raw !== undefined && raw !== '')
    result.toAddress = evmAddress(raw) ?? acceptNull(raw, decoding, value, 'toAddress', 'evm-address')
  raw = value.value
  if (raw !== undefined && raw !== '')
    result.value = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'value', 'wei')
  raw = value.input
  if (raw !== undefined && raw !== '') result.input = hex(raw) ?? acceptNull(raw, decoding, value, 'input', 'hex')
  raw = value.nonce
  if (raw !== undefined && raw !== '') result.nonce = count(raw) ?? acceptNull(raw, decoding, value, 'nonce', 'index')
  raw = value.type
  if (raw !== undefined && raw !== '') result.type = count(raw) ?? acceptNull(raw, decoding, value, 'type', 'index')
  raw = value.gas
  if (raw !== undefined && raw !== '')
    result.gas = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gas', 'uint256')
  raw = value.gasPrice
  if (raw !== undefined && raw !== '')
    result.gasPrice = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'gasPrice', 'wei')
  raw = value.v
  if (raw !== undefined && raw !== '') result.v = count(raw) ?? acceptNull(raw, decoding, value, 'v', 'index')
  raw = value.r
  if (raw !== undefined && raw !== '')
    result.r = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'r', 'uint256')
  raw = value.s
  if (raw !== undefined && raw !== '')
    result.s = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 's', 'uint256')
  raw = value.receiptCumulativeGasUsed
  if (raw !== undefined && raw !== '')
    result.receiptCumulativeGasUsed =
      uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'receiptCumulativeGasUsed', 'uint256')
  raw = value.receiptGasUsed
  if (raw !== undefined && raw !== '')
    result.receiptGasUsed = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'receiptGasUsed', 'uint256')
  raw = value.receiptContractAddress
  if (raw !== undefined && raw !== '')
    result.receiptContractAddress =
      evmAddress(raw) ?? acceptNull(raw, decoding, value, 'receiptContractAddress', 'evm-address')
  raw = value.receiptRoot
  if (raw !== undefined) result.receiptRoot = text(raw) ?? acceptNull(raw, decoding, value, 'receiptRoot', 'string')
  raw = value.receiptStatus
  if (raw !== undefined && raw !== '')
    result.receiptStatus = count(raw) ?? acceptNull(raw, decoding, value, 'receiptStatus', 'index')
  raw = value.triggered_by
  if (raw !== undefined)
    result.triggeredBy = list(raw, decoding, text, 'string') ?? acceptNull(raw, decoding, value, 'triggered_by', 'list')
  raw = value.transactionFee
  if (raw !== undefined && raw !== '')
    result.transactionFee = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'transactionFee', 'decimal')
  raw = value.triggers
  if (!isBlank(raw)) {
    const read = list(raw, decoding, decodeTriggerOutput, 'object') ?? violation(decoding, value, 'triggers', 'list')
    if (read !== undefined) result.triggers = read
  }
  {
    const group = grouped({ v: result.v, r: result.r, s: result.s })
    if (group !== undefined) result.signature = group
  }
  return result
}

export function decodeWebhookUnparsed(value: unknown, decoding: Decoding): T.WebhookUnparsed | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookUnparsed> = {
    chainId: isBlank(value.chainId)
      ? '0x1'
      : (evmChain(value.chainId) ?? required(decoding, value, 'chainId', 'evm-chain')),
    block: decodeWebhookBlock(value.block, decoding) ?? required(decoding, value, 'block', 'object'),
    confirmed: boolean(value.confirmed) ?? required(decoding, value, 'confirmed', 'boolean'),
    streamId: text(value.streamId) ?? required(decoding, value, 'streamId', 'string'),
    retries: 0,
    tag: '',
    abi: [],
    logs: [],
    txs: [],
    txsInternal: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.retries
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'retries', 'count')
    if (read !== undefined) result.retries = read
  }
  raw = value.tag
  if (!isBlank(raw)) {
    const read = text(raw) ?? violation(decoding, value, 'tag', 'string')
    if (read !== undefined) result.tag = read
  }
  raw = value.abi
  if (!isBlank(raw)) {
    const read = rows(emptyAsList(raw), decoding, decodeAbiItem, 'object') ?? violation(decoding, value, 'abi', 'list')
    if (read !== undefined) result.abi = read
  }
  raw = value.logs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeWebhookLog, 'object') ?? violation(decoding, value, 'logs', 'list')
    if (read !== undefined) result.logs = read
  }
  raw = value.txs
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeWebhookTransaction, 'object') ?? violation(decoding, value, 'txs', 'list')
    if (read !== undefined) result.txs = read
  }
  raw = value.txsInternal
  if (!isBlank(raw)) {
    const read =
      rows(raw, decoding, decodeWebhookInternalTransaction, 'object') ??
      violation(decoding, value, 'txsInternal', 'list')
    if (read !== undefined) result.txsInternal = read
  }
  return result
}

export function decodeSendEvmStreamBlockOutput(
  value: unknown,
  decoding: Decoding,
): T.SendEvmStreamBlockOutput | undefined {
  return nothing(value)
}

export function decodeDeleteSolanaStreamOutput(
  value: unknown,
  decoding: Decoding,
): T.DeleteSolanaStreamOutput | undefined {
  return boolean(value)
}

export function decodeDeleteBitcoinStreamOutput(
  value: unknown,
  decoding: Decoding,
): T.DeleteBitcoinStreamOutput | undefined {
  return boolean(value)
}

export function decodeDeleteBitcoinStreamXpubOutput(
  value: unknown,
  decoding: Decoding,
): T.DeleteBitcoinStreamXpubOutput | undefined {
  return boolean(value)
}

export function decodeSendSolanaStreamBlockOutput(
  value: unknown,
  decoding: Decoding,
): T.SendSolanaStreamBlockOutput | undefined {
  return nothing(value)
}

export function decodeSendBitcoinStreamBlockOutput(
  value: unknown,
  decoding: Decoding,
): T.SendBitcoinStreamBlockOutput | undefined {
  return nothing(value)
}

export function decodeDeleteAptosStreamOutput(
  value: unknown,
  decoding: Decoding,
): T.DeleteAptosStreamOutput | undefined {
  return boolean(value)
}
