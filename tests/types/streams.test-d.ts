import { expectTypeOf, test } from 'vitest'
import { createCaller, createClient } from '../../src/index.js'
import {
  type AddressSource,
  type EnsureStreamOptions,
  ensureStream,
  failedDeliveries,
  type HistoryModel,
  type ReplayResult,
  replayFailed,
  type StreamPlan,
} from '../../src/streams.js'

const client = createClient()
const deposits = { family: 'evm', tag: 'deposits', webhookUrl: 'https://example.com', chainIds: ['eth'] } as const

test('ensureStream gives an id, which a dry run may lack', () => {
  expectTypeOf(ensureStream(client, deposits)).resolves.toEqualTypeOf<{
    readonly id: string
    readonly plan: StreamPlan
  }>()
  expectTypeOf(ensureStream(createCaller(), { ...deposits, dryRun: true })).resolves.toHaveProperty('id')
  expectTypeOf(ensureStream(client, { ...deposits, dryRun: true })).resolves.not.toEqualTypeOf<{
    readonly id: string
    readonly plan: StreamPlan
  }>()
})

test('addresses come from anything that can be iterated over, or from a function that gives it', () => {
  expectTypeOf<EnsureStreamOptions['addresses']>().toEqualTypeOf<AddressSource | undefined>()
  void ensureStream(client, { ...deposits, addresses: async () => ['0x'] })
  void ensureStream(client, {
    ...deposits,
    async *addresses() {
      yield '0x'
    },
  })
  void ensureStream(client, { ...deposits, addresses: new Set(['0x']) })
})

test('a stream takes the options of its family only', () => {
  void ensureStream(client, { family: 'bitcoin', tag: 'a', includeInputs: true })
  void ensureStream(client, { family: 'solana', tag: 'a', programIds: [] })
  // @ts-expect-error of Bitcoin
  void ensureStream(client, { family: 'evm', tag: 'a', includeInputs: true })
  // @ts-expect-error of EVM chains
  void ensureStream(client, { family: 'solana', tag: 'a', chainIds: ['eth'] })
  // @ts-expect-error a stream is not paused by it
  void ensureStream(client, { ...deposits, status: 'paused' })
})

test('failed deliveries are iterated over, and replayed', () => {
  const range = { streamId: 'a', since: new Date() }
  expectTypeOf(failedDeliveries(client, range)).toEqualTypeOf<AsyncIterable<HistoryModel>>()
  expectTypeOf(replayFailed(client, range)).resolves.toEqualTypeOf<ReplayResult>()
})
