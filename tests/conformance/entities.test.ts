import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { entryName } from '../../src/operation/entryName.js'
import { programOf } from '../support/typecheck.js'

/**
 * Every entity that the product promises, with the schemas that carry it and the public names of its fields. Where two
 * schemas are named, the fields are those of both together. No field: the entity is promised, its fields are not.
 */
const entities: readonly (readonly [entity: string, api: string, schemas: string, fields: string])[] = [
  [
    'ERC20/NFT transfer (wallet-centric)',
    'evm',
    'Erc20MintBurnLegacy',
    'contractAddress blockHash blockNumber blockTimestamp transactionHash value transactionIndex logIndex tokenName tokenLogo tokenSymbol tokenDecimals fromWallet toWallet chain',
  ],
  [
    'Log',
    'evm',
    'LogEventByAddress Log',
    'logIndex transactionHash transactionIndex data topic0 topic1 topic2 topic3 blockHash blockNumber blockTimestamp address chain topics',
  ],
  [
    'Log decoded',
    'evm',
    'LogVerbose',
    'logIndex transactionHash transactionIndex data topic0 topic1 topic2 topic3 blockHash blockNumber blockTimestamp address decodedEvent chain topics',
  ],
  ['DecodedEvent', 'evm', 'DecodedLog', 'signature label type params'],
  ['DecodedEvent param', 'evm', 'DecodedLogParam', 'name value type'],
  [
    'Transaction',
    'evm',
    'BlockTransaction Transaction',
    'from to nonce data value hash gas gasPrice index blockNumber blockHash blockTimestamp cumulativeGasUsed gasUsed contractAddress receiptRoot receiptStatus logs internalTransactions chain signature',
  ],
  ['Transaction decoded', 'evm', 'BlockTransactionVerbose BlockTransactionDecoded', 'decodedCall chain'],
  [
    'Internal transaction',
    'evm',
    'InternalTransaction',
    'blockHash blockNumber from to gas gasUsed input output transactionHash type value',
  ],
  [
    'Block',
    'evm',
    'Block',
    'number hash timestamp miner difficulty totalDifficulty size gasLimit gasUsed transactions transactionCount transactionsRoot stateRoot receiptsRoot logsBloom extraData parentHash sha3Uncles nonce chain',
  ],
  ['Date-to-block', 'evm', 'BlockDate', 'block date timestamp blockTimestamp hash parentHash'],
  ['Contract event', 'evm', 'LogEvent', 'data'],
  ['Contract event data', 'evm', 'LogEventData', 'from to value'],
  ['NFT media', 'evm', 'Media', 'status updatedAt originalMediaUrl category mimetype parentHash mediaCollection'],
  [
    'NFT',
    'evm',
    'Nft NftOwner',
    'contractType tokenAddress tokenId metadata tokenUri tokenHash name symbol ownerOf blockNumberMinted blockNumber lastMetadataSync lastTokenUriSync amount media possibleSpam chain',
  ],
  ['NFT contract', 'evm', 'NftContractMetadata', 'tokenAddress contractType name symbol syncedAt chain'],
  [
    'NFT transfer',
    'evm',
    'NftTransfer',
    'blockHash blockNumber blockTimestamp fromAddress toAddress tokenAddress tokenId amount value logIndex transactionHash transactionIndex transactionType operator contractType possibleSpam chain',
  ],
  [
    'NFT trade',
    'evm',
    'Trade',
    'transactionHash transactionIndex tokenIds sellerAddress buyerAddress tokenAddress marketplaceAddress priceTokenAddress price blockTimestamp blockNumber blockHash',
  ],
  ['NFT trade list', 'evm', 'TradeCollection', 'page pageSize cursor result'],
  ['NFT sale price summary', 'evm', 'SoldPrice', 'lastSale lowestSale highestSale averageSale totalTrades message'],
  [
    'NFT sale',
    'evm',
    'SoldPriceLastSale',
    'transactionHash blockTimestamp buyer seller price priceFormatted usdPriceAtSale currentUsdValue tokenId paymentToken',
  ],
  ['NFT sale payment token', 'evm', 'SalePaymentToken', 'name symbol logo decimals address'],
  [
    'Token price',
    'evm',
    'Erc20Price',
    'tokenName tokenSymbol tokenLogo tokenDecimals nativePrice usdPrice usdPriceFormatted 24hrPercentChange exchangeAddress exchangeName tokenAddress toBlock possibleSpam verifiedContract pairAddress pairTotalLiquidityUsd',
  ],
  ['Token price native', 'evm', 'NativeErc20Price', 'value decimals name symbol address'],
  [
    'Token owner',
    'evm',
    'Erc20TokenOwner',
    'ownerAddress ownerAddressLabel balance balanceFormatted usdValue isContract percentageRelativeToTotalSupply',
  ],
  ['Approvals', 'evm', 'ResolveContractInteractionResponse', 'approvals revokes approvalsAll revokesAll'],
  ['Approval entry', 'evm', 'CommonContractData', 'value valueFormatted token spender'],
  [
    'Wallet history entry',
    'evm',
    'WalletHistoryTransaction',
    'hash nonce transactionIndex fromAddress fromAddressEntity fromAddressLabel fromAddressEntityLogo toAddress toAddressEntity toAddressLabel toAddressEntityLogo value gas gasPrice input receiptCumulativeGasUsed receiptGasUsed receiptContractAddress receiptStatus transactionFee blockTimestamp blockNumber blockHash internalTransactions category contractInteractions possibleSpam methodLabel summary nftTransfers erc20Transfers nativeTransfers logs',
  ],
  [
    'Wallet token balance',
    'evm',
    'Erc20TokenBalanceWithPrice',
    'tokenAddress name symbol logo thumbnail decimals balance possibleSpam verifiedContract usdPrice usdPrice24hrPercentChange usdPrice24hrUsdChange usdValue24hrUsdChange usdValue portfolioPercentage balanceFormatted nativeToken totalSupply percentageRelativeToTotalSupply',
  ],
  ['Net worth', 'evm', 'NetWorthResult', 'totalNetworthUsd chains unsupportedChainIds unavailableChains'],
  [
    'Net worth chain',
    'evm',
    'ChainNetWorth',
    'chain nativeBalance nativeBalanceFormatted nativeBalanceUsd tokenBalanceUsd networthUsd',
  ],
  [
    'Token metadata',
    'evm',
    'Erc20Metadata',
    'address name symbol decimals logo totalSupply fullyDilutedValuation validated createdAt categories links',
  ],
  ['Token transfer', 'evm', 'Erc20Transaction', 'address fromAddress toAddress value blockTimestamp'],
  [
    'Token balance',
    'evm',
    'Erc20TokenBalance',
    'balance decimals name symbol tokenAddress logo thumbnail possibleSpam',
  ],
  ['Trading pair', 'evm', 'GetPairPrice', ''],
  ['Top gainers/losers', 'evm', 'MarketDataERC20TokensByPriceMovers', 'gainers losers'],
  ['Top NFT collections by cap', 'evm', 'MarketDataTopNFTCollectionByMarketCapItem', ''],
  ['Top NFT collections by volume', 'evm', 'MarketDataHottestNFTCollectionByTradingVolumeItem', ''],
  ['Market data', 'evm', 'MarketDataTopCryptoCurrenciesByMarketCapItem MarketDataERC20TokenItem', ''],
  ['Spam report', 'evm', 'ContractsReviewItem', 'contractAddress reason reportType contractType'],
  ['DeFi summary', 'evm', 'WalletDefiSummary', ''],
  ['DeFi positions', 'evm', 'DefiPositionSummaryResponse GetDefiPositionsByProtocol', ''],
  ['Active chains', 'evm', 'WalletActiveChains', ''],
  ['Wallet stats', 'evm', 'WalletStat', ''],
  ['Profitability summary', 'evm', 'GetWalletProfitabilitySummary', ''],
  ['Profitability per token', 'evm', 'WalletProfitabilityResponse WalletProfitabilityTokenData', ''],
  ['API version', 'evm', 'Web3version', ''],
  ['Endpoint weights', 'evm', 'EndpointWeights', 'endpoint path rateLimitCost price'],
  [
    'Paginated response',
    'evm',
    'Erc20TransactionCollection GetContractEventsResponse LogResponse NftOwnerCollection',
    'result cursor total page pageSize',
  ],
  [
    'Aptos NFT token data',
    'aptos',
    'NFTTokenResponse',
    'collectionDataIdHash collectionName creatorAddress defaultProperties description descriptionMutable largestPropertyVersion lastTransactionTimestamp lastTransactionVersion maximum maximumMutable metadataUri name payeeAddress propertiesMutable royaltyMutable royaltyPointsDenominator royaltyPointsNumerator supply tokenDataIdHash uriMutable',
  ],
  [
    'Aptos collection',
    'aptos',
    'NFTCollectionItemResponse',
    'collectionDataIdHash collectionName creatorAddress description descriptionMutable maximumMutable uriMutable maximum metadataUri supply tableHandle',
  ],
  [
    'Aptos token ownership',
    'aptos',
    'NFTOwnerResponse',
    'amount collectionDataIdHash collectionName ownerAddress propertyVersion tableType tokenDataIdHash tokenProperties',
  ],
  [
    'Aptos NFT transfer',
    'aptos',
    'NFTTransferResponse',
    'coinAmount coinType fromAddress toAddress tokenAmount transferType eventAccountAddress eventCreationNumber eventSequenceNumber transactionTimestamp transactionVersion',
  ],
  [
    'Aptos coin info',
    'aptos',
    'CoinInfoDto',
    'coinType coinTypeHash creatorAddress decimals name symbol supplyAggregatorTableHandle supplyAggregatorTableKey transactionCreatedTimestamp transactionVersionCreated',
  ],
  [
    'Aptos coin activity',
    'aptos',
    'CoinTransferDto',
    'activityType amount blockHeight coinType entryFunctionIdStr isGasFee isTransactionSuccess ownerAddress eventAccountAddress eventCreationNumber eventSequenceNumber transactionTimestamp transactionVersion',
  ],
  [
    'Aptos coin balance',
    'aptos',
    'CurrentCoinBalanceDto',
    'amount coinType coinTypeHash ownerAddress lastTransactionTimestamp lastTransactionVersion',
  ],
  ['Aptos account', 'aptos', 'GetAccountResponse', 'sequenceNumber authenticationKey'],
  ['Aptos account resource', 'aptos', 'GetAccountResourceResponse', 'type data'],
  ['Aptos paged response', 'aptos', 'GetLatestCoinsResponse', 'cursor hasNextPage result'],
  ['Account module', 'aptosNode', 'MoveModuleBytecode', 'bytecode abi'],
  ['Module abi', 'aptosNode', 'MoveModule', 'address name friends exposedFunctions structs'],
  ['Event', 'aptosNode', 'VersionedEvent', 'version guid sequenceNumber type data'],
  ['Event guid', 'aptosNode', 'EventGuid', 'creationNumber accountAddress'],
  [
    'Transactions',
    'aptosNode',
    'PendingTransaction UserTransaction GenesisTransaction BlockMetadataTransaction StateCheckpointTransaction',
    'hash version sender sequenceNumber maxGasAmount gasUnitPrice expirationTimestampSecs payload signature gasUsed success vmStatus changes events timestamp',
  ],
  [
    'Node block',
    'aptosNode',
    'AptosBlock',
    'blockHeight blockHash blockTimestamp firstVersion lastVersion transactions',
  ],
  ['Gas estimate', 'aptosNode', 'GasEstimation', 'deprioritizedGasEstimate gasEstimate prioritizedGasEstimate'],
  ['Batch submit result', 'aptosNode', 'TransactionsBatchSubmissionResult', 'transactionFailures'],
  [
    'Aptos stream',
    'streams',
    'AptosStream',
    'id network webhookUrl description tag allAddresses status statusMessage demo includeChanges includeEvents includePayload isErrorSince events functions amountOfAddresses',
  ],
  [
    'EVM stream',
    'streams',
    'StreamsModel',
    'id chainIds webhookUrl description tag topic0 allAddresses includeNativeTxs includeContractLogs includeInternalTxs includeAllTxLogs abi advancedOptions status statusMessage triggers getNativeBalances',
  ],
  ['Trigger', 'streams', 'StreamsTrigger', 'type contractAddress functionAbi inputs topic0 callFrom'],
  ['Trigger result', 'streams', 'TriggerOutput', 'name value'],
  [
    'Webhook delivery (EVM)',
    'streams',
    'Webhook',
    'chainId erc20Transfers erc20Approvals nftTransfers nftApprovals nftTokenApprovals block logs txs txsInternal abi retries confirmed streamId tag nativeBalances',
  ],
  ['Webhook block', 'streams', 'WebhookBlock', 'number hash timestamp'],
  ['Native balance', 'streams', 'WebhookNativeBalance', 'address balance'],
  [
    'Transfer record',
    'streams',
    'WebhookErc20Transfer',
    'transactionHash logIndex contract from to value tokenName tokenSymbol tokenDecimals valueWithDecimals triggers chain',
  ],
  [
    'Approval record',
    'streams',
    'WebhookErc20Approval',
    'transactionHash logIndex contract owner spender value tokenName tokenSymbol tokenDecimals valueWithDecimals triggers chain',
  ],
  [
    'NFT transfer record',
    'streams',
    'WebhookNftTransfer',
    'transactionHash logIndex contract operator from to tokenId amount tokenName tokenSymbol triggers chain',
  ],
  [
    'Webhook transaction',
    'streams',
    'WebhookTransaction',
    'hash gas gasPrice nonce input fromAddress toAddress value type receiptGasUsed receiptCumulativeGasUsed receiptContractAddress receiptRoot receiptStatus r s v transactionIndex',
  ],
  ['Webhook log', 'streams', 'WebhookLog', 'address data topic0 topic1 topic2 topic3'],
  ['Settings', 'streams', 'SettingsModel', 'region'],
]

const apis = ['evm', 'aptos', 'aptosNode', 'streams', 'webhooks'] as const
const fileOf = (entry: string): string => fileURLToPath(new URL(`../../src/${entryName(entry)}.ts`, import.meta.url))

const program = programOf(apis.map(fileOf))
const checker = program.getTypeChecker()

/** Types that an entry exports, by name. */
function exportsOf(entry: string): ReadonlyMap<string, ts.Type> {
  const source = program.getSourceFile(fileOf(entry))
  const symbol = source && checker.getSymbolAtLocation(source)
  if (!symbol) throw new Error(`there is no entry ${entry}`)
  const isType = (one: ts.Symbol): boolean => (one.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Alias)) !== 0
  const types = checker.getExportsOfModule(symbol).filter(isType)
  return new Map(types.map((one) => [one.name, checker.getDeclaredTypeOfSymbol(resolved(one))]))
}

const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const exported = new Map(apis.map((api) => [api as string, exportsOf(api)]))

describe('every field of every promised entity is in the public types, under its name', () => {
  test.each(entities)('%s (%s)', (_entity, api, schemas, fields) => {
    const names = new Set<string>()
    for (const schema of schemas.split(' ')) {
      const type = exported.get(api)?.get(schema)
      expect(type, `ledgerline/${api} exports the type ${schema}`).not.toBe(undefined)
      if (type) for (const property of checker.getPropertiesOfType(type)) names.add(property.name)
    }
    expect(fields.split(' ').filter((field) => field !== '' && !names.has(field))).toEqual([])
  })
})

describe('the types of values are those that the dialect says', () => {
  const members: readonly (readonly [api: string, type: string, field: string, expected: RegExp])[] = [
    ['evm', 'NftOwner', 'amount', /bigint/],
    ['evm', 'NftOwner', 'chain', /`0x\$\{string\}`|EvmChainId/],
    ['evm', 'NftOwner', 'ownerOf', /`0x\$\{string\}`|EvmAddress/],
    ['evm', 'Transaction', 'value', /bigint/],
    ['evm', 'Transaction', 'blockTimestamp', /Date/],
    ['evm', 'Transaction', 'nonce', /number|bigint/],
    ['evm', 'Log', 'topics', /readonly/],
    ['evm', 'Log', 'logIndex', /number/],
    ['evm', 'NetWorthResult', 'totalNetworthUsd', /string/],
    ['aptos', 'CurrentCoinBalanceDto', 'amount', /bigint/],
    ['aptos', 'CurrentCoinBalanceDto', 'ownerAddress', /`0x\$\{string\}`|AptosAddress/],
    ['aptosNode', 'AptosBlock', 'blockHeight', /bigint/],
    ['aptosNode', 'AptosBlock', 'blockTimestamp', /Date/],
    ['streams', 'StreamsModel', 'chainIds', /readonly/],
  ]

  test.each(members)('%s: %s.%s', (api, name, field, expected) => {
    const type = exported.get(api)?.get(name)
    const property = type && checker.getPropertyOfType(type, field)
    if (!property) throw new Error(`no ${name}.${field}`)
    expect(checker.typeToString(checker.getTypeOfSymbol(property))).toMatch(expected)
  })
})

test('no public type is named like a global', () => {
  const globals = new Set([
    'Error',
    'Response',
    'Request',
    'Event',
    'Date',
    'Map',
    'Object',
    'String',
    'Number',
    'Record',
  ])
  for (const [api, types] of exported) {
    expect(
      [...types.keys()].filter((name) => globals.has(name)),
      api,
    ).toEqual([])
  }
})

test('every type an entry exports is known: none is `any` or an error', () => {
  for (const [api, types] of exported) {
    const lost = [...types].filter(([, type]) => (type.flags & ts.TypeFlags.Any) !== 0).map(([name]) => name)
    const values = new Set(
      checker
        .getExportsOfModule(
          checker.getSymbolAtLocation(program.getSourceFile(fileOf(api)) as ts.SourceFile) as ts.Symbol,
        )
        .filter((one) => (resolved(one).flags & ts.SymbolFlags.Type) === 0)
        .map((one) => one.name),
    )
    expect(
      lost.filter((name) => !values.has(name)),
      api,
    ).toEqual([])
  }
})
