import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import * as auth from '../../src/auth.js'

// The guide's servers that sign in, letter for letter.

const wallet = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const site = 'https://app.example'

test('the route with iron-session gives whoever signed a cookie, and nobody else', async () => {
  process.env.SESSION_PASSWORD = 'a password of thirty-two letters'
  const { getIronSession } = await import('iron-session')
  const { GET, POST } = serverOf('A session with iron-session', 'GET, POST', { ...auth, getIronSession })
  const message = await (await GET(new Request(`${site}/session?address=${wallet.address}`))).text()
  const post = (signature: string) =>
    POST(new Request(`${site}/session`, { method: 'POST', body: JSON.stringify({ message, signature }) }))

  const refused = await post('0x00')
  expect([refused.status, await refused.json()]).toEqual([401, { reason: 'INVALID_SIGNATURE' }])
  expect(refused.headers.get('set-cookie')).toBeNull()
  const answer = await post(await wallet.signMessage({ message }))
  expect([answer.status, await answer.json()]).toEqual([200, { address: wallet.address.toLowerCase() }])

  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const session = await getIronSession<{ address?: string }>(
    new Request(site, { headers: { cookie } }),
    new Response(),
    { cookieName: 'session', password: process.env.SESSION_PASSWORD },
  )
  expect(session.address).toBe(wallet.address.toLowerCase())
})

test('better-auth gives whoever signed a session, and nobody else', async () => {
  const [{ betterAuth }, { siwe }] = await Promise.all([import('better-auth'), import('better-auth/plugins')])
  const create: typeof betterAuth = (options) => betterAuth({ ...options, secret: 'a secret of the tests, 32 letters' })
  const server = serverOf('A session with better-auth', 'auth', { ...auth, betterAuth: create, siwe })
  const ask = (path: string, body: object): Promise<Response> =>
    server.auth.handler(
      new Request(`${site}/api/auth/siwe/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site },
        body: JSON.stringify(body),
      }),
    )
  const signed = async (domain: string) => {
    const { nonce } = await (await ask('nonce', {})).json()
    const message = createSiweMessage({ address: wallet.address, chainId: 1, domain, nonce, uri: site, version: '1' })
    return { message, signature: await wallet.signMessage({ message }) }
  }
  expect((await ask('verify', await signed('evil.example'))).status).toBe(401)
  expect((await ask('verify', { ...(await signed('app.example')), signature: '0x00' })).status).toBe(401)
  const request = await signed('app.example')
  const answer = await ask('verify', request)
  expect([answer.status, (await answer.json()).user.walletAddress]).toEqual([200, wallet.address])
  expect(answer.headers.get('set-cookie')).toMatch(/session_token=/)
  expect((await ask('verify', request)).status).toBe(401)
})

/** Runs the block below a heading of the guide. */
function serverOf(heading: string, exported: string, names: Readonly<Record<string, unknown>>) {
  const page = readFileSync('docs/guide/sign-in.md', 'utf8')
  const [, sample = ''] = new RegExp(`^## ${heading}$.*?^\`\`\`ts\n(.*?)^\`\`\``, 'ms').exec(page) ?? []
  const code = sample.replace(/^import .*$/gm, '').replace(/^export /gm, '')
  const { code: script } = transformSync(`${code}\nresult = { ${exported} }`, { loader: 'ts' })
  return new Function('result', ...Object.keys(names), `${script}; return result`)(undefined, ...Object.values(names))
}
