// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

export interface components {
  schemas: {
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
    /** @description A block with its header and its transactions. */
    Block: {
      /**
       * Format: wei
       * @description Base fee per unit of gas, in wei, which Ethereum burns; absent before EIP-1559
       *     (London, August 2021).
       */
      base_fee_per_gas?: string
      /**
       * Format: uint256
       * @description Expected number of hashes to mine the block; 0 under proof of stake, null where the
       *     service has none.
       */
      difficulty?: string | null
      /**
       * Format: hex
       * @description Bytes the block's maker chose, often a name in ASCII; at most 32 on Ethereum, more on
       *     chains whose validators sign here. Null where the service has none.
       */
      extra_data?: string | null
      /**
       * Format: uint256
       * @description Most gas the block's transactions may use together.
       */
      gas_limit?: string
      /**
       * Format: uint256
       * @description Gas the block's transactions used together.
       */
      gas_used: string
      /**
       * Format: hash32
       * @description Hash of the block's header, by which it is looked up.
       */
      hash: string
      /**
       * Format: hex
       * @description Bloom filter over the addresses and topics of all logs in the block, 256 bytes; null
       *     where the service has none.
       */
      logs_bloom?: string | null
      /**
       * Format: evm-address
       * @description Who received the block's fees: its miner or the validator's fee recipient.
       */
      miner: string
      /**
       * Format: hex
       * @description Number the miner found to prove its work, 8 bytes; zero under proof of stake, null
       *     where the service has none.
       */
      nonce?: string | null
      /**
       * Format: block-number
       * @description Number of the block, that of genesis being 0.
       */
      number: string
      /**
       * Format: hash32
       * @description Hash of the block before this one.
       */
      parent_hash: string
      /**
       * Format: hash32
       * @description Root of the trie of the block's receipts; null where the service has none.
       */
      receipts_root?: string | null
      /**
       * Format: hash32
       * @description Hash of the list of uncle blocks; null where the service has none.
       */
      sha3_uncles?: string | null
      /**
       * Format: uint256
       * @description Size of the encoded block, in bytes; null where the service has none.
       */
      size?: string | null
      /**
       * Format: hash32
       * @description Root of the trie of all accounts after the block; null where the service has none.
       */
      state_root?: string | null
      /**
       * Format: date-time
       * @description Time the block was made, UTC.
       */
      timestamp: string
      /**
       * Format: uint256
       * @description Sum of the difficulties of the chain up to this block; null where the chain's nodes
       *     no longer count it.
       */
      total_difficulty?: string | null
      /**
       * Format: count
       * @description Number of transactions in the block.
       */
      transaction_count?: string
      /** @description The block's transactions, in their order in the block. */
      transactions: components['schemas']['BlockTransaction'][]
      /**
       * Format: hash32
       * @description Root of the trie of the block's transactions; null where the service has none.
       */
      transactions_root?: string | null
    }
    /** @description The block that belongs to a date. */
    BlockDate: {
      /**
       * Format: block-number
       * @description Number of the block nearest to the date that was asked for.
       */
      block: number
      /**
       * Format: date-time
       * @description Time of the block once more, where the service also writes it as ISO text; UTC.
       */
      block_timestamp?: string
      /**
       * Format: date-time
       * @description The date that was asked for, UTC.
       */
      date: string
      /**
       * Format: hash32
       * @description Hash of the block.
       */
      hash?: string
      /**
       * Format: hash32
       * @description Hash of the block before this one.
       */
      parent_hash?: string
      /**
       * Format: unix-seconds
       * @description Time of the block, UTC.
       */
      timestamp: number
    }
    /** @description Counts about a block. */
    BlockTokenStat: {
      nft_transfers?: components['schemas']['BlockTokenStatNftTransfers']
      token_transfers?: components['schemas']['BlockTokenStatTokenTransfers']
      transactions?: components['schemas']['BlockTokenStatTransactions']
    }
    /** @description Count of a block's NFT transfers. */
    BlockTokenStatNftTransfers: {
      /**
       * Format: count
       * @description ERC-721 and ERC-1155 transfers in the block.
       */
      total: string
    }
    /** @description Count of a block's token transfers. */
    BlockTokenStatTokenTransfers: {
      /**
       * Format: count
       * @description ERC-20 transfers in the block.
       */
      total: string
    }
    /** @description Count of a block's transactions. */
    BlockTokenStatTransactions: {
      /**
       * Format: count
       * @description Transactions in the block, failed ones included.
       */
      total: string
    }
    /** @description A transaction with its receipt and its raw logs. */
    BlockTransaction: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the transaction.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transaction.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transaction, UTC.
       */
      block_timestamp: string
      /**
       * Format: evm-address
       * @description The account that signed the transaction and paid for its gas.
       */
      from_address: string
      /** @description Person or organisation behind the sender; null or absent if none is known. */
      from_address_entity?: string | null
      /** @description URL of the logo of `fromAddressEntity`; null or absent if there is none. */
      from_address_entity_logo?: string | null
      /** @description The service's name for the sender, such as "Binance 14"; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: uint256
       * @description Most gas the sender allowed the transaction to use.
       */
      gas?: string
      /**
       * Format: wei
       * @description What the sender paid for one unit of gas, in wei; null where the service has none.
       */
      gas_price?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction, by which it is looked up.
       */
      hash: string
      /**
       * Format: hex
       * @description Call data: four bytes that select a function, then its arguments; `0x` for a plain
       *     transfer.
       */
      input?: string
      /**
       * @description Calls that contracts made while the transaction ran; only with `include:
       *     internal_transactions`.
       */
      internal_transactions?: components['schemas']['InternalTransaction'][]
      /** @description The logs the transaction wrote, in the order it wrote them. */
      logs?: components['schemas']['Log'][]
      /**
       * Format: index
       * @description How many transactions the sender had sent before this one.
       */
      nonce: string
      /**
       * Format: hex
       * @description First half of the sender's signature, a number of up to 32 bytes.
       */
      r?: string
      /**
       * Format: evm-address
       * @description The contract that the transaction created; null when it created none.
       */
      receipt_contract_address?: string | null
      /**
       * Format: uint256
       * @description Gas used in the block up to and including this transaction; null where the service
       *     has no receipt.
       */
      receipt_cumulative_gas_used?: string | null
      /**
       * Format: uint256
       * @description Gas this transaction used by itself; null where the service has no receipt.
       */
      receipt_gas_used: string | null
      /**
       * Format: hex
       * @description State root after the transaction, 32 bytes; null or absent since the Byzantium fork
       *     of 2017, which put a status in its place.
       */
      receipt_root?: string | null
      /**
       * Format: index
       * @description 1 when the transaction succeeded, 0 when it failed and was undone; null before the
       *     Byzantium fork of 2017.
       */
      receipt_status?: string | null
      /**
       * Format: hex
       * @description Second half of the sender's signature, a number of up to 32 bytes.
       */
      s?: string
      /**
       * Format: evm-address
       * @description The account or contract the transaction was sent to; null when it created a contract.
       */
      to_address: string | null
      /** @description Person or organisation behind the receiver; null or absent if none is known. */
      to_address_entity?: string | null
      /** @description URL of the logo of `toAddressEntity`; null or absent if there is none. */
      to_address_entity_logo?: string | null
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimal
       * @description Gas used times gas price, in whole units of the native currency.
       */
      transaction_fee?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index: string
      /**
       * @description Where the transaction stands on the chain, for sorting: block number, then position
       *     in the block.
       */
      transfer_index?: number[]
      /**
       * Format: hex
       * @description Recovery value of the signature: which of the possible public keys is the sender's.
       *     Legacy transactions add the chain id to it (EIP-155).
       */
      v?: string
      /**
       * Format: wei
       * @description Native currency sent along, in wei.
       */
      value: string
    }
    /** @description A transaction with decoded call and logs, without `transferIndex`. */
    BlockTransactionDecoded: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the transaction.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transaction.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transaction, UTC.
       */
      block_timestamp?: string
      decoded_call?: components['schemas']['DecodedCall']
      /**
       * Format: evm-address
       * @description The account that signed the transaction and paid for its gas.
       */
      from_address?: string
      /** @description The service's name for the sender, such as "Binance 14"; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: uint256
       * @description Most gas the sender allowed the transaction to use.
       */
      gas?: string
      /**
       * Format: wei
       * @description What the sender paid for one unit of gas, in wei.
       */
      gas_price?: string
      /**
       * Format: hash32
       * @description Hash of the transaction, by which it is looked up.
       */
      hash: string
      /**
       * Format: hex
       * @description Call data: four bytes that select a function, then its arguments; `0x` for a plain
       *     transfer.
       */
      input?: string
      /**
       * @description Calls that contracts made while the transaction ran; only with `include:
       *     internal_transactions`.
       */
      internal_transactions?: components['schemas']['InternalTransaction'][]
      /** @description The logs the transaction wrote, in order, decoded where their event is known. */
      logs?: components['schemas']['LogVerbose'][]
      /**
       * Format: index
       * @description How many transactions the sender had sent before this one.
       */
      nonce?: string
      /**
       * Format: hex
       * @description First half of the sender's signature, a number of up to 32 bytes.
       */
      r?: string
      /**
       * Format: evm-address
       * @description The contract that the transaction created; null when it created none.
       */
      receipt_contract_address?: string | null
      /**
       * Format: uint256
       * @description Gas used in the block up to and including this transaction.
       */
      receipt_cumulative_gas_used?: string
      /**
       * Format: uint256
       * @description Gas this transaction used by itself.
       */
      receipt_gas_used?: string
      /**
       * Format: hex
       * @description State root after the transaction, 32 bytes; null or absent since the Byzantium fork
       *     of 2017, which put a status in its place.
       */
      receipt_root?: string | null
      /**
       * Format: index
       * @description 1 when the transaction succeeded, 0 when it failed and was undone; null before the
       *     Byzantium fork of 2017.
       */
      receipt_status?: string | null
      /**
       * Format: hex
       * @description Second half of the sender's signature, a number of up to 32 bytes.
       */
      s?: string
      /**
       * Format: evm-address
       * @description The account or contract the transaction was sent to; null when it created a contract.
       */
      to_address?: string | null
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimal
       * @description Gas used times gas price, in whole units of the native currency.
       */
      transaction_fee?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: string
      /**
       * Format: hex
       * @description Recovery value of the signature: which of the possible public keys is the sender's.
       *     Legacy transactions add the chain id to it (EIP-155).
       */
      v?: string
      /**
       * Format: wei
       * @description Native currency sent along, in wei.
       */
      value?: string
    }
    /**
     * @description A transaction with its receipt, whose call and logs are decoded where their ABI is
     *     known.
     */
    BlockTransactionVerbose: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the transaction.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transaction.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transaction, UTC.
       */
      block_timestamp: string
      decoded_call?: components['schemas']['DecodedCall']
      /**
       * Format: evm-address
       * @description The account that signed the transaction and paid for its gas.
       */
      from_address: string
      /** @description Person or organisation behind the sender; null or absent if none is known. */
      from_address_entity?: string | null
      /** @description URL of the logo of `fromAddressEntity`; null or absent if there is none. */
      from_address_entity_logo?: string | null
      /** @description The service's name for the sender, such as "Binance 14"; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: uint256
       * @description Most gas the sender allowed the transaction to use.
       */
      gas?: string
      /**
       * Format: wei
       * @description What the sender paid for one unit of gas, in wei; null where the service has none.
       */
      gas_price?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction, by which it is looked up.
       */
      hash: string
      /**
       * Format: hex
       * @description Call data: four bytes that select a function, then its arguments; `0x` for a plain
       *     transfer.
       */
      input?: string
      /**
       * @description Calls that contracts made while the transaction ran; only with `include:
       *     internal_transactions`.
       */
      internal_transactions?: components['schemas']['InternalTransaction'][]
      /** @description The logs the transaction wrote, in order, decoded where their event is known. */
      logs: components['schemas']['LogVerbose'][]
      /**
       * Format: index
       * @description How many transactions the sender had sent before this one.
       */
      nonce: string
      /**
       * Format: hex
       * @description First half of the sender's signature, a number of up to 32 bytes.
       */
      r?: string
      /**
       * Format: evm-address
       * @description The contract that the transaction created; null when it created none.
       */
      receipt_contract_address?: string | null
      /**
       * Format: uint256
       * @description Gas used in the block up to and including this transaction; null where the service
       *     has no receipt.
       */
      receipt_cumulative_gas_used?: string | null
      /**
       * Format: uint256
       * @description Gas this transaction used by itself; null where the service has no receipt.
       */
      receipt_gas_used: string | null
      /**
       * Format: hex
       * @description State root after the transaction, 32 bytes; null or absent since the Byzantium fork
       *     of 2017, which put a status in its place.
       */
      receipt_root?: string | null
      /**
       * Format: index
       * @description 1 when the transaction succeeded, 0 when it failed and was undone; null before the
       *     Byzantium fork of 2017.
       */
      receipt_status?: string | null
      /**
       * Format: hex
       * @description Second half of the sender's signature, a number of up to 32 bytes.
       */
      s?: string
      /**
       * Format: evm-address
       * @description The account or contract the transaction was sent to; null when it created a contract.
       */
      to_address: string | null
      /** @description Person or organisation behind the receiver; null or absent if none is known. */
      to_address_entity?: string | null
      /** @description URL of the logo of `toAddressEntity`; null or absent if there is none. */
      to_address_entity_logo?: string | null
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimal
       * @description Gas used times gas price, in whole units of the native currency.
       */
      transaction_fee?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index: string
      /**
       * @description Where the transaction stands on the chain, for sorting: block number, then position
       *     in the block.
       */
      transfer_index?: number[]
      /**
       * Format: hex
       * @description Recovery value of the signature: which of the possible public keys is the sender's.
       *     Legacy transactions add the chain id to it (EIP-155).
       */
      v?: string
      /**
       * Format: wei
       * @description Native currency sent along, in wei.
       */
      value: string
    }
    /** @description The prices of one period, and what was traded in it. */
    Candlestick: {
      /** @description Price at the end of the period, in `currency`. */
      close?: number
      /** @description Highest price of the period, in `currency`. */
      high?: number
      /** @description Lowest price of the period, in `currency`. */
      low?: number
      /** @description Price of one whole base token at the start of the period, in `currency`. */
      open?: number
      /**
       * Format: count
       * @description Swaps of the period; only in older responses.
       */
      swaps?: number
      /**
       * Format: date-time
       * @description Start of the period, UTC.
       */
      timestamp: string
      /**
       * Format: count
       * @description Trades of the period.
       */
      trades?: number
      /** @description Value of what was traded within the period, in US dollars. */
      volume?: number
    }
    /** @description What a wallet is worth on one chain. */
    ChainNetWorth: {
      /**
       * Format: evm-chain
       * @description The chain, by the name the service has for it; a name that is not known here is
       *     reported and reads as `null`.
       */
      chain: string | null
      /**
       * Format: wei
       * @description Holding of the native currency, in wei.
       */
      native_balance?: string
      /**
       * Format: decimal
       * @description Holding of the native currency, in whole coins.
       */
      native_balance_formatted?: string
      /**
       * Format: decimal
       * @description Value of the native holding, in US dollars.
       */
      native_balance_usd?: string
      /**
       * Format: decimal
       * @description Native and ERC-20 holdings together, in US dollars.
       */
      networth_usd?: string
      /**
       * Format: decimal
       * @description Value of all ERC-20 holdings, in US dollars.
       */
      token_balance_usd?: string
    }
    /** @description Permission to use an amount of a token, given or taken back. */
    CommonContractData: {
      spender?: components['schemas']['ContractSpenderDetails']
      token: components['schemas']['ContractTokenDetails']
      /**
       * Format: uint256
       * @description Amount the spender may use, in the token's smallest unit; 0 takes the permission
       *     back.
       */
      value?: string
      /**
       * Format: decimal
       * @description `value` in whole tokens; null where the decimals are not known.
       */
      value_formatted?: string | null
    }
    /** @description Who may use the token; approvals of whole collections may give it as `operator`. */
    ContractSpenderDetails: {
      /**
       * Format: evm-address
       * @description Account or contract that holds the permission.
       */
      address: string
      /** @description The service's name for the spender's address; null if it knows none. */
      address_label?: string | null
      /** @description Person or organisation behind the spender; null or absent if none is known. */
      entity?: string | null
      /** @description URL of the logo of `entity`; null or absent if there is none. */
      entity_logo?: string | null
      /** @description URL of the spender's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the spender; null if the service knows none. */
      name?: string | null
      /** @description Ticker of the spender; null when it has none. */
      symbol?: string | null
    }
    /** @description A report about contracts. */
    ContractsReviewDto: {
      /** @description The contracts the report is about. */
      contracts: components['schemas']['ContractsReviewItem'][]
    }
    /** @description What is reported about one contract. */
    ContractsReviewItem: {
      /**
       * Format: evm-address
       * @description Contract that is reported, 20 bytes of hex in any case.
       */
      contract_address: string
      /**
       * @description Whether it is a token or an NFT collection, ERC-721 or ERC-1155 alike.
       * @enum {string}
       */
      contract_type: 'ERC20' | 'NFT'
      /** @description Why it should be marked, or no longer be, in a sentence for the reviewers. */
      reason: string
      /**
       * @description `spam` asks to mark the contract as spam, `not_spam` to take the mark off.
       * @enum {string}
       */
      report_type: 'spam' | 'not_spam'
    }
    /** @description The token or collection a permission is about. */
    ContractTokenDetails: {
      /**
       * Format: evm-address
       * @description Contract of the token or collection.
       */
      address: string
      /** @description The service's name for the contract; null if it knows none. */
      address_label?: string | null
      /** @description URL of the token's or collection's logo; null if there is none. */
      token_logo?: string | null
      /** @description Name of the token or collection. */
      token_name?: string
      /** @description Ticker of the token, or short name of the collection. */
      token_symbol?: string
    }
    /** @description With how many other accounts a wallet has had to do. */
    CounterpartyCounts: {
      /**
       * Format: count
       * @description Accounts from which it received something.
       */
      receivedFrom?: number
      /**
       * Format: count
       * @description Accounts to which it sent something.
       */
      sentTo?: number
      /**
       * Format: count
       * @description Accounts of both kinds, each counted once; only in older responses.
       */
      total?: number
    }
    /** @description The function a transaction called, by name, with its arguments. */
    DecodedCall: {
      /** @description Name of the function. */
      label?: string
      /** @description The arguments in the order of the signature. */
      params?: components['schemas']['DecodedCallParamsItem'][]
      /** @description Name and argument types of the function, such as `transfer(address,uint256)`. */
      signature?: string
      /** @description What kind of ABI item this is. */
      type?: string
    }
    /** @description One argument of a decoded function call. */
    DecodedCallParamsItem: {
      /** @description Name of the argument, as the ABI has it. */
      name?: string
      /** @description Solidity type of the argument, such as `uint256`. */
      type?: string
      /**
       * @description The argument, by its `type`: integers are `bigint`, addresses lower case, `bool` a
       *     boolean, bytes and `string` text, and an array is a list of these. A tuple, and what
       *     does not fit its type, is the JSON that was sent.
       */
      value?: unknown
    }
    /** @description The event behind a log, by name, with its arguments. */
    DecodedLog: {
      /** @description Name of the event. */
      label?: string
      /** @description The arguments in the order of the signature, indexed or not. */
      params?: components['schemas']['DecodedLogParam'][]
      /** @description Name and argument types of the event, such as `Transfer(address,address,uint256)`. */
      signature?: string
      /** @description What kind of ABI item this is. */
      type?: string
    }
    /** @description One argument of a decoded event. */
    DecodedLogParam: {
      /** @description Name of the argument, as the ABI has it. */
      name?: string
      /** @description Solidity type of the argument, such as `address`. */
      type?: string
      /**
       * @description The argument, by its `type`: integers are `bigint`, addresses lower case, `bool` a
       *     boolean, bytes and `string` text, and an array is a list of these. A tuple, and what
       *     does not fit its type, is the JSON that was sent.
       */
      value?: unknown
    }
    /**
     * @description What a protocol says about a position; which fields there are depends on the kind of
     *     protocol.
     */
    DefiPositionDetails: {
      /**
       * Format: percent
       * @description Yearly rate of a lending position, in percent; earned on supplies, paid on debts;
       *     null where it does not apply.
       */
      apy?: number | null
      /**
       * @description Token standard of what stands for the position, such as ERC721; null where it does
       *     not apply.
       */
      asset_standard?: string | null
      /** @description The protocol's class of position, where it has several; null where it does not apply. */
      base_type?: string | null
      /** @description The pool's price, in the unit of `priceLabel`; null where it does not apply. */
      current_price?: number | null
      /**
       * Format: evm-address
       * @description Contract that created the pair.
       */
      factory?: string
      /**
       * @description Fee tier of the pool as its protocol counts it; on Uniswap v3, 3000 is 0.3 percent;
       *     null where it does not apply.
       */
      fee_tier?: number | null
      /**
       * @description Collateral over debt of the whole lending account, each collateral counted up to its
       *     liquidation threshold; below 1 the account can be liquidated; null where it does not
       *     apply.
       */
      health_factor?: number | null
      /**
       * @description Whether the wallet owes the position's tokens rather than owning them; null where it
       *     does not apply.
       */
      is_debt?: boolean | null
      /** @description Whether the supply serves as collateral; null where it does not apply. */
      is_enabled_collateral?: boolean | null
      /**
       * @description Whether `currentPrice` is within the position's range, so that the position earns
       *     fees; null where it does not apply.
       */
      is_in_range?: boolean | null
      /** @description Whether it is a debt at a stable rate; null where it does not apply. */
      is_stable_debt?: boolean | null
      /** @description Whether it is a debt at a variable rate; null where it does not apply. */
      is_variable_debt?: boolean | null
      /**
       * Format: decimal
       * @description Liquidity of the position, in the pool's own unit; null where it does not apply.
       */
      liquidity?: number | string | null
      /** @description Metadata of the NFT that stands for the position; null where it does not apply. */
      nft_metadata?: {
        [key: string]: unknown
      } | null
      /**
       * @description Whether a token of the position has no known price, so that the value is incomplete;
       *     null where it does not apply.
       */
      no_price_available?: boolean | null
      /**
       * Format: evm-address
       * @description Contract of the pair; null where it does not apply.
       */
      pair?: string | null
      /**
       * Format: evm-address
       * @description Contract of the pool; null where it does not apply.
       */
      pool_address?: string | null
      /**
       * @description What the protocol calls the position, on Uniswap v3 the id of its NFT; null where it
       *     does not apply.
       */
      position_key?: string | null
      /**
       * @description Unit of `currentPrice`, `priceLower` and `priceUpper`, such as USDC per WETH; null
       *     where it does not apply.
       */
      price_label?: string | null
      /**
       * @description Price at the lower end of the range, in the unit of `priceLabel`; null where it does
       *     not apply.
       */
      price_lower?: number | null
      /**
       * @description Price at the upper end of the range, in the unit of `priceLabel`; null where it does
       *     not apply.
       */
      price_upper?: number | null
      /** @description Lower tick of a concentrated position; may be negative; null where it does not apply. */
      range_start?: number | null
      /**
       * @description Upper tick of a concentrated position, under the name the service has for it; null
       *     where it does not apply.
       */
      range_tnd?: number | null
      /**
       * Format: decimal
       * @description What the whole pool holds of its first token, as the protocol reports it; null where
       *     it does not apply.
       */
      reserve0?: string | null
      /**
       * Format: decimal
       * @description What the whole pool holds of its second token, as the protocol reports it; null where
       *     it does not apply.
       */
      reserve1?: string | null
      /**
       * @description Amounts of the pool's tokens, as the protocol reports them; null where it does not
       *     apply.
       */
      reserves?: string[] | null
      /**
       * Format: percent
       * @description The position's share of the pool, in percent; null where it does not apply.
       */
      share_of_pool?: number | null
      /**
       * Format: decimal
       * @description The wallet's shares of a pool or vault; null where it does not apply.
       */
      shares?: string | null
      /**
       * Format: decimal
       * @description The wallet's shares of a restaking strategy; null where it does not apply.
       */
      shares_in_strategy?: string | null
      /**
       * Format: evm-address
       * @description Contract of the restaking strategy; null where it does not apply.
       */
      strategy_address?: string | null
    }
    /** @description One position, or in older responses one protocol with its positions. */
    DefiPositionSummaryResponse: {
      position?: components['schemas']['DefiProtocolPosition']
      /** @description The wallet's positions in the protocol; older responses only. */
      positions?: components['schemas']['DefiProtocolPosition'][]
      /** @description Id of the position's protocol. */
      protocol_id?: string
      /** @description URL of the protocol's logo. */
      protocol_logo?: string
      /** @description Name of the position's protocol, for display. */
      protocol_name?: string
      /** @description URL of the protocol's own app. */
      protocol_url?: string
      /**
       * Format: usd
       * @description Value of the protocol's unclaimed rewards, in US dollars, null if the service returns
       *     none; older responses only.
       */
      total_unclaimed_usd_value?: number | null
    }
    /** @description A wallet's holdings in one protocol, in figures. */
    DefiProtocolBalance: {
      /**
       * Format: count
       * @description How many positions the wallet has in this protocol.
       */
      positions?: number
      /** @description Id of the protocol, as `getDefiPositionsByProtocol` takes it. */
      protocol_id?: string
      /** @description URL of the protocol's logo. */
      protocol_logo?: string
      /** @description Name of the protocol, for display. */
      protocol_name?: string
      /** @description URL of the protocol's own app. */
      protocol_url?: string
      /**
       * Format: usd
       * @description Value of this protocol's unclaimed rewards, in US dollars; null if the service
       *     returns none.
       */
      total_unclaimed_usd_value?: number | null
      /**
       * Format: usd
       * @description Value of the positions in this protocol, debts subtracted, in US dollars.
       */
      total_usd_value?: number
    }
    /** @description A position in a DeFi protocol. */
    DefiProtocolPosition: {
      /**
       * Format: evm-address
       * @description Contract that holds the position.
       */
      address?: string
      /**
       * Format: usd
       * @description Value of the position, in US dollars; positive for a debt, too.
       */
      balance_usd?: number
      /** @description What kind of position it is. */
      label?: string
      position_details?: components['schemas']['DefiPositionDetails']
      /** @description The tokens behind the position, rewards among them. */
      tokens?: components['schemas']['DefiTokenBalance'][]
      /**
       * Format: usd
       * @description Value of the rewards that wait to be claimed, in US dollars; null if the service
       *     returns none.
       */
      total_unclaimed_usd_value?: number | null
    }
    /** @description A token that is part of a position. */
    DefiTokenBalance: {
      /**
       * Format: uint256
       * @description Amount in the position, in the token's smallest unit.
       */
      balance?: string
      /**
       * Format: decimal
       * @description Amount in the position, in whole tokens.
       */
      balance_formatted?: string
      /**
       * Format: evm-address
       * @description Contract of the token, on the position's chain.
       */
      contract_address?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      decimals?: number | string
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token, as in its contract. */
      name?: string
      /** @description Ticker of the token, as in its contract. */
      symbol?: string
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * @description What part the token plays; `defi-token` is the protocol's own receipt for the
       *     position.
       */
      token_type?: string
      /**
       * Format: usd
       * @description Price of one token, in US dollars; null where no price is known.
       */
      usd_price?: number | null
      /**
       * Format: usd
       * @description Value of the amount, in US dollars; null where no price is known.
       */
      usd_value?: number | null
    }
    /** @description What one call of the service costs. */
    EndpointWeights: {
      /** @description Name of the call, mostly its operation id here. */
      endpoint: string
      /** @description Path of the call, with its parameters in braces. */
      path: string
      /**
       * Format: count
       * @description Compute units the call costs.
       */
      price: number | string
      /**
       * Format: count
       * @description Compute units the call counts against the limit per second.
       */
      rateLimitCost: number | string
    }
    /** @description One row per call, in no particular order. */
    EndpointWeightsWire: components['schemas']['EndpointWeights'][]
    /** @description The ENS name of an address. */
    Ens: {
      /** @description The name with its ending, such as `vitalik.eth`. */
      name: string
    }
    /** @description The entities of a category. */
    EntitiesOfCategory: {
      /**
       * Format: index
       * @description Number of this list, which has no next page to ask for; null or absent where the
       *     service does not say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full list has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The entities, a row each. */
      result: components['schemas']['EntityWithAddressCount'][]
    }
    /**
     * @description A person, project or organisation, with the addresses the service knows to be its
     *     own.
     */
    Entity: {
      /** @description The entity's addresses, a row each. */
      addresses?: components['schemas']['EntityAddress'][]
      /** @description Who or what the entity is, in short; absent when the service has no such text. */
      bio?: string
      /**
       * @description Who or what the entity is, at length or as `bio` says it; absent when the service has
       *     no such text.
       */
      description?: string
      /** @description The service's id of the entity, such as `uniswap`; `getEntity` takes it. */
      id: string
      /** @description URL of the entity's logo; absent if there is none. */
      logo?: string
      /** @description Name of the entity, such as `Uniswap`. */
      name?: string
      /** @description URL of the entity's account on Twitter; absent if none is known. */
      twitter?: string
      /** @description What kind of entity it is, such as `exchange`. */
      type?: string
      /** @description URL of the entity's own site; absent if none is known. */
      website?: string
    }
    /** @description An address of an entity. */
    EntityAddress: {
      /** @description Other names for the address. */
      additional_labels?: string[]
      /**
       * Format: evm-address
       * @description The account or contract.
       */
      address: string
      /**
       * Format: evm-chain
       * @description The chain of the address, by the name the service has for it; a name that is not
       *     known here is reported and reads as `null`.
       */
      chain?: string | null
      /** @description Whether the address is the entity's on other chains as well. */
      is_multi_chain?: boolean
      /** @description The service's name for the address, such as `Uniswap V3: Factory`. */
      primary_label?: string
    }
    /** @description The categories of entities. */
    EntityCategories: {
      /**
       * Format: index
       * @description Number of this list, which has no next page to ask for; null or absent where the
       *     service does not say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full list has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The categories, a row each. */
      result: components['schemas']['EntityCategory'][]
    }
    /** @description A category of entities. */
    EntityCategory: {
      /**
       * @description The service's id of the category, such as `exchange`; `getEntitiesByCategory` takes
       *     it.
       */
      id: string
      /** @description Name of the category, such as `Exchange`. */
      name?: string
      /**
       * Format: count
       * @description How many entities the category has.
       */
      total_entities?: number
    }
    /** @description An id and its name. */
    EntityName: {
      /** @description The service's id. */
      id: string
      /** @description The name that goes with the id. */
      name?: string
    }
    /** @description The hits of a search, by what they are. */
    EntitySearchHits: {
      /** @description Addresses that fit the search, or are those of an entity that does. */
      addresses?: components['schemas']['FoundAddress'][]
      /** @description Categories that fit the search. */
      categories?: components['schemas']['EntityName'][]
      /** @description Entities that fit the search. */
      entities?: components['schemas']['EntitySummary'][]
    }
    /** @description What a search for entities found. */
    EntitySearchResult: {
      /**
       * Format: index
       * @description Number of this list, which has no next page to ask for; null or absent where the
       *     service does not say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full list has; null or absent where the service does not say.
       */
      page_size?: number | null
      result: components['schemas']['EntitySearchHits']
    }
    /** @description A person, project or organisation behind addresses, without them. */
    EntitySummary: {
      /** @description Who or what the entity is, in short; absent when the service has no such text. */
      bio?: string
      /**
       * @description Who or what the entity is, at length or as `bio` says it; absent when the service has
       *     no such text.
       */
      description?: string
      /** @description The service's id of the entity, such as `uniswap`; `getEntity` takes it. */
      id: string
      /** @description URL of the entity's logo; absent if there is none. */
      logo?: string
      /** @description Name of the entity, such as `Uniswap`. */
      name?: string
      /** @description URL of the entity's account on Twitter; absent if none is known. */
      twitter?: string
      /** @description What kind of entity it is, such as `exchange`. */
      type?: string
      /** @description URL of the entity's own site; absent if none is known. */
      website?: string
    }
    /** @description A person, project or organisation behind addresses, with their number. */
    EntityWithAddressCount: {
      /** @description Who or what the entity is, in short; absent when the service has no such text. */
      bio?: string
      /**
       * @description Who or what the entity is, at length or as `bio` says it; absent when the service has
       *     no such text.
       */
      description?: string
      /** @description The service's id of the entity, such as `uniswap`; `getEntity` takes it. */
      id: string
      /** @description URL of the entity's logo; absent if there is none. */
      logo?: string
      /** @description Name of the entity, such as `Uniswap`. */
      name?: string
      /**
       * Format: count
       * @description How many addresses of the entity the service knows.
       */
      total_addresses?: number
      /** @description URL of the entity's account on Twitter; absent if none is known. */
      twitter?: string
      /** @description What kind of entity it is, such as `exchange`. */
      type?: string
      /** @description URL of the entity's own site; absent if none is known. */
      website?: string
    }
    /** @description What a spender may still move. */
    Erc20Allowance: {
      /**
       * Format: uint256
       * @description The amount left, in the token's smallest unit.
       */
      allowance: string
    }
    /** @description What is known about an ERC-20 token. */
    Erc20Metadata: {
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      address: string
      /** @description The service's name for the contract; null if it knows none. */
      address_label?: string | null
      /**
       * Format: block-number
       * @description Block in which the token's contract was created, as far as the service knows; null
       *     where it does not.
       */
      block_number?: string | null
      /** @description What kinds of token it counts as; null where none are known. */
      categories?: string[] | null
      /**
       * Format: decimal
       * @description Tokens that are neither locked nor held back, in whole tokens.
       */
      circulating_supply?: string
      /**
       * Format: date-time
       * @description When the service stored this record, UTC; null where it does not know.
       */
      created_at?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token: one whole token is 10 to this power of the smallest
       *     unit. Absent when its contract gives none.
       */
      decimals?: string
      /**
       * Format: decimal
       * @description Price of one token times all tokens in existence, in US dollars.
       */
      fully_diluted_valuation?: string
      /** @description Contracts of the same token on this and other chains. */
      implementations?: components['schemas']['Erc20MetadataImplementationsItem'][]
      /**
       * @description Where the project can be found, by kind of place: `website`, `discord`, `telegram`,
       *     `twitter`, `reddit`, `medium`, `facebook`, `instagram`, `linkedin`, `tiktok`,
       *     `youtube`, `github`, `bitbucket`, and whatever is added to them.
       */
      links?: {
        [key: string]: string | null
      }
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Hash of the logo file, 64 hex digits without 0x; null if there is none. */
      logo_hash?: string | null
      /**
       * Format: decimal
       * @description Price of one token times the circulating supply, in US dollars.
       */
      market_cap?: string
      /** @description Name of the token; null if its contract has none. */
      name?: string | null
      /** @description Whether the service considers the token to be spam; null where it cannot tell. */
      possible_spam?: boolean | null
      /**
       * @description The service's rating of the token's safety, higher being safer; no unit; null where
       *     it has none.
       */
      security_score?: number | null
      /** @description Ticker of the token; null if its contract has none. */
      symbol?: string | null
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * Format: uint256
       * @description Tokens in existence, in the smallest unit.
       */
      total_supply?: string
      /**
       * Format: decimal
       * @description Tokens in existence, in whole tokens.
       */
      total_supply_formatted?: string
      /**
       * Format: index
       * @description 1 when the service has checked this record, 0 when not; null where it does not say.
       */
      validated?: number | string | boolean | null
      /** @description Whether the contract belongs to a verified collection; rarely sent for ERC-20 tokens. */
      verified_collection?: boolean
      /** @description Whether the service has verified the token's contract. */
      verified_contract?: boolean
    }
    /** @description The contract of a token on one of its chains. */
    Erc20MetadataImplementationsItem: {
      /**
       * Format: evm-or-solana-address
       * @description The token's contract on the chain; on Solana its mint.
       */
      address?: string
      /** @description The service's short name of the chain, such as `eth`. */
      chain?: string
      /**
       * Format: evm-or-solana-chain
       * @description Id of the chain the contract is on, or `solana`.
       */
      chainId?: string
      /** @description Name of the chain in full, such as Ethereum. */
      chainName?: string
    }
    /**
     * @description A transfer seen from one wallet, as the former lists of mints and burns gave it: a
     *     mint names `toWallet`, a burn `fromWallet`. No call of today answers with it.
     */
    Erc20MintBurnLegacy: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the transfer.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transfer.
       */
      block_number?: number
      /**
       * Format: date-time
       * @description Time of the block that holds the transfer, UTC.
       */
      block_timestamp?: string
      /**
       * Format: evm-address
       * @description Contract of the token that moved.
       */
      contract_address?: string
      /**
       * Format: evm-address
       * @description Whose tokens were burnt, on a burn.
       */
      from_wallet?: string
      /**
       * Format: index
       * @description Position of the transfer's log in its block, over all transactions, the first being
       *     0.
       */
      log_index?: number
      /** @description Whether the service considers the token to be spam. */
      possible_spam?: boolean
      /**
       * Format: evm-address
       * @description Who received the new tokens, on a mint.
       */
      to_wallet?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      token_decimals?: number
      /** @description URL of the token's logo. */
      token_logo?: string
      /** @description Name of the token that moved. */
      token_name?: string
      /** @description Ticker of the token that moved. */
      token_symbol?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the transfer.
       */
      transaction_hash?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: number
      /**
       * Format: uint256
       * @description Amount moved, in the token's smallest unit.
       */
      value?: string
      /**
       * Format: decimal
       * @description Amount moved, in whole tokens.
       */
      value_decimal?: string
    }
    /** @description The price of one whole ERC-20 token and the pool it comes from. */
    Erc20Price: {
      /**
       * Format: decimal
       * @description `usdPrice24hrPercentChange` as text; only with `include: percent_change`.
       */
      '24hrPercentChange'?: string
      /**
       * Format: evm-address
       * @description Factory contract of the exchange the price comes from.
       */
      exchangeAddress?: string
      /** @description Name of the exchange the price comes from, such as Uniswap v3. */
      exchangeName?: string
      nativePrice?: components['schemas']['NativeErc20Price']
      /**
       * Format: evm-address
       * @description The liquidity pool the price comes from.
       */
      pairAddress?: string
      /**
       * Format: decimal
       * @description What both sides of the pool at `pairAddress` are worth together, in US dollars: text,
       *     as the service sends it.
       */
      pairTotalLiquidityUsd?: string
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /** @description The service's rating of the token's safety, higher being safer; no unit. */
      securityScore?: number
      /**
       * Format: block-number
       * @description Block at whose end the price holds.
       */
      toBlock?: string
      /**
       * Format: evm-address
       * @description Contract of the priced token.
       */
      tokenAddress?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      tokenDecimals?: string
      /** @description URL of the token's logo. */
      tokenLogo?: string
      /** @description Name of the priced token. */
      tokenName?: string
      /** @description Ticker of the priced token. */
      tokenSymbol?: string
      /**
       * Format: usd
       * @description Price of one whole token in US dollars: a number, as the service sends it, and
       *     `usdPriceFormatted` is its text; null where no price is known.
       */
      usdPrice: number | null
      /**
       * Format: usd
       * @description Price of one whole token 24 hours ago, in US dollars: a number like `usdPrice`.
       */
      usdPrice24h?: number
      /**
       * Format: percent
       * @description How far the price moved within 24 hours, in percent; negative for a fall.
       */
      usdPrice24hrPercentChange?: number
      /**
       * Format: usd
       * @description How far the price moved within 24 hours, in US dollars: a number like `usdPrice`,
       *     negative for a fall.
       */
      usdPrice24hrUsdChange?: number
      /**
       * Format: decimal
       * @description `usdPrice` as text, with all the digits a number would lose.
       */
      usdPriceFormatted?: string
      /** @description Whether the service has verified the token's contract. */
      verifiedContract?: boolean
    }
    /** @description A wallet's holding of one ERC-20 token. */
    Erc20TokenBalance: {
      /**
       * Format: uint256
       * @description The holding, in the token's smallest unit.
       */
      balance: string
      /**
       * Format: decimals
       * @description Decimal places of the token: one whole token is 10 to this power of the smallest
       *     unit. Absent when its contract gives none.
       */
      decimals?: number
      /** @description URL of the token's logo. */
      logo?: string
      /** @description Name of the token; null if its contract has none. */
      name?: string | null
      /**
       * Format: percent
       * @description The holding's share of the total supply, in percent.
       */
      percentage_relative_to_total_supply?: number
      /** @description Whether the service considers the token to be spam; null where it cannot tell. */
      possible_spam?: boolean | null
      /**
       * @description The service's rating of the token's safety, higher being safer; no unit; null where
       *     it has none.
       */
      security_score?: number | null
      /** @description Ticker of the token; null if its contract has none. */
      symbol?: string | null
      /** @description URL of a small version of the logo. */
      thumbnail?: string
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      token_address?: string
      /**
       * Format: uint256
       * @description Tokens in existence, in the smallest unit.
       */
      total_supply?: string
      /**
       * Format: decimal
       * @description Tokens in existence, in whole tokens.
       */
      total_supply_formatted?: string
      /** @description Whether the contract belongs to a verified collection; rarely sent for ERC-20 tokens. */
      verified_collection?: boolean
      /** @description Whether the service has verified the token's contract. */
      verified_contract?: boolean
    }
    /** @description A wallet's holding of one token or of the native currency, with price and value. */
    Erc20TokenBalanceWithPrice: {
      /**
       * Format: uint256
       * @description The holding, in the token's smallest unit.
       */
      balance: string
      /**
       * Format: decimal
       * @description The holding, in whole tokens.
       */
      balance_formatted?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      decimals?: number
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token, as in its contract. */
      name?: string
      /** @description Whether this is the chain's native currency. */
      native_token?: boolean
      /**
       * Format: percent
       * @description Share of the holding in the token's total supply, in percent; null for the native
       *     currency.
       */
      percentage_relative_to_total_supply?: number | null
      /**
       * Format: percent
       * @description Share of the holding in the value of the whole portfolio, in percent.
       */
      portfolio_percentage?: number
      /** @description Whether the service considers the token to be spam. */
      possible_spam?: boolean
      /**
       * @description The service's rating of the token's safety, higher being safer; no unit; null where
       *     it has none.
       */
      security_score?: number | null
      /** @description Ticker of the token, as in its contract. */
      symbol?: string
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * Format: evm-address
       * @description Contract of the token; for the native currency `0xeeee…eeee`, forty digits of e.
       */
      token_address?: string
      /**
       * Format: uint256
       * @description Tokens in existence, in the smallest unit; null for the native currency.
       */
      total_supply?: string | null
      /**
       * Format: decimal
       * @description Tokens in existence, in whole tokens; null for the native currency.
       */
      total_supply_formatted?: string | null
      /**
       * Format: decimal
       * @description Price of one token, in US dollars, as text that keeps the digits of small prices,
       *     unlike the number `usdValue`; null where no price is known.
       */
      usd_price?: string | number | null
      /**
       * Format: decimal
       * @description How far the price moved within 24 hours, in percent, as text; null where no price is
       *     known.
       */
      usd_price_24hr_percent_change?: string | number | null
      /**
       * Format: decimal
       * @description How far the price moved within 24 hours, in US dollars, as text like `usdPrice`; null
       *     where no price is known.
       */
      usd_price_24hr_usd_change?: string | number | null
      /**
       * Format: usd
       * @description Value of the holding, in US dollars: a number, because the service sends one here,
       *     and text in the other fields; null where no price is known.
       */
      usd_value?: number | null
      /**
       * Format: decimal
       * @description How far the value of the holding moved within 24 hours, in US dollars, as text like
       *     `usdPrice`; null where no price is known.
       */
      usd_value_24hr_usd_change?: string | number | null
      /** @description Whether the service has verified the token's contract. */
      verified_contract?: boolean
    }
    /** @description A page of a wallet's holdings with prices. */
    Erc20TokenBalanceWithPriceResult: {
      /**
       * Format: block-number
       * @description The block at whose end the balances were read.
       */
      block_number?: string
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The holdings of this page. */
      result: components['schemas']['Erc20TokenBalanceWithPrice'][]
    }
    /** @description One holder of an ERC-20 token. */
    Erc20TokenOwner: {
      /**
       * Format: uint256
       * @description The holding, in the token's smallest unit.
       */
      balance?: string
      /**
       * Format: decimal
       * @description The holding, in whole tokens.
       */
      balance_formatted?: string
      /** @description Person or organisation behind the holder; null if none is known. */
      entity?: string | null
      /** @description URL of the logo of `entity`; null if there is none. */
      entity_logo?: string | null
      /** @description Whether the holder is a contract, a pool or a bridge for example. */
      is_contract?: boolean
      /**
       * Format: evm-address
       * @description Wallet or contract that holds the tokens.
       */
      owner_address: string
      /** @description The service's name for the holder; absent if it knows none. */
      owner_address_label?: string
      /**
       * Format: percent
       * @description The holding's share of the total supply, in percent.
       */
      percentage_relative_to_total_supply?: number
      /**
       * Format: decimal
       * @description Value of the holding, in US dollars.
       */
      usd_value?: string
    }
    /** @description A page of a token's owners. */
    Erc20TokenOwnerCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The owners of this page, ordered by balance. */
      result: components['schemas']['Erc20TokenOwner'][]
      /**
       * Format: count
       * @description Owners on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
      /**
       * Format: uint256
       * @description Tokens in existence, in the smallest unit.
       */
      total_supply?: string
    }
    /** @description Counts about an ERC-20 token. */
    Erc20TokenStat: {
      transfers: components['schemas']['Erc20TokenStatTransfers']
    }
    /** @description How often the token has moved. */
    Erc20TokenStatTransfers: {
      /**
       * Format: count
       * @description Transfers so far, mints and burns included.
       */
      total: string
    }
    /** @description One transfer of an ERC-20 token, that is one Transfer log. */
    Erc20Transaction: {
      /**
       * Format: evm-address
       * @description Contract of the token that moved.
       */
      address: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the transfer.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transfer.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transfer, UTC.
       */
      block_timestamp: string
      /**
       * Format: evm-address
       * @description Account the tokens left, the zero address when they were minted.
       */
      from_address: string
      /** @description Person or organisation behind the sender, where known. */
      from_address_entity?: string
      /** @description URL of the logo of `fromAddressEntity`. */
      from_address_entity_logo?: string
      /** @description The service's name for the sender; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: index
       * @description Position of the transfer's log in its block, over all transactions, the first being
       *     0.
       */
      log_index?: number
      /** @description Whether the service considers the token to be spam; null where it cannot tell. */
      possible_spam?: boolean | null
      /**
       * @description The service's rating of the token's safety, higher being safer; no unit; null where
       *     it has none.
       */
      security_score?: number | null
      /**
       * Format: evm-address
       * @description Account that received the tokens, the zero address when they were burnt.
       */
      to_address: string
      /** @description Person or organisation behind the receiver, where known. */
      to_address_entity?: string
      /** @description URL of the logo of `toAddressEntity`. */
      to_address_entity_logo?: string
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      token_decimals?: string
      /** @description URL of the token's logo. */
      token_logo?: string
      /** @description Name of the token that moved. */
      token_name?: string
      /** @description Ticker of the token that moved. */
      token_symbol?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the transfer.
       */
      transaction_hash: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: number
      /**
       * Format: uint256
       * @description Amount that moved, in the token's smallest unit.
       */
      value: string
      /**
       * Format: decimal
       * @description Amount that moved, in whole tokens.
       */
      value_decimal?: string
      /** @description Whether the contract belongs to a verified collection; rarely sent for ERC-20 tokens. */
      verified_collection?: boolean
      /** @description Whether the service has verified the token's contract. */
      verified_contract?: boolean
    }
    /** @description A page of ERC-20 transfers. */
    Erc20TransactionCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The transfers of this page, in the order asked for. */
      result: components['schemas']['Erc20Transaction'][]
      /**
       * Format: count
       * @description Transfers on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
    }
    /** @description An address that a search found. */
    FoundAddress: {
      /**
       * Format: evm-address
       * @description The account or contract.
       */
      address: string
      /**
       * Format: evm-chain
       * @description The chain of the address, by the name the service has for it; a name that is not
       *     known here is reported and reads as `null`.
       */
      chain?: string | null
      /** @description The entity whose address it is. */
      entity?: components['schemas']['EntityName']
      /** @description Whether the address is the entity's on other chains as well. */
      is_multi_chain?: boolean
      /** @description The service's name for the address, such as `Uniswap V3: Factory`. */
      primary_label?: string
    }
    /** @description A token that a search found. */
    FoundToken: {
      /**
       * Format: block-number
       * @description Block in which the token's contract was created.
       */
      blockNumber?: number
      /**
       * Format: unix-seconds
       * @description Time of the block in which the token's contract was created, UTC.
       */
      blockTimestamp?: number
      /**
       * Format: evm-or-solana-chain
       * @description Id of the chain that the token is on, or `solana`.
       */
      chainId: string
      experiencedNetBuyers?: components['schemas']['FoundTokenNetBuyers']
      /**
       * Format: usd
       * @description Price of one token times all tokens in existence, in US dollars.
       */
      fullyDilutedValuation?: number
      /** @description Contracts of the same token on this and other chains. */
      implementations?: components['schemas']['Erc20MetadataImplementationsItem'][]
      /** @description Whether the service has verified the token's contract. */
      isVerifiedContract?: boolean
      /**
       * @description How far the liquidity of the token moved within each period, in US dollars; negative
       *     for a fall.
       */
      liquidityChangeUSD?: components['schemas']['FoundTokenUsdPeriods']
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /**
       * Format: usd
       * @description Price of one token times the circulating supply, in US dollars.
       */
      marketCap?: number
      /** @description Name of the token, as in its contract. */
      name?: string
      /**
       * @description What was bought less what was sold within each period, in US dollars; negative where
       *     more was sold.
       */
      netVolumeUsd?: components['schemas']['FoundTokenUsdPeriods']
      /** @description The service's rating of the token's safety, higher being safer; no unit. */
      securityScore?: number
      /** @description Ticker of the token, as in its contract. */
      symbol?: string
      /**
       * Format: evm-or-solana-address
       * @description Contract of the token; on Solana its mint.
       */
      tokenAddress: string
      /**
       * Format: count
       * @description Accounts that hold some of the token.
       */
      totalHolders?: number
      /**
       * Format: usd
       * @description What the pairs of the token hold, in US dollars.
       */
      totalLiquidityUsd?: number
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: number
      usdPricePercentChange?: components['schemas']['FoundTokenPercentPeriods']
      /** @description What was traded within each period, in US dollars. */
      volumeUsd?: components['schemas']['FoundTokenUsdPeriods']
    }
    /**
     * @description Experienced wallets that bought a token less those that sold it, over periods that
     *     end now; negative where more sold. The service decides which wallets are experienced.
     */
    FoundTokenNetBuyers: {
      /** @description Within a day. */
      oneDay?: number
      /** @description Within an hour. */
      oneHour?: number
      /** @description Within a week. */
      oneWeek?: number
    }
    /**
     * @description How far the price of a token in US dollars moved within periods that end now, in
     *     percent; negative for a fall.
     */
    FoundTokenPercentPeriods: {
      /**
       * Format: percent
       * @description Within a day.
       */
      oneDay?: number
      /**
       * Format: percent
       * @description Within an hour.
       */
      oneHour?: number
    }
    /** @description A value over periods that end now, in US dollars. */
    FoundTokenUsdPeriods: {
      /**
       * Format: usd
       * @description Within a day, in US dollars.
       */
      oneDay?: number
      /**
       * Format: usd
       * @description Within an hour, in US dollars.
       */
      oneHour?: number
    }
    GetBlockStatsWire: components['schemas']['BlockTokenStat']
    GetBlockWire: components['schemas']['Block']
    /** @description A page of a contract's events. */
    GetContractEventsResponse: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The events of this page, in the order asked for. */
      result: components['schemas']['LogEvent'][]
      /**
       * Format: count
       * @description Events on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
    }
    GetContractEventsWire: components['schemas']['GetContractEventsResponse']
    GetContractLogsWire: components['schemas']['LogCollection']
    GetContractNFTsWire: components['schemas']['NftCollection']
    GetDateToBlockWire: components['schemas']['BlockDate']
    /** @description A protocol and a wallet's positions in it. */
    GetDefiPositionsByProtocol: {
      /** @description The wallet's positions in the protocol, in no particular order. */
      positions?: components['schemas']['DefiProtocolPosition'][]
      /** @description Id of the protocol, the one that was asked for. */
      protocol_id?: string
      /** @description URL of the protocol's logo. */
      protocol_logo?: string
      /** @description Name of the protocol, for display. */
      protocol_name?: string
      /** @description URL of the protocol's own app. */
      protocol_url?: string
      /**
       * Format: usd
       * @description Value of the unclaimed rewards of all positions listed here, in US dollars; null if
       *     the service returns none.
       */
      total_unclaimed_usd_value?: number | null
      /**
       * Format: usd
       * @description Value of all positions listed here, debts subtracted, in US dollars.
       */
      total_usd_value?: number
    }
    GetDefiPositionsByProtocolWire: components['schemas']['GetDefiPositionsByProtocol']
    /** @description The positions, protocol after protocol. */
    GetDefiPositionsSummaryWire: components['schemas']['DefiPositionSummaryResponse'][]
    GetDefiSummaryWire: components['schemas']['WalletDefiSummary']
    GetEntitiesByCategoryWire: components['schemas']['EntitiesOfCategory']
    GetEntityCategoriesWire: components['schemas']['EntityCategories']
    GetEntityWire: components['schemas']['Entity']
    GetHistoricalTokenScoreWire: components['schemas']['HistoricalTokenScore']
    /** @description The collections, by rank. */
    GetHottestNFTCollectionsByTradingVolumeWire: components['schemas']['MarketDataHottestNFTCollectionByTradingVolumeItem'][]
    /** @description The internal transactions, in the order they were made. */
    GetInternalTransactionsWire: components['schemas']['InternalTransaction'][]
    /**
     * Format: block-number
     * @description Number of the newest block.
     */
    GetLatestBlockNumberWire: string
    /** @description Which NFTs to read, and what to add to them. */
    GetMultipleNftsDto: {
      /**
       * @description Adds `media`, with previews of the NFT's image, audio or video in three sizes.
       * @default false
       */
      media_items: boolean
      /**
       * @description Adds `normalizedMetadata`, the metadata in one shape for all collections.
       * @default false
       */
      normalizeMetadata: boolean
      /** @description The NFTs to read, 25 at most, of one or several collections. */
      tokens: components['schemas']['TokenItem'][]
    }
    /** @description An entry for each NFT asked for, in the same order. */
    GetMultipleNFTsWire: (components['schemas']['NftOwner'] | null)[]
    /** @description Which tokens to look at. */
    GetMultipleTokenAnalyticsDto: {
      /** @description The tokens, at most 200. */
      tokens: components['schemas']['TokenAndChainItem'][]
    }
    GetMultipleTokenAnalyticsWire: components['schemas']['TokenAnalyticsList']
    /** @description Which tokens to price. */
    GetMultipleTokenPricesDto: {
      /** @description The tokens, at most 100. */
      tokens: components['schemas']['TokenPriceItem'][]
    }
    /** @description A row per token with a price. */
    GetMultipleTokenPricesWire: (components['schemas']['Erc20Price'] | null)[]
    /** @description One row for the chain that was asked for. */
    GetNativeBalancesForAddressesWire: components['schemas']['NativeBalancesItem'][]
    GetNativeBalanceWire: components['schemas']['NativeBalance']
    /** @description Which collections to read. */
    GetNFTBulkContractMetadataDto: {
      /** @description Contracts of the collections to read, 25 at most. */
      addresses: string[]
    }
    /** @description The collections that the service knows, a row each. */
    GetNFTBulkContractMetadataWire: components['schemas']['NftContractMetadata'][]
    /** @description Which traits an NFT must have. */
    GetNFTByContractTraitsDto: {
      /**
       * @description The values to look for, each under the name of its trait, spelled as
       *     `getNFTTraitsByCollection` gives them; from 1 to 25.
       */
      traits: {
        [key: string]: string
      }
    }
    GetNFTByContractTraitsWire: components['schemas']['NftCollection']
    GetNFTCollectionStatsWire: components['schemas']['NftCollectionStat']
    GetNFTContractMetadataWire: components['schemas']['NftContractMetadata']
    GetNFTContractSalePricesWire: components['schemas']['SoldPrice']
    GetNFTContractTransfersWire: components['schemas']['NftTransferCollection']
    GetNFTFloorPriceByContractWire: components['schemas']['NftContractFloorPrice']
    GetNFTFloorPriceByTokenWire: components['schemas']['NftTokenFloorPrice']
    GetNFTHistoricalFloorPriceByContractWire: components['schemas']['NftFloorPriceHistory']
    GetNFTLowestPriceWire: components['schemas']['Trade']
    GetNFTMetadataWire: components['schemas']['Nft']
    GetNFTOwnersWire: components['schemas']['NftOwnerCollection']
    GetNFTSalePricesWire: components['schemas']['SoldPrice']
    GetNFTTokenIdOwnersWire: components['schemas']['NftOwnerCollection']
    GetNFTTokenStatsWire: components['schemas']['NftTokenStat']
    GetNFTTradesByTokenWire: components['schemas']['TradeCollection']
    GetNFTTradesByWalletWire: components['schemas']['TradeCollection']
    GetNFTTradesWire: components['schemas']['TradeCollection']
    GetNFTTraitsByCollectionPaginateWire: components['schemas']['NftTraitPage']
    GetNFTTraitsByCollectionWire: components['schemas']['NftTraits']
    GetNFTTransfersByBlockWire: components['schemas']['NftTransferCollection']
    GetNFTTransfersFromToBlockWire: components['schemas']['NftTransferCollection']
    GetNFTTransfersWire: components['schemas']['NftTransferCollection']
    GetPairAddressWire: components['schemas']['ReservesCollection']
    GetPairCandlesticksWire: components['schemas']['PairCandlesticks']
    /** @description The price of a trading pair. */
    GetPairPrice: {
      /** @description The token that is priced. */
      base_token?: components['schemas']['Erc20Metadata']
      /** @description Name of the exchange, such as Uniswap v2. */
      exchange?: string
      /**
       * Format: evm-address
       * @description The pool the price comes from.
       */
      pair_address?: string
      /** @description The two tickers, base first, such as stETH/WETH. */
      pair_label?: string
      /**
       * Format: decimal
       * @description One whole base token, in US dollars.
       */
      price_usd?: string
      /**
       * Format: decimal
       * @description One whole base token, in whole quote tokens.
       */
      quote_price?: string
      /** @description The token it is priced in. */
      quote_token?: components['schemas']['Erc20Metadata']
    }
    GetPairPriceWire: components['schemas']['GetPairPrice']
    /** @description What a liquidity pool holds. */
    GetPairReservesResponse: {
      /**
       * Format: uint256
       * @description Holding of the first token, in its smallest unit.
       */
      reserve0?: string
      /**
       * Format: uint256
       * @description Holding of the second token, in its smallest unit.
       */
      reserve1?: string
    }
    GetPairReservesWire: components['schemas']['GetPairReservesResponse']
    GetPairStatsWire: components['schemas']['PairStats']
    GetSwapsByPairAddressWire: components['schemas']['PairSwaps']
    GetSwapsByTokenAddressWire: components['schemas']['Swaps']
    GetSwapsByWalletAddressWire: components['schemas']['Swaps']
    /** @description Which tokens to look at. */
    GetTimeSeriesTokenAnalyticsDto: {
      /** @description The tokens, at most 30. */
      tokens: components['schemas']['TokenAndChainItem'][]
    }
    GetTimeSeriesTokenAnalyticsWire: components['schemas']['TokenAnalyticsSeriesList']
    GetTokenAllowanceWire: components['schemas']['Erc20Allowance']
    GetTokenAnalyticsWire: components['schemas']['TokenAnalytics']
    GetTokenCategoriesWire: components['schemas']['TokenCategories']
    GetTokenHoldersWire: components['schemas']['TokenHolders']
    /** @description One row per token found. */
    GetTokenMetadataBySymbolWire: components['schemas']['Erc20Metadata'][]
    /** @description One row per token asked for. */
    GetTokenMetadataWire: (components['schemas']['Erc20Metadata'] | null)[]
    GetTokenOwnersWire: components['schemas']['Erc20TokenOwnerCollection']
    GetTokenPairsWire: components['schemas']['TokenPairs']
    GetTokenPriceWire: components['schemas']['Erc20Price']
    GetTokenScoreWire: components['schemas']['TokenScore']
    GetTokenStatsWire: components['schemas']['Erc20TokenStat']
    GetTokenTransfersWire: components['schemas']['Erc20TransactionCollection']
    /** @description The coins, by market capitalisation. */
    GetTopCryptoCurrenciesByMarketCapWire: components['schemas']['MarketDataTopCryptoCurrenciesByMarketCapItem'][]
    /** @description The coins, by volume. */
    GetTopCryptoCurrenciesByTradingVolumeWire: components['schemas']['MarketDataTopCryptoCurrenciesByMarketCapItem'][]
    /** @description The tokens, by rank. */
    GetTopERC20TokensByMarketCapWire: components['schemas']['MarketDataERC20TokenItem'][]
    GetTopERC20TokensByPriceMoversWire: components['schemas']['MarketDataERC20TokensByPriceMovers']
    /** @description The collections, by rank. */
    GetTopNFTCollectionsByMarketCapWire: components['schemas']['MarketDataTopNFTCollectionByMarketCapItem'][]
    GetTopProfitableWalletPerTokenWire: components['schemas']['WalletTopProfitableWalletPerTokenResponse']
    GetTransactionVerboseWire: components['schemas']['BlockTransactionVerbose']
    GetTransactionWire: components['schemas']['BlockTransaction']
    /** @description One row per token. */
    GetTrendingTokensWire: components['schemas']['TrendingToken'][]
    GetUniqueOwnersByCollectionWire: components['schemas']['UniqueOwners']
    GetWalletActiveChainsWire: components['schemas']['WalletActiveChains']
    GetWalletApprovalsWire: components['schemas']['WalletApprovals']
    GetWalletHistoryWire: components['schemas']['WalletHistory']
    GetWalletInsightWire: components['schemas']['WalletInsight']
    GetWalletNetWorthWire: components['schemas']['NetWorthResult']
    GetWalletNFTCollectionsWire: components['schemas']['NftWalletCollections']
    GetWalletNFTsWire: components['schemas']['NftOwnerCollection']
    GetWalletNFTTransfersWire: components['schemas']['NftTransferCollection']
    /** @description Totals of a wallet's token trades over a period. */
    GetWalletProfitabilitySummary: {
      /**
       * Format: decimal
       * @description Spent on all purchases, in US dollars.
       */
      total_bought_volume_usd?: string
      /**
       * Format: count
       * @description Times the wallet bought a token.
       */
      total_buys?: number
      /**
       * Format: count
       * @description Trades of the period.
       */
      total_count_of_trades?: number
      /**
       * Format: percent
       * @description That profit as a share of what the sold tokens had cost, in percent.
       */
      total_realized_profit_percentage?: number
      /**
       * Format: decimal
       * @description Proceeds of the sales less what the sold tokens had cost, in US dollars; negative for
       *     a loss.
       */
      total_realized_profit_usd?: string
      /**
       * Format: count
       * @description Times the wallet sold a token.
       */
      total_sells?: number
      /**
       * Format: decimal
       * @description Proceeds of all sales, in US dollars.
       */
      total_sold_volume_usd?: string
      /**
       * Format: decimal
       * @description What was bought and sold together, in US dollars.
       */
      total_trade_volume?: string
    }
    GetWalletProfitabilitySummaryWire: components['schemas']['GetWalletProfitabilitySummary']
    GetWalletProfitabilityWire: components['schemas']['WalletProfitabilityResponse']
    GetWalletStatsWire: components['schemas']['WalletStat']
    GetWalletTokenBalancesPriceWire: components['schemas']['Erc20TokenBalanceWithPriceResult']
    /** @description One row per token, in no particular order. */
    GetWalletTokenBalancesWire: components['schemas']['Erc20TokenBalance'][]
    GetWalletTokenTransfersWire: components['schemas']['Erc20TransactionCollection']
    GetWalletTransactionsVerboseWire: components['schemas']['TransactionCollectionVerbose']
    GetWalletTransactionsWire: components['schemas']['TransactionCollection']
    /** @description How the rating of a token went over time. */
    HistoricalTokenScore: {
      /**
       * Format: evm-chain
       * @description Id of the chain that the token is on.
       */
      chainId?: string
      /** @description The ratings of the period. */
      timeseries: components['schemas']['TokenScorePoint'][]
      /**
       * Format: evm-address
       * @description Contract of the rated token.
       */
      tokenAddress: string
    }
    /**
     * @description One call that a contract made while a transaction ran, to another contract or to a
     *     wallet.
     */
    InternalTransaction: {
      /**
       * Format: hash32
       * @description Hash of the block in which the call happened; mostly absent within a transaction,
       *     which has it.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block in which the call happened; mostly absent within a transaction,
       *     which has it.
       */
      block_number?: number | string
      /** @description Why the call failed; null or absent when it succeeded. */
      error?: string | null
      /**
       * Format: evm-address
       * @description The contract that made the call.
       */
      from: string
      /**
       * Format: uint256
       * @description Gas the call was given.
       */
      gas?: string
      /**
       * Format: uint256
       * @description Gas the call used, calls below it included.
       */
      gas_used?: string
      /**
       * Format: hex
       * @description Call data; for a creation, the code that sets the contract up.
       */
      input?: string
      /**
       * Format: hex
       * @description What the call returned; for a creation, the code of the new contract. Null when it
       *     returned nothing.
       */
      output?: string | null
      /**
       * Format: evm-address
       * @description The contract or wallet that was called, or the contract that was created; null when a
       *     creation failed.
       */
      to: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction in which the call happened.
       */
      transaction_hash?: string
      /** @description The instruction that made the call. */
      type?: string
      /**
       * Format: wei
       * @description Native currency passed on with the call, in wei; null where the trace has none, as
       *     for calls that cannot carry any.
       */
      value: string | null
    }
    /** @description A file that is stored on IPFS. */
    IpfsFile: {
      /** @description URL at which a gateway serves the file; the folder's hash is part of it. */
      path: string
    }
    /** @description A file to store on IPFS. */
    IpfsFileRequest: {
      /** @description The file: base64 for images and other binary data, or its text. */
      content: string
      /** @description Path and name of the file in the folder, without a leading slash. */
      path: string
    }
    /** @description An entry that a contract wrote while a transaction ran, as it stands on the chain. */
    Log: {
      /**
       * Format: evm-address
       * @description The contract that wrote the log.
       */
      address: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the log.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the log.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the log, UTC.
       */
      block_timestamp: string
      /**
       * Format: hex
       * @description ABI-encoded arguments of the event that are not indexed; `0x` when there are none.
       * @default 0x
       */
      data: string
      /**
       * Format: index
       * @description Position of the log in its block, over all transactions, the first being 0.
       */
      log_index: string
      /**
       * Format: hash32
       * @description Hash of the event's signature; null for anonymous events without an indexed argument.
       */
      topic0?: string | null
      /**
       * Format: hash32
       * @description First indexed argument, padded to 32 bytes; strings, bytes, arrays and structs by
       *     their hash. Null if there is none.
       */
      topic1?: string | null
      /**
       * Format: hash32
       * @description Second indexed argument, in the same form; null when the event has fewer.
       */
      topic2?: string | null
      /**
       * Format: hash32
       * @description Third indexed argument, in the same form; null when the event has fewer.
       */
      topic3?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction that wrote the log.
       */
      transaction_hash: string
      /**
       * Format: index
       * @description Position in its block of the transaction that wrote the log, the first being 0.
       */
      transaction_index: string
      /**
       * Format: wei
       * @description Native currency the transaction sent along, in wei.
       */
      transaction_value?: string
      /**
       * @description Where the log stands on the chain, for sorting: block number, position of the
       *     transaction, log index.
       */
      transfer_index?: number[]
    }
    /** @description A page of a contract's logs. */
    LogCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The logs of this page, in the order asked for. */
      result: components['schemas']['LogEventByAddress'][]
      /**
       * Format: count
       * @description Logs on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
    }
    /** @description One event of a contract, decoded by the ABI item that the call gave. */
    LogEvent: {
      /**
       * Format: evm-address
       * @description The contract that emitted the event.
       */
      address: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the event.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the event.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the event, UTC.
       */
      block_timestamp: string
      /** @default {} */
      data: components['schemas']['LogEventData']
      /**
       * Format: hash32
       * @description Hash of the transaction that emitted the event.
       */
      transaction_hash: string
    }
    /** @description A log of one contract, as the contract's list of logs has it. */
    LogEventByAddress: {
      /**
       * Format: evm-address
       * @description The contract that wrote the log.
       */
      address: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the log.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the log.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the log, UTC.
       */
      block_timestamp: string
      /**
       * Format: hex
       * @description ABI-encoded arguments of the event that are not indexed; `0x` when there are none.
       * @default 0x
       */
      data: string
      /**
       * Format: index
       * @description Position of the log in its block, over all transactions, the first being 0.
       */
      log_index?: number
      /**
       * Format: hash32
       * @description Hash of the event's signature; null for anonymous events without an indexed argument.
       */
      topic0?: string | null
      /**
       * Format: hash32
       * @description First indexed argument, padded to 32 bytes; strings, bytes, arrays and structs by
       *     their hash. Null if there is none.
       */
      topic1?: string | null
      /**
       * Format: hash32
       * @description Second indexed argument, in the same form; null when the event has fewer.
       */
      topic2?: string | null
      /**
       * Format: hash32
       * @description Third indexed argument, in the same form; null when the event has fewer.
       */
      topic3?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction that wrote the log.
       */
      transaction_hash: string
      /**
       * Format: index
       * @description Position in its block of the transaction that wrote the log, the first being 0.
       */
      transaction_index?: number
      /**
       * @description Where the log stands on the chain, for sorting: block number, position of the
       *     transaction, log index.
       */
      transfer_index?: number[]
    }
    /**
     * @description Arguments of an event under the names its ABI item gives them, as the service writes
     *     them. The three named here are those of a token transfer, where they are text; an
     *     event may use the same names for a boolean, a list or a tuple. Whatever else it has
     *     stands beside them.
     */
    LogEventData: {
      /** @description The sender, where the event has an argument of this name. */
      from?: string
      /** @description The receiver, where the event has an argument of this name. */
      to?: string
      /**
       * @description The amount in the contract's smallest unit, where the event has an argument of this
       *     name.
       */
      value?: string
    } & {
      [key: string]: unknown
    }
    /** @description A page of raw logs. */
    LogResponse: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /** @description The logs of this page. */
      result: components['schemas']['Log'][]
    }
    /**
     * @description An entry that a contract wrote while a transaction ran, decoded where its event is
     *     known.
     */
    LogVerbose: {
      /**
       * Format: evm-address
       * @description The contract that wrote the log.
       */
      address: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the log.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the log.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the log, UTC.
       */
      block_timestamp: string
      /**
       * Format: hex
       * @description ABI-encoded arguments of the event that are not indexed; `0x` when there are none.
       * @default 0x
       */
      data: string
      decoded_event?: components['schemas']['DecodedLog']
      /**
       * Format: index
       * @description Position of the log in its block, over all transactions, the first being 0.
       */
      log_index: string
      /**
       * Format: hash32
       * @description Hash of the event's signature; null for anonymous events without an indexed argument.
       */
      topic0?: string | null
      /**
       * Format: hash32
       * @description First indexed argument, padded to 32 bytes; strings, bytes, arrays and structs by
       *     their hash. Null if there is none.
       */
      topic1?: string | null
      /**
       * Format: hash32
       * @description Second indexed argument, in the same form; null when the event has fewer.
       */
      topic2?: string | null
      /**
       * Format: hash32
       * @description Third indexed argument, in the same form; null when the event has fewer.
       */
      topic3?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction that wrote the log.
       */
      transaction_hash: string
      /**
       * Format: index
       * @description Position in its block of the transaction that wrote the log, the first being 0.
       */
      transaction_index: string
      /**
       * Format: wei
       * @description Native currency the transaction sent along, in wei.
       */
      transaction_value?: string
      /**
       * @description Where the log stands on the chain, for sorting: block number, position of the
       *     transaction, log index.
       */
      transfer_index?: number[]
    }
    /** @description An ERC-20 token in a ranking. */
    MarketDataERC20TokenItem: {
      /**
       * Format: evm-address
       * @description Contract of the ranked token.
       */
      contract_address: string
      /**
       * Format: decimal
       * @description Price of one token times circulating supply, in US dollars; null where the supply is
       *     not known.
       */
      market_cap_usd: string | null
      /**
       * Format: decimal
       * @description How far the price moved within seven days, in percent; null for a token too young to
       *     tell.
       */
      price_7d_percent_change?: string | null
      /**
       * Format: decimal
       * @description How far the price moved within 24 hours, in percent; null for a token too young to
       *     tell.
       */
      price_24h_percent_change?: string | null
      /**
       * Format: decimal
       * @description Price of one whole token, in US dollars.
       */
      price_usd?: string
      /**
       * Format: index
       * @description Place in the ranking, the first being 1.
       */
      rank: number | string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      token_decimals?: string
      /** @description URL of the token's logo; null if there is none. */
      token_logo?: string | null
      /** @description Name of the ranked token. */
      token_name?: string
      /** @description Ticker of the ranked token. */
      token_symbol?: string
    }
    /** @description The tokens whose price moved most within 24 hours. */
    MarketDataERC20TokensByPriceMovers: {
      /** @description Tokens that rose, the largest rise first. */
      gainers: components['schemas']['MarketDataERC20TokenItem'][]
      /** @description Tokens that fell, the largest fall first. */
      losers: components['schemas']['MarketDataERC20TokenItem'][]
    }
    /** @description An NFT collection in the ranking by volume. */
    MarketDataHottestNFTCollectionByTradingVolumeItem: {
      /**
       * Format: decimal
       * @description Mean price of the sales within 24 hours, in whole units of the native currency.
       */
      average_price?: string
      /**
       * Format: decimal
       * @description Mean price of the sales within 24 hours, in US dollars.
       */
      average_price_usd?: string
      /**
       * Format: evm-address
       * @description Contract of the collection; null where the service has none, and for a collection of
       *     another kind of chain, which is reported.
       */
      collection_address: string | null
      /** @description URL of the collection's picture. */
      collection_image?: string
      /** @description Name of the collection. */
      collection_title?: string
      /**
       * Format: decimal
       * @description Floor price, the lowest an NFT is offered at, in whole units of the native currency.
       */
      floor_price?: string
      /**
       * Format: decimal
       * @description How far the floor price in the native currency moved within seven days, in percent.
       */
      floor_price_7d_percent_change?: string
      /**
       * Format: decimal
       * @description How far the floor price in the native currency moved within 24 hours, in percent.
       */
      floor_price_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description How far the floor price in the native currency moved within 30 days, in percent.
       */
      floor_price_30d_percent_change?: string
      /**
       * Format: decimal
       * @description Floor price, the lowest an NFT is offered at, in US dollars.
       */
      floor_price_usd?: string
      /**
       * Format: decimal
       * @description How far the floor price in US dollars moved within seven days, in percent.
       */
      floor_price_usd_7d_percent_change?: string
      /**
       * Format: decimal
       * @description How far the floor price in US dollars moved within 24 hours, in percent.
       */
      floor_price_usd_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description How far the floor price in US dollars moved within 30 days, in percent.
       */
      floor_price_usd_30d_percent_change?: string
      /**
       * Format: index
       * @description Place in the ranking, the first being 1.
       */
      rank: number
      /**
       * Format: decimal
       * @description How far what was paid within 24 hours differs from the day before, in percent.
       */
      volume_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description What was paid for NFTs of the collection within 24 hours, in US dollars.
       */
      volume_usd?: string
    }
    /** @description A coin in a ranking, whatever chain it lives on. */
    MarketDataTopCryptoCurrenciesByMarketCapItem: {
      /**
       * Format: date-time
       * @description When the price was at its highest, UTC.
       */
      ath_date?: string
      /**
       * Format: decimal
       * @description How far today's price is from the highest there ever was, in percent; negative below
       *     it.
       */
      ath_percent_change?: string
      /**
       * Format: decimal
       * @description Coins in circulation, in whole coins.
       */
      circulating_supply?: string
      /** @description URL of the coin's logo. */
      logo?: string
      /**
       * Format: decimal
       * @description How far the market capitalisation moved within 24 hours, in US dollars.
       */
      market_cap_24hr_change?: string
      /**
       * Format: decimal
       * @description How far the market capitalisation moved within 24 hours, in percent.
       */
      market_cap_24hr_percent_change?: string
      /**
       * Format: index
       * @description Place by market capitalisation among all coins, the first being 1.
       */
      market_cap_rank?: string
      /**
       * Format: decimal
       * @description Price of one coin times circulating supply, in US dollars.
       */
      market_cap_usd?: string
      /**
       * Format: decimal
       * @description Coins there can ever be, in whole coins; absent without a limit.
       */
      max_supply?: string
      /** @description Name of the coin, such as Ethereum. */
      name: string
      /** @description Ticker of the coin, such as ETH. */
      symbol: string
      /**
       * Format: decimal
       * @description Coins in existence, locked ones included, in whole coins.
       */
      total_supply?: string
      /**
       * Format: decimal
       * @description What was traded within 24 hours, in US dollars.
       */
      total_volume?: string
      /**
       * Format: decimal
       * @description Price of one whole coin, in US dollars.
       */
      usd_price?: string
      /**
       * Format: decimal
       * @description How far the price moved within an hour, in percent.
       */
      usd_price_1hr_percent_change?: string
      /**
       * Format: decimal
       * @description How far the price moved within seven days, in percent.
       */
      usd_price_7d_percent_change?: string
      /**
       * Format: decimal
       * @description How far the price moved within 24 hours, in US dollars.
       */
      usd_price_24hr_change?: string
      /**
       * Format: decimal
       * @description Highest price within 24 hours, in US dollars.
       */
      usd_price_24hr_high?: string
      /**
       * Format: decimal
       * @description Lowest price within 24 hours, in US dollars.
       */
      usd_price_24hr_low?: string
      /**
       * Format: decimal
       * @description How far the price moved within 24 hours, in percent.
       */
      usd_price_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description How far the price moved within 30 days, in percent.
       */
      usd_price_30d_percent_change?: string
      /**
       * Format: decimal
       * @description Highest price there ever was, in US dollars.
       */
      usd_price_ath?: string
    }
    /** @description An NFT collection in the ranking by market capitalisation. */
    MarketDataTopNFTCollectionByMarketCapItem: {
      /**
       * Format: evm-address
       * @description Contract of the collection; null where the service has none, and for a collection of
       *     another kind of chain, which is reported.
       */
      collection_address: string | null
      /** @description URL of the collection's picture. */
      collection_image?: string
      /** @description Name of the collection. */
      collection_title?: string
      /**
       * Format: decimal
       * @description Floor price, the lowest an NFT is offered at, in whole units of the native currency.
       */
      floor_price?: string
      /**
       * Format: decimal
       * @description How far the floor price in the native currency moved within 24 hours, in percent.
       */
      floor_price_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description Floor price, the lowest an NFT is offered at, in US dollars.
       */
      floor_price_usd?: string
      /**
       * Format: decimal
       * @description How far the floor price in US dollars moved within 24 hours, in percent.
       */
      floor_price_usd_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description How far the market capitalisation moved within 24 hours, in percent.
       */
      market_cap_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description Floor price times number of NFTs, in US dollars.
       */
      market_cap_usd?: string
      /**
       * Format: index
       * @description Place in the ranking, the first being 1.
       */
      rank: number
      /**
       * Format: decimal
       * @description How far what was paid within 24 hours differs from the day before, in percent.
       */
      volume_24hr_percent_change?: string
      /**
       * Format: decimal
       * @description What was paid for NFTs of the collection within 24 hours, in US dollars.
       */
      volume_usd?: string
    }
    /** @description The picture, sound or video of an NFT and the previews the service made of it. */
    Media: {
      /** @description Kind of the original. */
      category?: string
      media_collection?: components['schemas']['MediaCollection']
      /** @description Media type of the original, such as `image/png`. */
      mimetype?: string
      /** @description URI of the original. */
      original_media_url?: string
      /**
       * Format: hash32
       * @description Hash under which the service keeps the original and its previews.
       */
      parent_hash?: string
      /**
       * @description How far the previews are: ready with `success`, still being made with `processing`,
       *     otherwise why there are none.
       */
      status?: string
      /**
       * Format: date-time
       * @description When the service last looked at the original, UTC.
       */
      updatedAt?: string
    }
    /** @description Previews of one picture in three sizes. */
    MediaCollection: {
      /** @description The largest preview. */
      high?: components['schemas']['MediaItem']
      /** @description The smallest preview. */
      low?: components['schemas']['MediaItem']
      /** @description The preview of middling size. */
      medium?: components['schemas']['MediaItem']
    }
    /** @description A preview in one size. */
    MediaItem: {
      /**
       * Format: count
       * @description Height of the preview, in pixels.
       */
      height?: number
      /** @description URL of the preview. */
      url: string
      /**
       * Format: count
       * @description Width of the preview, in pixels.
       */
      width?: number
    }
    /** @description What became of a request to read metadata or traits again. */
    MetadataResync: {
      /** @description The outcome in a sentence. */
      status: string
    }
    /** @description A wallet's holding of the chain's native currency. */
    NativeBalance: {
      /**
       * Format: wei
       * @description The holding, in wei.
       */
      balance: string
    }
    /** @description What several wallets hold of one chain's native currency, at the end of one block. */
    NativeBalancesItem: {
      /**
       * Format: block-number
       * @description The block at whose end the balances were read.
       */
      block_number: string
      /**
       * Format: unix-seconds
       * @description Time of the block at whose end the balances were read, UTC.
       */
      block_timestamp: string
      /** @description The chain under the name the service has for it, such as `eth`. */
      chain: string
      /**
       * Format: evm-chain
       * @description Id of the chain.
       */
      chain_id: string
      /**
       * Format: wei
       * @description What all the wallets hold together, in wei.
       */
      total_balance: string
      /**
       * Format: decimal
       * @description What all the wallets hold together, in whole units of the currency, rounded.
       */
      total_balance_formatted?: string
      /** @description The wallets one by one; each row names its wallet. */
      wallet_balances: components['schemas']['NativeBalancesItemWalletBalancesItem'][]
    }
    /** @description What one of several wallets holds of a chain's native currency. */
    NativeBalancesItemWalletBalancesItem: {
      /**
       * Format: evm-address
       * @description Wallet that holds the balance.
       */
      address?: string
      /**
       * Format: wei
       * @description Holding of the wallet, in wei.
       */
      balance: string
      /**
       * Format: decimal
       * @description Holding of the wallet, in whole units of the currency, rounded.
       */
      balance_formatted?: string
    }
    /** @description The price of one whole token in the chain's native currency. */
    NativeErc20Price: {
      /**
       * Format: evm-address
       * @description Contract that wraps the native currency as a token.
       */
      address?: string
      /**
       * Format: decimals
       * @description Decimal places of the native currency, mostly 18.
       */
      decimals: number
      /** @description Name of the native currency, such as Ether. */
      name?: string
      /** @description Ticker of the native currency, such as ETH. */
      symbol?: string
      /**
       * Format: wei
       * @description The price, in the native currency's smallest unit. The service writes the price of
       *     very cheap tokens with a fraction of it, which no whole number holds: that is
       *     reported and reads as `null`.
       */
      value: string | null
    }
    /** @description An amount of native currency that changed hands in a transaction. */
    NativeTransfer: {
      /** @description Whether the amount came to the wallet or left it. */
      direction?: string
      /**
       * Format: evm-address
       * @description Account the amount left.
       */
      from_address: string
      /** @description Person or organisation behind the sender, where known. */
      from_address_entity?: string
      /** @description URL of the logo of `fromAddressEntity`. */
      from_address_entity_logo?: string
      /** @description The service's name for the sender; null if it knows none. */
      from_address_label?: string | null
      /** @description Whether a contract made the transfer, rather than the transaction itself. */
      internal_transaction?: boolean
      /**
       * Format: evm-address
       * @description Account that received the amount; null if the service returns none.
       */
      to_address?: string | null
      /** @description Person or organisation behind the receiver, where known. */
      to_address_entity?: string
      /** @description URL of the logo of `toAddressEntity`. */
      to_address_entity_logo?: string
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /** @description URL of the currency's logo; null if there is none. */
      token_logo?: string | null
      /** @description Ticker of the chain's native currency. */
      token_symbol?: string
      /**
       * Format: wei
       * @description Amount that moved, in wei.
       */
      value: string
      /**
       * Format: decimal
       * @description Amount that moved, in whole coins.
       */
      value_formatted?: string
    }
    /** @description What a wallet is worth on the chains that were read. */
    NetWorthResult: {
      /** @description Worth chain by chain. */
      chains: components['schemas']['ChainNetWorth'][]
      /**
       * Format: decimal
       * @description Worth on all chains together, in US dollars.
       */
      total_networth_usd: string
      /** @description Chains that could not be read this time and are missing from the total. */
      unavailable_chains?: components['schemas']['UnavailableChainNetWorth'][]
      /** @description Chains that were asked for and that this call does not cover. */
      unsupported_chain_ids?: string[]
    }
    /** @description An NFT with what its contract and its metadata say. */
    Nft: {
      /**
       * Format: uint256
       * @description How many of this token id the owner holds, always 1 for ERC-721.
       */
      amount?: string
      /**
       * Format: block-number
       * @description Block in which the owner or amount last changed.
       */
      block_number?: string
      /**
       * Format: block-number
       * @description Block in which the NFT was minted; null where the service does not know it.
       */
      block_number_minted?: string | null
      /**
       * @description Standard of the contract; null for contracts older than the standards, such as
       *     CryptoPunks.
       */
      contract_type?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in `floorPriceCurrency`; null if none is
       *     known.
       */
      floor_price?: string | null
      /** @description Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
      floor_price_currency?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in US dollars; null if none is known.
       */
      floor_price_usd?: string | null
      /**
       * Format: date-time
       * @description When the service last fetched the metadata, UTC; null when it never has.
       */
      last_metadata_sync?: string | null
      /** @description The latest sale of this NFT, null when it was never sold. */
      last_sale?: components['schemas']['NftLastSale'] | null
      /**
       * Format: date-time
       * @description When the service last asked the contract for `tokenUri`, UTC; null when it never has.
       */
      last_token_uri_sync?: string | null
      list_price?: components['schemas']['NftListPrice']
      media?: components['schemas']['Media']
      /**
       * Format: json
       * @description The NFT's metadata as its author wrote it, in no fixed shape; null where the service
       *     has none or it is no JSON. `normalizedMetadata` is its usual fields with their types.
       */
      metadata?: string | null
      /**
       * Format: evm-address
       * @description Who minted the NFT. An ERC-1155 token has no single minter; a sentence the service
       *     sends instead is reported and reads as `null`.
       */
      minter_address?: string | null
      /** @description Name of the collection as in its contract; null if it has none. */
      name?: string | null
      normalized_metadata?: components['schemas']['NormalizedMetadata']
      /**
       * Format: evm-address
       * @description Who holds the NFT; of an ERC-1155 token, one of its holders.
       */
      owner_of?: string
      /** @description Whether the service considers the contract to be spam. */
      possible_spam?: boolean
      /** @description The rarity in words, such as `Top 2%`; null where it is not known. */
      rarity_label?: string | null
      /**
       * Format: percent
       * @description Share of the collection that is as rare or rarer, in percent; null where it is not
       *     known.
       */
      rarity_percentage?: number | null
      /**
       * Format: index
       * @description Place among the collection's NFTs by rarity, 1 being the rarest; null where it is not
       *     known.
       */
      rarity_rank?: number | null
      /** @description Short name of the collection as in its contract; null if it has none. */
      symbol?: string | null
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address: string
      /** @description The service's own id of this contract and token id. */
      token_hash?: string
      /**
       * Format: uint256
       * @description Token id of the NFT within its collection.
       */
      token_id: string
      /** @description Where the metadata is, as in the contract; null if it has none. */
      token_uri?: string | null
      /**
       * @description Where on the chain the owner got the NFT: block number, position of the transaction
       *     in the block, position of the log in the block, position within a batch.
       */
      transfer_index?: number[]
      /**
       * Format: unix-seconds
       * @description When the service last wrote its record of the NFT, UTC; null where it does not say.
       */
      updated_at?: string | null
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
    }
    /** @description A page of a collection's NFTs. */
    NftCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description NFTs of the collection. */
      result: components['schemas']['Nft'][]
      /** @description Whether the service has read the whole collection. */
      status?: string
      /**
       * Format: count
       * @description NFTs on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
    }
    /** @description A collection of which a wallet holds at least one NFT. */
    NftCollections: {
      /** @description URL of the collection's banner, its wide title picture; null if there is none. */
      collection_banner_image?: string | null
      /** @description URL of the collection's logo; null if there is none. */
      collection_logo?: string | null
      /**
       * @description Standard of the contract; null for contracts older than the standards, such as
       *     CryptoPunks.
       */
      contract_type?: string | null
      /**
       * Format: count
       * @description How many of the collection's NFTs the wallet holds; only with `tokenCounts`,
       *     otherwise absent or null.
       */
      count?: number | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in `floorPriceCurrency`; null if none is
       *     known.
       */
      floor_price?: string | null
      /** @description Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
      floor_price_currency?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in US dollars; null if none is known.
       */
      floor_price_usd?: string | null
      /** @description The latest sale of any NFT of the collection, null when there was none. */
      last_sale?: components['schemas']['NftLastSale'] | null
      /** @description Name of the collection as in its contract; null if it has none. */
      name?: string | null
      /** @description Whether the service considers the contract to be spam. */
      possible_spam?: boolean
      /** @description Short name of the collection as in its contract; null if it has none. */
      symbol?: string | null
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address: string
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
    }
    /** @description Counts about an NFT collection. */
    NftCollectionStat: {
      owners: components['schemas']['NftCollectionStatOwners']
      /**
       * Format: count
       * @description Different token ids in the collection.
       */
      total_tokens: string
      transfers: components['schemas']['NftCollectionStatTransfers']
    }
    /** @description Who holds the collection. */
    NftCollectionStatOwners: {
      /**
       * Format: count
       * @description Accounts that hold an NFT of the collection now.
       */
      current: string
    }
    /** @description How often the collection's NFTs moved. */
    NftCollectionStatTransfers: {
      /**
       * Format: count
       * @description Transfers of all its NFTs so far, mints and burns included.
       */
      total: string
    }
    /**
     * @description The floor price of an NFT collection, the lowest at which one of its NFTs is offered;
     *     while there is none yet, `message` says so.
     */
    NftContractFloorPrice: {
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      address?: string
      /** @description Currency of `floorPrice`, such as `eth`; absent where no floor price is known. */
      currency?: string
      /**
       * Format: decimal
       * @description The floor price, in whole units of `currency`; absent if none is known.
       */
      floor_price?: string
      /**
       * Format: decimal
       * @description The floor price, in US dollars; absent if none is known.
       */
      floor_price_usd?: string
      /**
       * Format: date-time
       * @description When the service last looked at the offers, UTC.
       */
      last_updated?: string
      marketplace?: components['schemas']['NftMarketplace']
      /** @description Why there is no price, in a sentence; absent where there is one. */
      message?: string
    }
    /** @description An NFT collection, as its contract and the service describe it. */
    NftContractMetadata: {
      /** @description URL of the collection's banner, its wide title picture; null if there is none. */
      collection_banner_image?: string | null
      /** @description What kind of collection it is, such as `Art`; null if none is known. */
      collection_category?: string | null
      /** @description URL of the collection's logo; null if there is none. */
      collection_logo?: string | null
      /**
       * @description Standard of the contract; null for contracts older than the standards, such as
       *     CryptoPunks.
       */
      contract_type?: string | null
      /**
       * Format: date-time
       * @description When the collection came into being, UTC; absent where the service does not know it.
       */
      created_date?: string
      /** @description Text about the collection; absent when the service has none. */
      description?: string
      /** @description URL of the invitation to the project's Discord server; null if none is known. */
      discord_url?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in `floorPriceCurrency`; null if none is
       *     known.
       */
      floor_price?: string | null
      /** @description Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
      floor_price_currency?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in US dollars; null if none is known.
       */
      floor_price_usd?: string | null
      /** @description The project's account name on Instagram; null if none is known. */
      instagram_username?: string | null
      /** @description The latest sale of any NFT of the collection, null when there was none. */
      last_sale?: components['schemas']['NftLastSale'] | null
      /** @description Name of the collection as in its contract; null if it has none. */
      name?: string | null
      /** @description Whether the service considers the contract to be spam. */
      possible_spam?: boolean
      /** @description URL of the project's own site; null if none is known. */
      project_url?: string | null
      /** @description Short name of the collection as in its contract; null if it has none. */
      symbol?: string | null
      /**
       * Format: date-time
       * @description When the service last read the contract, UTC; null when it never has.
       */
      synced_at?: string | null
      /** @description URL of the project's Telegram channel; null if none is known. */
      telegram_url?: string | null
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address?: string
      /** @description The project's account name on Twitter; null if none is known. */
      twitter_username?: string | null
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
      /** @description URL of the encyclopedia page about the project; null if none is known. */
      wiki_url?: string | null
    }
    /**
     * @description A page of the floor prices that a collection has had; while there are none yet,
     *     `message` says so.
     */
    NftFloorPriceHistory: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /** @description Why there are no prices, in a sentence; absent where there are. */
      message?: string
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /**
       * @description The floor prices, a row per point in time; empty where only `message` was sent.
       * @default []
       */
      result: components['schemas']['NftFloorPricePoint'][]
    }
    /** @description The floor price of a collection at a point in time. */
    NftFloorPricePoint: {
      /** @description Currency of `floorPrice`, such as `eth`; absent where no floor price is known. */
      currency?: string
      /**
       * Format: decimal
       * @description The floor price, in whole units of `currency`; absent if none is known.
       */
      floor_price?: string
      /**
       * Format: decimal
       * @description The floor price, in US dollars at the rate of `timestamp`; absent if none is known.
       */
      floor_price_usd?: string
      /** @description Short name of the marketplace that had the offer, such as `blur`. */
      marketplace?: string
      /**
       * Format: date-time
       * @description The hour or the day of the price, UTC.
       */
      timestamp: string
    }
    /** @description The latest sale of an NFT or of any NFT of a collection. */
    NftLastSale: {
      /**
       * Format: date-time
       * @description Time of the block that holds the sale, UTC.
       */
      block_timestamp?: string
      /**
       * Format: evm-address
       * @description Who bought the NFT.
       */
      buyer_address?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of today; null where no rate is known.
       */
      current_usd_value?: string | null
      payment_token?: components['schemas']['SalePaymentToken']
      /**
       * Format: wei
       * @description What was paid, in the smallest unit of `paymentToken`.
       */
      price?: string
      /**
       * Format: decimal
       * @description What was paid, in whole units of `paymentToken`.
       */
      price_formatted?: string
      /**
       * Format: evm-address
       * @description Who sold the NFT.
       */
      seller_address?: string
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address?: string
      /**
       * Format: uint256
       * @description Token id of the NFT that was sold.
       */
      token_id?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the sale.
       */
      transaction_hash?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of the sale; null where no rate is known.
       */
      usd_price_at_sale?: string | null
    }
    /** @description The offer at which an NFT can be bought. */
    NftListPrice: {
      /** @description Whether the NFT is for sale; the other fields are null when it is not. */
      listed?: boolean
      /** @description Marketplace of the offer, such as `opensea`; null when the NFT is not for sale. */
      marketplace?: string | null
      /**
       * Format: decimal
       * @description Asking price in `priceCurrency`, as the service writes it, which does not say whether
       *     in whole or in smallest units; null when the NFT is not for sale.
       */
      price?: string | null
      /** @description Currency of the asking price, such as `eth`; null when the NFT is not for sale. */
      price_currency?: string | null
      /**
       * Format: decimal
       * @description Asking price, in US dollars; null when the NFT is not for sale.
       */
      price_usd?: string | null
    }
    /** @description The marketplace that has the offer. */
    NftMarketplace: {
      /** @description URL of the marketplace's logo; absent if there is none. */
      logo?: string
      /** @description Short name of the marketplace, such as `blur`. */
      name?: string
    }
    /** @description An NFT in the hands of one owner. */
    NftOwner: {
      /**
       * Format: uint256
       * @description How many of this token id the owner holds, always 1 for ERC-721.
       */
      amount?: string
      /**
       * Format: block-number
       * @description Block in which the owner's holding of the NFT last changed.
       */
      block_number?: string
      /**
       * Format: block-number
       * @description Block in which the NFT was minted; null where the service does not know it.
       */
      block_number_minted?: string | null
      /**
       * @description Standard of the contract; null for contracts older than the standards, such as
       *     CryptoPunks.
       */
      contract_type?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in `floorPriceCurrency`; null if none is
       *     known.
       */
      floor_price?: string | null
      /** @description Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
      floor_price_currency?: string | null
      /**
       * Format: decimal
       * @description Lowest asking price in the collection, in US dollars; null if none is known.
       */
      floor_price_usd?: string | null
      /**
       * Format: date-time
       * @description When the service last fetched the metadata, UTC; null when it never has.
       */
      last_metadata_sync?: string | null
      /** @description The latest sale of this NFT, null when it was never sold. */
      last_sale?: components['schemas']['NftLastSale'] | null
      /**
       * Format: date-time
       * @description When the service last asked the contract for `tokenUri`, UTC; null when it never has.
       */
      last_token_uri_sync?: string | null
      list_price?: components['schemas']['NftListPrice']
      media?: components['schemas']['Media']
      /**
       * Format: json
       * @description The NFT's metadata as its author wrote it, in no fixed shape; null where the service
       *     has none or it is no JSON. `normalizedMetadata` is its usual fields with their types.
       */
      metadata?: string | null
      /**
       * Format: evm-address
       * @description Who minted the NFT. An ERC-1155 token has no single minter; a sentence the service
       *     sends instead is reported and reads as `null`.
       */
      minter_address?: string | null
      /** @description Name of the collection as in its contract; null if it has none. */
      name?: string | null
      normalized_metadata?: components['schemas']['NormalizedMetadata']
      /**
       * Format: evm-address
       * @description Who holds the NFT.
       */
      owner_of: string
      /** @description Whether the service considers the contract to be spam. */
      possible_spam?: boolean
      /** @description The rarity in words, such as `Top 2%`; null where it is not known. */
      rarity_label?: string | null
      /**
       * Format: percent
       * @description Share of the collection that is as rare or rarer, in percent; null where it is not
       *     known.
       */
      rarity_percentage?: number | null
      /**
       * Format: index
       * @description Place among the collection's NFTs by rarity, 1 being the rarest; null where it is not
       *     known.
       */
      rarity_rank?: number | null
      /** @description Short name of the collection as in its contract; null if it has none. */
      symbol?: string | null
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address: string
      /** @description The service's own id of this contract and token id. */
      token_hash?: string
      /**
       * Format: uint256
       * @description Token id of the NFT within its collection.
       */
      token_id: string
      /** @description Where the metadata is, as in the contract; null if it has none. */
      token_uri?: string | null
      /**
       * @description Where on the chain the owner got the NFT: block number, position of the transaction
       *     in the block, position of the log in the block, position within a batch.
       */
      transfer_index?: number[]
      /**
       * Format: unix-seconds
       * @description When the service last wrote its record of the NFT, UTC; null where it does not say.
       */
      updated_at?: string | null
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
    }
    /** @description A page of NFTs with their owners. */
    NftOwnerCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 1; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The NFTs, a row per NFT and owner. */
      result: components['schemas']['NftOwner'][]
      /** @description Whether the service has read everything that belongs in the list. */
      status?: string
      /**
       * Format: count
       * @description Rows on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
    }
    /** @description The floor price that goes with one NFT; while there is none yet, `message` says so. */
    NftTokenFloorPrice: {
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      address?: string
      /** @description Currency of `floorPrice`, such as `eth`; absent where no floor price is known. */
      currency?: string
      /**
       * Format: decimal
       * @description The floor price, in whole units of `currency`; absent if none is known.
       */
      floor_price?: string
      /**
       * Format: decimal
       * @description The floor price, in US dollars; absent if none is known.
       */
      floor_price_usd?: string
      /**
       * Format: date-time
       * @description When the service last looked at the offers, UTC.
       */
      last_updated?: string
      marketplace?: components['schemas']['NftMarketplace']
      /** @description Why there is no price, in a sentence; absent where there is one. */
      message?: string
      /**
       * Format: uint256
       * @description Token id of the NFT within its collection.
       */
      token_id?: string
    }
    /** @description Counts about one NFT. */
    NftTokenStat: {
      owners: components['schemas']['NftTokenStatOwners']
      transfers: components['schemas']['NftTokenStatTransfers']
    }
    /** @description Who holds the NFT. */
    NftTokenStatOwners: {
      /**
       * Format: count
       * @description Accounts that hold the NFT now, at most 1 for ERC-721.
       */
      current: string
    }
    /** @description How often the NFT moved. */
    NftTokenStatTransfers: {
      /**
       * Format: count
       * @description Transfers of the NFT so far, its mint included.
       */
      total: string
    }
    /** @description A value of one of a collection's traits, and how rare it is. */
    NftTrait: {
      /**
       * Format: count
       * @description How many of the collection's NFTs have the value.
       */
      count?: number
      /**
       * Format: percent
       * @description Share of the collection that has the value, in percent.
       */
      percentage?: number
      /** @description How rare the value is, in words such as `Top 4% trait`. */
      rarity_label?: string
      /** @description What the trait is about, such as `Fur` or `Background`. */
      trait_type: string
      /** @description The value, as text even where it is a number. */
      trait_value: string
    }
    /** @description A trait and the values it has in a collection. */
    NftTraitGroup: {
      /** @description What the trait is about, such as `Fur` or `Background`. */
      trait_type: string
      /** @description The values of the trait, a row each. */
      values: components['schemas']['NftTraitValue'][]
    }
    /** @description A page of a collection's traits. */
    NftTraitPage: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The traits, a row per value. */
      result: components['schemas']['NftTrait'][]
    }
    /** @description All traits of an NFT collection. */
    NftTraits: {
      /** @description What the collection's NFTs differ in, an entry for each. */
      traits?: components['schemas']['NftTraitGroup'][]
    }
    /** @description A value of a trait, and how rare it is. */
    NftTraitValue: {
      /**
       * Format: count
       * @description How many of the collection's NFTs have the value.
       */
      count?: number
      /**
       * Format: percent
       * @description Share of the collection that has the value, in percent.
       */
      percentage?: number
      /** @description How rare the value is, in words such as `Top 4% trait`. */
      rarity_label?: string
      /** @description The value, as text even where it is a number. */
      trait_value?: string
    }
    /** @description A movement of an NFT from one account to another, mints and burns included. */
    NftTransfer: {
      /**
       * Format: uint256
       * @description How many of this token id moved, always 1 for ERC-721.
       */
      amount?: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the transfer.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transfer.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transfer, UTC.
       */
      block_timestamp: string
      /**
       * @description Standard of the contract; null for contracts older than the standards, such as
       *     CryptoPunks.
       */
      contract_type?: string | null
      /**
       * Format: evm-address
       * @description Account the NFT left, the zero address when it was minted.
       */
      from_address?: string
      /** @description Person or organisation behind the sender; null or absent if none is known. */
      from_address_entity?: string | null
      /** @description URL of the logo of `fromAddressEntity`; null or absent if there is none. */
      from_address_entity_logo?: string | null
      /** @description The service's name for the sender; null if it knows none. */
      from_address_label?: string | null
      /** @description The latest sale of this NFT, null when it was never sold. */
      last_sale?: components['schemas']['NftLastSale'] | null
      /**
       * Format: index
       * @description Position of the transfer's log in its block, over all transactions, the first being
       *     0.
       */
      log_index: number
      /**
       * Format: evm-address
       * @description Account that made the transfer, the owner itself or one it approved; mostly null for
       *     ERC-721.
       */
      operator?: string | null
      /** @description Whether the service considers the contract to be spam; null where it cannot tell. */
      possible_spam?: boolean | null
      /**
       * Format: evm-address
       * @description Account that received the NFT, the zero address when it was burnt.
       */
      to_address: string
      /** @description Person or organisation behind the receiver; null or absent if none is known. */
      to_address_entity?: string | null
      /** @description URL of the logo of `toAddressEntity`; null or absent if there is none. */
      to_address_entity_logo?: string | null
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address: string
      /**
       * Format: uint256
       * @description Token id of the NFT within its collection.
       */
      token_id: string
      /** @description Name of the collection as in its contract; null if it has none. */
      token_name?: string | null
      /** @description Short name of the collection as in its contract; null if it has none. */
      token_symbol?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction that made the transfer.
       */
      transaction_hash?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: number
      /** @description Whether the transfer stands alone or is part of an ERC-1155 batch. */
      transaction_type?: string
      /**
       * Format: wei
       * @description Native currency sent with the transaction, in wei; often, but not always, what was
       *     paid for the NFT.
       */
      value?: string
      /** @description Whether the service has confirmed the transfer, 1 for yes; only some answers have it. */
      verified?: number
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
    }
    /** @description A page of NFT transfers. */
    NftTransferCollection: {
      /** @description Whether the service knows the block that was asked for. */
      block_exists?: boolean
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /** @description Whether the service has indexed all transfers of the blocks that were asked for. */
      index_complete?: boolean
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The transfers, newest first unless `order` says otherwise. */
      result: components['schemas']['NftTransfer'][]
      /**
       * Format: count
       * @description Transfers on all pages together; mostly null or absent, because the service no longer
       *     counts.
       */
      total?: number | null
    }
    /** @description A page of the collections a wallet holds NFTs of. */
    NftWalletCollections: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 1; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The collections, a row each. */
      result: components['schemas']['NftCollections'][]
      /** @description Whether the service has read all of the wallet's NFTs. */
      status?: string
      /**
       * Format: count
       * @description Collections on all pages together; mostly null or absent, because the service no
       *     longer counts.
       */
      total?: number | null
    }
    /**
     * @description What an NFT says about itself, brought into one shape for all collections; null
     *     stands where it says nothing.
     */
    NormalizedMetadata: {
      /**
       * @description Where the video, audio, model or page is that goes with the picture; null if there is
       *     none.
       */
      animation_url?: string | null
      /** @description Traits of the NFT, in the order the collection lists them. */
      attributes?: components['schemas']['NormalizedMetadataAttribute'][]
      /** @description Text about the NFT or its collection; null when its metadata has none. */
      description?: string | null
      /**
       * @description Page about the NFT on its project's site, under the name older metadata use; null if
       *     there is none.
       */
      external_link?: string | null
      /** @description Page about the NFT on its project's site; null if there is none. */
      external_url?: string | null
      /** @description Where the picture is, often an `ipfs://` or `data:` URI; null if there is none. */
      image?: string | null
      /** @description Title of the NFT; null if its metadata has none. */
      name?: string | null
    }
    /** @description One trait of an NFT. */
    NormalizedMetadataAttribute: {
      /**
       * @description How to show the value, such as `number`, `boost_percentage` or `date`; as plain text
       *     when null or absent.
       */
      display_type?: string | null
      /**
       * @description Highest value the trait can have, for traits that are numbers; text where the
       *     metadata has text, or a number beyond 2^53, which keeps its digits; null if the
       *     metadata has none.
       */
      max_value?: number | string | null
      /**
       * Format: index
       * @description Position of the trait when the collection asks for a certain order; null when it asks
       *     for none.
       */
      order?: number | null
      /**
       * Format: count
       * @description How many NFTs of the collection have this very value, as far as the service counted;
       *     null where it did not.
       */
      trait_count?: number | null
      /**
       * @description What the trait is about, such as `Fur` or `Background`; null for a value without a
       *     name.
       */
      trait_type?: string | null
      /**
       * @description What the NFT has there; mostly text, but collections also write numbers, booleans and
       *     objects.
       */
      value?: unknown
    }
    /** @description A page of a pair's candlesticks. */
    PairCandlesticks: {
      /**
       * @description Currency of the prices: US dollars (`usd`) or whole units of the native currency
       *     (`native`).
       */
      currency?: string
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: evm-address
       * @description Contract of the pair.
       */
      pairAddress?: string
      /** @description The candlesticks of this page, one for each period with a trade. */
      result: components['schemas']['Candlestick'][]
      /** @description Period of one candlestick: `1min` is a minute, `1M` a month. */
      timeframe?: string
      /**
       * Format: evm-address
       * @description Contract of the token whose price is given, the base of the pair.
       */
      tokenAddress?: string
    }
    /** @description A count over periods that end now. */
    PairCountPeriods: {
      /**
       * Format: count
       * @description Within an hour; null where nothing is known.
       */
      '1h'?: number | null
      /**
       * Format: count
       * @description Within four hours; null where nothing is known.
       */
      '4h'?: number | null
      /**
       * Format: count
       * @description Within five minutes; null where nothing is known.
       */
      '5min'?: number | null
      /**
       * Format: count
       * @description Within 24 hours; null where nothing is known.
       */
      '24h'?: number | null
    }
    /** @description A change within periods that end now, in percent; negative for a fall. */
    PairPercentPeriods: {
      /**
       * Format: percent
       * @description Within an hour; null where nothing is known.
       */
      '1h'?: number | null
      /**
       * Format: percent
       * @description Within four hours; null where nothing is known.
       */
      '4h'?: number | null
      /**
       * Format: percent
       * @description Within five minutes; null where nothing is known.
       */
      '5min'?: number | null
      /**
       * Format: percent
       * @description Within 24 hours; null where nothing is known.
       */
      '24h'?: number | null
    }
    /** @description A trading pair, its price and liquidity, and what was traded on it of late. */
    PairStats: {
      /** @description Wallets that bought the base token within each period, each counted once. */
      buyers?: components['schemas']['PairCountPeriods']
      /** @description Purchases of the base token within each period. */
      buys?: components['schemas']['PairCountPeriods']
      /** @description What was bought within each period, in US dollars. */
      buyVolume?: components['schemas']['PairUsdPeriods']
      /**
       * Format: decimal
       * @description One whole base token, in whole units of the native currency; null where no price is
       *     known.
       */
      currentNativePrice?: string | null
      /**
       * Format: decimal
       * @description One whole base token, in US dollars; null where no price is known.
       */
      currentUsdPrice?: string | null
      /** @description Name of the exchange, such as Uniswap v2; null where the service does not know it. */
      exchange?: string | null
      /**
       * Format: evm-address
       * @description Factory contract of the exchange.
       */
      exchangeAddress?: string
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Website of the exchange; null where the service does not know it. */
      exchangeUrl?: string | null
      /** @description How far the liquidity moved within each period, in percent. */
      liquidityPercentChange?: components['schemas']['PairPercentPeriods']
      /**
       * Format: evm-address
       * @description Contract of the pair.
       */
      pairAddress: string
      /**
       * Format: date-time
       * @description When the pair's contract was created, UTC; null where the service does not know it.
       */
      pairCreated?: string | null
      /** @description The two tickers, base first, such as PEPE/WETH; null where one of them is not known. */
      pairLabel?: string | null
      /** @description How far the price in US dollars moved within each period, in percent. */
      pricePercentChange?: components['schemas']['PairPercentPeriods']
      /** @description Wallets that sold the base token within each period, each counted once. */
      sellers?: components['schemas']['PairCountPeriods']
      /** @description Sales of the base token within each period. */
      sells?: components['schemas']['PairCountPeriods']
      /** @description What was sold within each period, in US dollars. */
      sellVolume?: components['schemas']['PairUsdPeriods']
      /**
       * Format: evm-address
       * @description Contract of the token whose price is given, the base of the pair.
       */
      tokenAddress?: string
      /** @description URL of the base token's logo; null if there is none. */
      tokenLogo?: string | null
      /** @description Name of the base token; null if its contract has none. */
      tokenName?: string | null
      /** @description Ticker of the base token; null if its contract has none. */
      tokenSymbol?: string | null
      /**
       * Format: decimal
       * @description What both sides of the pair hold, in US dollars; null where no price is known.
       */
      totalLiquidityUsd?: string | null
      /** @description What was bought and sold within each period, in US dollars. */
      totalVolume?: components['schemas']['PairUsdPeriods']
    }
    /**
     * @description One swap on a pair, or liquidity that was added to it or removed from it. What it
     *     says of buying and selling is meant of the base token.
     */
    PairSwap: {
      /**
       * Format: decimal
       * @description One whole base token, in whole quote tokens.
       */
      baseQuotePrice?: string
      /**
       * Format: decimal
       * @description Amount of the base token, in whole tokens.
       */
      baseTokenAmount?: string
      /**
       * Format: usd
       * @description One whole base token, in US dollars.
       */
      baseTokenPriceUsd?: number | string
      /**
       * Format: block-number
       * @description Number of the block that holds the swap.
       */
      blockNumber?: number
      /**
       * Format: date-time
       * @description Time of the block that holds the swap, UTC.
       */
      blockTimestamp?: string
      /**
       * Format: decimal
       * @description Amount of the quote token, in whole tokens.
       */
      quoteTokenAmount?: string
      /**
       * Format: usd
       * @description One whole quote token, in US dollars.
       */
      quoteTokenPriceUsd?: number | string
      /**
       * @description What the swap did to the wallet's holding: `newPosition` is its first purchase,
       *     `accumulation` a further one, `sellAll` leaves nothing.
       */
      subCategory?: string
      /**
       * Format: usd
       * @description Value of the swap, in US dollars.
       */
      totalValueUsd?: number
      /**
       * Format: hash32
       * @description Hash of the transaction that swapped.
       */
      transactionHash: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transactionIndex?: number
      /** @description Whether the base token was bought or sold, or liquidity was added or removed. */
      transactionType?: string
      /**
       * Format: evm-address
       * @description The wallet that swapped.
       */
      walletAddress?: string
    }
    /** @description A page of the swaps on a pair. */
    PairSwaps: {
      /** @description The token that is bought and sold. */
      baseToken?: components['schemas']['SwapToken']
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: evm-address
       * @description Factory contract of the exchange.
       */
      exchangeAddress?: string
      /** @description URL of the exchange's logo. */
      exchangeLogo?: string
      /** @description Name of the exchange, such as Uniswap v2. */
      exchangeName?: string
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      pageSize?: number | null
      /**
       * Format: evm-address
       * @description Contract of the pair.
       */
      pairAddress?: string
      /** @description The two tickers, base first, such as PEPE/WETH. */
      pairLabel?: string
      /** @description The token it is priced in. */
      quoteToken?: components['schemas']['SwapToken']
      /** @description The swaps of this page, in the order asked for. */
      result: components['schemas']['PairSwap'][]
      /**
       * Format: evm-address
       * @description Contract of the base token; only in older responses.
       */
      tokenAddress?: string
    }
    /** @description A value over periods that end now, in US dollars. */
    PairUsdPeriods: {
      /**
       * Format: usd
       * @description Within an hour, in US dollars; null where nothing is known.
       */
      '1h'?: number | null
      /**
       * Format: usd
       * @description Within four hours, in US dollars; null where nothing is known.
       */
      '4h'?: number | null
      /**
       * Format: usd
       * @description Within five minutes, in US dollars; null where nothing is known.
       */
      '5min'?: number | null
      /**
       * Format: usd
       * @description Within 24 hours, in US dollars; null where nothing is known.
       */
      '24h'?: number | null
    }
    /** @description A liquidity pool and the tokens on its two sides. */
    ReservesCollection: {
      /**
       * Format: evm-address
       * @description Contract of the pool.
       */
      pairAddress?: string
      token0?: components['schemas']['ReservesCollectionToken0']
      token1?: components['schemas']['ReservesCollectionToken1']
    }
    /** @description The pool's first token, the one `reserve0` counts. */
    ReservesCollectionToken0: {
      /**
       * Format: evm-address
       * @description Contract of the first token.
       */
      address?: string
      /**
       * Format: block-number
       * @description Block in which the first token's contract was created, as far as the service knows.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description When the service stored its record of the token, UTC.
       */
      created_at?: string
      /**
       * Format: decimals
       * @description Decimal places of the first token; absent if its contract has none.
       */
      decimals?: string
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Hash of the logo file, 64 hex digits without 0x; null if there is none. */
      logo_hash?: string | null
      /** @description Name of the first token, as in its contract. */
      name?: string
      /** @description Ticker of the first token. */
      symbol?: string
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * Format: index
       * @description 1 when the service has checked its record of the token, 0 when not.
       */
      validated?: number | boolean
    }
    /** @description The pool's second token, the one `reserve1` counts. */
    ReservesCollectionToken1: {
      /**
       * Format: evm-address
       * @description Contract of the second token.
       */
      address?: string
      /**
       * Format: block-number
       * @description Block in which the second token's contract was created, as far as the service knows.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description When the service stored its record of the token, UTC.
       */
      created_at?: string
      /**
       * Format: decimals
       * @description Decimal places of the second token; absent if its contract has none.
       */
      decimals?: string
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Hash of the logo file, 64 hex digits without 0x; null if there is none. */
      logo_hash?: string | null
      /** @description Name of the second token, as in its contract. */
      name?: string
      /** @description Ticker of the second token. */
      symbol?: string
      /** @description URL of a small version of the logo; null if there is none. */
      thumbnail?: string | null
      /**
       * Format: index
       * @description 1 when the service has checked its record of the token, 0 when not.
       */
      validated?: number | boolean
    }
    /** @description The address a name stands for. */
    Resolve: {
      /**
       * Format: evm-address
       * @description The address the name points to.
       */
      address: string
    }
    ResolveAddressToDomainWire: components['schemas']['UnstoppableDomain']
    ResolveAddressWire: components['schemas']['Ens']
    /**
     * @description Permissions the transaction gave or took back; absent lists mean there were none of
     *     that kind.
     */
    ResolveContractInteractionResponse: {
      /** @description Amounts or NFTs that others may use from now on. */
      approvals?: components['schemas']['CommonContractData'][]
      /** @description Permissions for amounts or NFTs that were taken back. */
      revokes?: components['schemas']['CommonContractData'][]
      /** @description Whole collections that others may use from now on. */
      set_approvals_all?: components['schemas']['SetApprovalAllData'][]
      /** @description Permissions for whole collections that were taken back. */
      set_revokes_all?: components['schemas']['SetApprovalAllData'][]
    }
    ResolveDomainWire: components['schemas']['Resolve']
    ResolveENSDomainWire: components['schemas']['Resolve']
    ReSyncMetadataWire: components['schemas']['MetadataResync']
    ResyncNFTRarityWire: components['schemas']['MetadataResync']
    /** @description What became of a report. */
    ReviewContracts: {
      /** @description Confirmation, in English. */
      message?: string
    }
    ReviewContractsWire: components['schemas']['ReviewContracts']
    /** @description Which function to call, and with what. */
    RunContractDto: {
      /** @description The contract's ABI; the item of the function is enough. */
      abi: {
        [key: string]: unknown
      }[]
      /**
       * @description The arguments, each under its name in the ABI; whole numbers as `bigint` or decimal
       *     text.
       */
      params?: {
        [key: string]: unknown
      }
    }
    /**
     * @description The function's output, any JSON. Numbers are decimal text in the contract's own unit,
     *     because they may be larger than JSON numbers can hold; a large one that comes as a
     *     bare number reads as text.
     */
    RunContractFunctionWire: unknown
    /** @description The currency in which a sale was paid. */
    SalePaymentToken: {
      /**
       * Format: evm-address
       * @description Contract of the currency; the zero address stands for the chain's native one.
       */
      token_address?: string
      /**
       * Format: decimals
       * @description Decimal places of the currency.
       */
      token_decimals?: string
      /** @description URL of the currency's logo; null if there is none. */
      token_logo?: string | null
      /** @description Name of the currency, such as `Wrapped Ether`. */
      token_name?: string
      /** @description Ticker of the currency. */
      token_symbol?: string
    }
    SearchEntitiesWire: components['schemas']['EntitySearchResult']
    SearchTokensWire: components['schemas']['TokenSearchResult']
    /** @description Permission to use every NFT of a collection, given or taken back. */
    SetApprovalAllData: {
      /** @description Who may use the whole collection, where the service names it so. */
      operator?: components['schemas']['ContractSpenderDetails']
      spender?: components['schemas']['ContractSpenderDetails']
      token: components['schemas']['ContractTokenDetails']
      /**
       * Format: uint256
       * @description 1 when the permission was given and 0 when it was taken back, where the service sends
       *     it.
       */
      value?: string
      /**
       * Format: decimal
       * @description The same as `value`, because collections have no decimal places; null if the service
       *     returns none.
       */
      value_formatted?: string | null
    }
    /**
     * @description How a collection or an NFT sold during a number of days; without a sale, `message`
     *     says so.
     */
    SoldPrice: {
      /** @description The average over the sales of the days asked for; null where there was none. */
      average_sale?: components['schemas']['SoldPriceAverageSale'] | null
      /** @description The most expensive sale of the days asked for; null where there was none. */
      highest_sale?: components['schemas']['SoldPriceHighestSale'] | null
      /** @description The latest sale of the days asked for; null where there was none. */
      last_sale?: components['schemas']['SoldPriceLastSale'] | null
      /** @description The cheapest sale of the days asked for; null where there was none. */
      lowest_sale?: components['schemas']['SoldPriceLowestSale'] | null
      /** @description What the service adds, mostly why there are no figures. */
      message?: string
      /**
       * Format: count
       * @description Number of sales in the days asked for; null where the service has none.
       */
      total_trades?: number | null
    }
    /** @description The average over the sales of the days asked for. */
    SoldPriceAverageSale: {
      /**
       * Format: decimal
       * @description Mean price in US dollars, at today's rate.
       */
      current_usd_value?: string
      /**
       * Format: decimal
       * @description Mean price, in the smallest unit of the chain's native currency; may have a fraction.
       */
      price?: string
      /**
       * Format: decimal
       * @description Mean price, in whole units of the chain's native currency.
       */
      price_formatted?: string
    }
    /** @description The most expensive sale of the days asked for. */
    SoldPriceHighestSale: {
      /**
       * Format: date-time
       * @description Time of the block that holds the sale, UTC.
       */
      block_timestamp?: string
      /**
       * Format: evm-address
       * @description Who bought the NFT.
       */
      buyer_address?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of today.
       */
      current_usd_value?: string
      payment_token?: components['schemas']['SalePaymentToken']
      /**
       * Format: wei
       * @description What was paid, in the smallest unit of `paymentToken`.
       */
      price?: string
      /**
       * Format: decimal
       * @description What was paid, in whole units of `paymentToken`.
       */
      price_formatted?: string
      /**
       * Format: evm-address
       * @description Who sold the NFT.
       */
      seller_address?: string
      /**
       * Format: uint256
       * @description Token id of the NFT that was sold.
       */
      token_id?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the sale.
       */
      transaction_hash?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of the sale.
       */
      usd_price_at_sale?: string
    }
    /** @description The latest sale of the days asked for. */
    SoldPriceLastSale: {
      /**
       * Format: date-time
       * @description Time of the block that holds the sale, UTC.
       */
      block_timestamp?: string
      /**
       * Format: evm-address
       * @description Who bought the NFT.
       */
      buyer_address?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of today.
       */
      current_usd_value?: string
      payment_token?: components['schemas']['SalePaymentToken']
      /**
       * Format: wei
       * @description What was paid, in the smallest unit of `paymentToken`.
       */
      price?: string
      /**
       * Format: decimal
       * @description What was paid, in whole units of `paymentToken`.
       */
      price_formatted?: string
      /**
       * Format: evm-address
       * @description Who sold the NFT.
       */
      seller_address?: string
      /**
       * Format: uint256
       * @description Token id of the NFT that was sold.
       */
      token_id?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the sale.
       */
      transaction_hash?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of the sale.
       */
      usd_price_at_sale?: string
    }
    /** @description The cheapest sale of the days asked for. */
    SoldPriceLowestSale: {
      /**
       * Format: date-time
       * @description Time of the block that holds the sale, UTC.
       */
      block_timestamp?: string
      /**
       * Format: evm-address
       * @description Who bought the NFT.
       */
      buyer_address?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of today.
       */
      current_usd_value?: string
      payment_token?: components['schemas']['SalePaymentToken']
      /**
       * Format: wei
       * @description What was paid, in the smallest unit of `paymentToken`.
       */
      price?: string
      /**
       * Format: decimal
       * @description What was paid, in whole units of `paymentToken`.
       */
      price_formatted?: string
      /**
       * Format: evm-address
       * @description Who sold the NFT.
       */
      seller_address?: string
      /**
       * Format: uint256
       * @description Token id of the NFT that was sold.
       */
      token_id?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the sale.
       */
      transaction_hash?: string
      /**
       * Format: decimal
       * @description What was paid, in US dollars at the rate of the sale.
       */
      usd_price_at_sale?: string
    }
    /** @description One swap on an exchange, what was bought by it and what was sold. */
    Swap: {
      /**
       * Format: decimal
       * @description One whole base token, in whole quote tokens.
       */
      baseQuotePrice?: string
      /**
       * Format: evm-address
       * @description Contract of the pair's base token; only in older responses.
       */
      baseToken?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the swap.
       */
      blockNumber?: number
      /**
       * Format: date-time
       * @description Time of the block that holds the swap, UTC.
       */
      blockTimestamp?: string
      /** @description What the wallet received. */
      bought?: components['schemas']['SwapToken']
      /** @description Person or organisation behind the wallet, where known. */
      entity?: string
      /** @description URL of the logo of `entity`. */
      entityLogo?: string
      /**
       * Format: evm-address
       * @description Factory contract of the exchange.
       */
      exchangeAddress?: string
      /** @description URL of the exchange's logo. */
      exchangeLogo?: string
      /** @description Name of the exchange, such as Uniswap v2. */
      exchangeName?: string
      /**
       * Format: evm-address
       * @description Contract of the pair on which it was swapped.
       */
      pairAddress?: string
      /** @description The two tickers of the pair, base first, such as PEPE/WETH. */
      pairLabel?: string
      /**
       * Format: evm-address
       * @description Contract of the pair's quote token; only in older responses.
       */
      quoteToken?: string
      /** @description What the wallet gave. */
      sold?: components['schemas']['SwapToken']
      /**
       * @description What the swap did to the wallet's holding: `newPosition` is its first purchase,
       *     `accumulation` a further one, `sellAll` leaves nothing.
       */
      subCategory?: string
      /**
       * Format: usd
       * @description Value of the swap, in US dollars.
       */
      totalValueUsd?: number
      /**
       * Format: hash32
       * @description Hash of the transaction that swapped.
       */
      transactionHash: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transactionIndex?: number
      /** @description Whether the token asked about, or the base token of the pair, was bought or sold. */
      transactionType?: string
      /**
       * Format: evm-address
       * @description The wallet that swapped.
       */
      walletAddress?: string
      /** @description The service's name for the wallet; absent if it knows none. */
      walletAddressLabel?: string
    }
    /** @description A page of swaps. */
    Swaps: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The swaps of this page, in the order asked for. */
      result: components['schemas']['Swap'][]
    }
    /** @description One of the two tokens of a swap. */
    SwapToken: {
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      address?: string
      /**
       * Format: decimal
       * @description How much of it was swapped, in whole tokens.
       */
      amount?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; only in older responses.
       */
      decimals?: string
      /** @description URL of the token's logo. */
      logo?: string
      /** @description Name of the token, as in its contract. */
      name?: string
      /** @description Ticker of the token, as in its contract. */
      symbol?: string
      /** @description Side of the pair, as its contract numbers them; only in older responses. */
      tokenType?: string
      /**
       * Format: usd
       * @description Value of what was swapped, in US dollars.
       */
      usdAmount?: number
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: number
    }
    /** @description The service's word that it took the request to read a collection. */
    SyncNFTContractResponse: {
      /** @description What the service does now. */
      message?: string
      /** @description Whether the service took the request. */
      success?: boolean
    }
    SyncNFTContractWire: components['schemas']['SyncNFTContractResponse']
    /** @description What was traded of a token of late, on all exchanges of its chain together. */
    TokenAnalytics: {
      /** @description What the figures are grouped by, as the service names it. */
      categoryId?: string
      /**
       * Format: evm-or-solana-chain
       * @description Id of the chain that the token is on, or `solana`.
       */
      chainId?: string
      /** @description How far the price in US dollars moved within each period, in percent. */
      pricePercentChange?: components['schemas']['TokenPercentPeriods']
      /**
       * Format: evm-or-solana-address
       * @description Contract of the token, on Solana its mint; only in older responses.
       */
      tokenAddress?: string
      /** @description Wallets that bought within each period, each counted once. */
      totalBuyers?: components['schemas']['TokenCountPeriods']
      /** @description Purchases within each period. */
      totalBuys?: components['schemas']['TokenCountPeriods']
      /** @description What was bought within each period, in US dollars. */
      totalBuyVolume?: components['schemas']['TokenUsdPeriods']
      /**
       * Format: decimal
       * @description Price of one token times all tokens in existence, in US dollars.
       */
      totalFullyDilutedValuation?: string
      /**
       * Format: decimal
       * @description What the pairs of the token hold, in US dollars.
       */
      totalLiquidity?: string
      /**
       * Format: decimal
       * @description What older responses gave in place of `totalLiquidity`, in US dollars.
       */
      totalLiquidityUsd?: string
      /** @description Wallets that sold within each period, each counted once. */
      totalSellers?: components['schemas']['TokenCountPeriods']
      /** @description Sales within each period. */
      totalSells?: components['schemas']['TokenCountPeriods']
      /** @description What was sold within each period, in US dollars. */
      totalSellVolume?: components['schemas']['TokenUsdPeriods']
      /** @description Wallets that bought or sold within each period, each counted once. */
      uniqueWallets?: components['schemas']['TokenCountPeriods']
      /**
       * Format: decimal
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: string
    }
    /** @description What was traded of several tokens of late. */
    TokenAnalyticsList: {
      /** @description One row per token, under the name that the service gives the list. */
      categories: components['schemas']['TokenAnalytics'][]
    }
    /** @description What was traded of a token in one step of time. */
    TokenAnalyticsPoint: {
      /**
       * Format: usd
       * @description What was bought within the step, in US dollars.
       */
      buyVolume?: number
      /**
       * Format: usd
       * @description Price of one token times all tokens in existence, in US dollars.
       */
      fullyDilutedValuation?: number
      /**
       * Format: usd
       * @description What the pairs of the token held, in US dollars.
       */
      liquidityUsd?: number
      /**
       * Format: usd
       * @description What was sold within the step, in US dollars.
       */
      sellVolume?: number
      /**
       * Format: date-time
       * @description Start of the step, UTC.
       */
      timestamp: string
    }
    /** @description What was traded of one token, over time. */
    TokenAnalyticsSeries: {
      /**
       * Format: evm-or-solana-chain
       * @description Id of the chain that the token is on, or `solana`.
       */
      chainId?: string
      /** @description The figures of the period. */
      timeseries: components['schemas']['TokenAnalyticsPoint'][]
      /**
       * Format: evm-or-solana-address
       * @description Contract of the token; on Solana its mint.
       */
      tokenAddress: string
    }
    /** @description What was traded of several tokens, over time. */
    TokenAnalyticsSeriesList: {
      /** @description One row per token. */
      result: components['schemas']['TokenAnalyticsSeries'][]
    }
    /** @description A token and the chain it is on. */
    TokenAndChainItem: {
      /**
       * Format: evm-or-solana-chain
       * @description The chain, as hex id, decimal id or name (`eth`, `polygon`, `base` …), or `solana`.
       */
      chain: string
      /**
       * Format: evm-or-solana-address
       * @description Contract of the token, 20 bytes of hex in any case; on Solana its mint, 32 bytes in
       *     base58.
       */
      tokenAddress: string
    }
    /** @description Leave for one spender to move one ERC-20 token of the wallet. */
    TokenApproval: {
      /**
       * Format: block-number
       * @description Number of the block in which the approval was given.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description Time of the block in which the approval was given, UTC; null where the service does
       *     not know it.
       */
      block_timestamp?: string | null
      spender: components['schemas']['TokenApprovalSpender']
      token: components['schemas']['TokenApprovalToken']
      /**
       * Format: hash32
       * @description Hash of the transaction that gave the approval; null where the service does not know
       *     it.
       */
      transaction_hash?: string | null
      /**
       * Format: uint256
       * @description What the spender may move, in the token's smallest unit. The largest number that the
       *     contract can hold, mostly one of 256 bits, stands for an approval without a limit.
       */
      value?: string
      /**
       * Format: decimal
       * @description What the spender may move, in whole tokens; null where the token's decimals are not
       *     known.
       */
      value_formatted?: string | null
    }
    /** @description The account that may move the token. */
    TokenApprovalSpender: {
      /**
       * Format: evm-address
       * @description Wallet or contract that may move the token, mostly a contract.
       */
      address: string
      /** @description The service's name for the spender; null if it knows none. */
      address_label?: string | null
      /** @description Person or organisation behind the spender; null if none is known. */
      entity?: string | null
      /** @description URL of the logo of `entity`; null if there is none. */
      entity_logo?: string | null
    }
    /** @description The token that may be moved, and how much of it the wallet has to lose. */
    TokenApprovalToken: {
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      address: string
      /** @description The service's name for the contract; null if it knows none. */
      address_label?: string | null
      /**
       * Format: uint256
       * @description What the wallet holds of the token now, in its smallest unit; null where the service
       *     does not know it.
       */
      current_balance?: string | null
      /**
       * Format: decimal
       * @description What the wallet holds of the token now, in whole tokens; null where the service does
       *     not know it.
       */
      current_balance_formatted?: string | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null if its contract has none. */
      name?: string | null
      /** @description Whether the service considers the token to be spam. */
      possible_spam?: boolean
      /** @description Ticker of the token; null if its contract has none. */
      symbol?: string | null
      /**
       * Format: decimal
       * @description Value of what the spender could take now, in US dollars: no more than the approval,
       *     and no more than the wallet holds. Null where no price is known.
       */
      usd_at_risk?: string | null
      /**
       * Format: decimal
       * @description Price of one whole token, in US dollars; null where no price is known.
       */
      usd_price?: string | null
      /** @description Whether the service has verified the token's contract. */
      verified_contract?: boolean
    }
    /** @description The categories that tokens are sorted into. */
    TokenCategories: {
      /** @description One row per category. */
      categories: components['schemas']['TokenCategory'][]
    }
    /** @description A category of tokens. */
    TokenCategory: {
      /** @description Id of the category, such as `stablecoin`. */
      id: string
      /** @description Name of the category, such as Stablecoin. */
      name?: string
    }
    /** @description A count over periods that end now. */
    TokenCountPeriods: {
      /**
       * Format: count
       * @description Within an hour.
       */
      '1h'?: number
      /**
       * Format: count
       * @description Within five minutes.
       */
      '5m'?: number
      /**
       * Format: count
       * @description Within six hours.
       */
      '6h'?: number
      /**
       * Format: count
       * @description Within 24 hours.
       */
      '24h'?: number
    }
    /** @description How far the number of holders moved. */
    TokenHolderChange: {
      /** @description Holders that came less holders that went; negative where more went. */
      change?: number
      /**
       * Format: percent
       * @description How far the number of holders moved, as a share of those at the start of the period,
       *     in percent.
       */
      changePercent?: number
    }
    /** @description How the number of a token's holders moved within periods that end now. */
    TokenHolderChanges: {
      /** @description Within an hour. */
      '1h'?: components['schemas']['TokenHolderChange']
      /** @description Within three days. */
      '3d'?: components['schemas']['TokenHolderChange']
      /** @description Within five minutes. */
      '5min'?: components['schemas']['TokenHolderChange']
      /** @description Within six hours. */
      '6h'?: components['schemas']['TokenHolderChange']
      /** @description Within seven days. */
      '7d'?: components['schemas']['TokenHolderChange']
      /** @description Within 24 hours. */
      '24h'?: components['schemas']['TokenHolderChange']
      /** @description Within 30 days. */
      '30d'?: components['schemas']['TokenHolderChange']
    }
    /**
     * @description The holders of a token by the size of what they hold, from the largest to the
     *     smallest. Where the service draws the lines between the classes is not documented.
     */
    TokenHolderDistribution: {
      /**
       * Format: count
       * @description Holders of the sixth class.
       */
      crabs?: number
      /**
       * Format: count
       * @description Holders of the third class.
       */
      dolphins?: number
      /**
       * Format: count
       * @description Holders of the fourth class.
       */
      fish?: number
      /**
       * Format: count
       * @description Holders of the fifth class.
       */
      octopus?: number
      /**
       * Format: count
       * @description Holders of the second class.
       */
      sharks?: number
      /**
       * Format: count
       * @description Holders of the smallest class.
       */
      shrimps?: number
      /**
       * Format: count
       * @description Holders of the largest class.
       */
      whales?: number
    }
    /** @description Who holds a token, in figures. */
    TokenHolders: {
      holderChange?: components['schemas']['TokenHolderChanges']
      holderDistribution?: components['schemas']['TokenHolderDistribution']
      holdersByAcquisition?: components['schemas']['TokenHoldersByAcquisition']
      holderSupply?: components['schemas']['TokenHolderSupply']
      /**
       * Format: count
       * @description Accounts that hold some of the token now.
       */
      totalHolders: number
    }
    /** @description How the holders of a token came by it, in holders. */
    TokenHoldersByAcquisition: {
      /**
       * Format: count
       * @description Holders that got it in an airdrop.
       */
      airdrop?: number
      /**
       * Format: count
       * @description Holders that bought it on an exchange.
       */
      swap?: number
      /**
       * Format: count
       * @description Holders to whom somebody sent it.
       */
      transfer?: number
    }
    /** @description How much of a token its largest holders have. */
    TokenHolderSupply: {
      /** @description What the ten largest holders have. */
      top10?: components['schemas']['TokenHolderSupplyShare']
      /** @description What the 25 largest holders have. */
      top25?: components['schemas']['TokenHolderSupplyShare']
      /** @description What the 50 largest holders have. */
      top50?: components['schemas']['TokenHolderSupplyShare']
      /** @description What the 100 largest holders have. */
      top100?: components['schemas']['TokenHolderSupplyShare']
      /** @description What the 250 largest holders have. */
      top250?: components['schemas']['TokenHolderSupplyShare']
      /** @description What the 500 largest holders have. */
      top500?: components['schemas']['TokenHolderSupplyShare']
    }
    /** @description What some holders have of a token together. */
    TokenHolderSupplyShare: {
      /**
       * Format: decimal
       * @description What they have, in whole tokens.
       */
      supply?: string | number
      /**
       * Format: percent
       * @description What they have as a share of the total supply, in percent.
       */
      supplyPercent?: number
    }
    /** @description Names one NFT. */
    TokenItem: {
      /**
       * Format: evm-address
       * @description Contract of the NFT's collection, 20 bytes of hex in any case.
       */
      token_address: string
      /**
       * Format: uint256
       * @description Token id within the collection, in decimal digits or 0x-hex.
       */
      token_id: string
    }
    /** @description A trading pair with the token on one of its sides. */
    TokenPair: {
      /**
       * Format: evm-address
       * @description Contract of the token that is priced.
       */
      base_token?: string
      /**
       * Format: evm-address
       * @description Factory contract of the exchange.
       */
      exchange_address?: string
      /** @description URL of the exchange's logo. */
      exchange_logo?: string
      /** @description Name of the exchange, such as Uniswap v2. */
      exchange_name?: string
      /** @description URL of a logo in older responses, beside which nothing says whose it is. */
      from_address_entity_logo?: string
      /** @description Whether the pair is no longer traded. */
      inactive_pair?: boolean
      /**
       * @description How evenly the two sides are filled, from 0 for a pair with all on one side to 1 for
       *     a balanced one. Below 0.005 the service counts the liquidity as nothing.
       */
      liquidity_skew?: number
      /**
       * Format: usd
       * @description What both sides of the pair hold, in US dollars.
       */
      liquidity_usd?: number
      /** @description The tokens on the two sides of the pair. */
      pair?: components['schemas']['TokenPairToken'][]
      /**
       * Format: evm-address
       * @description Contract of the pair.
       */
      pair_address: string
      /** @description The two tickers, base first, such as PEPE/WETH. */
      pair_label?: string
      /**
       * Format: evm-address
       * @description Contract of the token it is priced in.
       */
      quote_token?: string
      /**
       * Format: usd
       * @description One whole base token on this pair, in US dollars.
       */
      usd_price?: number
      /**
       * Format: usd
       * @description One whole base token on this pair 24 hours ago, in US dollars.
       */
      usd_price_24hr?: number
      /**
       * Format: percent
       * @description How far the price moved within 24 hours, in percent; negative for a fall.
       */
      usd_price_24hr_percent_change?: number
      /**
       * Format: usd
       * @description How far the price moved within 24 hours, in US dollars; negative for a fall.
       */
      usd_price_24hr_usd_change?: number
      /** @description What was traded within 24 hours, in whole units of the native currency. */
      volume_24h_native?: number
      /**
       * Format: usd
       * @description What was traded within 24 hours, in US dollars.
       */
      volume_24h_usd?: number
    }
    /** @description A page of the pairs that trade a token. */
    TokenPairs: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The pairs of this page. */
      pairs: components['schemas']['TokenPair'][]
    }
    /** @description The token on one side of a pair. */
    TokenPairToken: {
      /**
       * Format: usd
       * @description What the pair holds of this token, in US dollars.
       */
      liquidity_usd?: number | string
      /** @description Side of the pair, as its contract numbers them: `token0` or `token1`. */
      pair_token_type?: string
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      token_address?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      token_decimals?: string
      /** @description URL of the token's logo. */
      token_logo?: string
      /** @description Name of the token, as in its contract. */
      token_name?: string
      /** @description Ticker of the token, as in its contract. */
      token_symbol?: string
    }
    /** @description A change within periods that end now, in percent; negative for a fall. */
    TokenPercentPeriods: {
      /**
       * Format: percent
       * @description Within an hour.
       */
      '1h'?: number
      /**
       * Format: percent
       * @description Within five minutes.
       */
      '5m'?: number
      /**
       * Format: percent
       * @description Within six hours.
       */
      '6h'?: number
      /**
       * Format: percent
       * @description Within 24 hours.
       */
      '24h'?: number
    }
    /** @description One token to price, and how. */
    TokenPriceItem: {
      /**
       * @description Only pools of this exchange, such as `uniswapv3`; the service chooses one of any when
       *     not given.
       */
      exchange?: string
      /**
       * Format: block-number
       * @description Block at whose end the price is read. Without it, the newest.
       */
      to_block?: string
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      token_address: string
    }
    /** @description The service's rating of a token, and the figures it rests on. */
    TokenScore: {
      /**
       * Format: evm-chain
       * @description Id of the chain that the token is on.
       */
      chainId: string
      /** @description The figures behind the rating; null where the service has none. */
      metrics?: components['schemas']['TokenScoreMetrics'] | null
      /** @description The rating, from 0 to 100, higher being safer; no unit. */
      score?: number
      /**
       * Format: evm-address
       * @description Contract of the rated token.
       */
      tokenAddress: string
      /**
       * Format: date-time
       * @description When the service last rated the token, UTC.
       */
      updatedAt?: string
    }
    /** @description The figures behind the rating of a token. */
    TokenScoreMetrics: {
      /**
       * Format: usd
       * @description What the pairs of the token hold, in US dollars.
       */
      liquidityUsd?: number
      supply?: components['schemas']['TokenScoreSupply']
      transactions?: components['schemas']['TokenScoreTransactions']
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: number
      volumeUsd?: components['schemas']['TokenScoreVolume']
    }
    /** @description The rating of a token at one time. */
    TokenScorePoint: {
      /** @description The rating, from 0 to 100, higher being safer; no unit. */
      score?: number
      /**
       * Format: date-time
       * @description When the token was rated so, UTC.
       */
      timestamp: string
    }
    /** @description How much there is of a token, and how much of it a few hold. */
    TokenScoreSupply: {
      /**
       * Format: percent
       * @description Share that the ten largest holders have, in percent.
       */
      top10Percent?: number
      /**
       * Format: decimal
       * @description Tokens in existence, in whole tokens.
       */
      total?: number
    }
    /** @description Transactions with a token over periods that end now. */
    TokenScoreTransactions: {
      /**
       * Format: count
       * @description Within a day.
       */
      '1d'?: number
      /**
       * Format: count
       * @description Within an hour.
       */
      '1h'?: number
      /**
       * Format: count
       * @description Within four hours.
       */
      '4h'?: number
      /**
       * Format: count
       * @description Within seven days.
       */
      '7d'?: number
      /**
       * Format: count
       * @description Within ten minutes.
       */
      '10m'?: number
      /**
       * Format: count
       * @description Within twelve hours.
       */
      '12h'?: number
      /**
       * Format: count
       * @description Within 30 days.
       */
      '30d'?: number
      /**
       * Format: count
       * @description Within 30 minutes.
       */
      '30m'?: number
    }
    /** @description What was traded of a token over periods that end now, in US dollars. */
    TokenScoreVolume: {
      /**
       * Format: usd
       * @description Within a day, in US dollars.
       */
      '1d'?: number
      /**
       * Format: usd
       * @description Within an hour, in US dollars.
       */
      '1h'?: number
      /**
       * Format: usd
       * @description Within four hours, in US dollars.
       */
      '4h'?: number
      /**
       * Format: usd
       * @description Within seven days, in US dollars.
       */
      '7d'?: number
      /**
       * Format: usd
       * @description Within ten minutes, in US dollars.
       */
      '10m'?: number
      /**
       * Format: usd
       * @description Within twelve hours, in US dollars.
       */
      '12h'?: number
      /**
       * Format: usd
       * @description Within 30 days, in US dollars.
       */
      '30d'?: number
      /**
       * Format: usd
       * @description Within 30 minutes, in US dollars.
       */
      '30m'?: number
    }
    /** @description The tokens that a search found. */
    TokenSearchResult: {
      /** @description The tokens, in the order asked for. */
      result: components['schemas']['FoundToken'][]
      /**
       * Format: count
       * @description Tokens that match, of which `result` holds the first.
       */
      total?: number
    }
    /** @description A value over periods that end now, in US dollars. */
    TokenUsdPeriods: {
      /**
       * Format: usd
       * @description Within an hour, in US dollars.
       */
      '1h'?: number
      /**
       * Format: usd
       * @description Within five minutes, in US dollars.
       */
      '5m'?: number
      /**
       * Format: usd
       * @description Within six hours, in US dollars.
       */
      '6h'?: number
      /**
       * Format: usd
       * @description Within 24 hours, in US dollars.
       */
      '24h'?: number
    }
    /** @description One wallet's trades of the token. */
    TopProfitableWalletPerTokenResponse: {
      /**
       * Format: evm-address
       * @description The wallet that traded.
       */
      address: string
      /**
       * Format: decimal
       * @description Mean price paid per whole token, in US dollars.
       */
      avg_buy_price_usd?: string
      /**
       * Format: decimal
       * @description What the sold tokens had cost on average, per whole token, in US dollars.
       */
      avg_cost_of_quantity_sold?: string
      /**
       * Format: decimal
       * @description Mean price received per whole token, in US dollars.
       */
      avg_sell_price_usd?: string
      /**
       * Format: count
       * @description The wallet's trades of the token.
       */
      count_of_trades?: number
      /**
       * Format: percent
       * @description That profit as a share of what the sold tokens had cost, in percent.
       */
      realized_profit_percentage?: number
      /**
       * Format: decimal
       * @description Proceeds of the sales less what the sold tokens had cost, in US dollars; negative for
       *     a loss.
       */
      realized_profit_usd?: string
      /**
       * Format: decimal
       * @description Proceeds of selling the token, in US dollars.
       */
      total_sold_usd?: string
      /**
       * Format: decimal
       * @description Amount bought, in whole tokens.
       */
      total_tokens_bought?: string
      /**
       * Format: decimal
       * @description Amount sold, in whole tokens.
       */
      total_tokens_sold?: string
      /**
       * Format: decimal
       * @description Spent on the token, in US dollars.
       */
      total_usd_invested?: string
    }
    /** @description A sale of one or more NFTs on a marketplace. */
    Trade: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the trade.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the trade.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the trade, UTC.
       */
      block_timestamp: string
      /**
       * Format: evm-address
       * @description Who bought the NFTs.
       */
      buyer_address: string
      /**
       * Format: evm-address
       * @description Contract of the marketplace that settled the trade.
       */
      marketplace_address?: string
      /**
       * Format: wei
       * @description What was paid for all the NFTs together, in the currency's smallest unit; null where
       *     it is not known.
       */
      price: string | null
      /**
       * Format: evm-address
       * @description Contract of the currency that was paid; absent, null or the zero address for the
       *     chain's native currency.
       */
      price_token_address?: string | null
      /**
       * Format: evm-address
       * @description Who sold the NFTs.
       */
      seller_address: string
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address: string
      /** @description Token ids of the NFTs that were traded together, all of one collection. */
      token_ids: string[]
      /**
       * Format: hash32
       * @description Hash of the transaction that made the trade.
       */
      transaction_hash?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: string
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
    }
    /** @description A page of trades. */
    TradeCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The trades, a row each. */
      result: components['schemas']['Trade'][]
    }
    /** @description A transaction as a wallet's list of transactions has it. */
    Transaction: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the transaction.
       */
      block_hash: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transaction.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transaction, UTC.
       */
      block_timestamp: string
      /**
       * Format: evm-address
       * @description The account that signed the transaction and paid for its gas.
       */
      from_address: string
      /** @description Person or organisation behind the sender; null or absent if none is known. */
      from_address_entity?: string | null
      /** @description URL of the logo of `fromAddressEntity`; null or absent if there is none. */
      from_address_entity_logo?: string | null
      /** @description The service's name for the sender, such as "Binance 14"; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: uint256
       * @description Most gas the sender allowed the transaction to use.
       */
      gas?: string
      /**
       * Format: wei
       * @description What the sender paid for one unit of gas, in wei; null where the service has none.
       */
      gas_price?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction, by which it is looked up.
       */
      hash?: string
      /**
       * Format: hex
       * @description Call data: four bytes that select a function, then its arguments; `0x` for a plain
       *     transfer.
       */
      input?: string
      /**
       * @description Calls that contracts made while the transaction ran; only with `include:
       *     internal_transactions`.
       */
      internal_transactions?: components['schemas']['InternalTransaction'][]
      /** @description The logs the transaction wrote, where the answer carries them. */
      logs?: components['schemas']['Log'][]
      /**
       * Format: index
       * @description How many transactions the sender had sent before this one.
       */
      nonce: string
      /**
       * Format: hex
       * @description First half of the sender's signature, a number of up to 32 bytes.
       */
      r?: string
      /**
       * Format: evm-address
       * @description The contract that the transaction created; null when it created none.
       */
      receipt_contract_address?: string | null
      /**
       * Format: uint256
       * @description Gas used in the block up to and including this transaction; null where the service
       *     has no receipt.
       */
      receipt_cumulative_gas_used?: string | null
      /**
       * Format: uint256
       * @description Gas this transaction used by itself; null where the service has no receipt.
       */
      receipt_gas_used: string | null
      /**
       * Format: hex
       * @description State root after the transaction, 32 bytes; null or absent since the Byzantium fork
       *     of 2017, which put a status in its place.
       */
      receipt_root?: string | null
      /**
       * Format: index
       * @description 1 when the transaction succeeded, 0 when it failed and was undone; null before the
       *     Byzantium fork of 2017.
       */
      receipt_status?: string | null
      /**
       * Format: hex
       * @description Second half of the sender's signature, a number of up to 32 bytes.
       */
      s?: string
      /**
       * Format: evm-address
       * @description The account or contract the transaction was sent to; null when it created a contract.
       */
      to_address: string | null
      /** @description Person or organisation behind the receiver; null or absent if none is known. */
      to_address_entity?: string | null
      /** @description URL of the logo of `toAddressEntity`; null or absent if there is none. */
      to_address_entity_logo?: string | null
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimal
       * @description Gas used times gas price, in whole units of the native currency.
       */
      transaction_fee?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index: string
      /**
       * @description Where the transaction stands on the chain, for sorting: block number, then position
       *     in the block.
       */
      transfer_index?: number[]
      /**
       * Format: hex
       * @description Recovery value of the signature: which of the possible public keys is the sender's.
       *     Legacy transactions add the chain id to it (EIP-155).
       */
      v?: string
      /**
       * Format: wei
       * @description Native currency sent along, in wei.
       */
      value: string
    }
    /** @description A page of a wallet's transactions. */
    TransactionCollection: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Transactions a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The transactions of this page, in the order asked for. */
      result: components['schemas']['Transaction'][]
      /**
       * Format: count
       * @description Transactions on all pages together; mostly null or absent, because the service no
       *     longer counts.
       */
      total?: number | null
    }
    /** @description A page of a wallet's transactions with decoded calls and logs. */
    TransactionCollectionVerbose: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Transactions a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The decoded transactions of this page, in the order asked for. */
      result: components['schemas']['BlockTransactionVerbose'][]
      /**
       * Format: count
       * @description Transactions on all pages together; mostly null or absent, because the service no
       *     longer counts.
       */
      total?: number | null
    }
    /** @description A transaction and its time. */
    TransactionTimestamp: {
      /**
       * Format: block-number
       * @description Number of the block that holds the transaction.
       */
      block_number: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transaction, UTC.
       */
      block_timestamp: string
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      transaction_hash?: string
    }
    /** @description How often something moved to or from a wallet. */
    TransferCounts: {
      /**
       * Format: count
       * @description Transfers to the wallet.
       */
      received?: number
      /**
       * Format: count
       * @description Transfers from the wallet.
       */
      sent?: number
      /**
       * Format: count
       * @description Transfers in both directions.
       */
      total?: number
    }
    /** @description A token that is traded a lot now. */
    TrendingToken: {
      /** @description Wallets that bought within each period, each counted once. */
      buyers?: components['schemas']['TrendingTokenCounts']
      /** @description Purchases within each period. */
      buyTransactions?: components['schemas']['TrendingTokenCounts']
      /**
       * Format: evm-or-solana-chain
       * @description Id of the chain that the token is on, or `solana`.
       */
      chainId: string
      /**
       * Format: unix-seconds
       * @description When the token was created, UTC.
       */
      createdAt?: number
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      decimals?: number
      /**
       * Format: count
       * @description Accounts that hold some of the token.
       */
      holders?: number
      /**
       * Format: usd
       * @description What the pairs of the token hold, in US dollars.
       */
      liquidityUsd?: number
      /** @description URL of the token's logo. */
      logo?: string
      /**
       * Format: usd
       * @description Price of one token times the circulating supply, in US dollars.
       */
      marketCap?: number
      /** @description Name of the token, as in its contract. */
      name?: string
      pricePercentChange?: components['schemas']['TrendingTokenPriceChange']
      /** @description Wallets that sold within each period, each counted once. */
      sellers?: components['schemas']['TrendingTokenCounts']
      /** @description Sales within each period. */
      sellTransactions?: components['schemas']['TrendingTokenCounts']
      /** @description Ticker of the token, as in its contract. */
      symbol?: string
      /**
       * Format: evm-or-solana-address
       * @description Contract of the token; on Solana its mint.
       */
      tokenAddress: string
      totalVolume?: components['schemas']['TrendingTokenVolume']
      /** @description Purchases and sales within each period. */
      transactions?: components['schemas']['TrendingTokenCounts']
      /** @description The service's own name for the token, which no other has. */
      uniqueName?: string
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: number
    }
    /** @description A count over periods that end now. */
    TrendingTokenCounts: {
      /**
       * Format: count
       * @description Within an hour.
       */
      '1h'?: number
      /**
       * Format: count
       * @description Within four hours.
       */
      '4h'?: number
      /**
       * Format: count
       * @description Within twelve hours.
       */
      '12h'?: number
      /**
       * Format: count
       * @description Within 24 hours.
       */
      '24h'?: number
    }
    /**
     * @description How far the price of a token in US dollars moved within periods that end now, in
     *     percent; negative for a fall.
     */
    TrendingTokenPriceChange: {
      /**
       * Format: percent
       * @description Within an hour.
       */
      '1h'?: number
      /**
       * Format: percent
       * @description Within four hours.
       */
      '4h'?: number
      /**
       * Format: percent
       * @description Within twelve hours.
       */
      '12h'?: number
      /**
       * Format: percent
       * @description Within 24 hours.
       */
      '24h'?: number
    }
    /** @description What was traded of a token over periods that end now, in US dollars. */
    TrendingTokenVolume: {
      /**
       * Format: usd
       * @description Within an hour, in US dollars.
       */
      '1h'?: number
      /**
       * Format: usd
       * @description Within four hours, in US dollars.
       */
      '4h'?: number
      /**
       * Format: usd
       * @description Within twelve hours, in US dollars.
       */
      '12h'?: number
      /**
       * Format: usd
       * @description Within 24 hours, in US dollars.
       */
      '24h'?: number
    }
    /** @description A chain that could not be read. */
    UnavailableChainNetWorth: {
      /**
       * Format: evm-chain
       * @description The chain, by its id.
       */
      chain_id: string
    }
    /** @description A page of the owners of a collection. */
    UniqueOwners: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      pageSize?: number | null
      /** @description The owners, each once. */
      walletAddresses: string[]
    }
    /** @description The Unstoppable domain of an address. */
    UnstoppableDomain: {
      /** @description The domain with its ending, such as `sandy.nft`. */
      name: string
    }
    /** @description One entry per file, in the order they were given. */
    UploadFolderWire: components['schemas']['IpfsFile'][]
    /** @description When a wallet was first and last active on a chain. */
    WalletActiveChain: {
      /**
       * Format: evm-chain
       * @description The chain, by the name the service has for it; a name that is not known here is
       *     reported and reads as `null`, while `chainId` stands.
       */
      chain: string | null
      /**
       * Format: evm-chain
       * @description Id of the chain, given also where the name is not known here.
       */
      chain_id: string
      /** @description The wallet's earliest transaction on the chain; null or absent when it has none. */
      first_transaction?: components['schemas']['TransactionTimestamp'] | null
      /** @description The wallet's latest transaction on the chain; null or absent when it has none. */
      last_transaction?: components['schemas']['TransactionTimestamp'] | null
    }
    /** @description The chains a wallet has used. */
    WalletActiveChains: {
      /** @description One entry per chain. */
      active_chains: components['schemas']['WalletActiveChain'][]
      /**
       * Format: evm-address
       * @description The wallet that was asked about.
       */
      address: string
    }
    /** @description A transaction or a transfer in the life of a wallet. */
    WalletActivity: {
      /**
       * Format: block-number
       * @description Number of the block that holds it.
       */
      blockNumber?: string
      /**
       * Format: date-time
       * @description When it happened: the time of the block that holds it, UTC.
       */
      blockTimestamp?: string
      /**
       * Format: evm-chain
       * @description Chain on which it happened.
       */
      chain?: string
      /** @description Whether it came to the wallet (`in`) or left it (`out`). */
      direction?: string
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      transactionHash?: string
      /** @description What it was, in a word of the service's, such as `tokenTransfer`. */
      type?: string
    }
    /** @description A page of the approvals that a wallet has given. */
    WalletApprovals: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: count
       * @description Rows that were asked for, where the service repeats it.
       */
      limit?: number
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The approvals of this page. */
      result: components['schemas']['TokenApproval'][]
    }
    /** @description A wallet's DeFi holdings in figures. */
    WalletDefiSummary: {
      /**
       * Format: count
       * @description Protocols in which the wallet has at least one position.
       */
      active_protocols?: number
      /** @description The figures protocol by protocol. */
      protocols: components['schemas']['DefiProtocolBalance'][]
      /**
       * Format: count
       * @description Positions in all protocols together.
       */
      total_positions?: number
      /**
       * Format: usd
       * @description Value of all rewards that wait to be claimed, in US dollars; null if the service
       *     returns none.
       */
      total_unclaimed_usd_value?: number | null
      /**
       * Format: usd
       * @description Value of all positions, debts subtracted, in US dollars.
       */
      total_usd_value?: number
    }
    /** @description A page of a wallet's transactions. */
    WalletHistory: {
      /** @description Opens the next page when given as `cursor`; null or empty on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 0; null or absent where the service does not
       *     say.
       */
      page?: number | null
      /**
       * Format: count
       * @description Rows a full page has; null or absent where the service does not say.
       */
      page_size?: number | null
      /** @description The transactions of this page, newest first unless `order` says otherwise. */
      result: components['schemas']['WalletHistoryTransaction'][]
      /**
       * @description How far the service had read the chain, in its own form: mostly the number of a
       *     block, and -1 where it does not say. What else may come is not documented, so this is
       *     the JSON that was sent.
       */
      synced_at?: unknown
    }
    /**
     * @description An amount of an ERC-20 token that changed hands in a transaction. Unlike the other
     *     transfers it does not say its direction: it came to the wallet if `toAddress` is the
     *     wallet's, and left it if `fromAddress` is.
     */
    WalletHistoryErc20Transfer: {
      /**
       * Format: evm-address
       * @description Contract of the token that moved.
       */
      address: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the transfer.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transfer.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transfer, UTC.
       */
      block_timestamp?: string
      /**
       * Format: evm-address
       * @description Account the tokens left, the zero address when they were minted.
       */
      from_address?: string
      /** @description Person or organisation behind the sender, where known. */
      from_address_entity?: string
      /** @description URL of the logo of `fromAddressEntity`. */
      from_address_entity_logo?: string
      /** @description The service's name for the sender; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: index
       * @description Position of the transfer's log in its block, over all transactions, the first being
       *     0.
       */
      log_index?: number
      /** @description Whether the service considers the token to be spam. */
      possible_spam?: boolean
      /**
       * @description The service's rating of the token's safety, higher being safer; no unit; null where
       *     it has none.
       */
      security_score?: number | null
      /**
       * Format: evm-address
       * @description Account that received the tokens, the zero address when they were burnt; null if the
       *     service returns none.
       */
      to_address?: string | null
      /** @description Person or organisation behind the receiver, where known. */
      to_address_entity?: string
      /** @description URL of the logo of `toAddressEntity`. */
      to_address_entity_logo?: string
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      token_decimals?: string
      /** @description URL of the token's logo; null if there is none. */
      token_logo?: string | null
      /** @description Name of the token that moved. */
      token_name?: string
      /** @description Ticker of the token that moved. */
      token_symbol?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the transfer.
       */
      transaction_hash?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: number
      /**
       * Format: uint256
       * @description Amount that moved, in the token's smallest unit.
       */
      value?: string
      /**
       * Format: decimal
       * @description Amount that moved, in whole tokens.
       */
      value_formatted?: string
      /** @description Whether the service has verified the token's contract. */
      verified_contract?: boolean
    }
    /** @description An NFT that changed hands in a transaction. */
    WalletHistoryNftTransfer: {
      /**
       * Format: uint256
       * @description How many of this token id moved, always 1 for ERC-721.
       */
      amount?: string
      /**
       * Format: hash32
       * @description Hash of the block that holds the transfer.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transfer.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transfer, UTC.
       */
      block_timestamp?: string
      /**
       * @description URL of the collection's banner, its wide title picture; only with `nftMetadata`, null
       *     if there is none.
       */
      collection_banner_image?: string | null
      /** @description URL of the collection's logo; only with `nftMetadata`, null if there is none. */
      collection_logo?: string | null
      /** @description Standard of the contract. */
      contract_type?: string
      /** @description Whether the NFT came to the wallet or left it. */
      direction?: string
      /**
       * Format: evm-address
       * @description Account the NFT left, the zero address when it was minted.
       */
      from_address?: string
      /** @description Person or organisation behind the sender, where known. */
      from_address_entity?: string
      /** @description URL of the logo of `fromAddressEntity`. */
      from_address_entity_logo?: string
      /** @description The service's name for the sender; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: index
       * @description Position of the transfer's log in its block, over all transactions, the first being
       *     0.
       */
      log_index?: number
      normalized_metadata?: components['schemas']['NormalizedMetadata']
      /**
       * Format: evm-address
       * @description Account that made the transfer, the owner itself or one it approved; mostly null for
       *     ERC-721.
       */
      operator?: string | null
      /** @description Whether the service considers the collection to be spam. */
      possible_spam?: boolean
      /**
       * Format: evm-address
       * @description Account that received the NFT, the zero address when it was burnt; null if the
       *     service returns none.
       */
      to_address?: string | null
      /** @description Person or organisation behind the receiver, where known. */
      to_address_entity?: string
      /** @description URL of the logo of `toAddressEntity`. */
      to_address_entity_logo?: string
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: evm-address
       * @description Contract of the collection.
       */
      token_address: string
      /**
       * Format: uint256
       * @description Token id of the NFT within its collection.
       */
      token_id: string
      /** @description Name of the collection as in its contract. */
      token_name?: string
      /** @description Short name of the collection as in its contract. */
      token_symbol?: string
      /**
       * Format: hash32
       * @description Hash of the transaction that made the transfer.
       */
      transaction_hash?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: number
      /** @description Whether the transfer stands alone or is part of an ERC-1155 batch. */
      transaction_type?: string
      /**
       * Format: wei
       * @description Native currency sent with the transaction, in wei; often, but not always, what was
       *     paid for the NFT.
       */
      value?: string
      /** @description Whether the service has verified the collection. */
      verified_collection?: boolean
    }
    /** @description A transaction that involves the wallet, with everything it moved. */
    WalletHistoryTransaction: {
      /**
       * Format: hash32
       * @description Hash of the block that holds the transaction.
       */
      block_hash?: string
      /**
       * Format: block-number
       * @description Number of the block that holds the transaction.
       */
      block_number?: string
      /**
       * Format: date-time
       * @description Time of the block that holds the transaction, UTC.
       */
      block_timestamp?: string
      /** @description What the transaction was for, seen from the wallet. */
      category?: string
      contract_interactions?: components['schemas']['ResolveContractInteractionResponse']
      /** @description The same as `erc20Transfers`, under the name older responses use. */
      erc20_transfer?: components['schemas']['WalletHistoryErc20Transfer'][]
      /** @description ERC-20 tokens the transaction moved. */
      erc20_transfers?: components['schemas']['WalletHistoryErc20Transfer'][]
      /**
       * Format: evm-address
       * @description The account that signed the transaction and paid for its gas.
       */
      from_address?: string
      /** @description Person or organisation behind the sender, where known. */
      from_address_entity?: string
      /** @description URL of the logo of `fromAddressEntity`. */
      from_address_entity_logo?: string
      /** @description The service's name for the sender; null if it knows none. */
      from_address_label?: string | null
      /**
       * Format: uint256
       * @description Most gas the sender allowed the transaction to use.
       */
      gas?: string
      /**
       * Format: wei
       * @description What the sender paid for one unit of gas, in wei.
       */
      gas_price?: string
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      hash: string
      /**
       * Format: hex
       * @description Call data: four bytes that select a function, then its arguments; `0x` for a plain
       *     transfer.
       */
      input?: string
      /**
       * @description Calls that contracts made while the transaction ran; only with
       *     `includeInternalTransactions`.
       */
      internal_transactions?: components['schemas']['InternalTransaction'][]
      /** @description Logs the transaction's contracts wrote, decoded where their event is known. */
      logs?: components['schemas']['LogVerbose'][]
      /** @description Name of the contract function that was called; null when it is not known. */
      method_label?: string | null
      /** @description Native currency the transaction moved, by contracts too. */
      native_transfers?: components['schemas']['NativeTransfer'][]
      /** @description NFTs the transaction moved. */
      nft_transfers?: components['schemas']['WalletHistoryNftTransfer'][]
      /**
       * Format: index
       * @description How many transactions the sender had sent before this one.
       */
      nonce?: string
      /** @description Whether the service considers the transaction to be spam. */
      possible_spam?: boolean
      /**
       * Format: evm-address
       * @description The contract that the transaction created; null when it created none.
       */
      receipt_contract_address?: string | null
      /**
       * Format: uint256
       * @description Gas used in the block up to and including this transaction.
       */
      receipt_cumulative_gas_used?: string
      /**
       * Format: uint256
       * @description Gas this transaction used by itself.
       */
      receipt_gas_used?: string
      /**
       * Format: hash32
       * @description State root after the transaction, 32 bytes; null or absent since the Byzantium fork
       *     of 2017, which put a status in its place.
       */
      receipt_root?: string | null
      /**
       * Format: index
       * @description 1 when the transaction succeeded, 0 when it failed and was undone; null before the
       *     Byzantium fork of 2017.
       */
      receipt_status?: string | null
      /** @description What happened, in one English sentence. */
      summary?: string
      /**
       * Format: evm-address
       * @description The account or contract the transaction was sent to; null when it created a contract.
       */
      to_address?: string | null
      /** @description Person or organisation behind the receiver, where known. */
      to_address_entity?: string
      /** @description URL of the logo of `toAddressEntity`. */
      to_address_entity_logo?: string
      /** @description The service's name for the receiver; null if it knows none. */
      to_address_label?: string | null
      /**
       * Format: decimal
       * @description Gas used times gas price, in whole units of the native currency.
       */
      transaction_fee?: string
      /**
       * Format: index
       * @description Position of the transaction in its block, the first being 0.
       */
      transaction_index?: string
      /**
       * Format: wei
       * @description Native currency sent along, in wei.
       */
      value?: string
    }
    /** @description What a wallet has done on the chains that were read, taken together. */
    WalletInsight: {
      /**
       * Format: count
       * @description Chains on which the wallet was active.
       */
      activeChains?: number
      /**
       * Format: count
       * @description Days on which the wallet was active.
       */
      activeDays?: number
      /**
       * Format: evm-address
       * @description The wallet that was asked about.
       */
      address: string
      /** @description Kind of address, `evm` for one of an EVM chain. */
      addressType?: string
      /**
       * Format: decimal
       * @description Spent on the gas of one transaction on average, in US dollars, as text.
       */
      avgGasPerTransactionUsd?: string
      /**
       * @description These figures chain by chain, with amounts in the native currency; only with
       *     `includeChainBreakdown: true`.
       */
      chainBreakdown?: components['schemas']['WalletInsightChain'][]
      /**
       * Format: count
       * @description Contracts that the wallet created.
       */
      contractsCreated?: number
      /** @description How often ERC-20 tokens moved to or from the wallet. */
      erc20Transfers?: components['schemas']['TransferCounts']
      /** @description The first transaction or transfer that involved the wallet; null when there was none. */
      firstActivityAt?: components['schemas']['WalletActivity'] | null
      /** @description The first transaction that the wallet signed itself; null when it signed none. */
      firstInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: decimal
       * @description The largest single transfer of native currency to the wallet, in US dollars, as text.
       */
      largestNativeTransferInUsd?: string
      /**
       * Format: decimal
       * @description The largest single transfer of native currency from the wallet, in US dollars, as
       *     text.
       */
      largestNativeTransferOutUsd?: string
      /**
       * @description The latest transaction or transfer that involved the wallet; null when there was
       *     none.
       */
      lastActivityAt?: components['schemas']['WalletActivity'] | null
      /** @description The latest transaction that the wallet signed itself; null when it signed none. */
      lastInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: evm-chain
       * @description Chain on which the wallet was active most; null for a wallet that never was.
       */
      mostActiveChain?: string | null
      /**
       * Format: decimal
       * @description Native currency received less sent, in US dollars, as text; negative where more left
       *     than came in.
       */
      nativeNetFlowUsd?: string
      /** @description How often native currency moved to or from the wallet. */
      nativeTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: decimal
       * @description Native currency that came in, in US dollars, as text.
       */
      nativeVolumeReceivedUsd?: string
      /**
       * Format: decimal
       * @description Native currency that left the wallet, in US dollars, as text.
       */
      nativeVolumeSentUsd?: string
      /** @description How often NFTs moved to or from the wallet. */
      nftTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: usd
       * @description Value of what the wallet swapped on exchanges, in US dollars: a number, and text in
       *     the other fields.
       */
      swapVolumeUsd?: number
      /**
       * Format: decimal
       * @description Spent on gas, in US dollars, as text.
       */
      totalGasSpentUsd?: string
      /**
       * Format: count
       * @description Transactions that the wallet signed.
       */
      transactionsInitiated?: number
      /**
       * Format: count
       * @description Transactions in which the wallet took part, those it signed included.
       */
      transactionsInvolved?: number
      uniqueCounterparties?: components['schemas']['CounterpartyCounts']
      /**
       * Format: count
       * @description Different tokens that the wallet had to do with.
       */
      uniqueTokensInteracted?: number
      /**
       * Format: count
       * @description Days since its first activity, in whole days.
       */
      walletAgeDays?: number
    }
    /** @description What a wallet has done on one chain. */
    WalletInsightChain: {
      /**
       * Format: count
       * @description Days on which the wallet was active on the chain.
       */
      activeDays?: number
      /**
       * Format: decimal
       * @description Spent on the gas of one transaction on average, in whole units of the native
       *     currency.
       */
      avgGasPerTransactionNative?: string
      /**
       * Format: decimal
       * @description Spent on the gas of one transaction on average, in US dollars, as text.
       */
      avgGasPerTransactionUsd?: string
      /**
       * Format: evm-chain
       * @description The chain that these figures are of.
       */
      chain: string
      /**
       * Format: count
       * @description Contracts that the wallet created on the chain.
       */
      contractsCreated?: number
      /** @description How often ERC-20 tokens moved to or from the wallet on the chain. */
      erc20Transfers?: components['schemas']['TransferCounts']
      /**
       * @description The first transaction or transfer on the chain that involved the wallet; null when
       *     there was none.
       */
      firstActivityAt?: components['schemas']['WalletActivity'] | null
      /**
       * @description The first transaction on the chain that the wallet signed itself; null when it signed
       *     none.
       */
      firstInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: decimal
       * @description The largest single transfer of native currency to the wallet, in whole units.
       */
      largestNativeTransferIn?: string
      /**
       * Format: decimal
       * @description The largest single transfer of native currency to the wallet, in US dollars, as text.
       */
      largestNativeTransferInUsd?: string
      /**
       * Format: decimal
       * @description The largest single transfer of native currency from the wallet, in whole units.
       */
      largestNativeTransferOut?: string
      /**
       * Format: decimal
       * @description The largest single transfer of native currency from the wallet, in US dollars, as
       *     text.
       */
      largestNativeTransferOutUsd?: string
      /**
       * @description The latest transaction or transfer on the chain that involved the wallet; null when
       *     there was none.
       */
      lastActivityAt?: components['schemas']['WalletActivity'] | null
      /**
       * @description The latest transaction on the chain that the wallet signed itself; null when it
       *     signed none.
       */
      lastInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: decimal
       * @description Native currency received less sent, in whole units; negative where more left than
       *     came in.
       */
      nativeNetFlow?: string
      /**
       * Format: decimal
       * @description Native currency received less sent, in US dollars, as text; negative where more left
       *     than came in.
       */
      nativeNetFlowUsd?: string
      /** @description How often native currency moved to or from the wallet on the chain. */
      nativeTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: decimal
       * @description Native currency that came in, in whole units.
       */
      nativeVolumeReceived?: string
      /**
       * Format: decimal
       * @description Native currency that came in, in US dollars, as text.
       */
      nativeVolumeReceivedUsd?: string
      /**
       * Format: decimal
       * @description Native currency that left the wallet, in whole units.
       */
      nativeVolumeSent?: string
      /**
       * Format: decimal
       * @description Native currency that left the wallet, in US dollars, as text.
       */
      nativeVolumeSentUsd?: string
      /** @description How often NFTs moved to or from the wallet on the chain. */
      nftTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: usd
       * @description Value of what the wallet swapped on the chain, in US dollars: a number, and text in
       *     the other fields.
       */
      swapVolumeUsd?: number
      /**
       * Format: decimal
       * @description Spent on gas, in whole units of the native currency.
       */
      totalGasSpentNative?: string
      /**
       * Format: decimal
       * @description Spent on gas, in US dollars, as text.
       */
      totalGasSpentUsd?: string
      /**
       * Format: count
       * @description Transactions on the chain that the wallet signed.
       */
      transactionsInitiated?: number
      /**
       * Format: count
       * @description Transactions on the chain in which the wallet took part, those it signed included.
       */
      transactionsInvolved?: number
      uniqueCounterparties?: components['schemas']['CounterpartyCounts']
      /**
       * Format: count
       * @description Different tokens that the wallet had to do with on the chain.
       */
      uniqueTokensInteracted?: number
      /**
       * Format: count
       * @description Days since its first activity on the chain, in whole days.
       */
      walletAgeDays?: number
    }
    /** @description A wallet's token trades over a period, by token. */
    WalletProfitabilityResponse: {
      /**
       * @description One row per traded token; none for a wallet that traded none.
       * @default []
       */
      result: components['schemas']['WalletProfitabilityTokenData'][]
    }
    /** @description A wallet's trades of one token. */
    WalletProfitabilityTokenData: {
      /**
       * Format: decimal
       * @description Mean price paid per whole token, in US dollars.
       */
      avg_buy_price_usd?: string
      /**
       * Format: decimal
       * @description What the sold tokens had cost on average, per whole token, in US dollars.
       */
      avg_cost_of_quantity_sold?: string
      /**
       * Format: decimal
       * @description Mean price received per whole token, in US dollars.
       */
      avg_sell_price_usd?: string
      /**
       * Format: count
       * @description Trades of the token.
       */
      count_of_trades?: number
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      decimals?: string
      /** @description URL of the token's logo. */
      logo?: string
      /** @description Hash of the logo file, 64 hex digits without 0x. */
      logo_hash?: string
      /** @description Name of the traded token. */
      name?: string
      /** @description Whether the service considers the token to be spam. */
      possible_spam?: boolean
      /**
       * Format: percent
       * @description That profit as a share of what the sold tokens had cost, in percent.
       */
      realized_profit_percentage?: number
      /**
       * Format: decimal
       * @description Proceeds of the sales less what the sold tokens had cost, in US dollars; negative for
       *     a loss.
       */
      realized_profit_usd?: string
      /** @description Ticker of the traded token. */
      symbol?: string
      /** @description URL of a small version of the logo. */
      thumbnail?: string
      /**
       * Format: evm-address
       * @description Contract of the traded token.
       */
      token_address: string
      /**
       * Format: count
       * @description Times the wallet bought the token.
       */
      total_buys?: number
      /**
       * Format: count
       * @description Times the wallet sold the token.
       */
      total_sells?: number
      /**
       * Format: decimal
       * @description Proceeds of selling the token, in US dollars.
       */
      total_sold_usd?: string
      /**
       * Format: decimal
       * @description Amount bought, in whole tokens.
       */
      total_tokens_bought?: string
      /**
       * Format: decimal
       * @description Amount sold, in whole tokens.
       */
      total_tokens_sold?: string
      /**
       * Format: decimal
       * @description Spent on the token, in US dollars.
       */
      total_usd_invested?: string
    }
    /** @description Counts about a wallet on one chain. */
    WalletStat: {
      /**
       * Format: count
       * @description Collections of which the wallet holds an NFT.
       */
      collections?: string
      nft_transfers?: components['schemas']['WalletStatNftTransfers']
      /**
       * Format: count
       * @description NFTs the wallet holds now.
       */
      nfts?: string
      token_transfers?: components['schemas']['WalletStatTokenTransfers']
      transactions?: components['schemas']['WalletStatTransactions']
    }
    /** @description How often NFTs moved to or from the wallet. */
    WalletStatNftTransfers: {
      /**
       * Format: count
       * @description NFT transfers in all.
       */
      total?: string
    }
    /** @description How often ERC-20 tokens moved to or from the wallet. */
    WalletStatTokenTransfers: {
      /**
       * Format: count
       * @description ERC-20 transfers in all.
       */
      total?: string
    }
    /** @description How many transactions the wallet sent or received. */
    WalletStatTransactions: {
      /**
       * Format: count
       * @description Transactions the wallet sent or received, failed ones included.
       */
      total: string
    }
    /** @description A token and the wallets that profited most from it. */
    WalletTopProfitableWalletPerTokenResponse: {
      /**
       * Format: decimals
       * @description Decimal places of the token; absent if its contract has none.
       */
      decimals?: number
      /** @description URL of the token's logo. */
      logo?: string
      /** @description Name of the token, as in its contract. */
      name?: string
      /** @description Whether the service considers the token to be spam. */
      possible_spam?: boolean
      /** @description The wallets, the largest profit first. */
      result: components['schemas']['TopProfitableWalletPerTokenResponse'][]
      /** @description Ticker of the token, as in its contract. */
      symbol?: string
    }
    Web3ApiVersionWire: components['schemas']['Web3version']
    /** @description The version of the service. */
    Web3version: {
      /** @description Version in three parts, such as `1.0.0`. */
      version: string
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
