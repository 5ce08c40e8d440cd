import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { parseEvmOrSolanaAddress, parseEvmOrSolanaChain } from '../../../src/values/evmOrSolana.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'

test('an address of an EVM chain comes out in lower case, one of Solana as it is', () => {
  expect(parseEvmOrSolanaAddress(evm)).toBe(evm.toLowerCase())
  expect(parseEvmOrSolanaAddress(solana)).toBe(solana)
})

test.each(['', '0x12', evm.slice(2), solana.slice(1), 'vitalik.eth', 1, null, undefined])('%j is neither', (value) => {
  expect(() => Reflect.apply(parseEvmOrSolanaAddress, undefined, [value])).toThrow(InputError)
})

test.each([
  ['solana', 'solana'],
  ['Solana', 'solana'],
  ['eth', '0x1'],
  [137, '0x89'],
])('%s is the chain %s', (value, chain) => {
  expect(parseEvmOrSolanaChain(value)).toBe(chain)
})

test('a chain that is neither an EVM chain nor Solana is refused', () => {
  expect(() => parseEvmOrSolanaChain('solano')).toThrow('Invalid chain provided: solano')
})
