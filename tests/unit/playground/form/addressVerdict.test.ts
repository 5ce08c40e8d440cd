import { expect, test } from 'vitest'
import { evmVerdict } from '../../../../playground/app/form/addressVerdict.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([
  address.slice(2),
  `"${address}"`,
  `${address},`,
  `https://etherscan.io/address/${address}#tokentxns`,
  `eip155:1:${address}`,
  `0x${'0'.repeat(24)}${address.slice(2)}`,
])('an address is found in %s', (text) => {
  expect(evmVerdict(text)).toMatchObject({ better: address, text: 'Address 0xd8dA6B…A96045 found' })
})

test('no address is found in a hash of 32 bytes', () => {
  expect(evmVerdict(`0x${'ab'.repeat(32)}`)).toEqual({ tone: 'none', text: '64 of 40 hex digits' })
})

test('a name is told from an address that is not complete, and its letters are not counted as digits', () => {
  for (const text of ['vitalik.eth', ' vitalik.eth\t'])
    expect(evmVerdict(text)).toEqual({ tone: 'none', text: 'A name.', name: 'vitalik.eth' })
  expect(evmVerdict('0xd8dA6B').text).toBe('6 of 40 hex digits')
  expect(evmVerdict('vitalik')).toEqual({ tone: 'none', text: ' ' })
})
