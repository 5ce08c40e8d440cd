import { expectTypeOf, test } from 'vitest'
import {
  createSignIn,
  type EthCall,
  memoryNonces,
  type Nonces,
  requestChallengeSolana,
  type SignInFields,
  type SignInReason,
  type SignInResult,
} from '../../src/auth.js'
import { createClient } from '../../src/index.js'

test('a result is somebody, or a reason', () => {
  const result = {} as SignInResult // its shape alone matters here
  if (result.ok) expectTypeOf(result.address).toEqualTypeOf<string>()
  else expectTypeOf(result.reason).toEqualTypeOf<SignInReason>()
  // @ts-expect-error a refusal has no address
  void result.address
})

test('a sign-in needs a domain, a URI and nonces', () => {
  // @ts-expect-error without nonces every message would sign in again and again
  createSignIn({ domain: 'app.example', uri: 'https://app.example' })
  createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces(), chains: ['eth', 10n] })
})

test('fields may be asked for with an address, with options, or with both', () => {
  const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() })
  expectTypeOf(signIn.input({ statement: 'Hello.' })).toEqualTypeOf<Promise<SignInFields>>()
  expectTypeOf(signIn.input('0x1', { statement: 'Hello.' })).toEqualTypeOf<Promise<SignInFields>>()
  // @ts-expect-error options come last
  void signIn.input({ statement: 'Hello.' }, '0x1')
})

test('a store of nonces needs no check, and ethCall no signal', () => {
  const nonces: Nonces = { issue: () => 'a', consume: () => true }
  const ethCall: EthCall = async ({ to, data }) => `${to}${data}`
  createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces, ethCall })
})

test('the operations of the provider are in the same entry', () => {
  const { auth } = createClient()
  expectTypeOf(auth.requestChallengeSolana).parameter(0).toHaveProperty('network')
  expectTypeOf(requestChallengeSolana.id).toEqualTypeOf<string>()
  // @ts-expect-error Solana's networks here are mainnet, testnet and devnet
  void auth.requestChallengeSolana({ domain: 'a', uri: 'b', address: 'c', network: 'localnet' })
})
