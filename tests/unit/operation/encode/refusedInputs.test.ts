import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLedgerlineError } from '../../../../src/index.js'
import { asChecksumAddress } from '../../../../src/operation/encode/checksum.js'
import type { EncodeInput } from '../../../../src/operation/operation.js'
import { encoders as inputs } from '../../../support/encoders.js'

describe('what a format cannot hold is an InputError that names the input', () => {
  const refused: readonly (readonly [string, EncodeInput, readonly unknown[]])[] = [
    [
      'asUint',
      inputs.asUint,
      [-1, -1n, 1.5, 2 ** 53, '', ' ', 'abc', '1e5', '0x', '-1', null, undefined, {}, [], true, Number.NaN],
    ],
    ['asCount', inputs.asCount, [2n ** 53n, '9007199254740993', -1, 0.5, 'x']],
    ['asNumber', inputs.asNumber, ['', ' ', 'x', Number.NaN, Number.POSITIVE_INFINITY, null, {}, 1n]],
    ['asDecimal', inputs.asDecimal, ['', '1e5', '1,5', '.5', Number.NaN, null, {}]],
    ['asBoolean', inputs.asBoolean, ['true', 1, 0, null]],
    ['asText', inputs.asText, [{}, [], null, undefined, () => 1, Symbol('x')]],
    ['numbers that are none, or have lost digits', inputs.asText, [Number.NaN, Infinity, 2 ** 53, -(2 ** 53)]],
    ['asHex', inputs.asHex, ['0x1', 'ab', '0xzz', 1, null]],
    ['asHash32', inputs.asHash32, ['0x12', `0x${'1'.repeat(63)}`, 1]],
    ['asBlockId', inputs.asBlockId, ['latest', -1, '0xzz', {}]],
    ['asEvmChain', inputs.asEvmChain, ['nowhere', 0, -1, '', {}, null]],
    ['asAptosNetwork', inputs.asAptosNetwork, ['moonnet', 3, '', {}]],
    ['asSolanaNetwork', inputs.asSolanaNetwork, ['testnet', '', 1, {}]],
    ['asSolanaAddress', inputs.asSolanaAddress, ['', '1'.repeat(31), `0x${'1'.repeat(40)}`, 1, null, {}]],
    ['asSolanaSignature', inputs.asSolanaSignature, ['', '1'.repeat(63), 'z'.repeat(88), 1, null, {}]],
    ['asEvmOrSolanaAddress', inputs.asEvmOrSolanaAddress, ['', '0x12', '1'.repeat(31), 1, null, {}]],
    ['asEvmOrSolanaChain', inputs.asEvmOrSolanaChain, ['solano', 0, '', null]],
    ['asIsoDate', inputs.asIsoDate, ['', 'soon', '2024-13-01', new Date(Number.NaN), Number.NaN, {}, null, 1e20]],
    ['days that do not exist', inputs.asIsoDate, ['2024-02-30', '2023-02-29 00:00:00', '2024-04-31T00:00:00Z']],
    ['milliseconds as seconds', inputs.asUnixSeconds, ['1700000000000', 1_700_000_000_000n]],
    ['years after 9999', inputs.asIsoDate, [253_402_300_800, '253402300800', -253_402_300_800]],
    ['what is no whole number of seconds', inputs.asIsoDate, ['1e5', '0x10', '12.5', ' 12', '12 ', '+12', true]],
    ['days without their dashes', inputs.asIsoDate, ['20240101', '240101', '0', '202401', '-2024', '-20240101']],
    ['milliseconds', inputs.asIsoDate, [1_700_000_000_000, '1700000000000', 1_700_000_000_000n]],
    ['asUnixSeconds', inputs.asUnixSeconds, ['yesterday', {}]],
    ['asOneOf', (value, at) => inputs.asOneOf(value, at, ['asc', 'desc']), ['up', '', 'ASC', null, 1]],
  ]

  test.each(refused)('%s', (_name, encode, values) => {
    for (const value of values) {
      const error = errorOf(() => encode(value, 'theInput'))
      expect(error, typeof value).toMatchObject({ name: 'InputError', code: 'INVALID_ARGUMENT' })
    }
    const shown = errorOf(() => encode({}, 'theInput'))
    if (isLedgerlineError(shown)) expect(shown.message).toMatch(/theInput .*expected \w.*, got |Invalid|not supported/)
  })

  test.each([
    ['asUint', inputs.asUint, '12'],
    ['asDecimal', inputs.asDecimal, '1.5'],
    ['asHex', inputs.asHex, '0xab'],
    ['asHash32', inputs.asHash32, `0x${'ab'.repeat(32)}`],
    ['asBlockId, a number', inputs.asBlockId, '0x12'],
    ['asBlockId, a hash', inputs.asBlockId, `0x${'ab'.repeat(32)}`],
    ['asEvmAddress', inputs.asEvmAddress, `0x${'ab'.repeat(20)}`],
    ['asEvmAddressOrSelector', inputs.asEvmAddressOrSelector, `0x${'ab'.repeat(20)}`],
    ['asIsoDate', inputs.asIsoDate, '2024-01-01T00:00:00Z'],
  ])('%s refuses a value with something before or after it', (_name, encode, value) => {
    expect(encode(value, 'x')).toBeTypeOf('string')
    for (const wrong of [`x${value}`, ` ${value}`, `${value}x`, `${value} `, `${value}\n`, `${value},${value}`]) {
      expect(() => encode(wrong, 'x'), wrong).toThrow(expect.objectContaining({ name: 'InputError' }))
    }
  })

  test.each([
    ['true', 'expected true or false, got "true"'],
    ['', 'expected true or false, got ""'],
    [1, 'expected true or false, got 1'],
    [{}, 'expected true or false, got an object'],
  ])('%j is no true or false, and shown as what it is', (value, words) => {
    expect(() => inputs.asBoolean(value, 'x')).toThrow(new RegExp(`${words}$`))
  })

  test('a number that may not be the one that was meant is told what takes any size', () => {
    expect(() => inputs.asUint(2 ** 53, 'tokenId')).toThrow(
      'Param tokenId is not valid: expected a whole number from 0 (bigint if unsafe), got 9007199254740992',
    )
  })

  test('blank text is told as nothing', () => {
    expect(() => inputs.asCount('', 'limit')).toThrow(/expected a whole number from 0 .+, got nothing$/)
    expect(() => inputs.asOneOf('', 'order', ['ASC', 'DESC'])).toThrow(/expected one of ASC, DESC, got nothing$/)
  })

  test.each([
    ['latest', 'latest'],
    ['', 'nothing'],
    ['18907120.5', '18907120.5'],
    [`0x${'ab'.repeat(31)}a`, `0x${'ab'.repeat(31)}a`],
    ['9'.repeat(78), '9'.repeat(78)],
    [`0x1${'0'.repeat(16)}`, `0x1${'0'.repeat(16)}`],
    [1.5, '1.5'],
    [[1], 'an object'],
  ])('%s is neither the number of a block nor a hash, and is told so', (value, shown) => {
    expect(() => inputs.asBlockId(value, 'x')).toThrow(
      `Param x is not valid: expected a block number, or a hash of 32 bytes, got ${shown}`,
    )
  })

  test.each([
    [18_907_120, '18907120'],
    [18_907_120n, '18907120'],
    ['0x1207ff0', '18907120'],
    [0, '0'],
    [10n ** 20n, '100000000000000000000'],
    ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
    [`0x${'AB'.repeat(32)}`, `0x${'ab'.repeat(32)}`],
  ])('%s is the number of a block, or a hash', (value, wire) => expect(inputs.asBlockId(value, 'x')).toBe(wire))

  test('no encoder throws anything but an InputError, whatever it is given', () => {
    const all = Object.entries(inputs).filter(
      ([name]) => name.startsWith('as') && !['asList', 'asJoined', 'asOneOrMany', 'asOneOf'].includes(name),
    )
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const [name, encode] of all) {
          const error = errorOf(() => (encode as EncodeInput)(value, 'x'))
          expect(
            error === undefined || Reflect.get(Object(error), 'name') === 'InputError',
            `${name}: ${String(error)}`,
          ).toBe(true)
        }
      }),
    )
  })
})

test('a circle, nesting without end, or a function is no JSON', () => {
  const circle: unknown[] = []
  circle.push(circle)
  let deep: unknown = 1
  for (let level = 0; level < 100_000; level++) deep = [deep]
  for (const value of [circle, deep, () => []]) {
    expect(() => inputs.asJson(value, 'abi')).toThrow(
      expect.objectContaining({
        name: 'InputError',
        message: expect.stringMatching(/^Param abi is not valid: expected JSON/),
      }),
    )
  }
})

test('bytes in JSON would be an object of numbers', () => {
  const message = 'Param params is not valid: expected JSON, bytes as 0x-hex, got an object'
  for (const bytes of [new Uint8Array(4), Buffer.from('0a', 'hex')]) {
    expect(() => inputs.asJson({ data: [bytes] }, 'params')).toThrow(expect.objectContaining({ message }))
  }
})

test.each([2 ** 53, -(2 ** 60), 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d in JSON would be sent as another value',
  (number) => {
    const message = `Param payload is not valid: expected JSON, large numbers as bigint, got ${number}`
    expect(() => inputs.asJson({ arguments: [1, number] }, 'payload')).toThrow(expect.objectContaining({ message }))
  },
)

test('numbers that JSON keeps are sent as they are', () => {
  const numbers = [0, 1.5, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]
  expect(inputs.asJson(numbers, 'payload')).toEqual(numbers)
})

describe('a value that is refused is told apart from the others by the name of its input', () => {
  test.each([
    ['asEvmAddress', inputs.asEvmAddress, '0x12'],
    ['asAptosAddress', inputs.asAptosAddress, '0xzz'],
    ['asEvmChain', inputs.asEvmChain, 'polgyon'],
    ['asAptosNetwork', inputs.asAptosNetwork, 'goerli'],
    ['asEvmAddressOrSelector, an address', inputs.asEvmAddressOrSelector, '0x12'],
    ['asEvmAddressOrSelector, a selector', inputs.asEvmAddressOrSelector, 'from'],
    ['asChecksumAddress', asChecksumAddress, '0x12'],
  ])('%s', (_, encode, value) => {
    expect(() => encode(value, 'tokens[1].tokenAddress')).toThrow(
      expect.objectContaining({
        name: 'InputError',
        code: 'INVALID_ARGUMENT',
        hints: [expect.any(String), 'Given as tokens[1].tokenAddress'],
      }),
    )
  })

  test.each([
    ['asEvmAddress', inputs.asEvmAddress],
    ['asEvmAddressOrSelector', inputs.asEvmAddressOrSelector],
    ['asChecksumAddress', asChecksumAddress],
  ])('a name where %s expects an address is told what resolves it', (_, encode) => {
    expect(() => encode('vitalik.eth', 'address')).toThrow(
      /^Invalid address provided: vitalik\.eth\n.*resolveENSDomain.*\n.*Given as address$/,
    )
  })

  test('what was refused is refused again, also after the same was given for another input', () => {
    const [good, bad] = [`0x${'a'.repeat(40)}`, '0x12']
    expect(inputs.asEvmAddress(good, 'a')).toBe(good)
    for (const at of ['a', 'b']) expect(() => inputs.asEvmAddress(bad, at)).toThrow(`Given as ${at}`)
    expect(inputs.asEvmAddress(good, 'b')).toBe(good)
  })

  test('bytes are read anew: a buffer may be used again', () => {
    const bytes = new Uint8Array(32).fill(1)
    expect(inputs.asAptosAddress(bytes, 'address')).toBe(`0x${'01'.repeat(32)}`)
    bytes.fill(2)
    expect(inputs.asAptosAddress(bytes, 'address')).toBe(`0x${'02'.repeat(32)}`)
  })

  test('an invalid Date is shown as one', () => {
    expect(() => inputs.asIsoDate(new Date(Number.NaN), 'date')).toThrow('got Invalid Date')
  })
})

function errorOf(run: () => unknown): unknown {
  try {
    run()
    return undefined
  } catch (error) {
    return error
  }
}
