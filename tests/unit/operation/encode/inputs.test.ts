import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding, type Decoding } from '../../../../src/operation/decode/decoding.js'
import { asChecksumAddress } from '../../../../src/operation/encode/checksum.js'
import type { EncodeInput } from '../../../../src/operation/operation.js'
import { bytesOf, toBase58 } from '../../../support/base58.js'
import { encoders as inputs } from '../../../support/encoders.js'
import { primitives } from '../../../support/primitives.js'

const decoding = createDecoding({}, { strict: false })
const hexDigits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })

/** Points in time with whole seconds, as chains have them. */
const moments = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000))

describe('what an encoder writes, its decoder reads back', () => {
  const trips: readonly (readonly [
    string,
    fc.Arbitrary<unknown>,
    EncodeInput,
    (wire: unknown, context: Decoding) => unknown,
  ])[] = [
    ['uint', fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), inputs.asUint, primitives.uint],
    ['count', fc.maxSafeNat(), inputs.asCount, primitives.count],
    [
      'number',
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      inputs.asNumber,
      primitives.float,
    ],
    ['decimal text', fc.stringMatching(/^-?\d{1,30}\.\d{1,30}$/), inputs.asDecimal, primitives.decimal],
    ['text', fc.string(), inputs.asText, primitives.text],
    ['boolean', fc.boolean(), inputs.asBoolean, primitives.boolean],
    [
      'hex',
      fc
        .nat(40)
        .chain((bytes) => hexDigits(bytes * 2))
        .map((digits) => `0x${digits}`),
      inputs.asHex,
      primitives.hex,
    ],
    ['hash', hexDigits(64).map((digits) => `0x${digits}`), inputs.asHash32, primitives.hash32],
    ['EVM address', hexDigits(40).map((digits) => `0x${digits}`), inputs.asEvmAddress, primitives.evmAddress],
    [
      'EVM address in checksum form',
      hexDigits(40).map((digits) => `0x${digits}`),
      asChecksumAddress,
      primitives.evmAddress,
    ],
    ['Aptos address', hexDigits(64).map((digits) => `0x${digits}`), inputs.asAptosAddress, primitives.aptosAddress],
    ['Solana address', bytesOf(32).map(toBase58), inputs.asSolanaAddress, primitives.solanaAddress],
    ['signature of Solana', bytesOf(64).map(toBase58), inputs.asSolanaSignature, primitives.solanaSignature],
    [
      'address of an EVM chain or of Solana',
      fc.oneof(
        hexDigits(40).map((digits) => `0x${digits}`),
        bytesOf(32).map(toBase58),
      ),
      inputs.asEvmOrSolanaAddress,
      primitives.evmOrSolanaAddress,
    ],
    [
      'chain or Solana',
      fc.constantFrom('0x1', '0x89', 'solana'),
      inputs.asEvmOrSolanaChain,
      primitives.evmOrSolanaChain,
    ],
    ['Solana network', fc.constantFrom('mainnet', 'devnet'), inputs.asSolanaNetwork, primitives.text],
    [
      'chain',
      fc.bigInt({ min: 1n, max: 2n ** 64n }).map((id) => `0x${id.toString(16)}`),
      inputs.asEvmChain,
      primitives.evmChain,
    ],
    ['ISO date', moments, inputs.asIsoDate, primitives.date],
    ['unix seconds', moments, inputs.asUnixSeconds, primitives.seconds],
    ['unix milliseconds', moments, inputs.asUnixMillis, primitives.millis],
    ['unix microseconds', moments, inputs.asUnixMicros, primitives.micros],
  ]

  test.each(trips)('%s', (_name, values, encode, decode) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(decode(encode(value, 'x'), decoding)).toEqual(value)
      }),
    )
  })
})

describe('every form of one value travels as one text', () => {
  test('a whole number: a number, a bigint, decimal and hex text', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        for (const form of [value, BigInt(value), String(value), `0x${value.toString(16)}`]) {
          expect(inputs.asUint(form, 'x')).toBe(String(value))
        }
      }),
    )
  })

  test('text, numbers and amounts, whichever type holds them', () => {
    for (const form of [12, 12n, '12']) {
      expect(inputs.asText(form, 'x')).toBe('12')
      expect(inputs.asDecimal(form, 'x')).toBe('12')
    }
    expect(inputs.asNumber('12', 'x')).toBe(12)
    expect([true, false].map((value) => inputs.asText(value, 'x'))).toEqual(['true', 'false'])
    expect(inputs.asDecimal(-0.5, 'x')).toBe('-0.5')
    expect(inputs.asText(-0.5, 'x')).toBe('-0.5')
  })

  test('a chain: its id in any form, its name in any case', () => {
    for (const form of [1, 1n, '1', '0x1', '0x01', 'eth', ' ETH ', 'mainnet'])
      expect(inputs.asEvmChain(form, 'x')).toBe('0x1')
  })

  test('points in time: a Date, its ISO text, the same text without a zone, its seconds', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const iso = moment.toISOString()
        const seconds = moment.getTime() / 1000
        for (const form of [
          moment,
          iso,
          iso.slice(0, 19),
          seconds,
          BigInt(seconds),
          String(seconds).replace(/^\d{1,8}$/, iso), // so few digits are no seconds in text
          `${iso.slice(0, 19)}+00:00`,
        ]) {
          expect(inputs.asIsoDate(form, 'x')).toBe(iso)
        }
      }),
    )
  })

  test('the last second that four digits of a year can hold', () => {
    expect(inputs.asIsoDate(253_402_300_799, 'x')).toBe('9999-12-31T23:59:59.000Z')
  })

  test('"never", as nodes write it, goes back to them', () => {
    const never = '18446744073709551615'
    for (const form of [never, BigInt(never), new Date(8.64e15)]) {
      expect(inputs.asUnixSeconds(form, 'x')).toBe(never)
    }
  })

  test('ISO text without a zone is UTC, also with a space or without a time', () => {
    expect(inputs.asIsoDate('2024-03-10 02:30:00', 'x')).toBe('2024-03-10T02:30:00.000Z')
    expect(inputs.asIsoDate('2024-03-10', 'x')).toBe('2024-03-10T00:00:00.000Z')
    expect(inputs.asIsoDate('2024-03', 'x')).toBe('2024-03-01T00:00:00.000Z')
    expect(inputs.asIsoDate('2024', 'x')).toBe('2024-01-01T00:00:00.000Z')
  })

  test('a selector is told from an address by its start', () => {
    const address = `0x${'Ab'.repeat(20)}`
    expect(inputs.asEvmAddressOrSelector('$contract', 'x')).toBe('$contract')
    expect(inputs.asEvmAddressOrSelector(address, 'x')).toBe(address.toLowerCase())
    expect(() => inputs.asEvmAddressOrSelector('$', 'x')).toThrow('Invalid selector string provided')
    expect(() => inputs.asEvmAddressOrSelector('contract', 'x')).toThrow('Invalid selector string provided')
    expect(() => inputs.asEvmAddressOrSelector('0x12', 'x')).toThrow('Invalid address provided: 0x12')
  })

  test('the tag of a struct names its address and its module too', () => {
    const tag = '0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>'
    expect(inputs.asStructTag(tag, 'x')).toBe(tag)
    for (const other of ['CoinStore', 'coin::CoinStore', '0x1', '', 5, null, {}, Object.create(null)])
      expect(() => inputs.asStructTag(other, 'x')).toThrow(
        /^Param x is not valid: expected a struct tag \(0x1::coin::Coin\)/,
      )
  })

  test('the name of a module comes without its account', () => {
    expect(inputs.asIdentifier('aptos_account', 'x')).toBe('aptos_account')
    for (const other of ['0x1::aptos_account', '', ' coin', 5, null, {}])
      expect(() => inputs.asIdentifier(other, 'x')).toThrow(
        /^Param x is not valid: expected a name alone \(aptos_account\)/,
      )
  })

  test('a choice among texts takes the number that a text spells', () => {
    expect(inputs.asOneOf(30, 'x', ['7', '30'])).toBe('30')
  })

  test('an EVM address: in lower case, or in checksum form where the service wants that', () => {
    const mixed = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    expect(inputs.asEvmAddress(mixed, 'x')).toBe(mixed.toLowerCase())
    expect(asChecksumAddress(mixed.toLowerCase(), 'x')).toBe(mixed)
  })

  test('an Aptos address: short or long, with its prefix or without', () => {
    for (const form of ['0x1', '1', '0X1', `0x${'1'.padStart(64, '0')}`]) {
      expect(inputs.asAptosAddress(form, 'x')).toBe(`0x${'1'.padStart(64, '0')}`)
    }
  })
})

describe('lists', () => {
  test('one value counts as a list of one', () => expect(inputs.asList('a', 'x', inputs.asText)).toEqual(['a']))

  test('an entry is named by its place', () => {
    expect(() => inputs.asList(['1', 'abc'], 'ids', inputs.asUint)).toThrow(/^Param ids\[1\] is not valid/)
  })

  test('asOneOrMany keeps one apart from many', () => {
    expect(inputs.asOneOrMany('a', 'x', inputs.asText)).toBe('a')
    expect(inputs.asOneOrMany(['a'], 'x', inputs.asText)).toEqual(['a'])
  })
})
