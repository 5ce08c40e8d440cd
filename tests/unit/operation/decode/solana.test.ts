import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import * as solana from '../../../../src/operation/decode/solana.js'

const tolerant = createDecoding({}, { strict: false })
const strict = createDecoding({}, { strict: true })

const wallet = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const signature = '3o9NfCBWaDEb8JLJGdp8tfWwXURNokanCvUJf9A9f5nFqmZkRvWcfhkek4t47UhRDSGKHsSzi8MBusin8H7x7YYD'
const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe.each([
  ['tolerant', tolerant],
  ['strict', strict],
])('%s', (_mode, decoding) => {
  test('an address and a signature are as they were sent', () => {
    expect(solana.solanaAddress(wallet, decoding)).toBe(wallet)
    expect(solana.solanaSignature(signature, decoding)).toBe(signature)
  })

  test('neither stands for the other, nor for an address of an EVM chain', () => {
    for (const wrong of [signature, evm, wallet.slice(1), `${wallet}z`, '', 1, null, {}])
      expect(solana.solanaAddress(wrong, decoding)).toBe(undefined)
    for (const wrong of [wallet, evm, signature.slice(2), 1, null])
      expect(solana.solanaSignature(wrong, decoding)).toBe(undefined)
  })

  test('where either may be, an EVM address is in lower case and one of Solana as it was sent', () => {
    expect(solana.evmOrSolanaAddress(evm, decoding)).toBe(evm.toLowerCase())
    expect(solana.evmOrSolanaAddress(wallet, decoding)).toBe(wallet)
    expect(solana.evmOrSolanaAddress(evm.slice(2), decoding)).toBe(undefined)
  })
})

test('strict decoding looks at every digit', () => {
  const wrong = `${wallet.slice(0, 5)}0${wallet.slice(6)}`
  expect(solana.solanaAddress(wrong, tolerant)).toBe(wrong)
  expect(solana.solanaAddress(wrong, strict)).toBe(undefined)
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
