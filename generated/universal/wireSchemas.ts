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
    /** @description A block of Bitcoin. */
    BitcoinBlock: {
      bitcoinSpecific?: components['schemas']['BitcoinBlockSpecific']
      /**
       * @description Family of the chain.
       * @enum {string}
       */
      chainFamily: 'Bitcoin'
      /**
       * Format: bitcoin-hash
       * @description Hash of the block.
       */
      hash: string
      /**
       * Format: block-number
       * @description Number of the block.
       */
      height?: number | string
      /**
       * Format: count
       * @description How many transactions are listed.
       */
      itemsOnPage?: number
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Always 1: the block comes whole.
       */
      page?: number
      /**
       * Format: bitcoin-hash
       * @description Hash of the block before it.
       */
      previousBlockHash?: string
      /**
       * Format: count
       * @description Size of the block, in bytes.
       */
      size?: number
      /**
       * Format: unix-seconds
       * @description When it was made, UTC.
       */
      time?: number
      /**
       * Format: count
       * @description Always 1: the block comes whole.
       */
      totalPages?: number
      /**
       * Format: count
       * @description How many transactions it has.
       */
      txCount?: number
      /**
       * @description The transactions in the block.
       * @default []
       */
      txs: components['schemas']['BitcoinTransaction'][]
    }
    /** @description What only blocks of Bitcoin have. */
    BitcoinBlockSpecific: {
      /** @description The difficulty, in its compact form; null where it is not known. */
      bits?: string | null
      /** @description Work of all blocks up to it, in hex without 0x; null where it is not known. */
      chainwork?: string | null
      /**
       * Format: decimal
       * @description How much harder it was than the easiest block; null where it is not known.
       */
      difficulty?: string | null
      /**
       * Format: bitcoin-hash
       * @description Root of the transactions; null where it is not known.
       */
      merkleRoot?: string | null
      /** @description Who produced it; null where it is not known. */
      miner?: string | null
      /** @description Nonce of the proof of work; null where it is not known. */
      nonce?: string | null
      /**
       * Format: uint64
       * @description Weight of the block, in weight units; null where it is not known.
       */
      weight?: string | null
      /** @description Commitment to the witnesses, in hex without 0x; null where it is not known. */
      witnessCommitment?: string | null
    }
    /** @description Where value of a transaction comes from. */
    BitcoinInput: {
      /**
       * @description Whose value it is.
       * @default []
       */
      addresses: string[]
      /** @description The script that unlocks it, in hex without 0x; null if there is none. */
      hex?: string | null
      /** @description Whether `addresses` has addresses. */
      isAddress?: boolean
      /**
       * Format: index
       * @description Position among the inputs.
       */
      n: number
      /**
       * Format: index
       * @description Sequence number; null where new coins are made.
       */
      sequence?: number | null
      /**
       * Format: bitcoin-hash
       * @description The transaction whose output is spent; null where new coins are made.
       */
      txid?: string | null
      /**
       * Format: satoshi
       * @description How much, in satoshi; null where it is not known.
       */
      value?: string | null
      /**
       * Format: index
       * @description Position of that output; null where new coins are made.
       */
      vout?: number | null
    }
    /** @description Where value of a transaction goes. */
    BitcoinOutput: {
      /**
       * @description Who gets it.
       * @default []
       */
      addresses: string[]
      /** @description The script that locks it, in hex without 0x; null if there is none. */
      hex?: string | null
      /** @description Whether `addresses` has addresses. */
      isAddress?: boolean
      /**
       * Format: index
       * @description Position among the outputs.
       */
      n: number
      /** @description Whether it has been spent; null where it is not known. */
      spent?: boolean | null
      /**
       * Format: satoshi
       * @description How much, in satoshi.
       */
      value?: string
    }
    /** @description A transaction of Bitcoin. */
    BitcoinTransaction: {
      bitcoinSpecific?: components['schemas']['BitcoinTransactionSpecific']
      /**
       * Format: bitcoin-hash
       * @description Hash of the block; null until it is in one.
       */
      blockHash?: string | null
      /**
       * Format: block-number
       * @description Number of the block.
       */
      blockHeight?: number | string
      /**
       * Format: unix-seconds
       * @description Time of the block, UTC.
       */
      blockTime?: number
      /**
       * @description Family of the chain.
       * @enum {string}
       */
      chainFamily: 'Bitcoin'
      /**
       * Format: satoshi
       * @description What it cost, in satoshi.
       */
      fees?: string
      meta?: components['schemas']['ChainMeta']
      /** @description Transfers of tokens; null where there are none. */
      tokenTransfers?: components['schemas']['SimpleTokenTransfer'][] | null
      /**
       * Format: bitcoin-hash
       * @description Hash of the transaction.
       */
      txid: string
      /**
       * Format: satoshi
       * @description What it moves, in satoshi.
       */
      value?: string
      /**
       * @description Where the value comes from.
       * @default []
       */
      vin: components['schemas']['BitcoinInput'][]
      /**
       * @description Where the value goes.
       * @default []
       */
      vout: components['schemas']['BitcoinOutput'][]
    }
    /** @description What only transactions of Bitcoin have. */
    BitcoinTransactionSpecific: {
      /** @description The transaction itself, in hex without 0x; null where it is not known. */
      hex?: string | null
      /**
       * Format: index
       * @description Block or time before which it is not valid; null where it is not known.
       */
      locktime?: number | null
      /**
       * Format: json
       * @description What else the service has of it, a JSON text; null where it is not known.
       */
      miscJson?: string | null
      /**
       * Format: satoshi
       * @description What its inputs are worth, in satoshi; null where it is not known.
       */
      valueIn?: string | null
      /**
       * Format: index
       * @description Version of its format; null where it is not known.
       */
      version?: number | null
      /**
       * Format: count
       * @description Size of the transaction, in virtual bytes; null where it is not known.
       */
      vsize?: number | null
      /**
       * Format: count
       * @description Weight of the transaction, in weight units; null where it is not known.
       */
      weight?: number | null
    }
    /** @description How a price moved within a period. Prices are in the currency that was asked for. */
    CandleStick: {
      /** @description Price at the end. */
      close?: number
      /** @description Highest price. */
      high?: number
      /** @description Lowest price. */
      low?: number
      /** @description Price at the start. */
      open?: number
      /**
       * Format: date-time
       * @description Start of the period, UTC.
       */
      timestamp: string
      /**
       * Format: count
       * @description How many trades there were.
       */
      trades?: number
      /** @description What was traded, in that currency. */
      volume?: number
    }
    /** @description A page of candlesticks. */
    CandleSticks: {
      /** @description What the prices are in. */
      currency?: string
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: universal-address
       * @description Contract of the pair.
       */
      pairAddress?: string
      /** @description The candlesticks of this page. */
      result: components['schemas']['CandleStick'][]
      /** @description Period of one candlestick. */
      timeframe?: string
      /**
       * Format: universal-address
       * @description Contract of the token that is priced; null where it is not known.
       */
      tokenAddress?: string | null
    }
    /** @description What a wallet has done on one chain, in figures. */
    ChainInsight: {
      /**
       * Format: count
       * @description Days on which it was active.
       */
      activeDays?: number
      /**
       * Format: decimal
       * @description What it spent on gas per transaction, in whole coins.
       */
      avgGasPerTransactionNative?: string
      /**
       * Format: decimal
       * @description What it spent on gas per transaction, in US dollars, as text.
       */
      avgGasPerTransactionUsd?: string
      /**
       * Format: universal-chain
       * @description The chain.
       */
      chain: string
      /**
       * Format: count
       * @description Contracts that it made.
       */
      contractsCreated?: number
      /** @description Transfers of tokens. */
      erc20Transfers?: components['schemas']['TransferCounts']
      /** @description The first transaction that concerns it; null if there is none. */
      firstActivityAt?: components['schemas']['WalletActivity'] | null
      /** @description The first transaction that it sent; null if there is none. */
      firstInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: decimal
       * @description The largest sum that it received, in whole coins.
       */
      largestNativeTransferIn?: string
      /**
       * Format: decimal
       * @description The largest sum of coins that it received, in US dollars, as text.
       */
      largestNativeTransferInUsd?: string
      /**
       * Format: decimal
       * @description The largest sum that it sent, in whole coins.
       */
      largestNativeTransferOut?: string
      /**
       * Format: decimal
       * @description The largest sum of coins that it sent, in US dollars, as text.
       */
      largestNativeTransferOutUsd?: string
      /** @description The last transaction that concerns it; null if there is none. */
      lastActivityAt?: components['schemas']['WalletActivity'] | null
      /** @description The last transaction that it sent; null if there is none. */
      lastInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: decimal
       * @description Received less sent, in whole coins.
       */
      nativeNetFlow?: string
      /**
       * Format: decimal
       * @description Received less sent, in US dollars, as text.
       */
      nativeNetFlowUsd?: string
      /** @description Transfers of the coins of the chains. */
      nativeTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: decimal
       * @description What it received, in whole coins.
       */
      nativeVolumeReceived?: string
      /**
       * Format: decimal
       * @description Coins that it received, in US dollars, as text.
       */
      nativeVolumeReceivedUsd?: string
      /**
       * Format: decimal
       * @description What it sent, in whole coins.
       */
      nativeVolumeSent?: string
      /**
       * Format: decimal
       * @description Coins that it sent, in US dollars, as text.
       */
      nativeVolumeSentUsd?: string
      /** @description Transfers of NFTs. */
      nftTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: usd
       * @description What it swapped, in US dollars, a number.
       */
      swapVolumeUsd?: number
      /**
       * Format: decimal
       * @description What it spent on gas, in whole coins.
       */
      totalGasSpentNative?: string
      /**
       * Format: decimal
       * @description What it spent on gas, in US dollars, as text.
       */
      totalGasSpentUsd?: string
      /**
       * Format: count
       * @description Transactions that it sent.
       */
      transactionsInitiated?: number
      /**
       * Format: count
       * @description Transactions that it took part in.
       */
      transactionsInvolved?: number
      /** @description How many others it dealt with. */
      uniqueCounterparties?: components['schemas']['UniqueCounterparties']
      /**
       * Format: count
       * @description Tokens that it dealt with.
       */
      uniqueTokensInteracted?: number
      /**
       * Format: count
       * @description Days since its first transaction, 0 for a new wallet.
       */
      walletAgeDays?: number
    }
    /** @description How far the chain has been read. */
    ChainMeta: {
      syncedAt?: components['schemas']['SyncedHeights']
    }
    /**
     * @description How far each chain has been read, and which chains the answer lacks. `missing` has
     *     the latter in one list.
     */
    ChainsMeta: {
      /**
       * @description Chains that could not be read, each an object with `chainId`, `code` and `error`, or
       *     the id alone; null when there are none.
       */
      failedChains?: unknown[] | null
      syncedAt?: components['schemas']['SyncedHeights']
      /**
       * @description Chains that were asked for and that this operation does not serve; null when there
       *     are none.
       */
      unsupportedChains?: string[] | null
    }
    /** @description A position, with the protocol and the chain it is in. */
    DefiPosition: {
      /**
       * Format: universal-chain
       * @description Chain of the position.
       */
      chainId: string
      position: components['schemas']['DefiPositionBody']
      /** @description Id of the protocol. A protocol has the same id on every chain. */
      protocolId: string
      /** @description URL of the protocol's logo; null if there is none. */
      protocolLogo?: string | null
      /** @description Name of the protocol. */
      protocolName?: string
      /** @description URL of the protocol's app; null where it is not known. */
      protocolUrl?: string | null
    }
    /** @description What a wallet has in one place of a protocol. */
    DefiPositionBody: {
      /**
       * Format: universal-address
       * @description Contract of the position; null if there is none.
       */
      address?: string | null
      /**
       * Format: usd
       * @description What the position is worth, in US dollars; null where it is not known.
       */
      balanceUsd?: number | string | null
      /** @description What only this kind of position has; null where there is nothing. */
      details?: components['schemas']['DefiPositionDetails'] | null
      /** @description Kind of position. */
      label?: string
      /**
       * @description The tokens in it.
       * @default []
       */
      tokens: components['schemas']['DefiToken'][]
      /**
       * Format: usd
       * @description Rewards that wait to be claimed, in US dollars; null where it is not known.
       */
      unclaimedUsd?: number | string | null
    }
    /** @description What only one kind of position has. */
    DefiPositionDetails: {
      /** @description Whether the wallet owes it. */
      isDebt?: boolean
      /** @description What a loan has; null for other kinds. */
      lending?: components['schemas']['LendingDetails'] | null
      /** @description What liquidity has; null for other kinds. */
      liquidity?: components['schemas']['LiquidityDetails'] | null
      /** @description Kind of position. */
      type?: string
    }
    /** @description A page of positions. */
    DefiPositions: {
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      meta?: components['schemas']['ChainsMeta']
      /** @description The positions of this page. */
      result: components['schemas']['DefiPosition'][]
    }
    /** @description A DeFi protocol. */
    DefiProtocol: {
      /**
       * @description The chains it is on.
       * @default []
       */
      chains: string[]
      /** @description Id of the protocol. A protocol has the same id on every chain. */
      protocolId: string
      /** @description URL of the protocol's logo; null if there is none. */
      protocolLogo?: string | null
      /** @description Name of the protocol. */
      protocolName?: string
      /** @description URL of the protocol's app; null where it is not known. */
      protocolUrl?: string | null
    }
    /** @description A protocol, and the positions in it. */
    DefiProtocolHoldings: {
      /**
       * Format: universal-chain
       * @description Chain of the positions.
       */
      chainId?: string
      /**
       * @description The positions.
       * @default []
       */
      positions: components['schemas']['DefiPositionBody'][]
      /** @description Id of the protocol. A protocol has the same id on every chain. */
      protocolId: string
      /** @description URL of the protocol's logo; null if there is none. */
      protocolLogo?: string | null
      /** @description Name of the protocol. */
      protocolName?: string
      /** @description URL of the protocol's app; null where it is not known. */
      protocolUrl?: string | null
      /**
       * Format: usd
       * @description Rewards that wait to be claimed, in US dollars; null where it is not known.
       */
      totalUnclaimedUsd?: number | string | null
      /**
       * Format: usd
       * @description What the positions are worth, debts subtracted, in US dollars; null where it is not
       *     known.
       */
      totalUsd?: number | string | null
    }
    /** @description The positions of a wallet in one protocol. */
    DefiProtocolPositions: {
      /** @description Opens what follows when given as `cursor`; null where nothing does. */
      cursor?: string | null
      meta?: components['schemas']['ChainsMeta']
      /** @description The protocol; null where the wallet has nothing there. */
      result?: components['schemas']['DefiProtocolHoldings'] | null
    }
    /** @description A page of protocols. */
    DefiProtocols: {
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      /** @description The protocols of this page. */
      result: components['schemas']['DefiProtocol'][]
    }
    /** @description DeFi holdings in one protocol on one chain, in figures. */
    DefiProtocolTotals: {
      /**
       * Format: universal-chain
       * @description Chain of the positions.
       */
      chainId: string
      /**
       * Format: count
       * @description How many positions there are.
       */
      positionCount?: number
      /** @description Id of the protocol. A protocol has the same id on every chain. */
      protocolId: string
      /** @description URL of the protocol's logo; null if there is none. */
      protocolLogo?: string | null
      /** @description Name of the protocol. */
      protocolName?: string
      /** @description URL of the protocol's app; null where it is not known. */
      protocolUrl?: string | null
      /**
       * Format: usd
       * @description Rewards that wait to be claimed, in US dollars; null where it is not known.
       */
      totalUnclaimedUsd?: number | string | null
      /**
       * Format: usd
       * @description What the positions are worth, debts subtracted, in US dollars; null where it is not
       *     known.
       */
      totalUsd?: number | string | null
    }
    /** @description DeFi holdings of a wallet in figures. They leave out the chains in `missing`. */
    DefiSummary: {
      meta?: components['schemas']['ChainsMeta']
      result?: components['schemas']['DefiTotals']
    }
    /** @description A token of a position. */
    DefiToken: {
      /**
       * Format: universal-token
       * @description Contract of the token, or `native`.
       */
      address: string
      /**
       * Format: uint256
       * @description How much, in the token's smallest unit; null where it is not known.
       */
      balance?: string | number | null
      /**
       * Format: decimal
       * @description How much, in whole tokens; null where it is not known.
       */
      balanceFormatted?: string | number | null
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      decimals?: number | string | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it has none. */
      name?: string | null
      /** @description Ticker of the token; null where it has none. */
      symbol?: string | null
      /** @description What the token is to the position. */
      tokenType?: string
      /**
       * Format: usd
       * @description Price of a whole token, in US dollars; null where it is not known.
       */
      usdPrice?: number | string | null
      /**
       * Format: usd
       * @description What it is worth, in US dollars; null where it is not known.
       */
      usdValue?: number | string | null
    }
    /** @description DeFi holdings on all chains that were read. */
    DefiTotals: {
      /**
       * Format: count
       * @description Protocols in which the wallet has a position.
       */
      activeProtocols?: number
      /**
       * @description The figures protocol by protocol, a row for each chain it is on.
       * @default []
       */
      protocols: components['schemas']['DefiProtocolTotals'][]
      /**
       * Format: count
       * @description Positions in all protocols together.
       */
      totalPositions?: number
      /**
       * Format: usd
       * @description Rewards that wait to be claimed, in US dollars; null where it is not known.
       */
      totalUnclaimedUsd?: number | string | null
      /**
       * Format: usd
       * @description What all positions are worth, debts subtracted, in US dollars; null where it is not
       *     known.
       */
      totalUsd?: number | string | null
    }
    /** @description The pair that a price comes from. */
    DexInformation: {
      /**
       * Format: universal-address
       * @description Contract of the exchange.
       */
      exchangeAddress?: string
      /** @description Name of the exchange. */
      exchangeName?: string
      /**
       * Format: universal-address
       * @description Contract of the pair.
       */
      pairAddress?: string
      /**
       * Format: usd
       * @description What lies in the pair, in US dollars.
       */
      pairLiquidityUsd?: number
    }
    /** @description A block of an EVM chain. */
    EvmBlock: {
      /**
       * @description Family of the chain.
       * @enum {string}
       */
      chainFamily: 'EVM'
      evmSpecific?: components['schemas']['EvmBlockSpecific']
      /**
       * Format: hash32
       * @description Hash of the block.
       */
      hash: string
      /**
       * Format: block-number
       * @description Number of the block.
       */
      height?: number | string
      /**
       * Format: count
       * @description How many transactions are listed.
       */
      itemsOnPage?: number
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Always 1: the block comes whole.
       */
      page?: number
      /**
       * Format: hash32
       * @description Hash of the block before it.
       */
      previousBlockHash?: string
      /**
       * Format: count
       * @description Size of the block, in bytes.
       */
      size?: number
      /**
       * Format: unix-seconds
       * @description When it was made, UTC.
       */
      time?: number
      /**
       * Format: count
       * @description Always 1: the block comes whole.
       */
      totalPages?: number
      /**
       * Format: count
       * @description How many transactions it has.
       */
      txCount?: number
      /**
       * @description The transactions in the block.
       * @default []
       */
      txs: components['schemas']['EvmTransaction'][]
    }
    /** @description What only blocks of EVM chains have. */
    EvmBlockSpecific: {
      /**
       * Format: wei
       * @description What a unit of gas costs at least, in wei; null where it is not known.
       */
      baseFeePerGas?: string | null
      /**
       * Format: uint256
       * @description Difficulty of the proof of work, 0 without one; null where it is not known.
       */
      difficulty?: string | null
      /**
       * Format: hex
       * @description What its producer wrote into it; null where it is not known.
       */
      extraData?: string | null
      /**
       * Format: uint64
       * @description Most gas its transactions may use, in units of gas; null where it is not known.
       */
      gasLimit?: string | null
      /**
       * Format: uint64
       * @description Gas its transactions used, in units of gas; null where it is not known.
       */
      gasUsed?: string | null
      /**
       * Format: hex
       * @description Bloom filter of its logs; null where it is not known.
       */
      logsBloom?: string | null
      /**
       * Format: evm-address
       * @description Who produced it; null where it is not known.
       */
      miner?: string | null
      /**
       * Format: hash32
       * @description Mix hash of the proof of work; null where it is not known.
       */
      mixHash?: string | null
      /** @description Nonce of the proof of work, as the chain writes it; null where it is not known. */
      nonce?: string | null
      /**
       * Format: hash32
       * @description Root of the receipts; null where it is not known.
       */
      receiptsRoot?: string | null
      /**
       * Format: hash32
       * @description Hash of its uncles; null where it is not known.
       */
      sha3Uncles?: string | null
      /**
       * Format: hash32
       * @description Root of the state; null where it is not known.
       */
      stateRoot?: string | null
      /**
       * Format: uint256
       * @description Difficulty of all blocks up to it; null where it is not known.
       */
      totalDifficulty?: string | null
      /**
       * Format: hash32
       * @description Root of the transactions; null where it is not known.
       */
      transactionsRoot?: string | null
      /**
       * Format: json
       * @description Uncles of the block, a list of hashes; null where it is not known.
       */
      uncles?: string | null
      /**
       * Format: hash32
       * @description Root of the withdrawals; null where it is not known.
       */
      withdrawalsRoot?: string | null
    }
    /** @description Where value of a transaction comes from. */
    EvmInput: {
      /**
       * @description Whose value it is.
       * @default []
       */
      addresses: string[]
      /** @description The script that unlocks it, in hex without 0x; null if there is none. */
      hex?: string | null
      /** @description Whether `addresses` has addresses. */
      isAddress?: boolean
      /**
       * Format: index
       * @description Position among the inputs.
       */
      n: number
      /**
       * Format: index
       * @description Sequence number; null on this chain.
       */
      sequence?: number | null
      /** @description The transaction whose output is spent; null on this chain. */
      txid?: string | null
      /**
       * Format: wei
       * @description How much, in wei; null where it is not known.
       */
      value?: string | null
      /**
       * Format: index
       * @description Position of that output; null on this chain.
       */
      vout?: number | null
    }
    /** @description Where value of a transaction goes. */
    EvmOutput: {
      /**
       * @description Who gets it.
       * @default []
       */
      addresses: string[]
      /** @description The script that locks it, in hex without 0x; null if there is none. */
      hex?: string | null
      /** @description Whether `addresses` has addresses. */
      isAddress?: boolean
      /**
       * Format: index
       * @description Position among the outputs.
       */
      n: number
      /** @description Whether it has been spent; null where it is not known. */
      spent?: boolean | null
      /**
       * Format: wei
       * @description How much, in wei.
       */
      value?: string
    }
    /** @description A transaction of an EVM chain. */
    EvmTransaction: {
      /**
       * Format: hash32
       * @description Hash of the block; null until it is in one.
       */
      blockHash?: string | null
      /**
       * Format: block-number
       * @description Number of the block.
       */
      blockHeight?: number | string
      /**
       * Format: unix-seconds
       * @description Time of the block, UTC.
       */
      blockTime?: number
      /**
       * @description Family of the chain.
       * @enum {string}
       */
      chainFamily: 'EVM'
      evmSpecific?: components['schemas']['EvmTransactionSpecific']
      /**
       * Format: wei
       * @description What it cost, in wei.
       */
      fees?: string
      meta?: components['schemas']['ChainMeta']
      /** @description Transfers of tokens; null where there are none. */
      tokenTransfers?: components['schemas']['SimpleTokenTransfer'][] | null
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      txid: string
      /**
       * Format: wei
       * @description What it moves, in wei.
       */
      value?: string
      /**
       * @description Where the value comes from.
       * @default []
       */
      vin: components['schemas']['EvmInput'][]
      /**
       * @description Where the value goes.
       * @default []
       */
      vout: components['schemas']['EvmOutput'][]
    }
    /** @description What only transactions of EVM chains have. */
    EvmTransactionSpecific: {
      /**
       * Format: evm-address
       * @description The contract that was made; null where none was.
       */
      contractAddress?: string | null
      /**
       * Format: uint64
       * @description Gas used up to it in its block, in units of gas; null where it is not known.
       */
      cumulativeGasUsed?: string | null
      /**
       * Format: hex
       * @description The input.
       */
      data?: string
      /**
       * Format: wei
       * @description Price that was paid, in wei; null where it is not known.
       */
      effectiveGasPrice?: string | null
      /**
       * Format: uint64
       * @description Most gas it could use, in units of gas.
       */
      gasLimit?: number | string
      /**
       * Format: wei
       * @description Price of a unit of gas, in wei.
       */
      gasPrice?: string
      /**
       * Format: uint64
       * @description Gas it used, in units of gas.
       */
      gasUsed?: number | string
      /**
       * Format: wei
       * @description Most that it would pay, in wei; null where it is not known.
       */
      maxFeePerGas?: string | null
      /**
       * Format: wei
       * @description Most that it would pay as a tip, in wei; null where it is not known.
       */
      maxPriorityFeePerGas?: string | null
      /**
       * Format: uint64
       * @description How many transactions the sender had sent before.
       */
      nonce?: number | string
      /**
       * Format: index
       * @description 1 for success, 0 for failure.
       */
      status?: number | string
      /** @description Number of the kind of transaction, such as 2; null where it is not known. */
      transactionType?: string | null
    }
    GetAddressesByXpubWire: components['schemas']['XpubAddresses']
    GetBlockByNumberOrHashWire: components['schemas']['UniversalBlock']
    GetCandleSticksWire: components['schemas']['CandleSticks']
    GetDefiPositionsWire: components['schemas']['DefiPositions']
    GetDefiProtocolPositionsWire: components['schemas']['DefiProtocolPositions']
    GetDefiProtocolsWire: components['schemas']['DefiProtocols']
    GetDefiSummaryWire: components['schemas']['DefiSummary']
    GetSwapsByPairAddressWire: components['schemas']['PairSwaps']
    GetSwapsByTokenAddressWire: components['schemas']['TokenSwaps']
    GetTokenBalancesWire: components['schemas']['TokenBalances']
    GetTokenPriceSparklineWire: components['schemas']['PriceSparkline']
    GetTokenPriceTimeSeriesWire: components['schemas']['PriceTimeSeries']
    GetTokenPriceWire: components['schemas']['TokenPrice']
    GetTopTradersByTokenWire: components['schemas']['TopTraders']
    GetTransactionByHashWire: components['schemas']['UniversalTransaction']
    GetWalletHistoryWire: components['schemas']['WalletHistory']
    GetWalletInsightWire: components['schemas']['WalletInsight']
    GetWalletProfitabilitySummaryWire: components['schemas']['WalletProfitabilitySummary']
    GetWalletProfitabilityWire: components['schemas']['WalletProfitability']
    /** @description A transaction of Bitcoin in its own terms. Amounts are in satoshi. */
    HistoryBitcoin: {
      /** @description Whether it made new coins for a miner. */
      coinbase?: boolean
      /**
       * Format: count
       * @description How many inputs it has.
       */
      inputCount?: number
      /**
       * Format: count
       * @description How many outputs it has.
       */
      outputCount?: number
      /** @description Whether a transaction with a higher fee may replace it, by BIP-125. */
      rbf?: boolean
      /**
       * Format: count
       * @description Size, in bytes; null where it is not known.
       */
      size?: number | null
      /**
       * Format: index
       * @description Version of its format; null where it is not known.
       */
      version?: number | null
      /** @description The inputs of the transaction; null unless `verbose`. */
      vin?: components['schemas']['HistoryBitcoinInput'][] | null
      /** @description The outputs of the transaction; null unless `verbose`. */
      vout?: components['schemas']['HistoryBitcoinOutput'][] | null
      /**
       * Format: count
       * @description Virtual size, in virtual bytes; null where it is not known.
       */
      vsize?: number | null
    }
    /** @description An output of an earlier transaction that a transaction of Bitcoin spends. */
    HistoryBitcoinInput: {
      /** @description Whose it is; null where no address is known. */
      addresses?: string[] | null
      /** @description Whether it is of the wallet that was asked for; null where that is not known. */
      isOwn?: boolean | null
      /**
       * Format: index
       * @description The sequence number; null where it is not known.
       */
      sequence?: number | null
      /**
       * Format: bitcoin-hash
       * @description The earlier transaction; null where new coins are made.
       */
      txid?: string | null
      /**
       * Format: satoshi
       * @description How much it spends, in satoshi; null where new coins are made.
       */
      value?: string | null
      /**
       * Format: index
       * @description Position of the output in it; null where new coins are made.
       */
      vout?: number | null
    }
    /** @description What a transaction of Bitcoin pays, and to whom. */
    HistoryBitcoinOutput: {
      /** @description Whose it is; null where no address is known. */
      addresses?: string[] | null
      /** @description The script that says who may spend it, in hex without 0x; null where it is not known. */
      hex?: string | null
      /** @description Whether it is of the wallet that was asked for; null where that is not known. */
      isOwn?: boolean | null
      /**
       * Format: index
       * @description Position among the outputs.
       */
      n?: number
      /** @description Whether it has been spent; null where it is not known. */
      spent?: boolean | null
      /**
       * Format: satoshi
       * @description How much it pays, in satoshi.
       */
      value?: string
    }
    /** @description The block of a transaction. */
    HistoryBlock: {
      /**
       * Format: universal-hash
       * @description Hash of the block.
       */
      hash?: string
      /**
       * Format: block-number
       * @description Number of the block.
       */
      number?: number | string
      /**
       * Format: date-time
       * @description Time of the block, UTC.
       */
      timestamp?: string
    }
    /** @description A transaction that a wallet took part in, on one chain. */
    HistoryEntry: {
      block?: components['schemas']['HistoryBlock']
      /**
       * Format: universal-chain
       * @description Chain of the transaction.
       */
      chainId: string
      /** @description What else the service says of the row; its form is not documented. */
      meta?: {
        [key: string]: unknown
      }
      raw?: components['schemas']['HistoryRaw']
      transaction: components['schemas']['HistoryTransaction']
    }
    /** @description A transaction of an EVM chain in its own terms. */
    HistoryEvm: {
      /**
       * Format: evm-address
       * @description The contract that was made; null where none was.
       */
      contractAddress?: string | null
      /** @description The input, decoded, in a form that is not documented; null unless `verbose`. */
      decodedInput?: unknown
      gas?: components['schemas']['HistoryGas']
      /**
       * Format: hex
       * @description The input; null unless `verbose`.
       */
      input?: string | null
      /** @description Transfers that contracts made; null unless `verbose`. */
      internalTransactions?: components['schemas']['HistoryInternalTransactions'] | null
      /** @description The logs; null unless `verbose`. */
      logs?: components['schemas']['HistoryLogs'] | null
      /**
       * Format: hex
       * @description First four bytes of the input; null where it is shorter.
       */
      methodId?: string | null
      /**
       * Format: uint64
       * @description How many transactions the sender had sent before.
       */
      nonce?: string | number
      /** @description 1 for success, 0 for failure; null where it is not known. */
      receiptStatus?: string | null
      /** @description Number of the kind of transaction, such as 2; null where it is not known. */
      transactionType?: string | null
    }
    /** @description What a transaction cost. */
    HistoryFee: {
      /**
       * Format: decimal
       * @description The fee, in whole coins.
       */
      amount?: string
      /**
       * Format: uint256
       * @description The fee, in the smallest unit of the coin (wei, satoshi, lamports).
       */
      amountRaw?: string
    }
    /** @description Gas of a transaction. Prices are in wei per unit of gas. */
    HistoryGas: {
      /**
       * Format: uint64
       * @description Gas used up to it in its block, in units of gas; null where it is not known.
       */
      cumulativeGasUsed?: string | null
      /**
       * Format: wei
       * @description Price that was paid, in wei; null where it is not known.
       */
      effectiveGasPrice?: string | null
      /**
       * Format: uint64
       * @description Most gas it could use, in units of gas.
       */
      gasLimit?: string
      /**
       * Format: wei
       * @description Price of a unit of gas, in wei.
       */
      gasPrice?: string
      /**
       * Format: uint64
       * @description Gas it used, in units of gas.
       */
      gasUsed?: string
      /**
       * Format: wei
       * @description Most that it would pay, in wei; null before EIP-1559.
       */
      maxFeePerGas?: string | null
      /**
       * Format: wei
       * @description Most that it would pay as a tip, in wei; null before EIP-1559.
       */
      maxPriorityFeePerGas?: string | null
    }
    /** @description Transfers that contracts made within a transaction. */
    HistoryInternalTransactions: {
      /** @description Whether there are more than these. */
      hasMore?: boolean
      /**
       * @description The transfers, a hundred at most, in a form that is not documented.
       * @default []
       */
      items: unknown[]
    }
    /** @description A log of a contract. */
    HistoryLog: {
      /**
       * Format: evm-address
       * @description The contract.
       */
      address?: string
      /**
       * Format: hash32
       * @description Hash of the block.
       */
      blockHash?: string
      /**
       * Format: hex
       * @description What is not indexed.
       */
      data?: string
      /**
       * Format: index
       * @description Position in the block.
       */
      logIndex?: number
      /**
       * Format: hash32
       * @description The first topic, mostly the hash of the event's signature; null if there is none.
       */
      topic0?: string | null
      /**
       * Format: hash32
       * @description The second topic; null if there is none.
       */
      topic1?: string | null
      /**
       * Format: hash32
       * @description The third topic; null if there is none.
       */
      topic2?: string | null
      /**
       * Format: hash32
       * @description The fourth topic; null if there is none.
       */
      topic3?: string | null
      /**
       * Format: hash32
       * @description Hash of the transaction.
       */
      transactionHash?: string
    }
    /** @description Logs of a transaction. */
    HistoryLogs: {
      /** @description Whether there are more than these. */
      hasMore?: boolean
      /**
       * @description The logs, a hundred at most.
       * @default []
       */
      items: components['schemas']['HistoryLog'][]
    }
    /**
     * @description How far each chain has been read, and what the answer lacks: chains, and
     *     transactions. `missing` has it in one list.
     */
    HistoryMeta: {
      /**
       * @description Chains that could not be read, each an object with `chainId`, `code` and `error`, or
       *     the id alone; null when there are none.
       */
      failedChains?: unknown[] | null
      /**
       * @description How many transactions the answer lacks, by the id of their chain; null when it lacks
       *     none.
       */
      missingTransactions?: {
        [key: string]: unknown
      } | null
      syncedAt?: components['schemas']['SyncedHeights']
      /**
       * @description Chains that were asked for and that this operation does not serve; null when there
       *     are none.
       */
      unsupportedChains?: string[] | null
    }
    /** @description A transfer of the coin of the chain. */
    HistoryNativeTransfer: {
      /**
       * Format: decimal
       * @description How much, in whole coins.
       */
      amount: string
      /** @description Which way it went, seen from the wallet; null where it is not known. */
      direction?: string | null
      /**
       * Format: universal-address
       * @description Who gave.
       */
      fromAddress?: string
      /** @description Whether a contract made the transfer. */
      isInternal?: boolean
      /**
       * Format: universal-address
       * @description Who got it.
       */
      toAddress?: string
    }
    /** @description Transfers of the coin of the chain. */
    HistoryNativeTransfers: {
      /** @description Whether there are more than these. */
      hasMore?: boolean
      /**
       * @description The first of them.
       * @default []
       */
      items: components['schemas']['HistoryNativeTransfer'][]
    }
    /** @description A transfer of an NFT. */
    HistoryNftTransfer: {
      /**
       * Format: uint256
       * @description How many, one of an ERC-721.
       */
      amount?: string
      /** @description Which way it went, seen from the wallet; null where it is not known. */
      direction?: string | null
      /**
       * Format: universal-address
       * @description Who gave.
       */
      fromAddress?: string
      /**
       * Format: universal-address
       * @description Who got it.
       */
      toAddress?: string
      /**
       * Format: universal-address
       * @description Contract of the NFT.
       */
      tokenAddress: string
      /**
       * Format: uint256
       * @description Number of the NFT in its contract.
       */
      tokenId: string
      /** @description Standard of the contract. */
      tokenType?: string
    }
    /** @description Transfers of NFTs. */
    HistoryNftTransfers: {
      /** @description Whether there are more than these. */
      hasMore?: boolean
      /**
       * @description The first of them.
       * @default []
       */
      items: components['schemas']['HistoryNftTransfer'][]
    }
    /** @description What only one family of chains has. */
    HistoryRaw:
      | components['schemas']['HistoryRawEvm']
      | components['schemas']['HistoryRawBitcoin']
      | components['schemas']['HistoryRawSolana']
    /** @description What only Bitcoin has. */
    HistoryRawBitcoin: {
      bitcoin: components['schemas']['HistoryBitcoin']
    }
    /** @description What only EVM chains have. */
    HistoryRawEvm: {
      evm: components['schemas']['HistoryEvm']
    }
    /** @description What only Solana has. */
    HistoryRawSolana: {
      /** @description Null: the service gives nothing more yet. */
      solana: unknown
    }
    /** @description A transfer of a token. */
    HistoryTokenTransfer: {
      /** @description Which way it went, seen from the wallet; null where it is not known. */
      direction?: string | null
      /**
       * Format: universal-address
       * @description Who gave.
       */
      fromAddress?: string
      /**
       * Format: universal-address
       * @description Who got it.
       */
      toAddress?: string
      /**
       * Format: universal-address
       * @description Contract of the token.
       */
      tokenAddress: string
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      tokenDecimals?: number | string | null
      /** @description URL of the token's logo; null if there is none. */
      tokenLogo?: string | null
      /** @description Name of the token; null where it has none. */
      tokenName?: string | null
      /** @description Ticker of the token; null where it has none. */
      tokenSymbol?: string | null
      /**
       * Format: decimal
       * @description How much, as the service writes it.
       */
      value: string
    }
    /** @description Transfers of tokens. */
    HistoryTokenTransfers: {
      /** @description Whether there are more than these. */
      hasMore?: boolean
      /**
       * @description The first of them.
       * @default []
       */
      items: components['schemas']['HistoryTokenTransfer'][]
    }
    /** @description A transaction, seen from a wallet. */
    HistoryTransaction: {
      /** @description Kind of transaction, in a word; null where it is not known. */
      category?: string | null
      /**
       * Format: count
       * @description Blocks on top of its own; null where they are not counted.
       */
      confirmations?: number | null
      /** @description Which way it went, seen from the wallet; null where it is not known. */
      direction?: string | null
      /** @description What the transaction cost; null where it is not known. */
      fee?: components['schemas']['HistoryFee'] | null
      /** @description Who sent the value. */
      from?: components['schemas']['Participant']
      /**
       * Format: universal-hash
       * @description Hash of the transaction, or its signature on Solana.
       */
      hash: string
      /**
       * Format: index
       * @description Position in the block; null where it is not known.
       */
      index?: number | null
      /** @description Who sent the transaction; null where nobody is known to have. */
      initiatedBy?: components['schemas']['Participant'] | null
      /** @description Name of the method it calls; null where it calls none that is known. */
      methodLabel?: string | null
      nativeTransfers?: components['schemas']['HistoryNativeTransfers']
      nftTransfers?: components['schemas']['HistoryNftTransfers']
      /** @description Whether the service considers it to be spam; null where it does not say. */
      possibleSpam?: boolean | null
      /** @description Whether it succeeded; null where it is not known. */
      status?: string | null
      /** @description What happened, in a sentence; null if there is none. */
      summary?: string | null
      /** @description Who received it; null where a contract was made. */
      to?: components['schemas']['Participant'] | null
      tokenTransfers?: components['schemas']['HistoryTokenTransfers']
    }
    /** @description What a loan has. */
    LendingDetails: {
      /**
       * Format: decimal
       * @description How safe the loan is: below 1 it may be liquidated; null where it is not known.
       */
      healthFactor?: string | number | null
    }
    /** @description What liquidity has. */
    LiquidityDetails: {
      /**
       * Format: universal-address
       * @description The pool; null where it is not known.
       */
      poolAddress?: string | null
    }
    /** @description The price of one whole token in the coin of its chain. */
    NativePrice: {
      /**
       * Format: decimals
       * @description Decimal places of the coin.
       */
      decimals?: number | string
      /** @description Name of the coin. */
      name?: string
      /** @description Ticker of the coin. */
      symbol?: string
      /** @description The price in whole coins, for people: it may have separators. */
      value?: string
      /**
       * Format: uint256
       * @description The price, in the smallest unit of the coin (wei, lamports).
       */
      valueRaw?: string
    }
    /** @description One side of a pair. */
    PairedToken: {
      /**
       * Format: universal-address
       * @description Contract of the token; null where it is not known.
       */
      address?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      decimals?: string | number | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it has none. */
      name?: string | null
      /** @description Ticker of the token; null where it has none. */
      symbol?: string | null
    }
    /** @description Tokens of a pair that were swapped, or liquidity that was added or removed. */
    PairSwap: {
      /**
       * Format: decimal
       * @description Price of one base token, in quote tokens; null where it is not known.
       */
      baseQuotePrice?: string | number | null
      /**
       * Format: decimal
       * @description Base tokens, in whole ones; null where it is not known.
       */
      baseTokenAmount?: string | number | null
      /**
       * Format: usd
       * @description Price of one base token, in US dollars; null where it is not known.
       */
      baseTokenPriceUsd?: number | null
      /**
       * Format: block-number
       * @description Block of the transaction.
       */
      blockNumber?: number | string
      /**
       * Format: date-time
       * @description Time of the block, UTC; null where it is not known.
       */
      blockTimestamp?: string | null
      /** @description URL of their logo; null if there is none. */
      entityLogo?: string | null
      /** @description Who is behind the wallet; null where it is not known. */
      entityName?: string | null
      /**
       * Format: decimal
       * @description Quote tokens, in whole ones; null where it is not known.
       */
      quoteTokenAmount?: string | number | null
      /**
       * Format: usd
       * @description Price of one quote token, in US dollars; null where it is not known.
       */
      quoteTokenPriceUsd?: number | null
      /**
       * @description What the swap did to the wallet's position; the service writes it in small or in
       *     capital letters, null where it does not know.
       */
      subCategory?: string | null
      /**
       * Format: usd
       * @description What the swap was worth, in US dollars; null where it is not known.
       */
      totalValueUsd?: number | null
      /**
       * Format: universal-hash
       * @description Hash of the transaction; null where it is not known.
       */
      transactionHash?: string | null
      /**
       * Format: index
       * @description Position of the transaction in its block; null where it is not known.
       */
      transactionIndex?: number | null
      /**
       * @description Whether the base token was bought or sold, or liquidity was added or removed; null
       *     where it is not known.
       */
      transactionType?: string | null
      /**
       * Format: universal-address
       * @description Who swapped; null where it is not known.
       */
      walletAddress?: string | null
      /** @description What the wallet is called; null where it has no name. */
      walletAddressLabel?: string | null
    }
    /** @description A page of swaps in a pair. */
    PairSwaps: {
      /** @description The token that is priced. */
      baseToken?: components['schemas']['PairedToken']
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      /**
       * Format: universal-address
       * @description Contract of the exchange; null where it is not known.
       */
      exchangeAddress?: string | null
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Name of the exchange; null where it is not known. */
      exchangeName?: string | null
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: count
       * @description Rows a full page has.
       */
      pageSize?: number
      /**
       * Format: universal-address
       * @description Contract of the pair; null where it is not known.
       */
      pairAddress?: string | null
      /** @description Both tickers, such as BRETT/WETH; null where they are not known. */
      pairLabel?: string | null
      /** @description The token that the price is paid in. */
      quoteToken?: components['schemas']['PairedToken']
      /** @description The swaps of this page. */
      result: components['schemas']['PairSwap'][]
    }
    /** @description One side of a transaction. */
    Participant: {
      /**
       * Format: universal-address
       * @description Address of this side.
       */
      address: string
      /** @description What the address is called; null where it has no name. */
      addressLabel?: string | null
      /** @description Who is behind the address; null where it is not known. */
      entity?: components['schemas']['ParticipantEntity'] | null
    }
    /** @description Who is behind an address, such as an exchange. */
    ParticipantEntity: {
      /** @description The service's id. */
      id?: string
      /** @description URL of the logo. */
      logo?: string
      /** @description The name. */
      name?: string
    }
    /** @description A price at a moment. */
    PricePoint: {
      /**
       * Format: decimal
       * @description Price of one whole token, in US dollars.
       */
      price: string | number
      /**
       * Format: date-time
       * @description The moment, UTC.
       */
      timestamp: string
    }
    /** @description Prices over time, for a small chart. */
    PriceSparkline: {
      /**
       * Format: universal-chain
       * @description Chain of the token.
       */
      chain?: string
      /** @description Always null: the list comes whole. */
      cursor?: string | null
      /**
       * Format: date-time
       * @description Start of the period, UTC.
       */
      fromDate?: string
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Always 1: the list comes whole.
       */
      page?: number
      /** @description How far it looks back. */
      range?: string
      /** @description The prices. */
      result: components['schemas']['PricePoint'][]
      /**
       * Format: date-time
       * @description End of the period, UTC.
       */
      toDate?: string
    }
    /** @description A page of prices over time. */
    PriceTimeSeries: {
      /**
       * Format: universal-chain
       * @description Chain of the token.
       */
      chain?: string
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      /**
       * Format: date-time
       * @description Start of the period, UTC.
       */
      fromDate?: string
      /** @description Time between two prices. */
      interval?: string
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /** @description The prices of this page. */
      result: components['schemas']['PricePoint'][]
      /**
       * Format: date-time
       * @description End of the period, UTC.
       */
      toDate?: string
    }
    /** @description As of when a price is. */
    PriceUpdate: {
      /**
       * Format: block-number
       * @description The block.
       */
      blockNumber?: number | string
      /**
       * Format: date-time
       * @description The moment, UTC.
       */
      timestamp?: string
    }
    /** @description A transfer of a token. */
    SimpleTokenTransfer: {
      /**
       * Format: decimals
       * @description Decimal places of the token.
       */
      decimals?: number | string
      /**
       * Format: universal-address
       * @description Who gave.
       */
      from?: string
      /** @description Name of the token. */
      name?: string
      /** @description Ticker of the token. */
      symbol?: string
      /**
       * Format: universal-address
       * @description Who got it.
       */
      to?: string
      /**
       * Format: universal-address
       * @description Contract of the token.
       */
      token: string
      /** @description Standard of the token, such as ERC20. */
      type?: string
      /**
       * Format: uint256
       * @description How much, in the token's smallest unit.
       */
      value: string
    }
    /** @description A block of Solana. */
    SolanaBlock: {
      /**
       * @description Family of the chain.
       * @enum {string}
       */
      chainFamily: 'Solana'
      /**
       * Format: universal-hash
       * @description Hash of the block.
       */
      hash: string
      /**
       * Format: block-number
       * @description Number of the block.
       */
      height?: number | string
      /**
       * Format: count
       * @description How many transactions are listed.
       */
      itemsOnPage?: number
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Always 1: the block comes whole.
       */
      page?: number
      /**
       * Format: universal-hash
       * @description Hash of the block before it.
       */
      previousBlockHash?: string
      /**
       * Format: count
       * @description Size of the block, in bytes.
       */
      size?: number
      solanaSpecific?: components['schemas']['SolanaBlockSpecific']
      /**
       * Format: unix-seconds
       * @description When it was made, UTC.
       */
      time?: number
      /**
       * Format: count
       * @description Always 1: the block comes whole.
       */
      totalPages?: number
      /**
       * Format: count
       * @description How many transactions it has.
       */
      txCount?: number
      /**
       * @description The transactions in the block.
       * @default []
       */
      txs: components['schemas']['SolanaTransaction'][]
    }
    /** @description What only blocks of Solana have. It is provisional. */
    SolanaBlockSpecific: {
      /**
       * Format: json
       * @description What the service has of it, a JSON text; null where it is not known.
       */
      miscJson?: string | null
    }
    /** @description Where value of a transaction comes from. */
    SolanaInput: {
      /**
       * @description Whose value it is.
       * @default []
       */
      addresses: string[]
      /** @description The script that unlocks it, in hex without 0x; null if there is none. */
      hex?: string | null
      /** @description Whether `addresses` has addresses. */
      isAddress?: boolean
      /**
       * Format: index
       * @description Position among the inputs.
       */
      n: number
      /**
       * Format: index
       * @description Sequence number; null on this chain.
       */
      sequence?: number | null
      /** @description The transaction whose output is spent; null on this chain. */
      txid?: string | null
      /**
       * Format: lamports
       * @description How much, in lamports; null where it is not known.
       */
      value?: string | null
      /**
       * Format: index
       * @description Position of that output; null on this chain.
       */
      vout?: number | null
    }
    /** @description Where value of a transaction goes. */
    SolanaOutput: {
      /**
       * @description Who gets it.
       * @default []
       */
      addresses: string[]
      /** @description The script that locks it, in hex without 0x; null if there is none. */
      hex?: string | null
      /** @description Whether `addresses` has addresses. */
      isAddress?: boolean
      /**
       * Format: index
       * @description Position among the outputs.
       */
      n: number
      /** @description Whether it has been spent; null where it is not known. */
      spent?: boolean | null
      /**
       * Format: lamports
       * @description How much, in lamports.
       */
      value?: string
    }
    /** @description A transaction of Solana. */
    SolanaTransaction: {
      /**
       * Format: universal-hash
       * @description Hash of the block; null until it is in one.
       */
      blockHash?: string | null
      /**
       * Format: block-number
       * @description Number of the block.
       */
      blockHeight?: number | string
      /**
       * Format: unix-seconds
       * @description Time of the block, UTC.
       */
      blockTime?: number
      /**
       * @description Family of the chain.
       * @enum {string}
       */
      chainFamily: 'Solana'
      /**
       * Format: lamports
       * @description What it cost, in lamports.
       */
      fees?: string
      meta?: components['schemas']['ChainMeta']
      solanaSpecific?: components['schemas']['SolanaTransactionSpecific']
      /** @description Transfers of tokens; null where there are none. */
      tokenTransfers?: components['schemas']['SimpleTokenTransfer'][] | null
      /**
       * Format: universal-hash
       * @description Hash of the transaction or its signature.
       */
      txid: string
      /**
       * Format: lamports
       * @description What it moves, in lamports.
       */
      value?: string
      /**
       * @description Where the value comes from.
       * @default []
       */
      vin: components['schemas']['SolanaInput'][]
      /**
       * @description Where the value goes.
       * @default []
       */
      vout: components['schemas']['SolanaOutput'][]
    }
    /** @description What only transactions of Solana have. It is provisional. */
    SolanaTransactionSpecific: {
      /**
       * Format: json
       * @description What the service has of it, a JSON text; null where it is not known.
       */
      miscJson?: string | null
    }
    /** @description One side of a swap. */
    SwappedToken: {
      /**
       * Format: universal-address
       * @description Contract of the token.
       */
      address?: string
      /**
       * Format: decimal
       * @description How much, in whole tokens; null where it is not known.
       */
      amount?: string | number | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it has none. */
      name?: string | null
      /** @description Ticker of the token; null where it has none. */
      symbol?: string | null
      /** @description Which side of the pair it is; null where it is not known. */
      tokenType?: string | null
      /**
       * Format: usd
       * @description What this side was worth, in US dollars; negative where the wallet gave it, null
       *     where it is not known.
       */
      usdAmount?: number | null
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars; null where it is not known.
       */
      usdPrice?: number | null
    }
    /**
     * Format: synced-at
     * @description By the id of each chain, the last block that was read, `latest` at the head of the
     *     chain, or null where the service does not know.
     */
    SyncedHeights: {
      [key: string]: unknown
    }
    /** @description What a wallet holds of one token on one chain. */
    TokenBalance: {
      /**
       * Format: decimal
       * @description The holding, in whole tokens; null where the decimals are not known.
       */
      balance?: string | null
      /**
       * Format: uint256
       * @description The holding, in the token's smallest unit (wei, satoshi).
       */
      balanceRaw: string
      /**
       * Format: universal-chain
       * @description Chain of the token.
       */
      chainId: string
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      decimals?: number | string | null
      /**
       * Format: bitcoin-address
       * @description The address that holds it, of those of an extended public key; null for any other
       *     wallet.
       */
      derivedAddress?: string | null
      /**
       * @description Path of that address under its key, such as m/44'/0'/0'/0/0; null for any other
       *     wallet.
       */
      derivedPath?: string | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it has none. */
      name?: string | null
      /** @description Whether it is the coin of its chain. */
      nativeToken?: boolean
      /**
       * @description What the wallet has earned with the token, in a form that is not documented; null
       *     unless `includePnl`.
       */
      pnl?: unknown
      /**
       * Format: percent
       * @description Share of all that the wallet holds, in percent; null without a price.
       */
      portfolioPercentage?: number | null
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /** @description The service's rating of the token, 0 to 100; null if there is none. */
      securityScore?: number | null
      /**
       * @description Prices of the last seven days, hour by hour, in a form that is not documented; null
       *     unless `includeSparklines`.
       */
      sparkline?: unknown
      /** @description Ticker of the token; null where it has none. */
      symbol?: string | null
      /**
       * Format: universal-token
       * @description Contract of the token; `native` for a coin that has none.
       */
      tokenAddress: string
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars; null where it is not known.
       */
      usdPrice?: number | null
      /**
       * Format: percent
       * @description How far the price moved within 24 hours, in percent; null where it is not known.
       */
      usdPrice24hrPercentChange?: number | null
      /**
       * Format: usd
       * @description How far the price moved within 24 hours, in US dollars; null where it is not known.
       */
      usdPrice24hrUsdChange?: number | null
      /**
       * Format: usd
       * @description What the holding is worth, in US dollars; null without a price.
       */
      usdValue?: number | null
      /**
       * Format: usd
       * @description How far that moved within 24 hours, in US dollars; null without a price.
       */
      usdValue24hrUsdChange?: number | null
      /** @description Whether the token's contract is verified. */
      verifiedContract?: boolean
    }
    /** @description A page of what a wallet holds. */
    TokenBalances: {
      /**
       * Format: universal-wallet
       * @description The wallet, as it was asked for.
       */
      address?: string
      /** @description Family of chains that the address is of. */
      addressType?: string
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      meta?: components['schemas']['ChainsMeta']
      /** @description The holdings of this page. */
      result: components['schemas']['TokenBalance'][]
    }
    /** @description The price of a token or a coin, and how it moved within 24 hours. */
    TokenPrice: {
      /**
       * Format: percent
       * @description How far the price moved within 24 hours, in percent.
       */
      '24hrChangePercent'?: number
      /**
       * Format: usd
       * @description How far the price moved within 24 hours, in US dollars.
       */
      '24hrChangeUsd'?: number
      /**
       * Format: universal-chain
       * @description Chain of the token. The service names it by id or by an older name; it is an id here.
       */
      chain?: string
      /** @description The pair that the price comes from; null for Bitcoin. */
      dexInformation?: components['schemas']['DexInformation'] | null
      meta?: components['schemas']['ChainMeta']
      nativePrice?: components['schemas']['NativePrice']
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /** @description The service's rating of the token, 0 to 100; null if there is none. */
      securityScore?: number | null
      /**
       * Format: universal-token
       * @description Contract of the token; null for a coin.
       */
      tokenAddress?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token.
       */
      tokenDecimals?: number | string
      /** @description URL of the token's logo; null if there is none. */
      tokenLogo?: string | null
      /** @description Name of the token. */
      tokenName?: string
      /** @description Ticker of the token. */
      tokenSymbol?: string
      updatedAt?: components['schemas']['PriceUpdate']
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice: number
      /** @description Whether the token's contract is verified. */
      verifiedContract?: boolean
    }
    /** @description What a wallet earned with one token on one chain. */
    TokenProfitability: {
      /**
       * Format: usd
       * @description Mean price of a whole token bought, in US dollars.
       */
      avgBuyPriceUsd?: number
      /**
       * Format: usd
       * @description What the tokens that were sold had cost, in US dollars.
       */
      avgCostOfQuantitySold?: number
      /**
       * Format: usd
       * @description Mean price of a whole token sold, in US dollars.
       */
      avgSellPriceUsd?: number
      /**
       * Format: universal-chain
       * @description Chain of the token.
       */
      chain: string
      /**
       * Format: usd
       * @description Price of a whole token now, in US dollars; null where it is not known.
       */
      currentPriceUsd?: number | null
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      decimals?: number | string | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it has none. */
      name?: string | null
      /** @description Whether the service considers the token to be spam; null where it does not say. */
      possibleSpam?: boolean | null
      /**
       * Format: percent
       * @description That profit as a share of the cost, in percent.
       */
      realizedProfitPercentage?: number
      /**
       * Format: usd
       * @description Proceeds of sales less what was sold had cost, in US dollars.
       */
      realizedProfitUsd?: number
      /** @description Left, in whole tokens. */
      remainingBalance?: number
      /** @description Profit divided by the cost, such as 0.2. */
      roi?: number
      /** @description The service's rating of the token, 0 to 100; null if there is none. */
      securityScore?: number | null
      /** @description Ticker of the token; null where it has none. */
      symbol?: string | null
      /**
       * Format: evm-address
       * @description Contract of the token.
       */
      tokenAddress: string
      /**
       * Format: usd
       * @description Spent on purchases, in US dollars.
       */
      totalBoughtVolumeUsd?: number
      /**
       * Format: count
       * @description Purchases.
       */
      totalBuys?: number
      /**
       * Format: percent
       * @description Both profits as a share of the cost, in percent.
       */
      totalPnlPercentage?: number
      /**
       * Format: usd
       * @description Both profits together, in US dollars.
       */
      totalPnlUsd?: number
      /**
       * Format: count
       * @description Sales.
       */
      totalSells?: number
      /**
       * Format: usd
       * @description Proceeds of sales, in US dollars.
       */
      totalSoldVolumeUsd?: number
      /** @description Bought, in whole tokens. */
      totalTokensBought?: number
      /** @description Sold, in whole tokens. */
      totalTokensSold?: number
      /**
       * Format: count
       * @description Purchases and sales together.
       */
      totalTrades?: number
      /**
       * Format: percent
       * @description That profit as a share of the cost, in percent.
       */
      unrealizedProfitPercentage?: number
      /**
       * Format: usd
       * @description What would be earned by selling the rest now, in US dollars.
       */
      unrealizedProfitUsd?: number
      /** @description Whether the token's contract is verified; null where it is not known. */
      verifiedContract?: boolean | null
      /**
       * Format: evm-address
       * @description The wallet.
       */
      walletAddress?: string
    }
    /** @description One token that was given for another on an exchange. */
    TokenSwap: {
      /**
       * Format: decimal
       * @description Price of one base token, in quote tokens; null where it is not known.
       */
      baseQuotePrice?: string | number | null
      /** @description Ticker of the token that is priced; null where it is not known. */
      baseToken?: string | null
      /**
       * Format: block-number
       * @description Block of the transaction.
       */
      blockNumber?: number | string
      /**
       * Format: date-time
       * @description Time of the block, UTC; null where it is not known.
       */
      blockTimestamp?: string | null
      /** @description What the wallet got; null where it is not known. */
      bought?: components['schemas']['SwappedToken'] | null
      /** @description URL of their logo; null if there is none. */
      entityLogo?: string | null
      /** @description Who is behind the wallet; null where it is not known. */
      entityName?: string | null
      /**
       * Format: universal-address
       * @description Contract of the exchange; null where it is not known.
       */
      exchangeAddress?: string | null
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Name of the exchange; null where it is not known. */
      exchangeName?: string | null
      /**
       * Format: universal-address
       * @description The pair in which it happened; null where it is not known.
       */
      pairAddress?: string | null
      /** @description Both tickers, such as USDC/WETH; null where they are not known. */
      pairLabel?: string | null
      /** @description Ticker of the token that the price is paid in; null where it is not known. */
      quoteToken?: string | null
      /** @description What the wallet gave; null where it is not known. */
      sold?: components['schemas']['SwappedToken'] | null
      /**
       * @description What the swap did to the wallet's position; the service writes it in small or in
       *     capital letters, null where it does not know.
       */
      subCategory?: string | null
      /**
       * Format: usd
       * @description What the swap was worth, in US dollars; null where it is not known.
       */
      totalValueUsd?: number | null
      /**
       * Format: universal-hash
       * @description Hash of the transaction.
       */
      transactionHash: string
      /**
       * Format: index
       * @description Position of the transaction in its block; null where it is not known.
       */
      transactionIndex?: number | null
      /** @description Whether the token was bought or sold; null where it is not known. */
      transactionType?: string | null
      /**
       * Format: universal-address
       * @description Who swapped; null where it is not known.
       */
      walletAddress?: string | null
      /** @description What the wallet is called; null where it has no name. */
      walletAddressLabel?: string | null
    }
    /** @description A page of swaps of a token. */
    TokenSwaps: {
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      meta?: components['schemas']['ChainMeta']
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: count
       * @description Rows a full page has.
       */
      pageSize?: number
      /** @description The swaps of this page. */
      result: components['schemas']['TokenSwap'][]
    }
    /** @description What one wallet earned with a token. */
    TopTrader: {
      /**
       * Format: usd
       * @description Mean price of a whole token bought, in US dollars.
       */
      avgBuyPriceUsd?: number
      /**
       * Format: usd
       * @description What the tokens that were sold had cost, in US dollars.
       */
      avgCostOfQuantitySold?: number
      /**
       * Format: usd
       * @description Mean price of a whole token sold, in US dollars.
       */
      avgSellPriceUsd?: number
      /**
       * Format: percent
       * @description That profit as a share of the cost, in percent.
       */
      realizedProfitPercentage?: number
      /**
       * Format: usd
       * @description Proceeds of sales less what was sold had cost, in US dollars.
       */
      realizedProfitUsd?: number
      /** @description Profit divided by the cost, such as 0.2. */
      roi?: number
      /**
       * Format: usd
       * @description Spent on purchases, in US dollars.
       */
      totalBoughtVolumeUsd?: number
      /**
       * Format: percent
       * @description Both profits as a share of the cost, in percent.
       */
      totalPnlPercentage?: number
      /**
       * Format: usd
       * @description Both profits together, in US dollars.
       */
      totalPnlUsd?: number
      /**
       * Format: usd
       * @description Proceeds of sales, in US dollars.
       */
      totalSoldVolumeUsd?: number
      /** @description Bought, in whole tokens. */
      totalTokensBought?: number
      /** @description Sold, in whole tokens. */
      totalTokensSold?: number
      /**
       * Format: count
       * @description Purchases and sales together.
       */
      totalTrades?: number
      /**
       * Format: usd
       * @description What would be earned by selling the rest now, in US dollars.
       */
      unrealizedProfitUsd?: number
      /**
       * Format: universal-address
       * @description The wallet.
       */
      walletAddress: string
    }
    /** @description A page of the wallets that earned most with a token. */
    TopTraders: {
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      /**
       * Format: count
       * @description Rows a full page has.
       */
      limit?: number
      meta?: components['schemas']['ChainMeta']
      /** @description The wallets of this page. */
      result: components['schemas']['TopTrader'][]
      token?: components['schemas']['TradedToken']
    }
    /** @description The token that is traded. */
    TradedToken: {
      /**
       * Format: universal-chain
       * @description Chain of the token.
       */
      chain?: string
      /**
       * Format: usd
       * @description Price of a whole token now, in US dollars; null where it is not known.
       */
      currentPriceUsd?: number | null
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      decimals?: number | string | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it has none. */
      name?: string | null
      /** @description Whether the service considers it to be spam; null where it does not say. */
      possibleSpam?: boolean | null
      /** @description The service's rating, 0 to 100; null if there is none. */
      securityScore?: number | null
      /** @description Ticker of the token; null where it has none. */
      symbol?: string | null
      /**
       * Format: universal-address
       * @description Contract of the token.
       */
      tokenAddress?: string
      /** @description Whether the token's contract is verified; null where it is not known. */
      verifiedContract?: boolean | null
    }
    /** @description How many transfers of a kind there were. */
    TransferCounts: {
      /**
       * Format: count
       * @description Transfers that it received.
       */
      received?: number
      /**
       * Format: count
       * @description Transfers that the wallet sent.
       */
      sent?: number
      /**
       * Format: count
       * @description Both together.
       */
      total?: number
    }
    /** @description How many others a wallet dealt with. */
    UniqueCounterparties: {
      /**
       * Format: count
       * @description Addresses that it received from.
       */
      receivedFrom?: number
      /**
       * Format: count
       * @description Addresses that it sent to.
       */
      sentTo?: number
    }
    /** @description A block with its transactions. `chainFamily` tells of which family it is. */
    UniversalBlock:
      | components['schemas']['EvmBlock']
      | components['schemas']['BitcoinBlock']
      | components['schemas']['SolanaBlock']
    /** @description A transaction. `chainFamily` tells of which family of chains it is. */
    UniversalTransaction:
      | components['schemas']['EvmTransaction']
      | components['schemas']['BitcoinTransaction']
      | components['schemas']['SolanaTransaction']
    /** @description A transaction that marks a beginning or an end. */
    WalletActivity: {
      /**
       * Format: block-number
       * @description Block of the transaction.
       */
      blockNumber?: string | number
      /**
       * Format: date-time
       * @description Time of the block, UTC.
       */
      blockTimestamp?: string
      /**
       * Format: universal-chain
       * @description Chain of the transaction.
       */
      chain?: string
      /** @description Which way it went, seen from the wallet. */
      direction?: string
      /**
       * Format: universal-hash
       * @description Hash of the transaction.
       */
      transactionHash: string
      /** @description Kind of activity, such as token-transfer. */
      type?: string
    }
    /** @description A page of what a wallet took part in. */
    WalletHistory: {
      /**
       * Format: universal-wallet
       * @description The wallet, as it was asked for.
       */
      address?: string
      /** @description Family of chains that the address is of. */
      addressType?: string
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      meta?: components['schemas']['HistoryMeta']
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: count
       * @description Rows a full page has.
       */
      pageSize?: number
      /** @description The transactions of this page. */
      result: components['schemas']['HistoryEntry'][]
    }
    /**
     * @description What a wallet has done on EVM chains, in figures. They leave out the chains in
     *     `missing`.
     */
    WalletInsight: {
      /**
       * Format: count
       * @description Chains on which the wallet was active.
       */
      activeChains?: number
      /**
       * Format: count
       * @description Days on which it was active.
       */
      activeDays?: number
      /**
       * Format: evm-address
       * @description The wallet.
       */
      address?: string
      /** @description Family of chains that the address is of. */
      addressType?: string
      /**
       * Format: decimal
       * @description What it spent on gas per transaction, in US dollars, as text.
       */
      avgGasPerTransactionUsd?: string
      /** @description These figures chain by chain; null unless `includeChainBreakdown`. */
      chainBreakdown?: components['schemas']['ChainInsight'][] | null
      /**
       * Format: count
       * @description Contracts that it made.
       */
      contractsCreated?: number
      /** @description Transfers of tokens. */
      erc20Transfers?: components['schemas']['TransferCounts']
      /** @description The first transaction that concerns it; null if there is none. */
      firstActivityAt?: components['schemas']['WalletActivity'] | null
      /** @description The first transaction that it sent; null if there is none. */
      firstInitiatedAt?: components['schemas']['WalletActivity'] | null
      /**
       * Format: decimal
       * @description The largest sum of coins that it received, in US dollars, as text.
       */
      largestNativeTransferInUsd?: string
      /**
       * Format: decimal
       * @description The largest sum of coins that it sent, in US dollars, as text.
       */
      largestNativeTransferOutUsd?: string
      /** @description The last transaction that concerns it; null if there is none. */
      lastActivityAt?: components['schemas']['WalletActivity'] | null
      /** @description The last transaction that it sent; null if there is none. */
      lastInitiatedAt?: components['schemas']['WalletActivity'] | null
      meta?: components['schemas']['ChainsMeta']
      /**
       * Format: universal-chain
       * @description Chain with the most of its transactions; null where it has none.
       */
      mostActiveChain?: string | null
      /**
       * Format: decimal
       * @description Received less sent, in US dollars, as text.
       */
      nativeNetFlowUsd?: string
      /** @description Transfers of the coins of the chains. */
      nativeTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: decimal
       * @description Coins that it received, in US dollars, as text.
       */
      nativeVolumeReceivedUsd?: string
      /**
       * Format: decimal
       * @description Coins that it sent, in US dollars, as text.
       */
      nativeVolumeSentUsd?: string
      /** @description Transfers of NFTs. */
      nftTransfers?: components['schemas']['TransferCounts']
      /**
       * Format: usd
       * @description What it swapped, in US dollars, a number.
       */
      swapVolumeUsd?: number
      /**
       * Format: decimal
       * @description What it spent on gas, in US dollars, as text.
       */
      totalGasSpentUsd?: string
      /**
       * Format: count
       * @description Transactions that it sent.
       */
      transactionsInitiated?: number
      /**
       * Format: count
       * @description Transactions that it took part in.
       */
      transactionsInvolved?: number
      /** @description How many others it dealt with. */
      uniqueCounterparties?: components['schemas']['UniqueCounterparties']
      /**
       * Format: count
       * @description Tokens that it dealt with.
       */
      uniqueTokensInteracted?: number
      /**
       * Format: count
       * @description Days since its first transaction, 0 for a new wallet.
       */
      walletAgeDays?: number
    }
    /** @description A page of what a wallet earned, by token. */
    WalletProfitability: {
      /** @description Opens the next page when given as `cursor`; null on the last one. */
      cursor?: string | null
      /**
       * Format: count
       * @description Rows a full page has.
       */
      limit?: number
      meta?: components['schemas']['ChainsMeta']
      /** @description The tokens of this page. */
      result: components['schemas']['TokenProfitability'][]
    }
    /**
     * @description What a wallet earned by trading tokens, as a whole. It leaves out the chains in
     *     `missing`.
     */
    WalletProfitabilitySummary: {
      meta?: components['schemas']['ChainsMeta']
      /**
       * Format: percent
       * @description That profit as a share of the cost, in percent.
       */
      realizedProfitPercentage?: number
      /**
       * Format: usd
       * @description Proceeds of sales less what was sold had cost, in US dollars.
       */
      realizedProfitUsd?: number
      /** @description Profit divided by the cost, such as 0.2. */
      roi?: number
      /**
       * Format: count
       * @description Different tokens that were traded.
       */
      tokensTraded?: number
      /**
       * Format: usd
       * @description Spent on purchases, in US dollars.
       */
      totalBoughtVolumeUsd?: number
      /**
       * Format: count
       * @description Purchases.
       */
      totalBuys?: number
      /**
       * Format: percent
       * @description Both profits as a share of the cost, in percent.
       */
      totalPnlPercentage?: number
      /**
       * Format: usd
       * @description Both profits together, in US dollars.
       */
      totalPnlUsd?: number
      /**
       * Format: count
       * @description Sales.
       */
      totalSells?: number
      /**
       * Format: usd
       * @description Proceeds of sales, in US dollars.
       */
      totalSoldVolumeUsd?: number
      /** @description Different tokens that were bought. */
      totalTokensBought?: number
      /** @description Different tokens that were sold. */
      totalTokensSold?: number
      /**
       * Format: count
       * @description Purchases and sales together.
       */
      totalTrades?: number
      /**
       * Format: percent
       * @description That profit as a share of the cost, in percent.
       */
      unrealizedProfitPercentage?: number
      /**
       * Format: usd
       * @description What would be earned by selling the rest now, in US dollars.
       */
      unrealizedProfitUsd?: number
      /** @description Share of trades that earned something, 0 to 1. */
      winRate?: number
    }
    /** @description An address that was derived from an extended public key. */
    XpubAddress: {
      /**
       * Format: bitcoin-address
       * @description The address.
       */
      address: string
      /** @description Path under the key, by BIP-44, such as m/44'/0'/0'/0/0. */
      path?: string
      /**
       * Format: count
       * @description How many transfers it took part in.
       */
      transfers?: number
    }
    /** @description Addresses of an extended public key. */
    XpubAddresses: {
      /** @description The addresses. */
      addresses: components['schemas']['XpubAddress'][]
      meta?: components['schemas']['ChainMeta']
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
