import { JsxEmit, transpileModule } from 'typescript'
import { expect, test } from 'vitest'
import type { LoadedOperation } from '../../../../../playground/app/catalogue/load.js'
import { snippetStyles } from '../../../../../playground/app/run/snippet/styles.js'
import { getNativeBalance, getWalletNFTs, reviewContracts, runContractFunction } from '../../../../../src/evm.js'
import { createEvmStream, deleteEvmStream } from '../../../../../src/streams.js'

const loaded: LoadedOperation = {
  entry: {
    api: 'evm',
    id: 'getWalletNFTs',
    tag: 'nft',
    summary: 'NFTs',
    method: 'GET',
    path: '/{address}/nft',
    paged: true,
    nullable: false,
  },
  operation: getWalletNFTs,
  details: { description: '', inputs: [], examples: [], answer: { shape: { kind: 'any' } } },
}
const input = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }
const mock = { apiKey: 'playground', baseUrl: 'http://127.0.0.1:4010' }
const textOf = (id: string, headers: Readonly<Record<string, string>>): string =>
  snippetStyles.find((style) => style.id === id)?.write(loaded, input, { ...mock, headers, timeout: 1500 }) ?? ''

test.each(['client', 'small', 'react'])(
  'the code in the style %s is code, however much the mock is asked for',
  (id) => {
    const text = textOf(id, { 'x-mock-fault': 'timeout', prefer: `example=${'long'.repeat(12)}` })
    const { diagnostics } = transpileModule(text, {
      reportDiagnostics: true,
      fileName: 'pasted.tsx',
      compilerOptions: { jsx: JsxEmit.ReactJSX },
    })
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
    expect(text).toContain('longlong')
  },
)

test('one page is read where one was run, all of them where more were', () => {
  const client = snippetStyles.find(({ id }) => id === 'client')
  expect(client?.write(loaded, input, mock)).toContain('const page = await client.evm.getWalletNFTs({')
  expect(client?.write(loaded, input, { ...mock, allPages: true })).toContain('for await (const nft of client.evm.')
})

test('the code for React is a whole component', () => {
  expect(textOf('react', {})).toMatch(/^export function WalletNFTs\(\) \{$[\s\S]*Next page[\s\S]*^\}$/m)
})

test('the code of options in several lines is indented as they are', () => {
  const text = textOf('client', { 'x-mock-fault': 'timeout', prefer: `example=${'long'.repeat(12)}` })
  expect(text).toContain("\n  headers: {\n    'x-mock-fault': 'timeout',\n")
})

test('a link cannot press a key in the terminal into which the command is pasted', () => {
  const text = textOf('curl', { prefer: 'example=a\u0003\rrm -rf .\r\u001b[A' })
  expect(text).not.toMatch(/[^\P{Cc}\n]/u)
  expect(text).toContain('example=a\\u0003')
})

const calledBy: readonly { hook: string; operation: LoadedOperation['operation'] }[] = [
  { hook: 'usePages', operation: getWalletNFTs },
  { hook: 'useOperation', operation: getNativeBalance },
  { hook: 'useOperation', operation: runContractFunction },
  { hook: 'useMutation', operation: reviewContracts },
  { hook: 'useMutation', operation: createEvmStream },
  { hook: 'useMutation', operation: deleteEvmStream },
]

test.each(calledBy)('the code for React calls $operation.id by $hook', ({ hook, operation }) => {
  const react = snippetStyles.find(({ id }) => id === 'react')
  expect(react?.write({ ...loaded, operation }, input, mock)).toContain(` = ${hook}(`)
})
