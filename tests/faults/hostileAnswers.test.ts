import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../src/index.js'
import { toJson } from '../../src/values.js'
import { allEntries, callByName } from '../support/catalogue.js'
import { key, runServerUnderAttack } from '../support/underAttack.js'

const entries = await allEntries()

const harness = runServerUnderAttack()
const { client } = harness

describe('names that objects inherit', () => {
  const polluted =
    '{"balance":"5","__proto__":{"balance":"6","polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

  test('an answer with __proto__ and constructor changes nothing but itself', async () => {
    harness.server.answer({ body: polluted })
    const { data } = await client({ decode: 'strict' }).evm.getNativeBalance({ address }).withResponse()
    expect(data).toEqual({ balance: 5n })
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })

  test('a required field that only a prototype has is missing', async () => {
    harness.server.answer({ body: '{"__proto__":{"balance":"6"}}' })
    await expect(client().evm.getNativeBalance({ address })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/balance',
    })
  })

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'a union tag %j is an unknown one',
    async (tag) => {
      harness.server.answer({ body: JSON.stringify([{ type: tag }]) })
      const page = await client().aptosNode.getTransactions({})
      expect(page.result).toEqual([{ type: 'unknown', tag, raw: { type: tag } }])
      await expect(client().aptosNode.getTransactions({}, { decode: 'strict' })).rejects.toMatchObject({
        name: 'DecodeError',
      })
    },
  )

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('an input %j is unknown', async (name) => {
    harness.server.answer({ body: { balance: '5' } })
    const input: unknown = JSON.parse(`{"address":"${address}","${name}":"x"}`)
    await expect(callByName(client(), { api: 'evm', id: 'getNativeBalance' }, input)).rejects.toMatchObject({
      name: 'InputError',
    })
    expect(harness.server.arrivals).toEqual([])
  })
})

describe('poisoned rows', () => {
  const entry = entries.find(({ id }) => id === 'getWalletNFTs')
  const example = entry?.examples.find(({ name }) => name === 'page1')?.value as { readonly result: readonly object[] }
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const good = example.result[0] ?? {}

  /** A page of three rows, the second one changed. */
  const serve = (change: object): void =>
    harness.server.answer({ body: { result: [good, { ...good, ...change }, good], cursor: null } })

  test('an address cut short costs its row, and no other', async () => {
    serve({ token_address: '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea8' })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result).toHaveLength(2)
    expect(page.result[0]).toEqual(page.result.at(-1))
    expect(page.issues.map(({ path, code }) => [path, code])).toEqual([['/result/1/token_address', 'invalid_value']])
    await expect(client().evm.getWalletNFTs({ address }, { decode: 'strict' })).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/result/1/token_address',
    })
  })

  test('`amount: "abc"` costs the amount, not the NFT', async () => {
    serve({ amount: 'abc' })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result).toHaveLength(3)
    expect(page.result.map(({ amount }) => typeof amount)).toEqual(['bigint', 'undefined', 'bigint'])
    expect(page.issues.map(({ path, message }) => [path, message])).toEqual([
      ['/result/1/amount', expect.stringMatching(/got "abc"/)],
    ])
    await expect(client().evm.getWalletNFTs({ address }, { decode: 'strict' })).rejects.toMatchObject({
      path: '/result/1/amount',
    })
  })

  test.each([
    ['{"name":', 'cut short'],
    ['not json', 'no JSON'],
    ['{"name":"x",}', 'a comma too much'],
  ])('broken metadata %j costs the metadata, not the NFT', async (metadata) => {
    serve({ metadata })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result).toHaveLength(3)
    expect(page.result[1]?.metadata ?? null).toBe(null)
    expect(page.result[0]?.metadata).toBeTypeOf('object')
    expect(page.issues).toMatchObject([
      {
        path: '/result/1/metadata',
        code: 'invalid_json',
        message: 'Invalid metadata provided, cannot parse the value to JSON',
        raw: metadata,
      },
    ])
    await expect(client().evm.getWalletNFTs({ address }, { decode: 'strict' })).rejects.toMatchObject({
      path: '/result/1/metadata',
      message: 'Invalid metadata provided, cannot parse the value to JSON',
    })
  })

  test.each([null, 'x', 7, [], true])('a row that is %j is left out and reported', async (row) => {
    harness.server.answer({ body: { result: [good, row, good] } })
    const page = await client().evm.getWalletNFTs({ address })
    expect(page.result).toHaveLength(2)
    expect(page.issues.map((issue: Issue) => issue.path)).toEqual(['/result/1'])
  })

  test('decoded rows are plain: they can be cloned, spread, compared and printed', async () => {
    harness.server.answer({ body: { result: example.result, cursor: null } })
    const page = await client().evm.getWalletNFTs({ address })
    for (const row of page.result) {
      expect(structuredClone(row)).toEqual(row)
      expect({ ...row }).toEqual(row)
      expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
      expect(inspect(row)).toContain(row.tokenAddress ?? 'tokenAddress')
      expect(Object.values(row)).not.toContain(undefined)
    }
  })

  test('JSON.stringify of a page writes its bigints as text, as toJson does', async () => {
    harness.server.answer({ body: { result: example.result, cursor: null } })
    const page = await client().evm.getWalletNFTs({ address })
    const written: unknown = JSON.parse(JSON.stringify(page))
    expect(written).toEqual(JSON.parse(toJson(page)))
    expect(written).toMatchObject({ result: { length: example.result.length }, cursor: null })
    expect(toJson(page.result[0])).toContain(`"tokenId":"${page.result[0]?.tokenId}"`)
    expect(inspect(page)).not.toContain(key)
    expect(toJson(page)).not.toContain(key)
  })
})
