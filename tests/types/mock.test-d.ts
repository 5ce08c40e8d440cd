import { expectTypeOf, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { createMockFetch, type MockFaults, type MockFetch } from '../../src/mock.js'

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
})

test('what is mined is a delivery, a block or so many empty ones', () => {
  const { mine } = createMockFetch().chain
  mine({ body: '{}' })
  mine({ number: 1n, timestamp: new Date(), transactions: [], chain: 'polygon' })
  mine({ blocks: 3, chain: 137 })
  // @ts-expect-error empty blocks have no transactions
  mine({ blocks: 3, transactions: [] })
  // @ts-expect-error a delivery says its chain
  mine({ body: '{}', chain: 'polygon' })
  // @ts-expect-error a delivery says how many
  mine({ body: '{}', blocks: 1 })
})
