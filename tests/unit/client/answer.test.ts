import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import * as zodEvm from '../../../generated/evm/zod.gen.js'
import { type CallOptions, createClient, type Issue } from '../../../src/index.js'
import { list } from '../../../src/operation/formats/lists.js'
import { count } from '../../../src/operation/formats/numbers.js'
import { address, key, plainOperation, runServer } from './harness.js'

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

  test.each([['{"message":"null"}'], ['not JSON'], ['']])(
    'a 404 of a nullable operation is null, with body %j',
    async (body) => {
      harness.server.answer({ status: 404, body })
      const { data, response, issues } = await harness.client().call(nullable, {}).withResponse()
      expect([data, response.status, issues]).toEqual([null, 404, []])
    },
  )

  test.each([
    ['before one that is not', '"last":1}', { last: 1 }],
    ['alone', '"last":null}', null],
  ])('3 million blank fields %s are read like a few of them', async (_what, end, output) => {
    const body = `{${'"a":"",'.repeat(3e6)}${end}`
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

  test('an empty 200 of a nullable operation is `The resource is not found`', async () => {
    harness.server.answer({ body: '' })
    await expect(harness.client().call(nullable, {})).rejects.toMatchObject({
      name: 'NotFoundError',
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^The resource is not found/),
    })
  })

  test('a 200 of a nullable operation that is not JSON is no missing resource', async () => {
    harness.server.answer({ body: '<html>down</html>' })
    const error = { name: 'DecodeError', message: 'The answer is not JSON: <html>down</html>' }
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
      message: `/: expected another kind of answer, got ${body}`,
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
      message: expect.stringMatching(/^The answer is not JSON: .{200}$/),
      expected: 'JSON',
    })
    expect(JSON.stringify(error).length).toBeLessThan(600)
  })

  test('a byte order mark before the JSON does no harm', async () => {
    harness.server.answer({ body: '\ufeff{"a":1}' })
    expect(await harness.client().call(plainOperation(), {})).toEqual({ a: 1 })
  })
})

describe('what an answer is given up for', () => {
  const block = { number: '1', timestamp: '2024-01-01T00:00:00Z', transactions: [] }

  test('is the required field, not what broke before or after it', async () => {
    const log = { log_index: '0', transaction_hash: `0x${'1'.repeat(64)}`, topic3: 'q' }
    harness.server.answer({ body: { ...block, transactions: [{ hash: 'no', logs: [log] }] } })
    const issues: Issue[] = []
    const client = harness.client({ hooks: { onIssue: (issue) => issues.push(issue) } })
    const error = await client.evm.getBlock({ blockNumberOrHash: 1 }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError', path: '/hash', expected: 'hash32', operation: 'getBlock' })
    expect(issues.map(({ path }) => path)).toContain('/hash')
    expect(issues.length).toBeGreaterThan(1)
  })

  test('is found inside of what is required', async () => {
    harness.server.answer({ body: { transfers: { total: 'x' } } })
    const call = harness.client({ hooks: { onIssue: () => {} } }).evm.getTokenStats({ address })
    await expect(call).rejects.toMatchObject({ name: 'DecodeError', path: '/transfers/total', expected: 'count' })
  })

  test('says what was expected, as in strict mode', async () => {
    harness.server.answer({ body: { balance: 'x' } })
    const call = harness.client({ hooks: { onIssue: () => {} } }).evm.getNativeBalance({ address })
    await expect(call).rejects.toMatchObject({ path: '/balance', expected: 'wei', raw: 'x' })
  })

  test('is the one entry that broke where the answer is a list that needs every one', async () => {
    const counts = plainOperation({ decode: (wire, decoding) => list(wire, decoding, count, 'count') })
    harness.server.answer({ body: [1, 'x', 3] })
    const seen: Issue[] = []
    const call = harness.client({ hooks: { onIssue: (issue) => void seen.push(issue) } }).call(counts, {})
    await expect(call).rejects.toMatchObject({ name: 'DecodeError', path: '/1', expected: 'count', raw: 'x' })
    expect(seen.map(({ path }) => path)).toEqual(['/1'])
  })

  test('costs no warning beside the error', async () => {
    const warn = vi.spyOn(console, 'warn')
    harness.server.answer({ body: { balance: 'x' } })
    await expect(harness.client().evm.getNativeBalance({ address })).rejects.toThrow('/balance')
    expect(warn).not.toHaveBeenCalled()
  })

  test('may be nested deeper than JSON can be written', async () => {
    harness.server.answer({ body: `{"balance":${'['.repeat(20_000)}${']'.repeat(20_000)}}` })
    const call = harness.client({ hooks: { onIssue: () => {} } }).evm.getNativeBalance({ address })
    const raw = '"nested too deeply"' // what is that deep can be neither searched for secrets nor printed
    await expect(call).rejects.toMatchObject({ name: 'DecodeError', path: '/balance', raw })
  })

  test('one row of that kind costs that row alone', async () => {
    const row = (owner: string): string => `{"owner_address":${owner},"balance":"5","is_contract":false}`
    const rows = [`${'['.repeat(9000)}${']'.repeat(9000)}`, `"${address}"`].map(row)
    harness.server.answer({ body: `{"result":[${rows}],"cursor":null}` })
    const page = await harness.client({ hooks: { onIssue: () => {} } }).evm.getTokenOwners({ tokenAddress: address })
    expect(page.result).toMatchObject([{ ownerAddress: address, balance: 5n }])
    expect(page.issues[0]?.path).toBe('/result/0/owner_address')
  })
})

describe('the key of a call', () => {
  const row = { token_address: `key ${key}`, token_id: '1', contract_type: 'ERC721', name: null, symbol: null }

  test.each([
    ['a field', { balance: `your key ${key}` }],
    ['an object', { balance: { [key]: { inside: key } } }],
    ['a page of a proxy', `<html>x-api-key: ${key}</html>`],
    ['something short', key],
  ])('is not shown by the error of a good status whose body repeats it in %s', async (_, body) => {
    harness.server.answer({ body })
    const call = harness.client().evm.getNativeBalance({ address })
    const error = await call.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError' })
    const shown = [inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), String(Object(error).stack)]
    expect(shown.join('\n')).not.toContain(key)
  })

  test('leaves the rest of a text that repeats it as it was', async () => {
    harness.server.answer({ body: { balance: `your "${key}"` } })
    const call = harness.client().evm.getNativeBalance({ address })
    await expect(call).rejects.toMatchObject({ raw: 'your "[redacted]"' })
  })

  test('is not shown by issues, hooks or warnings either; the answer itself stays as it came', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const seen: unknown[] = []
    for (const hooks of [{}, { onIssue: (issue: Issue) => seen.push(issue) }]) {
      harness.server.answer({ body: { result: [row], cursor: null } })
      const { raw, issues } = await harness.client({ hooks }).evm.getWalletNFTs({ address }).withResponse()
      seen.push(issues)
      expect(raw).toEqual({ result: [row], cursor: null })
    }
    expect(warn).toHaveBeenCalledOnce()
    expect(inspect([seen, warn.mock.calls], { depth: 9 })).not.toContain(key)
    expect(inspect(seen, { depth: 9 })).toContain('[redacted]')
  })

  test.each(['tolerant', 'strict'] as const)('is not shown in part where a long value is cut: %s', async (decode) => {
    const token = Array.from({ length: 60 }, (_, index) => `part${index}`).join('.') // as long as the keys of the service
    harness.server.answer({ body: { balance: `no balance for ${token}` } })
    const seen: unknown[] = []
    const hooks = { onIssue: (...told: unknown[]) => void seen.push(told) }
    const call = harness.client({ apiKey: token, decode, hooks }).evm.getNativeBalance({ address })
    const error = await call.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError', path: '/balance' })
    expect(inspect([error, seen], { depth: 9, showHidden: true })).not.toContain('part0')
  })

  test('is not shown in part where the names of a member are cut', async () => {
    const token = Array.from({ length: 60 }, (_, index) => `part${index}`).join('.')
    harness.server.answer({ body: [{ version: '1', type: 'unheard_of', [token]: 1 }] })
    const call = harness.client({ apiKey: token, decode: 'strict' }).node.getTransactions()
    const error = await call.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError', message: expect.stringMatching(/^Cannot resolve union from /) })
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('part0')
  })

  test.each([
    { 'X-Api-Key': 'a-key-in-a-header' },
    { authorization: 'Bearer a-key-in-a-header' },
    { authorization: ' Bearer a-key-in-a-header ' }, // fetch sends it without the blanks
    { authorization: 'Bearer  a-key-in-a-header' },
    { authorization: 'Api-Key a-key-in-a-header' },
  ])('is a secret too when it is given as a header: %o', async (headers) => {
    harness.server.answer({ status: 400, body: { message: 'no such key: a-key-in-a-header' } })
    const error = await harness
      .client({ apiKey: null, headers })
      .call(plainOperation(), {})
      .catch((reason: unknown) => reason)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('a-key-in-a-header')
  })

  test.each([
    ['an error status', { status: 400, body: { message: 'no' } }],
    ['no JSON', { body: 'no JSON' }],
  ])('is not shown by the name of a custom request whose path holds it: %s', async (_, answer) => {
    harness.server.answer(answer)
    const seen: unknown[] = []
    const see = (event: unknown) => void seen.push(event)
    const request = { api: 'evm', method: 'GET', path: '/of/a-key-in-a-header' } as const
    const error = await harness
      .client({ hooks: { onRequest: see, onResponse: see } })
      .request(request, { headers: { 'x-token': 'a-key-in-a-header' } })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ operation: 'GET /of/[redacted]' })
    expect(inspect([error, seen], { depth: 9, showHidden: true })).not.toContain('a-key-in-a-header')
  })

  test.each([
    ['digits', { t: 1700000000 }, '1700000000'],
    ['what ends in a backslash', { t: 'x secret\\' }, 'secret\\'],
    ['deep inside', 'deep', 'deep-secret'],
  ])('may be anything: %s', async (_, balance, secret) => {
    const deep = `${'['.repeat(20_000)}"${secret}"${']'.repeat(20_000)}`
    harness.server.answer({ body: `{"balance":${balance === 'deep' ? deep : JSON.stringify(balance)}}` })
    const error = await harness
      .client({ headers: { 'x-own-token': secret } })
      .evm.getNativeBalance({ address })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError', path: '/balance' })
    if (balance !== Object(balance)) expect(Object(error).raw).not.toContain(secret)
  })

  test('is waited for no longer than the call is wanted', async () => {
    const abort = new AbortController()
    const apiKey = () => new Promise<string>(() => {})
    const call = harness.client({ apiKey }).call(plainOperation(), {}, { signal: abort.signal })
    abort.abort('enough')
    await expect(call).rejects.toBe('enough')
  })

  test('that is missing says of which call', async () => {
    const error = harness.client({ apiKey: '' }).evm.getNativeBalance({ address })
    await expect(error).rejects.toMatchObject({ code: 'API_KEY_NOT_SET', operation: 'getNativeBalance' })
  })
})

describe('numbers that JSON.parse rounds', () => {
  const balance = async (wire: string): Promise<unknown> => {
    harness.server.answer({ body: `{"balance":${wire}}` })
    return (await harness.client({ decode: 'strict' }).evm.getNativeBalance({ address })).balance
  }

  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['{"reserves":[18446744073709551615,7],"at":1.5}', { reserves: ['18446744073709551615', 7], at: 1.5 }],
    ['7', 7],
    ['"7"', '7'],
    ['null', null],
  ])('what a contract returned as %s is %j: what JSON would round is text', async (wire, value) => {
    harness.server.answer({ body: wire })
    const { evm } = harness.client({ decode: 'strict' })
    expect(await evm.runContractFunction({ address, functionName: 'f', abi: [] })).toEqual(value)
  })

  test.each([
    ['"115792089237316195423570985008687907853269984665640564039457584007913129639935"', 2n ** 256n - 1n],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 2n ** 256n - 1n],
    ['12345678901234567890', 12345678901234567890n],
    ['9007199254740991', 2n ** 53n - 1n],
    ['9007199254740992', 2n ** 53n],
    ['9007199254740993', 2n ** 53n + 1n],
    ['1e25', 10n ** 25n],
    ['1.5e+21', 15n * 10n ** 20n],
    ['1E22', 10n ** 22n],
    ['"1e25"', 10n ** 25n],
    ['"0xff"', 255n],
    ['0', 0n],
  ])('%s comes out exact', async (wire, exact) => {
    expect(await balance(wire)).toBe(exact)
  })

  test.each(['-1', '1.5', '"-1"', '"1.5"', '"abc"', '" 1"', 'true', '[]', '"0x"', '"١"'])(
    '%s is no amount',
    async (wire) => {
      await expect(balance(wire)).rejects.toMatchObject({ name: 'DecodeError', path: '/balance', code: 'INVALID_DATA' })
    },
  )

  test('an exact number costs no other field of the answer', async () => {
    const row = { token_address: address, token_id: '1', owner_of: address, contract_type: 'ERC721' }
    const times = { last_token_uri_sync: null, last_metadata_sync: null, name: null, symbol: null, token_hash: 'h' }
    const blocks = { block_number: '1', block_number_minted: '1' }
    const metadata = '{"attributes":[{"trait_type":"t","value":1,"max_value":1e20}]}'
    const rest = JSON.stringify({ ...row, ...times, ...blocks }).slice(0, -1)
    harness.server.answer({
      body: `{"result":[${rest},"amount":12345678901234567890,"normalized_metadata":${metadata}}],"cursor":null}`,
    })
    const page = await harness.client({ decode: 'strict' }).evm.getWalletNFTs({ address })
    expect(page.result[0]?.amount).toBe(12345678901234567890n)
    expect(page.result[0]?.normalizedMetadata?.attributes?.[0]).toMatchObject({ maxValue: 1e20 })
  })

  test('the digits around an exact one stay as they were: text in text, numbers in numbers', async () => {
    const rest = {
      text: '12345678901234567890',
      quoted: 'a "12345678901234567890" b',
      small: 0.1234567890123456,
      list: [1, 2.5],
    }
    const body = `{"total":12345678901234567890,"result":[],"cursor":null,${JSON.stringify(rest).slice(1)}`
    harness.server.answer({ body })
    const { data, raw } = await harness
      .client()
      .call(
        plainOperation({
          decode: (wire, decoding) => {
            if (typeof Reflect.get(Object(wire), 'total') === 'number') decoding.inexact = true
            return wire
          },
        }),
        {},
      )
      .withResponse()
    expect(data).toMatchObject({ total: '12345678901234567890', ...rest })
    expect(raw).toMatchObject(rest)
  })
})

describe('strict and tolerant', () => {
  const body = { result: [{ token_address: 'cut short' }] }
  const call = (options?: CallOptions) =>
    harness.client({ hooks: { onIssue: () => {} } }).evm.getWalletNFTs({ address }, options)

  test('strict mode names operation, path, what was expected and what came', async () => {
    harness.server.answer({ body })
    await expect(call({ decode: 'strict' })).rejects.toMatchObject({
      name: 'DecodeError',
      code: 'INVALID_DATA',
      operation: 'getWalletNFTs',
      path: '/result/0/token_address',
      expected: 'evm-address',
      raw: 'cut short',
    })
  })

  test('tolerant mode leaves out what is broken, reports it and keeps the wire value', async () => {
    harness.server.answer({ body })
    const page = await call()
    expect(page.result).toEqual([])
    expect(page.issues).toContainEqual({
      path: '/result/0/token_address',
      code: 'invalid_value',
      message: 'expected evm-address, got "cut short"',
      raw: 'cut short',
    })
    expect(page.raw).toEqual(body)
  })

  test('where nothing around a violation can give way, tolerant mode throws as strict mode does', async () => {
    harness.server.answer({ body: { balance: 'abc' } })
    await expect(harness.client().evm.getNativeBalance({ address })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/balance',
      operation: 'getNativeBalance',
    })
  })

  test.each([
    ['a list', '[]'],
    ['text', '"x"'],
    ['a number', '7'],
    ['null', 'null'],
  ])('an answer that is %s instead of an object is a DecodeError at the root', async (_what, wire) => {
    harness.server.answer({ body: wire })
    await expect(harness.client().evm.getNativeBalance({ address })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '',
      operation: 'getNativeBalance',
    })
  })
})

describe('validate', () => {
  const validate = {
    getNativeBalance: z.object({ balance: z.string(), extra: z.object({ deep: z.array(z.number()) }) }),
  }
  const answer = { balance: '5', extra: { deep: [1, 'two'] } }

  test('a deviation from the schema is an issue, and the call goes on', async () => {
    const seen: Issue[] = []
    harness.server.answer({ body: answer })
    const client = harness.client({ validate, hooks: { onIssue: (issue) => seen.push(issue) } })
    const { data, issues } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(data.balance).toBe(5n)
    expect(issues).toMatchObject([{ path: '/extra/deep/1', raw: 'two' }])
    expect(seen).toEqual(issues)
  })

  test('its place is a JSON pointer, whatever the names on the way', async () => {
    harness.server.answer({ body: { balance: '5', 'a/b': { '~': 1 } } })
    const strange = { getNativeBalance: z.object({ 'a/b': z.object({ '~': z.string() }) }) }
    const client = harness.client({ validate: strange, hooks: { onIssue: () => {} } })
    const { issues } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(issues).toMatchObject([{ path: '/a~1b/~0', raw: 1 }])
  })

  test('in strict mode it is an error', async () => {
    harness.server.answer({ body: answer })
    const client = harness.client({ validate, decode: 'strict' })
    await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/extra/deep/1',
    })
  })

  test('the generated schemas fit, and find nothing in a good answer', async () => {
    harness.server.answer({ body: { balance: '5' } })
    const client = createClient({
      apiKey: null,
      baseUrl: harness.server.url,
      decode: 'strict',
      validate: { getNativeBalance: zodEvm.zGetNativeBalanceResponse },
    })
    expect((await client.evm.getNativeBalance({ address })).balance).toBe(5n)
  })

  test('schemas of other operations are not asked', async () => {
    harness.server.answer({ body: { balance: '5' } })
    const refuse = { safeParse: () => ({ success: false, error: { issues: [{ path: [], message: 'asked' }] } }) }
    const client = harness.client({ validate: { getBlock: refuse }, decode: 'strict' })
    expect((await client.evm.getNativeBalance({ address })).balance).toBe(5n)
  })
})
