import { expect, test } from 'vitest'
import { allEntries, pagesOf, rowsOf } from '../../support/catalogue.js'

type Row = Readonly<Record<string, unknown>>

/** An object in an example, and where it stands. */
interface Seen {
  readonly row: Row
  readonly at: string
}

/** What an example says of something: two facts of one key have to agree. */
interface Fact {
  readonly key: string
  readonly value: unknown
  readonly at: string
}

/** A number that has to grow, or stay, where `order` grows. */
interface Point {
  readonly order: number
  readonly value: number
  readonly at: string
}

/** Of this block on, Ethereum makes one in a slot of twelve seconds, counted from this second on. */
const firstOfStake = 15537394
const firstSlot = 1606824023

const entries = await allEntries()
const evm = seenIn(['evm'])
const aptos = seenIn(['aptos', 'aptosNode'])
const blocks = evm.flatMap(blockOf)

test('a block has one time, one hash and its slot wherever an example shows it, and a later one a later time', () => {
  const times = blocks.flatMap(({ number, time, at }) => (time ? [{ order: number, value: time, at }] : []))
  expect(disagreements(blocks.map(({ number, hash, at }) => ({ key: `hash of ${number}`, value: hash, at })))).toEqual(
    [],
  )
  expect(backwards(times)).toEqual([])
  const staked = times.filter(({ order }) => order >= firstOfStake)
  expect(staked.length).toBeGreaterThan(100)
  expect(staked.filter(({ value }) => (value / 1000 - firstSlot) % 12 !== 0)).toEqual([])
  // No two blocks share a slot.
  const slots = staked.map(({ order, value, at }) => ({ order, value: (value / 1000 - firstSlot) / 12 - order, at }))
  expect(backwards(slots)).toEqual([])
})

test('a record of an NFT is not older than what it tells of', () => {
  const dated = evm.filter(({ row }) => row.updated_at && row.last_metadata_sync)
  expect(dated).not.toEqual([])
  const older = dated.filter(({ row }) => Number(row.updated_at) * 1000 < (timeOf(row.last_metadata_sync) ?? 0))
  expect(older.map(({ at }) => at)).toEqual([])
})

test('a transaction, a token, an account and a sale are described alike wherever an example shows them', () => {
  const facts = evm.flatMap(factsOf)
  expect(facts.length).toBeGreaterThan(1000)
  expect(disagreements(facts)).toEqual([])
})

test('the collections of a wallet are those of its NFTs, each as often as the wallet holds them', () => {
  const held = new Map<unknown, number>()
  for (const { row } of evm.filter(({ row, at }) => at.startsWith('getWalletNFTs ') && row.owner_of))
    held.set(row.token_address, (held.get(row.token_address) ?? 0) + Number(row.amount))
  const counted = evm.filter(
    ({ row, at }) => /^getWalletNFTCollections \w+\/result\/\d+$/.test(at) && row.token_address,
  )
  expect(held.size).toBeGreaterThan(1)
  expect(counted.map(({ row }) => row.token_address).sort()).toEqual([...held.keys()].sort())
  for (const { row } of counted.filter(({ row }) => row.count))
    expect(row.count, String(row.name)).toBe(held.get(row.token_address))
})

test('the figures of a wallet in DeFi count and sum up the positions that the other calls list', () => {
  const byProtocol = evm.filter(({ row, at }) => at.startsWith('getDefiPositionsByProtocol') && row.protocol_id)
  const listed = evm.filter(({ row, at }) => at.startsWith('getDefiPositionsSummary positions/') && row.position)
  const [figures] = evm.filter(({ row }) => row.active_protocols)
  expect(byProtocol.length).toBeGreaterThan(1)
  const protocols = byProtocol.map(({ row }) => ({
    id: row.protocol_id,
    positions: Array.isArray(row.positions) ? row.positions.length : 0,
    value: row.total_usd_value,
    listed: listed.filter((one) => one.row.protocol_id === row.protocol_id).length,
  }))
  const ofWallet = evm.filter(({ row, at }) => at.startsWith('getDefiSummary') && row.protocol_id)
  const summed = ofWallet.map(({ row: { protocol_id: id, positions, total_usd_value: value } }) => ({
    id,
    positions,
    value,
    listed: positions,
  }))
  expect(summed).toEqual(protocols)
  expect(figures?.row.total_positions).toBe(listed.length)
  expect(figures?.row.total_usd_value).toBeCloseTo(
    protocols.reduce((sum, { value }) => sum + Number(value), 0),
    6,
  )
})

test('the later transactions of a sender, and the later events of a stream, have the higher numbers', () => {
  const [nonces, sequences] = [evm.flatMap(nonceOf), aptos.flatMap(sequenceOf)]
  expect([nonces.length > 10, sequences.length > 10]).toEqual([true, true])
  const numbered = [...nonces, ...sequences]
  for (const series of new Set(numbered.map(({ of }) => of))) {
    expect(backwards(numbered.filter(({ of }) => of === series))).toEqual([])
  }
})

test('a later ledger version of Aptos has a later time, and a higher block later versions', () => {
  const heights = aptos.flatMap(({ row, at }) => {
    const version = row.transaction_version ?? row.first_version
    return row.block_height && version ? [{ order: Number(version), value: Number(row.block_height), at }] : []
  })
  const versions = aptos.flatMap(versionsOf)
  expect([versions.length > 10, heights.length > 10]).toEqual([true, true])
  expect(backwards(versions)).toEqual([])
  expect(backwards(heights)).toEqual([])
})

test('pages whose order is newest first by default are in that order', () => {
  const ordered = entries.filter(({ parameters }) => parameters.some(({ schema }) => schema.default === 'DESC'))
  expect(ordered).not.toEqual([])
  for (const entry of ordered) {
    const rows = pagesOf(entry).flatMap(({ value }) => rowsOf(entry, value))
    const places = rows
      .map((row) => snakeCased(Object(row)))
      .map((row) => [row.block_number, row.transaction_index, row.log_index].map((at) => Number(at ?? 0)))
    const before = (a: readonly number[], b: readonly number[]) =>
      a.map((at, index) => (b[index] ?? 0) - at).find((step) => step !== 0) ?? 0
    expect(places, entry.id).toEqual([...places].sort(before))
  }
})

/** Every object in the examples of some APIs, but for those about other chains than Ethereum. */
function seenIn(apis: readonly string[]): readonly Seen[] {
  const found: Seen[] = []
  const collect = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    const row = snakeCased(value)
    if (/^(polygon|base|0x89|0x2105)$/.test(String(row.chain ?? row.chain_id))) return
    if (!Array.isArray(value)) found.push({ row, at })
    for (const [key, inner] of Object.entries(value)) collect(inner, `${at}/${key}`)
  }
  for (const { api, id, examples } of entries)
    for (const { name, value } of apis.includes(api) ? examples : []) collect(value, `${id} ${name}`)
  return found
}

/** The older operations write `block_number`, the newer ones `blockNumber`. */
function snakeCased(value: unknown): Row {
  const named = (key: string): string => key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [named(key), inner]))
}

function blockOf({ row, at }: Seen) {
  const own = row.transactions !== undefined || row.block !== undefined
  const number = row.block_number ?? (own ? (row.number ?? row.block) : undefined)
  const time = timeOf(row.block_timestamp ?? (own ? row.timestamp : undefined))
  const hash = row.block_hash ?? (own ? row.hash : undefined)
  return number ? [{ number: Number(number), time, hash, at }] : []
}

function factsOf({ row, at }: Seen): Fact[] {
  const contract = row.token_address ?? row.contract_address ?? row.address
  const token = contract && !at.endsWith('nativePrice')
  const named = ['symbol', 'decimals', 'logo', 'logo_hash', 'thumbnail', 'total_supply', 'collection_logo']
  const sale = row.usd_price_at_sale !== undefined || row.seller_address !== undefined
  const [id] = Array.isArray(row.token_ids) ? row.token_ids : [row.token_id]
  return [
    ...['block_number', 'transaction_index'].map((name) => [name, row.transaction_hash, row[name]]),
    ['time', row.transaction_hash, timeOf(row.block_timestamp)],
    ...named.map((name) => [name, token && row.name && contract, row[name]]),
    ...named.map((name) => [name, token && row.token_name && contract, row[`token_${name}`]]),
    ['sale is known', sale || id === undefined ? undefined : `${contract} ${id}`, stateOf(row.last_sale)],
    ...['from', 'to'].flatMap((end) => [
      ['label is known', row[`${end}_address`], stateOf(row[`${end}_address_label`])],
      ['label', row[`${end}_address`], row[`${end}_address_label`]],
      ['entity', row[`${end}_address`], row[`${end}_address_entity`]],
      ['logo', row[`${end}_address_entity`], row[`${end}_address_entity_logo`]],
    ]),
    ...['transaction_hash', 'buyer_address', 'seller_address', 'price'].map((name) => [
      name,
      sale && row.block_timestamp && `${id} sold at ${timeOf(row.block_timestamp)}`,
      row[name],
    ]),
    // An NFT that moved when it was sold moved by that sale.
    ...Object.entries({
      transaction_hash: 'transaction_hash',
      buyer_address: 'to_address',
      seller_address: 'from_address',
    }).map(([name, end]) => [name, row.from_address && id && `${id} sold at ${timeOf(row.block_timestamp)}`, row[end]]),
  ].flatMap(([name, of, value]) => (of ? [{ key: `${name} of ${of}`, value, at }] : []))
}

/** Whether an example gives something or says that there is none; nothing where it is silent. */
const stateOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : value === null ? 'none' : 'given'

function nonceOf({ row, at }: Seen) {
  const { from_address: of, nonce, block_number: block } = row
  return of && nonce && block ? [{ of, order: Number(block), value: Number(nonce), at }] : []
}

/** Numbers of a user's transaction and of the events in it. One with a nonce in place of a number has the largest. */
function sequenceOf({ row, at }: Seen) {
  const { version, sender, sequence_number: number, events } = row
  const order = Number(version)
  const own =
    sender && version && !row.replay_protection_nonce ? [{ of: sender, order, value: Number(number), at }] : []
  const emitted = (Array.isArray(events) ? events : [row]).flatMap(({ guid, sequence_number }) => {
    const stream = guid?.creation_number
    const of = `${guid?.account_address} ${stream}`
    return version && stream && stream !== '0' ? [{ of, order, value: Number(sequence_number), at }] : []
  })
  return [...own, ...emitted]
}

function versionsOf({ row, at }: Seen): Point[] {
  const pairs = [
    [row.transaction_version, row.transaction_timestamp],
    [row.last_transaction_version, row.last_transaction_timestamp],
    [row.transaction_version_created, row.transaction_created_timestamp],
    [row.version, row.timestamp],
    [row.first_version, row.block_timestamp],
  ]
  return pairs.flatMap(([version, text]) => {
    const value = timeOf(text)
    return version && value !== undefined ? [{ order: Number(version), value, at }] : []
  })
}

/** Milliseconds of a time as the services write it: ISO text with or without a zone, seconds, or microseconds. */
function timeOf(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined
  const text = String(value)
  if (/^\d+$/.test(text)) return text.length > 12 ? Number(text) / 1000 : Number(text) * 1000
  return Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)
}

/** Points out of line with the one before: in one place the value is the same, give or take what ISO text leaves out. */
function backwards(points: readonly Point[]): readonly string[] {
  const sorted = [...points].sort((a, b) => a.order - b.order)
  return sorted.flatMap((point, index) => {
    const before = sorted[index - 1]
    if (!before) return []
    const wrong = point.order === before.order ? Math.abs(point.value - before.value) >= 1 : point.value < before.value
    return wrong ? [`${before.order} in ${before.at}, then ${point.order} in ${point.at}`] : []
  })
}

function disagreements(facts: readonly Fact[]): readonly string[] {
  const known = new Map<string, Fact>()
  return facts.flatMap((fact) => {
    if (fact.value === undefined || fact.value === null || fact.value === '') return []
    const key = fact.key.toLowerCase()
    const first = known.get(key) ?? fact
    known.set(key, first)
    const same = String(first.value).toLowerCase() === String(fact.value).toLowerCase()
    return same ? [] : [`${key}: ${first.value} in ${first.at}, ${fact.value} in ${fact.at}`]
  })
}
