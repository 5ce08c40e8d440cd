import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createCaller } from '../../../src/client/caller.js'
import { getNativeBalance } from '../../../src/evm.js'
import { LedgerlineProvider, operationQuery, useMany } from '../../../src/react.js'
import { wallet } from './wire.js'

type Inputs = readonly { readonly address: string; readonly chain?: string }[]

/** The answer of queries that aren't read again by themselves. */
const useAnswer = (inputs: Inputs) => useMany(getNativeBalance, inputs, { retryOnMount: false }).answer

let sent = 0
let status = 200
const caller = createCaller({
  apiKey: 'k',
  retries: 0,
  fetch: async () => {
    sent += 1
    return Response.json({ balance: '7' }, { status })
  },
})
afterEach(() => vi.restoreAllMocks())

/** Renders once, over queries that have ended with a status. */
async function answerTo(inputs: Inputs, ended: number): Promise<ReturnType<typeof useAnswer>> {
  const queryClient = new QueryClient()
  status = ended
  for (const input of inputs) await queryClient.prefetchQuery(operationQuery(caller, getNativeBalance, input))
  let answer: ReturnType<typeof useAnswer>
  function Sum() {
    answer = useAnswer(inputs)
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <LedgerlineProvider client={caller}>
        <Sum />
      </LedgerlineProvider>
    </QueryClientProvider>,
  )
  return answer
}

const twice = [{ address: wallet }, { address: wallet, chain: 'eth' }]

test('an input that is passed twice is one query and counts twice', async () => {
  const warn = vi.spyOn(console, 'warn')
  const answer = await answerTo(twice, 200)
  expect(answer?.sum(({ balance }) => balance)).toEqual({ complete: true, total: 14n })
  expect(answer?.results.map(({ input }) => input)).toEqual(twice)
  expect(warn).not.toHaveBeenCalled()
})

test('retry reads what is missing once; with a signal that has aborted, not at all', async () => {
  const answer = await answerTo(twice, 500)
  expect(answer?.missing).toMatchObject([{ input: twice[0] }, { input: twice[1] }])
  const before = sent
  status = 200
  expect(await answer?.retry({ signal: AbortSignal.abort() })).toMatchObject({ complete: false })
  expect(sent).toBe(before)
  expect(await answer?.retry()).toMatchObject({ complete: true, results: [{ input: twice[0] }, { input: twice[1] }] })
  expect(sent).toBe(before + 1)
})
