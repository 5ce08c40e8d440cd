import { describe, expect, test } from 'vitest'
import { createSignIn, memoryNonces } from '../../../src/auth.js'
import { aptosWallet, ed25519Key, hexOf } from '../../support/auth/wallets.js'

const signIn = createSignIn({
  domain: 'app.example',
  uri: 'https://app.example',
  nonces: memoryNonces(),
  chains: ['aptos:testnet', 'aptos:mainnet'],
})
const wallet = aptosWallet()
const { publicKey } = wallet

test('an address is made from its key as the SDK of Aptos makes it', async () => {
  const known = aptosWallet(ed25519Key('c5338cd251c22daa8c9c9cc94f498cc8a5c7e1d2e75287a5dda91096fe64efa5'))
  expect(known.publicKey).toBe('0xde19e5d1880cac87d57484ce9ed2e84cf0f9599f12e7cc3a52e4e7657a763f2c')
  expect(known.address).toBe('0x978c213990c4833df71548df7ce49d54c759d6b6d932de22b24d56060b7af2aa')
  const message = await signIn.message(known.address)
  const signature = known.sign(message)
  expect(await signIn.verify({ message, signature, publicKey: known.publicKey })).toMatchObject({ ok: true })
})

test('an Aptos key signs in on a network that is accepted', async () => {
  const message = await signIn.message(wallet.address, { chain: 'aptos:mainnet' })
  expect(await signIn.verify({ message, signature: wallet.sign(message), publicKey })).toMatchObject({
    ok: true,
    address: wallet.address,
    chain: 'aptos:mainnet',
  })
})

test('an address with upper-case digits is the same address', async () => {
  const text = await signIn.message(wallet.address)
  const message = text.replace(wallet.address, `0x${wallet.address.slice(2).toUpperCase()}`)
  expect(await signIn.verify({ message, signature: wallet.sign(message), publicKey })).toMatchObject({
    ok: true,
    address: wallet.address,
  })
})

test('signature and key may be bytes, hex without 0x, or what begins with its length', async () => {
  const shapes = [
    (bytes: Uint8Array) => bytes,
    (bytes: Uint8Array) => hexOf(bytes).slice(2),
    (bytes: Uint8Array) => hexOf(Uint8Array.of(bytes.length, ...bytes)),
  ]
  for (const shape of shapes) {
    const message = await signIn.message(wallet.address)
    const request = { message, signature: shape(wallet.signBytes(message)), publicKey: shape(wallet.key) }
    expect(await signIn.verify(request)).toMatchObject({ ok: true })
  }
})

test.each(['aptos:2', 'testnet', 'aptos:testnet'])(
  'a wallet may call the network %s, and name it last',
  async (network) => {
    const text = await signIn.message(wallet.address, { requestId: '7', resources: ['https://app.example/'] })
    const message = text
      .replace('\nChain ID: aptos:testnet', '')
      .replace('\nResources', `\nChain ID: ${network}\nResources`)
    expect(await signIn.verify({ message, signature: wallet.sign(message), publicKey })).toMatchObject({
      ok: true,
      chain: 'aptos:testnet',
      requestId: '7',
    })
  },
)

describe('nobody signs in', () => {
  test('with the key of another', async () => {
    const other = aptosWallet()
    const message = await signIn.message(wallet.address)
    const signature = other.sign(message)
    expect(await signIn.verify({ message, signature, publicKey })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await signIn.verify({ message, signature, publicKey: other.publicKey })).toEqual({
      ok: false,
      reason: 'INVALID_SIGNATURE',
      message: expect.stringMatching(/was not made from this publicKey; accounts with a rotated key cannot sign in$/),
    })
  })

  test.each([undefined, null, '', '0x', 7, {}, new Uint8Array(31), `0x00${'20'}${'11'.repeat(32)}`, 'x'.repeat(64)])(
    'with %j for a key',
    async (key) => {
      const message = await signIn.message(wallet.address)
      const request = { message, signature: wallet.sign(message), publicKey: key }
      expect(await Reflect.apply(signIn.verify, signIn, [request])).toEqual({
        ok: false,
        reason: 'INVALID_SIGNATURE',
        message: expect.stringMatching(/^publicKey is |was not made from this publicKey/),
      })
    },
  )

  test.each([undefined, '', '0x', 7, new Uint8Array(63), `0x${'00'.repeat(64)}`])(
    'with %j for a signature',
    async (signature) => {
      const request = { message: await signIn.message(wallet.address), signature, publicKey }
      expect(await Reflect.apply(signIn.verify, signIn, [request])).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    },
  )

  test('by the text alone, without what keeps it from being a transaction', async () => {
    const message = await signIn.message(wallet.address)
    const { sign } = await import('node:crypto')
    const key = ed25519Key('c5338cd251c22daa8c9c9cc94f498cc8a5c7e1d2e75287a5dda91096fe64efa5')
    const signature = Uint8Array.from(sign(null, Buffer.from(message), key))
    const known = aptosWallet(key)
    const text = message.replace(wallet.address, known.address)
    expect(await signIn.verify({ message: text, signature, publicKey: known.publicKey })).toMatchObject({
      reason: 'INVALID_SIGNATURE',
    })
  })

  test.each([
    ['aptos:devnet', 'WRONG_CHAIN'],
    ['aptos:77', 'WRONG_CHAIN'],
    ['2', 'INVALID_MESSAGE'],
  ])('on the network %s', async (network, reason) => {
    const message = (await signIn.message(wallet.address)).replace('aptos:testnet', network)
    expect(await signIn.verify({ message, signature: wallet.sign(message), publicKey })).toMatchObject({ reason })
  })

  test('with a truncated address, though leading zeros are what is missing', async () => {
    const message = (await signIn.message(wallet.address)).replace(wallet.address, '0x1')
    expect(await signIn.verify({ message, signature: wallet.sign(message), publicKey })).toMatchObject({
      reason: 'INVALID_MESSAGE',
    })
  })
})
