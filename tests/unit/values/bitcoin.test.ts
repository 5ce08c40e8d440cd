import { expect, test } from 'vitest'
import { formatBitcoin, isBitcoinAddress, isXpub, parseBitcoin, parseBitcoinAddress } from '../../../src/values.js'

/** Of BIP-173, BIP-350 and the chain itself. */
const addresses = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
]

test.each(addresses)('%s is an address of Bitcoin, and no longer one with another character', (address) => {
  expect(isBitcoinAddress(address)).toBe(true)
  for (let at = 4; at < address.length; at++) {
    const other = address[at]?.toLowerCase() === 'q' ? 'p' : 'q'
    const mistyped = `${address.slice(0, at)}${/[A-Z]/.test(address) && !/[a-z]/.test(address) ? other.toUpperCase() : other}${address.slice(at + 1)}`
    if (mistyped !== address) expect(isBitcoinAddress(mistyped), mistyped).toBe(false)
  }
})

test.each([
  ['of a test network, base58', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['of a test network, bech32', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['of version 0 with the checksum of later ones', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['of version 1 with the checksum of version 0', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['of mixed case', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jJ0'],
  ['with a program of the wrong size', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['with more padding than it needs', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
  ['with nothing in it', 'bc1gmk9yu'],
  ['of an EVM chain', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['that is no text', 1],
])('an address %s is none', (_what, address) => {
  expect(isBitcoinAddress(address)).toBe(false)
})

test('bech32 becomes lower case, base58 keeps its own', () => {
  expect(addresses.slice(0, 3).map(parseBitcoinAddress)).toEqual([
    addresses[0],
    addresses[1],
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ])
})

test('bitcoin is read from its digits and written back', () => {
  expect(parseBitcoin('20999999.97690000')).toBe(2_099_999_997_690_000n)
  expect(formatBitcoin(2_099_999_997_690_000n)).toBe('20999999.9769')
  expect(parseBitcoin('0.00000001')).toBe(1n)
  expect(() => parseBitcoin('0.000000001')).toThrow('more than 8 decimals')
})

test('an extended public key is one by its checksum', () => {
  const key =
    'xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz'
  expect(isXpub(key)).toBe(true)
  expect([key.replace('z', 'y'), key.slice(1), `${key}1`, 'xpub', undefined].map(isXpub)).toEqual(Array(5).fill(false))
})

test.each([
  [
    'a private key',
    'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6LBpB85b3D2yc8sfvZU521AAwdZafEz7mnzBBsz4wKY5fTtTQBm',
  ],
  [
    'a key that begins with 4',
    'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6Txnt3siSujt9RCVYsx4qHZGc62TG4McvMGcAUjeuwZdduYEvFn',
  ],
  [
    'a key that begins with 1',
    'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6N8ZMMXctdiCjxTNq964yKkwrkBJJwpzZS4HS2fxvyYUA4q2Xe4',
  ],
  [
    'a parent at depth 0',
    'xpub661no6RGEX3uJkY4bNnPcw4URcQTrSibUZ4NqJEw5eBkv7ovTwgiT91XX27VbEXGENhYRCf7hyEbWrR3FewATdCEebj6znwMfQkhRYHRLpJ',
  ],
  [
    'an index at depth 0',
    'xpub661MyMwAuDcm6CRQ5N4qiHKrJ39Xe1R1NyfouMKTTWcguwVcfrZJaNvhpebzGerh7gucBvzEQWRugZDuDXjNDRmXzSZe4c7mnTK97pTvGS8',
  ],
  [
    'no point of the curve',
    'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6Q5JXayek4PRsn35jii4veMimro1xefsM58PgBMrvdYre8QyULY',
  ],
])('an extended public key with %s is none, although its checksum fits: BIP-32, test vector 5', (_, key) => {
  expect(isXpub(key)).toBe(false)
})
