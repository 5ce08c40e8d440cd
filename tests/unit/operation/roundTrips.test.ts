import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formats } from '../../../codegen/formats/formats.js'
import { decoderNamed, encoderNamed } from '../../../codegen/formats/primitives.js'
import { createDecoding } from '../../../src/operation/decode/decoding.js'
import { bytesOf, toBase58 } from '../../support/base58.js'

const never = 18_446_744_073_709_551_615n
const digits = (max: bigint): fc.Arbitrary<string> => fc.bigInt({ min: 0n, max }).map(String)
const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => `0x${Buffer.from(value).toString('hex')}`)

/** What services send in fields with a format: each format reads some of it. */
const wires: fc.Arbitrary<unknown> = fc.oneof(
  digits(4_000_000_000n),
  digits(4_000_000_000_000_000n),
  digits(9_000_000_000_000_000_000n),
  fc.bigInt({ min: never - 5n, max: never + 5n }).map(String),
  fc.bigInt({ min: 8_640_000_000_000n - 5n, max: 8_640_000_000_000n + 5n }).map(String),
  fc.bigInt({ min: 8_640_000_000_000_000n - 5n, max: 8_640_000_000_000_000n + 5n }).map(String),
  digits(2n ** 256n),
  digits(10n ** 100n - 1n),
  fc.maxSafeNat(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)), // as JSON has them
  fc.stringMatching(/^[+-]?\d{1,30}\.\d{1,30}$/),
  fc.stringMatching(/^\.?\d{1,9}e[+-]?\d{1,2}$/),
  fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString()),
  fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString().replace('Z', '789Z')),
  fc.stringMatching(/^0x[\da-fA-F]{1,98}$/),
  ...[0, 1, 20, 32, 65].map(hex),
  ...[20, 32, 64].map((bytes) => bytesOf(bytes).map(toBase58)),
  fc.constantFrom('0x1', 'eth', 'solana', 'mainnet', '$from', '0x1::coin::Coin', 'coin'),
  fc.boolean(),
)

/** Formats of which every value that is read is also sent: the others refuse some of what is text in answers. */
const whole = [
  ...['wei', 'lamports', 'uint256', 'uint64', 'ledger-version', 'usd', 'hash32'],
  ...['evm-address', 'aptos-address', 'solana-address', 'solana-signature'],
]
const times = ['date-time', 'unix-seconds', 'unix-millis', 'unix-micros']

/** Formats of inputs, which are plain text in answers. */
const inputsOnly = ['block-id', 'aptos-network', 'solana-network', 'universal-block', 'universal-chains', 'xpub']
const both = Object.entries(formats).filter(([name]) => !inputsOnly.includes(name))

test.each(both)('%s: what is read is sent back as the same value, or refused', (name, format) => {
  const decode = decoderNamed(format.decode)
  const encode = encoderNamed(format.encode)
  if (!decode || !encode) throw new Error(`${name} has no primitives`)
  fc.assert(
    fc.property(wires, (wire) => {
      const decoding = createDecoding(wire, { strict: true })
      const read = decode(wire, decoding)
      if (read === undefined || decoding.inexact) return // it is an issue, or read again from its digits
      // what services neither take nor send there: parts of a second, and times before 1970
      fc.pre(!(name === 'unix-seconds' && String(wire).includes('.')))
      fc.pre(!(name.startsWith('unix-') && Number(read) < 0))
      const sent = sendBack(encode, read)
      if (sent === refused) expect([...whole, ...times]).not.toContain(name)
      else if (typeof read === 'bigint') expect(sent).toBe(String(read))
      else expect(decode(sent, createDecoding(sent, { strict: true }))).toEqual(read)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['unix-seconds', 1n],
  ['unix-millis', 1n],
  ['unix-micros', 1000n], // a `Date` has no room for single ones
] as const)('%s: a number that is read is sent back digit by digit', (name, unit) => {
  const decode = decoderNamed(formats[name]?.decode ?? '')
  const encode = encoderNamed(formats[name]?.encode ?? '')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), (value) => {
      const wire = value / unit === never / unit ? String(never) : String((value / unit) * unit)
      const read = decode?.(wire, createDecoding(wire, { strict: true }))
      // milliseconds have 13 digits at least, so that they are not taken for seconds
      const digits = name === 'unix-millis' ? wire.padStart(13, '0') : wire
      if (read !== undefined) expect(encode?.(read, 'x')).toBe(digits)
    }),
    { numRuns: 2000, examples: [[never], [8_640_000_000_000n], [8_640_000_000_000_000n], [1_683_055_757_286_067n]] },
  )
})

const refused = Symbol('refused')

function sendBack(encode: (value: unknown, at: string) => unknown, value: unknown): unknown {
  try {
    return encode(value, 'x')
  } catch {
    return refused
  }
}
