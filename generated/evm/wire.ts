// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/{address}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transactions of a wallet
     * @description Lists the transactions a wallet sent or received, newest first unless `order` says
     *     otherwise. Transfers of tokens by others are not among them, because the wallet is
     *     neither sender nor receiver there; `getWalletHistory` has those too. Narrow the
     *     period by blocks or by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getWalletTransactions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/balance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Native balance of a wallet
     * @description Reads how much of the chain's native currency a wallet holds, in wei, now or at the
     *     end of a block.
     */
    get: operations['getNativeBalance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/erc20': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Token balances of a wallet
     * @description Lists the ERC-20 tokens a wallet holds, each with its balance in the token's smallest
     *     unit, now or at the end of a block. The whole list comes at once. Native currency and
     *     prices are not part of it; `getWalletTokenBalancesPrice` has both.
     */
    get: operations['getWalletTokenBalances']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/erc20/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Token transfers of a wallet
     * @description Lists the ERC-20 transfers that a wallet sent or received, newest first unless
     *     `order` says otherwise. Values are in the token's smallest unit. Narrow the period by
     *     blocks or by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getWalletTokenTransfers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Events of a contract
     * @deprecated
     * @description Lists the events of one kind that a contract emitted, decoded by the ABI item given
     *     as `abi`, newest first unless `order` says otherwise. `topic` and `abi` must describe
     *     the same event, or the arguments come out wrong. Narrow the period by blocks or by
     *     dates; where both are given, the service looks at the blocks. No other call searches
     *     events.
     */
    post: operations['getContractEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/function': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Result of a contract's read function
     * @description Calls a read-only function of a contract (`view` or `pure`) at the latest block and
     *     gives what it returns. Nothing is sent to the chain. The result has the shape of the
     *     function's output: numbers are decimal text in the contract's own unit, bytes are
     *     hex, and a function with several outputs gives a list or an object.
     */
    post: operations['runContractFunction']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Logs of a contract
     * @deprecated
     * @description Lists the logs with a given first topic that a contract wrote, not decoded, newest
     *     first unless `order` says otherwise. Narrow the period to one block, or by blocks or
     *     dates; dates count only where no blocks are given. No other call searches logs; those
     *     of a known transaction are part of `getTransaction`.
     */
    get: operations['getContractLogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/nft': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs of a wallet
     * @description Lists the NFTs a wallet holds now, a row per token id. The amount of an ERC-1155
     *     token is how many of it the wallet holds. Metadata is what the service fetched last;
     *     where that failed or never happened it is null, and `reSyncMetadata` asks for another
     *     attempt. Spam is included unless `excludeSpam` is set.
     */
    get: operations['getWalletNFTs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/nft/collections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT collections of a wallet
     * @description Lists the collections a wallet holds at least one NFT of, a row per contract;
     *     `getWalletNFTs` lists the NFTs themselves. Spam is included unless `excludeSpam` is
     *     set.
     */
    get: operations['getWalletNFTCollections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/nft/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT transfers of a wallet
     * @description Lists the transfers by which NFTs came to a wallet or left it, mints and burns
     *     included, newest first unless `order` says otherwise. Narrow the period by blocks or
     *     by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getWalletNFTTransfers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{address}/verbose': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transactions of a wallet, decoded
     * @description Lists the transactions a wallet sent or received like `getWalletTransactions`, with
     *     their logs, and decodes call and logs where the service knows their ABI. Narrow the
     *     period by blocks or by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getWalletTransactionsVerbose']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{pair_address}/reserves': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Reserves of a trading pair
     * @deprecated
     * @description Reads how much of each token a pool holds, in each token's smallest unit, now, at the
     *     end of a block or at a date. Works for pools built like those of Uniswap v2;
     *     `getPairAddress` finds them.
     */
    get: operations['getPairReserves']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{token0_address}/{token1_address}/pairAddress': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trading pair of two tokens
     * @deprecated
     * @description Finds the liquidity pool of two tokens on one exchange and describes both. Exchanges
     *     sort the two by address, so read from the answer which is first: `getPairReserves`
     *     names its amounts in the same order.
     */
    get: operations['getPairAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/{token0_address}/{token1_address}/price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Price of one token in another
     * @deprecated
     * @description Gives what one whole base token costs in the quote token of a pair and in US dollars,
     *     now, at the end of a block or at a date. `token0Address` is the base, `token1Address`
     *     the quote.
     */
    get: operations['getPairPrice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/block/{block_number_or_hash}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Block with its transactions
     * @description Reads a block by number or hash, with its header, all its transactions and their
     *     logs. Internal transactions come only when `include` asks for them. A full block is a
     *     large answer, often more than a megabyte. The result is `null` when the chain has no
     *     such block yet.
     */
    get: operations['getBlock']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/block/{block_number_or_hash}/nft/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT transfers of a block
     * @deprecated
     * @description Lists the NFT transfers of all collections in one block, by its number or hash,
     *     newest first unless `order` says otherwise. The logs that `getBlock` gives hold the
     *     same transfers, not decoded.
     */
    get: operations['getNFTTransfersByBlock']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/block/{block_number_or_hash}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transaction and transfer counts of a block
     * @deprecated
     * @description Counts a block's transactions, NFT transfers and token transfers. `getBlock` holds
     *     the transactions and logs from which the same counts can be made.
     */
    get: operations['getBlockStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/contracts-review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report contracts as spam or not
     * @description Hands contracts to the provider for review, as spam or as wrongly marked as spam. The
     *     answer only confirms that the report has arrived; what becomes of it shows later, in
     *     `possibleSpam` of other answers. Because it is a report, the client does not send it
     *     again when the connection fails.
     */
    post: operations['reviewContracts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dateToBlock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Block of a date
     * @description Finds the block nearest to a point in time, so that calls which take only block
     *     numbers can be given a period.
     */
    get: operations['getDateToBlock']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/entities/{entityId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Entity with its addresses
     * @description Reads what the service knows of a person, project or organisation: name, logo and
     *     links, and the addresses it attributes to it. `searchEntities` finds the id for a
     *     name.
     */
    get: operations['getEntity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/entities/categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Categories of entities
     * @description Lists the categories into which the service sorts entities, with the number of
     *     entities in each. `getEntitiesByCategory` lists those of one.
     */
    get: operations['getEntityCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/entities/categories/{categoryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Entities of a category
     * @description Lists the entities of a category, with the number of addresses each has. The
     *     addresses themselves come with `getEntity`.
     */
    get: operations['getEntitiesByCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/entities/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search for entities and their addresses
     * @description Finds the entities, addresses and categories that fit a text, in one list each.
     *     `getEntity` then has the whole of an entity, by its id.
     */
    get: operations['searchEntities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{address}/allowance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Allowance of a spender
     * @deprecated
     * @description Reads how much of an owner's ERC-20 tokens a spender may still move, in the token's
     *     smallest unit. An unlimited approval is usually the largest 256-bit number. Calling
     *     `allowance` of the contract with `runContractFunction` returns the same.
     */
    get: operations['getTokenAllowance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{address}/price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Price of a token
     * @description Gives the price of one whole ERC-20 token in US dollars and in the chain's native
     *     currency, that of the last trade in a liquidity pool, now or at the end of a block.
     *     Without an exchange the service chooses the pool, by liquidity and activity. A token
     *     without a pool that qualifies is an error of status 404; testnets have no prices.
     */
    get: operations['getTokenPrice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{address}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfer count of a token
     * @deprecated
     * @description Counts the transfers of one ERC-20 token since its contract was created.
     */
    get: operations['getTokenStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{address}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps of a token
     * @description Lists the swaps that bought or sold one ERC-20 token, on whichever exchange, newest
     *     first unless `order` says otherwise. Amounts are whole tokens. Narrow the period by
     *     blocks or by dates.
     */
    get: operations['getSwapsByTokenAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{address}/top-gainers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Wallets that profited most from a token
     * @description Lists the wallets that made the most from trading one ERC-20 token over a period,
     *     with what each bought and sold. Token amounts are whole tokens, the rest US dollars.
     */
    get: operations['getTopProfitableWalletPerToken']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{address}/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfers of a token
     * @description Lists the transfers of one ERC-20 token, mints and burns included (they come from or
     *     go to the zero address), newest first unless `order` says otherwise. Values are in
     *     the token's smallest unit. Busy tokens have millions of rows, so narrow the period by
     *     blocks or by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getTokenTransfers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{token_address}/owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Owners of a token
     * @description Lists the owners of one ERC-20 token, the largest balance first unless `order` says
     *     otherwise, with their share of the total supply and what their holding is worth in US
     *     dollars. Pools and other contracts are owners too; see `isContract`.
     */
    get: operations['getTokenOwners']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{token_address}/pairs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trading pairs of a token
     * @description Lists the pairs that trade one ERC-20 token, on whichever exchange of the chain, each
     *     with its price, its liquidity and what was traded on it within 24 hours.
     *     `getPairStats` tells more of one of them.
     */
    get: operations['getTokenPairs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/{tokenAddress}/holders': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Holders of a token, in figures
     * @description Counts the holders of one ERC-20 token: how many there are, how many came and went of
     *     late, how they came by it, and how much the largest of them have. `getTokenOwners`
     *     lists the holders themselves.
     */
    get: operations['getTokenHolders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Metadata of tokens by contract
     * @description Describes ERC-20 tokens by their contract addresses: name, symbol, decimals, logo,
     *     supply, valuation and links. Match rows to what was asked by `address`; there is
     *     `null` for a row that cannot be read.
     */
    get: operations['getTokenMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/metadata/symbols': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Metadata of tokens by symbol
     * @deprecated
     * @description Finds ERC-20 tokens by symbol and describes them. Symbols are not unique: one of them
     *     may bring several tokens, imitations among them, so decide by `address` before
     *     trusting a row.
     */
    get: operations['getTokenMetadataBySymbol']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/erc20/prices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prices of several tokens
     * @description Gives the prices of up to 100 ERC-20 tokens in one call, each on its own exchange and
     *     at its own block where asked. Only reads, so it may be repeated. Match rows to what
     *     was asked by `tokenAddress`: a token without a price may be missing, and there is
     *     `null` for a row that cannot be read.
     */
    post: operations['getMultipleTokenPrices']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/info/endpointWeights': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Costs of the calls
     * @description Lists the service's calls with what each costs and what it counts against the rate
     *     limit, in compute units.
     */
    get: operations['endpointWeights']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ipfs/uploadFolder': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload files to IPFS
     * @deprecated
     * @description Stores files in one folder on IPFS and gives the URL of each. Whoever knows the hash
     *     can read them, and there is no call to delete them. No other call here stores files.
     */
    post: operations['uploadFolder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/latestBlockNumber/{chain}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Number of the latest block
     * @description Reads the number of the newest block that the service has of a chain. `getBlock` and
     *     the lists follow the chain at their own pace, and may not have it yet.
     */
    get: operations['getLatestBlockNumber']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/market-data/erc20s/top-movers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tokens whose price moved most
     * @deprecated
     * @description Lists the ERC-20 tokens whose price in US dollars rose most and those whose price
     *     fell most within 24 hours. Takes no input.
     */
    get: operations['getTopERC20TokensByPriceMovers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/market-data/erc20s/top-tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Largest tokens
     * @deprecated
     * @description Ranks ERC-20 tokens by market capitalisation, largest first, with price and price
     *     changes in US dollars. The list comes whole and takes no input; its tokens are those
     *     of Ethereum.
     */
    get: operations['getTopERC20TokensByMarketCap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/market-data/global/market-cap': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Largest coins
     * @deprecated
     * @description Ranks coins of all chains, native ones such as bitcoin among them, by market
     *     capitalisation, largest first. All amounts are US dollars or whole coins. Takes no
     *     input.
     */
    get: operations['getTopCryptoCurrenciesByMarketCap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/market-data/global/volume': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Most traded coins
     * @deprecated
     * @description Ranks coins of all chains by what was traded within 24 hours, most first.
     *     `marketCapRank` still counts by market capitalisation, so it does not run from 1
     *     here. Takes no input.
     */
    get: operations['getTopCryptoCurrenciesByTradingVolume']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/market-data/nfts/hottest-collections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Most traded NFT collections
     * @deprecated
     * @description Ranks NFT collections by what was paid for them within 24 hours, most first, with
     *     average price and how the floor price moved over a day, a week and a month. Takes no
     *     input.
     */
    get: operations['getHottestNFTCollectionsByTradingVolume']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/market-data/nfts/top-collections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Largest NFT collections
     * @deprecated
     * @description Ranks NFT collections by market capitalisation, that is the floor price times the
     *     number of NFTs, largest first, with floor price and volume. Takes no input.
     */
    get: operations['getTopNFTCollectionsByMarketCap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs of a collection
     * @description Lists the NFTs of a collection by its contract. To read a large collection in
     *     parallel, divide it with `totalRanges` and give each reader its own `range`, every
     *     one with its own cursor.
     */
    get: operations['getContractNFTs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Metadata of one NFT
     * @description Reads an NFT by contract and token id: its metadata, owner and the blocks of its mint
     *     and last transfer. Metadata is what the service fetched last; `reSyncMetadata`
     *     refreshes it. The result is `null` when the service does not know the NFT. For
     *     several NFTs there is `getMultipleNFTs`.
     */
    get: operations['getNFTMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/floor-price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Floor price for one NFT
     * @description Reads the floor price that the service gives for an NFT. It follows the offers of
     *     collections, so this is no price of the very NFT: `getNFTSalePrices` says what was
     *     paid for it. The first time that anybody asks, the answer is nothing but a `message`,
     *     as with `getNFTFloorPriceByContract`.
     */
    get: operations['getNFTFloorPriceByToken']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/metadata/resync': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Resync the metadata of an NFT
     * @description Asks the service to fetch an NFT's metadata anew. In `async` mode the answer comes at
     *     once and the work is done later; in `sync` mode the answer waits for it and is 404
     *     when nothing could be fetched. Read the NFT afterwards for the outcome.
     */
    get: operations['reSyncMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Owners of one NFT
     * @description Lists who holds a token id now. An ERC-721 token has one owner; an ERC-1155 token may
     *     have many, each with an amount.
     */
    get: operations['getNFTTokenIdOwners']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Sale prices of one NFT
     * @description Sums up how a token id sold over the last `days`: the latest, cheapest and most
     *     expensive sale, the average and their number. Without a sale in that time there are
     *     no prices, and `message` says so.
     */
    get: operations['getNFTSalePrices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Owner and transfer counts of one NFT
     * @deprecated
     * @description Counts the current owners and the transfers of a token id. No other call gives the
     *     counts, but `getNFTTokenIdOwners` and `getNFTTransfers` list what was counted.
     */
    get: operations['getNFTTokenStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/trades': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trades of one NFT
     * @description Lists the trades a token id was part of; the marketplace cannot be chosen. Narrow the
     *     period by blocks or by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getNFTTradesByToken']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/{token_id}/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfers of one NFT
     * @description Lists how a token id changed hands, back to its mint, newest first unless `order`
     *     says otherwise. One transaction may move it more than once; the log index tells such
     *     transfers apart.
     */
    get: operations['getNFTTransfers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/floor-price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Floor price of a collection
     * @description Reads the floor price of a collection, the lowest at which one of its NFTs is
     *     offered, and where. The service looks at the offers of a collection once an hour,
     *     from the first time that anybody asks for it: that call is answered with nothing but
     *     a `message`, so ask again a little later. A collection that is not traded for a week
     *     keeps its last price. What was really paid, `getNFTContractSalePrices` says.
     */
    get: operations['getNFTFloorPriceByContract']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/floor-price/historical': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Floor price of a collection over time
     * @description Lists the floor prices that a collection has had over an interval that ends now: a
     *     row per hour for up to 30 days, a row per day beyond. The service keeps them from the
     *     first time that anybody asks for a floor price of the collection, so there are none
     *     from before. That call is answered with nothing but a `message`.
     */
    get: operations['getNFTHistoricalFloorPriceByContract']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/lowestprice': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Cheapest trade of a collection
     * @deprecated
     * @description Finds the trade with the lowest price on a marketplace over the last `days`. The
     *     result is `null` when there was none. `getNFTContractSalePrices` has the cheapest
     *     sale too.
     */
    get: operations['getNFTLowestPrice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Metadata of an NFT collection
     * @description Reads what is known about a collection: name, symbol and standard from its contract,
     *     logo and links from the service. The result is `null` when the service does not know
     *     the contract.
     */
    get: operations['getNFTContractMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/nfts-by-traits': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * NFTs of a collection by their traits
     * @description Lists the NFTs of a collection that have the given traits; `getNFTTraitsByCollection`
     *     lists what there is to choose from. It only reads, so it may be repeated.
     */
    post: operations['getNFTByContractTraits']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Owners of an NFT collection
     * @description Lists who holds the NFTs of a collection now, a row per NFT and owner: an owner of
     *     several NFTs has several rows, an ERC-1155 token with several owners as well. For the
     *     owners of one token id there is `getNFTTokenIdOwners`.
     */
    get: operations['getNFTOwners']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Sale prices of a collection
     * @description Sums up how a collection's NFTs sold over the last `days`: the latest, cheapest and
     *     most expensive sale, the average and their number. Without a sale in that time there
     *     are no prices, and `message` says so.
     */
    get: operations['getNFTContractSalePrices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Token, owner and transfer counts of a collection
     * @description Counts the token ids, current owners and transfers of a collection.
     */
    get: operations['getNFTCollectionStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/sync': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Sync an NFT collection
     * @description Asks the service to read the NFTs of a contract, for collections it does not know yet
     *     or knows only in part. The answer comes at once; the work takes minutes and more for
     *     large collections.
     */
    put: operations['syncNFTContract']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/trades': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trades of a collection
     * @description Lists the trades of a collection's NFTs on one marketplace, OpenSea unless
     *     `marketplace` names another. A bundle is one trade with several token ids and one
     *     price for all. Narrow the period by blocks or by dates; where both are given, the
     *     service looks at the blocks.
     */
    get: operations['getNFTTrades']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/traits': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Traits of a collection
     * @description Reads the traits of a collection in one answer, up to 5,000 values, with how many of
     *     its NFTs have each. `getNFTTraitsByCollectionPaginate` has all of them in pages,
     *     `getNFTByContractTraits` finds the NFTs.
     */
    get: operations['getNFTTraitsByCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/traits/paginate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Traits of a collection in pages
     * @description Lists the traits of a collection, a row per value with how many of its NFTs have it.
     *     For the few hundred values that most collections have, `getNFTTraitsByCollection`
     *     needs one call.
     */
    get: operations['getNFTTraitsByCollectionPaginate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/traits/resync': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Resync the traits and rarity of an NFT collection
     * @description Asks the service to count the traits of a collection anew, and to rank its NFTs by
     *     them. The answer comes at once; read the traits or the NFTs later for the outcome.
     */
    get: operations['resyncNFTRarity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT transfers of a collection
     * @description Lists the transfers of a collection's NFTs, mints and burns included, newest first
     *     unless `order` says otherwise. Narrow the period by blocks or by dates; where both
     *     are given, the service looks at the blocks.
     */
    get: operations['getNFTContractTransfers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{address}/unique-owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Distinct owners of an NFT collection
     * @description Lists who holds NFTs of a collection now, each owner once however many it holds.
     *     `getNFTOwners` tells which NFTs they are.
     */
    get: operations['getUniqueOwnersByCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/getMultipleNFTs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Metadata of several NFTs
     * @description Reads up to 25 NFTs in one call, of one or several collections. The answer has an
     *     entry for each NFT in the order asked, null where the service knows no such NFT. It
     *     only reads, so it may be repeated.
     */
    post: operations['getMultipleNFTs']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Metadata of several NFT collections
     * @description Reads up to 25 collections in one call, as `getNFTContractMetadata` reads one. Tell
     *     the rows apart by `tokenAddress`: the service does not document their order, nor what
     *     it sends for a contract it does not know. It only reads, so it may be repeated.
     */
    post: operations['getNFTBulkContractMetadata']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT transfers of a period
     * @deprecated
     * @description Lists the NFT transfers of all collections in a range of blocks or dates, newest
     *     first unless `order` says otherwise; where both are given, the service looks at the
     *     blocks. `getNFTContractTransfers` reads a period collection by collection.
     */
    get: operations['getNFTTransfersFromToBlock']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pairs/{address}/ohlcv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Candlesticks of a trading pair
     * @description Gives the prices at which one pair was traded, period by period: the first, the
     *     highest, the lowest and the last of each, and the value of what was traded.
     *     `timeframe` is the length of a period, from a second to a month. Prices are US
     *     dollars, or the native currency where `currency` says so.
     */
    get: operations['getPairCandlesticks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pairs/{address}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Figures of a trading pair
     * @description Describes one pair: its price and liquidity now, and how often and for how much its
     *     base token was bought and sold within five minutes, an hour, four hours and 24 hours.
     */
    get: operations['getPairStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pairs/{address}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps on a trading pair
     * @description Lists what was swapped on one pair, newest first unless `order` says otherwise, and
     *     when liquidity was added or removed. Amounts are whole tokens; `baseToken` and
     *     `quoteToken` of the page say of which. Narrow the period by blocks or by dates.
     */
    get: operations['getSwapsByPairAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resolve/{address}/domain': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Unstoppable domain of an address
     * @description Finds the Unstoppable domain that an address has set for itself. The result is `null`
     *     when it has set none. For ENS names there is `resolveAddress`.
     */
    get: operations['resolveAddressToDomain']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resolve/{address}/reverse': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * ENS name of an address
     * @description Finds the ENS name that an address has set as its primary one. The result is `null`
     *     when it has set none, even where ENS names point to the address.
     */
    get: operations['resolveAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resolve/{domain}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Address of an Unstoppable domain
     * @description Finds the address an Unstoppable domain stands for, such as one of `.crypto` or
     *     `.nft`. The result is `null` when the domain is not registered or points to no
     *     address. For `.eth` names there is `resolveENSDomain`.
     */
    get: operations['resolveDomain']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resolve/ens/{domain}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Address of an ENS name
     * @description Finds the address an ENS name stands for. The result is `null` when the name is not
     *     registered or points to no address.
     */
    get: operations['resolveENSDomain']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/{tokenAddress}/analytics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What was traded of a token
     * @description Says how often and for how much a token was bought and sold within five minutes, an
     *     hour, six hours and 24 hours, by how many wallets, and how its price moved meanwhile.
     *     Values are US dollars. Tokens of Solana are known here, too.
     */
    get: operations['getTokenAnalytics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/{tokenAddress}/score': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Rating of a token
     * @description Rates a token from 0 to 100 by how safe the service thinks it is to trade, with the
     *     figures behind the rating: price, liquidity, what was traded of late, and how much of
     *     the supply a few hold. Testnets have no ratings.
     */
    get: operations['getTokenScore']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/{tokenAddress}/score/historical': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Rating of a token over time
     * @description Gives the ratings that a token had over the last day, the last seven or the last 30
     *     days, as `getTokenScore` gives the one of now. Testnets have no ratings.
     */
    get: operations['getHistoricalTokenScore']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/analytics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What was traded of several tokens
     * @description Gives the figures of `getTokenAnalytics` for up to 30 tokens in one call, of
     *     different chains where need be, Solana among them. Only reads, so it may be repeated.
     *     Testnets have no figures.
     */
    post: operations['getMultipleTokenAnalytics']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/analytics/timeseries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What was traded of several tokens over time
     * @description Says for up to 30 tokens how much was bought and sold over the last day, the last
     *     seven or the last 30 days, step by step, with liquidity and valuation. Values are US
     *     dollars. The chains may differ, and Solana may be among them. Only reads, so it may
     *     be repeated. Testnets have no figures.
     */
    post: operations['getTimeSeriesTokenAnalytics']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Categories of tokens
     * @description Lists the categories that the service sorts tokens into, by id and name.
     *     `getTokenMetadata` says which of them a token belongs to. Takes no input.
     */
    get: operations['getTokenCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tokens by name, symbol or address
     * @description Finds tokens by a piece of their name or symbol, or by contract or pair address, on
     *     one chain or on many, with price, liquidity and what was traded of late. Names and
     *     symbols are not unique, and imitations are among the rows, so decide by
     *     `tokenAddress` before trusting one. The list has no further pages.
     */
    get: operations['searchTokens']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/trending': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tokens that are traded a lot now
     * @description Lists the tokens that draw most attention now, with price, liquidity and what was
     *     traded of them within an hour, four hours, twelve hours and 24 hours. Values are US
     *     dollars. The list comes whole; `limit` shortens it.
     */
    get: operations['getTrendingTokens']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/{transaction_hash}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transaction with its logs
     * @description Reads a mined transaction by hash, with its receipt and its logs as they stand on the
     *     chain, not decoded; for that there is `getTransactionVerbose`. Internal transactions
     *     come only when `include` asks for them. The result is `null` when the chain has no
     *     such transaction, or has not mined it yet.
     */
    get: operations['getTransaction']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/{transaction_hash}/internal-transactions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Internal transactions of a transaction
     * @deprecated
     * @description Lists the calls that contracts made while a transaction ran, in the order they were
     *     made; a plain transfer has none. `getTransaction` with `include` set to
     *     `internal_transactions` gives the same list.
     */
    get: operations['getInternalTransactions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/{transaction_hash}/verbose': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transaction, decoded
     * @description Reads a mined transaction by hash and decodes its call and its logs where the service
     *     knows their ABI; elsewhere `decodedCall` and `decodedEvent` are absent and the raw
     *     data stands alone. Internal transactions come only when `include` asks for them. The
     *     result is `null` when the chain has no such transaction, or has not mined it yet.
     */
    get: operations['getTransactionVerbose']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/approvals': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Token approvals of a wallet
     * @description Lists who may move which of a wallet's ERC-20 tokens, and how many of them.
     *     `usdAtRisk` says what a spender could take at once. Approvals are given and taken
     *     back by calling `approve` of the token's contract; what is listed here still holds.
     */
    get: operations['getWalletApprovals']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/chains': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Chains a wallet is active on
     * @description Says on which chains a wallet has been active, with its first and its latest
     *     transaction on each. Each chain that it reads is charged; without `chains` the
     *     service chooses them.
     */
    get: operations['getWalletActiveChains']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/defi/{protocol}/positions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi positions of a wallet in one protocol
     * @description Lists a wallet's positions in one DeFi protocol: the tokens behind each, its value in
     *     US dollars, and what the protocol says about it. Which details a position has depends
     *     on the kind of protocol: ranges for concentrated liquidity, reserves and a share for
     *     pools, rates and debt flags for lending, shares for restaking.
     */
    get: operations['getDefiPositionsByProtocol']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/defi/positions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi positions of a wallet in all protocols
     * @description Lists a wallet's positions across all DeFi protocols of a chain, one entry per
     *     position. Older responses of the service have one entry per protocol, with its
     *     positions in a list; read `positions` where `position` is absent.
     */
    get: operations['getDefiPositionsSummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/defi/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi holdings of a wallet, in figures
     * @description Says in how many protocols a wallet has positions, how many there are and what they
     *     are worth in US dollars, in total and protocol by protocol. `getDefiPositionsSummary`
     *     lists the positions themselves, `getDefiPositionsByProtocol` those in one protocol.
     */
    get: operations['getDefiSummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * History of a wallet
     * @description Lists the transactions that involve a wallet, newest first unless `order` says
     *     otherwise. Each comes with a category, a sentence that sums it up, and the native,
     *     ERC-20 and NFT transfers it caused; native transfers include those made by contracts.
     *     Amounts are in the smallest unit, with a formatted twin where there is one. Narrow
     *     the period by blocks or by dates; where both are given, the service looks at the
     *     blocks.
     */
    get: operations['getWalletHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/insight': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a wallet has done, in figures
     * @description Sums up the life of a wallet: since when and on how many days it was active, how
     *     often it sent and received what, with how many others it had to do, and what it spent
     *     on gas. Amounts are US dollars. Each chain that it reads is charged; without `chains`
     *     it reads every chain that the service has, so name those you need.
     */
    get: operations['getWalletInsight']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/net-worth': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Net worth of a wallet
     * @description Adds up the value of a wallet's native and ERC-20 holdings in US dollars, in total
     *     and chain by chain; tokens without a known price count as nothing. Spam tokens with
     *     an invented price inflate the sum, so leave out spam and unverified contracts where
     *     the figure matters. Each chain that it reads is charged; without `chains` the service
     *     chooses them.
     */
    get: operations['getWalletNetWorth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/nfts/trades': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT trades of a wallet
     * @description Lists the trades in which a wallet bought or sold NFTs, of all collections. Whether
     *     it bought or sold, `buyerAddress` and `sellerAddress` tell. Narrow the period by
     *     blocks or by dates; where both are given, the service looks at the blocks.
     */
    get: operations['getNFTTradesByWallet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/profitability': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profit and loss of a wallet by token
     * @description Breaks a wallet's trades of a period down by token: what was bought and sold, at
     *     which average prices, and what profit or loss the sales made. Token amounts are whole
     *     tokens, the rest US dollars. The list comes whole.
     */
    get: operations['getWalletProfitability']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/profitability/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profit and loss of a wallet
     * @description Sums up a wallet's token trades over a period: how many, how much was bought and
     *     sold, and what profit or loss the sales made. All amounts are US dollars; a loss is
     *     negative. Tokens that were bought and not yet sold make no profit.
     */
    get: operations['getWalletProfitabilitySummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT, transaction and transfer counts of a wallet
     * @description Counts a wallet's NFTs, collections, transactions and transfers on one chain.
     */
    get: operations['getWalletStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps of a wallet
     * @description Lists what a wallet swapped on exchanges, newest first unless `order` says otherwise,
     *     each with what it bought, what it sold and what both were worth then. Amounts are
     *     whole tokens. Narrow the list by token, and the period by blocks or by dates.
     */
    get: operations['getSwapsByWalletAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/{address}/tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Token balances of a wallet, with prices
     * @description Lists what a wallet holds, the native currency and every ERC-20 token, each with its
     *     price, its value in US dollars and its share of the portfolio. Balances are in the
     *     token's smallest unit. Tokens without a known price carry `null` prices and values
     *     and count as nothing in the shares.
     */
    get: operations['getWalletTokenBalancesPrice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/balances': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Native balances of several wallets
     * @description Reads how much of the chain's native currency several wallets hold, each by itself
     *     and all together, in wei, now or at the end of a block.
     */
    get: operations['getNativeBalancesForAddresses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/web3/version': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Version of the service
     * @description Reads which version the service runs; a way to check that it answers and that the key
     *     is valid.
     */
    get: operations['web3ApiVersion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export type $defs = Record<string, never>
export interface operations {
  getWalletTransactions: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Adds `internalTransactions` to a transaction, the calls that contracts made while it
         *     ran. Without it they are left out.
         * @example internal_transactions
         */
        include?: 'internal_transactions'
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's transactions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TransactionCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNativeBalance: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Block at whose end balances are read. Without it, the newest.
         * @example 18900000
         */
        to_block?: number
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The balance. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NativeBalance']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletTokenBalances: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description Whether tokens that are marked as spam are left out. */
        exclude_spam?: boolean
        /**
         * @description Block at whose end balances are read. Without it, the newest.
         * @example 18900000
         */
        to_block?: number
        /**
         * @description Only these tokens, by contract address. Without it, every token.
         * @example [
         *       "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"
         *     ]
         */
        token_addresses?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tokens the wallet holds. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20TokenBalance'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletTokenTransfers: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Only transfers of these tokens, by contract address; those of every token when not
         *     given.
         * @example [
         *       "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"
         *     ]
         */
        contract_addresses?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20TransactionCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getContractEvents: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Rows to skip; `cursor` is the better way through many pages.
         * @example 100
         */
        offset?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
        /**
         * @description Hash of the event's signature, which is its first topic.
         * @example 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef
         */
        topic: string
      }
      header?: never
      path: {
        /**
         * @description The contract that emitted the events, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        address: string
      }
      cookie?: never
    }
    /** @description The event's item of the contract's ABI, by which its arguments are decoded. */
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description A page of the contract's events. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetContractEventsResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  runContractFunction: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Name of the function to call, as the ABI has it, such as `balanceOf`.
         * @example name
         */
        function_name: string
      }
      header?: never
      path: {
        /**
         * @description The contract to call, 20 bytes of hex in any case.
         * @example 0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2
         */
        address: string
      }
      cookie?: never
    }
    /** @description The contract's ABI, at least the item of the function, and the arguments. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RunContractDto']
      }
    }
    responses: {
      /** @description What the function returned. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': unknown
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getContractLogs: {
    parameters: {
      query: {
        /**
         * @description Only the logs of this block.
         * @example 18907211
         */
        block_number?: string
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
        /**
         * @description Hash of the event's signature, which is the first topic of its logs.
         * @example 0x58e5d5a525e3b40bc15abaa38b5882678db1ee68befd2f60bafe3a7fd06db9e3
         */
        topic0: string
      }
      header?: never
      path: {
        /**
         * @description The contract that wrote the logs, 20 bytes of hex in any case.
         * @example 0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the contract's logs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletNFTs: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /** @description Leaves out everything from contracts that are marked as spam. */
        exclude_spam?: boolean
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /** @description Adds `lastSale`, `listPrice` and `floorPrice`, where they are known. */
        include_prices?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
        media_items?: boolean
        /** @description Whether to add `normalizedMetadata`, the metadata in one shape for all collections. */
        normalizeMetadata?: boolean
        /**
         * @description Only NFTs of these collections. Without it, all of the wallet's NFTs.
         * @example [
         *       "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
         *       "0xed5af388653567af2f388e6224dc7c4b3241c544"
         *     ]
         */
        token_addresses?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftOwnerCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletNFTCollections: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /** @description Leaves out everything from contracts that are marked as spam. */
        exclude_spam?: boolean
        /** @description Adds `floorPrice` and `lastSale`, where they are known. */
        include_prices?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Adds `count`, how many NFTs of each collection the wallet holds.
         * @example true
         */
        token_counts?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of collections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftWalletCollections']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletNFTTransfers: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Only transfers of these collections. Without it, those of all collections.
         * @example [
         *       "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d"
         *     ]
         */
        contract_addresses?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /** @description Adds `lastSale` to a transfer, the latest sale of its NFT. */
        include_prices?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's NFT transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTransferCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletTransactionsVerbose: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Adds `internalTransactions` to a transaction, the calls that contracts made while it
         *     ran. Without it they are left out.
         * @example internal_transactions
         */
        include?: 'internal_transactions'
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's transactions, decoded where possible. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TransactionCollectionVerbose']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPairReserves: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Block at whose end the pool is read. Without it and `toDate`, the newest.
         * @example 18900000
         */
        to_block?: number
        /**
         * @description Moment at which the pool is read. A day such as `2023-12-31` means midnight UTC at
         *     its beginning. The service ignores it if you pass a block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the pool, 20 bytes of hex in any case.
         * @example 0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc
         */
        pair_address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What the pool holds. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetPairReservesResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPairAddress: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description The exchange to look on, such as `uniswapv2`; it has to exist on the chain.
         * @example uniswapv2
         */
        exchange: string
        /**
         * @description Block at whose end the pool is read. Without it and `toDate`, the newest.
         * @example 18900000
         */
        to_block?: number
        /**
         * @description Moment at which the pool is read. A day such as `2023-12-31` means midnight UTC at
         *     its beginning. The service ignores it if you pass a block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the first token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        token0_address: string
        /**
         * @description Contract of the second token, 20 bytes of hex in any case.
         * @example 0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2
         */
        token1_address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pair and its two tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReservesCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPairPrice: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Only pools of this exchange, such as `uniswapv3`; the service chooses one of any when
         *     not given.
         * @example uniswapv2
         */
        exchange?: string
        /**
         * @description Block at whose end the pool is read. Without it and `toDate`, the newest.
         * @example 18900000
         */
        to_block?: number
        /**
         * @description Moment at which the pool is read. A day such as `2023-12-31` means midnight UTC at
         *     its beginning. The service ignores it if you pass a block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the first token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        token0_address: string
        /**
         * @description Contract of the second token, 20 bytes of hex in any case.
         * @example 0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2
         */
        token1_address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pair's price. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetPairPrice']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBlock: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Adds `internalTransactions` to a transaction, the calls that contracts made while it
         *     ran. Without it they are left out.
         * @example internal_transactions
         */
        include?: 'internal_transactions'
      }
      header?: never
      path: {
        /**
         * @description Block number (`bigint`, number, or decimal or `0x`-hex text), or block hash of 32
         *     bytes. Words such as `latest` are not accepted.
         * @example 18908000
         */
        block_number_or_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Block']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTransfersByBlock: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
      }
      header?: never
      path: {
        /**
         * @description Block number (`bigint`, number, or decimal or `0x`-hex text), or block hash of 32
         *     bytes. Words such as `latest` are not accepted.
         * @example 18908000
         */
        block_number_or_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the block's NFT transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTransferCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBlockStats: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Block number (`bigint`, number, or decimal or `0x`-hex text), or block hash of 32
         *     bytes. Words such as `latest` are not accepted.
         * @example 18908000
         */
        block_number_or_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BlockTokenStat']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  reviewContracts: {
    parameters: {
      query?: {
        /**
         * @description The chain the contracts are on, as hex id, decimal id or name (`eth`, `polygon`,
         *     `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The contracts to review. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractsReviewDto']
      }
    }
    responses: {
      /** @description The report has arrived. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReviewContracts']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getDateToBlock: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Moment to find the block of; without a zone it is UTC. A day such as `2023-12-31`
         *     means midnight UTC at its beginning.
         * @example 2022-01-01T00:00:00.000Z
         */
        date: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block and its time. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BlockDate']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEntity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The service's id of the entity, such as `uniswap`.
         * @example uniswap
         */
        entityId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The entity. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Entity']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEntityCategories: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of rows. Without it, the service chooses. There are no further pages.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The categories. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EntityCategories']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEntitiesByCategory: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of rows. Without it, the service chooses. There are no further pages.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description The service's id of the category, as `getEntityCategories` gives it.
         * @example exchange
         */
        categoryId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The entities. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EntitiesOfCategory']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  searchEntities: {
    parameters: {
      query: {
        /**
         * @description Maximum number of rows. Without it, the service chooses. There are no further pages.
         * @example 100
         */
        limit?: number
        /**
         * @description What to look for, such as the name of an exchange or a part of it.
         * @example uniswap
         */
        query: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EntitySearchResult']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenAllowance: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description The wallet whose tokens may be moved.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        owner_address: string
        /**
         * @description The wallet or contract that may move them.
         * @example 0x000000000022d473030f116ddee9f6b43ac78ba3
         */
        spender_address: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The allowance that is left. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20Allowance']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenPrice: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Only pools of this exchange, such as `uniswapv3`; the service chooses one of any when
         *     not given.
         * @example uniswapv3
         */
        exchange?: string
        /**
         * @description Asks for more than the price; `percent_change` adds how the price moved over the last
         *     24 hours.
         * @example percent_change
         */
        include?: 'percent_change'
        /**
         * @description Gives no price for tokens without a trade for more than this many days.
         * @example 30
         */
        max_token_inactivity?: number
        /**
         * @description Ignores prices from pools with less than this liquidity on either side, in US
         *     dollars.
         * @example 1000
         */
        min_pair_side_liquidity_usd?: number
        /**
         * @description Block at whose end the price is read. Without it, the newest.
         * @example 18900000
         */
        to_block?: number
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The price and where it was found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20Price']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenStats: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The count. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20TokenStat']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSwapsByTokenAddress: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 17046105
         */
        fromBlock?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2023-04-14T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page. Without it, the service chooses. The cursor depends on it, so keep it
         *     the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        toBlock?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only purchases (`buy`) or only sales (`sell`). Without it, both.
         * @example [
         *       "buy",
         *       "sell"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell')[]
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the token's swaps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Swaps']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTopProfitableWalletPerToken: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How many days back trades count, or `all` for the token's whole history.
         * @example 30
         */
        days?: 'all' | '7' | '30'
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The token and its most successful traders. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletTopProfitableWalletPerTokenResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenTransfers: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the token's transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20TransactionCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenOwners: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Smallest balance first (`ASC`) or largest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        token_address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the token's owners. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20TokenOwnerCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenPairs: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Without it, the service chooses. The cursor depends on it, so keep it
         *     the same while paging.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        token_address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the token's pairs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenPairs']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenHolders: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures of the token's holders. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenHolders']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenMetadata: {
    parameters: {
      query: {
        /**
         * @description The tokens to describe, by contract address.
         * @example [
         *       "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
         *       "0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0",
         *       "0x3d658390460295fb963f54dc0899cfb1c30776df"
         *     ]
         */
        addresses: string[]
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is known about each token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': (components['schemas']['Erc20Metadata'] | null)[]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenMetadataBySymbol: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description The symbols to look for, such as `LINK`.
         * @example [
         *       "LINK",
         *       "AAVE"
         *     ]
         */
        symbols: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tokens that carry one of the symbols. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20Metadata'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getMultipleTokenPrices: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Asks for more than the price; `percent_change` adds how the price moved over the last
         *     24 hours.
         * @example percent_change
         */
        include?: 'percent_change'
        /**
         * @description Gives no price for tokens without a trade for more than this many days.
         * @example 30
         */
        max_token_inactivity?: number
        /**
         * @description Ignores prices from pools with less than this liquidity on either side, in US
         *     dollars.
         * @example 1000
         */
        min_pair_side_liquidity_usd?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The tokens to price. */
    requestBody: {
      content: {
        'application/json': components['schemas']['GetMultipleTokenPricesDto']
      }
    }
    responses: {
      /** @description The prices that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': (components['schemas']['Erc20Price'] | null)[]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  endpointWeights: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The costs of all calls. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EndpointWeights'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  uploadFolder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The files, each with its path in the folder; at least one. */
    requestBody: {
      content: {
        'application/json': components['schemas']['IpfsFileRequest'][]
      }
    }
    responses: {
      /** @description Where the files are, in the order they were given. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['IpfsFile'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getLatestBlockNumber: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block number. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': string
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTopERC20TokensByPriceMovers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Winners and losers of the day. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarketDataERC20TokensByPriceMovers']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTopERC20TokensByMarketCap: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ranking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarketDataERC20TokenItem'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTopCryptoCurrenciesByMarketCap: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ranking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarketDataTopCryptoCurrenciesByMarketCapItem'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTopCryptoCurrenciesByTradingVolume: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ranking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarketDataTopCryptoCurrenciesByMarketCapItem'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getHottestNFTCollectionsByTradingVolume: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ranking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarketDataHottestNFTCollectionByTradingVolumeItem'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTopNFTCollectionsByMarketCap: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ranking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarketDataTopNFTCollectionByMarketCapItem'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getContractNFTs: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /** @description Adds `lastSale`, `listPrice` and `floorPrice`, where they are known. */
        include_prices?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
        media_items?: boolean
        /** @description Whether to add `normalizedMetadata`, the metadata in one shape for all collections. */
        normalizeMetadata?: boolean
        /**
         * @description Number of the part to read, of those `totalRanges` makes. The service does not
         *     document whether it counts from 0 or from 1.
         * @example 1
         */
        range?: number
        /**
         * @description Into how many parts the collection is divided, for readers that work side by side.
         * @example 4
         */
        totalRanges?: number
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the collection's NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTMetadata: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /** @description Adds `lastSale`, `listPrice` and `floorPrice`, where they are known. */
        include_prices?: boolean
        /** @description Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
        media_items?: boolean
        /** @description Whether to add `normalizedMetadata`, the metadata in one shape for all collections. */
        normalizeMetadata?: boolean
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The NFT. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Nft']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTFloorPriceByToken: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The floor price. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTokenFloorPrice']
        }
      }
      /** @description Nobody has asked for this collection before; its price comes later. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTokenFloorPrice']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  reSyncMetadata: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How far back to start: `uri` asks the contract where the metadata is and fetches it
         *     from there, `metadata` fetches it from the place already known.
         * @example uri
         */
        flag?: 'uri' | 'metadata'
        /**
         * @description Whether to answer at once (`async`) or when the work is done (`sync`).
         * @example sync
         */
        mode?: 'async' | 'sync'
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The metadata has been read again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetadataResync']
        }
      }
      /** @description The request is accepted and will be worked on. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetadataResync']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description In `sync` mode, the metadata could not be fetched. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetadataResync']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTokenIdOwners: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
        media_items?: boolean
        /** @description Adds `normalizedMetadata`, the metadata in one shape for all collections. */
        normalizeMetadata?: boolean
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the NFT's owners. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftOwnerCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTSalePrices: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How many days back sales count.
         * @example 30
         */
        days?: number
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The summary of the sales. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SoldPrice']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTokenStats: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTokenStat']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTradesByToken: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Whether the service may add the metadata of the traded NFTs. */
        nft_metadata?: boolean
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the NFT's trades. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TradeCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTransfers: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /** @description Adds `lastSale` to a transfer, the latest sale of its NFT. */
        include_prices?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
        /**
         * @description Token id within the collection, in decimal digits or 0x-hex.
         * @example 7804
         */
        token_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the NFT's transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTransferCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTFloorPriceByContract: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The floor price. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftContractFloorPrice']
        }
      }
      /** @description Nobody has asked for this collection before; its price comes later. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftContractFloorPrice']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTHistoricalFloorPriceByContract: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How far back to go: 1, 7, 30, 60 or 90 days, a year, or to the first price that was
         *     kept (`all`).
         * @example 90d
         */
        interval?: '1d' | '7d' | '30d' | '60d' | '90d' | '1y' | 'all'
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of floor prices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftFloorPriceHistory']
        }
      }
      /** @description Nobody has asked for this collection before; its prices come later. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftFloorPriceHistory']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTLowestPrice: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How many days back trades count; as many as the service chooses when not given.
         * @example 7
         */
        days?: number
        /**
         * @description Marketplace whose trades count, such as `opensea`.
         * @example opensea
         */
        marketplace?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cheapest trade. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trade']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTContractMetadata: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description Adds `floorPrice` and `lastSale`, where they are known. */
        include_prices?: boolean
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftContractMetadata']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTByContractTraits: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
        media_items?: boolean
        /** @description Adds `normalizedMetadata`, the metadata in one shape for all collections. */
        normalizeMetadata?: boolean
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    /** @description Which traits an NFT must have. */
    requestBody: {
      content: {
        'application/json': components['schemas']['GetNFTByContractTraitsDto']
      }
    }
    responses: {
      /** @description A page of the NFTs with these traits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTOwners: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
        media_items?: boolean
        /** @description Adds `normalizedMetadata`, the metadata in one shape for all collections. */
        normalizeMetadata?: boolean
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of NFTs with their owners. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftOwnerCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTContractSalePrices: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How many days back sales count.
         * @example 30
         */
        days?: number
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The summary of the sales. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SoldPrice']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTCollectionStats: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftCollectionStat']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  syncNFTContract: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The request is accepted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SyncNFTContractResponse']
        }
      }
      /** @description The request is accepted and the work has begun. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SyncNFTContractResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTrades: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Marketplace whose trades are listed, such as `opensea`.
         * @example opensea
         */
        marketplace?: string
        /** @description Whether the service may add the metadata of the traded NFTs. */
        nft_metadata?: boolean
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the collection's trades. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TradeCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTraitsByCollection: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The traits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTraits']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTraitsByCollectionPaginate: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Whether rows ascend (`ASC`) or descend (`DESC`). The service does not document what
         *     it orders them by.
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of traits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTraitPage']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  resyncNFTRarity: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The request is accepted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetadataResync']
        }
      }
      /** @description The request is accepted and will be worked on. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetadataResync']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTContractTransfers: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /** @description Adds `lastSale` to a transfer, the latest sale of its NFT. */
        include_prices?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the collection's transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTransferCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getUniqueOwnersByCollection: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Contract of the NFT collection, 20 bytes of hex in any case.
         * @example 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of owners. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UniqueOwners']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getMultipleNFTs: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description Which NFTs to read, and what to add to them. */
    requestBody: {
      content: {
        'application/json': components['schemas']['GetMultipleNftsDto']
      }
    }
    responses: {
      /** @description The NFTs, in the order asked. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': (components['schemas']['NftOwner'] | null)[]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTBulkContractMetadata: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description Adds `floorPrice` and `lastSale`, where they are known. */
        include_prices?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description Which collections to read. */
    requestBody: {
      content: {
        'application/json': components['schemas']['GetNFTBulkContractMetadataDto']
      }
    }
    responses: {
      /** @description The collections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftContractMetadata'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTransfersFromToBlock: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description How token ids are written on the wire. The client reads both, so there is rarely a
         *     reason to set it.
         */
        format?: 'decimal' | 'hex'
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the period's NFT transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftTransferCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPairCandlesticks: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Currency of the prices: US dollars (`usd`) or the native currency (`native`).
         * @example usd
         */
        currency?: 'usd' | 'native'
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the first period. A day such as `2023-12-31` means midnight UTC at its
         *     beginning. Whether a period of exactly this moment is included is not documented.
         * @example 2023-12-31T14:00:00.000Z
         */
        fromDate: string
        /**
         * @description Rows per page. Without it, the service chooses. The cursor depends on it, so keep it
         *     the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Length of one period: `1min` is a minute, `1M` a month.
         * @example 1h
         */
        timeframe?:
          | '1s'
          | '10s'
          | '30s'
          | '1min'
          | '5min'
          | '10min'
          | '30min'
          | '1h'
          | '4h'
          | '12h'
          | '1d'
          | '1w'
          | '1M'
        /**
         * @description End of the last period. A day such as `2023-12-31` means midnight UTC at its
         *     beginning, so pass the next day to include it. Whether a period of exactly this
         *     moment is included is not documented.
         * @example 2023-12-31T21:00:00.000Z
         */
        toDate: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the trading pair, 20 bytes of hex in any case.
         * @example 0xa43fe16908251ee70ef74718545e4fe6c5ccec9f
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the pair's candlesticks. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PairCandlesticks']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPairStats: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the trading pair, 20 bytes of hex in any case.
         * @example 0xa43fe16908251ee70ef74718545e4fe6c5ccec9f
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pair and its figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PairStats']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSwapsByPairAddress: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 17046105
         */
        fromBlock?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2023-04-14T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page. Without it, the service chooses. The cursor depends on it, so keep it
         *     the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        toBlock?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only purchases of the base token (`buy`), its sales (`sell`), or liquidity that was
         *     added (`addLiquidity`) or removed (`removeLiquidity`); all of them when not given.
         * @example [
         *       "buy",
         *       "sell"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell' | 'addLiquidity' | 'removeLiquidity')[]
      }
      header?: never
      path: {
        /**
         * @description Contract of the trading pair, 20 bytes of hex in any case.
         * @example 0xa43fe16908251ee70ef74718545e4fe6c5ccec9f
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the pair's swaps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PairSwaps']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  resolveAddressToDomain: {
    parameters: {
      query?: {
        /**
         * @description Currency whose address the domain stands for; only ether is offered, by its name or
         *     its chain id.
         * @example eth
         */
        currency?: 'eth' | '0x1'
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The domain. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UnstoppableDomain']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  resolveAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Ens']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  resolveDomain: {
    parameters: {
      query?: {
        /**
         * @description Currency whose address the domain stands for; only ether is offered, by its name or
         *     its chain id.
         * @example eth
         */
        currency?: 'eth' | '0x1'
      }
      header?: never
      path: {
        /**
         * @description The domain, with its ending, such as `brad.crypto`.
         * @example brad.crypto
         */
        domain: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Resolve']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  resolveENSDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The ENS name, with its ending, such as `vitalik.eth`.
         * @example vitalik.eth
         */
        domain: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Resolve']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenAnalytics: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …), or
         *     `solana`.
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the token, 20 bytes of hex in any case; on Solana its mint, 32 bytes in
         *     base58.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures of the token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenAnalytics']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenScore: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rating. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenScore']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getHistoricalTokenScore: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How far back the series goes, one day (`1d`), seven days (`7d`) or 30 days (`30d`).
         * @example 7d
         */
        timeframe?: '1d' | '7d' | '30d'
      }
      header?: never
      path: {
        /**
         * @description Contract of the ERC-20 token, 20 bytes of hex in any case.
         * @example 0x6982508145454ce325ddbe47a25d4ec3d2311933
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ratings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['HistoricalTokenScore']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getMultipleTokenAnalytics: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The tokens to look at. */
    requestBody: {
      content: {
        'application/json': components['schemas']['GetMultipleTokenAnalyticsDto']
      }
    }
    responses: {
      /** @description The figures of the tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenAnalyticsList']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTimeSeriesTokenAnalytics: {
    parameters: {
      query?: {
        /**
         * @description How far back the series goes, one day (`1d`), seven days (`7d`) or 30 days (`30d`).
         * @example 7d
         */
        timeframe?: '1d' | '7d' | '30d'
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The tokens to look at. */
    requestBody: {
      content: {
        'application/json': components['schemas']['GetTimeSeriesTokenAnalyticsDto']
      }
    }
    responses: {
      /** @description The figures of the tokens, over time. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenAnalyticsSeriesList']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenCategories: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The categories. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenCategories']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  searchTokens: {
    parameters: {
      query: {
        /**
         * @description Whether tokens with a verified contract come before the others.
         * @example true
         */
        boostVerifiedContracts?: boolean
        /**
         * @description The chains to search, each as hex id, decimal id or name, or `solana`; all of them
         *     when not given. Testnets are not searched.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description Only tokens whose contract the service has verified.
         * @example true
         */
        isVerifiedContract?: boolean
        /**
         * @description Most tokens to list; the service chooses when not given.
         * @example 100
         */
        limit?: number
        /**
         * @description What to look for: a piece of a name, a symbol, or an address.
         * @example pepe
         */
        query: string
        /**
         * @description What decides the order: what was traded within an hour (`volume1hDesc`) or 24 hours
         *     (`volume24hDesc`), the liquidity (`liquidityDesc`) or the market capitalisation
         *     (`marketCapDesc`); the largest comes first.
         * @example marketCapDesc
         */
        sortBy?: 'volume1hDesc' | 'volume24hDesc' | 'liquidityDesc' | 'marketCapDesc'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tokens that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenSearchResult']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTrendingTokens: {
    parameters: {
      query?: {
        /**
         * @description The chain whose tokens are listed, as hex id, decimal id or name (`eth`, `polygon`,
         *     `base` …), or `solana`; all of them, Solana among them, when not given.
         * @example 0x1
         */
        chain?: string
        /**
         * @description Most tokens to list; the service chooses when not given.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrendingToken'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTransaction: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Adds `internalTransactions` to a transaction, the calls that contracts made while it
         *     ran. Without it they are left out.
         * @example internal_transactions
         */
        include?: 'internal_transactions'
      }
      header?: never
      path: {
        /**
         * @description Hash of the transaction, 32 bytes of hex.
         * @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060
         */
        transaction_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transaction. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BlockTransaction']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getInternalTransactions: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description Accepted because the calls beside this one take it; it changes nothing here. */
        include?: string
      }
      header?: never
      path: {
        /**
         * @description Hash of the transaction, 32 bytes of hex.
         * @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060
         */
        transaction_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The internal transactions, all at once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['InternalTransaction'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTransactionVerbose: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Adds `internalTransactions` to a transaction, the calls that contracts made while it
         *     ran. Without it they are left out.
         * @example internal_transactions
         */
        include?: 'internal_transactions'
      }
      header?: never
      path: {
        /**
         * @description Hash of the transaction, 32 bytes of hex.
         * @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060
         */
        transaction_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transaction, decoded where possible. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BlockTransactionVerbose']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletApprovals: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Without it, the service chooses. The cursor depends on it, so keep it
         *     the same while paging.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's approvals. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletApprovals']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletActiveChains: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, each as hex id, decimal id or name. Without it the service picks
         *     them.
         * @example [
         *       "0x1",
         *       "0x89",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The wallet's chains. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletActiveChains']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getDefiPositionsByProtocol: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
        /**
         * @description Id of the protocol, as `getDefiSummary` gives it in `protocolId`.
         * @example uniswap-v3
         */
        protocol: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The protocol and the wallet's positions in it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetDefiPositionsByProtocol']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getDefiPositionsSummary: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The positions; an empty list when the wallet has none. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefiPositionSummaryResponse'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getDefiSummary: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The summary. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletDefiSummary']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletHistory: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Adds `input` to each transaction, its call data.
         * @example true
         */
        include_input_data?: boolean
        /**
         * @description Adds `internalTransactions` to each transaction, the calls that contracts made while
         *     it ran.
         * @example true
         */
        include_internal_transactions?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Adds `normalizedMetadata`, logo and banner to NFT transfers.
         * @example true
         */
        nft_metadata?: boolean
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's transactions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletHistory']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletInsight: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, each as hex id, decimal id or name; all of them when not given.
         * @example [
         *       "0x1",
         *       "0x89"
         *     ]
         */
        chains?: string[]
        /**
         * @description Adds `chainBreakdown`, the same figures chain by chain.
         * @example true
         */
        includeChainBreakdown?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures of the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletInsight']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletNetWorth: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, each as hex id, decimal id or name. Without it the service picks
         *     them.
         * @example [
         *       "0x1",
         *       "0x89",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /** @description Leaves out everything from contracts that are marked as spam. */
        exclude_spam?: boolean
        /** @description Leaves out tokens whose contract the service has not verified. */
        exclude_unverified_contracts?: boolean
        /**
         * @description Leaves out tokens without a trade for more than this many days.
         * @example 30
         */
        max_token_inactivity?: number
        /**
         * @description Ignores prices from pools with less than this liquidity on either side, in US
         *     dollars.
         * @example 1000
         */
        min_pair_side_liquidity_usd?: number
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The net worth, in US dollars. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetWorthResult']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTTradesByWallet: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 100000
         */
        from_block?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2015-08-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /** @description Whether the service may add the metadata of the traded NFTs. */
        nft_metadata?: boolean
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        to_block?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's trades. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TradeCollection']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletProfitability: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How many days back trades count, or `all` for the wallet's whole history.
         * @example 30
         */
        days?: 'all' | '7' | '30' | '60' | '90'
        /**
         * @description Only these tokens, by contract address. Without it, every token.
         * @example [
         *       "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"
         *     ]
         */
        token_addresses?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The wallet's trades by token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletProfitabilityResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletProfitabilitySummary: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description How many days back trades count, or `all` for the wallet's whole history.
         * @example 30
         */
        days?: 'all' | '7' | '30' | '60' | '90'
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Totals of the wallet's trades. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetWalletProfitabilitySummary']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletStats: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletStat']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSwapsByWalletAddress: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First block to include. Without it and `fromDate`, the oldest.
         * @example 17046105
         */
        fromBlock?: number
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included. The service
         *     ignores it if you pass a first block.
         * @example 2023-04-14T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page. Without it, the service chooses. The cursor depends on it, so keep it
         *     the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to include. Without it and `toDate`, the newest.
         * @example 18910000
         */
        toBlock?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included. The service ignores it if you pass a last block.
         * @example 2024-01-01T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only swaps of this token, by contract address; those of every token when not given.
         * @example 0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2
         */
        tokenAddress?: string
        /**
         * @description Only purchases (`buy`) or only sales (`sell`). Without it, both.
         * @example [
         *       "buy",
         *       "sell"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell')[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's swaps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Swaps']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getWalletTokenBalancesPrice: {
    parameters: {
      query?: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /** @description Leaves out the chain's native currency. */
        exclude_native?: boolean
        /** @description Leaves out everything from contracts that are marked as spam. */
        exclude_spam?: boolean
        /** @description Leaves out tokens whose contract the service has not verified. */
        exclude_unverified_contracts?: boolean
        /**
         * @description Rows per page. Without it, 100, which is also the maximum of smaller plans. The
         *     cursor depends on it, so keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Leaves out tokens without a trade for more than this many days.
         * @example 30
         */
        max_token_inactivity?: number
        /**
         * @description Ignores prices from pools with less than this liquidity on either side, in US
         *     dollars.
         * @example 1000
         */
        min_pair_side_liquidity_usd?: number
        /**
         * @description Block at whose end balances are read. Without it, the newest.
         * @example 18900000
         */
        to_block?: number
        /**
         * @description Only these tokens, by contract address. Without it, every token.
         * @example [
         *       "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"
         *     ]
         */
        token_addresses?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 20 bytes of hex in any case.
         * @example 0xd8da6bf26964af9d7eed9e03e53415d37aa96045
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's holdings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Erc20TokenBalanceWithPriceResult']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNativeBalancesForAddresses: {
    parameters: {
      query: {
        /**
         * @description The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …).
         * @example 0x1
         */
        chain?: string
        /**
         * @description Block at whose end balances are read. Without it, the newest.
         * @example 18900000
         */
        to_block?: number
        /**
         * @description The wallets to read, at least one.
         * @example [
         *       "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
         *       "0x28c6c06298d514db089934071355e5743bf21d60"
         *     ]
         */
        wallet_addresses: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The balances at one block, a row per chain. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NativeBalancesItem'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  web3ApiVersion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The version. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Web3version']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
}
