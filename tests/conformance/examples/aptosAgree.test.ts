import { expect, test } from 'vitest'
import { entriesOf, pagesOf, rowsOf } from '../../support/catalogue.js'

type Row = Readonly<Record<string, unknown>>

/** Inputs that ask for several things by name, and the fields of a row of which one has to hold such a name. */
const asking: Readonly<Record<string, readonly string[]>> = {
  token_ids: ['token_data_id_hash'],
  ids: ['collection_data_id_hash'],
  coin_type_hashes: ['coin_type_hash'],
  creator_addresses: ['creator_address'],
  owner_addresses: ['owner_address'],
  wallet_addresses: ['from_address', 'to_address'],
  block_heights: ['block_height'],
}

/** What no transaction changes. */
const lasting = ['name', 'symbol', 'decimals', 'collection_name', 'maximum', 'supply_aggregator_table_key']

const entries = await entriesOf('aptos')
const shown = entries.flatMap((entry) => {
  const examples = entry.operation['x-page'] ? pagesOf(entry) : entry.examples
  const lists = examples.map(({ value }) => (entry.operation['x-page'] ? rowsOf(entry, value) : [value].flat()))
  return lists.flat().map((row) => ({ entry, row: Object(row) as Row }))
})

test('every row of an answer belongs to something that the example of its inputs asks for', () => {
  const met = new Set<string>()
  const wrong = shown.flatMap(({ entry, row }) =>
    entry.parameters.flatMap(({ name, example }) => {
      const asked = Array.isArray(example) ? example.map(String) : []
      const fields = asking[name]
      if (!fields) return []
      met.add(name)
      if (fields.some((field) => asked.includes(String(row[field])))) return []
      return [`${entry.id} ${name}: ${fields.map((field) => row[field])}`]
    }),
  )
  expect([...met].sort()).toEqual(Object.keys(asking).sort())
  expect(wrong).toEqual([])
})

test('a coin, a collection and an NFT have the same lasting facts wherever an example shows them', () => {
  const known = new Map<string, unknown>()
  const wrong = shown.flatMap(({ entry, row }) => {
    const of = row.token_data_id_hash ?? row.coin_type_hash ?? row.collection_data_id_hash
    return lasting.flatMap((field) => {
      const key = `${field} of ${of}`
      if (of === undefined || row[field] === undefined) return []
      if (!known.has(key)) known.set(key, row[field])
      return known.get(key) === row[field] ? [] : [`${entry.id} ${key}: ${row[field]}, not ${known.get(key)}`]
    })
  })
  expect(known.size).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

test('a stream of events holds events of one type, and those of coins of one coin', () => {
  const known = new Map<string, string>()
  const wrong = shown.flatMap(({ entry, row }) => {
    if (row.event_creation_number === undefined || row.is_gas_fee === true) return []
    const stream = `${row.event_account_address} ${row.event_creation_number}`
    const type = row.activity_type ? `${row.activity_type} of ${row.coin_type}` : String(row.transfer_type)
    const first = known.get(stream) ?? type
    known.set(stream, first)
    return first === type ? [] : [`${entry.id} ${stream}: ${type}, not ${first}`]
  })
  expect(known.size).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})
