import { describe, expect, test } from 'vitest'
import { expectLogs } from '../../support/expectLogs.js'
import { address, key, plainOperation, runServer } from './harness.js'

expectLogs('warn') // of the first issue

const harness = runServer()
const nullable = plainOperation({ nullable: true })

describe('bodies', () => {
  test.each([['{}'], ['null'], [' {} '], ['{"name":null}'], ['{ "name": "", "logo": null }']])(
    '%j of a nullable operation is null',
    async (body) => {
      harness.server.answer({ body })
      expect(await harness.client().call(nullable, {})).toBe(null)
    },
  )

  test.each([['{"message":"null"}'], ['null'], ['{}']])(
    'a 404 of a nullable operation is null, with body %j',
    async (body) => {
      harness.server.answer({ status: 404, body })
      const { data, response, issues } = await harness.client().call(nullable, {}).withResponse()
      expect([data, response.status, issues]).toEqual([null, 404, []])
    },
  )

  const foreign = ['<h1>404</h1>', '\n<!doctype html><title>404</title>', '404 page not found']

  test.each(foreign)(
    'a 404 of a nullable operation is null too, with an issue, for %j: another server',
    async (body) => {
      harness.server.answer({ status: 404, body })
      const { data, raw, issues } = await harness.client().call(nullable, {}).withResponse()
      const message = expect.stringMatching(/^The response is not JSON: .*404/)
      expect([data, raw, issues]).toEqual([
        null,
        null,
        [{ path: '', code: 'invalid_value', message, raw: expect.any(String) }],
      ])
    },
  )

  test.each(foreign)('in strict mode such a 404 is a DecodeError: %j', async (body) => {
    harness.server.answer({ status: 404, body })
    const call = harness.client({ decode: 'strict' }).call(nullable, {})
    await expect(call).rejects.toMatchObject({ name: 'DecodeError', expected: 'JSON' })
  })

  test.each(['', '\n'])(
    'an empty 404 of a nullable operation is null with an issue: a wrong baseUrl, %j',
    async (body) => {
      harness.server.answer({ status: 404, body })
      const { data, raw, issues } = await harness.client().call(nullable, {}).withResponse()
      const message = 'Expected response, but API has returned empty response'
      expect([data, raw]).toEqual([null, null])
      expect(issues).toEqual([{ path: '', code: 'missing_value', message, raw: body && ' ' }])
    },
  )

  test('in strict mode an empty 404 is a DecodeError', async () => {
    harness.server.answer({ status: 404, body: '' })
    const call = harness.client({ decode: 'strict' }).call(nullable, {})
    await expect(call).rejects.toMatchObject({ name: 'DecodeError', expected: 'JSON' })
  })

  const write = plainOperation({ method: 'POST', emptyIsNull: true })

  test.each([
    [200, ''],
    [201, ' \n'],
    [204, ''],
  ])('a write that succeeded without a body is null, in strict mode too: status %i, %j', async (status, body) => {
    harness.server.answer({ status, body })
    const { data, raw, issues } = await harness.client({ decode: 'strict' }).call(write, {}).withResponse()
    expect([data, raw, issues]).toEqual([null, null, []])
  })

  test('a write that succeeded with a body gives it', async () => {
    harness.server.answer({ body: { id: '1' } })
    expect(await harness.client().call(write, {})).toEqual({ id: '1' })
  })

  test('a write that succeeded with something else than JSON is a DecodeError', async () => {
    harness.server.answer({ body: '<h1>Welcome</h1>' })
    await expect(harness.client().call(write, {})).rejects.toMatchObject({ name: 'DecodeError' })
  })

  test('a write that failed without a body is an error', async () => {
    harness.server.answer({ status: 404, body: '' })
    await expect(harness.client().call(write, {})).rejects.toMatchObject({ name: 'NotFoundError' })
  })

  test.each([
    ['before one that is not', '"last":1}', { last: 1 }],
    ['alone', '"last":null}', null],
  ])('a million blank fields %s are read like a few of them', async (_what, end, output) => {
    const body = `{${'"a":"",'.repeat(1e6)}${end}`
    const data: unknown = await harness.client({ fetch: async () => new Response(body) }).call(nullable, {})
    expect(data && { ...data, a: undefined }).toEqual(output && { ...output, a: undefined })
  })

  test('a 404 that the document calls a result is one', async () => {
    harness.server.answer({ status: 404, body: { status: 'not found' } })
    const { data, response } = await harness.client().evm.reSyncMetadata({ address, tokenId: 1 }).withResponse()
    expect([data, response.status]).toEqual([{ status: 'not found' }, 404])
  })

  test.each([
    ['another', { message: 'No such NFT' }],
    ['a page of a proxy', '<h1>404</h1>'],
    ['a page with JSON in it', '<script>{"status":"404"}</script>'],
    ['its status as a number', { status: 404, error: 'Not Found' }],
    ['nothing', ''],
  ])('a 404 of that operation whose body is %s is a NotFoundError', async (_what, body) => {
    harness.server.answer({ status: 404, body })
    const call = harness.client().evm.reSyncMetadata({ address, tokenId: 1 })
    await expect(call).rejects.toMatchObject({ name: 'NotFoundError', status: 404, operation: 'reSyncMetadata' })
  })

  test('a 404 of another operation is a NotFoundError', async () => {
    harness.server.answer({ status: 404, body: { message: 'Stream not found' } })
    await expect(harness.client().call(plainOperation(), {})).rejects.toMatchObject({
      name: 'NotFoundError',
      status: 404,
    })
  })

  test.each(['', '{}', 'null'])(
    'a 404 that gives no reason, %j, says where it came from, without secrets',
    async (body) => {
      harness.server.answer({ status: 404, body })
      const operation = plainOperation({ path: `/${key}/plain` })
      await expect(harness.client().call(operation, {})).rejects.toMatchObject({
        message: expect.stringMatching(/^The resource is not found\n/),
        hints: [expect.stringContaining(`by ${new URL(harness.server.url).host}/evm/[redacted]/plain`)],
      })
    },
  )

  test('an empty 200 of a nullable operation is `The resource is not found`', async () => {
    harness.server.answer({ body: '' })
    await expect(harness.client().call(nullable, {})).rejects.toMatchObject({
      name: 'NotFoundError',
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^The resource is not found\n/),
      hints: [`${new URL(harness.server.url).host}/evm/plain returned status 200 with an empty body`],
    })
  })

  test('a 200 of a nullable operation that is not JSON is no missing resource', async () => {
    harness.server.answer({ body: '<html>down</html>' })
    const error = { name: 'DecodeError', message: 'The response is not JSON: <html>down</html>' }
    await expect(harness.client().call(nullable, {})).rejects.toMatchObject(error)
  })

  test('an empty 200 of another operation is an empty response', async () => {
    harness.server.answer({ body: '' })
    await expect(harness.client().call(plainOperation(), {})).rejects.toMatchObject({
      name: 'DecodeError',
      message: 'Expected response, but API has returned empty response',
    })
  })

  test.each([
    ['a list for an object', 'getNativeBalance', '[{"message":"Usage limit reached"}]'],
    ['an object for a list', 'getTopERC20TokensByMarketCap', '{"message":"Usage limit reached"}'],
    ['text', 'getNativeBalance', '"Usage limit reached"'],
  ] as const)('an answer of another kind, such as %s, is shown in the message', async (_, id, body) => {
    harness.server.answer({ body })
    const { evm } = harness.client()
    const call = id === 'getNativeBalance' ? evm.getNativeBalance({ address }) : evm[id]()
    await expect(call).rejects.toMatchObject({
      name: 'DecodeError',
      message: `/: expected another kind of response, got ${body}`,
    })
  })

  test.each([
    ['false', false],
    ['0', 0],
    ['""', ''],
    ['[]', []],
    ['{}', {}],
  ])('%s is an answer like any other', async (body, value) => {
    harness.server.answer({ body })
    expect(await harness.client().call(plainOperation(), {})).toEqual(value)
  })

  test.each([200, 201, 202, 206])('status %i is a success', async (status) => {
    harness.server.answer({ status, body: { ok: true } })
    expect(await harness.client().call(plainOperation(), {})).toEqual({ ok: true })
  })

  test('a body that is not JSON is a DecodeError that shows no more than 200 characters', async () => {
    harness.server.answer({ body: `<html>${'x'.repeat(5000)}` })
    const error = await harness
      .client()
      .call(plainOperation(), {})
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      name: 'DecodeError',
      message: expect.stringMatching(/^The response is not JSON: .{200}$/),
      expected: 'JSON',
    })
    expect(JSON.stringify(error).length).toBeLessThan(600)
  })

  test('a byte order mark before the JSON does no harm', async () => {
    harness.server.answer({ body: '\ufeff{"a":1}' })
    expect(await harness.client().call(plainOperation(), {})).toEqual({ a: 1 })
  })
})

test.each([
  ['too large', (): unknown => 'x'.repeat(2 ** 30)],
  [
    'nested too deeply',
    function deeper(): unknown {
      return [deeper()]
    },
  ],
])('an answer that is %s for the engine is a DecodeError that says so', async (reason, decode) => {
  harness.server.answer({ body: '{}' })
  await expect(harness.client().call(plainOperation({ decode }), {})).rejects.toMatchObject({
    name: 'DecodeError',
    message: expect.stringMatching(new RegExp(`^The response is ${reason}`)),
  })
})

test('a flat list of millions of numbers is read, and so is one of which a number is beyond 2^53', async () => {
  const request = { api: 'evm', method: 'GET', path: '/list' } as const
  for (const last of ['1', '12345678901234567890']) {
    harness.server.answer({ body: `[${'1,'.repeat(2e6)}${last}]` })
    const list = await harness.client().request(request)
    expect(Array.isArray(list) && String(list.at(-1))).toBe(last)
  }
}, 60_000)
