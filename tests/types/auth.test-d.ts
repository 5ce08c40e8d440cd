import { expectTypeOf, test } from 'vitest'
import {
  createSignIn,
  memoryNonces,
  requestChallengeSolana,
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

test('the operations of the provider are in the same entry', () => {
  const { auth } = createClient()
  expectTypeOf(auth.requestChallengeSolana).parameter(0).toHaveProperty('network')
  expectTypeOf(requestChallengeSolana.id).toEqualTypeOf<string>()
  // @ts-expect-error Solana's networks here are mainnet, testnet and devnet
  void auth.requestChallengeSolana({ domain: 'a', uri: 'b', address: 'c', network: 'localnet' })
})
