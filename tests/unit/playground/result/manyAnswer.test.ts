import { expect, test } from 'vitest'
import { manyAnswerOf } from '../../../../playground/app/result/manyAnswer.js'
import { getNativeBalance, getWalletNFTs } from '../../../../src/evm.js'

const shape = { kind: 'object', fields: [{ name: 'balance', description: '', shape: { kind: 'any' } }] } as const
const list = { kind: 'object', fields: [{ name: 'result', description: '', shape: { kind: 'list', item: { shape } } }] }
const pageOf = (chain: string, data: unknown, raw: unknown = data) =>
  ({ data, chain, answer: { data, raw, issues: [] } }) as never
const laidOut = (operation: unknown, answer: unknown, pages: never[]) =>
  manyAnswerOf(
    { loaded: { operation, entry: { id: 'x' }, details: { inputs: [], answer } }, input: {} } as never,
    pages,
    {},
  )

test('a record of each chain is a row, with its chain in front', () => {
  const { rows, rowShape } = laidOut(getNativeBalance, { shape }, [
    pageOf('eth', { balance: 1n }),
    pageOf('base', null),
  ])
  expect(rows?.map(({ index, data }) => [index, data])).toEqual([
    [0, { chain: 'eth', balance: 1n }],
    [1, { chain: 'base', value: null }],
  ])
  expect(rowShape).toMatchObject({ fields: [{ name: 'chain' }, { name: 'balance' }] })
})

test('the rows of each list are one list', () => {
  const pages = ['eth', 'base'].map((chain) => pageOf(chain, { result: [{ balance: 1n }, { balance: 2n }] }))
  const { rows, data } = laidOut(getWalletNFTs, { shape: list }, pages)
  expect(rows?.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  expect(data).toMatchObject([{ chain: 'eth' }, { chain: 'eth' }, { chain: 'base' }, { chain: 'base', balance: 2n }])
})
