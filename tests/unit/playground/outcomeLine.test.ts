import { getBlock, getWalletNFTs, web3ApiVersion } from 'ledgerline/evm'
import { expect, test } from 'vitest'
import { formatOutcome } from '../../../playground/app/src/run/outcomeLine.js'
import type { Run } from '../../../playground/app/src/run/run.js'
import { createRunLog } from '../../../playground/app/src/run/runLog.js'

const nfts = { result: [{}, {}, {}] }

/** How the calls of a run end: with a status and data, with a status alone, or with neither. */
type End = readonly [status?: number, data?: unknown]

/** The line of a run of an operation whose calls end so. */
function lineOf(operation: object, ends: readonly End[], cancel = false): string | undefined {
  const log = createRunLog()
  for (const [status, ...data] of ends) {
    log.begin()
    log.tell({ kind: 'request', attempt: 1, method: 'GET', url: '', headers: {} })
    if (status) log.tell({ kind: 'response', attempt: 1, status, elapsed: 1, headers: {} })
    if (data.length > 0)
      log.answer({ data: data[0] } as never) // all that is read of it
    else log.fail(1)
    log.end()
  }
  if (cancel) log.tell({ kind: 'cancelled' })
  return formatOutcome({ loaded: { operation } } as Run, log.read())
}

test.each<[string | undefined, object, readonly End[]]>([
  [undefined, getBlock, []],
  ['200 · 1 record', getBlock, [[200, {}]]],
  ['200 · 1 value', web3ApiVersion, [[200, 'v2.2']]],
  ['404 · null', getBlock, [[404, null]]],
  ['500 · failed', getBlock, [[500]]],
  ['Failed', getBlock, [[]]],
  ['200 · 3 rows', getWalletNFTs, [[200, nfts]]],
  [
    '200 · 6 rows',
    getWalletNFTs,
    [
      [200, nfts],
      [200, nfts],
    ],
  ],
  ['500 · failed · 3 rows', getWalletNFTs, [[200, nfts], [500]]],
  ['Failed · 3 rows', getWalletNFTs, [[200, nfts], []]],
  ['200 · 6 rows', getWalletNFTs, [[200, nfts], [500], [200, nfts]]],
])('%s', (line, operation, ends) => {
  expect(lineOf(operation, ends)).toBe(line)
})

test('what was cancelled keeps the rows it has', () => {
  expect(lineOf(getWalletNFTs, [[200, nfts], []], true)).toBe('Cancelled · 3 rows')
  expect(lineOf(getBlock, [[]], true)).toBe('Cancelled')
})
