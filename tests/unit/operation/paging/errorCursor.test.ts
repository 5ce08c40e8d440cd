import { expect, test } from 'vitest'
import { createCaller, InputError, LedgerlineError, type PagedCall, ServerError } from '../../../../src/index.js'
import { address, collect, key, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()
const caller = () => createCaller({ apiKey: key, baseUrl: harness.server.url, retries: 0 })

type Answer = { readonly status?: number; readonly body: object }
const failure: Answer = { status: 500, body: { message: 'down' } }

/** Serves pages by cursor; what is not there fails. */
function serve(pages: Readonly<Record<string, Answer>>): void {
  harness.server.answer(({ query }) => pages[query.get('cursor') ?? ''] ?? failure)
}

const list = (cursor?: string): PagedCall<unknown> => caller().call(pagedOperation(), { ...(cursor && { cursor }) })

async function errorOf(run: Promise<unknown>): Promise<LedgerlineError> {
  const error: unknown = await run.then(
    () => undefined,
    (reason) => reason,
  )
  return error instanceof LedgerlineError ? error : expect.fail('no error of ours')
}

const ways: Readonly<Record<string, (call: PagedCall<unknown>) => Promise<unknown>>> = {
  'a loop': (call) => collect(call),
  'pages()': (call) => collect(call.pages()),
  'toArray()': (call) => call.toArray({ max: 100 }),
  'nextPage()': async (call) => (await call).nextPage(),
}

test.each(Object.entries(ways))('%s that fails on a later page says which: a job goes on there', async (_, walk) => {
  serve({ '': { body: { result: [1], cursor: 'a' } } })
  const error = await errorOf(walk(list()))
  expect(error).toBeInstanceOf(ServerError)
  expect(error.cursor).toBe('a')
  expect(error.toJSON()).toMatchObject({ code: 'SERVER_ERROR', cursor: 'a' })
  serve({ a: { body: { result: [2], cursor: null } } })
  expect(await collect(list(error.cursor ?? undefined))).toEqual([2])
})

test.each(Object.entries(ways))('%s that fails on its first page names none', async (_, walk) => {
  serve({})
  const error = await errorOf(walk(list()))
  expect(error.cursor).toBeUndefined()
  expect(error.toJSON()).not.toHaveProperty('cursor')
})

test('the first page of a list that goes on at a cursor is the one at that cursor', async () => {
  serve({})
  expect((await errorOf(collect(list('b')))).cursor).toBe('b')
  expect((await errorOf(list('b'))).cursor).toBe('b')
})

test.each([
  ['an answer that is not a page', { body: {} }, 'INVALID_DATA'],
  ['an answer that is not there', { status: 404, body: {} }, 'NOT_FOUND'],
  ['a page that leads to itself', { body: { result: [], cursor: 'a' } }, 'CURSOR_REPEATED'],
])('%s is an error that says which page it was', async (_what, answer, code) => {
  serve({ '': { body: { result: [1], cursor: 'a' } }, a: answer })
  expect(await errorOf(collect(list()))).toMatchObject({ code, cursor: 'a' })
})

test('a cursor that cannot be sent is one that failed, as is the start of a list', async () => {
  const bad = harness.client().evm.getWalletNFTs({ address: '0x12', cursor: 'b' })
  expect(await errorOf(bad)).toMatchObject({ name: 'InputError', cursor: 'b' })
  serve({})
  expect(await errorOf(collect(harness.client().aptosNode.getTransactions({ start: 700n })))).toMatchObject({
    cursor: '700',
  })
})

test('a cursor that counts rows is said as page.cursor says it', async () => {
  harness.server.answer(({ query }) =>
    query.has('offset') ? failure : { body: { result: [{}], cursor: null, page: 0, page_size: 1, total: 2 } },
  )
  const call = harness
    .client({ hooks: { onIssue: () => undefined } })
    .evm.getContractEvents({ address, topic: `0x${'ab'.repeat(32)}`, abi: {} })
  const error = await errorOf(collect(call))
  expect(error.cursor).toBe('1')
  expect((await call).cursor).toBe('1')
})

test('behind the last page it is null, with which a list has ended', async () => {
  serve({ '': { body: { result: [1], cursor: null } } })
  expect((await errorOf((await list()).nextPage())).cursor).toBeNull()
})

test('the error of a call without pages has no cursor', async () => {
  harness.server.answer(() => failure)
  expect(await errorOf(harness.client().evm.getNativeBalance({ address }))).not.toHaveProperty('cursor')
})

test('an error that a limiter rejects with again and again names the page of the last time', async () => {
  const refusal = new InputError('enough')
  let allowed = 1
  const limiter = { acquire: () => (allowed-- > 0 ? Promise.resolve() : Promise.reject(refusal)) }
  serve({ '': { body: { result: [1], cursor: 'a' } } })
  const limited = createCaller({ apiKey: null, baseUrl: harness.server.url, limiter })
  expect((await errorOf(collect(limited.call(pagedOperation(), {})))).cursor).toBe('a')
  expect((await errorOf(collect(limited.call(pagedOperation(), {})))).cursor).toBeUndefined()
})

test('the reason of an abort is left as it is, also when it is an error of ours', async () => {
  const reason = new InputError('enough')
  const controller = new AbortController()
  harness.server.answer(({ query }) => {
    if (query.has('cursor')) controller.abort(reason)
    return { body: { result: [1], cursor: 'a' } }
  })
  const call = caller().call(pagedOperation(), {}, { signal: controller.signal })
  await expect(collect(call)).rejects.toBe(reason)
  expect(reason).not.toHaveProperty('cursor')
})

test('a key that a service sends back as a cursor is not in the error', async () => {
  serve({ '': { body: { result: [1], cursor: `a${key}` } } })
  const later = await errorOf(collect(list()))
  expect(later).toMatchObject({ code: 'SERVER_ERROR', cursor: 'a[redacted]' })
  serve({ '': { body: { result: [1], cursor: key } }, [key]: { body: { result: [2], cursor: key } } })
  const repeated = await errorOf(collect(list()))
  expect(repeated).toMatchObject({ code: 'CURSOR_REPEATED', cursor: '[redacted]' })
})
