// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import * as z from 'zod/v4'

/**
 * A Move function of the account's choice decided whether the transaction is genuine.
 */
export const zAbstractionSignature = z.object({
  type: z.literal('abstraction_signature'),
  function_info: z.string(),
  auth_data: z.string().nullish(),
})

/**
 * What the service says when a request fails.
 */
export const zApiErrorBody = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  name: z.string().optional(),
  statusCode: z.int().optional(),
  details: z.unknown().optional(),
})

/**
 * How full a block was.
 */
export const zBlockEndInfo = z.object({
  block_gas_limit_reached: z.boolean().nullish(),
  block_output_limit_reached: z.boolean().nullish(),
  block_effective_block_gas_units: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  block_approx_output_size: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
})

/**
 * What later versions of the protocol add to the metadata of a block.
 */
export const zBlockMetadataExtension = z.object({
  type: z.string().nullish(),
  randomness: z.string().nullish(),
  decryption_key: z.string().nullish(),
  decryption_round: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
})

/**
 * The module, and possibly the function, that an encrypted payload is said to call.
 */
export const zClaimedEntryFunction = z.object({
  module: z.string(),
  name: z.string().nullish(),
})

/**
 * A table entry in readable form.
 */
export const zDecodedTableData = z.object({
  key: z.unknown(),
  key_type: z.string().nullish(),
  value: z.unknown(),
  value_type: z.string().nullish(),
})

/**
 * A module was taken out of an account.
 */
export const zDeleteModule = z.object({
  type: z.literal('delete_module'),
  address: z.string(),
  state_key_hash: z.string().nullish(),
  module: z.string(),
})

/**
 * A resource was taken out of an account, or an object was deleted.
 */
export const zDeleteResource = z.object({
  type: z.literal('delete_resource'),
  address: z.string(),
  state_key_hash: z.string().nullish(),
  resource: z.string(),
})

/**
 * The key of a removed table entry in readable form.
 */
export const zDeletedTableData = z.object({
  key: z.unknown(),
  key_type: z.string().nullish(),
})

/**
 * An entry was removed from a table.
 */
export const zDeleteTableItem = z.object({
  type: z.literal('delete_table_item'),
  state_key_hash: z.string().nullish(),
  handle: z.string(),
  key: z.string(),
  data: zDeletedTableData.nullish(),
})

/**
 * One Ed25519 key signed.
 */
export const zEd25519Signature = z.object({
  type: z.literal('ed25519_signature'),
  public_key: z.string(),
  signature: z.string(),
})

/**
 * Calls an entry function of a published module.
 */
export const zEntryFunctionPayload = z.object({
  type: z.literal('entry_function_payload'),
  function: z.string(),
  type_arguments: z.array(z.string()),
  arguments: z.array(z.unknown()),
})

/**
 * What identifies a stream of events.
 */
export const zEventGuid = z.object({
  creation_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  account_address: z.string(),
})

/**
 * An event that a transaction emitted.
 */
export const zAccountEvent = z.object({
  guid: zEventGuid,
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  type: z.string(),
  data: z.unknown(),
})

/**
 * Gas prices of the moment, in octas per gas unit.
 */
export const zGasEstimation = z.object({
  deprioritized_gas_estimate: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gas_estimate: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  prioritized_gas_estimate: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
})

/**
 * A signature and its kind.
 */
export const zKeySignature = z.object({
  type: z.string(),
  value: z.string(),
})

/**
 * A signature by one of several keys.
 */
export const zIndexedSignature = z.object({
  index: z.int(),
  signature: zKeySignature,
})

/**
 * What a node knows of the ledger.
 */
export const zLedgerInfo = z.object({
  chain_id: z.int(),
  epoch: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  ledger_version: z.string(),
  oldest_ledger_version: z.string(),
  ledger_timestamp: z.string(),
  node_role: z.string().nullish(),
  oldest_block_height: z.string(),
  block_height: z.string(),
  git_hash: z.string().nullish(),
  encoding_version: z.union([z.string(), z.int()]).nullish(),
})

/**
 * A type parameter of a function or a struct.
 */
export const zMoveGenericTypeParam = z.object({
  constraints: z.array(z.string()),
})

/**
 * The signature of a Move function.
 */
export const zMoveFunction = z.object({
  name: z.string(),
  visibility: z.string(),
  is_entry: z.boolean().nullish(),
  is_view: z.boolean().nullish(),
  generic_type_params: z.array(zMoveGenericTypeParam),
  params: z.array(z.string()),
  return: z.array(z.string()),
})

/**
 * A resource in an account's storage.
 */
export const zMoveResource = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
})

/**
 * A Move script, which a transaction carries instead of naming a function.
 */
export const zMoveScriptBytecode = z.object({
  bytecode: z.string(),
  abi: zMoveFunction.nullish(),
})

/**
 * A field of a struct or of an enum's variant.
 */
export const zMoveStructField = z.object({
  name: z.string(),
  type: z.string(),
})

/**
 * One variant of a Move enum.
 */
export const zMoveStructVariant = z.object({
  name: z.string(),
  fields: z.array(zMoveStructField),
})

/**
 * A struct or an enum that a module declares.
 */
export const zMoveStruct = z.object({
  name: z.string(),
  is_native: z.boolean().nullish(),
  is_event: z.boolean().nullish(),
  is_enum: z.boolean().nullish(),
  abilities: z.array(z.string()),
  generic_type_params: z.array(zMoveGenericTypeParam),
  fields: z.array(zMoveStructField),
  variants: z.array(zMoveStructVariant).nullish(),
})

/**
 * The interface of a Move module.
 */
export const zMoveModule = z.object({
  address: z.string(),
  name: z.string(),
  friends: z.array(z.string()),
  exposed_functions: z.array(zMoveFunction),
  structs: z.array(zMoveStruct),
})

/**
 * A Move module as it is stored, with the interface the node read out of it.
 */
export const zMoveModuleBytecode = z.object({
  bytecode: z.string(),
  abi: zMoveModule.nullish(),
})

/**
 * Publishes modules. The chain no longer takes it; it stands in old transactions only.
 */
export const zModuleBundlePayload = z.object({
  type: z.literal('module_bundle_payload'),
  modules: z.array(zMoveModuleBytecode).nullish(),
})

/**
 * Several of an account's Ed25519 keys signed.
 */
export const zMultiEd25519Signature = z.object({
  type: z.literal('multi_ed25519_signature'),
  public_keys: z.array(z.string()),
  signatures: z.array(z.string()),
  threshold: z.int(),
  bitmap: z.string(),
})

/**
 * No signature at all, as in simulations that skip the check of keys.
 */
export const zNoAccountSignature = z.object({
  type: z.literal('no_account_signature'),
})

/**
 * What a node says when it refuses something.
 */
export const zNodeError = z.object({
  message: z.string(),
  error_code: z.string(),
  vm_error_code: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
})

/**
 * A public key and its kind.
 */
export const zPublicKey = z.object({
  type: z.string(),
  value: z.string(),
})

/**
 * Several of an account's keys signed; they may be of different kinds.
 */
export const zMultiKeySignature = z.object({
  type: z.literal('multi_key_signature'),
  public_keys: z.array(zPublicKey),
  signatures: z.array(zIndexedSignature),
  signatures_required: z.int(),
})

/**
 * Runs a script that the transaction brings along.
 */
export const zScriptPayload = z.object({
  type: z.literal('script_payload'),
  code: zMoveScriptBytecode,
  type_arguments: z.array(z.string()),
  arguments: z.array(z.unknown()),
})

/**
 * What the multisig account does, distinguished by `type`. Absent when the proposal on
 * the chain holds it in full rather than as a hash.
 */
export const zMultisigTransactionPayload = z.union([zEntryFunctionPayload, zScriptPayload])

/**
 * Executes the next proposal of a multisig account that enough of its owners have
 * approved.
 */
export const zMultisigPayload = z.object({
  type: z.literal('multisig_payload'),
  multisig_address: z.string(),
  transaction_payload: zMultisigTransactionPayload.nullish(),
})

/**
 * What was encrypted, distinguished by `type`; there once `encryptedState` is
 * `decrypted`.
 */
export const zEncryptedInnerPayload = z.union([zEntryFunctionPayload, zScriptPayload, zMultisigPayload])

/**
 * A payload that stays hidden until its transaction has its place in a block.
 */
export const zEncryptedTransactionPayload = z.object({
  type: z.literal('encrypted_transaction_payload'),
  encrypted_state: z.string().nullish(),
  payload_hash: z.string(),
  ciphertext: z.string(),
  encryption_epoch: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  claimed_entry_fun: zClaimedEntryFunction.nullish(),
  decrypted_payload: zEncryptedInnerPayload.nullish(),
  decryption_nonce: z.string().nullish(),
  decryption_failure_reason: z.string().nullish(),
})

/**
 * State that a script produced.
 */
export const zScriptWriteSet = z.object({
  type: z.literal('script_write_set'),
  execute_as: z.string(),
  script: zScriptPayload,
})

/**
 * One key of any kind signed for an account.
 */
export const zSingleKeySignature = z.object({
  type: z.literal('single_key_signature'),
  public_key: zPublicKey,
  signature: zKeySignature,
})

/**
 * How one account signed its part of a transaction, distinguished by `type`.
 */
export const zAccountSignature = z.union([
  zEd25519Signature,
  zMultiEd25519Signature,
  zSingleKeySignature,
  zMultiKeySignature,
  zNoAccountSignature,
  zAbstractionSignature,
])

/**
 * Another account pays the gas and signed for that; further accounts may have signed as
 * well.
 */
export const zFeePayerSignature = z.object({
  type: z.literal('fee_payer_signature'),
  sender: zAccountSignature,
  secondary_signer_addresses: z.array(z.string()),
  secondary_signers: z.array(zAccountSignature),
  fee_payer_address: z.string(),
  fee_payer_signer: zAccountSignature,
})

/**
 * Several accounts signed one transaction, which acts in the name of all.
 */
export const zMultiAgentSignature = z.object({
  type: z.literal('multi_agent_signature'),
  sender: zAccountSignature,
  secondary_signer_addresses: z.array(z.string()),
  secondary_signers: z.array(zAccountSignature),
})

/**
 * The sender signed with a key of any kind, with several, or by account abstraction.
 * With one key `publicKey` and `signature` are there, with several `publicKeys`,
 * `signatures` and `signaturesRequired`, with abstraction `functionInfo` and
 * `authData`.
 */
export const zSingleSender = z.object({
  type: z.literal('single_sender'),
  public_key: zPublicKey.nullish(),
  signature: zKeySignature.nullish(),
  public_keys: z.array(zPublicKey).nullish(),
  signatures: z.array(zIndexedSignature).nullish(),
  signatures_required: z.int().nullish(),
  function_info: z.string().nullish(),
  auth_data: z.string().nullish(),
})

/**
 * A transaction of a batch that was refused.
 */
export const zTransactionBatchFailure = z.object({
  error: zNodeError,
  transaction_index: z.int(),
})

/**
 * What a user's transaction asks the chain to do, distinguished by `type`.
 */
export const zTransactionPayload = z.union([
  zEntryFunctionPayload,
  zScriptPayload,
  zModuleBundlePayload,
  zMultisigPayload,
  zEncryptedTransactionPayload,
])

/**
 * A transaction that is about to be signed.
 */
export const zEncodeSubmissionRequest = z.object({
  sender: z.string(),
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  max_gas_amount: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  gas_unit_price: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  expiration_timestamp_secs: z.string(),
  payload: zTransactionPayload,
  replay_protection_nonce: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .optional(),
  secondary_signers: z.array(z.string()).optional(),
})

/**
 * Who signed a transaction and how, distinguished by `type`.
 */
export const zTransactionSignature = z.union([
  zEd25519Signature,
  zMultiEd25519Signature,
  zMultiAgentSignature,
  zFeePayerSignature,
  zSingleSender,
  zNoAccountSignature,
])

/**
 * A user's transaction that waits to be taken into a block.
 */
export const zPendingTransaction = z.object({
  type: z.literal('pending_transaction').nullable().default('pending_transaction'),
  hash: z.string(),
  sender: z.string(),
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  max_gas_amount: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gas_unit_price: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  expiration_timestamp_secs: z.string().nullish(),
  payload: zTransactionPayload,
  signature: zTransactionSignature.nullish(),
  replay_protection_nonce: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  txn_limits_request: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * A signed transaction.
 */
export const zSubmitTransactionRequest = z.object({
  sender: z.string(),
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  max_gas_amount: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  gas_unit_price: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  expiration_timestamp_secs: z.string(),
  payload: zTransactionPayload,
  replay_protection_nonce: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .optional(),
  signature: zTransactionSignature,
})

/**
 * What became of a batch.
 */
export const zTransactionsBatchSubmissionResult = z.object({
  transaction_failures: z.array(zTransactionBatchFailure),
})

/**
 * An event of one stream, with the transaction it came from.
 */
export const zVersionedEvent = z.object({
  version: z.string(),
  guid: zEventGuid,
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  type: z.string(),
  data: z.unknown(),
})

/**
 * A module was published or upgraded.
 */
export const zWriteModule = z.object({
  type: z.literal('write_module'),
  address: z.string(),
  state_key_hash: z.string().nullish(),
  data: zMoveModuleBytecode,
})

/**
 * A resource was created or got a new value.
 */
export const zWriteResource = z.object({
  type: z.literal('write_resource'),
  address: z.string(),
  state_key_hash: z.string().nullish(),
  data: zMoveResource,
})

/**
 * An entry of a table was added or got a new value.
 */
export const zWriteTableItem = z.object({
  type: z.literal('write_table_item'),
  state_key_hash: z.string().nullish(),
  handle: z.string(),
  key: z.string(),
  value: z.string(),
  data: zDecodedTableData.nullish(),
})

/**
 * One change of the ledger's state, distinguished by `type`.
 */
export const zWriteSetChange = z.union([
  zDeleteModule,
  zDeleteResource,
  zDeleteTableItem,
  zWriteModule,
  zWriteResource,
  zWriteTableItem,
])

/**
 * Closes a block, with the root of the ledger's state and how full the block was.
 */
export const zBlockEpilogueTransaction = z.object({
  type: z.literal('block_epilogue_transaction'),
  version: z.string(),
  hash: z.string(),
  state_change_hash: z.string().nullish(),
  event_root_hash: z.string().nullish(),
  state_checkpoint_hash: z.string().nullish(),
  gas_used: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  success: z.boolean().nullish(),
  vm_status: z.string().nullish(),
  accumulator_root_hash: z.string().nullish(),
  changes: z.array(zWriteSetChange),
  timestamp: z.string(),
  block_end_info: zBlockEndInfo.nullish(),
})

/**
 * Opens a block, with who proposed it and who voted for its parent.
 */
export const zBlockMetadataTransaction = z.object({
  type: z.literal('block_metadata_transaction'),
  version: z.string(),
  hash: z.string(),
  state_change_hash: z.string().nullish(),
  event_root_hash: z.string().nullish(),
  state_checkpoint_hash: z.string().nullish(),
  gas_used: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  success: z.boolean().nullish(),
  vm_status: z.string().nullish(),
  accumulator_root_hash: z.string().nullish(),
  changes: z.array(zWriteSetChange),
  id: z.string(),
  epoch: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  round: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  events: z.array(zAccountEvent),
  previous_block_votes_bitvec: z.array(z.int()).nullish(),
  proposer: z.string(),
  failed_proposer_indices: z.array(z.int()).nullish(),
  timestamp: z.string(),
  block_metadata_extension: zBlockMetadataExtension.nullish(),
})

/**
 * State that was written down as it is.
 */
export const zDirectWriteSet = z.object({
  type: z.literal('direct_write_set'),
  changes: z.array(zWriteSetChange),
  events: z.array(zAccountEvent),
})

/**
 * Closed a block, with the root of the ledger's state, until block epilogues took over.
 */
export const zStateCheckpointTransaction = z.object({
  type: z.literal('state_checkpoint_transaction'),
  version: z.string(),
  hash: z.string(),
  state_change_hash: z.string().nullish(),
  event_root_hash: z.string().nullish(),
  state_checkpoint_hash: z.string().nullish(),
  gas_used: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  success: z.boolean().nullish(),
  vm_status: z.string().nullish(),
  accumulator_root_hash: z.string().nullish(),
  changes: z.array(zWriteSetChange),
  timestamp: z.string(),
})

/**
 * A transaction that an account sent, committed or simulated.
 */
export const zUserTransaction = z.object({
  type: z.literal('user_transaction').nullable().default('user_transaction'),
  version: z.string(),
  hash: z.string(),
  state_change_hash: z.string().nullish(),
  event_root_hash: z.string().nullish(),
  state_checkpoint_hash: z.string().nullish(),
  gas_used: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  success: z.boolean().nullish(),
  vm_status: z.string().nullish(),
  accumulator_root_hash: z.string().nullish(),
  changes: z.array(zWriteSetChange),
  sender: z.string(),
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  max_gas_amount: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gas_unit_price: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  expiration_timestamp_secs: z.string().nullish(),
  payload: zTransactionPayload,
  signature: zTransactionSignature.nullish(),
  replay_protection_nonce: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  txn_limits_request: z.record(z.string(), z.unknown()).nullish(),
  events: z.array(zAccountEvent),
  timestamp: z.string(),
})

/**
 * Carries something that the validators agreed on among themselves.
 */
export const zValidatorTransaction = z.object({
  type: z.literal('validator_transaction'),
  validator_transaction_type: z.string().nullish(),
  version: z.string(),
  hash: z.string(),
  state_change_hash: z.string().nullish(),
  event_root_hash: z.string().nullish(),
  state_checkpoint_hash: z.string().nullish(),
  gas_used: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  success: z.boolean().nullish(),
  vm_status: z.string().nullish(),
  accumulator_root_hash: z.string().nullish(),
  changes: z.array(zWriteSetChange),
  events: z.array(zAccountEvent),
  timestamp: z.string(),
  quorum_certified_update: z.record(z.string(), z.unknown()).nullish(),
  dkg_transcript: z.record(z.string(), z.unknown()).nullish(),
  certified_subtrx: z.record(z.string(), z.unknown()).nullish(),
  encryption_key: z.string().nullish(),
})

/**
 * How genesis came by its state, distinguished by `type`.
 */
export const zWriteSet = z.union([zScriptWriteSet, zDirectWriteSet])

/**
 * State that is written without a user's call; only genesis has it.
 */
export const zWriteSetPayload = z.object({
  type: z.literal('write_set_payload'),
  write_set: zWriteSet,
})

/**
 * What genesis is made of, distinguished by `type`.
 */
export const zGenesisPayload = zWriteSetPayload

/**
 * The transaction that began the ledger, at version 0.
 */
export const zGenesisTransaction = z.object({
  type: z.literal('genesis_transaction'),
  version: z.string(),
  hash: z.string(),
  state_change_hash: z.string().nullish(),
  event_root_hash: z.string().nullish(),
  state_checkpoint_hash: z.string().nullish(),
  gas_used: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  success: z.boolean().nullish(),
  vm_status: z.string().nullish(),
  accumulator_root_hash: z.string().nullish(),
  changes: z.array(zWriteSetChange),
  payload: zGenesisPayload,
  events: z.array(zAccountEvent),
})

/**
 * A transaction of any kind, distinguished by `type`. Users send `user_transaction`;
 * the protocol itself adds the others, so nearly every block holds some.
 */
export const zAptosTransaction = z.union([
  zPendingTransaction,
  zUserTransaction,
  zGenesisTransaction,
  zBlockMetadataTransaction,
  zStateCheckpointTransaction,
  zBlockEpilogueTransaction,
  zValidatorTransaction,
])

/**
 * A block, with its transactions when they were asked for.
 */
export const zAptosBlock = z.object({
  block_height: z.string(),
  block_hash: z.string(),
  block_timestamp: z.string(),
  first_version: z.string(),
  last_version: z.string(),
  transactions: z.array(zAptosTransaction).nullish(),
})

/**
 * What a transaction would be once it is committed. Nodes only simulate those of users,
 * which come without a tag.
 */
export const zSimulatedTransaction = z.union([
  zPendingTransaction,
  zUserTransaction,
  zGenesisTransaction,
  zBlockMetadataTransaction,
  zStateCheckpointTransaction,
  zBlockEpilogueTransaction,
  zValidatorTransaction,
])

export const zGetAccountModulesPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
})

export const zGetAccountModulesQuery = z.object({
  ledger_version: z.string().optional(),
  limit: z.int().gte(1).optional(),
  start: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Modules in the order of their storage keys.
 */
export const zGetAccountModulesResponse = z.array(zMoveModuleBytecode)

export const zGetAccountResourcePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
  resource_type: z.string(),
})

export const zGetAccountResourceQuery = z.object({
  ledger_version: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The resource.
 */
export const zGetAccountResourceResponse = zMoveResource

export const zGetAccountModulePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
  module_name: z.string(),
})

export const zGetAccountModuleQuery = z.object({
  ledger_version: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The module.
 */
export const zGetAccountModuleResponse = zMoveModuleBytecode

export const zGetEventsByCreationNumberPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
  creation_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
})

export const zGetEventsByCreationNumberQuery = z.object({
  limit: z.int().gte(1).optional(),
  start: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Events in the order of their sequence numbers.
 */
export const zGetEventsByCreationNumberResponse = z.array(zVersionedEvent)

export const zGetEventsByEventHandlePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
  event_handle: z.string(),
  field_name: z.string(),
})

export const zGetEventsByEventHandleQuery = z.object({
  limit: z.int().gte(1).optional(),
  start: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Events in the order of their sequence numbers.
 */
export const zGetEventsByEventHandleResponse = z.array(zVersionedEvent)

export const zGetAccountTransactionsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
})

export const zGetAccountTransactionsQuery = z.object({
  limit: z.int().gte(1).optional(),
  start: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Transactions in the order of their sequence numbers; all are `user_transaction`.
 */
export const zGetAccountTransactionsResponse = z.array(zAptosTransaction)

export const zGetTransactionsQuery = z.object({
  limit: z.int().gte(1).optional(),
  start: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Transactions in the order of their ledger versions.
 */
export const zGetTransactionsResponse = z.array(zAptosTransaction)

/**
 * The signed transaction.
 */
export const zSubmitTransactionBody = zSubmitTransactionRequest

export const zSubmitTransactionQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Taken into the pool, as the gateway says it.
 */
export const zSubmitTransactionResponse = zPendingTransaction

export const zGetTransactionByHashPath = z.object({
  txn_hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
})

export const zGetTransactionByHashQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The transaction.
 */
export const zGetTransactionByHashResponse = zAptosTransaction

export const zGetTransactionByVersionPath = z.object({
  txn_version: z.string().regex(/^[0-9]+$/),
})

export const zGetTransactionByVersionQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The transaction.
 */
export const zGetTransactionByVersionResponse = zAptosTransaction

/**
 * Signed transactions; several of one sender in the order of their sequence numbers.
 */
export const zSubmitBatchTransactionsBody = z.array(zSubmitTransactionRequest)

export const zSubmitBatchTransactionsQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * What was refused, as the gateway says it.
 */
export const zSubmitBatchTransactionsResponse = zTransactionsBatchSubmissionResult

/**
 * The transaction, with zeros for the signatures.
 */
export const zSimulateTransactionBody = zSubmitTransactionRequest

export const zSimulateTransactionQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The simulated transactions; one for one, of the kind `user_transaction`.
 */
export const zSimulateTransactionResponse = z.array(zSimulatedTransaction)

/**
 * The transaction, without signatures.
 */
export const zEncodeSubmissionBody = zEncodeSubmissionRequest

export const zEncodeSubmissionQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The message to sign, in binary form (BCS) behind a prefix of 32 bytes that tells its
 * kind.
 */
export const zEncodeSubmissionResponse = z.string()

export const zEstimateGasPriceQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The prices.
 */
export const zEstimateGasPriceResponse = zGasEstimation

export const zGetBlockByHeightPath = z.object({
  block_height: z.int().gte(0),
})

export const zGetBlockByHeightQuery = z.object({
  with_transactions: z.boolean().optional().default(false),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The block.
 */
export const zGetBlockByHeightResponse = zAptosBlock

export const zGetBlockByVersionPath = z.object({
  version: z.int().gte(0),
})

export const zGetBlockByVersionQuery = z.object({
  with_transactions: z.boolean().optional().default(false),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The block.
 */
export const zGetBlockByVersionResponse = zAptosBlock

export const zGetLedgerInfoQuery = z.object({
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * What the node knows of the ledger.
 */
export const zGetLedgerInfoResponse = zLedgerInfo

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'aptosNode.getAccountModules': zGetAccountModulesResponse,
  'aptosNode.getAccountResource': zGetAccountResourceResponse,
  'aptosNode.getAccountModule': zGetAccountModuleResponse,
  'aptosNode.getEventsByCreationNumber': zGetEventsByCreationNumberResponse,
  'aptosNode.getEventsByEventHandle': zGetEventsByEventHandleResponse,
  'aptosNode.getAccountTransactions': zGetAccountTransactionsResponse,
  'aptosNode.getTransactions': zGetTransactionsResponse,
  'aptosNode.submitTransaction': zSubmitTransactionResponse,
  'aptosNode.getTransactionByHash': zGetTransactionByHashResponse,
  'aptosNode.getTransactionByVersion': zGetTransactionByVersionResponse,
  'aptosNode.submitBatchTransactions': zSubmitBatchTransactionsResponse,
  'aptosNode.simulateTransaction': zSimulateTransactionResponse,
  'aptosNode.encodeSubmission': zEncodeSubmissionResponse,
  'aptosNode.estimateGasPrice': zEstimateGasPriceResponse,
  'aptosNode.getBlockByHeight': zGetBlockByHeightResponse,
  'aptosNode.getBlockByVersion': zGetBlockByVersionResponse,
  'aptosNode.getLedgerInfo': zGetLedgerInfoResponse,
}
