import { createSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignIn, memoryNonces, type Nonces, type SignInOptions } from '../../../src/auth.js'
import { otherEvmWallet, evmWallet as wallet } from '../../support/auth/wallets.js'

const now = Date.parse('2026-05-12T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const options = { domain: 'app.example', uri: 'https://app.example/login', nonces: memoryNonces() }
const create = (more: Partial<SignInOptions> = {}) => createSignIn({ ...options, nonces: memoryNonces(), ...more })

/** A text of viem's own writer, with a nonce that is issued; `fields` replace what is right. */
async function signed(fields: Partial<Parameters<typeof createSiweMessage>[0]> = {}, change = (text: string) => text) {
  const text = createSiweMessage({
    address: wallet.address,
    chainId: 1,
    domain: 'app.example',
    nonce: String(await options.nonces.issue()),
    uri: 'https://app.example/login',
    version: '1',
    issuedAt: new Date(now),
    ...fields,
  })
  const message = change(text)
  return { message, signature: await wallet.signMessage({ message }) }
}

const signIn = createSignIn(options)

describe('who signs the message is signed in', () => {
  test('with the address in lower case, the chain, and what the message says', async () => {
    const signIn = create({ chains: ['base', 'eth'] })
    const expirationTime = new Date(now + 60_000)
    const resources = [
      'https://app.example/terms',
      'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    ]
    const message = await signIn.message(wallet.address.toLowerCase(), {
      statement: 'I accept the terms: https://app.example/terms',
      expirationTime,
      resources,
      requestId: 'request-7',
    })
    expect(await signIn.verify({ message, signature: await wallet.signMessage({ message }) })).toEqual({
      ok: true,
      address: wallet.address.toLowerCase(),
      chain: '0x2105',
      statement: 'I accept the terms: https://app.example/terms',
      requestId: 'request-7',
      resources,
      issuedAt: new Date(now),
      expirationTime,
    })
  })

  test('when another library wrote the message', async () => {
    expect(await signIn.verify(await signed())).toMatchObject({ ok: true, chain: '0x1', resources: [] })
    expect(await signIn.verify(await signed({ statement: 'Hello.' }))).toMatchObject({ ok: true, statement: 'Hello.' })
  })

  test('by a signature in bytes', async () => {
    const { message, signature } = await signed()
    const bytes = Uint8Array.from(Buffer.from(signature.slice(2), 'hex'))
    expect(await signIn.verify({ message, signature: bytes })).toMatchObject({ ok: true })
  })

  test('by an address in lower case', async () => {
    const request = await signed({}, (text) => text.replace(wallet.address, wallet.address.toLowerCase()))
    expect(await signIn.verify(request)).toMatchObject({ ok: true })
  })

  test('when the scheme of uri stands before the domain', async () => {
    expect(await signIn.verify(await signed({ scheme: 'https' }))).toMatchObject({ ok: true })
  })

  test('for any page of the origin of uri', async () => {
    expect(await signIn.verify(await signed({ uri: 'https://app.example/settings?tab=2' }))).toMatchObject({ ok: true })
  })

  test('when the clocks differ by less than clockSkew', async () => {
    expect(await signIn.verify(await signed({ issuedAt: new Date(now + 29_000) }))).toMatchObject({ ok: true })
    expect(await signIn.verify(await signed({ expirationTime: new Date(now - 29_000) }))).toMatchObject({ ok: true })
    const strict = create({ nonces: options.nonces, clockSkew: 0 })
    const request = await signed({ issuedAt: new Date(now + 1) })
    expect(await strict.verify(request)).toMatchObject({ reason: 'NOT_YET_VALID' })
  })
})

describe('nobody is signed in by a message', () => {
  test.each([
    ['of another domain', { domain: 'evil.example' }, 'WRONG_DOMAIN'],
    ['of another scheme', { scheme: 'http' }, 'WRONG_DOMAIN'],
    ['of another port', { domain: 'app.example:8080' }, 'WRONG_DOMAIN'],
    ['whose URI is elsewhere', { uri: 'https://evil.example/login' }, 'WRONG_URI'],
    ['whose URI is the domain as the user of another host', { uri: 'https://app.example@evil.example/' }, 'WRONG_URI'],
    ['whose URI is http', { uri: 'http://app.example/login' }, 'WRONG_URI'],
    ['whose URI is of no page', { uri: 'did:key:app.example' }, 'WRONG_URI'],
    ['of another chain', { chainId: 8453 }, 'WRONG_CHAIN'],
    ['that has expired', { expirationTime: new Date(now - 30_000) }, 'EXPIRED'],
    ['that is not valid yet', { notBefore: new Date(now + 30_001) }, 'NOT_YET_VALID'],
    ['that was issued in the future', { issuedAt: new Date(now + 30_001) }, 'NOT_YET_VALID'],
    ['with a nonce of its own', { nonce: '3289175612345678' }, 'INVALID_NONCE'],
  ] as const)('%s', async (_, fields, reason) => {
    expect(await signIn.verify(await signed(fields))).toEqual({ ok: false, reason, message: expect.any(String) })
  })

  test('that another key has signed, for the nonce is not used up by it', async () => {
    const { message, signature } = await signed()
    const other = await otherEvmWallet.signMessage({ message })
    expect(await signIn.verify({ message, signature: other })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await signIn.verify({ message, signature })).toMatchObject({ ok: true })
  })

  test('that was changed after it was signed', async () => {
    const { message, signature } = await signed({ statement: 'Sign in.' })
    const changed = message.replace('Sign in.', 'Log in.')
    expect(await signIn.verify({ message: changed, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('a second time', async () => {
    const request = await signed()
    expect(await signIn.verify(request)).toMatchObject({ ok: true })
    expect(await signIn.verify(request)).toMatchObject({ reason: 'INVALID_NONCE' })
  })

  test('twice at once: one of two wins', async () => {
    const request = await signed()
    const results = await Promise.all([signIn.verify(request), signIn.verify(request)])
    expect(results.map((result) => result.ok || result.reason).sort()).toEqual(['INVALID_NONCE', true].sort())
  })

  test('that is older than ten minutes', async () => {
    const request = await signed()
    vi.setSystemTime(now + 600_000)
    expect(await signIn.verify(request)).toMatchObject({ reason: 'INVALID_NONCE' })
  })

  test.each([
    ['a truncated address', (text: string) => text.replace(wallet.address, wallet.address.slice(0, -1))],
    ['a shortened address', (text: string) => text.replace(wallet.address, `${wallet.address.slice(0, 6)}…`)],
    ['an address with a wrong checksum', (text: string) => text.replace('0xf39F', '0xf39f')],
    ['line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['escaped line breaks', (text: string) => text.replaceAll('\n', '\\n')],
    ['an empty line behind it', (text: string) => `${text}\n`],
    ['an empty line before it', (text: string) => `\n${text}`],
    ['the name of another account', (text: string) => text.replace('Ethereum', 'Bitcoin')],
  ])('with %s', async (_, change) => {
    expect(await signIn.verify(await signed({}, change))).toMatchObject({ ok: false, reason: 'INVALID_MESSAGE' })
  })
})

describe('whatever a stranger sends is refused, not thrown', () => {
  test.each([undefined, null, 7, '', {}, [], 'x'.repeat(1e6)])('as a message: %j', async (message) => {
    const request = { message, signature: '0x' }
    expect(await Reflect.apply(signIn.verify, signIn, [request])).toMatchObject({ reason: 'INVALID_MESSAGE' })
  })

  test.each([
    undefined,
    null,
    7,
    '',
    '0x',
    '0x12',
    {},
    [],
    new Uint8Array(65),
    `0x${'ff'.repeat(65)}`,
    `0x${'00'.repeat(1e5)}`,
  ])('as a signature: %j', async (signature) => {
    const { message } = await signed()
    const request = { message, signature }
    expect(await Reflect.apply(signIn.verify, signIn, [request])).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test.each([[[]], [[null]], [['text']]])('but a call without a request is a mistake: %j', async (input) => {
    await expect(Reflect.apply(signIn.verify, signIn, input)).rejects.toMatchObject({ name: 'InputError' })
  })
})

describe('a store of nonces', () => {
  const issued: Nonces = { issue: () => 'abcdefgh', consume: () => true }

  test('signs nobody in unless it answers true', async () => {
    for (const answer of [1, 'OK', {}, null, undefined]) {
      const store = create({ nonces: { ...issued, consume: () => answer as never } })
      expect(await store.verify(await signed())).toMatchObject({ reason: 'INVALID_NONCE' })
    }
  })

  test('that fails is an error of yours, not of the user', async () => {
    const failing = create({ nonces: { ...issued, consume: () => Promise.reject(new Error('connection lost')) } })
    await expect(failing.verify(await signed())).rejects.toThrow('connection lost')
  })

  test('must issue nonces that a message can hold', async () => {
    const signIn = create({ nonces: { ...issued, issue: () => 'a-b' } })
    await expect(signIn.message(wallet.address)).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' })
  })

  test('may be an object of a class', async () => {
    class Store implements Nonces {
      readonly #known = new Set<string>()
      async issue() {
        this.#known.add('a1b2c3d4e5')
        return 'a1b2c3d4e5'
      }
      async consume(nonce: string) {
        return this.#known.delete(nonce)
      }
    }
    const signIn = create({ nonces: new Store() })
    const message = await signIn.message(wallet.address)
    expect(await signIn.verify({ message, signature: await wallet.signMessage({ message }) })).toMatchObject({
      ok: true,
    })
  })
})
