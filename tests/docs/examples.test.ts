import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { simulateDeliveries } from '../../src/webhooks.js'

// Each example runs in a process of its own, without a key and without a network. All are bundled at once, because tsx
// reads the sources anew for each; the reader's own command runs one of them.

const run = promisify(execFile)
const command = ['--import', 'tsx', 'examples/run.ts']
const cache = join('node_modules', '.cache') // where they find the packages
const shown: readonly (readonly [name: string, output: RegExp])[] = [
  ['portfolio', /^in all +\$\d+\.\d\d$/m],
  ['transfers', /^\d+ transfers in /],
  ['gallery', /^\d+ NFTs in /],
  ['blocks', /user_transaction.*fees [\d.]+ APT$/m],
  ['prices', /^USDC [\d.]+ /m],
  ['sign-in', /^refused {2}INVALID_SIGNATURE.*^session {2}[\da-f-]{36} of 0x[\da-f]{40}$.*^refused {2}INVALID_NONCE/ms],
  [
    'inbox',
    /^swept: {"final":0,"orphaned":4,.*│ 0 +│ 7 +│ '1157\d+' │.*│ 0 +│ true +│ 14 +│.*^unreadable: \/erc20Transfers/ms,
  ],
  [
    'bitcoin-payments',
    /replaced.*'1\.4724177 BTC' │ '0 BTC'.*spends the same output.*'1\.47241769 BTC' │ '0 BTC'.*credit this payment only.*'0 BTC' +│ '1\.47241769 BTC'.*^swept: { final: 6, .*^(?!.*'0 BTC'\s*│\n)/ms,
  ],
  ['solana-deposits', /│ 3 +│ '942520790' │.*│ 9 +│ 3 +│/s],
  [
    'ensure-stream',
    /^no stream yet.*"create":true.*"add":5.*PUT .*POST .*^nothing has changed.*"add":0[^\n]*\n\na user.*"add":1.*by default\n[^\n]*"remove":0}\n\n.*^ {2}refused max\n\n.*"remove":3}\n\n.*"remove":3}\n {2}sent +DELETE /ms,
  ],
  // 20 of 24 calls; which of them is up to Redis
  [
    'limits',
    /^(?:(?:call \d+ was not sent.*\n)*call \d+ of client \d ended after \d+ ms\n){20}[\s\S]*budgetLeft: 0\s*}$/m,
  ],
  ['proxy', /^balance [\d.]+ ETH$.*^page 3 of \d.*^refused PERMISSION_DENIED$/ms],
  ['history', /^"\d{4}-\d\d-\d\dT.*","token swap","Swapped /m],
]
const servers = ['webhook/node', 'webhook/hono', 'webhook/express']

let bundles: string

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  bundles = await mkdtemp(join(cache, 'examples-'))
  const names = [...shown.map(([name]) => name), ...servers]
  await bundle({
    entryPoints: Object.fromEntries(names.map((name) => [name, `./examples/${name}`])),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: 'examples/tsconfig.json',
    logLevel: 'error',
  })
})
afterAll(() => rm(bundles, { recursive: true, force: true }))

const programOf = (name: string): string => join(bundles, `${name}.mjs`)

/** The environment of a reader who has no key, with a folder of its own for what is written. */
async function ofReader() {
  const folder = await mkdtemp(join(tmpdir(), 'example-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { LEDGERLINE_API_KEY: _, ...env } = process.env
  return { folder, env: { ...env, TMPDIR: folder, TSX_TSCONFIG_PATH: 'examples/tsconfig.json' } }
}

describe('a program', { timeout: 60_000 }, () => {
  test.each(shown)('%s runs on the mock', async (name, output) => {
    const { env } = await ofReader()
    expect((await run(process.execPath, [programOf(name)], { env })).stdout).toMatch(output)
  })

  test('transfers goes on where its cursor says, and writes no row of an earlier page again', async () => {
    const { folder, env } = await ofReader()
    await run(process.execPath, [...command, 'transfers'], { env })
    const rows = await readFile(join(folder, 'transfers-0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045.jsonl'), 'utf8')
    const lines = rows.trim().split('\n')
    expect(lines.length).toBeGreaterThan(3)
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('gallery writes no name of a stranger as HTML, and no image that is not https', async () => {
    const { folder, env } = await ofReader()
    await run(process.execPath, [programOf('gallery')], { env })
    const page = await readFile(join(folder, 'gallery.html'), 'utf8')
    expect(page).toContain('<figcaption>')
    expect([...page.matchAll(/src="([^"]*)"/g)].every(([, url = '']) => url.startsWith('https://'))).toBe(true)
    expect(page).not.toMatch(/<script|onerror/i)
  })

  test('without a name says which there are', async () => {
    const { env } = await ofReader()
    await expect(run(process.execPath, command, { env })).rejects.toThrow(/blocks \| .*portfolio.*webhook\/node/)
  })
})

describe.each(servers)('%s', (name) => {
  test('credits what is confirmed once', { timeout: 60_000 }, async () => {
    const { env } = await ofReader()
    const server = spawn(process.execPath, [programOf(name)], { env: { ...env, PORT: '0' } })
    onTestFinished(() => void server.kill())
    const output = collect(server)
    const port = await portOf(server, output)
    const deliveries = simulateDeliveries({ network: 'evm', secret: 'mock-secret', scenario: 'duplicates', seed: 1 })
    for await (const { body, headers } of deliveries) {
      const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })
      expect(status).toBe(200)
    }
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(401)
    await expect.poll(() => output.text.match(/^credit /gm)?.length ?? 0).toBeGreaterThan(0)
    const credits = output.text.match(/^credit .*$/gm) ?? []
    expect(new Set(credits).size).toBe(credits.length)
  })
})

test('the Vite page builds, with the operation it uses and the mock in files of its own', {
  timeout: 120_000,
}, async () => {
  const { folder } = await ofReader()
  const built = await build({
    configFile: 'examples/vite/vite.config.ts',
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true },
  })
  const [{ output }] = [built].flat() as unknown as [{ output: readonly { isEntry?: boolean; code?: string }[] }]
  const entry = output.find(({ isEntry }) => isEntry)?.code ?? ''
  expect(entry.includes('getWalletTokenBalancesPrice')).toBe(true)
  expect(entry.includes('/streams/evm')).toBe(false)
  expect(output.length).toBeGreaterThan(4) // the examples of each API are loaded when it is asked
})

function collect({ stdout, stderr }: ChildProcess): { text: string } {
  const output = { text: '' }
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk) => {
      output.text += chunk
    })
  return output
}

/** The port on which a program says that it listens. */
async function portOf(server: ChildProcess, output: { readonly text: string }): Promise<string> {
  for (;;) {
    const [, port] = /port: (\d+)/.exec(output.text) ?? []
    if (port) return port
    if (server.exitCode !== null) throw new Error(output.text)
    await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')])
  }
}
