import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDelivery } from '../../../../src/webhooks/delivery/parse.js'
import type { SolanaDelivery } from '../../../../src/webhooks.js'
import { solana } from '../../../support/webhooks/families.js'

type Row = Readonly<Record<string, unknown>>

/** A balance as a node writes it. */
const balance = (accountIndex: number, mint: string, amount: unknown, more: Row = {}): Row => ({
  accountIndex,
  mint,
  owner: `owner of ${accountIndex}`,
  uiTokenAmount: { amount, decimals: 6 },
  ...more,
})

const accountKeys = ['payer', 'one', 'two']

function read(preTokenBalances: unknown, postTokenBalances: unknown, decode: 'tolerant' | 'strict' = 'tolerant') {
  const transaction = { signature: 's', accountKeys, preTokenBalances, postTokenBalances }
  const wire = { ...solana.confirmed, transactions: [null, transaction].slice(decode === 'strict' ? 1 : 0) }
  const delivery = readDelivery(JSON.stringify(wire), { network: 'solana', decode }) as SolanaDelivery // asked for
  const [read] = delivery.transactions
  const issues = delivery.issues.filter(({ path }) => path !== '/transactions/0')
  return { changes: read?.tokenChanges, issues, count: delivery.transactions.length }
}

const change = (mint: string, accountIndex: number, before: bigint, after: bigint) => ({
  mint,
  owner: `owner of ${accountIndex}`,
  account: accountKeys[accountIndex] ?? null,
  accountIndex,
  before,
  after,
  change: after - before,
  decimals: 6,
})

test('a change is what one account holds of one token after, less what it held before', () => {
  const { changes } = read(
    [balance(2, 'a', '5'), balance(1, 'a', '100'), balance(1, 'b', '7')],
    [balance(1, 'a', '40'), balance(1, 'b', '7'), balance(2, 'a', '65')],
  )
  expect(changes).toEqual([change('a', 1, 100n, 40n), change('b', 1, 7n, 7n), change('a', 2, 5n, 65n)])
})

test('a side that is absent counts 0: an account that is new, and one that is closed', () => {
  expect(read([], [balance(1, 'a', '25')]).changes).toEqual([change('a', 1, 0n, 25n)])
  expect(read([balance(1, 'a', '25')], []).changes).toEqual([change('a', 1, 25n, 0n)])
})

test('an account of a lookup table, which accountKeys does not hold, is null', () => {
  expect(read([], [balance(3, 'a', '1')]).changes).toMatchObject([{ account: null, accountIndex: 3, change: 1n }])
})

test.each([
  [null, null],
  [undefined, undefined],
  [null, undefined],
])('lists %j and %j give null, not an empty list', (before, after) => {
  expect(read(before, after)).toMatchObject({ changes: null, issues: [] })
})

test.each([
  [null, [balance(1, 'a', '1')], 'pre'],
  [undefined, [], 'pre'],
  [[], null, 'post'],
  [[balance(1, 'a', '1')], '', 'post'],
  [{}, [], 'pre'],
])(
  'of lists %j and %j, one is missing beside the other: that is an issue, and no balance a change',
  (before, after, side) => {
    const path = `/transactions/1/${side}TokenBalances`
    expect(read(before, after)).toMatchObject({ changes: null, issues: [{ path }] })
  },
)

test('where an account changes hands, one owner loses what the other gets', () => {
  const owned = (owner: string, amount: string): Row => balance(1, 'a', amount, { owner })
  const parts = (before: Row, after: Row) =>
    read([before], [after]).changes?.map(({ owner, before, after, change }) => [owner, before, after, change])
  expect(parts(owned('x', '9'), owned('y', '12'))).toEqual([
    ['x', 9n, 0n, -9n],
    ['y', 0n, 12n, 12n],
  ])
  expect(parts(owned('x', '9'), owned('x', '12'))).toEqual([['x', 9n, 12n, 3n]])
  expect(parts(owned('', '9'), owned('y', '12'))).toEqual([['y', 9n, 12n, 3n]])
})

test('empty lists give an empty list', () => {
  expect(read([], []).changes).toEqual([])
})

test('owner and decimals come from either side, and are null where neither says them', () => {
  const bare = { owner: undefined, uiTokenAmount: { amount: '1' } }
  const rows = [balance(1, 'a', '1'), balance(1, 'a', '1', bare)]
  const [full, none] = rows as [Row, Row]
  for (const [before, after] of [
    [full, none],
    [none, full],
  ])
    expect(read([before], [after]).changes).toMatchObject([{ owner: 'owner of 1', decimals: 6 }])
  expect(read([none], [none]).changes).toMatchObject([{ owner: null, decimals: null }])
})

describe('a balance that cannot be read', () => {
  test.each([
    ['null', null],
    ['a text', 'x'],
    ['without an account', { mint: 'a', uiTokenAmount: { amount: '1' } }],
    ['of an account below 0', balance(-1, 'a', '1')],
    ['without a token', { accountIndex: 1, uiTokenAmount: { amount: '1' } }],
    ['without an amount', { accountIndex: 1, mint: 'a' }],
    ['of less than nothing', balance(1, 'a', '-1')],
    ['of a fraction', balance(1, 'a', '1.5')],
  ])('(%s) is an issue that says so, and loses no transaction', (_, row) => {
    const { issues, count } = read([balance(2, 'b', '1'), row], [])
    expect(count).toBe(1)
    expect(issues).toMatchObject([
      {
        path: '/transactions/1/preTokenBalances/1',
        message: expect.stringMatching(/^expected a token balance .*cannot be read$/),
        row,
      },
    ])
    expect(() => read([row], [], 'strict')).toThrow('/transactions/0/preTokenBalances/0')
  })

  test('or contradicts another one of its account is an issue; a copy, and what only one of them says, is none', () => {
    const first = balance(1, 'a', '227')
    const beside = balance(2, 'a', '5')
    for (const more of [{ uiTokenAmount: { amount: '0', decimals: 6 } }, { owner: 'another' }]) {
      const { changes, issues } = read([first, beside, { ...first, ...more }], [balance(1, 'a', '94'), beside])
      expect(issues).toMatchObject([{ path: '/transactions/1/preTokenBalances/2', row: { ...first, ...more } }])
      expect(changes?.map(({ accountIndex }) => accountIndex)).toEqual([2])
    }
    for (const copies of [
      [first, first],
      [{ ...first, owner: undefined }, first],
      [first, { ...first, owner: null }],
    ])
      expect(read(copies, [])).toMatchObject({ changes: [change('a', 1, 227n, 0n)], issues: [] })
  })

  test('leaves out the changes that it may belong to: a balance is never a change', () => {
    const known = [balance(1, 'a', '10'), balance(2, 'b', '5')]
    const after = [balance(1, 'a', '30'), balance(2, 'b', '5'), balance(2, 'c', '9')]
    // its amount is unknown: only that change is
    expect(read([balance(1, 'a', 'x'), known[1]], after).changes?.map(({ mint }) => mint)).toEqual(['b', 'c'])
    // it may be of any account that has no other balance before
    expect(read([...known, null], after).changes?.map(({ mint }) => mint)).toEqual(['a', 'b'])
    expect(read(known, [null, after[0]]).changes?.map(({ mint }) => mint)).toEqual(['a'])
  })
})

test('whatever balances there are, changes are their exact differences', () => {
  const amounts = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
  const keys = fc.uniqueArray(fc.tuple(fc.nat(5), fc.constantFrom('a', 'b', '__proto__')), { selector: String })
  const sides = keys.chain((all) =>
    fc.tuple(fc.constant(all), ...[0, 1].map(() => fc.array(fc.option(amounts), { minLength: 20, maxLength: 20 }))),
  )
  fc.assert(
    fc.property(sides, ([all, ...held]) => {
      const [pre = [], post = []] = held.map((amounts) =>
        all.flatMap(([index, mint], at) => (amounts[at] == null ? [] : [balance(index, mint, String(amounts[at]))])),
      )
      const expected = all.flatMap(([index, mint], at) => {
        const [before, after] = held.map((amounts) => amounts[at])
        return before == null && after == null ? [] : [change(mint, index, before ?? 0n, after ?? 0n)]
      })
      const { changes, issues } = read(pre, post)
      const inOrder = (list: readonly object[]) =>
        new Set(list.map((each) => JSON.stringify(each, (_, v) => (typeof v === 'bigint' ? `${v}n` : v))))
      expect(inOrder([...(changes ?? [])])).toEqual(inOrder(expected))
      expect(issues).toEqual([])
    }),
  )
})
