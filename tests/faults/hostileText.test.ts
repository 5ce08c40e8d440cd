import { describe, expect, test, vi } from 'vitest'
import { isLedgerlineError } from '../../src/index.js'
import { createRawClient } from '../../src/raw.js'
import { parseUnits } from '../../src/values.js'
import { allEntries, callByName, type Entry } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'
import { key, runServerUnderAttack } from '../support/underAttack.js'

const entries = await allEntries()

const harness = runServerUnderAttack()
const { client } = harness

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
    harness.server.answer(answer)
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
    harness.server.answer({ body: { balance: '5' } })
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
    harness.server.answer({ body: { balance: '5', [secret]: 1 } })
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
