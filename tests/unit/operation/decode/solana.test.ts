import { expect, test } from 'vitest'
import * as solana from '../../../../src/operation/decode/solana.js'

const wallet = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const signature = '3o9NfCBWaDEb8JLJGdp8tfWwXURNokanCvUJf9A9f5nFqmZkRvWcfhkek4t47UhRDSGKHsSzi8MBusin8H7x7YYD'
const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('an address and a signature are as they were sent', () => {
  expect(solana.solanaAddress(wallet)).toBe(wallet)
  expect(solana.solanaSignature(signature)).toBe(signature)
})

test('neither stands for the other, nor for an address of an EVM chain', () => {
  for (const wrong of [signature, evm, wallet.slice(1), `${wallet}z`, '', 1, null, {}])
    expect(solana.solanaAddress(wrong)).toBe(undefined)
  for (const wrong of [wallet, evm, signature.slice(2), 1, null]) expect(solana.solanaSignature(wrong)).toBe(undefined)
})

test('where either may be, an EVM address is in lower case and one of Solana as it was sent', () => {
  expect(solana.evmOrSolanaAddress(evm)).toBe(evm.toLowerCase())
  expect(solana.evmOrSolanaAddress(wallet)).toBe(wallet)
  expect(solana.evmOrSolanaAddress(evm.slice(2))).toBe(undefined)
})

test('a chain is an EVM chain by its id, or Solana by its name', () => {
  expect(['eth', '0x89', 'SOLANA', 'bitcoin', null].map(solana.evmOrSolanaChain)).toEqual([
    '0x1',
    '0x89',
    'solana',
    undefined,
    undefined,
  ])
})
