import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSignIn, type KeylessRequest, type SignInOptions, type VerifyKeyless } from '../../../src/auth.js'

// Accounts of every key scheme of Aptos, and what they signed, as @aptos-labs/ts-sdk 5.2.1 and @aptos-labs/siwa 0.4.0 made
// it and verified it. The keyless signatures are those that the package makes for simulations.

interface Account {
  readonly name: string
  readonly scheme: string
  readonly address: string
  readonly publicKey: string
  readonly signature: string
}

const file = new URL('../../fixtures/aptosSignIns.json', import.meta.url)
const accounts: readonly Account[] = JSON.parse(readFileSync(file, 'utf8'))
const isByKeyless = ({ name }: Account) => /keyless$/.test(name)

const textFor = (address: string): string =>
  [
    'app.example wants you to sign in with your Aptos account:',
    address,
    '',
    'Sign in.',
    '',
    'URI: https://app.example',
    'Version: 1',
    'Nonce: NONCE12345',
    'Issued At: 2026-05-12T12:00:00.000Z',
    'Chain ID: aptos:mainnet',
  ].join('\n')

const create = (more: Partial<SignInOptions> = {}) =>
  createSignIn({
    domain: 'app.example',
    uri: 'https://app.example',
    chains: ['aptos:mainnet'],
    nonces: { issue: () => 'NONCE12345', consume: () => true, check: () => true },
    ...more,
  })
const signIn = create()
const requestOf = ({ address, publicKey, signature }: Account) => ({ message: textFor(address), publicKey, signature })
const named = (name: string): Account => {
  const account = accounts.find((one) => one.name === name)
  if (!account) throw new Error(`There is no ${name}`)
  return account
}

describe.each(accounts.filter((account) => !isByKeyless(account)))('an account of $name', (account) => {
  const request = requestOf(account)

  test('signs in', async () => {
    expect(await signIn.verify(request)).toMatchObject({ ok: true, address: account.address, statement: 'Sign in.' })
  })

  test('does not by what signs another text', async () => {
    const message = request.message.replace('Sign in.', 'Log in.')
    expect(await signIn.verify({ ...request, message })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('does not where any byte of its key or signature is another, nor is anything thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.integer({ min: 1, max: 255 }), async (ofKey, place, change) => {
        const name = ofKey ? 'publicKey' : 'signature'
        const bytes = Buffer.from(request[name].slice(2), 'hex')
        const at = place % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ change
        const result = await signIn.verify({ ...request, [name]: `0x${bytes.toString('hex')}` })
        expect(result).toMatchObject({ ok: false, reason: 'INVALID_SIGNATURE' })
      }),
      { numRuns: 15, seed: 116 },
    )
  })

  test('does not where its key or signature is cut or goes on', async () => {
    for (const name of ['publicKey', 'signature'] as const)
      for (const change of [(hex: string) => hex.slice(0, -2), (hex: string) => `${hex}00`])
        expect(await signIn.verify({ ...request, [name]: change(request[name]) })).toMatchObject({ ok: false })
  })
})

describe('an account that asks for two signatures of three keys does not sign in', () => {
  const multi = named('2 of 3 Ed25519 keys')
  const signatures = Buffer.from(multi.signature.slice(4 + 2), 'hex') // behind a length of two bytes
  const [first, third] = [signatures.subarray(0, 64), signatures.subarray(64, 128)]
  const verify = (parts: readonly Uint8Array[]) =>
    signIn.verify({ ...requestOf(multi), signature: Uint8Array.from(Buffer.concat(parts)) })

  test('by one', async () => {
    expect(await verify([first, Buffer.of(0x80, 0, 0, 0)])).toEqual({
      ok: false,
      reason: 'INVALID_SIGNATURE',
      message: 'The signature cannot be read: it has 1 signatures, but the account requires 2',
    })
  })

  test('by one that is given twice', async () => {
    expect(await verify([first, first, Buffer.of(0xa0, 0, 0, 0)])).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await verify([first, first, Buffer.of(0x80, 0, 0, 0)])).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('by a key that it does not have', async () => {
    expect(await verify([first, third, Buffer.of(0x81, 0, 0, 0)])).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('but does by both', async () => {
    expect(await verify([first, third, Buffer.of(0xa0, 0, 0, 0)])).toMatchObject({ ok: true })
  })
})

test('the bytes of a key alone are enough where the account has a single one', async () => {
  for (const name of ['single ed25519', 'single secp256k1']) {
    const { address, publicKey, signature } = named(name)
    const bare = { publicKey: publicKey.slice(6), signature: signature.slice(6) } // behind its kind and its length
    expect(await signIn.verify({ message: textFor(address), ...bare })).toMatchObject({ ok: true, address })
  }
})

test('a signature of secp256k1 whose s is the high one is none', async () => {
  const account = named('single secp256k1')
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${account.signature.slice(-64)}`)
  const signature = account.signature.slice(0, -64) + s.toString(16).padStart(64, '0')
  expect(await signIn.verify({ ...requestOf(account), signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
})

describe.each(accounts.filter(isByKeyless))('an account of $name', (account) => {
  test('is refused by its own reason without verifyKeyless', async () => {
    expect(await signIn.verify(requestOf(account))).toEqual({
      ok: false,
      reason: 'KEYLESS_UNSUPPORTED',
      message: expect.stringContaining('pass verifyKeyless'),
    })
  })

  test('is asked about, with what the official package reads', async () => {
    const asked: KeylessRequest[] = []
    const verifyKeyless = async (request: KeylessRequest) => asked.push(request) > 0
    expect(await create({ verifyKeyless }).verify(requestOf(account))).toMatchObject({
      ok: true,
      address: account.address,
    })
    const { address, scheme, publicKey, signature } = account
    expect(asked).toEqual([
      { chain: 'aptos:mainnet', address, scheme, publicKey, signature, message: expect.any(Uint8Array) },
    ])
    expect(Buffer.from(asked[0]?.message.subarray(32) ?? []).toString()).toBe(textFor(address))
  })

  test.each<readonly [name: string, verifyKeyless: VerifyKeyless, reason: string]>([
    ['no', async () => false, 'INVALID_SIGNATURE'],
    ['what is no yes', async () => 'yes' as never, 'INVALID_SIGNATURE'],
    ['an error', () => Promise.reject(new Error('fullnode')), 'CALL_FAILED'],
    ['nothing in time', () => new Promise<boolean>(() => {}), 'CALL_FAILED'],
  ])('is refused where the answer is %s', async (_, verifyKeyless, reason) => {
    const result = await create({ verifyKeyless, timeout: 20 }).verify(requestOf(account))
    expect(result).toMatchObject({ ok: false, reason })
  })

  test('is not asked about for a nonce that was not issued, nor for an address of another', async () => {
    const verifyKeyless = () => {
      throw new Error('It was asked')
    }
    const nonces = { issue: () => 'NONCE12345', consume: () => true, check: () => false }
    expect(await create({ verifyKeyless, nonces }).verify(requestOf(account))).toMatchObject({
      reason: 'INVALID_NONCE',
    })
    const message = textFor(`0x${'12'.repeat(32)}`)
    expect(await create({ verifyKeyless }).verify({ ...requestOf(account), message })).toMatchObject({
      reason: 'INVALID_SIGNATURE',
      message: expect.stringContaining('was not made from this publicKey'),
    })
  })
})

test('an account of a passkey is refused in words', async () => {
  const { createHash } = await import('node:crypto')
  const publicKey = Uint8Array.from([2, 65, 4, ...new Uint8Array(64).fill(7)])
  const address = `0x${createHash('sha3-256').update(publicKey).update(Uint8Array.of(2)).digest('hex')}`
  const signature = Uint8Array.from([2, 64, ...new Uint8Array(64)])
  expect(await signIn.verify({ message: textFor(address), publicKey, signature })).toEqual({
    ok: false,
    reason: 'INVALID_SIGNATURE',
    message: expect.stringContaining('passkey'),
  })
})
