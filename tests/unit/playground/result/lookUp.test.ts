import { expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import { lookUp, readers } from '../../../../playground/app/result/lookUp.js'

const hash = `0x${'ab'.repeat(32)}`
const evm = { row: undefined, chain: '0x1', network: undefined }
const aptos = { row: undefined, chain: undefined, network: 'testnet' }

test('every operation that is led to has the input that is filled in', () => {
  const details = new Map(readDescribed().map((described) => [described.manifest.api, detailsOf(described)]))
  for (const [api, byFormat] of Object.entries(readers))
    for (const { id, input } of Object.values(byFormat))
      expect(details.get(api)?.[id]?.inputs.map(({ name }) => name)).toContain(input)
})

test('the hash of a transaction leads to the transaction, on its own chain or network', () => {
  expect(lookUp(hash, 'transaction-hash', evm)).toEqual({
    id: 'getTransactionVerbose',
    hash: `#/evm/getTransactionVerbose?transactionHash=${hash}`,
  })
  expect(lookUp(hash, 'transaction-hash', { ...evm, row: { chain: '0x2105' } })?.hash).toContain('&chain=0x2105')
  expect(lookUp(hash, 'transaction-hash', aptos)?.hash).toBe(
    `#/node/getTransactionByHash?txnHash=${hash}&network=testnet`,
  )
  expect(lookUp(7n, 'ledger-version', aptos)?.hash).toBe('#/node/getTransactionByVersion?txnVersion=7&network=testnet')
})

test('nothing leads to itself, to a chain that is not known, or from a hash of something else', () => {
  const call = { id: 'getTransactionVerbose', input: { transactionHash: hash } }
  expect(lookUp(hash, 'transaction-hash', { ...evm, call })).toBeUndefined()
  expect(lookUp(hash, 'transaction-hash', { ...evm, chain: undefined })).toBeUndefined()
  expect(lookUp(hash, 'hash32', evm)).toBeUndefined()
  expect(lookUp(null, 'transaction-hash', evm)).toBeUndefined()
})
