import { dehydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { maskedBase, secretsOfBase } from '../../../src/client/baseSecrets.js'
import { getBlock, getNativeBalance } from '../../../src/evm.js'
import { createRawClient } from '../../../src/raw.js'
import { operationQuery } from '../../../src/react.js'
import { seenOf } from '../../faults/harness.js'
import { address, plainOperation, runServer } from './harness.js'

const harness = runServer()
const token = 'AbCd1234efgh5678IJKL'
const baseUrl = (): string => `${harness.server.url}/v2/${token}`
const client = (options: object = {}) => harness.client({ apiKey: null, baseUrl: baseUrl(), ...options })

describe('a token in the path of baseUrl', () => {
  test('is part of the URL that is requested', async () => {
    harness.server.answer({ body: { balance: '1' } })
    await client().evm.getNativeBalance({ address })
    expect(harness.server.arrivals[0]?.path).toMatch(`/v2/${token}/evm/${address}/balance`)
  })

  test.each([
    ['an answer', { body: { balance: '1' }, headers: { 'x-echo': token } }],
    ['an error that repeats it', { status: 400, body: { message: `no such path: /v2/${token}` } }],
    ['a page', { status: 404, body: `<p>${token}</p>` }],
    ['an answer that is no JSON', { body: `of ${token}` }],
    ['a field that it is in', { body: { balance: token } }],
  ])('is in no hook, error, issue or response info after %s', async (_, answer) => {
    const seen: unknown[] = []
    const watch = (...event: unknown[]): void => void seen.push(event)
    const hooks = { onRequest: watch, onResponse: watch, onRetry: watch, onIssue: watch }
    harness.server.answer(answer)
    const call = client({ hooks }).evm.getNativeBalance({ address }).withResponse()
    const result = await call.then(
      ({ response, issues }) => [response.url, issues],
      (error: unknown) => error,
    )
    expect(seen.length).toBeGreaterThan(0)
    const text = [result, ...seen].map(seenOf).join('\n')
    expect(text).not.toContain(token)
    expect(text).toContain('/v2/[redacted]/evm/')
  })

  test('is in no error of a server that cannot be reached', async () => {
    const failing = () => Promise.reject(new Error(`connect to ${baseUrl()} failed`))
    const error: unknown = await client({ fetch: failing })
      .evm.getNativeBalance({ address })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ConnectionError' })
    expect(seenOf(error)).not.toContain(token)
  })

  test('is masked in what prepare shows, so that two accounts still differ', () => {
    const { url } = client().prepare(getNativeBalance, { address })
    expect(url).toMatch(/\/v2\/\[redacted\]-[\da-f]{8}\/evm\/0x/)
    const other = client({ baseUrl: baseUrl().replace('A', 'B') }).prepare(getNativeBalance, { address })
    expect(other.url).not.toBe(url)
  })

  test('is in no dehydrated state, and neither is the host', async () => {
    harness.server.answer({ body: { balance: '1' } })
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
    await queryClient.prefetchQuery(operationQuery(client(), getNativeBalance, { address }))
    const state = JSON.stringify(dehydrate(queryClient), (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    expect(state).toContain(`/${address}/balance`)
    expect(state).not.toContain(token)
    expect(state).not.toContain('/v2/')
    expect(state).not.toContain(new URL(harness.server.url).host)
  })

  test('makes a key of a query of its own, as another host does', () => {
    const keyAt = (url: string): string =>
      JSON.stringify(operationQuery(client({ baseUrl: url }), getNativeBalance, { address }).queryKey)
    const urls = [baseUrl(), baseUrl().replace('A', 'B'), `http://other.example/v2/${token}`, harness.server.url]
    expect(new Set(urls.map(keyAt)).size).toBe(urls.length)
    expect(keyAt(baseUrl())).toBe(keyAt(baseUrl()))
  })

  test('is hidden for each API and network that has one of its own', async () => {
    const node = { testnet: baseUrl(), mainnet: harness.server.url }
    harness.server.answer({ status: 400, body: { message: token } })
    const call = client({ baseUrl: { aptosNode: node } }).aptosNode.estimateGasPrice({ network: 'testnet' })
    await expect(call).rejects.toMatchObject({ body: { message: '[redacted]' } })
  })

  test('is hidden by the raw client', async () => {
    harness.server.answer({ status: 400, body: { message: token } })
    const urls: string[] = []
    const hooks = { onRequest: ({ url }: { url: string }) => void urls.push(url) }
    const raw = createRawClient('evm', { apiKey: null, baseUrl: baseUrl(), retries: 0, hooks })
    const { error } = await raw.GET('/{address}/balance', { params: { path: { address } } })
    expect([error, urls.join()]).toEqual([{ message: '[redacted]' }, expect.stringContaining('/v2/[redacted]/evm/')])
  })

  test('is hidden by the raw client also where one call has a baseUrl of its own', async () => {
    harness.server.answer({ status: 400, body: { message: `no such path: /v2/${token}` } })
    const urls: string[] = []
    const hooks = { onRequest: ({ url }: { url: string }) => void urls.push(url) }
    const raw = createRawClient('evm', { apiKey: null, baseUrl: harness.server.url, retries: 0, hooks })
    const params = { path: { address } }
    const { error } = await raw.GET('/{address}/balance', { params, baseUrl: `${baseUrl()}/evm` })
    expect(harness.server.arrivals[0]?.path).toContain(token)
    expect(JSON.stringify([error, urls])).not.toContain(token)
    expect(error).toEqual({ message: 'no such path: /v2/[redacted]' })
  })

  test('hides nothing in the path of the operation', async () => {
    harness.server.answer({ body: null })
    const hash = `0x${'ab12'.repeat(16)}`
    const { response } = await client().evm.getBlock({ blockNumberOrHash: hash }).withResponse()
    expect(response.url).toContain(`/v2/[redacted]/evm/block/${hash}`)
    expect(client().prepare(getBlock, { blockNumberOrHash: hash }).url).toContain(hash)
    harness.server.answer({ body: {} })
    const path = `/of/${address}/x`
    const custom = await client().call(plainOperation({ path }), {}).withResponse()
    expect(custom.response.url).toContain(path)
  })
})

describe('what is taken for a token', () => {
  test.each([
    ['letters and digits', 'abcdefghij0123456789'],
    ['hex', '0123456789abcdef0123456789abcdef'],
    ['an UUID', '1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
    ['base64 for URLs', 'x_Ab-cD_eF-gH_iJ-kL_'],
    ['letters in both cases', 'AbCdEfGhIjKlMnOpQrSt'],
    ['words in upper case', 'NODEREAL-SECRET-TOKEN'],
    ['what is percent-encoded', 'abc%2Fdefghijk01234567'],
  ])('%s', (_, segment) => {
    const base = `https://host.example/v1/${segment}/evm`
    expect(secretsOfBase(base)).toContain(segment)
    expect(maskedBase(base)).toMatch(/^https:\/\/host\.example\/v1\/\[redacted\]-[\da-f]{8}\/evm$/)
  })

  test.each([
    ['a short segment', 'https://host.example/v1/abcdefghi0123456789/evm'],
    ['words', 'https://host.example/blockchain-data-for-our-own-pages'],
    ['digits', 'https://host.example/01234567890123456789'],
    ['the host', 'https://a1b2c3d4e5f6a7b8c9d0e1f2.example/v1'],
    ['no path', 'https://host.example'],
    ['the hosts of the documents', 'https://deep-index.moralis.io/api/v2.2'],
  ])('not %s', (_, base) => {
    expect(secretsOfBase(base)).toEqual([])
    expect(maskedBase(base)).toBe(base)
  })

  test('it is found decoded too', () => {
    expect(secretsOfBase('https://h.example/abc%2Bdefghijk0123456')).toEqual([
      'abc%2Bdefghijk0123456',
      'abc+defghijk0123456',
    ])
    expect(secretsOfBase('https://h.example/abc%defghijk01234567')).toEqual(['abc%defghijk01234567'])
  })
})
