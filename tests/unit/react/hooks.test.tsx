import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createCaller } from '../../../src/client/caller.js'
import { getNativeBalance, getWalletNFTs } from '../../../src/evm.js'
import {
  LedgerlineProvider,
  operationQuery,
  pagesQuery,
  useLedgerline,
  useOperation,
  usePages,
} from '../../../src/react.js'
import { type AnswerServer, startAnswerServer } from '../../support/answerServer.js'
import { nfts, wallet } from './wire.js'

let server: AnswerServer
let caller: Caller

beforeAll(async () => {
  server = await startAnswerServer()
  caller = createCaller({ apiKey: 'k', baseUrl: server.url })
})
afterAll(() => server.close())

/** Renders on the server, without React's comments between texts. */
function render(children: ReactNode, queryClient = new QueryClient()): string {
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <LedgerlineProvider client={caller}>{children}</LedgerlineProvider>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')
}

function Balance({ plus = 0n }: { plus?: bigint }): ReactElement {
  const { data, status } = useOperation(
    getNativeBalance,
    { address: wallet },
    { select: ({ balance }) => balance + plus },
  )
  return <b>{data === undefined ? status : String(data)}</b>
}

function SuspendedBalance(): ReactElement {
  const { data } = useSuspenseQuery(operationQuery(useLedgerline(), getNativeBalance, { address: wallet }))
  return <b>{String(data.balance)}</b>
}

function Ids(): ReactElement {
  const { data, hasNextPage } = usePages(
    getWalletNFTs,
    { address: wallet },
    { select: ({ pages }) => pages.flatMap((page) => page.result.map((nft) => String(nft.tokenId))) },
  )
  return (
    <b>
      {data?.join()} {hasNextPage ? 'more' : 'all'}
    </b>
  )
}

test('without a provider the error says how to wrap the app', () => {
  expect(() => renderToString(<SuspendedBalance />)).toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      code: 'INVALID_CONFIGURATION',
      message: expect.stringContaining('<LedgerlineProvider client='),
    }),
  )
})

test.each([
  ['another client', new QueryClient()],
  ['a function that makes one', createCaller],
  ['nothing', undefined],
])('a provider of %s is told so', (_what, client) => {
  expect(() => renderToString(<LedgerlineProvider client={client as never} />)).toThrow(
    expect.objectContaining({ code: 'INVALID_CONFIGURATION', message: expect.stringContaining('got no client') }),
  )
})

test('rendering on the server sends nothing', () => {
  server.answer({ body: { balance: '1' } })
  expect(render(<Balance />)).toBe('<b>pending</b>')
  expect(server.arrivals).toEqual([])
})

test('what was prefetched is rendered: one call, selected or under suspense', async () => {
  server.answer({ body: { balance: '41' } })
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(operationQuery(caller, getNativeBalance, { address: wallet, chain: 'eth' }))
  expect(render(<Balance plus={1n} />, queryClient)).toBe('<b>42</b>')
  expect(render(<SuspendedBalance />, queryClient)).toBe('<b>41</b>')
  expect(server.arrivals.length).toBe(1)
})

test('pages that were prefetched are rendered', async () => {
  server.answer({ body: nfts(['7', '8'], 'a') })
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(pagesQuery(caller, getWalletNFTs, { address: wallet }))
  expect(render(<Ids />, queryClient)).toBe('<b>7,8 more</b>')
})

test.each<[string, unknown]>([
  ['a bigint where none belongs', { address: 5n }],
  ['nothing', undefined],
  ['a value that is no address', { address: 'vitalik' }],
])('rendering does not throw for %s', (_, input) => {
  function Wrong(): ReactElement {
    const { status } = useOperation(getNativeBalance, input as { address: string }) // what JavaScript users pass
    return <b>{status}</b>
  }
  expect(render(<Wrong />)).toBe('<b>pending</b>')
})

test('the client alone retries, also where plain JavaScript passes a number of retries', () => {
  const options: object = { retry: 3 }
  function Eager(): ReactElement {
    useOperation(getNativeBalance, { address: wallet }, options)
    usePages(getWalletNFTs, { address: wallet }, options)
    return <b />
  }
  const queryClient = new QueryClient()
  render(<Eager />, queryClient)
  const queries = queryClient.getQueryCache().getAll()
  expect(queries.map((query) => query.options.retry)).toEqual([false, false])
})
