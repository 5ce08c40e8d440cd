import { expectTypeOf, test } from 'vitest'
import { getWalletNFTs } from '../../src/evm.js'
import { type ExportResult, exportRows } from '../../src/export.js'
import { createClient } from '../../src/index.js'
import { recordFetch, replayFetch } from '../../src/mock-node.js'

const client = createClient()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

test('an export takes a paged operation or a method, and its inputs in any number', () => {
  const options = { out: 'rows.csv' }
  expectTypeOf(exportRows(client, getWalletNFTs, { address }, options)).resolves.toEqualTypeOf<ExportResult>()
  exportRows(client, client.evm.getWalletNFTs, [{ address }], options)
  exportRows(client, client.evm.getWalletNFTs, new Set([{ address }]), options)
  // @ts-expect-error an input of another operation
  exportRows(client, client.evm.getWalletNFTs, { blockNumberOrHash: 1 }, options)
  // @ts-expect-error no list
  exportRows(client, client.evm.getNativeBalance, { address }, options)
  // @ts-expect-error no file
  exportRows(client, client.evm.getWalletNFTs, { address }, {})
})

test('recordings are made and given by a fetch', () => {
  expectTypeOf(recordFetch({ dir: 'cassettes', fetch })).toEqualTypeOf<typeof fetch>()
  expectTypeOf(replayFetch({ dir: 'cassettes', onMissing: 'mock' })).toEqualTypeOf<typeof fetch>()
})
