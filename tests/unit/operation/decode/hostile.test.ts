import { describe, expect, test } from 'vitest'
import { type Format, formats } from '../../../../codegen/formats/formats.js'
import { decoderNamed } from '../../../../codegen/formats/primitives.js'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'

// What a type says of a value holds for whatever the service sends: a text of the right length that is hex for the most
// part is still not hex.

interface Promised {
  /** Values of the wire. The first is read by every format of the type. */
  readonly good: readonly unknown[]
  /** Whether a value that was read is what its type says. */
  readonly holds: (value: unknown) => boolean
}

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const evm = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
const wallet = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const signature = '3o9NfCBWaDEb8JLJGdp8tfWwXURNokanCvUJf9A9f5nFqmZkRvWcfhkek4t47UhRDSGKHsSzi8MBusin8H7x7YYD'
const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const hash = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
const base58 = '[1-9A-HJ-NP-Za-km-z]'

/** What each type promises, by the name that generated code has for it. A type of plain text promises no more. */
const promises: Readonly<Record<string, Promised>> = {
  EvmAddress: { good: [`0x${evm}`, `0x${evm.toUpperCase()}`], holds: text(/^0x[\da-f]{40}$/) },
  AptosAddress: { good: [`0x${'8f'.repeat(32)}`, '0x1'], holds: text(/^0x[\da-f]{64}$/) },
  SolanaAddress: { good: [wallet], holds: text(new RegExp(`^${base58}{32,44}$`)) },
  EvmOrSolanaAddress: {
    good: [`0x${evm}`, wallet],
    holds: text(new RegExp(`^(?:0x[\\da-f]{40}|${base58}{32,44})$`)),
  },
  Hex: { good: [`0x${'8f'.repeat(32)}`, `0x${'c0de'.repeat(2000)}`, '0x'], holds: text(/^0x(?:[\da-f]{2})*$/i) },
  BitcoinAddress: {
    good: [bitcoin, segwit],
    holds: text(new RegExp(`^(?:bc1[02-9ac-hj-np-z]{8,87}|${base58}{25,35})$`)),
  },
  UniversalAddress: {
    good: [`0x${evm}`, wallet, bitcoin, segwit],
    holds: text(new RegExp(`^(?:0x[\\da-f]{40}|bc1[02-9ac-hj-np-z]{8,87}|${base58}{25,44}|native)$`)),
  },
  UniversalChainId: {
    good: ['0x89', 'solana', 'bitcoin'],
    holds: text(/^(?:0x[1-9a-f][\da-f]*|(?:solana|bitcoin)-mainnet)$/),
  },
  SyncedAt: { good: [{ '0x1': 1 }], holds: (value) => typeof value === 'object' && value !== null },
  EvmChainId: { good: ['0x89', '137', 'polygon'], holds: text(/^0x[1-9a-f][\da-f]*$/) },
  EvmOrSolanaChain: { good: ['0x89', 'solana'], holds: text(/^(?:0x[1-9a-f][\da-f]*|solana)$/) },
  bigint: { good: ['123456789012345678901', '12', '0x10', 7], holds: (value) => typeof value === 'bigint' },
  number: { good: ['7', '12.5', 7, '0x10'], holds: Number.isFinite },
  Date: {
    good: ['2024-01-01T00:00:00.000Z', '1704067200', 1704067200, '2024-01-01 00:00:00'],
    holds: (value) => value instanceof Date && Number.isFinite(value.getTime()),
  },
}

/** What formats promise whose type is no more than text. */
const texts: Readonly<Record<string, Promised>> = {
  bitcoinHash: { good: [hash], holds: text(/^[\da-f]{64}$/) },
  universalHash: {
    good: [hash, `0x${hash}`, signature],
    holds: text(new RegExp(`^(?:(?:0x)?[\\da-f]{64}|${base58}{32,88})$`, 'i')),
  },
  universalWallet: {
    good: [`0x${evm}`, wallet, bitcoin, segwit],
    holds: text(new RegExp(`^(?:0x[\\da-f]{40}|bc1[02-9ac-hj-np-z]{8,87}|${base58}{25,111})$`)),
  },
  bitcoinAmount: {
    good: ['0.5', '20999999.9769', 1e-8],
    holds: (value) => typeof value === 'bigint' && value >= 0n && value <= 2_100_000_000_000_000n,
  },
  decimal: { good: ['0.0021', '-1.5e-7', 12.5], holds: text(/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i) },
  solanaSignature: { good: [signature], holds: text(new RegExp(`^${base58}{64,88}$`)) },
  evmAddressOrSelector: {
    good: [`0x${evm}`, '$from', '$args.owner'],
    holds: text(/^(?:0x[\da-f]{40}|\$[\w$.[\]]+|)$/),
  },
  text: { good: ['0x1::coin::Coin'], holds: (value) => typeof value === 'string' },
  json: { good: ['{"a":1}'], holds: () => true },
}

const hostile = ['<', '"', "'", ' ', '\n', '\0', 'g', 'O', 'x', '/', ':', '@', '`', '{', '١', 'а', '🙈', '\ud800']

/** A text with other characters in one place, its length kept. */
function* mutationsOf(good: string): Generator<string> {
  const step = Math.max(1, Math.floor(good.length / 150))
  for (let at = 0; at < good.length; at += step)
    for (const sign of hostile) yield good.slice(0, at) + sign + good.slice(at + sign.length)
  const markup = '<img src=x onerror=alert(1)>'
  if (good.length > markup.length) yield good.slice(0, 3) + markup + good.slice(3 + markup.length)
}

const odd = [
  null,
  true,
  {},
  [],
  [`0x${evm}`],
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  Number.MAX_VALUE,
  'NaN',
  'Infinity',
  '1e999',
  '-0',
]

describe.each(Object.entries(formats))('%s', (name, format: Format) => {
  const { good, holds } = texts[format.decode] ?? promises[format.output] ?? missing(name, format)
  const decode = decoderNamed(format.decode) ?? missing(name, format)

  test.each([false, true])('is what its type says, whatever is sent (strict: %s)', (strict) => {
    const [first] = good
    expect(holds(decode(first, createDecoding(first, { strict })))).toBe(true)
    const sent = [...odd, ...good, ...good.flatMap((value) => [...mutationsOf(String(value))])]
    for (const value of sent) {
      const decoding = createDecoding(value, { strict })
      const result = decode(value, decoding)
      if (result !== undefined && !decoding.inexact && !holds(result))
        expect.fail(`${String(value).slice(0, 100)} was read as ${String(result).slice(0, 100)}`)
    }
  })
})

function missing(name: string, { decode, output }: Format): never {
  throw new Error(`say here what ${output} of ${decode} promises, which ${name} is read as`)
}
