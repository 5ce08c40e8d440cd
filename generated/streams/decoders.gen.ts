// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decoding.js'
import { any, aptosAddress, asList, boolean, count, decimal, emptyAsList, emptyAsObject, evmAddress, evmChain, flattened, hash32, hex, isBlank, isObject, list, number, object, present, rows, text, uint } from '../../src/operation/formats.js'
import { date, micros, seconds } from '../../src/operation/times.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeAbiInput(value: unknown, decoding: Decoding): T.AbiInput | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  if ($type === undefined) return undefined
  const result: Open<T.AbiInput> = {
    type: $type,
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $indexed = value.indexed
  if ($indexed !== undefined && $indexed !== null) {
    const read = boolean($indexed)
    if (read === undefined) decoding.bad(value, 'indexed', 'boolean')
    else result.indexed = read
  }
  const $components = value.components
  if ($components !== undefined && $components !== null) {
    const read = list($components, decoding, decodeAbiInput, 'object')
    if (read === undefined) decoding.bad(value, 'components', 'list')
    else result.components = read
  }
  const $internalType = value.internalType
  if ($internalType !== undefined && $internalType !== null) {
    const read = text($internalType)
    if (read === undefined) decoding.bad(value, 'internalType', 'string')
    else result.internalType = read
  }
  return result
}

export function decodeAbiItem(value: unknown, decoding: Decoding): T.AbiItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AbiItem> = {
  }
  const $type = value.type
  if ($type !== undefined && $type !== null) {
    const read = text($type)
    if (read === undefined) decoding.bad(value, 'type', 'string')
    else result.type = read
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $inputs = value.inputs
  if ($inputs !== undefined && $inputs !== null) {
    const read = list($inputs, decoding, decodeAbiInput, 'object')
    if (read === undefined) decoding.bad(value, 'inputs', 'list')
    else result.inputs = read
  }
  const $outputs = value.outputs
  if ($outputs !== undefined && $outputs !== null) {
    const read = list($outputs, decoding, decodeAbiOutput, 'object')
    if (read === undefined) decoding.bad(value, 'outputs', 'list')
    else result.outputs = read
  }
  const $stateMutability = value.stateMutability
  if ($stateMutability !== undefined && $stateMutability !== null) {
    const read = text($stateMutability)
    if (read === undefined) decoding.bad(value, 'stateMutability', 'string')
    else result.stateMutability = read
  }
  const $anonymous = value.anonymous
  if ($anonymous !== undefined && $anonymous !== null) {
    const read = boolean($anonymous)
    if (read === undefined) decoding.bad(value, 'anonymous', 'boolean')
    else result.anonymous = read
  }
  const $constant = value.constant
  if ($constant !== undefined && $constant !== null) {
    const read = boolean($constant)
    if (read === undefined) decoding.bad(value, 'constant', 'boolean')
    else result.constant = read
  }
  const $payable = value.payable
  if ($payable !== undefined && $payable !== null) {
    const read = boolean($payable)
    if (read === undefined) decoding.bad(value, 'payable', 'boolean')
    else result.payable = read
  }
  const $gas = value.gas
  if ($gas !== undefined && $gas !== null) {
    const read = number($gas)
    if (read === undefined) decoding.bad(value, 'gas', 'number')
    else result.gas = read
  }
  return result
}

export function decodeAbiOutput(value: unknown, decoding: Decoding): T.AbiOutput | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  if ($type === undefined) return undefined
  const result: Open<T.AbiOutput> = {
    type: $type,
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $components = value.components
  if ($components !== undefined && $components !== null) {
    const read = list($components, decoding, decodeAbiOutput, 'object')
    if (read === undefined) decoding.bad(value, 'components', 'list')
    else result.components = read
  }
  const $internalType = value.internalType
  if ($internalType !== undefined && $internalType !== null) {
    const read = text($internalType)
    if (read === undefined) decoding.bad(value, 'internalType', 'string')
    else result.internalType = read
  }
  return result
}

export function decodeAddressResponse(value: unknown, decoding: Decoding): T.AddressResponse | undefined {
  if (!isObject(value)) return undefined
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $address = list(asList(value.address, decoding), decoding, evmAddress, 'evm-address') ?? decoding.bad(value, 'address', 'list')
  if ($streamId === undefined || $address === undefined) return undefined
  const result: Open<T.AddressResponse> = {
    streamId: $streamId,
    address: $address,
  }
  return result
}

export function decodeAddresses(value: unknown, decoding: Decoding): T.Addresses | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($address === undefined) return undefined
  const result: Open<T.Addresses> = {
    address: $address,
  }
  const $id = value.id
  if ($id !== undefined && $id !== null) {
    const read = text($id)
    if (read === undefined) decoding.bad(value, 'id', 'string')
    else result.id = read
  }
  return result
}

export function decodeAddressesResponse(value: unknown, decoding: Decoding): T.AddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeAddresses, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.AddressesResponse> = {
    result: $result,
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

export function decodeAdvancedOptions(value: unknown, decoding: Decoding): T.AdvancedOptions | undefined {
  if (!isObject(value)) return undefined
  const $topic0 = text(value.topic0) ?? decoding.bad(value, 'topic0', 'string')
  if ($topic0 === undefined) return undefined
  const result: Open<T.AdvancedOptions> = {
    topic0: $topic0,
  }
  const $filter = value.filter
  if ($filter !== undefined && $filter !== null) {
    const read = object($filter)
    if (read === undefined) decoding.bad(value, 'filter', 'object')
    else result.filter = read
  }
  const $includeNativeTxs = value.includeNativeTxs
  if ($includeNativeTxs !== undefined && $includeNativeTxs !== null) {
    const read = boolean($includeNativeTxs)
    if (read === undefined) decoding.bad(value, 'includeNativeTxs', 'boolean')
    else result.includeNativeTxs = read
  }
  return result
}

export function decodeAptosBlock(value: unknown, decoding: Decoding): T.AptosBlock | undefined {
  if (!isObject(value)) return undefined
  const $hash = text(value.hash) ?? decoding.bad(value, 'hash', 'string')
  if ($hash === undefined) return undefined
  const result: Open<T.AptosBlock> = {
    hash: $hash,
  }
  const $number = value.number
  if (!isBlank($number)) {
    const read = uint($number, decoding)
    if (read === undefined) decoding.bad(value, 'number', 'block-number')
    else result.number = read
  }
  const $timestamp = value.timestamp
  if (!isBlank($timestamp)) {
    const read = micros($timestamp)
    if (read === undefined) decoding.bad(value, 'timestamp', 'unix-micros')
    else result.timestamp = read
  }
  const $firstVersion = value.firstVersion
  if (!isBlank($firstVersion)) {
    const read = uint($firstVersion, decoding)
    if (read === undefined) decoding.bad(value, 'firstVersion', 'ledger-version')
    else result.firstVersion = read
  }
  const $lastVersion = value.lastVersion
  if (!isBlank($lastVersion)) {
    const read = uint($lastVersion, decoding)
    if (read === undefined) decoding.bad(value, 'lastVersion', 'ledger-version')
    else result.lastVersion = read
  }
  return result
}

export function decodeAptosCoin(value: unknown, decoding: Decoding): T.AptosCoin | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosCoin> = {
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
  return result
}

export function decodeAptosCoinDeposit(value: unknown, decoding: Decoding): T.AptosCoinDeposit | undefined {
  if (!isObject(value)) return undefined
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'uint256')
  if ($address === undefined || $value === undefined) return undefined
  const result: Open<T.AptosCoinDeposit> = {
    address: $address,
    value: $value,
  }
  const $txHash = value.txHash
  if ($txHash !== undefined && $txHash !== null) {
    const read = hash32($txHash)
    if (read === undefined) decoding.bad(value, 'txHash', 'hash32')
    else result.txHash = read
  }
  const $sequenceNumber = value.sequenceNumber
  if (!isBlank($sequenceNumber)) {
    const read = uint($sequenceNumber, decoding)
    if (read === undefined) decoding.bad(value, 'sequenceNumber', 'uint64')
    else result.sequenceNumber = read
  }
  const $valueWithDecimals = value.valueWithDecimals
  if (!isBlank($valueWithDecimals)) {
    const read = decimal($valueWithDecimals)
    if (read === undefined) decoding.bad(value, 'valueWithDecimals', 'decimal')
    else result.valueWithDecimals = read
  }
  const $coin = value.coin
  if ($coin !== undefined && $coin !== null) {
    const read = decodeAptosCoin($coin, decoding)
    if (read === undefined) decoding.bad(value, 'coin', 'object')
    else result.coin = read
  }
  return result
}

export function decodeAptosCoinTransfer(value: unknown, decoding: Decoding): T.AptosCoinTransfer | undefined {
  if (!isObject(value)) return undefined
  const $from = aptosAddress(value.from) ?? decoding.bad(value, 'from', 'aptos-address')
  const $to = aptosAddress(value.to) ?? decoding.bad(value, 'to', 'aptos-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'uint256')
  if ($from === undefined || $to === undefined || $value === undefined) return undefined
  const result: Open<T.AptosCoinTransfer> = {
    from: $from,
    to: $to,
    value: $value,
  }
  const $txHash = value.txHash
  if ($txHash !== undefined && $txHash !== null) {
    const read = hash32($txHash)
    if (read === undefined) decoding.bad(value, 'txHash', 'hash32')
    else result.txHash = read
  }
  const $transaction = value.transaction
  if ($transaction !== undefined && $transaction !== null) {
    const read = text($transaction)
    if (read === undefined) decoding.bad(value, 'transaction', 'string')
    else result.transaction = read
  }
  const $valueWithDecimals = value.valueWithDecimals
  if (!isBlank($valueWithDecimals)) {
    const read = decimal($valueWithDecimals)
    if (read === undefined) decoding.bad(value, 'valueWithDecimals', 'decimal')
    else result.valueWithDecimals = read
  }
  const $coin = value.coin
  if ($coin !== undefined && $coin !== null) {
    const read = decodeAptosCoin($coin, decoding)
    if (read === undefined) decoding.bad(value, 'coin', 'object')
    else result.coin = read
  }
  return result
}

export function decodeAptosCoinWithdrawal(value: unknown, decoding: Decoding): T.AptosCoinWithdrawal | undefined {
  if (!isObject(value)) return undefined
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'uint256')
  if ($address === undefined || $value === undefined) return undefined
  const result: Open<T.AptosCoinWithdrawal> = {
    address: $address,
    value: $value,
  }
  const $txHash = value.txHash
  if ($txHash !== undefined && $txHash !== null) {
    const read = hash32($txHash)
    if (read === undefined) decoding.bad(value, 'txHash', 'hash32')
    else result.txHash = read
  }
  const $sequenceNumber = value.sequenceNumber
  if (!isBlank($sequenceNumber)) {
    const read = uint($sequenceNumber, decoding)
    if (read === undefined) decoding.bad(value, 'sequenceNumber', 'uint64')
    else result.sequenceNumber = read
  }
  const $valueWithDecimals = value.valueWithDecimals
  if (!isBlank($valueWithDecimals)) {
    const read = decimal($valueWithDecimals)
    if (read === undefined) decoding.bad(value, 'valueWithDecimals', 'decimal')
    else result.valueWithDecimals = read
  }
  const $coin = value.coin
  if ($coin !== undefined && $coin !== null) {
    const read = decodeAptosCoin($coin, decoding)
    if (read === undefined) decoding.bad(value, 'coin', 'object')
    else result.coin = read
  }
  return result
}

export function decodeAptosStream(value: unknown, decoding: Decoding): T.AptosStream | undefined {
  if (!isObject(value)) return undefined
  const $id = text(value.id) ?? decoding.bad(value, 'id', 'string')
  const $webhookUrl = text(value.webhookUrl) ?? decoding.bad(value, 'webhookUrl', 'string')
  const $description = text(value.description) ?? decoding.bad(value, 'description', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  const $network = list(value.network, decoding, text, 'string') ?? decoding.bad(value, 'network', 'list')
  const $allAddresses = boolean(value.allAddresses) ?? decoding.bad(value, 'allAddresses', 'boolean')
  const $includeChanges = boolean(value.includeChanges) ?? decoding.bad(value, 'includeChanges', 'boolean')
  const $includeEvents = boolean(value.includeEvents) ?? decoding.bad(value, 'includeEvents', 'boolean')
  const $includePayload = boolean(value.includePayload) ?? decoding.bad(value, 'includePayload', 'boolean')
  const $events = list(value.events, decoding, text, 'string') ?? decoding.bad(value, 'events', 'list')
  const $functions = list(value.functions, decoding, text, 'string') ?? decoding.bad(value, 'functions', 'list')
  const $demo = boolean(value.demo) ?? decoding.bad(value, 'demo', 'boolean')
  const $status = text(value.status) ?? decoding.bad(value, 'status', 'string')
  const $statusMessage = text(value.statusMessage) ?? decoding.bad(value, 'statusMessage', 'string')
  if ($id === undefined || $webhookUrl === undefined || $description === undefined || $tag === undefined || $network === undefined || $allAddresses === undefined || $includeChanges === undefined || $includeEvents === undefined || $includePayload === undefined || $events === undefined || $functions === undefined || $demo === undefined || $status === undefined || $statusMessage === undefined) return undefined
  const result: Open<T.AptosStream> = {
    id: $id,
    webhookUrl: $webhookUrl,
    description: $description,
    tag: $tag,
    network: $network,
    allAddresses: $allAddresses,
    includeChanges: $includeChanges,
    includeEvents: $includeEvents,
    includePayload: $includePayload,
    events: $events,
    functions: $functions,
    demo: $demo,
    status: $status,
    statusMessage: $statusMessage,
  }
  const $isErrorSince = value.isErrorSince
  if ($isErrorSince === null) result.isErrorSince = null
  else if (!isBlank($isErrorSince)) {
    const read = date($isErrorSince)
    if (read === undefined) decoding.bad(value, 'isErrorSince', 'date-time')
    result.isErrorSince = read ?? null
  }
  const $amountOfAddresses = value.amountOfAddresses
  if (!isBlank($amountOfAddresses)) {
    const read = count($amountOfAddresses)
    if (read === undefined) decoding.bad(value, 'amountOfAddresses', 'count')
    else result.amountOfAddresses = read
  }
  return result
}

export function decodeAptosStreamStatus(value: unknown, decoding: Decoding): T.AptosStreamStatus | undefined {
  if (!isObject(value)) return undefined
  const $status = text(value.status) ?? decoding.bad(value, 'status', 'string')
  if ($status === undefined) return undefined
  const result: Open<T.AptosStreamStatus> = {
    status: $status,
  }
  const $statusMessage = value.statusMessage
  if ($statusMessage !== undefined && $statusMessage !== null) {
    const read = text($statusMessage)
    if (read === undefined) decoding.bad(value, 'statusMessage', 'string')
    else result.statusMessage = read
  }
  return result
}

export function decodeAptosStreamsAddAddressesResponse(value: unknown, decoding: Decoding): T.AptosStreamsAddAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $address = list(asList(value.address, decoding), decoding, aptosAddress, 'aptos-address') ?? decoding.bad(value, 'address', 'list')
  if ($streamId === undefined || $address === undefined) return undefined
  const result: Open<T.AptosStreamsAddAddressesResponse> = {
    streamId: $streamId,
    address: $address,
  }
  return result
}

export function decodeAptosStreamsDeleteAddressesResponse(value: unknown, decoding: Decoding): T.AptosStreamsDeleteAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $address = list(asList(value.address, decoding), decoding, aptosAddress, 'aptos-address') ?? decoding.bad(value, 'address', 'list')
  if ($streamId === undefined || $address === undefined) return undefined
  const result: Open<T.AptosStreamsDeleteAddressesResponse> = {
    streamId: $streamId,
    address: $address,
  }
  return result
}

export function decodeAptosStreamsGetAddressesResponse(value: unknown, decoding: Decoding): T.AptosStreamsGetAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeAptosStreamsGetAddressesResponseResultItem, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.AptosStreamsGetAddressesResponse> = {
    result: $result,
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

export function decodeAptosStreamsGetAddressesResponseResultItem(value: unknown, decoding: Decoding): T.AptosStreamsGetAddressesResponseResultItem | undefined {
  if (!isObject(value)) return undefined
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  if ($address === undefined) return undefined
  const result: Open<T.AptosStreamsGetAddressesResponseResultItem> = {
    address: $address,
  }
  return result
}

export function decodeAptosStreamsGetAllResponse(value: unknown, decoding: Decoding): T.AptosStreamsGetAllResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeAptosStream, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.AptosStreamsGetAllResponse> = {
    result: $result,
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

export function decodeAptosTransaction(value: unknown, decoding: Decoding): T.AptosTransaction | undefined {
  if (!isObject(value)) return undefined
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  if ($hash === undefined) return undefined
  const result: Open<T.AptosTransaction> = {
    hash: $hash,
  }
  const $type = value.type
  if ($type !== undefined && $type !== null) {
    const read = text($type)
    if (read === undefined) decoding.bad(value, 'type', 'string')
    else result.type = read
  }
  const $sender = value.sender
  if ($sender !== undefined && $sender !== null) {
    const read = aptosAddress($sender)
    if (read === undefined) decoding.bad(value, 'sender', 'aptos-address')
    else result.sender = read
  }
  const $success = value.success
  if ($success !== undefined && $success !== null) {
    const read = boolean($success)
    if (read === undefined) decoding.bad(value, 'success', 'boolean')
    else result.success = read
  }
  const $gasUnitPrice = value.gasUnitPrice
  if (!isBlank($gasUnitPrice)) {
    const read = uint($gasUnitPrice, decoding)
    if (read === undefined) decoding.bad(value, 'gasUnitPrice', 'octas')
    else result.gasUnitPrice = read
  }
  const $gasUsed = value.gasUsed
  if (!isBlank($gasUsed)) {
    const read = uint($gasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'gasUsed', 'uint64')
    else result.gasUsed = read
  }
  const $gasLimit = value.gasLimit
  if (!isBlank($gasLimit)) {
    const read = uint($gasLimit, decoding)
    if (read === undefined) decoding.bad(value, 'gasLimit', 'uint64')
    else result.gasLimit = read
  }
  const $eventChangeHash = value.eventChangeHash
  if ($eventChangeHash !== undefined && $eventChangeHash !== null) {
    const read = hash32($eventChangeHash)
    if (read === undefined) decoding.bad(value, 'eventChangeHash', 'hash32')
    else result.eventChangeHash = read
  }
  const $stateChangeHash = value.stateChangeHash
  if ($stateChangeHash !== undefined && $stateChangeHash !== null) {
    const read = hash32($stateChangeHash)
    if (read === undefined) decoding.bad(value, 'stateChangeHash', 'hash32')
    else result.stateChangeHash = read
  }
  return result
}

export function decodeAptosWebhook(value: unknown, decoding: Decoding): T.AptosWebhook | undefined {
  if (!isObject(value)) return undefined
  const $network = text(value.network) ?? decoding.bad(value, 'network', 'string')
  const $block = decodeAptosBlock(value.block, decoding) ?? decoding.bad(value, 'block', 'object')
  const $retries = count(value.retries) ?? decoding.bad(value, 'retries', 'count')
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  if ($network === undefined || $block === undefined || $retries === undefined || $streamId === undefined || $tag === undefined) return undefined
  const result: Open<T.AptosWebhook> = {
    network: $network,
    block: $block,
    retries: $retries,
    streamId: $streamId,
    tag: $tag,
    transactions: [],
    coinTransfers: [],
    coinDeposits: [],
    coinWithdrawals: [],
    events: [],
    changes: [],
    payloads: [],
  }
  const $transactions = value.transactions
  if ($transactions !== undefined && $transactions !== null) {
    const read = rows($transactions, decoding, decodeAptosTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'transactions', 'list')
    else result.transactions = read
  }
  const $coinTransfers = value.coinTransfers
  if ($coinTransfers !== undefined && $coinTransfers !== null) {
    const read = rows($coinTransfers, decoding, decodeAptosCoinTransfer, 'object')
    if (read === undefined) decoding.bad(value, 'coinTransfers', 'list')
    else result.coinTransfers = read
  }
  const $coinDeposits = value.coinDeposits
  if ($coinDeposits !== undefined && $coinDeposits !== null) {
    const read = rows($coinDeposits, decoding, decodeAptosCoinDeposit, 'object')
    if (read === undefined) decoding.bad(value, 'coinDeposits', 'list')
    else result.coinDeposits = read
  }
  const $coinWithdrawals = value.coinWithdrawals
  if ($coinWithdrawals !== undefined && $coinWithdrawals !== null) {
    const read = rows($coinWithdrawals, decoding, decodeAptosCoinWithdrawal, 'object')
    if (read === undefined) decoding.bad(value, 'coinWithdrawals', 'list')
    else result.coinWithdrawals = read
  }
  const $events = value.events
  if ($events !== undefined && $events !== null) {
    const read = rows(flattened($events, decoding), decoding, decodeAptosWebhookEvents, 'object')
    if (read === undefined) decoding.bad(value, 'events', 'list')
    else result.events = read
  }
  const $changes = value.changes
  if ($changes !== undefined && $changes !== null) {
    const read = rows(flattened($changes, decoding), decoding, decodeAptosWebhookChanges, 'object')
    if (read === undefined) decoding.bad(value, 'changes', 'list')
    else result.changes = read
  }
  const $payloads = value.payloads
  if ($payloads !== undefined && $payloads !== null) {
    const read = rows($payloads, decoding, decodeAptosWebhookPayloads, 'object')
    if (read === undefined) decoding.bad(value, 'payloads', 'list')
    else result.payloads = read
  }
  return result
}

export function decodeAptosWebhookChanges(value: unknown, decoding: Decoding): T.AptosWebhookChanges | undefined {
  return object(value) as T.AptosWebhookChanges | undefined
}

export function decodeAptosWebhookEvents(value: unknown, decoding: Decoding): T.AptosWebhookEvents | undefined {
  return object(value) as T.AptosWebhookEvents | undefined
}

export function decodeAptosWebhookPayloads(value: unknown, decoding: Decoding): T.AptosWebhookPayloads | undefined {
  return object(value) as T.AptosWebhookPayloads | undefined
}

export function decodeBlock(value: unknown, decoding: Decoding): T.Block | undefined {
  if (!isObject(value)) return undefined
  const $hash = text(value.hash) ?? decoding.bad(value, 'hash', 'string')
  if ($hash === undefined) return undefined
  const result: Open<T.Block> = {
    hash: $hash,
  }
  const $number = value.number
  if (!isBlank($number)) {
    const read = uint($number, decoding)
    if (read === undefined) decoding.bad(value, 'number', 'block-number')
    else result.number = read
  }
  const $timestamp = value.timestamp
  if (!isBlank($timestamp)) {
    const read = seconds($timestamp)
    if (read === undefined) decoding.bad(value, 'timestamp', 'unix-seconds')
    else result.timestamp = read
  }
  return result
}

export function decodeGetNativeBalances(value: unknown, decoding: Decoding): T.GetNativeBalances | undefined {
  if (!isObject(value)) return undefined
  const $selectors = list(value.selectors, decoding, text, 'string') ?? decoding.bad(value, 'selectors', 'list')
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  if ($selectors === undefined || $type === undefined) return undefined
  const result: Open<T.GetNativeBalances> = {
    selectors: $selectors,
    type: $type,
  }
  return result
}

export function decodeHistoryModel(value: unknown, decoding: Decoding): T.HistoryModel | undefined {
  if (!isObject(value)) return undefined
  const $id = text(value.id) ?? decoding.bad(value, 'id', 'string')
  const $date = date(value.date) ?? decoding.bad(value, 'date', 'date-time')
  const $tinyPayload = decodeTinyPayload(value.tinyPayload, decoding) ?? decoding.bad(value, 'tinyPayload', 'object')
  const $errorMessage = text(value.errorMessage) ?? decoding.bad(value, 'errorMessage', 'string')
  const $webhookUrl = text(value.webhookUrl) ?? decoding.bad(value, 'webhookUrl', 'string')
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  if ($id === undefined || $date === undefined || $tinyPayload === undefined || $errorMessage === undefined || $webhookUrl === undefined || $streamId === undefined || $tag === undefined) return undefined
  const result: Open<T.HistoryModel> = {
    id: $id,
    date: $date,
    tinyPayload: $tinyPayload,
    errorMessage: $errorMessage,
    webhookUrl: $webhookUrl,
    streamId: $streamId,
    tag: $tag,
  }
  const $payload = value.payload
  if ($payload !== undefined && $payload !== null) {
    const read = decodeHistoryModelPayload($payload, decoding)
    if (read === undefined) decoding.bad(value, 'payload', 'object')
    else result.payload = read
  }
  return result
}

export function decodeHistoryModelPayload(value: unknown, decoding: Decoding): T.HistoryModelPayload | undefined {
  if (!isObject(value)) return undefined
  if ('chainId' in value && 'block' in value && 'confirmed' in value && 'retries' in value && 'streamId' in value && 'tag' in value) return decodeWebhookUnparsed(value, decoding)
  if ('network' in value && 'block' in value && 'retries' in value && 'streamId' in value && 'tag' in value) return decodeAptosWebhook(value, decoding)
  return decoding.unknownArm('HistoryModelPayload', value, undefined)
}

export function decodeHistoryResponse(value: unknown, decoding: Decoding): T.HistoryResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeHistoryModel, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.HistoryResponse> = {
    result: $result,
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

export function decodeInternalTransaction(value: unknown, decoding: Decoding): T.InternalTransaction | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  if ($transactionHash === undefined) return undefined
  const result: Open<T.InternalTransaction> = {
    transactionHash: $transactionHash,
    triggers: [],
  }
  const $from = value.from
  if ($from === null) result.from = null
  else if ($from !== undefined && $from !== null) {
    const read = evmAddress($from)
    if (read === undefined) decoding.bad(value, 'from', 'evm-address')
    result.from = read ?? null
  }
  const $to = value.to
  if ($to === null) result.to = null
  else if ($to !== undefined && $to !== null) {
    const read = evmAddress($to)
    if (read === undefined) decoding.bad(value, 'to', 'evm-address')
    result.to = read ?? null
  }
  const $value = value.value
  if ($value === null) result.value = null
  else if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'wei')
    result.value = read ?? null
  }
  const $gas = value.gas
  if ($gas === null) result.gas = null
  else if (!isBlank($gas)) {
    const read = uint($gas, decoding)
    if (read === undefined) decoding.bad(value, 'gas', 'uint256')
    result.gas = read ?? null
  }
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  return result
}

export function decodeLog(value: unknown, decoding: Decoding): T.Log | undefined {
  if (!isObject(value)) return undefined
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  if ($logIndex === undefined || $transactionHash === undefined || $address === undefined) return undefined
  const result: Open<T.Log> = {
    logIndex: $logIndex,
    transactionHash: $transactionHash,
    address: $address,
    data: "0x",
    triggers: [],
    topics: [],
  }
  const $data = value.data
  if ($data !== undefined && $data !== null) {
    const read = hex($data)
    if (read === undefined) decoding.bad(value, 'data', 'hex')
    else result.data = read
  }
  const $topic0 = value.topic0
  if ($topic0 === null) result.topic0 = null
  else if ($topic0 !== undefined && $topic0 !== null) {
    const read = hash32($topic0)
    if (read === undefined) decoding.bad(value, 'topic0', 'hash32')
    result.topic0 = read ?? null
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
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  result.topics = present(result.topic0, result.topic1, result.topic2, result.topic3)
  return result
}

export function decodeSettingsModel(value: unknown, decoding: Decoding): T.SettingsModel | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SettingsModel> = {
  }
  const $region = value.region
  if ($region !== undefined && $region !== null) {
    const read = text($region)
    if (read === undefined) decoding.bad(value, 'region', 'string')
    else result.region = read
  }
  const $secretKey = value.secretKey
  if ($secretKey !== undefined && $secretKey !== null) {
    const read = text($secretKey)
    if (read === undefined) decoding.bad(value, 'secretKey', 'string')
    else result.secretKey = read
  }
  return result
}

export function decodeStreamsFilter(value: unknown, decoding: Decoding): T.StreamsFilter | undefined {
  return object(value) as T.StreamsFilter | undefined
}

export function decodeStreamsModel(value: unknown, decoding: Decoding): T.StreamsModel | undefined {
  if (!isObject(value)) return undefined
  const $id = text(value.id) ?? decoding.bad(value, 'id', 'string')
  const $webhookUrl = text(value.webhookUrl) ?? decoding.bad(value, 'webhookUrl', 'string')
  const $description = text(value.description) ?? decoding.bad(value, 'description', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  const $chainIds = list(value.chainIds, decoding, evmChain, 'evm-chain') ?? decoding.bad(value, 'chainIds', 'list')
  const $status = text(value.status) ?? decoding.bad(value, 'status', 'string')
  const $statusMessage = text(value.statusMessage) ?? decoding.bad(value, 'statusMessage', 'string')
  if ($id === undefined || $webhookUrl === undefined || $description === undefined || $tag === undefined || $chainIds === undefined || $status === undefined || $statusMessage === undefined) return undefined
  const result: Open<T.StreamsModel> = {
    id: $id,
    webhookUrl: $webhookUrl,
    description: $description,
    tag: $tag,
    chainIds: $chainIds,
    status: $status,
    statusMessage: $statusMessage,
    allAddresses: false,
    includeNativeTxs: false,
    includeContractLogs: false,
    includeInternalTxs: false,
    includeAllTxLogs: false,
    getNativeBalances: [],
  }
  const $topic0 = value.topic0
  if ($topic0 === null) result.topic0 = null
  else if ($topic0 !== undefined && $topic0 !== null) {
    const read = list($topic0, decoding, text, 'string')
    if (read === undefined) decoding.bad(value, 'topic0', 'list')
    result.topic0 = read ?? null
  }
  const $allAddresses = value.allAddresses
  if ($allAddresses !== undefined && $allAddresses !== null) {
    const read = boolean($allAddresses)
    if (read === undefined) decoding.bad(value, 'allAddresses', 'boolean')
    else result.allAddresses = read
  }
  const $includeNativeTxs = value.includeNativeTxs
  if ($includeNativeTxs !== undefined && $includeNativeTxs !== null) {
    const read = boolean($includeNativeTxs)
    if (read === undefined) decoding.bad(value, 'includeNativeTxs', 'boolean')
    else result.includeNativeTxs = read
  }
  const $includeContractLogs = value.includeContractLogs
  if ($includeContractLogs !== undefined && $includeContractLogs !== null) {
    const read = boolean($includeContractLogs)
    if (read === undefined) decoding.bad(value, 'includeContractLogs', 'boolean')
    else result.includeContractLogs = read
  }
  const $includeInternalTxs = value.includeInternalTxs
  if ($includeInternalTxs !== undefined && $includeInternalTxs !== null) {
    const read = boolean($includeInternalTxs)
    if (read === undefined) decoding.bad(value, 'includeInternalTxs', 'boolean')
    else result.includeInternalTxs = read
  }
  const $includeAllTxLogs = value.includeAllTxLogs
  if ($includeAllTxLogs !== undefined && $includeAllTxLogs !== null) {
    const read = boolean($includeAllTxLogs)
    if (read === undefined) decoding.bad(value, 'includeAllTxLogs', 'boolean')
    else result.includeAllTxLogs = read
  }
  const $getNativeBalances = value.getNativeBalances
  if ($getNativeBalances !== undefined && $getNativeBalances !== null) {
    const read = list($getNativeBalances, decoding, decodeGetNativeBalances, 'object')
    if (read === undefined) decoding.bad(value, 'getNativeBalances', 'list')
    else result.getNativeBalances = read
  }
  const $abi = value.abi
  if ($abi === null) result.abi = null
  else if ($abi !== undefined && $abi !== null) {
    const read = list($abi, decoding, decodeAbiItem, 'object')
    if (read === undefined) decoding.bad(value, 'abi', 'list')
    result.abi = read ?? null
  }
  const $advancedOptions = value.advancedOptions
  if ($advancedOptions === null) result.advancedOptions = null
  else if ($advancedOptions !== undefined && $advancedOptions !== null) {
    const read = list($advancedOptions, decoding, decodeAdvancedOptions, 'object')
    if (read === undefined) decoding.bad(value, 'advancedOptions', 'list')
    result.advancedOptions = read ?? null
  }
  const $triggers = value.triggers
  if ($triggers === null) result.triggers = null
  else if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeStreamsTrigger, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    result.triggers = read ?? null
  }
  const $demo = value.demo
  if ($demo !== undefined && $demo !== null) {
    const read = boolean($demo)
    if (read === undefined) decoding.bad(value, 'demo', 'boolean')
    else result.demo = read
  }
  const $filterPossibleSpamAddresses = value.filterPossibleSpamAddresses
  if ($filterPossibleSpamAddresses !== undefined && $filterPossibleSpamAddresses !== null) {
    const read = boolean($filterPossibleSpamAddresses)
    if (read === undefined) decoding.bad(value, 'filterPossibleSpamAddresses', 'boolean')
    else result.filterPossibleSpamAddresses = read
  }
  const $updatedAt = value.updatedAt
  if (!isBlank($updatedAt)) {
    const read = date($updatedAt)
    if (read === undefined) decoding.bad(value, 'updatedAt', 'date-time')
    else result.updatedAt = read
  }
  const $amountOfAddresses = value.amountOfAddresses
  if (!isBlank($amountOfAddresses)) {
    const read = count($amountOfAddresses)
    if (read === undefined) decoding.bad(value, 'amountOfAddresses', 'count')
    else result.amountOfAddresses = read
  }
  return result
}

export function decodeStreamsResponse(value: unknown, decoding: Decoding): T.StreamsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeStreamsModel, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.StreamsResponse> = {
    result: $result,
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

export function decodeStreamsTrigger(value: unknown, decoding: Decoding): T.StreamsTrigger | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  const $contractAddress = text(value.contractAddress) ?? decoding.bad(value, 'contractAddress', 'evm-address-or-selector')
  const $functionAbi = decodeAbiItem(value.functionAbi, decoding) ?? decoding.bad(value, 'functionAbi', 'object')
  if ($type === undefined || $contractAddress === undefined || $functionAbi === undefined) return undefined
  const result: Open<T.StreamsTrigger> = {
    type: $type,
    contractAddress: $contractAddress,
    functionAbi: $functionAbi,
  }
  const $inputs = value.inputs
  if ($inputs !== undefined && $inputs !== null) {
    const read = list($inputs, decoding, any, 'object')
    if (read === undefined) decoding.bad(value, 'inputs', 'list')
    else result.inputs = read
  }
  const $topic0 = value.topic0
  if ($topic0 !== undefined && $topic0 !== null) {
    const read = text($topic0)
    if (read === undefined) decoding.bad(value, 'topic0', 'string')
    else result.topic0 = read
  }
  const $callFrom = value.callFrom
  if ($callFrom !== undefined && $callFrom !== null) {
    const read = text($callFrom)
    if (read === undefined) decoding.bad(value, 'callFrom', 'evm-address-or-selector')
    else result.callFrom = read
  }
  return result
}

export function decodeTinyPayload(value: unknown, decoding: Decoding): T.TinyPayload | undefined {
  if (!isObject(value)) return undefined
  const $chainId = text(value.chainId) ?? decoding.bad(value, 'chainId', 'string')
  const $confirmed = boolean(value.confirmed) ?? decoding.bad(value, 'confirmed', 'boolean')
  const $records = count(value.records) ?? decoding.bad(value, 'records', 'count')
  const $retries = count(value.retries) ?? decoding.bad(value, 'retries', 'count')
  if ($chainId === undefined || $confirmed === undefined || $records === undefined || $retries === undefined) return undefined
  const result: Open<T.TinyPayload> = {
    chainId: $chainId,
    confirmed: $confirmed,
    records: $records,
    retries: $retries,
  }
  const $block = value.block
  if (!isBlank($block)) {
    const read = uint($block, decoding)
    if (read === undefined) decoding.bad(value, 'block', 'block-number')
    else result.block = read
  }
  return result
}

export function decodeTransaction(value: unknown, decoding: Decoding): T.Transaction | undefined {
  if (!isObject(value)) return undefined
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $transactionIndex = count(value.transactionIndex) ?? decoding.bad(value, 'transactionIndex', 'index')
  const $fromAddress = evmAddress(value.fromAddress) ?? decoding.bad(value, 'fromAddress', 'evm-address')
  if ($hash === undefined || $transactionIndex === undefined || $fromAddress === undefined) return undefined
  const result: Open<T.Transaction> = {
    hash: $hash,
    transactionIndex: $transactionIndex,
    fromAddress: $fromAddress,
    triggers: [],
  }
  const $toAddress = value.toAddress
  if ($toAddress === null) result.toAddress = null
  else if ($toAddress !== undefined && $toAddress !== null) {
    const read = evmAddress($toAddress)
    if (read === undefined) decoding.bad(value, 'toAddress', 'evm-address')
    result.toAddress = read ?? null
  }
  const $value = value.value
  if ($value === null) result.value = null
  else if (!isBlank($value)) {
    const read = uint($value, decoding)
    if (read === undefined) decoding.bad(value, 'value', 'wei')
    result.value = read ?? null
  }
  const $input = value.input
  if ($input === null) result.input = null
  else if ($input !== undefined && $input !== null) {
    const read = hex($input)
    if (read === undefined) decoding.bad(value, 'input', 'hex')
    result.input = read ?? null
  }
  const $nonce = value.nonce
  if ($nonce === null) result.nonce = null
  else if (!isBlank($nonce)) {
    const read = count($nonce)
    if (read === undefined) decoding.bad(value, 'nonce', 'index')
    result.nonce = read ?? null
  }
  const $type = value.type
  if ($type === null) result.type = null
  else if (!isBlank($type)) {
    const read = count($type)
    if (read === undefined) decoding.bad(value, 'type', 'index')
    result.type = read ?? null
  }
  const $gas = value.gas
  if ($gas === null) result.gas = null
  else if (!isBlank($gas)) {
    const read = uint($gas, decoding)
    if (read === undefined) decoding.bad(value, 'gas', 'uint256')
    result.gas = read ?? null
  }
  const $gasPrice = value.gasPrice
  if ($gasPrice === null) result.gasPrice = null
  else if (!isBlank($gasPrice)) {
    const read = uint($gasPrice, decoding)
    if (read === undefined) decoding.bad(value, 'gasPrice', 'wei')
    result.gasPrice = read ?? null
  }
  const $v = value.v
  if ($v === null) result.v = null
  else if (!isBlank($v)) {
    const read = count($v)
    if (read === undefined) decoding.bad(value, 'v', 'index')
    result.v = read ?? null
  }
  const $r = value.r
  if ($r === null) result.r = null
  else if (!isBlank($r)) {
    const read = uint($r, decoding)
    if (read === undefined) decoding.bad(value, 'r', 'uint256')
    result.r = read ?? null
  }
  const $s = value.s
  if ($s === null) result.s = null
  else if (!isBlank($s)) {
    const read = uint($s, decoding)
    if (read === undefined) decoding.bad(value, 's', 'uint256')
    result.s = read ?? null
  }
  const $receiptCumulativeGasUsed = value.receiptCumulativeGasUsed
  if ($receiptCumulativeGasUsed === null) result.receiptCumulativeGasUsed = null
  else if (!isBlank($receiptCumulativeGasUsed)) {
    const read = uint($receiptCumulativeGasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'receiptCumulativeGasUsed', 'uint256')
    result.receiptCumulativeGasUsed = read ?? null
  }
  const $receiptGasUsed = value.receiptGasUsed
  if ($receiptGasUsed === null) result.receiptGasUsed = null
  else if (!isBlank($receiptGasUsed)) {
    const read = uint($receiptGasUsed, decoding)
    if (read === undefined) decoding.bad(value, 'receiptGasUsed', 'uint256')
    result.receiptGasUsed = read ?? null
  }
  const $receiptContractAddress = value.receiptContractAddress
  if ($receiptContractAddress === null) result.receiptContractAddress = null
  else if ($receiptContractAddress !== undefined && $receiptContractAddress !== null) {
    const read = evmAddress($receiptContractAddress)
    if (read === undefined) decoding.bad(value, 'receiptContractAddress', 'evm-address')
    result.receiptContractAddress = read ?? null
  }
  const $receiptRoot = value.receiptRoot
  if ($receiptRoot === null) result.receiptRoot = null
  else if ($receiptRoot !== undefined && $receiptRoot !== null) {
    const read = text($receiptRoot)
    if (read === undefined) decoding.bad(value, 'receiptRoot', 'string')
    result.receiptRoot = read ?? null
  }
  const $receiptStatus = value.receiptStatus
  if ($receiptStatus === null) result.receiptStatus = null
  else if (!isBlank($receiptStatus)) {
    const read = count($receiptStatus)
    if (read === undefined) decoding.bad(value, 'receiptStatus', 'index')
    result.receiptStatus = read ?? null
  }
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  if (result.v !== undefined || result.r !== undefined || result.s !== undefined) result.signature = { ...(result.v !== undefined && { v: result.v }), ...(result.r !== undefined && { r: result.r }), ...(result.s !== undefined && { s: result.s }) }
  return result
}

export function decodeTriggerOutput(value: unknown, decoding: Decoding): T.TriggerOutput | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  if ($name === undefined) return undefined
  const result: Open<T.TriggerOutput> = {
    name: $name,
  }
  if (value.value !== undefined) result.value = value.value
  return result
}

export function decodeUsageStatsModel(value: unknown, decoding: Decoding): T.UsageStatsModel | undefined {
  if (!isObject(value)) return undefined
  const $totalWebhooksDelivered = count(value.totalWebhooksDelivered) ?? decoding.bad(value, 'totalWebhooksDelivered', 'count')
  const $totalWebhooksFailed = count(value.totalWebhooksFailed) ?? decoding.bad(value, 'totalWebhooksFailed', 'count')
  const $totalLogsProcessed = count(value.totalLogsProcessed) ?? decoding.bad(value, 'totalLogsProcessed', 'count')
  const $totalTxsProcessed = count(value.totalTxsProcessed) ?? decoding.bad(value, 'totalTxsProcessed', 'count')
  const $totalTxsInternalProcessed = count(value.totalTxsInternalProcessed) ?? decoding.bad(value, 'totalTxsInternalProcessed', 'count')
  if ($totalWebhooksDelivered === undefined || $totalWebhooksFailed === undefined || $totalLogsProcessed === undefined || $totalTxsProcessed === undefined || $totalTxsInternalProcessed === undefined) return undefined
  const result: Open<T.UsageStatsModel> = {
    totalWebhooksDelivered: $totalWebhooksDelivered,
    totalWebhooksFailed: $totalWebhooksFailed,
    totalLogsProcessed: $totalLogsProcessed,
    totalTxsProcessed: $totalTxsProcessed,
    totalTxsInternalProcessed: $totalTxsInternalProcessed,
  }
  const $streams = value.streams
  if ($streams !== undefined && $streams !== null) {
    const read = list($streams, decoding, decodeUsageStatsStreams, 'object')
    if (read === undefined) decoding.bad(value, 'streams', 'list')
    else result.streams = read
  }
  const $createdAt = value.createdAt
  if (!isBlank($createdAt)) {
    const read = date($createdAt)
    if (read === undefined) decoding.bad(value, 'createdAt', 'date-time')
    else result.createdAt = read
  }
  const $updatedAt = value.updatedAt
  if (!isBlank($updatedAt)) {
    const read = date($updatedAt)
    if (read === undefined) decoding.bad(value, 'updatedAt', 'date-time')
    else result.updatedAt = read
  }
  return result
}

export function decodeUsageStatsStreams(value: unknown, decoding: Decoding): T.UsageStatsStreams | undefined {
  if (!isObject(value)) return undefined
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  if ($streamId === undefined) return undefined
  const result: Open<T.UsageStatsStreams> = {
    streamId: $streamId,
  }
  const $totalWebhooksDelivered = value.totalWebhooksDelivered
  if (!isBlank($totalWebhooksDelivered)) {
    const read = count($totalWebhooksDelivered)
    if (read === undefined) decoding.bad(value, 'totalWebhooksDelivered', 'count')
    else result.totalWebhooksDelivered = read
  }
  const $totalWebhooksFailed = value.totalWebhooksFailed
  if (!isBlank($totalWebhooksFailed)) {
    const read = count($totalWebhooksFailed)
    if (read === undefined) decoding.bad(value, 'totalWebhooksFailed', 'count')
    else result.totalWebhooksFailed = read
  }
  const $totalLogsProcessed = value.totalLogsProcessed
  if (!isBlank($totalLogsProcessed)) {
    const read = count($totalLogsProcessed)
    if (read === undefined) decoding.bad(value, 'totalLogsProcessed', 'count')
    else result.totalLogsProcessed = read
  }
  const $totalTxsProcessed = value.totalTxsProcessed
  if (!isBlank($totalTxsProcessed)) {
    const read = count($totalTxsProcessed)
    if (read === undefined) decoding.bad(value, 'totalTxsProcessed', 'count')
    else result.totalTxsProcessed = read
  }
  const $totalTxsInternalProcessed = value.totalTxsInternalProcessed
  if (!isBlank($totalTxsInternalProcessed)) {
    const read = count($totalTxsInternalProcessed)
    if (read === undefined) decoding.bad(value, 'totalTxsInternalProcessed', 'count')
    else result.totalTxsInternalProcessed = read
  }
  return result
}

export function decodeWebhook(value: unknown, decoding: Decoding): T.Webhook | undefined {
  if (!isObject(value)) return undefined
  const $block = decodeBlock(value.block, decoding) ?? decoding.bad(value, 'block', 'object')
  const $confirmed = boolean(value.confirmed) ?? decoding.bad(value, 'confirmed', 'boolean')
  const $retries = count(value.retries) ?? decoding.bad(value, 'retries', 'count')
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  if ($block === undefined || $confirmed === undefined || $retries === undefined || $streamId === undefined || $tag === undefined) return undefined
  const result: Open<T.Webhook> = {
    block: $block,
    confirmed: $confirmed,
    retries: $retries,
    streamId: $streamId,
    tag: $tag,
    chainId: "0x1",
    abi: [],
    logs: [],
    txs: [],
    txsInternal: [],
    erc20Transfers: [],
    erc20Approvals: [],
    nftTransfers: [],
    nftApprovals: {"ERC721":[],"ERC1155":[]},
    nftTokenApprovals: [],
    nativeBalances: [],
  }
  const $chainId = value.chainId
  if (!isBlank($chainId)) {
    const read = evmChain($chainId)
    if (read === undefined) decoding.bad(value, 'chainId', 'evm-chain')
    else result.chainId = read
  }
  const $abi = value.abi
  if ($abi !== undefined && $abi !== null) {
    const read = list(emptyAsList($abi), decoding, decodeAbiItem, 'object')
    if (read === undefined) decoding.bad(value, 'abi', 'list')
    else result.abi = read
  }
  const $logs = value.logs
  if ($logs !== undefined && $logs !== null) {
    const read = rows($logs, decoding, decodeLog, 'object')
    if (read === undefined) decoding.bad(value, 'logs', 'list')
    else result.logs = read
  }
  const $txs = value.txs
  if ($txs !== undefined && $txs !== null) {
    const read = rows($txs, decoding, decodeTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'txs', 'list')
    else result.txs = read
  }
  const $txsInternal = value.txsInternal
  if ($txsInternal !== undefined && $txsInternal !== null) {
    const read = rows($txsInternal, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'txsInternal', 'list')
    else result.txsInternal = read
  }
  const $erc20Transfers = value.erc20Transfers
  if ($erc20Transfers !== undefined && $erc20Transfers !== null) {
    const read = rows($erc20Transfers, decoding, decodeWebhookErc20Transfer, 'object')
    if (read === undefined) decoding.bad(value, 'erc20Transfers', 'list')
    else result.erc20Transfers = read
  }
  const $erc20Approvals = value.erc20Approvals
  if ($erc20Approvals !== undefined && $erc20Approvals !== null) {
    const read = rows($erc20Approvals, decoding, decodeWebhookErc20Approval, 'object')
    if (read === undefined) decoding.bad(value, 'erc20Approvals', 'list')
    else result.erc20Approvals = read
  }
  const $nftTransfers = value.nftTransfers
  if ($nftTransfers !== undefined && $nftTransfers !== null) {
    const read = rows($nftTransfers, decoding, decodeWebhookNftTransfer, 'object')
    if (read === undefined) decoding.bad(value, 'nftTransfers', 'list')
    else result.nftTransfers = read
  }
  const $nftApprovals = value.nftApprovals
  if ($nftApprovals !== undefined && $nftApprovals !== null) {
    const read = decodeWebhookNftApprovals(emptyAsObject($nftApprovals), decoding)
    if (read === undefined) decoding.bad(value, 'nftApprovals', 'object')
    else result.nftApprovals = read
  }
  const $nftTokenApprovals = value.nftTokenApprovals
  if ($nftTokenApprovals !== undefined && $nftTokenApprovals !== null) {
    const read = rows($nftTokenApprovals, decoding, decodeWebhookNftTokenApproval, 'object')
    if (read === undefined) decoding.bad(value, 'nftTokenApprovals', 'list')
    else result.nftTokenApprovals = read
  }
  const $nativeBalances = value.nativeBalances
  if ($nativeBalances !== undefined && $nativeBalances !== null) {
    const read = rows($nativeBalances, decoding, decodeWebhookNativeBalance, 'object')
    if (read === undefined) decoding.bad(value, 'nativeBalances', 'list')
    else result.nativeBalances = read
  }
  return result
}

export function decodeWebhookDeliveryLog(value: unknown, decoding: Decoding): T.WebhookDeliveryLog | undefined {
  if (!isObject(value)) return undefined
  const $id = text(value.id) ?? decoding.bad(value, 'id', 'string')
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $chain = text(value.chain) ?? decoding.bad(value, 'chain', 'string')
  const $webhookUrl = text(value.webhookUrl) ?? decoding.bad(value, 'webhookUrl', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  const $retries = count(value.retries) ?? decoding.bad(value, 'retries', 'count')
  const $deliveryStatus = text(value.deliveryStatus) ?? decoding.bad(value, 'deliveryStatus', 'string')
  const $blockNumber = uint(value.blockNumber, decoding) ?? decoding.bad(value, 'blockNumber', 'block-number')
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  const $createdAt = date(value.createdAt) ?? decoding.bad(value, 'createdAt', 'date-time')
  if ($id === undefined || $streamId === undefined || $chain === undefined || $webhookUrl === undefined || $tag === undefined || $retries === undefined || $deliveryStatus === undefined || $blockNumber === undefined || $type === undefined || $createdAt === undefined) return undefined
  const result: Open<T.WebhookDeliveryLog> = {
    id: $id,
    streamId: $streamId,
    chain: $chain,
    webhookUrl: $webhookUrl,
    tag: $tag,
    retries: $retries,
    deliveryStatus: $deliveryStatus,
    blockNumber: $blockNumber,
    type: $type,
    createdAt: $createdAt,
  }
  const $errorMessage = value.errorMessage
  if ($errorMessage !== undefined && $errorMessage !== null) {
    const read = text($errorMessage)
    if (read === undefined) decoding.bad(value, 'errorMessage', 'string')
    else result.errorMessage = read
  }
  const $updatedAt = value.updatedAt
  if (!isBlank($updatedAt)) {
    const read = date($updatedAt)
    if (read === undefined) decoding.bad(value, 'updatedAt', 'date-time')
    else result.updatedAt = read
  }
  return result
}

export function decodeWebhookDeliveryLogsResponse(value: unknown, decoding: Decoding): T.WebhookDeliveryLogsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeWebhookDeliveryLog, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.WebhookDeliveryLogsResponse> = {
    result: $result,
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

export function decodeWebhookErc1155Approval(value: unknown, decoding: Decoding): T.WebhookErc1155Approval | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $contract = evmAddress(value.contract) ?? decoding.bad(value, 'contract', 'evm-address')
  const $account = evmAddress(value.account) ?? decoding.bad(value, 'account', 'evm-address')
  const $operator = evmAddress(value.operator) ?? decoding.bad(value, 'operator', 'evm-address')
  const $approved = boolean(value.approved) ?? decoding.bad(value, 'approved', 'boolean')
  if ($transactionHash === undefined || $logIndex === undefined || $contract === undefined || $account === undefined || $operator === undefined || $approved === undefined) return undefined
  const result: Open<T.WebhookErc1155Approval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    logIndex: $logIndex,
    contract: $contract,
    account: $account,
    operator: $operator,
    approved: $approved,
    tokenContractType: "",
    tokenName: "",
    tokenSymbol: "",
    triggers: [],
  }
  const $tokenContractType = value.tokenContractType
  if ($tokenContractType !== undefined && $tokenContractType !== null) {
    const read = text($tokenContractType)
    if (read === undefined) decoding.bad(value, 'tokenContractType', 'string')
    else result.tokenContractType = read
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
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  return result
}

export function decodeWebhookErc20Approval(value: unknown, decoding: Decoding): T.WebhookErc20Approval | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $contract = evmAddress(value.contract) ?? decoding.bad(value, 'contract', 'evm-address')
  const $owner = evmAddress(value.owner) ?? decoding.bad(value, 'owner', 'evm-address')
  const $spender = evmAddress(value.spender) ?? decoding.bad(value, 'spender', 'evm-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'uint256')
  if ($transactionHash === undefined || $logIndex === undefined || $contract === undefined || $owner === undefined || $spender === undefined || $value === undefined) return undefined
  const result: Open<T.WebhookErc20Approval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    logIndex: $logIndex,
    contract: $contract,
    owner: $owner,
    spender: $spender,
    value: $value,
    tokenName: "",
    tokenSymbol: "",
    triggers: [],
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
  const $tokenDecimals = value.tokenDecimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'tokenDecimals', 'decimals')
    else result.tokenDecimals = read
  }
  const $valueWithDecimals = value.valueWithDecimals
  if (!isBlank($valueWithDecimals)) {
    const read = decimal($valueWithDecimals)
    if (read === undefined) decoding.bad(value, 'valueWithDecimals', 'decimal')
    else result.valueWithDecimals = read
  }
  const $possibleSpam = value.possibleSpam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possibleSpam', 'boolean')
    else result.possibleSpam = read
  }
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  return result
}

export function decodeWebhookErc20Transfer(value: unknown, decoding: Decoding): T.WebhookErc20Transfer | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $contract = evmAddress(value.contract) ?? decoding.bad(value, 'contract', 'evm-address')
  const $from = evmAddress(value.from) ?? decoding.bad(value, 'from', 'evm-address')
  const $to = evmAddress(value.to) ?? decoding.bad(value, 'to', 'evm-address')
  const $value = uint(value.value, decoding) ?? decoding.bad(value, 'value', 'uint256')
  if ($transactionHash === undefined || $logIndex === undefined || $contract === undefined || $from === undefined || $to === undefined || $value === undefined) return undefined
  const result: Open<T.WebhookErc20Transfer> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    logIndex: $logIndex,
    contract: $contract,
    from: $from,
    to: $to,
    value: $value,
    tokenName: "",
    tokenSymbol: "",
    triggers: [],
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
  const $tokenDecimals = value.tokenDecimals
  if (!isBlank($tokenDecimals)) {
    const read = count($tokenDecimals)
    if (read === undefined) decoding.bad(value, 'tokenDecimals', 'decimals')
    else result.tokenDecimals = read
  }
  const $valueWithDecimals = value.valueWithDecimals
  if (!isBlank($valueWithDecimals)) {
    const read = decimal($valueWithDecimals)
    if (read === undefined) decoding.bad(value, 'valueWithDecimals', 'decimal')
    else result.valueWithDecimals = read
  }
  const $possibleSpam = value.possibleSpam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possibleSpam', 'boolean')
    else result.possibleSpam = read
  }
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  return result
}

export function decodeWebhookErc721Approval(value: unknown, decoding: Decoding): T.WebhookErc721Approval | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $contract = evmAddress(value.contract) ?? decoding.bad(value, 'contract', 'evm-address')
  const $owner = evmAddress(value.owner) ?? decoding.bad(value, 'owner', 'evm-address')
  const $approved = evmAddress(value.approved) ?? decoding.bad(value, 'approved', 'evm-address')
  const $tokenId = uint(value.tokenId, decoding) ?? decoding.bad(value, 'tokenId', 'uint256')
  if ($transactionHash === undefined || $logIndex === undefined || $contract === undefined || $owner === undefined || $approved === undefined || $tokenId === undefined) return undefined
  const result: Open<T.WebhookErc721Approval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    logIndex: $logIndex,
    contract: $contract,
    owner: $owner,
    approved: $approved,
    tokenId: $tokenId,
    tokenContractType: "",
    tokenName: "",
    tokenSymbol: "",
    triggers: [],
  }
  const $tokenContractType = value.tokenContractType
  if ($tokenContractType !== undefined && $tokenContractType !== null) {
    const read = text($tokenContractType)
    if (read === undefined) decoding.bad(value, 'tokenContractType', 'string')
    else result.tokenContractType = read
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
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  return result
}

export function decodeWebhookNativeBalance(value: unknown, decoding: Decoding): T.WebhookNativeBalance | undefined {
  if (!isObject(value)) return undefined
  const $address = evmAddress(value.address) ?? decoding.bad(value, 'address', 'evm-address')
  const $balance = uint(value.balance, decoding) ?? decoding.bad(value, 'balance', 'wei')
  if ($address === undefined || $balance === undefined) return undefined
  const result: Open<T.WebhookNativeBalance> = {
    address: $address,
    balance: $balance,
  }
  return result
}

export function decodeWebhookNftApprovals(value: unknown, decoding: Decoding): T.WebhookNftApprovals | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WebhookNftApprovals> = {
    ERC721: [],
    ERC1155: [],
  }
  const $ERC721 = value.ERC721
  if ($ERC721 !== undefined && $ERC721 !== null) {
    const read = rows($ERC721, decoding, decodeWebhookErc721Approval, 'object')
    if (read === undefined) decoding.bad(value, 'ERC721', 'list')
    else result.ERC721 = read
  }
  const $ERC1155 = value.ERC1155
  if ($ERC1155 !== undefined && $ERC1155 !== null) {
    const read = rows($ERC1155, decoding, decodeWebhookErc1155Approval, 'object')
    if (read === undefined) decoding.bad(value, 'ERC1155', 'list')
    else result.ERC1155 = read
  }
  return result
}

export function decodeWebhookNftTokenApproval(value: unknown, decoding: Decoding): T.WebhookNftTokenApproval | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $contract = evmAddress(value.contract) ?? decoding.bad(value, 'contract', 'evm-address')
  const $account = evmAddress(value.account) ?? decoding.bad(value, 'account', 'evm-address')
  const $operator = evmAddress(value.operator) ?? decoding.bad(value, 'operator', 'evm-address')
  const $approvedAll = boolean(value.approvedAll) ?? decoding.bad(value, 'approvedAll', 'boolean')
  if ($transactionHash === undefined || $logIndex === undefined || $contract === undefined || $account === undefined || $operator === undefined || $approvedAll === undefined) return undefined
  const result: Open<T.WebhookNftTokenApproval> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    logIndex: $logIndex,
    contract: $contract,
    account: $account,
    operator: $operator,
    approvedAll: $approvedAll,
    tokenContractType: "",
    tokenName: "",
    tokenSymbol: "",
  }
  const $tokenId = value.tokenId
  if ($tokenId === null) result.tokenId = null
  else if (!isBlank($tokenId)) {
    const read = uint($tokenId, decoding)
    if (read === undefined) decoding.bad(value, 'tokenId', 'uint256')
    result.tokenId = read ?? null
  }
  const $tokenContractType = value.tokenContractType
  if ($tokenContractType !== undefined && $tokenContractType !== null) {
    const read = text($tokenContractType)
    if (read === undefined) decoding.bad(value, 'tokenContractType', 'string')
    else result.tokenContractType = read
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
  const $possibleSpam = value.possibleSpam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possibleSpam', 'boolean')
    else result.possibleSpam = read
  }
  return result
}

export function decodeWebhookNftTransfer(value: unknown, decoding: Decoding): T.WebhookNftTransfer | undefined {
  if (!isObject(value)) return undefined
  const $transactionHash = hash32(value.transactionHash) ?? decoding.bad(value, 'transactionHash', 'hash32')
  const $logIndex = count(value.logIndex) ?? decoding.bad(value, 'logIndex', 'index')
  const $contract = evmAddress(value.contract) ?? decoding.bad(value, 'contract', 'evm-address')
  const $from = evmAddress(value.from) ?? decoding.bad(value, 'from', 'evm-address')
  const $to = evmAddress(value.to) ?? decoding.bad(value, 'to', 'evm-address')
  const $tokenId = uint(value.tokenId, decoding) ?? decoding.bad(value, 'tokenId', 'uint256')
  const $amount = uint(value.amount, decoding) ?? decoding.bad(value, 'amount', 'uint256')
  if ($transactionHash === undefined || $logIndex === undefined || $contract === undefined || $from === undefined || $to === undefined || $tokenId === undefined || $amount === undefined) return undefined
  const result: Open<T.WebhookNftTransfer> = {
    chain: decoding.from.chain as EvmChainId,
    transactionHash: $transactionHash,
    logIndex: $logIndex,
    contract: $contract,
    from: $from,
    to: $to,
    tokenId: $tokenId,
    amount: $amount,
    tokenContractType: "",
    tokenName: "",
    tokenSymbol: "",
    triggers: [],
  }
  const $operator = value.operator
  if ($operator === null) result.operator = null
  else if ($operator !== undefined && $operator !== null) {
    const read = evmAddress($operator)
    if (read === undefined) decoding.bad(value, 'operator', 'evm-address')
    result.operator = read ?? null
  }
  const $tokenContractType = value.tokenContractType
  if ($tokenContractType !== undefined && $tokenContractType !== null) {
    const read = text($tokenContractType)
    if (read === undefined) decoding.bad(value, 'tokenContractType', 'string')
    else result.tokenContractType = read
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
  const $possibleSpam = value.possibleSpam
  if ($possibleSpam !== undefined && $possibleSpam !== null) {
    const read = boolean($possibleSpam)
    if (read === undefined) decoding.bad(value, 'possibleSpam', 'boolean')
    else result.possibleSpam = read
  }
  const $triggers = value.triggers
  if ($triggers !== undefined && $triggers !== null) {
    const read = list($triggers, decoding, decodeTriggerOutput, 'object')
    if (read === undefined) decoding.bad(value, 'triggers', 'list')
    else result.triggers = read
  }
  return result
}

export function decodeWebhookUnparsed(value: unknown, decoding: Decoding): T.WebhookUnparsed | undefined {
  if (!isObject(value)) return undefined
  const $block = decodeBlock(value.block, decoding) ?? decoding.bad(value, 'block', 'object')
  const $confirmed = boolean(value.confirmed) ?? decoding.bad(value, 'confirmed', 'boolean')
  const $retries = count(value.retries) ?? decoding.bad(value, 'retries', 'count')
  const $streamId = text(value.streamId) ?? decoding.bad(value, 'streamId', 'string')
  const $tag = text(value.tag) ?? decoding.bad(value, 'tag', 'string')
  if ($block === undefined || $confirmed === undefined || $retries === undefined || $streamId === undefined || $tag === undefined) return undefined
  const result: Open<T.WebhookUnparsed> = {
    block: $block,
    confirmed: $confirmed,
    retries: $retries,
    streamId: $streamId,
    tag: $tag,
    chainId: "0x1",
    abi: [],
    logs: [],
    txs: [],
    txsInternal: [],
  }
  const $chainId = value.chainId
  if (!isBlank($chainId)) {
    const read = evmChain($chainId)
    if (read === undefined) decoding.bad(value, 'chainId', 'evm-chain')
    else result.chainId = read
  }
  const $abi = value.abi
  if ($abi !== undefined && $abi !== null) {
    const read = list(emptyAsList($abi), decoding, decodeAbiItem, 'object')
    if (read === undefined) decoding.bad(value, 'abi', 'list')
    else result.abi = read
  }
  const $logs = value.logs
  if ($logs !== undefined && $logs !== null) {
    const read = rows($logs, decoding, decodeLog, 'object')
    if (read === undefined) decoding.bad(value, 'logs', 'list')
    else result.logs = read
  }
  const $txs = value.txs
  if ($txs !== undefined && $txs !== null) {
    const read = rows($txs, decoding, decodeTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'txs', 'list')
    else result.txs = read
  }
  const $txsInternal = value.txsInternal
  if ($txsInternal !== undefined && $txsInternal !== null) {
    const read = rows($txsInternal, decoding, decodeInternalTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'txsInternal', 'list')
    else result.txsInternal = read
  }
  return result
}

export function decodeDeleteAptosStreamOutput(value: unknown, decoding: Decoding): T.DeleteAptosStreamOutput | undefined {
  return boolean(value)
}
