import { expect, test } from 'vitest'
import { entriesOf } from '../../support/catalogue.js'

type Row = Readonly<Record<string, unknown>>

const entries = await entriesOf('aptosNode')
const seen: { readonly row: Row; readonly at: string }[] = []
for (const { id, examples, operation } of entries) {
  for (const { name, value } of examples) collect(value, `${id} ${name}`)
  const bodies = operation.requestBody?.content['application/json']?.examples ?? {}
  for (const [name, { value }] of Object.entries(bodies)) collect(value, `${id} ${name}`)
}
const committed = seen.filter(({ row }) => row.version !== undefined && row.hash !== undefined)

test('a transaction of a hash is the same wherever an example shows it', () => {
  const known = new Map<unknown, string>()
  const wrong = committed.flatMap(({ row, at }) => {
    const text = JSON.stringify(row)
    const first = known.get(row.hash) ?? text
    known.set(row.hash, first)
    return first === text ? [] : [`${row.hash} in ${at}`]
  })
  expect(wrong).toEqual([])
})

test('a fee statement adds up to the gas that was used, and out of gas means all of it', () => {
  const wrong = committed.filter(({ row }) => {
    const [fee] = listOf(row.events).filter(({ type }) => String(type).endsWith('::FeeStatement'))
    const data = Object(fee?.data)
    const storage = Number(data.storage_fee_octas) / Number(row.gas_unit_price)
    const total = Number(data.execution_gas_units) + Number(data.io_gas_units) + storage
    const used = Number(row.gas_used)
    const hasGasLeft = row.vm_status === 'Out of gas' && used !== Number(row.max_gas_amount)
    return hasGasLeft || (fee && (total !== used || Number(data.total_charge_gas_units) !== used))
  })
  expect(wrong.map(({ at }) => at)).toEqual([])
})

test('an event handle of an account belongs to one field of one resource', () => {
  const known = new Map<string, string>()
  const wrong = seen.flatMap(({ row, at }) =>
    Object.entries(Object(row.data)).flatMap(([field, handle]) => {
      const guid = Object(Object(Object(handle).guid).id)
      if (guid.creation_num === undefined) return []
      const stream = `${guid.addr} ${guid.creation_num}`
      const place = `${row.type} ${field}`
      const first = known.get(stream) ?? place
      known.set(stream, first)
      return first === place ? [] : [`${stream}: ${place} in ${at}, not ${first}`]
    }),
  )
  expect(known.size).toBeGreaterThan(5)
  expect(wrong).toEqual([])
})

test('keys and signatures are of the kinds that there are, and as long as their kind is', () => {
  const keys = seen.flatMap(({ row, at }) => [row.public_key, ...listOf(row.public_keys)].map((key) => ({ key, at })))
  const signatures = seen.flatMap(({ row, at }) => (at.includes('signature') ? [{ row, at }] : []))
  const wrongKeys = keys.flatMap(({ key, at }) => {
    const { type, value } = Object(key)
    if (type === 'ed25519') return value.length === 66 ? [] : [at]
    return /^secp256[kr]1_ecdsa$/.test(type) && !/^0x04[0-9a-f]{128}$/.test(value) ? [at] : []
  })
  const wrongSignatures = signatures.flatMap(({ row, at }) => {
    const { type, value } = Object(row.signature)
    const isKnown = value === undefined || ['ed25519', 'secp256k1_ecdsa', 'web_authn', 'keyless'].includes(type)
    return isKnown ? [] : [at]
  })
  expect(keys.length).toBeGreaterThan(20)
  expect([...wrongKeys, ...wrongSignatures]).toEqual([])
})

test('a cursor is the storage key of a module or a resource, as nodes write it: hex without 0x', () => {
  const cursors = entries.flatMap(({ examples }) => examples.flatMap(({ headerCursor }) => headerCursor ?? []))
  expect(cursors.length).toBeGreaterThan(0)
  for (const cursor of cursors) {
    expect(cursor).toMatch(/^00[0-9a-f]{64}[0-9a-f]{2}0[01]/)
    const [, length = '', path = ''] = /^00.{64}(..)(.*)$/.exec(cursor) ?? []
    expect(path.length / 2).toBe(Number.parseInt(length, 16))
  }
})

test('a simulation is of the transaction that was sent', () => {
  const example = (name: string) => seen.find(({ at }) => at === `simulateTransaction ${name}`)?.row ?? {}
  for (const [request, answer] of [
    ['transferRequest', 'transfer/0'],
    ['scriptRequest', 'failure/0'],
  ] as const)
    expect(example(answer)).toMatchObject(example(request))
})

function listOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : []
}

/** Every object of an example, with the place where it stands. */
function collect(value: unknown, at: string): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) seen.push({ row: { ...value }, at })
  for (const [key, inner] of Object.entries(value)) collect(inner, `${at}/${key}`)
}
