import { InfiniteQueryObserver } from '@tanstack/react-query'
import { pagesQuery } from 'ledgerline/react'
import { afterAll, expect, test, vi } from 'vitest'
import type { Draft } from '../../../../playground/app/catalogue/details.js'
import type { LoadedOperation } from '../../../../playground/app/catalogue/load.js'
import type { Connection } from '../../../../playground/app/run/connection/connection.js'
import { explain } from '../../../../playground/app/run/explain.js'
import { noFault } from '../../../../playground/app/run/faults.js'
import { formatOutcome } from '../../../../playground/app/run/outcomeLine.js'
import { startRun } from '../../../../playground/app/run/run.js'
import { createRunLog, type RunRecord } from '../../../../playground/app/run/runLog.js'
import {
  getMultipleTokenPrices,
  getNativeBalance,
  getTransaction,
  getWalletNFTs,
  getWalletProfitability,
} from '../../../../src/evm.js'
import { ApiError, type Operation } from '../../../../src/index.js'
import { addEvmStreamAddress } from '../../../../src/streams.js'
import { type Answer, startAnswerServer } from '../../../support/answerServer.js'

// where the page looks for its mock server
vi.hoisted(() => {
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterAll(() => void vi.unstubAllGlobals())

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const balance = { operation: getNativeBalance, input: { address } }
const transaction = { operation: getTransaction, input: { transactionHash: `0x${'ab'.repeat(32)}` } }
const addition = { operation: addEvmStreamAddress, input: { id: 'f3c9ebfd-2b30-f05c-7071-0a2ebd22e0b2', address } }

test.concurrent.each<
  [what: string, call: typeof balance | typeof transaction | typeof addition, answers: Answer[], told: string]
>([
  ['retries', balance, [{ status: 500 }], 'After 3 attempts it gave up with `ServerError`. The waits are random'],
  ['retries of a 408', balance, [{ status: 408 }], 'After 3 attempts it gave up with `ApiError`. The waits are random'],
  ['a retry that helped', balance, [{ status: 503 }, { body: { balance: '1' } }], 'The last attempt succeeded'],
  [
    'no retry of a 400',
    balance,
    [{ status: 400 }],
    'It didn’t retry, because a retry would get the same 400. It threw `ApiError`',
  ],
  [
    'no retry of a 501',
    balance,
    [{ status: 501 }],
    'It didn’t retry, because a retry would get the same 501. It threw `ServerError`',
  ],
  ['no second addition after a 408', addition, [{ status: 408 }], 'repeating this call could do harm'],
  ['no second addition after a 501', addition, [{ status: 501 }], 'because a retry would get the same 501'],
  ['no second addition', addition, [{ status: 500 }], 'It didn’t retry, because repeating this call could do harm'],
  [
    'no second addition after a rate limit',
    addition,
    [{ status: 429 }, { status: 500 }],
    'It didn’t retry again, because repeating this call could do harm',
  ],
  ['nothing found', transaction, [{ status: 404 }], '`404` means that nothing was found'],
  [
    'a broken field',
    balance,
    [{ body: { balance: 'x' } }],
    'the part that is broken can’t be left out. `DecodeError` names the path',
  ],
  [
    'a wait that is too long',
    balance,
    [{ status: 503, headers: { 'retry-after': '60' } }],
    'It didn’t retry. The service asks for a longer wait than the client makes on its own',
  ],
  [
    'a rate limit with too long a wait',
    balance,
    [{ status: 429, headers: { 'retry-after': '60' } }],
    'After one attempt it gave up with `RateLimitError`. The service asks for a longer wait',
  ],
  [
    'waits that the service asked for',
    balance,
    [{ status: 503, headers: { 'retry-after': '1' } }],
    'After 3 attempts it gave up with `ServerError`. Waits follow the service’s `Retry-After`',
  ],
  [
    'a rate limit that says no wait',
    balance,
    [{ status: 429 }],
    'After 3 attempts it gave up with `RateLimitError`. The waits are random',
  ],
  [
    'a refusal after a retry',
    balance,
    [{ status: 500 }, { status: 400 }],
    'It didn’t retry again, because a retry would get the same 400. It threw `ApiError`',
  ],
  [
    'a refusal to call at all',
    { operation: getNativeBalance, input: { address: 'nobody' } },
    [{}],
    'Nothing was sent: the client rejected the call before it opened a connection',
  ],
  [
    'no JSON',
    balance,
    [{ body: '<html>' }],
    'couldn’t be read as the type that was expected, so the client threw `DecodeError`',
  ],
])('tells of %s', async (_what, { operation, input }, answers, told) => {
  expect(await toldOf(operation, input, answers)).toContain(told)
})

test.each<[string, Operation, unknown, string]>([
  ['a record', getNativeBalance, { balance: 1n }, 'above the result'],
  ['a record with a list', getWalletProfitability, { result: [{}] }, 'above the result'],
  ['rows', getMultipleTokenPrices, [{}], 'next to its row'],
  ['a page', getWalletNFTs, { result: [{}] }, 'next to its row'],
])('says where the issues of %s are shown', (_what, operation, data, place) => {
  expect(explainAnswer(operation, { answers: [{ data, response: { status: 200 } }], issues: [issue] })).toContain(place)
})

test.each([
  ['is under way', { pending: 1 }],
  ['failed', { failed: true }],
])('says nothing beside the issues of the retries of a page that %s', (_how, state) => {
  const events = [
    { kind: 'request', attempt: 1 },
    { kind: 'response', attempt: 1, status: 429 },
    { kind: 'retry', attempt: 1, delay: 6000, code: 'RATE_LIMITED' },
  ]
  const answers = [{ data: { result: [{}] }, response: { status: 200 } }]
  expect(explainAnswer(getWalletNFTs, { events, answers, issues: [issue] })).toContain('waited 6000 ms')
  expect(explainAnswer(getWalletNFTs, { events, answers, issues: [issue], ...state })).not.toContain('waited')
})

test('says of each wait whether the service asked for it', async () => {
  const soon = { 'retry-after': '1' }
  const told = (...headers: readonly object[]) =>
    toldOf(
      getNativeBalance,
      { address },
      headers.map((each) => ({ status: 503, headers: { ...each } })),
    )
  const [none, first, last, all] = await Promise.all([
    told({}),
    told(soon, {}, {}),
    told({}, {}, soon),
    told(soon, soon, {}),
  ])
  expect(none).toContain('The waits are random')
  expect(first).toContain('where it sent one. The others are random')
  expect(last).toContain(
    'The waits are random, and each may be twice as long as the one before. `retryAfterMs` says when',
  )
  expect(all).toContain('Waits follow the service’s `Retry-After`')
  expect(all).not.toContain('random')
})

test('more retries are no way out where the wait is too long', async () => {
  const told = await toldOf(getNativeBalance, { address }, [{ status: 429, headers: { 'retry-after': '60' } }])
  expect(told).toContain('make fewer calls at once, raise `maxDelay`, or pass')
  expect(told).not.toContain('more `retries`')
})

test('what a browser hides of a redirect is called a redirect', () => {
  const error = new ApiError('Redirect', { status: 0 })
  expect(explainAnswer(getNativeBalance, { events: [{ kind: 'request', attempt: 1 }] }, error)).toBe(
    'The service redirected the call. The client doesn’t follow redirects, so it threw `ApiError`.',
  )
})

test.each([
  ['a page whose key is gone', ''],
  ['a cursor that repeats', 'key'],
])('%s is not explained by the answer to the page before it', async (_what, later) => {
  const { run, told, close } = await start(getWalletNFTs, { address }, [{ body: { cursor: 'a', result: [] } }])
  const pages = new InfiniteQueryObserver(run.queryClient, {
    ...pagesQuery(run.caller, getWalletNFTs, { address }),
    enabled: false,
  })
  key = later
  await pages.fetchNextPage()
  await pages.fetchNextPage()
  expect(told()).toBe('Nothing was sent: the client rejected the call before it opened a connection.')
  await close()
  expect(formatOutcome(run, run.log.read())).toBe('Failed · 0 rows')
})

const issue = { path: '/balance', message: 'is no number' }

/** What is said of a diary with these entries, as the page would write them. */
function explainAnswer(operation: Operation, entries: object, error?: Error): string {
  const record = { ...createRunLog().read(), ...entries } as RunRecord
  const loaded = { operation, entry: { nullable: false } } as LoadedOperation
  return explain(loaded, record, error).join(' ')
}

/** What is said of a run to which the service gave these answers, the last of them again and again. */
async function toldOf(operation: Operation, input: Draft, answers: readonly Answer[]): Promise<string> {
  const { told, close } = await start(operation, input, answers)
  await close()
  return told()
}

/** Starts such a run, and waits for the end of its first call. */
async function start(operation: Operation, input: Draft, answers: readonly Answer[]) {
  const server = await startAnswerServer()
  let asked = 0
  server.answer(() => answers[asked++] ?? answers.at(-1) ?? {})
  key = 'key'
  const connection = { mode: 'live', liveUrl: server.url, readKey: () => key, keyless: false } as Connection
  const loaded = { operation, entry: { nullable: operation.nullable } } as LoadedOperation // nobody reads its form
  const run = startRun({ loaded, input, draft: input, fault: noFault }, connection)
  await vi.waitUntil(() => run.queryClient.isFetching() === 0, { timeout: 20_000 })
  const [query] = run.queryClient.getQueryCache().getAll()
  const told = () => explain(loaded, run.log.read(), query?.state.error ?? undefined).join(' ')
  return { run, told, close: server.close }
}

let key = 'key'
