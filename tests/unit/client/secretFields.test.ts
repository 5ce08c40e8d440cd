import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { createRawClient } from '../../../src/raw.js'
import { operationQuery } from '../../../src/react.js'
import { getSettings, setSettings } from '../../../src/streams.js'
import { seenOf } from '../../faults/harness.js'
import { expectLogs } from '../../support/expectLogs.js'
import { key, runServer } from './harness.js'

expectLogs('warn') // of the first issue

const harness = runServer()
const secret = 'webhook-"secret"/of the streams'

/** Everything that logs, errors and hooks could show of a call. */
async function shownOf(answer: object, call: (client: ReturnType<typeof harness.client>) => Promise<unknown>) {
  const seen: unknown[] = []
  const warn = vi.spyOn(console, 'warn').mockImplementation((...said) => void seen.push(said))
  const watch = (...event: unknown[]): void => void seen.push(event)
  const hooks = { onRequest: watch, onResponse: watch, onRetry: watch, onDeprecated: watch }
  harness.server.answer(answer)
  const results = [
    await call(harness.client({ hooks })).catch((error: unknown) => error),
    await call(harness.client({ hooks: { ...hooks, onIssue: watch } })).catch((error: unknown) => error),
  ]
  warn.mockRestore()
  return { results, text: [...results, ...seen].map(seenOf).join('\n') }
}

const spellings = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
const hidden = (text: string): void => {
  for (const spelling of spellings) expect(text).not.toContain(spelling)
}

describe('a secret of an answer', () => {
  test('is in its data and its wire JSON, because users verify with it', async () => {
    harness.server.answer({ body: { secretKey: secret } })
    expect(await harness.client().streams.getSettings()).toEqual({ secretKey: secret })
    expect(await harness.client().streams.getSettings().raw()).toEqual({ secretKey: secret })
  })

  test.each([
    ['a list', [secret]],
    ['an object', { text: secret }],
    ['an object by the same name', { secretKey: [secret] }],
    ['text in a field of another type', secret],
  ])('is in no issue, error or warning when it is %s', async (_, value) => {
    const body = value === secret ? { region: { secretKey: secret, other: 1 } } : { secretKey: value }
    const { text } = await shownOf(
      { body },
      async (client) => (await client.streams.getSettings().withResponse()).issues,
    )
    hidden(text)
    expect(text).toContain('[redacted]')
    const strict = await shownOf({ body }, (client) => client.streams.getSettings({}, { decode: 'strict' }))
    hidden(strict.text)
    expect(strict.results).toMatchObject([{ name: 'DecodeError' }, { name: 'DecodeError' }])
  })

  test('is in no issue when it is a number', async () => {
    const { text } = await shownOf({ body: { secretKey: 123456.5 } }, async (client) => {
      return (await client.streams.getSettings().withResponse()).issues
    })
    expect(text).toMatch(/expected string, got "\[redacted\]"/)
    expect(text).not.toContain('123456')
  })

  test('is in no error when the whole answer is of another kind', async () => {
    const { results, text } = await shownOf({ body: [{ secretKey: secret }] }, (client) => client.streams.getSettings())
    hidden(text)
    expect(results).toMatchObject([{ name: 'DecodeError', raw: [{ secretKey: '[redacted]' }] }, {}])
  })

  test.each([
    ['cut short', `{"region":"eu","secretKey":${JSON.stringify(secret)},`],
    ['cut short within the secret', `{"secretKey":${JSON.stringify(secret).slice(0, -1)}`],
    ['in spaces', `{ "secretKey" : ${JSON.stringify(secret)}`],
    ['within text', `{"log":${JSON.stringify(JSON.stringify({ secretKey: 'webhook-secret' }))}`],
  ])('is in no error when the answer is no JSON: %s', async (_, body) => {
    const { results, text } = await shownOf({ body }, (client) => client.streams.getSettings())
    hidden(text)
    expect(text).not.toContain('webhook-')
    expect(results).toMatchObject([{ name: 'DecodeError', raw: expect.stringContaining('[redacted]') }, {}])
  })

  test('is in no error that a server answers', async () => {
    const body = { message: 'no', settings: { secretKey: secret } }
    const { results, text } = await shownOf({ status: 400, body }, (client) => client.streams.getSettings())
    hidden(text)
    expect(results).toMatchObject([{ body: { message: 'no', settings: { secretKey: '[redacted]' } } }, {}])
  })

  test('is in no deviation that a schema finds', async () => {
    const getSettings = {
      safeParse: () => ({ success: false, error: { issues: [{ path: ['secretKey'], message: 'too weak' }] } }),
    }
    harness.server.answer({ body: { secretKey: secret } })
    const { issues, data } = await harness.client({ validate: { getSettings } }).streams.getSettings().withResponse()
    expect(issues).toMatchObject([{ path: '/secretKey', message: 'too weak', raw: '[redacted]' }])
    expect(data).toEqual({ secretKey: secret })
  })

  test('is not masked where there is none', async () => {
    harness.server.answer({ body: { secretKey: null, region: 5 } })
    const { issues } = await harness.client().streams.getSettings().withResponse()
    expect(issues).toMatchObject([{ path: '/region', raw: 5 }])
  })
})

describe('a secret that is sent', () => {
  test('arrives', async () => {
    harness.server.answer({ body: {} })
    await harness.client().streams.setSettings({ secretKey: secret })
    expect(JSON.parse(harness.server.arrivals[0]?.body ?? '')).toEqual({ secretKey: secret })
  })

  test.each([
    ['an error that repeats it', { status: 400, body: { message: `not ${secret}`, fields: [secret] } }],
    ['a page that repeats it', { status: 500, body: `<p>${secret}</p>` }],
    ['headers that repeat it', { status: 200, body: {}, headers: { 'x-echo': encodeURIComponent(secret) } }],
    ['an answer that is no JSON', { body: `got ${secret}` }],
  ])('is in no error or hook after %s', async (_, answer) => {
    const { text } = await shownOf(answer, (client) => client.streams.setSettings({ secretKey: secret }))
    hidden(text)
  })

  test.each([
    ['in a list', { secretKey: [secret] }],
    ['as a symbol', { secretKey: Symbol(secret) }],
    ['as an object', { secretKey: { text: secret } }],
  ])('is in no error that refuses it %s', async (_, input) => {
    const call = harness.client().streams.setSettings(input as never)
    const error: unknown = await call.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'InputError', message: expect.stringMatching(/^Param secretKey is not valid/) })
    hidden(seenOf(error))
  })

  test('is in no error that refuses it in place of the inputs', async () => {
    const error: unknown = await harness
      .client()
      .streams.setSettings(secret as never)
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'InputError', message: expect.stringContaining('Unknown input string') })
    hidden(seenOf(error))
  })

  test('is in no key of a query', () => {
    const query = operationQuery(harness.client(), setSettings, { secretKey: secret })
    hidden(JSON.stringify(query.queryKey))
    const other = operationQuery(harness.client(), setSettings, { secretKey: 'another' })
    expect(query.queryKey).not.toEqual(other.queryKey)
  })
})

describe('of the raw client', () => {
  const raw = () => createRawClient('streams', { apiKey: key, baseUrl: harness.server.url, retries: 0 })

  test('a secret is in the data, but in no error', async () => {
    harness.server.answer({ body: { secretKey: secret } })
    expect((await raw().GET('/settings')).data).toEqual({ secretKey: secret })
    harness.server.answer({ body: `{"secretKey":${JSON.stringify(secret)}` })
    hidden(
      seenOf(
        await raw()
          .GET('/settings')
          .catch((error: unknown) => error),
      ),
    )
    harness.server.answer({ status: 400, body: { message: `not ${secret}` } })
    const { error } = await raw().POST('/settings', { body: { secretKey: secret } })
    expect(error).toEqual({ message: 'not [redacted]' })
  })
})

test('operations know the names of their secrets', () => {
  expect([getSettings.secrets, setSettings.secrets]).toEqual([['secretKey'], ['secretKey']])
  expect(inspect(setSettings.inputs)).toContain('secretKey')
})
