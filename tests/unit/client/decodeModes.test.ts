import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import * as zodEvm from '../../../generated/evm/zod.gen.js'
import { type CallOptions, createClient, type Issue } from '../../../src/index.js'
import { list } from '../../../src/operation/decode/lists.js'
import { count } from '../../../src/operation/decode/numbers.js'
import { address, plainOperation, runServer } from './harness.js'

const harness = runServer()

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
      message: 'expected evm-address, got "cut short"; its row cannot be read',
      raw: 'cut short',
      row: body.result[0],
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
