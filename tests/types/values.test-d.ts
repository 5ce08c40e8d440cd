import { expectTypeOf, test } from 'vitest'
import type { LedgerlineError } from '../../src/index.js'
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

test('errors narrow by class and by code', () => {
  const read = (error: unknown): unknown => {
    if (error instanceof RateLimitError) return expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
    if (isLedgerlineError(error)) expectTypeOf(error).toEqualTypeOf<LedgerlineError>()
    return undefined
  }
  expectTypeOf(read).toBeFunction()
  expectTypeOf<RateLimitError['code']>().toEqualTypeOf<'RATE_LIMITED'>()
})
