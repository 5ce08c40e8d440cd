// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { anything, record } from '../../src/operation/decode/freeJson.js'
import { aptosAddress, hash32, hex } from '../../src/operation/decode/hex.js'
import { list, rows } from '../../src/operation/decode/lists.js'
import { count } from '../../src/operation/decode/numbers.js'
import { boolean, isBlank, isObject, literal, mixed, text } from '../../src/operation/decode/plain.js'
import { singleAsList } from '../../src/operation/decode/reshape.js'
import { micros, seconds } from '../../src/operation/decode/times.js'
import { uint } from '../../src/operation/decode/uint.js'
import { unknownVariant } from '../../src/operation/decode/unions.js'
import { acceptNull, required, violation } from '../../src/operation/decode/violations.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeAbstractionSignature(value: unknown, decoding: Decoding): T.AbstractionSignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AbstractionSignature> = {
    type: literal(value.type, 'abstraction_signature') ?? required(decoding, value, 'type', 'abstraction_signature'),
    functionInfo: text(value.function_info) ?? required(decoding, value, 'function_info', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.auth_data
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'auth_data', 'hex')
    if (read !== undefined) result.authData = read
  }
  return result
}

export function decodeAccountEvent(value: unknown, decoding: Decoding): T.AccountEvent | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AccountEvent> = {
    guid: decodeEventGuid(value.guid, decoding) ?? required(decoding, value, 'guid', 'object'),
    sequenceNumber: uint(value.sequence_number, decoding) ?? required(decoding, value, 'sequence_number', 'uint64'),
    type: text(value.type) ?? required(decoding, value, 'type', 'move-type'),
    data: anything(value.data, decoding),
  }
  if (decoding.broken?.has(value)) return undefined
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
      return unknownVariant(decoding, 'AccountSignature', value, value.type)
  }
}

export function decodeAptosBlock(value: unknown, decoding: Decoding): T.AptosBlock | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosBlock> = {
    blockHeight: uint(value.block_height, decoding) ?? required(decoding, value, 'block_height', 'block-number'),
    blockHash: hash32(value.block_hash) ?? required(decoding, value, 'block_hash', 'hash32'),
    blockTimestamp:
      micros(value.block_timestamp, decoding) ?? required(decoding, value, 'block_timestamp', 'unix-micros'),
    firstVersion: uint(value.first_version, decoding) ?? required(decoding, value, 'first_version', 'ledger-version'),
    lastVersion: uint(value.last_version, decoding) ?? required(decoding, value, 'last_version', 'ledger-version'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transactions
  if (raw !== undefined)
    result.transactions =
      rows(raw, decoding, decodeAptosTransaction, 'object') ?? acceptNull(raw, decoding, value, 'transactions', 'list')
  return result
}

export function decodeAptosTransaction(value: unknown, decoding: Decoding): T.AptosTransaction | undefined {
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
      return unknownVariant(decoding, 'AptosTransaction', value, value.type)
  }
}

export function decodeBlockEndInfo(value: unknown, decoding: Decoding): T.BlockEndInfo | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockEndInfo> = {
    blockEffectiveBlockGasUnits:
      uint(value.block_effective_block_gas_units, decoding) ??
      required(decoding, value, 'block_effective_block_gas_units', 'uint64'),
    blockApproxOutputSize:
      uint(value.block_approx_output_size, decoding) ?? required(decoding, value, 'block_approx_output_size', 'uint64'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.block_gas_limit_reached
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'block_gas_limit_reached', 'boolean')
    if (read !== undefined) result.blockGasLimitReached = read
  }
  raw = value.block_output_limit_reached
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'block_output_limit_reached', 'boolean')
    if (read !== undefined) result.blockOutputLimitReached = read
  }
  return result
}

export function decodeBlockEpilogueTransaction(
  value: unknown,
  decoding: Decoding,
): T.BlockEpilogueTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockEpilogueTransaction> = {
    type:
      literal(value.type, 'block_epilogue_transaction') ??
      required(decoding, value, 'type', 'block_epilogue_transaction'),
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint64'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    timestamp: micros(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'unix-micros'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_change_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_change_hash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  raw = value.event_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'event_root_hash', 'hash32')
    if (read !== undefined) result.eventRootHash = read
  }
  raw = value.state_checkpoint_hash
  if (raw !== undefined && raw !== '')
    result.stateCheckpointHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_checkpoint_hash', 'hash32')
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.vm_status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'vm_status', 'string')
    if (read !== undefined) result.vmStatus = read
  }
  raw = value.accumulator_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'accumulator_root_hash', 'hash32')
    if (read !== undefined) result.accumulatorRootHash = read
  }
  raw = value.block_end_info
  if (raw !== undefined)
    result.blockEndInfo =
      decodeBlockEndInfo(raw, decoding) ?? acceptNull(raw, decoding, value, 'block_end_info', 'object')
  return result
}

export function decodeBlockMetadataExtension(value: unknown, decoding: Decoding): T.BlockMetadataExtension | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockMetadataExtension> = {}
  let raw: unknown
  raw = value.type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'type', 'string')
    if (read !== undefined) result.type = read
  }
  raw = value.randomness
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'randomness', 'hex')
    if (read !== undefined) result.randomness = read
  }
  raw = value.decryption_key
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'decryption_key', 'hex')
    if (read !== undefined) result.decryptionKey = read
  }
  raw = value.decryption_round
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'decryption_round', 'uint64')
    if (read !== undefined) result.decryptionRound = read
  }
  return result
}

export function decodeBlockMetadataTransaction(
  value: unknown,
  decoding: Decoding,
): T.BlockMetadataTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BlockMetadataTransaction> = {
    type:
      literal(value.type, 'block_metadata_transaction') ??
      required(decoding, value, 'type', 'block_metadata_transaction'),
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint64'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    id: hash32(value.id) ?? required(decoding, value, 'id', 'hash32'),
    epoch: uint(value.epoch, decoding) ?? required(decoding, value, 'epoch', 'uint64'),
    round: uint(value.round, decoding) ?? required(decoding, value, 'round', 'uint64'),
    events: rows(value.events, decoding, decodeAccountEvent, 'object') ?? required(decoding, value, 'events', 'list'),
    proposer: aptosAddress(value.proposer) ?? required(decoding, value, 'proposer', 'aptos-address'),
    timestamp: micros(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'unix-micros'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_change_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_change_hash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  raw = value.event_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'event_root_hash', 'hash32')
    if (read !== undefined) result.eventRootHash = read
  }
  raw = value.state_checkpoint_hash
  if (raw !== undefined && raw !== '')
    result.stateCheckpointHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_checkpoint_hash', 'hash32')
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.vm_status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'vm_status', 'string')
    if (read !== undefined) result.vmStatus = read
  }
  raw = value.accumulator_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'accumulator_root_hash', 'hash32')
    if (read !== undefined) result.accumulatorRootHash = read
  }
  raw = value.previous_block_votes_bitvec
  if (raw !== undefined && raw !== null) {
    const read =
      list(raw, decoding, count, 'index') ?? violation(decoding, value, 'previous_block_votes_bitvec', 'list')
    if (read !== undefined) result.previousBlockVotesBitvec = read
  }
  raw = value.failed_proposer_indices
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, count, 'index') ?? violation(decoding, value, 'failed_proposer_indices', 'list')
    if (read !== undefined) result.failedProposerIndices = read
  }
  raw = value.block_metadata_extension
  if (raw !== undefined)
    result.blockMetadataExtension =
      decodeBlockMetadataExtension(raw, decoding) ??
      acceptNull(raw, decoding, value, 'block_metadata_extension', 'object')
  return result
}

export function decodeClaimedEntryFunction(value: unknown, decoding: Decoding): T.ClaimedEntryFunction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ClaimedEntryFunction> = {
    module: text(value.module) ?? required(decoding, value, 'module', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'move-identifier')
    if (read !== undefined) result.name = read
  }
  return result
}

export function decodeDecodedTableData(value: unknown, decoding: Decoding): T.DecodedTableData | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DecodedTableData> = {
    key: anything(value.key, decoding),
    value: anything(value.value, decoding),
  }
  let raw: unknown
  raw = value.key_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'key_type', 'move-type')
    if (read !== undefined) result.keyType = read
  }
  raw = value.value_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'value_type', 'move-type')
    if (read !== undefined) result.valueType = read
  }
  return result
}

export function decodeDeleteModule(value: unknown, decoding: Decoding): T.DeleteModule | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DeleteModule> = {
    type: literal(value.type, 'delete_module') ?? required(decoding, value, 'type', 'delete_module'),
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    module: text(value.module) ?? required(decoding, value, 'module', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_key_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_key_hash', 'hash32')
    if (read !== undefined) result.stateKeyHash = read
  }
  return result
}

export function decodeDeleteResource(value: unknown, decoding: Decoding): T.DeleteResource | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DeleteResource> = {
    type: literal(value.type, 'delete_resource') ?? required(decoding, value, 'type', 'delete_resource'),
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    resource: text(value.resource) ?? required(decoding, value, 'resource', 'move-struct-tag'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_key_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_key_hash', 'hash32')
    if (read !== undefined) result.stateKeyHash = read
  }
  return result
}

export function decodeDeleteTableItem(value: unknown, decoding: Decoding): T.DeleteTableItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DeleteTableItem> = {
    type: literal(value.type, 'delete_table_item') ?? required(decoding, value, 'type', 'delete_table_item'),
    handle: hex(value.handle) ?? required(decoding, value, 'handle', 'hex'),
    key: hex(value.key) ?? required(decoding, value, 'key', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_key_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_key_hash', 'hash32')
    if (read !== undefined) result.stateKeyHash = read
  }
  raw = value.data
  if (raw !== undefined)
    result.data = decodeDeletedTableData(raw, decoding) ?? acceptNull(raw, decoding, value, 'data', 'object')
  return result
}

export function decodeDeletedTableData(value: unknown, decoding: Decoding): T.DeletedTableData | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DeletedTableData> = {
    key: anything(value.key, decoding),
  }
  let raw: unknown
  raw = value.key_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'key_type', 'move-type')
    if (read !== undefined) result.keyType = read
  }
  return result
}

export function decodeDirectWriteSet(value: unknown, decoding: Decoding): T.DirectWriteSet | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.DirectWriteSet> = {
    type: literal(value.type, 'direct_write_set') ?? required(decoding, value, 'type', 'direct_write_set'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    events: rows(value.events, decoding, decodeAccountEvent, 'object') ?? required(decoding, value, 'events', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeEd25519Signature(value: unknown, decoding: Decoding): T.Ed25519Signature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Ed25519Signature> = {
    type: literal(value.type, 'ed25519_signature') ?? required(decoding, value, 'type', 'ed25519_signature'),
    publicKey: hex(value.public_key) ?? required(decoding, value, 'public_key', 'hex'),
    signature: hex(value.signature) ?? required(decoding, value, 'signature', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
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
      return unknownVariant(decoding, 'EncryptedInnerPayload', value, value.type)
  }
}

export function decodeEncryptedTransactionPayload(
  value: unknown,
  decoding: Decoding,
): T.EncryptedTransactionPayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EncryptedTransactionPayload> = {
    type:
      literal(value.type, 'encrypted_transaction_payload') ??
      required(decoding, value, 'type', 'encrypted_transaction_payload'),
    payloadHash: hash32(value.payload_hash) ?? required(decoding, value, 'payload_hash', 'hash32'),
    ciphertext: hex(value.ciphertext) ?? required(decoding, value, 'ciphertext', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.encrypted_state
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'encrypted_state', 'string')
    if (read !== undefined) result.encryptedState = read
  }
  raw = value.encryption_epoch
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'encryption_epoch', 'uint64')
    if (read !== undefined) result.encryptionEpoch = read
  }
  raw = value.claimed_entry_fun
  if (raw !== undefined)
    result.claimedEntryFun =
      decodeClaimedEntryFunction(raw, decoding) ?? acceptNull(raw, decoding, value, 'claimed_entry_fun', 'object')
  raw = value.decrypted_payload
  if (raw !== undefined && raw !== null) {
    const read = decodeEncryptedInnerPayload(raw, decoding) ?? violation(decoding, value, 'decrypted_payload', 'object')
    if (read !== undefined) result.decryptedPayload = read
  }
  raw = value.decryption_nonce
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'decryption_nonce', 'hex')
    if (read !== undefined) result.decryptionNonce = read
  }
  raw = value.decryption_failure_reason
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'decryption_failure_reason', 'string')
    if (read !== undefined) result.decryptionFailureReason = read
  }
  return result
}

export function decodeEntryFunctionPayload(value: unknown, decoding: Decoding): T.EntryFunctionPayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EntryFunctionPayload> = {
    type: literal(value.type, 'entry_function_payload') ?? required(decoding, value, 'type', 'entry_function_payload'),
    function: text(value.function) ?? required(decoding, value, 'function', 'string'),
    typeArguments:
      list(value.type_arguments, decoding, text, 'move-type') ?? required(decoding, value, 'type_arguments', 'list'),
    arguments: list(value.arguments, decoding, anything, 'object') ?? required(decoding, value, 'arguments', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeEventGuid(value: unknown, decoding: Decoding): T.EventGuid | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EventGuid> = {
    creationNumber: uint(value.creation_number, decoding) ?? required(decoding, value, 'creation_number', 'uint64'),
    accountAddress:
      aptosAddress(value.account_address) ?? required(decoding, value, 'account_address', 'aptos-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeFeePayerSignature(value: unknown, decoding: Decoding): T.FeePayerSignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.FeePayerSignature> = {
    type: literal(value.type, 'fee_payer_signature') ?? required(decoding, value, 'type', 'fee_payer_signature'),
    sender: decodeAccountSignature(value.sender, decoding) ?? required(decoding, value, 'sender', 'object'),
    secondarySignerAddresses:
      list(value.secondary_signer_addresses, decoding, aptosAddress, 'aptos-address') ??
      required(decoding, value, 'secondary_signer_addresses', 'list'),
    secondarySigners:
      list(value.secondary_signers, decoding, decodeAccountSignature, 'object') ??
      required(decoding, value, 'secondary_signers', 'list'),
    feePayerAddress:
      aptosAddress(value.fee_payer_address) ?? required(decoding, value, 'fee_payer_address', 'aptos-address'),
    feePayerSigner:
      decodeAccountSignature(value.fee_payer_signer, decoding) ??
      required(decoding, value, 'fee_payer_signer', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeGasEstimation(value: unknown, decoding: Decoding): T.GasEstimation | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GasEstimation> = {
    gasEstimate: uint(value.gas_estimate, decoding) ?? required(decoding, value, 'gas_estimate', 'uint64'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.deprioritized_gas_estimate
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'deprioritized_gas_estimate', 'uint64')
    if (read !== undefined) result.deprioritizedGasEstimate = read
  }
  raw = value.prioritized_gas_estimate
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'prioritized_gas_estimate', 'uint64')
    if (read !== undefined) result.prioritizedGasEstimate = read
  }
  return result
}

export function decodeGenesisPayload(value: unknown, decoding: Decoding): T.GenesisPayload | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'write_set_payload':
      return decodeWriteSetPayload(value, decoding)
    default:
      return unknownVariant(decoding, 'GenesisPayload', value, value.type)
  }
}

export function decodeGenesisTransaction(value: unknown, decoding: Decoding): T.GenesisTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GenesisTransaction> = {
    type: literal(value.type, 'genesis_transaction') ?? required(decoding, value, 'type', 'genesis_transaction'),
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint64'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    payload: decodeGenesisPayload(value.payload, decoding) ?? required(decoding, value, 'payload', 'object'),
    events: rows(value.events, decoding, decodeAccountEvent, 'object') ?? required(decoding, value, 'events', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_change_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_change_hash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  raw = value.event_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'event_root_hash', 'hash32')
    if (read !== undefined) result.eventRootHash = read
  }
  raw = value.state_checkpoint_hash
  if (raw !== undefined && raw !== '')
    result.stateCheckpointHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_checkpoint_hash', 'hash32')
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.vm_status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'vm_status', 'string')
    if (read !== undefined) result.vmStatus = read
  }
  raw = value.accumulator_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'accumulator_root_hash', 'hash32')
    if (read !== undefined) result.accumulatorRootHash = read
  }
  return result
}

export function decodeIndexedSignature(value: unknown, decoding: Decoding): T.IndexedSignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.IndexedSignature> = {
    index: count(value.index) ?? required(decoding, value, 'index', 'index'),
    signature: decodeKeySignature(value.signature, decoding) ?? required(decoding, value, 'signature', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeKeySignature(value: unknown, decoding: Decoding): T.KeySignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.KeySignature> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'string'),
    value: hex(value.value) ?? required(decoding, value, 'value', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeLedgerInfo(value: unknown, decoding: Decoding): T.LedgerInfo | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.LedgerInfo> = {
    chainId: count(value.chain_id) ?? required(decoding, value, 'chain_id', 'index'),
    epoch: uint(value.epoch, decoding) ?? required(decoding, value, 'epoch', 'uint64'),
    ledgerVersion:
      uint(value.ledger_version, decoding) ?? required(decoding, value, 'ledger_version', 'ledger-version'),
    oldestLedgerVersion:
      uint(value.oldest_ledger_version, decoding) ??
      required(decoding, value, 'oldest_ledger_version', 'ledger-version'),
    ledgerTimestamp:
      micros(value.ledger_timestamp, decoding) ?? required(decoding, value, 'ledger_timestamp', 'unix-micros'),
    oldestBlockHeight:
      uint(value.oldest_block_height, decoding) ?? required(decoding, value, 'oldest_block_height', 'block-number'),
    blockHeight: uint(value.block_height, decoding) ?? required(decoding, value, 'block_height', 'block-number'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.node_role
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'node_role', 'string')
    if (read !== undefined) result.nodeRole = read
  }
  raw = value.git_hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'git_hash', 'string')
    if (read !== undefined) result.gitHash = read
  }
  raw = value.encoding_version
  if (raw !== undefined && raw !== null) {
    const read =
      mixed(raw, decoding, 'string', 'integer') ?? violation(decoding, value, 'encoding_version', 'string or integer')
    if (read !== undefined) result.encodingVersion = read
  }
  return result
}

export function decodeModuleBundlePayload(value: unknown, decoding: Decoding): T.ModuleBundlePayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ModuleBundlePayload> = {
    type: literal(value.type, 'module_bundle_payload') ?? required(decoding, value, 'type', 'module_bundle_payload'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.modules
  if (raw !== undefined && raw !== null) {
    const read =
      list(raw, decoding, decodeMoveModuleBytecode, 'object') ?? violation(decoding, value, 'modules', 'list')
    if (read !== undefined) result.modules = read
  }
  return result
}

export function decodeMoveFunction(value: unknown, decoding: Decoding): T.MoveFunction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveFunction> = {
    name: text(value.name) ?? required(decoding, value, 'name', 'move-identifier'),
    visibility: text(value.visibility) ?? required(decoding, value, 'visibility', 'string'),
    genericTypeParams:
      list(value.generic_type_params, decoding, decodeMoveGenericTypeParam, 'object') ??
      required(decoding, value, 'generic_type_params', 'list'),
    params: list(value.params, decoding, text, 'move-type') ?? required(decoding, value, 'params', 'list'),
    return: list(value.return, decoding, text, 'move-type') ?? required(decoding, value, 'return', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.is_entry
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_entry', 'boolean')
    if (read !== undefined) result.isEntry = read
  }
  raw = value.is_view
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_view', 'boolean')
    if (read !== undefined) result.isView = read
  }
  return result
}

export function decodeMoveGenericTypeParam(value: unknown, decoding: Decoding): T.MoveGenericTypeParam | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveGenericTypeParam> = {
    constraints: list(value.constraints, decoding, text, 'string') ?? required(decoding, value, 'constraints', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMoveModule(value: unknown, decoding: Decoding): T.MoveModule | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveModule> = {
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    name: text(value.name) ?? required(decoding, value, 'name', 'move-identifier'),
    friends: list(value.friends, decoding, text, 'string') ?? required(decoding, value, 'friends', 'list'),
    exposedFunctions:
      list(value.exposed_functions, decoding, decodeMoveFunction, 'object') ??
      required(decoding, value, 'exposed_functions', 'list'),
    structs: list(value.structs, decoding, decodeMoveStruct, 'object') ?? required(decoding, value, 'structs', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMoveModuleBytecode(value: unknown, decoding: Decoding): T.MoveModuleBytecode | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveModuleBytecode> = {
    bytecode: hex(value.bytecode) ?? required(decoding, value, 'bytecode', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.abi
  if (raw !== undefined && raw !== null) {
    const read = decodeMoveModule(raw, decoding) ?? violation(decoding, value, 'abi', 'object')
    if (read !== undefined) result.abi = read
  }
  return result
}

export function decodeMoveResource(value: unknown, decoding: Decoding): T.MoveResource | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveResource> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'move-struct-tag'),
    data: record(value.data, decoding) ?? required(decoding, value, 'data', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMoveScriptBytecode(value: unknown, decoding: Decoding): T.MoveScriptBytecode | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveScriptBytecode> = {
    bytecode: hex(value.bytecode) ?? required(decoding, value, 'bytecode', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.abi
  if (raw !== undefined && raw !== null) {
    const read = decodeMoveFunction(raw, decoding) ?? violation(decoding, value, 'abi', 'object')
    if (read !== undefined) result.abi = read
  }
  return result
}

export function decodeMoveStruct(value: unknown, decoding: Decoding): T.MoveStruct | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveStruct> = {
    name: text(value.name) ?? required(decoding, value, 'name', 'move-identifier'),
    abilities: list(value.abilities, decoding, text, 'string') ?? required(decoding, value, 'abilities', 'list'),
    genericTypeParams:
      list(value.generic_type_params, decoding, decodeMoveGenericTypeParam, 'object') ??
      required(decoding, value, 'generic_type_params', 'list'),
    fields:
      list(value.fields, decoding, decodeMoveStructField, 'object') ?? required(decoding, value, 'fields', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.is_native
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_native', 'boolean')
    if (read !== undefined) result.isNative = read
  }
  raw = value.is_event
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_event', 'boolean')
    if (read !== undefined) result.isEvent = read
  }
  raw = value.is_enum
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_enum', 'boolean')
    if (read !== undefined) result.isEnum = read
  }
  raw = value.variants
  if (raw !== undefined && raw !== null) {
    const read =
      list(raw, decoding, decodeMoveStructVariant, 'object') ?? violation(decoding, value, 'variants', 'list')
    if (read !== undefined) result.variants = read
  }
  return result
}

export function decodeMoveStructField(value: unknown, decoding: Decoding): T.MoveStructField | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveStructField> = {
    name: text(value.name) ?? required(decoding, value, 'name', 'move-identifier'),
    type: text(value.type) ?? required(decoding, value, 'type', 'move-type'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMoveStructVariant(value: unknown, decoding: Decoding): T.MoveStructVariant | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MoveStructVariant> = {
    name: text(value.name) ?? required(decoding, value, 'name', 'move-identifier'),
    fields:
      list(value.fields, decoding, decodeMoveStructField, 'object') ?? required(decoding, value, 'fields', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMultiAgentSignature(value: unknown, decoding: Decoding): T.MultiAgentSignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MultiAgentSignature> = {
    type: literal(value.type, 'multi_agent_signature') ?? required(decoding, value, 'type', 'multi_agent_signature'),
    sender: decodeAccountSignature(value.sender, decoding) ?? required(decoding, value, 'sender', 'object'),
    secondarySignerAddresses:
      list(value.secondary_signer_addresses, decoding, aptosAddress, 'aptos-address') ??
      required(decoding, value, 'secondary_signer_addresses', 'list'),
    secondarySigners:
      list(value.secondary_signers, decoding, decodeAccountSignature, 'object') ??
      required(decoding, value, 'secondary_signers', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMultiEd25519Signature(value: unknown, decoding: Decoding): T.MultiEd25519Signature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MultiEd25519Signature> = {
    type:
      literal(value.type, 'multi_ed25519_signature') ?? required(decoding, value, 'type', 'multi_ed25519_signature'),
    publicKeys: list(value.public_keys, decoding, hex, 'hex') ?? required(decoding, value, 'public_keys', 'list'),
    signatures: list(value.signatures, decoding, hex, 'hex') ?? required(decoding, value, 'signatures', 'list'),
    threshold: count(value.threshold) ?? required(decoding, value, 'threshold', 'count'),
    bitmap: hex(value.bitmap) ?? required(decoding, value, 'bitmap', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMultiKeySignature(value: unknown, decoding: Decoding): T.MultiKeySignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MultiKeySignature> = {
    type: literal(value.type, 'multi_key_signature') ?? required(decoding, value, 'type', 'multi_key_signature'),
    publicKeys:
      list(value.public_keys, decoding, decodePublicKey, 'object') ?? required(decoding, value, 'public_keys', 'list'),
    signatures:
      list(value.signatures, decoding, decodeIndexedSignature, 'object') ??
      required(decoding, value, 'signatures', 'list'),
    signaturesRequired: count(value.signatures_required) ?? required(decoding, value, 'signatures_required', 'count'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeMultisigPayload(value: unknown, decoding: Decoding): T.MultisigPayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MultisigPayload> = {
    type: literal(value.type, 'multisig_payload') ?? required(decoding, value, 'type', 'multisig_payload'),
    multisigAddress:
      aptosAddress(value.multisig_address) ?? required(decoding, value, 'multisig_address', 'aptos-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.transaction_payload
  if (raw !== undefined && raw !== null) {
    const read =
      decodeMultisigTransactionPayload(raw, decoding) ?? violation(decoding, value, 'transaction_payload', 'object')
    if (read !== undefined) result.transactionPayload = read
  }
  return result
}

export function decodeMultisigTransactionPayload(
  value: unknown,
  decoding: Decoding,
): T.MultisigTransactionPayload | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'entry_function_payload':
      return decodeEntryFunctionPayload(value, decoding)
    case 'script_payload':
      return decodeScriptPayload(value, decoding)
    default:
      return unknownVariant(decoding, 'MultisigTransactionPayload', value, value.type)
  }
}

export function decodeNoAccountSignature(value: unknown, decoding: Decoding): T.NoAccountSignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NoAccountSignature> = {
    type: literal(value.type, 'no_account_signature') ?? required(decoding, value, 'type', 'no_account_signature'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeNodeError(value: unknown, decoding: Decoding): T.NodeError | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NodeError> = {
    message: text(value.message) ?? required(decoding, value, 'message', 'string'),
    errorCode: text(value.error_code) ?? required(decoding, value, 'error_code', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.vm_error_code
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'vm_error_code', 'uint64')
    if (read !== undefined) result.vmErrorCode = read
  }
  return result
}

export function decodePendingTransaction(value: unknown, decoding: Decoding): T.PendingTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PendingTransaction> = {
    type: isBlank(value.type)
      ? 'pending_transaction'
      : (literal(value.type, 'pending_transaction') ?? required(decoding, value, 'type', 'pending_transaction')),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    sender: aptosAddress(value.sender) ?? required(decoding, value, 'sender', 'aptos-address'),
    sequenceNumber: uint(value.sequence_number, decoding) ?? required(decoding, value, 'sequence_number', 'uint64'),
    payload: decodeTransactionPayload(value.payload, decoding) ?? required(decoding, value, 'payload', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.max_gas_amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'max_gas_amount', 'uint64')
    if (read !== undefined) result.maxGasAmount = read
  }
  raw = value.gas_unit_price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas_unit_price', 'uint64')
    if (read !== undefined) result.gasUnitPrice = read
  }
  raw = value.expiration_timestamp_secs
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'expiration_timestamp_secs', 'unix-seconds')
    if (read !== undefined) result.expirationTimestampSecs = read
  }
  raw = value.signature
  if (raw !== undefined && raw !== null) {
    const read = decodeTransactionSignature(raw, decoding) ?? violation(decoding, value, 'signature', 'object')
    if (read !== undefined) result.signature = read
  }
  raw = value.replay_protection_nonce
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'replay_protection_nonce', 'uint64')
    if (read !== undefined) result.replayProtectionNonce = read
  }
  raw = value.txn_limits_request
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'txn_limits_request', 'object')
    if (read !== undefined) result.txnLimitsRequest = read
  }
  return result
}

export function decodePublicKey(value: unknown, decoding: Decoding): T.PublicKey | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PublicKey> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'string'),
    value: hex(value.value) ?? required(decoding, value, 'value', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeScriptPayload(value: unknown, decoding: Decoding): T.ScriptPayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ScriptPayload> = {
    type: literal(value.type, 'script_payload') ?? required(decoding, value, 'type', 'script_payload'),
    code: decodeMoveScriptBytecode(value.code, decoding) ?? required(decoding, value, 'code', 'object'),
    typeArguments:
      list(value.type_arguments, decoding, text, 'move-type') ?? required(decoding, value, 'type_arguments', 'list'),
    arguments: list(value.arguments, decoding, anything, 'object') ?? required(decoding, value, 'arguments', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeScriptWriteSet(value: unknown, decoding: Decoding): T.ScriptWriteSet | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ScriptWriteSet> = {
    type: literal(value.type, 'script_write_set') ?? required(decoding, value, 'type', 'script_write_set'),
    executeAs: aptosAddress(value.execute_as) ?? required(decoding, value, 'execute_as', 'aptos-address'),
    script: decodeScriptPayload(value.script, decoding) ?? required(decoding, value, 'script', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeSimulatedTransaction(value: unknown, decoding: Decoding): T.SimulatedTransaction | undefined {
  if (!isObject(value)) return undefined
  switch (value.type) {
    case 'pending_transaction':
      return decodePendingTransaction(value, decoding)
    case 'user_transaction':
    case undefined:
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
      return unknownVariant(decoding, 'SimulatedTransaction', value, value.type)
  }
}

export function decodeSingleKeySignature(value: unknown, decoding: Decoding): T.SingleKeySignature | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SingleKeySignature> = {
    type: literal(value.type, 'single_key_signature') ?? required(decoding, value, 'type', 'single_key_signature'),
    publicKey: decodePublicKey(value.public_key, decoding) ?? required(decoding, value, 'public_key', 'object'),
    signature: decodeKeySignature(value.signature, decoding) ?? required(decoding, value, 'signature', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeSingleSender(value: unknown, decoding: Decoding): T.SingleSender | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SingleSender> = {
    type: literal(value.type, 'single_sender') ?? required(decoding, value, 'type', 'single_sender'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.public_key
  if (raw !== undefined && raw !== null) {
    const read = decodePublicKey(raw, decoding) ?? violation(decoding, value, 'public_key', 'object')
    if (read !== undefined) result.publicKey = read
  }
  raw = value.signature
  if (raw !== undefined && raw !== null) {
    const read = decodeKeySignature(raw, decoding) ?? violation(decoding, value, 'signature', 'object')
    if (read !== undefined) result.signature = read
  }
  raw = value.public_keys
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodePublicKey, 'object') ?? violation(decoding, value, 'public_keys', 'list')
    if (read !== undefined) result.publicKeys = read
  }
  raw = value.signatures
  if (raw !== undefined && raw !== null) {
    const read =
      list(raw, decoding, decodeIndexedSignature, 'object') ?? violation(decoding, value, 'signatures', 'list')
    if (read !== undefined) result.signatures = read
  }
  raw = value.signatures_required
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'signatures_required', 'count')
    if (read !== undefined) result.signaturesRequired = read
  }
  raw = value.function_info
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'function_info', 'string')
    if (read !== undefined) result.functionInfo = read
  }
  raw = value.auth_data
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'auth_data', 'hex')
    if (read !== undefined) result.authData = read
  }
  return result
}

export function decodeStateCheckpointTransaction(
  value: unknown,
  decoding: Decoding,
): T.StateCheckpointTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.StateCheckpointTransaction> = {
    type:
      literal(value.type, 'state_checkpoint_transaction') ??
      required(decoding, value, 'type', 'state_checkpoint_transaction'),
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint64'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    timestamp: micros(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'unix-micros'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_change_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_change_hash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  raw = value.event_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'event_root_hash', 'hash32')
    if (read !== undefined) result.eventRootHash = read
  }
  raw = value.state_checkpoint_hash
  if (raw !== undefined && raw !== '')
    result.stateCheckpointHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_checkpoint_hash', 'hash32')
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.vm_status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'vm_status', 'string')
    if (read !== undefined) result.vmStatus = read
  }
  raw = value.accumulator_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'accumulator_root_hash', 'hash32')
    if (read !== undefined) result.accumulatorRootHash = read
  }
  return result
}

export function decodeTransactionBatchFailure(
  value: unknown,
  decoding: Decoding,
): T.TransactionBatchFailure | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TransactionBatchFailure> = {
    error: decodeNodeError(value.error, decoding) ?? required(decoding, value, 'error', 'object'),
    transactionIndex: count(value.transaction_index) ?? required(decoding, value, 'transaction_index', 'index'),
  }
  if (decoding.broken?.has(value)) return undefined
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
      return unknownVariant(decoding, 'TransactionPayload', value, value.type)
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
      return unknownVariant(decoding, 'TransactionSignature', value, value.type)
  }
}

export function decodeTransactionsBatchSubmissionResult(
  value: unknown,
  decoding: Decoding,
): T.TransactionsBatchSubmissionResult | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TransactionsBatchSubmissionResult> = {
    transactionFailures:
      list(value.transaction_failures, decoding, decodeTransactionBatchFailure, 'object') ??
      required(decoding, value, 'transaction_failures', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeUserTransaction(value: unknown, decoding: Decoding): T.UserTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UserTransaction> = {
    type: isBlank(value.type)
      ? 'user_transaction'
      : (literal(value.type, 'user_transaction') ?? required(decoding, value, 'type', 'user_transaction')),
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint64'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    sender: aptosAddress(value.sender) ?? required(decoding, value, 'sender', 'aptos-address'),
    sequenceNumber: uint(value.sequence_number, decoding) ?? required(decoding, value, 'sequence_number', 'uint64'),
    payload: decodeTransactionPayload(value.payload, decoding) ?? required(decoding, value, 'payload', 'object'),
    events: rows(value.events, decoding, decodeAccountEvent, 'object') ?? required(decoding, value, 'events', 'list'),
    timestamp: micros(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'unix-micros'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_change_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_change_hash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  raw = value.event_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'event_root_hash', 'hash32')
    if (read !== undefined) result.eventRootHash = read
  }
  raw = value.state_checkpoint_hash
  if (raw !== undefined && raw !== '')
    result.stateCheckpointHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_checkpoint_hash', 'hash32')
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.vm_status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'vm_status', 'string')
    if (read !== undefined) result.vmStatus = read
  }
  raw = value.accumulator_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'accumulator_root_hash', 'hash32')
    if (read !== undefined) result.accumulatorRootHash = read
  }
  raw = value.max_gas_amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'max_gas_amount', 'uint64')
    if (read !== undefined) result.maxGasAmount = read
  }
  raw = value.gas_unit_price
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'gas_unit_price', 'uint64')
    if (read !== undefined) result.gasUnitPrice = read
  }
  raw = value.expiration_timestamp_secs
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'expiration_timestamp_secs', 'unix-seconds')
    if (read !== undefined) result.expirationTimestampSecs = read
  }
  raw = value.signature
  if (raw !== undefined && raw !== null) {
    const read = decodeTransactionSignature(raw, decoding) ?? violation(decoding, value, 'signature', 'object')
    if (read !== undefined) result.signature = read
  }
  raw = value.replay_protection_nonce
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'replay_protection_nonce', 'uint64')
    if (read !== undefined) result.replayProtectionNonce = read
  }
  raw = value.txn_limits_request
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'txn_limits_request', 'object')
    if (read !== undefined) result.txnLimitsRequest = read
  }
  return result
}

export function decodeValidatorTransaction(value: unknown, decoding: Decoding): T.ValidatorTransaction | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.ValidatorTransaction> = {
    type: literal(value.type, 'validator_transaction') ?? required(decoding, value, 'type', 'validator_transaction'),
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    hash: hash32(value.hash) ?? required(decoding, value, 'hash', 'hash32'),
    gasUsed: uint(value.gas_used, decoding) ?? required(decoding, value, 'gas_used', 'uint64'),
    changes:
      rows(value.changes, decoding, decodeWriteSetChange, 'object') ?? required(decoding, value, 'changes', 'list'),
    events: rows(value.events, decoding, decodeAccountEvent, 'object') ?? required(decoding, value, 'events', 'list'),
    timestamp: micros(value.timestamp, decoding) ?? required(decoding, value, 'timestamp', 'unix-micros'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.validator_transaction_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'validator_transaction_type', 'string')
    if (read !== undefined) result.validatorTransactionType = read
  }
  raw = value.state_change_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_change_hash', 'hash32')
    if (read !== undefined) result.stateChangeHash = read
  }
  raw = value.event_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'event_root_hash', 'hash32')
    if (read !== undefined) result.eventRootHash = read
  }
  raw = value.state_checkpoint_hash
  if (raw !== undefined && raw !== '')
    result.stateCheckpointHash = hash32(raw) ?? acceptNull(raw, decoding, value, 'state_checkpoint_hash', 'hash32')
  raw = value.success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'success', 'boolean')
    if (read !== undefined) result.success = read
  }
  raw = value.vm_status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'vm_status', 'string')
    if (read !== undefined) result.vmStatus = read
  }
  raw = value.accumulator_root_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'accumulator_root_hash', 'hash32')
    if (read !== undefined) result.accumulatorRootHash = read
  }
  raw = value.quorum_certified_update
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'quorum_certified_update', 'object')
    if (read !== undefined) result.quorumCertifiedUpdate = read
  }
  raw = value.dkg_transcript
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'dkg_transcript', 'object')
    if (read !== undefined) result.dkgTranscript = read
  }
  raw = value.certified_subtrx
  if (raw !== undefined && raw !== null) {
    const read = record(raw, decoding) ?? violation(decoding, value, 'certified_subtrx', 'object')
    if (read !== undefined) result.certifiedSubtrx = read
  }
  raw = value.encryption_key
  if (!isBlank(raw)) {
    const read = hex(raw) ?? violation(decoding, value, 'encryption_key', 'hex')
    if (read !== undefined) result.encryptionKey = read
  }
  return result
}

export function decodeVersionedEvent(value: unknown, decoding: Decoding): T.VersionedEvent | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.VersionedEvent> = {
    version: uint(value.version, decoding) ?? required(decoding, value, 'version', 'ledger-version'),
    guid: decodeEventGuid(value.guid, decoding) ?? required(decoding, value, 'guid', 'object'),
    sequenceNumber: uint(value.sequence_number, decoding) ?? required(decoding, value, 'sequence_number', 'uint64'),
    type: text(value.type) ?? required(decoding, value, 'type', 'move-type'),
    data: anything(value.data, decoding),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeWriteModule(value: unknown, decoding: Decoding): T.WriteModule | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WriteModule> = {
    type: literal(value.type, 'write_module') ?? required(decoding, value, 'type', 'write_module'),
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    data: decodeMoveModuleBytecode(value.data, decoding) ?? required(decoding, value, 'data', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_key_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_key_hash', 'hash32')
    if (read !== undefined) result.stateKeyHash = read
  }
  return result
}

export function decodeWriteResource(value: unknown, decoding: Decoding): T.WriteResource | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WriteResource> = {
    type: literal(value.type, 'write_resource') ?? required(decoding, value, 'type', 'write_resource'),
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    data: decodeMoveResource(value.data, decoding) ?? required(decoding, value, 'data', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_key_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_key_hash', 'hash32')
    if (read !== undefined) result.stateKeyHash = read
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
      return unknownVariant(decoding, 'WriteSet', value, value.type)
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
      return unknownVariant(decoding, 'WriteSetChange', value, value.type)
  }
}

export function decodeWriteSetPayload(value: unknown, decoding: Decoding): T.WriteSetPayload | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WriteSetPayload> = {
    type: literal(value.type, 'write_set_payload') ?? required(decoding, value, 'type', 'write_set_payload'),
    writeSet: decodeWriteSet(value.write_set, decoding) ?? required(decoding, value, 'write_set', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeWriteTableItem(value: unknown, decoding: Decoding): T.WriteTableItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.WriteTableItem> = {
    type: literal(value.type, 'write_table_item') ?? required(decoding, value, 'type', 'write_table_item'),
    handle: hex(value.handle) ?? required(decoding, value, 'handle', 'hex'),
    key: hex(value.key) ?? required(decoding, value, 'key', 'hex'),
    value: hex(value.value) ?? required(decoding, value, 'value', 'hex'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.state_key_hash
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'state_key_hash', 'hash32')
    if (read !== undefined) result.stateKeyHash = read
  }
  raw = value.data
  if (raw !== undefined)
    result.data = decodeDecodedTableData(raw, decoding) ?? acceptNull(raw, decoding, value, 'data', 'object')
  return result
}

export function decodeGetAccountModulesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetAccountModulesOutput | undefined {
  return rows(value, decoding, decodeMoveModuleBytecode, 'object')
}

export function decodeGetEventsByCreationNumberOutput(
  value: unknown,
  decoding: Decoding,
): T.GetEventsByCreationNumberOutput | undefined {
  return rows(value, decoding, decodeVersionedEvent, 'object')
}

export function decodeGetEventsByEventHandleOutput(
  value: unknown,
  decoding: Decoding,
): T.GetEventsByEventHandleOutput | undefined {
  return rows(value, decoding, decodeVersionedEvent, 'object')
}

export function decodeGetAccountTransactionsOutput(
  value: unknown,
  decoding: Decoding,
): T.GetAccountTransactionsOutput | undefined {
  return rows(value, decoding, decodeAptosTransaction, 'object')
}

export function decodeGetTransactionsOutput(value: unknown, decoding: Decoding): T.GetTransactionsOutput | undefined {
  return rows(value, decoding, decodeAptosTransaction, 'object')
}

export function decodeSimulateTransactionOutput(
  value: unknown,
  decoding: Decoding,
): T.SimulateTransactionOutput | undefined {
  return list(singleAsList(value, decoding), decoding, decodeSimulatedTransaction, 'object')
}

export function decodeEncodeSubmissionOutput(value: unknown, decoding: Decoding): T.EncodeSubmissionOutput | undefined {
  return hex(value)
}
