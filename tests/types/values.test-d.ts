import { expectTypeOf, test } from 'vitest'
import type {
  ApiErrorCode,
  CallOptions,
  ChainInput,
  ClientHooks,
  ClientOptions,
  LedgerlineError,
  LedgerlineErrorCode,
  Page,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  RetryPolicy,
} from '../../src/index.js'
import { isLedgerlineError, RateLimitError } from '../../src/index.js'
import * as values from '../../src/values.js'

test('values say what they give', () => {
  expectTypeOf(values.parseEvmNative('1', 'ether')).toEqualTypeOf<bigint>()
  expectTypeOf(values.formatEvmNative(1n)).toEqualTypeOf<string>()
  expectTypeOf(values.parseEvmAddress('0x')).toEqualTypeOf<values.EvmAddress>()
  expectTypeOf(values.parseChain(1n)).toEqualTypeOf<values.EvmChainId>()
  expectTypeOf(values.hexToBytes('0x')).toExtend<Uint8Array>()
  expectTypeOf(values.toJson({})).toEqualTypeOf<string>()
  expectTypeOf(values.getChain('0x1')).toEqualTypeOf<values.EvmChain | undefined>()
  expectTypeOf(values.getChains()).toEqualTypeOf<readonly values.EvmChain[]>()
  expectTypeOf(values.evmUnits.gwei).toExtend<number>()
})

test('units that there are not do not compile', () => {
  // @ts-expect-error a unit of another chain
  values.parseEvmNative('1', 'octas')
  // @ts-expect-error a unit of another chain
  values.parseAptosNative('1', 'gwei')
  // @ts-expect-error an object is no amount
  values.parseUnits({}, 18)
})

test('the codes of errors are known, so that one which is misspelt does not compile', () => {
  const read = (error: LedgerlineError): boolean => {
    // @ts-expect-error there is no such code
    if (error.code === 'RATE_LIMTED') return false
    return error.code === 'RATE_LIMITED'
  }
  expectTypeOf(read).toBeFunction()
  expectTypeOf<LedgerlineErrorCode>().toEqualTypeOf<LedgerlineError['code']>()
  expectTypeOf<ApiErrorCode>().toExtend<LedgerlineErrorCode>()
})

test('a chain is completed by name, and may be any other', () => {
  expectTypeOf<
    'eth' | 'polygon' | 'base sepolia' | 'op' | 'bnb' | 'avax' | 'arb' | 'pol' | 'xdai'
  >().toExtend<values.EvmChainName>()
  expectTypeOf<string | number | bigint>().toExtend<ChainInput>()
  expectTypeOf<ChainInput>().toExtend<string | number | bigint>()
  expectTypeOf<Extract<ChainInput, values.EvmChainName>>().not.toBeNever()
})

test('what hooks are given has a name to declare it by', () => {
  expectTypeOf<ClientHooks['onRequest']>().toEqualTypeOf<((event: RequestEvent) => unknown) | undefined>()
  expectTypeOf<ClientHooks['onResponse']>().toEqualTypeOf<((event: ResponseEvent) => unknown) | undefined>()
  expectTypeOf<ClientHooks['onRetry']>().toEqualTypeOf<((event: RetryEvent) => unknown) | undefined>()
})

test('an option that is not always given may be undefined, also inside another', () => {
  type All<Shape> = { readonly [Field in keyof Shape]-?: undefined }
  expectTypeOf<All<ClientOptions>>().toExtend<ClientOptions>()
  expectTypeOf<All<ClientHooks>>().toExtend<NonNullable<ClientOptions['hooks']>>()
  expectTypeOf<All<RetryPolicy>>().toExtend<NonNullable<ClientOptions['retries']>>()
  expectTypeOf<All<CallOptions>>().toExtend<CallOptions>()
})

test('errors narrow by class and by code', () => {
  const read = (error: unknown): unknown => {
    if (error instanceof RateLimitError) return expectTypeOf(error.retryAfterMs).toEqualTypeOf<number | undefined>()
    if (isLedgerlineError(error)) expectTypeOf(error).toEqualTypeOf<LedgerlineError>()
    return undefined
  }
  expectTypeOf(read).toBeFunction()
  expectTypeOf<RateLimitError['code']>().toEqualTypeOf<'RATE_LIMITED'>()
})

test('a plain copy has text for bigints and dates, and no methods', () => {
  type Row = { readonly amount: bigint; readonly at?: Date | null | undefined; readonly tags: readonly bigint[] }
  type PlainRow = { readonly amount: string; readonly at?: string | null | undefined; readonly tags: string[] }
  expectTypeOf(values.toPlain<Row>).returns.toEqualTypeOf<PlainRow>()
  expectTypeOf(values.toPlain<Page<Row>>)
    .returns.toHaveProperty('result')
    .toEqualTypeOf<PlainRow[]>()
  expectTypeOf(values.toPlain<Page<Row>>).returns.not.toHaveProperty('next')
  expectTypeOf(values.toPlain<unknown>).returns.toEqualTypeOf<unknown>()
  expectTypeOf<values.Plain<bigint | null>>().toEqualTypeOf<string | null>()
})
