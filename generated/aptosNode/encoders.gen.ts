// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asUnixSeconds } from '../../src/operation/encode/dates.js'
import { asHash32, asHex } from '../../src/operation/encode/hex.js'
import { asJson } from '../../src/operation/encode/json.js'
import { asList } from '../../src/operation/encode/lists.js'
import { asIdentifier } from '../../src/operation/encode/move.js'
import { asCount, asUint } from '../../src/operation/encode/numbers.js'
import { asAptosAddress } from '../../src/operation/encode/parsed.js'
import { encodeObject, encodeUnion } from '../../src/operation/encode/requestBody.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/encode/text.js'
import type { EncodeInput } from '../../src/operation/operation.js'

export const encodeAbstractionSignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['abstraction_signature']), true],
    ['functionInfo', 'function_info', asText, true],
    ['authData', 'auth_data', asHex],
  ])

export const encodeAccountSignatureInput: EncodeInput = (value, at) =>
  encodeUnion(value, at, 'AccountSignatureInput', 'type', {
    ed25519_signature: encodeEd25519SignatureInput,
    multi_ed25519_signature: encodeMultiEd25519SignatureInput,
    single_key_signature: encodeSingleKeySignatureInput,
    multi_key_signature: encodeMultiKeySignatureInput,
    no_account_signature: encodeNoAccountSignatureInput,
    abstraction_signature: encodeAbstractionSignatureInput,
  })

export const encodeClaimedEntryFunctionInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['module', 'module', asText, true],
    ['name', 'name', asIdentifier],
  ])

export const encodeEd25519SignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['ed25519_signature']), true],
    ['publicKey', 'public_key', asHex, true],
    ['signature', 'signature', asHex, true],
  ])

export const encodeEncryptedInnerPayloadInput: EncodeInput = (value, at) =>
  encodeUnion(value, at, 'EncryptedInnerPayloadInput', 'type', {
    entry_function_payload: encodeEntryFunctionPayloadInput,
    script_payload: encodeScriptPayloadInput,
    multisig_payload: encodeMultisigPayloadInput,
  })

export const encodeEncryptedTransactionPayloadInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['encrypted_transaction_payload']), true],
    ['encryptedState', 'encrypted_state', asText],
    ['payloadHash', 'payload_hash', asHash32, true],
    ['ciphertext', 'ciphertext', asHex, true],
    ['encryptionEpoch', 'encryption_epoch', asUint],
    ['claimedEntryFun', 'claimed_entry_fun', encodeClaimedEntryFunctionInput],
    ['decryptedPayload', 'decrypted_payload', encodeEncryptedInnerPayloadInput],
    ['decryptionNonce', 'decryption_nonce', asHex],
    ['decryptionFailureReason', 'decryption_failure_reason', asText],
  ])

export const encodeEntryFunctionPayloadInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['entry_function_payload']), true],
    ['function', 'function', asText, true],
    ['typeArguments', 'type_arguments', (value, at) => asList(value, at, asText), true],
    ['arguments', 'arguments', (value, at) => asList(value, at, asJson), true],
  ])

export const encodeFeePayerSignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['fee_payer_signature']), true],
    ['sender', 'sender', encodeAccountSignatureInput, true],
    ['secondarySignerAddresses', 'secondary_signer_addresses', (value, at) => asList(value, at, asAptosAddress), true],
    ['secondarySigners', 'secondary_signers', (value, at) => asList(value, at, encodeAccountSignatureInput), true],
    ['feePayerAddress', 'fee_payer_address', asAptosAddress, true],
    ['feePayerSigner', 'fee_payer_signer', encodeAccountSignatureInput, true],
  ])

export const encodeIndexedSignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['index', 'index', asCount, true],
    ['signature', 'signature', encodeKeySignatureInput, true],
  ])

export const encodeKeySignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', asText, true],
    ['value', 'value', asHex, true],
  ])

export const encodeModuleBundlePayloadInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['module_bundle_payload']), true],
    ['modules', 'modules', (value, at) => asList(value, at, encodeMoveModuleBytecodeInput)],
  ])

export const encodeMoveFunctionInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['name', 'name', asIdentifier, true],
    ['visibility', 'visibility', asText, true],
    ['isEntry', 'is_entry', asBoolean],
    ['isView', 'is_view', asBoolean],
    [
      'genericTypeParams',
      'generic_type_params',
      (value, at) => asList(value, at, encodeMoveGenericTypeParamInput),
      true,
    ],
    ['params', 'params', (value, at) => asList(value, at, asText), true],
    ['return', 'return', (value, at) => asList(value, at, asText), true],
  ])

export const encodeMoveGenericTypeParamInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [['constraints', 'constraints', (value, at) => asList(value, at, asText), true]])

export const encodeMoveModuleBytecodeInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['bytecode', 'bytecode', asHex, true],
    ['abi', 'abi', encodeMoveModuleInput],
  ])

export const encodeMoveModuleInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['address', 'address', asAptosAddress, true],
    ['name', 'name', asIdentifier, true],
    ['friends', 'friends', (value, at) => asList(value, at, asText), true],
    ['exposedFunctions', 'exposed_functions', (value, at) => asList(value, at, encodeMoveFunctionInput), true],
    ['structs', 'structs', (value, at) => asList(value, at, encodeMoveStructInput), true],
  ])

export const encodeMoveScriptBytecodeInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['bytecode', 'bytecode', asHex, true],
    ['abi', 'abi', encodeMoveFunctionInput],
  ])

export const encodeMoveStructFieldInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['name', 'name', asIdentifier, true],
    ['type', 'type', asText, true],
  ])

export const encodeMoveStructInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['name', 'name', asIdentifier, true],
    ['isNative', 'is_native', asBoolean],
    ['isEvent', 'is_event', asBoolean],
    ['isEnum', 'is_enum', asBoolean],
    ['abilities', 'abilities', (value, at) => asList(value, at, asText), true],
    [
      'genericTypeParams',
      'generic_type_params',
      (value, at) => asList(value, at, encodeMoveGenericTypeParamInput),
      true,
    ],
    ['fields', 'fields', (value, at) => asList(value, at, encodeMoveStructFieldInput), true],
    ['variants', 'variants', (value, at) => asList(value, at, encodeMoveStructVariantInput)],
  ])

export const encodeMoveStructVariantInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['name', 'name', asIdentifier, true],
    ['fields', 'fields', (value, at) => asList(value, at, encodeMoveStructFieldInput), true],
  ])

export const encodeMultiAgentSignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['multi_agent_signature']), true],
    ['sender', 'sender', encodeAccountSignatureInput, true],
    ['secondarySignerAddresses', 'secondary_signer_addresses', (value, at) => asList(value, at, asAptosAddress), true],
    ['secondarySigners', 'secondary_signers', (value, at) => asList(value, at, encodeAccountSignatureInput), true],
  ])

export const encodeMultiEd25519SignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['multi_ed25519_signature']), true],
    ['publicKeys', 'public_keys', (value, at) => asList(value, at, asHex), true],
    ['signatures', 'signatures', (value, at) => asList(value, at, asHex), true],
    ['threshold', 'threshold', asCount, true],
    ['bitmap', 'bitmap', asHex, true],
  ])

export const encodeMultiKeySignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['multi_key_signature']), true],
    ['publicKeys', 'public_keys', (value, at) => asList(value, at, encodePublicKeyInput), true],
    ['signatures', 'signatures', (value, at) => asList(value, at, encodeIndexedSignatureInput), true],
    ['signaturesRequired', 'signatures_required', asCount, true],
  ])

export const encodeMultisigPayloadInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['multisig_payload']), true],
    ['multisigAddress', 'multisig_address', asAptosAddress, true],
    ['transactionPayload', 'transaction_payload', encodeMultisigTransactionPayloadInput],
  ])

export const encodeMultisigTransactionPayloadInput: EncodeInput = (value, at) =>
  encodeUnion(value, at, 'MultisigTransactionPayloadInput', 'type', {
    entry_function_payload: encodeEntryFunctionPayloadInput,
    script_payload: encodeScriptPayloadInput,
  })

export const encodeNoAccountSignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [['type', 'type', (value, at) => asOneOf(value, at, ['no_account_signature']), true]])

export const encodePublicKeyInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', asText, true],
    ['value', 'value', asHex, true],
  ])

export const encodeScriptPayloadInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['script_payload']), true],
    ['code', 'code', encodeMoveScriptBytecodeInput, true],
    ['typeArguments', 'type_arguments', (value, at) => asList(value, at, asText), true],
    ['arguments', 'arguments', (value, at) => asList(value, at, asJson), true],
  ])

export const encodeSingleKeySignatureInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['single_key_signature']), true],
    ['publicKey', 'public_key', encodePublicKeyInput, true],
    ['signature', 'signature', encodeKeySignatureInput, true],
  ])

export const encodeSingleSenderInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', (value, at) => asOneOf(value, at, ['single_sender']), true],
    ['publicKey', 'public_key', encodePublicKeyInput],
    ['signature', 'signature', encodeKeySignatureInput],
    ['publicKeys', 'public_keys', (value, at) => asList(value, at, encodePublicKeyInput)],
    ['signatures', 'signatures', (value, at) => asList(value, at, encodeIndexedSignatureInput)],
    ['signaturesRequired', 'signatures_required', asCount],
    ['functionInfo', 'function_info', asText],
    ['authData', 'auth_data', asHex],
  ])

export const encodeSubmitTransactionRequest: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['sender', 'sender', asAptosAddress, true],
    ['sequenceNumber', 'sequence_number', asUint, true],
    ['maxGasAmount', 'max_gas_amount', asUint, true],
    ['gasUnitPrice', 'gas_unit_price', asUint, true],
    ['expirationTimestampSecs', 'expiration_timestamp_secs', asUnixSeconds, true],
    ['payload', 'payload', encodeTransactionPayloadInput, true],
    ['replayProtectionNonce', 'replay_protection_nonce', asUint],
    ['signature', 'signature', encodeTransactionSignatureInput, true],
  ])

export const encodeTransactionPayloadInput: EncodeInput = (value, at) =>
  encodeUnion(value, at, 'TransactionPayloadInput', 'type', {
    entry_function_payload: encodeEntryFunctionPayloadInput,
    script_payload: encodeScriptPayloadInput,
    module_bundle_payload: encodeModuleBundlePayloadInput,
    multisig_payload: encodeMultisigPayloadInput,
    encrypted_transaction_payload: encodeEncryptedTransactionPayloadInput,
  })

export const encodeTransactionSignatureInput: EncodeInput = (value, at) =>
  encodeUnion(value, at, 'TransactionSignatureInput', 'type', {
    ed25519_signature: encodeEd25519SignatureInput,
    multi_ed25519_signature: encodeMultiEd25519SignatureInput,
    multi_agent_signature: encodeMultiAgentSignatureInput,
    fee_payer_signature: encodeFeePayerSignatureInput,
    single_sender: encodeSingleSenderInput,
    no_account_signature: encodeNoAccountSignatureInput,
  })
