import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeCall } from '../../src/operation/encode/encode.js'
import { entryName } from '../../src/operation/entryName.js'
import type { InputField, Operation } from '../../src/operation/operation.js'
import { inputsIn } from '../../src/proxy/inputs.js'
import { createRoutes } from '../../src/proxy/routes.js'
import { allEntries, type Entry } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'

// Encoders take their own output: later pages are asked for with it, and the proxy reads requests by it.

const entries = await allEntries()
const defaults = { defaultChain: '0x1', defaultNetwork: 'mainnet' }
const find = createRoutes({ all: entries.map(({ constant }) => constant) })

const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => `0x${Buffer.from(value).toString('hex')}`)

/** Those that seconds in text can mean: larger numbers are rather milliseconds. */
const dates = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })

/** What callers pass: each encoder takes some of it. */
const values: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.nat({ max: 5000 }),
  fc.maxSafeNat(),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.stringMatching(/^-?\d{1,20}\.\d{1,20}$/),
  dates,
  dates.map((moment) => moment.toISOString().replace('Z', '789Z')),
  fc.integer({ min: -8_000_000_000, max: 8_000_000_000 }),
  hex(20),
  hex(20).map((address) => address.toUpperCase().replace('0X', '0x')),
  hex(32),
  fc.constantFrom('eth', 'polygon', 137, '0xa4b1', 'solana', 'mainnet', '2', '$contract', '0x1::coin::Coin', 'a_name'),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 2 }).filter((value) => !Array.isArray(value) || value.length > 0), // an empty list is not sent
)
const inputs = fc.oneof(
  values,
  fc.array(values, { minLength: 1, maxLength: 3 }),
  fc.array(hex(20), { minLength: 1, maxLength: 3 }),
)

test('every operation is here', () => {
  expect(entries.length).toBeGreaterThan(200)
})

describe.each(entries.map((entry) => [`${entry.api} ${entry.id}`, entry] as const))('%s', (_, entry) => {
  test('takes what it sends, for whatever its inputs take, and a request is read as the same call', () => {
    const { constant } = entry
    const example = inputOf(entry, { cursor: true })
    assertSame(entry, example)
    const fields = constant.inputs.filter((field) => !isFixed(field))
    if (fields.length === 0) return
    fc.assert(
      fc.property(fc.constantFrom(...fields), inputs, (field, value) => {
        const input = { ...example, [field.name]: value }
        if (isTaken(constant, input)) assertSame(entry, input)
      }),
      { numRuns: 60 },
    )
  })
})

/** An input that takes one text: the document's. */
const isFixed = ({ preset }: InputField): boolean => preset !== undefined

function isTaken(operation: Operation, input: object): boolean {
  try {
    encodeCall(operation, input, defaults, operation.fullnodeOnly)
    return true
  } catch {
    return false
  }
}

/** What is sent, given again as inputs, is sent again; and so is what is read from the request itself. */
function assertSame({ api, constant }: Entry, input: object): void {
  const direct = constant.fullnodeOnly ?? false
  const first = encodeCall(constant, input, defaults, direct)
  expect(encodeCall(constant, first.values, defaults, direct)).toEqual(first)
  if (direct) return
  const { pathname, search } = new URL(
    `https://app.example/${entryName(constant.host ?? api)}${first.path}?${first.query}`,
  )
  const match = find(constant.method, pathname, search)
  // `evm.getTrendingTokens` of Solana is the same request as `solana.getTrendingTokens`
  expect(match?.operation).toMatchObject({ id: constant.id, path: constant.path })
  const body: unknown = first.body === undefined ? undefined : JSON.parse(first.body)
  const read = inputsIn(constant, match?.path ?? new Map(), search, body)
  expect(encodeCall(constant, read, defaults)).toEqual(first)
}
