import { expect, test } from 'vitest'
import { keptBy, parseFields, pick } from '../../../../src/command/catalogue/fieldPaths.js'
import { loadManifest } from '../../../../src/command/catalogue/loadApi.js'

const row = { name: 'A', sale: { price: 1n, token: { symbol: 'ETH', decimals: 18 } }, list: [{ a: 1, b: 2 }] }

test('fields are kept in the order in which they are named, through objects and lists', () => {
  const kept = pick(row, keptBy(['list.b', 'sale.token.symbol', 'sale.price', 'name', 'nothing']))
  expect(kept).toEqual({ list: [{ b: 2 }], sale: { token: { symbol: 'ETH' }, price: 1n }, name: 'A' })
  expect(Object.keys(Object(kept))).toEqual(['list', 'sale', 'name'])
})

test('a whole object wins over a field of it', () => {
  expect(pick(row, keptBy(['sale', 'sale.price']))).toEqual({ sale: row.sale })
  expect(pick(row, keptBy(['sale.price', 'sale']))).toEqual({ sale: row.sale })
})

test('a name of Object.prototype is a name like any other', () => {
  expect(pick({ a: 1 }, keptBy(['constructor', '__proto__.polluted']))).toEqual({})
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a field that the document does not know is refused, with the one that was meant', async () => {
  const manifest = await loadManifest('evm')
  const shape = { kind: 'ref', name: 'NftOwner' } as const
  expect(parseFields('name, lastSale.paymentToken.symbol', manifest, shape)).toEqual([
    'name',
    'lastSale.paymentToken.symbol',
  ])
  expect(() => parseFields('lastSale.prize', manifest, shape)).toThrow(
    /no field lastSale\.prize\n.*Did you mean price\?/,
  )
  expect(() => parseFields(',', manifest, shape)).toThrow('--fields takes names')
})
