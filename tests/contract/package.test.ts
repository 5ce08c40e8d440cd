import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkPackage } from '../support/packed.js'

const root = process.cwd()
let folder: string
let server: Server
let url: string

/** What a user writes after `npm install ledgerline`. */
const program = `
import { createCaller, createClient, isLedgerlineError } from 'ledgerline'
import { getNativeBalance, type Nft } from 'ledgerline/evm'
import { formatEvmNative, toJson } from 'ledgerline/values'

const baseUrl = process.argv[2] ?? ''
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const client = createClient({ apiKey: 'key', baseUrl })
const { balance } = await client.evm.getNativeBalance({ address, chain: 'eth' })
const wei: bigint = balance
const names = (nft: Nft): string | null | undefined => nft.name
const small = await createCaller({ apiKey: 'key', baseUrl }).call(getNativeBalance, { address })
// @ts-expect-error an input that does not exist
const wrong = await client.evm.getNativeBalance({ address, adress: 1 }).catch((error: unknown) => error)
console.log(formatEvmNative(wei), toJson(small), isLedgerlineError(wrong) && wrong.code, typeof names)
`

beforeAll(async () => {
  folder = linkPackage()
  writeFileSync(join(folder, 'program.ts'), program)
  server = createServer((_request, response) => response.end('{"balance":"1500000000000000000"}'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port, not on a pipe
}, 180_000)

afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the packed package in an empty folder', () => {
  test('type-checks under strict settings, its declarations included', { timeout: 120_000 }, () => {
    const flags = [
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--noUncheckedIndexedAccess',
    ]
    const types = ['--typeRoots', join(root, 'node_modules', '@types')]
    execFileSync('node', [join(root, 'node_modules/typescript/bin/tsc'), ...flags, ...types, 'program.ts'], {
      cwd: folder,
      stdio: 'pipe',
    })
  })

  test('runs a call', async () => {
    // Not in sync: this process is the server it asks.
    const { stdout } = await promisify(execFile)('node', ['program.js', url], { cwd: folder })
    expect(stdout.trim()).toBe('1.5 {"balance":"1500000000000000000"} INVALID_ARGUMENT function')
  })

  test('resolves every entry it promises', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
    const entries = Object.keys(exports)
      .filter((entry) => !entry.includes('*') && !entry.endsWith('.json') && entry !== './react')
      .concat(['./zod/evm', './zod/aptos', './zod/node', './zod/streams'])
    const imports = entries.map((entry) => `await import('ledgerline${entry.slice(1)}')`).join('\n')
    symlinkSync(join(root, 'node_modules', 'zod'), join(folder, 'node_modules', 'zod'))
    writeFileSync(join(folder, 'entries.js'), imports)
    execFileSync('node', ['entries.js'], { cwd: folder, stdio: 'pipe' })
  })

  test('carries nothing but code, types, documents and what npm adds', () => {
    const listed = execFileSync('find', ['.', '-type', 'f'], {
      cwd: join(folder, 'node_modules/ledgerline'),
      encoding: 'utf8',
    })
    const strange = listed
      .trim()
      .split('\n')
      .filter(
        (file) => !/\.(js|d\.ts)$|openapi\.json$|^\.\/(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(file),
      )
    expect(strange).toEqual([])
  })

  test('its README says of every link that does not lead into it where it leads', () => {
    const packed = join(folder, 'node_modules/ledgerline')
    const lines = readFileSync(join(packed, 'README.md'), 'utf8').split('\n')
    const astray = lines.filter((line) =>
      [...line.matchAll(/\]\(([^):]+)\)/g)].some(
        ([, file = '']) => !existsSync(join(packed, file)) && !/repository/.test(line),
      ),
    )
    expect(astray).toEqual([])
  })
})
