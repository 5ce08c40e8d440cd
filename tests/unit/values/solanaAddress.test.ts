import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { isSolanaAddress, parseSolanaAddress } from '../../../src/values/solanaAddress.js'
import { bytesOf, toBase58 } from '../../support/base58.js'

test('an address stays as it is, letter by letter', () => {
  fc.assert(
    fc.property(bytesOf(32), (bytes) => {
      const address = toBase58(bytes)
      expect(parseSolanaAddress(address)).toBe(address)
      expect(isSolanaAddress(address)).toBe(true)
    }),
  )
})

const wallet = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'

test.each([
  '',
  wallet.slice(1),
  `${wallet}1`,
  ` ${wallet}`,
  `${wallet}\n`,
  `0${wallet.slice(1)}`,
  wallet.toUpperCase(), // has an O
  '1'.repeat(31),
  '1'.repeat(33),
  'z'.repeat(44),
  '1'.repeat(100_000),
])('%j is no address', (value) => {
  expect(() => parseSolanaAddress(value)).toThrow(InputError)
  expect(() => parseSolanaAddress(value)).toThrow('Invalid address provided: ')
  expect(isSolanaAddress(value)).toBe(false)
})

test('an address of an EVM chain is said to be none of Solana', () => {
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  expect(() => parseSolanaAddress(address)).toThrow(new RegExp(`${address}\\n.*don't begin with 0x`))
})

test.each([undefined, null, 1, {}, [wallet], new Uint8Array(32), Object.create(null)])(
  'a value that is no text is no address',
  (value) => {
    expect(isSolanaAddress(value)).toBe(false)
    expect(() => Reflect.apply(parseSolanaAddress, undefined, [value])).toThrow(InputError)
  },
)

test('an address that was lower-cased or upper-cased is refused where its letters show it, and the hint says why', () => {
  const lower = '9wzdxwbbmkg8ztbnmquxvqrayrzzdsgydivi9zytawwm' // decodes to 32 bytes
  const upper = '9WZDXWBBMKG8ZTBNMQUXVQRAYRZZDSGYDLVL9ZYTAWWM'
  for (const changed of [lower, upper]) {
    expect(isSolanaAddress(changed)).toBe(false)
    expect(() => parseSolanaAddress(changed)).toThrow(/All its letters are of one case/)
  }
  expect(isSolanaAddress('9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')).toBe(true)
})

test.each([
  '11111111111111111111111111111111', // the system program
  '1nc1nerator11111111111111111111111111111111', // the incinerator
])('%s is an address, because it has few letters', (address) => {
  expect(parseSolanaAddress(address)).toBe(address)
})
