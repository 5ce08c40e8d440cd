import { expectTypeOf, test } from 'vitest'
import type { GetNativeBalanceInput } from '../../src/evm.js'
import { createClient } from '../../src/index.js'
import { createMockFetch, type MockFaults, type MockFetch } from '../../src/mock.js'
import type { SolanaNetwork } from '../../src/values.js'

test('a mock is a fetch that every client takes, and can be reset', () => {
  const mock = createMockFetch({ apis: ['evm'], delay: 5, faults: { getBlock: 'timeout' } })
  expectTypeOf(mock).toEqualTypeOf<MockFetch>()
  expectTypeOf(mock).toExtend<typeof fetch>()
  expectTypeOf(mock.reset).returns.toEqualTypeOf<void>()
  createClient({ apiKey: 'test', fetch: mock })
})

test('faults are one for all, or named by operation', () => {
  expectTypeOf<'429x2'>().toExtend<MockFaults>()
  expectTypeOf<{ readonly getBlock: 'timeout' }>().toExtend<MockFaults>()
  // @ts-expect-error a number is no name of a fault
  createMockFetch({ faults: 429 })
  // @ts-expect-error there is no such operation
  createMockFetch({ faults: { getBlok: '429' } })
})

test('a fault by input has the inputs of the operation, of several where several APIs have it', () => {
  createMockFetch({
    faults: {
      'evm.getNativeBalance': (input) => {
        expectTypeOf(input).toEqualTypeOf<GetNativeBalanceInput>()
        return undefined
      },
      getTokenPrice: (input) => {
        expectTypeOf(input.network).toEqualTypeOf<SolanaNetwork | undefined>()
        return input.chain === '0x89' ? '500' : undefined
      },
      // @ts-expect-error a fault has a name
      getBlock: () => 500,
    },
  })
})

test('an answer has the inputs of its operation, and is what the service would send', () => {
  createMockFetch({
    answers: {
      'evm.getNativeBalance': (input) => {
        expectTypeOf(input).toEqualTypeOf<GetNativeBalanceInput>()
        return { balance: '1' }
      },
      getBlock: async ({ blockNumberOrHash }) => (blockNumberOrHash === 1n ? null : undefined),
      getTransaction: () => new Response('{}'),
      'solana.getTokenPrice': (input) => void expectTypeOf(input.network).toEqualTypeOf<SolanaNetwork | undefined>(),
    },
  })
  // @ts-expect-error the balance is text
  createMockFetch({ answers: { getNativeBalance: () => ({ balance: 1 }) } })
  // @ts-expect-error two APIs have it
  createMockFetch({ answers: { getTokenPrice: () => undefined } })
  // @ts-expect-error there is no such operation
  createMockFetch({ answers: { getBlok: () => undefined } })
})
