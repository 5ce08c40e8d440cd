import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionError } from '../../src/errors/connection.js'
import { globalFetch } from '../../src/transport/globalFetch.js'
import { createRedactor } from '../../src/transport/redact.js'
import {
  answer,
  damagedGzip,
  fakeGzip,
  overPacked,
  refusingUrl,
  resetAmidBody,
  resetBeforeHeaders,
  truncated,
  truncatedChunks,
} from '../support/faultServer.js'
import { serveFaults, type TrialOptions, tryAt } from './harness.js'

const run = serveFaults()

test('a refused connection is a ConnectionError that says so, after every retry', async () => {
  const { error, delays } = await tryAt(await refusingUrl())
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', operation: 'getBlock', attempts: 3 })
  expect(String(error)).toMatch(/^ConnectionError: getBlock got no complete answer: connect ECONNREFUSED/)
  expect(delays).toHaveLength(2)
})

test('a refused connection has the reason and its code as its cause', async () => {
  const { error } = await tryAt(await refusingUrl())
  expect(error).toMatchObject({ cause: { message: expect.stringContaining('ECONNREFUSED'), code: 'ECONNREFUSED' } })
})

describe.each([
  ['a reset before the headers', resetBeforeHeaders],
  ['a reset amid the body', resetAmidBody],
  ['a body shorter than its content-length', truncated],
  ['a chunked body without its last chunk', truncatedChunks],
  ['a damaged gzip body', damagedGzip],
  ['a body that only claims to be gzip', fakeGzip],
  ['a body that claims to be packed two hundred times', overPacked],
])('%s', (_, behaviour) => {
  test('is a ConnectionError', async () => {
    const { error } = await run.try([behaviour])
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ attempts: 3, cause: expect.any(Error) })
  })

  test('is overcome by a retry', async () => {
    const { answer: got } = await run.try([behaviour, answer(200, { ok: true })])
    expect(got).toMatchObject({ text: '{"ok":true}', response: { status: 200, attempts: 2 } })
  })

  test('is not retried for a request that must not be repeated', async () => {
    const { error, delays } = await run.try([behaviour], { request: { idempotent: false, method: 'POST', body: '{}' } })
    expect(error).toMatchObject({ code: 'CONNECTION_FAILED', attempts: 1 })
    expect(delays).toEqual([])
  })
})

test('a refused connection is retried even for a request that must not be repeated, for nothing was sent', async () => {
  const { error } = await tryAt(await refusingUrl(), { request: { idempotent: false, method: 'POST', body: '{}' } })
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', attempts: 3 })
})

test('a key with a line break in it is a ConfigurationError, is not retried and is not shown', async () => {
  const headers = { 'x-api-key': 'first-half\nsecond-half' }
  const { error, delays } = await run.try([answer(200)], {
    request: { headers, redact: createRedactor(['first-half\nsecond-half']) },
  })
  expect(error).toMatchObject({ code: 'INVALID_CONFIGURATION', operation: 'getBlock' })
  expect(String(error)).toMatch(/^ConfigurationError: getBlock cannot be sent: \S.*\n {2}→ Check apiKey, headers$/)
  expect(String(error)).not.toContain('half')
  expect(delays).toEqual([])
})

test('an address that is no URL is a ConfigurationError', async () => {
  const { error } = await run.try([answer(200)], { request: { url: 'http://' } })
  expect(error).toMatchObject({ code: 'INVALID_CONFIGURATION' })
})

describe('behind a proxy that Node ignores', () => {
  const none = { HTTPS_PROXY: '', https_proxy: '', HTTP_PROXY: '', http_proxy: '' }
  const hintsAt = async (url: string, env: Readonly<Record<string, string>>, given: TrialOptions = {}) => {
    for (const [name, value] of Object.entries({ ...none, no_proxy: '', NO_PROXY: '', ...env })) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { error } = await tryAt(url, { fetch: globalFetch, ...given })
    expect(error).toBeInstanceOf(ConnectionError)
    return Object(error).hints.join('; ')
  }

  test.each(Object.keys(none))('%s gets a hint that says what to do', async (name) => {
    const url = (await refusingUrl()).replace('http', /^https?/i.exec(name)?.[0].toLowerCase() ?? '')
    const hint = await hintsAt(url, { [name]: 'http://proxy.test:3128' })
    expect(hint).toContain(`Node ignores ${name}: set NODE_USE_ENV_PROXY=1 on Node 22.21, 24 or newer, or use undici 7`)
  })

  test.each([
    ['a URL of NO_PROXY', { HTTP_PROXY: 'http://proxy.test', NO_PROXY: 'a.test, 127.0.0.1' }],
    ['a URL of http beside HTTPS_PROXY', { HTTPS_PROXY: 'http://proxy.test' }],
  ])('%s gets none', async (_, env) => {
    expect(await hintsAt(await refusingUrl(), env)).toBe('')
  })

  test('a fetch of your own gets none', async () => {
    const own: typeof fetch = (url, init) => fetch(url, init)
    expect(await hintsAt(await refusingUrl(), { HTTP_PROXY: 'http://proxy.test' }, { fetch: own })).toBe('')
  })
})
