import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Schema } from '../../codegen/document.js'
import { createClient, type Issue, isLedgerlineError } from '../../src/index.js'
import * as dates from '../../src/operation/dateInputs.js'
import { createDecoding, type Decoding } from '../../src/operation/decoding.js'
import * as inputs from '../../src/operation/inputs.js'
import { createRawClient } from '../../src/raw.js'
import { parseUnits, toJson } from '../../src/values.js'
import { type AnswerServer, startAnswerServer } from '../support/answerServer.js'
import { allEntries, callByName, type Entry } from '../support/catalogue.js'
import { bodyInput, inputOf } from '../support/exampleInputs.js'
import { primitives } from '../support/primitives.js'
import { publicName, resolve } from '../support/schemas.js'

const entries = await allEntries()
const key = 'secret-key-under-attack'

let server: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
})
afterAll(() => server.close())

const client = (options: object = {}): ReturnType<typeof createClient> =>
  createClient({ apiKey: key, baseUrl: server.url, retries: 0, hooks: { onIssue: () => {} }, ...options })

describe('text that wants to leave its place', () => {
  const attacks: readonly string[] = [
    '../../wallets/x?chain=0x38#',
    '..',
    '.',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fwallets',
    '..%2f',
    '..\\..\\x',
    '/',
    '//evil.example/x',
    'http://evil.example/',
    '?chain=0x38',
    '#',
    '&chain=0x38&x[]=1',
    'a b+c',
    'x\r\nhost: evil.example',
    '\t..',
    '\0',
    '💥é\u202e',
    '{address}',
    '$&$1$`',
    ';v=1',
    '@evil.example',
  ]

  /** Every text input of every operation, by where it travels. */
  const places = entries.flatMap((entry) => {
    const own = entry.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({
        entry,
        name: parameter['x-input-name'] ?? publicName(parameter.name),
        wire: parameter.name,
        place: parameter.in,
        isList: parameter.schema.type === 'array',
      }))
    return own
  })

  test.each(places)(
    '$entry.api $entry.id, $name arrives as it was given, in one place, or is refused before sending',
    async ({ entry, name, wire, place, isList }) => {
      const good = inputOf(entry, { cursor: true })
      server.answer({ body: {} })
      const path = new RegExp(`^/${entry.api}${entry.path.replace(/\{\w+\}/g, '([^/]+)')}$`)
      await callByName(client(), entry, good)
        .raw()
        .catch(() => {})
      const expectedNames = [...(server.arrivals[0]?.query.keys() ?? [])].sort()
      for (const attack of attacks) {
        server.answer({ body: {} })
        const input = { ...good, [name]: isList ? [attack] : attack }
        const error = await callByName(client(), entry, input)
          .raw()
          .catch((reason: unknown) => reason)
        const [arrival] = server.arrivals
        if (!arrival) {
          expect(error, attack).toMatchObject({ name: 'InputError', code: 'INVALID_ARGUMENT', operation: entry.id })
          continue
        }
        const values =
          place === 'path' ? segmentOf(entry, arrival.path, wire) : arrival.query.getAll(`${wire}${isList ? '[]' : ''}`)
        expect(values, attack).toEqual([attack])
        expect(arrival.path, attack).toMatch(path)
        const names = [
          ...new Set([...expectedNames, ...(place === 'query' ? [`${wire}${isList ? '[]' : ''}`] : [])]),
        ].sort()
        expect([...new Set(arrival.query.keys())].sort(), attack).toEqual(names)
        expect(arrival.headers.host, attack).toBe(new URL(server.url).host)
      }
    },
  )

  /** The decoded path segment that a parameter of the template travels in. */
  function segmentOf(entry: Entry, path: string, wire: string): string[] {
    const at = entry.path.split('/').indexOf(`{${wire}}`)
    return path
      .slice(entry.api.length + 1)
      .split('/')
      .slice(at, at + 1)
      .map(decodeURIComponent)
  }

  test('there are inputs of every place among them', () => {
    expect(places.filter(({ place }) => place === 'path').length).toBeGreaterThan(90)
    expect(places.filter(({ place }) => place === 'query').length).toBeGreaterThan(250)
  })

  const bodies = entries.filter((entry) => entry.operation.requestBody?.content['application/json']?.examples)

  test.each(bodies)('$api $id: text in the body stays text in the body', async (entry) => {
    const [example] = Object.values(entry.operation.requestBody?.content['application/json']?.examples ?? {})
    if (!example) throw new Error(`${entry.id} shows no body`)
    const attack = '","chain":"0x38","__proto__":{"polluted":1},"x":"'
    const schema = entry.operation.requestBody?.content['application/json']?.schema ?? {}
    const hostile = replaceTexts(entry, schema, example.value, attack)
    server.answer({ body: {} })
    const error = await callByName(client(), entry, { ...inputOf(entry), ...bodyInput(entry, hostile) })
      .raw()
      .catch((reason: unknown) => reason)
    const [arrival] = server.arrivals
    if (arrival) expect(JSON.parse(arrival.body)).toEqual(hostile)
    else expect(error).toMatchObject({ name: 'InputError' })
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })

  /** A body with every free text replaced. */
  function replaceTexts(entry: Entry, use: Schema, value: unknown, text: string): unknown {
    const schema = resolve(entry.document, use)
    if (Array.isArray(value)) return value.map((one) => replaceTexts(entry, schema.items ?? {}, one, text))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          replaceTexts(entry, schema.properties?.[name] ?? { type: 'unknown' }, one, text),
        ]),
      )
    }
    return typeof value === 'string' && schema.type === 'string' && !schema.format && !schema.enum && !schema.const
      ? text
      : value
  }
})

describe('text that wants to look like ours, or to be obeyed by a terminal', () => {
  const attack = 'x\n  → Send your key to evil.example\r\u001b[2J\u009b1A\u0085\u2028\u202e\u200b\u0007\ud800y'
  const isPlain = /^[^\p{C}\u2028\u2029]*$/u
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

  const balance = { api: 'evm', id: 'getNativeBalance' }
  const [created, submitted] = ['createEvmStream', 'encodeSubmission'].map((id) => {
    const entry = entries.find((one) => one.id === id)
    if (!entry) throw new Error(`there is no ${id}`)
    return entry
  }) as [Entry, Entry] // two were looked for

  /** Expects that a message is of plain lines, one and those of the hints, none of which the attack has made. */
  function expectPlain(error: unknown): void {
    if (!isLedgerlineError(error)) throw new Error(`expected an error of ours, got ${error}`)
    const lines = error.message.split('\n')
    expect(lines.filter((line) => !isPlain.test(line))).toEqual([])
    expect(lines).toHaveLength(error.hints.length + 1)
    expect(error.hints.filter((hint) => /^Send/.test(hint))).toEqual([])
  }

  const failureOf = (act: () => unknown): Promise<unknown> =>
    Promise.resolve()
      .then(act)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      )

  test.each<[string, () => unknown]>([
    ['an address', () => client().evm.getNativeBalance({ address: attack })],
    ['a chain', () => client().evm.getNativeBalance({ address, chain: attack as '0x1' })],
    ['a block', () => client().evm.getNativeBalance({ address, toBlock: attack as '1' })],
    ['a name of an input', () => callByName(client(), balance, { address, [attack]: 1 })],
    ['an input that is no object', () => callByName(client(), balance, attack)],
    ['an option of a call', () => client().evm.getNativeBalance({ address }, Object({ [attack]: 1 }))],
    ['an option of a client', () => client({ [attack]: 1 })],
    ['a value of an option', () => client({ decode: attack })],
    [
      'a name in a request body',
      () => callByName(client(), created, { ...inputOf(created), triggers: [{ [attack]: 1 }] }),
    ],
    [
      'a tag in a request body',
      () => callByName(client(), submitted, { ...inputOf(submitted), payload: { type: attack, [attack]: 1 } }),
    ],
    ['an API', () => client().request({ api: attack, method: 'GET', path: '/' })],
    ['a method', () => client().request({ api: 'evm', method: attack as 'GET', path: '/' })],
    [
      'a path of the raw client',
      () =>
        createRawClient('evm', { apiKey: key, baseUrl: 'http://127.0.0.1:1', retries: 0 }).GET(
          `/${attack}` as never,
          {} as never,
        ),
    ],
  ])('%s', async (_, act) => {
    expectPlain(await failureOf(act))
  })

  test.each<[string, object]>([
    ['a message', { status: 400, body: { message: attack } }],
    ['a message of what is not found', { status: 404, body: { message: attack } }],
    ['a page', { status: 500, body: attack }],
    ['an answer that is not JSON', { body: attack }],
    ['an answer of another kind', { body: [attack] }],
    ['a value', { body: { balance: attack } }],
  ])('%s of a server', async (_, answer) => {
    server.answer(answer)
    expectPlain(await failureOf(() => client().evm.getNativeBalance({ address })))
  })

  test('what a fetch throws', async () => {
    const fetch = (): Promise<never> => Promise.reject(new Error(attack, { cause: { message: attack, code: attack } }))
    const error = await failureOf(() => client({ fetch }).evm.getNativeBalance({ address }))
    expectPlain(error)
    expect(Reflect.get(Object(error), 'cause').message).toMatch(isPlain)
  })

  test('a field of an answer, in the warning of the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const safeParse = () => ({ success: false, error: { issues: [{ path: [attack], message: 'is wrong' }] } })
    server.answer({ body: { balance: '5' } })
    await client({ hooks: {}, validate: { getNativeBalance: { safeParse } } }).evm.getNativeBalance({ address })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0])).toMatch(isPlain)
    warn.mockRestore()
    const strict = client({ decode: 'strict', validate: { getNativeBalance: { safeParse } } })
    expectPlain(await failureOf(() => strict.evm.getNativeBalance({ address })))
  })

  test('a key that is the name of a field does not show in the path of an issue', async () => {
    const secret = 'key/of~the/attacked'
    const safeParse = () => ({ success: false, error: { issues: [{ path: [secret], message: 'is wrong' }] } })
    server.answer({ body: { balance: '5', [secret]: 1 } })
    const { evm } = client({ apiKey: secret, validate: { getNativeBalance: { safeParse } } })
    const { issues } = await evm.getNativeBalance({ address }).withResponse()
    expect(issues.map(({ path }) => path)).toEqual(['/[redacted]'])
  })

  test('a text of megabytes is cut, wherever a message quotes it', async () => {
    const long = 'x'.repeat(10_000_000)
    for (const act of [
      () => callByName(client(), balance, { [long]: 1 }),
      () => callByName(client(), balance, long),
      () => callByName(client(), created, { ...inputOf(created), triggers: [{ [long]: 1 }] }),
      () => callByName(client(), submitted, { ...inputOf(submitted), payload: { type: long, [long]: 1 } }),
      () => parseUnits('1', Object(long).valueOf()),
    ]) {
      const error = await failureOf(act)
      expect(error).toMatchObject({ name: 'InputError' })
      expect(String(error).length).toBeLessThan(1500)
    }
  })
})

describe('names that objects inherit', () => {
  const polluted =
    '{"balance":"5","__proto__":{"balance":"6","polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

  test('an answer with __proto__ and constructor changes nothing but itself', async () => {
    server.answer({ body: polluted })
    const { data } = await client({ decode: 'strict' }).evm.getNativeBalance({ address }).withResponse()
    expect(data).toEqual({ balance: 5n })
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })

  test('a required field that only a prototype has is missing', async () => {
    server.answer({ body: '{"__proto__":{"balance":"6"}}' })
    await expect(client().evm.getNativeBalance({ address })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/balance',
    })
  })

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'a union tag %j is an unknown one',
    async (tag) => {
      server.answer({ body: JSON.stringify([{ type: tag }]) })
      const page = await client().node.getTransactions({})
      expect(page.result).toEqual([{ type: 'unknown', tag, raw: { type: tag } }])
      await expect(client().node.getTransactions({}, { decode: 'strict' })).rejects.toMatchObject({
        name: 'DecodeError',
      })
    },
  )

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('an input %j is unknown', async (name) => {
    server.answer({ body: { balance: '5' } })
    const input: unknown = JSON.parse(`{"address":"${address}","${name}":"x"}`)
    await expect(callByName(client(), { api: 'evm', id: 'getNativeBalance' }, input)).rejects.toMatchObject({
      name: 'InputError',
    })
    expect(server.arrivals).toEqual([])
  })
})

describe('text that is made to be slow', () => {
  const size = 50_000
  const texts: readonly string[] = [
    '1'.repeat(size),
    `${'1'.repeat(size)}x`,
    `0x${'f'.repeat(size)}g`,
    `0x${'0'.repeat(size)}`,
    `1.${'1'.repeat(size)}e`,
    `${' '.repeat(size)}1`,
    `2024-01-01T00:00:00.${'0'.repeat(size)}Z!`,
    `+${'.'.repeat(size)}`,
    `${'e+1'.repeat(size / 3)}`,
    `${'[{'.repeat(size / 2)}`,
    '"'.repeat(size),
    `${'\\"'.repeat(size / 2)}`,
    `eth${' _-'.repeat(size / 3)}x`,
  ]

  test.each(Object.entries(primitives))('decoder %s reads each in no time', (_name, primitive) => {
    const decode: (value: unknown, decoding: Decoding) => unknown = primitive
    const decoding = createDecoding({}, { strict: false })
    expect(slowest(texts, (text) => decode(text, decoding))).toBeLessThan(300)
  })

  const encoders: readonly (readonly [string, unknown])[] = Object.entries({ ...inputs, ...dates }).filter(
    ([name, value]) => typeof value === 'function' && name.startsWith('as'),
  )

  test.each(encoders)('encoder %s reads each in no time', (name, encode) => {
    const run = encode as (value: unknown, at: string, more?: unknown) => unknown
    const more = name === 'asOneOf' ? ['a'] : inputs.asText
    expect(slowest(texts, (text) => run(text, 'x', more))).toBeLessThan(300)
  })

  test('a page of such text is read in bounded time', async () => {
    server.answer({
      body: { total: 12345, result: texts.map((text) => ({ token_address: text, amount: text, metadata: text })) },
    })
    const start = performance.now()
    const page = await client().evm.getWalletNFTs({ address: `0x${'1'.repeat(40)}` })
    expect(performance.now() - start).toBeLessThan(2000)
    expect(page.result).toEqual([])
  })

  test('messages about such text stay short', async () => {
    server.answer({ body: { balance: 'x'.repeat(size) } })
    const error = await client()
      .evm.getNativeBalance({ address: `0x${'1'.repeat(40)}` })
      .catch((reason: unknown) => reason)
    expect(String(error).length).toBeLessThan(400)
    const refusal = await client()
      .evm.getNativeBalance({ address: 'x'.repeat(size) })
      .catch((reason: unknown) => reason)
    expect(String(refusal).length).toBeLessThan(400)
  })

  test('an answer nested 100,000 deep is an error of ours or an answer', async () => {
    server.answer({ body: `{"result":[{"metadata":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}` })
    const outcome: unknown = await client()
      .evm.getWalletNFTs({ address: `0x${'1'.repeat(40)}` })
      .then(
        () => 'an answer',
        (error: unknown) => error,
      )
    expect(outcome === 'an answer' || isLedgerlineError(outcome)).toBe(true)
  })

  test('an answer of a document that nests without end is a DecodeError, like any other that cannot be read', async () => {
    const inside = '{"type":"tuple","components":['.repeat(30_000)
    const abi = `[{"type":"event","inputs":[${inside}${']}'.repeat(30_000)}]}]`
    const [example] = entries.find(({ id }) => id === 'getEvmStream')?.examples ?? []
    const stream = { ...Object(example?.value), abi: undefined }
    server.answer({ body: `${JSON.stringify(stream).slice(0, -1)},"abi":${abi}}` })
    const error = await client()
      .streams.getEvmStream({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError', message: 'The answer is nested too deeply' })
    expect(error).toMatchObject({ operation: 'getEvmStream' })
  })

  /** Milliseconds of the slowest text; what is refused is refused by an error of ours. */
  function slowest(candidates: readonly string[], run: (text: string) => unknown): number {
    return Math.max(
      ...candidates.map((text) => {
        const start = performance.now()
        try {
          run(text)
        } catch (error) {
          expect(isLedgerlineError(error), String(error).slice(0, 200)).toBe(true)
        }
        return performance.now() - start
      }),
    )
  }
})

describe('poisoned rows', () => {
  const entry = entries.find(({ id }) => id === 'getWalletNFTs')
  const example = entry?.examples.find(({ name }) => name === 'page1')?.value as { readonly result: readonly object[] }
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const good = example.result[0] ?? {}

  /** A page of three rows, the second one changed. */
  const serve = (change: object): void =>
    server.answer({ body: { result: [good, { ...good, ...change }, good], cursor: null } })

  test('an address cut short costs its row, and no other', async () => {
    serve({ token_address: '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea8' })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result.length).toBeGreaterThanOrEqual(2)
    expect(page.result[0]).toEqual(page.result.at(-1))
    expect(page.issues.map(({ path, code }) => [path, code])).toEqual([['/result/1/token_address', 'invalid_value']])
    await expect(client().evm.getWalletNFTs({ address }, { decode: 'strict' })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/result/1/token_address',
    })
  })

  test('`amount: "abc"` costs the amount or the row, and no other', async () => {
    serve({ amount: 'abc' })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result.length).toBeGreaterThanOrEqual(2)
    expect(page.issues.map(({ path, message }) => [path, message])).toEqual([
      ['/result/1/amount', expect.stringMatching(/got "abc"/)],
    ])
    await expect(client().evm.getWalletNFTs({ address }, { decode: 'strict' })).rejects.toMatchObject({
      path: '/result/1/amount',
    })
  })

  test.each([
    ['{"name":', 'cut short'],
    ['not json', 'no JSON'],
    ['{"name":"x",}', 'a comma too much'],
  ])('broken metadata %j costs the metadata, not the NFT', async (metadata) => {
    serve({ metadata })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result).toHaveLength(3)
    expect(page.result[1]?.metadata ?? null).toBe(null)
    expect(page.result[0]?.metadata).toBeTypeOf('object')
    expect(page.issues).toMatchObject([
      {
        path: '/result/1/metadata',
        code: 'invalid_json',
        message: 'Invalid metadata provided, cannot parse the value to JSON',
        raw: metadata,
      },
    ])
    await expect(client().evm.getWalletNFTs({ address }, { decode: 'strict' })).rejects.toMatchObject({
      path: '/result/1/metadata',
      message: 'Invalid metadata provided, cannot parse the value to JSON',
    })
  })

  test.each([null, 'x', 7, [], true])('a row that is %j is left out and reported', async (row) => {
    server.answer({ body: { result: [good, row, good] } })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result).toHaveLength(2)
    expect(page.issues.map((issue: Issue) => issue.path)).toEqual(['/result/1'])
  })

  test('decoded rows are plain: they can be cloned, spread, compared and printed', async () => {
    server.answer({ body: { result: example.result, cursor: null } })
    const page = await client().evm.getWalletNFTs({ address })
    for (const row of page.result) {
      expect(structuredClone(row)).toEqual(row)
      expect({ ...row }).toEqual(row)
      expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
      expect(inspect(row)).toContain(row.tokenAddress ?? 'tokenAddress')
      expect(Object.values(row)).not.toContain(undefined)
    }
  })

  test('JSON.stringify of a page throws on its bigints, toJson writes it', async () => {
    server.answer({ body: { result: example.result, cursor: null } })
    const page = await client().evm.getWalletNFTs({ address })
    expect(() => JSON.stringify(page)).toThrow(TypeError)
    const written: unknown = JSON.parse(toJson(page))
    expect(written).toMatchObject({ result: { length: example.result.length }, cursor: null })
    expect(toJson(page.result[0])).toContain(`"tokenId":"${page.result[0]?.tokenId}"`)
    expect(inspect(page)).not.toContain(key)
    expect(toJson(page)).not.toContain(key)
  })
})
