import type { Address, Hash, Hex } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { GetTransactionsInput } from '../../src/aptos-node.js'
import type {
  Block,
  BlockTransaction,
  EndpointWeightsInput,
  Erc20TokenBalance,
  Erc20Transaction,
  GetNativeBalanceInput,
  GetNativeBalanceWire,
  GetWalletNFTsInput,
  GetWalletNFTsWire,
  Nft,
  NftOwner,
} from '../../src/evm.js'
import * as evm from '../../src/evm.js'
import {
  type Call,
  type CallResult,
  type ChainsPage,
  createCaller,
  createClient,
  type Issue,
  type LedgerlineError,
  type MissingChain,
  type Operation,
  type Page,
  type PagedCall,
  paginate,
  type ResponseInfo,
} from '../../src/index.js'
import type { BitcoinXpub, SettingsModel, SolanaWebhook, StreamsModel } from '../../src/streams.js'
import { getTokenBalances, type HistoryBitcoinOutput, type TokenBalance } from '../../src/universal.js'

const client = createClient({ apiKey: 'k' })
const caller = createCaller({ apiKey: 'k' })
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

test('a call is a promise of its output', () => {
  expectTypeOf(client.evm.getNativeBalance({ address })).toExtend<Promise<{ readonly balance: bigint }>>()
  expectTypeOf(client.evm.getNativeBalance({ address }).withResponse()).resolves.toExtend<{
    readonly data: { readonly balance: bigint }
    readonly response: ResponseInfo
    readonly issues: readonly Issue[]
  }>()
})

test('an issue may hold the row that it cost', () => {
  expectTypeOf<Issue>().toHaveProperty('row').toEqualTypeOf<unknown>()
  expectTypeOf<Pick<Issue, 'path' | 'code' | 'message' | 'raw'>>().toExtend<Issue>()
})

test('what a write gives may be null: it may succeed without an answer', () => {
  const id = 'f3c9ebfd-2b30-f05c-7071-0a2ebd22e0b2'
  expectTypeOf(client.streams.deleteEvmStream({ id })).resolves.toEqualTypeOf<StreamsModel | null>()
  expectTypeOf(client.streams.setSettings({ region: 'us-east-1' })).resolves.toEqualTypeOf<SettingsModel | null>()
  expectTypeOf(client.streams.deleteAptosStream({ id })).resolves.toEqualTypeOf<boolean | null>()
  expectTypeOf(client.streams.deleteSolanaStream({ id })).resolves.toEqualTypeOf<boolean | null>()
  expectTypeOf(client.streams.addBitcoinStreamXpub({ id, xpub: '' })).resolves.toEqualTypeOf<BitcoinXpub | null>()
  const block = { chainId: 'mainnet', blockNumber: 1, streamId: id }
  expectTypeOf(client.streams.sendSolanaStreamBlock(block)).resolves.toEqualTypeOf<null>()
})

test('what may not exist is null in the type too', () => {
  expectTypeOf(
    client.streams.getSolanaStreamBlock({ chainId: 'mainnet', blockNumber: 1 }),
  ).resolves.toEqualTypeOf<SolanaWebhook | null>()
  expectTypeOf(client.evm.getBlock({ blockNumberOrHash: 1n })).resolves.toEqualTypeOf<Block | null>()
  expectTypeOf(client.evm.getTransaction({ transactionHash: '0x' })).resolves.toEqualTypeOf<BlockTransaction | null>()
  expectTypeOf(client.evm.getNativeBalance({ address })).resolves.not.toBeNullable()
})

test('addresses, hashes and amounts are what viem takes', () => {
  expectTypeOf<NftOwner['tokenAddress']>().toExtend<Address>()
  expectTypeOf<BlockTransaction['value']>().toExtend<bigint | undefined>()
  expectTypeOf<Block['hash']>().toExtend<Hash>()
  expectTypeOf<NonNullable<evm.Log['data']>>().toExtend<Hex>()
})

test('the cursor of a page is what the next call takes, also where there is none', () => {
  const { cursor } = {} as Page<NftOwner>
  void client.evm.getWalletNFTs({ address, cursor })
  void client.aptosNode.getTransactions({ start: cursor })
  void paginate(caller, evm.getWalletNFTs, { address, cursor })
})

test('a wire answer has a name to declare it by', () => {
  expectTypeOf(client.evm.getNativeBalance({ address }).raw()).resolves.toEqualTypeOf<GetNativeBalanceWire>()
  expectTypeOf(client.evm.getWalletNFTs({ address }).raw()).resolves.toEqualTypeOf<GetWalletNFTsWire>()
})

test('hosts are named by API, and by network where it has several', () => {
  createClient({ baseUrl: { evm: 'http://a', aptosNode: { devnet: 'http://b' } } })
  // @ts-expect-error there is no such API
  createClient({ baseUrl: { evn: 'http://a' } })
  // @ts-expect-error it has one host
  createClient({ baseUrl: { evm: { mainnet: 'http://a' } } })
})

test('what may be absent may be undefined, and what takes nothing takes no key', () => {
  const maybe: { readonly chain: string | undefined } = { chain: undefined }
  expectTypeOf({ address, ...maybe }).toExtend<GetNativeBalanceInput>()
  expectTypeOf({}).toExtend<EndpointWeightsInput>()
  // @ts-expect-error there is no such input
  client.evm.endpointWeights({ address })
})

test('a paged call is a promise of a page and an iterable of items', () => {
  const call = client.evm.getWalletNFTs({ address })
  expectTypeOf(call).resolves.toEqualTypeOf<Page<NftOwner>>()
  expectTypeOf(call).resolves.toExtend<Page<Nft>>()
  expectTypeOf(call).toExtend<AsyncIterable<NftOwner>>()
  expectTypeOf(call.pages()).toEqualTypeOf<AsyncIterable<Page<NftOwner>>>()
  expectTypeOf<Page<NftOwner>['nextPage']>().returns.resolves.toEqualTypeOf<Page<NftOwner>>()
  expectTypeOf<Page<NftOwner>['result']>().toEqualTypeOf<NftOwner[]>()
  expectTypeOf<Page<NftOwner>['cursor']>().toEqualTypeOf<string | null>()
})

test('what the provider may leave out is optional', () => {
  expectTypeOf<HistoryBitcoinOutput['n']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<HistoryBitcoinOutput['value']>().toEqualTypeOf<bigint | undefined>()
})

test('a page over many chains says whether it is complete, and what is missing', async () => {
  const wallet = { walletAddressOrPublicKey: address }
  type Chains = ChainsPage<TokenBalance>
  expectTypeOf(client.universal.getTokenBalances(wallet)).resolves.toEqualTypeOf<Chains>()
  expectTypeOf(client.universal.getTokenBalances(wallet).pages()).toEqualTypeOf<AsyncIterable<Chains>>()
  expectTypeOf(caller.call(getTokenBalances, wallet)).resolves.toEqualTypeOf<Chains>()
  expectTypeOf(paginate(caller, getTokenBalances, wallet)).resolves.toEqualTypeOf<Chains>()
  expectTypeOf<Chains['complete']>().toEqualTypeOf<boolean>()
  expectTypeOf<Chains['missing']>().toEqualTypeOf<readonly MissingChain[]>()
  expectTypeOf<Chains['next']>().returns.resolves.toEqualTypeOf<Chains>()
  const answer = await client.many(client.universal.getTokenBalances, [wallet], { all: { max: 10 } })
  expectTypeOf(answer.results[0]?.data).toEqualTypeOf<TokenBalance[] | undefined>()
  expectTypeOf(answer.missing[0]?.error?.message).toEqualTypeOf<string | undefined>()
})

test('constants give the same types as methods', () => {
  const input: GetWalletNFTsInput = { address }
  expectTypeOf(caller.call(evm.getWalletNFTs, input)).toExtend<PagedCall<NftOwner, unknown>>()
  expectTypeOf(caller.call(evm.getWalletNFTs, input)).resolves.toEqualTypeOf<Page<NftOwner>>()
  expectTypeOf(paginate(caller, evm.getWalletNFTs, input)).resolves.toEqualTypeOf<Page<NftOwner>>()
  expectTypeOf(caller.call(evm.getBlock, { blockNumberOrHash: 1 })).resolves.toEqualTypeOf<Block | null>()
  expectTypeOf(client.call(evm.getNativeBalance, { address })).toExtend<Call<{ readonly balance: bigint }, unknown>>()
})

test('raw() is typed by the wire', () => {
  expectTypeOf(client.evm.getNativeBalance({ address }).raw())
    .resolves.toHaveProperty('balance')
    .toEqualTypeOf<string>()
  expectTypeOf(client.evm.getWalletNFTs({ address }).raw()).resolves.toHaveProperty('result')
  expectTypeOf<CallResult<number, string>['raw']>().toEqualTypeOf<string>()
})

test('inputs take what people have', () => {
  expectTypeOf(client.evm.getNativeBalance).toBeCallableWith({ address, chain: 'eth' })
  expectTypeOf(client.evm.getNativeBalance).toBeCallableWith({ address, chain: 1 })
  expectTypeOf(client.evm.getNativeBalance).toBeCallableWith({ address, chain: 1n, toBlock: 12n })
  expectTypeOf(client.evm.getNativeBalance).toBeCallableWith(
    { address, toBlock: '12' },
    { timeout: 5, decode: 'strict' },
  )
  expectTypeOf(client.evm.getDateToBlock).toBeCallableWith({ date: new Date() })
  expectTypeOf(client.evm.getDateToBlock).toBeCallableWith({ date: '2024-01-01' })
  expectTypeOf(client.evm.getDateToBlock).toBeCallableWith({ date: 1_700_000_000 })
  expectTypeOf(client.evm.web3ApiVersion).toBeCallableWith()
  expectTypeOf(client.aptos.getLatestCoins).toBeCallableWith({ network: 2 })
})

test('what cannot be meant does not compile', () => {
  // @ts-expect-error an input that is required
  client.evm.getNativeBalance({})
  // @ts-expect-error an input that there is not
  client.evm.getNativeBalance({ address, adress: address })
  // @ts-expect-error another kind of value
  client.evm.getNativeBalance({ address: 5 })
  // @ts-expect-error another kind of value
  client.evm.getWalletNFTs({ address, limit: 'many' })
  // @ts-expect-error not one of the values
  client.evm.getWalletNFTs({ address, format: 'octal' })
  // @ts-expect-error a network that there is not
  client.aptos.getLatestCoins({ network: 'moonnet' })
  // @ts-expect-error an operation that there is not
  client.evm.getWalletNfts({ address })
  // @ts-expect-error an option that there is not
  client.evm.getNativeBalance({ address }, { timeOut: 5 })
  // @ts-expect-error an option that there is not
  createClient({ apikey: 'k' })
  // @ts-expect-error a mode that there is not
  createClient({ apiKey: 'k', decode: 'sloppy' })
  // @ts-expect-error an input of another operation
  caller.call(evm.getBlock, { address })
  // @ts-expect-error an input of another operation
  caller.prepare(evm.getBlock, { address })
  // @ts-expect-error what is not paged has no pages
  client.evm.getNativeBalance({ address }).pages()
})

test('a mistake in the input of a constant is told where it stands', () => {
  caller.call(evm.getNativeBalance, {
    // @ts-expect-error an input that there is not
    adress: address,
  })
  paginate(caller, evm.getWalletNFTs, {
    address,
    // @ts-expect-error another kind of value
    limit: 'many',
  })
  caller.call(
    evm.getNativeBalance,
    { address },
    // @ts-expect-error an option that there is not
    { timeOut: 5 },
  )
})

test('a function over every operation promises no list where a page comes', () => {
  const read = <Input, Output>(operation: Operation<Input, Output>, input: Input): Promise<Output> =>
    caller.call(operation, input)
  expectTypeOf(read(evm.getBlock, { blockNumberOrHash: 1 })).resolves.toEqualTypeOf<Block | null>()
  // @ts-expect-error what comes is a page
  read(evm.getWalletNFTs, { address })
})

test('answers cannot be changed', () => {
  const change = (nft: NftOwner): void => {
    // @ts-expect-error fields are read-only
    nft.amount = 1n
  }
  expectTypeOf(change).toBeFunction()
})

test('values have the types of the dialect', () => {
  expectTypeOf<NftOwner>().toHaveProperty('tokenId').toExtend<bigint | undefined>()
  expectTypeOf<NftOwner['chain']>().toExtend<`0x${string}`>()
  expectTypeOf<(Erc20Transaction | Erc20TokenBalance)['chain']>().toEqualTypeOf<NftOwner['chain']>()
  expectTypeOf<NonNullable<Block['timestamp']>>().toEqualTypeOf<Date>()
  expectTypeOf<NonNullable<NftOwner['amount']>>().toEqualTypeOf<bigint>()
  expectTypeOf<NftOwner['metadata']>().toBeUnknown()
})

test('what a row can do without may be null', () => {
  expectTypeOf<NftOwner['blockNumberMinted']>().toEqualTypeOf<bigint | null | undefined>()
  expectTypeOf<Block['totalDifficulty']>().toEqualTypeOf<bigint | null | undefined>()
  expectTypeOf<BlockTransaction['gasPrice']>().toEqualTypeOf<bigint | null | undefined>()
  expectTypeOf<BlockTransaction['gasUsed']>().toEqualTypeOf<bigint | null>()
  expectTypeOf<Awaited<ReturnType<typeof client.evm.getTokenPrice>>['usdPrice']>().toEqualTypeOf<number | null>()
})

test('a label or a flag may be absent, and what identifies a row, who and how much may not', () => {
  expectTypeOf<Erc20Transaction['possibleSpam']>().toEqualTypeOf<boolean | null | undefined>()
  expectTypeOf<Erc20TokenBalance['name']>().toEqualTypeOf<string | null | undefined>()
  expectTypeOf<Erc20TokenBalance['balance']>().toEqualTypeOf<bigint>()
  expectTypeOf<Erc20Transaction['value']>().toEqualTypeOf<bigint>()
  expectTypeOf<Erc20Transaction['blockTimestamp']>().toEqualTypeOf<Date>()
  expectTypeOf<Erc20Transaction['fromAddress']>().toEqualTypeOf<Block['miner']>()
  expectTypeOf<NftOwner['tokenId']>().toEqualTypeOf<bigint>()
})

test('open sets offer their values and take any text', () => {
  type ContractType = NonNullable<NftOwner['contractType']>
  expectTypeOf<'ERC721'>().toExtend<ContractType>()
  expectTypeOf<ContractType>().toExtend<string>()
  expectTypeOf<string & {}>().toExtend<ContractType>()
})

test('a request that no document knows gives unknown', () => {
  expectTypeOf(client.request({ api: 'evm', method: 'GET', path: '/x' })).resolves.toBeUnknown()
})

test('a list can be read into an array, with a limit', () => {
  const call = client.evm.getWalletNFTs({ address })
  expectTypeOf(call.toArray({ max: 5 })).resolves.toEqualTypeOf<NftOwner[]>()
  expectTypeOf(call.take(5)).resolves.toEqualTypeOf<NftOwner[]>()
  expectTypeOf(paginate(caller, evm.getWalletNFTs, { address }).toArray).returns.resolves.toEqualTypeOf<NftOwner[]>()
  // @ts-expect-error the limit is required: a list may have millions of rows
  call.toArray()
  // @ts-expect-error it is called max
  call.toArray({ limit: 5 })
})

test('a page is data, not an iterable', () => {
  expectTypeOf<Page<Nft>>().not.toExtend<AsyncIterable<Nft>>()
  expectTypeOf<keyof Page<Nft>>().extract<'next' | symbol>().toBeNever()
})

test('the cursor of a page is an input, and null says that the list has ended', () => {
  expectTypeOf<Page<Nft>['cursor']>().toExtend<GetWalletNFTsInput['cursor']>()
  expectTypeOf<LedgerlineError['cursor']>().toExtend<GetWalletNFTsInput['cursor']>()
  expectTypeOf<null>().toExtend<GetTransactionsInput['start']>()
  expectTypeOf<null>().not.toExtend<GetWalletNFTsInput['limit']>()
})

test('a limiter of your own may give nothing, or a lease, and is told whose attempt it is', () => {
  createClient({ limiter: { async acquire(_cost, _signal) {} } })
  createClient({
    limiter: {
      async acquire(cost, signal, { operation, api }) {
        expectTypeOf([cost, signal, operation, api] as const).toEqualTypeOf<
          readonly [number, AbortSignal, string, string]
        >()
        return { release: ({ sent, units = cost }) => (sent ? units : 0), rateLimited: (ms) => ms }
      },
    },
  })
})
