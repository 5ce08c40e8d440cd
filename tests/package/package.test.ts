import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryName } from '../../src/operation/entryName.js'
import { linkPackage } from '../support/packed.js'
import { compile, library, program, resolutions, strictest, tool } from '../support/packedPrograms.js'

const root = process.cwd()
let folder: string
let server: Server
let url: string

const signing = `
  import { createSignIn, getAddresses, memoryNonces } from 'ledgerline/auth'
  const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() })
  const message = await signIn.message('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
  const error = await signIn.verify({ message, signature: '0x' + '11'.repeat(65) }).catch((error) => error)
  console.log(getAddresses.id, error.code, error.message)
`

const link = (...names: string[]): void => {
  for (const name of names) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(join(place, '..'), { recursive: true })
    if (!existsSync(place)) symlinkSync(join(root, 'node_modules', name), place)
  }
}

beforeAll(async () => {
  folder = linkPackage()
  writeFileSync(join(folder, 'program.ts'), program)
  writeFileSync(join(folder, 'tool.ts'), tool)
  server = createServer((_request, response) => response.end('{"balance":"1500000000000000000"}'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port, not on a pipe
}, 180_000)

afterAll(() => {
  server?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

describe('the packed package in an empty folder', () => {
  test.each(resolutions)('type-checks with %s under strict settings, its declarations included', (resolution) => {
    expect(compile(folder, [...resolution.split(' '), ...strictest, 'program.ts', 'tool.ts'])).toBe('')
  })

  test('what a user exports needs no type written out for its declarations', () => {
    link('react', '@tanstack/react-query')
    writeFileSync(join(folder, 'library.ts'), library)
    const flags = ['--module', 'nodenext', '--skipLibCheck', '--declaration', '--outDir', 'out']
    expect(compile(folder, [...flags, 'library.ts'])).toBe('')
  })

  test('runs a call', async () => {
    // Not in sync: this process is the server it asks.
    const { stdout } = await promisify(execFile)('node', ['program.js', url], { cwd: folder })
    expect(stdout.trim()).toBe('1.5 {"balance":"1500000000000000000"} INVALID_ARGUMENT function 32072641059427543093n')
  })

  test('makes messages to sign without ox, and says that it is missing where a signature is verified', async () => {
    const { stdout } = await promisify(execFile)('node', ['--input-type=module', '--eval', signing], { cwd: folder })
    expect(stdout.trim()).toBe(
      'getAddresses INVALID_CONFIGURATION Verifying signatures needs the package ox\n  → Run npm install ox',
    )
  })

  test('bundles an operation of an entry that needs ox, where ox is not installed, without any of the rest', async () => {
    const contents = "export { requestChallengeEvm } from 'ledgerline/auth'"
    const stdin = { contents, resolveDir: folder }
    const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false, logLevel: 'silent' })
    expect(outputFiles[0]?.text).toContain('/challenge/request/evm')
    expect(outputFiles[0]?.text).not.toMatch(/ox\/|wants you to sign in/)
  })

  test('lets a tool call operations by name, and describe their inputs', async () => {
    const { stdout } = await promisify(execFile)('node', ['tool.js', url], { cwd: folder })
    const inputs = [
      'address required evm-address described',
      'chain optional evm-chain described',
      'toBlock optional block-number described',
    ]
    expect(stdout.trim()).toBe(`true ${inputs.join(', ')} { balance: 1500000000000000000n }`)
  })

  test('resolves every entry it promises', () => {
    const withoutReact = entries().filter((entry) => entry !== './react')
    const imports = withoutReact.map((entry) => `await import('ledgerline${entry.slice(1)}')`).join('\n')
    link('zod', '@opentelemetry/api')
    writeFileSync(join(folder, 'entries.js'), imports)
    execFileSync('node', ['entries.js'], { cwd: folder, stdio: 'pipe' })
  })

  test('lets a page start without the client, when it only shows amounts and loads the client later', async () => {
    const page = join(folder, 'page.js')
    writeFileSync(join(folder, 'later.js'), "export * from 'ledgerline'; export * from 'ledgerline/values'")
    const later = "export const later = () => import('./later.js')"
    writeFileSync(page, `import { formatUnits } from 'ledgerline/values'; console.log(formatUnits(1n, 2)); ${later}`)
    const options = { bundle: true, splitting: true, format: 'esm', write: false, metafile: true } as const
    const { outputs } = (await build({ ...options, entryPoints: [page], outdir: folder })).metafile
    const start = Object.values(outputs).find(({ entryPoint }) => entryPoint?.endsWith('page.js'))
    const first = (start?.imports ?? []).filter(({ kind }) => kind === 'import-statement')
    const inputs = [start, ...first.map(({ path }) => outputs[path])].flatMap((file) => Object.keys(file?.inputs ?? {}))
    expect(inputs.join(' ')).toContain('ledgerline/dist')
    expect(inputs.join(' ')).not.toContain('call.js')
  })

  test('has every class once for all entries of a process', () => {
    link('react', '@tanstack/react-query')
    const text = `
      import { ConfigurationError, InputError, WebhookError } from 'ledgerline'
      import { parseChain } from 'ledgerline/values'
      import { verifySignature } from 'ledgerline/webhooks'
      import { createEvmClient } from 'ledgerline/evm'
      import { isSameTrigger } from 'ledgerline/streams'
      import { createRawClient } from 'ledgerline/raw'
      import { useLedgerline } from 'ledgerline/react'
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      const use = () => useLedgerline()
      const thrown = async (act) => { try { await act() } catch (error) { return error } }
      const all = [
        (await thrown(() => parseChain('nowhere'))) instanceof InputError,
        (await thrown(() => createEvmClient({ timeout: -1 }))) instanceof ConfigurationError,
        (await thrown(() => createRawClient('evm', { timeout: -1 }))) instanceof ConfigurationError,
        (await thrown(() => isSameTrigger(1, 2))) instanceof InputError,
        (await thrown(() => verifySignature({ body: '', signature: '0x', secret: 's' }))) instanceof WebhookError,
        (await thrown(() => renderToString(createElement(use)))) instanceof ConfigurationError,
      ]
      console.log(all.join(' '))`
    link('react-dom')
    writeFileSync(join(folder, 'classes.js'), text)
    const printed = execFileSync('node', ['classes.js'], { cwd: folder, encoding: 'utf8' })
    expect(printed.trim()).toBe('true true true true true true')
  })

  test('keeps the client components of React in files of their own', () => {
    const dist = join(folder, 'node_modules/ledgerline/dist')
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    const marked = files.filter((file) => /^['"]use client['"]/.test(readFileSync(join(dist, file), 'utf8')))
    expect(marked.sort()).toEqual(['react/hooks.js', 'react/provider.js'])
  })

  test('asks for zod by the name that zod 3.25 has for it too', () => {
    const packed = join(folder, 'node_modules/ledgerline')
    for (const api of ['evm', 'aptos', 'aptosNode', 'solana', 'streams']) {
      for (const file of [`zod/${entryName(api)}.js`, `zod/${entryName(api)}.d.ts`]) {
        const text = readFileSync(join(packed, 'dist', file), 'utf8')
        expect([...text.matchAll(/from ['"](zod.*)['"]/g)].map(([, name]) => name)).toEqual(['zod/v4'])
      }
    }
  })

  test('carries nothing but code, types, documents and what npm adds', () => {
    const listed = execFileSync('find', ['.', '-type', 'f'], {
      cwd: join(folder, 'node_modules/ledgerline'),
      encoding: 'utf8',
    })
    const belongs =
      /\.(js|d\.ts)$|^\.\/dist\/openapi\/[\w-]+\.json$|^\.\/(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/THIRD-PARTY-NOTICES)$/
    const strange = listed
      .trim()
      .split('\n')
      .filter((file) => !belongs.test(file))
    expect(strange).toEqual([])
  })

  test('names no folder of the machine that built it, so that two packs of one commit are equal', () => {
    const dist = join(folder, 'node_modules/ledgerline/dist')
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|d\.ts)$/.test(file))
    const paths = [tmpdir(), process.cwd(), 'ledgerline-types-']
    const named = files.filter((file) => paths.some((path) => readFileSync(join(dist, file), 'utf8').includes(path)))
    expect(named).toEqual([])
  })

  test('has types beside the code of every entry, and refuses every other file', () => {
    const dist = join(folder, 'node_modules/ledgerline/dist')
    const typed = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
    const inside = typed.filter((file) => !file.startsWith('chunks'))
    const named = entries().map((entry) => (entry === '.' ? 'index.d.ts' : `${entry.slice(2)}.d.ts`))
    expect(inside.sort()).toEqual(named.sort())
    expect(existsSync(join(dist, 'chunks/base.js'))).toBe(true)
    const asked = "await import('ledgerline/dist/chunks/base.js').catch(({ code }) => console.log(code))"
    const printed = execFileSync('node', ['--input-type=module', '--eval', asked], { cwd: folder, encoding: 'utf8' })
    expect(printed.trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })

  test('its README links to its own headings, and to files that the repository has, as it says', () => {
    const packed = join(folder, 'node_modules/ledgerline')
    const readme = readFileSync(join(packed, 'README.md'), 'utf8')
    const anchors = [...readme.matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replaceAll(' ', '-')
          .replaceAll(/[^a-z0-9-]/g, '')}`,
    )
    const astray = readme
      .split('\n')
      .filter((line) =>
        [...line.matchAll(/\]\(([^):]+)\)/g)].some(([, target = '']) =>
          target.startsWith('#') ? !anchors.includes(target) : !existsSync(target),
        ),
      )
    expect(astray).toEqual([])
    expect(readme).toMatch(/in the repository/)
  })
})

/** Every entry that code can import. */
function entries(): readonly string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.keys(exports).filter((entry) => !entry.endsWith('.json'))
}
