// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { UnknownVariant } from '../../src/operation/decode/unions.js'
import type { AptosNetworkInput, DateInput, UintInput } from '../../src/operation/encode/inputTypes.js'
import type { AptosAddress } from '../../src/values/aptosAddress.js'
import type { Hex } from '../../src/values/hex.js'

/** A Move function of the account's choice decided whether the transaction is genuine. */
export interface AbstractionSignature {
  /** Tag of account abstraction. */
  readonly type: 'abstraction_signature'
  /** The deciding function, as `address::module::function`. */
  readonly functionInfo: string
  /** What the function was given to decide on. */
  readonly authData?: Hex
}

/** An event that a transaction emitted. */
export interface AccountEvent {
  /** Which stream of events it belongs to. */
  readonly guid: EventGuid
  /** Position within the stream, from 0; always 0 for module events. */
  readonly sequenceNumber: bigint
  /** Move type of `data`. */
  readonly type: string
  /** What the event says; its Move type decides the shape and the keys. */
  readonly data: unknown
}

/** How one account signed its part of a transaction, distinguished by `type`. */
export type AccountSignature =
  | Ed25519Signature
  | MultiEd25519Signature
  | SingleKeySignature
  | MultiKeySignature
  | NoAccountSignature
  | AbstractionSignature
  | UnknownVariant

/** A block, with its transactions when they were asked for. */
export interface AptosBlock {
  /** Height of this block, 0 for genesis. */
  readonly blockHeight: bigint
  /** Hash of this block. */
  readonly blockHash: Hex
  /** When the block was proposed; the start of 1970 for genesis. */
  readonly blockTimestamp: Date
  /** Ledger version of the first transaction. */
  readonly firstVersion: bigint
  /** Ledger version of the last transaction. */
  readonly lastVersion: bigint
  /** The transactions in the order of their versions; absent or null unless asked for. */
  readonly transactions?: readonly AptosTransaction[] | null
}

/**
 * A transaction of any kind, distinguished by `type`. Users send `user_transaction`; the protocol itself adds the
 * others, so nearly every block holds some.
 */
export type AptosTransaction =
  | PendingTransaction
  | UserTransaction
  | GenesisTransaction
  | BlockMetadataTransaction
  | StateCheckpointTransaction
  | BlockEpilogueTransaction
  | ValidatorTransaction
  | UnknownVariant

/** How full a block was. */
export interface BlockEndInfo {
  /** Whether the block was cut because of its gas. */
  readonly blockGasLimitReached?: boolean
  /** Whether the block was cut because of its output. */
  readonly blockOutputLimitReached?: boolean
  /** Gas that counts towards the limit, in gas units; conflicts between transactions weigh in. */
  readonly blockEffectiveBlockGasUnits: bigint
  /** Size of the output, roughly, in bytes. */
  readonly blockApproxOutputSize: bigint
}

/** Closes a block, with the root of the ledger's state and how full the block was. */
export interface BlockEpilogueTransaction {
  /** Tag of a block's closing. */
  readonly type: 'block_epilogue_transaction'
  /** Ledger version that this transaction made. */
  readonly version: bigint
  /** Hash of this transaction. */
  readonly hash: Hex
  /** Hash over all state changes of the transaction. */
  readonly stateChangeHash?: Hex
  /** Root of the hash tree over its events. */
  readonly eventRootHash?: Hex
  /** Root of the ledger's whole state after it; null unless the transaction ends a block. */
  readonly stateCheckpointHash?: Hex | null
  /** Always 0; nobody pays for it. */
  readonly gasUsed: bigint
  /** Whether it ran to its end; what a failed one did is undone. */
  readonly success?: boolean
  /** How the virtual machine ended: success, or where and why it stopped. */
  readonly vmStatus?: string
  /** Root of the hash tree over all transactions up to this one. */
  readonly accumulatorRootHash?: Hex
  /** What closing the block changed; often nothing. */
  readonly changes: readonly WriteSetChange[]
  /** Time of its block. */
  readonly timestamp: Date
  /** How full the block was; null where the node does not say. */
  readonly blockEndInfo?: BlockEndInfo | null
}

/** What later versions of the protocol add to the metadata of a block. */
export interface BlockMetadataExtension {
  /** Version of the extension; `v0` adds nothing. */
  readonly type?: 'v0' | 'v1' | 'v2' | 'v3' | (string & {})
  /** The randomness of the block, from `v1` on. */
  readonly randomness?: Hex
  /** Key that opens the block's encrypted payloads. */
  readonly decryptionKey?: Hex
  /** The round to which that key belongs. */
  readonly decryptionRound?: bigint
}

/** Opens a block, with who proposed it and who voted for its parent. */
export interface BlockMetadataTransaction {
  /** Tag of a block's opening. */
  readonly type: 'block_metadata_transaction'
  /** Ledger version that this transaction made. */
  readonly version: bigint
  /** Hash of this transaction. */
  readonly hash: Hex
  /** Hash over all state changes of the transaction. */
  readonly stateChangeHash?: Hex
  /** Root of the hash tree over its events. */
  readonly eventRootHash?: Hex
  /** Root of the ledger's whole state after it; null unless the transaction ends a block. */
  readonly stateCheckpointHash?: Hex | null
  /** Always 0; nobody pays for it. */
  readonly gasUsed: bigint
  /** Whether it ran to its end; what a failed one did is undone. */
  readonly success?: boolean
  /** How the virtual machine ended: success, or where and why it stopped. */
  readonly vmStatus?: string
  /** Root of the hash tree over all transactions up to this one. */
  readonly accumulatorRootHash?: Hex
  /** What opening the block changed, for example the clock and the record of the validators. */
  readonly changes: readonly WriteSetChange[]
  /** Hash of the block that it opens. */
  readonly id: Hex
  /** The epoch, during which the validators stay the same. */
  readonly epoch: bigint
  /** Round of consensus within the epoch. */
  readonly round: bigint
  /** The events of the opening, `0x1::block::NewBlockEvent` among them. */
  readonly events: readonly AccountEvent[]
  /** Which validators voted for the parent block, as bytes of one bit per validator. */
  readonly previousBlockVotesBitvec?: readonly number[]
  /** The validator that proposed the block. */
  readonly proposer: AptosAddress
  /** Validators whose turn it was since the parent block and who proposed nothing. */
  readonly failedProposerIndices?: readonly number[]
  /** Time of the block. */
  readonly timestamp: Date
  /** What later versions of the protocol add; null or absent in older blocks. */
  readonly blockMetadataExtension?: BlockMetadataExtension | null
}

/** The module, and possibly the function, that an encrypted payload is said to call. */
export interface ClaimedEntryFunction {
  /** The module, as `address::module`. */
  readonly module: string
  /** The function; any of the module when not given. */
  readonly name?: string
}

/** A table entry in readable form. */
export interface DecodedTableData {
  /** The key; `keyType` decides its shape. */
  readonly key: unknown
  /** Move type of the table's keys. */
  readonly keyType?: string
  /** The value; `valueType` decides its shape. */
  readonly value: unknown
  /** Move type of the table's values. */
  readonly valueType?: string
}

/** A module was taken out of an account. */
export interface DeleteModule {
  /** Tag of a deleted module. */
  readonly type: 'delete_module'
  /** The account that held the module. */
  readonly address: AptosAddress
  /** Hash of the storage key that was emptied. */
  readonly stateKeyHash?: Hex
  /** The module that is gone, as `address::module`. */
  readonly module: string
}

/** A resource was taken out of an account, or an object was deleted. */
export interface DeleteResource {
  /** Tag of a deleted resource. */
  readonly type: 'delete_resource'
  /** The account or object that held the resource. */
  readonly address: AptosAddress
  /** Hash of the storage key that was emptied. */
  readonly stateKeyHash?: Hex
  /** Struct tag of the resource that is gone. */
  readonly resource: string
}

/** An entry was removed from a table. */
export interface DeleteTableItem {
  /** Tag of a removed table entry. */
  readonly type: 'delete_table_item'
  /** Hash of the storage key that was emptied. */
  readonly stateKeyHash?: Hex
  /** The table, by its 32-byte handle. */
  readonly handle: Hex
  /** Key of the entry in binary form (BCS). */
  readonly key: Hex
  /** The key in readable form; null unless the node indexes tables, which most do not. */
  readonly data?: DeletedTableData | null
}

/** The key of a removed table entry in readable form. */
export interface DeletedTableData {
  /** The key; `keyType` decides its shape. */
  readonly key: unknown
  /** Move type of the table's keys. */
  readonly keyType?: string
}

/** State that was written down as it is. */
export interface DirectWriteSet {
  /** Tag of a write set that lists its changes. */
  readonly type: 'direct_write_set'
  /** The changes of the state. */
  readonly changes: readonly WriteSetChange[]
  /** Events that belong to the changes. */
  readonly events: readonly AccountEvent[]
}

/** One Ed25519 key signed. */
export interface Ed25519Signature {
  /** Tag of a signature by one Ed25519 key. */
  readonly type: 'ed25519_signature'
  /** The key, 32 bytes. */
  readonly publicKey: Hex
  /** The signature, 64 bytes; zeros when simulating. */
  readonly signature: Hex
}

/** What was encrypted, distinguished by `type`; there once `encryptedState` is `decrypted`. */
export type EncryptedInnerPayload = EntryFunctionPayload | ScriptPayload | MultisigPayload | UnknownVariant

/** A payload that stays hidden until its transaction has its place in a block. */
export interface EncryptedTransactionPayload {
  /** Tag of an encrypted payload. */
  readonly type: 'encrypted_transaction_payload'
  /** How far the validators have come with it. */
  readonly encryptedState?: 'encrypted' | 'failed_decryption' | 'decrypted' | (string & {})
  /** Hash that the decrypted payload must have. */
  readonly payloadHash: Hex
  /** The payload as it was sent. */
  readonly ciphertext: Hex
  /** The epoch for whose key it was encrypted, as its sender says. */
  readonly encryptionEpoch?: bigint
  /**
   * What the sender says it calls, for fee payers and owners who sign without seeing the payload; null when the sender
   * says nothing.
   */
  readonly claimedEntryFun?: ClaimedEntryFunction | null
  /** What was encrypted, distinguished by `type`; there once `encryptedState` is `decrypted`. */
  readonly decryptedPayload?: EncryptedInnerPayload
  /** Random bytes that came out with the payload. */
  readonly decryptionNonce?: Hex
  /** Why it could not be decrypted. */
  readonly decryptionFailureReason?: string
}

/** Calls an entry function of a published module. */
export interface EntryFunctionPayload {
  /** Tag of a call of an entry function. */
  readonly type: 'entry_function_payload'
  /** The function, as `address::module::function`, for example `0x1::aptos_account::transfer`. */
  readonly function: string
  /** Types for the function's type parameters, in their order. */
  readonly typeArguments: readonly string[]
  /** Values for the function's parameters, in their order and without the signers. */
  readonly arguments: readonly unknown[]
}

/** What identifies a stream of events. */
export interface EventGuid {
  /** Which of the account's event streams it is, counted in the order of their creation. */
  readonly creationNumber: bigint
  /** The account that owns the stream; zero for module events, which belong to no stream. */
  readonly accountAddress: AptosAddress
}

/** Another account pays the gas and signed for that; further accounts may have signed as well. */
export interface FeePayerSignature {
  /** Tag of signatures with a fee payer's. */
  readonly type: 'fee_payer_signature'
  /** How the sender signed, told apart by `type`. */
  readonly sender: AccountSignature
  /** Accounts that sign besides the sender and the fee payer, in the order of the function's signers. */
  readonly secondarySignerAddresses: readonly AptosAddress[]
  /** Their signatures, in the order of their addresses. */
  readonly secondarySigners: readonly AccountSignature[]
  /** The account that pays the gas. */
  readonly feePayerAddress: AptosAddress
  /** How the fee payer signed, told apart by `type`. */
  readonly feePayerSigner: AccountSignature
}

/** Gas prices of the moment, in octas per gas unit. */
export interface GasEstimation {
  /** A price for those who can wait, in octas per gas unit. */
  readonly deprioritizedGasEstimate?: bigint
  /** The usual price, in octas per gas unit. */
  readonly gasEstimate: bigint
  /** A price for those in a hurry, in octas per gas unit. */
  readonly prioritizedGasEstimate?: bigint
}

/** What genesis is made of, distinguished by `type`. */
export type GenesisPayload = WriteSetPayload | UnknownVariant

/** The transaction that began the ledger, at version 0. */
export interface GenesisTransaction {
  /** Tag of the first transaction. */
  readonly type: 'genesis_transaction'
  /** Ledger version that this transaction made. */
  readonly version: bigint
  /** Hash of this transaction. */
  readonly hash: Hex
  /** Hash over all state changes of the transaction. */
  readonly stateChangeHash?: Hex
  /** Root of the hash tree over its events. */
  readonly eventRootHash?: Hex
  /** Root of the ledger's whole state after it; null unless the transaction ends a block. */
  readonly stateCheckpointHash?: Hex | null
  /** Always 0; nobody pays for it. */
  readonly gasUsed: bigint
  /** Whether it ran to its end; what a failed one did is undone. */
  readonly success?: boolean
  /** How the virtual machine ended: success, or where and why it stopped. */
  readonly vmStatus?: string
  /** Root of the hash tree over all transactions up to this one. */
  readonly accumulatorRootHash?: Hex
  /** The state with which the ledger began. */
  readonly changes: readonly WriteSetChange[]
  /** What genesis is made of, distinguished by `type`. */
  readonly payload: GenesisPayload
  /** The events of the beginning. */
  readonly events: readonly AccountEvent[]
}

/** A signature by one of several keys. */
export interface IndexedSignature {
  /** Position of the key that signed, from 0. */
  readonly index: number
  /** The signature by that key, and its kind. */
  readonly signature: KeySignature
}

/** A signature and its kind. */
export interface KeySignature {
  /** The kind of signature. */
  readonly type: 'ed25519' | 'secp256k1_ecdsa' | 'web_authn' | 'keyless' | 'slh_dsa__sha2_128s' | (string & {})
  /** The signature in its kind's binary form. */
  readonly value: Hex
}

/** What a node knows of the ledger. */
export interface LedgerInfo {
  /** The chain that the node is on: 1 is mainnet, 2 is testnet. */
  readonly chainId: number
  /** Number of the epoch; the validators change from one to the next. */
  readonly epoch: bigint
  /** The newest ledger version. */
  readonly ledgerVersion: bigint
  /** The oldest ledger version whose state the node has not pruned. */
  readonly oldestLedgerVersion: bigint
  /** Time of the newest ledger version, UTC. */
  readonly ledgerTimestamp: Date
  /** What the node does. */
  readonly nodeRole?: 'full_node' | 'validator' | (string & {})
  /** Height of the oldest block that the node has not pruned. */
  readonly oldestBlockHeight: bigint
  /** Height of the newest block. */
  readonly blockHeight: bigint
  /** The commit the node is built from, 40 hex digits without `0x`. */
  readonly gitHash?: string
  /** Version of the encoding that the node answers with, as newer nodes tell it. */
  readonly encodingVersion?: string | number
}

/** Publishes modules. The chain no longer takes it; it stands in old transactions only. */
export interface ModuleBundlePayload {
  /** Tag of a bundle of modules. */
  readonly type: 'module_bundle_payload'
  /** The modules to publish, dependencies first. Recent nodes leave them out. */
  readonly modules?: readonly MoveModuleBytecode[]
}

/** The signature of a Move function. */
export interface MoveFunction {
  /** Name of the function within its module. */
  readonly name: string
  /** Who may call it from Move code. */
  readonly visibility: 'private' | 'public' | 'friend' | (string & {})
  /** Whether a transaction may call it directly. */
  readonly isEntry?: boolean
  /** Whether it only reads and may be called without a transaction. */
  readonly isView?: boolean
  /** Type parameters, in the order of the declaration. */
  readonly genericTypeParams: readonly MoveGenericTypeParam[]
  /** Types of the parameters in order, a leading `&signer` included. */
  readonly params: readonly string[]
  /** Types of the values it gives back; empty where there are none. */
  readonly return: readonly string[]
}

/** A type parameter of a function or a struct. */
export interface MoveGenericTypeParam {
  /** Abilities that a type must have to stand here. */
  readonly constraints: readonly ('store' | 'drop' | 'key' | 'copy' | (string & {}))[]
}

/** The interface of a Move module. */
export interface MoveModule {
  /** The account under which the module is published. */
  readonly address: AptosAddress
  /** Name of the module within its account. */
  readonly name: string
  /** Modules that may call the `friend` functions of this one. */
  readonly friends: readonly string[]
  /** Functions that can be called from outside, as public, friend or entry functions. */
  readonly exposedFunctions: readonly MoveFunction[]
  /** Structs and enums that the module declares. */
  readonly structs: readonly MoveStruct[]
}

/** A Move module as it is stored, with the interface the node read out of it. */
export interface MoveModuleBytecode {
  /** The compiled module. */
  readonly bytecode: Hex
  /** The interface of the module; absent where the node could not read the bytecode. */
  readonly abi?: MoveModule
}

/** A resource in an account's storage. */
export interface MoveResource {
  /** The full struct tag, such as `0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>`. */
  readonly type: string
  /**
   * The value, with the struct's own field names. Numbers of up to 32 bits are JSON numbers, wider ones decimal text,
   * byte vectors hex.
   */
  readonly data: Readonly<Record<string, unknown>>
}

/** A Move script, which a transaction carries instead of naming a function. */
export interface MoveScriptBytecode {
  /** The compiled script. */
  readonly bytecode: Hex
  /** The signature of the script; absent where the node could not read the bytecode. */
  readonly abi?: MoveFunction
}

/** A struct or an enum that a module declares. */
export interface MoveStruct {
  /** Name of the struct within its module. */
  readonly name: string
  /** Whether the virtual machine itself provides it. */
  readonly isNative?: boolean
  /** Whether it is declared as the data of a module event. */
  readonly isEvent?: boolean
  /** Whether it is an enum, with `variants` in place of `fields`. */
  readonly isEnum?: boolean
  /** What may be done with values of it. */
  readonly abilities: readonly ('store' | 'drop' | 'key' | 'copy' | (string & {}))[]
  /** Type parameters, in the order of the declaration. */
  readonly genericTypeParams: readonly MoveGenericTypeParam[]
  /** Fields in the order of the declaration; empty for an enum. */
  readonly fields: readonly MoveStructField[]
  /** Variants of an enum, in the order of the declaration; empty for a struct. */
  readonly variants?: readonly MoveStructVariant[]
}

/** A field of a struct or of an enum's variant. */
export interface MoveStructField {
  /** Name of the field; a digit in tuple-like variants. */
  readonly name: string
  /** Type of the field; `T0`, `T1` … stand for the type parameters. */
  readonly type: string
}

/** One variant of a Move enum. */
export interface MoveStructVariant {
  /** Name of the variant within its enum. */
  readonly name: string
  /** Fields of this variant, in the order of the declaration. */
  readonly fields: readonly MoveStructField[]
}

/** Several accounts signed one transaction, which acts in the name of all. */
export interface MultiAgentSignature {
  /** Tag of signatures by several accounts. */
  readonly type: 'multi_agent_signature'
  /** How the sender signed, told apart by `type`. */
  readonly sender: AccountSignature
  /** The other accounts, in the order in which the function takes its signers. */
  readonly secondarySignerAddresses: readonly AptosAddress[]
  /** Their signatures, in the order of their addresses. */
  readonly secondarySigners: readonly AccountSignature[]
}

/** Several of an account's Ed25519 keys signed. */
export interface MultiEd25519Signature {
  /** Tag of signatures by several Ed25519 keys. */
  readonly type: 'multi_ed25519_signature'
  /** All keys of the account, in their order. */
  readonly publicKeys: readonly Hex[]
  /** Signatures of the keys that the bitmap marks, in the order of the keys. */
  readonly signatures: readonly Hex[]
  /** How many signatures the account asks for. */
  readonly threshold: number
  /** Which keys signed, one bit each from the highest of the first byte on, 4 bytes. */
  readonly bitmap: Hex
}

/** Several of an account's keys signed; they may be of different kinds. */
export interface MultiKeySignature {
  /** Tag of signatures by several keys of any kind. */
  readonly type: 'multi_key_signature'
  /** All keys of the account, in their order. */
  readonly publicKeys: readonly PublicKey[]
  /** Signatures of those keys that signed. */
  readonly signatures: readonly IndexedSignature[]
  /** How many signatures the account asks for. */
  readonly signaturesRequired: number
}

/** Executes the next proposal of a multisig account that enough of its owners have approved. */
export interface MultisigPayload {
  /** Tag of a multisig execution. */
  readonly type: 'multisig_payload'
  /** The multisig account that acts. */
  readonly multisigAddress: AptosAddress
  /**
   * What the multisig account does, distinguished by `type`. Absent when the proposal on the chain holds it in full
   * rather than as a hash.
   */
  readonly transactionPayload?: MultisigTransactionPayload
}

/**
 * What the multisig account does, distinguished by `type`. Absent when the proposal on the chain holds it in full
 * rather than as a hash.
 */
export type MultisigTransactionPayload = EntryFunctionPayload | ScriptPayload | UnknownVariant

/** No signature at all, as in simulations that skip the check of keys. */
export interface NoAccountSignature {
  /** Tag of a missing signature. */
  readonly type: 'no_account_signature'
}

/** What a node says when it refuses something. */
export interface NodeError {
  /** What went wrong, in English. */
  readonly message: string
  /** The kind of error, for programs. */
  readonly errorCode:
    | 'account_not_found'
    | 'resource_not_found'
    | 'module_not_found'
    | 'struct_field_not_found'
    | 'version_not_found'
    | 'transaction_not_found'
    | 'table_item_not_found'
    | 'block_not_found'
    | 'state_value_not_found'
    | 'version_pruned'
    | 'block_pruned'
    | 'invalid_input'
    | 'invalid_transaction_update'
    | 'sequence_number_too_old'
    | 'vm_error'
    | 'rejected_by_filter'
    | 'health_check_failed'
    | 'mempool_is_full'
    | 'rate_limited'
    | 'node_not_bootstrapped'
    | 'internal_error'
    | 'web_framework_error'
    | 'bcs_not_supported'
    | 'api_disabled'
    | (string & {})
  /** Status of the Move virtual machine, where the error comes from there. */
  readonly vmErrorCode?: bigint
}

/** A user's transaction that waits to be taken into a block. */
export interface PendingTransaction {
  /** Tag of a waiting transaction; nodes leave it out of the answer to a submission. */
  readonly type: 'pending_transaction'
  /** Hash of this transaction; it keeps it when it is committed. */
  readonly hash: Hex
  /** The account that sent it. */
  readonly sender: AptosAddress
  /** Number of the transaction among those of its sender, from 0; the largest 64-bit number when it has a nonce. */
  readonly sequenceNumber: bigint
  /** The most gas it may use, in gas units. */
  readonly maxGasAmount?: bigint
  /** What it pays per gas unit, in octas. */
  readonly gasUnitPrice?: bigint
  /**
   * Time after which it can no longer be taken into a block. A transaction that never expires has the last moment a
   * `Date` can hold; the field is absent, with an issue, where the time is another one beyond all dates, such as
   * microseconds that were signed as seconds.
   */
  readonly expirationTimestampSecs?: Date
  /** What the transaction asks the chain to do, distinguished by `type`. */
  readonly payload: TransactionPayload
  /** Who signed the transaction and how, distinguished by `type`. */
  readonly signature?: TransactionSignature
  /** A number of the sender's choice that stands in for the order of sequence numbers. */
  readonly replayProtectionNonce?: bigint
  /** The higher limits it asks for, and the stake that entitles it to them. */
  readonly txnLimitsRequest?: Readonly<Record<string, unknown>>
}

/** A public key and its kind. */
export interface PublicKey {
  /** The kind of key. */
  readonly type:
    | 'ed25519'
    | 'secp256k1_ecdsa'
    | 'secp256r1_ecdsa'
    | 'keyless'
    | 'federated_keyless'
    | 'slh_dsa__sha2_128s'
    | (string & {})
  /** The key in its kind's binary form. */
  readonly value: Hex
}

/** Runs a script that the transaction brings along. */
export interface ScriptPayload {
  /** Tag of a script. */
  readonly type: 'script_payload'
  /** The script to run. */
  readonly code: MoveScriptBytecode
  /** Types for the script's type parameters, in their order. */
  readonly typeArguments: readonly string[]
  /** Values for the script's parameters, in their order and without the signers. */
  readonly arguments: readonly unknown[]
}

/** State that a script produced. */
export interface ScriptWriteSet {
  /** Tag of a write set that a script makes. */
  readonly type: 'script_write_set'
  /** The account in whose name the script ran. */
  readonly executeAs: AptosAddress
  /** The script that wrote it. */
  readonly script: ScriptPayload
}

/** What a transaction would be once it is committed. Nodes only simulate those of users, which come without a tag. */
export type SimulatedTransaction =
  | PendingTransaction
  | UserTransaction
  | GenesisTransaction
  | BlockMetadataTransaction
  | StateCheckpointTransaction
  | BlockEpilogueTransaction
  | ValidatorTransaction
  | UnknownVariant

/** One key of any kind signed for an account. */
export interface SingleKeySignature {
  /** Tag of a signature by one key of any kind. */
  readonly type: 'single_key_signature'
  /** The key of the account, and its kind. */
  readonly publicKey: PublicKey
  /** The signature by that key, and its kind. */
  readonly signature: KeySignature
}

/**
 * The sender signed with a key of any kind, with several, or by account abstraction. With one key `publicKey` and
 * `signature` are there, with several `publicKeys`, `signatures` and `signaturesRequired`, with abstraction
 * `functionInfo` and `authData`.
 */
export interface SingleSender {
  /** Tag of a sender's own signature by keys of any kind. */
  readonly type: 'single_sender'
  /** The key of the account, and its kind. */
  readonly publicKey?: PublicKey
  /** The signature by that key, and its kind. */
  readonly signature?: KeySignature
  /** All keys of an account with several, in their order. */
  readonly publicKeys?: readonly PublicKey[]
  /** Signatures of those keys that signed. */
  readonly signatures?: readonly IndexedSignature[]
  /** How many signatures the account asks for. */
  readonly signaturesRequired?: number
  /** The deciding Move function, as `address::module::function`. */
  readonly functionInfo?: string
  /** What that function was given to decide on. */
  readonly authData?: Hex
}

/** Closed a block, with the root of the ledger's state, until block epilogues took over. */
export interface StateCheckpointTransaction {
  /** Tag of a state checkpoint. */
  readonly type: 'state_checkpoint_transaction'
  /** Ledger version that this transaction made. */
  readonly version: bigint
  /** Hash of this transaction. */
  readonly hash: Hex
  /** Hash over all state changes of the transaction. */
  readonly stateChangeHash?: Hex
  /** Root of the hash tree over its events. */
  readonly eventRootHash?: Hex
  /** Root of the ledger's whole state after it; null unless the transaction ends a block. */
  readonly stateCheckpointHash?: Hex | null
  /** Always 0; nobody pays for it. */
  readonly gasUsed: bigint
  /** Whether it ran to its end; what a failed one did is undone. */
  readonly success?: boolean
  /** How the virtual machine ended: success, or where and why it stopped. */
  readonly vmStatus?: string
  /** Root of the hash tree over all transactions up to this one. */
  readonly accumulatorRootHash?: Hex
  /** Nothing; a checkpoint changes no state. */
  readonly changes: readonly WriteSetChange[]
  /** Time of its block. */
  readonly timestamp: Date
}

/** A transaction of a batch that was refused. */
export interface TransactionBatchFailure {
  /** Why the node refused the transaction. */
  readonly error: NodeError
  /** Position of the transaction in the batch, from 0. */
  readonly transactionIndex: number
}

/** What a user's transaction asks the chain to do, distinguished by `type`. */
export type TransactionPayload =
  | EntryFunctionPayload
  | ScriptPayload
  | ModuleBundlePayload
  | MultisigPayload
  | EncryptedTransactionPayload
  | UnknownVariant

/** Who signed a transaction and how, distinguished by `type`. */
export type TransactionSignature =
  | Ed25519Signature
  | MultiEd25519Signature
  | MultiAgentSignature
  | FeePayerSignature
  | SingleSender
  | NoAccountSignature
  | UnknownVariant

/** What became of a batch. */
export interface TransactionsBatchSubmissionResult {
  /** The transactions that were refused; empty when all were taken. */
  readonly transactionFailures: readonly TransactionBatchFailure[]
}

/** A transaction that an account sent, committed or simulated. */
export interface UserTransaction {
  /** Tag of an account's transaction; nodes leave it out of a simulation. */
  readonly type: 'user_transaction'
  /** Ledger version that this transaction made. */
  readonly version: bigint
  /** Hash of this transaction. */
  readonly hash: Hex
  /** Hash over all state changes of the transaction. */
  readonly stateChangeHash?: Hex
  /** Root of the hash tree over its events. */
  readonly eventRootHash?: Hex
  /** Root of the ledger's whole state after it; null unless the transaction ends a block. */
  readonly stateCheckpointHash?: Hex | null
  /** Gas it used, in gas units; each costs `gasUnitPrice` octas. */
  readonly gasUsed: bigint
  /** Whether it ran to its end; what a failed one did is undone. */
  readonly success?: boolean
  /** How the virtual machine ended: success, or where and why it stopped. */
  readonly vmStatus?: string
  /** Root of the hash tree over all transactions up to this one. */
  readonly accumulatorRootHash?: Hex
  /** What it changed in the ledger's state, the payment of its gas included. */
  readonly changes: readonly WriteSetChange[]
  /** The account that sent it. */
  readonly sender: AptosAddress
  /** Number of the transaction among those of its sender, from 0; the largest 64-bit number when it has a nonce. */
  readonly sequenceNumber: bigint
  /** The most gas it may use, in gas units. */
  readonly maxGasAmount?: bigint
  /** What it pays per gas unit, in octas. */
  readonly gasUnitPrice?: bigint
  /**
   * Time after which it can no longer be taken into a block. A transaction that never expires has the last moment a
   * `Date` can hold; the field is absent, with an issue, where the time is another one beyond all dates, such as
   * microseconds that were signed as seconds.
   */
  readonly expirationTimestampSecs?: Date
  /** What the transaction asks the chain to do, distinguished by `type`. */
  readonly payload: TransactionPayload
  /** Who signed the transaction and how, distinguished by `type`. */
  readonly signature?: TransactionSignature
  /** A number of the sender's choice that stands in for the order of sequence numbers. */
  readonly replayProtectionNonce?: bigint
  /** The higher limits it asks for, and the stake that entitles it to them. */
  readonly txnLimitsRequest?: Readonly<Record<string, unknown>>
  /** The events it emitted, in order. */
  readonly events: readonly AccountEvent[]
  /** Time of its block. */
  readonly timestamp: Date
}

/** Carries something that the validators agreed on among themselves. */
export interface ValidatorTransaction {
  /** Tag of a validators' transaction. */
  readonly type: 'validator_transaction'
  /** What they agreed on: keys of login providers, or shared keys for randomness or encryption. */
  readonly validatorTransactionType?: 'observed_jwk_update' | 'dkg_result' | 'chunky_d_k_g_result' | (string & {})
  /** Ledger version that this transaction made. */
  readonly version: bigint
  /** Hash of this transaction. */
  readonly hash: Hex
  /** Hash over all state changes of the transaction. */
  readonly stateChangeHash?: Hex
  /** Root of the hash tree over its events. */
  readonly eventRootHash?: Hex
  /** Root of the ledger's whole state after it; null unless the transaction ends a block. */
  readonly stateCheckpointHash?: Hex | null
  /** Always 0; nobody pays for it. */
  readonly gasUsed: bigint
  /** Whether it ran to its end; what a failed one did is undone. */
  readonly success?: boolean
  /** How the virtual machine ended: success, or where and why it stopped. */
  readonly vmStatus?: string
  /** Root of the hash tree over all transactions up to this one. */
  readonly accumulatorRootHash?: Hex
  /** What the agreement changed in the ledger's state. */
  readonly changes: readonly WriteSetChange[]
  /** The events that tell of it. */
  readonly events: readonly AccountEvent[]
  /** Time of its block. */
  readonly timestamp: Date
  /** A login provider's new keys with the validators' signature, in `observed_jwk_update`. */
  readonly quorumCertifiedUpdate?: Readonly<Record<string, unknown>>
  /** Result of the key generation for randomness, in `dkg_result`. */
  readonly dkgTranscript?: Readonly<Record<string, unknown>>
  /** Result of the key generation for encryption, signed, in `chunky_d_k_g_result`. */
  readonly certifiedSubtrx?: Readonly<Record<string, unknown>>
  /** The key for encrypting payloads that came of it, in `chunky_d_k_g_result`. */
  readonly encryptionKey?: Hex
}

/** An event of one stream, with the transaction it came from. */
export interface VersionedEvent {
  /** Ledger version of the transaction that emitted it. */
  readonly version: bigint
  /** Which stream of events it belongs to. */
  readonly guid: EventGuid
  /** Position within the stream, from 0. */
  readonly sequenceNumber: bigint
  /** Move type of `data`. */
  readonly type: string
  /** What the event says; its Move type decides the shape and the keys. */
  readonly data: unknown
}

/** A module was published or upgraded. */
export interface WriteModule {
  /** Tag of a published module. */
  readonly type: 'write_module'
  /** The account under which the module now stands. */
  readonly address: AptosAddress
  /** Hash of the storage key that was written. */
  readonly stateKeyHash?: Hex
  /** The module as it is after the transaction. */
  readonly data: MoveModuleBytecode
}

/** A resource was created or got a new value. */
export interface WriteResource {
  /** Tag of a written resource. */
  readonly type: 'write_resource'
  /** The account or object that holds the resource. */
  readonly address: AptosAddress
  /** Hash of the storage key that was written; the resources of one object share it. */
  readonly stateKeyHash?: Hex
  /** The resource as it is after the transaction. */
  readonly data: MoveResource
}

/** How genesis came by its state, distinguished by `type`. */
export type WriteSet = ScriptWriteSet | DirectWriteSet | UnknownVariant

/** One change of the ledger's state, distinguished by `type`. */
export type WriteSetChange =
  | DeleteModule
  | DeleteResource
  | DeleteTableItem
  | WriteModule
  | WriteResource
  | WriteTableItem
  | UnknownVariant

/** State that is written without a user's call; only genesis has it. */
export interface WriteSetPayload {
  /** Tag of a write set. */
  readonly type: 'write_set_payload'
  /** How genesis came by its state, distinguished by `type`. */
  readonly writeSet: WriteSet
}

/** An entry of a table was added or got a new value. */
export interface WriteTableItem {
  /** Tag of a written table entry. */
  readonly type: 'write_table_item'
  /** Hash of the storage key that was written. */
  readonly stateKeyHash?: Hex
  /** The table, by its 32-byte handle. */
  readonly handle: Hex
  /** Key of the entry in binary form (BCS). */
  readonly key: Hex
  /** New value of the entry in binary form (BCS). */
  readonly value: Hex
  /** Key and value in readable form; null unless the node indexes tables, which most do not. */
  readonly data?: DecodedTableData | null
}

/** A Move function of the account's choice decided whether the transaction is genuine. */
export interface AbstractionSignatureInput {
  /** Tag of account abstraction. */
  readonly type: 'abstraction_signature'
  /** The deciding function, as `address::module::function`. */
  readonly functionInfo: string
  /** What the function was given to decide on. */
  readonly authData?: string | undefined
}

/** How one account signed its part of a transaction, distinguished by `type`. */
export type AccountSignatureInput =
  | Ed25519SignatureInput
  | MultiEd25519SignatureInput
  | SingleKeySignatureInput
  | MultiKeySignatureInput
  | NoAccountSignatureInput
  | AbstractionSignatureInput

/** The module, and possibly the function, that an encrypted payload is said to call. */
export interface ClaimedEntryFunctionInput {
  /** The module, as `address::module`. */
  readonly module: string
  /** The function; any of the module when not given. */
  readonly name?: string | undefined
}

/** One Ed25519 key signed. */
export interface Ed25519SignatureInput {
  /** Tag of a signature by one Ed25519 key. */
  readonly type: 'ed25519_signature'
  /** The key, 32 bytes. */
  readonly publicKey: string
  /** The signature, 64 bytes; zeros when simulating. */
  readonly signature: string
}

/** What was encrypted, distinguished by `type`; there once `encryptedState` is `decrypted`. */
export type EncryptedInnerPayloadInput = EntryFunctionPayloadInput | ScriptPayloadInput | MultisigPayloadInput

/** A payload that stays hidden until its transaction has its place in a block. */
export interface EncryptedTransactionPayloadInput {
  /** Tag of an encrypted payload. */
  readonly type: 'encrypted_transaction_payload'
  /** How far the validators have come with it. */
  readonly encryptedState?: 'encrypted' | 'failed_decryption' | 'decrypted' | (string & {}) | undefined
  /** Hash that the decrypted payload must have. */
  readonly payloadHash: string
  /** The payload as it was sent. */
  readonly ciphertext: string
  /** The epoch for whose key it was encrypted, as its sender says. */
  readonly encryptionEpoch?: UintInput | undefined
  /**
   * What the sender says it calls, for fee payers and owners who sign without seeing the payload; null when the sender
   * says nothing.
   */
  readonly claimedEntryFun?: ClaimedEntryFunctionInput | null | undefined
  /** What was encrypted, distinguished by `type`; there once `encryptedState` is `decrypted`. */
  readonly decryptedPayload?: EncryptedInnerPayloadInput | undefined
  /** Random bytes that came out with the payload. */
  readonly decryptionNonce?: string | undefined
  /** Why it could not be decrypted. */
  readonly decryptionFailureReason?: string | undefined
}

/** Calls an entry function of a published module. */
export interface EntryFunctionPayloadInput {
  /** Tag of a call of an entry function. */
  readonly type: 'entry_function_payload'
  /** The function, as `address::module::function`, for example `0x1::aptos_account::transfer`. */
  readonly function: string
  /** Types for the function's type parameters, in their order. */
  readonly typeArguments: readonly string[]
  /** Values for the function's parameters, in their order and without the signers. */
  readonly arguments: readonly unknown[]
}

/** Another account pays the gas and signed for that; further accounts may have signed as well. */
export interface FeePayerSignatureInput {
  /** Tag of signatures with a fee payer's. */
  readonly type: 'fee_payer_signature'
  /** How the sender signed, told apart by `type`. */
  readonly sender: AccountSignatureInput
  /** Accounts that sign besides the sender and the fee payer, in the order of the function's signers. */
  readonly secondarySignerAddresses: readonly string[]
  /** Their signatures, in the order of their addresses. */
  readonly secondarySigners: readonly AccountSignatureInput[]
  /** The account that pays the gas. */
  readonly feePayerAddress: string
  /** How the fee payer signed, told apart by `type`. */
  readonly feePayerSigner: AccountSignatureInput
}

/** A signature by one of several keys. */
export interface IndexedSignatureInput {
  /** Position of the key that signed, from 0. */
  readonly index: number
  /** The signature by that key, and its kind. */
  readonly signature: KeySignatureInput
}

/** A signature and its kind. */
export interface KeySignatureInput {
  /** The kind of signature. */
  readonly type: 'ed25519' | 'secp256k1_ecdsa' | 'web_authn' | 'keyless' | 'slh_dsa__sha2_128s' | (string & {})
  /** The signature in its kind's binary form. */
  readonly value: string
}

/** Publishes modules. The chain no longer takes it; it stands in old transactions only. */
export interface ModuleBundlePayloadInput {
  /** Tag of a bundle of modules. */
  readonly type: 'module_bundle_payload'
  /** The modules to publish, dependencies first. Recent nodes leave them out. */
  readonly modules?: readonly MoveModuleBytecodeInput[] | undefined
}

/** The signature of a Move function. */
export interface MoveFunctionInput {
  /** Name of the function within its module. */
  readonly name: string
  /** Who may call it from Move code. */
  readonly visibility: 'private' | 'public' | 'friend' | (string & {})
  /** Whether a transaction may call it directly. */
  readonly isEntry?: boolean | undefined
  /** Whether it only reads and may be called without a transaction. */
  readonly isView?: boolean | undefined
  /** Type parameters, in the order of the declaration. */
  readonly genericTypeParams: readonly MoveGenericTypeParamInput[]
  /** Types of the parameters in order, a leading `&signer` included. */
  readonly params: readonly string[]
  /** Types of the values it gives back; empty where there are none. */
  readonly return: readonly string[]
}

/** A type parameter of a function or a struct. */
export interface MoveGenericTypeParamInput {
  /** Abilities that a type must have to stand here. */
  readonly constraints: readonly ('store' | 'drop' | 'key' | 'copy' | (string & {}))[]
}

/** A Move module as it is stored, with the interface the node read out of it. */
export interface MoveModuleBytecodeInput {
  /** The compiled module. */
  readonly bytecode: string
  /** The interface of the module; absent where the node could not read the bytecode. */
  readonly abi?: MoveModuleInput | undefined
}

/** The interface of a Move module. */
export interface MoveModuleInput {
  /** The account under which the module is published. */
  readonly address: string
  /** Name of the module within its account. */
  readonly name: string
  /** Modules that may call the `friend` functions of this one. */
  readonly friends: readonly string[]
  /** Functions that can be called from outside, as public, friend or entry functions. */
  readonly exposedFunctions: readonly MoveFunctionInput[]
  /** Structs and enums that the module declares. */
  readonly structs: readonly MoveStructInput[]
}

/** A Move script, which a transaction carries instead of naming a function. */
export interface MoveScriptBytecodeInput {
  /** The compiled script. */
  readonly bytecode: string
  /** The signature of the script; absent where the node could not read the bytecode. */
  readonly abi?: MoveFunctionInput | undefined
}

/** A field of a struct or of an enum's variant. */
export interface MoveStructFieldInput {
  /** Name of the field; a digit in tuple-like variants. */
  readonly name: string
  /** Type of the field; `T0`, `T1` … stand for the type parameters. */
  readonly type: string
}

/** A struct or an enum that a module declares. */
export interface MoveStructInput {
  /** Name of the struct within its module. */
  readonly name: string
  /** Whether the virtual machine itself provides it. */
  readonly isNative?: boolean | undefined
  /** Whether it is declared as the data of a module event. */
  readonly isEvent?: boolean | undefined
  /** Whether it is an enum, with `variants` in place of `fields`. */
  readonly isEnum?: boolean | undefined
  /** What may be done with values of it. */
  readonly abilities: readonly ('store' | 'drop' | 'key' | 'copy' | (string & {}))[]
  /** Type parameters, in the order of the declaration. */
  readonly genericTypeParams: readonly MoveGenericTypeParamInput[]
  /** Fields in the order of the declaration; empty for an enum. */
  readonly fields: readonly MoveStructFieldInput[]
  /** Variants of an enum, in the order of the declaration; empty for a struct. */
  readonly variants?: readonly MoveStructVariantInput[] | undefined
}

/** One variant of a Move enum. */
export interface MoveStructVariantInput {
  /** Name of the variant within its enum. */
  readonly name: string
  /** Fields of this variant, in the order of the declaration. */
  readonly fields: readonly MoveStructFieldInput[]
}

/** Several accounts signed one transaction, which acts in the name of all. */
export interface MultiAgentSignatureInput {
  /** Tag of signatures by several accounts. */
  readonly type: 'multi_agent_signature'
  /** How the sender signed, told apart by `type`. */
  readonly sender: AccountSignatureInput
  /** The other accounts, in the order in which the function takes its signers. */
  readonly secondarySignerAddresses: readonly string[]
  /** Their signatures, in the order of their addresses. */
  readonly secondarySigners: readonly AccountSignatureInput[]
}

/** Several of an account's Ed25519 keys signed. */
export interface MultiEd25519SignatureInput {
  /** Tag of signatures by several Ed25519 keys. */
  readonly type: 'multi_ed25519_signature'
  /** All keys of the account, in their order. */
  readonly publicKeys: readonly string[]
  /** Signatures of the keys that the bitmap marks, in the order of the keys. */
  readonly signatures: readonly string[]
  /** How many signatures the account asks for. */
  readonly threshold: number
  /** Which keys signed, one bit each from the highest of the first byte on, 4 bytes. */
  readonly bitmap: string
}

/** Several of an account's keys signed; they may be of different kinds. */
export interface MultiKeySignatureInput {
  /** Tag of signatures by several keys of any kind. */
  readonly type: 'multi_key_signature'
  /** All keys of the account, in their order. */
  readonly publicKeys: readonly PublicKeyInput[]
  /** Signatures of those keys that signed. */
  readonly signatures: readonly IndexedSignatureInput[]
  /** How many signatures the account asks for. */
  readonly signaturesRequired: number
}

/** Executes the next proposal of a multisig account that enough of its owners have approved. */
export interface MultisigPayloadInput {
  /** Tag of a multisig execution. */
  readonly type: 'multisig_payload'
  /** The multisig account that acts. */
  readonly multisigAddress: string
  /**
   * What the multisig account does, distinguished by `type`. Absent when the proposal on the chain holds it in full
   * rather than as a hash.
   */
  readonly transactionPayload?: MultisigTransactionPayloadInput | undefined
}

/**
 * What the multisig account does, distinguished by `type`. Absent when the proposal on the chain holds it in full
 * rather than as a hash.
 */
export type MultisigTransactionPayloadInput = EntryFunctionPayloadInput | ScriptPayloadInput

/** No signature at all, as in simulations that skip the check of keys. */
export interface NoAccountSignatureInput {
  /** Tag of a missing signature. */
  readonly type: 'no_account_signature'
}

/** A public key and its kind. */
export interface PublicKeyInput {
  /** The kind of key. */
  readonly type:
    | 'ed25519'
    | 'secp256k1_ecdsa'
    | 'secp256r1_ecdsa'
    | 'keyless'
    | 'federated_keyless'
    | 'slh_dsa__sha2_128s'
    | (string & {})
  /** The key in its kind's binary form. */
  readonly value: string
}

/** Runs a script that the transaction brings along. */
export interface ScriptPayloadInput {
  /** Tag of a script. */
  readonly type: 'script_payload'
  /** The script to run. */
  readonly code: MoveScriptBytecodeInput
  /** Types for the script's type parameters, in their order. */
  readonly typeArguments: readonly string[]
  /** Values for the script's parameters, in their order and without the signers. */
  readonly arguments: readonly unknown[]
}

/** One key of any kind signed for an account. */
export interface SingleKeySignatureInput {
  /** Tag of a signature by one key of any kind. */
  readonly type: 'single_key_signature'
  /** The key of the account, and its kind. */
  readonly publicKey: PublicKeyInput
  /** The signature by that key, and its kind. */
  readonly signature: KeySignatureInput
}

/**
 * The sender signed with a key of any kind, with several, or by account abstraction. With one key `publicKey` and
 * `signature` are there, with several `publicKeys`, `signatures` and `signaturesRequired`, with abstraction
 * `functionInfo` and `authData`.
 */
export interface SingleSenderInput {
  /** Tag of a sender's own signature by keys of any kind. */
  readonly type: 'single_sender'
  /** The key of the account, and its kind. */
  readonly publicKey?: PublicKeyInput | undefined
  /** The signature by that key, and its kind. */
  readonly signature?: KeySignatureInput | undefined
  /** All keys of an account with several, in their order. */
  readonly publicKeys?: readonly PublicKeyInput[] | undefined
  /** Signatures of those keys that signed. */
  readonly signatures?: readonly IndexedSignatureInput[] | undefined
  /** How many signatures the account asks for. */
  readonly signaturesRequired?: number | undefined
  /** The deciding Move function, as `address::module::function`. */
  readonly functionInfo?: string | undefined
  /** What that function was given to decide on. */
  readonly authData?: string | undefined
}

/** A signed transaction. */
export interface SubmitTransactionRequest {
  /** The account that acts and signs. */
  readonly sender: string
  /** The sender's next sequence number; the largest 64-bit number together with a nonce. */
  readonly sequenceNumber: UintInput
  /** The most gas it may use, in gas units. */
  readonly maxGasAmount: UintInput
  /** What it pays per gas unit, in octas. */
  readonly gasUnitPrice: UintInput
  /**
   * Time after which it can no longer be taken into a block; a day such as `2027-01-01` means midnight UTC at its
   * beginning.
   */
  readonly expirationTimestampSecs: DateInput
  /** What the transaction asks the chain to do, distinguished by `type`. */
  readonly payload: TransactionPayloadInput
  /** A number of the sender's choice that stands in for the order of sequence numbers. */
  readonly replayProtectionNonce?: UintInput | undefined
  /** Who signed the transaction and how, distinguished by `type`. */
  readonly signature: TransactionSignatureInput
}

/** What a user's transaction asks the chain to do, distinguished by `type`. */
export type TransactionPayloadInput =
  | EntryFunctionPayloadInput
  | ScriptPayloadInput
  | ModuleBundlePayloadInput
  | MultisigPayloadInput
  | EncryptedTransactionPayloadInput

/** Who signed a transaction and how, distinguished by `type`. */
export type TransactionSignatureInput =
  | Ed25519SignatureInput
  | MultiEd25519SignatureInput
  | MultiAgentSignatureInput
  | FeePayerSignatureInput
  | SingleSenderInput
  | NoAccountSignatureInput

/** Inputs of `getAccountModules`. */
export interface GetAccountModulesInput {
  /** The account, up to 32 bytes of hex; a short form such as `0x1` means the same as the padded one. */
  readonly address: string
  /**
   * Ledger version whose state is read. Without it, the newest. State that the node has pruned is an error of status
   * 410.
   */
  readonly ledgerVersion?: UintInput | undefined
  /** Rows per page, up to the node's maximum. Without it, the node chooses. */
  readonly limit?: number | undefined
  /**
   * The `X-Aptos-Cursor` header of the previous response. You can't construct it yourself. `null`, which is the cursor
   * of the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly start?: string | null | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getAccountModules`. The call gives it as a `Page<MoveModuleBytecode>`. */
export type GetAccountModulesOutput = readonly MoveModuleBytecode[]

/** Inputs of `getAccountResource`. */
export interface GetAccountResourceInput {
  /** The account, up to 32 bytes of hex; leading zeros may be left out. */
  readonly address: string
  /**
   * Struct tag of the resource, type arguments included, such as `0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>`.
   */
  readonly resourceType: string
  /**
   * Ledger version whose state is read. Without it, the newest. State that the node has pruned is an error of status
   * 410.
   */
  readonly ledgerVersion?: UintInput | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getAccountResource` gives. */
export type GetAccountResourceOutput = MoveResource

/** Inputs of `getAccountModule`. */
export interface GetAccountModuleInput {
  /** The account, up to 32 bytes of hex; a short form such as `0x1` means the same as the padded one. */
  readonly address: string
  /** Name of the module within the account, such as `aptos_account`. */
  readonly moduleName: string
  /**
   * Ledger version whose state is read. Without it, the newest. State that the node has pruned is an error of status
   * 410.
   */
  readonly ledgerVersion?: UintInput | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getAccountModule` gives. */
export type GetAccountModuleOutput = MoveModuleBytecode

/** Inputs of `getEventsByCreationNumber`. */
export interface GetEventsByCreationNumberInput {
  /** The account, up to 32 bytes of hex; leading zeros may be left out. */
  readonly address: string
  /** Which of the account's event streams, by its `guid.creationNumber`. */
  readonly creationNumber: UintInput
  /** Rows per page, up to the node's maximum. Without it, the node chooses. */
  readonly limit?: number | undefined
  /**
   * Sequence number of the first event of the page, 0 for the oldest of its stream. Without it the newest events come.
   * `null`, which is the cursor of the last page, means that the list has ended: nothing is sent, and a loop yields
   * nothing.
   */
  readonly start?: UintInput | null | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getEventsByCreationNumber`. The call gives it as a `Page<VersionedEvent>`. */
export type GetEventsByCreationNumberOutput = readonly VersionedEvent[]

/** Inputs of `getEventsByEventHandle`. */
export interface GetEventsByEventHandleInput {
  /** The account, up to 32 bytes of hex; leading zeros may be left out. */
  readonly address: string
  /** Struct tag of the resource that holds the event handle, such as `0x3::token::TokenStore`. */
  readonly eventHandle: string
  /** Field of that resource in which the handle is, such as `deposit_events`. */
  readonly fieldName: string
  /** Rows per page, up to the node's maximum. Without it, the node chooses. */
  readonly limit?: number | undefined
  /**
   * Sequence number of the first event of the page, 0 for the oldest of its stream. Without it the newest events come.
   * `null`, which is the cursor of the last page, means that the list has ended: nothing is sent, and a loop yields
   * nothing.
   */
  readonly start?: UintInput | null | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getEventsByEventHandle`. The call gives it as a `Page<VersionedEvent>`. */
export type GetEventsByEventHandleOutput = readonly VersionedEvent[]

/** Inputs of `getAccountTransactions`. */
export interface GetAccountTransactionsInput {
  /** The account, up to 32 bytes of hex; leading zeros may be left out. */
  readonly address: string
  /** Rows per page, up to the node's maximum. Without it, the node chooses. */
  readonly limit?: number | undefined
  /**
   * Sequence number of the first transaction of the page, 0 for the account's first. Without it the account's newest
   * transactions come. `null`, which is the cursor of the last page, means that the list has ended: nothing is sent,
   * and a loop yields nothing.
   */
  readonly start?: UintInput | null | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getAccountTransactions`. The call gives it as a `Page<AptosTransaction>`. */
export type GetAccountTransactionsOutput = readonly AptosTransaction[]

/** Inputs of `getTransactions`. */
export interface GetTransactionsInput {
  /** Rows per page, up to the node's maximum. Without it, the node chooses. */
  readonly limit?: number | undefined
  /**
   * Ledger version of the first transaction of the page. Without it the newest transactions come. `null`, which is the
   * cursor of the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly start?: UintInput | null | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getTransactions`. The call gives it as a `Page<AptosTransaction>`. */
export type GetTransactionsOutput = readonly AptosTransaction[]

/** Inputs of `submitTransaction`. */
export interface SubmitTransactionInput {
  /** The account that acts and signs. */
  readonly sender: string
  /** The sender's next sequence number; the largest 64-bit number together with a nonce. */
  readonly sequenceNumber: UintInput
  /** The most gas it may use, in gas units. */
  readonly maxGasAmount: UintInput
  /** What it pays per gas unit, in octas. */
  readonly gasUnitPrice: UintInput
  /**
   * Time after which it can no longer be taken into a block; a day such as `2027-01-01` means midnight UTC at its
   * beginning.
   */
  readonly expirationTimestampSecs: DateInput
  /** What the transaction asks the chain to do, distinguished by `type`. */
  readonly payload: TransactionPayloadInput
  /** Who signed the transaction and how, distinguished by `type`. */
  readonly signature: TransactionSignatureInput
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
  /** A number of the sender's choice that stands in for the order of sequence numbers. */
  readonly replayProtectionNonce?: UintInput | undefined
}

/** What `submitTransaction` gives. */
export type SubmitTransactionOutput = PendingTransaction

/** Inputs of `getTransactionByHash`. */
export interface GetTransactionByHashInput {
  /** Hash of the transaction, 32 bytes of hex. */
  readonly txnHash: string
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getTransactionByHash` gives. */
export type GetTransactionByHashOutput = AptosTransaction

/** Inputs of `getTransactionByVersion`. */
export interface GetTransactionByVersionInput {
  /** Ledger version that the transaction made. */
  readonly txnVersion: UintInput
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getTransactionByVersion` gives. */
export type GetTransactionByVersionOutput = AptosTransaction

/** Inputs of `submitBatchTransactions`. */
export interface SubmitBatchTransactionsInput {
  /** The signed transactions. */
  readonly transactions: readonly SubmitTransactionRequest[]
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `submitBatchTransactions` gives. */
export type SubmitBatchTransactionsOutput = TransactionsBatchSubmissionResult

/** Inputs of `simulateTransaction`. */
export interface SimulateTransactionInput {
  /** The account that acts and signs. */
  readonly sender: string
  /** The sender's next sequence number; the largest 64-bit number together with a nonce. */
  readonly sequenceNumber: UintInput
  /** The most gas it may use, in gas units. */
  readonly maxGasAmount: UintInput
  /** What it pays per gas unit, in octas. */
  readonly gasUnitPrice: UintInput
  /**
   * Time after which it can no longer be taken into a block; a day such as `2027-01-01` means midnight UTC at its
   * beginning.
   */
  readonly expirationTimestampSecs: DateInput
  /** What the transaction asks the chain to do, distinguished by `type`. */
  readonly payload: TransactionPayloadInput
  /** Who signed the transaction and how, distinguished by `type`. */
  readonly signature: TransactionSignatureInput
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
  /** A number of the sender's choice that stands in for the order of sequence numbers. */
  readonly replayProtectionNonce?: UintInput | undefined
}

/** What `simulateTransaction` gives. */
export type SimulateTransactionOutput = readonly SimulatedTransaction[]

/** Inputs of `encodeSubmission`. */
export interface EncodeSubmissionInput {
  /** The account that will act and sign. */
  readonly sender: string
  /** The sender's next sequence number; the largest 64-bit number together with a nonce. */
  readonly sequenceNumber: UintInput
  /** The most gas it may use, in gas units. */
  readonly maxGasAmount: UintInput
  /** What it will pay per gas unit, in octas. */
  readonly gasUnitPrice: UintInput
  /**
   * Time after which it can no longer be taken into a block; a day such as `2027-01-01` means midnight UTC at its
   * beginning.
   */
  readonly expirationTimestampSecs: DateInput
  /** What the transaction asks the chain to do, distinguished by `type`. */
  readonly payload: TransactionPayloadInput
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
  /** A number of the sender's choice that stands in for the order of sequence numbers. */
  readonly replayProtectionNonce?: UintInput | undefined
  /** Further accounts that will sign, in the order of the function's signers. */
  readonly secondarySigners?: readonly string[] | undefined
}

/** What `encodeSubmission` gives. */
export type EncodeSubmissionOutput = Hex

/** Inputs of `estimateGasPrice`. */
export interface EstimateGasPriceInput {
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `estimateGasPrice` gives. */
export type EstimateGasPriceOutput = GasEstimation

/** Inputs of `getBlockByHeight`. */
export interface GetBlockByHeightInput {
  /** Height of the block, 0 for genesis. */
  readonly blockHeight: UintInput
  /** Whether to include the block's transactions. The last ones of a long block may be left out. Default: `false`. */
  readonly withTransactions?: boolean | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getBlockByHeight` gives. */
export type GetBlockByHeightOutput = AptosBlock

/** Inputs of `getBlockByVersion`. */
export interface GetBlockByVersionInput {
  /** A ledger version within the block. */
  readonly version: UintInput
  /** Whether to include the block's transactions. The last ones of a long block may be left out. Default: `false`. */
  readonly withTransactions?: boolean | undefined
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getBlockByVersion` gives. */
export type GetBlockByVersionOutput = AptosBlock

/** Inputs of `getLedgerInfo`. */
export interface GetLedgerInfoInput {
  /**
   * The Aptos network to read or write. It also picks the host; devnet has none unless one is configured. Default: the
   * client's `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getLedgerInfo` gives. */
export type GetLedgerInfoOutput = LedgerInfo
