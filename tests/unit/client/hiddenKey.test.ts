import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import type { Issue } from '../../../src/index.js'
import { address, key, plainOperation, runServer } from './harness.js'

const harness = runServer()

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
    expect(warn).toHaveBeenCalled()
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
    const call = harness.client({ apiKey: token, decode: 'strict' }).aptosNode.getTransactions()
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
