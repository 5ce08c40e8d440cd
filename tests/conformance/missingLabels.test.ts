import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../src/operation/decode/decoding.js'
import { allEntries, type Entry } from '../support/catalogue.js'

/** Names that describe a row: what it is called, how it looks, what the service or the chain says about it. */
const label =
  /(^|_)(name|symbol|logo|thumbnail|label|entity|image|description|status|state|spam|score|root|root_hash|change_hash|key_hash|gas_price|unit_price|max_gas_amount|contract_type|transaction_type|transfer_index)$/

/** Flags and labels that are what the row tells, or by which it is known: without them there is no row. */
const essential: readonly (readonly [operations: RegExp, name: string, reason: string])[] = [
  [/History$|StreamBlock$/, 'confirmed', 'the two deliveries of a block differ in it'],
  [/StreamBlock$/, 'approved', 'an approval that is given or withdrawn differs in it'],
  [/StreamBlock$/, 'approvedAll', 'an approval that is given or withdrawn differs in it'],
  [/Streams?$|StreamStatus$/, 'status', 'whether a stream delivers is what is asked'],
  [/^resync/i, 'status', 'it is all the answer says'],
  [/^getTopCryptoCurrencies/, 'name', 'a currency without a contract is known by it'],
  [/^getTopCryptoCurrencies/, 'symbol', 'a currency without a contract is known by it'],
  [/^resolveAddress/, 'name', 'it is what is asked'],
]

/** What contracts and metadata hold: their own names. */
const foreign = new Set(['params', 'arguments', 'data', 'metadata', 'normalized_metadata', 'protocol'])

const entries = (await allEntries()).filter(({ method, examples }) => method !== 'delete' && examples.length > 0)

describe('a label or a flag that is missing costs neither a row nor an issue', () => {
  test.each(entries)('$api $id', (entry) => {
    for (const { name, value } of entry.examples) {
      const whole = decode(entry, value)
      const bare = decode(entry, withoutLabels(entry, value))
      expect(bare.issues, name).toEqual([])
      expect(shapeOf(bare.data), name).toEqual(shapeOf(whole.data))
    }
  })
})

test('some answers have labels', () => {
  const labelled = entries.filter((entry) => {
    const value = entry.examples[0]?.value
    return JSON.stringify(withoutLabels(entry, value)) !== JSON.stringify(value)
  })
  expect(labelled.length).toBeGreaterThan(60)
})

function decode(entry: Entry, wire: unknown) {
  const decoding = createDecoding(wire, { strict: false, from: { chain: '0x1' } })
  const data = entry.constant.decode(wire, decoding)
  return { data, issues: decoding.issues.map(({ path, message }) => `${path}: ${message}`) }
}

/** @param inCode - whether it is a part of code, which is known by its name */
function withoutLabels(entry: Entry, value: unknown, inCode = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutLabels(entry, one, inCode))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, field]) => !isLabel(entry, key, field, inCode))
  const bare = (key: string, field: unknown): unknown =>
    foreign.has(key) && !inCode ? field : withoutLabels(entry, field, inCode || key === 'abi')
  return Object.fromEntries(kept.map(([key, field]) => [key, bare(key, field)]))
}

function isLabel({ id }: Entry, key: string, value: unknown, inCode: boolean): boolean {
  if (essential.some(([operations, name]) => operations.test(id) && name === key)) return false
  return typeof value === 'boolean' || (!inCode && typeof value !== 'object' && label.test(key))
}

/** The lists of a value with their lengths, all the way down. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null || value instanceof Date) return undefined
  const inner = Object.entries(value).map(([key, field]) => [key, shapeOf(field)] as const)
  return Object.fromEntries(inner.filter(([, shape]) => shape !== undefined))
}
