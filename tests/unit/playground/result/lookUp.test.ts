import { expect, test } from 'vitest'
import { catalogueOf } from '../../../../playground/app/build/catalogue.js'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { lookUp as lookUpIn } from '../../../../playground/app/result/lookUp.js'
import type { ValueContext } from '../../../../playground/app/result/meaning.js'

const hash = `0x${'ab'.repeat(32)}`
const evm = { row: undefined, chain: '0x1', network: undefined }
const aptos = { row: undefined, chain: undefined, network: 'testnet' }
const entries = catalogueOf(readDescribed().map(({ manifest }) => manifest)).flatMap(({ tags }) =>
  tags.flatMap(({ operations }) => operations),
)
const lookUp = (value: unknown, format: string, context: ValueContext) => lookUpIn(value, format, context, entries)

test('the hash of a transaction leads to the transaction, on its own chain or network', () => {
  expect(lookUp(hash, 'transaction-hash', evm)).toEqual({
    id: 'getTransactionVerbose',
    hash: `#/evm/getTransactionVerbose?transactionHash=${hash}`,
  })
  expect(lookUp(hash, 'transaction-hash', { ...evm, chain: '0x2105' })?.hash).toContain('&chain=0x2105')
  expect(lookUp(hash, 'transaction-hash', aptos)?.hash).toBe(
    `#/aptosNode/getTransactionByHash?txnHash=${hash}&network=testnet`,
  )
  expect(lookUp(7n, 'ledger-version', aptos)?.hash).toBe(
    '#/aptosNode/getTransactionByVersion?txnVersion=7&network=testnet',
  )
})

test('a block is led to by its hash on an EVM chain, by its height on Aptos', () => {
  expect(lookUp(hash, 'block-hash', evm)?.hash).toBe(`#/evm/getBlock?blockNumberOrHash=${hash}`)
  expect(lookUp(7n, 'block-number', { ...aptos, network: 'mainnet' })?.hash).toBe(
    '#/aptosNode/getBlockByHeight?blockHeight=7',
  )
})

test('where it leads is what the documents say, whatever the operations are called', () => {
  const other = entries.map((entry) => ({ ...entry, id: `other${entry.id}` }))
  expect(lookUpIn(hash, 'transaction-hash', evm, other)?.id).toBe('othergetTransactionVerbose')
  const silent = entries.map(({ reads: _, ...entry }) => entry)
  expect(lookUpIn(hash, 'transaction-hash', evm, silent)).toBeUndefined()
})

test('nothing leads to itself, to a chain that is not known, or from a hash of something else', () => {
  const call = { id: 'getTransactionVerbose', input: { transactionHash: hash } }
  expect(lookUp(hash, 'transaction-hash', { ...evm, call })).toBeUndefined()
  expect(lookUp(hash, 'transaction-hash', { ...evm, chain: undefined })).toBeUndefined()
  expect(lookUp(hash, 'hash32', evm)).toBeUndefined()
  expect(lookUp(null, 'transaction-hash', evm)).toBeUndefined()
})
