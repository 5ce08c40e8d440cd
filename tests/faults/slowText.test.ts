import { describe, expect, test } from 'vitest'
import { isLedgerlineError } from '../../src/index.js'
import { createDecoding, type Decoding } from '../../src/operation/decode/decoding.js'
import { allEntries } from '../support/catalogue.js'
import { encoders as inputs } from '../support/encoders.js'
import { primitives } from '../support/primitives.js'
import { processorTime } from '../support/processorTime.js'
import { runServerUnderAttack } from '../support/underAttack.js'

const entries = await allEntries()

const harness = runServerUnderAttack()
const { client } = harness

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

  const encoders: readonly (readonly [string, unknown])[] = Object.entries(inputs).filter(
    ([name, value]) => typeof value === 'function' && name.startsWith('as'),
  )

  test.each(encoders)('encoder %s reads each in no time', (name, encode) => {
    const run = encode as (value: unknown, at: string, more?: unknown) => unknown
    const more = name === 'asOneOf' ? ['a'] : inputs.asText
    expect(slowest(texts, (text) => run(text, 'x', more))).toBeLessThan(300)
  })

  test('a page of such text is read in bounded time', async () => {
    harness.server.answer({
      body: { total: 12345, result: texts.map((text) => ({ token_address: text, amount: text, metadata: text })) },
    })
    const start = performance.now()
    const page = await client().evm.getWalletNFTs({ address: `0x${'1'.repeat(40)}` })
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(page.result).toEqual([])
  })

  test('messages about such text stay short', async () => {
    harness.server.answer({ body: { balance: 'x'.repeat(size) } })
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
    harness.server.answer({ body: `{"result":[{"metadata":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}` })
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
    harness.server.answer({ body: `${JSON.stringify(stream).slice(0, -1)},"abi":${abi}}` })
    const error = await client()
      .streams.getEvmStream({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'DecodeError', message: 'The response is nested too deeply' })
    expect(error).toMatchObject({ operation: 'getEvmStream' })
  })

  /** Milliseconds of the processor for the slowest text; what is refused is refused by an error of ours. */
  function slowest(candidates: readonly string[], run: (text: string) => unknown): number {
    return Math.max(
      ...candidates.map((text) =>
        processorTime(() => {
          try {
            run(text)
          } catch (error) {
            expect(isLedgerlineError(error), String(error).slice(0, 200)).toBe(true)
          }
        }),
      ),
    )
  }
})
