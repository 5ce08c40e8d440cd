// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decoding.js'
import { any, aptosAddress, asList, boolean, count, hash32, hex, isBlank, isObject, list, literal, object, rows, text, uint } from '../../src/operation/formats.js'
import { micros, seconds } from '../../src/operation/times.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeAbstractionSignature(value: unknown, decoding: Decoding): T.AbstractionSignature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'abstraction_signature') ?? decoding.bad(value, 'type', 'abstraction_signature')
  const $functionInfo = text(value.function_info) ?? decoding.bad(value, 'function_info', 'string')
  if ($type === undefined || $functionInfo === undefined) return undefined
  const result: Open<T.AbstractionSignature> = {
    type: $type,
    functionInfo: $functionInfo,
  }
  const $authData = value.auth_data
  if ($authData !== undefined && $authData !== null) {
    const read = hex($authData)
    if (read === undefined) decoding.bad(value, 'auth_data', 'hex')
    else result.authData = read
  }
  return result
}

export function decodeAccountEvent(value: unknown, decoding: Decoding): T.AccountEvent | undefined {
  if (!isObject(value)) return undefined
  const $guid = decodeEventGuid(value.guid, decoding) ?? decoding.bad(value, 'guid', 'object')
  const $sequenceNumber = uint(value.sequence_number, decoding) ?? decoding.bad(value, 'sequence_number', 'uint64')
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'move-type')
  if ($guid === undefined || $sequenceNumber === undefined || $type === undefined) return undefined
  const result: Open<T.AccountEvent> = {
    guid: $guid,
    sequenceNumber: $sequenceNumber,
    type: $type,
    data: value.data,
  }
  return result
}

export function decodeAccountSignature(value: unknown, decoding: Decoding): T.AccountSignature | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'ed25519_signature':
      return decodeEd25519Signature(value, decoding)
    case 'multi_ed25519_signature':
      return decodeMultiEd25519Signature(value, decoding)
    case 'single_key_signature':
      return decodeSingleKeySignature(value, decoding)
    case 'multi_key_signature':
      return decodeMultiKeySignature(value, decoding)
    case 'no_account_signature':
      return decodeNoAccountSignature(value, decoding)
    case 'abstraction_signature':
      return decodeAbstractionSignature(value, decoding)
    default:
      return decoding.unknownArm('AccountSignature', value, value.type)
  }
}

export function decodeBlock(value: unknown, decoding: Decoding): T.Block | undefined {
  if (!isObject(value)) return undefined
  const $blockHeight = uint(value.block_height, decoding) ?? decoding.bad(value, 'block_height', 'block-number')
  const $blockHash = hash32(value.block_hash) ?? decoding.bad(value, 'block_hash', 'hash32')
  const $blockTimestamp = micros(value.block_timestamp) ?? decoding.bad(value, 'block_timestamp', 'unix-micros')
  const $firstVersion = uint(value.first_version, decoding) ?? decoding.bad(value, 'first_version', 'ledger-version')
  const $lastVersion = uint(value.last_version, decoding) ?? decoding.bad(value, 'last_version', 'ledger-version')
  if ($blockHeight === undefined || $blockHash === undefined || $blockTimestamp === undefined || $firstVersion === undefined || $lastVersion === undefined) return undefined
  const result: Open<T.Block> = {
    blockHeight: $blockHeight,
    blockHash: $blockHash,
    blockTimestamp: $blockTimestamp,
    firstVersion: $firstVersion,
    lastVersion: $lastVersion,
  }
  const $transactions = value.transactions
  if ($transactions === null) result.transactions = null
  else if ($transactions !== undefined && $transactions !== null) {
    const read = rows($transactions, decoding, decodeTransaction, 'object')
    if (read === undefined) decoding.bad(value, 'transactions', 'list')
    result.transactions = read ?? null
  }
  return result
}

export function decodeBlockEndInfo(value: unknown, decoding: Decoding): T.BlockEndInfo | undefined {
  if (!isObject(value)) return undefined
  const $blockGasLimitReached = boolean(value.block_gas_limit_reached) ?? decoding.bad(value, 'block_gas_limit_reached', 'boolean')
  const $blockOutputLimitReached = boolean(value.block_output_limit_reached) ?? decoding.bad(value, 'block_output_limit_reached', 'boolean')
  const $blockEffectiveBlockGasUnits = uint(value.block_effective_block_gas_units, decoding) ?? decoding.bad(value, 'block_effective_block_gas_units', 'uint64')
  const $blockApproxOutputSize = uint(value.block_approx_output_size, decoding) ?? decoding.bad(value, 'block_approx_output_size', 'uint64')
  if ($blockGasLimitReached === undefined || $blockOutputLimitReached === undefined || $blockEffectiveBlockGasUnits === undefined || $blockApproxOutputSize === undefined) return undefined
  const result: Open<T.BlockEndInfo> = {
    blockGasLimitReached: $blockGasLimitReached,
    blockOutputLimitReached: $blockOutputLimitReached,
    blockEffectiveBlockGasUnits: $blockEffectiveBlockGasUnits,
    blockApproxOutputSize: $blockApproxOutputSize,
  }
  return result
}

export function decodeBlockEpilogueTransaction(value: unknown, decoding: Decoding): T.BlockEpilogueTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'block_epilogue_transaction') ?? decoding.bad(value, 'type', 'block_epilogue_transaction')
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $stateChangeHash = hash32(value.state_change_hash) ?? decoding.bad(value, 'state_change_hash', 'hash32')
  const $eventRootHash = hash32(value.event_root_hash) ?? decoding.bad(value, 'event_root_hash', 'hash32')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint64')
  const $success = boolean(value.success) ?? decoding.bad(value, 'success', 'boolean')
  const $vmStatus = text(value.vm_status) ?? decoding.bad(value, 'vm_status', 'string')
  const $accumulatorRootHash = hash32(value.accumulator_root_hash) ?? decoding.bad(value, 'accumulator_root_hash', 'hash32')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $timestamp = micros(value.timestamp) ?? decoding.bad(value, 'timestamp', 'unix-micros')
  if ($type === undefined || $version === undefined || $hash === undefined || $stateChangeHash === undefined || $eventRootHash === undefined || $gasUsed === undefined || $success === undefined || $vmStatus === undefined || $accumulatorRootHash === undefined || $changes === undefined || $timestamp === undefined) return undefined
  const result: Open<T.BlockEpilogueTransaction> = {
    type: $type,
    version: $version,
    hash: $hash,
    stateChangeHash: $stateChangeHash,
    eventRootHash: $eventRootHash,
    gasUsed: $gasUsed,
    success: $success,
    vmStatus: $vmStatus,
    accumulatorRootHash: $accumulatorRootHash,
    changes: $changes,
    timestamp: $timestamp,
  }
  const $stateCheckpointHash = value.state_checkpoint_hash
  if ($stateCheckpointHash === null) result.stateCheckpointHash = null
  else if ($stateCheckpointHash !== undefined && $stateCheckpointHash !== null) {
    const read = hash32($stateCheckpointHash)
    if (read === undefined) decoding.bad(value, 'state_checkpoint_hash', 'hash32')
    result.stateCheckpointHash = read ?? null
  }
  const $blockEndInfo = value.block_end_info
  if ($blockEndInfo === null) result.blockEndInfo = null
  else if ($blockEndInfo !== undefined && $blockEndInfo !== null) {
    const read = decodeBlockEndInfo($blockEndInfo, decoding)
    if (read === undefined) decoding.bad(value, 'block_end_info', 'object')
    result.blockEndInfo = read ?? null
  }
  return result
}

export function decodeBlockMetadataExtension(value: unknown, decoding: Decoding): T.BlockMetadataExtension | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  if ($type === undefined) return undefined
  const result: Open<T.BlockMetadataExtension> = {
    type: $type,
  }
  const $randomness = value.randomness
  if ($randomness !== undefined && $randomness !== null) {
    const read = hex($randomness)
    if (read === undefined) decoding.bad(value, 'randomness', 'hex')
    else result.randomness = read
  }
  const $decryptionKey = value.decryption_key
  if ($decryptionKey !== undefined && $decryptionKey !== null) {
    const read = hex($decryptionKey)
    if (read === undefined) decoding.bad(value, 'decryption_key', 'hex')
    else result.decryptionKey = read
  }
  const $decryptionRound = value.decryption_round
  if (!isBlank($decryptionRound)) {
    const read = uint($decryptionRound, decoding)
    if (read === undefined) decoding.bad(value, 'decryption_round', 'uint64')
    else result.decryptionRound = read
  }
  return result
}

export function decodeBlockMetadataTransaction(value: unknown, decoding: Decoding): T.BlockMetadataTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'block_metadata_transaction') ?? decoding.bad(value, 'type', 'block_metadata_transaction')
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $stateChangeHash = hash32(value.state_change_hash) ?? decoding.bad(value, 'state_change_hash', 'hash32')
  const $eventRootHash = hash32(value.event_root_hash) ?? decoding.bad(value, 'event_root_hash', 'hash32')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint64')
  const $success = boolean(value.success) ?? decoding.bad(value, 'success', 'boolean')
  const $vmStatus = text(value.vm_status) ?? decoding.bad(value, 'vm_status', 'string')
  const $accumulatorRootHash = hash32(value.accumulator_root_hash) ?? decoding.bad(value, 'accumulator_root_hash', 'hash32')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $id = hash32(value.id) ?? decoding.bad(value, 'id', 'hash32')
  const $epoch = uint(value.epoch, decoding) ?? decoding.bad(value, 'epoch', 'uint64')
  const $round = uint(value.round, decoding) ?? decoding.bad(value, 'round', 'uint64')
  const $events = rows(value.events, decoding, decodeAccountEvent, 'object') ?? decoding.bad(value, 'events', 'list')
  const $previousBlockVotesBitvec = list(value.previous_block_votes_bitvec, decoding, count, 'index') ?? decoding.bad(value, 'previous_block_votes_bitvec', 'list')
  const $proposer = aptosAddress(value.proposer) ?? decoding.bad(value, 'proposer', 'aptos-address')
  const $failedProposerIndices = list(value.failed_proposer_indices, decoding, count, 'index') ?? decoding.bad(value, 'failed_proposer_indices', 'list')
  const $timestamp = micros(value.timestamp) ?? decoding.bad(value, 'timestamp', 'unix-micros')
  if ($type === undefined || $version === undefined || $hash === undefined || $stateChangeHash === undefined || $eventRootHash === undefined || $gasUsed === undefined || $success === undefined || $vmStatus === undefined || $accumulatorRootHash === undefined || $changes === undefined || $id === undefined || $epoch === undefined || $round === undefined || $events === undefined || $previousBlockVotesBitvec === undefined || $proposer === undefined || $failedProposerIndices === undefined || $timestamp === undefined) return undefined
  const result: Open<T.BlockMetadataTransaction> = {
    type: $type,
    version: $version,
    hash: $hash,
    stateChangeHash: $stateChangeHash,
    eventRootHash: $eventRootHash,
    gasUsed: $gasUsed,
    success: $success,
    vmStatus: $vmStatus,
    accumulatorRootHash: $accumulatorRootHash,
    changes: $changes,
    id: $id,
    epoch: $epoch,
    round: $round,
    events: $events,
    previousBlockVotesBitvec: $previousBlockVotesBitvec,
    proposer: $proposer,
    failedProposerIndices: $failedProposerIndices,
    timestamp: $timestamp,
  }
  const $stateCheckpointHash = value.state_checkpoint_hash
  if ($stateCheckpointHash === null) result.stateCheckpointHash = null
  else if ($stateCheckpointHash !== undefined && $stateCheckpointHash !== null) {
    const read = hash32($stateCheckpointHash)
    if (read === undefined) decoding.bad(value, 'state_checkpoint_hash', 'hash32')
    result.stateCheckpointHash = read ?? null
  }
  const $blockMetadataExtension = value.block_metadata_extension
  if ($blockMetadataExtension === null) result.blockMetadataExtension = null
  else if ($blockMetadataExtension !== undefined && $blockMetadataExtension !== null) {
    const read = decodeBlockMetadataExtension($blockMetadataExtension, decoding)
    if (read === undefined) decoding.bad(value, 'block_metadata_extension', 'object')
    result.blockMetadataExtension = read ?? null
  }
  return result
}

export function decodeClaimedEntryFunction(value: unknown, decoding: Decoding): T.ClaimedEntryFunction | undefined {
  if (!isObject(value)) return undefined
  const $module = text(value.module) ?? decoding.bad(value, 'module', 'string')
  if ($module === undefined) return undefined
  const result: Open<T.ClaimedEntryFunction> = {
    module: $module,
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'move-identifier')
    else result.name = read
  }
  return result
}

export function decodeDecodedTableData(value: unknown, decoding: Decoding): T.DecodedTableData | undefined {
  if (!isObject(value)) return undefined
  const $keyType = text(value.key_type) ?? decoding.bad(value, 'key_type', 'move-type')
  const $valueType = text(value.value_type) ?? decoding.bad(value, 'value_type', 'move-type')
  if ($keyType === undefined || $valueType === undefined) return undefined
  const result: Open<T.DecodedTableData> = {
    key: value.key,
    keyType: $keyType,
    value: value.value,
    valueType: $valueType,
  }
  return result
}

export function decodeDeleteModule(value: unknown, decoding: Decoding): T.DeleteModule | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'delete_module') ?? decoding.bad(value, 'type', 'delete_module')
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $stateKeyHash = hash32(value.state_key_hash) ?? decoding.bad(value, 'state_key_hash', 'hash32')
  const $module = text(value.module) ?? decoding.bad(value, 'module', 'string')
  if ($type === undefined || $address === undefined || $stateKeyHash === undefined || $module === undefined) return undefined
  const result: Open<T.DeleteModule> = {
    type: $type,
    address: $address,
    stateKeyHash: $stateKeyHash,
    module: $module,
  }
  return result
}

export function decodeDeleteResource(value: unknown, decoding: Decoding): T.DeleteResource | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'delete_resource') ?? decoding.bad(value, 'type', 'delete_resource')
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $stateKeyHash = hash32(value.state_key_hash) ?? decoding.bad(value, 'state_key_hash', 'hash32')
  const $resource = text(value.resource) ?? decoding.bad(value, 'resource', 'move-struct-tag')
  if ($type === undefined || $address === undefined || $stateKeyHash === undefined || $resource === undefined) return undefined
  const result: Open<T.DeleteResource> = {
    type: $type,
    address: $address,
    stateKeyHash: $stateKeyHash,
    resource: $resource,
  }
  return result
}

export function decodeDeleteTableItem(value: unknown, decoding: Decoding): T.DeleteTableItem | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'delete_table_item') ?? decoding.bad(value, 'type', 'delete_table_item')
  const $stateKeyHash = hash32(value.state_key_hash) ?? decoding.bad(value, 'state_key_hash', 'hash32')
  const $handle = hex(value.handle) ?? decoding.bad(value, 'handle', 'hex')
  const $key = hex(value.key) ?? decoding.bad(value, 'key', 'hex')
  if ($type === undefined || $stateKeyHash === undefined || $handle === undefined || $key === undefined) return undefined
  const result: Open<T.DeleteTableItem> = {
    type: $type,
    stateKeyHash: $stateKeyHash,
    handle: $handle,
    key: $key,
  }
  const $data = value.data
  if ($data === null) result.data = null
  else if ($data !== undefined && $data !== null) {
    const read = decodeDeletedTableData($data, decoding)
    if (read === undefined) decoding.bad(value, 'data', 'object')
    result.data = read ?? null
  }
  return result
}

export function decodeDeletedTableData(value: unknown, decoding: Decoding): T.DeletedTableData | undefined {
  if (!isObject(value)) return undefined
  const $keyType = text(value.key_type) ?? decoding.bad(value, 'key_type', 'move-type')
  if ($keyType === undefined) return undefined
  const result: Open<T.DeletedTableData> = {
    key: value.key,
    keyType: $keyType,
  }
  return result
}

export function decodeDirectWriteSet(value: unknown, decoding: Decoding): T.DirectWriteSet | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'direct_write_set') ?? decoding.bad(value, 'type', 'direct_write_set')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $events = rows(value.events, decoding, decodeAccountEvent, 'object') ?? decoding.bad(value, 'events', 'list')
  if ($type === undefined || $changes === undefined || $events === undefined) return undefined
  const result: Open<T.DirectWriteSet> = {
    type: $type,
    changes: $changes,
    events: $events,
  }
  return result
}

export function decodeEd25519Signature(value: unknown, decoding: Decoding): T.Ed25519Signature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'ed25519_signature') ?? decoding.bad(value, 'type', 'ed25519_signature')
  const $publicKey = hex(value.public_key) ?? decoding.bad(value, 'public_key', 'hex')
  const $signature = hex(value.signature) ?? decoding.bad(value, 'signature', 'hex')
  if ($type === undefined || $publicKey === undefined || $signature === undefined) return undefined
  const result: Open<T.Ed25519Signature> = {
    type: $type,
    publicKey: $publicKey,
    signature: $signature,
  }
  return result
}

export function decodeEncryptedInnerPayload(value: unknown, decoding: Decoding): T.EncryptedInnerPayload | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'entry_function_payload':
      return decodeEntryFunctionPayload(value, decoding)
    case 'script_payload':
      return decodeScriptPayload(value, decoding)
    case 'multisig_payload':
      return decodeMultisigPayload(value, decoding)
    default:
      return decoding.unknownArm('EncryptedInnerPayload', value, value.type)
  }
}

export function decodeEncryptedTransactionPayload(value: unknown, decoding: Decoding): T.EncryptedTransactionPayload | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'encrypted_transaction_payload') ?? decoding.bad(value, 'type', 'encrypted_transaction_payload')
  const $encryptedState = text(value.encrypted_state) ?? decoding.bad(value, 'encrypted_state', 'string')
  const $payloadHash = hash32(value.payload_hash) ?? decoding.bad(value, 'payload_hash', 'hash32')
  const $ciphertext = hex(value.ciphertext) ?? decoding.bad(value, 'ciphertext', 'hex')
  if ($type === undefined || $encryptedState === undefined || $payloadHash === undefined || $ciphertext === undefined) return undefined
  const result: Open<T.EncryptedTransactionPayload> = {
    type: $type,
    encryptedState: $encryptedState,
    payloadHash: $payloadHash,
    ciphertext: $ciphertext,
  }
  const $encryptionEpoch = value.encryption_epoch
  if (!isBlank($encryptionEpoch)) {
    const read = uint($encryptionEpoch, decoding)
    if (read === undefined) decoding.bad(value, 'encryption_epoch', 'uint64')
    else result.encryptionEpoch = read
  }
  const $claimedEntryFun = value.claimed_entry_fun
  if ($claimedEntryFun === null) result.claimedEntryFun = null
  else if ($claimedEntryFun !== undefined && $claimedEntryFun !== null) {
    const read = decodeClaimedEntryFunction($claimedEntryFun, decoding)
    if (read === undefined) decoding.bad(value, 'claimed_entry_fun', 'object')
    result.claimedEntryFun = read ?? null
  }
  const $decryptedPayload = value.decrypted_payload
  if ($decryptedPayload !== undefined && $decryptedPayload !== null) {
    const read = decodeEncryptedInnerPayload($decryptedPayload, decoding)
    if (read === undefined) decoding.bad(value, 'decrypted_payload', 'object')
    else result.decryptedPayload = read
  }
  const $decryptionNonce = value.decryption_nonce
  if ($decryptionNonce !== undefined && $decryptionNonce !== null) {
    const read = hex($decryptionNonce)
    if (read === undefined) decoding.bad(value, 'decryption_nonce', 'hex')
    else result.decryptionNonce = read
  }
  const $decryptionFailureReason = value.decryption_failure_reason
  if ($decryptionFailureReason !== undefined && $decryptionFailureReason !== null) {
    const read = text($decryptionFailureReason)
    if (read === undefined) decoding.bad(value, 'decryption_failure_reason', 'string')
    else result.decryptionFailureReason = read
  }
  return result
}

export function decodeEntryFunctionPayload(value: unknown, decoding: Decoding): T.EntryFunctionPayload | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'entry_function_payload') ?? decoding.bad(value, 'type', 'entry_function_payload')
  const $function = text(value.function) ?? decoding.bad(value, 'function', 'string')
  const $typeArguments = list(value.type_arguments, decoding, text, 'move-type') ?? decoding.bad(value, 'type_arguments', 'list')
  const $arguments = list(value.arguments, decoding, any, 'object') ?? decoding.bad(value, 'arguments', 'list')
  if ($type === undefined || $function === undefined || $typeArguments === undefined || $arguments === undefined) return undefined
  const result: Open<T.EntryFunctionPayload> = {
    type: $type,
    function: $function,
    typeArguments: $typeArguments,
    arguments: $arguments,
  }
  return result
}

export function decodeEventGuid(value: unknown, decoding: Decoding): T.EventGuid | undefined {
  if (!isObject(value)) return undefined
  const $creationNumber = uint(value.creation_number, decoding) ?? decoding.bad(value, 'creation_number', 'uint64')
  const $accountAddress = aptosAddress(value.account_address) ?? decoding.bad(value, 'account_address', 'aptos-address')
  if ($creationNumber === undefined || $accountAddress === undefined) return undefined
  const result: Open<T.EventGuid> = {
    creationNumber: $creationNumber,
    accountAddress: $accountAddress,
  }
  return result
}

export function decodeFeePayerSignature(value: unknown, decoding: Decoding): T.FeePayerSignature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'fee_payer_signature') ?? decoding.bad(value, 'type', 'fee_payer_signature')
  const $sender = decodeAccountSignature(value.sender, decoding) ?? decoding.bad(value, 'sender', 'object')
  const $secondarySignerAddresses = list(value.secondary_signer_addresses, decoding, aptosAddress, 'aptos-address') ?? decoding.bad(value, 'secondary_signer_addresses', 'list')
  const $secondarySigners = list(value.secondary_signers, decoding, decodeAccountSignature, 'object') ?? decoding.bad(value, 'secondary_signers', 'list')
  const $feePayerAddress = aptosAddress(value.fee_payer_address) ?? decoding.bad(value, 'fee_payer_address', 'aptos-address')
  const $feePayerSigner = decodeAccountSignature(value.fee_payer_signer, decoding) ?? decoding.bad(value, 'fee_payer_signer', 'object')
  if ($type === undefined || $sender === undefined || $secondarySignerAddresses === undefined || $secondarySigners === undefined || $feePayerAddress === undefined || $feePayerSigner === undefined) return undefined
  const result: Open<T.FeePayerSignature> = {
    type: $type,
    sender: $sender,
    secondarySignerAddresses: $secondarySignerAddresses,
    secondarySigners: $secondarySigners,
    feePayerAddress: $feePayerAddress,
    feePayerSigner: $feePayerSigner,
  }
  return result
}

export function decodeGasEstimation(value: unknown, decoding: Decoding): T.GasEstimation | undefined {
  if (!isObject(value)) return undefined
  const $gasEstimate = uint(value.gas_estimate, decoding) ?? decoding.bad(value, 'gas_estimate', 'uint64')
  if ($gasEstimate === undefined) return undefined
  const result: Open<T.GasEstimation> = {
    gasEstimate: $gasEstimate,
  }
  const $deprioritizedGasEstimate = value.deprioritized_gas_estimate
  if (!isBlank($deprioritizedGasEstimate)) {
    const read = uint($deprioritizedGasEstimate, decoding)
    if (read === undefined) decoding.bad(value, 'deprioritized_gas_estimate', 'uint64')
    else result.deprioritizedGasEstimate = read
  }
  const $prioritizedGasEstimate = value.prioritized_gas_estimate
  if (!isBlank($prioritizedGasEstimate)) {
    const read = uint($prioritizedGasEstimate, decoding)
    if (read === undefined) decoding.bad(value, 'prioritized_gas_estimate', 'uint64')
    else result.prioritizedGasEstimate = read
  }
  return result
}

export function decodeGenesisPayload(value: unknown, decoding: Decoding): T.GenesisPayload | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'write_set_payload':
      return decodeWriteSetPayload(value, decoding)
    default:
      return decoding.unknownArm('GenesisPayload', value, value.type)
  }
}

export function decodeGenesisTransaction(value: unknown, decoding: Decoding): T.GenesisTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'genesis_transaction') ?? decoding.bad(value, 'type', 'genesis_transaction')
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $stateChangeHash = hash32(value.state_change_hash) ?? decoding.bad(value, 'state_change_hash', 'hash32')
  const $eventRootHash = hash32(value.event_root_hash) ?? decoding.bad(value, 'event_root_hash', 'hash32')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint64')
  const $success = boolean(value.success) ?? decoding.bad(value, 'success', 'boolean')
  const $vmStatus = text(value.vm_status) ?? decoding.bad(value, 'vm_status', 'string')
  const $accumulatorRootHash = hash32(value.accumulator_root_hash) ?? decoding.bad(value, 'accumulator_root_hash', 'hash32')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $payload = decodeGenesisPayload(value.payload, decoding) ?? decoding.bad(value, 'payload', 'object')
  const $events = rows(value.events, decoding, decodeAccountEvent, 'object') ?? decoding.bad(value, 'events', 'list')
  if ($type === undefined || $version === undefined || $hash === undefined || $stateChangeHash === undefined || $eventRootHash === undefined || $gasUsed === undefined || $success === undefined || $vmStatus === undefined || $accumulatorRootHash === undefined || $changes === undefined || $payload === undefined || $events === undefined) return undefined
  const result: Open<T.GenesisTransaction> = {
    type: $type,
    version: $version,
    hash: $hash,
    stateChangeHash: $stateChangeHash,
    eventRootHash: $eventRootHash,
    gasUsed: $gasUsed,
    success: $success,
    vmStatus: $vmStatus,
    accumulatorRootHash: $accumulatorRootHash,
    changes: $changes,
    payload: $payload,
    events: $events,
  }
  const $stateCheckpointHash = value.state_checkpoint_hash
  if ($stateCheckpointHash === null) result.stateCheckpointHash = null
  else if ($stateCheckpointHash !== undefined && $stateCheckpointHash !== null) {
    const read = hash32($stateCheckpointHash)
    if (read === undefined) decoding.bad(value, 'state_checkpoint_hash', 'hash32')
    result.stateCheckpointHash = read ?? null
  }
  return result
}

export function decodeIndexedSignature(value: unknown, decoding: Decoding): T.IndexedSignature | undefined {
  if (!isObject(value)) return undefined
  const $index = count(value.index) ?? decoding.bad(value, 'index', 'index')
  const $signature = decodeKeySignature(value.signature, decoding) ?? decoding.bad(value, 'signature', 'object')
  if ($index === undefined || $signature === undefined) return undefined
  const result: Open<T.IndexedSignature> = {
    index: $index,
    signature: $signature,
  }
  return result
}

export function decodeKeySignature(value: unknown, decoding: Decoding): T.KeySignature | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  const $value = hex(value.value) ?? decoding.bad(value, 'value', 'hex')
  if ($type === undefined || $value === undefined) return undefined
  const result: Open<T.KeySignature> = {
    type: $type,
    value: $value,
  }
  return result
}

export function decodeModuleBundlePayload(value: unknown, decoding: Decoding): T.ModuleBundlePayload | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'module_bundle_payload') ?? decoding.bad(value, 'type', 'module_bundle_payload')
  if ($type === undefined) return undefined
  const result: Open<T.ModuleBundlePayload> = {
    type: $type,
  }
  const $modules = value.modules
  if ($modules !== undefined && $modules !== null) {
    const read = list($modules, decoding, decodeMoveModuleBytecode, 'object')
    if (read === undefined) decoding.bad(value, 'modules', 'list')
    else result.modules = read
  }
  return result
}

export function decodeMoveFunction(value: unknown, decoding: Decoding): T.MoveFunction | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'move-identifier')
  const $visibility = text(value.visibility) ?? decoding.bad(value, 'visibility', 'string')
  const $isEntry = boolean(value.is_entry) ?? decoding.bad(value, 'is_entry', 'boolean')
  const $genericTypeParams = list(value.generic_type_params, decoding, decodeMoveGenericTypeParam, 'object') ?? decoding.bad(value, 'generic_type_params', 'list')
  const $params = list(value.params, decoding, text, 'move-type') ?? decoding.bad(value, 'params', 'list')
  const $return = list(value.return, decoding, text, 'move-type') ?? decoding.bad(value, 'return', 'list')
  if ($name === undefined || $visibility === undefined || $isEntry === undefined || $genericTypeParams === undefined || $params === undefined || $return === undefined) return undefined
  const result: Open<T.MoveFunction> = {
    name: $name,
    visibility: $visibility,
    isEntry: $isEntry,
    genericTypeParams: $genericTypeParams,
    params: $params,
    return: $return,
  }
  const $isView = value.is_view
  if ($isView !== undefined && $isView !== null) {
    const read = boolean($isView)
    if (read === undefined) decoding.bad(value, 'is_view', 'boolean')
    else result.isView = read
  }
  return result
}

export function decodeMoveGenericTypeParam(value: unknown, decoding: Decoding): T.MoveGenericTypeParam | undefined {
  if (!isObject(value)) return undefined
  const $constraints = list(value.constraints, decoding, text, 'string') ?? decoding.bad(value, 'constraints', 'list')
  if ($constraints === undefined) return undefined
  const result: Open<T.MoveGenericTypeParam> = {
    constraints: $constraints,
  }
  return result
}

export function decodeMoveModule(value: unknown, decoding: Decoding): T.MoveModule | undefined {
  if (!isObject(value)) return undefined
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'move-identifier')
  const $friends = list(value.friends, decoding, text, 'string') ?? decoding.bad(value, 'friends', 'list')
  const $exposedFunctions = list(value.exposed_functions, decoding, decodeMoveFunction, 'object') ?? decoding.bad(value, 'exposed_functions', 'list')
  const $structs = list(value.structs, decoding, decodeMoveStruct, 'object') ?? decoding.bad(value, 'structs', 'list')
  if ($address === undefined || $name === undefined || $friends === undefined || $exposedFunctions === undefined || $structs === undefined) return undefined
  const result: Open<T.MoveModule> = {
    address: $address,
    name: $name,
    friends: $friends,
    exposedFunctions: $exposedFunctions,
    structs: $structs,
  }
  return result
}

export function decodeMoveModuleBytecode(value: unknown, decoding: Decoding): T.MoveModuleBytecode | undefined {
  if (!isObject(value)) return undefined
  const $bytecode = hex(value.bytecode) ?? decoding.bad(value, 'bytecode', 'hex')
  if ($bytecode === undefined) return undefined
  const result: Open<T.MoveModuleBytecode> = {
    bytecode: $bytecode,
  }
  const $abi = value.abi
  if ($abi !== undefined && $abi !== null) {
    const read = decodeMoveModule($abi, decoding)
    if (read === undefined) decoding.bad(value, 'abi', 'object')
    else result.abi = read
  }
  return result
}

export function decodeMoveResource(value: unknown, decoding: Decoding): T.MoveResource | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'move-struct-tag')
  const $data = object(value.data) ?? decoding.bad(value, 'data', 'object')
  if ($type === undefined || $data === undefined) return undefined
  const result: Open<T.MoveResource> = {
    type: $type,
    data: $data,
  }
  return result
}

export function decodeMoveScriptBytecode(value: unknown, decoding: Decoding): T.MoveScriptBytecode | undefined {
  if (!isObject(value)) return undefined
  const $bytecode = hex(value.bytecode) ?? decoding.bad(value, 'bytecode', 'hex')
  if ($bytecode === undefined) return undefined
  const result: Open<T.MoveScriptBytecode> = {
    bytecode: $bytecode,
  }
  const $abi = value.abi
  if ($abi !== undefined && $abi !== null) {
    const read = decodeMoveFunction($abi, decoding)
    if (read === undefined) decoding.bad(value, 'abi', 'object')
    else result.abi = read
  }
  return result
}

export function decodeMoveStruct(value: unknown, decoding: Decoding): T.MoveStruct | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'move-identifier')
  const $isNative = boolean(value.is_native) ?? decoding.bad(value, 'is_native', 'boolean')
  const $abilities = list(value.abilities, decoding, text, 'string') ?? decoding.bad(value, 'abilities', 'list')
  const $genericTypeParams = list(value.generic_type_params, decoding, decodeMoveGenericTypeParam, 'object') ?? decoding.bad(value, 'generic_type_params', 'list')
  const $fields = list(value.fields, decoding, decodeMoveStructField, 'object') ?? decoding.bad(value, 'fields', 'list')
  if ($name === undefined || $isNative === undefined || $abilities === undefined || $genericTypeParams === undefined || $fields === undefined) return undefined
  const result: Open<T.MoveStruct> = {
    name: $name,
    isNative: $isNative,
    abilities: $abilities,
    genericTypeParams: $genericTypeParams,
    fields: $fields,
  }
  const $isEvent = value.is_event
  if ($isEvent !== undefined && $isEvent !== null) {
    const read = boolean($isEvent)
    if (read === undefined) decoding.bad(value, 'is_event', 'boolean')
    else result.isEvent = read
  }
  const $isEnum = value.is_enum
  if ($isEnum !== undefined && $isEnum !== null) {
    const read = boolean($isEnum)
    if (read === undefined) decoding.bad(value, 'is_enum', 'boolean')
    else result.isEnum = read
  }
  const $variants = value.variants
  if ($variants !== undefined && $variants !== null) {
    const read = list($variants, decoding, decodeMoveStructVariant, 'object')
    if (read === undefined) decoding.bad(value, 'variants', 'list')
    else result.variants = read
  }
  return result
}

export function decodeMoveStructField(value: unknown, decoding: Decoding): T.MoveStructField | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'move-identifier')
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'move-type')
  if ($name === undefined || $type === undefined) return undefined
  const result: Open<T.MoveStructField> = {
    name: $name,
    type: $type,
  }
  return result
}

export function decodeMoveStructVariant(value: unknown, decoding: Decoding): T.MoveStructVariant | undefined {
  if (!isObject(value)) return undefined
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'move-identifier')
  const $fields = list(value.fields, decoding, decodeMoveStructField, 'object') ?? decoding.bad(value, 'fields', 'list')
  if ($name === undefined || $fields === undefined) return undefined
  const result: Open<T.MoveStructVariant> = {
    name: $name,
    fields: $fields,
  }
  return result
}

export function decodeMultiAgentSignature(value: unknown, decoding: Decoding): T.MultiAgentSignature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'multi_agent_signature') ?? decoding.bad(value, 'type', 'multi_agent_signature')
  const $sender = decodeAccountSignature(value.sender, decoding) ?? decoding.bad(value, 'sender', 'object')
  const $secondarySignerAddresses = list(value.secondary_signer_addresses, decoding, aptosAddress, 'aptos-address') ?? decoding.bad(value, 'secondary_signer_addresses', 'list')
  const $secondarySigners = list(value.secondary_signers, decoding, decodeAccountSignature, 'object') ?? decoding.bad(value, 'secondary_signers', 'list')
  if ($type === undefined || $sender === undefined || $secondarySignerAddresses === undefined || $secondarySigners === undefined) return undefined
  const result: Open<T.MultiAgentSignature> = {
    type: $type,
    sender: $sender,
    secondarySignerAddresses: $secondarySignerAddresses,
    secondarySigners: $secondarySigners,
  }
  return result
}

export function decodeMultiEd25519Signature(value: unknown, decoding: Decoding): T.MultiEd25519Signature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'multi_ed25519_signature') ?? decoding.bad(value, 'type', 'multi_ed25519_signature')
  const $publicKeys = list(value.public_keys, decoding, hex, 'hex') ?? decoding.bad(value, 'public_keys', 'list')
  const $signatures = list(value.signatures, decoding, hex, 'hex') ?? decoding.bad(value, 'signatures', 'list')
  const $threshold = count(value.threshold) ?? decoding.bad(value, 'threshold', 'count')
  const $bitmap = hex(value.bitmap) ?? decoding.bad(value, 'bitmap', 'hex')
  if ($type === undefined || $publicKeys === undefined || $signatures === undefined || $threshold === undefined || $bitmap === undefined) return undefined
  const result: Open<T.MultiEd25519Signature> = {
    type: $type,
    publicKeys: $publicKeys,
    signatures: $signatures,
    threshold: $threshold,
    bitmap: $bitmap,
  }
  return result
}

export function decodeMultiKeySignature(value: unknown, decoding: Decoding): T.MultiKeySignature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'multi_key_signature') ?? decoding.bad(value, 'type', 'multi_key_signature')
  const $publicKeys = list(value.public_keys, decoding, decodePublicKey, 'object') ?? decoding.bad(value, 'public_keys', 'list')
  const $signatures = list(value.signatures, decoding, decodeIndexedSignature, 'object') ?? decoding.bad(value, 'signatures', 'list')
  const $signaturesRequired = count(value.signatures_required) ?? decoding.bad(value, 'signatures_required', 'count')
  if ($type === undefined || $publicKeys === undefined || $signatures === undefined || $signaturesRequired === undefined) return undefined
  const result: Open<T.MultiKeySignature> = {
    type: $type,
    publicKeys: $publicKeys,
    signatures: $signatures,
    signaturesRequired: $signaturesRequired,
  }
  return result
}

export function decodeMultisigPayload(value: unknown, decoding: Decoding): T.MultisigPayload | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'multisig_payload') ?? decoding.bad(value, 'type', 'multisig_payload')
  const $multisigAddress = aptosAddress(value.multisig_address) ?? decoding.bad(value, 'multisig_address', 'aptos-address')
  if ($type === undefined || $multisigAddress === undefined) return undefined
  const result: Open<T.MultisigPayload> = {
    type: $type,
    multisigAddress: $multisigAddress,
  }
  const $transactionPayload = value.transaction_payload
  if ($transactionPayload !== undefined && $transactionPayload !== null) {
    const read = decodeMultisigTransactionPayload($transactionPayload, decoding)
    if (read === undefined) decoding.bad(value, 'transaction_payload', 'object')
    else result.transactionPayload = read
  }
  return result
}

export function decodeMultisigTransactionPayload(value: unknown, decoding: Decoding): T.MultisigTransactionPayload | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'entry_function_payload':
      return decodeEntryFunctionPayload(value, decoding)
    case 'script_payload':
      return decodeScriptPayload(value, decoding)
    default:
      return decoding.unknownArm('MultisigTransactionPayload', value, value.type)
  }
}

export function decodeNoAccountSignature(value: unknown, decoding: Decoding): T.NoAccountSignature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'no_account_signature') ?? decoding.bad(value, 'type', 'no_account_signature')
  if ($type === undefined) return undefined
  const result: Open<T.NoAccountSignature> = {
    type: $type,
  }
  return result
}

export function decodeNodeError(value: unknown, decoding: Decoding): T.NodeError | undefined {
  if (!isObject(value)) return undefined
  const $message = text(value.message) ?? decoding.bad(value, 'message', 'string')
  const $errorCode = text(value.error_code) ?? decoding.bad(value, 'error_code', 'string')
  if ($message === undefined || $errorCode === undefined) return undefined
  const result: Open<T.NodeError> = {
    message: $message,
    errorCode: $errorCode,
  }
  const $vmErrorCode = value.vm_error_code
  if (!isBlank($vmErrorCode)) {
    const read = uint($vmErrorCode, decoding)
    if (read === undefined) decoding.bad(value, 'vm_error_code', 'uint64')
    else result.vmErrorCode = read
  }
  return result
}

export function decodePendingTransaction(value: unknown, decoding: Decoding): T.PendingTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'pending_transaction') ?? decoding.bad(value, 'type', 'pending_transaction')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $sender = aptosAddress(value.sender) ?? decoding.bad(value, 'sender', 'aptos-address')
  const $sequenceNumber = uint(value.sequence_number, decoding) ?? decoding.bad(value, 'sequence_number', 'uint64')
  const $maxGasAmount = uint(value.max_gas_amount, decoding) ?? decoding.bad(value, 'max_gas_amount', 'uint64')
  const $gasUnitPrice = uint(value.gas_unit_price, decoding) ?? decoding.bad(value, 'gas_unit_price', 'uint64')
  const $expirationTimestampSecs = seconds(value.expiration_timestamp_secs) ?? decoding.bad(value, 'expiration_timestamp_secs', 'unix-seconds')
  const $payload = decodeTransactionPayload(value.payload, decoding) ?? decoding.bad(value, 'payload', 'object')
  if ($type === undefined || $hash === undefined || $sender === undefined || $sequenceNumber === undefined || $maxGasAmount === undefined || $gasUnitPrice === undefined || $expirationTimestampSecs === undefined || $payload === undefined) return undefined
  const result: Open<T.PendingTransaction> = {
    type: $type,
    hash: $hash,
    sender: $sender,
    sequenceNumber: $sequenceNumber,
    maxGasAmount: $maxGasAmount,
    gasUnitPrice: $gasUnitPrice,
    expirationTimestampSecs: $expirationTimestampSecs,
    payload: $payload,
  }
  const $signature = value.signature
  if ($signature !== undefined && $signature !== null) {
    const read = decodeTransactionSignature($signature, decoding)
    if (read === undefined) decoding.bad(value, 'signature', 'object')
    else result.signature = read
  }
  const $replayProtectionNonce = value.replay_protection_nonce
  if (!isBlank($replayProtectionNonce)) {
    const read = uint($replayProtectionNonce, decoding)
    if (read === undefined) decoding.bad(value, 'replay_protection_nonce', 'uint64')
    else result.replayProtectionNonce = read
  }
  const $txnLimitsRequest = value.txn_limits_request
  if ($txnLimitsRequest !== undefined && $txnLimitsRequest !== null) {
    const read = object($txnLimitsRequest)
    if (read === undefined) decoding.bad(value, 'txn_limits_request', 'object')
    else result.txnLimitsRequest = read
  }
  return result
}

export function decodePublicKey(value: unknown, decoding: Decoding): T.PublicKey | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'string')
  const $value = hex(value.value) ?? decoding.bad(value, 'value', 'hex')
  if ($type === undefined || $value === undefined) return undefined
  const result: Open<T.PublicKey> = {
    type: $type,
    value: $value,
  }
  return result
}

export function decodeScriptPayload(value: unknown, decoding: Decoding): T.ScriptPayload | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'script_payload') ?? decoding.bad(value, 'type', 'script_payload')
  const $code = decodeMoveScriptBytecode(value.code, decoding) ?? decoding.bad(value, 'code', 'object')
  const $typeArguments = list(value.type_arguments, decoding, text, 'move-type') ?? decoding.bad(value, 'type_arguments', 'list')
  const $arguments = list(value.arguments, decoding, any, 'object') ?? decoding.bad(value, 'arguments', 'list')
  if ($type === undefined || $code === undefined || $typeArguments === undefined || $arguments === undefined) return undefined
  const result: Open<T.ScriptPayload> = {
    type: $type,
    code: $code,
    typeArguments: $typeArguments,
    arguments: $arguments,
  }
  return result
}

export function decodeScriptWriteSet(value: unknown, decoding: Decoding): T.ScriptWriteSet | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'script_write_set') ?? decoding.bad(value, 'type', 'script_write_set')
  const $executeAs = aptosAddress(value.execute_as) ?? decoding.bad(value, 'execute_as', 'aptos-address')
  const $script = decodeScriptPayload(value.script, decoding) ?? decoding.bad(value, 'script', 'object')
  if ($type === undefined || $executeAs === undefined || $script === undefined) return undefined
  const result: Open<T.ScriptWriteSet> = {
    type: $type,
    executeAs: $executeAs,
    script: $script,
  }
  return result
}

export function decodeSingleKeySignature(value: unknown, decoding: Decoding): T.SingleKeySignature | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'single_key_signature') ?? decoding.bad(value, 'type', 'single_key_signature')
  const $publicKey = decodePublicKey(value.public_key, decoding) ?? decoding.bad(value, 'public_key', 'object')
  const $signature = decodeKeySignature(value.signature, decoding) ?? decoding.bad(value, 'signature', 'object')
  if ($type === undefined || $publicKey === undefined || $signature === undefined) return undefined
  const result: Open<T.SingleKeySignature> = {
    type: $type,
    publicKey: $publicKey,
    signature: $signature,
  }
  return result
}

export function decodeSingleSender(value: unknown, decoding: Decoding): T.SingleSender | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'single_sender') ?? decoding.bad(value, 'type', 'single_sender')
  if ($type === undefined) return undefined
  const result: Open<T.SingleSender> = {
    type: $type,
  }
  const $publicKey = value.public_key
  if ($publicKey !== undefined && $publicKey !== null) {
    const read = decodePublicKey($publicKey, decoding)
    if (read === undefined) decoding.bad(value, 'public_key', 'object')
    else result.publicKey = read
  }
  const $signature = value.signature
  if ($signature !== undefined && $signature !== null) {
    const read = decodeKeySignature($signature, decoding)
    if (read === undefined) decoding.bad(value, 'signature', 'object')
    else result.signature = read
  }
  const $publicKeys = value.public_keys
  if ($publicKeys !== undefined && $publicKeys !== null) {
    const read = list($publicKeys, decoding, decodePublicKey, 'object')
    if (read === undefined) decoding.bad(value, 'public_keys', 'list')
    else result.publicKeys = read
  }
  const $signatures = value.signatures
  if ($signatures !== undefined && $signatures !== null) {
    const read = list($signatures, decoding, decodeIndexedSignature, 'object')
    if (read === undefined) decoding.bad(value, 'signatures', 'list')
    else result.signatures = read
  }
  const $signaturesRequired = value.signatures_required
  if (!isBlank($signaturesRequired)) {
    const read = count($signaturesRequired)
    if (read === undefined) decoding.bad(value, 'signatures_required', 'count')
    else result.signaturesRequired = read
  }
  const $functionInfo = value.function_info
  if ($functionInfo !== undefined && $functionInfo !== null) {
    const read = text($functionInfo)
    if (read === undefined) decoding.bad(value, 'function_info', 'string')
    else result.functionInfo = read
  }
  const $authData = value.auth_data
  if ($authData !== undefined && $authData !== null) {
    const read = hex($authData)
    if (read === undefined) decoding.bad(value, 'auth_data', 'hex')
    else result.authData = read
  }
  return result
}

export function decodeStateCheckpointTransaction(value: unknown, decoding: Decoding): T.StateCheckpointTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'state_checkpoint_transaction') ?? decoding.bad(value, 'type', 'state_checkpoint_transaction')
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $stateChangeHash = hash32(value.state_change_hash) ?? decoding.bad(value, 'state_change_hash', 'hash32')
  const $eventRootHash = hash32(value.event_root_hash) ?? decoding.bad(value, 'event_root_hash', 'hash32')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint64')
  const $success = boolean(value.success) ?? decoding.bad(value, 'success', 'boolean')
  const $vmStatus = text(value.vm_status) ?? decoding.bad(value, 'vm_status', 'string')
  const $accumulatorRootHash = hash32(value.accumulator_root_hash) ?? decoding.bad(value, 'accumulator_root_hash', 'hash32')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $timestamp = micros(value.timestamp) ?? decoding.bad(value, 'timestamp', 'unix-micros')
  if ($type === undefined || $version === undefined || $hash === undefined || $stateChangeHash === undefined || $eventRootHash === undefined || $gasUsed === undefined || $success === undefined || $vmStatus === undefined || $accumulatorRootHash === undefined || $changes === undefined || $timestamp === undefined) return undefined
  const result: Open<T.StateCheckpointTransaction> = {
    type: $type,
    version: $version,
    hash: $hash,
    stateChangeHash: $stateChangeHash,
    eventRootHash: $eventRootHash,
    gasUsed: $gasUsed,
    success: $success,
    vmStatus: $vmStatus,
    accumulatorRootHash: $accumulatorRootHash,
    changes: $changes,
    timestamp: $timestamp,
  }
  const $stateCheckpointHash = value.state_checkpoint_hash
  if ($stateCheckpointHash === null) result.stateCheckpointHash = null
  else if ($stateCheckpointHash !== undefined && $stateCheckpointHash !== null) {
    const read = hash32($stateCheckpointHash)
    if (read === undefined) decoding.bad(value, 'state_checkpoint_hash', 'hash32')
    result.stateCheckpointHash = read ?? null
  }
  return result
}

export function decodeTransaction(value: unknown, decoding: Decoding): T.Transaction | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'pending_transaction':
      return decodePendingTransaction(value, decoding)
    case 'user_transaction':
      return decodeUserTransaction(value, decoding)
    case 'genesis_transaction':
      return decodeGenesisTransaction(value, decoding)
    case 'block_metadata_transaction':
      return decodeBlockMetadataTransaction(value, decoding)
    case 'state_checkpoint_transaction':
      return decodeStateCheckpointTransaction(value, decoding)
    case 'block_epilogue_transaction':
      return decodeBlockEpilogueTransaction(value, decoding)
    case 'validator_transaction':
      return decodeValidatorTransaction(value, decoding)
    default:
      return decoding.unknownArm('Transaction', value, value.type)
  }
}

export function decodeTransactionBatchFailure(value: unknown, decoding: Decoding): T.TransactionBatchFailure | undefined {
  if (!isObject(value)) return undefined
  const $error = decodeNodeError(value.error, decoding) ?? decoding.bad(value, 'error', 'object')
  const $transactionIndex = count(value.transaction_index) ?? decoding.bad(value, 'transaction_index', 'index')
  if ($error === undefined || $transactionIndex === undefined) return undefined
  const result: Open<T.TransactionBatchFailure> = {
    error: $error,
    transactionIndex: $transactionIndex,
  }
  return result
}

export function decodeTransactionPayload(value: unknown, decoding: Decoding): T.TransactionPayload | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'entry_function_payload':
      return decodeEntryFunctionPayload(value, decoding)
    case 'script_payload':
      return decodeScriptPayload(value, decoding)
    case 'module_bundle_payload':
      return decodeModuleBundlePayload(value, decoding)
    case 'multisig_payload':
      return decodeMultisigPayload(value, decoding)
    case 'encrypted_transaction_payload':
      return decodeEncryptedTransactionPayload(value, decoding)
    default:
      return decoding.unknownArm('TransactionPayload', value, value.type)
  }
}

export function decodeTransactionSignature(value: unknown, decoding: Decoding): T.TransactionSignature | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'ed25519_signature':
      return decodeEd25519Signature(value, decoding)
    case 'multi_ed25519_signature':
      return decodeMultiEd25519Signature(value, decoding)
    case 'multi_agent_signature':
      return decodeMultiAgentSignature(value, decoding)
    case 'fee_payer_signature':
      return decodeFeePayerSignature(value, decoding)
    case 'single_sender':
      return decodeSingleSender(value, decoding)
    case 'no_account_signature':
      return decodeNoAccountSignature(value, decoding)
    default:
      return decoding.unknownArm('TransactionSignature', value, value.type)
  }
}

export function decodeTransactionsBatchSubmissionResult(value: unknown, decoding: Decoding): T.TransactionsBatchSubmissionResult | undefined {
  if (!isObject(value)) return undefined
  const $transactionFailures = list(value.transaction_failures, decoding, decodeTransactionBatchFailure, 'object') ?? decoding.bad(value, 'transaction_failures', 'list')
  if ($transactionFailures === undefined) return undefined
  const result: Open<T.TransactionsBatchSubmissionResult> = {
    transactionFailures: $transactionFailures,
  }
  return result
}

export function decodeUserTransaction(value: unknown, decoding: Decoding): T.UserTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'user_transaction') ?? decoding.bad(value, 'type', 'user_transaction')
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $stateChangeHash = hash32(value.state_change_hash) ?? decoding.bad(value, 'state_change_hash', 'hash32')
  const $eventRootHash = hash32(value.event_root_hash) ?? decoding.bad(value, 'event_root_hash', 'hash32')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint64')
  const $success = boolean(value.success) ?? decoding.bad(value, 'success', 'boolean')
  const $vmStatus = text(value.vm_status) ?? decoding.bad(value, 'vm_status', 'string')
  const $accumulatorRootHash = hash32(value.accumulator_root_hash) ?? decoding.bad(value, 'accumulator_root_hash', 'hash32')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $sender = aptosAddress(value.sender) ?? decoding.bad(value, 'sender', 'aptos-address')
  const $sequenceNumber = uint(value.sequence_number, decoding) ?? decoding.bad(value, 'sequence_number', 'uint64')
  const $maxGasAmount = uint(value.max_gas_amount, decoding) ?? decoding.bad(value, 'max_gas_amount', 'uint64')
  const $gasUnitPrice = uint(value.gas_unit_price, decoding) ?? decoding.bad(value, 'gas_unit_price', 'uint64')
  const $expirationTimestampSecs = seconds(value.expiration_timestamp_secs) ?? decoding.bad(value, 'expiration_timestamp_secs', 'unix-seconds')
  const $payload = decodeTransactionPayload(value.payload, decoding) ?? decoding.bad(value, 'payload', 'object')
  const $events = rows(value.events, decoding, decodeAccountEvent, 'object') ?? decoding.bad(value, 'events', 'list')
  const $timestamp = micros(value.timestamp) ?? decoding.bad(value, 'timestamp', 'unix-micros')
  if ($type === undefined || $version === undefined || $hash === undefined || $stateChangeHash === undefined || $eventRootHash === undefined || $gasUsed === undefined || $success === undefined || $vmStatus === undefined || $accumulatorRootHash === undefined || $changes === undefined || $sender === undefined || $sequenceNumber === undefined || $maxGasAmount === undefined || $gasUnitPrice === undefined || $expirationTimestampSecs === undefined || $payload === undefined || $events === undefined || $timestamp === undefined) return undefined
  const result: Open<T.UserTransaction> = {
    type: $type,
    version: $version,
    hash: $hash,
    stateChangeHash: $stateChangeHash,
    eventRootHash: $eventRootHash,
    gasUsed: $gasUsed,
    success: $success,
    vmStatus: $vmStatus,
    accumulatorRootHash: $accumulatorRootHash,
    changes: $changes,
    sender: $sender,
    sequenceNumber: $sequenceNumber,
    maxGasAmount: $maxGasAmount,
    gasUnitPrice: $gasUnitPrice,
    expirationTimestampSecs: $expirationTimestampSecs,
    payload: $payload,
    events: $events,
    timestamp: $timestamp,
  }
  const $stateCheckpointHash = value.state_checkpoint_hash
  if ($stateCheckpointHash === null) result.stateCheckpointHash = null
  else if ($stateCheckpointHash !== undefined && $stateCheckpointHash !== null) {
    const read = hash32($stateCheckpointHash)
    if (read === undefined) decoding.bad(value, 'state_checkpoint_hash', 'hash32')
    result.stateCheckpointHash = read ?? null
  }
  const $signature = value.signature
  if ($signature !== undefined && $signature !== null) {
    const read = decodeTransactionSignature($signature, decoding)
    if (read === undefined) decoding.bad(value, 'signature', 'object')
    else result.signature = read
  }
  const $replayProtectionNonce = value.replay_protection_nonce
  if (!isBlank($replayProtectionNonce)) {
    const read = uint($replayProtectionNonce, decoding)
    if (read === undefined) decoding.bad(value, 'replay_protection_nonce', 'uint64')
    else result.replayProtectionNonce = read
  }
  const $txnLimitsRequest = value.txn_limits_request
  if ($txnLimitsRequest !== undefined && $txnLimitsRequest !== null) {
    const read = object($txnLimitsRequest)
    if (read === undefined) decoding.bad(value, 'txn_limits_request', 'object')
    else result.txnLimitsRequest = read
  }
  return result
}

export function decodeValidatorTransaction(value: unknown, decoding: Decoding): T.ValidatorTransaction | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'validator_transaction') ?? decoding.bad(value, 'type', 'validator_transaction')
  const $validatorTransactionType = text(value.validator_transaction_type) ?? decoding.bad(value, 'validator_transaction_type', 'string')
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $hash = hash32(value.hash) ?? decoding.bad(value, 'hash', 'hash32')
  const $stateChangeHash = hash32(value.state_change_hash) ?? decoding.bad(value, 'state_change_hash', 'hash32')
  const $eventRootHash = hash32(value.event_root_hash) ?? decoding.bad(value, 'event_root_hash', 'hash32')
  const $gasUsed = uint(value.gas_used, decoding) ?? decoding.bad(value, 'gas_used', 'uint64')
  const $success = boolean(value.success) ?? decoding.bad(value, 'success', 'boolean')
  const $vmStatus = text(value.vm_status) ?? decoding.bad(value, 'vm_status', 'string')
  const $accumulatorRootHash = hash32(value.accumulator_root_hash) ?? decoding.bad(value, 'accumulator_root_hash', 'hash32')
  const $changes = rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? decoding.bad(value, 'changes', 'list')
  const $events = rows(value.events, decoding, decodeAccountEvent, 'object') ?? decoding.bad(value, 'events', 'list')
  const $timestamp = micros(value.timestamp) ?? decoding.bad(value, 'timestamp', 'unix-micros')
  if ($type === undefined || $validatorTransactionType === undefined || $version === undefined || $hash === undefined || $stateChangeHash === undefined || $eventRootHash === undefined || $gasUsed === undefined || $success === undefined || $vmStatus === undefined || $accumulatorRootHash === undefined || $changes === undefined || $events === undefined || $timestamp === undefined) return undefined
  const result: Open<T.ValidatorTransaction> = {
    type: $type,
    validatorTransactionType: $validatorTransactionType,
    version: $version,
    hash: $hash,
    stateChangeHash: $stateChangeHash,
    eventRootHash: $eventRootHash,
    gasUsed: $gasUsed,
    success: $success,
    vmStatus: $vmStatus,
    accumulatorRootHash: $accumulatorRootHash,
    changes: $changes,
    events: $events,
    timestamp: $timestamp,
  }
  const $stateCheckpointHash = value.state_checkpoint_hash
  if ($stateCheckpointHash === null) result.stateCheckpointHash = null
  else if ($stateCheckpointHash !== undefined && $stateCheckpointHash !== null) {
    const read = hash32($stateCheckpointHash)
    if (read === undefined) decoding.bad(value, 'state_checkpoint_hash', 'hash32')
    result.stateCheckpointHash = read ?? null
  }
  const $quorumCertifiedUpdate = value.quorum_certified_update
  if ($quorumCertifiedUpdate !== undefined && $quorumCertifiedUpdate !== null) {
    const read = object($quorumCertifiedUpdate)
    if (read === undefined) decoding.bad(value, 'quorum_certified_update', 'object')
    else result.quorumCertifiedUpdate = read
  }
  const $dkgTranscript = value.dkg_transcript
  if ($dkgTranscript !== undefined && $dkgTranscript !== null) {
    const read = object($dkgTranscript)
    if (read === undefined) decoding.bad(value, 'dkg_transcript', 'object')
    else result.dkgTranscript = read
  }
  const $certifiedSubtrx = value.certified_subtrx
  if ($certifiedSubtrx !== undefined && $certifiedSubtrx !== null) {
    const read = object($certifiedSubtrx)
    if (read === undefined) decoding.bad(value, 'certified_subtrx', 'object')
    else result.certifiedSubtrx = read
  }
  const $encryptionKey = value.encryption_key
  if ($encryptionKey !== undefined && $encryptionKey !== null) {
    const read = hex($encryptionKey)
    if (read === undefined) decoding.bad(value, 'encryption_key', 'hex')
    else result.encryptionKey = read
  }
  return result
}

export function decodeVersionedEvent(value: unknown, decoding: Decoding): T.VersionedEvent | undefined {
  if (!isObject(value)) return undefined
  const $version = uint(value.version, decoding) ?? decoding.bad(value, 'version', 'ledger-version')
  const $guid = decodeEventGuid(value.guid, decoding) ?? decoding.bad(value, 'guid', 'object')
  const $sequenceNumber = uint(value.sequence_number, decoding) ?? decoding.bad(value, 'sequence_number', 'uint64')
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'move-type')
  if ($version === undefined || $guid === undefined || $sequenceNumber === undefined || $type === undefined) return undefined
  const result: Open<T.VersionedEvent> = {
    version: $version,
    guid: $guid,
    sequenceNumber: $sequenceNumber,
    type: $type,
    data: value.data,
  }
  return result
}

export function decodeWriteModule(value: unknown, decoding: Decoding): T.WriteModule | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'write_module') ?? decoding.bad(value, 'type', 'write_module')
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $stateKeyHash = hash32(value.state_key_hash) ?? decoding.bad(value, 'state_key_hash', 'hash32')
  const $data = decodeMoveModuleBytecode(value.data, decoding) ?? decoding.bad(value, 'data', 'object')
  if ($type === undefined || $address === undefined || $stateKeyHash === undefined || $data === undefined) return undefined
  const result: Open<T.WriteModule> = {
    type: $type,
    address: $address,
    stateKeyHash: $stateKeyHash,
    data: $data,
  }
  return result
}

export function decodeWriteResource(value: unknown, decoding: Decoding): T.WriteResource | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'write_resource') ?? decoding.bad(value, 'type', 'write_resource')
  const $address = aptosAddress(value.address) ?? decoding.bad(value, 'address', 'aptos-address')
  const $stateKeyHash = hash32(value.state_key_hash) ?? decoding.bad(value, 'state_key_hash', 'hash32')
  const $data = decodeMoveResource(value.data, decoding) ?? decoding.bad(value, 'data', 'object')
  if ($type === undefined || $address === undefined || $stateKeyHash === undefined || $data === undefined) return undefined
  const result: Open<T.WriteResource> = {
    type: $type,
    address: $address,
    stateKeyHash: $stateKeyHash,
    data: $data,
  }
  return result
}

export function decodeWriteSet(value: unknown, decoding: Decoding): T.WriteSet | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'script_write_set':
      return decodeScriptWriteSet(value, decoding)
    case 'direct_write_set':
      return decodeDirectWriteSet(value, decoding)
    default:
      return decoding.unknownArm('WriteSet', value, value.type)
  }
}

export function decodeWriteSetChange(value: unknown, decoding: Decoding): T.WriteSetChange | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'delete_module':
      return decodeDeleteModule(value, decoding)
    case 'delete_resource':
      return decodeDeleteResource(value, decoding)
    case 'delete_table_item':
      return decodeDeleteTableItem(value, decoding)
    case 'write_module':
      return decodeWriteModule(value, decoding)
    case 'write_resource':
      return decodeWriteResource(value, decoding)
    case 'write_table_item':
      return decodeWriteTableItem(value, decoding)
    default:
      return decoding.unknownArm('WriteSetChange', value, value.type)
  }
}

export function decodeWriteSetPayload(value: unknown, decoding: Decoding): T.WriteSetPayload | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'write_set_payload') ?? decoding.bad(value, 'type', 'write_set_payload')
  const $writeSet = decodeWriteSet(value.write_set, decoding) ?? decoding.bad(value, 'write_set', 'object')
  if ($type === undefined || $writeSet === undefined) return undefined
  const result: Open<T.WriteSetPayload> = {
    type: $type,
    writeSet: $writeSet,
  }
  return result
}

export function decodeWriteTableItem(value: unknown, decoding: Decoding): T.WriteTableItem | undefined {
  if (!isObject(value)) return undefined
  const $type = literal(value.type, 'write_table_item') ?? decoding.bad(value, 'type', 'write_table_item')
  const $stateKeyHash = hash32(value.state_key_hash) ?? decoding.bad(value, 'state_key_hash', 'hash32')
  const $handle = hex(value.handle) ?? decoding.bad(value, 'handle', 'hex')
  const $key = hex(value.key) ?? decoding.bad(value, 'key', 'hex')
  const $value = hex(value.value) ?? decoding.bad(value, 'value', 'hex')
  if ($type === undefined || $stateKeyHash === undefined || $handle === undefined || $key === undefined || $value === undefined) return undefined
  const result: Open<T.WriteTableItem> = {
    type: $type,
    stateKeyHash: $stateKeyHash,
    handle: $handle,
    key: $key,
    value: $value,
  }
  const $data = value.data
  if ($data === null) result.data = null
  else if ($data !== undefined && $data !== null) {
    const read = decodeDecodedTableData($data, decoding)
    if (read === undefined) decoding.bad(value, 'data', 'object')
    result.data = read ?? null
  }
  return result
}

export function decodeGetAccountModulesOutput(value: unknown, decoding: Decoding): T.GetAccountModulesOutput | undefined {
  return rows(value, decoding, decodeMoveModuleBytecode, 'object')
}

export function decodeGetEventsByCreationNumberOutput(value: unknown, decoding: Decoding): T.GetEventsByCreationNumberOutput | undefined {
  return rows(value, decoding, decodeVersionedEvent, 'object')
}

export function decodeGetEventsByEventHandleOutput(value: unknown, decoding: Decoding): T.GetEventsByEventHandleOutput | undefined {
  return rows(value, decoding, decodeVersionedEvent, 'object')
}

export function decodeGetAccountTransactionsOutput(value: unknown, decoding: Decoding): T.GetAccountTransactionsOutput | undefined {
  return rows(value, decoding, decodeTransaction, 'object')
}

export function decodeGetTransactionsOutput(value: unknown, decoding: Decoding): T.GetTransactionsOutput | undefined {
  return rows(value, decoding, decodeTransaction, 'object')
}

export function decodeSimulateTransactionOutput(value: unknown, decoding: Decoding): T.SimulateTransactionOutput | undefined {
  return list(asList(value, decoding), decoding, decodeTransaction, 'object')
}

export function decodeEncodeSubmissionOutput(value: unknown, decoding: Decoding): T.EncodeSubmissionOutput | undefined {
  return hex(value)
}
