import { expect, test } from 'vitest'
import { getDefiSummary, getNativeBalance, getNativeBalancesForAddresses, getWalletNetWorth } from '../../../src/evm.js'
import { costOf } from '../../../src/index.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

test('a call is billed its cost, which counts against the rate limit too', () => {
  expect(costOf(getNativeBalance, { address })).toEqual({ billed: 10, counted: 10 })
})

test('a call of DeFi is billed 5,000 units and counts 20', () => {
  expect(costOf(getDefiSummary, { address })).toEqual({ billed: 5000, counted: 20 })
})

test('what is charged per chain is billed for each, and counts once', () => {
  expect(costOf(getWalletNetWorth, { address, chains: ['0x1', '0x89', '0x2105'] })).toEqual({
    billed: 750,
    counted: 50,
  })
})

test('what is charged per wallet is billed for each', () => {
  expect(costOf(getNativeBalancesForAddresses, { walletAddresses: [address, address] }).billed).toBe(20)
})

test.each([undefined, []])('it is billed once where the chains are %j, because nobody knows them', (chains) => {
  expect(costOf(getWalletNetWorth, { address, chains }).billed).toBe(250)
})

test('a call of unknown cost is billed one unit', () => {
  expect(costOf({}, {})).toEqual({ billed: 1, counted: 1 })
})
