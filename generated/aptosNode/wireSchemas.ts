// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

export interface components {
  schemas: {
    /** @description A Move function of the account's choice decided whether the transaction is genuine. */
    AbstractionSignature: {
      /**
       * Format: hex
       * @description What the function was given to decide on.
       */
      auth_data?: string
      /** @description The deciding function, as `address::module::function`. */
      function_info: string
      /**
       * @description Tag of account abstraction.
       * @enum {string}
       */
      type: 'abstraction_signature'
    }
    /** @description An event that a transaction emitted. */
    AccountEvent: {
      /** @description What the event says; its Move type decides the shape and the keys. */
      data: unknown
      /** @description Which stream of events it belongs to. */
      guid: components['schemas']['EventGuid']
      /**
       * Format: uint64
       * @description Position within the stream, from 0; always 0 for module events.
       */
      sequence_number: string
      /**
       * Format: move-type
       * @description Move type of `data`.
       */
      type: string
    }
    /** @description How one account signed its part of a transaction, distinguished by `type`. */
    AccountSignature:
      | components['schemas']['Ed25519Signature']
      | components['schemas']['MultiEd25519Signature']
      | components['schemas']['SingleKeySignature']
      | components['schemas']['MultiKeySignature']
      | components['schemas']['NoAccountSignature']
      | components['schemas']['AbstractionSignature']
    /** @description What the service says when a request fails. */
    ApiErrorBody: {
      /** @description Further data about the error, where the service has any. */
      details?: unknown
      /** @description What went wrong, in English; some validation errors are a list of sentences. */
      message: string | string[]
      /** @description The service's name for the kind of error. */
      name?: string
      /** @description The HTTP status, repeated. */
      statusCode?: number
    }
    /** @description A block, with its transactions when they were asked for. */
    AptosBlock: {
      /**
       * Format: hash32
       * @description Hash of this block.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Height of this block, 0 for genesis.
       */
      block_height: string
      /**
       * Format: unix-micros
       * @description When the block was proposed; the start of 1970 for genesis.
       */
      block_timestamp: string
      /**
       * Format: ledger-version
       * @description Ledger version of the first transaction.
       */
      first_version: string
      /**
       * Format: ledger-version
       * @description Ledger version of the last transaction.
       */
      last_version: string
      /** @description The transactions in the order of their versions; absent or null unless asked for. */
      transactions?: components['schemas']['AptosTransaction'][] | null
    }
    /**
     * @description A transaction of any kind, distinguished by `type`. Users send `user_transaction`;
     *     the protocol itself adds the others, so nearly every block holds some.
     */
    AptosTransaction:
      | components['schemas']['PendingTransaction']
      | components['schemas']['UserTransaction']
      | components['schemas']['GenesisTransaction']
      | components['schemas']['BlockMetadataTransaction']
      | components['schemas']['StateCheckpointTransaction']
      | components['schemas']['BlockEpilogueTransaction']
      | components['schemas']['ValidatorTransaction']
    /** @description How full a block was. */
    BlockEndInfo: {
      /**
       * Format: uint64
       * @description Size of the output, roughly, in bytes.
       */
      block_approx_output_size: number
      /**
       * Format: uint64
       * @description Gas that counts towards the limit, in gas units; conflicts between transactions weigh
       *     in.
       */
      block_effective_block_gas_units: number
      /** @description Whether the block was cut because of its gas. */
      block_gas_limit_reached?: boolean
      /** @description Whether the block was cut because of its output. */
      block_output_limit_reached?: boolean
    }
    /** @description Closes a block, with the root of the ledger's state and how full the block was. */
    BlockEpilogueTransaction: {
      /**
       * Format: hash32
       * @description Root of the hash tree over all transactions up to this one.
       */
      accumulator_root_hash?: string
      /** @description How full the block was; null where the node does not say. */
      block_end_info?: components['schemas']['BlockEndInfo'] | null
      /** @description What closing the block changed; often nothing. */
      changes: components['schemas']['WriteSetChange'][]
      /**
       * Format: hash32
       * @description Root of the hash tree over its events.
       */
      event_root_hash?: string
      /**
       * Format: uint64
       * @description Always 0; nobody pays for it.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of this transaction.
       */
      hash: string
      /**
       * Format: hash32
       * @description Hash over all state changes of the transaction.
       */
      state_change_hash?: string
      /**
       * Format: hash32
       * @description Root of the ledger's whole state after it; null unless the transaction ends a block.
       */
      state_checkpoint_hash?: string | null
      /** @description Whether it ran to its end; what a failed one did is undone. */
      success?: boolean
      /**
       * Format: unix-micros
       * @description Time of its block.
       */
      timestamp: string
      /**
       * @description Tag of a block's closing.
       * @enum {string}
       */
      type: 'block_epilogue_transaction'
      /**
       * Format: ledger-version
       * @description Ledger version that this transaction made.
       */
      version: string
      /** @description How the virtual machine ended: success, or where and why it stopped. */
      vm_status?: string
    }
    /** @description What later versions of the protocol add to the metadata of a block. */
    BlockMetadataExtension: {
      /**
       * Format: hex
       * @description Key that opens the block's encrypted payloads.
       */
      decryption_key?: string
      /**
       * Format: uint64
       * @description The round to which that key belongs.
       */
      decryption_round?: string
      /**
       * Format: hex
       * @description The randomness of the block, from `v1` on.
       */
      randomness?: string
      /** @description Version of the extension; `v0` adds nothing. */
      type?: string
    }
    /** @description Opens a block, with who proposed it and who voted for its parent. */
    BlockMetadataTransaction: {
      /**
       * Format: hash32
       * @description Root of the hash tree over all transactions up to this one.
       */
      accumulator_root_hash?: string
      /** @description What later versions of the protocol add; null or absent in older blocks. */
      block_metadata_extension?: components['schemas']['BlockMetadataExtension'] | null
      /**
       * @description What opening the block changed, for example the clock and the record of the
       *     validators.
       */
      changes: components['schemas']['WriteSetChange'][]
      /**
       * Format: uint64
       * @description The epoch, during which the validators stay the same.
       */
      epoch: string
      /**
       * Format: hash32
       * @description Root of the hash tree over its events.
       */
      event_root_hash?: string
      /** @description The events of the opening, `0x1::block::NewBlockEvent` among them. */
      events: components['schemas']['AccountEvent'][]
      /** @description Validators whose turn it was since the parent block and who proposed nothing. */
      failed_proposer_indices?: number[]
      /**
       * Format: uint64
       * @description Always 0; nobody pays for it.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of this transaction.
       */
      hash: string
      /**
       * Format: hash32
       * @description Hash of the block that it opens.
       */
      id: string
      /** @description Which validators voted for the parent block, as bytes of one bit per validator. */
      previous_block_votes_bitvec?: number[]
      /**
       * Format: aptos-address
       * @description The validator that proposed the block.
       */
      proposer: string
      /**
       * Format: uint64
       * @description Round of consensus within the epoch.
       */
      round: string
      /**
       * Format: hash32
       * @description Hash over all state changes of the transaction.
       */
      state_change_hash?: string
      /**
       * Format: hash32
       * @description Root of the ledger's whole state after it; null unless the transaction ends a block.
       */
      state_checkpoint_hash?: string | null
      /** @description Whether it ran to its end; what a failed one did is undone. */
      success?: boolean
      /**
       * Format: unix-micros
       * @description Time of the block.
       */
      timestamp: string
      /**
       * @description Tag of a block's opening.
       * @enum {string}
       */
      type: 'block_metadata_transaction'
      /**
       * Format: ledger-version
       * @description Ledger version that this transaction made.
       */
      version: string
      /** @description How the virtual machine ended: success, or where and why it stopped. */
      vm_status?: string
    }
    /** @description The module, and possibly the function, that an encrypted payload is said to call. */
    ClaimedEntryFunction: {
      /** @description The module, as `address::module`. */
      module: string
      /**
       * Format: move-identifier
       * @description The function; any of the module when not given.
       */
      name?: string
    }
    /** @description A table entry in readable form. */
    DecodedTableData: {
      /** @description The key; `keyType` decides its shape. */
      key: unknown
      /**
       * Format: move-type
       * @description Move type of the table's keys.
       */
      key_type?: string
      /** @description The value; `valueType` decides its shape. */
      value: unknown
      /**
       * Format: move-type
       * @description Move type of the table's values.
       */
      value_type?: string
    }
    /** @description The key of a removed table entry in readable form. */
    DeletedTableData: {
      /** @description The key; `keyType` decides its shape. */
      key: unknown
      /**
       * Format: move-type
       * @description Move type of the table's keys.
       */
      key_type?: string
    }
    /** @description A module was taken out of an account. */
    DeleteModule: {
      /**
       * Format: aptos-address
       * @description The account that held the module.
       */
      address: string
      /** @description The module that is gone, as `address::module`. */
      module: string
      /**
       * Format: hash32
       * @description Hash of the storage key that was emptied.
       */
      state_key_hash?: string
      /**
       * @description Tag of a deleted module.
       * @enum {string}
       */
      type: 'delete_module'
    }
    /** @description A resource was taken out of an account, or an object was deleted. */
    DeleteResource: {
      /**
       * Format: aptos-address
       * @description The account or object that held the resource.
       */
      address: string
      /**
       * Format: move-struct-tag
       * @description Struct tag of the resource that is gone.
       */
      resource: string
      /**
       * Format: hash32
       * @description Hash of the storage key that was emptied.
       */
      state_key_hash?: string
      /**
       * @description Tag of a deleted resource.
       * @enum {string}
       */
      type: 'delete_resource'
    }
    /** @description An entry was removed from a table. */
    DeleteTableItem: {
      /** @description The key in readable form; null unless the node indexes tables, which most do not. */
      data?: components['schemas']['DeletedTableData'] | null
      /**
       * Format: hex
       * @description The table, by its 32-byte handle.
       */
      handle: string
      /**
       * Format: hex
       * @description Key of the entry in binary form (BCS).
       */
      key: string
      /**
       * Format: hash32
       * @description Hash of the storage key that was emptied.
       */
      state_key_hash?: string
      /**
       * @description Tag of a removed table entry.
       * @enum {string}
       */
      type: 'delete_table_item'
    }
    /** @description State that was written down as it is. */
    DirectWriteSet: {
      /** @description The changes of the state. */
      changes: components['schemas']['WriteSetChange'][]
      /** @description Events that belong to the changes. */
      events: components['schemas']['AccountEvent'][]
      /**
       * @description Tag of a write set that lists its changes.
       * @enum {string}
       */
      type: 'direct_write_set'
    }
    /** @description One Ed25519 key signed. */
    Ed25519Signature: {
      /**
       * Format: hex
       * @description The key, 32 bytes.
       */
      public_key: string
      /**
       * Format: hex
       * @description The signature, 64 bytes; zeros when simulating.
       */
      signature: string
      /**
       * @description Tag of a signature by one Ed25519 key.
       * @enum {string}
       */
      type: 'ed25519_signature'
    }
    /** @description A transaction that is about to be signed. */
    EncodeSubmissionRequest: {
      /**
       * Format: unix-seconds
       * @description Time after which it can no longer be taken into a block; a day such as `2027-01-01`
       *     means midnight UTC at its beginning.
       */
      expiration_timestamp_secs: string
      /**
       * Format: uint64
       * @description What it will pay per gas unit, in octas.
       */
      gas_unit_price: string
      /**
       * Format: uint64
       * @description The most gas it may use, in gas units.
       */
      max_gas_amount: string
      /** @description What the transaction asks the chain to do, distinguished by `type`. */
      payload: components['schemas']['TransactionPayload']
      /**
       * Format: uint64
       * @description A number of the sender's choice that stands in for the order of sequence numbers.
       */
      replay_protection_nonce?: string
      /** @description Further accounts that will sign, in the order of the function's signers. */
      secondary_signers?: string[]
      /**
       * Format: aptos-address
       * @description The account that will act and sign.
       */
      sender: string
      /**
       * Format: uint64
       * @description The sender's next sequence number; the largest 64-bit number together with a nonce.
       */
      sequence_number: string
    }
    /**
     * Format: hex
     * @description The message to sign, in binary form (BCS) behind a prefix of 32 bytes that tells its
     *     kind.
     */
    EncodeSubmissionWire: string
    /**
     * @description What was encrypted, distinguished by `type`; there once `encryptedState` is
     *     `decrypted`.
     */
    EncryptedInnerPayload:
      | components['schemas']['EntryFunctionPayload']
      | components['schemas']['ScriptPayload']
      | components['schemas']['MultisigPayload']
    /** @description A payload that stays hidden until its transaction has its place in a block. */
    EncryptedTransactionPayload: {
      /**
       * Format: hex
       * @description The payload as it was sent.
       */
      ciphertext: string
      /**
       * @description What the sender says it calls, for fee payers and owners who sign without seeing the
       *     payload; null when the sender says nothing.
       */
      claimed_entry_fun?: components['schemas']['ClaimedEntryFunction'] | null
      decrypted_payload?: components['schemas']['EncryptedInnerPayload']
      /** @description Why it could not be decrypted. */
      decryption_failure_reason?: string
      /**
       * Format: hex
       * @description Random bytes that came out with the payload.
       */
      decryption_nonce?: string
      /** @description How far the validators have come with it. */
      encrypted_state?: string
      /**
       * Format: uint64
       * @description The epoch for whose key it was encrypted, as its sender says.
       */
      encryption_epoch?: string
      /**
       * Format: hash32
       * @description Hash that the decrypted payload must have.
       */
      payload_hash: string
      /**
       * @description Tag of an encrypted payload.
       * @enum {string}
       */
      type: 'encrypted_transaction_payload'
    }
    /** @description Calls an entry function of a published module. */
    EntryFunctionPayload: {
      /** @description Values for the function's parameters, in their order and without the signers. */
      arguments: unknown[]
      /**
       * @description The function, as `address::module::function`, for example
       *     `0x1::aptos_account::transfer`.
       */
      function: string
      /**
       * @description Tag of a call of an entry function.
       * @enum {string}
       */
      type: 'entry_function_payload'
      /** @description Types for the function's type parameters, in their order. */
      type_arguments: string[]
    }
    EstimateGasPriceWire: components['schemas']['GasEstimation']
    /** @description What identifies a stream of events. */
    EventGuid: {
      /**
       * Format: aptos-address
       * @description The account that owns the stream; zero for module events, which belong to no stream.
       */
      account_address: string
      /**
       * Format: uint64
       * @description Which of the account's event streams it is, counted in the order of their creation.
       */
      creation_number: string
    }
    /**
     * @description Another account pays the gas and signed for that; further accounts may have signed as
     *     well.
     */
    FeePayerSignature: {
      /**
       * Format: aptos-address
       * @description The account that pays the gas.
       */
      fee_payer_address: string
      /** @description How the fee payer signed, told apart by `type`. */
      fee_payer_signer: components['schemas']['AccountSignature']
      /**
       * @description Accounts that sign besides the sender and the fee payer, in the order of the
       *     function's signers.
       */
      secondary_signer_addresses: string[]
      /** @description Their signatures, in the order of their addresses. */
      secondary_signers: components['schemas']['AccountSignature'][]
      /** @description How the sender signed, told apart by `type`. */
      sender: components['schemas']['AccountSignature']
      /**
       * @description Tag of signatures with a fee payer's.
       * @enum {string}
       */
      type: 'fee_payer_signature'
    }
    /** @description Gas prices of the moment, in octas per gas unit. */
    GasEstimation: {
      /**
       * Format: uint64
       * @description A price for those who can wait, in octas per gas unit.
       */
      deprioritized_gas_estimate?: number
      /**
       * Format: uint64
       * @description The usual price, in octas per gas unit.
       */
      gas_estimate: number
      /**
       * Format: uint64
       * @description A price for those in a hurry, in octas per gas unit.
       */
      prioritized_gas_estimate?: number
    }
    /** @description What genesis is made of, distinguished by `type`. */
    GenesisPayload: components['schemas']['WriteSetPayload']
    /** @description The transaction that began the ledger, at version 0. */
    GenesisTransaction: {
      /**
       * Format: hash32
       * @description Root of the hash tree over all transactions up to this one.
       */
      accumulator_root_hash?: string
      /** @description The state with which the ledger began. */
      changes: components['schemas']['WriteSetChange'][]
      /**
       * Format: hash32
       * @description Root of the hash tree over its events.
       */
      event_root_hash?: string
      /** @description The events of the beginning. */
      events: components['schemas']['AccountEvent'][]
      /**
       * Format: uint64
       * @description Always 0; nobody pays for it.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of this transaction.
       */
      hash: string
      payload: components['schemas']['GenesisPayload']
      /**
       * Format: hash32
       * @description Hash over all state changes of the transaction.
       */
      state_change_hash?: string
      /**
       * Format: hash32
       * @description Root of the ledger's whole state after it; null unless the transaction ends a block.
       */
      state_checkpoint_hash?: string | null
      /** @description Whether it ran to its end; what a failed one did is undone. */
      success?: boolean
      /**
       * @description Tag of the first transaction.
       * @enum {string}
       */
      type: 'genesis_transaction'
      /**
       * Format: ledger-version
       * @description Ledger version that this transaction made.
       */
      version: string
      /** @description How the virtual machine ended: success, or where and why it stopped. */
      vm_status?: string
    }
    /** @description Modules in the order of their storage keys. */
    GetAccountModulesWire: components['schemas']['MoveModuleBytecode'][]
    GetAccountModuleWire: components['schemas']['MoveModuleBytecode']
    GetAccountResourceWire: components['schemas']['MoveResource']
    /** @description Transactions in the order of their sequence numbers; all are `user_transaction`. */
    GetAccountTransactionsWire: components['schemas']['AptosTransaction'][]
    GetBlockByHeightWire: components['schemas']['AptosBlock']
    GetBlockByVersionWire: components['schemas']['AptosBlock']
    /** @description Events in the order of their sequence numbers. */
    GetEventsByCreationNumberWire: components['schemas']['VersionedEvent'][]
    /** @description Events in the order of their sequence numbers. */
    GetEventsByEventHandleWire: components['schemas']['VersionedEvent'][]
    GetLedgerInfoWire: components['schemas']['LedgerInfo']
    GetTransactionByHashWire: components['schemas']['AptosTransaction']
    GetTransactionByVersionWire: components['schemas']['AptosTransaction']
    /** @description Transactions in the order of their ledger versions. */
    GetTransactionsWire: components['schemas']['AptosTransaction'][]
    /** @description A signature by one of several keys. */
    IndexedSignature: {
      /**
       * Format: index
       * @description Position of the key that signed, from 0.
       */
      index: number
      /** @description The signature by that key, and its kind. */
      signature: components['schemas']['KeySignature']
    }
    /** @description A signature and its kind. */
    KeySignature: {
      /** @description The kind of signature. */
      type: string
      /**
       * Format: hex
       * @description The signature in its kind's binary form.
       */
      value: string
    }
    /** @description What a node knows of the ledger. */
    LedgerInfo: {
      /**
       * Format: block-number
       * @description Height of the newest block.
       */
      block_height: string
      /**
       * Format: index
       * @description The chain that the node is on: 1 is mainnet, 2 is testnet.
       */
      chain_id: number
      /** @description Version of the encoding that the node answers with, as newer nodes tell it. */
      encoding_version?: string | number
      /**
       * Format: uint64
       * @description Number of the epoch; the validators change from one to the next.
       */
      epoch: string
      /** @description The commit the node is built from, 40 hex digits without `0x`. */
      git_hash?: string
      /**
       * Format: unix-micros
       * @description Time of the newest ledger version, UTC.
       */
      ledger_timestamp: string
      /**
       * Format: ledger-version
       * @description The newest ledger version.
       */
      ledger_version: string
      /** @description What the node does. */
      node_role?: string
      /**
       * Format: block-number
       * @description Height of the oldest block that the node has not pruned.
       */
      oldest_block_height: string
      /**
       * Format: ledger-version
       * @description The oldest ledger version whose state the node has not pruned.
       */
      oldest_ledger_version: string
    }
    /** @description Publishes modules. The chain no longer takes it; it stands in old transactions only. */
    ModuleBundlePayload: {
      /** @description The modules to publish, dependencies first. Recent nodes leave them out. */
      modules?: components['schemas']['MoveModuleBytecode'][]
      /**
       * @description Tag of a bundle of modules.
       * @enum {string}
       */
      type: 'module_bundle_payload'
    }
    /** @description The signature of a Move function. */
    MoveFunction: {
      /** @description Type parameters, in the order of the declaration. */
      generic_type_params: components['schemas']['MoveGenericTypeParam'][]
      /** @description Whether a transaction may call it directly. */
      is_entry?: boolean
      /** @description Whether it only reads and may be called without a transaction. */
      is_view?: boolean
      /**
       * Format: move-identifier
       * @description Name of the function within its module.
       */
      name: string
      /** @description Types of the parameters in order, a leading `&signer` included. */
      params: string[]
      /** @description Types of the values it gives back; empty where there are none. */
      return: string[]
      /** @description Who may call it from Move code. */
      visibility: string
    }
    /** @description A type parameter of a function or a struct. */
    MoveGenericTypeParam: {
      /** @description Abilities that a type must have to stand here. */
      constraints: string[]
    }
    /** @description The interface of a Move module. */
    MoveModule: {
      /**
       * Format: aptos-address
       * @description The account under which the module is published.
       */
      address: string
      /** @description Functions that can be called from outside, as public, friend or entry functions. */
      exposed_functions: components['schemas']['MoveFunction'][]
      /** @description Modules that may call the `friend` functions of this one. */
      friends: string[]
      /**
       * Format: move-identifier
       * @description Name of the module within its account.
       */
      name: string
      /** @description Structs and enums that the module declares. */
      structs: components['schemas']['MoveStruct'][]
    }
    /** @description A Move module as it is stored, with the interface the node read out of it. */
    MoveModuleBytecode: {
      /** @description The interface of the module; absent where the node could not read the bytecode. */
      abi?: components['schemas']['MoveModule']
      /**
       * Format: hex
       * @description The compiled module.
       */
      bytecode: string
    }
    /** @description A resource in an account's storage. */
    MoveResource: {
      /**
       * @description The value, with the struct's own field names. Numbers of up to 32 bits are JSON
       *     numbers, wider ones decimal text, byte vectors hex.
       */
      data: {
        [key: string]: unknown
      }
      /**
       * Format: move-struct-tag
       * @description The full struct tag, such as `0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>`.
       */
      type: string
    }
    /** @description A Move script, which a transaction carries instead of naming a function. */
    MoveScriptBytecode: {
      /** @description The signature of the script; absent where the node could not read the bytecode. */
      abi?: components['schemas']['MoveFunction']
      /**
       * Format: hex
       * @description The compiled script.
       */
      bytecode: string
    }
    /** @description A struct or an enum that a module declares. */
    MoveStruct: {
      /** @description What may be done with values of it. */
      abilities: string[]
      /** @description Fields in the order of the declaration; empty for an enum. */
      fields: components['schemas']['MoveStructField'][]
      /** @description Type parameters, in the order of the declaration. */
      generic_type_params: components['schemas']['MoveGenericTypeParam'][]
      /** @description Whether it is an enum, with `variants` in place of `fields`. */
      is_enum?: boolean
      /** @description Whether it is declared as the data of a module event. */
      is_event?: boolean
      /** @description Whether the virtual machine itself provides it. */
      is_native?: boolean
      /**
       * Format: move-identifier
       * @description Name of the struct within its module.
       */
      name: string
      /** @description Variants of an enum, in the order of the declaration; empty for a struct. */
      variants?: components['schemas']['MoveStructVariant'][]
    }
    /** @description A field of a struct or of an enum's variant. */
    MoveStructField: {
      /**
       * Format: move-identifier
       * @description Name of the field; a digit in tuple-like variants.
       */
      name: string
      /**
       * Format: move-type
       * @description Type of the field; `T0`, `T1` … stand for the type parameters.
       */
      type: string
    }
    /** @description One variant of a Move enum. */
    MoveStructVariant: {
      /** @description Fields of this variant, in the order of the declaration. */
      fields: components['schemas']['MoveStructField'][]
      /**
       * Format: move-identifier
       * @description Name of the variant within its enum.
       */
      name: string
    }
    /** @description Several accounts signed one transaction, which acts in the name of all. */
    MultiAgentSignature: {
      /** @description The other accounts, in the order in which the function takes its signers. */
      secondary_signer_addresses: string[]
      /** @description Their signatures, in the order of their addresses. */
      secondary_signers: components['schemas']['AccountSignature'][]
      /** @description How the sender signed, told apart by `type`. */
      sender: components['schemas']['AccountSignature']
      /**
       * @description Tag of signatures by several accounts.
       * @enum {string}
       */
      type: 'multi_agent_signature'
    }
    /** @description Several of an account's Ed25519 keys signed. */
    MultiEd25519Signature: {
      /**
       * Format: hex
       * @description Which keys signed, one bit each from the highest of the first byte on, 4 bytes.
       */
      bitmap: string
      /** @description All keys of the account, in their order. */
      public_keys: string[]
      /** @description Signatures of the keys that the bitmap marks, in the order of the keys. */
      signatures: string[]
      /**
       * Format: count
       * @description How many signatures the account asks for.
       */
      threshold: number
      /**
       * @description Tag of signatures by several Ed25519 keys.
       * @enum {string}
       */
      type: 'multi_ed25519_signature'
    }
    /** @description Several of an account's keys signed; they may be of different kinds. */
    MultiKeySignature: {
      /** @description All keys of the account, in their order. */
      public_keys: components['schemas']['PublicKey'][]
      /** @description Signatures of those keys that signed. */
      signatures: components['schemas']['IndexedSignature'][]
      /**
       * Format: count
       * @description How many signatures the account asks for.
       */
      signatures_required: number
      /**
       * @description Tag of signatures by several keys of any kind.
       * @enum {string}
       */
      type: 'multi_key_signature'
    }
    /**
     * @description Executes the next proposal of a multisig account that enough of its owners have
     *     approved.
     */
    MultisigPayload: {
      /**
       * Format: aptos-address
       * @description The multisig account that acts.
       */
      multisig_address: string
      transaction_payload?: components['schemas']['MultisigTransactionPayload']
      /**
       * @description Tag of a multisig execution.
       * @enum {string}
       */
      type: 'multisig_payload'
    }
    /**
     * @description What the multisig account does, distinguished by `type`. Absent when the proposal on
     *     the chain holds it in full rather than as a hash.
     */
    MultisigTransactionPayload: components['schemas']['EntryFunctionPayload'] | components['schemas']['ScriptPayload']
    /** @description No signature at all, as in simulations that skip the check of keys. */
    NoAccountSignature: {
      /**
       * @description Tag of a missing signature.
       * @enum {string}
       */
      type: 'no_account_signature'
    }
    /** @description What a node says when it refuses something. */
    NodeError: {
      /** @description The kind of error, for programs. */
      error_code: string
      /** @description What went wrong, in English. */
      message: string
      /**
       * Format: uint64
       * @description Status of the Move virtual machine, where the error comes from there.
       */
      vm_error_code?: number
    }
    /** @description A user's transaction that waits to be taken into a block. */
    PendingTransaction: {
      /**
       * Format: unix-seconds
       * @description Time after which it can no longer be taken into a block. A transaction that never
       *     expires has the last moment a `Date` can hold; the field is absent, with an issue,
       *     where the time is another one beyond all dates, such as microseconds that were signed
       *     as seconds.
       */
      expiration_timestamp_secs?: string
      /**
       * Format: uint64
       * @description What it pays per gas unit, in octas.
       */
      gas_unit_price?: string
      /**
       * Format: hash32
       * @description Hash of this transaction; it keeps it when it is committed.
       */
      hash: string
      /**
       * Format: uint64
       * @description The most gas it may use, in gas units.
       */
      max_gas_amount?: string
      /** @description What the transaction asks the chain to do, distinguished by `type`. */
      payload: components['schemas']['TransactionPayload']
      /**
       * Format: uint64
       * @description A number of the sender's choice that stands in for the order of sequence numbers.
       */
      replay_protection_nonce?: string
      /**
       * Format: aptos-address
       * @description The account that sent it.
       */
      sender: string
      /**
       * Format: uint64
       * @description Number of the transaction among those of its sender, from 0; the largest 64-bit
       *     number when it has a nonce.
       */
      sequence_number: string
      /** @description Who signed the transaction and how, distinguished by `type`. */
      signature?: components['schemas']['TransactionSignature']
      /** @description The higher limits it asks for, and the stake that entitles it to them. */
      txn_limits_request?: {
        [key: string]: unknown
      }
      /**
       * @description Tag of a waiting transaction; nodes leave it out of the answer to a submission.
       * @enum {string}
       */
      type: 'pending_transaction'
    }
    /** @description A public key and its kind. */
    PublicKey: {
      /** @description The kind of key. */
      type: string
      /**
       * Format: hex
       * @description The key in its kind's binary form.
       */
      value: string
    }
    /** @description Runs a script that the transaction brings along. */
    ScriptPayload: {
      /** @description Values for the script's parameters, in their order and without the signers. */
      arguments: unknown[]
      /** @description The script to run. */
      code: components['schemas']['MoveScriptBytecode']
      /**
       * @description Tag of a script.
       * @enum {string}
       */
      type: 'script_payload'
      /** @description Types for the script's type parameters, in their order. */
      type_arguments: string[]
    }
    /** @description State that a script produced. */
    ScriptWriteSet: {
      /**
       * Format: aptos-address
       * @description The account in whose name the script ran.
       */
      execute_as: string
      /** @description The script that wrote it. */
      script: components['schemas']['ScriptPayload']
      /**
       * @description Tag of a write set that a script makes.
       * @enum {string}
       */
      type: 'script_write_set'
    }
    /**
     * @description What a transaction would be once it is committed. Nodes only simulate those of users,
     *     which come without a tag.
     */
    SimulatedTransaction:
      | components['schemas']['PendingTransaction']
      | components['schemas']['UserTransaction']
      | components['schemas']['GenesisTransaction']
      | components['schemas']['BlockMetadataTransaction']
      | components['schemas']['StateCheckpointTransaction']
      | components['schemas']['BlockEpilogueTransaction']
      | components['schemas']['ValidatorTransaction']
    /** @description The simulated transactions; one for one, of the kind `user_transaction`. */
    SimulateTransactionWire: components['schemas']['SimulatedTransaction'][]
    /** @description One key of any kind signed for an account. */
    SingleKeySignature: {
      /** @description The key of the account, and its kind. */
      public_key: components['schemas']['PublicKey']
      /** @description The signature by that key, and its kind. */
      signature: components['schemas']['KeySignature']
      /**
       * @description Tag of a signature by one key of any kind.
       * @enum {string}
       */
      type: 'single_key_signature'
    }
    /**
     * @description The sender signed with a key of any kind, with several, or by account abstraction.
     *     With one key `publicKey` and `signature` are there, with several `publicKeys`,
     *     `signatures` and `signaturesRequired`, with abstraction `functionInfo` and
     *     `authData`.
     */
    SingleSender: {
      /**
       * Format: hex
       * @description What that function was given to decide on.
       */
      auth_data?: string
      /** @description The deciding Move function, as `address::module::function`. */
      function_info?: string
      /** @description The key of the account, and its kind. */
      public_key?: components['schemas']['PublicKey']
      /** @description All keys of an account with several, in their order. */
      public_keys?: components['schemas']['PublicKey'][]
      /** @description The signature by that key, and its kind. */
      signature?: components['schemas']['KeySignature']
      /** @description Signatures of those keys that signed. */
      signatures?: components['schemas']['IndexedSignature'][]
      /**
       * Format: count
       * @description How many signatures the account asks for.
       */
      signatures_required?: number
      /**
       * @description Tag of a sender's own signature by keys of any kind.
       * @enum {string}
       */
      type: 'single_sender'
    }
    /** @description Closed a block, with the root of the ledger's state, until block epilogues took over. */
    StateCheckpointTransaction: {
      /**
       * Format: hash32
       * @description Root of the hash tree over all transactions up to this one.
       */
      accumulator_root_hash?: string
      /** @description Nothing; a checkpoint changes no state. */
      changes: components['schemas']['WriteSetChange'][]
      /**
       * Format: hash32
       * @description Root of the hash tree over its events.
       */
      event_root_hash?: string
      /**
       * Format: uint64
       * @description Always 0; nobody pays for it.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of this transaction.
       */
      hash: string
      /**
       * Format: hash32
       * @description Hash over all state changes of the transaction.
       */
      state_change_hash?: string
      /**
       * Format: hash32
       * @description Root of the ledger's whole state after it; null unless the transaction ends a block.
       */
      state_checkpoint_hash?: string | null
      /** @description Whether it ran to its end; what a failed one did is undone. */
      success?: boolean
      /**
       * Format: unix-micros
       * @description Time of its block.
       */
      timestamp: string
      /**
       * @description Tag of a state checkpoint.
       * @enum {string}
       */
      type: 'state_checkpoint_transaction'
      /**
       * Format: ledger-version
       * @description Ledger version that this transaction made.
       */
      version: string
      /** @description How the virtual machine ended: success, or where and why it stopped. */
      vm_status?: string
    }
    SubmitBatchTransactionsWire: components['schemas']['TransactionsBatchSubmissionResult']
    /** @description A signed transaction. */
    SubmitTransactionRequest: {
      /**
       * Format: unix-seconds
       * @description Time after which it can no longer be taken into a block; a day such as `2027-01-01`
       *     means midnight UTC at its beginning.
       */
      expiration_timestamp_secs: string
      /**
       * Format: uint64
       * @description What it pays per gas unit, in octas.
       */
      gas_unit_price: string
      /**
       * Format: uint64
       * @description The most gas it may use, in gas units.
       */
      max_gas_amount: string
      /** @description What the transaction asks the chain to do, distinguished by `type`. */
      payload: components['schemas']['TransactionPayload']
      /**
       * Format: uint64
       * @description A number of the sender's choice that stands in for the order of sequence numbers.
       */
      replay_protection_nonce?: string
      /**
       * Format: aptos-address
       * @description The account that acts and signs.
       */
      sender: string
      /**
       * Format: uint64
       * @description The sender's next sequence number; the largest 64-bit number together with a nonce.
       */
      sequence_number: string
      /** @description Who signed the transaction and how, distinguished by `type`. */
      signature: components['schemas']['TransactionSignature']
    }
    SubmitTransactionWire: components['schemas']['PendingTransaction']
    /** @description A transaction of a batch that was refused. */
    TransactionBatchFailure: {
      /** @description Why the node refused the transaction. */
      error: components['schemas']['NodeError']
      /**
       * Format: index
       * @description Position of the transaction in the batch, from 0.
       */
      transaction_index: number
    }
    /** @description What a user's transaction asks the chain to do, distinguished by `type`. */
    TransactionPayload:
      | components['schemas']['EntryFunctionPayload']
      | components['schemas']['ScriptPayload']
      | components['schemas']['ModuleBundlePayload']
      | components['schemas']['MultisigPayload']
      | components['schemas']['EncryptedTransactionPayload']
    /** @description What became of a batch. */
    TransactionsBatchSubmissionResult: {
      /** @description The transactions that were refused; empty when all were taken. */
      transaction_failures: components['schemas']['TransactionBatchFailure'][]
    }
    /** @description Who signed a transaction and how, distinguished by `type`. */
    TransactionSignature:
      | components['schemas']['Ed25519Signature']
      | components['schemas']['MultiEd25519Signature']
      | components['schemas']['MultiAgentSignature']
      | components['schemas']['FeePayerSignature']
      | components['schemas']['SingleSender']
      | components['schemas']['NoAccountSignature']
    /** @description A transaction that an account sent, committed or simulated. */
    UserTransaction: {
      /**
       * Format: hash32
       * @description Root of the hash tree over all transactions up to this one.
       */
      accumulator_root_hash?: string
      /** @description What it changed in the ledger's state, the payment of its gas included. */
      changes: components['schemas']['WriteSetChange'][]
      /**
       * Format: hash32
       * @description Root of the hash tree over its events.
       */
      event_root_hash?: string
      /** @description The events it emitted, in order. */
      events: components['schemas']['AccountEvent'][]
      /**
       * Format: unix-seconds
       * @description Time after which it can no longer be taken into a block. A transaction that never
       *     expires has the last moment a `Date` can hold; the field is absent, with an issue,
       *     where the time is another one beyond all dates, such as microseconds that were signed
       *     as seconds.
       */
      expiration_timestamp_secs?: string
      /**
       * Format: uint64
       * @description What it pays per gas unit, in octas.
       */
      gas_unit_price?: string
      /**
       * Format: uint64
       * @description Gas it used, in gas units; each costs `gasUnitPrice` octas.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of this transaction.
       */
      hash: string
      /**
       * Format: uint64
       * @description The most gas it may use, in gas units.
       */
      max_gas_amount?: string
      /** @description What the transaction asks the chain to do, distinguished by `type`. */
      payload: components['schemas']['TransactionPayload']
      /**
       * Format: uint64
       * @description A number of the sender's choice that stands in for the order of sequence numbers.
       */
      replay_protection_nonce?: string
      /**
       * Format: aptos-address
       * @description The account that sent it.
       */
      sender: string
      /**
       * Format: uint64
       * @description Number of the transaction among those of its sender, from 0; the largest 64-bit
       *     number when it has a nonce.
       */
      sequence_number: string
      /** @description Who signed the transaction and how, distinguished by `type`. */
      signature?: components['schemas']['TransactionSignature']
      /**
       * Format: hash32
       * @description Hash over all state changes of the transaction.
       */
      state_change_hash?: string
      /**
       * Format: hash32
       * @description Root of the ledger's whole state after it; null unless the transaction ends a block.
       */
      state_checkpoint_hash?: string | null
      /** @description Whether it ran to its end; what a failed one did is undone. */
      success?: boolean
      /**
       * Format: unix-micros
       * @description Time of its block.
       */
      timestamp: string
      /** @description The higher limits it asks for, and the stake that entitles it to them. */
      txn_limits_request?: {
        [key: string]: unknown
      }
      /**
       * @description Tag of an account's transaction; nodes leave it out of a simulation.
       * @enum {string}
       */
      type: 'user_transaction'
      /**
       * Format: ledger-version
       * @description Ledger version that this transaction made.
       */
      version: string
      /** @description How the virtual machine ended: success, or where and why it stopped. */
      vm_status?: string
    }
    /** @description Carries something that the validators agreed on among themselves. */
    ValidatorTransaction: {
      /**
       * Format: hash32
       * @description Root of the hash tree over all transactions up to this one.
       */
      accumulator_root_hash?: string
      /** @description Result of the key generation for encryption, signed, in `chunky_d_k_g_result`. */
      certified_subtrx?: {
        [key: string]: unknown
      }
      /** @description What the agreement changed in the ledger's state. */
      changes: components['schemas']['WriteSetChange'][]
      /** @description Result of the key generation for randomness, in `dkg_result`. */
      dkg_transcript?: {
        [key: string]: unknown
      }
      /**
       * Format: hex
       * @description The key for encrypting payloads that came of it, in `chunky_d_k_g_result`.
       */
      encryption_key?: string
      /**
       * Format: hash32
       * @description Root of the hash tree over its events.
       */
      event_root_hash?: string
      /** @description The events that tell of it. */
      events: components['schemas']['AccountEvent'][]
      /**
       * Format: uint64
       * @description Always 0; nobody pays for it.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of this transaction.
       */
      hash: string
      /** @description A login provider's new keys with the validators' signature, in `observed_jwk_update`. */
      quorum_certified_update?: {
        [key: string]: unknown
      }
      /**
       * Format: hash32
       * @description Hash over all state changes of the transaction.
       */
      state_change_hash?: string
      /**
       * Format: hash32
       * @description Root of the ledger's whole state after it; null unless the transaction ends a block.
       */
      state_checkpoint_hash?: string | null
      /** @description Whether it ran to its end; what a failed one did is undone. */
      success?: boolean
      /**
       * Format: unix-micros
       * @description Time of its block.
       */
      timestamp: string
      /**
       * @description Tag of a validators' transaction.
       * @enum {string}
       */
      type: 'validator_transaction'
      /**
       * @description What they agreed on: keys of login providers, or shared keys for randomness or
       *     encryption.
       */
      validator_transaction_type?: string
      /**
       * Format: ledger-version
       * @description Ledger version that this transaction made.
       */
      version: string
      /** @description How the virtual machine ended: success, or where and why it stopped. */
      vm_status?: string
    }
    /** @description An event of one stream, with the transaction it came from. */
    VersionedEvent: {
      /** @description What the event says; its Move type decides the shape and the keys. */
      data: unknown
      /** @description Which stream of events it belongs to. */
      guid: components['schemas']['EventGuid']
      /**
       * Format: uint64
       * @description Position within the stream, from 0.
       */
      sequence_number: string
      /**
       * Format: move-type
       * @description Move type of `data`.
       */
      type: string
      /**
       * Format: ledger-version
       * @description Ledger version of the transaction that emitted it.
       */
      version: string
    }
    /** @description A module was published or upgraded. */
    WriteModule: {
      /**
       * Format: aptos-address
       * @description The account under which the module now stands.
       */
      address: string
      /** @description The module as it is after the transaction. */
      data: components['schemas']['MoveModuleBytecode']
      /**
       * Format: hash32
       * @description Hash of the storage key that was written.
       */
      state_key_hash?: string
      /**
       * @description Tag of a published module.
       * @enum {string}
       */
      type: 'write_module'
    }
    /** @description A resource was created or got a new value. */
    WriteResource: {
      /**
       * Format: aptos-address
       * @description The account or object that holds the resource.
       */
      address: string
      /** @description The resource as it is after the transaction. */
      data: components['schemas']['MoveResource']
      /**
       * Format: hash32
       * @description Hash of the storage key that was written; the resources of one object share it.
       */
      state_key_hash?: string
      /**
       * @description Tag of a written resource.
       * @enum {string}
       */
      type: 'write_resource'
    }
    /** @description How genesis came by its state, distinguished by `type`. */
    WriteSet: components['schemas']['ScriptWriteSet'] | components['schemas']['DirectWriteSet']
    /** @description One change of the ledger's state, distinguished by `type`. */
    WriteSetChange:
      | components['schemas']['DeleteModule']
      | components['schemas']['DeleteResource']
      | components['schemas']['DeleteTableItem']
      | components['schemas']['WriteModule']
      | components['schemas']['WriteResource']
      | components['schemas']['WriteTableItem']
    /** @description State that is written without a user's call; only genesis has it. */
    WriteSetPayload: {
      /**
       * @description Tag of a write set.
       * @enum {string}
       */
      type: 'write_set_payload'
      write_set: components['schemas']['WriteSet']
    }
    /** @description An entry of a table was added or got a new value. */
    WriteTableItem: {
      /**
       * @description Key and value in readable form; null unless the node indexes tables, which most do
       *     not.
       */
      data?: components['schemas']['DecodedTableData'] | null
      /**
       * Format: hex
       * @description The table, by its 32-byte handle.
       */
      handle: string
      /**
       * Format: hex
       * @description Key of the entry in binary form (BCS).
       */
      key: string
      /**
       * Format: hash32
       * @description Hash of the storage key that was written.
       */
      state_key_hash?: string
      /**
       * @description Tag of a written table entry.
       * @enum {string}
       */
      type: 'write_table_item'
      /**
       * Format: hex
       * @description New value of the entry in binary form (BCS).
       */
      value: string
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
