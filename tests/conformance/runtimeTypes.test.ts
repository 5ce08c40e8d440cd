import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../src/operation/decode/decoding.js'
import { allEntries, apis } from '../support/catalogue.js'
import { differences, readByDocument } from '../support/reference.js'

const entries = await allEntries()
const from = { chain: '0x89' }
const seen = new Map<string, number>()

describe.each(apis)('%s', (api) => {
  const own = entries.filter((entry) => entry.api === api)

  test.each(own)('every decoded value of $id is of the documented type, under its public name', (entry) => {
    const { document, answer, operation } = entry
    const onValue = (kind: string): unknown => seen.set(kind, (seen.get(kind) ?? 0) + 1)
    for (const { name, value } of entry.examples) {
      const decoding = createDecoding(value, { strict: true, from })
      const decoded = entry.constant.decode(value, decoding)
      const expected = readByDocument(document, answer, value, { from, onValue, items: operation['x-page']?.items })
      expect(differences(expected, decoded), name).toEqual([])
    }
  })
})

/** Every kind of value there is; one of each was met, so none of the rules above is idle. */
const kinds: readonly string[] = [
  ...['wei', 'octas', 'uint256', 'uint64', 'block-number', 'ledger-version'],
  ...['index', 'count', 'decimals', 'usd', 'percent', 'decimal'],
  ...['evm-address', 'aptos-address', 'hash32', 'hex', 'evm-chain', 'move-type', 'move-struct-tag', 'move-identifier'],
  ...['date-time', 'unix-seconds', 'unix-micros', 'json', 'string', 'number', 'boolean'],
  ...['object', 'list', 'union', 'record', 'any', 'null', 'absent', 'renamed', 'gathered', 'grouped', 'from input'],
]

test.each(kinds)('the examples show a value of kind %s', (kind) => {
  expect(seen.get(kind) ?? 0).toBeGreaterThan(0)
})

describe('the comparison itself', () => {
  const entry = entries.find((one) => one.id === 'getNativeBalance')
  if (!entry) throw new Error('no getNativeBalance')
  const compare = (decoded: unknown): readonly string[] =>
    differences(readByDocument(entry.document, entry.answer, { balance: '12' }), decoded)

  test.each([
    ['a number for a bigint', { balance: 12 }],
    ['text for a bigint', { balance: '12' }],
    ['another value', { balance: 13n }],
    ['a missing field', {}],
    ['a field nobody documented', { balance: 12n, other: 1 }],
    ['an undefined field', { balance: 12n, other: undefined }],
    ['nothing', undefined],
  ])('finds %s', (_what, decoded) => {
    expect(compare(decoded)).not.toEqual([])
  })

  test('finds nothing in the right value', () => {
    expect(compare({ balance: 12n })).toEqual([])
  })
})
