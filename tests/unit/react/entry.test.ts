import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import ts from 'typescript'
import { expect, test } from 'vitest'
import * as entry from '../../../src/react.js'

const entryPoints = ['src/react.ts']

test('the entry exports what is promised', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'LedgerlineProvider',
    'deserializeData',
    'operationQuery',
    'pagesQuery',
    'serializeData',
    'useLedgerline',
    'useMany',
    'useOperation',
    'usePages',
  ])
})

test('the entry imports its peers, and nothing else from outside; it is small', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints,
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
  })
  const [output] = Object.values(metafile.outputs)
  expect(new Set(output?.imports.map(({ path }) => path))).toEqual(new Set(['@tanstack/react-query', 'react']))
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('generated'))).toEqual([])
  expect(gzipSync(outputFiles[0]?.contents ?? '').byteLength).toBeLessThan(6000) // of which 2.5 KB are useMany, partly shared with the client; a bundle without it leaves them out
})

test("files with hooks keep their 'use client', those with factories have none", () => {
  const client = readdirSync('src/react').filter((name) => {
    const source = readFileSync(`src/react/${name}`, 'utf8')
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    })
    return /^'use client'/.test(outputText)
  })
  expect(client).toEqual(['hooks.ts', 'provider.ts', 'useMany.ts'])
})

test('factories and serialisers work in server components, where client files are only references', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { operationQuery, pagesQuery, serializeData } from './src/react.js'
        export { createCaller } from './src/client/caller.js'
        export { getWalletNFTs } from './src/evm.js'
      `,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    conditions: ['react-server'],
    plugins: [clientReferences],
    logLevel: 'error',
    write: false,
  })
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const server: typeof import('../../../src/react.js') &
    typeof import('../../../src/index.js') &
    typeof import('../../../src/evm.js') = await import(`data:text/javascript;base64,${source}`)
  const caller = server.createCaller({ apiKey: null })
  const input = { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }
  expect(server.operationQuery(caller, server.getWalletNFTs, input).retry).toBe(false)
  expect(server.pagesQuery(caller, server.getWalletNFTs, input).initialPageParam).toBe(null)
  expect(server.serializeData(1n)).toEqual({ $: 'bigint', value: '1' })
})

/** Treats files with 'use client' as a bundler of server components does: nothing in them runs. */
const clientReferences: Plugin = {
  name: 'client-references',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]s$/ }, ({ path }) =>
      /^['"]use client['"]/.test(readFileSync(path, 'utf8')) ? { contents: 'module.exports = {}' } : undefined,
    )
  },
}
