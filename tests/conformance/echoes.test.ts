import { describe, expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { answersOf } from '../../codegen/document/examples.js'
import { publicName } from '../../codegen/document/naming.js'
import { getChain } from '../../src/values.js'
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

/** Every value of an example at a field that its operation says repeats an input, with that input. */
function* toldIn({ operation }: Entry, value: unknown): Generator<readonly [input: string, value: unknown]> {
  for (const [path, input] of Object.entries(operation['x-echoed'] ?? {}))
    for (const own of valuesAt(value, path.split('.'))) yield [input, own]
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return value === null || value === undefined ? [] : [value]
  return valuesAt(Object(value)[name], rest)
}

/** The inputs that an example answers, by public name: those that it names, and of the first what a call needs. */
function inputsOf(
  { parameters }: Entry,
  named: object | undefined,
  isFirst: boolean,
): Readonly<Record<string, unknown>> {
  const needed = parameters.filter(({ required }) => required && isFirst)
  const own = needed.map(({ name, example, schema, 'x-input-name': other }) => [
    other ?? publicName(name),
    example ?? schema.example,
  ])
  return { ...Object.fromEntries(own), ...named }
}

const cases = entries.flatMap((entry) =>
  Object.entries(answersOf(entry.operation)).flatMap(([status, examples]) =>
    Object.entries(examples).flatMap(([name, example]) => {
      if (!status.startsWith('2')) return []
      const [first] = Object.keys(examples)
      const isPage = entry.operation['x-page'] !== undefined && name !== 'empty'
      const named = example.input ?? (isPage ? examples[first ?? '']?.input : undefined) // the first page's is that of all
      const inputs = inputsOf(entry, named, isPage || name === first)
      const all = [...echoesIn(entry, entry.answer, example.value), ...toldIn(entry, example.value)]
      const echoes = all.filter(([input, value]) => inputs[input] !== undefined && isOfOneKind(inputs[input], value))
      return echoes.length > 0 ? [{ id: entry.id, name, inputs, echoes }] : []
    }),
  ),
)

/** Where an input is a block's number or its hash, an answer has both. */
function isOfOneKind(asked: unknown, value: unknown): boolean {
  return !isHash(value) || !/^\d+$/.test(String(asked))
}

function isHash(value: unknown): boolean {
  return /^0x[\da-f]{64}$/.test(String(value))
}

/** A value in lower case; a time as its milliseconds, the name of a chain as its id. */
function meaning(value: unknown): string {
  const text = String(value).toLowerCase()
  return /^\d{4}-\d\d-\d\dt/.test(text)
    ? String(Date.parse(/(z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}z`))
    : (getChain(text)?.id ?? text)
}

describe('a field that repeats an input', () => {
  test.each(cases)('does so throughout the example $name of $id', ({ inputs, echoes }) => {
    for (const [input, value] of echoes) expect([inputs[input]].flat().map(meaning)).toContain(meaning(value))
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
