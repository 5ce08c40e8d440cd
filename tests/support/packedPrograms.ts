import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// What users of the package write, and how they compile it.

/** What a user writes after `npm install ledgerline`. */
export const program = `
import { createCaller, createClient, isLedgerlineError } from 'ledgerline'
import { getNativeBalance, type Nft } from 'ledgerline/evm'
import { createMockFetch } from 'ledgerline/mock'
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
const mocked = await createClient({ apiKey: 'test', fetch: createMockFetch() }).evm.getNativeBalance({ address })
console.log(formatEvmNative(wei), toJson(small), isLedgerlineError(wrong) && wrong.code, typeof names, mocked.balance)
`

/** What a library or a monorepo exports with the types the compiler finds, and writes declarations of. */
export const library = `
import { createCaller, createClient, paginate } from 'ledgerline'
import { getNativeBalance, getWalletNFTs } from 'ledgerline/evm'
import { createRawClient } from 'ledgerline/raw'
import { operationQuery, pagesQuery, useOperation } from 'ledgerline/react'
import { createWebhookHandler, decodeLogs, parseWebhook } from 'ledgerline/webhooks'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const client = createClient()
export const caller = createCaller()
export const raw = createRawClient('evm')
export const rawBalance = () => raw.GET('/{address}/balance', { params: { path: { address } } })
export const balance = () => client.evm.getNativeBalance({ address }).withResponse()
export const page = async () => client.evm.getWalletNFTs({ address })
export const everyNft = () => paginate(caller, getWalletNFTs, { address })
export const transaction = () => client.aptosNode.getTransactionByHash({ txnHash: '0x1' })
export const balanceQuery = operationQuery(client, getNativeBalance, { address })
export const nftsQuery = pagesQuery(client, getWalletNFTs, { address })
export const useBalance = () => useOperation(getNativeBalance, { address })
export const handle = createWebhookHandler({ secret: 's', onDelivery: () => {} })
export const events = async () => {
  const delivery = await parseWebhook({ body: '', signature: '', secret: 's' })
  return delivery.kind === 'evm' ? decodeLogs(delivery) : undefined
}
`

/** A tool that calls operations by name, and describes their inputs. */
export const tool = `
import { createClient, type Operation } from 'ledgerline'
import * as evm from 'ledgerline/evm'
import document from 'ledgerline/openapi/evm.json' with { type: 'json' }

const operations: readonly Operation[] = Object.values(evm).filter((value) => typeof value === 'object')
const described = Object.values(document.paths).flatMap((item) => Object.values(item))
const balance = operations.find(({ id }) => id === 'getNativeBalance')
const text = described.find(({ operationId }) => operationId === 'getNativeBalance')?.parameters
const inputs = balance?.inputs.map(({ name, wire = name, required }) => {
  const parameter = text?.find((one: { readonly name: string }) => one.name === wire)
  const words = parameter?.description ? 'described' : 'silent'
  return [name, required ? 'required' : 'optional', parameter?.schema.format, words].join(' ')
})
const input: Readonly<Record<string, unknown>> = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }
const output = balance && (await createClient({ apiKey: 'key', baseUrl: process.argv[2] }).call(balance, input))
console.log(operations.length === described.length, inputs?.join(', '), output)
`

/**
 * What a compiler says about files in a folder, with strict settings; nothing where it accepts them.
 *
 * @param name - of the compiler's package here
 */
export function compile(folder: string, flags: readonly string[], name = 'typescript-7'): string {
  const modules = join(process.cwd(), 'node_modules')
  const types = ['--strict', '--target', 'es2022', '--types', 'node', '--typeRoots', join(modules, '@types')]
  const command = [join(modules, name, 'bin/tsc'), ...types, ...flags]
  const { stdout, stderr } = spawnSync('node', command, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr // where a compiler that does not run complains
}

/** How users find modules. */
export const resolutions = ['--module nodenext', '--module esnext --moduleResolution bundler']

/** What a user is promised beside `resolutions`, for the types of the package's own files too. */
export const strictest = ['--noUncheckedIndexedAccess', '--resolveJsonModule']
