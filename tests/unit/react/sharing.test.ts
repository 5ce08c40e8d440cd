import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createCaller } from '../../../src/client/caller.js'
import { getWalletNFTs } from '../../../src/evm.js'
import { sharing } from '../../../src/react/sharing.js'
import { operationQuery, pagesQuery } from '../../../src/react.js'
import { answer, type FaultServer, startFaultServer } from '../../support/faultServer.js'
import { nfts, wallet } from './wire.js'

let server: FaultServer
let caller: Caller
const queryClient = new QueryClient()
const { structuralSharing } = sharing

beforeAll(async () => {
  server = await startFaultServer()
  caller = createCaller({ apiKey: 'k', baseUrl: server.url, retries: 0 })
})
afterAll(() => server.close())

test('rows that a refetch finds unchanged stay the same objects, though they hold dates', async () => {
  const query = operationQuery(caller, getWalletNFTs, { address: wallet })
  const read = async (ids: readonly string[]) => {
    server.next(answer(200, nfts(ids, null)))
    await queryClient.fetchQuery(query)
    return queryClient.getQueryData(query.queryKey)
  }
  const first = await read(['1', '2'])
  expect(await read(['1', '2'])).toBe(first)
  const third = await read(['1', '3'])
  expect(third?.result[0]).toBe(first?.result[0])
  expect(third?.result[1]?.tokenId).toBe(3n)
})

test('so do pages', async () => {
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  const read = async () => {
    server.next(answer(200, nfts(['1', '2'], null)))
    await queryClient.fetchInfiniteQuery(query)
    return queryClient.getQueryData(query.queryKey)
  }
  expect(await read()).toBe(await read())
})

test('a date that changed is the new one, and an invalid one stays invalid', () => {
  const before = { at: new Date(1), never: new Date(Number.NaN) }
  const after = structuralSharing(before, { at: new Date(2), never: new Date(Number.NaN) })
  expect(after).toEqual({ at: new Date(2), never: before.never })
})

test('what a select makes passes as it is, and so does data of another shape', () => {
  const made = new Map([['a', new Date(1)]])
  expect(structuralSharing(new Map(made), made)).toBe(made)
  expect(structuralSharing([new Date(1)], { at: new Date(1) })).toEqual({ at: new Date(1) })
  expect(structuralSharing(undefined, made)).toBe(made)
})

test('a match of a regular expression that a select makes keeps its groups', () => {
  const match = (text: string) => /(?<year>\d+)-(\d+)/.exec(text)
  expect(structuralSharing(match('2024-01'), match('2025-01'))).toMatchObject({ index: 0, groups: { year: '2025' } })
})

test('a field named __proto__ stays one, and makes no difference where it is the same', () => {
  const read = () => ({ ...JSON.parse('{"__proto__":{"a":1}}'), at: new Date(1) })
  const before = read()
  expect(structuralSharing(before, read())).toBe(before)
})

test('metadata that is nested very deeply overflows no stack', () => {
  const deep = () => JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
  expect(() => structuralSharing(deep(), deep())).not.toThrow()
})
