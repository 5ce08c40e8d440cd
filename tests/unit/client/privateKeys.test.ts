import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { getNativeBalance, getWalletTokenTransfers } from '../../../src/evm.js'
import { createCaller, createClient } from '../../../src/index.js'
import { getPortfolio } from '../../../src/portfolio.js'
import { createProxy } from '../../../src/proxy.js'
import { createRawClient } from '../../../src/raw.js'
import { operationQuery } from '../../../src/react.js'
import { getTokenBalances } from '../../../src/universal.js'
import {
  parseAptosAddress,
  parseBitcoinAddress,
  parseEvmAddress,
  parseSelector,
  parseSolanaAddress,
} from '../../../src/values.js'

const hex = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
/** Private keys that are told from anything else by their spelling. */
const spelled = {
  WIF: 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn',
  'WIF, not compressed': '5KJvsngHeMpm884wtkJNzQGaCErckhHJBGFsvd3VyK5qMZXj3hS',
  'WIF of a test network': 'cTpB4YiyKiBcPxnefsDpbnDxFDffjqJob8wGCEDXxgQ7zQoMXJdH',
  'WIF of a test network, not compressed': '92Pg46rUhgTT7romnV7iGW6W1gbGdeezqdbJCzShkCsYNzyyNcc',
  'an extended key':
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
  'an extended key of a test network':
    'tprv8ZgxMBicQKsPd7Uf69XL1XwhmjHopUGep8GuEiJDZmbQz6o58LninorQAfcKZWARbtRtfnLcJ5MQ2AtHcQJCCRUcMRvmDUjyEmNUWwx8UbK',
  'an extended key that calls itself public':
    'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6LBpB85b3D2yc8sfvZU521AAwdZafEz7mnzBBsz4wKY5fTtTQBm',
  'AIP-80': `ed25519-priv-0x${hex}`,
}
/** Private keys that may be something else. */
const likely = {
  hex,
  'hex with 0x': `0x${hex}`,
  'hex in upper case, pasted with white space': ` 0X${hex.toUpperCase()}\n`,
  'base58 of Solana': '5MaiiCavjCmn9Hs1o3eznqDEhRwxo7pXiAYez7keQUviUkauRiTMD8DrESdrNjN8zd9mTmVhRvBJeg5vhyvgrAhG',
  'bytes of Solana': `[${Array.from({ length: 64 }, (_, at) => 100 + ((at * 37) % 156)).join(', ')}]`,
  words: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
}

let sent: string[] = []
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  sent.push(`${request.url} ${await request.text()}`)
  return Response.json({ message: 'no' }, { status: 400 })
}
const client = createClient({ apiKey: 'key-of-tests', retries: 0, fetch })

/** Runs what should fail before it sends, and returns all that its error shows. */
async function shownBy(run: () => unknown): Promise<string> {
  sent = []
  try {
    await run()
  } catch (error) {
    expect(sent).toEqual([])
    return [inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), Object(error).stack].join('\n')
  }
  throw new Error('it did not fail')
}

const expectHidden = (shown: string, key: string): void => {
  const letters = key.trim().replace(/^(?:.*0x|\[)/i, '')
  for (const part of [letters.slice(0, 14), letters.slice(-14, -1)])
    expect(shown.toLowerCase()).not.toContain(part.toLowerCase())
}

describe.each(Object.entries({ ...spelled, ...likely }))(
  'a private key where an address belongs, %s,',
  (_name, key) => {
    test.each<[string, () => unknown]>([
      ['an EVM address', () => client.evm.getNativeBalance({ address: key })],
      ['the input as a whole', () => client.evm.getNativeBalance(key as never)],
      ['an entry of a list', () => client.evm.getMultipleTokenPrices({ tokens: [{ tokenAddress: key }] })],
      ['a Solana address', () => client.solana.balance({ address: key })],
      ['a wallet', () => client.universal.getTokenBalances({ walletAddressOrPublicKey: key, chains: ['bitcoin'] })],
      ['an extended public key', () => client.universal.getAddressesByXpub({ publicKey: key })],
      ['a portfolio', () => getPortfolio(client, { wallets: [key] })],
      ['many', () => client.many(getNativeBalance, [{ address: key }])],
    ])('is not shown and not sent: %s', async (_, run) => {
      expectHidden(await shownBy(run), key)
    })

    test('is not shown by the parsers, which say what it may be', () => {
      const parsers = [parseEvmAddress, parseSolanaAddress, parseBitcoinAddress, parseSelector]
      if (!/^\s*(?:0x)?[\da-f]+\s*$/i.test(key)) parsers.push(parseAptosAddress) // whose addresses look the same
      for (const parse of parsers) {
        let error: unknown
        try {
          parse(key)
        } catch (thrown) {
          error = thrown
        }
        expectHidden(String(error), key)
        if (!key.startsWith('xpub')) expect(String(error)).toContain('a private key or a transaction hash')
      }
    })

    test('is in no key of React', () => {
      const { queryKey } = operationQuery(client, getTokenBalances, {
        walletAddressOrPublicKey: key,
        chains: ['bitcoin'],
      })
      expectHidden(JSON.stringify(queryKey), key)
    })

    test('is not shown by the proxy, neither to pages nor on the terminal', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const options = {
        apiKey: 'k-e-y-1',
        path: '/chain',
        fetch,
        authorize: () => 'me',
        limitPerCaller: { requestsPerSecond: 9 },
      }
      const proxy = createProxy({ ...options, allow: { evm: { getNativeBalance: true } } } as never)
      sent = []
      for (const path of ['/chain/evm/KEY/balance', '/chain/evm/some/KEY/thing', '/KEY']) {
        const answer = await proxy(new Request(`http://localhost${path.replace('KEY', encodeURIComponent(key))}`))
        expect(answer.ok).toBe(false)
        expectHidden(await answer.text(), key)
      }
      expect(warn).toHaveBeenCalled()
      expectHidden(inspect(warn.mock.calls), key)
      expect(sent).toEqual([])
      warn.mockRestore()
    })
  },
)

describe.each(Object.entries(spelled))('a private key anywhere, %s,', (_, key) => {
  test.each<[string, () => unknown]>([
    ['a path', () => client.request({ api: 'evm', method: 'GET', path: `/some/${key}` })],
    ['a query', () => client.request({ api: 'evm', method: 'GET', path: '/some', query: { at: [key] } })],
    ['a body', () => client.request({ api: 'evm', method: 'POST', path: '/some', body: { of: [key] } })],
    [
      'a raw client',
      () =>
        createRawClient('evm', { apiKey: 'k-e-y-1', fetch }).GET('/{address}/balance', {
          params: { path: { address: key } },
        }),
    ],
  ])('is not sent: %s', async (_place, run) => {
    const shown = await shownBy(run)
    expect(shown).toContain('An input is a private key')
    expectHidden(shown, key)
  })
})

test('what resembles a private key is sent: a cursor, a signature, an extended public key', async () => {
  const xpub =
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'
  const cursor = `eyJhbGciOiJIUzI1NiJ9.xprv${'aB0'.repeat(40)}.${spelled.WIF}-${spelled.WIF}_${spelled.WIF}`
  sent = []
  await client.universal.getAddressesByXpub({ publicKey: xpub }).catch(() => {})
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  await client.call(getWalletTokenTransfers, { address, cursor }).catch(() => {})
  expect(sent).toHaveLength(2)
  expect(sent.join()).toContain(cursor)
})

test('an extended public key of another kind gets the hint that an xpub is wanted', async () => {
  const keys = [
    'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
    'ypub6Ww3ibxVfGzLrAH1PNcjyAWenMTbbAosGNB6VvmSEgytSER9azLDWCxoJwW7Ke7icmizBMXrzBx9979FfaHxHcrArf3zbeJJJUZPf663zsP',
    'tpubD6NzVbkrYhZ4XgiXtGrdW5XDAPFCL9h7we1vwNCpn8tGbBcgfVYjXyhWo4E1xkh56hjod1RhGjxbaTLV3X4FyWuejifB9jusQ46QzG87VKp',
  ]
  for (const key of keys) {
    const input = { walletAddressOrPublicKey: key, chains: ['bitcoin'] } as const
    const shown = await shownBy(() => client.universal.getTokenBalances(input))
    expect(shown).toMatch(/Invalid address provided: \[redacted\]\s+→ Expected an xpub… of Bitcoin mainnet/)
    expect(shown).not.toMatch(/private key or/)
  }
  const solana = `zPub${'z'.repeat(39)}` // 32 bytes
  await client.universal.getTokenBalances({ walletAddressOrPublicKey: solana, chains: ['solana'] }).catch(() => {})
  expect(sent.join()).toContain(solana)
})

test('the cursor of an error is whole, also if it spells a key of a wallet by chance', async () => {
  const cursor = `eyJhbGciOiJIUzI1NiJ9.xpub${'aB0'.repeat(40)}-${spelled.WIF}-`
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const failing = createCaller({ apiKey: 'test', retries: 0, fetch: async () => new Response('', { status: 500 }) })
  const error = await failing.call(getWalletTokenTransfers, { address, cursor }).catch((reason) => reason)
  expect(error.cursor).toBe(cursor)
})
