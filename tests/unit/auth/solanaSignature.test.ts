import * as Base58 from 'ox/Base58'
import { describe, expect, test } from 'vitest'
import { createSignIn, memoryNonces } from '../../../src/auth.js'
import { solanaWallet } from '../../support/auth/wallets.js'

const signIn = createSignIn({
  domain: 'app.example',
  uri: 'https://app.example',
  nonces: memoryNonces(),
  chains: ['eth', 'solana:mainnet'],
})
const wallet = solanaWallet()

test('a Solana key signs in with the text that the sign-in makes', async () => {
  const message = await signIn.message(wallet.address, { statement: 'Hello.' })
  expect(await signIn.verify({ message, signature: wallet.sign(message) })).toMatchObject({
    ok: true,
    address: wallet.address,
    chain: 'solana:mainnet',
    statement: 'Hello.',
  })
})

test('a Solana key signs in by the bytes of a signature', async () => {
  const message = await signIn.message(wallet.address)
  const signature = wallet.signBytes(new TextEncoder().encode(message))
  expect(await signIn.verify({ message, signature })).toMatchObject({ ok: true })
})

test('a Solana wallet that writes the text itself signs in with it', async () => {
  const { domain, uri, version, chainId, nonce, issuedAt, address } = await signIn.input(undefined, {
    chain: 'solana:mainnet',
  })
  expect([address, chainId]).toEqual([undefined, 'solana:mainnet'])
  const message = [
    `${domain} wants you to sign in with your Solana account:`,
    `${wallet.address}`,
    '',
    `URI: ${uri}`,
    `Version: ${version}`,
    'Chain ID: mainnet',
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
  ].join('\n')
  expect(await signIn.verify({ message, signature: wallet.sign(message) })).toMatchObject({
    ok: true,
    statement: undefined,
  })
})

test("the provider's text, which names the network in a line of its own, signs in", async () => {
  const message = (await signIn.message(wallet.address, { statement: 'Please confirm' })).replace(
    'Chain ID: solana:',
    'Network: ',
  )
  expect(message).toContain('\nNetwork: mainnet\n')
  expect(await signIn.verify({ message, signature: wallet.sign(message) })).toMatchObject({ ok: true })
})

describe('a Ledger signs in by an off-chain message', () => {
  const domain = Buffer.from('\xffsolana offchain', 'latin1')

  test.each([
    ['of its older apps, as ASCII', (text: Buffer) => [domain, [0, 0], sizeOf(text), text]],
    ['of its older apps, as UTF-8', (text: Buffer) => [domain, [0, 1], sizeOf(text), text]],
    [
      'of version 0, as ASCII',
      (text: Buffer) => [domain, [0], Buffer.alloc(32), [0, 1], wallet.key, sizeOf(text), text],
    ],
    [
      'of version 0, as UTF-8',
      (text: Buffer) => [domain, [0], Buffer.alloc(32), [1, 1], wallet.key, sizeOf(text), text],
    ],
  ])('%s', async (_, wrap) => {
    const message = await signIn.message(wallet.address, { statement: 'x'.repeat(300) })
    const wrapped = Buffer.concat(wrap(Buffer.from(message)).map((part) => Uint8Array.from(part)))
    expect(await signIn.verify({ message, signature: wallet.signBytes(wrapped) })).toMatchObject({ ok: true })
  })

  test('but not by one for another application, or for another text', async () => {
    const message = await signIn.message(wallet.address)
    const text = Buffer.from(message)
    const others = [
      [domain, [0], Buffer.alloc(32, 1), [0, 1], wallet.key, sizeOf(text), text],
      [domain, [0, 0], sizeOf(text), Buffer.from(message.toUpperCase())],
    ]
    for (const parts of others) {
      const signature = wallet.signBytes(Buffer.concat(parts.map((part) => Uint8Array.from(part))))
      expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    }
  })

  const sizeOf = (text: Buffer): number[] => [text.length % 256, Math.floor(text.length / 256)]
})

describe('what a wallet says it has signed is verified as it is:', () => {
  const domain = Buffer.from('\xffsolana offchain', 'latin1')
  const sizeOf = (text: Buffer): number[] => [text.length % 256, Math.floor(text.length / 256)]
  const other = solanaWallet()
  const application = Buffer.from(other.key)
  type Wrap = (text: Buffer, key: Uint8Array) => Buffer

  const wraps: readonly (readonly [name: string, wrap: Wrap])[] = [
    ['the text', (text) => text],
    ['version 1', (text, key) => Buffer.concat([domain, Buffer.of(1, 1), key, text])],
    ['version 1, for two', (text, key) => Buffer.concat([domain, Buffer.of(1, 2), key, other.key, text])],
    ['the short header', (text) => Buffer.concat([domain, Buffer.from([0, 2, ...sizeOf(text)]), text])],
    ...[0, 1, 2].map((format): readonly [string, Wrap] => [
      `version 0 in format ${format}, for an application`,
      (text, key) =>
        Buffer.concat([domain, Buffer.of(0), application, Buffer.of(format, 1), key, Buffer.from(sizeOf(text)), text]),
    ]),
    [
      'an envelope of version 1',
      (text, key) => Buffer.concat([Buffer.of(1), Buffer.alloc(64), domain, Buffer.of(1, 1), key, text]),
    ],
  ]
  const asBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

  describe.each(wraps)('%s,', (_, wrap) => {
    test.each<readonly [form: string, write: (bytes: Uint8Array) => string | Uint8Array]>([
      ['as bytes', (bytes) => Uint8Array.from(bytes)],
      ['as base64', asBase64],
      ['as base64 for URLs', (bytes) => Buffer.from(bytes).toString('base64url')],
    ])('%s', async (_, write) => {
      const bytes = wrap(Buffer.from(await signIn.message(wallet.address, { statement: 'Hello.' })), wallet.key)
      const signature = wallet.signBytes(bytes[0] === 1 ? bytes.subarray(65) : bytes)
      expect(await signIn.verify({ message: write(bytes), signature: write(signature) })).toMatchObject({
        ok: true,
        address: wallet.address,
        statement: 'Hello.',
      })
    })

    test('but not with another text, or by another key', async () => {
      const bytes = wrap(Buffer.from(await signIn.message(wallet.address, { statement: 'Hello.' })), wallet.key)
      const signature = wallet.signBytes(bytes[0] === 1 ? bytes.subarray(65) : bytes)
      const changed = Uint8Array.from(Buffer.from(bytes.toString('latin1').replace('Hello', 'Hullo'), 'latin1'))
      expect(await signIn.verify({ message: changed, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
      const theirs = other.signBytes(bytes[0] === 1 ? bytes.subarray(65) : bytes)
      expect(await signIn.verify({ message: Uint8Array.from(bytes), signature: theirs })).toMatchObject({
        reason: 'INVALID_SIGNATURE',
      })
    })
  })

  test('decoded as text, which loses bytes of the header, for whatever key', async () => {
    for (let count = 0; count < 40; count++) {
      const { address, key, signBytes } = solanaWallet()
      for (const wrap of [
        (text: Buffer) => Buffer.concat([domain, Buffer.of(1, 1), key, text]),
        (text: Buffer) => Buffer.concat([domain, Buffer.from([0, count % 3, ...sizeOf(text)]), text]),
        (text: Buffer) =>
          Buffer.concat([
            domain,
            Buffer.of(0),
            Buffer.from('app.example'.padEnd(32, '\0')),
            Buffer.of(count % 3, 1),
            key,
            Buffer.from(sizeOf(text)),
            text,
          ]),
      ]) {
        const bytes = wrap(Buffer.from(await signIn.message(address, { statement: 'x'.repeat(7 * count) })))
        const message = new TextDecoder().decode(bytes)
        expect(await signIn.verify({ message, signature: signBytes(bytes) })).toMatchObject({ ok: true, address })
      }
    }
  })

  test('but not where the header names others', async () => {
    const text = Buffer.from(await signIn.message(wallet.address))
    const bytes = Buffer.concat([domain, Buffer.of(1, 1), other.key, text])
    const request = { message: Uint8Array.from(bytes), signature: wallet.signBytes(bytes) }
    expect(await signIn.verify(request)).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('whatever bytes come, none are a sign-in by chance', async () => {
    const text = Buffer.from(await signIn.message(wallet.address))
    const bytes = Buffer.concat([domain, Buffer.of(1, 1), wallet.key, text])
    const signature = wallet.signBytes(bytes)
    for (let end = 0; end < bytes.length; end += 7) {
      const message = Uint8Array.from(bytes.subarray(0, end))
      for (const form of [message, asBase64(message), new TextDecoder().decode(message)])
        expect(await signIn.verify({ message: form, signature })).toMatchObject({ ok: false })
    }
  })
})

test.each([
  ['as version 1', (text: Buffer) => [Buffer.of(1, 1), wallet.key, text]],
  [
    'as version 0 for the domain',
    (text: Buffer) => [
      Buffer.of(0),
      Buffer.from('app.example'.padEnd(32, '\0')),
      Buffer.of(2, 1),
      wallet.key,
      Buffer.of(text.length % 256, text.length >> 8),
      text,
    ],
  ],
])('a wallet may wrap the text before it signs: %s', async (_, wrap) => {
  const message = await signIn.message(wallet.address)
  const parts = wrap(Buffer.from(message)).map((part) => Uint8Array.from(part))
  const bytes = Buffer.concat([Buffer.from('\xffsolana offchain', 'latin1'), ...parts])
  expect(await signIn.verify({ message, signature: wallet.signBytes(bytes) })).toMatchObject({ ok: true })
})

test.each(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet-beta'])(
  'a message may name its network by the hash of its first block, or as its own tools do: %s',
  async (network) => {
    const message = (await signIn.message(wallet.address)).replace('solana:mainnet', network)
    expect(await signIn.verify({ message, signature: wallet.sign(message) })).toMatchObject({
      ok: true,
      chain: 'solana:mainnet',
    })
  },
)

describe('nobody signs in', () => {
  test('with the key of another', async () => {
    const message = await signIn.message(wallet.address)
    const signature = solanaWallet().sign(message)
    expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test.each([
    '',
    '1',
    '0x00',
    `0x${'11'.repeat(64)}`,
    'l'.repeat(88),
    '1'.repeat(64),
    '1'.repeat(1e6),
    7,
    null,
    new Uint8Array(63),
  ])('with %j for a signature', async (signature) => {
    const request = { message: await signIn.message(wallet.address), signature }
    expect(await Reflect.apply(signIn.verify, signIn, [request])).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('as an address whose key everybody has: a point of small order', async () => {
    const address = '11111111111111111111111111111111'
    for (const point of ['00'.repeat(32), `01${'00'.repeat(31)}`, `${'ec'}${'ff'.repeat(30)}7f`]) {
      const message = await signIn.message(address)
      const signature = Uint8Array.from([...Buffer.from(point, 'hex'), ...new Uint8Array(32)])
      expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    }
  })

  test.each([
    ['testnet', 'WRONG_CHAIN'],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'WRONG_CHAIN'],
    ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'WRONG_CHAIN'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdq', 'INVALID_MESSAGE'],
    ['solana:devnet', 'WRONG_CHAIN'],
    ['1', 'INVALID_MESSAGE'],
    ['aptos:mainnet', 'INVALID_MESSAGE'],
  ])('on the network %s', async (network, reason) => {
    const message = (await signIn.message(wallet.address)).replace('solana:mainnet', network)
    expect(await signIn.verify({ message, signature: wallet.sign(message) })).toMatchObject({ reason })
  })

  test.each([
    ['truncated', (address: string) => address.slice(0, -1)],
    ['in lower case', (address: string) => address.toLowerCase()],
    ['of 33 bytes', () => Base58.fromBytes(new Uint8Array(33).fill(7))],
    ['with a letter that base58 has not', (address: string) => `${address.slice(0, -1)}0`],
  ])('with an address that is %s', async (_, change) => {
    const { address, sign } = solanaWallet()
    const message = (await signIn.message(address)).replace(address, change(address))
    expect(await signIn.verify({ message, signature: sign(message) })).toMatchObject({ ok: false })
  })
})
