import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedDocument } from '../../../codegen/document/generatedDocument.js'
import { readDelivery } from '../../../src/webhooks/delivery/parse.js'
import type { AbiSource, BitcoinDelivery, Delivery, SolanaDelivery } from '../../../src/webhooks.js'
import { printed } from '../../support/webhooks/printedBodies.js'

// No delivery of Solana or Bitcoin has been recorded. So whatever the document says may be null or absent is, in turn and
// together, and no row may be lost for it.

type Json = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

const document = generatedDocument('streams')

/** The examples of a delivery, by name, and its schema. */
function deliveryOf(id: string): { readonly schema: unknown; readonly examples: readonly (readonly [string, Json])[] } {
  const { schema, examples } = Object(document.webhooks?.[id]?.post?.requestBody).content['application/json']
  return {
    schema,
    examples: Object.entries(Object(examples)).map(([name, example]) => [name, Object(example).value]),
  }
}

/** The places in a value that may be null or absent, by the schema. */
function optionalIn(schema: unknown, value: unknown, path: Path = []): readonly Path[] {
  const { $ref, properties, required = [], items } = Object(schema)
  if ($ref) return optionalIn(document.components?.schemas?.[String($ref).split('/').at(-1) ?? ''], value, path)
  if (Array.isArray(value)) return items ? value.flatMap((one, at) => optionalIn(items, one, [...path, at])) : []
  return Object.entries(Object(value)).flatMap(([name, inner]) => {
    const field = Object(properties)[name]
    if (!field) return []
    const here = [...path, name]
    return [...(required.includes(name) ? [] : [here]), ...optionalIn(field, inner, here)]
  })
}

/** A copy of a value without what is at a place, or with null there. */
function without(value: unknown, [first, ...rest]: Path, how: 'null' | 'absent'): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return value
  const copy: Record<string | number, unknown> = Array.isArray(value) ? Object([...value]) : { ...value }
  if (rest.length > 0) copy[first] = without(copy[first], rest, how)
  else if (how === 'null') copy[first] = null
  else delete copy[first]
  return copy
}

const idsOf = (delivery: Delivery<AbiSource>): readonly string[] =>
  'transactions' in delivery
    ? delivery.transactions.map((row) => ('signature' in row ? row.signature : 'txid' in row ? row.txid : ''))
    : []

const cases = (['solanaDelivery', 'bitcoinDelivery'] as const).flatMap((id) => {
  const { schema, examples } = deliveryOf(id)
  return examples.map(([name, wire]) => ({ id, name, wire, paths: optionalIn(schema, wire) }))
})

test.each(cases)(
  '$id, $name: whatever may be null or absent costs no row, and is no issue but where amounts are lost',
  ({ wire, paths, name }) => {
    const kind =
      name === 'test' ? 'test' : 'chainId' in wire && String(wire.chainId).startsWith('btc') ? 'bitcoin' : 'solana'
    const ids = idsOf(readDelivery(JSON.stringify(wire), {}))
    expect(paths.length).toBeGreaterThan(4)
    const check = (places: readonly (readonly [Path, 'null' | 'absent'])[]): void => {
      const changed = places.reduce<unknown>((value, [path, how]) => without(value, path, how), wire)
      // without its chainId, a delivery is told by its fields; a block of Bitcoin without a height and rows has none
      const network = kind === 'test' ? undefined : (kind as 'solana')
      const isTold = Object(changed).chainId || kind === 'solana' || Object(Object(changed).block).height !== undefined
      if (!isTold) return
      const delivery = readDelivery(JSON.stringify(changed), { network, decode: 'tolerant' })
      expect(delivery.kind).toBe(kind)
      // an amount that a block leaves out, or a list of balances beside the other, can't be told from nothing
      expect(
        ('issues' in delivery ? delivery.issues : []).filter(
          ({ path }) => !/\/(?:(?:pre|post)TokenBalances|vout\/\d+\/value)$/.test(path),
        ),
      ).toEqual([])
      const hasRows = Array.isArray(Object(changed).transactions)
      expect(idsOf(delivery)).toEqual(hasRows ? ids : [])
    }
    for (const path of paths) for (const how of ['null', 'absent'] as const) check([[path, how]])
    const place = fc.tuple(fc.constantFrom(...paths), fc.constantFrom('null', 'absent'))
    fc.assert(fc.property(fc.array(place, { maxLength: 25 }), check))
  },
)

test('the bodies that the provider prints are read, whichever way they are spelled', () => {
  const read = (wire: object) => readDelivery(JSON.stringify(wire), { decode: 'tolerant' })
  expect([printed.solana.test, printed.bitcoin.test].map((wire) => read(wire).kind)).toEqual(['test', 'test'])
  const { block, transactions } = read(printed.solana.unconfirmed) as SolanaDelivery // by its chain
  expect(block).toMatchObject({ slot: 410060994n, blockHeight: 389230112n, parentSlot: 410060993n })
  expect(transactions).toMatchObject([
    { signature: '5KtP...signature_base58', fee: 5000n, err: null, tokenChanges: [] },
  ])
  const bitcoin = (wire: object) => read(wire) as BitcoinDelivery // by its chain
  expect(bitcoin(printed.bitcoin.mempool)).toMatchObject({ phase: 'mempool', block: { hash: 'mempool' }, tag: '' })
  expect(bitcoin(printed.bitcoin.page)).toMatchObject({
    phase: 'mined',
    block: { height: 832150n, txCount: 3214 },
    transactions: [
      {
        txid: 'abc...',
        isCoinbase: false,
        inputs: [{ txid: 'prev...', vout: 0, address: null, value: null }],
        outputs: [{ n: 0, value: 313258866n, address: 'bc1q...', type: 'witness_v0_keyhash' }],
      },
    ],
  })
  const [paid] = bitcoin(printed.bitcoin.document).transactions
  expect(paid?.outputsByAddress['1JqDybm2nWTENrHvMyafbSXXtTk5Uv5QAn']).toMatchObject([{ n: 0, value: 556000000n }])
  expect(paid?.outputsByAddress['1EYTGtG4LnFfiMvjJdsU7GMGCQvsRSjYhx']).toMatchObject([{ n: 1, value: 4444000000n }])
  expect(paid?.inputs).toMatchObject([{ vout: 0, value: null, addresses: null, sequence: 4294967295 }])
})
