import { expect, test } from 'vitest'
import { getNativeBalance, getNativeBalancesForAddresses, getWalletNetWorth } from '../../../src/evm.js'
import { costOf } from '../../../src/index.js'
import {
  getWalletHistory,
  getWalletInsight,
  getWalletProfitability,
  getWalletProfitabilitySummary,
} from '../../../src/universal.js'
import { isInGroup } from '../../../src/values/chainGroups.js'
import { getChains } from '../../../src/values.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

test('a call costs what its document says', () => {
  expect(costOf(getNativeBalance, { address })).toBe(getNativeBalance.cost)
})

test('what is charged per chain is charged for each', () => {
  const chains = ['0x1', '0x89', '0x2105']
  expect(costOf(getWalletNetWorth, { address, chains })).toBe(3 * (getWalletNetWorth.cost ?? 0))
})

test.each([
  [getWalletHistory, 150],
  [getWalletProfitability, 50],
  [getWalletProfitabilitySummary, 30],
  [getWalletInsight, 100],
])('$id of the Universal API is charged for each chain', (operation, each) => {
  expect(costOf(operation, { chains: ['eth', 'base', 'solana'] })).toBe(3 * each)
  expect(costOf(operation, { chains: ['eth'] })).toBe(each)
})

test('a group of chains is charged for those of our table, and chains beside `all` are in it', () => {
  const known = getChains().length
  const main = getChains().filter(({ id }) => isInGroup(id, 'mainnets')).length
  const costs = (...chains: string[]): number => costOf(getWalletInsight, { chains }) / 100
  expect([costs('all'), costs(' Mainnets'), costs('testnets')]).toEqual([known, main, known - main])
  expect([costs('all', 'eth'), costs('mainnets', 'testnets'), costs('constructor')]).toEqual([known, known, 1])
})

test('what is charged per wallet is charged for each', () => {
  const { cost = 0 } = getNativeBalancesForAddresses
  expect(costOf(getNativeBalancesForAddresses, { walletAddresses: [address, address] })).toBe(2 * cost)
})

test.each([undefined, []])('it is charged once where the chains are %j, because nobody knows them', (chains) => {
  expect(costOf(getWalletNetWorth, { address, chains })).toBe(getWalletNetWorth.cost)
})

test('a call of unknown cost is expected to cost one unit', () => {
  expect(costOf({}, {})).toBe(1)
})
