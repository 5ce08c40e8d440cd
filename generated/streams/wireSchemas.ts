// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

export interface components {
  schemas: {
    /** @description One parameter of a function, or one field of an event. */
    AbiInput: {
      /** @description Members of a `tuple`, in order. */
      components?: components['schemas']['AbiInput'][]
      /** @description For events: the field is a topic of the log and not part of its data. */
      indexed?: boolean
      /** @description The type as the source code names it, such as `contract IERC20`. */
      internalType?: string
      /** @description Name of the parameter, blank when the source gives none. */
      name?: string
      /** @description ABI type, such as `address`, `uint256`, `bytes32[]` or `tuple`. */
      type: string
    }
    /**
     * @description One entry of a contract's ABI: a function, an event, an error or a special function.
     *     Read as sent; which fields there are depends on the kind of entry and on the compiler
     *     that wrote it.
     */
    AbiItem: {
      /** @description True for an event whose logs do not begin with its topic. */
      anonymous?: boolean
      /** @description True for a function that only reads; written by old compilers. */
      constant?: boolean
      /** @description Estimate of the gas a call uses, as Vyper writes it. */
      gas?: number
      /** @description Parameters of the function, or fields of the event, in their order. */
      inputs?: components['schemas']['AbiInput'][]
      /** @description Name of the function, event or error, without its parameters. */
      name?: string
      /** @description What the function returns, in order. */
      outputs?: components['schemas']['AbiOutput'][]
      /** @description True for a function that takes the native currency; written by old compilers. */
      payable?: boolean
      /** @description Whether the function reads, writes or takes the native currency. */
      stateMutability?: string
      /** @description Kind of entry; a function when it is absent. */
      type?: string
    }
    /** @description One value that a function returns. */
    AbiOutput: {
      /** @description Members of a returned `tuple`, in order. */
      components?: components['schemas']['AbiOutput'][]
      /** @description The type as the source code names it, such as `struct Pool.Tick[]`. */
      internalType?: string
      /** @description Name of the returned value, blank when the source gives none. */
      name?: string
      /** @description ABI type, such as `address`, `uint256` or `tuple[]`. */
      type: string
    }
    AddAptosStreamAddressWire: components['schemas']['AptosStreamsAddAddressesResponse']
    AddBitcoinStreamAddressWire: components['schemas']['BitcoinStreamAddressesChanged']
    AddBitcoinStreamXpubWire: components['schemas']['BitcoinXpub']
    AddEvmStreamAddressWire: components['schemas']['AddressResponse']
    /** @description An address that a stream over EVM chains watches. */
    Addresses: {
      /**
       * Format: evm-address
       * @description The watched wallet or contract.
       */
      address: string
      /** @description Id of the entry in the stream's list. */
      id?: string
    }
    /** @description Addresses to add to a stream over EVM chains. */
    AddressesAdd: {
      /**
       * Format: evm-address
       * @description One address or a list of them, in any case; they are sent in checksum form.
       */
      address: string | string[]
    }
    /** @description Addresses to remove from a stream over EVM chains. */
    AddressesRemove: {
      /**
       * Format: evm-address
       * @description One address or a list of them, in any case; they are sent in lower case.
       */
      address: string | string[]
    }
    /** @description Addresses for a replacement, in which a document of the provider sees a removal. */
    AddressesReplace: {
      /**
       * Format: evm-address
       * @description One address or a list of them, in any case; they are sent in lower case.
       */
      address: string | string[]
    }
    /** @description A page of the addresses a stream watches. */
    AddressesResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The addresses of this page. */
      result: components['schemas']['Addresses'][]
      /**
       * Format: count
       * @description How many addresses the stream watches; null where the service does not count.
       */
      total?: number | null
    }
    /** @description What was added to a stream over EVM chains, or removed from it. */
    AddressResponse: {
      /**
       * Format: evm-address
       * @description The addresses that were added or removed; on the wire one text where one was given.
       */
      address: string | string[]
      /** @description The stream that was changed. */
      streamId: string
    }
    AddSolanaStreamAddressWire: components['schemas']['SolanaStreamAddressesChanged']
    /** @description A condition on the logs of one event. */
    AdvancedOptions: {
      filter?: components['schemas']['StreamsFilter']
      /** @description Delivers the transaction of every log that passes the filter. */
      includeNativeTxs?: boolean
      /** @description Signature of the event, such as `Transfer(address,address,uint256)`. */
      topic0: string
    }
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
    /** @description A coin, as its issuer describes it. */
    AptosCoin: {
      /**
       * Format: decimals
       * @description Decimal places of the coin.
       */
      decimals?: number | string
      /** @description Name that the coin gives itself; not unique. */
      name?: string
      /** @description Short name, such as `APT`; not unique. */
      symbol?: string
    }
    /** @description Coins that came into an account. */
    AptosCoinDeposit: {
      /**
       * Format: aptos-address
       * @description The account that holds them now.
       */
      address: string
      /** @description The coin that was deposited. */
      coin?: components['schemas']['AptosCoin']
      /**
       * Format: uint64
       * @description Position of the event among the account's deposits of this coin.
       */
      sequenceNumber?: string
      /**
       * Format: hash32
       * @description The transaction they came in.
       */
      txHash?: string
      /**
       * Format: uint256
       * @description How much came in, in the coin's smallest unit.
       */
      value: string
      /**
       * Format: decimal
       * @description How much came in, in whole coins.
       */
      valueWithDecimals?: string | number
    }
    /** @description Coins sent from one account to another. */
    AptosCoinTransfer: {
      /** @description The coin that was moved. */
      coin?: components['schemas']['AptosCoin']
      /**
       * Format: aptos-address
       * @description Who sent them.
       */
      from: string
      /**
       * Format: aptos-address
       * @description Who received them.
       */
      to: string
      /** @description The same as `txHash`, under its older name. */
      transaction?: string
      /**
       * Format: hash32
       * @description The transaction they were sent in; older deliveries name it `transaction`.
       */
      txHash?: string
      /**
       * Format: uint256
       * @description How much was sent, in the coin's smallest unit.
       */
      value: string
      /**
       * Format: decimal
       * @description How much was sent, in whole coins.
       */
      valueWithDecimals?: number | string
    }
    /** @description Coins that left an account. */
    AptosCoinWithdrawal: {
      /**
       * Format: aptos-address
       * @description The account that held them.
       */
      address: string
      /** @description The coin that was withdrawn. */
      coin?: components['schemas']['AptosCoin']
      /**
       * Format: uint64
       * @description Position of the event among the account's withdrawals of this coin.
       */
      sequenceNumber?: string
      /**
       * Format: hash32
       * @description The transaction they left in.
       */
      txHash?: string
      /**
       * Format: uint256
       * @description How much left, in the coin's smallest unit.
       */
      value: string
      /**
       * Format: decimal
       * @description How much left, in whole coins.
       */
      valueWithDecimals?: string | number
    }
    /** @description A stream over Aptos networks, as the service holds it. */
    AptosStream: {
      /**
       * @description Whether it watches every account, and not only those added to it.
       * @default false
       */
      allAddresses: boolean
      /**
       * Format: count
       * @description How many accounts it watches.
       */
      amountOfAddresses?: number
      /**
       * @description Whether it is a demonstration, whose deliveries go to the provider's console and not
       *     to the webhook.
       * @default false
       */
      demo: boolean
      /**
       * @description Your own words about the stream; blank where there are none.
       * @default
       */
      description: string
      /**
       * @description The types of events it watches; empty when it does not select by event.
       * @default []
       */
      events: string[]
      /**
       * @description The entry functions it watches; empty when it does not select by function.
       * @default []
       */
      functions: string[]
      /** @description Id of the stream, a UUID. */
      id: string
      /**
       * @description Whether deliveries carry changes of state.
       * @default false
       */
      includeChanges: boolean
      /**
       * @description Whether deliveries carry events.
       * @default false
       */
      includeEvents: boolean
      /**
       * @description Whether deliveries carry what the transactions called.
       * @default false
       */
      includePayload: boolean
      /**
       * Format: date-time
       * @description Since when it has been in error, UTC; null when it is not.
       */
      isErrorSince?: string | null
      /** @description The networks it watches. */
      network: string[]
      /**
       * @description Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped
       *     because too many deliveries failed or waited, `terminated` stayed in error for a day
       *     and drops its blocks.
       */
      status: string
      /**
       * @description Why it is in that status, in English; blank where nothing is to be said.
       * @default
       */
      statusMessage: string
      /**
       * @description Your own label, which every delivery repeats; blank where it has none.
       * @default
       */
      tag: string
      /** @description URL that deliveries are posted to. */
      webhookUrl: string
    }
    /** @description A new stream over Aptos networks. */
    AptosStreamCreate: {
      /**
       * @description Watches every account; needs at least one event or function to select by.
       * @default false
       */
      allAddresses: boolean
      /**
       * @description Makes it a demonstration, whose deliveries go to the provider's console and not to
       *     the webhook.
       */
      demo?: boolean
      /** @description What the stream is for, in your own words. */
      description: string
      /** @description Types of events to watch, each as `address::module::name`. */
      events?: string[]
      /** @description Entry functions to watch, each as `address::module::name`. */
      functions?: string[]
      /**
       * @description Delivers changes of state. One of the three `include` flags has to be true.
       * @default false
       */
      includeChanges: boolean
      /**
       * @description Delivers the events of the transactions.
       * @default false
       */
      includeEvents: boolean
      /**
       * @description Delivers what the transactions called, with its arguments.
       * @default false
       */
      includePayload: boolean
      /** @description The networks to watch. */
      network: string[]
      /** @description A label of your own, which every delivery repeats. */
      tag: string
      /**
       * @description URL to post deliveries to. It gets a test delivery at once, which it must answer with
       *     a 2xx status.
       */
      webhookUrl: string
    }
    /** @description Accounts to add to a stream over Aptos networks. */
    AptosStreamsAddAddressesRequest: {
      /**
       * Format: aptos-address
       * @description One account or a list of them, short or with all 64 digits.
       */
      address: string | string[]
    }
    /** @description What was added to a stream over Aptos networks. */
    AptosStreamsAddAddressesResponse: {
      /**
       * Format: aptos-address
       * @description The accounts that were added; on the wire one text where one was given.
       */
      address: string | string[]
      /** @description The stream that was changed. */
      streamId: string
    }
    /** @description Accounts to remove from a stream over Aptos networks. */
    AptosStreamsDeleteAddressesRequest: {
      /**
       * Format: aptos-address
       * @description One account or a list of them, short or with all 64 digits.
       */
      address: string | string[]
    }
    /** @description What was removed from a stream over Aptos networks. */
    AptosStreamsDeleteAddressesResponse: {
      /**
       * Format: aptos-address
       * @description The accounts that were removed; on the wire one text where one was given.
       */
      address: string | string[]
      /** @description The stream that was changed. */
      streamId: string
    }
    /** @description A page of the accounts a stream watches. */
    AptosStreamsGetAddressesResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The accounts of this page. */
      result: components['schemas']['AptosStreamsGetAddressesResponseResultItem'][]
      /**
       * Format: count
       * @description How many accounts the stream watches; null where the service does not count.
       */
      total?: number | null
    }
    /** @description An account that a stream over Aptos networks watches. */
    AptosStreamsGetAddressesResponseResultItem: {
      /**
       * Format: aptos-address
       * @description The watched account.
       */
      address: string
    }
    /** @description A page of streams over Aptos networks. */
    AptosStreamsGetAllResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The streams of this page. */
      result: components['schemas']['AptosStream'][]
      /**
       * Format: count
       * @description How many Aptos streams the account has; null where the service does not count.
       */
      total?: number | null
    }
    /** @description The status of a stream over Aptos networks after it was changed. */
    AptosStreamStatus: {
      /** @description The status the stream has now. */
      status: string
      /** @description Why it is in that status, in English. */
      statusMessage?: string
    }
    /** @description What to change of a stream over Aptos networks. Only the fields you give are sent. */
    AptosStreamUpdate: {
      /** @description Whether to watch every account. */
      allAddresses?: boolean
      /**
       * @description Whether to deliver to the provider's console and not to the webhook, as a
       *     demonstration.
       */
      demo?: boolean
      /** @description New words about the stream. */
      description?: string
      /**
       * @description The types of events to watch from now on, all of them, each as
       *     `address::module::name`.
       */
      events?: string[]
      /**
       * @description The entry functions to watch from now on, all of them, each as
       *     `address::module::name`.
       */
      functions?: string[]
      /** @description Whether to deliver changes of state. */
      includeChanges?: boolean
      /** @description Whether to deliver the events of the transactions. */
      includeEvents?: boolean
      /** @description Whether to deliver what the transactions called. */
      includePayload?: boolean
      /** @description The networks to watch from now on, all of them. */
      network?: string[]
      /** @description New label for its deliveries. */
      tag?: string
      /**
       * @description URL to post deliveries to from now on; it gets a test delivery and has to answer with
       *     a 2xx status.
       */
      webhookUrl?: string
    }
    /**
     * @description A delivery of an Aptos stream: what one block holds of interest to it. Groups the
     *     stream does not ask for are empty lists. Deliveries may be repeated or arrive out of
     *     order; there is no second one for a confirmed block.
     */
    AptosWebhook: {
      block: components['schemas']['AptosWebhookBlock']
      /**
       * @description Changes of state. Some deliveries group them in a list per transaction, which reads
       *     as one list.
       * @default []
       */
      changes: components['schemas']['AptosWebhookChanges'][]
      /**
       * @description Coins that came into an account, from `0x1::coin::DepositEvent`.
       * @default []
       */
      coinDeposits: components['schemas']['AptosCoinDeposit'][]
      /**
       * @description Coins sent with `0x1::coin::transfer` or `0x1::aptos_account::transfer`.
       * @default []
       */
      coinTransfers: components['schemas']['AptosCoinTransfer'][]
      /**
       * @description Coins that left an account, from `0x1::coin::WithdrawEvent`.
       * @default []
       */
      coinWithdrawals: components['schemas']['AptosCoinWithdrawal'][]
      /**
       * @description Events of the transactions. Some deliveries group them in a list per transaction,
       *     which reads as one list.
       * @default []
       */
      events: components['schemas']['AptosWebhookEvents'][]
      /** @description The network of the block. */
      network: string
      /**
       * @description What the transactions called.
       * @default []
       */
      payloads: components['schemas']['AptosWebhookPayloads'][]
      /**
       * Format: count
       * @description How many attempts to deliver this have failed before.
       * @default 0
       */
      retries: number
      /** @description The stream that delivers; it may be blank in a test delivery. */
      streamId: string
      /**
       * @description Label of that stream; it may be blank in a test delivery.
       * @default
       */
      tag: string
      /**
       * @description Transactions that match the stream.
       * @default []
       */
      transactions: components['schemas']['AptosWebhookTransaction'][]
    }
    /**
     * @description The block a delivery is about. Its texts may be blank in a test delivery; all but the
     *     hash then read as absent.
     */
    AptosWebhookBlock: {
      /**
       * Format: ledger-version
       * @description Version of its first transaction.
       */
      firstVersion?: string
      /** @description Hash of the block, 32 bytes of hex. It may be blank in a test delivery. */
      hash: string
      /**
       * Format: ledger-version
       * @description Version of its last transaction.
       */
      lastVersion?: string
      /**
       * Format: block-number
       * @description Height of the block.
       */
      number?: string
      /**
       * Format: unix-micros
       * @description When the block was made, UTC.
       */
      timestamp?: string
    }
    /** @description A change of state, with the fields the Aptos node gives it. */
    AptosWebhookChanges: {
      /**
       * Format: hash32
       * @description The transaction that made it.
       */
      txHash?: string
    } & {
      [key: string]: unknown
    }
    /** @description An event, with the fields the Aptos node gives it. */
    AptosWebhookEvents: {
      /**
       * Format: hash32
       * @description The transaction that raised it.
       */
      txHash?: string
    } & {
      [key: string]: unknown
    }
    /** @description What a transaction called, with the fields the Aptos node gives it. */
    AptosWebhookPayloads: {
      /**
       * Format: hash32
       * @description The transaction whose payload it is.
       */
      txHash?: string
    } & {
      [key: string]: unknown
    }
    /** @description A transaction of the block. */
    AptosWebhookTransaction: {
      /**
       * Format: hash32
       * @description Root hash of its events.
       */
      eventChangeHash?: string
      /**
       * Format: uint64
       * @description The most units of gas it may use.
       */
      gasLimit?: string
      /**
       * Format: octas
       * @description Price of one unit of gas, in octas.
       */
      gasUnitPrice?: string
      /**
       * Format: uint64
       * @description Units of gas it used.
       */
      gasUsed?: string
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      hash: string
      /**
       * Format: aptos-address
       * @description The account that sent it.
       */
      sender?: string
      /**
       * Format: hash32
       * @description Root hash of its changes of state.
       */
      stateChangeHash?: string
      /** @description Whether it succeeded; what a failed one did is undone. */
      success?: boolean
      /** @description Kind of transaction, in the words of the Aptos node. */
      type?: string
    }
    /** @description A stream over Bitcoin, as the service holds it. */
    BitcoinStream: {
      /**
       * @description Whether it watches every address, and not only those added to it.
       * @default false
       */
      allAddresses: boolean
      /**
       * Format: count
       * @description How many addresses it watches.
       */
      amountOfAddresses?: number
      /**
       * @description Whether it was made as a demonstration; what that changes is not documented.
       * @default false
       */
      demo: boolean
      /**
       * @description Your own words about the stream; blank where there are none.
       * @default
       */
      description: string
      /** @description Id of the stream, a UUID. */
      id: string
      /**
       * @description Whether deliveries carry the inputs of transactions, in `vin`.
       * @default true
       */
      includeInputs: boolean
      /**
       * @description Whether deliveries carry the outputs of transactions, in `vout`.
       * @default true
       */
      includeOutputs: boolean
      /**
       * Format: date-time
       * @description Since when it has been in error, UTC; null when it is not. A day later it is
       *     terminated.
       */
      isErrorSince?: string | null
      /** @description The networks it watches. */
      network: string[]
      /**
       * @description Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped
       *     because too many deliveries failed or waited, `terminated` stayed in error for a day
       *     and drops its blocks.
       */
      status: string
      /**
       * @description Why it is in that status, in English; blank where nothing is to be said.
       * @default
       */
      statusMessage: string
      /**
       * @description Your own label, which every delivery repeats; blank where it has none.
       * @default
       */
      tag: string
      /**
       * Format: date-time
       * @description When the stream was last changed, UTC.
       */
      updatedAt?: string
      /** @description URL that deliveries are posted to. */
      webhookUrl: string
    }
    /** @description An address that a stream over Bitcoin watches. */
    BitcoinStreamAddress: {
      /**
       * Format: bitcoin-address
       * @description The watched address.
       */
      address: string
    }
    /** @description Addresses to add to a stream over Bitcoin. */
    BitcoinStreamAddressesAdd: {
      /**
       * Format: bitcoin-address
       * @description One address or a list of them, base58 or bech32.
       */
      address: string | string[]
    }
    /** @description What was added to a stream over Bitcoin, or removed from it. */
    BitcoinStreamAddressesChanged: {
      /**
       * Format: bitcoin-address
       * @description The addresses that were added or removed; on the wire one text where one was given.
       */
      address: string | string[]
      /** @description The stream that was changed. */
      streamId: string
    }
    /** @description Addresses to remove from a stream over Bitcoin. */
    BitcoinStreamAddressesRemove: {
      /**
       * Format: bitcoin-address
       * @description One address or a list of them, base58 or bech32.
       */
      address: string | string[]
    }
    /** @description A page of the addresses a stream watches. */
    BitcoinStreamAddressesResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The addresses of this page. */
      result: components['schemas']['BitcoinStreamAddress'][]
      /**
       * Format: count
       * @description How many addresses the stream watches; null where the service does not count.
       */
      total?: number | null
    }
    /** @description The filters of an imagined stream over Bitcoin, with the addresses it would watch. */
    BitcoinStreamBlockFilters: {
      /** @description Addresses to match. Extended public keys are not taken here. */
      addresses?: string[]
      /** @description Whether every address matches. */
      allAddresses?: boolean
      /** @description Whether to show the inputs of transactions, in `vin`. */
      includeInputs?: boolean
      /** @description Whether to show the outputs of transactions, in `vout`. */
      includeOutputs?: boolean
      /** @description The label that the delivery repeats. */
      tag?: string
    }
    /** @description A new stream over Bitcoin. */
    BitcoinStreamCreate: {
      /**
       * @description Watches every address. Otherwise addresses are added one by one or as lists.
       * @default false
       */
      allAddresses: boolean
      /** @description Marks the stream as a demonstration; what that changes is not documented. */
      demo?: boolean
      /** @description What the stream is for, in your own words. */
      description: string
      /** @description Delivers the inputs of transactions, in `vin`. Default: true. */
      includeInputs?: boolean
      /** @description Delivers the outputs of transactions, in `vout`. Default: true. */
      includeOutputs?: boolean
      /**
       * @description The networks to watch. The provider's document has `testnet` too, its guides only
       *     `mainnet`.
       */
      network: ('mainnet' | 'testnet')[]
      /**
       * @description A label of your own, which every delivery repeats. The service requires it; it may be
       *     blank.
       */
      tag: string
      /**
       * @description URL to post deliveries to. It gets a test delivery at once, which it must answer with
       *     a 2xx status.
       */
      webhookUrl: string
    }
    /** @description A page of streams over Bitcoin. */
    BitcoinStreamsResponse: {
      /**
       * @description Where the next page starts; null or absent on the last one. The provider's document
       *     has no cursor here, so expect none.
       */
      cursor?: string | null
      /** @description The streams of this page. */
      result: components['schemas']['BitcoinStream'][]
      /**
       * Format: count
       * @description How many Bitcoin streams the account has; null where the service does not count.
       */
      total?: number | null
    }
    /** @description The status of a stream over Bitcoin after it was changed. */
    BitcoinStreamStatus: {
      /** @description The status the stream has now. */
      status: string
      /**
       * @description Why it is in that status, in English; blank where nothing is to be said.
       * @default
       */
      statusMessage: string
    }
    /** @description What to change of a stream over Bitcoin. Only the fields you give are sent. */
    BitcoinStreamUpdate: {
      /** @description Whether to watch every address. */
      allAddresses?: boolean
      /** @description Whether the stream counts as a demonstration; what that changes is not documented. */
      demo?: boolean
      /** @description New words about the stream. */
      description?: string
      /** @description Whether to deliver the inputs of transactions, in `vin`. */
      includeInputs?: boolean
      /** @description Whether to deliver the outputs of transactions, in `vout`. */
      includeOutputs?: boolean
      /** @description The networks to watch from now on, all of them. */
      network?: ('mainnet' | 'testnet')[]
      /** @description New label for its deliveries. */
      tag?: string
      /**
       * @description URL to post deliveries to from now on; it gets a test delivery and has to answer with
       *     a 2xx status.
       */
      webhookUrl?: string
    }
    /**
     * @description A delivery of a Bitcoin stream: the transactions of one block, or of the mempool,
     *     that match it. A transaction may come three times, from the mempool, as its block is
     *     mined, and once the block is confirmed; any of them may come first, be missing or be
     *     repeated. The provider describes it and prints examples; none has been recorded.
     */
    BitcoinWebhook: {
      block: components['schemas']['BitcoinWebhookBlock']
      /**
       * @description The chain, `btc-mainnet`.
       * @default
       */
      chainId: string
      /**
       * @description False in the mempool and for a block that was just mined and may still vanish, true
       *     once two more blocks follow it. True in the test delivery.
       * @default false
       */
      confirmed: boolean
      /**
       * @description The network of the block.
       * @default
       */
      network: string
      /**
       * Format: count
       * @description How many attempts to deliver this have failed before.
       * @default 0
       */
      retries: number | string
      /** @description The stream that delivers; blank in the test delivery. */
      streamId: string
      /**
       * @description Label of that stream; blank in the test delivery.
       * @default
       */
      tag: string
      /**
       * @description Transactions that match the stream. One that pays two of its addresses is listed
       *     once.
       * @default []
       */
      transactions: components['schemas']['BitcoinWebhookTransaction'][]
    }
    /** @description The block a delivery is about. In the mempool, only its hash means something. */
    BitcoinWebhookBlock: {
      /** @description How much harder it was than the easiest block, a decimal number. */
      difficulty?: string
      /**
       * @description Hash of the block, 64 digits of hex; `mempool` for transactions that are in no block
       *     yet.
       */
      hash: string
      /**
       * Format: block-number
       * @description Number of the block; 0 in the mempool.
       */
      height?: string | number
      /** @description Root of the transactions. */
      merkleroot?: string
      /**
       * Format: count
       * @description How many transactions it has.
       */
      nTx?: string | number
      /** @description Hash of the block before it; null where it is not known. */
      previousblockhash?: string | null
      /**
       * Format: count
       * @description Size of the block, in bytes.
       */
      size?: string | number
      /**
       * Format: unix-seconds
       * @description When the block was made, UTC.
       */
      timestamp?: string | number
      /**
       * Format: count
       * @description Weight of the block, in weight units.
       */
      weight?: string | number
    }
    /**
     * @description What a transaction spends: an output of an earlier one. Its value and addresses are
     *     known in the mempool only.
     */
    BitcoinWebhookInput: {
      /** @description Whose it was; null where it is not known, as in blocks. */
      address?: string | null
      /** @description Whose it was; null where it is not known, as in blocks. */
      addresses?: string[] | null
      /**
       * @description What the miner wrote where new coins are made, in hex without 0x; null in every other
       *     input.
       */
      coinbase?: string | null
      /** @description The script that unlocks it, in hex without 0x; null if it is not known. */
      scriptSigHex?: string | null
      /**
       * Format: index
       * @description Sequence number; below 4294967294 the transaction says that it may be replaced. Null
       *     if it is not known.
       */
      sequence?: number | string | null
      /** @description The transaction whose output is spent; null where new coins are made. */
      txid?: string | null
      /** @description The witnesses that unlock it; null if there are none. */
      txinwitness?: string[] | null
      /**
       * Format: bitcoin
       * @description How much, in satoshi; null where it is not known, as in blocks.
       */
      value?: string | number | null
      /**
       * Format: index
       * @description Position of that output; null where new coins are made.
       */
      vout?: number | string | null
    }
    /** @description What a transaction pays. */
    BitcoinWebhookOutput: {
      /**
       * Format: index
       * @description Position among the outputs.
       */
      n?: number | string
      /** @description The script that locks the output, in the words of some pages of the provider. */
      scriptPubKey?: components['schemas']['BitcoinWebhookScript']
      /** @description Who gets it; null where its script names no address. */
      scriptPubKeyAddress?: string | null
      /**
       * @description Who gets it; several for an output that several keys share, null where its script
       *     names no address.
       */
      scriptPubKeyAddresses?: string[] | null
      /** @description The script that locks it, in hex without 0x; null if it is not known. */
      scriptPubKeyHex?: string | null
      /** @description Kind of its script, such as `witness_v0_keyhash`; null where it is not known. */
      scriptPubKeyType?: string | null
      /**
       * Format: bitcoin
       * @description How much, in satoshi.
       */
      value?: number | string
    }
    /** @description The script that locks an output, in the words of some pages of the provider. */
    BitcoinWebhookScript: {
      /** @description Who gets it; null where the script names no address. */
      address?: string | null
      /** @description The script, in hex without 0x; null if it is not known. */
      hex?: string | null
      /** @description Kind of the script, such as `witness_v0_keyhash`; null where it is not known. */
      type?: string | null
    }
    /** @description A transaction of the block or the mempool. */
    BitcoinWebhookTransaction: {
      /** @description Hash of its block. */
      blockHash?: string
      /**
       * Format: block-number
       * @description Number of its block.
       */
      blockNumber?: number | string
      /**
       * Format: unix-seconds
       * @description When its block was made, UTC.
       */
      blockTimestamp?: string | number
      /** @description Hash of the transaction with its witnesses; the same as `txid` where it has none. */
      hash?: string
      /**
       * Format: count
       * @description How many inputs it has.
       */
      inputCount?: number | string
      /**
       * @description Always false on the wire.
       * @default false
       */
      isCoinbase: boolean
      /**
       * Format: index
       * @description Block or time before which it is not valid.
       */
      locktime?: number | string
      /**
       * Format: count
       * @description How many outputs it has.
       */
      outputCount?: number | string
      /**
       * Format: count
       * @description Size of the transaction, in bytes.
       */
      size?: number | string
      /**
       * Format: unix-seconds
       * @description Time of the transaction, UTC; the provider does not say which one it is.
       */
      timestamp?: number | string
      /** @description Identifies it: its hash without witnesses, 64 digits of hex. */
      txid: string
      /**
       * Format: index
       * @description Version of its format.
       */
      version?: number | string
      /**
       * @description What it spends. Empty where the stream does not include inputs.
       * @default []
       */
      vin: components['schemas']['BitcoinWebhookInput'][]
      /**
       * @description What it pays. Empty where the stream does not include outputs.
       * @default []
       */
      vout: components['schemas']['BitcoinWebhookOutput'][]
      /**
       * Format: count
       * @description Size of the transaction, in virtual bytes.
       */
      vsize?: number | string
      /**
       * Format: count
       * @description Weight of the transaction, in weight units.
       */
      weight?: number | string
    }
    /** @description An extended public key that a stream over Bitcoin watches. */
    BitcoinXpub: {
      /**
       * Format: date-time
       * @description When it was added, UTC.
       */
      createdAt?: string
      /** @description Id of the key in the stream; removing it needs this. */
      id: string
      /** @description The stream that watches it. */
      streamId?: string
      /**
       * Format: date-time
       * @description When the entry was last changed, UTC.
       */
      updatedAt?: string
      /**
       * Format: xpub
       * @description The extended public key, which is kept out of messages and logs.
       */
      xpub: string
    }
    /** @description An extended public key to add to a stream over Bitcoin. */
    BitcoinXpubAdd: {
      /**
       * Format: xpub
       * @description The extended public key, `xpub…`. It shows all addresses of its wallet, so it is kept
       *     out of messages and logs.
       */
      xpub: string
    }
    /** @description A page of the extended public keys a stream watches. */
    BitcoinXpubsResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The keys of this page. */
      result: components['schemas']['BitcoinXpub'][]
      /**
       * Format: count
       * @description How many keys the stream watches; null where the service does not count.
       */
      total?: number | null
    }
    CreateAptosStreamWire: components['schemas']['AptosStream']
    CreateBitcoinStreamWire: components['schemas']['BitcoinStream']
    CreateEvmStreamWire: components['schemas']['StreamsModel']
    CreateSolanaStreamWire: components['schemas']['SolanaStream']
    DeleteAptosStreamAddressWire: components['schemas']['AptosStreamsDeleteAddressesResponse']
    /** @description True when the stream was deleted. */
    DeleteAptosStreamWire: boolean
    DeleteBitcoinStreamAddressWire: components['schemas']['BitcoinStreamAddressesChanged']
    /** @description True when the stream was deleted. */
    DeleteBitcoinStreamWire: boolean
    /** @description True when the key was removed. */
    DeleteBitcoinStreamXpubWire: boolean
    DeleteEvmStreamAddressWire: components['schemas']['AddressResponse']
    DeleteEvmStreamWire: components['schemas']['StreamsModel']
    DeleteSolanaStreamAddressWire: components['schemas']['SolanaStreamAddressesChanged']
    /** @description True when the stream was deleted. */
    DeleteSolanaStreamWire: boolean
    DuplicateEvmStreamWire: components['schemas']['StreamsModel']
    /**
     * @description The filters of an imagined stream over an EVM chain, with the addresses it would
     *     watch.
     */
    EvmStreamBlockFilters: {
      /** @description ABI of the events to match. */
      abi?: components['schemas']['AbiItem'][] | null
      /** @description Addresses to match. */
      addresses?: string[]
      /** @description Conditions per event, so that only some of its logs match. */
      advancedOptions?: components['schemas']['AdvancedOptions'][] | null
      /** @description Whether every address matches. */
      allAddresses?: boolean
      /** @description Whether to leave out records of contracts that the service considers spam. */
      filterPossibleSpamAddresses?: boolean
      /**
       * @description Whether to show all logs of a transaction as soon as one of them matches; needs
       *     `includeNativeTxs` or `includeContractLogs`, and the Pro plan.
       */
      includeAllTxLogs?: boolean
      /** @description Whether to show the logs of contracts, in `logs`. */
      includeContractLogs?: boolean
      /** @description Whether to show internal transactions, in `txsInternal`. */
      includeInternalTxs?: boolean
      /** @description Whether to show the transactions themselves, in `txs`. */
      includeNativeTxs?: boolean
      /** @description The label that the delivery repeats. */
      tag?: string
      /**
       * @description Events to match, by signatures such as `Transfer(address,address,uint256)`; they need
       *     `abi` and `includeContractLogs`.
       */
      topic0?: string[] | null
    }
    GetAptosStreamAddressesWire: components['schemas']['AptosStreamsGetAddressesResponse']
    GetAptosStreamsWire: components['schemas']['AptosStreamsGetAllResponse']
    GetAptosStreamWire: components['schemas']['AptosStream']
    GetBitcoinStreamAddressesWire: components['schemas']['BitcoinStreamAddressesResponse']
    GetBitcoinStreamBlockWire: components['schemas']['BitcoinWebhook']
    GetBitcoinStreamsWire: components['schemas']['BitcoinStreamsResponse']
    GetBitcoinStreamWire: components['schemas']['BitcoinStream']
    GetBitcoinStreamXpubsWire: components['schemas']['BitcoinXpubsResponse']
    GetEvmStreamAddressesWire: components['schemas']['AddressesResponse']
    GetEvmStreamBlockWire: components['schemas']['Webhook']
    GetEvmStreamsWire: components['schemas']['StreamsResponse']
    GetEvmStreamWire: components['schemas']['StreamsModel']
    GetHistoryWire: components['schemas']['HistoryResponse']
    GetLogsWire: components['schemas']['WebhookDeliveryLogsResponse']
    /** @description Asks for native balances of the addresses in the records of one kind. */
    GetNativeBalances: {
      /** @description Which addresses of the record to read the balance of, by selectors such as `$from`. */
      selectors: string[]
      /** @description Kind of record that the selectors read. */
      type: string
    }
    GetSettingsWire: components['schemas']['SettingsModel']
    GetSolanaStreamAddressesWire: components['schemas']['SolanaStreamAddressesResponse']
    GetSolanaStreamBlockWire: components['schemas']['SolanaWebhook']
    GetSolanaStreamsWire: components['schemas']['SolanaStreamsResponse']
    GetSolanaStreamWire: components['schemas']['SolanaStream']
    GetStatsByIdWire: components['schemas']['UsageStatsModel']
    GetStatsWire: components['schemas']['UsageStatsModel']
    /** @description A delivery that your webhook did not take. */
    HistoryModel: {
      /**
       * Format: date-time
       * @description When the delivery failed, UTC.
       */
      date: string
      /**
       * @description Why it failed, such as the status your webhook answered; blank where none was
       *     recorded.
       * @default
       */
      errorMessage: string
      /** @description Id of the failed delivery; replaying it needs this. */
      id: string
      /**
       * @description What was to be delivered, without the transfers and approvals that are read from the
       *     logs. Absent when the list was asked for without payloads. The provider documents
       *     payloads of EVM streams alone.
       */
      payload?: components['schemas']['WebhookUnparsed'] | components['schemas']['AptosWebhook']
      /** @description The stream it belongs to. */
      streamId: string
      /**
       * @description Label of that stream; blank where it has none.
       * @default
       */
      tag: string
      /** @description The delivery in short; null where the service has kept none. */
      tinyPayload: components['schemas']['TinyPayload'] | null
      /** @description URL it was posted to. */
      webhookUrl: string
    }
    /** @description A page of deliveries that failed. */
    HistoryResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The failed deliveries of this page. */
      result: components['schemas']['HistoryModel'][]
      /**
       * Format: count
       * @description How many failed deliveries are kept; null where the service does not count.
       */
      total?: number | null
    }
    ReplaceEvmStreamAddressWire: components['schemas']['AddressResponse']
    ReplayHistoryWire: components['schemas']['HistoryModel']
    /** @description Nothing. */
    SendBitcoinStreamBlockWire: null
    /** @description Nothing. */
    SendEvmStreamBlockWire: null
    /** @description Nothing. */
    SendSolanaStreamBlockWire: null
    SetSettingsWire: components['schemas']['SettingsModel']
    /** @description Settings that hold for all streams of the account. */
    SettingsModel: {
      /** @description Where the service runs your streams and posts from; absent until it is chosen. */
      region?: string
      /**
       * @description The secret that signs deliveries. Whoever has it can forge one, so keep it out of
       *     logs.
       */
      secretKey?: string
    }
    /** @description Settings to change. Only the fields you give are sent. */
    SettingsModelUpdate: {
      /**
       * @description Where to run the streams and post from; the closest to your webhook is the fastest.
       * @enum {string}
       */
      region?: 'us-east-1' | 'us-west-2' | 'eu-central-1' | 'ap-southeast-1'
      /** @description The new secret that signs deliveries. Let your webhook take both while it changes. */
      secretKey?: string
    }
    /** @description A stream over Solana, as the service holds it. */
    SolanaStream: {
      /**
       * @description Whether it watches every account, and not only those added to it.
       * @default false
       */
      allAddresses: boolean
      /**
       * Format: count
       * @description How many accounts it watches.
       */
      amountOfAddresses?: number
      /**
       * @description Your own words about the stream; blank where there are none.
       * @default
       */
      description: string
      /** @description Id of the stream, a UUID. */
      id: string
      /**
       * Format: date-time
       * @description Since when it has been in error, UTC; null when it is not. A day later it is
       *     terminated.
       */
      isErrorSince?: string | null
      /**
       * @description The tokens whose transactions it delivers, by mint; empty where it names none.
       * @default []
       */
      mintAddresses: string[]
      /** @description The networks it watches. */
      network: string[]
      /**
       * @description The programs whose transactions it delivers; empty where it names none.
       * @default []
       */
      programIds: string[]
      /**
       * @description Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped
       *     because too many deliveries failed or waited, `terminated` stayed in error for a day
       *     and drops its blocks.
       */
      status: string
      /**
       * @description Why it is in that status, in English; blank where nothing is to be said.
       * @default
       */
      statusMessage: string
      /**
       * @description Your own label, which every delivery repeats; blank where it has none.
       * @default
       */
      tag: string
      /**
       * Format: date-time
       * @description When the stream was last changed, UTC.
       */
      updatedAt?: string
      /** @description URL that deliveries are posted to. */
      webhookUrl: string
    }
    /** @description An account that a stream over Solana watches. */
    SolanaStreamAddress: {
      /**
       * Format: solana-address
       * @description The watched account.
       */
      address: string
    }
    /** @description Accounts to add to a stream over Solana. */
    SolanaStreamAddressesAdd: {
      /**
       * Format: solana-address
       * @description One account or a list of them, 32 bytes of base58.
       */
      address: string | string[]
    }
    /** @description What was added to a stream over Solana, or removed from it. */
    SolanaStreamAddressesChanged: {
      /**
       * Format: solana-address
       * @description The accounts that were added or removed; on the wire one text where one was given.
       */
      address: string | string[]
      /** @description The stream that was changed. */
      streamId: string
    }
    /** @description Accounts to remove from a stream over Solana. */
    SolanaStreamAddressesRemove: {
      /**
       * Format: solana-address
       * @description One account or a list of them, 32 bytes of base58.
       */
      address: string | string[]
    }
    /** @description A page of the accounts a stream watches. */
    SolanaStreamAddressesResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The accounts of this page. */
      result: components['schemas']['SolanaStreamAddress'][]
      /**
       * Format: count
       * @description How many accounts the stream watches; null where the service does not count.
       */
      total?: number | null
    }
    /** @description The filters of an imagined stream over Solana, with the accounts it would watch. */
    SolanaStreamBlockFilters: {
      /** @description Accounts to match, wherever they are among the accounts of a transaction. */
      addresses?: string[]
      /** @description Whether every account matches. */
      allAddresses?: boolean
      /** @description Tokens to match, by mint. */
      mintAddresses?: string[]
      /** @description Programs to match. */
      programIds?: string[]
      /** @description The label that the delivery repeats. */
      tag?: string
    }
    /** @description A new stream over Solana. */
    SolanaStreamCreate: {
      /**
       * @description Watches every account. Otherwise accounts are added one by one or as lists.
       * @default false
       */
      allAddresses: boolean
      /** @description What the stream is for, in your own words. */
      description: string
      /** @description Tokens whose transactions to deliver, by mint. */
      mintAddresses?: string[]
      /**
       * @description The networks to watch. The provider's document has `devnet` too, its guides only
       *     `mainnet`.
       */
      network: ('mainnet' | 'devnet')[]
      /** @description Programs whose transactions to deliver. */
      programIds?: string[]
      /**
       * @description A label of your own, which every delivery repeats. The service requires it; it may be
       *     blank.
       */
      tag: string
      /**
       * @description URL to post deliveries to. It gets a test delivery at once, which it must answer with
       *     a 2xx status.
       */
      webhookUrl: string
    }
    /** @description A page of streams over Solana. */
    SolanaStreamsResponse: {
      /**
       * @description Where the next page starts; null or absent on the last one. The provider's document
       *     has no cursor here, so expect none.
       */
      cursor?: string | null
      /** @description The streams of this page. */
      result: components['schemas']['SolanaStream'][]
      /**
       * Format: count
       * @description How many Solana streams the account has; null where the service does not count.
       */
      total?: number | null
    }
    /** @description The status of a stream over Solana after it was changed. */
    SolanaStreamStatus: {
      /** @description The status the stream has now. */
      status: string
      /**
       * @description Why it is in that status, in English; blank where nothing is to be said.
       * @default
       */
      statusMessage: string
    }
    /** @description What to change of a stream over Solana. Only the fields you give are sent. */
    SolanaStreamUpdate: {
      /** @description Whether to watch every account. */
      allAddresses?: boolean
      /** @description New words about the stream. */
      description?: string
      /** @description The tokens to watch from now on by mint, all of them. */
      mintAddresses?: string[]
      /** @description The networks to watch from now on, all of them. */
      network?: ('mainnet' | 'devnet')[]
      /** @description The programs to watch from now on, all of them. */
      programIds?: string[]
      /** @description New label for its deliveries. */
      tag?: string
      /**
       * @description URL to post deliveries to from now on; it gets a test delivery and has to answer with
       *     a 2xx status.
       */
      webhookUrl?: string
    }
    /**
     * @description A delivery of a Solana stream: the transactions of one slot that match it, failed
     *     ones too. Every slot comes twice, first as it is produced and again once it is
     *     confirmed, and deliveries may be repeated or arrive out of order. The provider
     *     describes it and prints an example; none has been recorded.
     */
    SolanaWebhook: {
      block: components['schemas']['SolanaWebhookBlock']
      /**
       * @description The chain, `solana_mainnet`.
       * @default
       */
      chainId: string
      /**
       * @description False for a slot that was just produced and may still be dropped, true once 100 slots
       *     follow it. True in the test delivery.
       * @default false
       */
      confirmed: boolean
      /**
       * @description The network of the slot.
       * @default
       */
      network: string
      /**
       * Format: count
       * @description How many attempts to deliver this have failed before.
       * @default 0
       */
      retries: number | string
      /** @description The stream that delivers; blank in the test delivery. */
      streamId: string
      /**
       * @description Label of that stream; blank in the test delivery.
       * @default
       */
      tag: string
      /**
       * @description Transactions that match the stream. One that matches several of its addresses is
       *     listed once.
       * @default []
       */
      transactions: components['schemas']['SolanaWebhookTransaction'][]
    }
    /** @description The slot a delivery is about, and its block. */
    SolanaWebhookBlock: {
      /** @description Hash of the block, in base58. */
      blockHash?: string
      /**
       * Format: uint64
       * @description Number of the block. It is lower than the slot, because slots may stay empty; null
       *     where it is not known.
       */
      blockHeight?: string | number | null
      /**
       * Format: unix-seconds
       * @description When the block was produced, UTC; null where it is not known.
       */
      blockTime?: number | string | null
      /**
       * Format: uint64
       * @description Slot of the block before it.
       */
      parentSlot?: string | number
      /** @description Hash of the block before it, in base58. */
      previousBlockHash?: string
      /**
       * Format: block-number
       * @description Number of the slot.
       */
      slot: string | number
    }
    /** @description An instruction of a transaction. */
    SolanaWebhookInstruction: {
      /** @description The accounts it passes; null where they are not known. */
      accounts?: string[] | null
      /** @description What it passes to the program, in base58; null where it is not known. */
      data?: string | null
      /** @description The program it calls. */
      programId?: string
    }
    /**
     * @description A transaction of the slot. Changes of native balances (SOL) are not in it: the
     *     service sends balances of tokens only.
     */
    SolanaWebhookTransaction: {
      /**
       * @description Every account it names, programs included. Balances refer to them by position.
       * @default []
       */
      accountKeys: string[]
      /**
       * Format: unix-seconds
       * @description When its block was produced, UTC; null where it is not known.
       */
      blockTime?: number | string | null
      /**
       * @description Why it failed, as the node says it: an object or a text. Null for a transaction that
       *     succeeded.
       */
      err?: unknown
      /**
       * Format: lamports
       * @description What it cost, in lamports.
       */
      fee?: string | number
      /**
       * @description Instructions that its instructions called, as the node writes them; null where they
       *     are not known.
       */
      innerInstructions?: unknown[] | null
      /**
       * @description Instructions of the transaction, in their order.
       * @default []
       */
      instructions: components['schemas']['SolanaWebhookInstruction'][]
      /** @description Balances of tokens after it, as the node writes them; null where they are not known. */
      postTokenBalances?: unknown[] | null
      /** @description Balances of tokens before it, as the node writes them; null where they are not known. */
      preTokenBalances?: unknown[] | null
      /** @description First signature of the transaction, which identifies it, in base58. */
      signature: string
      /**
       * Format: block-number
       * @description Number of its slot.
       */
      slot?: string | number
    }
    /**
     * @description A tree of conditions with one operator as its only key. `and` and `or` take a list of
     *     two or more filters; `eq`, `ne`, `lt`, `gt`, `lte` and `gte` take a list of a field's
     *     name and a value; `in` and `nin` take a field's name and a list of values. Fields are
     *     those of the event in the stream's ABI; `moralis_streams_contract_address`,
     *     `moralis_streams_chain_id` and `moralis_streams_possibleSpam` stand for the contract,
     *     the chain and the suspicion of spam. Amounts are decimal text.
     */
    StreamsFilter: {
      [key: string]: unknown
    }
    /** @description A stream over EVM chains, as the service holds it. */
    StreamsModel: {
      /** @description ABI of the events it watches, as it was given; null when none was. */
      abi?: components['schemas']['AbiItem'][] | null
      /** @description Conditions per event; null where there are none. */
      advancedOptions?: components['schemas']['AdvancedOptions'][] | null
      /**
       * @description Whether it watches every address of its chains, and not only those added to it.
       * @default false
       */
      allAddresses: boolean
      /**
       * Format: count
       * @description How many addresses it watches.
       */
      amountOfAddresses?: number
      /** @description The chains it watches. */
      chainIds: string[]
      /** @description Whether it was made as a demonstration; what that changes is not documented. */
      demo?: boolean
      /**
       * @description Your own words about the stream; blank where there are none.
       * @default
       */
      description: string
      /** @description Whether records of contracts that the service considers spam are left out. */
      filterPossibleSpamAddresses?: boolean
      /**
       * @description Whose native balances deliveries carry as well.
       * @default []
       */
      getNativeBalances: components['schemas']['GetNativeBalances'][]
      /** @description Id of the stream, a UUID. */
      id: string
      /**
       * @description Whether deliveries carry all logs of a transaction as soon as one of them matches.
       * @default false
       */
      includeAllTxLogs: boolean
      /**
       * @description Whether deliveries carry the logs of watched contracts, in `logs`.
       * @default false
       */
      includeContractLogs: boolean
      /**
       * @description Whether deliveries carry internal transactions, in `txsInternal`.
       * @default false
       */
      includeInternalTxs: boolean
      /**
       * @description Whether deliveries carry the transactions themselves, in `txs`.
       * @default false
       */
      includeNativeTxs: boolean
      /**
       * @description Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped
       *     because too many deliveries failed or waited, `terminated` stayed in error for a day
       *     and drops its blocks.
       */
      status: string
      /**
       * @description Why it is in that status, in English; blank where nothing is to be said.
       * @default
       */
      statusMessage: string
      /**
       * @description Your own label, which every delivery repeats; blank where it has none.
       * @default
       */
      tag: string
      /**
       * @description The events it watches, each by its signature or the hash of that; null where it names
       *     none.
       */
      topic0?: string[] | null
      /**
       * @description Contract calls made for every matching record, whose results come with it; null where
       *     there are none.
       */
      triggers?: components['schemas']['StreamsTrigger'][] | null
      /**
       * Format: date-time
       * @description When the stream was last changed, UTC.
       */
      updatedAt?: string
      /** @description URL that deliveries are posted to. */
      webhookUrl: string
    }
    /** @description A new stream over EVM chains. */
    StreamsModelCreate: {
      /** @description ABI of the events to watch; deliveries repeat it, so that their logs can be decoded. */
      abi?: components['schemas']['AbiItem'][] | null
      /** @description Conditions per event, so that only some of its logs are delivered. */
      advancedOptions?: components['schemas']['AdvancedOptions'][] | null
      /**
       * @description Watches every address of the chains. Otherwise addresses are added one by one or as
       *     lists.
       * @default false
       */
      allAddresses: boolean
      /** @description The chains to watch. */
      chainIds: string[]
      /** @description Marks the stream as a demonstration; what that changes is not documented. */
      demo?: boolean
      /** @description What the stream is for, in your own words. */
      description: string
      /** @description Leaves out records of contracts that the service considers spam. */
      filterPossibleSpamAddresses?: boolean
      /** @description Whose native balances to deliver as well. */
      getNativeBalances?: components['schemas']['GetNativeBalances'][]
      /**
       * @description Delivers all logs of a transaction as soon as one of them matches; needs
       *     `includeNativeTxs` or `includeContractLogs`, and the Pro plan.
       * @default false
       */
      includeAllTxLogs: boolean
      /**
       * @description Delivers the logs of watched contracts, in `logs`.
       * @default false
       */
      includeContractLogs: boolean
      /**
       * @description Delivers internal transactions, in `txsInternal`.
       * @default false
       */
      includeInternalTxs: boolean
      /**
       * @description Delivers the transactions themselves, in `txs`.
       * @default false
       */
      includeNativeTxs: boolean
      /** @description A label of your own, which every delivery repeats. Default: none. */
      tag?: string
      /**
       * @description Events to watch, by signatures such as `Transfer(address,address,uint256)`; they need
       *     `abi` and `includeContractLogs`.
       */
      topic0?: string[] | null
      /** @description Contract calls to make for every matching record. */
      triggers?: components['schemas']['StreamsTrigger'][] | null
      /**
       * @description URL to post deliveries to. It gets a test delivery at once, which it must answer with
       *     a 2xx status.
       */
      webhookUrl: string
    }
    /** @description What to change of a stream over EVM chains. Only the fields you give are sent. */
    StreamsModelUpdate: {
      /** @description New ABI of the events to watch. */
      abi?: components['schemas']['AbiItem'][] | null
      /** @description New conditions per event, in place of the old ones. */
      advancedOptions?: components['schemas']['AdvancedOptions'][] | null
      /** @description Whether to watch every address of the chains. */
      allAddresses?: boolean
      /** @description The chains to watch from now on, all of them. */
      chainIds?: string[]
      /** @description Whether the stream counts as a demonstration; what that changes is not documented. */
      demo?: boolean
      /** @description New words about the stream. */
      description?: string
      /** @description Whether to leave out records of contracts that the service considers spam. */
      filterPossibleSpamAddresses?: boolean
      /** @description Whose native balances to deliver as well from now on. */
      getNativeBalances?: components['schemas']['GetNativeBalances'][]
      /**
       * @description Whether to deliver all logs of a transaction as soon as one of them matches; needs
       *     the Pro plan.
       */
      includeAllTxLogs?: boolean
      /** @description Whether to deliver the logs of watched contracts, in `logs`. */
      includeContractLogs?: boolean
      /** @description Whether to deliver internal transactions, in `txsInternal`. */
      includeInternalTxs?: boolean
      /** @description Whether to deliver the transactions themselves, in `txs`. */
      includeNativeTxs?: boolean
      /** @description New label for its deliveries. */
      tag?: string
      /**
       * @description All events to watch from now on, by signatures such as
       *     `Transfer(address,address,uint256)`.
       */
      topic0?: string[] | null
      /** @description New contract calls, in place of the old ones. */
      triggers?: components['schemas']['StreamsTrigger'][] | null
      /**
       * @description URL to post deliveries to from now on; it gets a test delivery and has to answer with
       *     a 2xx status.
       */
      webhookUrl?: string
    }
    /** @description A page of streams over EVM chains. */
    StreamsResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The streams of this page. */
      result: components['schemas']['StreamsModel'][]
      /**
       * Format: count
       * @description How many EVM streams the account has; null where the service does not count.
       */
      total?: number | null
    }
    /** @description The status to give a stream. */
    StreamsStatusUpdate: {
      /**
       * @description `active` delivers, `paused` stops. The service sets `error` and `terminated` by
       *     itself; writing them is allowed and hardly ever sensible.
       * @enum {string}
       */
      status: 'active' | 'paused' | 'error' | 'terminated'
    }
    /**
     * @description A contract call that the service makes for every record of a kind; its result comes
     *     with the record. `functionAbi` is the one function to call, and it has to be `view`
     *     or `pure`.
     */
    StreamsTrigger: {
      /**
       * Format: evm-address-or-selector
       * @description The account to call as, or a selector such as `$from` that takes it from the record.
       */
      callFrom?: string
      /**
       * Format: evm-address-or-selector
       * @description The contract to call, or a selector such as `$contract` that takes it from the
       *     record.
       */
      contractAddress: string
      /** @description The function to call, which is `view` or `pure`, as its ABI declares it. */
      functionAbi: components['schemas']['AbiItem']
      /**
       * @description Arguments in the order of the function's parameters. A text that starts with `$` is a
       *     selector and takes the record's field; structs are lists.
       */
      inputs?: unknown[]
      /** @description With `log` only, the signature of the event whose logs make the call. */
      topic0?: string
      /** @description Kind of record to make the call for. */
      type: string
    }
    /** @description A delivery in short, without what it carried. */
    TinyPayload: {
      /**
       * Format: block-number
       * @description Number of the delivered block; absent for the test delivery.
       */
      block?: string
      /**
       * @description What it was about: the chain's id in hex for EVM streams, the network or the chain
       *     for others; blank for the test delivery.
       */
      chainId: string
      /** @description Whether it was the delivery of the confirmed block. */
      confirmed?: boolean
      /**
       * Format: count
       * @description How many transactions, logs and internal transactions it held.
       */
      records?: number
      /**
       * Format: count
       * @description How many attempts had failed before this one.
       */
      retries?: number
    }
    /** @description What one returned value of a trigger's function was. */
    TriggerOutput: {
      /**
       * @description Name of the returned value, `output1` and so on when it has none, `error` when the
       *     call failed.
       * @default
       */
      name: string
      /**
       * @description The value: amounts as text, lists for arrays and structs, the message of a failed
       *     call.
       */
      value?: unknown
    }
    UpdateAptosStreamStatusWire: components['schemas']['AptosStreamStatus']
    UpdateAptosStreamWire: components['schemas']['AptosStream']
    UpdateBitcoinStreamStatusWire: components['schemas']['BitcoinStreamStatus']
    UpdateBitcoinStreamWire: components['schemas']['BitcoinStream']
    UpdateEvmStreamStatusWire: components['schemas']['StreamsModel']
    UpdateEvmStreamWire: components['schemas']['StreamsModel']
    UpdateSolanaStreamStatusWire: components['schemas']['SolanaStreamStatus']
    UpdateSolanaStreamWire: components['schemas']['SolanaStream']
    /** @description Figures about deliveries and the records they carried. */
    UsageStatsModel: {
      /**
       * Format: date-time
       * @description When counting began, UTC.
       */
      createdAt?: string
      /** @description The figures of each stream. */
      streams?: components['schemas']['UsageStatsStreams'][]
      /**
       * Format: count
       * @description Logs that were delivered.
       */
      totalLogsProcessed: number
      /**
       * Format: count
       * @description Internal transactions that were delivered.
       */
      totalTxsInternalProcessed: number
      /**
       * Format: count
       * @description Transactions that were delivered.
       */
      totalTxsProcessed: number
      /**
       * Format: count
       * @description Deliveries your webhooks took.
       */
      totalWebhooksDelivered: number
      /**
       * Format: count
       * @description Deliveries your webhooks did not take.
       */
      totalWebhooksFailed: number
      /**
       * Format: date-time
       * @description When the figures were last updated, UTC.
       */
      updatedAt?: string
    }
    /** @description Figures of one stream. */
    UsageStatsStreams: {
      /** @description The stream that is counted. */
      streamId: string
      /**
       * Format: count
       * @description Logs this stream delivered.
       */
      totalLogsProcessed?: number
      /**
       * Format: count
       * @description Internal transactions this stream delivered.
       */
      totalTxsInternalProcessed?: number
      /**
       * Format: count
       * @description Transactions this stream delivered.
       */
      totalTxsProcessed?: number
      /**
       * Format: count
       * @description Deliveries of this stream that were taken.
       */
      totalWebhooksDelivered?: number
      /**
       * Format: count
       * @description Deliveries of this stream that were not taken.
       */
      totalWebhooksFailed?: number
    }
    /**
     * @description A delivery of an EVM stream: what one block holds of interest to it. Groups the
     *     stream does not ask for are empty lists. Every block comes twice, first as it is
     *     mined and again once it is confirmed, and deliveries may be repeated or arrive out of
     *     order.
     */
    Webhook: {
      /**
       * @description ABI the stream was given, with which its logs decode. An empty object stands for an
       *     empty list.
       * @default []
       */
      abi: components['schemas']['AbiItem'][]
      block: components['schemas']['WebhookBlock']
      /**
       * Format: evm-chain
       * @description Chain of the block, as hex id. Blank, as in the test delivery, stands for Ethereum.
       * @default 0x1
       */
      chainId: string
      /**
       * @description False for a block that was just mined and may still vanish, true once enough blocks
       *     follow it. True in the test delivery.
       */
      confirmed: boolean
      /**
       * @description Allowances for ERC-20 tokens, read from the logs.
       * @default []
       */
      erc20Approvals: components['schemas']['WebhookErc20Approval'][]
      /**
       * @description Transfers of ERC-20 tokens, read from the logs.
       * @default []
       */
      erc20Transfers: components['schemas']['WebhookErc20Transfer'][]
      /**
       * @description Logs that match the stream.
       * @default []
       */
      logs: components['schemas']['WebhookLog'][]
      /**
       * @description Native balances the stream asks for.
       * @default []
       */
      nativeBalances: components['schemas']['WebhookNativeBalance'][]
      /**
       * @default {
       *       "ERC721": [],
       *       "ERC1155": []
       *     }
       */
      nftApprovals: components['schemas']['WebhookNftApprovals']
      /**
       * @description Approvals of NFTs of either standard, read from the logs.
       * @default []
       */
      nftTokenApprovals: components['schemas']['WebhookNftTokenApproval'][]
      /**
       * @description Transfers of NFTs, read from the logs.
       * @default []
       */
      nftTransfers: components['schemas']['WebhookNftTransfer'][]
      /**
       * Format: count
       * @description How many attempts to deliver this have failed before.
       * @default 0
       */
      retries: number
      /** @description The stream that delivers; blank in the test delivery. */
      streamId: string
      /**
       * @description Label of that stream; blank in the test delivery.
       * @default
       */
      tag: string
      /**
       * @description Transactions that match the stream.
       * @default []
       */
      txs: components['schemas']['WebhookTransaction'][]
      /**
       * @description Internal transactions that match the stream.
       * @default []
       */
      txsInternal: components['schemas']['WebhookInternalTransaction'][]
    }
    /**
     * @description The block a delivery is about. In the test delivery all three are blank, and a blank
     *     number or time reads as absent.
     */
    WebhookBlock: {
      /**
       * @description Hash of the block, 32 bytes of hex. Another hash under a number that came before
       *     means that the chain was reorganised. Blank in the test delivery.
       */
      hash: string
      /**
       * Format: block-number
       * @description Number of the block on its chain.
       */
      number?: string
      /**
       * Format: unix-seconds
       * @description When the block was made, UTC.
       */
      timestamp?: string
    }
    /** @description One attempt to deliver, whether it worked or not. */
    WebhookDeliveryLog: {
      /**
       * Format: block-number
       * @description Number of the delivered block; null for the test delivery, which has none.
       */
      blockNumber: number | null
      /**
       * @description What it was about: the chain's id in hex for EVM streams, the network or the chain
       *     for others.
       */
      chain: string
      /**
       * Format: date-time
       * @description When the attempt was made, UTC.
       */
      createdAt: string
      /** @description Whether your webhook answered with a 2xx status. */
      deliveryStatus: string
      /** @description Why it failed; blank or absent when it did not. */
      errorMessage?: string
      /** @description Id of the entry. */
      id: string
      /**
       * Format: count
       * @description How many attempts had failed before this one.
       * @default 0
       */
      retries: number
      /** @description The stream it was for. */
      streamId: string
      /**
       * @description Label of the stream; blank where it has none.
       * @default
       */
      tag: string
      /** @description Family of chains that the stream belongs to. */
      type?: string
      /**
       * Format: date-time
       * @description When the entry was last written, UTC.
       */
      updatedAt?: string
      /** @description URL it was posted to. */
      webhookUrl: string
    }
    /** @description A page of the log of deliveries. */
    WebhookDeliveryLogsResponse: {
      /** @description Where the next page starts; null or absent on the last one. */
      cursor?: string | null
      /** @description The entries of this page. */
      result: components['schemas']['WebhookDeliveryLog'][]
      /**
       * Format: count
       * @description How many entries match the filters; null where the service does not count.
       */
      total?: number | null
    }
    /** @description An owner of an ERC-20 token lets somebody else move it. */
    WebhookErc20Approval: {
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      contract: string
      /**
       * Format: index
       * @description Position of its log in the block, over all transactions, the first being 0.
       */
      logIndex: string
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /**
       * Format: evm-address
       * @description Whose tokens may be moved.
       */
      owner: string
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /**
       * Format: evm-address
       * @description Who may move them.
       */
      spender: string
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token; absent when blank.
       */
      tokenDecimals?: string
      /**
       * @description Name of the token; blank when it is not known.
       * @default
       */
      tokenName: string
      /**
       * @description Symbol of the token; blank when it is not known.
       * @default
       */
      tokenSymbol: string
      /**
       * Format: hash32
       * @description The transaction it happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this approval: watched addresses as the service writes
       *     them, or kinds of events. Absent in older deliveries; null if the service returns
       *     none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this approval, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
      /**
       * Format: uint256
       * @description How much the spender may move, in the token's smallest unit; 0 takes the allowance
       *     back.
       */
      value: string
      /**
       * Format: decimal
       * @description How much the spender may move, in whole tokens; large amounts come with an exponent.
       */
      valueWithDecimals?: string | number
      /** @description Whether the service has verified the token's contract; null when it does not say. */
      verifiedCollection?: boolean | null
    }
    /** @description A transfer of an ERC-20 token. */
    WebhookErc20Transfer: {
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      contract: string
      /**
       * Format: evm-address
       * @description Who sent it; the zero address when tokens were minted.
       */
      from: string
      /**
       * Format: index
       * @description Position of its log in the block, over all transactions, the first being 0.
       */
      logIndex: string
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * Format: evm-address
       * @description Who received it; the zero address when tokens were burnt.
       */
      to: string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent when blank.
       */
      tokenDecimals?: string
      /**
       * @description Name of the token; blank when it is not known.
       * @default
       */
      tokenName: string
      /**
       * @description Symbol of the token; blank when it is not known.
       * @default
       */
      tokenSymbol: string
      /**
       * Format: hash32
       * @description The transaction it happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this transfer: watched addresses as the service writes
       *     them, or kinds of events. Absent in older deliveries; null if the service returns
       *     none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this transfer, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
      /**
       * Format: uint256
       * @description How much was moved, in the token's smallest unit.
       */
      value: string
      /**
       * Format: decimal
       * @description How much was moved, in whole tokens; large amounts come with an exponent.
       */
      valueWithDecimals?: string | number
      /** @description Whether the service has verified the token's contract; null when it does not say. */
      verifiedCollection?: boolean | null
    }
    /** @description An owner lets somebody else move one ERC-721 token. */
    WebhookErc721Approval: {
      /**
       * Format: evm-address
       * @description Who may move it; the zero address takes an approval back.
       */
      approved: string
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      contract: string
      /**
       * Format: index
       * @description Position of its log in the block, over all transactions, the first being 0.
       */
      logIndex: string
      /**
       * Format: evm-address
       * @description Whose token it is.
       */
      owner: string
      /**
       * @description Standard of the collection; blank when it is not known.
       * @default
       */
      tokenContractType: string
      /**
       * Format: uint256
       * @description Token id within the collection.
       */
      tokenId: string
      /**
       * @description Name of the collection; blank when it is not known.
       * @default
       */
      tokenName: string
      /**
       * @description Symbol of the collection; blank when it is not known.
       * @default
       */
      tokenSymbol: string
      /**
       * Format: hash32
       * @description The transaction it happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this approval: watched addresses as the service writes
       *     them, or kinds of events. Absent in older deliveries; null if the service returns
       *     none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this approval, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
    }
    /** @description An owner lets somebody else move all their tokens of a collection, or no longer does. */
    WebhookErc1155Approval: {
      /**
       * Format: evm-address
       * @description Whose tokens they are.
       */
      account: string
      /** @description True when the right is given, false when it is taken back. */
      approved: boolean
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      contract: string
      /**
       * Format: index
       * @description Position of its log in the block, over all transactions, the first being 0.
       */
      logIndex: string
      /**
       * Format: evm-address
       * @description Who may move them.
       */
      operator: string
      /**
       * @description Standard of the collection; blank when it is not known.
       * @default
       */
      tokenContractType: string
      /**
       * @description Name of the collection; blank when it is not known.
       * @default
       */
      tokenName: string
      /**
       * @description Symbol of the collection; blank when it is not known.
       * @default
       */
      tokenSymbol: string
      /**
       * Format: hash32
       * @description The transaction it happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this approval: watched addresses as the service writes
       *     them, or kinds of events. Absent in older deliveries; null if the service returns
       *     none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this approval, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
    }
    /** @description A call that a contract made within a transaction. */
    WebhookInternalTransaction: {
      /**
       * Format: evm-address
       * @description The contract that made the call; null if the service returns none.
       */
      from?: string | null
      /**
       * Format: uint256
       * @description The gas handed to the call, in gas units; null if the service returns none.
       */
      gas?: string | null
      /**
       * Format: evm-address
       * @description The contract or account that was called; null if the service returns none.
       */
      to?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction the call happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this call: watched addresses as the service writes them,
       *     or kinds of events. Absent in older deliveries; null if the service returns none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this call, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
      /**
       * Format: wei
       * @description Native currency the call moved, in wei; null if the service returns none.
       */
      value?: string | null
    }
    /** @description A log of a contract. */
    WebhookLog: {
      /**
       * Format: evm-address
       * @description The contract that wrote the log.
       */
      address: string
      /**
       * Format: hex
       * @description ABI-encoded fields of the event that are not indexed; `0x` when there are none.
       * @default 0x
       */
      data: string
      /**
       * Format: index
       * @description Position of the log in its block, over all transactions, the first being 0.
       */
      logIndex: string
      /**
       * Format: hash32
       * @description Hash of the event's signature; null for anonymous events without an indexed field.
       */
      topic0?: string | null
      /**
       * Format: hash32
       * @description First indexed field; null if there is none.
       */
      topic1?: string | null
      /**
       * Format: hash32
       * @description Second indexed field; null if there is none.
       */
      topic2?: string | null
      /**
       * Format: hash32
       * @description Third indexed field; null if there is none.
       */
      topic3?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction that wrote the log.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this log: watched addresses as the service writes them,
       *     or kinds of events. Absent in older deliveries; null if the service returns none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this log, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
    }
    /** @description Native balance of one address, read for the delivered block. */
    WebhookNativeBalance: {
      /**
       * Format: evm-address
       * @description Whose balance it is.
       */
      address: string
      /**
       * Format: wei
       * @description The balance, in wei.
       */
      balance: string
      /**
       * Format: decimal
       * @description The balance in whole units of the chain's native currency (ether on Ethereum); null
       *     if the service returns none.
       */
      balanceWithDecimals?: string | number | null
    }
    /**
     * @description Approvals of NFTs by standard, the older form of `nftTokenApprovals`. Some test
     *     deliveries send an empty list here, which reads as both lists being empty.
     */
    WebhookNftApprovals: {
      /**
       * @description Approvals of single ERC-721 tokens.
       * @default []
       */
      ERC721: components['schemas']['WebhookErc721Approval'][]
      /**
       * @description Approvals of whole collections, for both standards.
       * @default []
       */
      ERC1155: components['schemas']['WebhookErc1155Approval'][]
    }
    /** @description An owner lets somebody else move one NFT, or all of theirs in a collection. */
    WebhookNftTokenApproval: {
      /**
       * Format: evm-address
       * @description Whose NFTs they are.
       */
      account: string
      /**
       * @description True when the right covers all of the owner's tokens; false for one token, or when it
       *     is taken back.
       */
      approvedAll: boolean
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      contract: string
      /**
       * Format: index
       * @description Position of its log in the block, over all transactions, the first being 0.
       */
      logIndex: string
      /**
       * Format: evm-address
       * @description Who may move them; the zero address takes the approval of one token back.
       */
      operator: string
      /** @description Whether the service considers the collection to be spam. */
      possibleSpam?: boolean
      /**
       * @description Standard of the collection; blank when it is not known.
       * @default
       */
      tokenContractType: string
      /**
       * Format: uint256
       * @description The approved token; null when the approval is about the whole collection.
       */
      tokenId?: string | null
      /**
       * @description Name of the collection; blank when it is not known.
       * @default
       */
      tokenName: string
      /**
       * @description Symbol of the collection; blank when it is not known.
       * @default
       */
      tokenSymbol: string
      /**
       * Format: hash32
       * @description The transaction it happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this approval: watched addresses as the service writes
       *     them, or kinds of events. Absent in older deliveries; null if the service returns
       *     none.
       */
      triggered_by?: string[] | null
    }
    /** @description A transfer of an NFT, or of several copies of one. */
    WebhookNftTransfer: {
      /**
       * Format: uint256
       * @description How many copies; 1 for ERC-721.
       */
      amount: string
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      contract: string
      /**
       * Format: evm-address
       * @description Who sent it; the zero address when it was minted.
       */
      from: string
      /**
       * Format: index
       * @description Position of its log in the block, over all transactions, the first being 0.
       */
      logIndex: string
      /**
       * Format: evm-address
       * @description Who made the transfer, the sender itself or one it approved, for ERC-1155; null for
       *     ERC-721.
       */
      operator?: string | null
      /** @description Whether the service considers the collection to be spam. */
      possibleSpam?: boolean
      /**
       * Format: evm-address
       * @description Who received it; the zero address when it was burnt.
       */
      to: string
      /**
       * @description Standard of the collection; blank when it is not known.
       * @default
       */
      tokenContractType: string
      /**
       * Format: uint256
       * @description Token id within the collection.
       */
      tokenId: string
      /**
       * @description Name of the collection; blank for most of ERC-1155.
       * @default
       */
      tokenName: string
      /**
       * @description Symbol of the collection; blank for most of ERC-1155.
       * @default
       */
      tokenSymbol: string
      /**
       * Format: hash32
       * @description The transaction it happened in.
       */
      transactionHash: string
      /**
       * @description What made the stream deliver this transfer: watched addresses as the service writes
       *     them, or kinds of events. Absent in older deliveries; null if the service returns
       *     none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this transfer, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
      /** @description Whether the service has verified the collection; null when it does not say. */
      verifiedCollection?: boolean | null
    }
    /** @description A transaction of the block. */
    WebhookTransaction: {
      /**
       * Format: evm-address
       * @description The account that signed the transaction.
       */
      fromAddress: string
      /**
       * Format: uint256
       * @description The most gas the transaction may use, in gas units; null if the service returns none.
       */
      gas?: string | null
      /**
       * Format: wei
       * @description Price of one unit of gas, in wei; null if the service returns none.
       */
      gasPrice?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      hash: string
      /**
       * Format: hex
       * @description Call data, `0x` for a plain transfer; null if the service returns none.
       */
      input?: string | null
      /**
       * Format: index
       * @description How many transactions the sender had sent before; null if the service returns none.
       */
      nonce?: string | null
      /**
       * Format: uint256
       * @description First half of the signature, as a number; null if the service returns none.
       */
      r?: string | null
      /**
       * Format: evm-address
       * @description The contract the transaction created; null when it created none.
       */
      receiptContractAddress?: string | null
      /**
       * Format: uint256
       * @description Gas used in the block up to this transaction and with it, in gas units; null if the
       *     service returns none.
       */
      receiptCumulativeGasUsed?: string | null
      /**
       * Format: uint256
       * @description Gas this transaction used, in gas units; null if the service returns none.
       */
      receiptGasUsed?: string | null
      /**
       * @description State root after the transaction, as sent; null since the Byzantium fork of 2017,
       *     which put a status in its place.
       */
      receiptRoot?: string | null
      /**
       * Format: index
       * @description 1 when the transaction succeeded, 0 when it failed and was undone; null if the
       *     service returns none.
       */
      receiptStatus?: string | null
      /**
       * Format: uint256
       * @description Second half of the signature, as a number; null if the service returns none.
       */
      s?: string | null
      /**
       * Format: evm-address
       * @description The account or contract the transaction was sent to; null when it creates a contract.
       */
      toAddress?: string | null
      /**
       * Format: decimal
       * @description What its sender paid for it, in whole units of the chain's native currency (ether on
       *     Ethereum); null if the service returns none.
       */
      transactionFee?: string | number | null
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transactionIndex: string
      /**
       * @description What made the stream deliver this transaction: watched addresses as the service
       *     writes them, or kinds of events. Absent in older deliveries; null if the service
       *     returns none.
       */
      triggered_by?: string[] | null
      /**
       * @description Results of the triggers for this transaction, in the order the stream has them.
       * @default []
       */
      triggers: components['schemas']['TriggerOutput'][]
      /**
       * Format: index
       * @description Kind of transaction, 0 for a legacy one, 1 with an access list (EIP-2930), 2 with a
       *     fee cap (EIP-1559), 3 with blobs (EIP-4844), 4 that lends accounts code (EIP-7702).
       *     Other chains have more, such as 126 for a deposit on Optimism. Null if the service
       *     returns none.
       */
      type?: string | null
      /**
       * Format: index
       * @description Recovery value of the signature, to which legacy transactions add the chain id
       *     (EIP-155); null if the service returns none.
       */
      v?: string | null
      /**
       * Format: wei
       * @description Native currency the transaction carries, in wei; null if the service returns none.
       */
      value?: string | null
    }
    /**
     * @description A delivery of an EVM stream as it is kept for replay, without what is read from the
     *     logs.
     */
    WebhookUnparsed: {
      /**
       * @description ABI the stream was given, with which its logs decode. An empty object stands for an
       *     empty list.
       * @default []
       */
      abi: components['schemas']['AbiItem'][]
      block: components['schemas']['WebhookBlock']
      /**
       * Format: evm-chain
       * @description Chain of the block, as hex id. Blank stands for Ethereum.
       * @default 0x1
       */
      chainId: string
      /** @description Whether it was the delivery of the confirmed block. */
      confirmed: boolean
      /**
       * @description Logs that match the stream.
       * @default []
       */
      logs: components['schemas']['WebhookLog'][]
      /**
       * Format: count
       * @description How many attempts had failed before this one.
       * @default 0
       */
      retries: number
      /** @description The stream that delivers; blank in the test delivery. */
      streamId: string
      /**
       * @description Label of that stream; blank in the test delivery.
       * @default
       */
      tag: string
      /**
       * @description Transactions that match the stream.
       * @default []
       */
      txs: components['schemas']['WebhookTransaction'][]
      /**
       * @description Internal transactions that match the stream.
       * @default []
       */
      txsInternal: components['schemas']['WebhookInternalTransaction'][]
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
