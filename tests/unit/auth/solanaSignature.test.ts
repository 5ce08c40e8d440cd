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
