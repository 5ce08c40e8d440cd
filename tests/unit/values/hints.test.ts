import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { resolveENSDomain } from '../../../src/evm.js'
import { parseAptosAddress } from '../../../src/values/aptosAddress.js'
import { parseAptosNative } from '../../../src/values/aptosUnits.js'
import { parseEvmAddress } from '../../../src/values/evmAddress.js'
import { parseEvmNative } from '../../../src/values/evmUnits.js'
import { bytesToHex, hexToBytes } from '../../../src/values/hex.js'
import { parseAptosNetwork, parseSolanaNetwork } from '../../../src/values/networks.js'
import { parseSelector } from '../../../src/values/selector.js'
import { tokenAmount } from '../../../src/values/tokenAmount.js'

/** The one hint of the error that a function throws for a value. */
function hintFor(run: unknown, ...values: readonly unknown[]): string {
  try {
    Reflect.apply(Object(run), undefined, values)
  } catch (error) {
    if (error instanceof InputError && error.hints.length === 1) return String(error.hints[0])
  }
  return expect.fail(`no hint for ${String(values)}`)
}

const words = (hint: string): readonly string[] => hint.match(/[a-z]{3,}/g) ?? []

test('whoever names an unknown network is told the names of those there are', () => {
  for (const parse of [parseAptosNetwork, parseSolanaNetwork]) {
    const names = words(hintFor(parse, 'localnet'))
    expect(names).toContain('mainnet')
    for (const name of names) expect(Reflect.apply(parse, undefined, [name])).toBe(name)
  }
  expect(words(hintFor(parseAptosNetwork, 'localnet'))).toHaveLength(3)
})

test.each([
  [parseEvmNative, 7],
  [parseAptosNative, 2],
] as const)('whoever names an unknown unit is told the names of those there are', (parse, count) => {
  const [names = '', range] = hintFor(parse, '1', 'lovelace').split(/, or (?=\d)/)
  expect(names.split(', ')).toHaveLength(count)
  for (const name of names.split(', ')) expect(Reflect.apply(parse, undefined, ['0', name])).toBe(0n)
  for (const decimals of range?.match(/\d+/g) ?? []) expect(parse('0', Number(decimals))).toBe(0n)
  expect(range).toBe('0 to 255')
})

test.each([
  [parseEvmAddress, 40],
  [parseAptosAddress, 64],
] as const)('whoever passes no address is told how many digits one has', (parse, digits) => {
  expect(hintFor(parse, 'vitalik')).toMatch(new RegExp(`^0x and (?:up to )?${digits} hex digits$`))
  expect(parse(`0x${'a'.repeat(digits)}`)).toBe(`0x${'a'.repeat(digits)}`)
})

test.each(['vitalik.eth', 'a.b.vitalik.eth', 'Vitalik.ETH', 'nick.xyz', ' łódź.eth'])(
  'whoever passes the name %s for an address is told what resolves it',
  (name) => {
    expect(hintFor(parseEvmAddress, name)).toContain('resolveENSDomain({ domain })')
    expect(resolveENSDomain.inputs.map((input) => input.name)).toContain('domain')
  },
)

test.each(['0xabc', '1.5', 'https://a.test/b.eth', 'two words.', '.eth', 'a..b'])(
  '%s is not taken for a name',
  (text) => {
    expect(hintFor(parseEvmAddress, text)).toBe('0x and 40 hex digits')
  },
)

test('whoever passes what cannot be used is told what it was, or what to pass', () => {
  expect(hintFor(parseAptosAddress, new Uint8Array(20))).toBe('Got 20 bytes')
  expect(hintFor(parseSelector, 'from')).toBe('$ and a name, like $from; got from')
  expect(hintFor(hexToBytes, 7)).toBe('Pass a string')
  expect(hintFor(bytesToHex, '0xab')).toBe('Pass a Uint8Array')
})

test('whoever gives an amount other decimals than its token has is told both', () => {
  expect(hintFor(tokenAmount, { value: 1n, decimals: 18, token: { decimals: 6 } })).toMatch(/ 18 .* 6$/)
})

test('bytes that are none are an invalid byte sequence, as text that is none is', () => {
  expect(() => Reflect.apply(bytesToHex, undefined, ['0xab'])).toThrow(/^Invalid byte sequence$/m)
})
