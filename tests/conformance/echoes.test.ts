import { describe, expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { answersOf } from '../../codegen/document/examples.js'
import { publicName } from '../../codegen/document/naming.js'
import { allEntries, type Entry } from '../support/catalogue.js'
import { resolve } from '../support/schemas.js'

const entries = await allEntries()

/** Every field of a value that the document says repeats an input, with that input. */
function* echoesIn(entry: Entry, use: Schema, value: unknown): Generator<readonly [input: string, value: unknown]> {
  const schema = resolve(entry.document, use)
  if (Array.isArray(value)) {
    for (const one of value) yield* echoesIn(entry, schema.items ?? {}, one)
    return
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const own: unknown = Object(value)[name]
    if (own === undefined || own === null) continue
    if (field['x-echoes'] !== undefined) yield [field['x-echoes'], own]
    if (typeof own === 'object') yield* echoesIn(entry, field, own)
  }
}

/** The inputs that an example answers, by public name. */
function inputsOf({ parameters }: Entry, shown: object | undefined): Readonly<Record<string, unknown>> {
  const own = parameters.map(({ name, example, schema, 'x-input-name': other }) => [
    other ?? publicName(name),
    example ?? schema.example,
  ])
  return { ...Object.fromEntries(own), ...shown }
}

const cases = entries.flatMap((entry) =>
  Object.entries(answersOf(entry.operation)).flatMap(([status, examples]) =>
    Object.entries(examples).flatMap(([name, example]) => {
      if (!status.startsWith('2')) return []
      const inputs = inputsOf(entry, example.input)
      const echoes = [...echoesIn(entry, entry.answer, example.value)].filter(([input]) => inputs[input] !== undefined)
      return echoes.length > 0 ? [{ id: entry.id, name, inputs, echoes }] : []
    }),
  ),
)

describe('a field that repeats an input', () => {
  test.each(cases)('does so throughout the example $name of $id', ({ inputs, echoes }) => {
    for (const [input, value] of echoes) expect(String(value).toLowerCase()).toBe(String(inputs[input]).toLowerCase())
  })

  test('is there in answers about a wallet, a contract, a chain and a token', () => {
    const ids = new Set(cases.map(({ id }) => id))
    expect([...ids]).toEqual(
      expect.arrayContaining([
        'getWalletActiveChains',
        'getContractNFTs',
        'getNativeBalancesForAddresses',
        'getNFTTransfers',
      ]),
    )
  })
})
