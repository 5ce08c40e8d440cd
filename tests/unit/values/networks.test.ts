import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { parseAptosNetwork, parseSolanaNetwork } from '../../../src/values/networks.js'

test.each([
  ['mainnet', 'mainnet'],
  ['testnet', 'testnet'],
  ['devnet', 'devnet'],
  ['Mainnet', 'mainnet'],
  [1, 'mainnet'],
  ['1', 'mainnet'],
  [2, 'testnet'],
  ['2', 'testnet'],
])('%s is the Aptos network %s', (value, name) => {
  expect(parseAptosNetwork(value)).toBe(name)
})

test.each(['', 'main', 'localnet', 0, 3, '3', ' 1'])('%j is no Aptos network', (value) => {
  expect(() => parseAptosNetwork(value)).toThrow(InputError)
  expect(() => parseAptosNetwork(value)).toThrow(`Aptos network is not supported: ${value}`)
})

test.each(['mainnet', 'devnet'])('%s is a Solana network', (value) => {
  expect(parseSolanaNetwork(value)).toBe(value)
})

test.each(['', 'testnet', '1'])('%j is no Solana network', (value) => {
  expect(() => parseSolanaNetwork(value)).toThrow(InputError)
  expect(() => parseSolanaNetwork(value)).toThrow(`Solana network is not supported: ${value}`)
})

test.each([undefined, null, {}, ['mainnet'], Object.create(null)])('a value of another type is no network', (value) => {
  expect(() => Reflect.apply(parseAptosNetwork, undefined, [value])).toThrow(InputError)
  expect(() => Reflect.apply(parseSolanaNetwork, undefined, [value])).toThrow(InputError)
})
