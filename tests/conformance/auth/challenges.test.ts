import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignIn } from '../../../src/auth.js'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { startAnswerServer } from '../../support/answerServer.js'

// A wallet signs in through the provider, and what the provider writes is read by the sign-in of one's own.

const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
const asked = { domain: 'defi.finance', uri: 'https://defi.finance/', timeout: 60 }
const evm = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const solana = 'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z'
const aptos = '0xc0b0918edf3a763a3001744584b0d26873ec883e02af5e7cfa88e50240ac1032'
const publicKey = '0x3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c'

describe('a challenge is requested and verified', () => {
  test('for an EVM account', async () => {
    const { id, message } = await client.auth.requestChallengeEvm({ ...asked, address: evm, chainId: 'eth' })
    expect(message).toMatch(/^defi\.finance wants you to sign in with your Ethereum account:\n/)
    const verified = await client.auth.verifyChallengeEvm({ message, signature: signatures.evm })
    expect(verified).toMatchObject({ id, address: evm, chainId: '0x1', domain: 'defi.finance' })
    expect(verified.expirationTime).toEqual(new Date('2026-05-12T12:25:31.290Z'))
  })

  test('for a Solana account, in its own case', async () => {
    const { message } = await client.auth.requestChallengeSolana({ ...asked, address: solana, network: 'mainnet' })
    const verified = await client.auth.verifyChallengeSolana({ message, signature: signatures.solana })
    expect(verified).toMatchObject({ address: solana, network: 'mainnet' })
  })

  test('for an Aptos account', async () => {
    const input = { ...asked, address: aptos, publicKey, network: 'mainnet' } as const
    const { message } = await client.auth.requestChallengeAptos(input)
    const verified = await client.auth.verifyChallengeAptos({ message, signature: signatures.aptos })
    expect(verified).toMatchObject({ address: aptos, publicKey, network: 'mainnet' })
  })
})

test('two addresses are bound, listed and unbound', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { messages } = await client.auth.requestBind({
    addresses: [
      { blockchainType: 'evm', address: evm },
      { blockchainType: 'evm', address: other },
    ],
  })
  expect(messages).toHaveLength(2)
  const verifications = messages.map((message) => ({ message, signature: signatures.evm }))
  const { profileId } = await client.auth.verifyRequestBind({ verifications })
  expect(await client.auth.getAddresses({ profileId })).toContain(other)
  const { message } = await client.auth.removeBind({ blockchainType: 'evm', address: other, profileId })
  const left = await client.auth.verifyRemoveBind({ message, signature: signatures.evm })
  expect(left.profileId).not.toBe(profileId)
})

describe('on the wire', () => {
  test('an address of EVM goes out in checksum form, a chain in hex, and the life of a challenge unless it is given', async () => {
    const server = await startAnswerServer()
    try {
      server.answer({ status: 201, body: { id: 'fRyt67D3eRss3RrXa', message: 'text' } })
      const { auth } = createClient({ apiKey: 'a1b2c3d4', baseUrl: server.url })
      const { domain, uri } = asked
      const { data } = await auth.requestChallengeEvm({ domain, uri, address: evm, chainId: 137 }).withResponse()
      expect(data).toEqual({ id: 'fRyt67D3eRss3RrXa', message: 'text' })
      expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual({
        domain,
        uri,
        address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        chainId: '0x89',
        timeout: 15,
      })
    } finally {
      await server.close()
    }
  })

  test.each([200, 201])('an answer of status %i is a success', async (status) => {
    const fetch = async () => Response.json({ profileId: `0x${'12'.repeat(32)}` }, { status })
    const { auth } = createClient({ apiKey: 'a1b2c3d4', fetch })
    const { response } = await auth.verifyRemoveBind({ message: 'text', signature: '0x12' }).withResponse()
    expect(response.status).toBe(status)
  })

  test.each([
    [400, 'INVALID_SIGNATURE: 0x12', 'API_ERROR'],
    [400, ['addresses must contain at least 2 elements'], 'API_ERROR'],
    [401, 'Api Key Not Present', 'UNAUTHENTICATED'],
    [424, 'Api Key Not Present', 'UNAUTHENTICATED'],
  ])('an answer of status %i says why: %j', async (status, message, code) => {
    const fetch = async () => Response.json({ statusCode: status, name: 'BadRequestException', message }, { status })
    const { auth } = createClient({ apiKey: 'a1b2c3d4', fetch })
    await expect(auth.verifyChallengeEvm({ message: 'text', signature: '0x12' })).rejects.toMatchObject({
      code,
      status,
      message: expect.stringContaining(String(message)),
    })
  })

  test('the id of a challenge, which is a secret, is in no error', async () => {
    const fetch = async () => Response.json({ id: { value: 'fRyt67D3eRss3RrXa' }, message: 'text' })
    const { auth } = createClient({ apiKey: 'a1b2c3d4', fetch, decode: 'strict' })
    const call = auth.requestChallengeSolana({ ...asked, address: solana, network: 'devnet' })
    const error = await call.then(String, (error: unknown) => error)
    expect(error).toMatchObject({ name: 'DecodeError', path: '/id' })
    expect(inspect(error)).not.toContain('fRyt67D3eRss3RrXa')
  })
})

describe("the provider's messages sign in on one's own server", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-12T12:16:00Z') }))
  afterEach(() => void vi.useRealTimers())

  const signIn = createSignIn({
    domain: 'defi.finance',
    uri: 'https://defi.finance/',
    nonces: { issue: () => '', consume: () => true }, // the provider's nonces
    chains: ['eth', 'solana:mainnet', 'aptos:mainnet'],
  })

  test('by the key of an EVM account', async () => {
    const { message } = await client.auth.requestChallengeEvm({ ...asked, address: evm })
    expect(await signIn.verify({ message, signature: signatures.evm })).toMatchObject({ ok: true, address: evm })
  })

  test('by the key of a Solana account', async () => {
    const { message } = await client.auth.requestChallengeSolana({ ...asked, address: solana, network: 'mainnet' })
    expect(await signIn.verify({ message, signature: signatures.solana })).toMatchObject({ ok: true, address: solana })
  })

  test('but not on Aptos, where its message is none of AIP-116', async () => {
    const input = { ...asked, address: aptos, publicKey, network: 'mainnet' } as const
    const { message } = await client.auth.requestChallengeAptos(input)
    const request = { message, signature: signatures.aptos, publicKey }
    expect(await signIn.verify(request)).toMatchObject({ reason: 'INVALID_MESSAGE' })
  })
})

/** Of the documents' examples, made with published test keys. */
const signatures = {
  evm: '0x19356c4b1ba19249fda13ed5e6921c0006818689446788c8085e2ea60df740cd5f8fdf01d4f391565facb7478e7e78a2c7711aba14758e6c8541fab63e805b9f1b',
  solana: '5ck7hZFx3xk16LmhnwtnVUHSfKurbSwmg2GxWQjBrvPsBFg4pywGGNtsNH8VdgVdnwu8tU7Qe4KsJo29E4vnh1Gs',
  aptos:
    '0x43c37ff89e5f92b5544a0bd7ab7cc69c62e0a9fea598620730d72248410e5570ecbef0f615990f64789d358d988718900d3b95a20a1139314f1b3a1c32dd5e00',
}
