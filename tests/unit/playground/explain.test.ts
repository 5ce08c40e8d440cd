import { expect, test, vi } from 'vitest'
import type { Draft } from '../../../playground/app/src/catalogue/details.js'
import type { LoadedOperation } from '../../../playground/app/src/catalogue/load.js'
import type { Connection } from '../../../playground/app/src/connection/connection.js'
import { explain } from '../../../playground/app/src/run/explain.js'
import { noFault } from '../../../playground/app/src/run/faults.js'
import { startRun } from '../../../playground/app/src/run/run.js'
import type { RunRecord } from '../../../playground/app/src/run/runLog.js'
import { getNativeBalance, getTransaction } from '../../../src/evm.js'
import { ConfigurationError, type Operation, PaginationError } from '../../../src/index.js'
import { addEvmStreamAddress } from '../../../src/streams.js'
import { type Answer, startAnswerServer } from '../../support/answerServer.js'

vi.hoisted(() => vi.stubGlobal('location', { search: '' })) // which the page looks at to find its mock server

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
    'It did not retry, because a 400 would stay the same. It threw `ApiError`',
  ],
  [
    'no retry of a 501',
    balance,
    [{ status: 501 }],
    'It did not retry, because a 501 would stay the same. It threw `ServerError`',
  ],
  ['no second addition', addition, [{ status: 500 }], 'It did not retry, because repeating this call could do harm'],
  [
    'no second addition after a rate limit',
    addition,
    [{ status: 429 }, { status: 500 }],
    'It did not retry again, because repeating this call could do harm',
  ],
  ['nothing found', transaction, [{ status: 404 }], '`404` means that nothing was found'],
  [
    'a broken field',
    balance,
    [{ body: { balance: 'x' } }],
    'its broken part cannot be left out. `DecodeError` names the path',
  ],
  [
    'a wait that is too long',
    balance,
    [{ status: 503, headers: { 'retry-after': '60' } }],
    'It did not retry. The service asks for a longer wait than the client makes by itself',
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
    'It did not retry again, because a 400 would stay the same. It threw `ApiError`',
  ],
  [
    'a refusal to call at all',
    { operation: getNativeBalance, input: { address: 'nobody' } },
    [{}],
    'Nothing was sent: the call was rejected before a connection was opened',
  ],
  ['no JSON', balance, [{ body: '<html>' }], 'cannot be read as what was expected, so it threw `DecodeError`'],
])('tells of %s', async (_what, { operation, input }, answers, told) => {
  expect(await toldOf(operation, input, answers)).toContain(told)
})

test.each([
  ['a record', { balance: 1n }, 'above the result'],
  ['rows', [{}], 'next to its row'],
  ['a page', { result: [{}] }, 'next to its row'],
])('says where the issues of %s are shown', (_what, data, place) => {
  const issue = { path: '/balance', message: 'is no number' }
  expect(explainAnswer({ answers: [{ data, response: { status: 200 } }], issues: [issue] })).toContain(place)
})

test('a page that is rejected is not explained by the answer to the page before it', () => {
  const events = [
    { kind: 'request', attempt: 1 },
    { kind: 'response', attempt: 1, status: 200 },
  ]
  const error = new ConfigurationError('The API key is not set')
  expect(explainAnswer({ events }, error)).toBe(
    'Nothing was sent: the call was rejected before a connection was opened.',
  )
})

test('a cursor that repeats is not said to be a status', () => {
  const events = [
    { kind: 'request', attempt: 1 },
    { kind: 'response', attempt: 1, status: 200 },
  ]
  const error = new PaginationError('The cursor repeats', { code: 'CURSOR_REPEATED' })
  expect(explainAnswer({ events }, error)).toContain('The service answered with 200, but the client cannot go on')
})

/** What is said of a diary with these entries, as the page would write them. */
function explainAnswer(entries: object, error?: Error): string {
  const record = { events: [], answers: [], issues: [], ...entries } as unknown as RunRecord
  const loaded = { operation: getNativeBalance, entry: { nullable: false } } as LoadedOperation
  return explain(loaded, record, error).join(' ')
}

/** What is said of a run to which the service gave these answers, the last of them again and again. */
async function toldOf(operation: Operation, input: Draft, answers: readonly Answer[]): Promise<string> {
  const server = await startAnswerServer()
  let asked = 0
  server.answer(() => answers[asked++] ?? answers.at(-1) ?? {})
  const connection = { mode: 'live', liveUrl: server.url, readKey: () => 'key', keyless: false } as Connection
  const loaded = { operation, entry: { nullable: operation.nullable } } as LoadedOperation // nobody reads its form
  const run = startRun({ loaded, input, draft: input, fault: noFault }, connection)
  await new Promise<void>((resolve) => run.log.subscribe(() => run.log.read().pending || resolve()))
  await server.close()
  const [query] = run.queryClient.getQueryCache().getAll()
  return explain(loaded, run.log.read(), query?.state.error ?? undefined).join(' ')
}
