import { expect, test } from 'vitest'
import { createSignIn, memoryNonces } from '../../../src/auth.js'
import { ConfigurationError, InputError, UnsupportedNetworkError } from '../../../src/index.js'
import { evmWallet } from '../../support/auth/wallets.js'

const options = { domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() }

/** Creates a sign-in as plain JavaScript does, with whatever. */
const create = (more: object): unknown => Reflect.apply(createSignIn, undefined, [{ ...options, ...more }])

test.each([
  [{ domain: 'https://app.example' }, 'Invalid option: domain = https://app.example'],
  [{ domain: 'app.example/login' }, 'Invalid option: domain = app.example/login'],
  [{ domain: 'user@app.example' }, 'Invalid option: domain = user@app.example'],
  [{ domain: new URL('https://app.example') }, 'Invalid option: domain'],
  [{ uri: 'app.example' }, 'Invalid option: uri = app.example'],
  [{ uri: 'https://app.example:port' }, 'Invalid option: uri = https://app.example:port'],
  [{ nonces: { issue: String, consume: Boolean, check: true } }, 'Invalid option: nonces'],
  [{ timeout: 0 }, 'Invalid option: timeout = 0'],
  [{ verifyKeyless: true }, 'Invalid option: verifyKeyless'],
  [{ uri: 'https://app.example/a b' }, 'Invalid option: uri = https://app.example/a b'],
  [{ nonces: undefined }, 'Invalid option: nonces = undefined'],
  [{ nonces: memoryNonces }, 'Invalid option: nonces'],
  [{ nonces: { issue: () => '' } }, 'Invalid option: nonces'],
  [{ nonces: { consume: () => true } }, 'Invalid option: nonces = an object'],
  [{ chains: [] }, 'Invalid option: chains = an object'],
  [{ chains: 'eth' }, 'Invalid option: chains'],
  [{ clockSkew: -1 }, 'Invalid option: clockSkew = -1'],
  [{ clockSkew: Number.NaN }, 'Invalid option: clockSkew = NaN'],
  [{ clockSkew: '30' }, 'Invalid option: clockSkew'],
  [{ ethCall: 'https://node.example' }, 'Invalid option: ethCall'],
  [{ chain: ['eth'] }, 'Unknown option: chain'],
])('a sign-in is not created with %o', (more, message) => {
  expect(() => create(more)).toThrow(ConfigurationError)
  expect(() => create(more)).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }))
})

test.each([
  [{ domain: '' }, 'Invalid option: domain = '],
  [{ domain: undefined }, 'Invalid option: domain = undefined'],
  [{ uri: undefined }, 'Invalid option: uri = undefined'],
  [{ uri: () => undefined }, 'Invalid option: uri = undefined'],
  [{ domain: async () => 'https://app.example' }, 'Invalid option: domain = https://app.example'],
])('a sign-in with %o, as of an unset variable, is created, and rejects the first call', async (more, message) => {
  const signIn = createSignIn({ ...options, ...more })
  const error = expect.objectContaining({ name: 'ConfigurationError', message: expect.stringContaining(message) })
  await expect(signIn.message(evmWallet.address)).rejects.toThrow(error)
  await expect(signIn.input()).rejects.toThrow(error)
  await expect(signIn.verify({ message: '', signature: '' })).rejects.toThrow(error)
})

test('domain and uri may be functions, which are asked for each message', async () => {
  const hosts = ['one.example', 'two.example']
  const signIn = createSignIn({ ...options, domain: async () => hosts.shift(), uri: () => 'https://app.example' })
  expect(await signIn.message(evmWallet.address)).toMatch(/^one\.example wants/)
  expect(await signIn.input()).toMatchObject({ domain: 'two.example', uri: 'https://app.example' })
})

test('a sign-in is not created without options', () => {
  expect(() => Reflect.apply(createSignIn, undefined, [])).toThrow('Options must be an object')
})

test.each([
  ['etherum', InputError, 'Invalid chain provided: etherum'],
  ['solana', InputError, 'Invalid chain provided: solana\n  → Did you mean solana:mainnet?'],
  ['Aptos-mainnet', InputError, 'Invalid chain provided: Aptos-mainnet\n  → Did you mean aptos:mainnet?'],
  ['solana:testnet', InputError, 'Solana network is not supported: testnet'],
  ['aptos:devnet', InputError, 'Aptos network is not supported: devnet'],
  ['aptos:', InputError, 'Aptos network is not supported: '],
  [
    'cosmos:hub',
    UnsupportedNetworkError,
    'Incorrect networkType provided. Got "cosmos", Valid values are: "evm", "solana", "aptos"',
  ],
])('a sign-in is not created for the chain %s', (chain, type, message) => {
  expect(() => create({ chains: ['eth', chain] })).toThrow(type)
  expect(() => create({ chains: ['eth', chain] })).toThrow(message)
})

test('a sign-in is for Ethereum unless it names chains', async () => {
  expect(await createSignIn(options).message(evmWallet.address)).toContain('\nChain ID: 1\n')
})

test('the URI may be of another host than the domain, as EIP-4361 lets it', async () => {
  const signIn = createSignIn({ ...options, uri: 'https://api.example' })
  const lines = (await signIn.message(evmWallet.address)).split('\n')
  expect(lines[0]).toMatch(/^app\.example wants you to sign in/)
  expect(lines).toContain('URI: https://api.example')
})

test.each([
  ['app.example', 'myapp://login', 'myapp://settings'],
  ['gfoeaaijjdoenkikmmimepbpohfbhlab', 'chrome-extension://gfoeaaijjdoenkikmmimepbpohfbhlab/popup.html', undefined],
  ['app.example', 'com.example.app:/callback', undefined],
  ['app.example', 'did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH', undefined],
  ['app.example', 'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', undefined],
])('on %s the URI may be of any scheme: %s', async (domain, uri, elsewhere = uri.replace(/:.*/, ':elsewhere')) => {
  const signIn = createSignIn({ domain, uri, nonces: memoryNonces() })
  const message = await signIn.message(evmWallet.address)
  const verify = async (text: string) =>
    signIn.verify({ message: text, signature: await evmWallet.signMessage({ message: text }) })
  expect(await verify(message.replace(`URI: ${uri}`, `URI: ${elsewhere}`))).toMatchObject({ reason: 'WRONG_URI' })
  expect(await verify(message)).toMatchObject({ ok: true })
})

test('for an app, any URI with its scheme and host is its own, and the scheme may stand before the domain', async () => {
  const signIn = createSignIn({ ...options, uri: 'myapp://login/start' })
  const message = (await signIn.message(evmWallet.address))
    .replace('URI: myapp://login/start', 'URI: MyApp://LOGIN/end?x=1')
    .replace('app.example wants', 'myapp://app.example wants')
  expect(await signIn.verify({ message, signature: await evmWallet.signMessage({ message }) })).toMatchObject({
    ok: true,
  })
})

test('chains may be ids and names, and the domain may have a port', async () => {
  const signIn = createSignIn({
    ...options,
    domain: 'localhost:3000',
    uri: 'http://localhost:3000',
    chains: [137n, 'op'],
  })
  const lines = (await signIn.message(evmWallet.address)).split('\n')
  expect(lines[0]).toBe('localhost:3000 wants you to sign in with your Ethereum account:')
  expect(lines).toContain('Chain ID: 137')
})
