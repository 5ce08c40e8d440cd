// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { anything, record } from '../../src/operation/decode/freeJson.js'
import { list, rows } from '../../src/operation/decode/lists.js'
import { count, decimal, decimals, float } from '../../src/operation/decode/numbers.js'
import { boolean, isBlank, isObject, text } from '../../src/operation/decode/plain.js'
import { booleanAsNumber } from '../../src/operation/decode/reshape.js'
import {
  evmOrSolanaAddress,
  evmOrSolanaChain,
  solanaAddress,
  solanaSignature,
} from '../../src/operation/decode/solana.js'
import { date, seconds } from '../../src/operation/decode/times.js'
import { uint } from '../../src/operation/decode/uint.js'
import { acceptNull, required, violation } from '../../src/operation/decode/violations.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeAggregatedPairStats(value: unknown, decoding: Decoding): T.AggregatedPairStats | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AggregatedPairStats> = {}
  let raw: unknown
  raw = value.totalLiquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalLiquidityUsd', 'usd')
    if (read !== undefined) result.totalLiquidityUsd = read
  }
  raw = value.totalActivePairs
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalActivePairs', 'count')
    if (read !== undefined) result.totalActivePairs = read
  }
  raw = value.totalActiveDexes
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'totalActiveDexes', 'count')
    if (read !== undefined) result.totalActiveDexes = read
  }
  raw = value.totalSwaps
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'totalSwaps', 'object')
    if (read !== undefined) result.totalSwaps = read
  }
  raw = value.totalVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeUsdByPeriod(raw, decoding) ?? violation(decoding, value, 'totalVolume', 'object')
    if (read !== undefined) result.totalVolume = read
  }
  raw = value.totalBuyVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeUsdByPeriod(raw, decoding) ?? violation(decoding, value, 'totalBuyVolume', 'object')
    if (read !== undefined) result.totalBuyVolume = read
  }
  raw = value.totalSellVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeUsdByPeriod(raw, decoding) ?? violation(decoding, value, 'totalSellVolume', 'object')
    if (read !== undefined) result.totalSellVolume = read
  }
  raw = value.totalBuyers
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'totalBuyers', 'object')
    if (read !== undefined) result.totalBuyers = read
  }
  raw = value.totalSellers
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'totalSellers', 'object')
    if (read !== undefined) result.totalSellers = read
  }
  return result
}

export function decodeAnalyticsCounts(value: unknown, decoding: Decoding): T.AnalyticsCounts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AnalyticsCounts> = {}
  let raw: unknown
  raw = value['5m']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '5m', 'count')
    if (read !== undefined) result['5m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '1h', 'count')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '6h', 'count')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '24h', 'count')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeAnalyticsPercents(value: unknown, decoding: Decoding): T.AnalyticsPercents | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AnalyticsPercents> = {}
  let raw: unknown
  raw = value['5m']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '5m', 'percent')
    if (read !== undefined) result['5m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'percent')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '6h', 'percent')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'percent')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeAnalyticsUsd(value: unknown, decoding: Decoding): T.AnalyticsUsd | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AnalyticsUsd> = {}
  let raw: unknown
  raw = value['5m']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '5m', 'usd')
    if (read !== undefined) result['5m'] = read
  }
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'usd')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['6h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '6h', 'usd')
    if (read !== undefined) result['6h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'usd')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeCandlestick(value: unknown, decoding: Decoding): T.Candlestick | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Candlestick> = {
    timestamp:
      value.timestamp === ''
        ? null
        : (date(value.timestamp, decoding) ?? acceptNull(value.timestamp, decoding, value, 'timestamp', 'date-time')),
  }
  let raw: unknown
  raw = value.open
  if (raw !== undefined) result.open = float(raw) ?? acceptNull(raw, decoding, value, 'open', 'number')
  raw = value.close
  if (raw !== undefined) result.close = float(raw) ?? acceptNull(raw, decoding, value, 'close', 'number')
  raw = value.high
  if (raw !== undefined) result.high = float(raw) ?? acceptNull(raw, decoding, value, 'high', 'number')
  raw = value.low
  if (raw !== undefined) result.low = float(raw) ?? acceptNull(raw, decoding, value, 'low', 'number')
  raw = value.volume
  if (raw !== undefined) result.volume = float(raw) ?? acceptNull(raw, decoding, value, 'volume', 'number')
  raw = value.trades
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'trades', 'count')
    if (read !== undefined) result.trades = read
  }
  raw = value.swaps
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'swaps', 'number')
    if (read !== undefined) result.swaps = read
  }
  return result
}

export function decodeCandlesticks(value: unknown, decoding: Decoding): T.Candlesticks | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Candlesticks> = {
    result: rows(value.result, decoding, decodeCandlestick, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'pairAddress', 'solana-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.tokenAddress
  if (raw !== undefined && raw !== '')
    result.tokenAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'tokenAddress', 'solana-address')
  raw = value.timeframe
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'timeframe', 'string')
    if (read !== undefined) result.timeframe = read
  }
  raw = value.currency
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'currency', 'string')
    if (read !== undefined) result.currency = read
  }
  return result
}

export function decodeCountsByPeriod(value: unknown, decoding: Decoding): T.CountsByPeriod | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CountsByPeriod> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== '') result['5min'] = count(raw) ?? acceptNull(raw, decoding, value, '5min', 'count')
  raw = value['1h']
  if (raw !== undefined && raw !== '') result['1h'] = count(raw) ?? acceptNull(raw, decoding, value, '1h', 'count')
  raw = value['4h']
  if (raw !== undefined && raw !== '') result['4h'] = count(raw) ?? acceptNull(raw, decoding, value, '4h', 'count')
  raw = value['24h']
  if (raw !== undefined && raw !== '') result['24h'] = count(raw) ?? acceptNull(raw, decoding, value, '24h', 'count')
  return result
}

export function decodeMetaplexNft(value: unknown, decoding: Decoding): T.MetaplexNft | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MetaplexNft> = {}
  let raw: unknown
  raw = value.metadataUri
  if (raw !== undefined) result.metadataUri = text(raw) ?? acceptNull(raw, decoding, value, 'metadataUri', 'string')
  raw = value.masterEdition
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'masterEdition', 'boolean')
    if (read !== undefined) result.masterEdition = read
  }
  raw = value.isMutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isMutable', 'boolean')
    if (read !== undefined) result.isMutable = read
  }
  raw = value.primarySaleHappened
  if (!isBlank(raw)) {
    const read = count(booleanAsNumber(raw)) ?? violation(decoding, value, 'primarySaleHappened', 'index')
    if (read !== undefined) result.primarySaleHappened = read
  }
  raw = value.sellerFeeBasisPoints
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'sellerFeeBasisPoints', 'count')
    if (read !== undefined) result.sellerFeeBasisPoints = read
  }
  raw = value.updateAuthority
  if (raw !== undefined && raw !== '')
    result.updateAuthority = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'updateAuthority', 'solana-address')
  raw = value.owners
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, anything, 'object') ?? violation(decoding, value, 'owners', 'list')
    if (read !== undefined) result.owners = read
  }
  return result
}

export function decodeMetaplexToken(value: unknown, decoding: Decoding): T.MetaplexToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.MetaplexToken> = {}
  let raw: unknown
  raw = value.metadataUri
  if (raw !== undefined) result.metadataUri = text(raw) ?? acceptNull(raw, decoding, value, 'metadataUri', 'string')
  raw = value.masterEdition
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'masterEdition', 'boolean')
    if (read !== undefined) result.masterEdition = read
  }
  raw = value.isMutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isMutable', 'boolean')
    if (read !== undefined) result.isMutable = read
  }
  raw = value.primarySaleHappened
  if (!isBlank(raw)) {
    const read = count(booleanAsNumber(raw)) ?? violation(decoding, value, 'primarySaleHappened', 'index')
    if (read !== undefined) result.primarySaleHappened = read
  }
  raw = value.sellerFeeBasisPoints
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'sellerFeeBasisPoints', 'count')
    if (read !== undefined) result.sellerFeeBasisPoints = read
  }
  raw = value.updateAuthority
  if (raw !== undefined && raw !== '')
    result.updateAuthority = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'updateAuthority', 'solana-address')
  return result
}

export function decodeNativeBalance(value: unknown, decoding: Decoding): T.NativeBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NativeBalance> = {
    lamports: uint(value.lamports, decoding) ?? required(decoding, value, 'lamports', 'lamports'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.solana
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'solana', 'decimal')
    if (read !== undefined) result.solana = read
  }
  return result
}

export function decodeNftMetadata(value: unknown, decoding: Decoding): T.NftMetadata | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NftMetadata> = {
    mint: solanaAddress(value.mint) ?? required(decoding, value, 'mint', 'solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.address
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'address', 'solana-address')
    if (read !== undefined) result.address = read
  }
  raw = value.standard
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'standard', 'string')
    if (read !== undefined) result.standard = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.tokenStandard
  if (raw !== undefined && raw !== '')
    result.tokenStandard = count(raw) ?? acceptNull(raw, decoding, value, 'tokenStandard', 'index')
  raw = value.description
  if (raw !== undefined) result.description = text(raw) ?? acceptNull(raw, decoding, value, 'description', 'string')
  raw = value.imageOriginalUrl
  if (raw !== undefined)
    result.imageOriginalUrl = text(raw) ?? acceptNull(raw, decoding, value, 'imageOriginalUrl', 'string')
  raw = value.externalUrl
  if (raw !== undefined) result.externalUrl = text(raw) ?? acceptNull(raw, decoding, value, 'externalUrl', 'string')
  raw = value.metadataOriginalUrl
  if (raw !== undefined)
    result.metadataOriginalUrl = text(raw) ?? acceptNull(raw, decoding, value, 'metadataOriginalUrl', 'string')
  raw = value.totalSupply
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'totalSupply', 'uint64')
    if (read !== undefined) result.totalSupply = read
  }
  raw = value.metaplex
  if (raw !== undefined && raw !== null) {
    const read = decodeMetaplexNft(raw, decoding) ?? violation(decoding, value, 'metaplex', 'object')
    if (read !== undefined) result.metaplex = read
  }
  raw = value.attributes
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeSplNftAttribute, 'object') ?? violation(decoding, value, 'attributes', 'list')
    if (read !== undefined) result.attributes = read
  }
  raw = value.contract
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftContract(raw, decoding) ?? violation(decoding, value, 'contract', 'object')
    if (read !== undefined) result.contract = read
  }
  raw = value.collection
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftCollection(raw, decoding) ?? violation(decoding, value, 'collection', 'object')
    if (read !== undefined) result.collection = read
  }
  raw = value.firstCreated
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftFirstCreated(raw, decoding) ?? violation(decoding, value, 'firstCreated', 'object')
    if (read !== undefined) result.firstCreated = read
  }
  raw = value.creators
  if (raw !== undefined)
    result.creators =
      rows(raw, decoding, decodeSplNftCreator, 'object') ?? acceptNull(raw, decoding, value, 'creators', 'list')
  raw = value.properties
  if (raw !== undefined)
    result.properties = record(raw, decoding) ?? acceptNull(raw, decoding, value, 'properties', 'object')
  raw = value.media
  if (raw !== undefined)
    result.media = decodeSplNftMedia(raw, decoding) ?? acceptNull(raw, decoding, value, 'media', 'object')
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  return result
}

export function decodePair(value: unknown, decoding: Decoding): T.Pair | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Pair> = {
    pairAddress: solanaAddress(value.pairAddress) ?? required(decoding, value, 'pairAddress', 'solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'solana-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchangeName
  if (raw !== undefined) result.exchangeName = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeName', 'string')
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.usdPrice
  if (raw !== undefined && raw !== '')
    result.usdPrice = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice', 'usd')
  raw = value.usdPrice24hrPercentChange
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrPercentChange =
      float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24hrPercentChange', 'percent')
  raw = value.usdPrice24hrUsdChange
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrUsdChange = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24hrUsdChange', 'usd')
  raw = value.volume24hrNative
  if (raw !== undefined)
    result.volume24hrNative = float(raw) ?? acceptNull(raw, decoding, value, 'volume24hrNative', 'number')
  raw = value.volume24hrUsd
  if (raw !== undefined && raw !== '')
    result.volume24hrUsd = float(raw) ?? acceptNull(raw, decoding, value, 'volume24hrUsd', 'usd')
  raw = value.liquidityUsd
  if (raw !== undefined && raw !== '')
    result.liquidityUsd = float(raw) ?? acceptNull(raw, decoding, value, 'liquidityUsd', 'usd')
  raw = value.inactivePair
  if (raw !== undefined)
    result.inactivePair = boolean(raw) ?? acceptNull(raw, decoding, value, 'inactivePair', 'boolean')
  raw = value.liquiditySkew
  if (raw !== undefined && raw !== null) {
    const read = float(raw) ?? violation(decoding, value, 'liquiditySkew', 'number')
    if (read !== undefined) result.liquiditySkew = read
  }
  raw = value.baseToken
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'baseToken', 'string')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quoteToken
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'quoteToken', 'string')
    if (read !== undefined) result.quoteToken = read
  }
  raw = value.pair
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, decodePairToken, 'object') ?? violation(decoding, value, 'pair', 'list')
    if (read !== undefined) result.pair = read
  }
  return result
}

export function decodePairStats(value: unknown, decoding: Decoding): T.PairStats | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairStats> = {
    pairAddress: solanaAddress(value.pairAddress) ?? required(decoding, value, 'pairAddress', 'solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'solana-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.tokenName
  if (raw !== undefined) result.tokenName = text(raw) ?? acceptNull(raw, decoding, value, 'tokenName', 'string')
  raw = value.tokenSymbol
  if (raw !== undefined) result.tokenSymbol = text(raw) ?? acceptNull(raw, decoding, value, 'tokenSymbol', 'string')
  raw = value.tokenLogo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'tokenLogo', 'string')
  raw = value.pairCreated
  if (raw !== undefined && raw !== '')
    result.pairCreated = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'pairCreated', 'date-time')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.exchange
  if (raw !== undefined) result.exchange = text(raw) ?? acceptNull(raw, decoding, value, 'exchange', 'string')
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'solana-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.exchangeUrl
  if (raw !== undefined) result.exchangeUrl = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeUrl', 'string')
  raw = value.currentUsdPrice
  if (raw !== undefined && raw !== '')
    result.currentUsdPrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'currentUsdPrice', 'decimal')
  raw = value.currentNativePrice
  if (raw !== undefined && raw !== '')
    result.currentNativePrice =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'currentNativePrice', 'decimal')
  raw = value.totalLiquidityUsd
  if (raw !== undefined && raw !== '')
    result.totalLiquidityUsd =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'totalLiquidityUsd', 'decimal')
  raw = value.pricePercentChange
  if (raw !== undefined && raw !== null) {
    const read = decodePercentsByPeriod(raw, decoding) ?? violation(decoding, value, 'pricePercentChange', 'object')
    if (read !== undefined) result.pricePercentChange = read
  }
  raw = value.liquidityPercentChange
  if (raw !== undefined && raw !== null) {
    const read = decodePercentsByPeriod(raw, decoding) ?? violation(decoding, value, 'liquidityPercentChange', 'object')
    if (read !== undefined) result.liquidityPercentChange = read
  }
  raw = value.buys
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'buys', 'object')
    if (read !== undefined) result.buys = read
  }
  raw = value.sells
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'sells', 'object')
    if (read !== undefined) result.sells = read
  }
  raw = value.totalVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeUsdByPeriod(raw, decoding) ?? violation(decoding, value, 'totalVolume', 'object')
    if (read !== undefined) result.totalVolume = read
  }
  raw = value.buyVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeUsdByPeriod(raw, decoding) ?? violation(decoding, value, 'buyVolume', 'object')
    if (read !== undefined) result.buyVolume = read
  }
  raw = value.sellVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeUsdByPeriod(raw, decoding) ?? violation(decoding, value, 'sellVolume', 'object')
    if (read !== undefined) result.sellVolume = read
  }
  raw = value.buyers
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'buyers', 'object')
    if (read !== undefined) result.buyers = read
  }
  raw = value.sellers
  if (raw !== undefined && raw !== null) {
    const read = decodeCountsByPeriod(raw, decoding) ?? violation(decoding, value, 'sellers', 'object')
    if (read !== undefined) result.sellers = read
  }
  return result
}

export function decodePairSwap(value: unknown, decoding: Decoding): T.PairSwap | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwap> = {
    transactionHash:
      value.transactionHash === ''
        ? null
        : (solanaSignature(value.transactionHash) ??
          acceptNull(value.transactionHash, decoding, value, 'transactionHash', 'solana-signature')),
  }
  let raw: unknown
  raw = value.transactionType
  if (raw !== undefined)
    result.transactionType = text(raw) ?? acceptNull(raw, decoding, value, 'transactionType', 'string')
  raw = value.transactionIndex
  if (raw !== undefined && raw !== '')
    result.transactionIndex = count(raw) ?? acceptNull(raw, decoding, value, 'transactionIndex', 'index')
  raw = value.subCategory
  if (raw !== undefined) result.subCategory = text(raw) ?? acceptNull(raw, decoding, value, 'subCategory', 'string')
  raw = value.blockTimestamp
  if (raw !== undefined && raw !== '')
    result.blockTimestamp = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockTimestamp', 'date-time')
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.walletAddress
  if (raw !== undefined && raw !== '')
    result.walletAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'walletAddress', 'solana-address')
  raw = value.baseTokenAmount
  if (raw !== undefined && raw !== '')
    result.baseTokenAmount = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseTokenAmount', 'decimal')
  raw = value.quoteTokenAmount
  if (raw !== undefined && raw !== '')
    result.quoteTokenAmount = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'quoteTokenAmount', 'decimal')
  raw = value.baseTokenPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'baseTokenPriceUsd', 'usd')
    if (read !== undefined) result.baseTokenPriceUsd = read
  }
  raw = value.quoteTokenPriceUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'quoteTokenPriceUsd', 'usd')
    if (read !== undefined) result.quoteTokenPriceUsd = read
  }
  raw = value.baseQuotePrice
  if (raw !== undefined && raw !== '')
    result.baseQuotePrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseQuotePrice', 'decimal')
  raw = value.totalValueUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'totalValueUsd', 'usd')
    if (read !== undefined) result.totalValueUsd = read
  }
  return result
}

export function decodePairSwapToken(value: unknown, decoding: Decoding): T.PairSwapToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwapToken> = {}
  let raw: unknown
  raw = value.address
  if (raw !== undefined && raw !== '')
    result.address = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'address', 'solana-address')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  return result
}

export function decodePairSwaps(value: unknown, decoding: Decoding): T.PairSwaps | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairSwaps> = {
    result: rows(value.result, decoding, decodePairSwap, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pageSize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'pageSize', 'count')
    if (read !== undefined) result.pageSize = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.exchangeName
  if (raw !== undefined) result.exchangeName = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeName', 'string')
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.exchangeAddress
  if (raw !== undefined && raw !== '')
    result.exchangeAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'exchangeAddress', 'solana-address')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.pairAddress
  if (raw !== undefined && raw !== '')
    result.pairAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'pairAddress', 'solana-address')
  raw = value.baseToken
  if (raw !== undefined && raw !== null) {
    const read = decodePairSwapToken(raw, decoding) ?? violation(decoding, value, 'baseToken', 'object')
    if (read !== undefined) result.baseToken = read
  }
  raw = value.quoteToken
  if (raw !== undefined && raw !== null) {
    const read = decodePairSwapToken(raw, decoding) ?? violation(decoding, value, 'quoteToken', 'object')
    if (read !== undefined) result.quoteToken = read
  }
  return result
}

export function decodePairToken(value: unknown, decoding: Decoding): T.PairToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PairToken> = {}
  let raw: unknown
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'solana-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.tokenName
  if (raw !== undefined) result.tokenName = text(raw) ?? acceptNull(raw, decoding, value, 'tokenName', 'string')
  raw = value.tokenSymbol
  if (raw !== undefined) result.tokenSymbol = text(raw) ?? acceptNull(raw, decoding, value, 'tokenSymbol', 'string')
  raw = value.tokenLogo
  if (raw !== undefined) result.tokenLogo = text(raw) ?? acceptNull(raw, decoding, value, 'tokenLogo', 'string')
  raw = value.tokenDecimals
  if (raw !== undefined && raw !== '')
    result.tokenDecimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'tokenDecimals', 'decimals')
  raw = value.pairTokenType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'pairTokenType', 'string')
    if (read !== undefined) result.pairTokenType = read
  }
  raw = value.liquidityUsd
  if (raw !== undefined && raw !== '')
    result.liquidityUsd = float(raw) ?? acceptNull(raw, decoding, value, 'liquidityUsd', 'usd')
  return result
}

export function decodePercentsByPeriod(value: unknown, decoding: Decoding): T.PercentsByPeriod | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.PercentsByPeriod> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== '')
    result['5min'] = float(raw) ?? acceptNull(raw, decoding, value, '5min', 'percent')
  raw = value['1h']
  if (raw !== undefined && raw !== '') result['1h'] = float(raw) ?? acceptNull(raw, decoding, value, '1h', 'percent')
  raw = value['4h']
  if (raw !== undefined && raw !== '') result['4h'] = float(raw) ?? acceptNull(raw, decoding, value, '4h', 'percent')
  raw = value['24h']
  if (raw !== undefined && raw !== '') result['24h'] = float(raw) ?? acceptNull(raw, decoding, value, '24h', 'percent')
  return result
}

export function decodePortfolio(value: unknown, decoding: Decoding): T.Portfolio | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Portfolio> = {
    nativeBalance:
      decodeNativeBalance(value.nativeBalance, decoding) ?? required(decoding, value, 'nativeBalance', 'object'),
    tokens: [],
    nfts: [],
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.tokens
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeSplTokenBalance, 'object') ?? violation(decoding, value, 'tokens', 'list')
    if (read !== undefined) result.tokens = read
  }
  raw = value.nfts
  if (!isBlank(raw)) {
    const read = rows(raw, decoding, decodeSplNft, 'object') ?? violation(decoding, value, 'nfts', 'list')
    if (read !== undefined) result.nfts = read
  }
  return result
}

export function decodeSplNativePrice(value: unknown, decoding: Decoding): T.SplNativePrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNativePrice> = {}
  let raw: unknown
  raw = value.value
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'value', 'uint64')
    if (read !== undefined) result.value = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  return result
}

export function decodeSplNft(value: unknown, decoding: Decoding): T.SplNft | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNft> = {
    mint: solanaAddress(value.mint) ?? required(decoding, value, 'mint', 'solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.associatedTokenAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'associatedTokenAddress', 'solana-address')
    if (read !== undefined) result.associatedTokenAddress = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.tokenStandard
  if (raw !== undefined && raw !== '')
    result.tokenStandard = count(raw) ?? acceptNull(raw, decoding, value, 'tokenStandard', 'index')
  raw = value.amount
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'amount', 'decimal')
    if (read !== undefined) result.amount = read
  }
  raw = value.amountRaw
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amountRaw', 'uint64')
    if (read !== undefined) result.amountRaw = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  raw = value.totalSupply
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'totalSupply', 'uint64')
    if (read !== undefined) result.totalSupply = read
  }
  raw = value.attributes
  if (raw !== undefined && raw !== null) {
    const read =
      rows(raw, decoding, decodeSplNftAttribute, 'object') ?? violation(decoding, value, 'attributes', 'list')
    if (read !== undefined) result.attributes = read
  }
  raw = value.contract
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftContract(raw, decoding) ?? violation(decoding, value, 'contract', 'object')
    if (read !== undefined) result.contract = read
  }
  raw = value.collection
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftCollection(raw, decoding) ?? violation(decoding, value, 'collection', 'object')
    if (read !== undefined) result.collection = read
  }
  raw = value.firstCreated
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftFirstCreated(raw, decoding) ?? violation(decoding, value, 'firstCreated', 'object')
    if (read !== undefined) result.firstCreated = read
  }
  raw = value.creators
  if (raw !== undefined)
    result.creators =
      rows(raw, decoding, decodeSplNftCreator, 'object') ?? acceptNull(raw, decoding, value, 'creators', 'list')
  raw = value.properties
  if (raw !== undefined)
    result.properties = record(raw, decoding) ?? acceptNull(raw, decoding, value, 'properties', 'object')
  raw = value.media
  if (raw !== undefined)
    result.media = decodeSplNftMedia(raw, decoding) ?? acceptNull(raw, decoding, value, 'media', 'object')
  return result
}

export function decodeSplNftAttribute(value: unknown, decoding: Decoding): T.SplNftAttribute | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftAttribute> = {}
  let raw: unknown
  raw = value.traitType
  if (raw !== undefined) result.traitType = text(raw) ?? acceptNull(raw, decoding, value, 'traitType', 'string')
  raw = value.value
  if (raw !== undefined) result.value = anything(raw, decoding)
  return result
}

export function decodeSplNftCollection(value: unknown, decoding: Decoding): T.SplNftCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftCollection> = {}
  let raw: unknown
  raw = value.collectionAddress
  if (raw !== undefined && raw !== '')
    result.collectionAddress =
      solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'collectionAddress', 'solana-address')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.description
  if (raw !== undefined) result.description = text(raw) ?? acceptNull(raw, decoding, value, 'description', 'string')
  raw = value.imageOriginalUrl
  if (raw !== undefined)
    result.imageOriginalUrl = text(raw) ?? acceptNull(raw, decoding, value, 'imageOriginalUrl', 'string')
  raw = value.externalUrl
  if (raw !== undefined) result.externalUrl = text(raw) ?? acceptNull(raw, decoding, value, 'externalUrl', 'string')
  raw = value.metaplexMint
  if (raw !== undefined && raw !== '')
    result.metaplexMint = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'metaplexMint', 'solana-address')
  raw = value.sellerFeeBasisPoints
  if (raw !== undefined && raw !== '')
    result.sellerFeeBasisPoints = count(raw) ?? acceptNull(raw, decoding, value, 'sellerFeeBasisPoints', 'count')
  return result
}

export function decodeSplNftContract(value: unknown, decoding: Decoding): T.SplNftContract | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftContract> = {}
  let raw: unknown
  raw = value.type
  if (raw !== undefined) result.type = text(raw) ?? acceptNull(raw, decoding, value, 'type', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  return result
}

export function decodeSplNftCreator(value: unknown, decoding: Decoding): T.SplNftCreator | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftCreator> = {}
  let raw: unknown
  raw = value.address
  if (raw !== undefined && raw !== '')
    result.address = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'address', 'solana-address')
  raw = value.share
  if (raw !== undefined && raw !== '') result.share = count(raw) ?? acceptNull(raw, decoding, value, 'share', 'count')
  raw = value.verified
  if (raw !== undefined) result.verified = boolean(raw) ?? acceptNull(raw, decoding, value, 'verified', 'boolean')
  return result
}

export function decodeSplNftFirstCreated(value: unknown, decoding: Decoding): T.SplNftFirstCreated | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftFirstCreated> = {}
  let raw: unknown
  raw = value.mintTimestamp
  if (raw !== undefined && raw !== '')
    result.mintTimestamp = seconds(raw, decoding) ?? acceptNull(raw, decoding, value, 'mintTimestamp', 'unix-seconds')
  raw = value.mintBlockNumber
  if (raw !== undefined && raw !== '')
    result.mintBlockNumber = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'mintBlockNumber', 'block-number')
  raw = value.mintTransaction
  if (raw !== undefined && raw !== '')
    result.mintTransaction =
      solanaSignature(raw) ?? acceptNull(raw, decoding, value, 'mintTransaction', 'solana-signature')
  return result
}

export function decodeSplNftMedia(value: unknown, decoding: Decoding): T.SplNftMedia | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftMedia> = {}
  let raw: unknown
  raw = value.mimetype
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'mimetype', 'string')
    if (read !== undefined) result.mimetype = read
  }
  raw = value.category
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'category', 'string')
    if (read !== undefined) result.category = read
  }
  raw = value.originalMediaUrl
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'originalMediaUrl', 'string')
    if (read !== undefined) result.originalMediaUrl = read
  }
  raw = value.status
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'status', 'string')
    if (read !== undefined) result.status = read
  }
  raw = value.updatedAt
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'updatedAt', 'date-time')
    if (read !== undefined) result.updatedAt = read
  }
  raw = value.mediaCollection
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftMediaCollection(raw, decoding) ?? violation(decoding, value, 'mediaCollection', 'object')
    if (read !== undefined) result.mediaCollection = read
  }
  return result
}

export function decodeSplNftMediaCollection(value: unknown, decoding: Decoding): T.SplNftMediaCollection | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftMediaCollection> = {}
  let raw: unknown
  raw = value.low
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftMediaItem(raw, decoding) ?? violation(decoding, value, 'low', 'object')
    if (read !== undefined) result.low = read
  }
  raw = value.medium
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftMediaItem(raw, decoding) ?? violation(decoding, value, 'medium', 'object')
    if (read !== undefined) result.medium = read
  }
  raw = value.high
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNftMediaItem(raw, decoding) ?? violation(decoding, value, 'high', 'object')
    if (read !== undefined) result.high = read
  }
  return result
}

export function decodeSplNftMediaItem(value: unknown, decoding: Decoding): T.SplNftMediaItem | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplNftMediaItem> = {}
  let raw: unknown
  raw = value.width
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'width', 'count')
    if (read !== undefined) result.width = read
  }
  raw = value.height
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'height', 'count')
    if (read !== undefined) result.height = read
  }
  raw = value.url
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'url', 'string')
    if (read !== undefined) result.url = read
  }
  return result
}

export function decodeSplTokenBalance(value: unknown, decoding: Decoding): T.SplTokenBalance | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplTokenBalance> = {
    mint: solanaAddress(value.mint) ?? required(decoding, value, 'mint', 'solana-address'),
    amountRaw: uint(value.amountRaw, decoding) ?? required(decoding, value, 'amountRaw', 'uint64'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.associatedTokenAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'associatedTokenAddress', 'solana-address')
    if (read !== undefined) result.associatedTokenAddress = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.tokenStandard
  if (raw !== undefined && raw !== '')
    result.tokenStandard = count(raw) ?? acceptNull(raw, decoding, value, 'tokenStandard', 'index')
  raw = value.score
  if (raw !== undefined && raw !== '') result.score = count(raw) ?? acceptNull(raw, decoding, value, 'score', 'count')
  raw = value.amount
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'amount', 'decimal')
    if (read !== undefined) result.amount = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.isVerifiedContract
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'isVerifiedContract', 'boolean')
    if (read !== undefined) result.isVerifiedContract = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  return result
}

export function decodeSplTokenPrice(value: unknown, decoding: Decoding): T.SplTokenPrice | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SplTokenPrice> = {}
  let raw: unknown
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'solana-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.pairAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'pairAddress', 'solana-address')
    if (read !== undefined) result.pairAddress = read
  }
  raw = value.exchangeName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'exchangeName', 'string')
    if (read !== undefined) result.exchangeName = read
  }
  raw = value.exchangeAddress
  if (!isBlank(raw)) {
    const read = solanaAddress(raw) ?? violation(decoding, value, 'exchangeAddress', 'solana-address')
    if (read !== undefined) result.exchangeAddress = read
  }
  raw = value.nativePrice
  if (raw !== undefined && raw !== null) {
    const read = decodeSplNativePrice(raw, decoding) ?? violation(decoding, value, 'nativePrice', 'object')
    if (read !== undefined) result.nativePrice = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.usdPrice24h
  if (raw !== undefined && raw !== '')
    result.usdPrice24h = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24h', 'usd')
  raw = value.usdPrice24hrUsdChange
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrUsdChange = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24hrUsdChange', 'usd')
  raw = value.usdPrice24hrPercentChange
  if (raw !== undefined && raw !== '')
    result.usdPrice24hrPercentChange =
      float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice24hrPercentChange', 'percent')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.score
  if (raw !== undefined && raw !== '') result.score = count(raw) ?? acceptNull(raw, decoding, value, 'score', 'count')
  raw = value.isVerifiedContract
  if (raw !== undefined)
    result.isVerifiedContract = boolean(raw) ?? acceptNull(raw, decoding, value, 'isVerifiedContract', 'boolean')
  return result
}

export function decodeSwap(value: unknown, decoding: Decoding): T.Swap | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Swap> = {
    transactionHash:
      value.transactionHash === ''
        ? null
        : (solanaSignature(value.transactionHash) ??
          acceptNull(value.transactionHash, decoding, value, 'transactionHash', 'solana-signature')),
  }
  let raw: unknown
  raw = value.transactionIndex
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'transactionIndex', 'index')
    if (read !== undefined) result.transactionIndex = read
  }
  raw = value.transactionType
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transactionType', 'string')
    if (read !== undefined) result.transactionType = read
  }
  raw = value.blockNumber
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'blockNumber', 'block-number')
    if (read !== undefined) result.blockNumber = read
  }
  raw = value.blockTimestamp
  if (raw !== undefined && raw !== '')
    result.blockTimestamp = date(raw, decoding) ?? acceptNull(raw, decoding, value, 'blockTimestamp', 'date-time')
  raw = value.subCategory
  if (raw !== undefined) result.subCategory = text(raw) ?? acceptNull(raw, decoding, value, 'subCategory', 'string')
  raw = value.walletAddress
  if (raw !== undefined && raw !== '')
    result.walletAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'walletAddress', 'solana-address')
  raw = value.pairAddress
  if (raw !== undefined && raw !== '')
    result.pairAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'pairAddress', 'solana-address')
  raw = value.pairLabel
  if (raw !== undefined) result.pairLabel = text(raw) ?? acceptNull(raw, decoding, value, 'pairLabel', 'string')
  raw = value.exchangeAddress
  if (raw !== undefined && raw !== '')
    result.exchangeAddress = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'exchangeAddress', 'solana-address')
  raw = value.exchangeName
  if (raw !== undefined) result.exchangeName = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeName', 'string')
  raw = value.exchangeLogo
  if (raw !== undefined) result.exchangeLogo = text(raw) ?? acceptNull(raw, decoding, value, 'exchangeLogo', 'string')
  raw = value.baseToken
  if (raw !== undefined) result.baseToken = text(raw) ?? acceptNull(raw, decoding, value, 'baseToken', 'string')
  raw = value.quoteToken
  if (raw !== undefined) result.quoteToken = text(raw) ?? acceptNull(raw, decoding, value, 'quoteToken', 'string')
  raw = value.bought
  if (raw !== undefined)
    result.bought = decodeSwapToken(raw, decoding) ?? acceptNull(raw, decoding, value, 'bought', 'object')
  raw = value.sold
  if (raw !== undefined)
    result.sold = decodeSwapToken(raw, decoding) ?? acceptNull(raw, decoding, value, 'sold', 'object')
  raw = value.baseQuotePrice
  if (raw !== undefined && raw !== '')
    result.baseQuotePrice = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'baseQuotePrice', 'decimal')
  raw = value.totalValueUsd
  if (raw !== undefined && raw !== '')
    result.totalValueUsd = float(raw) ?? acceptNull(raw, decoding, value, 'totalValueUsd', 'usd')
  return result
}

export function decodeSwapToken(value: unknown, decoding: Decoding): T.SwapToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SwapToken> = {}
  let raw: unknown
  raw = value.address
  if (raw !== undefined && raw !== '')
    result.address = solanaAddress(raw) ?? acceptNull(raw, decoding, value, 'address', 'solana-address')
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.amount
  if (raw !== undefined && raw !== '')
    result.amount = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'amount', 'decimal')
  raw = value.usdPrice
  if (raw !== undefined && raw !== '')
    result.usdPrice = float(raw) ?? acceptNull(raw, decoding, value, 'usdPrice', 'usd')
  raw = value.usdAmount
  if (raw !== undefined && raw !== '')
    result.usdAmount = float(raw) ?? acceptNull(raw, decoding, value, 'usdAmount', 'usd')
  raw = value.tokenType
  if (raw !== undefined) result.tokenType = text(raw) ?? acceptNull(raw, decoding, value, 'tokenType', 'string')
  return result
}

export function decodeSwaps(value: unknown, decoding: Decoding): T.Swaps | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Swaps> = {
    result: rows(value.result, decoding, decodeSwap, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  raw = value.pageSize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'pageSize', 'count')
    if (read !== undefined) result.pageSize = read
  }
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  return result
}

export function decodeTokenAnalytics(value: unknown, decoding: Decoding): T.TokenAnalytics | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenAnalytics> = {}
  let raw: unknown
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = evmOrSolanaChain(raw) ?? violation(decoding, value, 'chainId', 'evm-or-solana-chain')
    if (read !== undefined) result.chainId = read
  }
  raw = value.categoryId
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'categoryId', 'string')
    if (read !== undefined) result.categoryId = read
  }
  raw = value.tokenAddress
  if (!isBlank(raw)) {
    const read = evmOrSolanaAddress(raw) ?? violation(decoding, value, 'tokenAddress', 'evm-or-solana-address')
    if (read !== undefined) result.tokenAddress = read
  }
  raw = value.totalBuyVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsUsd(raw, decoding) ?? violation(decoding, value, 'totalBuyVolume', 'object')
    if (read !== undefined) result.totalBuyVolume = read
  }
  raw = value.totalSellVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsUsd(raw, decoding) ?? violation(decoding, value, 'totalSellVolume', 'object')
    if (read !== undefined) result.totalSellVolume = read
  }
  raw = value.totalBuyers
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsCounts(raw, decoding) ?? violation(decoding, value, 'totalBuyers', 'object')
    if (read !== undefined) result.totalBuyers = read
  }
  raw = value.totalSellers
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsCounts(raw, decoding) ?? violation(decoding, value, 'totalSellers', 'object')
    if (read !== undefined) result.totalSellers = read
  }
  raw = value.totalBuys
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsCounts(raw, decoding) ?? violation(decoding, value, 'totalBuys', 'object')
    if (read !== undefined) result.totalBuys = read
  }
  raw = value.totalSells
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsCounts(raw, decoding) ?? violation(decoding, value, 'totalSells', 'object')
    if (read !== undefined) result.totalSells = read
  }
  raw = value.uniqueWallets
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsCounts(raw, decoding) ?? violation(decoding, value, 'uniqueWallets', 'object')
    if (read !== undefined) result.uniqueWallets = read
  }
  raw = value.pricePercentChange
  if (raw !== undefined && raw !== null) {
    const read = decodeAnalyticsPercents(raw, decoding) ?? violation(decoding, value, 'pricePercentChange', 'object')
    if (read !== undefined) result.pricePercentChange = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'usdPrice', 'decimal')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.totalLiquidity
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalLiquidity', 'decimal')
    if (read !== undefined) result.totalLiquidity = read
  }
  raw = value.totalLiquidityUsd
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalLiquidityUsd', 'decimal')
    if (read !== undefined) result.totalLiquidityUsd = read
  }
  raw = value.totalFullyDilutedValuation
  if (!isBlank(raw)) {
    const read = decimal(raw, decoding) ?? violation(decoding, value, 'totalFullyDilutedValuation', 'decimal')
    if (read !== undefined) result.totalFullyDilutedValuation = read
  }
  return result
}

export function decodeTokenMetadata(value: unknown, decoding: Decoding): T.TokenMetadata | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenMetadata> = {
    mint: solanaAddress(value.mint) ?? required(decoding, value, 'mint', 'solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.standard
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'standard', 'string')
    if (read !== undefined) result.standard = read
  }
  raw = value.name
  if (raw !== undefined) result.name = text(raw) ?? acceptNull(raw, decoding, value, 'name', 'string')
  raw = value.symbol
  if (raw !== undefined) result.symbol = text(raw) ?? acceptNull(raw, decoding, value, 'symbol', 'string')
  raw = value.logo
  if (raw !== undefined) result.logo = text(raw) ?? acceptNull(raw, decoding, value, 'logo', 'string')
  raw = value.decimals
  if (raw !== undefined && raw !== '')
    result.decimals = decimals(raw) ?? acceptNull(raw, decoding, value, 'decimals', 'decimals')
  raw = value.tokenStandard
  if (raw !== undefined && raw !== '')
    result.tokenStandard = count(raw) ?? acceptNull(raw, decoding, value, 'tokenStandard', 'index')
  raw = value.score
  if (raw !== undefined && raw !== '') result.score = count(raw) ?? acceptNull(raw, decoding, value, 'score', 'count')
  raw = value.totalSupply
  if (raw !== undefined && raw !== '')
    result.totalSupply = uint(raw, decoding) ?? acceptNull(raw, decoding, value, 'totalSupply', 'uint128')
  raw = value.totalSupplyFormatted
  if (raw !== undefined && raw !== '')
    result.totalSupplyFormatted =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'totalSupplyFormatted', 'decimal')
  raw = value.circulatingSupply
  if (raw !== undefined && raw !== '')
    result.circulatingSupply =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'circulatingSupply', 'decimal')
  raw = value.fullyDilutedValue
  if (raw !== undefined && raw !== '')
    result.fullyDilutedValue =
      decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'fullyDilutedValue', 'decimal')
  raw = value.marketCap
  if (raw !== undefined && raw !== '')
    result.marketCap = decimal(raw, decoding) ?? acceptNull(raw, decoding, value, 'marketCap', 'decimal')
  raw = value.metaplex
  if (raw !== undefined && raw !== null) {
    const read = decodeMetaplexToken(raw, decoding) ?? violation(decoding, value, 'metaplex', 'object')
    if (read !== undefined) result.metaplex = read
  }
  raw = value.links
  if (raw !== undefined) result.links = record(raw, decoding) ?? acceptNull(raw, decoding, value, 'links', 'object')
  raw = value.description
  if (raw !== undefined) result.description = text(raw) ?? acceptNull(raw, decoding, value, 'description', 'string')
  raw = value.isVerifiedContract
  if (raw !== undefined)
    result.isVerifiedContract = boolean(raw) ?? acceptNull(raw, decoding, value, 'isVerifiedContract', 'boolean')
  raw = value.categories
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'categories', 'list')
    if (read !== undefined) result.categories = read
  }
  raw = value.possibleSpam
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'possibleSpam', 'boolean')
    if (read !== undefined) result.possibleSpam = read
  }
  return result
}

export function decodeTokenPairs(value: unknown, decoding: Decoding): T.TokenPairs | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TokenPairs> = {
    pairs: rows(value.pairs, decoding, decodePair, 'object') ?? required(decoding, value, 'pairs', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.pageSize
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'pageSize', 'count')
    if (read !== undefined) result.pageSize = read
  }
  raw = value.page
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'page', 'index')
    if (read !== undefined) result.page = read
  }
  return result
}

export function decodeTrendingCounts(value: unknown, decoding: Decoding): T.TrendingCounts | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingCounts> = {}
  let raw: unknown
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '1h', 'count')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '4h', 'count')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '12h', 'count')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, '24h', 'count')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTrendingPercents(value: unknown, decoding: Decoding): T.TrendingPercents | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingPercents> = {}
  let raw: unknown
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'percent')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '4h', 'percent')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '12h', 'percent')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'percent')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeTrendingToken(value: unknown, decoding: Decoding): T.TrendingToken | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingToken> = {
    chainId: evmOrSolanaChain(value.chainId) ?? required(decoding, value, 'chainId', 'evm-or-solana-chain'),
    tokenAddress:
      evmOrSolanaAddress(value.tokenAddress) ?? required(decoding, value, 'tokenAddress', 'evm-or-solana-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.uniqueName
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'uniqueName', 'string')
    if (read !== undefined) result.uniqueName = read
  }
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.logo
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'logo', 'string')
    if (read !== undefined) result.logo = read
  }
  raw = value.usdPrice
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'usdPrice', 'usd')
    if (read !== undefined) result.usdPrice = read
  }
  raw = value.createdAt
  if (!isBlank(raw)) {
    const read = seconds(raw, decoding) ?? violation(decoding, value, 'createdAt', 'unix-seconds')
    if (read !== undefined) result.createdAt = read
  }
  raw = value.marketCap
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'marketCap', 'usd')
    if (read !== undefined) result.marketCap = read
  }
  raw = value.liquidityUsd
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, 'liquidityUsd', 'usd')
    if (read !== undefined) result.liquidityUsd = read
  }
  raw = value.holders
  if (!isBlank(raw)) {
    const read = count(raw) ?? violation(decoding, value, 'holders', 'count')
    if (read !== undefined) result.holders = read
  }
  raw = value.pricePercentChange
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingPercents(raw, decoding) ?? violation(decoding, value, 'pricePercentChange', 'object')
    if (read !== undefined) result.pricePercentChange = read
  }
  raw = value.totalVolume
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingUsd(raw, decoding) ?? violation(decoding, value, 'totalVolume', 'object')
    if (read !== undefined) result.totalVolume = read
  }
  raw = value.transactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingCounts(raw, decoding) ?? violation(decoding, value, 'transactions', 'object')
    if (read !== undefined) result.transactions = read
  }
  raw = value.buyTransactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingCounts(raw, decoding) ?? violation(decoding, value, 'buyTransactions', 'object')
    if (read !== undefined) result.buyTransactions = read
  }
  raw = value.sellTransactions
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingCounts(raw, decoding) ?? violation(decoding, value, 'sellTransactions', 'object')
    if (read !== undefined) result.sellTransactions = read
  }
  raw = value.buyers
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingCounts(raw, decoding) ?? violation(decoding, value, 'buyers', 'object')
    if (read !== undefined) result.buyers = read
  }
  raw = value.sellers
  if (raw !== undefined && raw !== null) {
    const read = decodeTrendingCounts(raw, decoding) ?? violation(decoding, value, 'sellers', 'object')
    if (read !== undefined) result.sellers = read
  }
  return result
}

export function decodeTrendingUsd(value: unknown, decoding: Decoding): T.TrendingUsd | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.TrendingUsd> = {}
  let raw: unknown
  raw = value['1h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '1h', 'usd')
    if (read !== undefined) result['1h'] = read
  }
  raw = value['4h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '4h', 'usd')
    if (read !== undefined) result['4h'] = read
  }
  raw = value['12h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '12h', 'usd')
    if (read !== undefined) result['12h'] = read
  }
  raw = value['24h']
  if (!isBlank(raw)) {
    const read = float(raw) ?? violation(decoding, value, '24h', 'usd')
    if (read !== undefined) result['24h'] = read
  }
  return result
}

export function decodeUsdByPeriod(value: unknown, decoding: Decoding): T.UsdByPeriod | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UsdByPeriod> = {}
  let raw: unknown
  raw = value['5min']
  if (raw !== undefined && raw !== '') result['5min'] = float(raw) ?? acceptNull(raw, decoding, value, '5min', 'usd')
  raw = value['1h']
  if (raw !== undefined && raw !== '') result['1h'] = float(raw) ?? acceptNull(raw, decoding, value, '1h', 'usd')
  raw = value['4h']
  if (raw !== undefined && raw !== '') result['4h'] = float(raw) ?? acceptNull(raw, decoding, value, '4h', 'usd')
  raw = value['24h']
  if (raw !== undefined && raw !== '') result['24h'] = float(raw) ?? acceptNull(raw, decoding, value, '24h', 'usd')
  return result
}

export function decodeGetSPLOutput(value: unknown, decoding: Decoding): T.GetSPLOutput | undefined {
  return rows(value, decoding, decodeSplTokenBalance, 'object')
}

export function decodeGetNFTsOutput(value: unknown, decoding: Decoding): T.GetNFTsOutput | undefined {
  return rows(value, decoding, decodeSplNft, 'object')
}

export function decodeGetMultipleTokenMetadataOutput(
  value: unknown,
  decoding: Decoding,
): T.GetMultipleTokenMetadataOutput | undefined {
  return rows(value, decoding, decodeTokenMetadata, 'object')
}

export function decodeGetMultipleTokenPricesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetMultipleTokenPricesOutput | undefined {
  return rows(value, decoding, decodeSplTokenPrice, 'object')
}

export function decodeGetTrendingTokensOutput(
  value: unknown,
  decoding: Decoding,
): T.GetTrendingTokensOutput | undefined {
  return rows(value, decoding, decodeTrendingToken, 'object')
}
