import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../src/operation/decode/decoding.js'
import { allEntries, type Entry } from '../support/catalogue.js'
import { differences, readByDocument } from '../support/reference.js'

/** A value that the service may send where the examples show another one. */
interface Sparse {
  /** Its id, with its API before it where another has the id too. */
  readonly operation: string
  /** JSON pointers of the value in the first example; each may end in a name the example lacks. */
  readonly at: readonly string[]
  /** `undefined` takes the field away. */
  readonly wire: unknown
  /** The issues this gives, none where nothing is said. */
  readonly issues?: readonly string[]
  /** What is left at a JSON pointer of the result. */
  readonly gives?: readonly [at: string, value: unknown]
}

const token = ['/0/name', '/0/symbol']
const change = ['price_24h_percent_change', 'price_7d_percent_change', 'market_cap_usd', 'token_logo']
const header = [
  'difficulty',
  'total_difficulty',
  'size',
  'nonce',
  'sha3_uncles',
  'logs_bloom',
  'extra_data',
  'state_root',
  'receipts_root',
  'transactions_root',
]

const unpriced = ['gas_price', 'receipt_gas_used', 'receipt_cumulative_gas_used']
const sales = ['last_sale', 'lowest_sale', 'highest_sale']
const transactions = {
  getBlock: '/transactions/0',
  getTransaction: '',
  getTransactionVerbose: '',
  getWalletTransactions: '/result/0',
}

const inBlock = { ...transactions, getWalletHistory: '/result/0' }
const candle = ['timestamp', 'open', 'high', 'low', 'close', 'volume']

const cases: readonly Sparse[] = [
  ...Object.entries(transactions).flatMap(([operation, at]): Sparse[] => {
    const prices = unpriced.map((name) => `${at}/${name}`)
    return [
      { operation, at: prices, wire: null, gives: [`${at}/gasPrice`, null] },
      { operation, at: prices, wire: '', gives: [`${at}/gasUsed`, null] },
      { operation, at: [`${at}/input`], wire: null },
    ]
  }),
  { operation: 'getInternalTransactions', at: ['/0/value'], wire: null, gives: ['/0/value', null] },
  { operation: 'getContractEvents', at: ['/result/0/data'], wire: null },
  {
    operation: 'getContractEvents',
    at: ['/result/0/data'],
    wire: [],
    issues: ['/result/0/data: expected object, got []'],
    gives: ['/result/0/data', {}],
  },
  ...['getEvmStreams', 'getAptosStreams'].map(
    (operation): Sparse => ({
      operation,
      at: ['/result/0/statusMessage'],
      wire: { code: 'ECONNREFUSED' },
      issues: ['/result/0/statusMessage: expected string, got {"code":"ECONNREFUSED"}'],
      gives: ['/result/0/statusMessage', ''],
    }),
  ),
  {
    operation: 'getAptosStreams',
    at: ['/result/0/demo', '/result/0/events'],
    wire: '',
    gives: ['/result/0/events', []],
  },
  {
    operation: 'getHistory',
    at: ['/result/0/errorMessage'],
    wire: 503,
    issues: ['/result/0/errorMessage: expected string, got 503'],
    gives: ['/result/0/errorMessage', ''],
  },
  { operation: 'getContractLogs', at: ['/result/0/data'], wire: null, gives: ['/result/0/data', '0x'] },
  {
    operation: 'getBlock',
    at: ['/transactions/0/logs/0/data'],
    wire: null,
    gives: ['/transactions/0/logs/0/data', '0x'],
  },
  { operation: 'getTransactionVerbose', at: ['/logs/0/data'], wire: null, gives: ['/logs/0/data', '0x'] },
  ...['getNFTContractSalePrices', 'getNFTSalePrices'].map(
    (operation): Sparse => ({ operation, at: sales.map((sale) => `/${sale}/transaction_hash`), wire: null }),
  ),
  { operation: 'getNFTContractSalePrices', at: sales.map((sale) => `/${sale}`), wire: {} },
  { operation: 'getNFTTrades', at: ['/result/0/price'], wire: null, gives: ['/result/0/price', null] },
  ...['getTopNFTCollectionsByMarketCap', 'getHottestNFTCollectionsByTradingVolume'].map(
    (operation): Sparse => ({ operation, at: ['/0/collection_address'], wire: null, gives: ['/0/rank', 1] }),
  ),
  {
    operation: 'getTopNFTCollectionsByMarketCap',
    at: ['/0/collection_address'],
    wire: 'solana-monkey-business',
    issues: ['/0/collection_address: expected evm-address, got "solana-monkey-business"'],
    gives: ['/0/collectionAddress', null],
  },
  { operation: 'getDefiPositionsByProtocol', at: ['/positions/0/position_details/position_key'], wire: 378212 },
  { operation: 'getDefiPositionsByProtocol', at: ['/positions/0/tokens/0/contract_address'], wire: '' },
  { operation: 'getTokenPrice', at: ['/exchangeAddress', '/pairAddress'], wire: '' },
  { operation: 'getTransaction', at: ['/receipt_contract_address', '/to_address'], wire: '', gives: ['/to', null] },
  { operation: 'getTransactionVerbose', at: ['/logs/0/data'], wire: '', gives: ['/logs/0/data', '0x'] },
  { operation: 'getContractLogs', at: ['/result/0/topic0', '/result/0/topic3'], wire: '' },
  { operation: 'getWalletNFTs', at: ['/result/0/metadata'], wire: '', gives: ['/result/0/metadata', null] },
  { operation: 'getLatestCoins', at: ['/result/0/supply_aggregator_table_handle'], wire: '' },
  { operation: 'getWalletNFTs', at: ['/result/0/block_number_minted'], wire: null },
  {
    operation: 'getMultipleNFTs',
    at: ['/0/token_id'],
    wire: 'none',
    issues: ['/0/token_id: expected uint256, got "none"; its row cannot be read'],
    gives: ['/0', null],
  },
  { operation: 'getWalletTokenBalances', at: token, wire: null },
  { operation: 'getWalletTokenBalances', at: ['/0/possible_spam'], wire: 'false' },
  { operation: 'getWalletTokenBalances', at: ['/0/possible_spam'], wire: null },
  { operation: 'getWalletTokenBalances', at: ['/0/possible_spam'], wire: 1, gives: ['/0/possibleSpam', true] },
  { operation: 'getWalletTokenBalances', at: ['/0/possible_spam'], wire: '0', gives: ['/0/possibleSpam', false] },
  { operation: 'getWalletTokenBalances', at: ['/0/balance'], wire: '1500.0', gives: ['/0/balance', 1500n] },
  { operation: 'getTokenMetadata', at: ['/0/possible_spam'], wire: null },
  { operation: 'getTokenTransfers', at: ['/result/0/possible_spam'], wire: null },
  { operation: 'getWalletNFTTransfers', at: ['/result/0/possible_spam'], wire: null },
  { operation: 'getWalletTokenBalances', at: ['/0/decimals'], wire: '' },
  { operation: 'getWalletTokenBalances', at: ['/0/decimals'], wire: null },
  { operation: 'getTokenMetadata', at: [...token, '/0/created_at'], wire: null },
  { operation: 'getMultipleTokenPrices', at: ['/0/usdPrice'], wire: null },
  {
    operation: 'getTokenPrice',
    at: ['/nativePrice/value'],
    wire: '1931927921.11',
    issues: ['/nativePrice/value: expected wei, got "1931927921.11"'],
    gives: ['/nativePrice/value', null],
  },
  { operation: 'getNFTByOwners', at: ['/result/0/token_properties'], wire: null },
  { operation: 'getNFTByOwners', at: ['/result/0/token_properties'], wire: '{"point":"0x30"}' },
  { operation: 'getNFTsByIds', at: ['/0/default_properties'], wire: '{"point":"0x30"}' },
  {
    operation: 'getNFTsByIds',
    at: ['/0/default_properties'],
    wire: '{"po',
    issues: ['/0/default_properties: expected object, got "{\\"po"'],
    gives: ['/0/defaultProperties', null],
  },
  { operation: 'getWalletHistory', at: ['/result/0/contract_interactions'], wire: [] },
  {
    operation: 'getNFTMetadata',
    at: ['/normalized_metadata/attributes/0'],
    wire: 'Big Shades',
    issues: ['/normalized_metadata/attributes/0: expected object, got "Big Shades"; its row cannot be read'],
    gives: ['/normalizedMetadata/attributes/0/traitType', 'Fur'],
  },
  { operation: 'getHistory', at: ['/result/0/tag', '/result/0/errorMessage'], wire: null },
  { operation: 'getLogs', at: ['/result/0/tag'], wire: null },
  { operation: 'createEvmStream', at: ['/tag', '/description', '/statusMessage'], wire: null },
  { operation: 'createAptosStream', at: ['/tag', '/description', '/statusMessage'], wire: null },
  { operation: 'getHistory', at: ['/result/0/tinyPayload'], wire: { chainId: '0x1' } },
  { operation: 'getHistory', at: ['/result/0/tinyPayload'], wire: null, gives: ['/result/0/tinyPayload', null] },
  { operation: 'getLogs', at: ['/result/0/blockNumber'], wire: '', gives: ['/result/0/blockNumber', null] },
  { operation: 'getLogs', at: ['/result/0/retries'], wire: null, gives: ['/result/0/retries', 0] },
  { operation: 'getAptosStream', at: ['/events', '/functions'], wire: null, gives: ['/events/length', 0] },
  ...['allAddresses', 'demo', 'includeChanges', 'includeEvents', 'includePayload'].map(
    (flag): Sparse => ({ operation: 'getAptosStream', at: [`/${flag}`], wire: undefined, gives: [`/${flag}`, false] }),
  ),
  {
    operation: 'getDefiPositionsByProtocol',
    at: ['/positions/0/tokens/0/contract_address'],
    wire: 'native',
    issues: ['/positions/0/tokens/0/contract_address: expected evm-address, got "native"'],
    gives: ['/positions/0/tokens/0/symbol', 'USDC'],
  },
  { operation: 'submitTransaction', at: ['/type'], wire: undefined, gives: ['/type', 'pending_transaction'] },
  { operation: 'simulateTransaction', at: ['/0/type'], wire: undefined, gives: ['/0/type', 'user_transaction'] },
  { operation: 'getNFTMetadata', at: ['/normalized_metadata/attributes/0/max_value'], wire: '100' },
  {
    operation: 'getNFTMetadata',
    at: ['/normalized_metadata/name', '/normalized_metadata/attributes/0/trait_type'],
    wire: 7,
    gives: ['/normalizedMetadata/name', '7'],
  },
  { operation: 'getDefiPositionsByProtocol', at: ['/positions/0/tokens/0/contract_address'], wire: null },
  { operation: 'getDefiPositionsByProtocol', at: ['/positions/0/position_details/price_upper'], wire: '3.4e38' },
  { operation: 'getWalletNFTs', at: ['/result/0/token_hash', '/result/0/block_number'], wire: null },
  { operation: 'getNFTTrades', at: ['/result/0/transaction_index', '/result/0/marketplace_address'], wire: null },
  { operation: 'getTopERC20TokensByMarketCap', at: ['/0/token_name', '/0/token_symbol', '/0/price_usd'], wire: null },
  {
    operation: 'getNativeBalancesForAddresses',
    at: ['/0/total_balance_formatted', '/0/wallet_balances/0/balance_formatted'],
    wire: null,
  },
  { operation: 'getContractLogs', at: ['/result/0/topic0'], wire: null },
  { operation: 'getInternalTransactions', at: ['/0/output', '/0/gas', '/0/gas_used', '/0/input'], wire: null },
  { operation: 'getInternalTransactions', at: ['/0/gas', '/0/gas_used'], wire: '' },
  { operation: 'getWalletTransactions', at: ['/result/0/gas', '/result/0/input'], wire: null },
  { operation: 'getWalletTransactions', at: ['/result/0/gas'], wire: '' },
  {
    operation: 'getWalletTransactions',
    at: ['/result/0/input'],
    wire: 'string', // as the service's own reference shows it
    issues: ['/result/0/input: expected hex, got "string"'],
    gives: ['/result/0/index', 2],
  },
  { operation: 'getTokenMetadata', at: ['/1'], wire: null, gives: ['/1', null] },
  { operation: 'getTokenMetadata', at: ['/0/validated'], wire: true, gives: ['/0/validated', 1] },
  { operation: 'getPairPrice', at: ['/base_token/validated'], wire: false, gives: ['/baseToken/validated', 0] },
  { operation: 'getWalletProfitability', at: ['/result'], wire: undefined, gives: ['/result', []] },
  { operation: 'getMultipleTokenPrices', at: ['/1'], wire: null, gives: ['/1', null] },
  {
    operation: 'getTokenMetadata',
    at: ['/1/address'],
    wire: 'none',
    issues: ['/1/address: expected evm-address, got "none"; its row cannot be read'],
    gives: ['/1', null],
  },
  ...Object.entries(inBlock).map(
    ([operation, at]): Sparse => ({
      operation,
      at: [`${at}/internal_transactions`],
      wire: [{ from: `0x${'ab'.repeat(20)}`, to: `0x${'cd'.repeat(20)}`, value: '7', error: null }],
      gives: [`${at}/internalTransactions/0/value`, 7n],
    }),
  ),
  { operation: 'solana.getCandleSticks', at: candle.map((name) => `/result/0/${name}`), wire: null },
  {
    operation: 'solana.getSwapsByPairAddress',
    at: ['/result/0/transactionHash', '/result/0/blockTimestamp'],
    wire: null,
    gives: ['/result/0/transactionHash', null],
  },
  { operation: 'solana.getSwapsByTokenAddress', at: ['/result/0/bought', '/result/0/pairAddress'], wire: null },
  { operation: 'solana.getTokenMetadata', at: ['/name', '/decimals', '/totalSupply', '/links'], wire: null },
  { operation: 'getNFTContractSalePrices', at: sales.map((sale) => `/${sale}`), wire: null },
  { operation: 'getBlock', at: header.map((name) => `/${name}`), wire: null },
  { operation: 'getTopERC20TokensByMarketCap', at: change.map((name) => `/0/${name}`), wire: null },
  {
    operation: 'getWalletNetWorth',
    at: ['/chains/0/chain'],
    wire: 'a chain of next year',
    issues: ['/chains/0/chain: expected evm-chain, got "a chain of next year"'],
    gives: ['/chains/0/chain', null],
  },
  {
    operation: 'getWalletActiveChains',
    at: ['/active_chains/0/chain'],
    wire: 'a chain of next year',
    issues: ['/active_chains/0/chain: expected evm-chain, got "a chain of next year"'],
    gives: ['/activeChains/0/chain', null],
  },
]

const entries = await allEntries()

describe('what the service leaves blank costs that field and no more', () => {
  test.each(cases)('$operation $at: $wire', ({ operation, at, wire, issues = [], gives }) => {
    const entry = entryOf(operation)
    const root: unknown = structuredClone(entry.examples[0]?.value)
    for (const pointer of at) place(root, pointer, wire)
    const decoding = createDecoding(root, { strict: false, from: { chain: '0x1' } })
    const decoded = entry.constant.decode(root, decoding)
    expect(decoding.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(issues)

    const items = entry.operation['x-page']?.items
    const options = { from: { chain: '0x1' }, broken: issues.length > 0 ? at : [], items }
    expect(differences(readByDocument(entry.document, entry.answer, root, options), decoded)).toEqual([])
    if (gives) expect(valueAt(decoded, keysOf(gives[0]))).toStrictEqual(gives[1])
  })

  test('a price of yesterday is read under both names the service has for it', () => {
    const wire = { usdPrice: 2, usdPrice24hr: 1.5 }
    const { constant } = entryOf('getTokenPrice')
    const decoding = createDecoding(wire, { strict: true })
    expect(constant.decode(wire, decoding)).toEqual({ usdPrice: 2, usdPrice24h: 1.5 })
  })
})

/** The operation of an id, or of an API and an id, as ids repeat between APIs. */
function entryOf(operation: string): Entry {
  const entry = entries.find(({ api, id }) => [id, `${api}.${id}`].includes(operation))
  if (!entry) throw new Error(`no ${operation}`)
  return entry
}

/** Writes, or takes away, the value at a JSON pointer. */
function place(root: unknown, pointer: string, wire: unknown): void {
  const keys = [...keysOf(pointer)]
  const last = keys.pop() ?? ''
  const owner = valueAt(root, keys)
  if (typeof owner !== 'object' || owner === null) throw new Error(`${pointer} is nowhere`)
  if (wire === undefined) Reflect.deleteProperty(owner, last)
  else Reflect.set(owner, last, wire)
}

function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root)
}

const keysOf = (pointer: string): readonly string[] => pointer.split('/').slice(1)
