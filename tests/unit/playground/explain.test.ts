import { expect, test, vi } from 'vitest'
import type { Draft } from '../../../playground/app/src/catalogue/details.js'
import type { LoadedOperation } from '../../../playground/app/src/catalogue/load.js'
import type { Connection } from '../../../playground/app/src/connection/connection.js'
import { explain } from '../../../playground/app/src/run/explain.js'
import { noFault } from '../../../playground/app/src/run/faults.js'
import { startRun } from '../../../playground/app/src/run/run.js'
import { getNativeBalance, getTransaction } from '../../../src/evm.js'
import type { Operation } from '../../../src/index.js'
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
  ['nothing found', transaction, [{ status: 404 }], '`404` means that nothing was found'],
  [
    'a broken field',
    balance,
    [{ body: { balance: 'x' } }],
    'its broken part cannot be left out. `DecodeError` names the path',
  ],
  ['no JSON', balance, [{ body: '<html>' }], 'cannot be read as what was expected, so it threw `DecodeError`'],
])('tells of %s', async (_what, { operation, input }, answers, told) => {
  expect(await toldOf(operation, input, answers)).toContain(told)
})

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
