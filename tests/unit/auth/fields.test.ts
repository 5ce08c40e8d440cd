import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignIn, memoryNonces } from '../../../src/auth.js'
import { aptosWallet, evmWallet, solanaWallet } from '../../support/auth/wallets.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-12T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const one = { domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() }
const signIn = createSignIn({
  ...one,
  chains: ['base', 'solana:devnet', 'eth', 'solana:mainnet', 'aptos:mainnet'],
})
const solana = solanaWallet()
const aptos = aptosWallet()

describe('the text of a message', () => {
  test('is what viem reads as one', async () => {
    const text = await signIn.message(evmWallet.address, {
      statement: 'Hello.',
      expirationTime: '2026-05-12T12:10:00Z',
      requestId: 'a7',
      resources: ['https://app.example/terms'],
    })
    const message = parseSiweMessage(text)
    expect(validateSiweMessage({ message, domain: 'app.example', address: evmWallet.address })).toBe(true)
    expect(message).toMatchObject({
      chainId: 8453,
      uri: 'https://app.example',
      statement: 'Hello.',
      issuedAt: new Date('2026-05-12T12:00:00Z'),
      expirationTime: new Date('2026-05-12T12:10:00Z'),
      requestId: 'a7',
      resources: ['https://app.example/terms'],
    })
  })

  test('has the address with its checksum, however it was given', async () => {
    expect((await signIn.message(evmWallet.address.toLowerCase())).split('\n')[1]).toBe(evmWallet.address)
  })

  test('is of the family of the address, and names the first chain of that family', async () => {
    const texts = await Promise.all([evmWallet, solana, aptos].map(({ address }) => signIn.message(address)))
    expect(texts.map((text) => /with your (\w+) account.*Chain ID: (\S+)/s.exec(text)?.slice(1))).toEqual([
      ['Ethereum', '8453'],
      ['Solana', 'solana:devnet'],
      ['Aptos', 'aptos:mainnet'],
    ])
  })

  test('has the address with its checksum, also where all letters of it were upper case', async () => {
    for (const address of [evmWallet.address.toUpperCase(), `0x${evmWallet.address.slice(2).toUpperCase()}`])
      expect((await signIn.message(address)).split('\n')[1]).toBe(evmWallet.address)
  })

  test('names another chain when it is told to', async () => {
    expect(await signIn.message(evmWallet.address, { chain: 1 })).toContain('\nChain ID: 1\n')
  })

  test.each([
    [evmWallet.address, 'eip155:1', '1'],
    [solana.address, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
    [solana.address, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
    [aptos.address, 'aptos:1', 'aptos:mainnet'],
  ])('of %s names a chain that is told by CAIP-2: %s', async (address, chain, written) => {
    expect(await signIn.message(address, { chain })).toContain(`\nChain ID: ${written}\n`)
  })

  test('has another nonce each time', async () => {
    const texts = await Promise.all([1, 2, 3].map(() => signIn.message(solana.address)))
    expect(new Set(texts).size).toBe(3)
  })
})

describe('the fields for a wallet that writes the text itself', () => {
  test('say the same, and have no keys for what is absent', async () => {
    expect(await signIn.input(solana.address)).toEqual({
      domain: 'app.example',
      address: solana.address,
      uri: 'https://app.example',
      version: '1',
      chainId: 'solana:devnet',
      nonce: expect.stringMatching(/^[\da-f]{32}$/),
      issuedAt: '2026-05-12T12:00:00.000Z',
    })
    expect(Object.keys(await signIn.input({ chain: 'eth' }))).not.toContain('address')
  })

  test('are of the first chain without an address where all are of one family, or of the one that is named', async () => {
    expect((await createSignIn({ ...one, chains: ['base', 'eth'] }).input()).chainId).toBe('8453')
    expect((await signIn.input(undefined, { chain: 'aptos:mainnet' })).chainId).toBe('aptos:mainnet')
  })

  test('take options without an address', async () => {
    const fields = await signIn.input({ statement: 'Hello.', chain: 'solana:mainnet' })
    expect(fields).toMatchObject({ statement: 'Hello.', chainId: 'solana:mainnet' })
    expect(Object.keys(fields)).not.toContain('address')
  })

  test.each([[[]], [[undefined, { statement: 'Hello.' }]], [[{ statement: 'Hello.' }]]])(
    'are not of the first of several families by chance: input(...%j)',
    async (given) => {
      await expect(Reflect.apply(signIn.input, signIn, given)).rejects.toMatchObject({
        name: 'InputError',
        message: expect.stringMatching(/^Param chain is required\n {2}→ Pass the address, or \{ chain \}/),
      })
    },
  )
})

describe('no message is made', () => {
  test.each([undefined, null])('without an address: %s', async (address) => {
    await expect(Reflect.apply(signIn.message, signIn, [address])).rejects.toThrow('Param address is required')
  })

  test.each(['', 'vitalik.eth', '0x12', evmWallet.address.replace('f39F', 'f39f'), `${evmWallet.address}00`, '0x1', 7])(
    'for what is no address: %s',
    async (address) => {
      await expect(Reflect.apply(signIn.message, signIn, [address])).rejects.toMatchObject({
        name: 'InputError',
        message: expect.stringContaining(`Invalid address provided: ${address}`),
      })
    },
  )

  test.each([
    [{ statement: 'two\nlines' }, 'Param statement cannot be in a message: two lines'],
    [{ statement: '"quoted"' }, 'Param statement cannot be in a message: "quoted"'],
    [{ statement: 7 }, 'Param statement cannot be in a message: 7'],
    [{ requestId: 'a/b' }, 'Param requestId cannot be in a message: a/b'],
    [{ resources: ['terms'] }, 'Param resources cannot be in a message: terms'],
    [{ resources: ['https://a.example/\n- https://b.example'] }, 'Param resources cannot be in a message'],
    [{ resources: 'https://app.example/terms' }, 'Param resources takes a list'],
    [{ expirationTime: 'tomorrow' }, 'Param expirationTime is not valid'],
    [{ expirationTime: new Date(8.64e15) }, 'Param expirationTime cannot be in a message'],
    [{ chain: 'polygon' }, 'Invalid chain provided: 0x89'],
    [{ chain: 'solana:mainnet' }, 'Invalid chain provided: solana:mainnet'],
    [{ expiry: 7 }, 'Unknown param: expiry'],
    [null, 'Param options is required'],
  ])('with %o', async (options, message) => {
    await expect(Reflect.apply(signIn.message, signIn, [evmWallet.address, options])).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(message),
    })
  })

  test('for a chain of a family that is not known', async () => {
    await expect(signIn.message(evmWallet.address, { chain: 'cosmos:hub' })).rejects.toMatchObject({
      code: 'INCORRECT_NETWORK',
      message: expect.stringContaining(
        'Incorrect network provided. Got "cosmos", Valid values are: "evm", "solana", "aptos"',
      ),
    })
  })

  test('for an account of a family that has no chain', async () => {
    const evmOnly = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() })
    await expect(evmOnly.message(solana.address)).rejects.toThrow('No chain in chains is for Solana accounts')
  })

  test('and no nonce is used for it', async () => {
    let issued = 0
    const nonces = { issue: () => String(12345678 + issued++), consume: () => true }
    const counting = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces })
    await counting.message(evmWallet.address, { statement: '\n' }).catch(() => undefined)
    await counting.message(evmWallet.address, { expirationTime: 'tomorrow' }).catch(() => undefined)
    await counting.message('nobody').catch(() => undefined)
    expect(issued).toBe(0)
  })
})
