import { describe, expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { createClient, InputError } from '../../src/index.js'
import { allEntries, type Entry } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'
import { publicName, resolve } from '../support/schemas.js'

// What a document says of an input holds before anything is sent: otherwise `limit: 0` costs a request to be told so.

/** An input with a bound, a value beyond it, and the one that is just within. */
interface Bounded {
  readonly entry: Entry
  readonly name: string
  readonly word: string
  readonly bound: number
  readonly beyond: unknown
  readonly within: unknown
}

const repeated = (value: unknown, times: number): readonly unknown[] =>
  Array.from({ length: times }, () => [value].flat()[0])

/** For a bound, values of a size: those of one more and one less are made of it. */
const ofSize: Readonly<Record<string, (size: number, example: unknown) => unknown>> = {
  imum: (size) => size,
  Length: (size) => 'x'.repeat(size),
  Items: (size, example) => repeated(example, size),
  Properties: (size) => Object.fromEntries(Array.from({ length: size }, (_, at) => [`key${at}`, ['a']])),
}

function* boundsOf(entry: Entry): Generator<Bounded> {
  const example = inputOf(entry, { cursor: true })
  for (const { name, schema, isQuery } of inputsIn(entry)) {
    for (const [word, bound] of Object.entries(schema)) {
      const [, side, what = ''] = /^(min|max)(imum|Length|Items|Properties)$/.exec(word) ?? []
      const makeOf = ofSize[what]
      if (!makeOf || typeof bound !== 'number') continue
      const size = side === 'min' ? bound - 1 : bound + 1
      if (isQuery && what === 'Items' && size === 0) continue // an empty list is not sent
      const values = { beyond: makeOf(size, example[name]), within: makeOf(bound, example[name]) }
      yield { entry, name, word, bound, ...values }
    }
  }
}

function* inputsIn({ document, parameters, operation }: Entry) {
  const whole = (use: Schema): Schema => ({ ...resolve(document, use), ...use })
  for (const parameter of parameters) {
    const name = parameter['x-input-name'] ?? publicName(parameter.name)
    if (parameter.in !== 'header') yield { name, schema: whole(parameter.schema), isQuery: parameter.in === 'query' }
  }
  const body = operation.requestBody
  const schema = body?.content['application/json']?.schema
  if (!body || !schema) return
  const { properties } = body['x-input-name'] ? {} : whole(schema)
  if (!properties) yield { name: body['x-input-name'] ?? 'body', schema: whole(schema), isQuery: false }
  for (const [wire, property] of Object.entries(properties ?? {}))
    yield { name: property['x-name'] ?? publicName(wire), schema: whole(property), isQuery: false }
}

const all = (await allEntries()).flatMap((entry) => [...boundsOf(entry)])
const client = createClient({ apiKey: 'some-secret-key', baseUrl: 'http://127.0.0.1:9' })
const prepared = ({ entry, name }: Bounded, value: unknown) =>
  client.prepare(entry.constant, { ...inputOf(entry, { cursor: true }), [name]: value })

test('the documents have bounds of numbers, texts, lists and objects', () => {
  const words = new Set(all.map(({ word }) => word))
  expect([...words].sort()).toEqual([
    'maxItems',
    'maxProperties',
    'maximum',
    'minItems',
    'minLength',
    'minProperties',
    'minimum',
  ])
  expect(all.length).toBeGreaterThan(150)
})

describe('a value beyond a bound of the document is an InputError, and nothing is sent', () => {
  test.each(
    all.map(
      (bounded) => [`${bounded.entry.id}({ ${bounded.name} }) of ${bounded.word} ${bounded.bound}`, bounded] as const,
    ),
  )('%s', (_name, bounded) => {
    const { name, bound, beyond } = bounded
    expect(() => prepared(bounded, beyond)).toThrow(InputError)
    expect(() => prepared(bounded, beyond)).toThrow(new RegExp(`^Param ${name} .*(?:${bound}\\b.*, got ).*`))
    expect(() => prepared(bounded, bounded.within)).not.toThrow()
  })
})

test('the error names the input, the bound and the value', async () => {
  await expect(client.evm.getWalletNFTs({ address: `0x${'1'.repeat(40)}`, limit: 0 })).rejects.toMatchObject({
    name: 'InputError',
    code: 'INVALID_ARGUMENT',
    message: expect.stringMatching(/^Param limit is not valid: expected at least 1, got 0$/m),
  })
})
